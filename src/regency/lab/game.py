"""One game between bots: quickly, or by entries where somebody takes notes or a record is kept."""

from __future__ import annotations

from collections.abc import Sequence
from time import process_time
from typing import Any, Final

from regency.bots import Bot, Later, make
from regency.kernel.apply import carry_out
from regency.kernel.core import MAIN, AnyState, answer, ask_on, next_due, next_wake
from regency.kernel.edge import ASK, NEVER, Action, AnyAsk, Event, Form, Option
from regency.kernel.entries import Entry, Play, Tick
from regency.kernel.errors import Reason, TooSoon, Trouble, Woken
from regency.kernel.match import AnyMatch, Match
from regency.kernel.record import write_whole
from regency.kernel.rng import Rng
from regency.kernel.rules import Outcome, started

from .plan import Plan, bot_rng, chairs_by_seat, game_seed, record_path, seat_of
from .report import UNFINISHED, Game

THOUGHT: Final = 250  # milliseconds that a bot takes where game time runs


class BotBalked(Reason, frozen=True):
    """A bot puts off what the game waits for."""

    bot: str


class Unplayable(Trouble):
    """A game that bots cannot play to its end."""


class Table:
    """A game at which bots sit, with what it takes to go on."""

    def __init__(self, plan: Plan, number: int, g: AnyState, match: AnyMatch | None) -> None:
        self.plan = plan
        self.g = g
        self.match = match
        self.names = chairs_by_seat(plan, number)
        self.bots: list[Bot] = [make(name, plan.rules) for name in self.names]
        self.rngs: list[Rng] = [bot_rng(plan, number, seat) for seat in range(len(self.names))]
        self.notes: list[Any] = [None] * len(self.names)
        self.entries = 0
        self.decisions = 0
        self.news: Sequence[Event] = g.told
        self.rest: list[int] = [NEVER] * len(self.names)
        self.last = 0

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

    def play_on(self) -> None:
        """Go on by entries until there is an outcome, or the limit is met."""
        self.take_notes(self.g.told)
        while self.entries < self.plan.limit and self.outcome() is None:
            self.enter(self.next_entry())

    def next_entry(self) -> Entry:
        """The answer to what the game waits for; where it waits for nobody, a chance taken, or a wake."""
        where = next_due(self.g)
        if where != NEVER:
            ask = ask_on(self.g, where)
            assert ask is not None
            action = self.decide(ask.seat, [ask])
            if isinstance(action, Later):
                raise Unplayable(BotBalked(self.names[ask.seat]))
            return self.answer_of(ask.seat, action)
        return self.chance_taken() or self.wake()

    def chance_taken(self) -> Entry | None:
        """Seats with a standing question are asked in turn, unless they want to be left alone for now."""
        seats = len(self.names)
        for step in range(1, seats + 1):
            seat = (self.last + step) % seats
            ask = ask_on(self.g, 1 + seat) or self.standing_on_main(seat)
            if ask is not None and self.rest[seat] <= self.g.clock.now and ask.options(self.g.eyes(seat)):
                action = self.decide(seat, [ask])
                if not isinstance(action, Later):
                    self.last = seat
                    return self.answer_of(seat, action)
                self.rest[seat] = action.until
        return None

    def standing_on_main(self, seat: int) -> AnyAsk | None:
        ask = ask_on(self.g, MAIN)
        return ask if ask is not None and ask.seat == seat else None

    def wake(self) -> Entry:
        """Nobody wants anything: whatever wakes next."""
        wake = next_wake(self.g)
        if wake == NEVER:
            raise Unplayable(NothingGoesOn())
        return Tick(wake)

    def answer_of(self, seat: int, action: Action) -> Entry:
        """An answer takes a moment where game time runs."""
        clock = self.g.clock
        return Play(clock.at + (THOUGHT if clock.running else 0), seat, (action,), clock.entry)

    def decide(self, seat: int, asks: Sequence[AnyAsk]) -> Action | Later:
        """Ask the bot, unless there is nothing to choose."""
        me = self.g.eyes(seat)
        options: Sequence[Option] = asks[0].options(me)
        if len(options) == 1 and not isinstance(options[0], Form) and asks[0].due(self.g.table):
            return options[0]
        self.decisions += 1
        return self.bots[seat].choose(me, self.notes[seat], asks, options, self.news, self.rngs[seat])

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
        if self.match is not None:
            told: Sequence[Event] = self.match.apply(entry)
        else:
            carry_out(self.g, entry)
            told = self.g.told
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


class NothingGoesOn(Reason, frozen=True):
    """The game waits for nothing and nobody."""


def play_game(plan: Plan, number: int) -> Game:
    """Play a game of the plan, and write its record where records are kept."""
    began = process_time()
    table = laid(plan, number)
    if table.match is None and not any(bot.wants_notes for bot in table.bots):
        table.play_quickly()
    if table.outcome() is None and table.entries < plan.limit:
        table.play_on()
    path = record_path(plan, number)
    if path is not None and table.match is not None:
        write_whole(path, table.match.record())
    return result(plan, number, table, process_time() - began)


def laid(plan: Plan, number: int) -> Table:
    """A table before the first question."""
    seed = game_seed(plan, number)
    seats = len(plan.chairs)
    if plan.records is None:
        return Table(plan, number, started(plan.rules, seats, plan.options, seed), None)
    match = Match.start(plan.rules, seats, plan.options, seed, chairs_by_seat(plan, number))
    return Table(plan, number, match.state, match)


def result(plan: Plan, number: int, table: Table, seconds: float) -> Game:
    """What the report needs to know, by chair."""
    turns = plan.rules.progress(table.g.table)
    outcome = table.outcome()
    if outcome is None:
        return Game(number, UNFINISHED, (), (), table.decisions, turns, seconds)
    winners = outcome.winners()
    seats = [seat_of(plan, number, chair) for chair in range(len(plan.chairs))]
    shares = tuple(1 / len(winners) if seat in winners else 0.0 for seat in seats)
    scores = tuple(outcome.scores[seat] for seat in seats)
    return Game(number, outcome.reason, shares, scores, table.decisions, turns, seconds)
