"""Bots where time runs: each looks, thinks in another process, and acts a reaction time after what it saw."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from regency.bots import Later, Rhythm, pace_of
from regency.bots.pace import USUAL
from regency.kernel.edge import NEVER, Action, Millis, includes
from regency.kernel.errors import Refused, Trouble
from regency.kernel.rng import stream

from . import quiet_log
from .bot_pool import Asker, BotPool, fresh_seed, questions_to
from .bot_worker import ThoughtFailed
from .real_time import Outlook
from .reasons import QuickerBot
from .room import Room
from .saved_table import plays_itself

QUICKEST: Final = "random"  # answers for a bot that does not decide what the game waits for
FIRST_PAUSE: Final = 1.0  # seconds before it is tried again; each pause is twice as long as the last
LONGEST_PAUSE: Final = 60.0
SHORTEST_WAIT: Final = 0.005  # seconds: an alarm that is due may wait for the disk
LOG: Final = logging.getLogger("regency.server")


class Player:
    """A bot in its seat: its rhythm, and whether the table has changed since it looked."""

    def __init__(self, pace: str) -> None:
        self.pace: Final = pace
        self.rhythm: Final = Rhythm(pace_of(pace), stream(fresh_seed(), "pace", 0))
        self.news: Final = asyncio.Event()
        self.task: asyncio.Task[None] | None = None

    def stop(self) -> None:
        task, self.task = self.task, None
        if task is not None:
            task.cancel()


class RealTimeBots:
    """One task a bot's seat, for as long as time runs at its table."""

    def __init__(self, bots: BotPool) -> None:
        self._bots = bots
        self._players: dict[str, dict[int, Player]] = {}
        self._closed = False

    def start(self, room: Room) -> None:
        """Something has changed at a table: whoever plays there looks, and nobody else any more."""
        if self._closed:
            return
        runs = room.time_runs() and not room.is_full() and not room.deleted
        chairs = room.table.chairs
        players = self._players.setdefault(room.table.id, {})
        for seat, chair in enumerate(chairs):
            if not plays_itself(chair):
                self._dismiss(players, seat)
            elif runs:
                self._call(room, players, seat, chair.pace or USUAL)
            elif seat in players:
                players[seat].stop()

    def _call(self, room: Room, players: dict[int, Player], seat: int, pace: str) -> None:
        if seat in players and players[seat].pace != pace:
            self._dismiss(players, seat)
        player = players.setdefault(seat, Player(pace))
        player.news.set()
        if player.task is None or player.task.done():
            player.task = asyncio.get_running_loop().create_task(self._play(room, seat, player))

    def _dismiss(self, players: dict[int, Player], seat: int) -> None:
        player = players.pop(seat, None)
        if player is not None:
            player.stop()

    def drop(self, table_id: str) -> None:
        """The table is no more, or not in memory any more."""
        players = self._players.pop(table_id, {})
        for seat in list(players):
            self._dismiss(players, seat)

    async def close(self) -> None:
        """Stop in order."""
        self._closed = True
        tasks = [player.task for players in self._players.values() for player in players.values()]
        for table_id in list(self._players):
            self.drop(table_id)
        await asyncio.gather(*filter(None, tasks), return_exceptions=True)

    async def _play(self, room: Room, seat: int, player: Player) -> None:
        """Look, and look again when the table has changed or the time has come; it ends when time stops."""
        failures = 0
        while room.time_runs():
            player.news.clear()
            try:
                await self._look(room, seat, player)
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
            await asyncio.sleep(min(FIRST_PAUSE * 2.0 ** (failures - 1), LONGEST_PAUSE))

    async def _look(self, room: Room, seat: int, player: Player) -> None:
        """Decide from how it stands now, and act on it; or wait until there is something to decide."""
        rhythm = player.rhythm
        found = await room.outlook(seat, rhythm.looks_at)
        if found.position is None:
            await self._wait(room, player, found.wakes)
            return
        answer = await self._decide(room, seat, player, found)
        if isinstance(answer, Later):
            # nobody looks again at once who has just found nothing to do
            await wait_until(room, found.now + rhythm.pace.reaction // 2)
            await self._wait(room, player, answer.until)
            return
        me = found.position.sight
        is_due = any(includes(ask.options(me), answer) for ask in questions_to(me) if ask.due(me.table))
        await wait_until(room, rhythm.acts_at(found.now, is_due))
        try:
            rhythm.acted(await room.act_in_time(seat, answer, found.position.entry))
        except Refused:
            if room.running().state.clock.entry == found.position.entry:  # the rules refuse what they offer
                raise

    async def _wait(self, room: Room, player: Player, until: Millis) -> None:
        """For the next entry, or until a game time if that comes first; NEVER: only for the entry."""
        if until == NEVER:
            await player.news.wait()
            return
        while not player.news.is_set() and (left := until - room.game_time()) > 0:
            try:
                async with asyncio.timeout(max(left / 1000, SHORTEST_WAIT)):
                    await player.news.wait()
            except TimeoutError:
                pass

    async def _decide(self, room: Room, seat: int, player: Player, found: Outlook) -> Action | Later:
        """What the bot says; where it says nothing and the game waits for it, what a quicker one says."""
        bot = room.table.chairs[seat].bot
        try:
            return await self._ask(room, bot, player, found)
        except ThoughtFailed:
            if bot == QUICKEST or not found.is_due or self._closed:
                raise
        answer = await self._ask(room, QUICKEST, player, found)
        room.tell_notice(seat, QuickerBot(seat))
        return answer

    async def _ask(self, room: Room, bot: str, player: Player, found: Outlook) -> Action | Later:
        assert found.position is not None
        _, me, notes = found.position
        asker = Asker(room.table.host, lambda: bool(room.tabs))
        game = room.table.game
        return await self._bots.consider(asker, game, bot, player.pace, not found.is_free, me, notes)


async def wait_until(room: Room, game_time: Millis) -> None:
    """Until it is so late at the table."""
    while (left := game_time - room.game_time()) > 0:
        await asyncio.sleep(max(left / 1000, SHORTEST_WAIT))
