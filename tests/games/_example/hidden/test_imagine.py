"""Imagined worlds: all that a seat cannot tell from the true one."""

from __future__ import annotations

import pytest

from regency.games._example import RULES
from regency.games._example.model.state import Game as World
from regency.kernel.rng import stream
from regency.kernel.wire import view_bytes
from tests.games._example.builder import (
    CASTLE,
    DANCE,
    DUCHY,
    HUNT,
    KEY,
    MILL,
    SEAL,
    SEAT,
    TOLL,
    Game,
    do,
    lay,
    look_at,
    position,
)

pytestmark = pytest.mark.both
WORLDS = 40


def worlds(match: Game, seat: int) -> list[World]:
    """What a seat imagines: nothing is made or lost there, and the seat sees what it sees in the true one."""
    me = match.look(seat)
    found = [RULES.imagine(me, match.notes[seat], stream(bytes(32), "test", nth)) for nth in range(WORLDS)]
    for world in found:
        RULES.check(world)
        assert view_bytes(world.sight(seat)) == view_bytes(me)
    return found


def test_the_cards_of_the_own_hand_are_in_no_other() -> None:
    match = position(["8 8 8 8", "1 2 3 4", "5 6 7 9"])
    for world in worlds(match, 0):
        assert [screen.hand[7] for screen in world.screens] == [4, 0, 0]
        assert world.box.undealt[7] == 0


def test_nor_is_the_card_that_was_laid_from_it() -> None:
    match = position(["8 8 8 8", "1 2 3 4"])
    do(match, 0, lay(8))
    for world in worlds(match, 0):
        assert world.screens[0].chosen == 7
        assert world.screens[1].hand[7] == world.box.undealt[7] == 0


def test_the_cards_of_another_hand_may_be_any_that_were_not_seen() -> None:
    match = position(["8 8 8 8", "1 2 3 4"])
    hands = [world.screens[1].hand for world in worlds(match, 0)]
    assert {card for hand in hands for card, count in enumerate(hand) if count} == {0, 1, 2, 3, 4, 5, 6, 8, 9}


def test_a_card_that_another_has_laid_may_be_any_too() -> None:
    match = position(["8 8 8 8", "1 2 3 4"])
    do(match, 1, lay(2))
    laid = {world.screens[1].chosen for world in worlds(match, 0)}
    assert laid == {0, 1, 2, 3, 4, 5, 6, 8, 9}


def test_any_favour_that_was_never_turned_up_may_come_next() -> None:
    match = position(["3 7", "4 8"], offered=[SEAT], taken=[(DANCE, KEY), (HUNT,)], lost=[MILL])
    assert {world.box.pile[-1] for world in worlds(match, 0)} == {SEAL, TOLL, CASTLE, DUCHY}


def test_who_sent_a_raven_sees_the_same_card_in_every_world() -> None:
    match = position(["3 7", "4 8", "5 6"], raven=0)
    do(match, 0, look_at(2))
    seen = match.look(0).own.seen
    for world in worlds(match, 0):
        assert [screen.seen for screen in world.screens] == [seen, -1, -1]
        assert world.screens[2].hand[seen] >= 1


def test_the_raven_of_another_has_seen_a_card_of_the_hand_that_it_watches() -> None:
    match = position(["3 7", "4 8", "5 6"], raven=0)
    do(match, 0, look_at(2))
    for world in worlds(match, 1):
        assert world.screens[2].hand[world.screens[0].seen] >= 1
        assert [screen.seen for screen in world.screens[1:]] == [-1, -1]


def test_the_card_that_it_has_seen_may_have_been_laid_since() -> None:
    match = position(["3 7", "4 8", "5 6"], raven=0)
    do(match, 0, look_at(2))
    do(match, 2, lay(5))
    found = [(world.screens[0].seen, world.screens[2]) for world in worlds(match, 1)]
    assert all(seen == watched.chosen or watched.hand[seen] for seen, watched in found)
    assert any(seen == watched.chosen and not watched.hand[seen] for seen, watched in found)
    assert any(seen != watched.chosen for seen, watched in found)
