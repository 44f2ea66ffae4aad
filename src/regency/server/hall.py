"""All the tables of this server: opened, found, joined, begun, moved and deleted."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
from collections import OrderedDict
from collections.abc import Sequence
from typing import Final
from weakref import WeakValueDictionary

import msgspec

from regency import games
from regency.kernel import record as records
from regency.kernel.errors import BadRecord, Trouble, WrongSeatCount
from regency.kernel.match import Match
from regency.kernel.record import Header, entry_decoder

from . import clock, imports, rows, seats
from .herald import Herald
from .messages import BotSits, OpenTable, SeatLink, SetWebhook, SitDown, TableInfo, Tables
from .minding import Minder
from .reasons import (
    AlreadyBegun,
    ChairsEmpty,
    ChairTaken,
    Denied,
    HostOnly,
    LinkSpent,
    NoSuchChair,
    NoSuchTable,
    StillRunning,
    TooManyTables,
)
from .replays import Replays, finished
from .room import Reading, Room, State
from .seats import DAY, Body, ChairBody, clean
from .store import Statement, Store
from .thinking import Thinkers
from .waking import Alarms

IN_MEMORY: Final = 2_000  # tables that are kept folded; the others are read again when somebody comes
TABLES_A_DEVICE: Final = 100
LISTED: Final = 50
LINK_LASTS: Final = DAY


class Hall:
    """The house: one a process."""

    def __init__(
        self, store: Store, thinkers: Thinkers, pause: float = 0.5, herald: Herald | None = None
    ) -> None:
        self.store = store
        self.thinkers = thinkers
        self.minder = Minder(thinkers, pause)
        self.alarms = Alarms()
        self.herald = herald or Herald(False)
        self.rooms: OrderedDict[str, Room] = OrderedDict()
        self._alive: WeakValueDictionary[str, Room] = WeakValueDictionary()  # never two rooms of one table
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._importing = asyncio.Lock()
        self.replays = Replays()

    # Finding

    async def room(self, table_id: str) -> Room:
        """A table by its link; one that is not in memory is folded in a thread, and nobody waits for it."""
        room = self._alive.get(table_id)
        if room is None:
            room = await self._load(table_id)
        self.rooms[table_id] = room
        self.rooms.move_to_end(table_id)
        self._forget_some()
        self._mind(room)
        return room

    def _mind(self, room: Room) -> None:
        """What the house does at a table by itself: bots move, and whatever wakes is woken."""
        self.minder.mind(room)
        self.alarms.set(room)

    def _moved(self, room: Room) -> None:
        self._mind(room)
        self.herald.announce(room)

    async def _load(self, table_id: str) -> Room:
        task = self._loading.get(table_id)
        if task is None:
            task = self._loading[table_id] = asyncio.create_task(asyncio.to_thread(self._read, table_id))
            task.add_done_callback(lambda _: self._loading.pop(table_id, None))
        room = await asyncio.shield(task)
        return self._alive.setdefault(table_id, room)

    def _read(self, table_id: str) -> Room:
        found = self.store.read("SELECT body, header FROM tables WHERE id = ?", (table_id,))
        if not found:
            raise Denied(NoSuchTable(), 404)
        body = msgspec.json.decode(found[0][0], type=Body)
        holders = dict(self.store.read("SELECT seat, device FROM chairs WHERE table_id = ?", (table_id,)))
        room = Room(games.load(body.game), body, holders, self.store.write, self._log)
        room.webhooks = self.herald.allowed
        room.after_move = self._moved
        if found[0][1] is not None:
            room.adopt(*self._log(room))
        return room

    def _log(self, room: Room) -> Reading:
        """The match from its log, with what was told and which submissions are in it."""
        found = self.store.read("SELECT header FROM tables WHERE id = ?", (room.body.id,))
        if not found:
            room.deleted = True
            raise Denied(NoSuchTable(), 404)
        lines = self.store.read(
            "SELECT body, digest, submission, number FROM entries WHERE table_id = ? ORDER BY number",
            (room.body.id,),
        )
        decoder = entry_decoder(room.rules)
        entries = [(decoder.decode(body), digest) for body, digest, _, _ in lines]
        match, told = imports.unfold(room.rules, msgspec.json.decode(found[0][0], type=Header), entries)
        return (
            match,
            told,
            {submission: number for _, _, submission, number in lines if submission is not None},
        )

    def _forget_some(self) -> None:
        if len(self.rooms) <= IN_MEMORY:
            return
        for table_id in list(self.rooms):
            room = self.rooms[table_id]
            if not room.tabs and not self.minder.is_busy(room) and not self.alarms.is_set(room):
                del self.rooms[table_id]
            if len(self.rooms) <= IN_MEMORY:
                return

    async def mine(self, device: str) -> Tables:
        """The device's tables, the latest first, and open ones that wait for players."""
        own = self.store.read(
            "SELECT id, touched, state FROM tables WHERE host = ?1"
            " UNION SELECT t.id, t.touched, t.state FROM chairs c JOIN tables t ON t.id = c.table_id"
            " WHERE c.device = ?1 ORDER BY 2 DESC LIMIT ?2",
            (device, LISTED),
        )
        free = self.store.read(
            "SELECT id FROM tables WHERE state = 'waiting' AND open = 1 ORDER BY touched DESC LIMIT ?",
            (LISTED,),
        )
        known = {row[0] for row in own}
        listed = [await self._glance(table_id, state, device) for table_id, _, state in own]
        others = [await self._glance(row[0], "waiting", device) for row in free if row[0] not in known]
        return Tables(tuple(filter(None, listed)), tuple(filter(None, others)))

    async def _glance(self, table_id: str, state: State, device: str) -> TableInfo | None:
        """A table for the list, if it is there still; a finished one need not be folded for that."""
        if state != "finished" or table_id in self._alive:
            try:
                return (await self.room(table_id)).info(device)
            except Trouble:  # that one table cannot be played on is no reason to hide the others
                pass
        found = self.store.read("SELECT body, header FROM tables WHERE id = ?", (table_id,))
        if not found:
            return None
        body, header = found[0]
        ((count,),) = self.store.read("SELECT count(*) FROM entries WHERE table_id = ?", (table_id,))
        holders = dict(self.store.read("SELECT seat, device FROM chairs WHERE table_id = ?", (table_id,)))
        sealed = "" if header is None else msgspec.json.decode(header, type=Header).commitment
        kept = msgspec.json.decode(body, type=Body)
        allowed = self.herald.allowed
        return seats.describe(kept, state, device, holders, set(), (), count, sealed, allowed)

    # The lobby

    async def open(self, wish: OpenTable, device: str) -> TableInfo:
        """A new table; its id is the link."""
        rules = games.load(wish.game)
        if len(wish.chairs) not in rules.seats:
            raise Denied(WrongSeatCount(rules.name, len(wish.chairs), rules.seats[0], rules.seats[-1]))
        ((held,),) = self.store.read(
            "SELECT count(*) FROM tables WHERE host = ? AND state != 'finished'", (device,)
        )
        if held >= TABLES_A_DEVICE:
            raise Denied(TooManyTables(TABLES_A_DEVICE), 429)
        body = seats.new_body(rules, wish, secrets.token_urlsafe(16), device, clock.now())
        await self._insert(body)
        return (await self.room(body.id)).info(device)

    async def _insert(self, body: Body, more: Sequence[Statement] = ()) -> None:
        now = clock.now()
        fields = "id, game, host, open, body, created, touched"
        values = (body.id, body.game, body.host, int(body.open), msgspec.json.encode(body), now, now)
        insert: Statement = (f"INSERT INTO tables ({fields}) VALUES (?, ?, ?, ?, ?, ?, ?)", values)
        await self.store.write([insert, *more])

    async def sit(self, table_id: str, device: str, wish: SitDown) -> TableInfo:
        """Take a free chair; of two who race for it the first has it."""
        room = await self.room(table_id)
        async with room.lock:
            self._must_wait(room)
            chair = self._chair(room, wish.seat)
            if chair.kind != "empty" and room.devices.get(wish.seat) != device:
                raise Denied(ChairTaken(wish.seat), 409)
            taken = seats.with_chair(room.body, wish.seat, ChairBody("person", clean(wish.name)))
            await room.keep(taken, [rows.held(table_id, wish.seat, device)])
            room.devices[wish.seat] = device
        room.tell_lobby()
        return room.info(device)

    async def leave(self, table_id: str, device: str, seat: int) -> TableInfo:
        """Give the own chair up, before the start."""
        room = await self.room(table_id)
        async with room.lock:
            self._must_wait(room)
            room.must_hold(device, seat)
            await self._vacate(room, seat, ChairBody("empty"))
        return room.info(device)

    async def bot(self, table_id: str, device: str, wish: BotSits) -> TableInfo:
        """The host puts a bot into a chair that no person holds, or frees it."""
        room = await self.room(table_id)
        async with room.lock:
            self._must_wait(room)
            self._must_host(room, device)
            if self._chair(room, wish.seat).kind == "person":
                raise Denied(ChairTaken(wish.seat), 409)
            await self._vacate(
                room, wish.seat, ChairBody("bot", bot=wish.bot) if wish.bot else ChairBody("empty")
            )
        return room.info(device)

    async def _vacate(self, room: Room, seat: int, chair: ChairBody) -> None:
        table_id = room.body.id
        cleared: list[Statement] = [
            ("DELETE FROM chairs WHERE table_id = ? AND seat = ?", (table_id, seat)),
            ("DELETE FROM moves WHERE table_id = ? AND seat = ?", (table_id, seat)),
        ]
        await room.keep(seats.with_chair(room.body, seat, chair), cleared)
        room.devices.pop(seat, None)
        room.turn_away()
        room.tell_lobby()

    async def start(self, table_id: str, device: str) -> TableInfo:
        """Begin: the seed comes from the system's random source, and its commitment is shown at once."""
        room = await self.room(table_id)
        async with room.lock:
            self._must_wait(room)
            self._must_sit(room, device)
            if any(chair.kind == "empty" for chair in room.body.chairs):
                raise Denied(ChairsEmpty(), 409)
            rules = room.rules
            options = msgspec.convert(room.body.options, rules.options)
            names = [chair.name or chair.bot for chair in room.body.chairs]
            match = Match.start(rules, len(room.body.chairs), options, chairs=names)
            told = imports.set_off(match, clock.now())
            begin: Statement = (
                "UPDATE tables SET header = ?, state = 'playing', touched = ? WHERE id = ?",
                (msgspec.json.encode(match.header), clock.now(), table_id),
            )
            await room.store([begin, *rows.whole_log(match, table_id)])
            room.adopt(match, told, {})
            for tab in room.tabs:
                tab.seat = seats.seat_to_show(room.devices, tab.device, tab.seat)
                tab.push(room.welcome(tab, -1))
        self._moved(room)
        return room.info(device)

    async def rematch(self, table_id: str, device: str) -> TableInfo:
        """The same people and options at a new table, the chairs moved round by one."""
        room = await self.room(table_id)
        async with room.lock:
            if room.state() != "finished":
                raise Denied(StillRunning(), 409)
            following = room.body.rematch
            if following is None or not self.store.read("SELECT 1 FROM tables WHERE id = ?", (following,)):
                self._must_sit(room, device)
                following = await self._set_again(room, device)
        room.tell_lobby()
        return (await self.room(following)).info(device)

    async def _set_again(self, room: Room, device: str) -> str:
        count = len(room.body.chairs)
        body = seats.again(room.body, set(room.devices), secrets.token_urlsafe(16), device, clock.now())
        holders = [rows.held(body.id, (seat - 1) % count, holder) for seat, holder in room.devices.items()]
        await self._insert(body, holders)
        await room.keep(msgspec.structs.replace(room.body, rematch=body.id))
        return body.id

    async def delete(self, table_id: str, device: str) -> None:
        """The host takes the table away, even one that cannot be played on."""
        try:
            room = await self.room(table_id)
        except BadRecord:
            await self._delete_unread(table_id, device)
            return
        async with room.lock:
            self._must_host(room, device)
            await self.store.write([("DELETE FROM tables WHERE id = ?", (table_id,))])
            room.deleted = True
            self.rooms.pop(table_id, None)
            self._alive.pop(table_id, None)
            for keeper in (self.minder, self.alarms, self.herald):
                keeper.drop(table_id)
        for tab in room.tabs:
            tab.close()

    async def _delete_unread(self, table_id: str, device: str) -> None:
        if not self.store.read("SELECT 1 FROM tables WHERE id = ? AND host = ?", (table_id, device)):
            raise Denied(HostOnly(), 403)
        await self.store.write([("DELETE FROM tables WHERE id = ?", (table_id,))])

    async def set_webhook(self, table_id: str, device: str, wish: SetWebhook) -> TableInfo:
        """The host names an address that is told whose turn it is, or none any more."""
        room = await self.room(table_id)
        self._must_host(room, device)
        await self.herald.introduce(room, wish)
        return room.info(device)

    # Seats between devices

    async def move(self, table_id: str, device: str, seat: int) -> SeatLink:
        """A link that takes a seat to another device, once, within a day; a newer one makes it void."""
        room = await self.room(table_id)
        async with room.lock:
            room.must_hold(device, seat)
            token = secrets.token_urlsafe(24)
            now = clock.now()
            await room.store(rows.link(table_id, seat, hashed(token), now, now + LINK_LASTS))
        return SeatLink(token, now + LINK_LASTS)

    async def take(self, token: str, device: str) -> TableInfo:
        """Use such a link."""
        table_id, seat = self._link(hashed(token))
        room = await self.room(table_id)
        async with room.lock:
            self._link(hashed(token))
            spent: Statement = ("DELETE FROM moves WHERE table_id = ? AND seat = ?", (table_id, seat))
            await room.store([spent, rows.held(table_id, seat, device)])
            room.devices[seat] = device
            room.turn_away()
        room.tell_lobby()
        return room.info(device)

    def _link(self, key: str) -> tuple[str, int]:
        found = self.store.read("SELECT table_id, seat, expires FROM moves WHERE token = ?", (key,))
        if not found or found[0][2] < clock.now():
            raise Denied(LinkSpent(), 410)
        return found[0][0], found[0][1]

    # After the game

    async def record(self, table_id: str) -> bytes:
        """The record of a finished match: from then on it is no secret."""
        return records.encode(await finished(await self.room(table_id)))

    async def import_record(self, data: bytes, device: str) -> TableInfo:
        """A finished record becomes a table to look at; one is checked at a time."""
        async with self._importing:
            match = await asyncio.to_thread(imports.checked, data)
        body = imports.table_of(match, secrets.token_urlsafe(16), device, clock.now())
        await self._insert(body, imports.rows_of(match, body.id))
        return (await self.room(body.id)).info(device)

    async def close(self) -> None:
        """Stop the bots and let everybody go in order."""
        for keeper in (self.alarms, self.herald, self.minder):
            await keeper.close()
        for room in self.rooms.values():
            for tab in room.tabs:
                tab.close()
        self.replays.close()
        self.store.close()

    # Who may

    def _chair(self, room: Room, seat: int) -> ChairBody:
        if seat >= len(room.body.chairs):
            raise Denied(NoSuchChair(seat), 404)
        return room.body.chairs[seat]

    def _must_wait(self, room: Room) -> None:
        if room.match is not None:
            raise Denied(AlreadyBegun(), 409)

    def _must_host(self, room: Room, device: str) -> None:
        if room.body.host != device:
            raise Denied(HostOnly(), 403)

    def _must_sit(self, room: Room, device: str) -> None:
        if device != room.body.host and device not in room.devices.values():
            raise Denied(HostOnly(), 403)


def hashed(token: str) -> str:
    """Tokens are not kept, only their fingerprints."""
    return hashlib.sha256(token.encode("utf-8", "replace")).hexdigest()
