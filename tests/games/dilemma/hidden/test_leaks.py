"""Planted leaks: each is caught by the conformance kit."""

from __future__ import annotations

from typing import Any

import pytest

from regency.games.dilemma import RULES
from regency.games.dilemma.effects import deals, reign
from regency.games.dilemma.flow.bargain import Bargain
from regency.games.dilemma.model.events import AgendaRevealed, CoinsReturned
from regency.games.dilemma.model.state import Game, Table
from regency.games.dilemma.printed.figures import NOTHING
from regency.games.dilemma.rules import draft
from regency.games.dilemma.telling import readable
from regency.kernel.conform import NonConformance, conform
from regency.kernel.errors import OtherQuestion, Reason


def caught(*checks: str, games: int = 12) -> NonConformance:
    with pytest.raises(NonConformance) as found:
        conform(RULES, 3, games, checks=checks)
    return found.value


def test_the_coins_of_a_whisper_in_an_event(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = deals.whisper

    def leaky(g: Game, seat: int, to: int, service: int, coins: int) -> None:
        honest(g, seat, to, service, coins)
        if g.heard:
            g.tell(CoinsReturned(seat, coins))

    monkeypatch.setattr(deals, "whisper", leaky)
    assert caught("answers").check == "answers"


def test_the_service_of_a_whisper_on_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = deals.whisper

    def leaky(g: Game, seat: int, to: int, service: int, coins: int) -> None:
        honest(g, seat, to, service, coins)
        g.table.offers_made[seat] += service % 2

    monkeypatch.setattr(deals, "whisper", leaky)
    assert caught("answers").check == "answers"


def test_an_agenda_in_the_event_of_the_draft(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = reign.take_agenda

    def leaky(g: Game, seat: int, agenda: int, after: int) -> None:
        honest(g, seat, agenda, after)
        if g.heard:
            g.tell(AgendaRevealed(seat, agenda))

    monkeypatch.setattr(draft, "take_agenda", leaky)
    assert caught("answers").check == "answers"


def test_a_result_that_can_be_read_before_it_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = readable.keys

    def early(t: Table) -> list[str]:
        more = [f"dilemma-{t.card}/aye"] if t.card != NOTHING and t.voted else []
        return honest(t) + more

    monkeypatch.setattr(readable, "keys", early)
    assert caught("early").check == "early"


def test_what_others_hold_in_a_refusal(monkeypatch: pytest.MonkeyPatch) -> None:
    """A refusal is a function of the own sight: it is given nothing else."""
    given: list[Any] = []

    def listening(self: Bargain, me: Any, action: Any) -> Reason:
        given.append(me)
        return OtherQuestion()

    monkeypatch.setattr(Bargain, "refusal", listening)
    conform(RULES, 3, 1, checks=("reasons",))
    assert given and all(not hasattr(me, "screens") and not hasattr(me, "box") for me in given)
