"""Acknowledged means committed: a server that is killed loses nothing it said was done."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import signal
import sqlite3
from typing import Any

import pytest

from regency.server.store import open_database

from .conftest import Server
from .people import Person, Seated, evening
from .test_play import begin


def entries_of(server: Server, table: str) -> list[tuple[int, str | None]]:
    with contextlib.closing(sqlite3.connect(server.database)) as database:
        rows = database.execute(
            "SELECT number, submission FROM entries WHERE table_id = ? ORDER BY number", (table,)
        ).fetchall()
    return [(number, submission) for number, submission in rows]


async def play_until_killed(
    server: Server, tables: list[tuple[str, Any]], after: float
) -> dict[str, list[Any]]:
    """Everybody plays on; after a while the power goes. What was acknowledged, by table."""
    tabs: list[Seated] = []
    for table, cookies in tables:
        person = Person(server.link, random.Random(after).randrange(2**32))
        person.http.cookies.update(cookies)
        person.sent = random.randrange(2**40)
        tab = Seated(person, table, 0)
        await tab.open()
        await tab.until("Welcome")
        tabs.append(tab)

    async def go(tab: Seated) -> None:
        with contextlib.suppress(Exception):
            await tab.play()

    playing = asyncio.gather(*(go(tab) for tab in tabs))
    await asyncio.sleep(after)
    server.end(signal.SIGKILL)
    await playing
    return {tab.table: tab.acknowledged for tab in tabs}


async def open_tables(server: Server, count: int) -> list[tuple[str, Any]]:
    opened = []
    for _ in range(count):
        table, (tab,) = await begin(server, ["empty", "random"])
        opened.append((table, dict(tab.person.http.cookies)))
    return opened


def killed(server: Server, times: int, seed: int) -> int:
    """Kill the server so many times under play; returns how many acknowledged inputs were found again."""
    rng = random.Random(seed)
    found = 0
    tables: list[tuple[str, Any]] = []
    for _ in range(times):
        if not tables:
            tables = evening(open_tables(server, 3))
        acknowledged = evening(play_until_killed(server, tables, rng.uniform(0.05, 0.6)))
        for table, done in acknowledged.items():
            rows = entries_of(server, table)
            assert [number for number, _ in rows] == list(range(1, len(rows) + 1)), "no gap, none twice"
            kept = {submission: number for number, submission in rows if submission}
            assert len(kept) == sum(1 for _, submission in rows if submission)
            for key, number in done:
                assert kept[f"0:{key}"] == number
                found += 1
        server.start()
        tables = [(table, cookies) for table, cookies in tables if evening(goes_on(server, table, cookies))]
    return found


async def goes_on(server: Server, table: str, cookies: Any) -> bool:
    """Whether the table can be played on; a finished one cannot."""
    person = Person(server.link)
    person.http.cookies.update(cookies)
    info = await person.get(f"/api/tables/{table}")
    tab = Seated(person, table, 0)
    await tab.open()
    welcome = await tab.until("Welcome")
    assert welcome["seat"] == 0
    return bool(info["state"] == "playing")


def test_whatever_was_acknowledged_is_there_after_a_kill(server: Server) -> None:
    assert killed(server, 5, seed=1) > 0


@pytest.mark.nightly
def test_two_hundred_kills_lose_nothing(server: Server) -> None:
    assert killed(server, 200, seed=2) > 200


def test_the_log_is_written_with_full_sync(server: Server) -> None:
    with contextlib.closing(open_database(server.database)) as database:
        assert database.execute("PRAGMA synchronous").fetchone() == (2,)
        assert database.execute("PRAGMA journal_mode").fetchone() == ("wal",)


def test_the_server_log_holds_no_hand_seed_or_token(server: Server) -> None:
    async def game() -> tuple[str, str]:
        table, (tab,) = await begin(server, ["empty", "random"])
        await tab.send({"send": "Submit", "id": "?", "seat": 1, "do": [{"do": "EndTurn"}], "seen": 0})
        await tab.until("Refusal")
        await tab.play(5)
        return table, str(tab.person.http.cookies["regency_device"])

    table, token = evening(game())
    server.end()
    log = server.log.read_text(encoding="utf-8")
    with contextlib.closing(sqlite3.connect(server.database)) as database:
        (header,) = database.execute("SELECT header FROM tables WHERE id = ?", (table,)).fetchone()
    assert token not in log and json.loads(header)["seed"] not in log and "hand" not in log
    assert log == "", "nothing went wrong, so nothing is logged"
