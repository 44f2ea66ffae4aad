"""What a table tells outside: whose turn it is, now and then, nothing secret, and play never waits for it."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from regency.server import herald, seats
from regency.server.hall import Hall
from regency.server.herald import Herald, Pace, payload, sentence, spoken
from regency.server.messages import OpenTable, SetWebhook, SitDown, TableInfo
from regency.server.reasons import Denied, HostOnly, WebhookRefused, WebhooksBarred
from regency.server.room import Room, Tab
from regency.server.store import SqliteStore
from regency.server.webhook import Courier

from .conftest import Server, serving
from .people import Person, evening, table_with
from .test_leaks import Inline

HOOK = "https://hooks.example/room/7"
LINK = "https://play.example"
QUICK = Pace(settle=0.0, spacing=0.0, again=0.0)


class Ear(Courier):
    """A courier that keeps what it is given."""

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
    """A hall with one table of two people, Anna and Ben, each on a device of their own."""

    def __init__(self, hall: Hall, ear: Ear, room: Room) -> None:
        self.hall = hall
        self.ear = ear
        self.room = room
        self.number = 0
        self.rng = random.Random(7)

    @property
    def table(self) -> str:
        return self.room.body.id

    async def name(self, address: str, device: str = "Anna", language: Any = "en") -> TableInfo:
        return await self.hall.set_webhook(self.table, device, SetWebhook(address, language))

    async def start(self) -> None:
        await self.hall.start(self.table, "Anna")

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
        told = Herald(allowed, LINK, ear, pace)
        hall = Hall(SqliteStore(tmp_path / "t.sqlite"), Inline(1), 0.0, told)
        opened = await hall.open(OpenTable("council", chairs), "Anna")
        for seat, name in enumerate(("Anna", "Ben")[: chairs.count("empty")]):
            await hall.sit(opened.id, name, SitDown(seat, name))
        try:
            await plan(House(hall, ear, await hall.room(opened.id)))
        finally:
            await hall.close()

    asyncio.run(spend())


# What is told


def test_each_turn_is_told_once_with_the_way_to_the_table(tmp_path: Path) -> None:
    async def plan(house: House) -> None:
        assert (await house.name(HOOK)).webhook == "on"
        way = f" {LINK}/t/{house.table}"
        hello = "The Council of Four: from now on it is said here whose turn it is." + way
        assert await house.told(1) == [hello]
        await house.start()
        assert (await house.told(2))[1] == "The Council of Four: waiting for Anna." + way
        await house.until_turn_of(1)
        assert (await house.told(3))[2] == "The Council of Four: waiting for Ben." + way
        assert {url for url, _ in house.ear.sent} == {HOOK}

    at_table(tmp_path, plan)


def test_it_speaks_german_where_german_was_chosen(tmp_path: Path) -> None:
    async def plan(house: House) -> None:
        await house.start()
        await house.name(HOOK, language="de")
        (text,) = await house.told(1)
        assert text.startswith("Das Konzil der Vier – am Zug: Anna.")

    at_table(tmp_path, plan)


def test_turns_of_bots_are_not_told_and_the_end_is(tmp_path: Path) -> None:
    async def plan(house: House) -> None:
        await house.start()
        await house.name(HOOK)
        while house.room.state() == "playing":
            if house.room.waited_for() == [0]:
                await house.move()
            await asyncio.sleep(0)
        for _ in range(1000):
            if house.ear.texts()[-1].startswith("The Council of Four: the game is over."):
                break
            await asyncio.sleep(0.01)
        texts = {text.partition(" http")[0] for text in house.ear.texts()}
        assert texts == {"The Council of Four: waiting for Anna.", "The Council of Four: the game is over."}

    at_table(tmp_path, plan, chairs=("empty", "random"))


def test_changes_in_quick_succession_are_told_as_one(tmp_path: Path) -> None:
    async def plan(house: House) -> None:
        await house.start()
        await house.name(HOOK)
        assert len(await house.told(1)) == 1
        for _ in range(40):
            await house.move()
        assert len(house.ear.sent) <= 2, "not one a turn"

    at_table(tmp_path, plan, Pace(settle=0.0, spacing=0.3, again=0.0))


def test_naming_an_address_again_and_again_sends_no_more(tmp_path: Path) -> None:
    async def plan(house: House) -> None:
        for number in range(20):
            await house.name(f"{HOOK}/{number}")
            await asyncio.sleep(0.005)
        assert len(house.ear.sent) <= 2
        await house.name("")
        await asyncio.sleep(0.4)
        assert len(house.ear.sent) <= 2, "nobody is told any more"
        assert (await house.name(HOOK)).webhook == "on"
        count = len(house.ear.sent)
        await house.told(count + 1)

    at_table(tmp_path, plan, Pace(settle=0.0, spacing=0.3, again=0.0))


def test_the_message_is_under_the_names_that_chat_services_look_for() -> None:
    found = json.loads(payload("hello"))
    assert found == {"text": "hello", "content": "hello", "allowed_mentions": {"parse": []}}


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("@everyone", "everyone"),
        ("<!channel>", "channel"),
        ("<@U123> `rm`", "U123 rm"),
        ("[free](https://evil.example)", "free https evil example"),
        ("*Anna*_x_", "Anna x"),
        ("Zoë O'Neill-Müller", "Zoë O'Neill-Müller"),
        ("अनिता", "अनिता"),
        ("💀", ""),
    ],
)
def test_a_name_calls_nobody_and_links_nowhere(name: str, said: str) -> None:
    assert spoken(name) == said


def test_nothing_but_what_everybody_knows_is_told_and_it_is_short(tmp_path: Path) -> None:
    async def plan(house: House) -> None:
        await house.start()
        match = house.room.running()
        for _ in range(30):
            await house.move()
            text = sentence(house.room, LINK, "en")
            known = {"", "The Council of Four: waiting for Anna.", "The Council of Four: waiting for Ben."}
            assert text.removesuffix(f" {LINK}/t/{house.table}") in known
            assert match.header.seed not in text and len(payload(text)) < 1000
        assert LINK not in sentence(house.room, "", "en"), "who has no public address names none"

    at_table(tmp_path, plan)


# What goes wrong


def test_play_goes_on_whatever_the_other_side_does(tmp_path: Path) -> None:
    async def plan(house: House) -> None:
        house.ear.hold = asyncio.Event()
        await house.name(HOOK)
        await house.start()
        for _ in range(60):
            await asyncio.wait_for(house.move(), 5)
        assert len(house.ear.sent) <= 2, "the first is still on its way"

    at_table(tmp_path, plan)


def test_an_address_that_never_answers_is_switched_off_and_the_table_hears_of_it(tmp_path: Path) -> None:
    async def plan(house: House) -> None:
        tab = Tab("Ben", None)
        house.room.enter(tab)
        await house.name(HOOK)
        await house.start()
        info = house.room.info("Ben")
        for _ in range(400):
            if info.webhook == "failed":
                break
            await house.until_turn_of(1 - house.room.waited_for()[0])
            await asyncio.sleep(0.01)
            info = house.room.info("Ben")
        assert info.webhook == "failed"
        assert len(house.ear.sent) == QUICK.give_up * QUICK.tries
        frames = [json.loads(frame) for frame in tab.waiting]
        assert [frame["table"]["webhook"] for frame in frames if frame["got"] == "Lobby"][-1] == "failed"
        (stored,) = house.hall.store.read("SELECT body FROM tables WHERE id = ?", (house.table,))
        assert json.loads(stored[0])["webhook"]["failed"] is True
        await house.until_turn_of(1 - house.room.waited_for()[0])
        assert len(await house.told(10)) == 10, "it is left alone"
        house.ear.takes = True
        assert (await house.name(HOOK)).webhook == "on", "the host may try again"
        await house.told(11)

    at_table(tmp_path, plan, takes=False)


def test_one_loss_is_forgotten_with_the_next_that_arrives(tmp_path: Path) -> None:
    async def plan(house: House) -> None:
        await house.start()
        await house.name(HOOK)
        await house.told(1)
        for turn in range(QUICK.give_up * 2):
            house.ear.takes = turn % 2 == 1
            count = len(house.ear.sent) + (1 if house.ear.takes else QUICK.tries)
            await house.until_turn_of(1 - house.room.waited_for()[0])
            await house.told(count)
        assert house.room.info("Ben").webhook == "on"

    at_table(tmp_path, plan)


def test_more_tables_than_can_be_told_of_wait_for_their_next_turn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(herald, "MOST_TABLES", 0)

    async def plan(house: House) -> None:
        await house.name(HOOK)
        await house.start()
        await house.told(0)
        monkeypatch.setattr(herald, "MOST_TABLES", 1)
        await house.move()
        await house.told(1)

    at_table(tmp_path, plan)


# Who may


def test_nothing_is_told_unless_whoever_runs_the_server_allows_it(tmp_path: Path) -> None:
    async def plan(house: House) -> None:
        with pytest.raises(Denied) as denied:
            await house.name(HOOK)
        assert (denied.value.reason, denied.value.status) == (WebhooksBarred(), 403)
        assert house.room.info("Anna").webhook == "barred"
        hook = seats.Webhook(HOOK, "en")
        await house.room.keep(msgspec.structs.replace(house.room.body, webhook=hook))
        await house.start()
        await house.told(0)

    at_table(tmp_path, plan, allowed=False)


def test_an_address_is_kept_over_a_restart(tmp_path: Path) -> None:
    async def plan(house: House) -> None:
        await house.name(HOOK)
        await house.start()
        kept = Hall(SqliteStore(tmp_path / "t.sqlite"), Inline(1), 0.0, Herald(True, LINK, Ear(), QUICK))
        room = await kept.room(house.table)
        await kept.close()
        assert room.body.webhook == seats.Webhook(HOOK, "en") and room.info("Ben").webhook == "on"

    at_table(tmp_path, plan)


def test_only_the_owner_names_an_address_and_nobody_is_shown_it(tmp_path: Path) -> None:
    async def plan(house: House) -> None:
        with pytest.raises(Denied) as denied:
            await house.name(HOOK, device="Ben")
        assert denied.value.reason == HostOnly()
        with pytest.raises(Denied) as refused:
            await house.name("https://private.example/")
        assert refused.value.reason == WebhookRefused()
        assert house.room.info("Anna").webhook == "off"
        info = await house.name(HOOK)
        assert b"hooks" not in msgspec.json.encode(info), "an address may be a key"
        tab = Tab("Anna", 0)
        house.room.enter(tab)
        assert b"hooks" not in house.room.welcome(tab, -1)
        await house.told(1)
        assert (await house.name("")).webhook == "off"
        await house.start()
        await house.told(1)

    at_table(tmp_path, plan)


@pytest.mark.parametrize(("device", "goes_along"), [("Anna", True), ("Ben", False)])
def test_the_address_goes_along_to_a_rematch_of_its_owner_alone(device: str, goes_along: bool) -> None:
    chairs = [seats.ChairBody("person", "Anna"), seats.ChairBody("person", "Ben")]
    hook = seats.Webhook(HOOK, "en", failed=True)
    body = seats.Body("old", "council", {}, "live", 2, False, "Anna", 0, chairs, webhook=hook)
    assert seats.again(body, {0, 1}, "new", device, 1).webhook == (hook if goes_along else None)


def test_over_http_it_is_refused_by_its_reason(tmp_path: Path) -> None:
    async def refusals(server: Server, anna: Person, table: str) -> None:
        path = f"/api/tables/{table}/webhook"
        for address in (
            "http://hooks.example/",
            "https://127.0.0.1/",
            "https://localhost/",
            "https://[::1]/",
        ):
            answer = await anna.post(path, {"address": address, "language": "en"}, 400)
            assert answer["why"] == {"why": "WebhookRefused"}
        for body in ({}, {"address": "x" * 501}, {"address": "", "language": "fr"}, {"address": "", "x": 1}):
            assert (await anna.post(path, body, 400))["why"]["why"] == "NotUnderstood"
        answer = await Person(server.link).post(path, {"address": ""}, 403)
        assert answer["why"] == {"why": "HostOnly"}
        missing = await anna.post("/api/tables/nowhere/webhook", {"address": ""}, 404)
        assert missing["why"] == {"why": "NoSuchTable"}
        assert (await anna.post(path, {"address": ""}))["webhook"] == "off"

    async def plan(server: Server) -> None:
        anna = Person(server.link)
        await anna.get("/api/tables")
        await refusals(server, anna, await table_with(anna, ["empty", "empty"]))

    async def barred(server: Server) -> None:
        anna = Person(server.link)
        await anna.get("/api/tables")
        table = await table_with(anna, ["empty", "empty"])
        answer = await anna.post(f"/api/tables/{table}/webhook", {"address": HOOK}, 403)
        assert answer["why"] == {"why": "WebhooksBarred"}

    with serving(tmp_path, webhooks=True) as server:
        evening(plan(server))
    with serving(tmp_path) as server:
        evening(barred(server))
