"""A server that is killed around the end of a reign, or at any request about a campaign: no reign is lost or
counted twice, and no act is half done."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import signal
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import WebSocketException

from regency.kernel.campaign_file import act_decoder
from regency.kernel.chronicle import Chronicle
from tests.minis.heirs_saga import DYNASTY

from .courts import Circle, heirs_script
from .people import Person, Seated, evening
from .test_campaigns import seats
from .test_kill import FORK, Mortal

GONE = (httpx.HTTPError, WebSocketException, OSError, TimeoutError)
PEOPLE = 3


class Doomed(Mortal):
    """The same with the heirs among its games."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.script.write_text(heirs_script(FORK), encoding="utf-8")


@pytest.fixture
def doomed(tmp_path: Path) -> Iterator[Doomed]:
    running = Doomed(tmp_path)
    running.start()
    yield running
    running.kill()
    running.end(signal.SIGKILL)


class Story:
    """What people know of a campaign, whatever became of the server: what was acknowledged."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.cookies: list[dict[str, str]] = []
        self.id = ""
        self.acts = 0
        self.reigns = 0
        self.ended = 0  # in all campaigns
        self.outcomes = 0  # that anybody was shown
        self.steps = 0  # requests and moves
        self.tabs: list[Seated] = []
        self.saves: set[str] = set()
        self.branches: set[str] = set()

    def people(self, link: str) -> Circle:
        """Everybody opens the page again."""
        found = []
        for cookies in self.cookies or [{}] * PEOPLE:
            person = Person(link, self.rng.randrange(2**32))
            person.http.cookies.update(cookies)
            found.append(person)
        return Circle(found, self.id)

    def heard(self, info: Any) -> None:
        """Nothing that was told once is gone."""
        assert info["acts"] >= self.acts and info["reigns"] >= self.reigns
        assert {each["name"] for each in info["saves"]} >= self.saves
        self.ended += info["reigns"] - self.reigns
        self.acts, self.reigns = info["acts"], info["reigns"]
        self.saves = {each["name"] for each in info["saves"]}

    def done(self) -> int:
        """How much has happened since the server was started."""
        return self.steps + sum(len(tab.acknowledged) for tab in self.tabs)


async def begin(doomed: Doomed, story: Story) -> None:
    """A campaign, and a house for everybody."""
    made = story.people(doomed.link)
    for person in made.people:
        await person.get("/api/campaigns")
    wish = {"game": "heirs", "options": {"turns": "1"}, "king": "Odo"}
    story.id = (await made.host.post("/api/campaigns", wish))["id"]
    for house, person in enumerate(made.people):
        await person.post(f"/api/campaigns/{story.id}/join", {"house": house, "name": f"Family {house}"})
    story.cookies = [dict(person.http.cookies) for person in made.people]
    story.acts = story.reigns = story.outcomes = 0
    story.saves = set()


async def act(circle: Circle, story: Story) -> None:
    """Whatever comes next in the campaign, or one of the other requests."""
    story.steps += 1
    info = await circle.info()
    story.heard(info)
    assert info["reigns"] >= story.outcomes, "whoever was shown the end finds the reign"
    if info["state"] == "over":
        return
    if info["state"] == "sitting":
        await play(circle, info["table"], story)
    elif len(info["vacant"]) > 1:
        house = info["vacant"][0]
        story.heard(await circle.who(house).post(f"{circle.path}/prefer", {"house": house}))
    elif info["vacant"]:
        await aside(circle, story)
        story.heard(await circle.crown(f"King {info['reigns']}"))
    else:
        await aside(circle, story)
        await circle.host.post(f"{circle.path}/sit", seats(*story.rng.sample(range(PEOPLE), 2)))


async def aside(circle: Circle, story: Story) -> None:
    """A save point, a branch, a house that moves, a file: whatever people do between two sittings."""
    what = story.rng.randrange(5)
    if what == 0:
        name = f"at {story.rng.randrange(10**9)}"
        story.heard(await circle.host.post(f"{circle.path}/save", {"name": name}))
        assert name in story.saves
    elif what == 1 and story.saves:
        made = await circle.host.post(f"{circle.path}/branch", {"name": min(story.saves)})
        story.branches.add(made["id"])
    elif what == 2:
        link = await circle.people[1].post(f"{circle.path}/move", {"house": 1})
        info = await circle.people[1].post(f"/api/take-house/{link['token']}")
        assert info["houses"][1]["yours"]
    elif what == 3:
        answer = await circle.host.http.post("/api/campaign-files", content=await circle.file())
        story.branches.add(answer.json()["id"])


async def play(circle: Circle, table: str, story: Story) -> None:
    """The sitting is played on; now and then it is broken off."""
    if story.rng.random() < 0.1:
        story.heard(await circle.host.post(f"{circle.path}/break-off"))
        return
    info = await circle.host.get(f"/api/tables/{table}")
    tabs = [
        Seated(circle.people[house], table, seat) for seat, house in enumerate(info["campaign"]["houses"])
    ]
    before = story.reigns
    story.tabs += tabs
    for tab in tabs:
        tab.person.sent = story.rng.randrange(2**40)
        await tab.open()
        await tab.until("Welcome")
    try:
        await asyncio.gather(*(tab.play() for tab in tabs))
    finally:
        if any(tab.outcome is not None for tab in tabs):
            story.outcomes = max(story.outcomes, before + 1)


async def until_killed(doomed: Doomed, story: Story, steps: int, delay: float) -> None:
    """Everybody goes on until the power goes, a moment after so many requests and moves."""
    story.steps, story.tabs = 0, []

    async def go_on() -> None:
        circle = story.people(doomed.link)
        with contextlib.suppress(*GONE):
            while True:
                if not story.id or (await circle.info())["state"] == "over":
                    check(doomed, story)
                    await begin(doomed, story)
                    circle = story.people(doomed.link)
                await act(circle, story)

    going = asyncio.create_task(go_on())
    while story.done() < steps and not going.done():
        await asyncio.sleep(0.001)
    await asyncio.sleep(delay)
    doomed.kill()
    await asyncio.wait_for(going, 30)


def check(doomed: Doomed, story: Story) -> None:
    """The acts of every campaign fold, and each reign has its finished table and no other."""
    with contextlib.closing(sqlite3.connect(doomed.database)) as database:
        rows = database.execute(
            "SELECT campaign_id, number, body, mark, table_id FROM acts ORDER BY campaign_id, number"
        ).fetchall()
        tables = dict(database.execute("SELECT id, state FROM tables").fetchall())
        bodies = dict(database.execute("SELECT id, body FROM campaigns").fetchall())
    found: dict[str, list[Any]] = {}
    for campaign_id, *row in rows:
        found.setdefault(campaign_id, []).append(row)
    assert set(found) == set(bodies) >= story.branches, "no campaign without acts"
    for campaign_id, acts in found.items():
        must_be_whole(acts, json.loads(bodies[campaign_id]), tables)
    if story.id:
        assert len(found[story.id]) >= story.acts


def must_be_whole(acts: list[Any], told: Any, tables: dict[str, str]) -> None:
    """One campaign: its acts fold to what is told of it, and to its tables."""
    assert [number for number, _, _, _ in acts] == list(range(1, len(acts) + 1))
    decoder = act_decoder(DYNASTY)
    chronicle = Chronicle.fold(DYNASTY, [decoder.decode(body) for _, body, _, _ in acts])
    assert chronicle.marks == [mark for _, _, mark, _ in acts]
    sittings = chronicle.facts.sittings
    reigns = sum(each.state == "reigned" for each in sittings)
    assert (told.get("sittings", 0), told.get("reigns", 0)) == (len(sittings), reigns)
    ended = [table for _, _, _, table in acts if table is not None]
    assert len(ended) == len(set(ended)), "no reign is counted twice"
    assert all(tables[table] == "finished" for table in ended), "no act without its end"
    held = told.get("table")
    assert (held is not None) == (bool(sittings) and sittings[-1].state == "held")
    assert held is None or tables[held] == "playing", "no end without its act"


def killed(doomed: Doomed, times: int, seed: int) -> Story:
    rng = random.Random(seed)
    story = Story(rng)
    for _ in range(times):
        evening(until_killed(doomed, story, rng.randrange(1, 9), rng.uniform(0, 0.03)))
        check(doomed, story)
        doomed.start()
    assert "Traceback" not in doomed.log.read_text(encoding="utf-8")
    assert story.ended > times // 8, "kings died"
    return story


def test_eight_kills_lose_no_reign(doomed: Doomed) -> None:
    killed(doomed, 8, 1)


@pytest.mark.nightly
@pytest.mark.parametrize("seed", [2, 3])
def test_a_hundred_kills_lose_no_reign(doomed: Doomed, seed: int) -> None:
    killed(doomed, 50, seed)
