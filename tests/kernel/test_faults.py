"""Every check of the kit is seen to fail on a fault planted for it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

import pytest
from msgspec.structs import replace

from regency.kernel.conform import (
    CHECKS,
    NonConformance,
    conform,
    examine,
    played,
    questions,
)
from regency.kernel.core import State
from regency.kernel.edge import NEVER, Reconsider
from regency.kernel.log import Kept
from regency.kernel.match import Match
from regency.kernel.rules import Line, Outcome, Tally
from tests.minis import harvest, heirs, tricks
from tests.minis.harvest import HARVEST
from tests.minis.heirs import HEIRS
from tests.minis.tricks import TRICKS, Tricks

from .planted import fails
from .tiny import End, Question, SetAlarm, StopClock, steps_of

SEEN_TO_FAIL = (
    "check declared events options stuck share horizon wake undo answers clone "
    "unheard fields now imagine worlds agrees preview reasons secrecy tally outcome apart replay codec wire "
    "shortlist pages early"
)


def test_no_check_is_without_its_fault() -> None:
    assert set(SEEN_TO_FAIL.split()) == set(CHECKS)


# Copies


def test_a_clone_that_forgets_something(monkeypatch: pytest.MonkeyPatch) -> None:
    clone = heirs.Table.clone

    def forget(self: heirs.Table) -> heirs.Table:
        other = clone(self)
        other.crowns = []
        return other

    monkeypatch.setattr(heirs.Table, "clone", forget)
    fails("clone", HEIRS, words="not what it was cloned from")


def test_a_clone_that_goes_another_way(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tricks.Box, "fields", ())

    def clone(self: tricks.Box) -> tricks.Box:
        return tricks.Box(sorted(self.deck))

    monkeypatch.setattr(tricks.Box, "clone", clone)
    fails("clone", TRICKS, words="went another way")


def test_something_that_happens_only_where_somebody_listens(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = tricks.turn_all

    def turn_all(g: tricks.Game) -> int:
        winner = honest(g)
        if not g.heard:
            g.table.won[winner] -= 1
        return winner

    monkeypatch.setattr(tricks, "turn_all", turn_all)
    fails("unheard", TRICKS, words="leads elsewhere")


@pytest.mark.parametrize(
    ("flaw", "words"),
    [
        ({"ranks": (1, 2)}, "ranks: 2 figures for 3 seats"),
        ({"scores": (0,) * 4}, "scores: 4 figures for 3 seats"),
        ({"lines": (Line("tricks", (1,)),)}, "tricks: 1 figures for 3 seats"),
        ({"ranks": (1, 1, 2)}, "do not count who is ahead"),
        ({"ranks": (2, 2, 2)}, "do not count who is ahead"),
        ({"won": (True, False)}, "won: 2 figures for 3 seats"),
        ({"ranks": (1, 2, 3), "won": (False, True, False)}, "have won, but the ranks are"),
        ({"ranks": (1, 1, 3), "won": (True, False, False)}, "have won, but the ranks are"),
        ({"reason": "fire"}, "no end 'fire' is declared"),
        ({"lines": ()}, "other lines"),
    ],
    ids=lambda given: given if isinstance(given, str) else "",
)
def test_an_outcome_that_leaves_somebody_out(
    flaw: dict[str, Any], words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = Tricks.outcome

    def outcome(self: Tricks, table: tricks.Table) -> Outcome | None:
        found = honest(self, table)
        return None if found is None else replace(found, **flaw)

    monkeypatch.setattr(Tricks, "outcome", outcome)
    fails("outcome", TRICKS, words=words)


@pytest.mark.parametrize(
    ("flaw", "words"),
    [
        ({"totals": (0, 0)}, "totals: 2 figures for 3 seats"),
        ({"lines": (Line("tricks", (1,)),)}, "tricks: 1 figures for 3 seats"),
        ({"lines": ()}, "are not those of the score pad"),
        ({"counts": ()}, "counts other things"),
        ({"counts": (Line("hand", (1, 2)),)}, "counts for 3 seats"),
        ({"totals": (99, 0, 0)}, "end up as"),
    ],
    ids=lambda given: given if isinstance(given, str) else "",
)
def test_a_tally_that_is_not_the_score(flaw: dict[str, Any], words: str) -> None:
    class Counted(Tricks):
        counts: ClassVar = {"hand": "card"}

        def tally(self, table: tricks.Table) -> Tally:
            totals = tuple(table.won)
            return replace(
                Tally(totals, (Line("tricks", totals),), (), (Line("hand", tuple(table.hands)),)), **flaw
            )

    fails("tally", Counted(), words=words)


def test_a_table_with_items_of_its_own_has_declared_ones_in_their_order() -> None:
    class Short(Tricks):
        lines: ClassVar[Any] = ("tricks", "silence")
        counts: ClassVar = {"hand": "card", "noise": "star"}

        def items(self, table: tricks.Table) -> Sequence[str]:
            return ("tricks",)

        def counted(self, table: tricks.Table) -> Sequence[str]:
            return ("hand",)

        def tally(self, table: tricks.Table) -> Tally:
            totals = tuple(table.won)
            return Tally(totals, (Line("tricks", totals),), (), (Line("hand", tuple(table.hands)),))

    class Loud(Short):
        def counted(self, table: tricks.Table) -> Sequence[str]:
            return ("hand", "thunder")

    class Odd(Short):
        def items(self, table: tricks.Table) -> Sequence[str]:
            return ("tricks", "songs")

    conform(Short(), 3, 1, checks=("outcome", "tally"))
    fails("tally", Loud(), words="is not among")
    fails("outcome", Odd(), words="are not among those declared")


def test_a_clone_whose_clone_differs(monkeypatch: pytest.MonkeyPatch) -> None:
    game = played(TRICKS, 2, seed=1)
    monkeypatch.setattr(tricks.Screen, "clone", lambda self: tricks.Screen([], self.laid))
    with pytest.raises(NonConformance, match="a clone of the clone differs"):
        examine(game, "clone")


def test_a_clone_that_moves_its_original(monkeypatch: pytest.MonkeyPatch) -> None:
    game = played(TRICKS, 2, seed=1)
    monkeypatch.setattr(tricks.Box, "clone", lambda self: tricks.Box(self.deck))
    with pytest.raises(NonConformance, match="playing on a clone moved the original"):
        examine(game, "clone")


def test_a_clone_that_is_moved_from_afar(monkeypatch: pytest.MonkeyPatch) -> None:
    def clone(self: tricks.Box) -> tricks.Box:
        return tricks.Box(self.deck)

    monkeypatch.setattr(tricks.Box, "clone", clone)
    with pytest.raises(NonConformance, match="apart: tricks at 2 seats"):
        examine(played(TRICKS, 2, seed=1), "apart")


def test_a_field_that_is_not_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tricks.Table, "fields", tuple(tricks.Table.fields[1:]))
    fails("fields", TRICKS, words="Table: not in both: hands")


@pytest.mark.parametrize(
    ("kept", "words"), [(tuple, "changes from list to tuple"), (lambda x: x, "is shared")]
)
def test_a_field_that_is_cloned_wrongly(monkeypatch: pytest.MonkeyPatch, kept: Any, words: str) -> None:
    def clone(self: tricks.Screen) -> tricks.Screen:
        return tricks.Screen(kept(self.hand), self.laid)

    game = played(TRICKS, 2, seed=1)
    monkeypatch.setattr(tricks.Screen, "clone", clone)
    with pytest.raises(NonConformance, match=words):
        examine(game, "fields")


@pytest.mark.parametrize("order", [("discard", "hands"), ("hands",)])
def test_fields_in_another_order_than_the_constructor(
    monkeypatch: pytest.MonkeyPatch, order: tuple[str, ...]
) -> None:
    game = played(TRICKS, 2, seed=1)
    rest = [name for name in tricks.Table.fields if name not in order]
    changed = (*order, *rest) if len(order) > 1 else (*rest, *order)
    monkeypatch.setattr(tricks.Table, "fields", changed)
    with pytest.raises(NonConformance, match="does not come back from another process"):
        examine(game, "fields")


def test_a_compartment_that_cannot_be_sent(monkeypatch: pytest.MonkeyPatch) -> None:
    game = played(TRICKS, 2, seed=1)
    monkeypatch.setattr(tricks.Box, "__reduce__", lambda self: (tricks.Box, ()))
    with pytest.raises(NonConformance, match="Box does not come back"):
        examine(game, "fields")


def test_rules_that_remember_something_between_games() -> None:
    class Fickle(Tricks):
        games = 0

        def setup(self, seats: int, options: tricks.Options, seed: bytes, legacy: Any) -> tricks.Game:
            self.games += 1
            g = super().setup(seats, options, seed, legacy)
            g.box.deck.sort(key=lambda card: (card * self.games) % 7)
            return g

    fails("replay", Fickle(), words="does not fold")


def test_a_record_that_is_read_otherwise(monkeypatch: pytest.MonkeyPatch) -> None:
    record = Match.record
    monkeypatch.setattr(Match, "record", lambda self: replace(record(self), outcome=None, entries=[]))
    fails("replay", TRICKS, words="read otherwise")


def test_notes_that_are_taken_otherwise_in_a_replay() -> None:
    class Moody(Tricks):
        mood = 0

        def note(self, notes: Any, me: Any, told: Any) -> tricks.Notes:
            self.mood += 1
            return tricks.Notes((self.mood,), ())

    fails("replay", Moody(), words="notes")


# Questions


def test_a_due_question_without_options(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tricks.Choose, "options", lambda self, me: [])
    fails("options", TRICKS, words="is due but has no options")
    with pytest.raises(NonConformance, match=r"stuck: .*no question has an answer"):
        played(TRICKS, 2, seed=1)


def test_a_game_that_waits_for_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(State, "start_clock", lambda self: None)
    fails("stuck", HARVEST, words="no question is due and nothing wakes")


def test_a_hold_without_its_wake(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(harvest.Sand, "wakes", lambda self, table: table.ends)
    fails("stuck", HARVEST, words="no question is due and nothing wakes")


def test_a_chance_to_act_keeps_a_game_going_only_while_time_runs() -> None:
    chance = Question(0, (End(),), waits=False)
    conform(steps_of(SetAlarm(NEVER), chance), 1, games=2, checks=("stuck",))
    fails("stuck", steps_of(SetAlarm(NEVER), StopClock(), chance), seats=1, words="nothing wakes")


def test_two_questions_with_the_same_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    answers = (heirs.Accept(), heirs.Rest())
    monkeypatch.setattr(heirs.Bargain, "options", lambda self, me: answers)
    fails("share", HEIRS, words="both questions")


@pytest.mark.parametrize(
    ("missing", "words"),
    [
        ({"actions": (tricks.Lay, Reconsider)}, "the action Give"),
        ({"asks": (tricks.Choose,)}, "the step Gift"),
        ({"steps": ()}, "the step Turn"),
    ],
)
def test_a_kind_that_is_not_declared(missing: dict[str, Any], words: str) -> None:
    fails("declared", type("Silent", (Tricks,), missing)(), words=words)


def test_an_invariant_that_breaks(monkeypatch: pytest.MonkeyPatch) -> None:
    def lay_down(g: tricks.Game, seat: int, card: int) -> None:
        g.screens[seat].hand.remove(card)
        g.screens[seat].laid = card
        g.table.laid[seat] = 1

    monkeypatch.setattr(tricks, "lay_down", lay_down)
    fails("check", TRICKS, words="a hand is miscounted")


def test_a_game_without_end() -> None:
    class Short(Tricks):
        horizon: ClassVar[int] = 4

    fails("horizon", Short(), words="not over after 5 entries")
    with pytest.raises(NonConformance, match="horizon"):
        played(Short(), 3, seed=1)


def test_options_that_compare_with_the_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    def options(self: harvest.Free, me: Any) -> list[harvest.Pick]:
        return [harvest.Pick(berry) for berry in me.table.row if me.clock.now < 1500]

    game = played(HARVEST, 2, seed=1)
    monkeypatch.setattr(harvest.Free, "options", options)
    with pytest.raises(NonConformance, match=r"now: .*the options of Free.* moved with the clock"):
        examine(game, "now")


def test_an_option_that_is_gone_when_it_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    def options(self: harvest.Free, me: Any) -> list[harvest.Pick]:
        return [harvest.Pick(berry) for berry in me.table.row if me.clock.now < 300]

    monkeypatch.setattr(harvest.Free, "options", options)
    with pytest.raises(NonConformance, match=r"now: .*a moment earlier"):
        conform(HARVEST, 2, checks=())


def test_a_wait_that_looks_at_the_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    game = played(HARVEST, 2, seed=1)
    monkeypatch.setattr(harvest.Sand, "over", lambda self, view: view.clock.now > 1500)
    with pytest.raises(NonConformance, match="a wait was over because time passed"):
        examine(game, "now")


def test_an_alarm_that_runs_away(monkeypatch: pytest.MonkeyPatch) -> None:
    game = played(HARVEST, 2, seed=1)
    monkeypatch.setattr(questions, "next_wake", lambda g: g.clock.at + 5)
    with pytest.raises(NonConformance, match="the next wake moved with the clock"):
        examine(game, "now")


def test_a_wake_that_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(harvest.Sand, "wake", lambda self, g: None)
    fails("wake", HARVEST, words="nothing changed")


# Taking back


def test_an_undo_that_is_not_fair(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Match, "_keep", lambda self, entry, before: self._kept.append(before))
    fails("undo", TRICKS, words="an entry that bars it could be taken back")


def test_a_fair_undo_that_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Match, "_keep", lambda self, entry, before: self._kept.clear())
    fails("undo", TRICKS, words="a fair undo was refused")


@pytest.mark.parametrize(
    ("before", "words"),
    [
        (lambda match: (match.state.clone(), match.notes[:]), "did not come back"),
        (lambda match: (match._kept[-1].state.clone(), [None] * 3), "the notes kept"),
    ],
)
def test_an_undo_that_leaves_something(monkeypatch: pytest.MonkeyPatch, before: Any, words: str) -> None:
    monkeypatch.setattr(Match, "before", lambda self, number: Kept(number, *before(self)))
    fails("undo", TRICKS, games=30, words=words)
