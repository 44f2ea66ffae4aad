"""What a table decides together: undoing far back holds nobody else up, and consent is to what was seen."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path
from typing import Any

import pytest

from regency import games
from regency.kernel import apply
from regency.kernel import match as matches
from regency.kernel.entries import Undo
from regency.kernel.errors import OtherQuestion, Refused
from regency.kernel.match import AnyMatch, Match
from regency.kernel.rng import stream, stretch
from regency.server.presence import Tab
from regency.server.reasons import Denied, NothingProposed
from regency.server.room import Room
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
        agreeing = asyncio.create_task(room.consent("1", 1, 1, True))
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
