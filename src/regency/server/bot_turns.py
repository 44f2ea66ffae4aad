"""Turns of bots: wherever one is waited for, it is asked in another process and moves like anybody else."""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures.process import BrokenProcessPool
from typing import Final

from regency.kernel.errors import Trouble

from .bot_pool import BotPool
from .room import Room
from .saved_table import plays_itself

TRIES: Final = 5
LOG: Final = logging.getLogger("regency.server")


class BotTurns:
    """One task a table, for as long as a bot is waited for there."""

    def __init__(self, bots: BotPool, pause: float) -> None:
        self._bots = bots
        self._pause = pause
        self._tasks: dict[str, asyncio.Task[None]] = {}

    def start(self, room: Room) -> None:
        """See to it that a bot moves at this table, if one is waited for."""
        task = self._tasks.get(room.table.id)
        if (task is None or task.done()) and waiting_bot(room) is not None:
            started = asyncio.get_running_loop().create_task(self._moves(room))
            self._tasks[room.table.id] = started
            started.add_done_callback(lambda done: self._over(room.table.id, done))

    def is_busy(self, room: Room) -> bool:
        return room.table.id in self._tasks

    def drop(self, table_id: str) -> None:
        """The table is no more."""
        task = self._tasks.get(table_id)
        if task is not None:
            task.cancel()

    async def close(self) -> None:
        """Stop in order."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._bots.close()

    def _over(self, table_id: str, task: asyncio.Task[None]) -> None:
        if self._tasks.get(table_id) is task:
            del self._tasks[table_id]

    async def _moves(self, room: Room) -> None:
        failures = 0
        while (seat := waiting_bot(room)) is not None:
            try:
                await self._one_move(room, seat)
                failures = 0
            except (Trouble, BrokenProcessPool) as error:
                failures += 1
                cause = type(error.reason).__name__ if isinstance(error, Trouble) else type(error).__name__
                LOG.warning("a bot could not move: %s (attempt %d)", cause, failures)
                if room.deleted or failures == TRIES:  # whoever comes to the table next wakes the bot again
                    return
                await asyncio.sleep(failures)
            except Exception:
                LOG.exception("a bot could not move")
                return

    async def _one_move(self, room: Room, seat: int) -> None:
        entry, me, notes = await room.position(seat)
        bot = room.table.chairs[seat].bot
        thinking = self._bots.decide(room.table.game, bot, me, notes)
        _, action = await asyncio.gather(asyncio.sleep(self._pause), thinking)
        await room.act_for(seat, action, entry)


def waiting_bot(room: Room) -> int | None:
    """The seat of a bot that the game waits for."""
    chairs = room.table.chairs
    if room.deleted or room.is_full() or not any(map(plays_itself, chairs)) or room.state() != "playing":
        return None
    return next((seat for seat in room.waited_for() if plays_itself(chairs[seat])), None)
