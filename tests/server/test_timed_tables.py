"""Tables where time runs: how they are opened, who may sit where, and what they tell of themselves."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from regency.kernel.errors import Trouble
from regency.kernel.options import describe
from regency.kernel.rules import Rules
from regency.server import play, real_time, saved_table, texts
from regency.server.messages import BotSits, OpenTable, RecoverSeat, SitDown
from regency.server.reasons import (
    NotTimed,
    NotUnderstood,
    OneSeatADevice,
    RealTimeOverDays,
)
from regency.server.saved_table import SavedChair
from regency.server.tables import AllTables
from tests.minis import harvest
from tests.minis.harvest import HARVEST, Harvest, Options

from .rooms import at_home
from .sand_tables import Guest, harvesting, match_of, pick, register, row, stow
from .virtual_time import SlowShelf, pass_time, spend


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    register(monkeypatch)


async def refused(asked: Any) -> object:
    with pytest.raises(Trouble) as error:
        await asked
    return error.value.reason


def test_every_bot_has_a_pace_where_time_runs_and_keeps_it(monkeypatch: pytest.MonkeyPatch) -> None:
    shelf = SlowShelf()
    found: list[str] = []

    async def plan(tables: AllTables) -> None:
        wish = OpenTable(HARVEST.name, ("empty", "greedy", "random"), paces=("", "brisk", ""))
        opened = await tables.open(wish, "0")
        assert opened.timed and [chair.pace for chair in opened.chairs] == ["", "brisk", "steady"]
        changed = await tables.bot(opened.id, "0", BotSits(2, "greedy", "gentle"))
        assert changed.chairs[2].pace == "gentle" and changed.chairs[2].bot == "greedy"
        freed = await tables.bot(opened.id, "0", BotSits(1, "", "gentle"))
        assert freed.chairs[1].kind == "empty" and freed.chairs[1].pace == ""
        found.append(opened.id)

    async def after(tables: AllTables) -> None:
        info = await tables.info(found[0], "0")
        assert info.timed and [chair.pace for chair in info.chairs] == ["", "", "gentle"]

    spend(monkeypatch, plan, shelf)
    spend(monkeypatch, after, shelf.as_it_is())


def test_a_rematch_has_the_same_paces(monkeypatch: pytest.MonkeyPatch) -> None:
    async def plan(tables: AllTables) -> None:
        room, (anna,) = await harvesting(tables, "empty", "random", paces=("", "gentle"))
        await room.propose_end(anna.device, 0)
        again = await tables.rematch(room.table.id, anna.device)
        assert [chair.pace for chair in again.chairs] == ["gentle", ""] and again.timed

    spend(monkeypatch, plan)


def test_what_cannot_be_is_refused_with_a_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    async def plan(tables: AllTables) -> None:
        days = OpenTable(HARVEST.name, ("empty", "empty"), pace="days")
        assert await refused(tables.open(days, "0")) == RealTimeOverDays()
        short = OpenTable(HARVEST.name, ("empty", "random"), paces=("brisk",))
        assert await refused(tables.open(short, "0")) == NotUnderstood()
        untimed = OpenTable("_example", ("empty", "random"), paces=("", "brisk"))
        assert await refused(tables.open(untimed, "0")) == NotTimed()
        opened = await tables.open(OpenTable("_example", ("empty", "empty")), "0")
        assert await refused(tables.bot(opened.id, "0", BotSits(0, "random", "brisk"))) == NotTimed()

    spend(monkeypatch, plan)


def test_no_device_holds_two_seats_where_time_runs_however_it_tries(tmp_path: Path) -> None:
    async def plan(tables: AllTables) -> None:
        opened = await tables.open(OpenTable(HARVEST.name, ("empty", "empty")), "0")
        await tables.sit(opened.id, "0", SitDown(0, "Anna"))
        assert await refused(tables.sit(opened.id, "0", SitDown(1, "Ben"))) == OneSeatADevice()
        await tables.sit(opened.id, "0", SitDown(0, "Annabel"))
        await tables.sit(opened.id, "1", SitDown(1, "Ben"))
        link = await tables.move(opened.id, "1", 1)
        word = await tables.word(opened.id, "1", 1)
        assert await refused(tables.take(link.token, "0")) == OneSeatADevice()
        assert await refused(tables.recover(opened.id, "0", RecoverSeat(1, word.word))) == OneSeatADevice()
        taken = await tables.take(link.token, "2")
        assert taken.chairs[1].yours, "and the link is good still for somebody else"

    async def untimed(tables: AllTables) -> None:
        opened = await tables.open(OpenTable("_example", ("empty", "empty")), "0")
        for seat in range(2):
            await tables.sit(opened.id, "0", SitDown(seat, f"Anna {seat}"))
        assert all(chair.yours for chair in (await tables.info(opened.id, "0")).chairs)

    at_home(tmp_path, plan)
    at_home(tmp_path, untimed)


def test_the_lobby_knows_beforehand_whether_time_will_run(monkeypatch: pytest.MonkeyPatch) -> None:
    class Sometimes(Harvest):
        def timed(self, options: Options) -> bool:
            return options.rounds > 2

    for rules, usual, deciding in ((HARVEST, True, ()), (Sometimes(), False, ("3", "4"))):
        (option,) = describe(rules.options)
        assert texts.option_info(rules, option).timed == deciding
        assert rules.timed(rules.options()) is usual
    assert not any(option.timed for option in texts.game_info("_example").options)
    assert not texts.game_info("_example").timed
    table = saved_table.new_table(HARVEST, OpenTable(HARVEST.name, ("empty",)), "t", "0", 0)
    table.options = {"rounds": 99}
    assert not saved_table.is_timed(HARVEST, table), "options that make no sense"
    assert type(HARVEST).timed is not Rules.timed


def test_chairs_are_kept_as_before_where_there_is_no_pace() -> None:
    kept = msgspec.json.encode(SavedChair("bot", bot="greedy"))
    assert b"pace" not in kept and msgspec.json.decode(kept, type=SavedChair).bot == "greedy"


def test_a_newcomer_is_told_what_happened_in_the_last_minute(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play, "HISTORY", 2)
    monkeypatch.setattr(real_time, "HISTORY", 2)
    monkeypatch.setattr(harvest, "SAND", 6_000_000)

    async def plan(tables: AllTables) -> None:
        room, guests = await harvesting(tables, *["empty"] * 4)
        for guest in guests:
            await guest.send(pick(row(room)[0]))
            await pass_time(10_000)
        newcomer = Guest(room, None)
        await newcomer.join()
        told = newcomer.heard("Welcome")[0]["told"]
        assert [one["entry"] for one in told] == [2, 3, 4, 5, 6], "the start and four picks"
        await pass_time(real_time.REMEMBERED - 25_000)
        await guests[0].send(stow())
        await newcomer.join()
        told = newcomer.heard("Welcome")[0]["told"]
        assert [one["entry"] for one in told] == [5, 6, 7], "longer ago is forgotten"
        await pass_time(10 * real_time.REMEMBERED)
        await guests[1].send(stow())
        await newcomer.join()
        assert [one["entry"] for one in newcomer.heard("Welcome")[0]["told"]] == [7, 8], "a few always"
        again, told_again, _ = await tables.read_log(room)
        room.adopt(again, told_again, {})
        assert [one.entry for one in room.history] == [7, 8] and match_of(room) is again

    spend(monkeypatch, plan)
