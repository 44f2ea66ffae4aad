"""What a table decides together: undoing far back holds nobody else up, and consent is to what was seen."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path
from typing import Any
from uuid import uuid4

import msgspec
import pytest

from regency import games
from regency.kernel import apply
from regency.kernel import match as matches
from regency.kernel.entries import Undo
from regency.kernel.errors import OtherQuestion, Refused
from regency.kernel.match import AnyMatch, Match
from regency.kernel.rng import stream, stretch
from regency.server import clock, play, proposals
from regency.server.bot_turns import waiting_bot
from regency.server.messages import OpenTable, SitDown
from regency.server.presence import Tab
from regency.server.reasons import Denied, MatchTooLong, NotAbsent, NothingProposed, TooFast, TooManyUndos
from regency.server.room import Room
from regency.server.socket_messages import Proposal
from regency.server.tables import AllTables

from .rooms import at_home, begun, move


async def waiting_for_a_raven(tables: AllTables) -> Room:
    """A table where all cards have been turned and one seat is asked whose hand to look into.

    The last move was not the first seat's, so that whatever it takes back needs consent; and it is not
    the first audience, so that there is something to fold.
    """
    while True:
        room = await begun(tables)
        while room.running().outcome() is None:
            played = room.running()
            if len(room.waited_for()) == 1 and played.last_played() == 1 and len(played.entries) > 2:
                return room
            await move(room)


def test_an_agreed_undo_is_folded_beside_the_loop_and_other_tables_play_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folding, go_on = threading.Event(), threading.Event()
    honest = apply.carry_out

    def slow(*given: Any) -> Any:
        if threading.current_thread() is not threading.main_thread():
            folding.set()
            assert go_on.wait(60), "the loop went on meanwhile"
        return honest(*given)

    async def plan(tables: AllTables) -> None:
        room, other = await waiting_for_a_raven(tables), await begun(tables)
        monkeypatch.setattr(matches, "carry_out", slow)
        assert await room.take_back("0", 0) is None
        assert room.proposal is not None
        agreeing = asyncio.create_task(room.consent("1", 1, room.proposal.number, True))
        while not folding.is_set():
            assert not agreeing.done(), "it was folded"
            await asyncio.sleep(0.001)
        tab = Tab("0", 0)
        other.enter(tab)
        for _ in range(6):
            await asyncio.wait_for(move(other), 60)
        held = asyncio.create_task(move(room))
        await asyncio.sleep(0.02)
        assert not held.done(), "only this table waits"
        go_on.set()
        await agreeing
        with pytest.raises(Refused) as refused:
            await held
        assert refused.value.reason == OtherQuestion(), "the question that it answered is gone"
        last = room.running().entries[-1][0]
        assert isinstance(last, Undo) and last.agreed and last.seat == 0
        assert room.waited_for() == [0, 1]

    at_home(tmp_path, plan)


def test_what_all_agreed_to_is_done_even_if_the_last_of_them_leaves(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folding, go_on = threading.Event(), threading.Event()
    honest = Match.before

    def slow(match: AnyMatch, number: int) -> Any:
        folding.set()
        assert go_on.wait(60)
        return honest(match, number)

    async def plan(tables: AllTables) -> None:
        room = await waiting_for_a_raven(tables)
        monkeypatch.setattr(Match, "before", slow)
        assert await room.take_back("0", 0) is None and room.proposal is not None
        agreeing = asyncio.create_task(room.consent("1", 1, room.proposal.number, True))
        while not folding.is_set():
            await asyncio.sleep(0.001)
        agreeing.cancel()
        with pytest.raises(asyncio.CancelledError):
            await agreeing
        go_on.set()
        while room._deciding:
            await asyncio.sleep(0.001)
        last = room.running().entries[-1][0]
        assert isinstance(last, Undo) and last.agreed and room.proposal is None

    at_home(tmp_path, plan)


def test_what_was_made_ready_is_what_would_have_been_folded() -> None:
    rng = stream(stretch(4), "undo", 0)
    played: list[AnyMatch] = [Match.start(games.load("_example"), 3, seed=4) for _ in range(2)]
    for _ in range(14):
        seat = played[0].waited_for()[0]
        options = played[0].options(seat)
        action: Any = options[rng.below(len(options))]
        for match in played:
            match.submit(seat, action, at=match.state.clock.at + 7)
    for seat in (1, 0):
        number = played[0].last_of(seat)
        at = played[0].state.clock.at + 1
        played[0].apply(Undo(at, seat, number, agreed=True), played[0].before(number))
        played[1].apply(Undo(at, seat, number, agreed=True))
        assert list(played[0].entries) == list(played[1].entries)
        assert played[0].notes == played[1].notes


def test_consent_counts_for_what_was_seen(tmp_path: Path) -> None:
    async def plan(tables: AllTables) -> None:
        room = await waiting_for_a_raven(tables)
        await room.take_back("0", 0)
        first = room.proposal
        await room.take_back("0", 0)
        assert first is not None and room.proposal is not None and first.number != room.proposal.number
        with pytest.raises(Denied) as denied:
            await room.consent("1", 1, first.number, True)
        assert denied.value.reason == NothingProposed() and room.proposal.agreed == (0,)

    at_home(tmp_path, plan)


async def with_a_bot(tables: AllTables, monkeypatch: pytest.MonkeyPatch) -> tuple[Room, list[Tab]]:
    """Two people and a bot that moves when it is told to; both people have laid their first card."""
    monkeypatch.setattr(tables.bot_turns, "start", lambda _: None)
    opened = await tables.open(OpenTable("_example", ("empty", "empty", "random")), "0")
    for seat in range(2):
        await tables.sit(opened.id, str(seat), SitDown(seat, f"P{seat}"))
    await tables.start(opened.id, "0")
    room = await tables.room(opened.id)
    tabs = [Tab("0", 0), Tab("1", 1), Tab("onlooker", None)]
    for tab in tabs:
        room.enter(tab)
    await move(room)
    await move(room)
    return room, tabs


async def bot_moves(room: Room) -> None:
    match = room.running()
    action: Any = match.options(2)[0]
    assert await room.act_for(2, action, match.state.clock.entry)


def voided(tab: Tab) -> list[Any]:
    """What a tab was told to be void, and why."""
    told = [msgspec.json.decode(text) for text in tab.waiting]
    return [(one["number"], one["why"]) for one in told if one["got"] == "Voided"]


def test_a_proposal_outlasts_what_a_bot_does_which_is_taken_back_with_the_rest(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def plan(tables: AllTables) -> None:
        room, tabs = await with_a_bot(tables, monkeypatch)
        hand = list(room.running().look(0).own.hand)
        assert await room.take_back("0", 0) is None
        proposed = room.proposal
        assert proposed is not None and proposed.entry == 0, "what it is about"
        await bot_moves(room)
        assert room.proposal == proposed and len(room.running().entries) == 3
        await room.consent("1", 1, proposed.number, True)
        last = room.running().entries[-1][0]
        assert isinstance(last, Undo) and last.agreed and last.to == 0
        assert room.waited_for() == [0, 1, 2] and room.running().look(0).own.hand != hand
        assert room.proposal is None and voided(tabs[0]) == [], "it was carried out"

    at_home(tmp_path, plan)


def test_everybody_is_told_when_and_why_a_proposal_is_void(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def plan(tables: AllTables) -> None:
        room, tabs = await with_a_bot(tables, monkeypatch)
        expected: list[Any] = []
        await room.take_back("0", 0)
        assert room.proposal is not None
        first = room.proposal.number
        await room.consent("1", 1, first, False)
        expected.append((first, {"why": "ProposalDeclined", "seat": 1}))
        await room.take_back("0", 0)
        await room.take_back("0", 0)
        expected.append((first + 1, {"why": "ProposalReplaced", "seat": 0}))
        assert await room.take_back("1", 1) == 3, "its own last step, at once"
        expected.append((first + 2, {"why": "ProposalUndone", "seat": 1}))
        await room.take_back("0", 0)
        await move(room)
        expected.append((first + 3, {"why": "ProposalOvertaken", "seat": 1}))
        assert [voided(tab) for tab in tabs] == [expected] * 3 and room.proposal is None
        with pytest.raises(Denied):
            await room.consent("1", 1, first + 3, True)

    at_home(tmp_path, plan)


def test_a_match_that_ends_ends_what_is_proposed(tmp_path: Path) -> None:
    async def plan(tables: AllTables) -> None:
        room = await begun(tables)
        tab = Tab("0", 0)
        while room.running().outcome() is None:
            await move(room)
        room.enter(tab)
        room.proposal = Proposal(7, "undo", 0, 0, "", (0,), 0)
        room.overtaken(room.running().entries[-1][0])
        assert room.proposal is None and voided(tab) == [(7, {"why": "ProposalEnded"})]

    at_home(tmp_path, plan)


def test_nobody_waits_for_the_consent_of_somebody_whom_a_bot_relieves(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def plan(tables: AllTables) -> None:
        room, _ = await with_a_bot(tables, monkeypatch)
        await room.take_back("0", 0)
        assert room.proposal is not None
        await room.stand_in("1", 1, "random")
        last = room.running().entries[-1][0]
        assert room.proposal is None and isinstance(last, Undo) and last.agreed

    at_home(tmp_path, plan)


def test_whoever_plays_against_bots_alone_takes_back_at_once_what_they_answered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def plan(tables: AllTables) -> None:
        room, tabs = await with_a_bot(tables, monkeypatch)
        assert room.may_undo() == {1}, "two people: the last step alone"
        await room.stand_in("1", 1, "random")
        assert room.may_undo() == {0, 1}, "Ben could still take it up again; Anna need ask nobody"
        await bot_moves(room)
        entries = len(room.running().entries)
        assert room.may_undo() == {0} and told_undo(tabs[0]) and not told_undo(tabs[2])
        assert await room.take_back("0", 0) == entries + 1
        last = room.running().entries[-1][0]
        assert isinstance(last, Undo) and last.to == 0 and room.proposal is None
        assert room.may_undo() == set() and not told_undo(tabs[0]), "nothing of hers is left"

    at_home(tmp_path, plan)


def told_undo(tab: Tab) -> bool:
    """What a tab was told last of taking back."""
    told = [msgspec.json.decode(text) for text in tab.waiting]
    return bool([one["can_undo"] for one in told if one["got"] == "Update"][-1])


def test_no_bot_sits_down_for_somebody_who_came_back_meanwhile(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def plan(tables: AllTables) -> None:
        opened = await tables.open(OpenTable("_example", ("empty",) * 3), "0")
        for seat in range(3):
            await tables.sit(opened.id, str(seat), SitDown(seat, f"P{seat}"))
        await tables.start(opened.id, "0")
        room = await tables.room(opened.id)
        tabs = [Tab("0", 0), Tab("2", 2)]
        for tab in tabs:
            room.enter(tab)
        room.gone[1] = 0
        await room.stand_in("0", 1, "random")
        assert room.proposal is not None and room.proposal.entry == -1
        number = room.proposal.number
        room.enter(Tab("1", 1))
        with pytest.raises(Denied) as denied:
            await room.consent("2", 2, number, True)
        assert denied.value.reason == NotAbsent(1) and not room.table.chairs[1].bot
        assert [voided(tab) for tab in tabs] == [[(number, {"why": "NotAbsent", "seat": 1})]] * 2

    at_home(tmp_path, plan)


def test_a_match_is_taken_back_by_consent_so_often_and_no_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def plan(tables: AllTables) -> None:
        monkeypatch.setattr(proposals, "MOST_AGREED_UNDOS", 3)
        room, _ = await with_a_bot(tables, monkeypatch)
        await room.stand_in("1", 1, "random")
        for _ in range(3):
            assert await room.take_back("0", 0) is not None
            await room.submit("0", 0, [first_option(room)], room.running().state.clock.entry, uuid4().hex)
            await room.act_for(1, room.running().options(1)[0], room.running().state.clock.entry)  # type: ignore[arg-type]
        with pytest.raises(Denied) as denied:
            await room.take_back("0", 0)
        assert denied.value.reason == TooManyUndos(3)

    at_home(tmp_path, plan)


def test_proposals_have_a_budget(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    now = clock.now()

    async def plan(tables: AllTables) -> None:
        nonlocal now
        room, _ = await with_a_bot(tables, monkeypatch)
        monkeypatch.setattr(clock, "now", lambda: now)
        for _ in range(10):
            await room.take_back("0", 0)
        with pytest.raises(Denied) as denied:
            await room.take_back("0", 0)
        assert denied.value.reason == TooFast() and room.proposal is not None
        now += 5_000
        await room.take_back("0", 0)

    at_home(tmp_path, plan)


def test_a_match_without_end_is_looked_at_and_played_no_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def plan(tables: AllTables) -> None:
        room, tabs = await with_a_bot(tables, monkeypatch)
        monkeypatch.setattr(play, "MOST_ENTRIES", 4)
        assert waiting_bot(room) == 2 and not room.is_full()
        assert await room.take_back("1", 1) == 3
        await move(room)
        lay = [b'{"do":"LayCard","card":0}']
        for deed in (bot_moves(room), room.take_back("1", 1), room.submit("0", 0, lay, 4, "one more")):
            with pytest.raises(Denied) as denied:
                await deed
            assert denied.value.reason == MatchTooLong(4) and denied.value.status == 409
        assert waiting_bot(room) is None, "no bot tries again and again"
        assert len(room.running().entries) == 4 and room.welcome(tabs[0], -1)

    at_home(tmp_path, plan)


def first_option(room: Room) -> bytes:
    return msgspec.json.encode(room.running().options(0)[0])
