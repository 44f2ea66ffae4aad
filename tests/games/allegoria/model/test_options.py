"""Every rule option, in its other setting."""

from __future__ import annotations

from typing import Any

import pytest

from regency.games.allegoria import RULES
from regency.games.allegoria.model.actions import (
    AcceptDecree,
    Alms,
    Battle,
    CentralSubterfuge,
    ChooseFirstPlayer,
    ChooseLord,
    Commerce,
    DeclareStar,
    DivideSpoils,
    EndTurn,
    GrantClaim,
    KeepClaim,
    KeepNoClaim,
    LowerForDiplomacy,
    PutAside,
    Recruit,
    ReplaceWorker,
    Supplement,
)
from regency.games.allegoria.model.options import Options
from regency.games.allegoria.model.reasons import PointsOwed, SameKind
from regency.games.allegoria.printed.terms import CENTRE, DEPLOY, FOR_TRACK, MIXED, SOLDIER, SPIES_GUILD
from regency.games.allegoria.rules.scoring import town
from regency.kernel.match import Match
from regency.kernel.options import describe
from tests.games.allegoria.builder import Game, bare, decreed, opened, turn
from tests.games.allegoria.dice import fought
from tests.games.allegoria.names import CLAIM
from tests.games.allegoria.play import asked, can, completed, count, do, refused, table, track, tracks

pytestmark = pytest.mark.both


def test_there_are_eleven_with_two_values_each() -> None:
    assert [len(option.values) for option in describe(Options)] == [2] * 11
    assert all(option.default == option.values[0] for option in describe(Options))


def test_lowest_bidder_row_rank_row() -> None:
    match = opened(bare(3, Options(lowest_bidder_row="rank_row")), "soldier", [(0, "2"), (1, "1")])
    do(match, 0, EndTurn())
    assert (table(match).points, table(match).kind) == (2, MIXED)
    match = opened(bare(2, Options(lowest_bidder_row="rank_row")), "soldier", [(0, "2"), (1, "1")])
    do(match, 0, EndTurn())
    assert (table(match).points, table(match).kind) == (1, DEPLOY)


@pytest.mark.parametrize(("removed", "influence"), [(0, 3), (1, 0)])
def test_spoils_mode_either_or(removed: int, influence: int) -> None:
    def build(seed: int) -> Game:
        match = bare(
            3, Options(spoils_mode="either_or"), seed=seed, workers={0: "3soldier@1", 1: "2soldier@1"}
        )
        return turn(match, "soldier")

    match = fought(build, 0, Battle(1, 1, 0), roll=3, defence=1)
    assert match.options(0) == [DivideSpoils(0), DivideSpoils(1)]
    do(match, 0, DivideSpoils(removed))
    assert (table(match).influence[0], count(match, 1, "soldier", 1)) == (influence, 1 - removed)


def test_spoils_mode_either_or_removes_as_many_as_it_can() -> None:
    def build(seed: int) -> Game:
        match = bare(
            3, Options(spoils_mode="either_or"), seed=seed, workers={0: "4soldier@1", 1: "4soldier@1"}
        )
        return turn(match, "soldier")

    match = fought(build, 0, Battle(1, 1, 0), roll=3, defence=1)
    assert match.options(0) == [DivideSpoils(0), DivideSpoils(2)]


def test_payment_below_zero_waived() -> None:
    """X10."""
    match = bare(
        3, Options(payment_below_zero="waived"), workers={0: "merchant@1"}, tracks={0: "trade1"}, merchant="D"
    )
    match = turn(match, "merchant")
    do(match, 0, Commerce(1, 1, FOR_TRACK))
    assert tracks(match, 0) == [0, 0, 0, 3, 0]
    assert track(match, 1, "trade") == 1


def test_payment_below_zero_waived_in_a_famine() -> None:
    match = turn(bare(3, Options(payment_below_zero="waived"), edict="famine"), "scholar")
    do(match, 0, Alms(0))
    assert table(match).alms[0] == 1


def test_own_market_merchant_not_required() -> None:
    match = bare(
        3, Options(own_market_merchant="not_required"), tracks={0: "wealth3"}, workers={0: "merchant@0"}
    )
    match = turn(match, "merchant")
    do(match, 0, Commerce(0, 0, FOR_TRACK))
    assert count(match, 0, "merchant", 0) == 1
    match = turn(bare(3, Options(own_market_merchant="not_required"), tracks={0: "wealth3"}), "merchant")
    assert can(match, 0, Commerce(0, 0, FOR_TRACK))
    assert not can(match, 0, Commerce(CENTRE, 0, FOR_TRACK))


def test_spend_points_compulsory() -> None:
    match = turn(bare(3, Options(spend_points="compulsory"), tracks={0: "strength2"}), "soldier", points=1)
    assert refused(match, 0, EndTurn()) == PointsOwed()
    do(match, 0, Recruit())
    assert can(match, 0, Supplement())
    do(match, 0, EndTurn())


def test_spend_points_optional() -> None:
    match = turn(bare(), "soldier", points=1)
    assert can(match, 0, EndTurn())


@pytest.mark.parametrize(("value", "first"), [("at_once", 1), ("next_round", 0)])
def test_first_player_from(value: Any, first: int) -> None:
    match = opened(
        bare(3, Options(first_player_from=value)), "claims", [(1, "1")], later=[("scholar", 0, "1")]
    )
    do(match, 1, KeepNoClaim())
    assert table(match).first == first
    do(match, 0, EndTurn())
    assert (table(match).round, table(match).first) == (2, 1)


@pytest.mark.parametrize("chosen", [0, 2])
def test_first_player_start_chosen(chosen: int) -> None:
    match = draft(Options(first_player_start="chosen"), 1)
    assert asked(match, 0) == "NameFirst"
    do(match, 0, ChooseFirstPlayer(chosen))
    assert table(match).first == chosen


def test_first_player_start_random() -> None:
    assert {table(draft(Options(), seed)).first for seed in range(1, 20)} == {0, 1, 2}


def draft(options: Options, seed: int) -> Game:
    """A match after the drafts."""
    match: Game = Match.start(RULES, 3, options, seed)
    for seat in range(3):
        match.submit(seat, PutAside(*sorted(match.state.screens[seat].ends)[:2]))
    for seat in range(3):
        match.submit(seat, ChooseLord(match.state.screens[seat].lords[0]))
    return match


@pytest.mark.parametrize(("value", "markers"), [("always", 2), ("first_only", 1)])
def test_centre_subterfuge_anarchy(value: Any, markers: int) -> None:
    match = turn(bare(3, Options(centre_subterfuge_anarchy=value), workers={0: "2spy@centre"}), "spy")
    do(match, 0, CentralSubterfuge(), CentralSubterfuge())
    assert (table(match).anarchy[0], table(match).diplomacy[0]) == (markers, 1)


def test_centre_subterfuge_anarchy_first_only_at_the_end_of_diplomacy() -> None:
    options = Options(centre_subterfuge_anarchy="first_only")
    match = turn(bare(3, options, workers={0: "spy@centre"}, diplomacy={0: 5}, anarchy={1: 12, 2: 12}), "spy")
    do(match, 0, CentralSubterfuge())
    assert table(match).anarchy[0] == 0


def test_centre_subterfuge_anarchy_first_only_with_broken_treaties() -> None:
    options = Options(centre_subterfuge_anarchy="first_only")
    match = bare(3, options, workers={0: "spy@centre"}, edict="broken-treaties", tracks={0: "intrigue1"})
    match = turn(match, "spy")
    do(match, 0, CentralSubterfuge())
    assert table(match).anarchy[0] == 0
    do(match, 0, LowerForDiplomacy())
    assert (table(match).anarchy[0], table(match).diplomacy[0]) == (1, 1)


@pytest.mark.parametrize("value", ["must", "should"])
def test_spy_guild_other_kind(value: Any) -> None:
    match = bare(3, Options(spy_guild_other_kind=value), guilds={0: [SPIES_GUILD]}, workers={0: "soldier@0"})
    match = opened(match, "soldier", [(0, "*")])
    do(match, 0, DeclareStar(0, SPIES_GUILD))
    if value == "must":
        assert refused(match, 0, ReplaceWorker(0, SOLDIER, SOLDIER)) == SameKind()
    else:
        do(match, 0, ReplaceWorker(0, SOLDIER, SOLDIER))
        assert count(match, 0, "soldier", 0) == 1


def test_state_claims_on_draw_complete_at_once() -> None:
    match = turn(bare(claim_deck="mighty", tracks={0: "strength8"}), "banker")
    do(match, 0, GrantClaim(), KeepClaim(CLAIM["mighty"]))
    assert completed(match, 0) == ["mighty"]


def test_state_claims_on_draw_next_own_turn() -> None:
    options = Options(state_claims_on_draw="next_own_turn")
    match = bare(3, options, claim_deck="mighty", tracks={0: "strength8"})
    match = opened(match, "claims", [(0, "1")], later=[("scholar", 0, "1")])
    do(match, 0, KeepClaim(CLAIM["mighty"]))
    assert completed(match, 0) == ["mighty"]  # its turn in space VII has begun
    match = turn(bare(3, options, claim_deck="mighty", tracks={0: "strength8"}), "banker")
    do(match, 0, GrantClaim(), KeepClaim(CLAIM["mighty"]))
    assert completed(match, 0) == []


def test_state_claims_on_draw_next_own_turn_in_a_royal_audience() -> None:
    options = Options(state_claims_on_draw="next_own_turn")
    match = bare(3, options, edict="royal-audience", claim_deck="mighty", tracks={0: "strength8"})
    match = decreed(match)
    do(match, 0, AcceptDecree(), KeepClaim(CLAIM["mighty"]))
    assert completed(match, 0) == []


@pytest.mark.parametrize(
    ("value", "influence"), [("five_areas", [-1, 0, 2, 3, 5]), ("seven_areas", [0, 1, 3, 4, 5])]
)
def test_town_layout(value: Any, influence: list[int]) -> None:
    match = bare(3, Options(town_layout=value), tracks={0: "strength2 intrigue5 trade8 wealth11 knowledge12"})
    assert town(table(match), 0) == influence
    match = turn(bare(3, Options(town_layout=value), tracks={0: "strength8"}), "soldier", points=0)
    do(match, 0, Supplement())
    assert table(match).anarchy[0] == (value == "seven_areas")
