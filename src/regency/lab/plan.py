"""What is to be played: enough for any worker to play any game of it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from msgspec import Struct

from regency.kernel.rng import Rng, stream, stretch
from regency.kernel.rules import AnyRules, fresh_seed


class Plan(Struct, frozen=True):
    """A simulation before it is run."""

    rules: AnyRules
    chairs: tuple[str, ...]
    games: int
    seed: int
    options: Any
    limit: int
    records: Path | None
    paces: tuple[str, ...] = ()  # by chair, where the game is timed


def game_seed(plan: Plan, number: int) -> bytes:
    """The seed of a game depends on its number alone, not on who plays it when."""
    return fresh_seed(stream(stretch(plan.seed), "game", number))


def bot_rng(plan: Plan, number: int, seat: int) -> Rng:
    """What a bot draws from has nothing to do with the game's own seed."""
    return stream(stretch(plan.seed), f"bot {seat}", number)


def pace_rng(plan: Plan, number: int, seat: int) -> Rng:
    """How quickly a bot is this time has nothing to do with what it decides."""
    return stream(stretch(plan.seed), f"pace {seat}", number)


def seat_of(plan: Plan, number: int, chair: int) -> int:
    """Chairs move on by one seat from game to game, so that nobody profits from a seat."""
    return (chair + number) % len(plan.chairs)


def chairs_by_seat(plan: Plan, number: int) -> list[str]:
    """Who sits where in a game."""
    seated = [""] * len(plan.chairs)
    for chair, name in enumerate(plan.chairs):
        seated[seat_of(plan, number, chair)] = name
    return seated


def paces_by_seat(plan: Plan, number: int) -> list[str | None]:
    """At which pace each seat plays; none where no time runs."""
    paces: list[str | None] = [None] * len(plan.chairs)
    for chair, pace in enumerate(plan.paces):
        paces[seat_of(plan, number, chair)] = pace
    return paces


def record_name(plan: Plan, number: int) -> str:
    """What the file of a game's record is called."""
    return f"{plan.rules.name}-{plan.seed}-{number:06}.jsonl"


def record_path(plan: Plan, number: int) -> Path | None:
    """The file of a game's record, if records are kept."""
    return None if plan.records is None else plan.records / record_name(plan, number)
