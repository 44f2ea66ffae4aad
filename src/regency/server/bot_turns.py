"""Turns of bots: wherever one is waited for, it is asked in another process and moves like anybody else."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

from regency.bots import Later
from regency.kernel.edge import includes
from regency.kernel.errors import Refused, TooSoon, Trouble
from regency.kernel.rules import Rules

from . import guided, quiet_log, talking, waits
from .bot_pool import Asker, BotPool, questions_to
from .bot_worker import ThoughtFailed
from .play import Position
from .reasons import QuickerBot
from .room import Room
from .saved_table import SavedTable, plays_itself
from .unattended import Unattended, is_unattended, plays_alone

UNHURRIED: Final = "brisk"  # a pace that leaves nothing to others: where no time runs nobody needs that
QUICKEST: Final = "random"  # moves for a bot that does not decide
FIRST_PAUSE: Final = 1.0  # seconds before a move is tried again; each pause is twice as long as the last
LONGEST_PAUSE: Final = 60.0
SHORTEST_PAUSE: Final = 1.0
LOG: Final = logging.getLogger("regency.server")


class BotTurns:
    """One task a table, for as long as a bot is waited for there."""

    def __init__(
        self,
        bots: BotPool,
        pause: float,
        call: Callable[[str], Awaitable[object]],
        longest_pause: float = LONGEST_PAUSE,
    ) -> None:
        self._bots = bots
        self._pause = pause
        self._call = call  # a table that waited for its turn is read again, if need be, and started
        self._calling: asyncio.Task[None] | None = None
        self._unattended = Unattended()
        self._longest_pause = longest_pause
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._pauses: dict[str, asyncio.Event] = {}
        self._closed = False
        self._looked: dict[str, dict[int, int]] = {}  # by table and seat the entry behind which a bot thought

    def start(self, room: Room) -> None:
        """See to it that a bot moves at this table, if one is waited for; a long pause is over."""
        if room.table.id in self._pauses:
            self._pauses[room.table.id].set()
        self._heed_talk(room)
        task = self._tasks.get(room.table.id)
        is_due = (task is None or task.done()) and not self._closed and self._has_work(room)
        if is_due and self._may_go(room):
            started = asyncio.get_running_loop().create_task(self._moves(room))
            self._tasks[room.table.id] = started
            started.add_done_callback(lambda done: self._over(room.table.id, done))

    def is_busy(self, room: Room) -> bool:
        """Whether a bot moves there, or should."""
        return room.table.id in self._tasks or self._has_work(room)

    def _has_work(self, room: Room) -> bool:
        return self._stirred(room) is not None or waiting_bot(room) is not None

    def _stirred(self, room: Room) -> int | None:
        """The seat of a bot that a standing question stirs, and that has not thought since the last entry."""
        if type(room.rules).stirs is Rules.stirs or not bots_may_move(room):
            return None
        match = room.running()
        if guided.is_followed(room.table, match):
            return None
        looked = self._looked.setdefault(room.table.id, {})
        awaited, entry = room.waited_for(), match.state.clock.entry
        if room.talk is not None:  # meanwhile the bot that is waited for bargains too
            awaited = [seat for seat in awaited if seat != room.talk.seat]
        for seat, chair in enumerate(room.table.chairs):
            if plays_itself(chair) and seat not in awaited and looked.get(seat) != entry:
                me = match.look(seat)
                if any(room.rules.stirs(me, ask) for ask in match.asks(seat) if not ask.due(me.table)):
                    return seat
        return None

    def waits(self, room: Room) -> bool:
        """Whether others go on before this one: it is called then, and need not be in memory until then."""
        return self._unattended.waits(room.table.id)

    def puts_off(self, table: SavedTable) -> bool:
        """Whether a table that is not in memory must wait for its turn, and is called then."""
        is_crowded = plays_alone(table) and not self._unattended.has_place(table.host)
        return is_crowded and not self._unattended.takes(table)

    def _may_go(self, room: Room) -> bool:
        """Where people play or look always; elsewhere if the host has not too many such tables already."""
        if is_unattended(room):
            return self._unattended.takes(room.table)
        self._free(room.table.id)
        return True

    def _free(self, table_id: str) -> None:
        if self._unattended.forget(table_id) and (self._calling is None or self._calling.done()):
            self._calling = asyncio.get_running_loop().create_task(self._call_next())

    async def _call_next(self) -> None:
        while not self._closed and (table_id := self._unattended.next()) is not None:
            await self._call(table_id)

    async def rest(self, room: Room) -> None:
        """Wait until no bot is waited for at this table."""
        while (task := self._tasks.get(room.table.id)) is not None:
            await asyncio.wait((task,))
            await asyncio.sleep(0)  # whatever is to be done after it is done first

    def drop(self, table_id: str) -> None:
        """The table is no more."""
        task = self._tasks.get(table_id)
        if task is not None:
            task.cancel()
        self._looked.pop(table_id, None)
        self._free(table_id)

    async def close(self) -> None:
        """Stop in order."""
        self._closed = True
        self._bots.close()
        tasks = [*self._tasks.values(), *filter(None, (self._calling,))]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _over(self, table_id: str, task: asyncio.Task[None]) -> None:
        if self._tasks.get(table_id) is task:
            del self._tasks[table_id]
            if not self._unattended.waits(table_id) and not self._closed:
                self._free(table_id)

    async def _moves(self, room: Room) -> None:
        """Until a person is waited for; while a disk is full or nobody can think, again and again."""
        failures = 0
        while self._has_work(room) and self._may_go(room):
            try:
                await self._next_move(room, failures > 0)
                failures = 0
                continue
            except Trouble as trouble:
                quiet_log.warn("bot", f"a bot could not move: {type(trouble.reason).__name__}")
            except ThoughtFailed:
                pass  # whoever thinks has said so
            except Exception:
                if failures == 0:
                    LOG.exception("a bot could not move")
            failures += 1
            await self._rest_a_while(room, min(FIRST_PAUSE * 2.0 ** (failures - 1), self._longest_pause))

    async def _rest_a_while(self, room: Room, seconds: float) -> None:
        """Whoever comes to the table ends it, though not before a moment is over."""
        somebody = self._pauses[room.table.id] = asyncio.Event()
        try:
            async with asyncio.timeout(seconds):
                await asyncio.sleep(min(seconds, SHORTEST_PAUSE))
                await somebody.wait()
        except TimeoutError:
            pass
        finally:
            del self._pauses[room.table.id]

    async def _next_move(self, room: Room, again: bool) -> None:
        """A chance that a bot may take, then the answer that is waited for, once people have talked."""
        stirred, seat = self._stirred(room), waiting_bot(room)
        if stirred is not None:
            await self._one_chance(room, stirred)
        elif seat is not None and not await self._let_talk(room, seat):
            await self._one_move(room, seat, again)

    async def _one_chance(self, room: Room, seat: int) -> None:
        """What need not be answered: a bot thinks of it once behind each entry, and mostly leaves it."""
        entry, me, notes = await room.position(seat)
        self._looked.setdefault(room.table.id, {})[seat] = entry
        asker = Asker(room.table.host, lambda: bool(room.tabs))
        bot = room.table.chairs[seat].bot
        found = await self._bots.consider(asker, room.table.game, bot, UNHURRIED, False, me, notes)
        standing = [ask for ask in questions_to(me) if not ask.due(me.table)]
        if not isinstance(found, Later) and any(includes(ask.options(me), found) for ask in standing):
            await asyncio.sleep(waits.wait_before(room, seat, self._pause))
            await room.act_for(seat, found, entry)

    async def _let_talk(self, room: Room, seat: int) -> bool:
        """Before a bot answers, people may bargain for a while; whether it waited, and must look again."""
        match = room.running()
        ask = next(ask for ask in match.asks(seat) if ask.due(match.state.table))
        if room.talk is None or not room.talk.is_of(seat, ask):
            length = waits.talk_before(room, ask, self._pause)
            room.talk = talking.Talk(room, seat, ask, length) if length else None
            room.tell_lobby()
        if room.talk is None:
            return False
        wait = room.talk.remaining(room)
        if wait == 0:
            return False
        await talking.heard(room.talk, wait)
        return True

    def _heed_talk(self, room: Room) -> None:
        """What happens at the table may begin the countdown anew; what answers it ends it."""
        if room.talk is None:
            return
        room.talk.news.set()
        if waiting_bot(room) != room.talk.seat:
            room.talk = None
            room.tell_lobby()
        elif room.talk.heed(room):
            room.tell_lobby()

    async def _one_move(self, room: Room, seat: int, again: bool) -> None:
        """The bot's own, or where it has none that the rules take, that of a quicker one."""
        position = await room.position(seat)
        scripted = guided.reply(room.table, room.running(), seat)
        if scripted is not None:
            await asyncio.sleep(waits.wait_before(room, seat, self._pause))
            await room.act_for(seat, scripted, position.entry)
            return
        bot = room.table.chairs[seat].bot
        try:
            await self._act(room, seat, bot, position, again and bot == QUICKEST)
        except TooSoon:
            raise
        except (ThoughtFailed, Refused):
            if bot == QUICKEST or self._closed:
                raise
            if await self._act(room, seat, QUICKEST, position, True):
                room.tell_notice(seat, QuickerBot(seat))

    async def _act(self, room: Room, seat: int, bot: str, position: Position, is_late: bool) -> bool:
        entry, me, notes = position
        asker = Asker(room.table.host, lambda: bool(room.tabs), is_late)
        thinking = self._bots.decide(asker, room.table.game, bot, me, notes)
        wait = asyncio.sleep(waits.wait_before(room, seat, self._pause))
        _, action = await asyncio.gather(wait, thinking)
        return await room.act_for(seat, action, entry)


def bots_may_move(room: Room) -> bool:
    """Whether a bot could move at all, one after the other."""
    chairs = room.table.chairs
    if room.deleted or room.is_full() or not any(map(plays_itself, chairs)) or room.state() != "playing":
        return False
    return not (room.timed and (room.time_runs() or room.is_halted()))


def waiting_bot(room: Room) -> int | None:
    """The seat of a bot that the game waits for."""
    if not bots_may_move(room):
        return None
    chairs = room.table.chairs
    return next((seat for seat in room.waited_for() if plays_itself(chairs[seat])), None)
