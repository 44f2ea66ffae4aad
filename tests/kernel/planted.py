"""How a planted fault is found."""

from __future__ import annotations

from typing import Any

import pytest

from regency.kernel.conform import NonConformance, conform
from regency.kernel.conform.game import Ruleset


def fails(check: str, rules: Ruleset, seats: int = 3, games: int = 6, words: str = "") -> None:
    """This check alone finds the fault, within a few games."""
    with pytest.raises(NonConformance) as failure:
        conform(rules, seats, games=games, checks=(check,))
    assert failure.value.check == check
    assert words in failure.value.detail
    assert f"{rules.name} at {seats} seats, entry" in failure.value.detail


def peeking(eyes: Any) -> Any:
    """Eyes that can look into the box."""

    def look(self: Any, seat: int) -> Any:
        me = eyes(self, seat)
        me.peek = self.box
        return me

    return look
