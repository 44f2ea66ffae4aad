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
from regency.server.middleware import COOKIE, LOOKUPS_AT_ONCE, Middleware, normal_path
from regency.server.settings import Settings

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
