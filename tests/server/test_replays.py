"""Looking back at matches, however long that takes, holds nobody up."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path
from typing import Any

import pytest

from regency.kernel import record as records
from regency.server.hall import Hall
from regency.server.messages import OpenTable
from regency.server.race import race
from regency.server.store import SqliteStore
from regency.server.thinking import Thinkers

RECORD = next((Path(__file__).parents[1] / "council" / "records").glob("*.jsonl"))


async def imported(hall: Hall) -> str:
    return (await hall.import_record(records.read_bytes(RECORD), "0")).id


def test_the_course_of_a_match_is_worked_out_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[int] = []
    honest = race

    def counted(*given: Any) -> Any:
        calls.append(1)
        return honest(*given)

    async def plan() -> None:
        hall = Hall(SqliteStore(tmp_path / "t.sqlite"), Thinkers(1), 0.0)
        room = await hall.room(await imported(hall))
        found = await asyncio.gather(*(hall.replays.race(room) for _ in range(5)))
        assert len(calls) == 1 and all(one is found[0] for one in found)
        await hall.close()

    monkeypatch.setattr("regency.server.replays.race", counted)
    asyncio.run(plan())


def test_tables_are_read_while_replays_take_their_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    go_on = threading.Event()

    def slow(*_: Any) -> Any:
        assert go_on.wait(60)

    async def plan() -> None:
        hall = Hall(SqliteStore(tmp_path / "t.sqlite"), Thinkers(1), 0.0)
        tables = [await imported(hall) for _ in range(12)]
        looking = [asyncio.create_task(hall.replays.race(await hall.room(table))) for table in tables]
        await asyncio.sleep(0.1)
        waiting = await hall.open(OpenTable("council", ("empty", "greedy")), "0")
        again = Hall(hall.store, hall.thinkers, 0.0)
        assert (await asyncio.wait_for(again.room(tables[0]), 60)).state() == "finished"
        assert (await asyncio.wait_for(again.room(waiting.id), 60)).state() == "waiting"
        assert not any(task.done() for task in looking)
        go_on.set()
        await asyncio.gather(*looking)
        again.replays.close()
        await hall.close()

    monkeypatch.setattr("regency.server.replays.race", slow)
    asyncio.run(plan())
