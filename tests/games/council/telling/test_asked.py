"""The question of a turn says what is left to do in it."""

from __future__ import annotations

import pytest

from regency import games
from regency.games.council.flow.steps import BribeForPermit, TakeActions
from regency.kernel.edge import draw
from regency.kernel.match import Match
from regency.kernel.rng import stream
from regency.words import Words

RULES = games.load("council")
SAID = {
    (True, True): None,
    (True, False): "asked-main",
    (False, True): "asked-quick",
    (False, False): "asked-end",
}


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_turn_asks_for_what_is_left_of_it(lang: str) -> None:
    words = Words(lang, RULES)
    rng = stream(bytes(32), "asked", 7)
    met: set[str | None] = set()
    for seed in range(3):
        match = Match.start(RULES, 3, seed=seed)
        while match.outcome() is None:
            seat = match.waited_for()[0]
            (ask,) = match.asks(seat)
            said = RULES.asked(match.look(seat), ask)
            if isinstance(ask, TakeActions):
                t = match.state.table
                assert (said.key if said else None) == SAID[t.main_actions > 0, t.quick_actions > 0]
                met.add(said.key if said else None)
            elif isinstance(ask, BribeForPermit):
                assert said is None, "its own fields say it all"
            assert said is None or words.phrase(said) not in {"", said.key}
            match.submit(seat, draw(match.options(seat), rng))
    assert met == set(SAID.values())
