"""The conformance kit on whole games, with default and with all other options."""

from __future__ import annotations

from typing import Any

import pytest

from regency.games.allegoria import RULES
from regency.games.allegoria.options import Options
from regency.games.allegoria.terms import SEATS
from regency.kernel.conform import NonConformance, conform
from regency.kernel.options import describe, parse

OTHERS = parse(Options, {option.name: option.values[1] for option in describe(Options)})


@pytest.mark.both
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_games_conform(seats: int) -> None:
    conform(RULES, seats, games=2, seed=10 * seats)


@pytest.mark.both
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_games_with_the_other_options_conform(seats: int) -> None:
    conform(RULES, seats, games=2, seed=10 * seats, options=OTHERS)


@pytest.mark.nightly
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", [Options(), OTHERS], ids=["default", "others"])
def test_many_games_conform(seats: int, options: Options) -> None:
    conform(RULES, seats, games=50, seed=1_000 * seats, options=options)


def test_a_claim_check_in_silence_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def silent(g: Any, seat: int) -> None:
        assert seat < SEATS

    monkeypatch.setattr("regency.games.allegoria.claims.look_at_claims", silent)
    with pytest.raises(NonConformance, match=r"secrecy|undo|preview"):
        conform(RULES, 3, games=10, checks=["secrecy", "preview"])
