"""Cases of rulings that need a position of their own, and what is out of range at a table."""

from __future__ import annotations

import pytest

from regency.games.allegoria.model.actions import (
    Commerce,
    DeclareStar,
    EndTurn,
    KeepCard,
    KeepClaim,
    SplitCards,
    Subterfuge,
    TakeGroup,
)
from regency.games.allegoria.model.options import Options
from regency.games.allegoria.model.reasons import ClaimNotDrawn, GroupGone
from regency.games.allegoria.printed.terms import BANKERS_GUILD, FOR_TRACK, SCHOLARS_GUILD, STRENGTH
from regency.kernel.edge import Action
from regency.kernel.errors import Reason
from tests.games.allegoria.builder import Game, bare, decreed, opened, turn
from tests.games.allegoria.names import CLAIM, card
from tests.games.allegoria.play import asked, completed, do, refused, table, track

pytestmark = pytest.mark.both
NO_SECOND = 5
WAIVED = Options(payment_below_zero="waived")


def test_a25_what_others_fulfil_and_undo_again_does_not_count() -> None:
    match = bare(
        tracks={0: "wealth7", 1: "wealth2"},
        held={0: "golden"},
        workers={1: "merchant@0"},
        merchant="E",
        guilds={2: [BANKERS_GUILD]},
    )
    match = opened(match, "merchant", [(1, "2")], later=[("banker", 2, "*"), ("banker", 0, "1")])
    do(match, 1, Commerce(0, 0, FOR_TRACK))
    assert track(match, 0, "wealth") == 8
    do(match, 1, EndTurn())
    do(match, 2, DeclareStar(0, BANKERS_GUILD), EndTurn())
    assert (asked(match, 0), track(match, 0, "wealth"), completed(match, 0)) == ("TakeActions", 7, [])


def test_a25_a_guild_of_ones_own_begins_the_next_turn() -> None:
    match = bare(
        tracks={0: "wealth7", 1: "wealth2"},
        held={0: "golden"},
        workers={1: "merchant@0"},
        merchant="E",
        guilds={0: [BANKERS_GUILD]},
    )
    match = opened(match, "merchant", [(1, "2")], later=[("banker", 0, "*")])
    do(match, 1, Commerce(0, 0, FOR_TRACK), EndTurn())
    assert (asked(match, 0), completed(match, 0)) == ("Declare", [])
    do(match, 0, DeclareStar(0, BANKERS_GUILD))
    assert completed(match, 0) == ["golden"]


@pytest.mark.parametrize("edict", ["royal-envoys", "day-of-mercy"])
def test_prices_of_decrees_are_never_waived(edict: str) -> None:
    """Ruling 35."""
    match = decreed(bare(3, WAIVED, edict=edict))
    assert asked(match, 0) == "PlaceBid"


def test_the_price_of_broken_treaties_is_never_waived() -> None:
    """Ruling 35."""
    match = bare(3, WAIVED, edict="broken-treaties", workers={0: "spy@1"}, tracks={1: "strength2"})
    match = turn(match, "spy")
    do(match, 0, Subterfuge(1, STRENGTH, NO_SECOND))
    assert (asked(match, 0), table(match).diplomacy[0]) == ("TakeActions", 0)


def test_the_price_of_a_scholars_guild_is_never_waived() -> None:
    """Ruling 35."""
    match = bare(3, WAIVED, guilds={0: [SCHOLARS_GUILD]}, deck="spy1 spy1 spy1 spy1")
    match = opened(match, "soldier", [(0, "*")])
    do(match, 0, DeclareStar(0, SCHOLARS_GUILD), KeepCard(card("spy1")))
    assert [asked(match, seat) for seat in (1, 2)] == ["", ""]
    assert table(match).discards[card("spy1")] == 3


def test_all_see_which_of_the_claims_was_turned_over() -> None:
    """Ruling 43."""
    match = bare(held={0: "bold mighty wise"}, tracks={0: "strength8"})
    marks = [1 << CLAIM[name] for name in ("golden", "brazen", "founder")]
    match.state.table.slots[0] = tuple((0, 0, mark) for mark in marks)
    match = turn(match, "soldier")
    assert (completed(match, 0), match.state.screens[0].claims) == (
        ["mighty"],
        [CLAIM["bold"], CLAIM["wise"]],
    )
    left = [barred for _, _, barred in match.state.sight(1).table.slots[0]]
    assert [[barred & mark > 0 for mark in marks] for barred in left] == [
        [True, False, False],
        [False, False, True],
    ]


def at_claims() -> Game:
    return opened(bare(claim_deck="bold bloody wise"), "claims", [(0, "1")])


def at_groups() -> Game:
    match = opened(bare(open="spy1 spy2 spy3 soldier1 soldier2"), "workforce", [(0, "1")])
    do(match, 0, SplitCards(0))
    return match


@pytest.mark.parametrize(
    ("match", "action", "reason"),
    [
        (at_claims(), KeepClaim(48), ClaimNotDrawn(48)),
        (at_claims(), KeepClaim(-1), ClaimNotDrawn(-1)),
        (at_groups(), TakeGroup(3), GroupGone()),
        (at_groups(), TakeGroup(-1), GroupGone()),
    ],
)
def test_a_claim_or_a_group_out_of_range_is_refused_at_the_table(
    match: Game, action: Action, reason: Reason
) -> None:
    assert refused(match, 0, action) == reason
