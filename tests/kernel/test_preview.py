"""What a preview tells of a choice: above all which questions are nested in it."""

from __future__ import annotations

import pytest

from regency.games import NAMES, load
from regency.kernel.apply import where_legal
from regency.kernel.core import ask_on
from regency.kernel.edge import NEVER, Do, Join, Reconsider, Settled, draw
from regency.kernel.errors import TooSoon, Woken
from regency.kernel.match import AnyMatch, Match
from regency.kernel.rng import stream
from regency.kernel.rules import AnyRules, calmest
from tests.kernel.tiny import (
    AnyStep,
    Box,
    Game,
    Lays,
    Mark,
    Peek,
    Question,
    Said,
    Say,
    Screen,
    Table,
    TinyMatch,
    TurnCard,
    match_of,
)
from tests.minis.harvest import HARVEST
from tests.minis.heirs import HEIRS
from tests.minis.tricks import TRICKS


class Detail(Question, frozen=True):
    """A question of another kind than the one that it is nested in."""


class Turns(Lays, frozen=True):
    """A step that lies below a question and asks when it is answered."""


def is_nested(match: AnyMatch, *chain: Say | Reconsider, seat: int = 0) -> bool:
    return match.preview(seat, *chain).nested


@pytest.mark.parametrize("before", [(), (Mark(1),), (Lays(((-1, (Mark(1),)),)),)])
@pytest.mark.both
def test_what_an_answer_lays_is_nested_in_it(before: tuple[AnyStep, ...]) -> None:
    assert is_nested(match_of(Question(0, follow=(*before, Detail(0)))), Say(1))


def test_a_choice_reaches_down_to_the_steps_below_its_first_question() -> None:
    match = match_of(Question(0, follow=(Detail(0, follow=(Detail(0),)), Detail(0))), Detail(0))
    assert [is_nested(match, *[Say(1)] * length) for length in range(1, 5)] == [True, True, True, False]


def test_a_question_that_waited_below_is_the_next_choice() -> None:
    assert not is_nested(match_of(Question(0), Detail(0)), Say(1))


def test_a_question_that_a_step_below_asks_is_the_next_choice() -> None:
    match = match_of(Question(0), Turns(((-1, (Detail(0), Mark(1), Mark(2))),)))
    seen = match.preview(0, Say(1))
    assert [ask for ask, _ in seen.questions] == [Detail(0)]
    assert not seen.nested


def test_a_question_like_the_first_is_the_next_choice() -> None:
    assert not is_nested(match_of(Question(0, follow=(Question(0),))), Say(1))
    detailed = match_of(Question(0, follow=(Detail(0), Question(0))))
    assert is_nested(detailed, Say(1))
    assert not is_nested(detailed, Say(1), Say(2))


def test_a_chain_may_go_on_with_the_next_choice_and_what_is_nested_there() -> None:
    match = match_of(Question(0), Question(0, follow=(Detail(0),)), Detail(0))
    assert [is_nested(match, *[Say(1)] * length) for length in range(1, 4)] == [False, True, False]


def test_what_is_asked_of_others_or_behind_them_is_not_nested() -> None:
    match = match_of(Question(0, follow=(Detail(1), Detail(0))))
    assert match.preview(0, Say(1)).questions == ()
    assert not is_nested(match, Say(1))


def test_a_mere_chance_is_not_nested() -> None:
    assert not is_nested(match_of(Question(0, follow=(Detail(0, waits=False),))), Say(1))


def test_nothing_is_nested_behind_a_bar() -> None:
    assert not is_nested(match_of(Question(0, follow=(TurnCard(), Detail(0)))), Say(1))
    assert not is_nested(match_of(Question(0, follow=(Detail(0),), last_word=True)), Say(1))


def test_nothing_is_nested_in_nothing() -> None:
    assert not is_nested(match_of(Question(0)))


# Lanes


def in_lanes(*asked: Question) -> TinyMatch:
    """Each seat is asked in its lane; then seat 0 on main."""
    lanes = tuple((ask.seat, (ask,)) for ask in asked)
    return match_of(Lays((*lanes, (-1, (Join(), Detail(0))))))


@pytest.mark.both
def test_in_a_lane_what_an_answer_lays_is_nested_too() -> None:
    match = in_lanes(Question(0, follow=(Mark(3), Detail(0))), Question(1))
    assert is_nested(match, Say(1))
    assert not is_nested(match, Say(1), Say(2))


def test_what_main_asks_when_the_lanes_are_done_is_the_next_choice() -> None:
    seen = in_lanes(Question(0)).preview(0, Say(1))
    assert [ask for ask, _ in seen.questions] == [Detail(0)]
    assert not seen.nested


def test_a_second_question_beside_the_nested_one_is_none_of_it() -> None:
    match = match_of(Lays(((0, (Detail(0),)), (-1, (Question(0, follow=(Detail(0),)),)))))
    assert len(match.preview(0, Say(1)).questions) == 2
    assert not is_nested(match, Say(1))


@pytest.mark.parametrize("again", [Question(0), Detail(0), Lays(((-1, (Detail(0),)),))])
def test_to_think_again_is_a_choice_of_its_own(again: AnyStep) -> None:
    match = in_lanes(Question(0, follow=(Settled(0, again),)), Question(1))
    assert match.preview(0, Say(1)).questions == ()
    match.submit(0, Say(1))
    seen = match.preview(0, Reconsider())
    assert len(seen.questions) == 1
    assert not seen.nested


# Games

PLAYED: list[AnyRules] = [HARVEST, HEIRS, TRICKS, *map(load, NAMES)]


def nested_kinds(rules: AnyRules, seed: int) -> set[tuple[str, str]]:
    """Which kind of question is nested in which, over a game played at random."""
    match: AnyMatch = Match.start(rules, rules.seats[0], calmest(rules), seed=seed)
    rng = stream(bytes(32), "nested", seed)
    found: set[tuple[str, str]] = set()
    while match.outcome() is None:
        asked = [seat for seat in range(match.header.seats) if match.options(seat)]
        if match.next_wake() != NEVER and (not asked or rng.below(3) == 0):
            match.advance(match.next_wake())
            continue
        seat = asked[rng.below(len(asked))]
        action = draw(match.options(seat), rng)
        before, seen = match.state.clone(), match.preview(seat, action)
        where = where_legal(before, seat, action)
        try:
            match.submit(seat, action)
        except (TooSoon, Woken):
            match.advance(match.next_wake())
            continue
        if seen.nested:
            ask, inner = before.stacks[where].pop(), ask_on(match.state, where)
            left = before.stacks[where]
            assert match.state.stacks[where][: len(left)] == left
            assert [inner] == [ask for ask, _ in seen.questions]
            found.add((type(ask).__name__, type(inner).__name__))
    return found


@pytest.mark.parametrize("rules", PLAYED, ids=lambda rules: rules.name)
def test_what_is_nested_leaves_what_lay_below(rules: AnyRules) -> None:
    found = nested_kinds(rules, 1) | nested_kinds(rules, 2)
    assert all(kind != inner for kind, inner in found)
    assert not any(kind == "Settled" for kind, _ in found)
    assert rules is not HARVEST or found == {("Free", "Keep")}
    assert rules not in (HEIRS, TRICKS) or not found


# What is certain


class DrawCard(Do[Table, Screen, Box], frozen=True):
    """The seat alone sees the top card."""

    seat: int

    def run(self, g: Game) -> None:
        g.show(1 << self.seat)
        g.screens[self.seat].secret = g.box.deck.pop()


class Tell(Do[Table, Screen, Box], frozen=True):
    word: int

    def run(self, g: Game) -> None:
        g.tell(Said(0, self.word))


def told(*steps: AnyStep) -> tuple[list[int], bool, bool]:
    """The words that are certain, whether it is final, and whether more may come of it."""
    seen = match_of(Question(0, follow=steps)).preview(0, Say(1))
    return [event.word for event in seen.events if isinstance(event, Said)], seen.final, seen.open


@pytest.mark.both
def test_what_others_are_told_behind_a_card_that_one_seat_draws_is_certain() -> None:
    assert told(DrawCard(0), Tell(5)) == ([1, 5], True, False)
    assert told(DrawCard(1), Tell(5)) == ([1, 5], True, False)


@pytest.mark.both
def test_nothing_is_certain_behind_what_is_turned_up_for_all() -> None:
    assert told(Tell(5), TurnCard(), Tell(6)) == ([1, 5], True, True)
    assert told(DrawCard(0), Tell(5), TurnCard(), Tell(6)) == ([1, 5], True, True)


@pytest.mark.both
def test_a_secret_that_was_drawn_a_moment_ago_is_no_longer_known_beforehand() -> None:
    assert told(Peek(0), Tell(5)) == ([1, 5], False, False)
    assert told(DrawCard(0), Peek(0), Tell(5)) == ([1], True, True)
    assert told(Peek(1), Tell(5)) == ([1], True, True)
