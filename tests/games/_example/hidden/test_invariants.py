"""The invariants: whatever is made or lost is noticed."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from regency.games._example import RULES
from regency.games._example.model.state import Game
from tests.games._example.builder import DANCE, DUCHY, position

pytestmark = pytest.mark.both


def assign(counts: list[int], nth: int, value: int) -> None:
    counts[nth] = value


# What has gone wrong, and what the invariants call it
FAULTS: dict[str, tuple[Callable[[Game], object], str]] = {
    "a card too many in the box": (lambda g: assign(g.box.undealt, 9, 5), "a card was made or lost"),
    "a card missing from the box": (lambda g: assign(g.box.undealt, 9, 3), "a card was made or lost"),
    "a card discarded twice": (lambda g: assign(g.table.discards, 0, 5), "a card was made or lost"),
    "a card in a hand became another": (
        lambda g: setattr(g.screens[0], "hand", [0, 0, 1, 1, 0, 0, 0, 0, 0, 0]),
        "a card was made or lost",
    ),
    "a hand counted wrong": (lambda g: assign(g.table.hands, 1, 3), "a hand is miscounted"),
    "a card announced that nobody laid": (lambda g: assign(g.table.laid, 1, 1), "lies there unannounced"),
    "a raven that nobody sent": (lambda g: setattr(g.screens[1], "seen", 6), "a raven sees"),
    "a favour there twice": (lambda g: g.table.lost.append(DUCHY), "a favour was made or lost"),
    "a favour missing": (lambda g: g.box.pile.pop(), "a favour was made or lost"),
    "favours counted wrong": (lambda g: assign(g.table.favours, 0, 2), "favours are miscounted"),
    "points counted wrong": (lambda g: assign(g.table.points, 1, 1), "points are miscounted"),
    "a round too few": (lambda g: setattr(g.table, "round", 1), "turned up too early"),
}


@pytest.mark.parametrize(("spoil", "words"), FAULTS.values(), ids=FAULTS)
def test_what_is_made_lost_or_miscounted_is_noticed(spoil: Callable[[Game], object], words: str) -> None:
    g = position(["3 7", "4 8"], taken=[(DANCE,)]).state
    spoil(g)
    with pytest.raises(AssertionError, match=words):
        RULES.check(g)
