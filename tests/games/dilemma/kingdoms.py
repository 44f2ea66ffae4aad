"""Whole campaigns with a synthetic story, played by bots reign after reign."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from regency.games.dilemma import RULES, KingsDilemma
from regency.games.dilemma.model.book import Book
from regency.games.dilemma.model.state import Public
from regency.games.dilemma.telling import readable
from regency.kernel.chronicle import Chronicle
from regency.kernel.match import AnyMatch
from regency.kernel.record import Record
from regency.kernel.rng import stream, stretch
from regency.lab.plan import Plan
from regency.lab.table import Table

MOST_REIGNS = 40
Carry = Callable[[Chronicle], Chronicle]


class Legible(KingsDilemma):
    """As if every text of the story were there, so that all its pages can be turned to."""

    def pages(self, view: Public) -> list[str]:
        return readable.keys(view.table)


LEGIBLE = Legible()


def begun(book: Book, houses: Sequence[int], rules: KingsDilemma = RULES) -> Chronicle:
    """A campaign of these houses, before its first reign."""
    chronicle = Chronicle.begin(rules, book, king="Aldemar II")
    for house in houses:
        chronicle.join(house, f"Family {house + 1}")
    return chronicle


def play_out(match: AnyMatch, seed: int, bot: str = "random") -> AnyMatch:
    """A reign, decided by bots from its first question to its last."""
    rules, seats = match.rules, match.header.seats
    plan = Plan(rules, (bot,) * seats, 1, seed, rules.options(), 100_000, None)
    table = Table(plan, 0, match.state, match)
    table.take_notes(match.opening)
    while table.goes_on():
        table.enter(table.next_entry())
        table.g = match.state
    return match


def reign(chronicle: Chronicle, present: Sequence[int], seed: int, bot: str = "random") -> Record:
    """A whole sitting; whoever has won names the next king, and of several the first."""
    chronicle.sit_down(*present)
    match = play_out(chronicle.start(stretch(seed)), seed, bot)
    chronicle.enter(match)
    if len(chronicle.facts.vacant) > 1:
        chronicle.prefer(chronicle.facts.vacant[0])
    if chronicle.facts.vacant:
        chronicle.crown(chronicle.facts.vacant[0], f"King {len(chronicle.facts.sittings) + 1}")
    return match.record()


def at_the_table(houses: Sequence[int], number: int, seed: int) -> list[int]:
    """Who sits in a reign: the fourth house comes late, and is away in the sixth to eighth; seats move."""
    late = houses[-1]
    found = [house for house in houses if house != late or (number >= 4 and not 6 <= number <= 8)]
    stream(stretch(seed), "seats", number).shuffle(found)
    return found


def as_it_is(chronicle: Chronicle) -> Chronicle:
    return chronicle


def campaign(
    book: Book, houses: Sequence[int], seed: int, carry: Carry = as_it_is, bot: str = "random"
) -> tuple[Chronicle, dict[int, Record]]:
    """From the prologue as far as the story goes; the last of the houses joins before the fourth reign.

    `carry`: what is done with it between two reigns.
    """
    chronicle, kept = begun(book, houses[:-1]), {}
    for number in range(1, MOST_REIGNS):
        if number == 4:
            chronicle.join(houses[-1], f"Family {houses[-1] + 1}")
        present = at_the_table(houses, number, seed)
        kept[number] = reign(chronicle, present, 100 * seed + number, bot)
        chronicle = carry(chronicle)
        if chronicle.facts.over or chronicle.facts.rests:
            break
    return chronicle, kept
