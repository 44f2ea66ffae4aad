"""People and bots before The Council of Four."""

from __future__ import annotations

from regency.games.council import RULES
from regency.kernel.match import AnyMatch
from tests.terminal.desk import started


def council(seats: str = "human,random", seed: int = 3) -> AnyMatch:
    return started(RULES, seats, seed)
