"""What is asked besides moves: it never holds a move up, and whoever asks for too much of it must wait."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from regency.server import clock, side_work, socket_session
from regency.server.bot_pool import questions_to
from regency.server.presence import Tab
from regency.server.reasons import Denied
from regency.server.room import Room
from regency.server.side_work import SideBudget, SideWork
from regency.server.socket_messages import Chatted, Look, Show, Submit, WantHint, WantRemarks, Why
from regency.server.tables import AllTables

from .rooms import at_home, begun, move


class SlowThinker:
    """Takes until it is told to go on."""

    def __init__(self) -> None:
        self.asked = 0
        self.go_on = asyncio.Event()

    async def __call__(self, asker: str, game: str, me: Any, notes: Any) -> dict[str, Any]:
        self.asked += 1
        await self.go_on.wait()
        return {"action": questions_to(me)[0].options(me)[0], "next_best": None, "reasons": []}


async def ask(tables: AllTables, room: Room, tab: Tab, message: Any) -> None:
    """Ask for it; the answer must come while others think."""
    task = asyncio.create_task(socket_session.answered(tables, room, tab, msgspec.json.encode(message)))
    done, _ = await asyncio.wait((task,), timeout=20)
    assert done, "the socket is free for the next message"


def answers(tab: Tab) -> dict[str, str]:
    """By id: the kind of the answer, or the reason of the refusal."""
    told = [msgspec.json.decode(text) for text in tab.waiting]
    return {
        one["id"]: one["why"]["why"] if one["got"] == "Refusal" else one["got"] for one in told if "id" in one
    }


async def seated(tables: AllTables, monkeypatch: pytest.MonkeyPatch) -> tuple[Room, Tab, SlowThinker]:
    room, thinker = await begun(tables), SlowThinker()
    monkeypatch.setattr(tables.bots, "hint", thinker)
    tab = Tab("0", 0)
    room.enter(tab)
    return room, tab, thinker


def first_option(room: Room, seat: int) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(room.running().options(seat)[0]))


def test_a_move_is_taken_while_a_hint_is_thought_about(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def plan(tables: AllTables) -> None:
        room, tab, thinker = await seated(tables, monkeypatch)
        await ask(tables, room, tab, WantHint("h", 0))
        await ask(tables, room, tab, Submit("m", 0, (first_option(room, 0),), 0))
        assert answers(tab) == {"m": "Done"}
        thinker.go_on.set()
        await tables.side_work.settled()
        assert answers(tab) == {"m": "Done", "h": "OtherQuestion"}, "it would speak of what has passed"

    at_home(tmp_path, plan)


def test_a_hint_comes_in_the_end_and_one_seat_has_one_at_a_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def plan(tables: AllTables) -> None:
        room, tab, thinker = await seated(tables, monkeypatch)
        other = Tab("0", 0)
        room.enter(other)
        await ask(tables, room, tab, WantHint("a", 0))
        await ask(tables, room, tab, WantHint("b", 0))
        await ask(tables, room, other, WantHint("c", 0))
        assert answers(tab) == {"b": "TooFast"} and answers(other) == {"c": "TooFast"}
        thinker.go_on.set()
        await tables.side_work.settled()
        assert answers(tab) == {"b": "TooFast", "a": "Hinted"} and thinker.asked == 1

    at_home(tmp_path, plan)


def test_a_hint_is_good_as_long_as_it_can_be_followed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def plan(tables: AllTables) -> None:
        room, tab, thinker = await seated(tables, monkeypatch)
        await ask(tables, room, tab, WantHint("h", 0))
        await room.submit("1", 1, [bytes(first_option(room, 1))], 0, "m")
        thinker.go_on.set()
        await tables.side_work.settled()
        assert answers(tab) == {"h": "Hinted"}, "another has moved, and the question is the same"

    at_home(tmp_path, plan)


def test_a_hint_for_what_is_asked_now_takes_the_place_of_an_older_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def plan(tables: AllTables) -> None:
        room, tab, thinker = await seated(tables, monkeypatch)
        await ask(tables, room, tab, WantHint("old", 0))
        await move(room)
        await move(room)
        while 0 not in room.waited_for():
            await move(room)
        await ask(tables, room, tab, WantHint("new", 0))
        thinker.go_on.set()
        await tables.side_work.settled()
        assert answers(tab) == {"old": "OtherQuestion", "new": "Hinted"}

    at_home(tmp_path, plan)


def test_the_house_has_room_for_so_many_hints_and_whoever_leaves_wants_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def plan(tables: AllTables) -> None:
        monkeypatch.setattr(side_work, "MOST_HINTS", 3)
        room, tab, thinker = await seated(tables, monkeypatch)
        await ask(tables, room, tab, WantHint("h", 0))
        others = []
        for _ in range(3):
            another = await begun(tables)
            others.append(Tab("0", 0))
            another.enter(others[-1])
            await ask(tables, another, others[-1], WantHint("h", 0))
        assert [answers(each) for each in others] == [{}, {}, {"h": "TooFast"}], (
            "the house has no room for more"
        )
        tables.side_work.drop(others[0])
        thinker.go_on.set()
        await tables.side_work.settled()
        assert answers(others[1]) == answers(tab) == {"h": "Hinted"}

    at_home(tmp_path, plan)


async def elsewhere(tables: AllTables, address: str) -> tuple[Room, Tab]:
    """A table of its own, looked at from an address."""
    room, tab = await begun(tables), Tab("0", 0, address)
    room.enter(tab)
    return room, tab


def test_one_address_cannot_hold_all_the_hints_of_the_house(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def plan(tables: AllTables) -> None:
        thinker = SlowThinker()
        monkeypatch.setattr(tables.bots, "hint", thinker)
        crowd = [await elsewhere(tables, "crowd") for _ in range(side_work.MOST_HINTS)]
        honest = await elsewhere(tables, "honest")
        for room, tab in (*crowd, honest):
            await ask(tables, room, tab, WantHint("h", 0))
        refused = [answers(tab).get("h") for _, tab in crowd].count("TooFast")
        assert refused == side_work.MOST_HINTS - side_work.MOST_HINTS_AN_ADDRESS
        await asyncio.sleep(0)
        assert thinker.asked == side_work.MOST_HINTS_AN_ADDRESS + 1, "nobody waits for one that hangs"
        thinker.go_on.set()
        await tables.side_work.settled()
        assert answers(honest[1]) == {"h": "Hinted"}

    at_home(tmp_path, plan)


def test_who_connects_anew_has_no_more_hints(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def plan(tables: AllTables) -> None:
        room, _, thinker = await seated(tables, monkeypatch)
        thinker.go_on.set()
        now = clock.now()
        monkeypatch.setattr(clock, "now", lambda: now)
        said = []
        for _ in range(side_work.ADDRESS_HINTS_AT_ONCE + 3):
            tab = Tab("0", 0, "crowd")
            await ask(tables, room, tab, WantHint("h", 0))
            await tables.side_work.settled()
            said.append(answers(tab)["h"])
        assert said.count("Hinted") == side_work.ADDRESS_HINTS_AT_ONCE
        other = Tab("0", 0, "honest")
        await ask(tables, room, other, WantHint("h", 0))
        await tables.side_work.settled()
        assert answers(other) == {"h": "Hinted"}

    at_home(tmp_path, plan)


def test_hints_have_a_budget(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def plan(tables: AllTables) -> None:
        room, tab, thinker = await seated(tables, monkeypatch)
        thinker.go_on.set()
        now = clock.now()
        monkeypatch.setattr(clock, "now", lambda: now)
        for number in range(side_work.HINTS_AT_ONCE + 1):
            await ask(tables, room, tab, WantHint(f"h{number}", 0))
            await tables.side_work.settled()
        assert list(answers(tab).values()) == [*["Hinted"] * side_work.HINTS_AT_ONCE, "TooFast"]

    at_home(tmp_path, plan)


def why(message_id: str, seat: int, do: tuple[msgspec.Raw, ...]) -> Why:
    return Why(message_id, seat, do, ())


@pytest.mark.parametrize("kind", [Look, WantRemarks, why])
def test_looks_remarks_and_reasons_are_paid_for_with_the_time_they_take(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: Callable[[str, int, tuple[msgspec.Raw, ...]], Any]
) -> None:
    now, worked = clock.now(), 0.0

    def work() -> float:
        nonlocal worked
        worked += 0.125  # between the two times that it is asked for
        return worked

    async def plan(tables: AllTables) -> None:
        nonlocal now
        room, tab, _ = await seated(tables, monkeypatch)
        monkeypatch.setattr(clock, "now", lambda: now)
        monkeypatch.setattr(time, "thread_time", work)
        for number in range(8):
            await ask(tables, room, tab, kind(f"{number}", 0, ()))
        assert sum(said == "TooFast" for said in answers(tab).values()) == 6, (
            "a quarter of a second is what there is"
        )
        await ask(tables, room, tab, Submit("m", 0, (first_option(room, 0),), 0))
        assert answers(tab)["m"] == "Done", "a move is no such thing"
        now += 4_000
        await ask(tables, room, tab, kind("later", 0, ()))
        assert answers(tab)["later"] != "TooFast"

    at_home(tmp_path, plan)


def test_all_sockets_together_leave_time_for_the_moves(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    now, worked = clock.now(), 0.0

    def work() -> float:
        nonlocal worked
        worked += 0.125
        return worked

    async def plan(tables: AllTables) -> None:
        room = await begun(tables)
        monkeypatch.setattr(clock, "now", lambda: now)
        monkeypatch.setattr(time, "thread_time", work)
        tabs = [Tab("0", 0) for _ in range(10)]
        for tab in tabs:
            for number in range(4):
                await ask(tables, room, tab, WantRemarks(f"{number}", 0, ()))
        told = [said for tab in tabs for said in answers(tab).values()]
        assert told.count("Remarked") == 4, "half a second is what the house has"

    at_home(tmp_path, plan)


def test_a_full_chat_is_not_sent_as_often_as_somebody_asks_for_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = clock.now()

    async def plan(tables: AllTables) -> None:
        nonlocal now
        room, tab, _ = await seated(tables, monkeypatch)
        monkeypatch.setattr(clock, "now", lambda: now)
        room.chat = [Chatted("Anna", 0, "\N{OWL}" * 500, 1)] * 100
        sent = 0
        for number in range(100):
            await ask(tables, room, tab, Show(f"s{number}", 0))
            sent += sum(len(text) for text in tab.waiting if b'"Welcome"' in text[:20])
            tab.waiting.clear()
            tab.bytes = 0
        assert 0 < sent < side_work.SHOWN_AT_ONCE + 250_000
        now += 3_000
        await ask(tables, room, tab, Show("later", 0))
        assert b'"Welcome"' in tab.waiting[-1][:20]

    at_home(tmp_path, plan)


def test_who_asks_for_much_takes_nothing_from_those_who_ask_for_little(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    spent = 0.0
    monkeypatch.setattr(clock, "now", lambda: 1000)
    monkeypatch.setattr(time, "thread_time", lambda: spent)
    house = SideWork()

    def asked(address: str, budget: SideBudget, seconds: float) -> bool:
        nonlocal spent
        try:
            with house.charged(budget, address):
                spent += seconds
        except Denied:
            return False
        return True

    greedy = [asked("a crowd", SideBudget(), 0.2) for _ in range(5)]
    assert greedy == [True, True, True, False, False], "many sockets of an address have no more than it has"
    assert not house._work.has_some(), "the house has nothing left"
    assert [asked("another", SideBudget(), 0.002) for _ in range(10)] == [True] * 10
    assert [asked("a second crowd", SideBudget(), 0.2) for _ in range(3)] == [True, False, False]
