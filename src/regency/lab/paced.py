"""Bots where game time runs: each looks, thinks, and acts a reaction time after what it saw."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from regency.bots import Later, Rhythm, at_moment, pace_of
from regency.bots.pace import USUAL, sooner
from regency.kernel.core import asks, next_wake
from regency.kernel.edge import NEVER, Action, AnyAsk, Form, Millis, includes
from regency.kernel.entries import Play, Tick
from regency.kernel.errors import Refused, TooSoon

from .plan import pace_rng
from .table import BotBalked, NothingGoesOn, Table, Unplayable


class Answer(Struct, frozen=True):
    """What a seat is about to do: when, by game time, and what it had seen when it decided."""

    now: Millis
    seat: int
    action: Action
    seen: int


class Player:
    """How a bot stands: its rhythm, what it looked at last, when it looks again, and what is under way."""

    def __init__(self, rhythm: Rhythm) -> None:
        self.rhythm = rhythm
        self.rest()

    def rest(self) -> None:
        """Nothing is under way, and whatever comes is new."""
        self.looked = NEVER
        self.wakes: Millis = NEVER
        self.answer: Answer | None = None

    def is_curious(self, entry: int, now: Millis) -> bool:
        """Whether it looks now: something has happened, or what it waited for has come."""
        if self.answer is not None:
            return False
        return self.looked != entry or NEVER < self.wakes <= now


class Paced:
    """Everybody at a table while its time runs: a queue by game time."""

    def __init__(self, table: Table, number: int) -> None:
        self.table = table
        self.g = table.g
        self.now: Millis = 0
        self.players = [
            Player(Rhythm(pace_of(pace or USUAL), pace_rng(table.plan, number, seat)))
            for seat, pace in enumerate(table.paces)
        ]

    def play(self) -> None:
        """Until time stands still, or the game is over."""
        self.now = self.g.clock.now
        for player in self.players:
            player.rest()
        while self.g.clock.running and self.table.goes_on():
            for seat, player in enumerate(self.players):
                if player.is_curious(self.g.clock.entry, self.now):
                    self.look(seat, player)
            self.go_on()

    def look(self, seat: int, player: Player) -> None:
        """Decide what to do, if anything; what need not be done waits for the rhythm."""
        g, table = self.g, self.table
        player.looked, player.wakes = g.clock.entry, NEVER
        due = [ask for ask in asks(g, seat) if ask.due(g.table)]
        free = player.rhythm.looks_at(self.now)
        standing = table.stirred(seat)
        if standing and free > self.now:
            player.wakes, standing = free, []
        if due or standing:
            found = self.decide(seat, due, standing)
            if isinstance(found, Action):
                is_due = any(includes(ask.options(g.eyes(seat)), found) for ask in due)
                player.answer = Answer(player.rhythm.acts_at(self.now, is_due), seat, found, g.clock.entry)
            elif due:
                raise Unplayable(BotBalked(table.names[seat]))
            elif found.until > self.now:
                player.wakes = found.until

    def decide(self, seat: int, due: list[AnyAsk], standing: list[AnyAsk]) -> Action | Later:
        """Ask the bot, unless there is nothing to choose."""
        table = self.table
        me = at_moment(self.g.sight(seat), self.now)
        if not standing and len(due) == 1:
            options = due[0].options(me)
            if len(options) == 1 and not isinstance(options[0], Form):
                return options[0]
        table.decisions += 1
        return table.bots[seat].decide(me, table.notes[seat], [*due, *standing], table.news, table.rngs[seat])

    def go_on(self) -> None:
        """Whatever comes next: something wakes, somebody acts, or somebody looks again."""
        clock = self.g.clock
        wake = next_wake(self.g)
        rings = NEVER if wake == NEVER else clock.now + wake - clock.at
        answers = [player.answer for player in self.players if player.answer is not None]
        looks = NEVER
        for player in self.players:
            looks = sooner(looks, player.wakes if player.answer is None else NEVER)
        first = min(answers, key=_when, default=None)
        next_time = sooner(looks, NEVER if first is None else first.now)
        if sooner(rings, next_time) == NEVER:
            raise Unplayable(NothingGoesOn())
        if rings != NEVER and sooner(rings, next_time) == rings:
            self.now = rings
            self.table.carry_out(Tick(wake))
        else:
            self.now = next_time
            if first is not None and first.now == next_time:
                self.give(first)

    def give(self, answer: Answer) -> None:
        """An answer is judged when it is given; who is refused looks again."""
        clock, player = self.g.clock, self.players[answer.seat]
        player.answer = None
        stamp = clock.at + answer.now - clock.now
        entry = Play(stamp, answer.seat, (answer.action,), answer.seen)
        try:
            self.table.try_out(entry)
        except TooSoon as hasty:
            player.answer = replace(answer, now=answer.now + hasty.retry_at - stamp)
        except Refused:
            if (
                answer.seen == self.g.clock.entry
            ):  # nothing has changed since: the rules refuse what they offer
                raise
            player.looked = NEVER
        else:
            player.rhythm.acted(answer.now)


def _when(answer: Answer) -> tuple[Millis, int, int]:
    return answer.now, answer.seen, answer.seat
