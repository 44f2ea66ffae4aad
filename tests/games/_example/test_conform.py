"""The King's Favours keeps what every game owes the kernel: the conformance kit, at every seat count."""

from __future__ import annotations

import pytest

from regency.games._example import RULES
from regency.games._example.model.options import Options
from regency.kernel.conform import conform

OPTIONS = {
    "as usual": Options(),
    "ties lose the favour": Options(ties="lost"),
    "a card laid is laid": Options(think_again=False),
    "both": Options("lost", think_again=False),
}


@pytest.mark.both
@pytest.mark.parametrize("seats", RULES.seats)
@pytest.mark.parametrize("options", OPTIONS.values(), ids=OPTIONS)
def test_the_game_conforms(seats: int, options: Options) -> None:
    conform(RULES, seats, 3, seed=seats * 1000, options=options)


@pytest.mark.nightly
@pytest.mark.parametrize("seats", RULES.seats)
@pytest.mark.parametrize("options", OPTIONS.values(), ids=OPTIONS)
def test_it_conforms_in_many_games(seats: int, options: Options) -> None:
    conform(RULES, seats, 100, seed=seats * 1_000_000, options=options)
