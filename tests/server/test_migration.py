"""A database of an earlier version with matches on is copied, brought up to date, and played on."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from pathlib import Path

import msgspec
import pytest

from regency.server import clock, sqlite_file
from regency.server.bot_pool import BotPool
from regency.server.saved_table import SavedTable
from regency.server.shelf import Log, Saved, Shelf, Spent
from regency.server.sqlite_shelf import SqliteShelf
from regency.server.tables import AllTables, hashed

from .memory_shelf import MemoryShelf
from .rooms import begun, move
from .shelves import DAY, sql

PLAYED = 5
TABLE = "INSERT INTO tables (id, game, host, open, body, header, state, created, touched)"


async def played(shelf: Shelf) -> list[tuple[Saved, Log]]:
    """Two matches in their midst and one that has ended."""
    tables = AllTables(shelf, BotPool(1), 0.0)
    rooms = [await begun(tables) for _ in range(3)]
    for room in rooms:
        for _ in range(PLAYED):
            await move(room)
    while rooms[2].state() != "finished":
        await move(rooms[2])
    found = [(await shelf.table(room.table.id), await shelf.log(room.table.id)) for room in rooms]
    await tables.close()
    return [(saved, log) for saved, log in found if saved is not None and log is not None]


def of_version(version: int, file: Path, matches: list[tuple[Saved, Log]]) -> None:
    """A file as that version left it, its log not yet tidied up."""
    with contextlib.closing(sqlite3.connect(file, isolation_level=None)) as old:
        old.execute("PRAGMA journal_mode = WAL")
        for number in range(version):
            old.executescript(sqlite_file.MIGRATIONS[number])
        old.execute(f"PRAGMA user_version = {version}")
        for saved, log in matches:
            table: SavedTable = saved.table
            body, header = msgspec.json.encode(table), msgspec.json.encode(log.header)
            row = (table.id, table.game, table.host, 0, body, header, saved.state, 1, clock.now())
            old.execute(f"{TABLE} VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", row)
            chairs = [(table.id, seat, device) for seat, device in saved.holders.items()]
            old.executemany("INSERT INTO chairs VALUES (?, ?, ?)", chairs)
            lines = [(table.id, *line) for line in log.lines]
            old.executemany("INSERT INTO entries VALUES (?, ?, ?, ?, ?)", lines)
        link = (hashed("token"), matches[0][0].table.id, 0, clock.now() + DAY)
        old.execute("INSERT INTO moves VALUES (?, ?, ?, ?)", link)


@pytest.mark.parametrize("version", range(1, sqlite_file.VERSION))
def test_matches_of_earlier_versions_are_played_on_and_a_copy_is_kept(tmp_path: Path, version: int) -> None:
    file = tmp_path / "tables.sqlite"
    matches = asyncio.run(played(MemoryShelf()))
    assert [saved.state for saved, _ in matches] == ["playing", "playing", "finished"]
    of_version(version, file, matches)
    before = sql(file, "SELECT * FROM entries ORDER BY table_id, number")

    async def go_on() -> None:
        tables = AllTables(SqliteShelf(file, alone=True), BotPool(1), 0.0)
        first, second, third = (saved.table.id for saved, _ in matches)
        assert sorted(await tables.shelf.running()) == sorted([first, second])
        await tables.take("token", "another device")
        assert (await tables.room(first)).devices[0] == "another device"
        with pytest.raises(Spent):
            await tables.take("token", "a third")
        for table_id, (_, log) in zip((second, third), matches[1:], strict=True):
            room = await tables.room(table_id)
            assert [digest for _, digest in room.running().entries] == [line.digest for line in log.lines]
            assert room.done == {line.key: line.number for line in log.lines if line.key is not None}
        room = await tables.room(second)
        while room.state() != "finished":
            await move(room)
        saved = await tables.shelf.table(second)
        assert saved is not None and saved.outcome == room.running().outcome() and saved.outcome is not None
        assert {info.id for info in (await tables.mine("1")).mine} == {first, second, third}
        await tables.close()

    asyncio.run(go_on())
    assert sql(file, "PRAGMA user_version") == [(sqlite_file.VERSION,)]
    copy = tmp_path / f"tables.before-{sqlite_file.VERSION}"
    assert sql(copy, "PRAGMA user_version") == [(version,)]
    assert sql(copy, "SELECT * FROM entries ORDER BY table_id, number") == before
    assert sql(copy, "PRAGMA integrity_check") == [("ok",)]
