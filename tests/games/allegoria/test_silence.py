"""In search nobody listens: a game played in silence goes the same way."""

from __future__ import annotations

import pytest

from regency.games.allegoria import RULES
from regency.games.allegoria.model.options import Options
from regency.games.allegoria.model.state import Allegoria
from regency.kernel.core import answer, ask_on, next_due
from regency.kernel.edge import NEVER, Action
from regency.kernel.rng import stream, stretch
from regency.kernel.rules import started
from regency.kernel.wire import digest

pytestmark = pytest.mark.both


def played(seats: int, seed: int, heard: bool) -> tuple[str, int]:
    """The digest of a game at its end, and how many answers it took."""
    g: Allegoria = started(RULES, seats, Options(), stretch(seed))
    g.heard = heard
    rng = stream(stretch(seed), "silence", 0)
    answers = 0
    while (where := next_due(g)) != NEVER:
        ask = ask_on(g, where)
        assert ask is not None
        options = ask.options(g.eyes(ask.seat))
        action = options[rng.below(len(options))]
        assert isinstance(action, Action)
        answer(g, where, action)
        g.told.clear()
        answers += 1
    assert g.table.finished
    return digest(g), answers


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_events_change_nothing(seats: int) -> None:
    for seed in range(3):
        assert played(seats, seed, heard=True) == played(seats, seed, heard=False)


def test_a_game_takes_between_a_hundred_and_a_thousand_answers() -> None:
    assert all(100 < played(seats, 7, heard=False)[1] < 1_000 for seats in (2, 3, 4))
