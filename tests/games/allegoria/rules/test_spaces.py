"""The actions of spaces III to VII, and the deeds they write."""

from __future__ import annotations

import pytest

from regency.games.allegoria.model.actions import (
    Advance,
    Alms,
    Apprenticeship,
    Battle,
    Caravan,
    CentralSubterfuge,
    Commerce,
    DiscardClaim,
    DivideSpoils,
    Educate,
    EndTurn,
    Enough,
    ExchangeGuild,
    GrantClaim,
    GrantGuild,
    Infiltrate,
    KeepClaim,
    Profits,
    RaiseTrack,
    Recruit,
    Sneak,
    SpendCard,
    Subterfuge,
    Supplement,
    Tradesman,
    Wages,
)
from regency.games.allegoria.model.events import SpoilsDivided, WorkersReturned
from regency.games.allegoria.model.options import Options
from regency.games.allegoria.printed.terms import (
    BANKERS_GUILD,
    CENTRE,
    FOR_INFLUENCE,
    FOR_TRACK,
    MERCHANT,
    SOLDIER,
    SOLDIERS_GUILD,
    SPIES_GUILD,
    SPY,
    STRENGTH,
    TRADE,
    WEALTH,
)
from tests.games.allegoria.builder import Game, bare, turn
from tests.games.allegoria.dice import fought
from tests.games.allegoria.names import CLAIM, card
from tests.games.allegoria.play import (
    asked,
    can,
    completed,
    count,
    deeds,
    do,
    holds,
    of,
    table,
    track,
    tracks,
)

pytestmark = pytest.mark.both
NO_SECOND = 5


def even(seed: int) -> Game:
    return turn(bare(seed=seed, workers={0: "2soldier@1", 1: "2soldier@1"}), "soldier")


def test_infiltrate_tradesman_and_educate_raise_their_tracks() -> None:
    for space, start, face, name in (
        ("spy", Infiltrate(), "spy3", "intrigue"),
        ("merchant", Tradesman(), "merchant3", "trade"),
        ("scholar", Educate(), "scholar3", "knowledge"),
    ):
        match = turn(bare(hands={0: f"{face} joker2"}), space)
        do(match, 0, start, SpendCard(card(face)), SpendCard(card("joker2")))
        assert track(match, 0, name) == 5
        assert deeds(match)[-1][1:] == (2, 5)


def test_what_is_above_the_top_of_a_track_is_lost() -> None:
    match = turn(bare(hands={0: "soldier3"}, tracks={0: "strength11"}), "soldier")
    do(match, 0, Recruit(), SpendCard(card("soldier3")))
    assert track(match, 0, "strength") == 12
    assert deeds(match) == [(0, 1, 1)]


def test_cards_may_be_kept() -> None:
    match = turn(bare(hands={0: "soldier3"}), "soldier")
    do(match, 0, Recruit(), Enough())
    assert (table(match).hands[0], deeds(match)) == (1, [(0, 0, 0)])


@pytest.mark.parametrize(
    ("space", "kind", "make", "name"),
    [
        ("soldier", SOLDIER, Advance, "strength"),
        ("spy", SPY, Sneak, "intrigue"),
        ("merchant", MERCHANT, Caravan, "trade"),
    ],
)
def test_a_group_moves_together(space: str, kind: int, make: type[Advance], name: str) -> None:
    worker = ("soldier", "spy", "merchant")[kind]
    match = turn(bare(workers={0: f"3{worker}@0"}, tracks={0: f"{name}3"}), space)
    do(match, 0, make(0, CENTRE, 2))
    assert (count(match, 0, worker, "centre"), count(match, 0, worker, 0)) == (2, 1)
    assert deeds(match) == [(6, kind, kind, 0, CENTRE, 2)]


def test_wages_use_the_group_size_of_wealth() -> None:
    match = turn(bare(workers={0: "3spy@0"}, tracks={0: "wealth9 intrigue0"}), "banker")
    do(match, 0, Wages(SPY, 0, CENTRE, 3))
    assert (count(match, 0, "spy", "centre"), deeds(match)) == (3, [(6, 3, SPY, 0, CENTRE, 3)])


def test_a_won_battle_is_a_deed_with_all_its_figures() -> None:
    match = fought(even, 0, Battle(1, 1, 1), roll=3, defence=1)
    do(match, 0, match.options(0)[-1])  # type: ignore[arg-type]
    assert deeds(match)[-1] == (7, 0, 1, 2, 2, 2, 0, 0, 3, 1, 2, 1)


def test_whoever_removes_no_soldier_is_not_told_to_have_done_so() -> None:
    match = fought(even, 0, Battle(1, 1, 1), roll=3, defence=1)
    told = do(match, 0, DivideSpoils(0))
    assert of(SpoilsDivided, told) == [SpoilsDivided(0, 0, 3)]
    assert of(WorkersReturned, told) == []


def test_a_lost_battle_is_a_deed_without_spoils() -> None:
    match = fought(even, 0, Battle(1, 1, 0), roll=0, defence=2)
    do(match, 1, match.options(1)[0])  # type: ignore[arg-type]
    assert deeds(match)[-1] == (7, 0, 1, 2, 2, 2, 0, 1, -2, 0, 0, 0)


def test_subterfuge_lowers_a_track_and_for_a_marker_another() -> None:
    match = turn(bare(workers={0: "spy@1"}, tracks={1: "strength6"}), "spy")
    do(match, 0, Subterfuge(1, STRENGTH, STRENGTH))
    assert (track(match, 1, "strength"), table(match).anarchy[0]) == (4, 1)
    assert deeds(match) == [(15, 2), (9, 2, 1, 1), (10, 1, STRENGTH, 1), (10, 1, STRENGTH, 0)]


def test_subterfuge_in_the_centre_moves_diplomacy_for_a_marker() -> None:
    match = turn(bare(workers={0: "spy@centre"}), "spy")
    do(match, 0, CentralSubterfuge())
    assert (table(match).diplomacy[0], table(match).anarchy[0]) == (1, 1)
    assert deeds(match) == [(15, 2), (9, 1, -1, 0)]


def test_commerce_in_the_own_market_costs_a_marker_and_a_merchant() -> None:
    match = bare(edict="open-archives", workers={0: "merchant@0"}, tracks={0: "wealth2"}, merchant="F")
    match = turn(match, "merchant")
    do(match, 0, Commerce(0, 0, FOR_TRACK))
    assert (tracks(match, 0), table(match).anarchy[0]) == ([0, 0, 2, 1, 0], 1)
    assert count(match, 0, "merchant", 0) == 0
    assert deeds(match) == [(15, 3), (11, 0, -1, WEALTH, 1, 2, 0)]


def test_gains_above_twelve_are_lost_and_not_counted() -> None:
    match = turn(
        bare(workers={0: "merchant@centre"}, tracks={0: "wealth2 trade11"}, merchant="F"), "merchant"
    )
    do(match, 0, Commerce(CENTRE, 0, FOR_TRACK))
    assert track(match, 0, "trade") == 12
    assert deeds(match) == [(11, 1, -1, WEALTH, 1, 1, 0)]


def test_influence_is_paid_abroad_only() -> None:
    match = turn(bare(workers={0: "merchant@centre merchant@1"}, tracks={0: "wealth2"}), "merchant")
    assert not can(match, 0, Commerce(CENTRE, 0, FOR_INFLUENCE))
    assert can(match, 0, Commerce(1, 0, FOR_INFLUENCE))


def test_a_grant_puts_a_guild_on_a_free_space_or_swaps_one() -> None:
    match = turn(bare(guilds={0: [SOLDIERS_GUILD]}), "banker", points=4)
    do(match, 0, GrantGuild(BANKERS_GUILD), ExchangeGuild(SPIES_GUILD, SOLDIERS_GUILD))
    assert table(match).guilds[0] == (BANKERS_GUILD, SPIES_GUILD)
    assert deeds(match) == [(12, 0, BANKERS_GUILD), (12, 1, SPIES_GUILD)]


def test_a_granted_claim_is_kept_or_discarded_for_a_marker() -> None:
    match = turn(bare(claim_deck="bold bloody"), "banker", points=4)
    do(match, 0, GrantClaim(), KeepClaim(CLAIM["bold"]))
    assert len(table(match).slots[0]) == 1
    do(match, 0, GrantClaim(), DiscardClaim())
    assert (table(match).claim_discards, table(match).anarchy[0]) == (1, 1)


def test_two_grants_in_one_turn_complete_the_speculator() -> None:
    match = turn(bare(held={0: "speculator"}, tracks={0: "wealth5"}), "banker", points=3)
    do(match, 0, GrantGuild(SOLDIERS_GUILD), GrantGuild(SPIES_GUILD))
    assert completed(match, 0) == ["speculator"]


def test_an_apprenticeship_draws_a_card() -> None:
    match = turn(bare(deck="spy3"), "scholar")
    do(match, 0, Apprenticeship())
    assert (holds(match, 0, "spy3"), deeds(match)) == (1, [(5,)])


@pytest.mark.parametrize("token", range(4))
def test_alms_tokens(token: int) -> None:
    match = turn(bare(alms={0: 1}, tokens=(token, (token + 1) % 4, (token + 2) % 4)), "scholar")
    do(match, 0, Alms(0))
    if token == 3:
        do(match, 0, RaiseTrack(TRADE))
    t = table(match)
    assert (t.hands[0], t.influence[0], t.diplomacy[0], track(match, 0, "trade")) == tuple(
        int(token == each) for each in range(4)
    )
    assert deeds(match) == [(13, 2, token + 1)]


def test_supplements_are_deeds() -> None:
    match = turn(bare(tracks={0: "strength7"}, held={0: "extravagant"}), "soldier", points=0)
    do(match, 0, Supplement(), Recruit(), Supplement())
    assert [deed for deed in deeds(match) if deed[0] == 16] == [(16, STRENGTH, 0), (16, STRENGTH, 1)]
    assert completed(match, 0) == ["extravagant"]


def test_an_empty_workforce_deck_is_made_of_the_discards() -> None:
    match = turn(bare(empty_deck=True), "scholar")
    do(match, 0, Apprenticeship())
    assert (table(match).deck, sum(table(match).discards)) == (71, 0)


def test_profits_may_stop_after_one_card() -> None:
    match = turn(bare(hands={0: "banker1 banker2"}), "banker")
    do(match, 0, Profits(), SpendCard(card("banker2")), Enough())
    assert (track(match, 0, "wealth"), table(match).hands[0]) == (2, 1)


def test_spoils_without_a_soldier_to_remove_are_influence_at_once() -> None:
    def build(seed: int) -> Game:
        return turn(bare(seed=seed, workers={0: "3soldier@1", 1: "soldier@1"}), "soldier")

    match = fought(build, 0, Battle(1, 1, 0), roll=1, defence=1)
    assert (asked(match, 0), table(match).influence[0]) == ("TakeActions", 2)
    assert deeds(match)[-1] == (7, 0, 1, 2, 3, 1, 2, 0, 2, 0, 2, 0)


def test_a_sole_spy_in_the_centre_may_be_used_without_markers_only_where_it_costs_none() -> None:
    full = {1: 12, 2: 12}
    for diplomacy, possible in ((0, False), (5, True)):
        options = Options(centre_subterfuge_anarchy="first_only")
        match = bare(3, options, workers={0: "spy@centre"}, anarchy=full, diplomacy={0: diplomacy})
        assert can(turn(match, "spy"), 0, CentralSubterfuge()) is possible
    match = bare(workers={0: "spy@centre"}, anarchy=full, diplomacy={0: 5})
    assert not can(turn(match, "spy"), 0, CentralSubterfuge())


def test_what_may_be_done_in_the_scholar_space() -> None:
    match = turn(bare(anarchy={0: 1}), "scholar")
    assert match.options(0) == [Apprenticeship(), Alms(0), Alms(1), EndTurn()]
    match = turn(bare(), "scholar")
    assert match.options(0) == [Apprenticeship(), Alms(0), EndTurn()]


def test_what_may_be_done_in_the_soldier_space() -> None:
    match = bare(tracks={0: "strength3"}, workers={0: "3soldier@centre", 1: "soldier@centre"})
    match = turn(match, "soldier")
    moves = [Advance(CENTRE, home, number) for home in range(3) for number in (1, 2)]
    fights = [Battle(CENTRE, 1, 0), Battle(CENTRE, 1, 1)]
    assert match.options(0) == [Recruit(), *moves, *fights, EndTurn()]
