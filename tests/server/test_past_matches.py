"""Tables of another version of their game: read, downloaded and deleted, and touched by nothing else."""

from __future__ import annotations

import asyncio
import contextlib
import json
import sqlite3
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from regency.kernel.errors import BadRecord, Reason, Trouble
from regency.server import maintenance, sqlite_file
from regency.server.messages import OpenTable, OtherRules, SetWebhook, SitDown
from regency.server.reasons import Denied, HostOnly, OtherVersion, StillRunning
from regency.server.record_imports import read
from regency.server.room import Room
from regency.server.saved_table import Webhook
from regency.server.sqlite_shelf import SqliteShelf
from regency.server.tables import AllTables
from tests.server.conftest import serving
from tests.server.people import Person, evening
from tests.server.rooms import at_home, move, rows_of
from tests.server.shelves import sql

GAME = "_example"
RECORDS = Path(__file__).parents[1] / "games" / GAME / "records"
FILE = "t.sqlite"


async def begun(tables: AllTables, *more: str) -> Room:
    """A table of Anna and Ben, and bots in further chairs."""
    opened = await tables.open(OpenTable(GAME, ("empty", "empty", *more)), "0")  # type: ignore[arg-type]
    for seat, name in enumerate(("Anna", "Ben")):
        await tables.sit(opened.id, str(seat), SitDown(seat, name))
    await tables.start(opened.id, "0")
    return await tables.room(opened.id)


async def played_out(tables: AllTables) -> Room:
    room = await begun(tables)
    while room.state() == "playing":
        await move(room)
    return room


def table_with(folder: Path, plan: Callable[[AllTables], Any]) -> Any:
    """What a plan with the tables of a folder comes to."""
    found: list[Any] = []

    async def spend(tables: AllTables) -> None:
        found.append(await plan(tables))

    at_home(folder, spend)
    return found[0]


async def past_of(tables: AllTables, table_id: str) -> SimpleNamespace:
    told = msgspec.json.decode(await tables.past_match(table_id))
    for entry in told["entries"]:
        entry["do"] = [SimpleNamespace(**act) for act in entry["do"]]
    told["entries"] = [SimpleNamespace(**entry) for entry in told["entries"]]
    return SimpleNamespace(**told)


def change(folder: Path, table_id: str, **changed: Any) -> None:
    """Another header, as rules of another version would have written it; with `game` the body says so too."""
    with contextlib.closing(sqlite3.connect(folder / FILE)) as database, database:
        read = "SELECT header, body FROM tables WHERE id = ?"
        header, body = map(json.loads, database.execute(read, (table_id,)).fetchone())
        body |= {key: value for key, value in changed.items() if key in {"game", "options"}}
        written = (json.dumps(header | changed).encode(), json.dumps(body).encode(), table_id)
        database.execute("UPDATE tables SET header = ?, body = ? WHERE id = ?", written)


def forget_outcome(folder: Path) -> None:
    """As tables were that ended before results were kept."""
    with contextlib.closing(sqlite3.connect(folder / FILE)) as database, database:
        database.execute("UPDATE tables SET outcome = NULL")


def refusal(attempt: Callable[[AllTables], Any], folder: Path) -> Reason:
    with pytest.raises(Trouble) as refused:
        table_with(folder, attempt)
    return refused.value.reason


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str, bytes]:
    """A finished table and its record, in a folder that is to be copied."""
    folder = tmp_path_factory.mktemp("finished")

    async def play(tables: AllTables) -> tuple[str, bytes]:
        room = await played_out(tables)
        return room.table.id, await tables.record(room.table.id)

    table_id, record = table_with(folder, play)
    return folder, table_id, record


@pytest.fixture
def old(finished: tuple[Path, str, bytes], tmp_path: Path) -> tuple[str, bytes]:
    """The same table, played by version 7, in the folder of the test."""
    folder, table_id, record = finished
    (tmp_path / FILE).write_bytes((folder / FILE).read_bytes())
    change(tmp_path, table_id, version=7)
    return table_id, record


def test_a_finished_one_keeps_names_log_and_result_and_is_downloaded(
    old: tuple[str, bytes], tmp_path: Path
) -> None:
    table_id, record = old

    async def look(tables: AllTables) -> None:
        info = await tables.info(table_id, "0")
        assert (info.state, info.other_rules) == ("unplayable", OtherRules(7, 1, True))
        assert [(chair.name, chair.yours) for chair in info.chairs] == [("Anna", True), ("Ben", False)]
        assert info.host and info.entries == len(record.splitlines()) - 2
        past = await past_of(tables, table_id)
        outcome = json.loads(record.splitlines()[-1])["outcome"]
        assert past.source == "kept" and past.outcome is not None
        assert past.outcome == outcome
        first = past.entries[0]
        assert (first.kind, first.seat, first.do[0].name) == ("Play", 0, "LayCard")
        assert first.do[0].action is not None and first.do[0].action["do"] == "LayCard"
        assert await tables.record(table_id) == record.replace(b'"version":1', b'"version":7', 1)
        assert tables.rooms == {}

    table_with(tmp_path, look)


def test_actions_that_are_no_more_go_by_their_names(old: tuple[str, bytes], tmp_path: Path) -> None:
    table_id, _ = old
    with contextlib.closing(sqlite3.connect(tmp_path / FILE)) as database, database:
        for number, was, now in ((1, "LayCard", "Juggle"), (2, '"card"', '"ball"')):
            sql = "UPDATE entries SET body = CAST(replace(CAST(body AS TEXT), ?, ?) AS BLOB) WHERE number = ?"
            database.execute(sql, (was, now, number))
    past = table_with(tmp_path, lambda tables: past_of(tables, table_id))
    told = [(entry.do[0].name, entry.do[0].action is None) for entry in past.entries]
    assert told[:2] == [("Juggle", True), ("LayCard", True)]
    assert not any(unknown for _, unknown in told[2:])


def test_nothing_is_done_at_it(old: tuple[str, bytes], tmp_path: Path) -> None:
    table_id, _ = old
    attempts: list[Callable[[AllTables], Any]] = [
        lambda tables: tables.room(table_id),
        lambda tables: tables.sit(table_id, "2", SitDown(0, "Cleo")),
        lambda tables: tables.leave(table_id, "0", 0),
        lambda tables: tables.start(table_id, "0"),
        lambda tables: tables.rematch(table_id, "0"),
        lambda tables: tables.move(table_id, "0", 0),
        lambda tables: tables.set_webhook(table_id, "0", SetWebhook("")),
    ]
    for attempt in attempts:
        assert refusal(attempt, tmp_path) == OtherVersion(7, 1)


def test_its_host_and_nobody_else_deletes_it(old: tuple[str, bytes], tmp_path: Path) -> None:
    table_id, _ = old
    assert refusal(lambda tables: tables.delete(table_id, "1"), tmp_path) == HostOnly()
    table_with(tmp_path, lambda tables: tables.delete(table_id, "0"))
    with contextlib.closing(sqlite3.connect(tmp_path / FILE)) as database:
        assert database.execute("SELECT count(*) FROM tables").fetchone() == (0,)
        assert database.execute("SELECT count(*) FROM entries").fetchone() == (0,)


def test_it_hides_no_other_table_and_is_listed_with_them(old: tuple[str, bytes], tmp_path: Path) -> None:
    table_id, _ = old

    async def look(tables: AllTables) -> None:
        playing = (await begun(tables)).table.id
        states = {info.id: info.state for info in (await tables.mine("0")).mine}
        assert states == {table_id: "unplayable", playing: "playing"}

    table_with(tmp_path, look)


@pytest.mark.parametrize("version", [2, 99])
def test_a_running_one_tells_who_acted_and_no_secret(tmp_path: Path, version: int) -> None:
    async def lay(tables: AllTables) -> tuple[str, str, str]:
        room = await begun(tables)
        await move(room)
        match = room.running()
        return room.table.id, match.header.seed, match.entries[0][1]

    table_id, seed, digest = table_with(tmp_path, lay)
    change(tmp_path, table_id, version=version)

    async def look(tables: AllTables) -> None:
        for device in ("0", "1", "stranger"):
            info, listed = await tables.info(table_id, device), await tables.mine(device)
            past = await past_of(tables, table_id)
            assert info.other_rules == OtherRules(version, 1, False)
            assert [(entry.kind, entry.seat, entry.do) for entry in past.entries] == [("Play", 0, [])]
            assert (past.outcome, past.source) == (None, "none")
            sent = (msgspec.json.encode((info, listed)) + await tables.past_match(table_id)).decode()
            assert not any(secret in sent for secret in ("LayCard", '"card"', seed, digest))
        with pytest.raises(Denied) as denied:
            await tables.record(table_id)
        assert denied.value.reason == StillRunning()

    table_with(tmp_path, look)


def test_bots_timers_and_webhooks_leave_it_alone(tmp_path: Path) -> None:
    async def wait_for_a_bot(tables: AllTables) -> Room:
        room = await begun(tables, "greedy")
        await room.set_webhook(Webhook("https://chat.example/hook", "en"))
        return room

    room = table_with(tmp_path, wait_for_a_bot)
    change(tmp_path, room.table.id, version=2)

    async def wait(tables: AllTables) -> None:
        before = await rows_of(tables, room)
        await tables.mine("0")
        await tables.info(room.table.id, "0")
        await asyncio.sleep(0.1)
        assert await rows_of(tables, room) == before
        assert tables.bot_turns._tasks == {} and not tables.timers.is_set(room)
        assert tables.webhooks._tasks == {} and tables.rooms == {}

    table_with(tmp_path, wait)


@pytest.mark.parametrize("ended", [True, False])
def test_a_game_that_is_no_longer_here(old: tuple[str, bytes], tmp_path: Path, ended: bool) -> None:
    table_id, _ = old
    change(tmp_path, table_id, game="chess", version=3)
    if not ended:
        with contextlib.closing(sqlite3.connect(tmp_path / FILE)) as database, database:
            database.execute("UPDATE tables SET state = 'playing', outcome = NULL")

    async def look(tables: AllTables) -> None:
        assert (await tables.info(table_id, "0")).other_rules == OtherRules(3, 0, ended)
        past = await past_of(tables, table_id)
        assert past.source == ("kept" if ended else "none")
        names = [[(act.name, act.action) for act in entry.do] for entry in past.entries]
        assert names[0] == ([("LayCard", None)] if ended else [])

    table_with(tmp_path, look)


def test_a_table_that_waits_for_rules_which_are_not_here(tmp_path: Path) -> None:
    async def wait(tables: AllTables) -> str:
        return (await tables.open(OpenTable(GAME, ("empty", "empty"), open=True), "0")).id

    table_id = table_with(tmp_path, wait)
    with contextlib.closing(sqlite3.connect(tmp_path / FILE)) as database, database:
        body = json.loads(database.execute("SELECT body FROM tables").fetchone()[0])
        body["options"]["ties"] = "fought out"
        database.execute("UPDATE tables SET body = ?", (json.dumps(body).encode(),))

    async def look(tables: AllTables) -> None:
        assert (await tables.info(table_id, "0")).other_rules == OtherRules(0, 1, False)
        assert (await past_of(tables, table_id)).entries == []
        assert [info.state for info in (await tables.mine("stranger")).open] == []

    table_with(tmp_path, look)


def test_a_result_from_before_results_were_kept_is_reckoned_if_todays_rules_agree(
    old: tuple[str, bytes], tmp_path: Path
) -> None:
    table_id, record = old
    forget_outcome(tmp_path)
    past = table_with(tmp_path, lambda tables: past_of(tables, table_id))
    assert past.source == "reckoned"
    assert past.outcome == json.loads(record.splitlines()[-1])["outcome"]
    assert (
        table_with(tmp_path, lambda tables: tables.record(table_id)).splitlines()[1:]
        == (record.splitlines()[1:-1])
    ), "what was reckoned is not written into the record"
    with contextlib.closing(sqlite3.connect(tmp_path / FILE)) as database, database:
        database.execute("DELETE FROM entries WHERE number = 3")
    past = table_with(tmp_path, lambda tables: past_of(tables, table_id))
    assert (past.source, past.outcome) == ("none", None)


def test_backup_and_prune_take_it_as_any_other(old: tuple[str, bytes], tmp_path: Path) -> None:
    sqlite_file.backup(tmp_path / FILE, tmp_path / "copy.sqlite")
    with contextlib.closing(sqlite3.connect(tmp_path / "copy.sqlite")) as copy:
        assert copy.execute("SELECT count(*) FROM tables").fetchone() == (1,)

    async def prune() -> int:
        sql(tmp_path / FILE, "UPDATE tables SET touched = 0")
        shelf = SqliteShelf(tmp_path / FILE)
        try:
            return await maintenance.prune(shelf, 1)
        finally:
            await shelf.close()

    assert asyncio.run(prune()) == 1


# Records that somebody brings


def recorded() -> bytes:
    return (RECORDS / "3-lost.jsonl").read_bytes().replace(b'"version":1', b'"version":7', 1)


def test_a_record_of_another_version_becomes_a_table_to_read(tmp_path: Path) -> None:
    data = recorded()

    async def bring(tables: AllTables) -> None:
        info = await tables.import_record(data, "0")
        assert (info.state, info.other_rules) == ("unplayable", OtherRules(7, 1, True))
        past = await past_of(tables, info.id)
        assert past.source == "recorded" and past.outcome is not None
        assert [entry.entry for entry in past.entries if entry.undone] == [11, 18]
        assert await tables.record(info.id) == data

    table_with(tmp_path, bring)


def lines_of(data: bytes) -> list[Any]:
    return [json.loads(line) for line in data.splitlines()]


def spoiled(spoil: Callable[[list[Any]], object]) -> bytes:
    lines = lines_of(recorded())
    spoil(lines)
    return b"".join(json.dumps(line).encode() + b"\n" for line in lines)


GARBLED: dict[str, Callable[[list[Any]], object]] = {
    "a seat that is not at the table": lambda lines: lines[1]["entry"].update(seat=3),
    "no action": lambda lines: lines[1]["entry"].update(do=[]),
    "too many actions": lambda lines: lines[1]["entry"].update(do=lines[1]["entry"]["do"] * 65),
    "an action without a name": lambda lines: lines[1]["entry"].update(do=[{"card": 1}]),
    "an action with a long name": lambda lines: lines[1]["entry"].update(do=[{"do": "x" * 65}]),
    "an action that is none": lambda lines: lines[1]["entry"].update(do=[[]]),
    "an unknown kind of entry": lambda lines: lines[1]["entry"].update(entry="Cheat"),
    "time that falls": lambda lines: lines[1]["entry"].update(at=2**52),
    "an undo of what is to come": lambda lines: lines[12]["entry"].update(to=40),
    "a digest that is none": lambda lines: lines[1].update(digest="x" * 24),
    "a rank too few": lambda lines: lines[-1]["outcome"].update(ranks=[1, 2]),
    "a rank that nobody can have": lambda lines: lines[-1]["outcome"].update(ranks=[1, 2, 9]),
    "a score beyond numbers": lambda lines: lines[-1]["outcome"].update(scores=[1, 2, 2**60]),
    "a long reason": lambda lines: lines[-1]["outcome"].update(reason="x" * 65),
    "two outcomes": lambda lines: lines.append(lines[-1]),
    "nested options": lambda lines: lines[0].update(options={"a": {"b": 1}}),
    "too many options": lambda lines: lines[0].update(options={str(n): 1 for n in range(65)}),
    "too many seats": lambda lines: lines[0].update(seats=17),
    "a chair too few": lambda lines: lines[0].update(chairs=["A"]),
    "a long name": lambda lines: lines[0].update(chairs=["A", "B", "x" * 33]),
    "no version": lambda lines: lines[0].update(version=-1),
}


@pytest.mark.parametrize("how", GARBLED)
def test_what_no_record_of_any_version_holds_is_refused(how: str) -> None:
    with pytest.raises(BadRecord) as refused:
        read(spoiled(GARBLED[how]))
    assert type(refused.value.reason).__name__ == "RecordGarbled"


def test_a_record_that_may_not_be_over_or_whose_seed_was_changed_is_refused() -> None:
    with pytest.raises(Denied) as denied:
        read(b"".join(recorded().splitlines(keepends=True)[:-1]))
    assert denied.value.reason == StillRunning()
    with pytest.raises(BadRecord) as refused:
        read(spoiled(lambda lines: lines[0].update(seed="00" * 32)))
    assert type(refused.value.reason).__name__ == "SeedChanged"


# A server in a process of its own


def test_a_server_starts_with_it_and_serves_it(old: tuple[str, bytes], tmp_path: Path) -> None:
    table_id, _ = old
    (tmp_path / FILE).rename(tmp_path / "tables.sqlite")

    async def visit(link: str) -> None:
        person = Person(link)
        info = await person.get(f"/api/tables/{table_id}")
        assert info["state"] == "unplayable" and info["other_rules"]["version"] == 7
        assert (await person.get(f"/api/tables/{table_id}/past"))["source"] == "kept"
        for path in ("moment/0", "race"):
            why = (await person.get(f"/api/tables/{table_id}/{path}", expect=409))["why"]
            assert why == {"why": "OtherVersion", "version": 7, "known": 1}
        socket = await person.socket(table_id)
        assert json.loads(await socket.recv())["why"]["why"] == "OtherVersion"
        await socket.wait_closed()
        assert socket.close_code == 4409
        for path in ("past", "record"):
            plain, packed = [
                await person.http.get(f"/api/tables/{table_id}/{path}", headers={"Accept-Encoding": wanted})
                for wanted in ("identity, gzip;q=0.0", "deflate, GZIP; q=0.5")
            ]
            assert [each.headers.get("content-encoding") for each in (plain, packed)] == [None, "gzip"]
            assert int(packed.headers["content-length"]) < int(plain.headers["content-length"])
            assert plain.content == packed.content
            assert {each.headers["vary"] for each in (plain, packed)} == {"Accept-Encoding"}
        answer = await person.http.get(f"/api/tables/{table_id}/record")
        again = await person.http.post("/api/records", content=answer.content)
        assert again.status_code == 201 and again.json()["state"] == "unplayable"
        playable = await person.post("/api/tables", {"game": GAME, "chairs": ["empty", "greedy"]})
        await person.get(f"/api/tables/{playable['id']}/past", expect=404)

    with serving(tmp_path) as server:
        evening(visit(server.link))
