"""The secrecy law finds every kind of leak: each is planted into a game that keeps its secrets."""

from __future__ import annotations

from typing import Any

import pytest

from regency.kernel.conform import Game, NonConformance, conform, examine, played, secrecy
from regency.kernel.core import State
from regency.kernel.edge import ALL, Settled
from regency.kernel.errors import NotAsked, Refused
from tests.minis import tricks
from tests.minis.tricks import TRICKS, Tricks

from .planted import peeking


def leaks(rules: Tricks = TRICKS, words: str = "", games: int = 8, seats: int = 3) -> None:
    with pytest.raises(NonConformance) as failure:
        conform(rules, seats, games=games, checks=("secrecy",))
    assert failure.value.check == "secrecy"
    assert words in failure.value.detail


@pytest.mark.both
def test_a_game_that_keeps_its_secrets_passes() -> None:
    for seats in TRICKS.seats:
        conform(TRICKS, seats, games=8, checks=("secrecy",))


def test_a_face_in_an_event(monkeypatch: pytest.MonkeyPatch) -> None:
    lay_down = tricks.lay_down

    def aloud(g: tricks.Game, seat: int, card: int) -> None:
        lay_down(g, seat, card)
        g.tell(tricks.Laid(min(g.screens[seat].hand, default=0)))

    monkeypatch.setattr(tricks, "lay_down", aloud)
    leaks(words="it is told")


class TakeUpFrom(tricks.TakeUp, frozen=True):
    lowest: int = 0


def test_a_face_on_a_public_step(monkeypatch: pytest.MonkeyPatch) -> None:
    def take(self: tricks.Choose, g: tricks.Game, action: tricks.Lay) -> None:
        tricks.lay_down(g, self.seat, action.card)
        g.then(Settled(self.seat, TakeUpFrom(self.seat, min(g.screens[self.seat].hand, default=0))))

    monkeypatch.setattr(tricks.Choose, "take", take)
    leaks(words="it sees that stacks")


def test_options_that_read_the_box(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(State, "eyes", peeking(State.eyes))

    def options(self: tricks.Choose, me: Any) -> list[tricks.Lay]:
        good = [card for card in me.own.hand if not me.peek.deck or card < me.peek.deck[-1]]
        return [tricks.Lay(card) for card in good or me.own.hand]

    monkeypatch.setattr(tricks.Choose, "options", options)
    leaks(words="its questions differ")


def test_a_refusal_that_reads_the_box(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(State, "eyes", peeking(State.eyes))

    def refusal(self: tricks.Choose, me: Any, action: Any) -> NotAsked:
        return NotAsked(sum(me.peek.deck[-1:]))

    monkeypatch.setattr(tricks.Choose, "refusal", refusal)
    leaks(words="is refused as")


def test_a_question_skipped_because_of_a_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    run = tricks.TakeUp.run

    def skip(self: tricks.TakeUp, g: tricks.Game) -> None:
        run(self, g)
        if min(g.screens[self.seat].hand) < 5:
            g.stacks[1 + self.seat].pop()
            tricks.Choose(self.seat).take(g, tricks.Lay(max(g.screens[self.seat].hand)))

    monkeypatch.setattr(tricks.TakeUp, "run", skip)
    leaks(games=20)


def test_a_forgotten_show(monkeypatch: pytest.MonkeyPatch) -> None:
    def give(g: tricks.Game, giver: int, taker: int, card: int) -> None:
        g.screens[giver].hand.remove(card)
        g.screens[taker].hand = sorted([*g.screens[taker].hand, card])
        g.table.hands[giver] -= 1
        g.table.hands[taker] += 1
        g.tell(tricks.Given(giver, taker))

    monkeypatch.setattr(tricks, "give", give)
    monkeypatch.setattr(tricks, "draw_card", draw_unmarked)
    leaks(words="it sees that own.hand")


def draw_unmarked(g: tricks.Game, seat: int) -> None:
    g.screens[seat].hand = sorted([*g.screens[seat].hand, g.box.deck.pop()])
    g.table.deck -= 1
    g.table.hands[seat] += 1
    g.tell(tricks.Drew(seat))


def test_a_stack_order_in_an_id(monkeypatch: pytest.MonkeyPatch) -> None:
    def draw_numbered(g: tricks.Game, seat: int) -> None:
        g.show(1 << seat)
        below = sum(card < g.box.deck[-1] for card in g.box.deck)
        draw_unmarked(g, seat)
        g.tell(tricks.Drew(below))

    monkeypatch.setattr(tricks, "draw_card", draw_numbered)
    leaks(words="it is told", games=20)


def test_a_silence_that_tells(monkeypatch: pytest.MonkeyPatch) -> None:
    lay_down = tricks.lay_down

    def boast(g: tricks.Game, seat: int, card: int) -> None:
        lay_down(g, seat, card)
        if max(g.screens[seat].hand, default=0) > 15:
            g.show(ALL, of=seat)
            g.tell(tricks.TakenUp(seat))

    monkeypatch.setattr(tricks, "lay_down", boast)
    leaks(words="shown in one world only", games=20)


def test_an_entry_refused_because_of_a_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    games = [played(TRICKS, 3, seed) for seed in range(4)]
    take = tricks.Choose.take

    def balk(self: tricks.Choose, g: tricks.Game, action: tricks.Lay) -> None:
        if sum(g.screens[self.seat].hand) % 2:
            raise Refused(NotAsked(self.seat))
        take(self, g, action)

    monkeypatch.setattr(tricks.Choose, "take", balk)
    with pytest.raises(NonConformance, match="is met with"):
        examine_all(games)


def examine_all(games: list[Game]) -> None:
    for game in games:
        examine(game, "secrecy")


def test_a_wake_set_by_a_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(secrecy, "next_wake", lambda g: 10**9 + g.screens[0].hand[0])
    with pytest.raises(NonConformance, match="the next wake is at"):
        conform(TRICKS, 3, games=8, checks=("secrecy",))
