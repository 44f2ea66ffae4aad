"""What is written is read: while tables are loaded all around, no link is taken twice, no table missed."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from regency.kernel.errors import Trouble
from regency.server.messages import OpenTable, SitDown
from regency.server.reasons import Denied, LinkSpent
from regency.server.tables import AllTables

from .rooms import at_home

ROOT = Path(__file__).resolve().parents[1]
RECORD = max((ROOT / "games").glob("*/records/*.jsonl"), key=lambda file: file.stat().st_size)
WISH = OpenTable("_example", ("empty", "empty"))


@pytest.fixture
def restless() -> Iterator[None]:
    """Threads that give way to each other all the time."""
    usual = sys.getswitchinterval()
    sys.setswitchinterval(0.00001)
    yield
    sys.setswitchinterval(usual)


async def found(tables: AllTables, number: int) -> bool:
    """Whether a new table is there for whoever comes at once."""
    try:
        await tables.open(WISH, f"host {number}")
    except Denied:
        return False
    return True


async def takers(tables: AllTables, number: int) -> int:
    """How many of three who use a link at once have the seat."""
    host = f"host {number}"
    try:
        table = await tables.open(WISH, host)
        await tables.sit(table.id, host, SitDown(0, "Anna"))
        link = await tables.move(table.id, host, 0)
    except Denied:  # it was not even found
        return 1
    taken = await asyncio.gather(
        *(tables.take(link.token, f"{host} {one}") for one in range(3)), return_exceptions=True
    )
    assert all(isinstance(one.reason, LinkSpent) for one in taken if isinstance(one, Trouble))
    return sum(not isinstance(one, BaseException) for one in taken)


async def read_again_and_again(tables: AllTables, table_id: str) -> None:
    """Somebody loads a long match all the while."""
    while True:
        again = AllTables(tables.shelf, tables.bots, 0.0)
        await again.room(table_id)
        again.replays.close()


async def counted(tables: AllTables, times: int) -> tuple[int, int]:
    """So many times a new table and a link: how many tables were missed, how many links taken wrongly."""
    missed = wrong = 0
    old = (await tables.import_record(RECORD.read_bytes(), "0")).id
    reading = [asyncio.create_task(read_again_and_again(tables, old)) for _ in range(3)]
    for start in range(0, times, 30):
        here = await asyncio.gather(*(found(tables, start + one) for one in range(30)))
        took = await asyncio.gather(*(takers(tables, start + one) for one in range(30)))
        missed += here.count(False)
        wrong += len(took) - took.count(1)
        tables.rooms.clear()
    for task in reading:
        task.cancel()
    await asyncio.gather(*reading, return_exceptions=True)
    return missed, wrong


@pytest.mark.usefixtures("restless")
@pytest.mark.parametrize("times", [60, pytest.param(3_000, marks=pytest.mark.nightly)])
def test_no_table_is_missed_and_no_link_taken_twice(tmp_path: Path, times: int) -> None:
    async def plan(tables: AllTables) -> None:
        assert await counted(tables, times) == (0, 0)

    at_home(tmp_path, plan)
