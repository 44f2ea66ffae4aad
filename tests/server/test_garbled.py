"""A row that makes no sense breaks its own table, and that with a typed refusal; all others go on."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from regency.kernel.errors import Trouble
from regency.server import maintenance
from regency.server.bot_pool import BotPool
from regency.server.messages import BotSits, OpenTable, SetWebhook, SitDown
from regency.server.reasons import Denied, HostOnly
from regency.server.room import Room
from regency.server.sqlite_shelf import SqliteShelf
from regency.server.tables import AllTables

from .rooms import at_home, begun, move
from .shelves import sql

TABLE = "UPDATE tables SET {} WHERE id = ?"
ENTRY = "UPDATE entries SET {} WHERE number = 2 AND table_id = ?"
HEADER = "header = CAST(json_set(CAST(header AS TEXT), '$.{}', {}) AS BLOB)"
BODY = "body = CAST(json_set(CAST(body AS TEXT), '$.{}', {}) AS BLOB)"
DEEP = f"CAST('{'[' * 5000}' AS BLOB)"
GARBLED = {
    "a body that is no JSON": TABLE.format("body = x'00ff00'"),
    "a body that is a number": TABLE.format("body = 7"),
    "a body of another kind": TABLE.format("body = CAST('{}' AS BLOB)"),
    "a body without end": TABLE.format(f"body = {DEEP}"),
    "a chair of another kind": TABLE.format(BODY.format("chairs[0]", "'sofa'")),
    "a chair too few": TABLE.format(BODY.format("chairs", "json('[]')")),
    "a header that is no JSON": TABLE.format("header = x'00ff00'"),
    "a header that is a number": TABLE.format("header = 7"),
    "a header without end": TABLE.format(f"header = {DEEP}"),
    "a seed that is none": TABLE.format(HEADER.format("seed", "'none'")),
    "another seed": TABLE.format(HEADER.format("seed", f"'{'00' * 32}'")),
    "a seat too many": TABLE.format(HEADER.format("seats", "9")),
    "no seat": TABLE.format(HEADER.format("seats", "-1")),
    "an option that is none": TABLE.format(HEADER.format("options", "json('{\"ties\":[]}')")),
    "another digest": TABLE.format(HEADER.format("start", "'none'")),
    "a state that is none": TABLE.format("state = 'adrift'"),
    "an outcome that is none": TABLE.format("outcome = x'00ff00'"),
    "an entry that is no JSON": ENTRY.format("body = x'00ff00'"),
    "an entry that is a number": ENTRY.format("body = 7"),
    "an entry without end": ENTRY.format(f"body = {DEEP}"),
    "an entry of another kind": ENTRY.format(BODY.format("entry", "'Cheat'")),
    "an entry of a seat that is not there": ENTRY.format(BODY.format("seat", "9")),
    "an entry with another number": ENTRY.format("number = 77"),
    "a digest that is none": ENTRY.format("digest = x'00'"),
    "a submission that is none": ENTRY.format("submission = x'00'"),
    "a chair that is not there": "UPDATE chairs SET seat = 77 WHERE seat = 1 AND table_id = ?",
    "a chair that is no number": "UPDATE chairs SET seat = 'first' WHERE seat = 1 AND table_id = ?",
    "a device that is none": "UPDATE chairs SET device = x'00' WHERE seat = 1 AND table_id = ?",
}


async def raced(tables: AllTables, bad: str) -> None:
    await tables.replays.race(await tables.room(bad))


Ask = Callable[[AllTables, str], Any]
ASKED: dict[str, Ask] = {
    "room": lambda tables, bad: tables.room(bad),
    "info": lambda tables, bad: tables.info(bad, "0"),
    "sit": lambda tables, bad: tables.sit(bad, "9", SitDown(0, "Cleo")),
    "leave": lambda tables, bad: tables.leave(bad, "0", 0),
    "bot": lambda tables, bad: tables.bot(bad, "0", BotSits(1, "random")),
    "start": lambda tables, bad: tables.start(bad, "0"),
    "rematch": lambda tables, bad: tables.rematch(bad, "0"),
    "move": lambda tables, bad: tables.move(bad, "0", 0),
    "webhook": lambda tables, bad: tables.set_webhook(bad, "0", SetWebhook("")),
    "record": lambda tables, bad: tables.record(bad),
    "past match": lambda tables, bad: tables.past_match(bad),
    "race": raced,
}


async def two_tables(tables: AllTables) -> tuple[Room, Room]:
    found = [await begun(tables) for _ in range(2)]
    for room in found:
        for _ in range(3):
            await move(room)
    return found[0], found[1]


House = tuple[bytes, str, str]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> House:
    """A database with two matches on, and their ids."""
    folder, ids = tmp_path_factory.mktemp("house"), []

    async def plan(tables: AllTables) -> None:
        ids.extend([room.table.id for room in await two_tables(tables)])

    at_home(folder, plan)
    return (folder / "t.sqlite").read_bytes(), ids[0], ids[1]


def harmed(tmp_path: Path, house: House, harm: str) -> tuple[str, str]:
    """The ids of a good table and of one that makes no sense."""
    data, good, bad = house
    (tmp_path / "t.sqlite").write_bytes(data)
    sql(tmp_path / "t.sqlite", GARBLED[harm], bad)
    return good, bad


@pytest.mark.parametrize("harm", GARBLED)
def test_a_garbled_table_is_refused_and_breaks_no_other(tmp_path: Path, house: House, harm: str) -> None:
    good, bad = harmed(tmp_path, house, harm)

    async def plan(tables: AllTables) -> None:
        for name, ask in ASKED.items():
            try:
                await ask(tables, bad)
            except Trouble:  # a typed refusal, and nothing else
                pass
            else:
                assert name in {"info", "past match"}, (name, "nothing may be done at it")
        listed = [info.id for info in (await tables.mine("0")).mine]
        assert good in listed and set(listed) <= {good, bad}
        assert await move(await tables.room(good)) == 4
        assert await tables.shelf.count() == 2 and good in await tables.shelf.running()
        await tables.shelf.works()
        await tables.open(OpenTable("_example", ("empty", "empty")), "0")
        assert await maintenance.prune(tables.shelf, 1) == 0
        with pytest.raises(Denied) as denied:
            await tables.delete(bad, "1")
        assert denied.value.reason == HostOnly()
        await tables.delete(bad, "0")
        assert await tables.shelf.table(bad) is None

    at_home(tmp_path, plan)


@pytest.mark.parametrize("harm", ["a body that is no JSON", "an entry that is no JSON"])
def test_the_harm_is_not_done_to_who_sits_there_already(tmp_path: Path, harm: str) -> None:
    async def plan(tables: AllTables) -> None:
        room, _ = await two_tables(tables)
        sql(tmp_path / "t.sqlite", GARBLED[harm], room.table.id)
        assert await move(room) == 4, "memory is whole, and so is what is written now"

    at_home(tmp_path, plan)


def test_a_server_starts_on_a_garbled_table_and_shuts_in_order(tmp_path: Path, house: House) -> None:
    good, _ = harmed(tmp_path, house, "a body that is no JSON")

    async def plan() -> None:
        tables = AllTables(SqliteShelf(tmp_path / "t.sqlite", alone=True), BotPool(1), 0.0)
        for table_id in await tables.shelf.running():
            if table_id == good:
                await tables.room(table_id)
        await tables.close()

    asyncio.run(plan())
