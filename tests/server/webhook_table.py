"""A table of two people that tells an address whose turn it is, with somebody who listens there."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from regency.server.messages import OpenTable, SetWebhook, SitDown, TableInfo
from regency.server.reasons import Denied, WebhookRefused
from regency.server.room import Room
from regency.server.sqlite_shelf import SqliteShelf
from regency.server.tables import AllTables
from regency.server.webhook_client import WebhookClient
from regency.server.webhooks import Pace, Webhooks

from .test_leaks import Inline

HOOK = "https://hooks.example/room/7"
LINK = "https://play.example"
QUICK = Pace(settle=0.0, spacing=0.0, again=0.0)


class Ear(WebhookClient):
    """A client that keeps what it is given."""

    def __init__(self, takes: bool = True) -> None:
        super().__init__()
        self.takes = takes
        self.sent: list[tuple[str, dict[str, Any]]] = []
        self.hold: asyncio.Event | None = None

    async def check(self, url: str) -> None:
        if "private" in url:
            raise Denied(WebhookRefused())

    async def deliver(self, url: str, body: bytes) -> bool:
        self.sent.append((url, json.loads(body)))
        if self.hold is not None:
            await self.hold.wait()
        return self.takes

    def texts(self) -> list[str]:
        return [body["text"] for _, body in self.sent]


class House:
    """A server with one table of two people, Anna and Ben, each on a device of their own."""

    def __init__(self, tables: AllTables, ear: Ear, room: Room) -> None:
        self.tables = tables
        self.ear = ear
        self.room = room
        self.number = 0
        self.rng = random.Random(7)

    @property
    def table(self) -> str:
        return self.room.table.id

    async def name(self, address: str, device: str = "Anna", language: Any = "en") -> TableInfo:
        return await self.tables.set_webhook(self.table, device, SetWebhook(address, language))

    async def start(self) -> None:
        await self.tables.start(self.table, "Anna")

    async def move(self) -> int:
        """Whoever is asked does something at random; returns who that was."""
        match = self.room.running()
        seat = match.waited_for()[0]
        action = msgspec.json.encode(self.rng.choice(match.options(seat)))
        self.number += 1
        key = f"m{self.number}"
        await self.room.submit(self.room.devices[seat], seat, [action], match.state.clock.entry, key)
        return seat

    async def until_turn_of(self, seat: int) -> None:
        while self.room.waited_for() != [seat]:
            await self.move()

    async def until_another_turn(self) -> None:
        """Play until somebody else is waited for, or one more, or one less."""
        before = self.room.waited_for()
        while self.room.waited_for() == before:
            await self.move()

    async def told(self, count: int) -> list[str]:
        """So many messages, once they are there, and no more than that a little later."""
        for _ in range(1000):
            if len(self.ear.sent) >= count:
                break
            await asyncio.sleep(0.005)
        await asyncio.sleep(0.02)
        assert len(self.ear.sent) == count, self.ear.texts()
        return self.ear.texts()


def at_table(
    tmp_path: Path,
    plan: Callable[[House], Any],
    pace: Pace = QUICK,
    allowed: bool = True,
    takes: bool = True,
    chairs: tuple[Any, ...] = ("empty", "empty"),
) -> None:
    async def spend() -> None:
        ear = Ear(takes)
        told = Webhooks(allowed, LINK, ear, pace)
        tables = AllTables(SqliteShelf(tmp_path / "t.sqlite"), Inline(1), 0.0, told)
        opened = await tables.open(OpenTable("_example", chairs), "Anna")
        for seat, name in enumerate(("Anna", "Ben")[: chairs.count("empty")]):
            await tables.sit(opened.id, name, SitDown(seat, name))
        try:
            await plan(House(tables, ear, await tables.room(opened.id)))
        finally:
            await tables.close()

    asyncio.run(spend())
