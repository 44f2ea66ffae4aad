"""Copies: made beside a server that never rests, and as secret as the original."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import os
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from regency.server import sqlite_file
from regency.server.reasons import DatabaseUnusable, Denied
from regency.server.shelf import Failed, Open
from regency.server.sqlite_shelf import SqliteShelf

from .shelves import entry, table

BUSY = """
import sqlite3, sys, time
database = sqlite3.connect(sys.argv[1], isolation_level=None, timeout=60)
database.execute("PRAGMA synchronous = OFF")
database.execute("PRAGMA wal_autocheckpoint = 0")
insert = "INSERT INTO entries (table_id, number, body, digest) VALUES ('a', ?, '{}', '')"
number = 1_000_000
while True:
    number += 1
    database.execute(insert, (number,))
    if number == 1_000_100:
        print("busy", flush=True)
    time.sleep(0.001)
"""
COPY = """
import sys
from pathlib import Path
from regency.server.sqlite_file import backup
backup(Path(sys.argv[1]), Path(sys.argv[2]))
"""


@pytest.fixture
def umask() -> Iterator[None]:
    """Files are made readable for everybody unless somebody takes care."""
    usual = os.umask(0o022)
    yield
    os.umask(usual)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A database that only its owner may read."""
    found = tmp_path / "tables.sqlite"
    opened = SqliteShelf(found)
    asyncio.run(opened.write(Open(table("a")), *(entry("a", number) for number in range(1000))))
    opened.shut()
    found.chmod(0o600)
    return found


@contextlib.contextmanager
def busy_server(file: Path) -> Iterator[None]:
    """Another process commits a thousand times a second."""
    with subprocess.Popen(
        [sys.executable, "-c", BUSY, str(file)], stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None and process.stdout.readline() == "busy\n"
        try:
            yield
            assert process.poll() is None, "it has been busy all the while"
        finally:
            process.kill()


def mode(file: Path) -> int:
    return stat.S_IMODE(file.stat().st_mode)


def test_a_copy_is_finished_beside_a_server_that_never_rests(file: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    with contextlib.closing(sqlite3.connect(file)) as much:  # so that it takes a while
        much.execute("UPDATE entries SET body = zeroblob(50000)")
        much.commit()
    with busy_server(file):
        subprocess.run([sys.executable, "-c", COPY, str(file), str(copy)], check=True, timeout=60)
    with contextlib.closing(sqlite3.connect(copy)) as found:
        assert found.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        late = [
            row[0] for row in found.execute("SELECT number FROM entries WHERE number > 1000000 ORDER BY 1")
        ]
    assert late == list(range(1_000_001, 1_000_001 + len(late))) and len(late) >= 100


@pytest.mark.usefixtures("umask")
def test_a_copy_is_as_secret_as_the_database_from_its_first_byte(
    file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    copy, part = tmp_path / "copy", tmp_path / "copy.part"
    modes: list[int] = []
    usual: Any = sqlite3.connect

    def spied(place: Path, **more: Any) -> Any:
        if place == part:
            modes.append(mode(part))
            assert part.stat().st_size == 0
        return usual(place, **more)

    monkeypatch.setattr(sqlite3, "connect", spied)
    sqlite_file.backup(file, copy)
    assert modes == [0o600] and mode(copy) == 0o600
    file.chmod(0o640)
    sqlite_file.backup(file, copy)
    assert mode(copy) == 0o640
    file.chmod(0o666)
    sqlite_file.backup(file, copy)
    assert mode(copy) == 0o644, "and no more open than whoever makes it wants his files"


@pytest.mark.usefixtures("umask")
def test_what_an_interrupted_copy_left_is_in_nobodys_way(file: Path, tmp_path: Path) -> None:
    copy, part = tmp_path / "copy", tmp_path / "copy.part"
    part.write_bytes(b"half of something" * 1000)
    sqlite_file.backup(file, copy)
    assert mode(copy) == 0o600 and not part.exists()
    with contextlib.closing(sqlite3.connect(copy)) as found:
        assert found.execute("SELECT count(*) FROM entries").fetchone() == (1000,)


@pytest.mark.usefixtures("umask")
def test_the_copy_before_a_migration_is_as_secret_as_the_database(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    then = sqlite_file.VERSION + 1
    monkeypatch.setattr(sqlite_file, "VERSION", then)
    monkeypatch.setattr(sqlite_file, "MIGRATIONS", (*sqlite_file.MIGRATIONS, "CREATE TABLE extra (a);"))
    SqliteShelf(file).shut()
    copy = file.with_suffix(f".before-{then}")
    assert mode(copy) == 0o600
    with contextlib.closing(sqlite3.connect(copy)) as found:
        assert found.execute("PRAGMA user_version").fetchone() == (then - 1,)


def test_without_a_copy_nothing_is_migrated(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    now = sqlite_file.VERSION
    monkeypatch.setattr(sqlite_file, "VERSION", now + 1)
    monkeypatch.setattr(sqlite_file, "MIGRATIONS", (*sqlite_file.MIGRATIONS, "CREATE TABLE extra (a);"))
    file.with_suffix(f".before-{now + 1}.part").mkdir()
    with pytest.raises(Denied) as denied:
        SqliteShelf(file)
    assert isinstance(denied.value.reason, DatabaseUnusable)
    with contextlib.closing(sqlite3.connect(file)) as found:
        assert found.execute("PRAGMA user_version").fetchone() == (now,)


@pytest.mark.usefixtures("umask")
def test_a_new_database_is_for_its_owner_alone(tmp_path: Path) -> None:
    shelf = SqliteShelf(tmp_path / "new.sqlite")
    asyncio.run(shelf.write(Open(table("a"))))
    beside = sorted(tmp_path.iterdir())
    assert [file.name for file in beside] == ["new.sqlite", "new.sqlite-shm", "new.sqlite-wal"]
    assert {mode(file) for file in beside} == {0o600}
    shelf.shut()


@pytest.mark.parametrize("harm", ["gone", "cut"])
def test_a_server_whose_database_is_no_more_does_not_say_that_it_works(tmp_path: Path, harm: str) -> None:
    shelf = SqliteShelf(tmp_path / "new.sqlite")
    asyncio.run(shelf.write(Open(table("a"))))
    asyncio.run(shelf.works())
    if harm == "gone":
        shelf.file.unlink()
    else:
        os.truncate(shelf.file, 0)
        os.truncate(f"{shelf.file}-wal", 0)
    with pytest.raises(Failed):
        asyncio.run(shelf.works())
    shelf.shut()


def test_a_copy_of_nothing_blames_what_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(Denied) as denied:
        sqlite_file.backup(tmp_path / "nothing", tmp_path / "copy")
    assert denied.value.reason == DatabaseUnusable(str(tmp_path / "nothing"), os.strerror(errno.ENOENT))
    assert list(tmp_path.iterdir()) == []
