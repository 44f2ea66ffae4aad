"""The same contract: who waits for a shelf, what it lists, and a whole server on it."""

from __future__ import annotations

import asyncio

import pytest

from regency.kernel import record as records
from regency.server import clock, maintenance
from regency.server.bot_pool import BotPool
from regency.server.messages import OpenTable, SitDown
from regency.server.shelf import (
    Begin,
    Clear,
    Delete,
    Failed,
    Finish,
    Hold,
    Idle,
    Keep,
    Open,
    Shelf,
)
from regency.server.tables import AllTables

from .rooms import begun, move
from .shelves import DAY, HEADER, OUTCOME, Making, entry, table, with_shelf

# Who waits


def test_who_is_called_away_hears_of_it_once_the_write_is_known(shelf: Shelf) -> None:
    async def plan(shelf: Shelf) -> None:
        await shelf.write(Open(table("a")), Begin("a", HEADER))
        for number in range(1, 30):
            writing = asyncio.create_task(shelf.write(entry("a", number)))
            await asyncio.sleep(0)
            writing.cancel()
            await asyncio.wait([writing])
            found = await shelf.table("a")
            assert found is not None and found.entries == number

    with_shelf(shelf, plan)


def test_what_was_written_is_read_by_everybody_from_then_on(shelf: Shelf) -> None:
    async def come_and_go(number: int) -> None:
        name = f"t{number}"
        await shelf.write(Open(table(name)), Begin(name, HEADER))
        for entries in range(1, 4):
            await shelf.write(entry(name, entries))
            found, log = await asyncio.gather(shelf.table(name), shelf.log(name))
            assert found is not None and found.entries == entries
            assert log is not None and len(log.lines) == entries
        await shelf.write(Delete(name))
        assert await shelf.table(name) is None and await shelf.log(name) is None

    async def plan(_: Shelf) -> None:
        await asyncio.gather(*(come_and_go(number) for number in range(60)))

    with_shelf(shelf, plan)


def test_whoever_reads_sees_one_moment(shelf: Shelf) -> None:
    async def play() -> None:
        for number in range(2, 60):
            await shelf.write(entry("a", number), Keep(table("a", rematch=str(number))))

    async def plan(_: Shelf) -> None:
        await shelf.write(Open(table("a", rematch="1")), Begin("a", HEADER, [entry("a", 1)]))
        playing = asyncio.create_task(play())
        while not playing.done():
            found = await shelf.table("a")
            assert found is not None and found.table.rematch == str(found.entries)
        await playing

    with_shelf(shelf, plan)


def test_a_shelf_that_is_closed_says_so(making: Making) -> None:
    async def plan() -> None:
        shelf = making()
        await shelf.write(Open(table("a")))
        await shelf.close()
        await shelf.close()
        for ask in (shelf.write(Open(table("b"))), shelf.count(), shelf.table("a"), shelf.works()):
            with pytest.raises(Failed):
                await ask

    asyncio.run(plan())


# Lists


def test_lists_are_as_long_as_asked_for_and_begin_with_the_latest(
    shelf: Shelf, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def plan(shelf: Shelf) -> None:
        for number, name in enumerate("abcdef"):
            monkeypatch.setattr(clock, "now", lambda number=number: number)
            host = "Anna" if name in "abc" else "Ben"
            await shelf.write(Open(table(name, host, open=name in "adef")))
        monkeypatch.setattr(clock, "now", lambda: 10)
        await shelf.write(Hold("e", 0, "Anna"), Hold("a", 1, "Anna"), Begin("f", HEADER))
        await shelf.write(Begin("b", HEADER), Finish("b", OUTCOME))
        monkeypatch.setattr(clock, "now", lambda: 11)
        await shelf.write(Keep(table("a", "Anna", open=True)))
        mine = [("a", "waiting"), ("b", "finished"), ("e", "waiting"), ("c", "waiting")]
        assert await shelf.tables_of("Anna", 9) == mine
        assert await shelf.tables_of("Anna", 2) == mine[:2]
        assert await shelf.open_tables(9, 9) == ["a", "e", "d"] and await shelf.open_tables(1, 9) == ["a"]
        assert await shelf.open_tables(9, 1) == ["a", "e"], "one host fills no list"
        assert [await shelf.unfinished_of(one) for one in ("Anna", "Ben", "Cleo")] == [2, 3, 0]
        assert await shelf.running() == ["f"] and await shelf.count() == 6

    with_shelf(shelf, plan)


def test_what_is_idle_goes_unless_somebody_comes_meanwhile(
    shelf: Shelf, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = clock.now()

    async def plan(shelf: Shelf) -> None:
        monkeypatch.setattr(clock, "now", lambda: now - 90 * DAY)
        for name in "abc":
            await shelf.write(Open(table(name)), Begin(name, HEADER, [entry(name, 1, now - 80 * DAY)]))
        await shelf.write(Open(table("d")), Open(table("e")), Begin("e", HEADER), Finish("e", OUTCOME))
        monkeypatch.setattr(clock, "now", lambda: now)
        await shelf.write(entry("b", 2, now))
        old = now - 30 * DAY
        idle = sorted(await shelf.idle(old))
        assert idle == [Idle("a", 1), Idle("c", 1), Idle("d", 0), Idle("e", 0)]
        await shelf.write(entry("c", 2, now), Keep(table("d")))
        await shelf.write(*(Clear(one, old) for one in idle))
        there = [name for name in "abcde" if await shelf.table(name) is not None]
        assert there == ["b", "c", "d"]
        assert await maintenance.prune(shelf, 30) == 0

    with_shelf(shelf, plan)


# The whole server on it


def test_a_house_lives_on_it_and_comes_back(shelf: Shelf) -> None:
    async def plan(shelf: Shelf) -> None:
        tables = AllTables(shelf, BotPool(1), 0.0)
        room = await begun(tables)
        link = await tables.move(room.table.id, "0", 0)
        await tables.take(link.token, "0")
        for _ in range(3):
            await move(room)
        again = AllTables(shelf, tables.bots, 0.0)  # as after a restart
        same = await again.room(room.table.id)
        assert list(same.running().entries) == list(room.running().entries) and same.done == room.done
        while same.state() != "finished":
            await move(same)
        record = await again.record(same.table.id)
        following = await again.rematch(same.table.id, "0")
        assert (await again.rematch(same.table.id, "1")).id == following.id
        copied = await again.import_record(record, "0")
        assert records.header_of(await again.record(copied.id)) == same.running().header
        waiting = await again.open(OpenTable("_example", ("empty", "empty"), open=True), "1")
        await again.sit(waiting.id, "1", SitDown(0, "P"))
        listed = await again.mine("0")
        assert {info.id for info in listed.mine} == {same.table.id, following.id, copied.id}
        assert [info.id for info in listed.open] == [waiting.id]
        await again.delete(waiting.id, "1")
        assert await shelf.count() == 3 and await shelf.running() == []
        again.replays.close()
        await tables.close()

    with_shelf(shelf, plan)
