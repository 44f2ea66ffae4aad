"""What a game reckons for its board: whole at first, then what changed, to each reader its own."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from regency import games
from regency.kernel.core import AnyView, Sight
from regency.kernel.rules import AnyRules, Rules
from regency.server import encoding
from regency.server.presence import Tab
from regency.server.room import Room
from regency.server.tables import AllTables

from .rooms import at_home, begun, move


def reckoned(rules: AnyRules, me: AnyView) -> Mapping[str, Any]:
    """Something that changes seldom, something that swings, and something of the reader's own."""
    entry = me.clock.entry
    return {"third": entry // 3, "odd": entry % 2, "mine": me.seat if isinstance(me, Sight) else None}


@pytest.fixture
def reckoning(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(games.load("_example")), "figures", reckoned)


def enter(room: Room, device: str, seat: int | None) -> Tab:
    """A tab that is told everything."""
    tab = Tab(device, seat)
    room.enter(tab)
    tab.push(room.welcome(tab, -1))
    return tab


def told(tab: Tab) -> list[dict[str, Any]]:
    """The figures of all frames that wait for a tab."""
    frames = [json.loads(frame) for frame in tab.waiting]
    sent = [frame for frame in frames if frame["got"] in {"Welcome", "Update"}]
    return [frame["sight"]["figures"] if frame["got"] == "Welcome" else frame["figures"] for frame in sent]


def known(tab: Tab) -> dict[str, Any]:
    """What a tab makes of them, one after the other."""
    return {name: value for some in told(tab) for name, value in some.items()}


@pytest.mark.usefixtures("reckoning")
def test_only_what_changed_is_sent(tmp_path: Path) -> None:
    async def plan(tables: AllTables) -> None:
        room = await begun(tables)
        tab = enter(room, "a stranger", None)
        for _ in range(3):
            await move(room)
        first, *later = told(tab)
        assert set(first) == {"third", "odd", "mine"}
        assert [set(some) for some in later] == [{"odd"}, {"odd"}, {"odd", "third"}]

    at_home(tmp_path, plan)


@pytest.mark.usefixtures("reckoning")
def test_whoever_comes_late_or_again_knows_the_same(tmp_path: Path) -> None:
    async def plan(tables: AllTables) -> None:
        room = await begun(tables)
        early = enter(room, "0", 0)
        await move(room)
        gone = enter(room, "1", 1)
        room.leave(gone)
        await move(room)
        late, watching = enter(room, "1", 1), enter(room, "a stranger", None)
        for _ in range(4):
            await move(room)
            entry = room.running().state.clock.entry
            for tab, mine in ((early, 0), (late, 1), (watching, None)):
                assert known(tab) == {"third": entry // 3, "odd": entry % 2, "mine": mine}

    at_home(tmp_path, plan)


def test_a_game_that_reckons_nothing_is_sent_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(games.load("_example")), "figures", Rules.figures)

    async def plan(tables: AllTables) -> None:
        room = await begun(tables)
        tab = enter(room, "0", 0)
        await move(room)
        assert told(tab) == [{}, {}]

    at_home(tmp_path, plan)


@pytest.mark.usefixtures("reckoning")
def test_a_replay_has_them_too(tmp_path: Path) -> None:
    async def plan(tables: AllTables) -> None:
        room = await begun(tables)
        match = room.running()
        found = [
            encoding.sight_frame(room.rules, match.watch()),
            encoding.sight_frame(room.rules, match.look(1)),
            encoding.open_frame(room.rules, match.state),
        ]
        assert [json.loads(bytes(frame))["figures"]["mine"] for frame in found] == [None, 1, None]

    at_home(tmp_path, plan)
