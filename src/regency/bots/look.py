"""Looking one whole action ahead in imagined worlds."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from regency.kernel.core import AnySight, AnyState, ask_on, places
from regency.kernel.edge import Action, AnyAsk, Form, Option
from regency.kernel.reach import AnyReach, Reach
from regency.kernel.rng import Rng
from regency.kernel.rules import AnyRules, imagined

WORLDS: Final = 3  # what luck brings is judged by the average over so many
DEEP: Final = 32  # choices nested in one action
MEMBERS: Final = 24  # of a form, whose members cannot be listed


class Judged:
    """An option, what the position behind it weighs by feature, and whether luck had a hand in it."""

    def __init__(self, where: int, action: Action, weights: Sequence[float], lucky: bool) -> None:
        self.where = where
        self.action = action
        self.weights = weights
        self.value = sum(weights)
        self.lucky = lucky
        self.seen = 1

    def add(self, weights: Sequence[float]) -> None:
        """The same option in one more world."""
        self.seen += 1
        self.weights = [old + (new - old) / self.seen for old, new in zip(self.weights, weights, strict=True)]
        self.value = sum(self.weights)


class Look:
    """What a seat can foresee at one moment."""

    def __init__(self, rules: AnyRules, me: AnySight, notes: Any, rng: Rng) -> None:
        self.rules = rules
        self.me = me
        self.notes = notes
        self.rng = rng
        self.seat = me.seat
        self.worlds: list[AnyState] = []
        self.ranked: dict[type[Any], list[list[Action]]] = {}

    def judge(self, asks: Sequence[AnyAsk]) -> list[Judged]:
        """Every answer to every question, looked at in one world, in the order of the options."""
        world = self.world(0)
        return [
            self.judged(world, where, action)
            for where in places(world, self.seat)
            if (ask := ask_on(world, where)) in asks and ask is not None
            for action in self.members(world, ask)
        ]

    def best(self, judged: Sequence[Judged], but: Callable[[Judged], bool] | None = None) -> Judged:
        """The best of them, believed only once its luck has been averaged."""
        left = [one for one in judged if but is None or not but(one)]
        while True:
            first = max(left, key=_value)
            if not first.lucky or first.seen == WORLDS:
                return first
            again = self.judged(self.world(first.seen), first.where, first.action)
            first.add(again.weights)

    def world(self, nth: int) -> AnyState:
        """The nth imagined world."""
        while len(self.worlds) <= nth:
            self.worlds.append(imagined(self.rules, self.me, self.notes, self.rng))
        return self.worlds[nth]

    def judged(self, root: AnyState, where: int, action: Action) -> Judged:
        """Carry an action out in a copy of a world, and the choices nested in it as well as possible."""
        if self.rules.rests(self.me, action):
            return Judged(where, action, self.rules.weigh(root.eyes(self.seat)), False)
        reach: AnyReach = Reach(root, where)
        world = root.clone()
        world.open_entry(self.seat)
        reach.answer(world, action)
        for _ in range(DEEP):
            ask = reach.nested(world)
            if ask is None:
                break
            options = self.members(world, ask)
            reach.answer(world, self.nested_best(world, reach, options))
        return Judged(where, action, self.rules.weigh(world.eyes(self.seat)), world.barred)

    def members(self, world: AnyState, ask: AnyAsk) -> list[Action]:
        """The options as actions; of forms those that the game shortlists, else some."""
        me = world.eyes(self.seat)
        options = ask.options(me)
        return members(worth_a_look(self.rules, me, ask, options, self.rng), self.rng)

    def nested_best(self, world: AnyState, reach: AnyReach, options: list[Action]) -> Action:
        """The best answer to a nested question; many options lead to the same one, which is weighed once."""
        if len(options) == 1:
            return options[0]
        asked = type(world.stacks[reach.where][-1])
        allowed = set(options)
        for ranking in self.ranked.get(asked, ()):
            if allowed.issubset(ranking):
                return next(action for action in ranking if action in allowed)
        values: dict[Action, float] = {}
        for action in options:
            behind = world.clone()
            reach.answer(behind, action)
            values[action] = sum(self.rules.weigh(behind.eyes(self.seat)))
        ranking = sorted(options, key=values.__getitem__, reverse=True)
        self.ranked.setdefault(asked, []).append(ranking)
        return ranking[0]


def worth_a_look(
    rules: AnyRules, me: AnySight, ask: AnyAsk, options: Sequence[Option], rng: Rng
) -> Sequence[Option]:
    """The options, but of forms only what the game shortlists, if it does; asked where there are any."""
    if Form not in map(type, options):
        return options
    shortlist = rules.shortlist(me, ask, rng)
    if shortlist is None:
        return options
    found = [*(option for option in options if isinstance(option, Action)), *shortlist]
    return options if not found and ask.due(me.table) else found


def members(options: Sequence[Option], rng: Rng) -> list[Action]:
    """The options as actions; of a form some members."""
    found: list[Action] = []
    for option in options:
        if isinstance(option, Form):
            found += {option.draw(rng): None for _ in range(min(MEMBERS, option.size()))}
        else:
            found.append(option)
    return found


def _value(judged: Judged) -> float:
    return judged.value
