"""Royal Decrees: The Queen Is Dead, and the two events of each of the others."""

from __future__ import annotations

import pytest

from regency.games.allegoria.flow.steps import RESET
from regency.games.allegoria.model.actions import (
    AcceptDecree,
    Advance,
    Alms,
    Battle,
    CentralSubterfuge,
    Commerce,
    Decline,
    DiscardCard,
    DivideSpoils,
    EndTurn,
    KeepClaim,
    KeepNoClaim,
    LowerForDiplomacy,
    LowerTrack,
    LowerTracks,
    RaiseTrack,
    Recruit,
    Subterfuge,
    Supplement,
    TakeAnarchy,
    UseHardTimes,
    WithdrawWorker,
)
from regency.games.allegoria.model.events import DecreeRevealed, DiceRolled, QueenDied
from regency.games.allegoria.model.reasons import NoHardTimes, TrackTooLow
from regency.games.allegoria.printed.terms import (
    CENTRE,
    FOR_TRACK,
    INTRIGUE,
    KNOWLEDGE,
    QUEEN,
    STRENGTH,
    TRADE,
    WEALTH,
)
from tests.games.allegoria.builder import Game, bare, decreed, opened, ready, turn
from tests.games.allegoria.dice import fought
from tests.games.allegoria.names import CLAIM, EDICT, card
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


def reset(match: Game, decrees: list[int]) -> Game:
    """The next Reset reveals these Decrees, the first one first."""
    g = match.state
    t = g.table
    t.old_decrees += (t.decree,)
    t.old_merchants += (t.merchant,)
    t.decree = t.edict = t.merchant = -1
    rest = [decree for decree in g.box.decrees if decree not in decrees]
    for decree in decrees:
        if decree not in g.box.decrees:
            rest.pop(0)
    g.box.decrees = rest + decrees[::-1]
    g.stacks[0] = [RESET]
    return ready(match)


def test_while_the_queen_lives_the_upper_event_counts() -> None:
    match = reset(bare(), [11])
    assert (table(match).edict, table(match).queen_dead) == (22, False)


def test_her_death_reveals_the_next_decree_at_once_with_its_lower_event() -> None:
    match = bare()
    match.state.heard = True
    match = reset(match, [QUEEN, 11])
    assert table(match).queen_dead
    assert table(match).edict == EDICT["broken-treaties"]
    assert [type(event) for event in match.opening if isinstance(event, QueenDied | DecreeRevealed)] == [
        QueenDied,
        DecreeRevealed,
    ]


def test_after_her_death_only_lower_events_count() -> None:
    match = reset(bare(edict="blood-feud"), [11])
    assert table(match).edict == EDICT["broken-treaties"]


def test_the_queen_in_round_six_brings_the_seventh_card() -> None:
    """Ruling 29."""
    match = bare(round=5)
    t = match.state.table
    t.old_decrees, match.state.box.decrees = (1, 2, 3, 6), [11, QUEEN]
    t.decrees = 2
    match = reset(match, [QUEEN, 11])
    assert (table(match).decrees, table(match).edict) == (0, EDICT["broken-treaties"])


def test_the_first_player_acts_first_then_clockwise() -> None:
    match = decreed(bare(edict="royal-jubilee", first=1))
    for seat in (1, 2, 0):
        assert asked(match, seat) == "Offer"
        do(match, seat, Decline())
    assert asked(match, 1) == "PlaceBid"


def test_royal_jubilee_raises_a_track_of_ones_choice() -> None:
    match = decreed(bare(edict="royal-jubilee", tracks={0: "trade12"}))
    assert not can(match, 0, RaiseTrack(TRADE))
    do(match, 0, RaiseTrack(WEALTH))
    do(match, 1, Decline())
    assert (track(match, 0, "wealth"), tracks(match, 1)) == (1, [0] * 5)


def test_hard_times_sell_a_point_for_a_marker_once_a_turn() -> None:
    match = turn(bare(edict="hard-times"), "soldier", points=1)
    do(match, 0, UseHardTimes())
    assert (table(match).points, table(match).anarchy[0]) == (2, 1)
    assert refused(match, 0, UseHardTimes()) == NoHardTimes()
    do(match, 0, Recruit(), Recruit())
    assert table(match).points == 0


def test_without_hard_times_no_marker_buys_a_point() -> None:
    match = turn(bare(), "soldier", points=1)
    assert refused(match, 0, UseHardTimes()) == NoHardTimes()


@pytest.mark.parametrize(("edict", "worker"), [("call-to-arms", "soldier"), ("open-court", "spy")])
def test_call_to_arms_and_open_court_place_a_worker(edict: str, worker: str) -> None:
    match = decreed(bare(edict=edict, workers={1: "10merchant@1"}))
    do(match, 0, AcceptDecree())
    assert (count(match, 0, worker, 0), table(match).supply[0]) == (1, 9)
    assert asked(match, 2) == "Offer"  # the second has nobody to place


@pytest.mark.parametrize(
    ("edict", "worker", "name"),
    [("desertion", "soldier", "strength"), ("night-of-daggers", "spy", "intrigue")],
)
def test_desertion_and_night_of_daggers_cost_a_worker_or_a_track(edict: str, worker: str, name: str) -> None:
    match = bare(
        edict=edict, workers={0: f"{worker}@0 {worker}@centre"}, tracks={0: f"{name}4", 1: f"{name}4"}
    )
    match = decreed(match)
    assert match.options(0) == [WithdrawWorker(0), WithdrawWorker(CENTRE)]
    do(match, 0, WithdrawWorker(CENTRE))
    assert (count(match, 0, worker, "centre"), count(match, 0, worker, 0)) == (0, 1)
    assert (track(match, 0, name), track(match, 1, name), track(match, 2, name)) == (4, 3, 0)
    assert sum(table(match).anarchy) == 0


def test_market_privilege_makes_the_own_market_free_of_anarchy() -> None:
    match = bare(edict="market-privilege", workers={0: "merchant@0"}, tracks={0: "wealth1"})
    match = turn(match, "merchant")
    do(match, 0, Commerce(0, 0, FOR_TRACK))
    assert table(match).anarchy[0] == 0


def test_closed_roads_let_one_worker_pass() -> None:
    match = bare(edict="closed-roads", workers={0: "3soldier@0"}, tracks={0: "strength9"})
    match = turn(match, "soldier")
    assert can(match, 0, Advance(0, CENTRE, 1))
    assert not can(match, 0, Advance(0, CENTRE, 2))


def test_the_queens_purse_gives_the_poorest_more() -> None:
    match = decreed(bare(edict="the-queens-purse", tracks={0: "wealth3", 1: "wealth1", 2: "wealth1"}))
    for seat in range(3):
        do(match, seat, AcceptDecree())
    assert [track(match, seat, "wealth") for seat in range(3)] == [4, 3, 3]


def test_who_is_poorest_is_fixed_before_anybody_moves() -> None:
    match = decreed(bare(edict="the-queens-purse", tracks={0: "wealth1", 1: "wealth2", 2: "wealth2"}))
    for seat in range(3):
        do(match, seat, AcceptDecree())
    assert [track(match, seat, "wealth") for seat in range(3)] == [3, 3, 3]


def test_tax_revolt_costs_wealth_or_brings_anarchy() -> None:
    match = decreed(bare(edict="tax-revolt", tracks={0: "wealth3"}))
    assert [track(match, seat, "wealth") for seat in range(3)] == [2, 0, 0]
    assert table(match).anarchy == [0, 1, 1]


def test_open_archives_give_a_card() -> None:
    match = decreed(bare(edict="open-archives", deck="spy3"))
    do(match, 0, AcceptDecree())
    assert holds(match, 0, "spy3") == 1
    do(match, 1, Decline())
    assert table(match).hands == [1, 0, 0]


def test_a_plague_costs_a_card_or_knowledge() -> None:
    match = decreed(bare(edict="plague", hands={0: "spy1 joker2"}, tracks={1: "knowledge2"}))
    do(match, 0, DiscardCard(card("joker2")))
    assert (table(match).hands[0], table(match).discards[card("joker2")]) == (1, 1)
    assert (track(match, 1, "knowledge"), track(match, 2, "knowledge")) == (1, 0)


def test_an_amnesty_takes_markers_back() -> None:
    match = decreed(bare(edict="amnesty", anarchy={0: 2, 2: 1}))
    do(match, 0, AcceptDecree())
    do(match, 2, Decline())  # the second has none
    assert table(match).anarchy == [1, 0, 1]


def test_an_uprising_demands_a_marker_or_two_different_tracks() -> None:
    match = decreed(bare(edict="uprising", tracks={0: "trade1 wealth2", 1: "trade5"}))
    assert match.options(0) == [TakeAnarchy(), LowerTracks(TRADE, WEALTH)]
    do(match, 0, LowerTracks(TRADE, WEALTH))
    assert tracks(match, 0) == [0, 0, 0, 1, 0]
    assert match.options(1) == [TakeAnarchy()]
    do(match, 1, TakeAnarchy())
    assert table(match).anarchy == [0, 1, 0]


def test_a_royal_audience_shows_a_claim_to_keep_or_not() -> None:
    match = decreed(bare(edict="royal-audience", claim_deck="bold mighty", tracks={1: "strength8"}))
    do(match, 0, AcceptDecree(), KeepNoClaim())
    assert (table(match).claim_discards, table(match).anarchy[0]) == (1, 0)
    do(match, 1, AcceptDecree(), KeepClaim(CLAIM["mighty"]))
    assert completed(match, 1) == ["mighty"]


def test_without_any_claim_left_a_royal_audience_asks_nobody() -> None:
    match = decreed(bare(edict="royal-audience", done={2: " ".join(CLAIM)}))
    assert (table(match).claim_deck, table(match).claim_discards) == (0, 0)
    assert [asked(match, seat) for seat in range(3)] == ["PlaceBid", "", ""]


def test_a_royal_audience_shows_a_claim_from_the_discards_when_the_deck_is_empty() -> None:
    match = bare(edict="royal-audience", done={2: " ".join(name for name in CLAIM if name != "bold")})
    g = match.state
    g.box.claims, g.box.claim_discards = [], [CLAIM["bold"]]
    g.table.claim_deck, g.table.claim_discards = 0, 1
    match = decreed(match)
    do(match, 0, AcceptDecree(), KeepClaim(CLAIM["bold"]))
    assert match.state.screens[0].claims == [CLAIM["bold"]]
    assert [asked(match, seat) for seat in range(3)] == ["PlaceBid", "", ""]  # nothing is left for the others


def test_disputed_claims_are_one_fewer_in_space_one() -> None:
    match = opened(bare(edict="disputed-claims"), "claims", [(0, "2"), (1, "1")])
    assert len(match.state.screens[0].drawn_claims) == 2


def test_a_day_of_mercy_moves_on_the_alms_track_for_a_track() -> None:
    match = decreed(bare(edict="day-of-mercy", tracks={0: "trade1"}, alms={0: 1, 1: 7}, anarchy={0: 1}))
    assert match.options(0) == [LowerTrack(TRADE), Decline()]
    do(match, 0, LowerTrack(TRADE))
    assert (table(match).alms[0], track(match, 0, "trade"), table(match).hands[0]) == (2, 0, 1)
    assert table(match).anarchy[0] == 1
    assert asked(match, 0) == "PlaceBid"


def test_a_famine_makes_alms_cost_wealth() -> None:
    match = turn(bare(edict="famine", tracks={0: "wealth1"}), "scholar")
    do(match, 0, Alms(0))
    assert (table(match).alms[0], track(match, 0, "wealth")) == (1, 0)
    assert refused(match, 0, Alms(0)) == TrackTooLow(WEALTH, 1, 0)


def test_a_tournament_pays_the_highest_roll() -> None:
    prizes = set()
    for seed in range(1, 30):
        match = bare(edict="tournament", seed=seed)
        match.state.heard = True
        match = decreed(match)
        rolls = of(DiceRolled, match.opening)[0].rolls
        best = [roll == max(rolls) for roll in rolls]
        prize = 2 if sum(best) == 1 else 1
        assert table(match).influence == [prize * won for won in best]
        prizes.add(prize)
    assert prizes == {1, 2}


def test_a_blood_feud_pays_the_winner_and_marks_the_loser() -> None:
    def build(seed: int) -> Game:
        match = bare(seed=seed, edict="blood-feud", workers={0: "3soldier@centre", 1: "2soldier@centre"})
        return turn(match, "soldier")

    match = fought(build, 0, Battle(CENTRE, 1, 0), roll=2, defence=1)
    do(match, 0, DivideSpoils(1))
    assert (table(match).influence, table(match).anarchy) == ([2, 0, 0], [0, 1, 0])


def test_royal_envoys_move_diplomacy_for_two_of_intrigue_or_knowledge() -> None:
    match = decreed(bare(edict="royal-envoys", tracks={0: "intrigue2 knowledge1 trade5", 1: "knowledge1"}))
    assert match.options(0) == [LowerTrack(INTRIGUE), Decline()]
    assert refused(match, 0, LowerTrack(KNOWLEDGE)) == TrackTooLow(KNOWLEDGE, 2, 1)
    do(match, 0, LowerTrack(INTRIGUE))
    assert (table(match).diplomacy[0], track(match, 0, "intrigue")) == (1, 0)
    assert asked(match, 0) == "PlaceBid"  # nobody else can pay


def test_with_broken_treaties_diplomacy_costs_intrigue() -> None:
    match = bare(edict="broken-treaties", workers={0: "2spy@1"}, tracks={0: "intrigue4", 1: "strength5"})
    match = turn(match, "spy")
    do(match, 0, Subterfuge(1, STRENGTH, NO_SECOND), LowerForDiplomacy())
    assert (table(match).diplomacy[0], track(match, 0, "intrigue")) == (1, 3)
    do(match, 0, Subterfuge(1, STRENGTH, NO_SECOND))
    assert asked(match, 0) == "TakeActions"
    assert table(match).diplomacy[0] == 1


def test_with_broken_treaties_the_step_may_be_left() -> None:
    match = turn(bare(edict="broken-treaties", workers={0: "2spy@centre"}, tracks={0: "intrigue4"}), "spy")
    do(match, 0, CentralSubterfuge(), Decline(), CentralSubterfuge())
    assert asked(match, 0) == "TakeActions"  # only the first Subterfuge of a turn may be paid for
    assert (table(match).diplomacy[0], table(match).anarchy[0], track(match, 0, "intrigue")) == (0, 2, 4)


def test_with_broken_treaties_and_no_intrigue_nothing_is_asked() -> None:
    match = turn(bare(edict="broken-treaties", workers={0: "spy@centre"}), "spy", points=1)
    do(match, 0, CentralSubterfuge())
    assert (asked(match, 0), table(match).diplomacy[0]) == ("TakeActions", 0)
    assert not can(match, 0, Supplement())


def test_a_rule_of_a_decree_ends_with_the_round() -> None:
    match = turn(bare(edict="hard-times"), "scholar")
    do(match, 0, EndTurn())  # and the end of the round
    assert table(match).round == 2
    assert table(match).edict != EDICT["hard-times"]
