"""Faults planted into the words and the worlds of a game: the kit finds each."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any

import pytest

from regency.kernel.codec import Codec
from regency.kernel.conform import (
    NonConformance,
    examine,
    played,
    true_world,
    worlds,
)
from regency.kernel.core import State
from regency.kernel.edge import Action, Event, pick
from regency.kernel.wire import Wire
from tests.minis import harvest, heirs, tricks
from tests.minis.harvest import HARVEST, Harvest
from tests.minis.heirs import HEIRS
from tests.minis.tricks import TRICKS, Tricks

from .planted import fails, peeking
from .tiny import End, Question, Say, steps_of

LAID = tricks.Laid


# Words


class Whisper(Action, frozen=True):
    word: Annotated[int, pick("word", 8)]

    @classmethod
    def members(cls) -> Iterator[Whisper]:
        return (cls(word) for word in range(3))


class Quiet(Question, frozen=True):
    """Offers a word that is not in the table of actions, or outside its domain."""

    word: int = 7

    def options(self, me: Any) -> list[Whisper]:
        return [Whisper(self.word)]


def quiet_game(word: int) -> Any:
    rules = steps_of(Quiet(0, follow=(End(),), word=word))
    rules.actions = (Whisper,)  # type: ignore[misc,assignment]
    return rules


def test_an_option_without_a_rank() -> None:
    fails("codec", quiet_game(5), seats=1, words="has no rank")


def test_a_table_that_does_not_lead_back(monkeypatch: pytest.MonkeyPatch) -> None:
    game = played(TRICKS, 2, seed=1)
    monkeypatch.setattr(Codec, "unrank", lambda self, rank: self.table[0])
    with pytest.raises(NonConformance, match="has the rank of"):
        examine(game, "codec")
    game.met.clear()
    with pytest.raises(NonConformance, match="has another rank"):
        examine(game, "codec")


def test_an_action_that_does_not_travel(monkeypatch: pytest.MonkeyPatch) -> None:
    fails("wire", quiet_game(9), seats=1, words="does not travel")
    monkeypatch.setattr(Wire, "decode", lambda self, data: Say(0))
    fails("wire", TRICKS, words="arrives as")


def test_an_event_that_is_not_declared() -> None:
    fails("events", type("Mute", (Tricks,), {"events": (tricks.Laid,)})(), words="is told but not declared")


@pytest.mark.parametrize(("seat", "words"), [("one", "do not travel"), (True, "do not travel")])
def test_an_event_that_does_not_travel(monkeypatch: pytest.MonkeyPatch, seat: Any, words: str) -> None:
    monkeypatch.setattr(tricks, "Laid", lambda _: LAID(seat))
    fails("events", TRICKS, words=words)


def test_an_event_that_arrives_otherwise(monkeypatch: pytest.MonkeyPatch) -> None:
    class Precise(Event, frozen=True):
        share: float

    monkeypatch.setattr(tricks, "Laid", lambda _: Precise(float("nan")))
    fails("events", type("Exact", (Tricks,), {"events": (*Tricks.events, Precise)})(), words="arrive as")


# Worlds


def test_a_world_that_looks_otherwise() -> None:
    class Blind(Tricks):
        def imagine(self, me: Any, notes: Any, rng: Any) -> tricks.Game:
            g = super().imagine(me, notes, rng)
            g.screens[0].hand = g.screens[0].hand[::-1]
            return g

    fails("imagine", Blind(), words="looks otherwise: own.hand")


def test_a_world_that_asks_otherwise(monkeypatch: pytest.MonkeyPatch) -> None:
    game = played(TRICKS, 2, seed=1)
    monkeypatch.setattr(State, "eyes", peeking(State.eyes))
    monkeypatch.setattr(
        tricks.Choose, "options", lambda self, me: [tricks.Lay(card) for card in me.peek.deck]
    )
    with pytest.raises(NonConformance, match="asks otherwise"):
        examine(game, "imagine")


def test_a_world_that_wakes_otherwise() -> None:
    class Sleepy(Harvest):
        def imagine(self, me: Any, notes: Any, rng: Any) -> harvest.Game:
            me.stacks[0].clear()
            return super().imagine(me, notes, rng)

    fails("imagine", Sleepy())


def test_a_world_that_wakes_otherwise_but_looks_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    game = played(HARVEST, 2, seed=1)
    monkeypatch.setattr(worlds, "next_wake", id)
    with pytest.raises(NonConformance, match="wakes otherwise"):
        examine(game, "imagine")


def test_a_world_that_breaks_an_invariant() -> None:
    class Rich(Tricks):
        def imagine(self, me: Any, notes: Any, rng: Any) -> tricks.Game:
            g = super().imagine(me, notes, rng)
            g.box.deck.append(1)
            return g

    fails("worlds", Rich(), words="an imagined world breaks an invariant: cards were made")


def test_notes_that_are_not_true() -> None:
    class Liar(Tricks):
        def note(self, notes: Any, me: Any, told: Any) -> tricks.Notes:
            return tricks.Notes((), ((me.own.hand[0], (me.seat + 1) % 3),) if me.own.hand else ())

    fails("agrees", Liar(), words="the notes are not true")


def test_a_world_against_the_notes() -> None:
    class Forgetful(Tricks):
        def imagine(self, me: Any, notes: Any, rng: Any) -> tricks.Game:
            return super().imagine(me, None, rng)

    fails("agrees", Forgetful(), games=20, words="goes against the notes")


def test_the_true_world_that_never_turns_up() -> None:
    class Naive(Tricks):
        def imagine(self, me: Any, notes: Any, rng: Any) -> tricks.Game:
            g = super().imagine(me, notes, rng)
            g.box.deck.sort()
            return g

    game = played(Naive(), 2, seed=1, options=tricks.Options(cards=10))
    with pytest.raises(NonConformance, match=r"truth: .*not among 200"):
        true_world(game, game.moments[0], 200)


def test_a_preview_that_breaks_its_word(monkeypatch: pytest.MonkeyPatch) -> None:
    def earn(g: heirs.Game, seat: int) -> None:
        heirs.move_coins(g, seat, 1)
        g.tell(heirs.Earned(g.box.envelope))

    monkeypatch.setattr(heirs, "earn", earn)
    fails("preview", HEIRS, games=20, words="promised and done differ: events[0]")


def test_a_preview_that_refuses_otherwise(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(State, "eyes", peeking(State.eyes))
    monkeypatch.setattr(heirs.Turn, "refusal", lambda self, me, action: me.peek.envelope)
    fails("preview", HEIRS, games=20, words="the preview says")


def test_a_secret_that_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def earn(g: heirs.Game, seat: int) -> None:
        heirs.move_coins(g, seat, 1)
        g.tell(heirs.Earned(g.box.envelope))

    monkeypatch.setattr(heirs, "earn", earn)
    fails("secrecy", HEIRS, words="nothing was shown, but")
