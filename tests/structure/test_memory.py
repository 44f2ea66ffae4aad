"""A state is small, and ten thousand matches in mid-game fit into a gigabyte."""

from __future__ import annotations

import gc
import sys
from collections.abc import Container, Iterable, Sequence
from functools import cache
from types import BuiltinFunctionType, FunctionType, ModuleType
from typing import Any

import pytest

from regency.games import ALL, load
from regency.kernel.edge import draw
from regency.kernel.match import Match
from regency.kernel.record import encode, parse
from regency.kernel.rng import stream, stretch
from regency.kernel.rules import calmest

ALIGNMENT = 16  # of the allocator
SHARED = (type, FunctionType, BuiltinFunctionType, ModuleType)
STATE_BYTES = 20_000
MATCHES = 10_000
ALL_BYTES = 1_000_000_000
EVERY = pytest.mark.parametrize("game", ALL)


def played(game: str, seed: int, entries: int) -> Any:
    """A match as it stands on a server: every entry stamped, the last ones still to be taken back."""
    rules = load(game)
    match: Any = Match.start(rules, rules.seats[-1], calmest(rules), seed=seed)
    rng = stream(stretch(seed), "memory", 0)
    while len(match.entries) < entries and match.outcome() is None:
        seat = match.waited_for()[0]
        at = match.state.clock.at + 1_000 + rng.below(60_000)
        match.submit(seat, draw(match.options(seat), rng), at=at)
    return match


@cache
def half(game: str) -> int:
    """The entries of half a game in which every kind of action is as likely as another."""
    return len(played(game, 0, load(game).horizon).entries) // 2


def in_mid_game(game: str, seed: int) -> Any:
    return played(game, seed, half(game))


def reached(roots: Iterable[object], but: Container[int] = ()) -> dict[int, object]:
    """Everything that is kept alive by these objects, by its address: no classes, functions or modules."""
    found: dict[int, object] = {}
    waiting = list(roots)
    while waiting:
        one = waiting.pop()
        if id(one) not in found and id(one) not in but and not isinstance(one, SHARED):
            found[id(one)] = one
            waiting += gc.get_referents(one)
    return found


def bytes_each(alive: Sequence[object], shared: object = None) -> int:
    """What one object takes, as an average over many, apart from what they all share with another."""
    apart = reached([shared])
    whole = sum(sys.getsizeof(one) + ALIGNMENT - 1 & -ALIGNMENT for one in reached(alive, apart).values())
    return whole // len(alive)


@EVERY
def test_a_state_is_below_twenty_kilobytes(game: str) -> None:
    states = [in_mid_game(game, seed).state for seed in range(5)]
    assert 1_000 < bytes_each(states, shared=load(game)) < STATE_BYTES


def fits(game: str, count: int) -> None:
    size = bytes_each([in_mid_game(game, seed) for seed in range(count)], shared=load(game))
    assert 5_000 < size < ALL_BYTES // MATCHES, f"a match in mid-game takes {size} bytes"


@EVERY
def test_ten_thousand_matches_in_mid_game_fit_into_a_gigabyte(game: str) -> None:
    fits(game, 10)


@EVERY
def test_so_do_matches_that_were_read_from_records(game: str) -> None:
    rules = load(game)
    record = encode(in_mid_game(game, 0).record())
    read = [Match.fold(rules, parse(rules, record)[0]) for _ in range(4)]
    size = bytes_each(read, shared=rules)
    assert 5_000 < size < ALL_BYTES // MATCHES, f"a match in mid-game takes {size} bytes"


@pytest.mark.nightly
@EVERY
def test_many_matches_in_mid_game_fit_too(game: str) -> None:
    fits(game, 200)


def test_what_is_too_large_is_measured_as_such() -> None:
    assert bytes_each([[bytearray(STATE_BYTES)]]) > STATE_BYTES


def test_what_is_shared_is_not_measured() -> None:
    large = bytearray(STATE_BYTES)
    assert bytes_each([[large], [large]], shared=large) < 100
    assert bytes_each([[large], [large]]) == pytest.approx(STATE_BYTES / 2, abs=200)
