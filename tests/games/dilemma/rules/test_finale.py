"""The finale: when it comes, how its council sits down, and its three votes."""

from __future__ import annotations

import pytest

from regency.games.dilemma import RULES
from regency.games.dilemma.model.events import (
    ConcordMarked,
    CraveGained,
    DiscordMarked,
    DoorSealed,
    EnvelopeOpened,
    FinaleBegan,
    LastVotePut,
    PassCoinTaken,
    PoolTaken,
    PowerShared,
    PowerSpent,
    PrestigeGained,
    PromiseKept,
    RowShifted,
    StorySigned,
)
from regency.games.dilemma.model.legacy import EventLegacy, HouseLegacy, Legacy, StickerLegacy
from regency.games.dilemma.model.options import Options
from regency.games.dilemma.model.values import Placed
from regency.games.dilemma.printed.abilities import NO_ABILITY, begins
from regency.games.dilemma.printed.figures import DIED, NOTHING, TOP
from regency.games.dilemma.printed.finale import FINALE_HOME, OUTCOME_HOMES
from regency.games.dilemma.printed.services import BREAK_TIE, CEDE_SIGNATURE, VOTE_FOR
from regency.games.dilemma.rules.setup import bequeath
from regency.kernel.match import Match
from tests.games.dilemma.builder import (
    AYE,
    GATHER,
    KNOWLEDGE,
    MODERATE,
    NAY,
    SIX,
    WEALTH,
    Game,
    act,
    add,
    asked,
    begun,
    book,
    decide,
    do,
    ending,
    finale,
    houses,
    move,
    mystery,
    named,
    offer,
    one_card,
    prologue,
    refused,
    service,
    unlocked,
    vote,
    votes,
    voting,
)
from tests.games.dilemma.builder import dilemma as card

pytestmark = pytest.mark.both
FIVE = (0, 2, 4, 6, 8, NOTHING)


def left_by(match: Game) -> Legacy:
    return bequeath(match.state)


def story(name: int, storyline: int, signer: int) -> Placed:
    return Placed(name, storyline, signer, NO_ABILITY, 0)


# When it comes


def test_behind_the_sixth_mystery_the_finale_is_next() -> None:
    found = ending(prologue(card("P1", [mystery("L")], role=0)))
    match = voting(3, book=found, mystery=FIVE)
    decide(match, AYE)
    assert match.state.table.ended == DIED
    assert left_by(match).finale
    assert FINALE_HOME not in left_by(match).opened


def test_behind_the_fifth_it_is_not() -> None:
    found = ending(prologue(card("P1", [mystery("L")], death=True, role=0)))
    match = voting(3, book=found, mystery=(0, 2, 4, 6, NOTHING, NOTHING))
    match.state.table.time = [90, 91, 92, 93, 94, 95, 96]
    decide(match, AYE)
    assert match.state.table.ended == DIED
    assert not left_by(match).finale


def test_a_dilemma_that_ends_the_reign_itself_is_scored_as_that_end() -> None:
    found = ending(prologue(card("P1", [move(WEALTH, 1), mystery("L")], role=0)))
    match = voting(3, book=found, mystery=FIVE, stability=16)
    decide(match, AYE)
    assert match.state.table.ended == TOP
    assert left_by(match).finale


def test_without_an_end_of_the_story_there_is_a_sealed_door_and_no_finale() -> None:
    match = voting(3, book=one_card([mystery("L")]), mystery=FIVE)
    told = decide(match, AYE)
    assert named(told, DoorSealed) == [DoorSealed(FINALE_HOME)]
    left = left_by(match)
    assert left.doors == (FINALE_HOME,) and not left.finale


def test_the_door_opens_when_the_story_has_an_end() -> None:
    match = finale(doors=(FINALE_HOME, 3))
    assert match.state.table.doors == [3]
    assert EnvelopeOpened(FINALE_HOME) in match.opening


def test_after_a_finale_no_other_comes() -> None:
    match = finale()
    for _ in range(3):
        decide(match, AYE)
    left = left_by(match)
    assert left.over and not left.finale


def test_reigns_are_counted_for_whoever_sat_there_and_won_by_all_who_share_a_victory() -> None:
    found = houses(h1=HouseLegacy(sat=4, won=2), h9=HouseLegacy(sat=3, won=1))
    match = voting(3, book=one_card([move(KNOWLEDGE, 1)]), stability=16, houses=found)
    decide(match, AYE)
    left = left_by(match)
    outcome = match.outcome()
    assert outcome is not None
    assert [left.houses[house].sat for house in (0, 1, 2, 8)] == [5, 1, 1, 3]
    won = [int(rank == 1) for rank in outcome.ranks]
    assert [left.houses[house].won for house in (0, 1, 2, 8)] == [2 + won[0], won[1], won[2], 1]


# The council sits down


def test_the_council_sits_with_normal_power_and_coins_and_nothing_of_a_realm() -> None:
    deck = (8, 9)
    match = finale(opened=(0, 2, 3), deck=deck, stickers=(StickerLegacy(0, 0, 1, 7, 2),))
    g, t = match.state, match.state.table
    assert [(own.power, own.coins) for own in g.screens] == [(8, 10)] * 3
    assert t.balance == 3
    assert [own.agenda for own in g.screens] == [NOTHING] * 3
    assert g.box.agendas_away == [0, 1, 2, 3, 4, 5]
    assert t.row == [9] * 5 and t.token == [NOTHING] * 10 and t.time == []
    assert t.marks[0] == 2, "stickers grow old in reigns alone"
    assert t.deck == list(deck), "nothing is drawn"
    assert named(match.opening, RowShifted) == []
    assert asked(match, t.leader) == "VoteTurn Bargain"


def test_it_is_told_why_it_sits() -> None:
    match = finale()
    assert match.opening[0] == FinaleBegan(15)
    assert LastVotePut(1, 3 * FINALE_HOME) in match.opening


def test_highest_prestige_leads_and_lowest_moderates() -> None:
    given = houses(
        h1=HouseLegacy(prestige=20, sat=15), h2=HouseLegacy(prestige=3), h3=HouseLegacy(prestige=20)
    )
    t = finale(3, houses=given).state.table
    assert (t.leader, t.moderator) == (2, 1)


def test_stickers_and_start_abilities_count_as_in_a_reign() -> None:
    signed = (StickerLegacy(0, 0, 1, 0, 1), StickerLegacy(1, 1, 1, 0, 1), StickerLegacy(2, 2, -1, 1, 1))
    stories = (Placed(5, 0, 2, begins(2), 0),)
    given = houses(h1=unlocked(1, sat=15))  # Harrowfen: a coin and a Power more
    match = finale(3, stickers=signed, stories=stories, houses=given)
    assert named(match.opening, PoolTaken) == [
        PoolTaken(0, 8 + 2 + 1, 10 + 1),
        PoolTaken(1, 8 - 1, 10),
        PoolTaken(2, 8 + 1, 10 + 2),  # and the majority of a storyline
    ]


def test_each_majority_signer_of_a_storyline_has_a_power_more_for_each_all_in_a_tie() -> None:
    stories = (
        story(5, 0, 0),
        story(7, 0, 0),
        story(16, 0, 1),
        story(2, 1, 0),
        story(1, 1, 1),
        story(4, 2, 9),  # absent
        story(0, NOTHING, NOTHING),
    )
    match = finale(3, stories=stories)
    assert [own.power for own in match.state.screens] == [8 + 2, 8 + 1, 8]


def test_everything_is_added_before_nothing_is_the_least() -> None:
    signed = tuple(StickerLegacy(space, space, -1, 0, 1) for space in range(9))
    match = finale(3, stickers=signed, stories=(story(5, 0, 0),))
    assert match.state.screens[0].power == 0


def test_houses_that_are_not_said_are_dealt() -> None:
    match = finale(4, present=())
    assert len(set(match.state.table.house)) == 4


# Three votes


def test_the_three_questions_come_in_their_order_and_each_tips_the_scales() -> None:
    match = finale(lean=0)
    t = match.state.table
    told = decide(match, AYE)
    assert named(told, ConcordMarked) == [ConcordMarked(2, 11)]
    assert named(told, LastVotePut) == [LastVotePut(2, 3 * FINALE_HOME + 1)]
    told = decide(match, NAY)
    assert named(told, DiscordMarked) == [DiscordMarked(2, 11)]
    assert named(told, LastVotePut) == [LastVotePut(3, 3 * FINALE_HOME + 2)]
    told = decide(match, AYE)
    assert named(told, DiscordMarked) == [DiscordMarked(3, 14)]
    assert (t.concord, t.discord) == (11, 14)
    assert match.outcome() is not None


def test_nay_to_the_third_is_for_concord() -> None:
    match = finale()
    decide(match, NAY)
    decide(match, NAY)
    told = decide(match, NAY)
    assert named(told, ConcordMarked) == [ConcordMarked(3, 12)]
    assert match.state.table.discord == 13


def test_whoever_signs_marks_two_prestige_for_concord() -> None:
    match = finale()
    leader = match.state.table.leader
    told = decide(match, AYE)
    house = match.state.table.house[leader]
    assert named(told, PrestigeGained) == [PrestigeGained(house, 2)]
    assert named(told, StorySigned) == [StorySigned(FINALE_HOME, house)]
    assert named(told, CraveGained) == []


def test_and_two_crave_for_discord() -> None:
    match = finale()
    leader = match.state.table.leader
    told = decide(match, NAY)
    assert named(told, CraveGained) == [CraveGained(match.state.table.house[leader], 2)]
    assert named(told, PrestigeGained) == []


def test_each_vote_is_signed_by_the_leader_behind_it() -> None:
    match = finale(3)
    t = match.state.table
    assert t.leader == 2
    votes(match, GATHER, vote(AYE, 1), GATHER)
    assert asked(match, 0) == "GiveSignature Bargain" and t.leader == 0
    do(match, 0, act.Sign(0))
    votes(match, GATHER, vote(NAY, 2), GATHER)
    do(match, 1, act.Sign(1))
    assert [each.signer for each in t.stories if each.envelope == FINALE_HOME] == [0, 1]
    assert (t.prestige[0], t.crave[1]) == (2, 2)


def test_a_bought_signature_counts_in_every_respect_and_the_leader_token_stays() -> None:
    match = finale(3)
    t = match.state.table
    votes(match, vote(AYE, 1))
    do(match, 0, offer(2, service(CEDE_SIGNATURE, 0), 4))
    do(match, 2, act.AcceptOffer(0))
    votes(match, GATHER, GATHER)
    refused(match, 2, act.Sign(2))
    told = do(match, 2, act.Sign(0))
    assert named(told, PrestigeGained) == [PrestigeGained(t.house[0], 2)]
    assert t.leader == 2


def test_signing_a_vote_is_no_story_card_signed() -> None:
    match = finale(3, present=(3, 4, 5), houses=houses(h4=unlocked(2, sat=15, prestige=50)))
    assert match.state.table.leader == 0
    told = decide(match, AYE)
    assert [type(event).__name__ for event in told].count("CoinsGained") == 0


def test_abilities_of_votes_count_as_in_a_reign() -> None:
    match = finale(3, present=(0, 4, 5), houses=houses(h1=unlocked(3, sat=15)))
    t = match.state.table
    t.moderator = 0
    votes(match, vote(AYE, 2), GATHER, vote(NAY, 2))
    coins = match.state.screens[0].coins
    do(match, 0, act.BreakTie(AYE))
    assert match.state.screens[0].coins == coins + 2 + 1, "two for the tie, one from the Pass card"


def test_power_is_spent_shared_and_returned_as_in_a_reign() -> None:
    match = finale(3)
    t = match.state.table
    votes(match, vote(AYE, 3), vote(NAY, 2))
    told = votes(match, GATHER)
    assert named(told, PowerShared) == [PowerShared(1, 3)]
    assert named(told, PowerSpent) == [PowerSpent(2, 3)]
    assert named(told, PassCoinTaken) == [PassCoinTaken(1, 1)]
    assert t.balance == 3
    do(match, 2, act.Sign(2))
    assert [own.power for own in match.state.screens] == [8, 11, 5]


def test_turns_raise_and_stay_as_in_a_reign() -> None:
    match = finale(3)
    votes(match, vote(AYE, 1), vote(NAY, 2), MODERATE, add(3))
    t = match.state.table
    assert (t.leader, t.moderator) == (2, 1)
    assert asked(match, 0) == "VoteTurn Bargain"


def test_where_everybody_passes_the_moderator_decides_leads_and_signs() -> None:
    match = finale(3)
    votes(match, GATHER, GATHER, MODERATE)
    do(match, 1, act.BreakTie(NAY))
    told = do(match, 1, act.Sign(1))
    assert named(told, CraveGained) == [CraveGained(match.state.table.house[1], 2)]


def test_deals_and_promises_hold_as_in_a_reign() -> None:
    match = finale(3)
    do(match, 2, offer(0, service(VOTE_FOR, NAY), 2))
    do(match, 0, act.AcceptOffer(0))
    do(match, 1, act.MakePromise(0, service(VOTE_FOR, AYE)))
    votes(match, GATHER)
    refused(match, 0, vote(AYE, 1))
    votes(match, vote(NAY, 1))
    told = votes(match, vote(AYE, 3))
    assert named(told, PromiseKept) == [PromiseKept(1, service(VOTE_FOR, AYE))]


def test_a_vote_that_is_even_may_be_bought_of_the_moderator() -> None:
    match = finale(3)
    t = match.state.table
    votes(match, vote(AYE, 1), vote(NAY, 1), GATHER)
    assert t.moderator == 0
    do(match, 2, offer(0, service(BREAK_TIE, AYE), 3))
    do(match, 0, act.AcceptOffer(0))
    refused(match, 0, act.BreakTie(NAY))


def test_no_deal_outlives_its_vote() -> None:
    match = finale(3)
    do(match, 2, offer(0, service(CEDE_SIGNATURE, 2), 2))
    do(match, 0, act.AcceptOffer(0))
    decide(match, AYE)
    t = match.state.table
    assert (t.deals, t.promises, t.slots.count(None)) == ([], [], 12)


def test_what_a_vote_does_besides_is_done_before_it_is_signed() -> None:
    match = finale(3, book=ending(gift=[(5, 2, 0, 2, 0)]))  # two coins for everybody
    votes(match, vote(AYE, 1), GATHER, GATHER)
    assert [own.coins for own in match.state.screens] == [10 + 2 + 1, 10 + 2 + 1, 10 + 2]
    assert asked(match, 2) == "GiveSignature Bargain"


def test_a_vote_leaves_the_table_and_no_card_lies_on_the_time_counter() -> None:
    match = finale(3)
    decide(match, AYE)
    t = match.state.table
    assert t.spent == [3 * FINALE_HOME] and t.time == []
    assert t.card == 3 * FINALE_HOME + 1


def test_a_running_event_rests_in_the_finale() -> None:
    running = EventLegacy(running=(1,) * 6, marks=(1,) * 6, home=(26, 23, 22, 29, 28, 31), unrest=3, regent=0)
    opened = (0, 26, 23, 22, 29, 28, 31)
    match = finale(3, events=running, opened=opened)
    t = match.state.table
    assert t.dreamer == NOTHING and t.row == [9] * 5
    decide(match, NAY)
    assert (t.street, t.unrest, t.front) == (0, 3, 0)


def test_options_of_the_rules_hold() -> None:
    match = finale(3, options=Options(open_pools=True))
    assert match.state.table.open_power == [8, 8, 8]
    decide(match, AYE)
    assert match.state.table.open_power == [own.power for own in match.state.screens]


def test_a_finale_is_a_record_like_any_other() -> None:
    match = finale(4)
    for side in (AYE, NAY, NAY):
        decide(match, side)
    again = Match.fold(RULES, match.record())
    assert left_by(again) == left_by(match)
    assert left_by(match).outcome in OUTCOME_HOMES


def test_a_reign_can_still_be_begun_with_fewer_than_six() -> None:
    match = begun(3, book=book(), mystery=(*SIX[:5], NOTHING))
    assert asked(match, match.waited_for()[0]) == "DraftAgenda"
