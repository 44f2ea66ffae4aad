"""What a raven showed is remembered until that card is laid, and imagination obeys."""

from __future__ import annotations

import pytest

from regency.games._example import RULES, KingsFavours
from regency.games._example.hidden.notes import Notes
from regency.games._example.model.state import Game as State
from regency.games._example.model.state import Public
from regency.kernel.conform import NonConformance, conform
from regency.kernel.rng import Rng, stream
from tests.games._example.builder import do, lay, look_at, position


def test_a_card_that_was_seen_is_written_down_until_it_is_laid() -> None:
    match = position(["3 3 3", "8 8 8"], raven=0)
    do(match, 0, look_at(1))
    assert match.notes[0] == Notes(((1, 7),))
    assert match.notes[1] == Notes()
    do(match, 0, lay(3))
    do(match, 1, lay(8))
    assert match.notes[0] == Notes()


def test_every_imagined_world_has_it_in_that_hand() -> None:
    match = position(["3 3 3", "8 8 8"], raven=0)
    do(match, 0, look_at(1))
    me = match.look(0)
    for number in range(20):
        world = RULES.imagine(me, match.notes[0], stream(bytes(32), "test", number))
        assert world.screens[1].hand[7] >= 1
        assert RULES.agrees(Notes(((1, 7),)), world)


class Forgetful(KingsFavours):
    """A table where nobody remembers what a raven showed."""

    def imagine(self, me: Public, notes: Notes | None, rng: Rng) -> State:
        return super().imagine(me, Notes(), rng)


def test_a_table_that_forgets_does_not_conform() -> None:
    with pytest.raises(NonConformance, match="against the notes"):
        conform(Forgetful(), 2, 20, seed=1, checks=["agrees"])
