"""A server with the campaign of the heirs among its games, and evenings of people who play it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from regency import games
from tests.minis.heirs_saga import DYNASTY

from .conftest import RUN, Server, surviving
from .people import Person, Seated

HEIRS = """
import sys
sys.path.insert(0, {root!r})
from regency import games
from tests.minis.heirs_saga import DYNASTY
honest = games.load
games.NAMES = (*games.NAMES, "heirs")
games.load = lambda name: DYNASTY if name == "heirs" else honest(name)
"""
FREE = {"requests_a_minute": 1_000_000, "messages_a_second": 100_000.0}


def heirs_script(run: str = RUN) -> str:
    """A server's script with the heirs among its games, and so have its bots."""
    return HEIRS.format(root=str(Path(__file__).resolve().parents[2])) + run


@contextmanager
def with_heirs(folder: Path, **settings: Any) -> Iterator[Server]:
    """A server that has them, and must end as it began."""
    running = Server(folder, **(FREE | settings))
    running.script.write_text(heirs_script(), encoding="utf-8")
    with surviving(running) as server:
        yield server


def register(monkeypatch: pytest.MonkeyPatch) -> None:
    """The heirs are among the games of this process."""
    honest = games.load
    monkeypatch.setattr(games, "NAMES", (*games.NAMES, "heirs"))
    monkeypatch.setattr(games, "load", lambda name: DYNASTY if name == "heirs" else honest(name))


class Circle:
    """A campaign and the people whose houses take part in it; the first leads it, and holds house 0."""

    def __init__(self, people: list[Person], campaign: str) -> None:
        self.people = people
        self.id = campaign
        self.path = f"/api/campaigns/{campaign}"

    @property
    def host(self) -> Person:
        return self.people[0]

    async def info(self, person: int = 0) -> Any:
        return await self.people[person].get(self.path)

    async def sit(self, *houses: int | tuple[int, str], expect: int | None = None, **more: Any) -> Any:
        """The host begins a sitting; a house with a word beside it is played by such a bot."""
        seats = [
            {"house": one} if isinstance(one, int) else {"house": one[0], "bot": one[1]} for one in houses
        ]
        return await self.host.post(f"{self.path}/sit", {"seats": seats, **more}, expect)

    async def tabs(self, table: Any) -> list[Seated]:
        """Everybody who sits there opens the page."""
        houses = table["campaign"]["houses"]
        found = [
            Seated(self.people[house], table["id"], seat)
            for seat, house in enumerate(houses)
            if table["chairs"][seat]["kind"] == "person"
        ]
        for tab in found:
            await tab.open()
            await tab.until("Welcome")
        return found

    async def reign(self, *houses: int | tuple[int, str]) -> Any:
        """A whole sitting, without a king; its table."""
        table = await self.sit(*houses)
        tabs = await self.tabs(table)
        await asyncio.gather(*(tab.play() for tab in tabs))
        return table

    async def crown(self, king: str = "Next") -> Any:
        """Whoever has won, or of several the first, names the next king."""
        info = await self.info()
        if len(info["vacant"]) > 1:
            house = info["vacant"][0]
            info = await self.who(house).post(f"{self.path}/prefer", {"house": house})
        house = info["vacant"][0]
        return await self.who(house).post(f"{self.path}/crown", {"house": house, "king": king})

    def who(self, house: int) -> Person:
        """Whoever answers for a house."""
        return self.people[house] if house < len(self.people) else self.host

    async def file(self) -> bytes:
        answer = await self.host.http.get(f"{self.path}/file")
        assert answer.status_code == 200, answer.text
        return answer.content


async def circle(server: Server, people: int = 3, free: int = 0, **more: Any) -> Circle:
    """A campaign of so many people, a house each, and some houses more that no device holds."""
    everybody = [Person(server.link, n) for n in range(people)]
    for person in everybody:
        await person.get("/api/campaigns")
    wish = {"game": "heirs", "king": "Odo", "options": {"turns": "2"}, **more}
    begun = await everybody[0].post("/api/campaigns", wish)
    made = Circle(everybody, begun["id"])
    for house, person in enumerate(everybody):
        await person.post(f"{made.path}/join", {"house": house, "name": f"Family {'abcdef'[house]}"})
    for house in range(people, people + free):
        body = {"house": house, "name": f"Family {'abcdef'[house]}", "free": True}
        await everybody[0].post(f"{made.path}/join", body)
    return made


async def why(person: Person, path: str, body: Any = None, status: int = 409) -> str:
    """The name of the reason why something is refused."""
    found = await person.post(path, body, status)
    return str(found["why"]["why"])
