"""The worked examples of the rulebooks (T01 to T14)."""

from __future__ import annotations

import pytest

from regency.games.allegoria import RULES
from regency.games.allegoria.flow.steps import CLEAN_UP
from regency.games.allegoria.model.actions import (
    Advance,
    Alms,
    Battle,
    ChooseKind,
    ChooseLord,
    Commerce,
    DeclareStar,
    DivideSpoils,
    EndTurn,
    Enough,
    GrantGuild,
    KeepClaim,
    KeepNoClaim,
    PlaceMarker,
    PutAside,
    Raid,
    Recruit,
    SpendCard,
    SplitCards,
    Subterfuge,
    Supplement,
    TakeCard,
    TakeGroup,
)
from regency.games.allegoria.model.events import ClaimsDrawn, TokenResolved
from regency.games.allegoria.model.reasons import DeployOnly, StackFull, SupplementClosed
from regency.games.allegoria.printed.terms import (
    CENTRE,
    DEPLOY,
    EITHER,
    FOR_INFLUENCE,
    FOR_TRACK,
    INTRIGUE,
    MERCHANTS_GUILD,
    MIXED,
    NO_GUILD,
    SOLDIERS_GUILD,
    STRENGTH,
)
from regency.games.allegoria.telling.pieces import full_title, in_a_row
from regency.kernel.match import Match
from regency.kernel.rules import Phrase
from tests.games.allegoria.builder import Game, bare, opened, planning, ready, turn
from tests.games.allegoria.dice import fought
from tests.games.allegoria.names import CLAIM, CULVER_LUX, END_CLAIM, LORD, ROSELIE, SPACE, UMBRAL, card
from tests.games.allegoria.play import (
    asked,
    can,
    completed,
    count,
    do,
    holds,
    of,
    refused,
    table,
    track,
    tracks,
)

pytestmark = pytest.mark.both
NO_SECOND = 5


def lords_dealt(seed: int) -> Game:
    """A match in which everybody looks at two Lords."""
    match: Game = Match.start(RULES, 3, seed=seed)
    for seat in range(3):
        first, second = sorted(match.state.screens[seat].ends)[:2]
        match.submit(seat, PutAside(first, second))
    return match


def test_t01_the_patron_moves_tracks_and_places_a_merchant() -> None:
    dealt = (lords_dealt(seed) for seed in range(1, 60))
    match = next(match for match in dealt if LORD["patron"] in match.state.screens[ROSELIE].lords)
    match.submit(ROSELIE, ChooseLord(LORD["patron"]))
    for seat in (1, 2):
        match.submit(seat, ChooseLord(match.state.screens[seat].lords[0]))
    RULES.check(match.state)
    assert tracks(match, ROSELIE) == [0, 0, 4, 2, 2]
    assert count(match, ROSELIE, "merchant", ROSELIE) == 1
    assert table(match).supply[ROSELIE] == 9


def test_t02_a_first_marker_goes_left_and_further_ones_on_top_up_to_three() -> None:
    match = planning(bare(first=UMBRAL))
    space = SPACE["soldier"]
    for seat, marker in ((UMBRAL, 0), (CULVER_LUX, 1), (ROSELIE, 2)):
        do(match, seat, PlaceMarker(marker, space))
    assert table(match).order[space] == (UMBRAL, CULVER_LUX, ROSELIE)
    do(match, UMBRAL, PlaceMarker(0, 0))
    do(match, CULVER_LUX, PlaceMarker(1, space))
    assert table(match).order[space] == (UMBRAL, CULVER_LUX, ROSELIE)
    do(match, ROSELIE, PlaceMarker(0, 0))
    do(match, UMBRAL, PlaceMarker(1, 0))
    do(match, CULVER_LUX, PlaceMarker(0, space))
    do(match, ROSELIE, PlaceMarker(0, 0))
    do(match, UMBRAL, PlaceMarker(1, 1))
    assert refused(match, CULVER_LUX, PlaceMarker(2, space)) == StackFull(space)


def test_t03_the_claims_space() -> None:
    match = opened(bare(), "claims", [(ROSELIE, "2"), (UMBRAL, "1 1"), (CULVER_LUX, "0")])
    assert table(match).ranking == (ROSELIE, UMBRAL)
    assert len(match.state.screens[ROSELIE].drawn_claims) == 3
    told = do(match, ROSELIE, KeepClaim(match.state.screens[ROSELIE].drawn_claims[0]))
    assert of(ClaimsDrawn, told) == [ClaimsDrawn(UMBRAL, 3)]
    assert len(table(match).slots[ROSELIE]) + len(table(match).completed[ROSELIE]) == 1
    do(match, UMBRAL, KeepNoClaim())
    assert table(match).claim_discards == 5
    assert table(match).first == UMBRAL
    assert table(match).slots[CULVER_LUX] == ()


def test_t04_the_workforce_space() -> None:
    match = bare(open="spy2 soldier1 banker3 banker1 joker1")
    match = opened(match, "workforce", [(UMBRAL, "2"), (ROSELIE, "1")])
    assert asked(match, ROSELIE) == "Split"
    do(match, ROSELIE, SplitCards(12))  # first and second, third and fourth, the last alone
    assert [len(group) for group in table(match).groups] == [2, 2, 1]
    do(match, UMBRAL, TakeGroup(1))
    assert holds(match, UMBRAL, "banker3") == holds(match, UMBRAL, "banker1") == 1
    do(match, ROSELIE, TakeGroup(0), TakeCard(card("spy2")))
    assert holds(match, ROSELIE, "spy2") == 1
    assert table(match).hands == [1, 2, 0]
    assert table(match).discards[card("soldier1")] == table(match).discards[card("joker1")] == 1


def test_t05_the_first_supplement_that_crosses_is_the_last() -> None:
    match = bare(tracks={CULVER_LUX: "strength6"})
    match = turn(match, "soldier", CULVER_LUX)
    do(match, CULVER_LUX, Recruit(), Recruit(), Advance(CULVER_LUX, CENTRE, 2), Supplement())
    assert track(match, CULVER_LUX, "strength") == 5
    assert table(match).anarchy[CULVER_LUX] == 1
    do(match, CULVER_LUX, Advance(CENTRE, ROSELIE, 2))
    assert refused(match, CULVER_LUX, Supplement()) == SupplementClosed()


def test_t05_two_spaces_right_of_a_threshold_the_second_supplement_crosses() -> None:
    match = turn(bare(tracks={CULVER_LUX: "strength7"}), "soldier", CULVER_LUX, points=0)
    do(match, CULVER_LUX, Supplement())
    assert (track(match, CULVER_LUX, "strength"), table(match).anarchy[CULVER_LUX]) == (6, 0)
    do(match, CULVER_LUX, Recruit(), Supplement())
    assert (track(match, CULVER_LUX, "strength"), table(match).anarchy[CULVER_LUX]) == (5, 1)
    do(match, CULVER_LUX, Recruit())
    assert refused(match, CULVER_LUX, Supplement()) == SupplementClosed()


def test_t06_recruit_with_one_card_each() -> None:
    match = turn(bare(hands={UMBRAL: "soldier1 soldier2"}), "soldier", UMBRAL)
    do(match, UMBRAL, Recruit(), SpendCard(card("soldier2")), Enough())
    assert (count(match, UMBRAL, "soldier", UMBRAL), track(match, UMBRAL, "strength")) == (1, 2)
    do(match, UMBRAL, Recruit(), SpendCard(card("soldier1")))
    assert (count(match, UMBRAL, "soldier", UMBRAL), track(match, UMBRAL, "strength")) == (2, 3)


def test_t06_recruit_with_both_cards_or_with_none() -> None:
    match = turn(bare(hands={UMBRAL: "soldier1 soldier2"}), "soldier", UMBRAL)
    do(match, UMBRAL, Recruit(), Enough())
    assert (count(match, UMBRAL, "soldier", UMBRAL), track(match, UMBRAL, "strength")) == (1, 0)
    do(match, UMBRAL, Recruit(), SpendCard(card("soldier2")), SpendCard(card("soldier1")))
    assert (count(match, UMBRAL, "soldier", UMBRAL), track(match, UMBRAL, "strength")) == (2, 3)


def test_t07_a_battle() -> None:
    def build(seed: int) -> Game:
        match = bare(seed=seed, workers={ROSELIE: "2soldier@0", CULVER_LUX: "3soldier@0"})
        return turn(match, "soldier", CULVER_LUX, points=1)

    match = fought(build, CULVER_LUX, Battle(ROSELIE, ROSELIE, 1), roll=2, defence=3)
    assert table(match).anarchy[CULVER_LUX] == 1
    assert count(match, ROSELIE, "soldier", ROSELIE) == 1
    assert count(match, CULVER_LUX, "soldier", ROSELIE) == 2
    assert match.options(CULVER_LUX) == [DivideSpoils(0), DivideSpoils(1)]
    do(match, CULVER_LUX, DivideSpoils(1))
    assert count(match, ROSELIE, "soldier", ROSELIE) == 0
    assert count(match, CULVER_LUX, "soldier", ROSELIE) == 2
    assert table(match).influence == [0, 0, 0]


def test_t07_with_one_more_point_a_raid_would_follow() -> None:
    match = bare(workers={CULVER_LUX: "2soldier@0"})
    match = turn(match, "soldier", CULVER_LUX, points=1)
    assert can(match, CULVER_LUX, Raid(ROSELIE, 2))


def test_t08_subterfuge_and_the_impaler() -> None:
    match = bare(
        tracks={UMBRAL: "strength3 intrigue2"}, workers={ROSELIE: "2spy@1"}, held={ROSELIE: "impaler"}
    )
    match = turn(match, "spy", ROSELIE)
    do(match, ROSELIE, Subterfuge(UMBRAL, STRENGTH, NO_SECOND))
    assert (table(match).diplomacy[ROSELIE], track(match, UMBRAL, "strength")) == (1, 2)
    assert table(match).supply[ROSELIE] == 9
    assert completed(match, ROSELIE) == []
    do(match, ROSELIE, Subterfuge(UMBRAL, INTRIGUE, NO_SECOND))
    assert (table(match).diplomacy[ROSELIE], track(match, UMBRAL, "intrigue")) == (1, 1)
    assert table(match).supply[ROSELIE] == 10
    assert completed(match, ROSELIE) == ["impaler"]
    assert table(match).points == 1


def test_t09_commerce() -> None:
    match = bare(merchant="F", tracks={CULVER_LUX: "wealth3 trade6"}, workers={CULVER_LUX: "3merchant@1"})
    match = turn(match, "merchant", CULVER_LUX, points=1)
    do(match, CULVER_LUX, Commerce(UMBRAL, 1, FOR_INFLUENCE))
    assert (track(match, CULVER_LUX, "trade"), track(match, UMBRAL, "trade")) == (5, 1)
    assert table(match).influence[CULVER_LUX] == 3
    assert table(match).anarchy[CULVER_LUX] == 0
    assert count(match, CULVER_LUX, "merchant", UMBRAL) == 2
    do(match, CULVER_LUX, Supplement())
    assert (track(match, CULVER_LUX, "trade"), table(match).anarchy[CULVER_LUX]) == (4, 0)
    do(match, CULVER_LUX, Commerce(UMBRAL, 0, FOR_TRACK))
    assert (track(match, CULVER_LUX, "wealth"), track(match, UMBRAL, "wealth")) == (2, 1)
    assert track(match, CULVER_LUX, "trade") == 6
    assert count(match, CULVER_LUX, "merchant", UMBRAL) == 1
    do(match, CULVER_LUX, Supplement())
    assert (track(match, CULVER_LUX, "trade"), table(match).anarchy[CULVER_LUX]) == (5, 1)
    do(match, CULVER_LUX, Commerce(UMBRAL, 1, FOR_TRACK))
    assert track(match, CULVER_LUX, "trade") == 4
    assert refused(match, CULVER_LUX, Supplement()) == SupplementClosed()


def test_t10_a_star_as_one_activates_a_guild_and_ranks_behind() -> None:
    match = opened(bare(guilds={ROSELIE: [MERCHANTS_GUILD]}), "spy", [(ROSELIE, "*"), (UMBRAL, "2")])
    do(match, ROSELIE, DeclareStar(0, MERCHANTS_GUILD))
    assert tracks(match, ROSELIE) == [0, 0, 1, 0, 1]
    assert table(match).ranking == (UMBRAL, ROSELIE)
    assert (table(match).active, table(match).points, table(match).kind) == (UMBRAL, 3, MIXED)
    do(match, UMBRAL, EndTurn())
    assert (table(match).active, table(match).points, table(match).kind) == (ROSELIE, 1, DEPLOY)


def test_t10_a_star_as_two_ties_and_comes_first_by_its_place() -> None:
    match = opened(bare(guilds={ROSELIE: [MERCHANTS_GUILD]}), "spy", [(ROSELIE, "*"), (UMBRAL, "2")])
    do(match, ROSELIE, DeclareStar(1, NO_GUILD))
    assert table(match).ranking == (ROSELIE, UMBRAL)
    assert (table(match).active, table(match).points) == (ROSELIE, 3)


def test_t11_alms() -> None:
    match = bare(anarchy={UMBRAL: 1}, alms={UMBRAL: 3}, tokens=(0, 1, 2))
    match = turn(match, "scholar", UMBRAL, points=1)
    told = do(match, UMBRAL, Alms(1))
    assert (table(match).anarchy[UMBRAL], table(match).alms[UMBRAL], table(match).influence[UMBRAL]) == (
        0,
        4,
        1,
    )
    assert of(TokenResolved, told) == [TokenResolved(UMBRAL, 1)]
    assert table(match).alms_tokens == (0, 1, 2)


def final_position() -> Game:
    match = bare(
        round=6,
        lords=("patron", "marshal", "envoy"),
        tracks={ROSELIE: "strength1 intrigue7 trade11 wealth4 knowledge3"},
        ends={ROSELIE: "absolutist determined blameless"},
        done={ROSELIE: "cunning generous suspicious impaler"},
        diplomacy={ROSELIE: 3},
        alms={ROSELIE: 3},
        anarchy={ROSELIE: 4},
        influence={ROSELIE: 9},
        guilds={ROSELIE: [SOLDIERS_GUILD, MERCHANTS_GUILD]},
    )
    match.state.stacks[0] = [CLEAN_UP]
    return ready(match)


def test_t12_the_final_score() -> None:
    outcome = final_position().outcome()
    assert outcome is not None
    pad = {line.item: line.points[ROSELIE] for line in outcome.lines}
    assert pad == {
        "guilds": 4, "in-game-claims": 7, "end-game-claims": 10, "unfulfilled": -3, "diplomacy": 12,
        "alms": 0, "anarchy": -4, "tokens": 9, "strength": -1, "intrigue": 2, "trade": 3, "wealth": 0,
        "knowledge": 0,
    }  # fmt: skip
    assert outcome.scores[ROSELIE] == 39


def test_t12_the_winners_title() -> None:
    title = full_title(table(final_position()), ROSELIE)
    ends = [Phrase(f"end_claim-{END_CLAIM[name]}") for name in ("absolutist", "determined")]
    games = [Phrase(f"claim-{CLAIM[name]}") for name in ("cunning", "generous", "suspicious", "impaler")]
    assert title.about["titles"] == in_a_row(ends + games)
    assert in_a_row(ends) == Phrase("list-comma", {"before": ends[0], "next": ends[1]})
    assert title.about["name"] == Phrase("name", {"lord": Phrase("lord-0"), "house": Phrase("house-0")})


@pytest.mark.parametrize(("kind", "points"), [(0, 2), (1, 1)])
def test_t13_four_players_second_rank_two_deploy_points_or_one_task_point(kind: int, points: int) -> None:
    stacks = [(seat, markers) for seat, markers in enumerate(("2 1 1", "2 1", "2", "1"))]
    match = opened(bare(4, workers={1: "soldier@centre"}), "soldier", stacks)
    do(match, 0, EndTurn())
    assert (asked(match, 1), table(match).kind) == ("ChoosePoints", EITHER)
    do(match, 1, ChooseKind(kind))
    assert table(match).points == points
    assert can(match, 1, Recruit()) == (kind == 0)
    assert can(match, 1, Raid(CENTRE, 1)) == (kind == 1)
    if kind == 0:
        assert refused(match, 1, Raid(CENTRE, 1)) == DeployOnly()


@pytest.mark.parametrize(("wealth", "left"), [(7, 5), (6, 4)])
def test_t14_a_grant_may_end_one_or_two_spaces_left_of_a_threshold(wealth: int, left: int) -> None:
    match = turn(bare(tracks={ROSELIE: f"wealth{wealth}"}), "banker", ROSELIE, points=0)
    do(match, ROSELIE, GrantGuild(SOLDIERS_GUILD))
    assert (track(match, ROSELIE, "wealth"), table(match).anarchy[ROSELIE]) == (left, 1)
    assert table(match).guilds[ROSELIE] == (SOLDIERS_GUILD,)
