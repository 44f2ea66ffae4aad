"""The lobby: chairs that two want, links that are used twice, names with markup, tables that go away."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator

import pytest
from websockets.exceptions import ConnectionClosed

from regency.server.tables import LISTED_OF_ONE

from .conftest import Server, serving
from .people import Person, Seated, evening, table_with
from .test_play import begin

LIMITS = {"requests_a_minute": 100_000, "messages_a_second": 100_000.0}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("lobby"), **LIMITS) as running:
        yield running


def test_of_twenty_who_race_for_a_chair_one_gets_it(house: Server) -> None:
    async def race() -> None:
        people = [Person(house.link, n) for n in range(20)]
        table = await table_with(people[0], ["empty", "empty"])
        for person in people:
            await person.get("/api/tables")
        sits = [p.http.post(f"/api/tables/{table}/sit", json={"seat": 1, "name": "Me"}) for p in people]
        answers = await asyncio.gather(*sits)
        assert sorted(answer.status_code for answer in answers) == [200] + [409] * 19
        assert [a.json()["why"] for a in answers if a.status_code == 409] == [
            {"why": "ChairTaken", "seat": 1}
        ] * 19
        yours = [(await p.get(f"/api/tables/{table}"))["chairs"][1]["yours"] for p in people]
        assert yours.count(True) == 1 and answers[yours.index(True)].status_code == 200

    evening(race())


def test_of_two_who_race_with_one_link_one_gets_the_seat(house: Server) -> None:
    async def race() -> None:
        table, (one, _) = await begin(house, ["empty", "empty"])
        link = await one.person.post(f"/api/tables/{table}/move", {"seat": 0})
        people = [Person(house.link, n) for n in range(10)]
        answers = await asyncio.gather(*(p.http.post(f"/api/take/{link['token']}") for p in people))
        assert sorted(answer.status_code for answer in answers) == [200] + [410] * 9
        assert (await one.until("Welcome"))["seat"] is None, "the old device looks on like anybody"

    evening(race())


def test_a_newer_link_and_a_chair_given_up_make_a_link_void(house: Server) -> None:
    async def plan() -> None:
        anna, ben = Person(house.link), Person(house.link)
        table = await table_with(anna, ["empty", "empty"])
        await anna.post(f"/api/tables/{table}/sit", {"seat": 0, "name": "Anna"})
        first = await anna.post(f"/api/tables/{table}/move", {"seat": 0})
        second = await anna.post(f"/api/tables/{table}/move", {"seat": 0})
        assert (await ben.post(f"/api/take/{first['token']}", None, 410))["why"]["why"] == "LinkSpent"
        await anna.post(f"/api/tables/{table}/leave", {"seat": 0})
        await ben.post(f"/api/tables/{table}/sit", {"seat": 0, "name": "Ben"})
        assert (await anna.post(f"/api/take/{second['token']}", None, 410))["why"]["why"] == "LinkSpent"

    evening(plan())


def test_a_link_of_yesterday_is_refused(server: Server) -> None:
    async def before() -> tuple[str, str]:
        table, (one, _) = await begin(server, ["empty", "empty"])
        return table, (await one.person.post(f"/api/tables/{table}/move", {"seat": 0}))["token"]

    _, token = evening(before())
    server.end()
    script = server.script.read_text(encoding="utf-8")
    later = "from regency.server import clock\nclock.SET += 25 * 3600 * 10**9\n"
    server.script.write_text(later + script, encoding="utf-8")
    server.start()

    async def after() -> None:
        assert (await Person(server.link).post(f"/api/take/{token}", None, 410))["why"]["why"] == "LinkSpent"

    evening(after())


def test_whoever_gave_a_chair_up_sees_nothing_of_it_when_the_game_begins(house: Server) -> None:
    async def plan() -> None:
        anna, ben = Person(house.link), Person(house.link)
        table = await table_with(anna, ["empty", "random"])
        await anna.post(f"/api/tables/{table}/sit", {"seat": 0, "name": "Anna"})
        tab = Seated(anna, table, 0)
        await tab.open()
        assert (await tab.until("Welcome"))["seat"] == 0
        await anna.post(f"/api/tables/{table}/leave", {"seat": 0})
        await ben.get("/api/tables")
        await ben.post(f"/api/tables/{table}/sit", {"seat": 0, "name": "Ben"})
        await ben.post(f"/api/tables/{table}/start")
        welcome = await tab.until("Welcome")
        while welcome["sight"] is None:
            welcome = await tab.until("Welcome")
        assert welcome["seat"] is None and "own" not in welcome["sight"] and not welcome["questions"]

    evening(plan())


def test_whoever_sits_down_with_the_page_open_looks_from_the_chair_at_the_start(house: Server) -> None:
    async def plan() -> None:
        anna = Person(house.link)
        table = await table_with(anna, ["empty", "random"])
        tab = Seated(anna, table, None)
        await tab.open()
        await anna.post(f"/api/tables/{table}/sit", {"seat": 0, "name": "Anna"})
        await anna.post(f"/api/tables/{table}/start")
        welcome = await tab.until("Welcome")
        while welcome["sight"] is None:
            welcome = await tab.until("Welcome")
        assert welcome["seat"] == 0 and welcome["sight"]["own"]["hand"]

    evening(plan())


def test_names_and_chat_come_back_as_plain_text(house: Server) -> None:
    async def plan() -> None:
        anna = Person(house.link)
        table = await table_with(anna, ["empty", "empty"])
        markup = '<img src=x onerror="a()">'
        await anna.post(f"/api/tables/{table}/sit", {"seat": 0, "name": markup})
        tab = Seated(anna, table, 0)
        await tab.open()
        await tab.send({"send": "Say", "id": "s", "text": "a\x00\x1b[31m\n\u202eb <script>"})
        said = await tab.until("Chatted")
        assert (said["name"], said["text"]) == (markup, "a [31m b <script>")
        for name in ("", "x" * 33, 7, None):
            await anna.post(f"/api/tables/{table}/sit", {"seat": 0, "name": name}, 400)

    evening(plan())


def test_only_the_host_seats_bots_and_deletes_and_chairs_stay_once_it_has_begun(house: Server) -> None:
    async def plan() -> None:
        table, (one, other) = await begin(house, ["empty", "empty"])
        stranger = Person(house.link)
        for person, path, body, status, why in (
            (other.person, "delete", {}, 403, "HostOnly"),
            (other.person, "bot", {"seat": 0, "bot": "random"}, 409, "AlreadyBegun"),
            (other.person, "leave", {"seat": 1}, 409, "AlreadyBegun"),
            (stranger, "sit", {"seat": 1, "name": "Me"}, 409, "AlreadyBegun"),
            (stranger, "move", {"seat": 1}, 403, "NotYourSeat"),
            (one.person, "start", {}, 409, "AlreadyBegun"),
            (one.person, "rematch", {}, 409, "StillRunning"),
        ):
            answer = await person.post(f"/api/tables/{table}/{path}", body, status)
            assert answer["why"]["why"] == why, path
        empty = await table_with(one.person, ["empty", "empty"])
        assert (await one.person.post(f"/api/tables/{empty}/start", {}, 409))["why"]["why"] == "ChairsEmpty"
        answer = await one.person.post(f"/api/tables/{empty}/sit", {"seat": 9, "name": "Me"}, 404)
        assert answer["why"] == {"why": "NoSuchChair", "seat": 9}
        await other.person.post(f"/api/tables/{empty}/bot", {"seat": 0, "bot": "random"}, 403)

    evening(plan())


def test_a_table_deleted_under_the_bots_hands_ends_for_everybody(house: Server) -> None:
    async def plan() -> None:
        table, (one,) = await begin(house, ["empty", "greedy", "greedy"])
        await one.play(2)
        await one.person.post(f"/api/tables/{table}/delete")
        with pytest.raises(ConnectionClosed):
            await one.until("no such frame")
        assert (await one.person.get(f"/api/tables/{table}", 404))["why"]["why"] == "NoSuchTable"

    evening(plan())


def test_a_device_opens_a_hundred_tables_and_no_more(house: Server) -> None:
    async def plan() -> None:
        anna = Person(house.link)
        await anna.get("/api/tables")
        for _ in range(100):
            await table_with(anna, ["empty", "empty"])
        wish = {"game": "_example", "chairs": ["empty", "empty"]}
        assert (await anna.post("/api/tables", wish, 429))["why"] == {"why": "TooManyTables", "most": 100}
        assert len((await anna.get("/api/tables"))["mine"]) == 50

    evening(plan())


def test_the_list_of_tables_tells_no_secret(house: Server) -> None:
    async def plan() -> None:
        table, (one, other) = await begin(house, ["empty", "empty"])
        listed = json.dumps(await other.person.get("/api/tables"))
        assert table in listed and str(one.person.http.cookies["regency_device"]) not in listed
        assert not any(word in listed for word in ("seed", "deck", "hand", '"device'))

    evening(plan())


def test_nobody_fills_the_list_of_open_tables(house: Server) -> None:
    async def plan() -> None:
        anna, mallory, guest = (Person(house.link, seed) for seed in range(3))
        for person in (anna, mallory, guest):
            await person.get("/api/tables")
        honest = await table_with(anna, ["empty", "empty"], open=True)
        flood = [await table_with(mallory, ["empty", "empty"], open=True) for _ in range(19)]
        listed = [table["id"] for table in (await guest.get("/api/tables"))["open"]]
        assert listed == [*flood[: -LISTED_OF_ONE - 1 : -1], honest], "a few of one host, the latest first"
        wish = {"game": "_example", "chairs": ["empty", "empty"], "open": True}
        for person in (anna, guest):
            refused = await person.post("/api/tables", wish, 429)
            assert refused["why"] == {"why": "TooManyOpenTables", "most": 20}, (
                "whichever device of this address"
            )
        assert await table_with(guest, ["empty", "empty"]), "one with a link alone is nobody's business"

    evening(plan())
