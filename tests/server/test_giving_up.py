"""Who gives up hands the chair to a bot for good; all people together end a match, and nobody has won."""

from __future__ import annotations

from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import msgspec
import pytest

from regency.kernel.entries import ENDED, Halt
from regency.kernel.errors import GameOver, Refused
from regency.server.bot_turns import waiting_bot
from regency.server.messages import OpenTable, SitDown
from regency.server.presence import Tab
from regency.server.reasons import Denied, NotAbsent, NothingProposed, NotYourSeat, StillRunning
from regency.server.room import Room
from regency.server.tables import AllTables

from .rooms import at_home, begun, move


def kinds(tab: Tab) -> list[Any]:
    return [msgspec.json.decode(text) for text in tab.waiting]


def test_whoever_gives_up_looks_on_and_a_bot_plays_to_the_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def plan(tables: AllTables) -> None:
        monkeypatch.setattr(tables.bot_turns, "start", lambda _: None)
        room = await begun(tables)
        anna, ben = Tab("0", 0), Tab("1", 1)
        room.enter(anna)
        room.enter(ben)
        link = await tables.move(room.table.id, "1", 1)
        ben.waiting.clear()
        await room.give_up("1", 1)
        notice, welcome = [one for one in kinds(ben) if one["got"] in {"Notice", "Welcome"}]
        assert notice["why"] == {"why": "GaveUp", "seat": 1} and welcome["seat"] is None
        chair = room.info("0").chairs[1]
        assert (chair.name, chair.kind, chair.bot, chair.gave_up, chair.stand_in) == (
            "P1", "person", "greedy", True, False,
        )  # fmt: skip
        assert waiting_bot(room) == 1
        for deed in (room.give_up("1", 1), room.stand_in("1", 1, ""), room.propose_end("1", 1)):
            with pytest.raises(Denied) as denied:
                await deed
            assert denied.value.reason == NotYourSeat(1)
        with pytest.raises(Denied):
            await tables.take(link.token, "1")
        room.gone[1] = 0
        with pytest.raises(Denied) as denied:
            await room.stand_in("0", 1, "random")
        assert denied.value.reason == NotAbsent(1), "there is nobody whom one could miss"
        again = await tables.shelf.table(room.table.id)
        assert again is not None and again.table.chairs[1].gave_up and again.holders == {0: "0"}

    at_home(tmp_path, plan)


def test_nobody_waits_for_the_consent_of_whoever_gave_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def plan(tables: AllTables) -> None:
        monkeypatch.setattr(tables.bot_turns, "start", lambda _: None)
        room = await begun(tables)
        await room.propose_end("0", 0)
        assert room.proposal is not None and room.state() == "playing"
        await room.give_up("1", 1)
        assert room.proposal is None and room.state() == "finished" and room.table.ended

    at_home(tmp_path, plan)


def test_a_match_ends_early_only_when_all_people_agree_and_whatever_is_played_meanwhile(
    tmp_path: Path,
) -> None:
    async def plan(tables: AllTables) -> None:
        room = await begun(tables)
        tab, onlooker = Tab("0", 0), Tab("x", None)
        room.enter(tab)
        room.enter(onlooker)
        await room.propose_end("0", 0)
        proposed = room.proposal
        await move(room)
        await room.take_back("0", 0)
        assert proposed is not None and room.proposal == proposed
        await room.consent("1", 1, proposed.number, False)
        assert room.proposal is None and room.state() == "playing"
        await room.propose_end("1", 1)
        assert room.proposal is not None
        await room.consent("0", 0, room.proposal.number, True)
        assert room.state() == "finished" and room.waited_for() == []
        for one in (tab, onlooker):
            update = [told for told in kinds(one) if told["got"] == "Update"][-1]
            assert update["shared"]["events"] == [{"was": "EndedEarly"}]
            assert update["shared"]["waited_for"] == [] and update["questions"] == []
            assert update["shared"]["outcome"] is None and not update["can_undo"]
        await must_be_over(tables, room)

    at_home(tmp_path, plan)


async def must_be_over(tables: AllTables, room: Room) -> None:
    last = room.running().entries[-1][0]
    assert isinstance(last, Halt) and last.why == ENDED
    info = room.info("0")
    assert info.state == "finished" and info.ended and info.waited_for == ()
    deeds: list[Coroutine[Any, Any, Any]] = [
        room.submit("0", 0, [b'{"do":"LayCard","card":0}'], 0, "late"),
        room.take_back("0", 0),
        room.stand_in("0", 0, "random"),
        room.give_up("0", 0),
        room.propose_end("0", 0),
    ]
    for deed in deeds:
        with pytest.raises(Refused) as refused:
            await deed
        assert refused.value.reason == GameOver()
    assert (await tables.rematch(room.table.id, "0")).state == "waiting"


def test_against_bots_alone_one_ends_the_match_oneself_and_it_stays_ended(tmp_path: Path) -> None:
    async def plan(tables: AllTables) -> None:
        opened = await tables.open(OpenTable("_example", ("empty", "random")), "0")
        await tables.sit(opened.id, "0", SitDown(0, "Anna"))
        with pytest.raises(Denied):
            await (await tables.room(opened.id)).propose_end("0", 0)
        await tables.start(opened.id, "0")
        room = await tables.room(opened.id)
        await tables.bot_turns.rest(room)
        with pytest.raises(Denied) as denied:
            await tables.record(opened.id)
        assert denied.value.reason == StillRunning()
        await room.propose_end("0", 0)
        assert room.state() == "finished" and waiting_bot(room) is None
        data = await tables.record(opened.id)
        assert data.endswith(b"\n") and b'"outcome"' not in data and ENDED.encode() in data
        race = await tables.replays.race(room)
        assert race.final == race.laps[-1].points
        brought = await tables.import_record(data, "1")
        assert brought.ended and brought.state == "finished"
        tables.keeping.drop(opened.id)
        tables._alive.pop(opened.id)
        listed = (await tables.mine("0")).mine[0]
        assert listed.state == "finished" and listed.ended, "as it lies on the disk"
        again = await tables.room(opened.id)
        assert again is not room and again.state() == "finished"
        await must_be_over(tables, again)

    at_home(tmp_path, plan)


def test_what_was_cut_behind_its_end_is_no_record(tmp_path: Path) -> None:
    async def plan(tables: AllTables) -> None:
        room = await begun(tables)
        await move(room)
        await room.propose_end("0", 0)
        assert room.proposal is not None
        await room.consent("1", 1, room.proposal.number, True)
        lines = (await tables.record(room.table.id)).splitlines(keepends=True)
        with pytest.raises(Denied) as denied:
            await tables.import_record(b"".join(lines[:-1]), "1")
        assert denied.value.reason == StillRunning()
        with pytest.raises(Denied) as denied:
            await room.consent("1", 1, 7, True)
        assert denied.value.reason == NothingProposed()

    at_home(tmp_path, plan)
