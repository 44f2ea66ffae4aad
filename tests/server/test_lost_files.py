"""A database in trouble: nothing is acknowledged that might be lost, and /health says so."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import shutil
import signal
from collections.abc import Callable
from pathlib import Path

import pytest

from regency.server import sqlite_file
from regency.server.messages import OpenTable
from regency.server.reasons import DatabaseUnusable, Denied
from regency.server.shelf import Failed, Open
from regency.server.sqlite_shelf import SqliteShelf
from regency.server.tables import AllTables

from .conftest import Server
from .people import evening
from .rooms import at_home, begun, move
from .shelves import sql, table
from .test_bad_input import refused, submit
from .test_play import begin


def log_of(file: Path) -> Path:
    return file.with_name(file.name + "-wal")


def moved(file: Path) -> None:
    file.rename(file.with_name("elsewhere"))


def replaced(file: Path) -> None:
    """Somebody puts a copy back without stopping the server first."""
    shutil.copy(file, file.with_name("copy"))
    file.with_name("copy").replace(file)


HARM: dict[str, Callable[[Path], object]] = {
    "the file is deleted": Path.unlink,
    "the file is moved away": moved,
    "the file is replaced": replaced,
    "the file is cut to nothing": lambda file: os.truncate(file, 0),
    "the log is deleted": lambda file: log_of(file).unlink(),
    "the log is replaced": lambda file: replaced(log_of(file)),
    "the log is cut to nothing": lambda file: os.truncate(log_of(file), 0),
    "the folder is moved away": lambda file: file.parent.rename(file.parent.with_name("gone")),
}


@pytest.fixture(autouse=True)
def watchful(monkeypatch: pytest.MonkeyPatch) -> None:
    """The log is looked into after every commit."""
    monkeypatch.setattr(sqlite_file, "LOOK_AGAIN", 0.0)


@pytest.mark.parametrize("harm", HARM)
@pytest.mark.parametrize("asked", ["health first", "moves first"])
def test_what_is_written_to_files_that_are_gone_is_not_acknowledged(
    tmp_path: Path, harm: str, asked: str, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "house").mkdir()

    async def plan(tables: AllTables) -> None:
        room = await begun(tables)
        await move(room)
        await tables.shelf.works()
        HARM[harm](tmp_path / "house" / "t.sqlite")
        if asked == "health first":
            with pytest.raises(Failed):
                await tables.shelf.works()
        for _ in range(2):
            with pytest.raises(Failed):
                await move(room)
        assert len(room.running().entries) == 1, "what is not kept never was"
        with pytest.raises(Failed):
            await tables.shelf.works()
        with pytest.raises(Failed):
            await tables.shelf.count()

    with caplog.at_level(logging.ERROR, "regency.server"):
        at_home(tmp_path / "house", plan)
    assert [record.levelname for record in caplog.records] == ["ERROR"], "it is said once"


def test_a_server_whose_log_is_deleted_says_so_and_acknowledges_nothing(server: Server) -> None:
    async def game() -> str:
        table, (one, _) = await begin(server, ["empty", "empty"])
        while not one.questions:
            await one.next()
        log_of(server.database).unlink()
        assert (await refused(one, submit([one.asked()[0]])))["why"] == "StoreFailed"
        assert (await one.person.get("/health", expect=503))["why"]["why"] == "StoreFailed"
        assert (await one.person.get("/api/tables", expect=503))["why"]["why"] == "StoreFailed"
        return table

    evening(game())
    assert server.end(signal.SIGTERM) == 0
    said = server.log.read_text(encoding="utf-8")
    assert "Traceback" not in said and said.count("deleted, replaced or cut short") == 1


def test_whoever_only_reads_or_begins_the_log_anew_does_no_harm(tmp_path: Path) -> None:
    shelf = SqliteShelf(tmp_path / "t.sqlite")

    async def plan() -> None:
        await shelf.works()  # before anything is written the log may be empty
        await shelf.write(Open(table("a")))
        for mode in ("PASSIVE", "FULL", "RESTART", "TRUNCATE"):
            sql(shelf.file, f"PRAGMA wal_checkpoint({mode})")
            await shelf.works()
            await shelf.write(Open(table(mode)))
            await shelf.works()

    asyncio.run(plan())
    shelf.shut()


# A disk that takes nothing, and what is not what it was


def test_a_full_disk_stops_nothing_for_good_and_is_logged_once(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def plan(tables: AllTables) -> None:
        assert isinstance(tables.shelf, SqliteShelf)
        writer = tables.shelf._writer._database
        writer.execute("PRAGMA max_page_count = 1")  # no more than there are
        room, opened = await begun(tables), 1
        with contextlib.suppress(Failed):
            while True:
                await tables.open(OpenTable("_example", ("empty", "empty")), str(opened))
                opened += 1
        assert await tables.shelf.count() == opened and opened < 1000
        for _ in range(3):
            with pytest.raises(Failed):
                await tables.shelf.write(*(Open(table(str(number))) for number in range(99)))
        writer.execute("PRAGMA max_page_count = 1000000")
        await tables.open(OpenTable("_example", ("empty", "empty")), "0")
        assert await move(room) == 1 and await tables.shelf.count() == opened + 1

    at_home(tmp_path, plan)
    assert [record.getMessage() for record in caplog.records] == [
        "the database cannot be written: database or disk is full",
        "the database can be written again",
    ]


def spoiled(file: Path, first: int) -> None:
    """From this byte on nothing is as it was."""
    size = file.stat().st_size
    with file.open("r+b") as found:
        found.seek(first)
        found.write(b"\xa5" * (size - first))


def test_a_damaged_file_is_refused_at_the_start(tmp_path: Path) -> None:
    file = tmp_path / "t.sqlite"
    SqliteShelf(file).shut()
    spoiled(file, 0)
    with pytest.raises(Denied) as denied:
        SqliteShelf(file)
    assert isinstance(denied.value.reason, DatabaseUnusable)


@pytest.mark.parametrize("first", [0, 4096])
def test_a_file_that_is_damaged_meanwhile_is_noticed_and_no_fault_of_ours(tmp_path: Path, first: int) -> None:
    file = tmp_path / "t.sqlite"
    full = SqliteShelf(file)
    asyncio.run(full.write(*(Open(table(f"t{number}")) for number in range(200))))
    full.shut()
    shelf = SqliteShelf(file)
    spoiled(file, first)

    async def plan() -> None:
        for ask in (shelf.works(), shelf.table("t7"), shelf.write(Open(table("new"))), shelf.running()):
            with pytest.raises(Failed):
                await ask

    asyncio.run(plan())
    shelf.shut()
