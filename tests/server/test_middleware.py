"""Before the application: what a request costs however it is written, and whose pages may change anything."""

from __future__ import annotations

import asyncio
import socket
from pathlib import Path
from typing import Any

import pytest
from litestar.types import Receive, Scope, Send
from websockets.exceptions import InvalidStatus

from regency.server import clock
from regency.server.app import Pulse
from regency.server.middleware import COOKIE, LOOKUPS_AT_ONCE, Middleware, normal_path
from regency.server.settings import Settings
from regency.server.shelf import Failed

from .conftest import serving
from .people import Person, evening, table_with
from .test_bad_input import finished_record

WISH = {"game": "_example", "chairs": ["empty", "empty"]}


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


@pytest.mark.parametrize("path", ["/api/tables", "/api/tables/", "//api/tables", "/api//tables//"])
def test_a_path_is_the_same_however_it_is_written(path: str) -> None:
    assert normal_path(path) == "/api/tables"
    assert normal_path("/") == normal_path("//") == "/"


def test_opening_a_table_costs_the_same_however_it_is_written(tmp_path: Path) -> None:
    async def plan(link: str) -> None:
        record = finished_record()
        for number, path in enumerate(("/api/tables", "/api/tables/", "//api//tables", "/api/records/")):
            codes = []
            for _ in range(20):
                http = Person(link).http
                http.headers["X-Forwarded-For"] = f"10.0.0.{number}"
                url = f"{link}{path}"
                if "records" in path:
                    answer = await http.post(url, content=record)
                else:
                    answer = await http.post(url, json=WISH)
                codes.append(answer.status_code)
            assert set(codes) == {201, 429} and codes.count(201) <= 10, (path, codes)

    with serving(tmp_path, requests_a_minute=30) as running:
        evening(plan(running.link))


def test_with_a_public_address_only_its_own_pages_change_anything(tmp_path: Path) -> None:
    port = free_port()
    ours, here = "https://play.example", f"127.0.0.1:{port}"

    async def plan(link: str) -> None:
        anna = Person(link)
        table = await table_with(anna, ["empty", "empty"])
        for host, origin in (
            ("evil.example", "http://evil.example"),
            ("evil.example", "https://evil.example"),
            ("play.example", "http://play.example"),
            ("play.example", "https://play.example.evil.example"),
            (here, f"http://{here}"),
            (here, "null"),
        ):
            answer = await anna.http.post("/api/tables", json=WISH, headers={"Host": host, "Origin": origin})
            assert (answer.status_code, answer.json()) == (403, {"why": {"why": "ForeignOrigin"}}), origin
        for host in ("play.example", here):
            answer = await anna.http.post("/api/tables", json=WISH, headers={"Host": host, "Origin": ours})
            assert answer.status_code == 201, "through a proxy, whether it passes Host on or not"
        with pytest.raises(InvalidStatus):
            await anna.socket(table, origin=f"http://{here}")
        await (await anna.socket(table, origin=ours)).recv()
        assert (await anna.http.get("/health", headers={"Host": "localhost"})).status_code == 200

    with serving(tmp_path, public_url=f"{ours}/", port=port) as running:
        evening(plan(running.local()))


# Without a server


class House:
    """An application behind the middleware, whose answers come when they are let; no time passes."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, in_memory: bool = False, **settings: Any) -> None:
        monkeypatch.setattr(clock, "now", lambda: 1_000_000)
        self.go_on = asyncio.Event()
        self.running = 0
        self.looked = 0
        self.in_memory = in_memory
        self.seated: set[str] = set()
        self.middleware = Middleware(self.answer, Settings(**settings), self.knows, self.holds)

    async def answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        self.running += 1
        await self.go_on.wait()
        start: Any = {"type": "http.response.start", "status": 200, "headers": []}
        await send(start)

    def knows(self, table_id: str, device: str) -> bool | None:
        return table_id in self.seated if self.in_memory else None

    async def holds(self, table_id: str, device: str) -> bool:
        self.looked += 1
        return table_id in self.seated

    async def ask(self, path: str) -> int:
        """The status of the answer."""
        cookie = (b"cookie", f"{COOKIE}={'x' * 40}".encode())
        scope: Any = {
            "type": "http",
            "path": path,
            "method": "GET",
            "headers": [cookie],
            "client": ("10.0.0.1", 1),
        }
        found: list[int] = []

        async def send(message: Any) -> None:
            if message["type"] == "http.response.start":
                found.append(message["status"])

        async def receive() -> Any:
            return {"type": "http.disconnect"}

        await self.middleware(scope, receive, send)
        return found[0]


def test_requests_that_wait_are_counted_until_they_are_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    async def plan() -> None:
        house = House(monkeypatch, in_memory=True)
        house.seated.add("mine")
        asked = [asyncio.create_task(house.ask("/api/tables/big/moment/9")) for _ in range(100)]
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert house.running == Settings().requests_at_once() == 24
        mine = [asyncio.create_task(house.ask("/api/tables/mine")) for _ in range(10)]
        words = [asyncio.create_task(house.ask("/api/words/de")) for _ in range(10)]
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert house.running == 24 + 6 + 10, "a few are kept for players, and what waits for nobody is free"
        house.go_on.set()
        codes = await asyncio.gather(*asked)
        assert codes.count(429) == 76 and (await asyncio.gather(*mine)).count(429) == 4
        assert set(await asyncio.gather(*words)) == {200}
        assert await house.ask("/api/tables/big/moment/9") == 200, "there is room again"

    asyncio.run(plan())


@pytest.mark.parametrize(("path", "served"), [("record", 6), ("past", 6), ("moment/3", 30), ("race", 30)])
def test_answers_of_any_length_cost_as_much_as_what_stays(
    monkeypatch: pytest.MonkeyPatch, path: str, served: int
) -> None:
    async def plan() -> None:
        house = House(monkeypatch, requests_a_minute=30)
        house.go_on.set()
        assert [await house.ask(f"/api/tables/a/{path}") for _ in range(40)].count(200) == served

    asyncio.run(plan())


def test_only_health_itself_is_not_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    async def plan() -> None:
        house = House(monkeypatch, requests_a_minute=10)
        house.go_on.set()
        assert {await house.ask("/health") for _ in range(30)} == {200}
        assert [await house.ask("/healthy") for _ in range(30)].count(200) == 10

    asyncio.run(plan())


def test_the_database_is_looked_at_once_for_all_who_ask_for_its_health() -> None:
    looks: list[asyncio.Future[None]] = []

    async def look() -> None:
        looks.append(asyncio.get_running_loop().create_future())
        await looks[-1]

    async def plan() -> None:
        pulse = Pulse(look)
        asked = [asyncio.create_task(pulse.felt()) for _ in range(50)]
        await asyncio.sleep(0.01)
        assert len(looks) == 1
        looks[0].set_exception(Failed())
        found = await asyncio.gather(*asked, return_exceptions=True)
        assert all(isinstance(each, Failed) for each in found)
        asked = [asyncio.create_task(pulse.felt()) for _ in range(50)]
        await asyncio.sleep(0.01)
        assert len(looks) == 2, "that it does not work is found out anew"
        looks[1].set_result(None)
        await asyncio.gather(*asked)
        pulse._at += 1_000
        await asyncio.gather(*(pulse.felt() for _ in range(50)))
        assert len(looks) == 2, "that it works holds good for a moment"

    asyncio.run(plan())


def test_a_refusal_looks_seldom_whether_somebody_holds_a_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    async def plan() -> None:
        house = House(monkeypatch, requests_a_minute=400)
        house.go_on.set()
        codes = [await house.ask("/api/tables/strange") for _ in range(600)]
        assert codes.count(200) == 400 and house.looked == LOOKUPS_AT_ONCE
        house.looked, house.in_memory = 0, True
        house.seated.add("mine")
        codes = [await house.ask("/api/tables/mine") for _ in range(150)]
        assert codes.count(200) == 100, "who plays is known from memory, and has what is kept"
        house.in_memory = False
        assert await house.ask("/api/tables/mine") == 429 and house.looked == 0, (
            "with nothing kept none looks"
        )

    asyncio.run(plan())
