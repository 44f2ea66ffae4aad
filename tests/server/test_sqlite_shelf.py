"""Tables in a SQLite file: group commit, neighbours, the log, migrations, copies and clearing up."""

from __future__ import annotations

import asyncio
import contextlib
import shutil
import sqlite3
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from regency.server import clock, maintenance, sqlite_file, sqlite_writer
from regency.server.reasons import DatabaseNewer, DatabaseUnusable, Denied, StoreFailed
from regency.server.shelf import (
    Act,
    Begin,
    Failed,
    Fenced,
    Finish,
    ForgetLinks,
    Hold,
    Keep,
    Link,
    Open,
    Take,
    Taken,
)
from regency.server.sqlite_acts import Statement, statements
from regency.server.sqlite_file import Files
from regency.server.sqlite_shelf import READERS, SqliteShelf

from .shelves import DAY, HEADER, OUTCOME, entry, sql, table


@pytest.fixture
def kept(tmp_path: Path) -> Iterator[SqliteShelf]:
    opened = SqliteShelf(tmp_path / "tables.sqlite", patience=0.2)
    yield opened
    opened.shut()


def names(kept: SqliteShelf) -> list[str]:
    return [row[0] for row in sql(kept.file, "SELECT id FROM tables ORDER BY id")]


def test_what_gathers_while_the_disk_is_busy_is_committed_at_once(
    kept: SqliteShelf, monkeypatch: pytest.MonkeyPatch
) -> None:
    sizes: list[int] = []
    usual = sqlite_writer.commit

    def counted(database: sqlite3.Connection, files: Files, orders: list[Any]) -> Exception | None:
        sizes.append(len(orders))
        return usual(database, files, orders)

    monkeypatch.setattr(sqlite_writer, "commit", counted)

    async def write() -> None:
        await asyncio.gather(*(kept.write(Open(table(f"{number:03}"))) for number in range(300)))

    asyncio.run(write())
    assert len(names(kept)) == 300 and sum(sizes) == 300
    assert len(sizes) < 150, "many orders a commit"


def test_rows_that_follow_each_other_are_inserted_together_and_in_order() -> None:
    bare = Statement("UPDATE tables SET touched = 1", ())
    one = statements(entry("a", number) for number in range(90))
    two = [*statements([Open(table("b"))]), bare, bare, *statements([entry("b", 0), Keep(table("b"))])]
    found = list(sqlite_writer.gathered([*one, *two]))
    assert [len(values) for _, values, _ in found] == [5 * 64, 5 * 16, 5 * 4, 5 * 4, 5, 5, 8, 0, 0, 5, 3]
    assert [value for _, values, _ in found for value in values] == [
        value for _, values, _ in [*one, *two] for value in values
    ]
    assert [sql for sql, _, _ in found[4:]] == [one[0].sql, one[0].sql, *(each.sql for each in two)]
    assert [must for _, _, must in found] == [None] * 10 + [Fenced]


def test_an_order_that_fails_fails_alone(kept: SqliteShelf) -> None:
    async def write() -> list[Any]:
        await kept.write(Open(table("taken")))
        orders: list[list[Act]] = [
            [Open(table("a"))],
            [Open(table("half")), Open(table("taken"))],
            [Open(table("b"))],
            [entry("nowhere", 1)],
            [entry("a", 2**70)],
            [Hold("a", 0, "\ud800")],
            [Open(table("c"))],
        ]
        found: list[Any] = await asyncio.gather(
            *(kept.write(*order) for order in orders), return_exceptions=True
        )
        return found

    found = asyncio.run(write())
    none = type(None)
    assert [type(one) for one in found] == [none, Taken, none, Fenced, Failed, Failed, none]
    assert names(kept) == ["a", "b", "c", "taken"]


def test_nothing_is_acknowledged_before_another_reader_could_see_it(kept: SqliteShelf) -> None:
    async def write() -> None:
        for number in range(20):
            await kept.write(Open(table(str(number))))
            with contextlib.closing(sqlite3.connect(kept.file)) as other:
                assert other.execute("SELECT count(*) FROM tables").fetchone() == (number + 1,)

    asyncio.run(write())


def test_a_close_in_order_commits_what_was_ordered_and_then_refuses(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"

    async def write() -> None:
        opened = SqliteShelf(file)
        orders = [asyncio.ensure_future(opened.write(Open(table(str(number))))) for number in range(50)]
        await asyncio.sleep(0)
        await opened.close()
        await opened.close()
        await asyncio.gather(*orders)
        with pytest.raises(Failed):
            await opened.write(Open(table("late")))
        with pytest.raises(Failed):
            await opened.count()

    asyncio.run(write())
    with contextlib.closing(sqlite3.connect(file)) as other:
        assert other.execute("SELECT count(*) FROM tables").fetchone() == (50,)


def test_a_database_locked_by_somebody_else_is_refused_after_a_while_and_goes_on(kept: SqliteShelf) -> None:
    with contextlib.closing(sqlite3.connect(kept.file, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        with pytest.raises(Denied) as denied:
            asyncio.run(kept.write(Open(table("a"))))
        assert isinstance(denied.value.reason, StoreFailed) and denied.value.status == 503
        assert asyncio.run(kept.count()) == 0, "reading goes on all the while"
        other.execute("ROLLBACK")
    asyncio.run(kept.write(Open(table("a"))))
    assert names(kept) == ["a"]


def test_whoever_reads_for_long_keeps_nobody_from_what_is_new(kept: SqliteShelf) -> None:
    in_the_middle, go_on = threading.Event(), threading.Event()

    def slow(database: sqlite3.Connection) -> list[Any]:
        found = database.execute("SELECT id FROM tables")
        found.fetchone()
        in_the_middle.set()
        assert go_on.wait(60)
        return found.fetchall()

    async def read() -> None:
        await kept.write(Open(table("a")), Open(table("b")), Link("a", 0, "k", 0, 9))
        reading = [asyncio.create_task(kept._read(slow)) for _ in range(READERS - 1)]
        assert await asyncio.to_thread(in_the_middle.wait, 60)
        await kept.write(Open(table("c")), Take("k", "Ben", 0))
        assert await kept.table("c") is not None and await kept.link("k", 0) is None
        go_on.set()
        await asyncio.gather(*reading)

    asyncio.run(read())


# The log


async def steady(kept: SqliteShelf, first: int, moves: int, tables: int = 4) -> int:
    """Everybody moves as soon as the last move is on the disk; how long the log was at most, in bytes."""
    log = kept.file.with_name(kept.file.name + "-wal")
    longest = 0

    async def play(name: str) -> None:
        nonlocal longest
        for number in range(first, first + moves):
            await kept.write(entry(name, number))
            longest = max(longest, log.stat().st_size)

    await asyncio.gather(*(play(f"t{number}") for number in range(tables)))
    return longest


@pytest.fixture
def brief(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[SqliteShelf]:
    """A store whose log is begun anew after 50 pages or so."""
    monkeypatch.setattr(sqlite_writer, "TIDY_AFTER", 20)
    monkeypatch.setattr(sqlite_writer, "LONGEST_LOG", 200_000)
    opened = SqliteShelf(tmp_path / "brief.sqlite")
    asyncio.run(opened.write(*(Open(table(f"t{number}")) for number in range(4))))
    yield opened
    opened.shut()


def test_the_log_stays_short_beside_a_steady_writer(brief: SqliteShelf) -> None:
    assert asyncio.run(steady(brief, 0, 1000)) < 3_000_000, "never begun anew it would be some 20 MB"
    assert sql(brief.file, "SELECT count(*) FROM entries") == [(4000,)]


def test_somebody_who_reads_for_long_makes_the_log_longer_and_stops_nobody(brief: SqliteShelf) -> None:
    log = brief.file.with_name(brief.file.name + "-wal")
    with contextlib.closing(sqlite3.connect(brief.file, isolation_level=None)) as other:
        other.execute("BEGIN")
        assert other.execute("SELECT count(*) FROM entries").fetchone() == (0,)
        assert asyncio.run(steady(brief, 0, 500)) > 3_000_000
        assert other.execute("SELECT count(*) FROM entries").fetchone() == (0,), "as it was"
        other.execute("COMMIT")
    done = 500
    while log.stat().st_size > 1_000_000:
        assert done < 5_000, "the space is given back"
        asyncio.run(steady(brief, done, 50))
        done += 50


def test_the_writer_does_not_wait_for_a_reader_to_begin_the_log_anew(kept: SqliteShelf) -> None:
    asyncio.run(kept.write(Open(table("a"))))
    waits: list[str] = []
    with contextlib.closing(sqlite3.connect(kept.file, isolation_level=None)) as other:
        other.execute("BEGIN")
        other.execute("SELECT count(*) FROM tables").fetchone()
        kept._writer._database.set_trace_callback(waits.append)
        sqlite_writer.begin_log_anew(kept._writer._database, 0.2)
        kept._writer._database.set_trace_callback(None)
    assert waits == ["PRAGMA busy_timeout = 0", "PRAGMA wal_checkpoint(RESTART)", "PRAGMA busy_timeout = 200"]
    asyncio.run(kept.write(Open(table("b"))))
    assert names(kept) == ["a", "b"]


# Opening


def test_an_older_database_is_copied_and_brought_up_by_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "tables.sqlite"
    opened = SqliteShelf(file)
    asyncio.run(opened.write(Open(table("old"))))
    opened.shut()
    now, then = sqlite_file.VERSION, sqlite_file.VERSION + 1
    monkeypatch.setattr(sqlite_file, "VERSION", then)
    monkeypatch.setattr(
        sqlite_file, "MIGRATIONS", (*sqlite_file.MIGRATIONS, "ALTER TABLE tables ADD COLUMN colour TEXT;")
    )
    opened = SqliteShelf(file)
    assert sql(opened.file, "SELECT id, colour FROM tables") == [("old", None)]
    assert sql(opened.file, "PRAGMA user_version") == [(then,)]
    opened.shut()
    with contextlib.closing(sqlite3.connect(tmp_path / f"tables.before-{then}")) as copy:
        assert copy.execute("PRAGMA user_version").fetchone() == (now,)
        assert copy.execute("SELECT id FROM tables").fetchall() == [("old",)]


def test_a_database_of_every_earlier_version_is_brought_up_with_all_that_is_in_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    latest, steps = sqlite_file.VERSION, sqlite_file.MIGRATIONS
    fresh = SqliteShelf(tmp_path / "fresh")
    wanted = sql(fresh.file, "SELECT name, sql FROM sqlite_master ORDER BY name")
    fresh.shut()
    for version in range(1, latest):
        file = tmp_path / f"of-{version}"
        monkeypatch.setattr(sqlite_file, "VERSION", version)
        monkeypatch.setattr(sqlite_file, "MIGRATIONS", steps[:version])
        old = SqliteShelf(file)
        columns = "(id, game, host, open, body, created, touched)"
        body = msgspec.json.encode(table("old"))
        sql(old.file, f"INSERT INTO tables {columns} VALUES ('old', 'g', 'h', 0, ?, 1, 1)", body)
        asyncio.run(old.write(entry("old", 1)))
        old.shut()
        monkeypatch.setattr(sqlite_file, "VERSION", latest)
        monkeypatch.setattr(sqlite_file, "MIGRATIONS", steps)
        opened = SqliteShelf(file)
        assert sql(opened.file, "SELECT name, sql FROM sqlite_master ORDER BY name") == wanted
        assert sql(opened.file, "SELECT table_id, number FROM entries") == [("old", 1)]
        opened.shut()


def test_a_migration_that_fails_leaves_the_database_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "tables.sqlite"
    SqliteShelf(file).shut()
    now = sqlite_file.VERSION
    monkeypatch.setattr(sqlite_file, "VERSION", now + 1)
    monkeypatch.setattr(
        sqlite_file, "MIGRATIONS", (*sqlite_file.MIGRATIONS, "CREATE TABLE extra (a); NONSENSE;")
    )
    with pytest.raises(Denied) as denied:
        SqliteShelf(file)
    assert isinstance(denied.value.reason, DatabaseUnusable)
    with contextlib.closing(sqlite3.connect(file)) as found:
        assert found.execute("PRAGMA user_version").fetchone() == (now,)
        assert found.execute("SELECT count(*) FROM sqlite_master WHERE name = 'extra'").fetchone() == (0,)


def test_a_newer_database_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    SqliteShelf(file).shut()
    with contextlib.closing(sqlite3.connect(file)) as newer:
        newer.execute("PRAGMA user_version = 99")
    with pytest.raises(Denied) as denied:
        SqliteShelf(file)
    assert denied.value.reason == DatabaseNewer(str(file), 99, sqlite_file.VERSION)


def test_what_is_no_database_is_refused(tmp_path: Path) -> None:
    text, folder = tmp_path / "text", tmp_path / "folder"
    text.write_bytes(b"this is no database, and long enough to be sure of it" * 100)
    folder.mkdir()
    for file in (text, folder, text / "below"):
        with pytest.raises(Denied) as denied:
            SqliteShelf(file)
        assert isinstance(denied.value.reason, DatabaseUnusable) and denied.value.reason.cause


def test_a_database_that_cannot_be_written_is_refused(
    kept: SqliteShelf, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept._writer._database.execute("PRAGMA query_only = ON")
    with pytest.raises(Denied) as denied:
        asyncio.run(kept.write(Open(table("a"))))
    assert isinstance(denied.value.reason, StoreFailed)
    kept._writer._database.execute("PRAGMA query_only = OFF")
    asyncio.run(kept.write(Open(table("a"))))


# Looking after it


def test_a_copy_is_whole_while_others_write(kept: SqliteShelf, tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite"

    async def write() -> None:
        await kept.write(Open(table("a")))
        going = True

        async def play() -> None:
            number = 0
            while going:
                number += 1
                await kept.write(entry("a", number))

        playing = asyncio.create_task(play())
        for _ in range(5):
            await asyncio.to_thread(sqlite_file.backup, kept.file, copy)
        going = False
        await playing

    asyncio.run(write())
    with contextlib.closing(sqlite3.connect(copy)) as found:
        assert found.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        rows = [row[0] for row in found.execute("SELECT number FROM entries ORDER BY number")]
    assert rows == list(range(1, len(rows) + 1)) and rows
    moved = tmp_path / "elsewhere" / "tables.sqlite"
    moved.parent.mkdir()
    shutil.copy(copy, moved)
    again = SqliteShelf(moved)
    assert sql(again.file, "SELECT count(*) FROM entries") == [(len(rows),)], "a copy is a database"
    again.shut()


def test_a_copy_that_cannot_be_made_is_refused_and_leaves_nothing(kept: SqliteShelf, tmp_path: Path) -> None:
    for source, target in (
        (kept.file, tmp_path / "no" / "copy"),
        (tmp_path / "none.sqlite", tmp_path / "copy"),
    ):
        with pytest.raises(Denied) as denied:
            sqlite_file.backup(source, target)
        assert isinstance(denied.value.reason, DatabaseUnusable)
    assert (
        sorted(file.name for file in tmp_path.iterdir() if "copy" in file.name or "none" in file.name) == []
    )


def test_clearing_up_takes_old_tables_and_keeps_those_that_are_played(
    kept: SqliteShelf, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = clock.now()

    async def put(days: int, *acts: Act) -> None:
        monkeypatch.setattr(clock, "now", lambda: now - days * DAY)
        await kept.write(*acts)
        monkeypatch.setattr(clock, "now", lambda: now)

    async def clear() -> int:
        for name, days in (("finished long ago", 40), ("never begun", 31), ("new", 29)):
            await put(days, Open(table(name)))
        for name in ("left in the middle", "played by post"):
            await put(90, Open(table(name)), Begin(name, HEADER, [entry(name, 1, now - 80 * DAY)]))
        await put(40, Finish("finished long ago", OUTCOME))
        await kept.write(entry("played by post", 2, now - 2 * DAY))
        await kept.write(Link("new", 1, "fresh", now, now + DAY), Link("new", 0, "spent", now, now - 1))
        return await maintenance.prune(kept, 30)

    assert asyncio.run(clear()) == 3
    assert names(kept) == ["new", "played by post"]
    assert sql(kept.file, "SELECT table_id FROM entries") == [("played by post",)] * 2
    assert sql(kept.file, "SELECT token FROM moves") == [("fresh",)]


def test_what_is_ordered_in_the_moment_of_closing_is_answered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def plan() -> None:
        shelf = SqliteShelf(tmp_path / "tables.sqlite")
        honest = sqlite_writer.Pledge

        def late(loop: asyncio.AbstractEventLoop) -> Any:
            shutting = threading.Thread(target=shelf.shut)
            shutting.start()
            shutting.join()
            return honest(loop=loop)

        monkeypatch.setattr(sqlite_writer, "Pledge", late)
        with pytest.raises(Failed):
            await asyncio.wait_for(shelf.write(ForgetLinks(1)), 60)

    asyncio.run(plan())


def test_where_nobody_can_tell_whether_the_file_is_there_nothing_is_acknowledged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def unknown(*_: object) -> bool:
        raise PermissionError

    async def plan() -> None:
        shelf = SqliteShelf(tmp_path / "tables.sqlite")
        monkeypatch.setattr(sqlite_file.Files, "are_there", unknown)
        both = await asyncio.gather(
            *(shelf.write(ForgetLinks(number)) for number in range(5)), return_exceptions=True
        )
        assert [type(one) for one in both] == [Failed] * 5
        await shelf.close()

    asyncio.run(plan())
