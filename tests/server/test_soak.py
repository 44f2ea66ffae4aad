"""Evening after evening: what the server keeps of finished tables and closed tabs does not grow."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from .counting import Counting, counting
from .people import evening
from .test_play import LIMITS, begin

ROOT = Path(__file__).resolve().parents[2]
KINDS = (
    "Room", "Match", "State", "Part", "Tab", "SocketProtocol", "ServerProtocol", "WebSocket", "Task",
    "coroutine", "frame", "traceback", "BaseException",
)  # fmt: skip
TABLES = 4


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Counting]:
    with counting(tmp_path_factory.mktemp("house"), **LIMITS) as running:
        yield running


async def whole_game(server: Counting) -> str:
    """Two people and a bot, from the first chair to the result, which is looked at too."""
    table, tabs = await begin(server, ["empty", "random", "empty"])
    await asyncio.gather(*(tab.play() for tab in tabs))
    await tabs[0].person.get(f"/api/tables/{table}/race")
    await tabs[0].person.get(f"/api/tables/{table}/moment/3?seat=open")
    return table


async def evenings(server: Counting) -> None:
    await asyncio.gather(*(whole_game(server) for _ in range(TABLES)))


def test_nothing_is_left_of_matches_that_are_over(house: Counting) -> None:
    evening(evenings(house))
    none = dict.fromkeys(("Room", "Match", "Tab", "SocketProtocol"), 0)
    assert house.more_than(none) == {}
    before = house.alive(KINDS)
    evening(evenings(house))
    assert house.more_than(before) == {}


@pytest.mark.nightly
def test_a_quarter_of_an_hour_with_80_000_moves_ends_with_the_memory_of_its_third_minute() -> None:
    run = subprocess.run(
        [sys.executable, str(ROOT / "bench" / "soak.py"), "_example"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stdout + run.stderr
