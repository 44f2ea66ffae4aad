"""A real server that is killed in the middle of a round of Pendulum: nothing is lost, and it pauses."""

from __future__ import annotations

import asyncio
import signal
from pathlib import Path
from typing import Any

from regency.games.pendulum.printed.terms import PLAY
from tests.server.conftest import Server, surviving
from tests.server.people import Person, Seated, evening

TAPS = 2  # that each has acknowledged in the round before the server is killed
MOVES = ("Act", "PlaceWorker", "ReturnWorker")  # what can be done again and again
REALTIME = {"game": "pendulum", "options": {"timer_speed_percent": "150"}, "chairs": ["empty", "empty"]}


class Hand(Seated):
    """Somebody who taps on as soon as the last tap is answered."""

    def offered(self) -> list[Any]:
        return [option for question in self.questions for option in question["options"]]

    async def tap(self, key: str | None = None) -> tuple[str, Any]:
        """Whatever is offered first, of what sets out workers or moves them."""
        offered = self.offered()
        wanted = [option for option in offered if option["do"] in (*MOVES, "ChooseMat")]
        action = self.person.rng.choice(wanted or offered)
        return await self.submit(action, key), action

    def is_on(self) -> bool:
        clock = self.sight["clock"]
        return clock["running"] and not clock["halted"] and self.sight["table"]["phase"] == PLAY

    async def ready(self) -> None:
        await self.send({"send": "Ready", "id": "ready", "seat": self.seat, "ready": True})

    async def play_in_round(self, taps: int) -> None:
        """Set out, then act until so many taps of the round count."""
        counted, pending, offered = 0, "", -1
        while counted < taps:
            if self.entry != offered and not pending:
                offered = self.entry
                if self.sight["clock"]["halted"]:  # a machine so slow that a line counts as lost
                    await self.ready()
                elif self.offered() and (self.is_on() or not self.sight["clock"]["running"]):
                    pending, _ = await self.tap()
            frame = await self.next()
            if frame["got"] in ("Done", "Refusal") and frame["id"] == pending:
                pending, offered = "", -1
                counted += frame["got"] == "Done" and self.is_on()


async def sit(link: str) -> tuple[str, tuple[Hand, Hand]]:
    anna, ben = Person(link, 1), Person(link, 2)
    await anna.get("/api/tables")
    await ben.get("/api/tables")
    table = str((await anna.post("/api/tables", REALTIME))["id"])
    hands = Hand(anna, table, 0), Hand(ben, table, 1)
    for hand in hands:
        await hand.person.post(f"/api/tables/{table}/sit", {"seat": hand.seat, "name": f"P{hand.seat}"})
        await hand.open()
    await anna.post(f"/api/tables/{table}/start")
    for hand in hands:
        while (await hand.until("Welcome"))["sight"] is None:
            pass
    return table, hands


def test_a_server_that_is_killed_in_a_round_loses_nothing_and_pauses(tmp_path: Path) -> None:
    server = Server(tmp_path)

    async def before() -> tuple[str, list[Any]]:
        table, hands = await sit(server.link)
        await asyncio.gather(*(hand.play_in_round(TAPS) for hand in hands))
        last = [await hand.tap("last") for hand in hands]  # nobody waits for the answer
        server.end(signal.SIGKILL)
        return table, [
            (dict(hand.person.http.cookies), hand.acknowledged, action)
            for hand, (_, action) in zip(hands, last, strict=True)
        ]

    async def after(table: str, left: list[Any]) -> None:
        hands = []
        for seat, (cookies, acknowledged, action) in enumerate(left):
            hand = Hand(Person(server.link, seat), table, seat)
            hand.person.http.cookies.update(cookies)
            await hand.open()
            welcome = await hand.until("Welcome")
            assert welcome["pause"]["why"] == "restart" and welcome["pause"]["needed"] == [0, 1]
            assert welcome["entry"] > max(entry for _, entry in acknowledged)
            told = {one["entry"]: one for one in welcome["told"]}
            assert told[welcome["entry"]]["at"] == told[welcome["entry"] - 1]["at"], "since the last entry"
            await hand.send(
                {"send": "Submit", "id": "last", "seat": seat, "do": [action], "seen": 0, "again": True}
            )
            while (frame := await hand.next())["got"] not in ("Done", "Refusal"):
                pass
            assert frame["got"] == "Done" or frame["why"]["why"] == "GameHalted", (
                "it counts, or it never will"
            )
            hands.append(hand)
        stood = hands[0].sight["clock"]["now"]
        for hand in hands:
            await hand.ready()
        while not hands[0].is_on():
            await hands[0].until("Update")
        assert hands[0].sight["clock"]["now"] == stood, "no sand has run meanwhile"
        await asyncio.gather(*(hand.play_in_round(1) for hand in hands))

    with surviving(server):
        found = evening(before())
        server.start()
        evening(after(*found))
