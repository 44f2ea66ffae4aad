"""One file, one server: a second is turned away, and whoever only looks after the file is not."""

from __future__ import annotations

import asyncio
import os
import signal
import stat
from pathlib import Path

import pytest

from regency.cli import main
from regency.server import clock, maintenance, sqlite_file, sqlite_shelf
from regency.server.bot_pool import BotPool
from regency.server.messages import OpenTable, SitDown
from regency.server.reasons import AlreadyBegun, DatabaseInUse, Denied, NoSuchTable
from regency.server.shelf import Open
from regency.server.sqlite_shelf import SqliteShelf
from regency.server.tables import AllTables

from .conftest import Server
from .people import evening
from .rooms import at_home, begun, move
from .shelves import DAY, sql, table
from .test_play import begin


@pytest.fixture(autouse=True)
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody here is about to go."""
    monkeypatch.setattr(sqlite_shelf, "WAIT", 0.1)


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [("en", "in use by another Regency server"), ("de", "gehört gerade einem anderen Regency-Server")],
)
def test_a_second_server_is_turned_away_with_a_sentence(
    tmp_path: Path, lang: str, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    first = SqliteShelf(tmp_path / "t.sqlite", alone=True)
    command = ["serve", "--port", "0", "--database", str(tmp_path / "t.sqlite"), "--lang", lang]
    assert main(command) != 0
    told = capsys.readouterr()
    assert sentence in told.err and told.out == ""
    first.shut()


def test_whoever_comes_second_is_refused_until_the_first_is_gone(tmp_path: Path) -> None:
    file, beside = tmp_path / "t.sqlite", tmp_path / "other name.sqlite"
    first = SqliteShelf(file, alone=True)
    beside.symlink_to(file)
    for name in (file, beside):
        with pytest.raises(Denied) as denied:
            SqliteShelf(name, patience=0.1, alone=True)
        assert denied.value.reason == DatabaseInUse(str(name))
    assert stat.S_IMODE((tmp_path / "t.sqlite-lock").stat().st_mode) == 0o600
    SqliteShelf(file).shut()
    asyncio.run(first.write(Open(table("a"))))
    first.shut()
    SqliteShelf(file, patience=0.1, alone=True).shut()


def test_nobody_brings_the_tables_of_a_running_server_up_to_date(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "t.sqlite"
    running = SqliteShelf(file, alone=True)
    then = sqlite_file.VERSION + 1
    monkeypatch.setattr(sqlite_file, "MIGRATIONS", (*sqlite_file.MIGRATIONS, "CREATE TABLE extra (a);"))
    monkeypatch.setattr(sqlite_file, "VERSION", then)
    with pytest.raises(Denied) as denied:
        SqliteShelf(file, patience=0.1)
    assert denied.value.reason == DatabaseInUse(str(file))
    running.shut()
    SqliteShelf(file, patience=0.1).shut()
    assert sql(file, "PRAGMA user_version") == [(then,)]


# Beside a running server


def test_a_server_keeps_its_log_and_its_file_until_it_is_killed(
    server: Server, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    beside = ["--database", str(server.database)]

    async def game() -> str:
        table, (tab, _) = await begin(server, ["empty", "empty"])
        await tab.person.get("/health")  # who opens and closes the file takes the locks off it
        log = os.stat(f"{server.database}-wal").st_ino
        assert await asyncio.to_thread(main, ["backup", str(tmp_path / "copy"), *beside]) == 0
        assert await asyncio.to_thread(main, ["prune", "--older-than", "1", *beside]) == 0
        assert await asyncio.to_thread(main, ["serve", "--port", "0", *beside]) != 0, (
            "a second server is turned away"
        )
        assert os.stat(f"{server.database}-wal").st_ino == log, "the log is still the server's"
        await tab.play(1)
        await tab.person.get("/health")
        return table

    played = evening(game())
    server.end(signal.SIGKILL)
    assert sql(server.database, "SELECT number FROM entries WHERE table_id = ?", played) == [(1,)]
    server.start()
    assert server.end() == 0, "whoever is killed locks nobody out"


def test_a_table_that_is_pruned_beside_the_server_is_gone_and_no_other(tmp_path: Path) -> None:
    async def plan(tables: AllTables) -> None:
        old, new = await begun(tables), await begun(tables)
        await move(new)
        sql(tmp_path / "t.sqlite", "UPDATE tables SET touched = ?", clock.now() - 90 * DAY)
        other = SqliteShelf(tmp_path / "t.sqlite")
        assert await maintenance.prune(other, 30) == 1
        await other.close()
        with pytest.raises(Denied) as denied:
            await move(old)
        assert denied.value.reason == NoSuchTable() and old.deleted
        assert await move(new) == 2

    at_home(tmp_path, plan)


# Two that know of the same table


def test_a_match_that_has_begun_is_never_begun_again(tmp_path: Path) -> None:
    async def plan(tables: AllTables) -> None:
        other = AllTables(tables.shelf, BotPool(1), 0.0)
        opened = await tables.open(OpenTable("_example", ("empty", "empty")), "0")
        for seat in range(2):
            await tables.sit(opened.id, str(seat), SitDown(seat, f"P{seat}"))
        late = await other.room(opened.id)
        await tables.leave(opened.id, "1", 1)
        await tables.sit(opened.id, "2", SitDown(1, "P2"))
        await tables.start(opened.id, "0")
        room = await tables.room(opened.id)
        with pytest.raises(Denied) as denied:
            await other.start(opened.id, "0")
        assert denied.value.reason == AlreadyBegun()
        assert late.running().header == room.running().header, "and whoever was late sees what there is"
        assert late.devices == {0: "0", 1: "2"} and late.table == room.table
        again = await AllTables(tables.shelf, tables.bots, 0.0).room(opened.id)
        assert again.running().header == room.running().header
        other.replays.close()
        other.bots.close()

    at_home(tmp_path, plan)
