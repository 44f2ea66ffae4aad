"""Bots by name, and what they are given."""

from __future__ import annotations

from collections import Counter
from typing import Annotated, Any, cast

import pytest

from regency import bots
from regency.bots.uniform import RandomBot
from regency.kernel.core import Sight, State
from regency.kernel.edge import Action, Form, Option, pick
from regency.kernel.match import Match
from regency.kernel.rng import stream, stretch
from regency.kernel.rules import AnyRules
from tests.example import RULES
from tests.minis.errands import ERRANDS
from tests.minis.heirs import HEIRS, Accept, Decline, Offer, Rest, Work
from tests.minis.tricks import TRICKS


def rng(count: int = 0) -> Any:
    return stream(stretch(5), "bots", count)


class Point(Action, frozen=True):
    x: Annotated[int, pick("x", 3)]


def test_every_name_makes_a_bot() -> None:
    assert bots.NAMES == ("random", "greedy")
    assert all(isinstance(bots.make(name, RULES), bots.Bot) for name in bots.NAMES)


def test_an_unknown_name_is_refused_with_the_known_ones() -> None:
    with pytest.raises(bots.NoSuchBot) as refused:
        bots.make("genius", RULES)
    assert refused.value.reason == bots.UnknownBot("genius", "random, greedy")


def test_a_game_without_features_has_no_greedy_bot() -> None:
    assert isinstance(bots.make("random", TRICKS), bots.Bot)
    with pytest.raises(bots.NoSuchBot) as refused:
        bots.make("greedy", TRICKS)
    assert refused.value.reason == bots.BotWithoutFeatures("greedy", TRICKS.name)


class Wait(Action, frozen=True):
    pass


def test_every_pace_makes_a_bot_and_no_other() -> None:
    assert [bots.make("greedy", RULES, pace).courtesy for pace in bots.PACES] == [6000, 2500, 0]
    with pytest.raises(bots.NoSuchBot) as refused:
        bots.make("random", RULES, "frantic")
    assert refused.value.reason == bots.UnknownPace("frantic", "gentle, steady, brisk")


def test_the_random_bot_chooses_evenly_and_members_of_forms_as_often_as_listed_actions() -> None:
    bot = RandomBot(RULES)
    source = rng()
    listed = [Point(0), Point(1)]
    nobody: Any = None
    seen = Counter(bot.choose(nobody, None, (), listed, (), source) for _ in range(2000))
    assert set(seen) == set(listed) and min(seen.values()) > 850
    mixed: list[Option] = [Point(0), Form(Point, ((1, 2),))]
    seen = Counter(bot.choose(nobody, None, (nobody,), mixed, (), source) for _ in range(3000))
    assert len(seen) == 3 and min(seen.values()) > 850


def test_where_there_is_a_form_the_random_bot_draws_the_kind_first() -> None:
    source, nobody = rng(), cast("Any", None)
    drowned: list[Option] = [Wait(), Form(Point, ((0, 1, 2),))]
    seen = Counter(RandomBot(RULES).choose(nobody, None, (nobody,), drowned, (), source) for _ in range(2000))
    assert 900 < seen[Wait()] < 1100 and len(seen) == 4


def test_of_two_questions_the_random_bot_draws_one_first() -> None:
    match = Match.start(HEIRS, 2, seed=1)
    match.submit(0, Offer(1, 1))
    match.submit(0, Rest())
    both = match.asks(1)
    assert [type(ask).__name__ for ask in both] == ["Turn", "Bargain"]
    bot, me = RandomBot(HEIRS), match.look(1)
    options = [option for ask in both for option in ask.options(me)]
    seen = Counter(type(bot.choose(me, None, both, options, (), rng(n))) for n in range(900))
    assert 380 < seen[Accept] + seen[Decline] < 520
    assert 100 < seen[Offer] < 200 and 100 < seen[Work] < 200  # two of the three kinds of the turn


@pytest.mark.both
@pytest.mark.parametrize("rules", [RULES, ERRANDS], ids=lambda rules: str(rules.name))
@pytest.mark.parametrize("name", bots.NAMES)
def test_what_a_bot_decides_is_legal_and_depends_on_sight_and_randomness_alone(
    name: str, rules: AnyRules
) -> None:
    match = Match.start(rules, 3, seed=11)
    bot = bots.make(name, rules)
    for step in range(30):
        if match.outcome() is not None:
            match = Match.start(rules, 3, seed=step)
        seat = match.waited_for()[0]
        given = (match.look(seat), match.notes[seat], match.asks(seat), match.news)
        action = bot.decide(*given, rng(step))
        assert action in match.options(seat)
        assert bot.decide(*given, rng(step)) == action
        assert isinstance(action, Action)
        match.submit(seat, action)


def holds_state(value: object) -> bool:
    """Whether a state can be reached from a value by its attributes and elements."""
    seen: set[int] = set()
    waiting: list[object] = [value]
    while waiting:
        one = waiting.pop()
        if isinstance(one, State):
            return True
        if id(one) in seen or isinstance(one, str | int | float | bytes | type | None):
            continue
        seen.add(id(one))
        if isinstance(one, list | tuple):
            waiting += one
        for name in (*getattr(type(one), "__struct_fields__", ()), *getattr(type(one), "fields", ())):
            waiting.append(getattr(one, name))
        if isinstance(one, Sight):
            waiting += [one.clock, one.table, one.own, one.stacks]
    return False


@pytest.mark.parametrize("folder", [None, "records"])
def test_bots_in_the_lab_never_receive_a_state(
    folder: str | None, tmp_path: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    from regency.lab import simulate

    received: list[tuple[Any, ...]] = []

    def watched(self: RandomBot, *given: Any) -> Action:
        assert type(given[0]) is Sight
        assert not any(holds_state(value) for value in given)
        received.append(given)
        options = given[3]
        action: Action = options[given[-1].below(len(options))]
        return action

    monkeypatch.setattr(RandomBot, "choose", watched)
    simulate(RULES, ["random"] * 2, 6, 3, records=folder and tmp_path / folder)
    assert len(received) > 50
    assert holds_state([Match.start(RULES, 2, seed=1).state])
