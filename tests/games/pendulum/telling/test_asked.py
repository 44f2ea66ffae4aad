"""Questions that only the table can put."""

from __future__ import annotations

import pytest

from regency.games.pendulum import RULES
from regency.games.pendulum.flow.provinces import Restock
from regency.games.pendulum.model.actions import Done, Hold, Ready
from regency.games.pendulum.printed.terms import NOTHING
from regency.kernel.match import Match
from regency.terminal.client import Client
from regency.terminal.players import chair
from regency.terminal.prompt import Prompt
from regency.words import Words
from tests.games.pendulum.builder import Game, all_do, begun, do, spaces, turns
from tests.games.pendulum.play import through_council, to_last_actions
from tests.terminal.desk import Desk

NAMES = ("Anna", "Ben", "Chloé", "Dora")


def asked(match: Game, seat: int = 0, lang: str = "en") -> str:
    """The first question as the seat reads it."""
    words = Words(lang, RULES, NAMES)
    ask = match.asks(seat)[0]
    phrase = RULES.asked(match.look(seat), ask)
    return words.ask(ask) if phrase is None else words.phrase(phrase)


def test_in_turns_the_step_is_named() -> None:
    match = turns()
    assert asked(match) == "Step 1 of 11, your turn: one action, or pass."
    match.state.table.phase = 3
    assert asked(match).startswith("The Council is called. Last actions, your turn")
    match.state.table.phase, match.state.table.round = 5, 2
    assert asked(match, lang="de").startswith("Vor Runde 2, du bist dran")


def test_in_real_time_the_core_rule_is_the_question() -> None:
    match = begun()
    assert asked(match) == "Row with a timer: act. Row without: place."
    match.state.table.phase = 1
    assert asked(match) == "A moment: the round begins."


def test_all_at_once_the_step_and_the_own_word_are_named() -> None:
    match = begun(mode="untimed_simultaneous")
    assert asked(match).startswith("Step 1 of 11: act where a timer stands")
    do(match, 0, Done())
    assert asked(match) == "You are done. Until all are, you may withdraw it."


def test_last_actions_and_calls_are_told() -> None:
    match = begun()
    to_last_actions(match)
    assert asked(match).startswith("The Council is called: no more flips.")
    all_do(match, Hold())
    assert match.state.table.called == 3
    assert asked(match, 3).startswith("You are called")
    assert asked(match) == "Dora is called and acts alone now."
    assert asked(match, lang="de") == "Dora ist aufgerufen und handelt jetzt allein."


@pytest.mark.parametrize("mode", ["realtime", "untimed_simultaneous"])
def test_before_a_round_one_is_ready_or_not(mode: str) -> None:
    match = begun(mode=mode)
    through_council(match)
    assert asked(match).startswith("Before round 2: place your workers")
    do(match, 0, Ready())
    assert asked(match) == "You are ready for round 2. Until all are, you may withdraw it."


def test_other_questions_say_all_themselves() -> None:
    match = begun(2, mode="untimed_turns")
    ask = match.asks(0)[-1]
    assert type(ask).__name__ == "Restock" and RULES.asked(match.look(0), ask) is None


@pytest.mark.parametrize("lang", ["en", "de"])
def test_at_the_keyboard_refilling_is_spoken_of_only_where_a_space_is_empty(lang: str) -> None:
    spoken = Words(lang, RULES, NAMES).ask(Restock(0))
    match = turns()
    assert spoken not in at_the_keyboard(match, lang)
    spaces(match, NOTHING)
    assert spoken in at_the_keyboard(match, lang)


def at_the_keyboard(match: Game, lang: str) -> str:
    """What the first player reads, in one line, of a position that nobody has played to."""
    desk, match = Desk(), Match(RULES, match.header, match.state)
    chairs = [chair(f"human:{name}") for name in NAMES]
    Prompt(Client(match, chairs, Words(lang, RULES, NAMES), desk.screen), 0).show_question()
    return " ".join(desk.shown.split())
