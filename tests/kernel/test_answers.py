"""A secret answer stays secret: the kit compares two answers of a seat, and finds what gives them away."""

from __future__ import annotations

from typing import Any

import pytest

from regency.kernel.conform import ENTRY_CHECKS, Game, conform, played
from regency.kernel.conform.answers import twins_of
from regency.kernel.core import ask_on
from regency.kernel.edge import ALL, Form, Option, Settled
from regency.kernel.entries import Halt
from regency.kernel.match import Match
from regency.kernel.rng import stream
from tests.minis import bazaar, tricks
from tests.minis.bazaar import BAZAAR
from tests.minis.harvest import HARVEST
from tests.minis.heirs import HEIRS, Offer, Turn
from tests.minis.tricks import TRICKS, Choose, Gift, Lay

from .planted import fails

LAY_DOWN, GIVE = tricks.lay_down, tricks.give


@pytest.mark.both
@pytest.mark.parametrize("rules", [TRICKS, HARVEST, HEIRS, BAZAAR], ids=lambda rules: str(rules.name))
def test_games_that_keep_answers_secret_pass(rules: Any) -> None:
    for seats in rules.seats:
        conform(rules, seats, games=8, checks=("answers",))


def test_an_answer_in_an_event(monkeypatch: pytest.MonkeyPatch) -> None:
    def aloud(g: tricks.Game, seat: int, card: int) -> None:
        LAY_DOWN(g, seat, card)
        g.tell(tricks.Laid(card))

    monkeypatch.setattr(tricks, "lay_down", aloud)
    conform(TRICKS, 3, games=6, checks=("secrecy",))  # it plays the same answer in both worlds
    fails("answers", TRICKS, words="it is told")


class TakeUpAgain(tricks.TakeUp, frozen=True):
    card: int = 0


def test_an_answer_on_a_public_step(monkeypatch: pytest.MonkeyPatch) -> None:
    def take(self: Choose, g: tricks.Game, action: Lay) -> None:
        LAY_DOWN(g, self.seat, action.card)
        g.then(Settled(self.seat, TakeUpAgain(self.seat, action.card)))

    monkeypatch.setattr(Choose, "take", take)
    fails("answers", TRICKS, words="it sees that stacks")


def test_an_answer_on_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    def openly(g: tricks.Game, seat: int, card: int) -> None:
        LAY_DOWN(g, seat, card)
        g.table.won[seat] += card

    monkeypatch.setattr(tricks, "lay_down", openly)
    fails("answers", TRICKS, words="it sees that table.won")


def test_an_answer_that_is_shown_to_one_seat_is_secret_to_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    def aloud(g: tricks.Game, giver: int, taker: int, card: int) -> None:
        GIVE(g, giver, taker, card)
        g.tell(tricks.Drew(card))

    monkeypatch.setattr(tricks, "give", aloud)
    fails("answers", TRICKS, games=20, words="it is told")


def test_an_answer_that_is_shown_if_it_is_high(monkeypatch: pytest.MonkeyPatch) -> None:
    def boast(g: tricks.Game, seat: int, card: int) -> None:
        LAY_DOWN(g, seat, card)
        if card > tricks.CARDS // 2:
            g.show(ALL, of=seat)
            g.tell(tricks.TakenUp(seat))

    monkeypatch.setattr(tricks, "lay_down", boast)
    fails("answers", TRICKS, words="it is told")


def test_an_answer_that_is_shown_to_all_is_no_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    def openly(g: tricks.Game, seat: int, card: int) -> None:
        LAY_DOWN(g, seat, card)
        g.show(ALL, of=seat)
        g.tell(tricks.Laid(card))

    monkeypatch.setattr(tricks, "lay_down", openly)
    conform(TRICKS, 3, games=6, checks=("answers",))


@pytest.mark.parametrize("kind", [Choose, Gift])
def test_a_secret_that_the_question_calls_public(monkeypatch: pytest.MonkeyPatch, kind: Any) -> None:
    monkeypatch.delattr(kind, "public")
    fails("answers", TRICKS, games=20, words=f"`public` of {kind.__name__} must not either")


def test_what_is_laid_has_a_twin_and_an_offer_has_none() -> None:
    match = played(TRICKS, 2, seed=1).moments[0].state
    ask = ask_on(match, 1)
    assert isinstance(ask, Choose)
    first, *others = ask.options(match.eyes(0))
    assert isinstance(first, Lay)
    rng = stream(bytes(32), "twins", 0)
    assert twins_of(ask, first, [first, *others], rng) == others
    offers: list[Option] = [Offer(0, 1), Offer(0, 2), Form(Offer, ((0,), (1, 2)))]
    assert twins_of(Turn(1), Offer(0, 1), offers, rng) == []


def test_the_twins_of_a_whisper_are_all_that_it_could_have_been_about() -> None:
    match = Match.start(BAZAAR, 3, seed=2)
    ask = match.asks(0)[1]
    options = ask.options(match.look(0))
    rng = stream(bytes(32), "twins", 0)
    said = bazaar.Offer(1, 4, 6, bazaar.WHISPERED)
    twins = twins_of(ask, said, options, rng)
    assert all(
        isinstance(twin, bazaar.Offer) and (twin.to, twin.manner) == (1, bazaar.WHISPERED) for twin in twins
    )
    assert {twin.ware for twin in twins} == set(range(bazaar.WARES))  # type: ignore[attr-defined]
    assert {twin.coins for twin in twins} == set(range(match.look(0).own.purse))  # type: ignore[attr-defined]
    assert twins_of(ask, bazaar.Offer(1, 4, 6, bazaar.ALOUD), options, rng) == []


WHISPER = bazaar.whisper


def coins_aloud(g: bazaar.Game, seat: int, slot: int, offer: bazaar.Offer) -> None:
    WHISPER(g, seat, slot, offer)
    g.tell(bazaar.Offered(seat, offer.to, 0, offer.coins + 1))


def ware_on_the_table(g: bazaar.Game, seat: int, slot: int, offer: bazaar.Offer) -> None:
    WHISPER(g, seat, slot, offer)
    g.table.slots[slot] = bazaar.Deal(seat, offer.to, offer.ware, 0)


def seen_to_pay(g: bazaar.Game, seat: int, slot: int, offer: bazaar.Offer) -> None:
    WHISPER(g, seat, slot, offer)
    g.table.flow[seat] -= offer.coins


@pytest.mark.parametrize(
    ("leak", "words"),
    [(coins_aloud, "it is told"), (ware_on_the_table, "table.slots"), (seen_to_pay, "table.flow")],
)
def test_a_secret_in_a_form_that_others_are_told(
    monkeypatch: pytest.MonkeyPatch, leak: Any, words: str
) -> None:
    monkeypatch.setattr(bazaar, "whisper", leak)
    fails("answers", BAZAAR, games=8, words=words)


def test_a_secret_in_a_form_that_the_question_calls_public(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(bazaar.Bargain, "public")
    fails("answers", BAZAAR, games=30, words="`public` of Bargain must not either")


def test_in_a_pause_nobody_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("regency.kernel.conform.answers.what_differs", lambda *_: 1 / 0)
    game = Game(TRICKS, 2, bytes(32), None, None, probes=1)
    with pytest.raises(ZeroDivisionError):
        ENTRY_CHECKS["answers"](game)
    game.match.apply(Halt(0, "tea"))
    ENTRY_CHECKS["answers"](game)
