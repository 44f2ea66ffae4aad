"""Looking back at matches, however long that takes, holds nobody up."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path
from typing import Any

import pytest

from regency.kernel import record as records
from regency.server.bot_pool import BotPool
from regency.server.messages import OpenTable
from regency.server.score_chart import score_chart
from regency.server.sqlite_shelf import SqliteShelf
from regency.server.tables import AllTables

RECORD = next((Path(__file__).resolve().parents[1] / "games").glob("*/records/*.jsonl"))


async def imported(tables: AllTables) -> str:
    return (await tables.import_record(records.read_bytes(RECORD), "0")).id


def test_the_course_of_a_match_is_worked_out_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[int] = []
    honest = score_chart

    def counted(*given: Any) -> Any:
        calls.append(1)
        return honest(*given)

    async def plan() -> None:
        tables = AllTables(SqliteShelf(tmp_path / "t.sqlite"), BotPool(1), 0.0)
        room = await tables.room(await imported(tables))
        found = await asyncio.gather(*(tables.replays.race(room) for _ in range(5)))
        assert len(calls) == 1 and all(one is found[0] for one in found)
        await tables.close()

    monkeypatch.setattr("regency.server.replays.score_chart", counted)
    asyncio.run(plan())


def test_tables_are_read_while_replays_take_their_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    go_on = threading.Event()

    def slow(*_: Any) -> Any:
        assert go_on.wait(60)

    async def plan() -> None:
        tables = AllTables(SqliteShelf(tmp_path / "t.sqlite"), BotPool(1), 0.0)
        old = [await imported(tables) for _ in range(12)]
        looking = [asyncio.create_task(tables.replays.race(await tables.room(table))) for table in old]
        await asyncio.sleep(0.1)
        waiting = await tables.open(OpenTable("_example", ("empty", "greedy")), "0")
        again = AllTables(tables.shelf, tables.bots, 0.0)
        assert (await asyncio.wait_for(again.room(old[0]), 60)).state() == "finished"
        assert (await asyncio.wait_for(again.room(waiting.id), 60)).state() == "waiting"
        assert not any(task.done() for task in looking)
        go_on.set()
        await asyncio.gather(*looking)
        again.replays.close()
        await tables.close()

    monkeypatch.setattr("regency.server.replays.score_chart", slow)
    asyncio.run(plan())
