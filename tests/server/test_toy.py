"""A game that server and shell have never heard of needs no change in either."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from regency import games
from regency.server import texts
from regency.server.bot_pool import BotPool
from regency.server.messages import OpenTable, SitDown
from regency.server.presence import Tab
from regency.server.room import Room
from regency.server.sqlite_shelf import SqliteShelf
from regency.server.tables import AllTables
from tests.minis.tricks import Tricks

TOY = Tricks()


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = games.load
    monkeypatch.setattr(games, "NAMES", (*games.NAMES, TOY.name))
    monkeypatch.setattr(games, "load", lambda name: TOY if name == TOY.name else honest(name))


async def play_out(room: Room, devices: list[str]) -> None:
    """Everybody takes the first of what is offered, over the same road that a socket uses."""
    for number in range(10_000):
        match = room.running()
        if match.outcome() is not None:
            return
        seat = match.waited_for()[0]
        action = msgspec.json.encode(match.options(seat)[0])
        await room.submit(devices[seat], seat, [action], match.state.clock.entry, f"m{number}")
    raise AssertionError("the toy never ends")


def test_a_toy_is_opened_joined_played_to_the_end_and_found_again(tmp_path: Path) -> None:
    devices = ["one", "two", "three"]

    async def evening() -> list[Any]:
        tables = AllTables(SqliteShelf(tmp_path / "toy.sqlite"), BotPool(1), 0.0)
        opened = await tables.open(OpenTable(TOY.name, ("empty",) * 3), devices[0])
        for seat, device in enumerate(devices):
            await tables.sit(opened.id, device, SitDown(seat, f"P{seat}"))
        await tables.start(opened.id, devices[0])
        room = await tables.room(opened.id)
        tab = Tab("a stranger", None)
        room.enter(tab)
        await play_out(room, devices)
        seen = (await tables.room(opened.id)).info(devices[1])
        record = await tables.record(opened.id)
        copied = await tables.import_record(record, devices[2])
        await tables.close()
        return [seen.state, seen.entries > 5, copied.state, len(tab.waiting) > 0]

    assert asyncio.run(evening()) == ["finished", True, "finished", True]


def test_the_lobby_offers_a_toy_with_its_options_and_its_book() -> None:
    info = texts.game_info(TOY.name)
    assert (info.least, info.most) == (TOY.seats[0], TOY.seats[-1])
    book = texts.book(TOY.name)
    assert {kind.__name__ for kind in TOY.actions} <= book.fields.keys()
    assert all(len(pieces) > 0 for pieces in book.pieces.values())
