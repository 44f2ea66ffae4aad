"""Crowds at a table: onlookers cost little, whether they come, go, look or talk."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from regency.server import clock, presence
from regency.server.messages import OpenTable, SitDown
from regency.server.presence import Tab
from regency.server.reasons import Denied, TooFast
from regency.server.room import Room
from regency.server.socket_messages import Chatted
from regency.server.tables import AllTables

from .rooms import at_home, begun


def kinds(tab: Tab) -> list[str]:
    """What waits to be sent to a tab, by its kind."""
    return [msgspec.json.decode(text)["got"] for text in tab.waiting]


async def settled() -> None:
    """Whatever is told together has been told."""
    await asyncio.sleep(2 * presence.LOBBY_EVERY)


def counted(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """For whom it is put into words how the table stands, from now on."""
    asked: list[str] = []
    honest = Room.info

    def info(room: Room, device: str) -> Any:
        asked.append(device)
        return honest(room, device)

    monkeypatch.setattr(Room, "info", info)
    return asked


def test_a_crowd_that_comes_and_goes_at_once_is_told_to_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def plan(tables: AllTables) -> None:
        room = await begun(tables)
        anna = Tab("0", 0)
        room.enter(anna)
        await settled()
        anna.waiting.clear()
        asked = counted(monkeypatch)
        crowd = [Tab(f"onlooker {number}", None) for number in range(150)]
        for tab in crowd:
            room.enter(tab)
        for tab in crowd:
            room.leave(tab)
        await settled()
        assert asked == [] and kinds(anna) == []

    at_home(tmp_path, plan)


def test_how_many_look_on_is_counted_by_device_and_told_together(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence, "WATCHERS_EVERY", 0.05)

    async def plan(tables: AllTables) -> None:
        room = await begun(tables)
        anna = Tab("0", 0)
        room.enter(anna)
        await settled()
        anna.waiting.clear()
        crowd = [Tab(f"onlooker {number // 2}", None) for number in range(60)]
        for tab in crowd:
            room.enter(tab)
        await settled()
        assert [watching(text) for text in anna.waiting] == [30], "told once, each device once"
        anna.waiting.clear()
        for tab in crowd[1:]:
            room.leave(tab)
        await settled()
        assert [watching(text) for text in anna.waiting] == [1]
        assert room.info("0").watching == 1

    at_home(tmp_path, plan)


def watching(text: bytes) -> int:
    return int(msgspec.json.decode(text)["table"]["watching"])


def test_what_changes_is_worked_out_once_for_all_onlookers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def plan(tables: AllTables) -> None:
        room = await begun(tables)
        crowd = [Tab(f"onlooker {number}", None) for number in range(150)]
        people = [Tab("0", 0), Tab("1", 1)]
        for tab in (*crowd, *people):
            room.enter(tab)
        await settled()
        asked = counted(monkeypatch)
        room.tell_lobby()
        await settled()
        assert sorted(asked) == ["", "0", "1"]
        assert {kinds(tab)[-1] for tab in (*crowd, *people)} == {"Lobby"}

    at_home(tmp_path, plan)


def test_changes_in_quick_succession_are_told_together_and_the_last_counts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def plan(tables: AllTables) -> None:
        room = await begun(tables)
        anna, bernd = Tab("0", 0), Tab("1", 1)
        room.enter(anna)
        await settled()
        anna.waiting.clear()
        for _ in range(100):
            room.enter(bernd)
            room.leave(bernd)
        await asyncio.sleep(0)
        assert len(anna.waiting) == 1, "what happens in one turn of the loop"
        monkeypatch.setattr(presence, "LOBBY_EVERY", 3600.0)
        for _ in range(100):
            room.enter(bernd)
            await asyncio.sleep(0)
            room.leave(bernd)
        room.enter(bernd)
        assert len(anna.waiting) == 1, "what happens before it is time again"
        room._tell_lobby()
        assert msgspec.json.decode(anna.waiting[-1])["table"]["chairs"][1]["here"]

    at_home(tmp_path, plan)


def test_a_change_is_told_at_once_where_nothing_was_told_just_now(tmp_path: Path) -> None:
    async def plan(tables: AllTables) -> None:
        room = await begun(tables)
        anna = Tab("0", 0)
        room.enter(anna)
        await asyncio.sleep(0)
        assert kinds(anna) == ["Lobby"]

    at_home(tmp_path, plan)


def test_a_device_is_here_as_long_as_one_of_its_tabs_is(tmp_path: Path) -> None:
    async def plan(tables: AllTables) -> None:
        room = await begun(tables)
        first, second = Tab("0", 0), Tab("0", 0)
        room.enter(first)
        room.enter(second)
        room.leave(first)
        room.leave(first)
        assert room.here() == {0} and 0 not in room.gone and 1 in room.gone
        room.leave(second)
        assert room.here() == set() and 0 in room.gone

    at_home(tmp_path, plan)


def test_whoever_sits_down_with_the_page_open_is_not_missed(tmp_path: Path) -> None:
    async def plan(tables: AllTables) -> None:
        opened = await tables.open(OpenTable("_example", ("empty", "empty")), "0")
        room = await tables.room(opened.id)
        tab = Tab("0", None)
        room.enter(tab)
        await tables.sit(opened.id, "0", SitDown(0, "Anna"))
        assert 0 not in room.gone
        room.leave(tab)
        assert 0 in room.gone

    at_home(tmp_path, plan)


async def spoken(room: Room, tab: Tab, times: int) -> int:
    """How many of so many words are let through."""
    let, reasons = 0, set()
    for number in range(times):
        try:
            await room.say(tab, f"word {number}")
            let += 1
        except Denied as denied:
            reasons.add(type(denied.reason))
    assert reasons <= {TooFast}
    return let


def test_onlookers_talk_less_than_players_and_a_crowd_of_them_no_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = clock.now()

    async def plan(tables: AllTables) -> None:
        nonlocal now
        room = await begun(tables)
        monkeypatch.setattr(clock, "now", lambda: now)
        players, crowd = [Tab("0", 0), Tab("1", 1)], [Tab(f"onlooker {n}", None) for n in range(50)]
        for tab in (*players, *crowd):
            room.enter(tab)
        assert await spoken(room, crowd[0], 20) == 3
        assert [await spoken(room, tab, 20) for tab in crowd[1:]] == [3, 3, 1, *[0] * 46], "ten for them all"
        assert [await spoken(room, tab, 40) for tab in players] == [15, 15], "nobody took anything from these"
        assert await spoken(room, Tab("0", 0), 5) == 0, "another tab of the same device"
        now += 4_000
        assert [await spoken(room, tab, 20) for tab in (players[0], *crowd[:3])] == [4, 0, 0, 0]
        now += 1_000
        assert [await spoken(room, tab, 20) for tab in (*crowd[:3], crowd[9])] == [1, 1, 0, 0]

    at_home(tmp_path, plan)


def test_what_is_kept_of_a_chat_is_little_and_onlookers_push_no_player_out() -> None:
    said = [Chatted("Anna", 0, f"word {n}", n) for n in range(60)]
    shouted = [Chatted("", None, f"shout {n}", n) for n in range(60, 300)]
    kept = presence.remembered([*said, *shouted])
    assert kept == [*said, *shouted[-30:]]
    assert len(presence.remembered(said * 3)) == 100
    loud = [Chatted("Anna", 0, "\N{OWL}" * 500, n) for n in range(100)]
    kept = presence.remembered(loud)
    assert kept == loud[-len(kept) :] and len(kept) > 10
    assert len(msgspec.json.encode(kept)) < 33_000, "207 kB before"


def test_a_newcomer_is_sent_little_however_much_was_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = clock.now()

    async def plan(tables: AllTables) -> None:
        nonlocal now
        room = await begun(tables)
        monkeypatch.setattr(clock, "now", lambda: now)
        anna = Tab("0", 0)
        for _ in range(100):
            now += 1_000
            await room.say(anna, "\N{OWL}" * 500)
        assert len(room.welcome(anna, -1)) < 60_000

    at_home(tmp_path, plan)


def test_when_a_game_begins_onlookers_share_what_is_worked_out_for_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def plan(tables: AllTables) -> None:
        opened = await tables.open(OpenTable("_example", ("empty", "random")), "0")
        await tables.sit(opened.id, "0", SitDown(0, "Anna"))
        room = await tables.room(opened.id)
        crowd = [Tab(f"onlooker {number}", None) for number in range(100)]
        for tab in (Tab("0", None), *crowd):
            room.enter(tab)
        await settled()
        asked = counted(monkeypatch)
        await room.start("0")
        assert len(asked) == 2, "once for whoever sits there, once for all others"
        assert {kinds(tab)[-1] for tab in crowd} == {"Welcome"}

    at_home(tmp_path, plan)
