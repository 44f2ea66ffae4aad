"""All the tables of this server: opened, found, joined, begun, moved and deleted."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
from typing import Final
from weakref import WeakValueDictionary

from regency import games
from regency.kernel.campaign_reasons import StillSealed
from regency.kernel.errors import BadRecord, Trouble, WrongSeatCount

from . import clock, decoders, guided, past_matches, quiet_log, record_imports, saved_table
from .bot_pool import BotPool
from .bot_turns import BotTurns
from .campaigns import AllCampaigns
from .going_on import GoingOn, has_clock
from .messages import (
    BotSits,
    OpenGuided,
    OpenTable,
    RecoverSeat,
    SeatLink,
    SeatWord,
    SetTempo,
    SetWebhook,
    SitDown,
    TableInfo,
    Tables,
)
from .past_matches import NotPlayable, PastMatches
from .play import Reading, whole_log
from .real_time_bots import RealTimeBots
from .reasons import (
    Denied,
    HostOnly,
    NoGuide,
    NoSuchPage,
    NoSuchTable,
    NothingProposed,
    PartOfCampaign,
    RematchDeclined,
    TooManyRecords,
    TooManyTables,
)
from .record_imports import ImportPlaces
from .replays import Replays, unfold_log
from .room import Room
from .room_keeping import RoomKeeping
from .saved_table import DAY, SavedTable, State
from .shelf import Begin, Delete, Finish, Garbled, Hold, Open, Saved, Shelf, Spent
from .side_work import SideWork
from .timers import Timers
from .webhooks import Webhooks
from .work_threads import InThread, WorkThreads

TABLES_A_DEVICE: Final = 100
IMPORTED_A_DEVICE: Final = 200  # records that were brought and are not deleted
LISTED: Final = 50
LISTED_OF_ONE: Final = 3  # open tables of one host
LINK_LASTS: Final = DAY
HALTING: Final = 2.0  # seconds that a server which stops waits for a disk to write that time stands still


class AllTables:
    """One a process."""

    def __init__(
        self, shelf: Shelf, bots: BotPool, pause: float = 0.5, webhooks: Webhooks | None = None
    ) -> None:
        decoders.prepare()
        self.shelf = shelf
        self.bots = bots
        self.bot_turns = BotTurns(bots, pause, self._call)
        self.side_work = SideWork()
        self.timers = Timers()
        self.real_time_bots = RealTimeBots(bots)
        self.webhooks = webhooks or Webhooks(False)
        self.keeping = RoomKeeping(self._is_busy, self._let_go)
        self.rooms = self.keeping.rooms
        self._alive: WeakValueDictionary[str, Room] = WeakValueDictionary()  # never two rooms of one table
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._importing = asyncio.Lock()
        self.import_places = ImportPlaces()
        self.going_on = GoingOn(self._unattended, self.bot_turns.rest, self.keeping.release)
        self.replays = Replays()
        self.threads = WorkThreads()
        self.past_matches = PastMatches(shelf, self.threads.over)
        self.campaigns = AllCampaigns(shelf, self.threads)
        self._reading_past = asyncio.Lock()

    # Finding

    async def room(self, table_id: str) -> Room:
        """A table by its link; one that is not in memory is folded in a thread, and nobody waits for it."""
        room = self._alive.get(table_id)
        if room is None:
            room = await self._load(table_id)
        self.keeping.keep(room)
        self._set_going(room)
        return room

    def knows_seat(self, table_id: str, device: str) -> bool | None:
        """Whether the device plays at this table; None where it is not in memory."""
        room = self._alive.get(table_id)
        return None if room is None else room.is_seated(device)

    async def holds_seat(self, table_id: str, device: str) -> bool:
        """The same of a table that need not be in memory."""
        known = self.knows_seat(table_id, device)
        if known is not None:
            return known
        try:
            return await self.shelf.holds_seat(table_id, device)
        except Trouble:  # whoever asks for the table is told
            return False

    def _set_going(self, room: Room) -> None:
        """What the server does at a table by itself: bots move, and whatever wakes is woken."""
        self.bot_turns.start(room)
        if room.timed:
            self.real_time_bots.start(room)
        self.timers.set(room)

    def go_on(self) -> None:
        """After a restart: see to the tables where something is to happen without anybody."""
        self.going_on.start(self.shelf.running)

    async def _unattended(self, table_id: str) -> Room | None:
        """A table with a bot or a clock, set going; the others wait for people, who come by themselves."""
        found = await self.shelf.table(table_id)
        if found is None or past_matches.other_rules(found) is not None:
            return None
        if table_id not in self._alive and self.bot_turns.puts_off(found.table):
            return None
        goes_on = any(map(saved_table.plays_itself, found.table.chairs))
        return await self.room(table_id) if goes_on or has_clock(games.load(found.table.game)) else None

    async def _call(self, table_id: str) -> None:
        await self.going_on.read(table_id)

    def attend(self, room: Room) -> None:
        """Somebody is here, or does something; the room may have been let go since it was asked for."""
        if room.table.id not in self.rooms and self._alive.get(room.table.id) is room:
            self.keeping.keep(room)
        self._set_going(room)

    def rooms_of(self, campaign_id: str) -> list[Room]:
        """The tables of a campaign that are in memory."""
        rooms = list(self._alive.values())
        return [each for each in rooms if each.table.sitting and each.table.sitting.campaign == campaign_id]

    def moved(self, room: Room) -> None:
        """Something has happened there."""
        self.attend(room)
        if not room.timed or not room.time_runs():  # then it is nobody's turn, and everybody's
            self.webhooks.notify(room)

    async def _load(self, table_id: str) -> Room:
        task = self._loading.get(table_id)
        if task is None:
            task = self._loading[table_id] = asyncio.create_task(self._read(table_id))
            task.add_done_callback(lambda _: self._loading.pop(table_id, None))
        try:
            room = await asyncio.shield(task)
        finally:
            del task  # a refusal knows where it was raised, and the task the refusal
        room = self._alive.setdefault(table_id, room)
        self.keeping.restore(room)
        return room

    async def _read(self, table_id: str) -> Room:
        found = await self._saved(table_id)
        other = past_matches.other_rules(found)
        if other is not None:
            raise NotPlayable(other)
        rules = games.load(found.table.game)
        room = Room(rules, found.table, found.holders, self.shelf.write, self._read_again)
        room.webhooks_allowed = self.webhooks.allowed
        room.after_move = self.moved
        room.on_alarm = self.timers.set
        room.in_thread = self.threads.played
        room.patron = self.campaigns.court
        if found.header is not None:
            room.adopt(*await (self._read_past(room) if found.state == "finished" else self.read_log(room)))
            await room.halt_where_it_was()
        return room

    async def _read_past(self, room: Room) -> Reading:
        """One at a time: neither the database's threads nor the memory are full of long logs that wait."""
        async with self._reading_past:
            return await self.read_log(room, self.threads.over)

    async def _saved(self, table_id: str) -> Saved:
        found = await self.shelf.table(table_id)
        if found is None:
            raise Denied(NoSuchTable(), 404)
        return found

    async def _read_again(self, room: Room) -> Reading:
        """All that somebody else may have written: chairs, who holds them, and the match."""
        found = await self.shelf.table(room.table.id)
        if found is not None:
            room.table, room.devices = found.table, found.holders
        return await self.read_log(room)

    async def read_log(self, room: Room, in_thread: InThread | None = None) -> Reading:
        """The match from its log, with what was told and which submissions are in it."""
        log = await self.shelf.log(room.table.id)
        if log is None:
            room.deleted = True
            raise Denied(NoSuchTable(), 404)
        match, told = await (in_thread or self.threads.played)(unfold_log, room.rules, log)
        return match, told, {line.key: line.number for line in log.lines if line.key is not None}

    def _is_busy(self, room: Room) -> bool:
        """Whether the server does something at a table by itself, or should."""
        goes_on = self.bot_turns.is_busy(room) or self.timers.is_set(room)
        return (goes_on and not self.bot_turns.waits(room)) or self.webhooks.is_busy(room)

    def _let_go(self, room: Room) -> None:
        self.timers.drop(room.table.id)
        self.real_time_bots.drop(room.table.id)
        self.webhooks.let_go(room.table.id)

    async def mine(self, device: str) -> Tables:
        """The device's tables, the latest first, and open ones that wait for players."""
        own = await self.shelf.tables_of(device, LISTED)
        free = await self.shelf.open_tables(LISTED, LISTED_OF_ONE)
        known = {table_id for table_id, _ in own}
        listed = [await self._summary(table_id, state, device) for table_id, state in own]
        others = [await self._summary(other, "waiting", device) for other in free if other not in known]
        offered = [info for info in others if info is not None and info.other_rules is None]
        return Tables(tuple(filter(None, listed)), tuple(offered))

    async def _summary(self, table_id: str, state: State, device: str) -> TableInfo | None:
        """A table for the list, if it is there still; a finished one need not be folded for that."""
        if state != "finished" or table_id in self._alive:
            try:
                return (await self.room(table_id)).info(device)
            except Trouble:  # that one table cannot be played on is no reason to hide the others
                pass
        try:
            found = await self.shelf.table(table_id)
        except Garbled:  # nothing is known of it that could be listed
            return None
        return None if found is None else self._unfolded_info(found, device)

    def _unfolded_info(self, found: Saved, device: str) -> TableInfo:
        """A table as far as it is known without its match."""
        table, other = found.table, past_matches.other_rules(found)
        return saved_table.describe(
            table,
            found.state,
            device,
            found.holders,
            set(),
            (),
            found.entries,
            "" if found.header is None else found.header.commitment,
            self.webhooks.allowed,
            other,
            last=found.last,
            outcome=found.outcome,
            timed=other is None and saved_table.is_timed(games.load(table.game), table),
        )

    async def info(self, table_id: str, device: str) -> TableInfo:
        """A table by its link, one that cannot be played on among them; one that is over is not folded."""
        if table_id not in self._alive:
            found = await self._saved(table_id)
            if found.state == "finished" or past_matches.other_rules(found) is not None:
                return self._unfolded_info(found, device)
        return (await self.room(table_id)).info(device)

    # The lobby

    async def open(self, wish: OpenTable, device: str) -> TableInfo:
        """A new table; its id is the link."""
        rules = games.load(wish.game)
        if len(wish.chairs) not in rules.seats:
            raise Denied(WrongSeatCount(rules.name, len(wish.chairs), rules.seats[0], rules.seats[-1]))
        await self._must_have_room(device)
        table = saved_table.new_table(rules, wish, secrets.token_urlsafe(16), device, clock.now())
        await self.shelf.write(Open(table))
        return (await self.room(table.id)).info(device)

    async def _must_have_room(self, device: str) -> None:
        if await self.shelf.unfinished_of(device) >= TABLES_A_DEVICE:
            raise Denied(TooManyTables(TABLES_A_DEVICE), 429)

    async def open_guided(self, wish: OpenGuided, device: str) -> TableInfo:
        """A first game with its guide: whoever asks sits already, and it begins at once."""
        rules = games.load(wish.game)
        guide = games.guide(rules.name)
        if guide is None:
            raise Denied(NoGuide(rules.name), 404)
        await self._must_have_room(device)
        new = (secrets.token_urlsafe(16), device, clock.now())
        table = saved_table.guided_table(rules, guide, wish.name, *new)
        await self.shelf.write(Open(table), Hold(table.id, guided.PUPIL, device))
        return await self.start(table.id, device)

    async def sit(self, table_id: str, device: str, wish: SitDown) -> TableInfo:
        """Take a free chair."""
        room = await self.room(table_id)
        await room.sit(device, wish.seat, wish.name)
        return room.info(device)

    async def leave(self, table_id: str, device: str, seat: int) -> TableInfo:
        """Give the own chair up, before the start."""
        room = await self.room(table_id)
        await room.stand_up(device, seat)
        return room.info(device)

    async def bot(self, table_id: str, device: str, wish: BotSits) -> TableInfo:
        """A bot in a chair, or out of it."""
        room = await self.room(table_id)
        await room.seat_bot(device, wish.seat, wish.bot, wish.pace)
        return room.info(device)

    async def start(self, table_id: str, device: str) -> TableInfo:
        """Begin."""
        room = await self.room(table_id)
        await room.start(device)
        self.moved(room)
        return room.info(device)

    async def rematch(self, table_id: str, device: str) -> TableInfo:
        """Once more at a new table, the chairs moved round by one: ask for it, or agree to it."""
        room = await self.room(table_id)
        following = await self.room(await room.rematch(device, self._is_there))
        await following.sit_again(device, room.again(device))
        return following.info(device)

    async def decline_rematch(self, table_id: str, device: str) -> TableInfo:
        """Do without; everybody at the table is told, once."""
        room = await self.room(table_id)
        again = room.again(device)
        if not again or room.table.rematch is None:
            raise Denied(NothingProposed(), 409)
        if await (await self.room(room.table.rematch)).ask_no_more(again):
            room.tell_notice(room.seats_of(device)[0], RematchDeclined())
        return room.info(device)

    async def _is_there(self, table_id: str) -> bool:
        return await self.shelf.host(table_id) is not None

    async def delete(self, table_id: str, device: str) -> None:
        """The host takes the table away, even one that cannot be played on."""
        try:
            room = await self.room(table_id)
        except (BadRecord, Garbled, NotPlayable):
            await self._delete_unread(table_id, device)
            return
        await room.delete(device)
        self.drop(room)

    def drop(self, room: Room) -> None:
        """The table is no more."""
        table_id = room.table.id
        self.keeping.drop(table_id)
        self._alive.pop(table_id, None)
        for part in (self.bot_turns, self.real_time_bots, self.timers, self.webhooks):
            part.drop(table_id)
        room.close_tabs()

    async def _delete_unread(self, table_id: str, device: str) -> None:
        if await self.shelf.host(table_id) != device:
            raise Denied(HostOnly(), 403)
        await self.shelf.write(Delete(table_id))
        if await self._is_there(table_id):
            raise Denied(PartOfCampaign(), 409)

    async def set_webhook(self, table_id: str, device: str, wish: SetWebhook) -> TableInfo:
        """The host names an address that is told whose turn it is, or none any more."""
        room = await self.room(table_id)
        room.must_host(device)
        await self.webhooks.set_address(room, wish)
        return room.info(device)

    async def set_tempo(self, table_id: str, device: str, wish: SetTempo) -> TableInfo:
        """Bots follow each other more calmly from now on, or more quickly."""
        room = await self.room(table_id)
        await room.set_tempo(device, wish.tempo)
        return room.info(device)

    # Seats between devices

    async def move(self, table_id: str, device: str, seat: int) -> SeatLink:
        """A link that takes a seat to another device, once, within a day."""
        room = await self.room(table_id)
        token = secrets.token_urlsafe(24)
        return await room.seat_link(device, seat, token, hashed(token), LINK_LASTS)

    async def take(self, token: str, device: str) -> TableInfo:
        """Use such a link."""
        key = hashed(token)
        found = await self.shelf.link(key, clock.now())
        if found is None:
            raise Spent
        table_id, seat = found
        room = await self.room(table_id)
        await room.take_seat(device, seat, key)
        return room.info(device)

    async def word(self, table_id: str, device: str, seat: int) -> SeatWord:
        """A word that brings a seat back, told this once."""
        return SeatWord(await (await self.room(table_id)).new_word(device, seat))

    async def recover(self, table_id: str, device: str, wish: RecoverSeat) -> TableInfo:
        """Take a seat back by its word."""
        room = await self.room(table_id)
        await room.recover(device, wish.seat, wish.word)
        return room.info(device)

    # After the game

    async def _must_be_unsealed(self, table_id: str) -> None:
        """The record of a reign is sealed while its campaign runs."""
        sitting = (await self._saved(table_id)).table.sitting
        if sitting is not None and not await self.campaigns.is_over(sitting.campaign):
            raise Denied(StillSealed(), 409)

    async def record(self, table_id: str, packed: bool = False, address: str = "") -> bytes:
        """The record of a finished match: from then on it is no secret; packed by gzip, or plain."""
        await self._must_be_unsealed(table_id)
        try:
            room = await self.room(table_id)
        except NotPlayable:
            return await self.past_matches.record(table_id, packed)
        return await self.replays.record(room, packed, address)

    async def shown_by_link(self, table_id: str) -> tuple[SavedTable, State] | None:
        """What whoever sees a link may know of its table, which need not be in memory for that."""
        try:
            found = await self.shelf.table(table_id)
        except Trouble:  # whoever follows the link is told
            return None
        return None if found is None else (found.table, found.state)

    async def past_match(self, table_id: str, packed: bool = False) -> bytes:
        """A match that cannot be played here, as far as it can be told: JSON, packed or plain."""
        if table_id in self._alive or past_matches.other_rules(await self._saved(table_id)) is None:
            raise Denied(NoSuchPage(), 404)
        return await self.past_matches.tell(table_id, packed)

    async def import_record(self, data: bytes, device: str) -> TableInfo:
        """A finished record becomes a table to look at; one is checked at a time."""
        if await self.shelf.imported_of(device) >= IMPORTED_A_DEVICE:
            raise Denied(TooManyRecords(IMPORTED_A_DEVICE), 429)
        await self.campaigns.must_be_open(data)
        async with self._importing:
            opened, *acts = await self.threads.over(brought_in, data, secrets.token_urlsafe(16), device)
        await self.shelf.write(opened, *acts)
        return await self.info(opened.table.id, device)

    async def halt_all(self) -> None:
        """The server stops: wherever time runs it stands still from now on."""
        timed = [room for room in self.rooms.values() if room.timed]
        for room in timed:
            room.closing = True
        halting = [room.halt_for_restart() for room in timed if room.time_runs()]
        if not halting:
            return
        done, late = await asyncio.wait(halting, timeout=HALTING)
        failures = [type(each.exception()).__name__ for each in done if each.exception() is not None]
        for failure in [*failures, *["TimeoutError"] * len(late)]:
            quiet_log.warn("halting", f"a table could not be halted: {failure}")

    async def close(self) -> None:
        """Stop the bots and let everybody go in order."""
        self.keeping.close()
        await self.halt_all()
        for part in (self.going_on, self.timers, self.webhooks, self.real_time_bots, self.bot_turns):
            await part.close()
        for room in self.rooms.values():
            room.close_tabs()
        self.replays.close()
        self.threads.close()
        await self.shelf.close()


def brought_in(data: bytes, table_id: str, device: str) -> tuple[Open, Begin, Finish]:
    """All that is written of a record that somebody brings."""
    brought = record_imports.read(data)
    table = record_imports.table_of(brought, table_id, device, clock.now())
    begun = Begin(table_id, brought.record.header, whole_log(table_id, brought.record.entries))
    return Open(table), begun, Finish(table_id, brought.outcome)


def hashed(token: str) -> str:
    """Tokens are not kept, only their fingerprints."""
    return hashlib.sha256(token.encode("utf-8", "replace")).hexdigest()
