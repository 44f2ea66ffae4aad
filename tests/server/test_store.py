"""The store: group commit, neighbours, migrations, copies and clearing up."""

from __future__ import annotations

import asyncio
import contextlib
import shutil
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from regency.server import clock, maintenance, store
from regency.server.reasons import DatabaseNewer, DatabaseUnusable, Denied, StoreFailed
from regency.server.store import SqliteStore, Statement

DAY = 86_400_000


@pytest.fixture
def kept(tmp_path: Path) -> Iterator[SqliteStore]:
    opened = SqliteStore(tmp_path / "tables.sqlite", patience=0.2)
    yield opened
    opened.close()


def table(name: str, touched: int = 0, state: str = "waiting") -> Statement:
    fields = "id, game, host, open, body, state, created, touched"
    values = (name, "_example", "host", 0, b"{}", state, touched, touched)
    return f"INSERT INTO tables ({fields}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)", values


def entry(name: str, number: int, at: int = 0) -> Statement:
    sql = "INSERT INTO entries (table_id, number, body, digest) VALUES (?, ?, ?, '')"
    return sql, (name, number, b'{"entry":"Play","at":%d}' % at)


def names(kept: SqliteStore) -> list[str]:
    return [row[0] for row in kept.read("SELECT id FROM tables ORDER BY id")]


def test_what_gathers_while_the_disk_is_busy_is_committed_at_once(
    kept: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    sizes: list[int] = []
    usual = store.commit

    def counted(database: sqlite3.Connection, orders: list[Any]) -> None:
        sizes.append(len(orders))
        usual(database, orders)

    monkeypatch.setattr(store, "commit", counted)

    async def write() -> None:
        await asyncio.gather(*(kept.write([table(f"{number:03}")]) for number in range(300)))

    asyncio.run(write())
    assert len(names(kept)) == 300 and sum(sizes) == 300
    assert len(sizes) < 150, "many orders a commit"


def test_rows_that_follow_each_other_are_inserted_together_and_in_order() -> None:
    bare = "UPDATE tables SET touched = 1"
    one = [entry("a", number) for number in range(90)]
    two = [table("b"), (bare, ()), (bare, ()), entry("b", 0)]
    found = list(store.gathered([*one, *two]))
    assert [len(values) for _, values in found] == [3 * 64, 3 * 16, 3 * 4, 3 * 4, 3, 3, 8, 0, 0, 3]
    assert [value for _, values in found for value in values] == [
        value for _, values in [*one, *two] for value in values
    ]
    assert [sql for sql, _ in found[4:]] == [one[0][0], one[0][0], *(sql for sql, _ in two)]


def test_an_order_that_fails_fails_alone(kept: SqliteStore) -> None:
    async def write() -> list[Any]:
        await kept.write([table("taken")])
        orders: list[list[Statement]] = [
            [table("a")],
            [table("half"), table("taken")],
            [table("b")],
            [("NONSENSE", ())],
            [entry("nowhere", 1)],
            [("UPDATE tables SET touched = ?", (2**70,))],
            [("UPDATE tables SET game = ?", ("\ud800",))],
            [table("c")],
        ]
        return await asyncio.gather(*(kept.write(order) for order in orders), return_exceptions=True)

    found = asyncio.run(write())
    assert [type(one) for one in found] == [
        type(None),
        sqlite3.IntegrityError,
        type(None),
        Denied,
        sqlite3.IntegrityError,
        Denied,
        Denied,
        type(None),
    ]
    assert names(kept) == ["a", "b", "c", "taken"]


def test_nothing_is_acknowledged_before_another_reader_could_see_it(kept: SqliteStore) -> None:
    async def write() -> None:
        for number in range(20):
            await kept.write([table(str(number))])
            with contextlib.closing(sqlite3.connect(kept.file)) as other:
                assert other.execute("SELECT count(*) FROM tables").fetchone() == (number + 1,)

    asyncio.run(write())


def test_a_close_in_order_commits_what_was_ordered_and_then_refuses(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"

    async def write() -> None:
        opened = SqliteStore(file)
        orders = [asyncio.ensure_future(opened.write([table(str(number))])) for number in range(50)]
        await asyncio.sleep(0)
        opened.close()
        opened.close()
        await asyncio.gather(*orders)
        with pytest.raises(Denied):
            await opened.write([table("late")])
        with pytest.raises((Denied, sqlite3.ProgrammingError)):
            opened.read("SELECT 1")

    asyncio.run(write())
    with contextlib.closing(sqlite3.connect(file)) as other:
        assert other.execute("SELECT count(*) FROM tables").fetchone() == (50,)


def test_a_database_locked_by_somebody_else_is_refused_after_a_while_and_goes_on(kept: SqliteStore) -> None:
    with contextlib.closing(sqlite3.connect(kept.file, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        with pytest.raises(Denied) as denied:
            asyncio.run(kept.write([table("a")]))
        assert isinstance(denied.value.reason, StoreFailed) and denied.value.status == 503
        assert names(kept) == [], "reading goes on all the while"
        other.execute("ROLLBACK")
    asyncio.run(kept.write([table("a")]))
    assert names(kept) == ["a"]


# The log


async def steady(kept: SqliteStore, first: int, moves: int, tables: int = 4) -> int:
    """Everybody moves as soon as the last move is on the disk; how long the log was at most, in bytes."""
    log = kept.file.with_name(kept.file.name + "-wal")
    longest = 0

    async def play(name: str) -> None:
        nonlocal longest
        for number in range(first, first + moves):
            await kept.write([entry(name, number)])
            longest = max(longest, log.stat().st_size)

    await asyncio.gather(*(play(f"t{number}") for number in range(tables)))
    return longest


@pytest.fixture
def brief(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[SqliteStore]:
    """A store whose log is begun anew after 50 pages or so."""
    monkeypatch.setattr(store, "TIDY_AFTER", 20)
    monkeypatch.setattr(store, "LONGEST_LOG", 200_000)
    opened = SqliteStore(tmp_path / "brief.sqlite")
    asyncio.run(opened.write([table(f"t{number}") for number in range(4)]))
    yield opened
    opened.close()


def test_the_log_stays_short_beside_a_steady_writer(brief: SqliteStore) -> None:
    assert asyncio.run(steady(brief, 0, 1000)) < 3_000_000, "never begun anew it would be some 20 MB"
    assert brief.read("SELECT count(*) FROM entries") == [(4000,)]


def test_somebody_who_reads_for_long_makes_the_log_longer_and_stops_nobody(brief: SqliteStore) -> None:
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


def test_the_writer_does_not_wait_for_a_reader_to_begin_the_log_anew(kept: SqliteStore) -> None:
    asyncio.run(kept.write([table("a")]))
    waits: list[str] = []
    with contextlib.closing(sqlite3.connect(kept.file, isolation_level=None)) as other:
        other.execute("BEGIN")
        other.execute("SELECT count(*) FROM tables").fetchone()
        kept._writer.set_trace_callback(waits.append)
        store.begin_log_anew(kept._writer, 0.2)
        kept._writer.set_trace_callback(None)
    assert waits == ["PRAGMA busy_timeout = 0", "PRAGMA wal_checkpoint(RESTART)", "PRAGMA busy_timeout = 200"]
    asyncio.run(kept.write([table("b")]))
    assert names(kept) == ["a", "b"]


# Opening


def test_an_older_database_is_copied_and_brought_up_by_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "tables.sqlite"
    opened = SqliteStore(file)
    asyncio.run(opened.write([table("old")]))
    opened.close()
    now, then = store.VERSION, store.VERSION + 1
    monkeypatch.setattr(store, "VERSION", then)
    monkeypatch.setattr(
        store, "MIGRATIONS", (*store.MIGRATIONS, "ALTER TABLE tables ADD COLUMN colour TEXT;")
    )
    opened = SqliteStore(file)
    assert opened.read("SELECT id, colour FROM tables") == [("old", None)]
    assert opened.read("PRAGMA user_version") == [(then,)]
    opened.close()
    with contextlib.closing(sqlite3.connect(tmp_path / f"tables.before-{then}")) as copy:
        assert copy.execute("PRAGMA user_version").fetchone() == (now,)
        assert copy.execute("SELECT id FROM tables").fetchall() == [("old",)]


def test_a_database_of_every_earlier_version_is_brought_up_with_all_that_is_in_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    latest, steps = store.VERSION, store.MIGRATIONS
    fresh = SqliteStore(tmp_path / "fresh")
    wanted = fresh.read("SELECT name, sql FROM sqlite_master ORDER BY name")
    fresh.close()
    for version in range(1, latest):
        file = tmp_path / f"of-{version}"
        monkeypatch.setattr(store, "VERSION", version)
        monkeypatch.setattr(store, "MIGRATIONS", steps[:version])
        old = SqliteStore(file)
        asyncio.run(old.write([table("old"), entry("old", 1)]))
        old.close()
        monkeypatch.setattr(store, "VERSION", latest)
        monkeypatch.setattr(store, "MIGRATIONS", steps)
        opened = SqliteStore(file)
        assert opened.read("SELECT name, sql FROM sqlite_master ORDER BY name") == wanted
        assert opened.read("SELECT table_id, number FROM entries") == [("old", 1)]
        opened.close()


def test_a_migration_that_fails_leaves_the_database_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "tables.sqlite"
    SqliteStore(file).close()
    now = store.VERSION
    monkeypatch.setattr(store, "VERSION", now + 1)
    monkeypatch.setattr(store, "MIGRATIONS", (*store.MIGRATIONS, "CREATE TABLE extra (a); NONSENSE;"))
    with pytest.raises(Denied) as denied:
        SqliteStore(file)
    assert isinstance(denied.value.reason, DatabaseUnusable)
    with contextlib.closing(sqlite3.connect(file)) as found:
        assert found.execute("PRAGMA user_version").fetchone() == (now,)
        assert found.execute("SELECT count(*) FROM sqlite_master WHERE name = 'extra'").fetchone() == (0,)


def test_a_newer_database_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    SqliteStore(file).close()
    with contextlib.closing(sqlite3.connect(file)) as newer:
        newer.execute("PRAGMA user_version = 99")
    with pytest.raises(Denied) as denied:
        SqliteStore(file)
    assert denied.value.reason == DatabaseNewer(str(file), 99, store.VERSION)


def test_what_is_no_database_is_refused(tmp_path: Path) -> None:
    text, folder = tmp_path / "text", tmp_path / "folder"
    text.write_bytes(b"this is no database, and long enough to be sure of it" * 100)
    folder.mkdir()
    for file in (text, folder, text / "below"):
        with pytest.raises(Denied) as denied:
            SqliteStore(file)
        assert isinstance(denied.value.reason, DatabaseUnusable) and denied.value.reason.cause


def test_a_database_that_cannot_be_written_is_refused(
    kept: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept._writer.execute("PRAGMA query_only = ON")
    with pytest.raises(Denied) as denied:
        asyncio.run(kept.write([table("a")]))
    assert isinstance(denied.value.reason, StoreFailed)
    kept._writer.execute("PRAGMA query_only = OFF")
    asyncio.run(kept.write([table("a")]))


# Looking after it


def test_a_copy_is_whole_while_others_write(kept: SqliteStore, tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite"

    async def write() -> None:
        await kept.write([table("a")])
        going = True

        async def play() -> None:
            number = 0
            while going:
                number += 1
                await kept.write([entry("a", number)])

        playing = asyncio.create_task(play())
        for _ in range(5):
            await asyncio.to_thread(maintenance.backup, kept.file, copy)
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
    again = SqliteStore(moved)
    assert again.read("SELECT count(*) FROM entries") == [(len(rows),)], "a copy is a database"
    again.close()


def test_a_copy_that_cannot_be_made_is_refused_and_leaves_nothing(kept: SqliteStore, tmp_path: Path) -> None:
    for source, target in (
        (kept.file, tmp_path / "no" / "copy"),
        (tmp_path / "none.sqlite", tmp_path / "copy"),
    ):
        with pytest.raises(Denied) as denied:
            maintenance.backup(source, target)
        assert isinstance(denied.value.reason, DatabaseUnusable)
    assert (
        sorted(file.name for file in tmp_path.iterdir() if "copy" in file.name or "none" in file.name) == []
    )


def test_clearing_up_takes_old_tables_and_keeps_those_that_are_played(kept: SqliteStore) -> None:
    now = clock.now()

    async def clear() -> int:
        await kept.write(
            [
                table("finished long ago", now - 40 * DAY, "finished"),
                table("never begun", now - 31 * DAY),
                table("left in the middle", now - 90 * DAY, "playing"),
                entry("left in the middle", 1, now - 80 * DAY),
                table("played by post", now - 90 * DAY, "playing"),
                entry("played by post", 1, now - 80 * DAY),
                entry("played by post", 2, now - 2 * DAY),
                table("new", now - 29 * DAY),
                ("INSERT INTO moves VALUES ('spent', 'new', 0, ?)", (now - 1,)),
                ("INSERT INTO moves VALUES ('fresh', 'new', 1, ?)", (now + DAY,)),
            ]
        )
        return await maintenance.prune(kept, 30)

    assert asyncio.run(clear()) == 3
    assert names(kept) == ["new", "played by post"]
    assert kept.read("SELECT table_id FROM entries") == [("played by post",)] * 2
    assert kept.read("SELECT token FROM moves") == [("fresh",)]
