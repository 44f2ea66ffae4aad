"""A table of bots: who sits there, what they are asked, and how it goes on where no time runs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from regency.bots import Bot, Later, make
from regency.kernel.apply import apply, carry_out
from regency.kernel.core import MAIN, AnyState, answer, ask_on, asks, next_due, next_wake
from regency.kernel.edge import ASK, NEVER, Action, AnyAsk, Event, Form, Option
from regency.kernel.entries import Entry, Play, Tick
from regency.kernel.errors import Reason, TooSoon, Trouble, Woken
from regency.kernel.match import AnyMatch
from regency.kernel.rng import Rng
from regency.kernel.rules import Outcome, Rules

from .plan import Plan, bot_rng, chairs_by_seat, paces_by_seat


class BotBalked(Reason, frozen=True):
    """A bot puts off what the game waits for."""

    bot: str


class NothingGoesOn(Reason, frozen=True):
    """The game waits for nothing and nobody."""


class Unplayable(Trouble):
    """A game that bots cannot play to its end."""


class Table:
    """A game at which bots sit, with what it takes to go on."""

    def __init__(self, plan: Plan, number: int, g: AnyState, match: AnyMatch | None) -> None:
        self.plan = plan
        self.g = g
        self.match = match
        self.names = chairs_by_seat(plan, number)
        self.paces = paces_by_seat(plan, number)
        self.bots: list[Bot] = [
            make(name, plan.rules, pace) for name, pace in zip(self.names, self.paces, strict=True)
        ]
        self.rngs: list[Rng] = [bot_rng(plan, number, seat) for seat in range(len(self.names))]
        self.notes: list[Any] = [None] * len(self.names)
        self.entries = 0
        self.decisions = 0
        self.news: Sequence[Event] = g.told
        self.stirring = type(plan.rules).stirs is not Rules.stirs
        self.looked: list[int] = [NEVER] * len(self.names)

    # Without notes and records

    def play_quickly(self) -> None:
        """Answer due questions on the main stack as fast as can be, up to the first thing that is none."""
        g, bots, rngs = self.g, self.bots, self.rngs
        g.heard = False
        main = g.stacks[MAIN]
        table = g.table
        left = self.plan.limit - self.entries
        while main and left:
            ask: Any = main[-1]
            if ask.kind != ASK or not ask.due(table):
                break
            seat = ask.seat
            me = g.eyes(seat)
            options = ask.options(me)
            action = options[0]
            if len(options) > 1 or type(action) is Form:
                self.decisions += 1
                action = bots[seat].choose(me, None, (ask,), options, (), rngs[seat])
                if type(action) is Later:
                    raise Unplayable(BotBalked(self.names[seat]))
            answer(g, MAIN, action)
            left -= 1
        self.entries = self.plan.limit - left

    # By entries

    def goes_on(self) -> bool:
        """Whether there is no outcome yet, and the limit is not met."""
        return self.entries < self.plan.limit and self.outcome() is None

    def next_entry(self) -> Entry:
        """A chance that somebody takes, else the answer to what the game waits for, else a wake."""
        taken = self.chance_taken() if self.stirring else None
        if taken is not None:
            return taken
        where = next_due(self.g)
        if where == NEVER:
            return self.wake()
        ask = ask_on(self.g, where)
        assert ask is not None
        action = self.decide(ask.seat, [ask])
        if isinstance(action, Later):
            raise Unplayable(BotBalked(self.names[ask.seat]))
        return self.answer_of(ask.seat, action)

    def chance_taken(self) -> Entry | None:
        """Whoever is stirred by a standing question is asked once after each entry."""
        entry = self.g.clock.entry
        for seat in range(len(self.names)):
            if self.looked[seat] == entry:
                continue
            self.looked[seat] = entry
            standing = self.stirred(seat)
            if standing:
                self.decisions += 1
                given = (self.g.eyes(seat), self.notes[seat], standing, self.news, self.rngs[seat])
                action = self.bots[seat].consider(*given)
                if isinstance(action, Action):
                    return self.answer_of(seat, action)
        return None

    def stirred(self, seat: int) -> list[AnyAsk]:
        """The standing questions that are worth a thought of this seat now."""
        g, stirs = self.g, self.plan.rules.stirs
        return [ask for ask in asks(g, seat) if not ask.due(g.table) and stirs(g.eyes(seat), ask)]

    def wake(self) -> Entry:
        """Nobody wants anything: whatever wakes next."""
        wake = next_wake(self.g)
        if wake == NEVER:
            raise Unplayable(NothingGoesOn())
        return Tick(wake)

    def answer_of(self, seat: int, action: Action) -> Entry:
        """An answer that takes no time."""
        clock = self.g.clock
        return Play(clock.at, seat, (action,), clock.entry)

    def decide(self, seat: int, due: Sequence[AnyAsk]) -> Action | Later:
        """Ask the bot what the game waits for, unless there is nothing to choose."""
        me = self.g.eyes(seat)
        options: Sequence[Option] = due[0].options(me)
        if len(options) == 1 and not isinstance(options[0], Form):
            return options[0]
        self.decisions += 1
        return self.bots[seat].choose(me, self.notes[seat], due, options, self.news, self.rngs[seat])

    def enter(self, entry: Entry) -> None:
        """Carry an entry out, after whatever wakes before it; an answer too soon waits for its time."""
        try:
            self.carry_out(entry)
        except Woken as woken:
            self.carry_out(Tick(woken.at))
        except TooSoon as hasty:
            assert isinstance(entry, Play)
            again = Play(hasty.retry_at, entry.seat, entry.do, entry.seen)
            try:
                self.carry_out(again)
            except Woken as woken:
                self.carry_out(Tick(woken.at))

    def carry_out(self, entry: Entry) -> None:
        """An entry that is known to be fair."""
        if self.match is not None:
            self.tell(self.match.apply(entry))
        else:
            carry_out(self.g, entry)
            self.tell(self.g.told)

    def try_out(self, entry: Entry) -> None:
        """An entry that may be refused: then nothing has changed."""
        self.tell(apply(self.g, entry) if self.match is None else self.match.apply(entry))

    def tell(self, told: Sequence[Event]) -> None:
        self.entries += 1
        self.take_notes(told)
        self.news = told

    def take_notes(self, told: Sequence[Event]) -> None:
        """Only for those who read them."""
        for seat, bot in enumerate(self.bots):
            if bot.wants_notes:
                self.notes[seat] = self.plan.rules.note(self.notes[seat], self.g.eyes(seat), told)

    def outcome(self) -> Outcome | None:
        return self.plan.rules.outcome(self.g.table)
