"""Looking back at matches, however long that takes, holds nobody up."""

from __future__ import annotations

import asyncio
import gzip
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any, ClassVar

import pytest

from regency.kernel import record as records
from regency.kernel.entries import Entry
from regency.kernel.log import Log
from regency.server.bot_pool import BotPool
from regency.server.messages import OpenTable
from regency.server.reasons import Denied, TooFast
from regency.server.replays import LINE_OF_ADDRESS, LINE_OF_TABLE, replayed, unfold_log
from regency.server.room import Room
from regency.server.score_chart import score_chart
from regency.server.sqlite_shelf import SqliteShelf
from regency.server.tables import AllTables

from .rooms import at_home, begun

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


# Many who ask at once


class CountedLog(Log):
    """A log that knows which threads copied how much of it."""

    __slots__ = ()
    copied: ClassVar[list[tuple[bool, int]]] = []

    def __iter__(self) -> Iterator[tuple[Entry, str]]:
        self.copied.append((threading.current_thread() is threading.main_thread(), len(self)))
        return super().__iter__()

    def __getitem__(self, number: Any) -> Any:
        if isinstance(number, slice):
            here = threading.current_thread() is threading.main_thread()
            self.copied.append((here, len(range(*number.indices(len(self))))))
        return super().__getitem__(number)


def counted_log(room: Room) -> list[tuple[bool, int]]:
    """From now on the copies of the room's log: whether on the loop, and how long."""
    log = room.running().entries
    log.__class__ = CountedLog
    CountedLog.copied.clear()
    return CountedLog.copied


def test_nothing_is_copied_for_those_who_wait(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    go_on = threading.Event()
    honest = replayed

    def slow(*given: Any) -> Any:
        assert go_on.wait(60)
        return honest(*given)

    async def plan(tables: AllTables) -> None:
        room = await tables.room(await imported(tables))
        copied = counted_log(room)
        asked = [asyncio.create_task(tables.replays.moment(room, 3, str(who))) for who in range(40)]
        await asyncio.sleep(0.05)
        assert copied == [], "whoever waits holds nothing"
        refused = [task for task in asked if task.done()]
        assert len(refused) == 40 - LINE_OF_TABLE
        assert {type(task.exception().reason) for task in refused} == {TooFast}  # type: ignore[union-attr]
        go_on.set()
        done = await asyncio.gather(*(task for task in asked if task not in refused))
        assert {len(match.entries) for match in done} == {3}
        assert copied == [(False, 3)] * LINE_OF_TABLE, "so much as is asked for, and not on the loop"
        assert (await tables.replays.moment(room, 2)).state.clock.entry == 2, "there is room again"

    monkeypatch.setattr("regency.server.replays.replayed", slow)
    at_home(tmp_path, plan)


def test_an_address_waits_for_a_few_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    go_on = threading.Event()

    def slow(*_: Any) -> Any:
        assert go_on.wait(60)

    async def plan(tables: AllTables) -> None:
        rooms = [await tables.room(await imported(tables)) for _ in range(LINE_OF_ADDRESS + 3)]
        asked = [asyncio.create_task(tables.replays.moment(room, 1, "here")) for room in rooms]
        await asyncio.sleep(0.05)
        assert sum(task.done() for task in asked) == 3
        other = asyncio.create_task(tables.replays.moment(rooms[0], 1, "elsewhere"))
        await asyncio.sleep(0.05)
        assert not other.done()
        go_on.set()
        found = await asyncio.gather(*asked, other, return_exceptions=True)
        assert sum(isinstance(each, Denied) for each in found) == 3
        assert not tables.replays._line

    monkeypatch.setattr("regency.server.replays.replayed", slow)
    at_home(tmp_path, plan)


def test_a_course_that_is_known_is_told_without_the_record(tmp_path: Path) -> None:
    async def plan(tables: AllTables) -> None:
        room = await tables.room(await imported(tables))
        found = await tables.replays.race(room)
        copied = counted_log(room)
        assert await tables.replays.race(room) is found and copied == []

    at_home(tmp_path, plan)


def test_a_record_is_packed_once_and_not_on_the_loop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    where: list[str] = []
    honest = records.encode

    def noted(record: records.Record) -> bytes:
        where.append(threading.current_thread().name)
        return honest(record)

    async def plan(tables: AllTables) -> None:
        table_id = await imported(tables)
        packed = await asyncio.gather(*(tables.record(table_id, True, str(who)) for who in range(5)))
        assert len(where) == 1 and where[0].startswith("regency-replay")
        assert gzip.decompress(packed[0]) == await tables.record(table_id) == records.read_bytes(RECORD)
        assert len(where) == 1
        monkeypatch.setattr("regency.server.replays.RECORDS_KEPT", len(packed[0]))
        await tables.record(await imported(tables))
        assert len(tables.replays._records) == 1, "and few are kept"

    monkeypatch.setattr("regency.kernel.record.encode", noted)
    at_home(tmp_path, plan)


def test_a_finished_table_is_not_folded_to_be_described(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folded: list[str] = []
    honest = unfold_log

    def noted(*given: Any) -> Any:
        folded.append(threading.current_thread().name)
        return honest(*given)

    async def plan(tables: AllTables) -> None:
        table_id = await imported(tables)
        info = await tables.info(table_id, "0")
        assert info.state == "finished" and info.host and folded == [] and not tables.rooms
        assert (await tables.mine("0")).mine == (info,) and folded == []
        assert (await tables.room(table_id)).info("0") == info, "folded it is the same"
        playing = await begun(tables)
        tables.keeping.drop(playing.table.id)
        tables._alive.pop(playing.table.id)
        await tables.room(playing.table.id)
        assert [name.rpartition("_")[0] for name in folded] == ["regency-over", "regency-played"]

    monkeypatch.setattr("regency.server.tables.unfold_log", noted)
    at_home(tmp_path, plan)


def test_a_table_is_played_while_finished_ones_and_records_are_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    go_on, begins = threading.Event(), threading.Event()
    honest = unfold_log

    def slow(rules: Any, log: Any) -> Any:
        if not threading.current_thread().name.startswith("regency-played"):
            begins.set()
            assert go_on.wait(60)
        return honest(rules, log)

    async def plan(tables: AllTables) -> None:
        old = [await imported(tables) for _ in range(8)]
        playing = (await begun(tables)).table.id
        tables.keeping.drop(playing)
        tables._alive.pop(playing, None)
        monkeypatch.setattr("regency.server.tables.unfold_log", slow)
        logs: list[str] = []
        look = tables.shelf.log

        async def noted(table_id: str) -> Any:
            logs.append(table_id)
            return await look(table_id)

        monkeypatch.setattr(tables.shelf, "log", noted)
        reading = [asyncio.create_task(tables.room(each)) for each in old]
        assert await asyncio.to_thread(begins.wait, 60)
        bringing = asyncio.create_task(imported(tables))
        room = await asyncio.wait_for(tables.room(playing), 60)
        assert await room.in_thread(lambda: threading.current_thread().name.startswith("regency-played"))
        assert len(logs) == 2 and logs[1] == playing, "of those that wait no log is read yet"
        assert not any(task.done() for task in (*reading, bringing))
        go_on.set()
        await asyncio.gather(*reading, bringing)

    at_home(tmp_path, plan)
