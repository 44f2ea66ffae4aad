"""One table: undoing far back holds nobody else up, and a mover who vanishes leaves no doubt."""

from __future__ import annotations

import asyncio
import contextlib
import json
import sqlite3
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from regency import games
from regency.kernel import apply
from regency.kernel import match as matches
from regency.kernel.entries import Undo
from regency.kernel.errors import NotAsked, Refused
from regency.kernel.match import AnyMatch, Match
from regency.kernel.rng import stream, stretch
from regency.kernel.rules import Outcome
from regency.server.bot_pool import BotPool
from regency.server.messages import BotSits, OpenTable, SitDown
from regency.server.presence import Tab
from regency.server.reasons import Denied, NoSuchTable, NothingProposed, StoreFailed
from regency.server.room import Room
from regency.server.store import SqliteStore
from regency.server.tables import AllTables


async def begun(tables: AllTables) -> Room:
    """A table of two people."""
    opened = await tables.open(OpenTable("council", ("empty", "empty")), "0")
    for seat in range(2):
        await tables.sit(opened.id, str(seat), SitDown(seat, f"P{seat}"))
    await tables.start(opened.id, "0")
    return await tables.room(opened.id)


async def move(room: Room) -> int:
    """Whoever is asked does the first of what is offered."""
    match = room.running()
    seat = match.waited_for()[0]
    entry = match.state.clock.entry
    action = msgspec.json.encode(match.options(seat)[0])
    return await room.submit(str(seat), seat, [action], entry, f"m{entry}")


def at_home(tmp_path: Path, plan: Callable[[AllTables], Any], patience: float = 10.0) -> None:
    async def spend() -> None:
        tables = AllTables(SqliteStore(tmp_path / "t.sqlite", patience), BotPool(1), 0.0)
        try:
            await plan(tables)
        finally:
            await tables.close()

    asyncio.run(spend())


def rows_of(tables: AllTables, room: Room) -> list[tuple[Any, ...]]:
    sql = "SELECT number, submission FROM entries WHERE table_id = ? ORDER BY number"
    return tables.store.read(sql, (room.table.id,))


# Undo


def test_an_agreed_undo_is_folded_beside_the_loop_and_other_tables_play_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folding, go_on = threading.Event(), threading.Event()
    honest = apply.carry_out

    def slow(*given: Any) -> Any:
        if threading.current_thread() is not threading.main_thread():
            folding.set()
            assert go_on.wait(60), "the loop went on meanwhile"
        return honest(*given)

    async def plan(tables: AllTables) -> None:
        room, other = await begun(tables), await begun(tables)
        while len(room.running().entries) < 20 or room.waited_for() != [1]:
            await move(room)
        monkeypatch.setattr(matches, "carry_out", slow)
        assert await room.take_back("0", 0) is None
        agreeing = asyncio.create_task(room.consent("1", 1, 1, True))
        while not folding.is_set():
            await asyncio.sleep(0.001)
        tab = Tab("0", 0)
        other.enter(tab)
        for _ in range(10):
            await asyncio.wait_for(move(other), 60)
        held = asyncio.create_task(move(room))
        await asyncio.sleep(0.02)
        assert not held.done(), "only this table waits"
        go_on.set()
        await agreeing
        with pytest.raises(Refused) as refused:
            await held
        assert refused.value.reason == NotAsked(1), "the question that it answered is gone"
        last = room.running().entries[-1][0]
        assert isinstance(last, Undo) and last.agreed and last.seat == 0
        assert room.waited_for() == [0]

    at_home(tmp_path, plan)


def test_what_was_made_ready_is_what_would_have_been_folded() -> None:
    rng = stream(stretch(4), "undo", 0)
    played: list[AnyMatch] = [Match.start(games.load("council"), 3, seed=4) for _ in range(2)]
    for _ in range(60):
        seat = played[0].waited_for()[0]
        options = played[0].options(seat)
        action: Any = options[rng.below(len(options))]
        for match in played:
            match.submit(seat, action, at=match.state.clock.at + 7)
    for seat in (1, 0):
        number = played[0].last_of(seat)
        at = played[0].state.clock.at + 1
        played[0].apply(Undo(at, seat, number, agreed=True), played[0].before(number))
        played[1].apply(Undo(at, seat, number, agreed=True))
        assert list(played[0].entries) == list(played[1].entries)
        assert played[0].notes == played[1].notes


# Movers that vanish


def test_who_vanishes_while_the_disk_is_busy_has_moved_and_everybody_sees_it(tmp_path: Path) -> None:
    async def plan(tables: AllTables) -> None:
        room = await begun(tables)
        tab = Tab("1", 1)
        room.enter(tab)
        await move(room)
        moving = asyncio.create_task(move(room))
        while len(room.running().entries) < 2:
            await asyncio.sleep(0)
        moving.cancel()
        with pytest.raises(asyncio.CancelledError):
            await moving
        assert rows_of(tables, room) == [(1, "0:m0"), (2, "0:m1")] == [(n, f"0:m{n - 1}") for n in (1, 2)]
        assert len(room.running().entries) == 2 and room.done == {"0:m0": 1, "0:m1": 2}
        frames = [json.loads(frame) for frame in tab.waiting]
        assert [frame["shared"]["entry"] for frame in frames if frame["got"] == "Update"] == [1, 2]
        assert await move(room) == 3, "nobody pays for it"
        assert json.loads(tab.waiting[-1])["shared"]["entry"] == 3

    at_home(tmp_path, plan)


def test_who_vanishes_while_the_database_is_locked_has_not_moved(tmp_path: Path) -> None:
    async def plan(tables: AllTables) -> None:
        room = await begun(tables)
        with contextlib.closing(sqlite3.connect(tmp_path / "t.sqlite", isolation_level=None)) as other:
            other.execute("BEGIN EXCLUSIVE")
            moving = asyncio.create_task(move(room))
            while len(room.running().entries) < 1:
                await asyncio.sleep(0)
            moving.cancel()
            with pytest.raises(Denied):
                await moving
            other.execute("ROLLBACK")
        assert rows_of(tables, room) == [] and len(room.running().entries) == 0 and room.done == {}
        assert await move(room) == 1
        assert rows_of(tables, room) == [(1, "0:m0")]

    at_home(tmp_path, plan, patience=0.3)


def test_a_record_is_given_out_once_the_last_entry_is_on_the_disk(tmp_path: Path) -> None:
    async def plan(tables: AllTables) -> None:
        room = await begun(tables)
        match, writing, go_on = room.running(), asyncio.Event(), asyncio.Event()

        async def refused(_: Any) -> None:
            writing.set()
            await go_on.wait()
            raise Denied(StoreFailed(), 503)

        over = Outcome("over", (1, 1), (1, 1), ())
        room.save = refused
        match.outcome = lambda: over if match.entries else None  # type: ignore[method-assign]
        moving = asyncio.create_task(move(room))
        await writing.wait()
        asking = [
            asyncio.create_task(tables.record(room.table.id)),
            asyncio.create_task(tables.replays.race(room)),
        ]
        await asyncio.sleep(0.05)
        assert not any(task.done() for task in asking), "they wait for the disk"
        go_on.set()
        for task in (moving, *asking):
            with pytest.raises(Denied):
                await task

    at_home(tmp_path, plan)


def test_an_entry_that_somebody_else_wrote_is_taken_in(tmp_path: Path) -> None:
    async def plan(tables: AllTables) -> None:
        room = await begun(tables)
        tab = Tab("1", 1)
        room.enter(tab)
        ghost = tables.read_log(room)[0]
        seat = ghost.waited_for()[0]
        options = ghost.options(seat)
        ghost.submit(seat, options[-1])  # type: ignore[arg-type]
        entry, digest = ghost.entries[-1]
        row = (room.table.id, 1, msgspec.json.encode(entry), digest)
        await tables.store.write(
            [("INSERT INTO entries (table_id, number, body, digest) VALUES (?, ?, ?, ?)", row)]
        )
        with pytest.raises(Denied) as denied:
            await move(room)
        assert denied.value.reason == StoreFailed()
        assert list(room.running().entries) == list(ghost.entries)
        assert json.loads(tab.waiting[-1])["entry"] == 1
        assert await move(room) == 2

    at_home(tmp_path, plan)


def test_an_entry_that_the_disk_refuses_never_was(tmp_path: Path) -> None:
    async def plan(tables: AllTables) -> None:
        room = await begun(tables)
        honest = room.save

        async def broken(_: Any) -> None:
            raise Denied(StoreFailed(), 503)

        room.save = broken
        with pytest.raises(Denied):
            await move(room)
        room.save = honest
        assert await move(room) == 1
        with sqlite3.connect(tmp_path / "t.sqlite") as other:
            assert other.execute("SELECT count(*) FROM entries").fetchone() == (1,)
        other.close()

    at_home(tmp_path, plan)


# Tables that are gone, or cannot be read


def test_a_table_that_cannot_be_read_hides_no_other_and_can_be_deleted(tmp_path: Path) -> None:
    async def plan(tables: AllTables) -> None:
        good, bad = await begun(tables), await begun(tables)
        await move(bad)
        ids = {good.table.id, bad.table.id}
        await tables.store.write([("UPDATE entries SET digest = 'x' WHERE table_id = ?", (bad.table.id,))])
        again = AllTables(tables.store, tables.bots, 0.0)
        listed = {table.id: table for table in (await again.mine("0")).mine}
        assert listed.keys() == ids and listed[bad.table.id].entries == 1
        with pytest.raises(Denied) as denied:
            await again.delete(bad.table.id, "1")
        assert denied.value.status == 403, "only by its host"
        await again.delete(bad.table.id, "0")
        assert {table.id for table in (await again.mine("0")).mine} == {good.table.id}
        again.replays.close()

    at_home(tmp_path, plan)


@pytest.mark.parametrize("deed", ["start", "move", "bot", "keep"])
def test_a_table_that_was_pruned_by_another_process_is_gone(tmp_path: Path, deed: str) -> None:
    async def plan(tables: AllTables) -> None:
        opened = await tables.open(OpenTable("council", ("empty", "greedy")), "0")
        await tables.sit(opened.id, "0", SitDown(0, "Anna"))
        room = await tables.room(opened.id)
        await tables.store.write([("DELETE FROM tables WHERE id = ?", (opened.id,))])
        deeds: dict[str, Callable[[], Any]] = {
            "start": lambda: tables.start(opened.id, "0"),
            "move": lambda: tables.move(opened.id, "0", 0),
            "bot": lambda: tables.bot(opened.id, "0", BotSits(1, "random")),
            "keep": lambda: room.keep(room.table),
        }
        with pytest.raises(Denied) as denied:
            await deeds[deed]()
        assert denied.value.reason == NoSuchTable()
        assert room.deleted and room.match is None

    at_home(tmp_path, plan)


def test_consent_counts_for_what_was_seen(tmp_path: Path) -> None:
    async def plan(tables: AllTables) -> None:
        room = await begun(tables)
        while len(room.running().entries) < 20 or room.waited_for() != [1]:
            await move(room)
        await room.take_back("0", 0)
        first = room.proposal
        await room.take_back("0", 0)
        assert first is not None and room.proposal is not None and first.number != room.proposal.number
        with pytest.raises(Denied) as denied:
            await room.consent("1", 1, first.number, True)
        assert denied.value.reason == NothingProposed() and room.proposal.agreed == (0,)

    at_home(tmp_path, plan)
