"""People at a table: devices with a cookie, a lobby client and a socket."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Coroutine
from typing import Any, TypeVar

import httpx
from websockets.asyncio.client import ClientConnection, connect

COOKIE = "regency_device"
T = TypeVar("T")
_OPEN: list[Any] = []  # clients and sockets of the evening that runs


def evening(plan: Coroutine[Any, Any, T]) -> T:
    """Run a plan and see everybody home afterwards."""

    async def spend() -> T:
        try:
            return await plan
        finally:
            while _OPEN:
                await _OPEN.pop()()

    return asyncio.run(spend())


class Person:
    """One device."""

    def __init__(self, link: str, seed: int = 0) -> None:
        self.link = link
        # no server here speaks TLS, and reading all authorities of the world takes a while
        self.http = httpx.AsyncClient(base_url=link, timeout=60, verify=False)
        self.rng = random.Random(seed)
        self.sent = 0
        _OPEN.append(self.http.aclose)

    async def call(self, method: str, path: str, body: Any = None, expect: int | None = None) -> Any:
        """A request; its status must be the expected one, or a good one."""
        answer = await self.http.request(method, path, json=body)
        if expect is None:
            assert answer.is_success, answer.text
        else:
            assert answer.status_code == expect, answer.text
        return answer.json() if answer.content else None

    async def post(self, path: str, body: Any = None, expect: int | None = None) -> Any:
        return await self.call("POST", path, body, expect)

    async def get(self, path: str, expect: int | None = None) -> Any:
        return await self.call("GET", path, None, expect)

    async def socket(self, table: str, query: str = "", origin: str | None = None) -> ClientConnection:
        """A tab at a table."""
        cookie = self.http.cookies.get(COOKIE)
        headers = {"Cookie": f"{COOKIE}={cookie}"} if cookie else {}
        if origin is not None:
            headers["Origin"] = origin
        address = self.link.replace("http", "ws", 1) + f"/api/tables/{table}/socket{query}"
        opened = await connect(address, additional_headers=headers, max_size=2**22)
        _OPEN.append(opened.close)
        return opened


class Seated:
    """A person's tab at a table: keeps the sight up to date and answers questions at random."""

    def __init__(self, person: Person, table: str, seat: int | None) -> None:
        self.person = person
        self.table = table
        self.seat = seat
        self.entry = 0
        self.sight: Any = None
        self.questions: list[Any] = []
        self.outcome: Any = None
        self.acknowledged: list[tuple[str, int]] = []
        self.frames: list[Any] = []
        self.breaths = 0  # that it was told to take
        self.ws: ClientConnection | None = None

    async def open(self) -> None:
        self.ws = await self.person.socket(self.table, "" if self.seat is None else f"?seat={self.seat}")

    async def next(self) -> Any:
        """The next frame, taken in."""
        assert self.ws is not None
        frame = json.loads(await asyncio.wait_for(self.ws.recv(), 60))
        self.frames.append(frame)
        self.take_in(frame)
        return frame

    def take_in(self, frame: Any) -> None:
        if frame["got"] == "Welcome":
            self.entry = frame["entry"]
            self.sight = frame["sight"]
            self.questions = frame["questions"]
            self.outcome = frame["outcome"]
        elif frame["got"] == "Update":
            shared = frame["shared"]
            assert shared["entry"] == self.entry + 1, "entries come in order, none is left out"
            self.entry = shared["entry"]
            self.sight["table"].update(shared["table"])
            self.sight["stacks"] = shared["stacks"]
            self.sight["clock"] = shared["clock"]
            if frame["own"] is not None:
                self.sight["own"].update(frame["own"])
            self.questions = frame["questions"]
            self.outcome = shared["outcome"]
        elif frame["got"] == "Done":
            self.acknowledged.append((frame["id"], frame["entry"]))

    async def send(self, message: dict[str, Any]) -> None:
        assert self.ws is not None
        await self.ws.send(json.dumps(message))

    async def submit(self, action: Any, key: str | None = None) -> str:
        self.person.sent += 1
        key = key or f"m{self.person.sent}"
        await self.send({"send": "Submit", "id": key, "seat": self.seat, "do": [action], "seen": self.entry})
        return key

    async def until(self, got: str) -> Any:
        """The next frame of a kind."""
        while True:
            frame = await self.next()
            if frame["got"] == got:
                return frame

    async def insist(self, action: Any) -> None:
        """Submit until it is done or somebody else was quicker; who is to breathe sends the same again."""
        key, seen = await self.submit(action), self.entry
        while True:
            frame = await self.next()
            if frame["got"] == "Done":
                return
            if frame["got"] == "Refusal":
                if frame["why"]["why"] != "TooFast":
                    assert self.entry > seen, (frame, action)
                    return
                self.breaths += 1
                await asyncio.sleep(0.2)
                await self.submit(action, key)

    def asked(self) -> list[Any]:
        """What may be answered to the first question, as far as it is listed; nobody thinks again."""
        others = [
            listed
            for each in self.questions
            if each["ask"]["step"] != "Settled"
            and (listed := [option for option in each["options"] if "do" in option])
        ]
        return others[0] if others else []

    async def play(self, moves: int = 100_000) -> None:
        """Answer at random until the end, or so many times."""
        done = 0
        while self.outcome is None and done < moves:
            if asked := self.asked():
                action = self.person.rng.choice(asked)
                self.questions = []
                await self.insist(action)
                done += 1
            else:
                await self.next()


async def table_with(person: Person, chairs: list[str], **more: Any) -> str:
    """A new table."""
    opened = await person.post("/api/tables", {"game": "_example", "chairs": chairs, **more})
    return str(opened["id"])
