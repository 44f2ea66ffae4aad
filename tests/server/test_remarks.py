"""What the server says of each option beforehand, behind a chain of choices too, in every game."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import msgspec
import pytest

from regency import games
from regency.kernel.edge import draw
from regency.kernel.match import AnyMatch, Match
from regency.kernel.rng import stream, stretch
from regency.kernel.rules import calmest
from regency.server import side_work, socket_session
from regency.server.presence import Tab
from regency.server.room import Room
from regency.server.side_work import SideWork
from regency.server.socket_messages import Look, WantRemarks
from regency.server.tables import AllTables

from .test_leaks import Inline, room_around

ENTRIES = 12


async def answer(room: Room, tab: Tab, message: Any) -> Any:
    tables = AllTables.__new__(AllTables)
    tables.bots = Inline(1)
    tables.side_work = SideWork()
    await socket_session.answered(tables, room, tab, msgspec.json.encode(message))
    return json.loads(tab.waiting.pop())


async def remarked(match: AnyMatch) -> tuple[int, int]:
    """What whoever is asked is told now, and behind the first choice that another one completes: how much."""
    seat = match.waited_for()[0]
    room, tab = room_around(match, match.state.clone()), Tab(f"device {seat}", seat)
    remarks = (await answer(room, tab, WantRemarks("r", seat, ())))["remarks"]
    assert len(remarks) == len(match.asks(seat))
    found = [remark for each in remarks for remark in each]
    options = match.options(seat)
    assert len(found) == len(options)
    rng = stream(stretch(6), "members", 0)
    for option in options[:: max(1, len(options) // 10)]:
        chain = (msgspec.Raw(msgspec.json.encode(draw([option], rng))),)
        previewed = await answer(room, tab, Look("l", seat, chain))
        if previewed["nested"]:
            behind = (await answer(room, tab, WantRemarks("n", seat, chain)))["remarks"]
            assert [len(each) for each in behind] == [len(each["options"]) for each in previewed["questions"]]
            return len(options) - found.count(None), len(behind)
    return len(options) - found.count(None), 0


def test_costs_and_gains_of_every_option_are_told_on_request(monkeypatch: pytest.MonkeyPatch) -> None:
    for budget in ("WORK_AT_ONCE", "HOUSE_WORK_AT_ONCE"):
        monkeypatch.setattr(side_work, budget, 1e9)
    told = nested = 0
    for game in games.ALL:
        rules = games.load(game)
        match: AnyMatch = Match.start(rules, rules.seats[0], calmest(rules), seed=6)
        rng = stream(stretch(6), "remarks", 0)
        for _ in range(ENTRIES):
            said, behind = asyncio.run(remarked(match))
            told, nested = told + said, nested + behind
            seat = match.waited_for()[0]
            options = match.options(seat)
            match.submit(seat, draw([options[rng.below(len(options))]], rng))
            if match.outcome() is not None:
                break
    assert told > 0 and nested > 0, "some game remarks on something, and asks on"
