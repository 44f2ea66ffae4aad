"""Where time runs, over sockets: a whole game with bots, lines that break, and a server that is killed."""

from __future__ import annotations

import signal
from typing import Any

from .conftest import Server
from .people import Person, Seated, evening

HARVEST = {"game": "harvest", "options": {"rounds": "1"}}


class Picker(Seated):
    """Picks whatever lies there, stows it, and orders the baskets once."""

    def __init__(self, person: Person, table: str, seat: int) -> None:
        super().__init__(person, table, seat)
        self.pending: set[str] = set()

    def wanted(self) -> Any:
        if self.sight is None or self.sight["clock"]["halted"]:
            return None
        offered = [option for question in self.questions for option in question["options"]]
        return next((option for option in offered if option["do"] != "Swap"), None)

    async def tap(self) -> None:
        """One more, if there is anything to do and nothing under way."""
        action = self.wanted()
        if action is not None and not self.pending:
            self.pending = {await self.submit(action)}

    def take_in(self, frame: Any) -> None:
        super().take_in(frame)
        if frame["got"] in ("Done", "Refusal"):
            self.pending = self.pending - {frame["id"]}
        if frame["got"] == "Welcome":
            self.pending = set()

    async def go_on(self, until: Any) -> None:
        while not until():
            await self.tap()
            await self.next()


async def table_of(anna: Person, *chairs: str, **more: Any) -> str:
    await anna.get("/api/tables")
    opened = await anna.post("/api/tables", {**HARVEST, "chairs": list(chairs), **more})
    table = str(opened["id"])
    await anna.post(f"/api/tables/{table}/sit", {"seat": 0, "name": "Anna"})
    return table


def test_a_person_and_two_bots_play_to_the_end(sandy: Server) -> None:
    async def plan() -> None:
        anna = Person(sandy.link)
        chairs = ("empty", "greedy", "random")
        table = await table_of(anna, *chairs, paces=["", "brisk", "brisk"], options={"rounds": "2"})
        tab = Picker(anna, table, 0)
        await tab.open()
        await anna.post(f"/api/tables/{table}/start")
        await tab.go_on(lambda: tab.outcome is not None)
        assert (await anna.get(f"/api/tables/{table}"))["state"] == "finished"

    evening(plan())


def test_a_bot_in_another_process_acts_though_nobody_waits_for_it(slow_sand: Server) -> None:
    async def plan() -> None:
        anna = Person(slow_sand.link)
        table = await table_of(anna, "empty", "greedy", paces=["", "brisk"])
        tab = Picker(anna, table, 0)
        await tab.open()
        await anna.post(f"/api/tables/{table}/start")
        told: list[Any] = []
        while not any(event["was"] == "Stowed" for event in told):
            told += (await tab.until("Update"))["shared"]["events"]
        assert {event["seat"] for event in told} == {1}

    evening(plan())


def test_a_server_that_is_killed_in_a_round_loses_nothing_and_pauses(slow_sand: Server) -> None:
    async def before() -> tuple[Any, str, list[tuple[str, int]], Any]:
        anna = Person(slow_sand.link)
        table = await table_of(anna, "empty")
        tab = Picker(anna, table, 0)
        await tab.open()
        await anna.post(f"/api/tables/{table}/start")
        await tab.go_on(lambda: len(tab.acknowledged) == 2)
        return dict(anna.http.cookies), table, tab.acknowledged, tab.sight

    async def after(cookies: Any, table: str, acknowledged: list[tuple[str, int]], then: Any) -> None:
        anna = Person(slow_sand.link)
        anna.http.cookies.update(cookies)
        tab = Picker(anna, table, 0)
        await tab.open()
        welcome = await tab.until("Welcome")
        assert welcome["pause"]["why"] == "restart" and welcome["pause"]["needed"] == [0]
        assert welcome["entry"] > max(entry for _, entry in acknowledged)
        assert welcome["sight"]["table"]["baskets"] == then["table"]["baskets"]
        told = {one["entry"]: one for one in welcome["told"]}
        assert told[welcome["entry"]]["at"] == told[welcome["entry"] - 1]["at"], "since the last entry"
        await tab.send({"send": "Ready", "id": "r", "seat": 0, "ready": True})
        await tab.go_on(lambda: len(tab.acknowledged) == 2)

    found = evening(before())
    assert slow_sand.process is not None
    slow_sand.end(signal.SIGKILL)
    slow_sand.start()
    evening(after(*found))


def test_what_is_asked_beside_moves_keeps_none_of_them_waiting(slow_sand: Server) -> None:
    async def plan() -> None:
        anna = Person(slow_sand.link)
        table = await table_of(anna, "empty")
        tab = Picker(anna, table, 0)
        await tab.open()
        await anna.post(f"/api/tables/{table}/start")
        await tab.until("Welcome")
        await tab.until("Welcome")
        action = tab.wanted()
        await tab.send({"send": "Why", "id": "why", "seat": 0, "do": [], "attempts": []})
        await tab.submit(action, "tap")
        await tab.send({"send": "Ping", "id": "ping"})
        await tab.send({"send": "Pause", "id": "pause", "seat": 0})
        seen: list[str] = []
        while {"Obstacles", "Done", "Pong", "Lobby"} - set(seen) or not tab.sight["clock"]["halted"]:
            seen.append((await tab.next())["got"])
        await tab.submit(action, "late")
        assert (await tab.until("Refusal"))["why"] == {"why": "GameHalted"}
        await tab.send({"send": "Pause", "id": "other", "seat": 1})
        assert (await tab.until("Refusal")) == {
            "got": "Refusal",
            "id": "other",
            "why": {"why": "NotYourSeat", "seat": 1},
        }

    evening(plan())


def test_a_device_that_closes_its_page_pauses_the_others(slow_sand: Server) -> None:
    async def plan() -> None:
        anna, ben = Person(slow_sand.link), Person(slow_sand.link)
        table = await table_of(anna, "empty", "empty")
        await ben.get("/api/tables")
        await ben.post(f"/api/tables/{table}/sit", {"seat": 1, "name": "Ben"})
        tab, other = Picker(anna, table, 0), Picker(ben, table, 1)
        await tab.open()
        await other.open()
        await anna.post(f"/api/tables/{table}/start")
        assert other.ws is not None
        await other.ws.close()
        while (await tab.until("Update"))["shared"]["events"] != [
            {"was": "Paused", "why": "line", "seat": 1}
        ]:
            pass
        pause = (await tab.until("Lobby"))["pause"]
        assert (pause["why"], pause["seat"], pause["lost"]) == ("line", 1, [1])

    evening(plan())
