"""Standing questions at the keyboard: what nobody waits for is offered, and bots are asked whom it stirs."""

from __future__ import annotations

from typing import Any

import pytest

from regency.kernel.entries import Play
from regency.kernel.match import AnyMatch
from regency.lab.table import NothingGoesOn, Unplayable
from tests.minis.errands import Errands, Send, Turn
from tests.terminal.desk import Desk, errands, play, sat

SEND, END = "1 1 1", ["1", ""]


def seats_of(match: AnyMatch) -> list[int]:
    return [entry.seat for entry, _ in match.entries if isinstance(entry, Play)]


@pytest.fixture(autouse=True)
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits for a turn."""
    monkeypatch.setattr(Turn, "due", lambda self, table: False)


def test_where_nobody_is_waited_for_whoever_may_do_something_is_asked() -> None:
    match, desk = errands("human:Anna,random"), Desk([SEND])
    assert match.waited_for() == []
    play(sat(match, desk))
    assert [entry.do for entry, _ in match.entries if isinstance(entry, Play)] == [(Send(0, 0),)]
    assert "Anna is asked" in desk.shown


def test_a_bot_takes_its_chance_if_it_is_stirred(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Errands, "stirs", lambda self, me, ask: isinstance(ask, Turn))
    match = errands("human:Anna,greedy")
    play(sat(match, Desk([SEND, *END])))
    assert seats_of(match)[:2] == [0, 0] and set(seats_of(match)[2:]) == {1}


def test_a_bot_is_asked_once_after_each_entry(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[int, int]] = []

    def stirs(self: Errands, me: Any, ask: Any) -> bool:
        asked.append((me.seat, me.clock.entry))
        return False

    monkeypatch.setattr(Errands, "stirs", stirs)
    with pytest.raises(Unplayable):
        sat(errands("human:Anna,greedy"), Desk([SEND, *END])).play()
    assert asked == [(1, 2)], "only then is there a question to the bot"


def test_where_nobody_can_do_anything_it_is_said() -> None:
    with pytest.raises(Unplayable) as trouble:
        sat(errands("random,random"), Desk()).play()
    assert trouble.value.reason == NothingGoesOn()
