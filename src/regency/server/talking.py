"""Time to talk: how long a bot that is waited for lets the people at its table bargain, before it answers."""

from __future__ import annotations

import asyncio
from typing import Final

from regency.kernel.edge import NEVER, AnyAsk, Millis

from . import clock
from .play import RoomPlay
from .saved_table import plays_itself
from .socket_messages import TalkInfo, TalkWish

RENEWALS: Final = 2  # by what is offered to the bot, or by it


class Talk:
    """A countdown before one answer of a bot: it can be stopped, and is cut short when all want to go on."""

    def __init__(self, room: RoomPlay, seat: int, ask: AnyAsk, length: Millis) -> None:
        self.seat: Final = seat
        self.ask: Final = ask
        self.length: Final = length
        self.until = clock.now() + length
        self.left = NEVER  # of a countdown that was stopped
        self.renewed = 0
        self.ready: set[int] = set()
        self.news: Final = asyncio.Event()
        self._entry = entry_of(room)
        self._approached = set(room.approached())

    def is_of(self, seat: int, ask: AnyAsk) -> bool:
        return self.seat == seat and self.ask == ask

    def remaining(self, room: RoomPlay) -> Millis:
        """How long the bot still waits; NEVER: until somebody says so."""
        if people_at(room) <= self.ready:
            return 0
        return NEVER if self.left != NEVER else max(0, self.until - clock.now())

    def heed(self, room: RoomPlay) -> bool:
        """Something has happened: what is offered to this bot, or by it, begins the countdown anew."""
        if self._entry == entry_of(room):
            return False
        approached = set(room.approached())
        newly = approached - self._approached
        self._entry, self._approached = entry_of(room), approached
        is_offered = self.seat in newly or (newly and room.last_mover() == self.seat)
        if not is_offered or self.renewed == RENEWALS:
            return False
        self.renewed += 1
        self.ready.clear()
        if self.left == NEVER:
            self.until = clock.now() + self.length
        else:
            self.left = self.length
        self.news.set()
        return True

    def wish(self, seat: int, wish: TalkWish) -> None:
        """Somebody stops the countdown, lets it run on, or wants to go on."""
        if wish == "go-on":
            self.ready.add(seat)
        elif wish == "stop":
            self.ready.discard(seat)
            if self.left == NEVER:
                self.left = max(0, self.until - clock.now())
        elif self.left != NEVER:
            self.until, self.left = clock.now() + self.left, NEVER
        self.news.set()

    def info(self, room: RoomPlay) -> TalkInfo:
        until = NEVER if self.left != NEVER else self.until + room.ahead
        needed = people_at(room)
        return TalkInfo(self.seat, until, tuple(sorted(self.ready & needed)), tuple(sorted(needed)))


def people_at(room: RoomPlay) -> set[int]:
    """The people who sit at the table, and are there."""
    chairs = room.table.chairs
    return {seat for seat in room.here() if chairs[seat].kind == "person" and not plays_itself(chairs[seat])}


def entry_of(room: RoomPlay) -> int:
    return room.running().state.clock.entry


async def heard(talk: Talk, wait: Millis) -> None:
    """Until the countdown is over, or somebody has said or done something."""
    talk.news.clear()
    try:
        async with asyncio.timeout(None if wait == NEVER else wait / 1000):
            await talk.news.wait()
    except TimeoutError:
        return
