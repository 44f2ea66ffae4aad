"""The lean, the four outcomes with their weights, and the final table with its ties one by one."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from regency.games.dilemma import RULES
from regency.games.dilemma.model.events import (
    CampaignWon,
    EnvelopeOpened,
    HouseListed,
    HouseRanked,
    OutcomeProclaimed,
    PoolRevealed,
    ReckoningChosen,
)
from regency.games.dilemma.model.legacy import HouseLegacy, Legacy, Standing
from regency.games.dilemma.model.reasons import NotLevel
from regency.games.dilemma.printed.figures import ENDS, NOTHING, SCORED
from regency.games.dilemma.printed.finale import WEIGHTS
from regency.games.dilemma.printed.services import CEDE_SIGNATURE
from regency.games.dilemma.rules import finale as rule
from regency.games.dilemma.rules.setup import bequeath
from regency.kernel.edge import Event
from regency.kernel.errors import OtherQuestion
from tests.games.dilemma.builder import (
    AYE,
    GATHER,
    MODERATE,
    NAY,
    Game,
    act,
    asked,
    decide,
    dilemma,
    do,
    ending,
    finale,
    houses,
    named,
    offer,
    prologue,
    refused,
    service,
    vote,
    votes,
)

pytestmark = pytest.mark.both
DOUBLED, ALIKE, TREBLED, FOURFOLD = range(4)
# To the third vote Nay is for Concord
FOR_CONCORD, FOR_DISCORD = (AYE, AYE, NAY), (NAY, NAY, AYE)


def house(prestige: int = 0, crave: int = 0, sat: int = 15, won: int = 0) -> HouseLegacy:
    return HouseLegacy(member=True, prestige=prestige, crave=crave, sat=sat, won=won)


def ended(match: Game, sides: tuple[int, int, int]) -> list[Event]:
    """All three votes, each decided by the Leader alone, who signs them."""
    told: list[Event] = []
    for side in sides:
        told = decide(match, side)
    return told


def left_by(match: Game) -> Legacy:
    return bequeath(match.state)


def table(wanted: int, **given: HouseLegacy) -> list[tuple[int, int, int]]:
    """The final table of these houses, where this outcome has come."""
    match = finale(3, houses=houses(**given), present=(0, 1, 2))
    match.state.table.ended = 3 + wanted
    return rule.final_table(match.state.table)


def order(wanted: int, **given: HouseLegacy) -> list[int]:
    """The numbers of the houses, as they are printed, from the first down."""
    return [1 + line[0] for line in table(wanted, **given)]


# The lean


@pytest.mark.parametrize(
    ("lean", "outcome"),
    [
        (18, DOUBLED), (6, DOUBLED), (5, DOUBLED), (4, ALIKE), (1, ALIKE), (0, NOTHING),
        (-1, TREBLED), (-4, TREBLED), (-5, FOURFOLD), (-6, FOURFOLD), (-18, FOURFOLD),
    ],
)  # fmt: skip
def test_the_lean_decides_which_outcome_comes(lean: int, outcome: int) -> None:
    assert rule.reckoning_of(lean) == outcome


def test_it_is_all_concord_minus_all_discord_of_endings_and_votes() -> None:
    match = finale(lean=-2)
    assert rule.lean(match.state.table) == -2
    told = ended(match, FOR_CONCORD)
    assert rule.lean(match.state.table) == -2 + 2 + 2 + 3
    assert named(told, OutcomeProclaimed) == [OutcomeProclaimed(5, DOUBLED)]


@pytest.mark.parametrize(
    ("lean", "sides", "outcome"),
    [
        (4, FOR_CONCORD, DOUBLED),
        (-3, FOR_CONCORD, ALIKE),
        (3, FOR_DISCORD, TREBLED),
        (-1, FOR_DISCORD, FOURFOLD),
    ],
)
def test_one_of_four_envelopes_is_opened(lean: int, sides: tuple[int, int, int], outcome: int) -> None:
    match = finale(lean=lean)
    told = ended(match, sides)
    assert named(told, EnvelopeOpened) == [EnvelopeOpened(71 + outcome)]
    t = match.state.table
    assert t.opened[-1] == 71 + outcome and t.phase == SCORED
    found = match.outcome()
    assert found is not None and found.reason == ENDS[3 + outcome]
    assert left_by(match).outcome == 71 + outcome
    assert match.waited_for() == []


def level() -> Game:
    """The third vote makes the scales level, and the Leader is about to sign."""
    match = finale(lean=-7)
    decide(match, AYE)
    decide(match, AYE)
    votes(match, vote(NAY, 1), GATHER, GATHER)
    return match


def choosing() -> Game:
    """Signed, and it is for the Leader to choose the outcome."""
    match = level()
    do(match, 2, match.options(2)[0])  # type: ignore[arg-type]
    return match


def test_at_zero_the_leader_after_the_third_vote_chooses_between_the_two_in_the_middle() -> None:
    match = choosing()
    assert asked(match, 2) == "ChooseOutcome"
    assert match.waited_for() == [2]
    assert match.options(2) == [act.ChooseReckoning(ALIKE), act.ChooseReckoning(TREBLED)]
    assert refused(match, 2, act.ChooseReckoning(DOUBLED)) == NotLevel()
    told = do(match, 2, act.ChooseReckoning(TREBLED))
    assert named(told, ReckoningChosen) == [ReckoningChosen(2, TREBLED)]
    assert named(told, EnvelopeOpened) == [EnvelopeOpened(73)]


def test_the_other_of_the_two_comes_as_well() -> None:
    match = level()
    do(match, 2, match.options(2)[0])  # type: ignore[arg-type]
    told = do(match, 2, act.ChooseReckoning(ALIKE))
    assert named(told, EnvelopeOpened) == [EnvelopeOpened(72)]


def test_it_is_the_leader_who_chooses_and_not_whoever_signed() -> None:
    match = level()
    do(match, 0, offer(2, service(CEDE_SIGNATURE, 0), 3))
    do(match, 2, act.AcceptOffer(0))
    do(match, 2, act.Sign(0))
    assert match.waited_for() == [2]


def test_with_a_lean_nobody_chooses() -> None:
    match = finale(lean=1)
    assert refused(match, 2, act.ChooseReckoning(ALIKE)) == OtherQuestion()


# The weights


@pytest.mark.parametrize("outcome", range(4))
def test_prestige_and_crave_count_as_the_outcome_says(outcome: int) -> None:
    prestige, crave = WEIGHTS[outcome]
    assert table(outcome, h1=house(7, 5), h2=house(), h3=house())[0] == (0, 1, 7 * prestige + 5 * crave)


def test_what_is_signed_in_the_finale_counts() -> None:
    match = finale(3, lean=4, houses=houses(h1=house(), h2=house(), h3=house(10, 3)))
    ended(match, FOR_CONCORD)
    found = match.outcome()
    assert found is not None
    assert [line.item for line in found.lines] == ["prestige", "crave"]
    assert [line.points for line in found.lines] == [(0, 0, 2 * (10 + 6)), (0, 0, 3)]
    assert found.scores == (0, 0, 35)


def test_what_it_would_count_now_is_told_all_the_time() -> None:
    match = finale(3, lean=4, houses=houses(h1=house(5, 4), h2=house(), h3=house()))
    tally = RULES.tally(match.state.table)
    assert tally.totals == (9, 0, 0)
    decide(match, AYE)
    tally = RULES.tally(match.state.table)
    assert tally.totals == (2 * 7 + 4, 0, 0)
    assert {line.item: line.points for line in tally.counts} == {
        "votes": (2,),
        "prestige": (7, 0, 0),
        "crave": (4, 0, 0),
    }
    assert not tally.last_round


def test_at_zero_it_is_told_as_if_all_points_counted_alike() -> None:
    match = finale(3, lean=0, houses=houses(h1=house(5, 4), h2=house(), h3=house()))
    assert RULES.tally(match.state.table).totals == (9, 0, 0)


# The final table


def test_the_highest_weighted_sum_wins() -> None:
    assert order(DOUBLED, h1=house(10, 3), h2=house(9, 6), h3=house(8, 4)) == [2, 1, 3]
    assert order(ALIKE, h1=house(10, 3), h2=house(9, 6), h3=house(8, 4)) == [2, 1, 3]
    assert order(FOURFOLD, h1=house(20, 1), h2=house(0, 5), h3=house(10, 4)) == [3, 1, 2]


def test_of_equals_more_of_the_heavier_currency_is_first() -> None:
    assert order(DOUBLED, h1=house(4, 4), h2=house(5, 2), h3=house(3, 6)) == [2, 1, 3]
    assert order(TREBLED, h1=house(6, 1), h2=house(3, 2), h3=house(0, 3)) == [3, 2, 1]
    assert order(FOURFOLD, h1=house(4, 0), h2=house(0, 1), h3=house()) == [2, 1, 3]


def test_where_both_count_alike_prestige_is_the_heavier() -> None:
    assert order(ALIKE, h1=house(4, 5), h2=house(6, 3), h3=house(5, 4)) == [2, 3, 1]


def test_of_equals_in_both_more_reigns_won_are_first() -> None:
    assert order(ALIKE, h1=house(4, 4, won=3), h2=house(4, 4, won=2), h3=house(4, 4, won=5)) == [3, 1, 2]


def test_of_equals_in_all_the_higher_house_number_is_first() -> None:
    assert order(DOUBLED, h1=house(4, 4), h2=house(4, 4), h3=house(4, 4)) == [3, 2, 1]


def test_the_heavier_currency_goes_before_reigns_won_and_these_before_the_number() -> None:
    assert order(DOUBLED, h1=house(5, 2, won=0), h2=house(4, 4, won=9), h3=house(4, 4, won=8)) == [1, 2, 3]


def test_who_sat_in_fewer_than_a_third_of_the_reigns_is_listed_without_a_place() -> None:
    found = table(ALIKE, h1=house(50, 9, sat=4), h2=house(5, sat=5), h3=house(6, sat=15), h8=house(1, sat=0))
    assert found == [(2, 1, 6), (1, 2, 5), (0, NOTHING, 59), (7, NOTHING, 1)]


@pytest.mark.parametrize(
    ("reigns", "sat", "ranked"), [(15, 5, True), (16, 5, False), (16, 6, True), (17, 6, True)]
)
def test_a_third_of_the_reigns_is_enough_and_the_finale_is_none(reigns: int, sat: int, ranked: bool) -> None:
    match = finale(3, reign=reigns + 1, houses=houses(h1=house(sat=sat)))
    assert rule.is_ranked(match.state.table, 0) is ranked


def test_houses_that_never_joined_are_not_in_it_and_those_that_are_away_are() -> None:
    found = table(ALIKE, h1=house(3), h2=house(4), h3=house(5), h12=house(9))
    assert [line[0] for line in found] == [11, 2, 1, 0]


def test_whoever_sits_down_for_the_finale_alone_is_in_it() -> None:
    match = finale(3, houses=houses(h1=house(3), h2=house(4)))
    assert rule.final_table(match.state.table)[-1] == (2, NOTHING, 0)


def test_the_table_is_read_out_from_its_foot_and_the_first_has_won() -> None:
    given = houses(h1=house(3, won=4), h2=house(4, sat=2), h3=house(5), h12=house(1))
    match = finale(3, lean=-3, houses=given)
    told = ended(match, FOR_CONCORD)
    assert [event for event in told if isinstance(event, HouseListed | HouseRanked | CampaignWon)] == [
        HouseListed(1, 4),
        HouseRanked(3, 11, 1),
        HouseRanked(2, 0, 3),
        HouseRanked(1, 2, 11),
        CampaignWon(2),
    ]
    assert left_by(match).standing == (
        Standing(2, 1, 11, 11, 0, 15, 0),
        Standing(0, 2, 3, 3, 0, 15, 4),
        Standing(11, 3, 1, 1, 0, 15, 0),
        Standing(1, NOTHING, 4, 4, 0, 2, 0),
    )


def test_ranks_count_those_at_the_table_and_who_has_no_place_comes_last() -> None:
    given = houses(h1=house(30, sat=1), h2=house(4), h3=house(5), h4=house(40, sat=2), h12=house(1))
    match = finale(4, lean=-3, houses=given, present=(0, 1, 2, 3))
    ended(match, FOR_CONCORD)
    found = match.outcome()
    assert found is not None
    assert found.ranks == (3, 2, 1, 3) and found.won == (False, False, True, False)


def test_a_house_that_stayed_away_may_have_won_and_then_nobody_at_the_table_has() -> None:
    given = houses(h1=house(3), h2=house(4), h3=house(5), h12=house(90))
    match = finale(3, lean=-3, houses=given)
    told = ended(match, FOR_CONCORD)
    found = match.outcome()
    assert found is not None
    assert (found.ranks, found.won, found.winners()) == ((3, 2, 1), (False,) * 3, [])
    assert named(told, CampaignWon) == [CampaignWon(11)]
    assert [RULES.title(match.state.table, seat).key for seat in range(3)] == ["title-councillor"] * 3


def test_the_winner_is_honoured() -> None:
    match = finale(3, lean=-3, houses=houses(h1=house(3), h2=house(4), h3=house(5)))
    ended(match, FOR_CONCORD)
    titles = [RULES.title(match.state.table, seat).key for seat in range(3)]
    assert titles == ["title-councillor", "title-councillor", "title-winner"]


def test_nobody_wins_where_everybody_came_too_late() -> None:
    match = finale(3, lean=-3, houses=houses(h1=house(3, sat=1), h2=house(4, sat=1), h3=house(5, sat=1)))
    told = ended(match, FOR_CONCORD)
    found = match.outcome()
    assert found is not None
    assert (found.ranks, found.won) == ((1, 1, 1), (False,) * 3)
    assert named(told, CampaignWon) == [] and len(named(told, HouseListed)) == 3


def test_all_screens_are_lifted_and_nothing_of_them_counts() -> None:
    match = finale(3, lean=4)
    told = ended(match, FOR_CONCORD)
    assert named(told, PoolRevealed) == [
        PoolRevealed(seat, own.power, own.coins) for seat, own in enumerate(match.state.screens)
    ]


def test_a_finale_leaves_everything_of_the_campaign_as_it_is_but_points_and_promises() -> None:
    marked = HouseLegacy(True, 5, 1, 3, (1, 2, 0), (1,) * 6, 2, 1, 1, 9, 2)
    found = ending(prologue(*[dilemma(f"P{nth}", role=0) for nth in (1, 2, 3)]))
    given = houses(h1=house(3), h2=house(4), h3=marked)
    match = finale(3, lean=4, book=found, houses=given, deck=(1, 2), spent=(0,), flags=(2,))
    votes(match, vote(AYE, 1), GATHER, MODERATE)
    do(match, 2, act.Sign(2))
    decide(match, AYE)
    decide(match, NAY)
    left = left_by(match)
    assert left.houses[2] == replace(marked, prestige=5 + 6)
    assert (left.deck, left.flags, left.reign) == ((1, 2), (2,), 17)
    assert left.spent == (0, 210, 211, 212)
    assert (left.concord, left.discord) == (9 + 4 + 7, 9)
    assert [each.signer for each in left.stories if each.envelope == 70] == [2, 2, 2]
