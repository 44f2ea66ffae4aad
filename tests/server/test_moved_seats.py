"""Seats that move between devices: the old one is told, and what was lost comes back."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from regency.server import clock, seat_words
from regency.server.messages import OpenTable, RecoverSeat, SitDown
from regency.server.presence import Tab
from regency.server.reasons import (
    Denied,
    NobodyToAsk,
    NotYourSeat,
    OneAtATime,
    ProposalDeclined,
    StillHere,
    TooFast,
    WrongWord,
)
from regency.server.room import Room
from regency.server.tables import AllTables

from .rooms import at_home, begun, move


def told(tab: Tab) -> list[Any]:
    """What waits to be sent to a tab, how the table stands aside; nothing waits afterwards."""
    found = [msgspec.json.decode(text) for text in tab.waiting]
    tab.waiting.clear()
    return [one for one in found if one["got"] != "Lobby"]


def test_the_old_device_is_told_that_its_seat_has_moved_and_looks_on(tmp_path: Path) -> None:
    async def plan(tables: AllTables) -> None:
        room = await begun(tables)
        old, other, ben = Tab("0", 0), Tab("0", None), Tab("1", 1)
        for tab in (old, other, ben):
            room.enter(tab)
            told(tab)
        link = await tables.move(room.table.id, "0", 0)
        await tables.take(link.token, "phone")
        notice, welcome = told(old)
        assert notice == {"got": "Notice", "seat": 0, "why": {"why": "SeatMoved", "seat": 0}}
        assert welcome["got"] == "Welcome" and welcome["seat"] is None and "own" not in welcome["sight"]
        assert [one["got"] for one in told(other) + told(ben)] == []

    at_home(tmp_path, plan)


async def of_three(tables: AllTables) -> Room:
    opened = await tables.open(OpenTable("_example", ("empty",) * 3), "0")
    for seat in range(3):
        await tables.sit(opened.id, str(seat), SitDown(seat, f"P{seat}"))
    await tables.start(opened.id, "0")
    return await tables.room(opened.id)


def test_a_lost_seat_is_given_back_when_all_others_agree(tmp_path: Path) -> None:
    async def plan(tables: AllTables) -> None:
        room = await of_three(tables)
        new, ben = Tab("new", None), Tab("1", 1)
        for tab in (new, ben):
            room.enter(tab)
        link = await tables.move(room.table.id, "0", 0)
        await room.ask_seat("new", 0)
        proposed = room.proposal
        assert proposed is not None and (proposed.kind, proposed.seat, proposed.agreed) == ("seat", 0, ())
        await room.consent("1", 1, proposed.number, True)
        assert room.devices[0] == "0", "not before all have agreed"
        await move(room)
        for tab in (new, ben):
            told(tab)
        assert room.proposal is not None, "the game went on meanwhile"
        await room.consent("2", 2, proposed.number, True)
        assert room.devices == {0: "new", 1: "1", 2: "2"} and room.proposal is None
        (welcome,) = told(new)
        assert welcome["got"] == "Welcome" and welcome["seat"] == 0 and welcome["sight"]["own"]["hand"]
        assert told(ben) == []
        with pytest.raises(Denied):
            await room.submit("0", 0, [b"{}"], 0, "late")
        with pytest.raises(Denied):
            await tables.take(link.token, "0")
        again = await tables.shelf.table(room.table.id)
        assert again is not None and again.holders[0] == "new"

    at_home(tmp_path, plan)


def test_nobody_is_unseated_who_is_here_or_comes_back(tmp_path: Path) -> None:
    async def plan(tables: AllTables) -> None:
        room = await begun(tables)
        anna, stranger = Tab("0", 0), Tab("second browser of 1", None)
        for tab in (anna, stranger):
            room.enter(tab)
        with pytest.raises(Denied) as denied:
            await room.ask_seat("second browser of 1", 0)
        assert denied.value.reason == StillHere(0)
        room.leave(anna)
        await room.ask_seat("second browser of 1", 0)
        room.enter(anna)
        assert room.proposal is not None
        with pytest.raises(Denied) as denied:
            await room.consent("1", 1, room.proposal.number, True)
        assert denied.value.reason == StillHere(0) and room.devices == {0: "0", 1: "1"}

    at_home(tmp_path, plan)


@pytest.mark.parametrize("leaving", ["gives up", "bot"])
def test_a_seat_is_not_had_because_nobody_is_left_to_ask(tmp_path: Path, leaving: str) -> None:
    async def plan(tables: AllTables) -> None:
        room = await begun(tables)
        room.enter(Tab("stranger", None))
        await room.ask_seat("stranger", 0)
        if leaving == "bot":
            await room.stand_in("1", 1, "random")
        else:
            await room.give_up("1", 1)
        assert room.devices[0] == "0" and room.proposal is None

    at_home(tmp_path, plan)


@pytest.mark.parametrize("how", ["word", "link", "gives up"])
def test_a_claim_ends_with_the_seat_that_it_was_about(tmp_path: Path, how: str) -> None:
    async def plan(tables: AllTables) -> None:
        room = await of_three(tables)
        word = await room.new_word("0", 0)
        link = await tables.move(room.table.id, "0", 0)
        room.enter(Tab("stranger", None))
        await room.ask_seat("stranger", 0)
        if how == "word":
            await room.recover("laptop", 0, word)
        elif how == "link":
            await tables.take(link.token, "laptop")
        else:
            await room.give_up("0", 0)
        assert room.proposal is None and room.devices.get(0) == (None if how == "gives up" else "laptop")

    at_home(tmp_path, plan)


def test_who_asked_and_left_is_in_nobody_s_way(tmp_path: Path) -> None:
    async def plan(tables: AllTables) -> None:
        room = await begun(tables)
        stranger, owner = Tab("stranger", None), Tab("new", None)
        room.enter(stranger)
        await room.ask_seat("stranger", 0)
        room.leave(stranger)
        assert room.proposal is not None
        with pytest.raises(Denied):
            await room.consent("1", 1, room.proposal.number, True)
        await room.ask_seat("stranger", 0)
        room.enter(owner)
        await room.ask_seat("new", 0)
        assert room.proposal is not None
        await room.consent("1", 1, room.proposal.number, True)
        assert room.devices[0] == "new"

    at_home(tmp_path, plan)


def test_other_seats_of_a_lost_device_cannot_answer(tmp_path: Path) -> None:
    async def plan(tables: AllTables) -> None:
        opened = await tables.open(OpenTable("_example", ("empty",) * 2), "0")
        for seat in range(2):
            await tables.sit(opened.id, "0", SitDown(seat, f"P{seat}"))
        await tables.start(opened.id, "0")
        room = await tables.room(opened.id)
        room.enter(Tab("new", None))
        with pytest.raises(Denied) as denied:
            await room.ask_seat("new", 0)
        assert denied.value.reason == NobodyToAsk()

    at_home(tmp_path, plan)


def test_whoever_asks_for_a_seat_must_not_hold_one_nor_disturb(tmp_path: Path) -> None:
    async def plan(tables: AllTables) -> None:
        room = await of_three(tables)
        ben = Tab("1", 1)
        room.enter(ben)
        await room.give_up("2", 2)
        for device, seat in (("1", 0), ("new", 2), ("new", 7)):
            with pytest.raises(Denied) as denied:
                await room.ask_seat(device, seat)
            assert denied.value.reason == NotYourSeat(seat)
        room.enter(Tab("new", None))
        await room.ask_seat("new", 0)
        for _ in range(3):
            with pytest.raises(Denied) as denied:
                await room.ask_seat("another", 0)
            assert denied.value.reason == OneAtATime()
        assert room.proposal is not None
        await room.consent("0", 0, room.proposal.number, False)
        assert room.proposal is None and room.devices[0] == "0", "the old device is there and says no"
        voided = [one for one in told(ben) if one["got"] == "Voided"]
        assert voided[-1]["why"] == {"why": ProposalDeclined.__name__, "seat": 0}
        await room.stand_in("1", 1, "random")
        with pytest.raises(Denied) as denied:
            await room.ask_seat("new", 0)
        assert denied.value.reason == NobodyToAsk()

    at_home(tmp_path, plan)


def test_onlookers_ask_for_seats_seldom(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    now = clock.now()

    async def plan(tables: AllTables) -> None:
        nonlocal now
        monkeypatch.setattr(clock, "now", lambda: now)
        room = await of_three(tables)

        async def asks() -> None:
            await room.ask_seat("new", 0)
            assert room.proposal is not None
            await room.consent("1", 1, room.proposal.number, False)

        for _ in range(3):
            await asks()
        with pytest.raises(Denied) as denied:
            await asks()
        assert denied.value.reason == TooFast() and room.proposal is None
        now += 30_000
        await asks()

    at_home(tmp_path, plan)


def test_a_word_brings_the_seat_back_once_and_is_kept_nowhere(tmp_path: Path) -> None:
    async def plan(tables: AllTables) -> None:
        room = await begun(tables)
        table = room.table.id
        first = (await tables.word(table, "0", 0)).word
        word = (await tables.word(table, "0", 0)).word
        assert first != word and len(word) == 14
        kept = await tables.shelf.table(table)
        assert kept is not None and word.encode() not in msgspec.json.encode(kept.table)
        with pytest.raises(Denied) as denied:
            await tables.word(table, "1", 0)
        assert denied.value.reason == NotYourSeat(0)
        wrong = [(0, first), (1, word), (2, word), (15, word), (0, "?")]
        for seat, said in wrong[:4]:
            with pytest.raises(Denied) as denied:
                await tables.recover(table, "new", RecoverSeat(seat, said))
            assert (denied.value.reason, denied.value.status) == (WrongWord(), 403)
        info = await tables.recover(table, "new", RecoverSeat(0, f" {word.upper().replace('-', ' ')} "))
        assert info.chairs[0].yours and room.devices[0] == "new"
        with pytest.raises(Denied) as denied:
            await tables.recover(table, "0", RecoverSeat(0, word))
        assert denied.value.reason == TooFast()

    at_home(tmp_path, plan)


def test_a_word_is_spent_and_words_are_tried_seldom(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    now = clock.now()

    async def plan(tables: AllTables) -> None:
        nonlocal now
        monkeypatch.setattr(clock, "now", lambda: now)
        room = await begun(tables)
        table = room.table.id
        word = (await tables.word(table, "0", 0)).word
        await tables.recover(table, "new", RecoverSeat(0, word))
        for _ in range(4):
            with pytest.raises(Denied) as denied:
                await tables.recover(table, "0", RecoverSeat(0, word))
            assert denied.value.reason == WrongWord(), "it was good for once"
        with pytest.raises(Denied) as denied:
            await tables.recover(table, "0", RecoverSeat(0, word))
        assert denied.value.reason == TooFast()
        now += 30_000
        with pytest.raises(Denied) as denied:
            await tables.recover(table, "0", RecoverSeat(0, word))
        assert denied.value.reason == WrongWord()

    at_home(tmp_path, plan)


def test_words_are_easily_said_and_hard_to_guess() -> None:
    words = {seat_words.made() for _ in range(500)}
    assert len(words) == 500
    assert all(len(word) == 14 and word.replace("-", "").isalpha() for word in words)
    marks = {seat_words.fingerprint(table, seat, "bado") for table in "ab" for seat in range(3)}
    assert len(marks) == 6 and seat_words.NONE not in marks
