"""Somebody who watches greedy bots place their markers, and names the value of those that lie face down."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator

from msgspec import Struct

from regency.games.allegoria import RULES
from regency.games.allegoria.model.actions import PlaceMarker
from regency.games.allegoria.printed.terms import SEATS
from regency.kernel.entries import Play
from regency.lab.game import laid
from regency.lab.plan import Plan

Clue = tuple[int, ...]


class Placed(Struct, frozen=True):
    """A marker, and what everybody saw of it: when it was placed, where, and on how high a stack."""

    marker: int
    round: int
    space: int
    order: int  # among the six markers of its owner
    height: int

    def clues(self) -> tuple[Clue, ...]:
        """From the vaguest to all that is known."""
        return (
            (),
            (self.space,),
            (self.space, self.order),
            (self.space, self.order, self.round),
            (self.space, self.order, self.round, self.height),
        )


def placements(seats: int, games: Iterable[int], seed: int) -> Iterator[Placed]:
    """All markers placed in these games between greedy bots."""
    plan = Plan(RULES, ("greedy",) * seats, 1, seed, RULES.options(), RULES.horizon, None)
    for number in games:
        table = laid(plan, number)
        table.take_notes(table.g.told)
        while table.outcome() is None:
            entry = table.next_entry()
            if isinstance(entry, Play) and isinstance(entry.do[0], PlaceMarker):
                heights = table.g.table.heights[entry.seat :: SEATS]
                chosen = entry.do[0]
                now = table.g.table.round
                yield Placed(chosen.marker, now, chosen.space, sum(heights), heights[chosen.space])
            table.enter(entry)


class Guesser:
    """Counts what lay where; where it has seen little, it also goes by what is like it."""

    PRIOR = 10.0  # a vaguer clue counts as much as so many markers

    def __init__(self) -> None:
        self.seen: defaultdict[Clue, Counter[int]] = defaultdict(Counter)

    def learn(self, placed: Iterable[Placed]) -> None:
        for one in placed:
            for clue in one.clues():
                self.seen[clue][one.marker] += 1

    def guess(self, one: Placed) -> int:
        """The likeliest marker."""
        odds = dict.fromkeys(range(4), 0.25)
        for clue in one.clues():
            seen = self.seen[clue]
            total = seen.total() + self.PRIOR
            odds = {marker: (seen[marker] + self.PRIOR * odds[marker]) / total for marker in odds}
        return max(odds, key=odds.__getitem__)

    def share_right(self, placed: Iterable[Placed]) -> float:
        """How often it names the marker."""
        found = [self.guess(one) == one.marker for one in placed]
        return sum(found) / len(found)
