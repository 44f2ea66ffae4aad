"""One table with people at it: its chairs before the start, and what its host may do with it."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Iterable

import msgspec

from regency.kernel.match import AnyMatch, Match
from regency.kernel.rules import AnyRules

from . import clock, guided, names, saved_table, seat_words
from .messages import BotPace, GuideInfo, SeatLink, Tempo
from .play import Reading, set_off, whole_log
from .proposals import RoomProposals
from .rate_limits import TokenBucket
from .reasons import (
    AlreadyBegun,
    ChairsEmpty,
    ChairTaken,
    Denied,
    NobodyTalks,
    SeatMoved,
    StillRunning,
    TooFast,
    WrongWord,
)
from .saved_table import SavedChair, SavedTable, Webhook, clean
from .shelf import Begin, Delete, Free, Hold, Link, Open, Save, Take, Taken
from .socket_messages import TalkInfo, TalkWish
from .talking import Talk


class Room(RoomProposals):
    """A table in memory; it can be let go and read from its log again at any time."""

    def __init__(
        self,
        rules: AnyRules,
        table: SavedTable,
        devices: dict[int, str],
        save: Save,
        read: Callable[[Room], Awaitable[Reading]],
    ) -> None:
        super().__init__(rules, table, devices, save)
        self.after_move: Callable[[Room], None] = lambda _: None
        self.on_alarm: Callable[[Room], None] = lambda _: None
        self.talk: Talk | None = None
        self._read = read
        self._word_tries = TokenBucket(*seat_words.TRIES)
        self._word_wishes = TokenBucket(*seat_words.WISHES)

    def moved(self) -> None:
        self.after_move(self)

    def set_alarm(self) -> None:
        self.on_alarm(self)

    async def read_log(self) -> Reading:
        return await self._read(self)

    # Time to talk

    async def let_talk(self, device: str, seat: int, wish: TalkWish) -> None:
        """A person at the table stops the countdown of a bot, lets it run on, or wants to go on."""
        async with self._lock:
            self.must_hold(device, seat)
            if self.talk is None:
                raise Denied(NobodyTalks(), 409)
            self.talk.wish(seat, wish)
        self.tell_lobby()

    def talk_info(self) -> TalkInfo | None:
        return None if self.talk is None else self.talk.info(self)

    # Chairs

    async def sit(self, device: str, seat: int, name: str) -> None:
        """Take a free chair; of two who race for it the first has it."""
        async with self._lock:
            self.must_wait()
            if self.chair(seat).kind != "empty" and self.devices.get(seat) != device:
                raise Denied(ChairTaken(seat), 409)
            self.must_have_none_yet(device, seat)
            called = clean(name)
            if self.table.chairs[seat].name != called:
                names.must_be_new(self.table.chairs, seat, called)
            word = self.table.chairs[seat].word if self.devices.get(seat) == device else ""
            taken = saved_table.with_chair(self.table, seat, SavedChair("person", called, word=word))
            await self.keep(taken, Hold(self.table.id, seat, device))
            self.devices[seat] = device
        self.tell_lobby()

    async def stand_up(self, device: str, seat: int) -> None:
        """Give the own chair up, before the start."""
        async with self._lock:
            self.must_wait()
            self.must_hold(device, seat)
            await self._vacate(seat, SavedChair("empty"))

    async def seat_bot(self, device: str, seat: int, bot: str, pace: BotPace = "") -> None:
        """The host puts a bot into a chair that no person holds, or frees it."""
        async with self._lock:
            self.must_wait()
            self.must_host(device)
            if self.chair(seat).kind == "person":
                raise Denied(ChairTaken(seat), 409)
            kept = saved_table.bot_chair(bot, saved_table.pace_of(pace, self.timed))
            await self._vacate(seat, kept if bot else SavedChair("empty"))

    async def _vacate(self, seat: int, chair: SavedChair) -> None:
        await self.keep(saved_table.with_chair(self.table, seat, chair), Free(self.table.id, seat))
        self.devices.pop(seat, None)
        self.turn_away()
        self.tell_lobby()

    # Seats between devices

    async def seat_link(self, device: str, seat: int, token: str, key: str, lasts: int) -> SeatLink:
        """A link that takes a seat to another device, once; a newer one makes it void."""
        async with self._lock:
            self.must_hold(device, seat)
            now = clock.now()
            await self.store(Link(self.table.id, seat, key, now, now + lasts))
        return SeatLink(token, now + lasts)

    async def take_seat(self, device: str, seat: int, key: str) -> None:
        """Use such a link, if it holds good still: of two who use it at once one finds it spent."""
        async with self._lock:
            self.must_have_none_yet(device, seat)
            async with self.house_along(seat, device) as acts:
                await self.store(Take(key, device, clock.now()), *acts)
            self.devices[seat] = device
            self._void_claim(seat, SeatMoved(seat))
            self.turn_away()
        self.tell_lobby()

    async def new_word(self, device: str, seat: int) -> str:
        """A word that brings the seat back if its device is lost; an earlier one is void."""
        async with self._lock:
            self.must_hold(device, seat)
            if not self._word_wishes.allows():
                raise Denied(TooFast(), 429)
            word = seat_words.made()
            mark = await asyncio.to_thread(seat_words.fingerprint, self.table.id, seat, word)
            chair = msgspec.structs.replace(self.table.chairs[seat], word=mark)
            await self.keep(saved_table.with_chair(self.table, seat, chair))
        return word

    async def recover(self, device: str, seat: int, word: str) -> None:
        """Take a seat by its word, once; nobody learns whether the word or the seat was wrong."""
        async with self._lock:
            if not self._word_tries.allows():
                raise Denied(TooFast(), 429)
            chairs = self.table.chairs
            kept = chairs[seat].word if seat < len(chairs) and seat in self.devices else ""
            given = await asyncio.to_thread(seat_words.fingerprint, self.table.id, seat, word)
            if not secrets.compare_digest(given, kept or seat_words.NONE):
                raise Denied(WrongWord(), 403)
            self.must_have_none_yet(device, seat)
            await self._hand_seat(seat, device, spend_word=True)

    # The whole table

    async def start(self, device: str) -> None:
        """Begin: the seed comes from the system's random source, and its commitment is shown at once."""
        async with self._lock:
            self.must_wait()
            self.must_sit(device)
            if any(chair.kind == "empty" for chair in self.table.chairs):
                raise Denied(ChairsEmpty(), 409)
            match = self._new_match()
            told = set_off(match, clock.now())
            try:
                await self.store(Begin(self.table.id, match.header, whole_log(self.table.id, match.entries)))
            except Taken:
                await self._read_again()
                raise Denied(AlreadyBegun(), 409) from None
            self.adopt(match, told, {})
            for tab in self.tabs:
                tab.seat = saved_table.seat_to_show(self.devices, tab.device, tab.seat)
            self.welcome_all()

    def _new_match(self) -> AnyMatch:
        chairs = self.table.chairs
        options = msgspec.convert(self.table.options, self.rules.options)
        guide = guided.guide_for(self.table)
        return Match.start(
            self.rules,
            len(chairs),
            options,
            None if guide is None else guide.seed,
            [chair.name or chair.bot for chair in chairs],
        )

    async def guided(self, device: str) -> GuideInfo:
        """What the guide says to whoever learns here."""
        async with self._lock:
            self.must_hold(device, guided.PUPIL)
            return guided.told(self.table, self.running())

    async def rematch(self, device: str, exists: Callable[[str], Awaitable[bool]]) -> str:
        """The same options at a new table, opened by whoever asks first; its id. The others are asked."""
        async with self._lock:
            self.must_be_alone()
            if self.state() != "finished":
                raise Denied(StillRunning(), 409)
            following = self.table.rematch
            if following is None or not await exists(following):
                self.must_sit(device)
                following = await self._open_rematch(device)
        self.tell_lobby()
        return following

    async def _open_rematch(self, device: str) -> str:
        mine, now = set(self.seats_of(device)), clock.now()
        others = set(self.devices) - mine
        new = saved_table.rematch_of(self.table, mine, others, secrets.token_urlsafe(16), device, now)
        holders = [Hold(new.id, turned(seat, new), device) for seat in mine]
        by = min(mine, default=None)
        kept = msgspec.structs.replace(self.table, rematch=new.id, rematch_by=by)
        await self.keep(kept, Open(new), *holders)
        return new.id

    async def sit_again(self, device: str, before: dict[int, str]) -> None:
        """Somebody agrees to a rematch: the chairs are theirs that are free still, under the same names."""
        async with self._lock:
            for seat, name in before.items():
                if self.match is None and self.table.chairs[seat].kind == "empty":
                    taken = saved_table.with_chair(self.table, seat, SavedChair("person", name))
                    await self.keep(taken, Hold(self.table.id, seat, device))
                    self.devices[seat] = device
        self.tell_lobby()

    async def ask_no_more(self, seats: Iterable[int]) -> bool:
        """Somebody does without a rematch: their chairs are free for anybody. Whether they were asked."""
        async with self._lock:
            chairs = self.table.chairs
            asked = [seat for seat in seats if chairs[seat].kind == "empty" and chairs[seat].name]
            if self.match is not None or not asked:
                return False
            table = self.table
            for seat in asked:
                table = saved_table.with_chair(table, seat, SavedChair("empty"))
            await self.keep(table)
        self.tell_lobby()
        return True

    def again(self, device: str) -> dict[int, str]:
        """The chairs of a rematch that are for this device, and under which names."""
        return {turned(seat, self.table): self.table.chairs[seat].name for seat in self.seats_of(device)}

    async def delete(self, device: str) -> None:
        """The host takes the table away."""
        async with self._lock:
            self.must_host(device)
            self.must_be_alone()
            await self.save(Delete(self.table.id))
            self.deleted = True

    async def set_tempo(self, device: str, tempo: Tempo) -> None:
        """How quickly bots follow each other."""
        async with self._lock:
            self.must_lead(device)
            await self.keep(msgspec.structs.replace(self.table, tempo=tempo))
        self.tell_lobby()

    # Its webhook

    async def set_webhook(self, hook: Webhook | None) -> None:
        """Another address to be told, or none."""
        async with self._lock:
            await self.keep(msgspec.structs.replace(self.table, webhook=hook))

    async def switch_webhook_off(self) -> bool:
        """It does not answer; whether it was on until now, and that could be written."""
        async with self._lock:
            hook = self.table.webhook
            if hook is None or hook.failed:
                return False
            try:
                lost = msgspec.structs.replace(hook, failed=True)
                await self.keep(msgspec.structs.replace(self.table, webhook=lost))
            except Denied:  # it is tried again with the next news
                return False
        return True


def turned(seat: int, table: SavedTable) -> int:
    """Where whoever sat in a chair sits in the next match."""
    return (seat - 1) % len(table.chairs)
