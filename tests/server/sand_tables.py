"""Tables where the sand of `harvest` runs: people with lines at them, bots, and what is told there."""

from __future__ import annotations

import asyncio
import json
from itertools import count
from typing import Any

import msgspec
import pytest

from regency import games
from regency.kernel.entries import Play
from regency.kernel.match import AnyMatch, Match
from regency.server import bot_pool, clock, real_time_bots
from regency.server.line_watch import Line
from regency.server.messages import OpenTable, SitDown
from regency.server.presence import Tab
from regency.server.room import Room
from regency.server.socket_messages import PauseInfo
from regency.server.tables import AllTables
from tests.minis.harvest import HARVEST
from tests.minis.meadow import MEADOW

from .virtual_time import pass_time


def register(monkeypatch: pytest.MonkeyPatch, seed: int = 7) -> None:
    """Harvest and meadow are among the games; chance is always the same."""
    honest = games.load
    here = {rules.name: rules for rules in (HARVEST, MEADOW)}
    numbers = count(seed)

    def begin(room: Room) -> AnyMatch:
        options = msgspec.convert(room.table.options, room.rules.options)
        return Match.start(room.rules, len(room.table.chairs), options, next(numbers))

    def seeded() -> bytes:
        return next(numbers).to_bytes(32)

    monkeypatch.setattr(Room, "_new_match", begin)
    monkeypatch.setattr(bot_pool, "fresh_seed", seeded)
    monkeypatch.setattr(real_time_bots, "fresh_seed", seeded)
    monkeypatch.setattr(games, "NAMES", (*games.NAMES, *here))
    monkeypatch.setattr(games, "load", lambda name: here.get(name) or honest(name))


class Guest:
    """A device with one tab at a table, and a line that answers as quickly as it is said."""

    def __init__(self, room: Room, seat: int | None, trip: int = 20) -> None:
        self.room = room
        self.seat = seat
        self.device = f"device {seat}"
        self.trip = trip  # milliseconds
        self.silent = False
        self.sent = 0
        self.tab = self._new_tab()

    def _new_tab(self) -> Tab:
        tab = Tab(self.device, self.seat)
        tab.line = line = Line()
        loop = asyncio.get_running_loop()

        def answer(mark: bytes) -> None:
            if not self.silent and tab in self.room.tabs:
                line.hear()
                line.answered(mark)

        line.send = lambda mark: loop.call_later(self.trip / 1000, answer, mark)
        return tab

    async def join(self) -> None:
        """Come in, as a page does that is loaded."""
        if self.tab in self.room.tabs:
            self.room.leave(self.tab)
        self.tab = self._new_tab()
        await self.room.join(self.tab, -1)
        asyncio.get_running_loop().create_task(self._beat(self.tab))

    async def _beat(self, tab: Tab) -> None:
        while tab in self.room.tabs and tab.line is not None:
            tab.line.ping()
            await asyncio.sleep(2)

    def leave(self) -> None:
        """As a page says goodbye."""
        if self.tab.line is not None:
            self.tab.line.hear()
        self.room.leave(self.tab)

    def send(
        self, *do: Any, seen: int | None = None, key: str = "", again: bool = False
    ) -> asyncio.Future[int]:
        """Submit, as it is read from the line at this moment."""
        assert self.seat is not None and self.tab.line is not None
        self.sent += 1
        actions = [json.dumps(action).encode() for action in do]
        known = match_of(self.room).state.clock.entry if seen is None else seen
        read = self.tab.line.hear()
        name = key or f"m{self.sent}"
        return self.room.hand_in(self.device, self.seat, actions, known, name, read, self.tab.line, again)

    async def ready(self, ready: bool = True) -> None:
        assert self.seat is not None
        await self.room.set_ready(self.device, self.seat, ready)

    async def pause(self) -> None:
        assert self.seat is not None
        await self.room.pause(self.device, self.seat)

    def heard(self, kind: str) -> list[Any]:
        """Every message of a kind that came in."""
        frames = [json.loads(frame) for frame in self.tab.waiting]
        return [frame for frame in frames if frame["got"] == kind]


def match_of(room: Room) -> AnyMatch:
    return room.running()


async def harvesting(
    tables: AllTables,
    *chairs: Any,
    paces: tuple[Any, ...] = (),
    rounds: int = 1,
    trip: int = 20,
    game: str = HARVEST.name,
) -> tuple[Room, list[Guest]]:
    """A table that has begun, and a guest in each chair that is not a bot's."""
    wish = OpenTable(game, chairs, {"rounds": str(rounds)}, paces=paces)
    opened = await tables.open(wish, "host")
    room = await tables.room(opened.id)
    guests = [Guest(room, seat, trip) for seat, chair in enumerate(chairs) if chair == "empty"]
    for guest in guests:
        assert guest.seat is not None
        await tables.sit(opened.id, guest.device, SitDown(guest.seat, f"Guest {guest.seat}"))
        await guest.join()
    await tables.start(opened.id, "host")
    return room, guests


def pick(berry: int) -> dict[str, Any]:
    return {"do": "Pick", "berry": berry}


def stow(basket: int = 0) -> dict[str, Any]:
    return {"do": "Stow", "basket": basket}


def row(room: Room) -> list[int]:
    found: list[int] = match_of(room).state.table.row
    return found


def plays(room: Room) -> list[Play[Any]]:
    return [entry for entry, _ in match_of(room).entries if isinstance(entry, Play)]


def kinds(room: Room) -> list[str]:
    return [type(entry).__name__ for entry, _ in match_of(room).entries]


def began(room: Room) -> int:
    """When the sand was turned first."""
    return match_of(room).entries.entry(1).at


def passed(room: Room) -> int:
    """Milliseconds since then."""
    return clock.now() - began(room)


def pause_of(room: Room) -> PauseInfo:
    found = room.pause_info()
    assert found is not None
    return found


def told(guest: Guest) -> Any:
    """The pause as a tab was last told."""
    return guest.heard("Lobby")[-1]["pause"]


async def paused(tables: AllTables, *chairs: Any) -> tuple[Room, list[Guest]]:
    """A table at which the first guest has paused, half a second after the start."""
    room, guests = await harvesting(tables, *chairs)
    await pass_time(500)
    await guests[0].pause()
    return room, guests
