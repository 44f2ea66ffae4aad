"""Webhooks: the address of a table is told whose turn it is there, and the table never waits for that."""

from __future__ import annotations

import asyncio
import logging
import unicodedata
from collections.abc import Hashable
from typing import Final

import msgspec
from msgspec import Struct

from regency.words import Words

from . import saved_table
from .messages import SetWebhook
from .reasons import Denied, WebhooksBarred
from .room import Room
from .webhook_client import WebhookClient

MOST_TABLES: Final = 500  # that have something to tell at once; of more nothing is told this time
REMEMBERED: Final = 1_000  # tables of which it is known how often their address did not answer
AT_ONCE: Final = 4
LONGEST: Final = 600
KEPT_SIGNS: Final = frozenset(" -'’")  # of a name, besides letters and digits
LOG: Final = logging.getLogger("regency.server")


class Pace(Struct, frozen=True):
    """How soon and how often something is told, in seconds, and how often in vain."""

    settle: float = 2.0  # what changes again at once is no news
    spacing: float = 10.0
    again: float = 10.0
    tries: int = 2  # for one message
    give_up: int = 5  # messages in a row that could not be told


class Delivery(Struct):
    """What was told of a table last, and how many messages were lost since one arrived."""

    told: Hashable = None
    lost: int = 0


class Webhooks:
    """One task a table, for as long as there is something to tell."""

    def __init__(
        self,
        allowed: bool,
        public_url: str = "",
        client: WebhookClient | None = None,
        pace: Pace | None = None,
    ) -> None:
        self.allowed: Final = allowed
        self._client: Final = client or WebhookClient()
        self._pace: Final = pace or Pace()
        self._public_url: Final = public_url.rstrip("/")
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._deliveries: dict[str, Delivery] = {}
        self._at_once = asyncio.Semaphore(AT_ONCE)

    def notify(self, room: Room) -> None:
        """See to it that what is new at this table is told, if it has somebody to tell it to."""
        if not self.allowed or room.deleted or not has_address(room):
            return
        if room.table.id in self._tasks or len(self._tasks) >= MOST_TABLES:
            return
        started = asyncio.get_running_loop().create_task(self._tell(room))
        self._tasks[room.table.id] = started
        started.add_done_callback(lambda done: self._over(room, done))

    async def set_address(self, room: Room, wish: SetWebhook) -> None:
        """From now on this address is told, or none."""
        if not self.allowed:
            raise Denied(WebhooksBarred(), 403)
        if wish.address:
            await self._client.check(wish.address)
        await room.set_webhook(saved_table.Webhook(wish.address, wish.language) if wish.address else None)
        delivery = self._deliveries.setdefault(room.table.id, Delivery())
        delivery.told, delivery.lost = None, 0
        self.notify(room)
        room.tell_lobby()

    def is_busy(self, room: Room) -> bool:
        return room.table.id in self._tasks

    def let_go(self, table_id: str) -> None:
        """The table is not in memory any more; only what was lost is counted on."""
        delivery = self._deliveries.get(table_id)
        if delivery is not None and not delivery.lost:
            del self._deliveries[table_id]
        for oldest in list(self._deliveries)[: len(self._deliveries) - REMEMBERED]:
            if oldest not in self._tasks:
                del self._deliveries[oldest]

    def drop(self, table_id: str) -> None:
        """Tell nothing more of a table."""
        self._deliveries.pop(table_id, None)
        task = self._tasks.pop(table_id, None)
        if task is not None:
            task.cancel()

    async def close(self) -> None:
        """Stop in order."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _over(self, room: Room, task: asyncio.Task[None]) -> None:
        if self._tasks.get(room.table.id) is task:
            del self._tasks[room.table.id]

    async def _tell(self, room: Room) -> None:
        delivery = self._deliveries.setdefault(room.table.id, Delivery())
        try:
            while has_address(room) and news(room) != delivery.told:
                await asyncio.sleep(self._pace.settle)
                await self._tell_once(room, delivery)
                if delivery.lost >= self._pace.give_up:
                    await give_up(room)
                    return
        except Exception:
            LOG.exception("a webhook could not be told")

    async def _tell_once(self, room: Room, delivery: Delivery) -> None:
        """The latest news, if it is still new; how it went is in `delivery`."""
        now, hook = news(room), room.table.webhook
        if hook is None or now == delivery.told:
            return
        delivery.told = now
        text = sentence(room, self._public_url, hook.language)
        if text:
            taken = await self._deliver(hook.address, text)
            delivery.lost = 0 if taken else delivery.lost + 1
            await asyncio.sleep(self._pace.spacing)

    async def _deliver(self, address: str, text: str) -> bool:
        body = payload(text)
        for attempt in range(self._pace.tries):
            if attempt:
                await asyncio.sleep(self._pace.again)
            async with self._at_once:
                if await self._client.deliver(address, body):
                    return True
        return False


async def give_up(room: Room) -> None:
    """Switch an address off that does not answer; the table is told."""
    if await room.switch_webhook_off():
        LOG.warning("a webhook does not answer and is switched off")
        room.tell_lobby()


def has_address(room: Room) -> bool:
    """Whether the table has an address that answers, as far as is known."""
    hook = room.table.webhook
    return hook is not None and not hook.failed


def people_awaited(room: Room) -> tuple[int, ...]:
    """The seats of people that the game waits for."""
    chairs = room.table.chairs
    return tuple(seat for seat in room.waited_for() if not saved_table.plays_itself(chairs[seat]))


def people_approached(room: Room) -> tuple[int, ...]:
    """The seats of people that have something to answer, though nobody waits for it."""
    chairs, awaited = room.table.chairs, room.waited_for()
    found = (seat for seat in room.approached() if seat not in awaited)
    return tuple(seat for seat in found if not saved_table.plays_itself(chairs[seat]))


def news(room: Room) -> Hashable:
    """What there is to tell, so that it can be compared with what was told."""
    state = room.state()
    return (state, people_awaited(room), people_approached(room)) if state == "playing" else state


def sentence(room: Room, public_url: str, language: str) -> str:
    """What is told: what everybody at the table knows, and the way there; nothing if nobody is waited for."""
    words = Words(language, room.rules, [spoken(chair.name) for chair in room.table.chairs])
    awaited = people_awaited(room)
    state = room.state()
    approached = people_approached(room) if state == "playing" else ()
    if state == "playing" and not awaited and not approached:
        return ""
    names = [words.name(seat) for seat in awaited or approached]
    key = f"webhook-{state}" if awaited or not approached else "webhook-approached"
    text = words.say(key, game=words.game(), names=names)
    if awaited and approached:
        others = [words.name(seat) for seat in approached]
        text = f"{text} {words.say('webhook-approached-too', names=others)}"
    text = text[:LONGEST]
    return f"{text} {public_url}/t/{room.table.id}" if public_url else text


def spoken(name: str) -> str:
    """A name without any sign that a chat service would take for a command, a link or a call to everybody."""
    kept = "".join(
        sign if sign in KEPT_SIGNS or unicodedata.category(sign)[0] in "LMN" else " " for sign in name
    )
    return " ".join(kept.split())


def payload(text: str) -> bytes:
    """The text under the names that chat services look for it, and no call to anybody in it."""
    return msgspec.json.encode({"text": text, "content": text, "allowed_mentions": {"parse": []}})
