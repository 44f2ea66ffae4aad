"""What can be taken back: whatever showed nothing and rolled nothing, until somebody else acts."""

from __future__ import annotations

import pytest

from regency.games.allegoria.model.actions import (
    Advance,
    Apprenticeship,
    Battle,
    Commerce,
    DeclareStar,
    GrantClaim,
    PlaceMarker,
    Raid,
    Recruit,
    SpendCard,
    Subterfuge,
    Supplement,
)
from regency.games.allegoria.printed.terms import CENTRE, FOR_TRACK, STRENGTH
from regency.kernel.edge import Action
from regency.kernel.errors import NothingToUndo, Refused, UndoBarred
from regency.kernel.wire import digest
from tests.games.allegoria.builder import Game, bare, opened, planning, turn
from tests.games.allegoria.names import card
from tests.games.allegoria.play import do

pytestmark = pytest.mark.both
WORKERS = {0: "3soldier@1 spy@1 merchant@1", 2: "soldier@0"}
TRACKS = {0: "strength4 intrigue3 trade3 wealth3", 1: "strength5"}


def at(space: str, points: int = 3) -> Game:
    return turn(bare(workers=WORKERS, tracks=TRACKS, hands={0: "soldier2"}), space, points=points)


FREE: dict[str, tuple[str, int, Action]] = {
    "a recruit": ("soldier", 3, Recruit()),
    "an advance": ("soldier", 3, Advance(1, CENTRE, 1)),
    "a raid": ("soldier", 3, Raid(1, 2)),
    "a supplement": ("soldier", 0, Supplement()),
    "a subterfuge": ("spy", 3, Subterfuge(1, STRENGTH, 5)),
    "a deal": ("merchant", 3, Commerce(1, 0, FOR_TRACK)),
}


@pytest.mark.parametrize("case", FREE)
def test_what_is_certain_can_be_taken_back(case: str) -> None:
    space, points, action = FREE[case]
    match = at(space, points)
    before = match.state.clone()
    do(match, 0, action)
    match.undo(0)
    match.state.clock.entry = before.clock.entry
    assert digest(match.state) == digest(before)


def test_so_can_a_card_that_was_spent() -> None:
    match = at("soldier")
    do(match, 0, Recruit(), SpendCard(card("soldier2")))
    match.undo(0)
    assert match.state.screens[0].hand[card("soldier2")] == 1


BARRED: dict[str, tuple[str, Action]] = {
    "a draw": ("scholar", Apprenticeship()),
    "a claim looked at": ("banker", GrantClaim()),
}


@pytest.mark.parametrize("case", BARRED)
def test_what_was_seen_cannot(case: str) -> None:
    space, action = BARRED[case]
    match = at(space)
    do(match, 0, action)
    with pytest.raises(Refused) as error:
        match.undo(0)
    assert error.value.reason == UndoBarred()


def test_nor_can_a_battle() -> None:
    match = turn(bare(workers={0: "2soldier@1", 1: "2soldier@1"}), "soldier")
    do(match, 0, Battle(1, 1, 0))
    with pytest.raises(Refused):
        match.undo(0)


def test_a_star_stands_once_it_is_declared() -> None:
    match = opened(bare(), "soldier", [(0, "*")])
    do(match, 0, DeclareStar(0, 5))
    with pytest.raises(Refused) as error:
        match.undo(0)
    assert error.value.reason == UndoBarred()


def test_a_bid_can_be_taken_back_until_the_next_is_placed() -> None:
    match = planning(bare())
    do(match, 0, PlaceMarker(2, 3))
    match.undo(0)
    assert match.state.table.order[3] == ()
    do(match, 0, PlaceMarker(1, 3))
    do(match, 1, PlaceMarker(0, 3))
    with pytest.raises(Refused) as error:
        match.undo(0)
    assert error.value.reason == NothingToUndo()
