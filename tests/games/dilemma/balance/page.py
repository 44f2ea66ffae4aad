"""`python -m tests.games.dilemma.balance.page [--reigns N] [--workers N]`: writes the BALANCE.md."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from regency.games.dilemma import RULES
from regency.games.dilemma.printed.agendas import AGENDA_NAMES
from regency.games.dilemma.printed.figures import ENDS, FIRST_OUTCOME, HOUSES
from regency.games.dilemma.printed.services import KINDS
from regency.lab.statistics import mean_interval, wilson
from regency.words import Words
from tests.games.dilemma.balance.tally import QUIET, STERN, Played, Seat, deals, played, shares

PAGE = Path(__file__).resolve().parents[4] / "src" / "regency" / "games" / "dilemma" / "BALANCE.md"
WORDS = Words("en", RULES)
BARGAINED = 5  # times as many reigns, as the effect is smaller
KIND_NAMES = (
    "vote for a side", "vote with so much at least", "pass", "gather", "become Moderator", "not to raise",
    "raise", "break a tie", "give the Leader token", "let somebody sign",
)  # fmt: skip

INTRODUCTION = """# Balance of The King's Dilemma

How first reigns come out between bots: {reigns} at each number of houses and against random ones, {many} for
bargaining; default rule options, version {version} of the rules, seed {seed}. Made by
`python -m tests.games.dilemma.balance.page --reigns {reigns} --seed {seed}`; nothing was changed for balance.

Agendas are drafted, and seats change from reign to reign. Behind each share stands its 95 % interval
(Wilson's; of means the usual one); a shared victory counts in equal parts. Bots look one action ahead and
remember no promises.
"""
STRENGTH = """How often a greedy house has most points among random ones, and among greedy ones that open no
bargain: they make no offer and name no price, but they take offers that pay, and pay prices that are worth
it. In the last row they pay no price either, so that one can buy from them and not sell.
"""


def share(won: float, tries: int) -> str:
    """In hundredths, with the interval."""
    if not tries:
        return "–"
    low, high = wilson(won, tries)
    return f"{won / tries * 100:.1f} % ({low * 100:.1f}–{high * 100:.1f})"


def mean(values: Sequence[float]) -> str:
    """With the interval."""
    low, high = mean_interval(values)
    return f"{sum(values) / len(values):.1f} ({low:.1f}–{high:.1f})"


def table(heads: Sequence[str], rows: Iterator[Sequence[str]]) -> str:
    lines = [heads, ["---"] * len(heads), *rows]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def strength(reigns: int, seed: int, workers: int) -> Iterator[list[str]]:
    """How often the first chair has the most points."""
    for said, heads, number in (
        ("four random houses", ["greedy", *["random"] * 4], reigns),
        ("two random houses", ["greedy", *["random"] * 2], reigns),
        ("four greedy ones that open no bargain", ["greedy", *[QUIET] * 4], BARGAINED * reigns),
        ("the same, who pay no price either", ["greedy", *[STERN] * 4], reigns),
    ):
        found = played(heads, number, seed, workers)
        won, tries = shares(found, lambda seat: seat.head)["greedy"]
        yield [said, str(number), share(won, tries), mean([float(deals(one)) for one in found])]


def by(
    head: str,
    names: Sequence[tuple[object, str]],
    found: dict[int, list[Played]],
    key: Callable[[Seat], object],
) -> str:
    """One table: a row for each, a column for each number of houses."""
    columns = [shares(reigns, key) for reigns in found.values()]
    heads = [head, *(f"{seats} houses" for seats in found)]
    rows = ([name, *(share(*column.get(value, (0.0, 0))) for column in columns)] for value, name in names)
    return table(heads, rows)


def bargains(found: dict[int, list[Played]]) -> Iterator[list[str]]:
    """What is agreed in a reign."""
    for seats, reigns in found.items():
        yield [
            str(seats),
            mean([float(deals(one)) for one in reigns]),
            mean([float(one.joint) for one in reigns]),
            mean([float(one.refused) for one in reigns]),
            mean([float(sum(seat.paid for seat in one.seats)) for one in reigns]),
        ]


def sold(found: dict[int, list[Played]]) -> Iterator[list[str]]:
    """How often each service is paid for, in a hundred reigns."""
    for kind in range(KINDS):
        counts = (100 * sum(one.kinds[kind] for one in reigns) / len(reigns) for reigns in found.values())
        yield [KIND_NAMES[kind], *(f"{count:.0f}" for count in counts)]


def ends(found: dict[int, list[Played]]) -> Iterator[list[str]]:
    """How reigns end, after how many dilemmas."""
    for seats, reigns in found.items():
        reasons = [one.reason for one in reigns]
        yield [
            str(seats),
            *(share(reasons.count(reason), len(reigns)) for reason in ENDS[:FIRST_OUTCOME]),
            mean([float(one.rounds) for one in reigns]),
        ]


def page(reigns: int, seed: int, workers: int) -> str:
    """The whole document."""
    found = {seats: played(["greedy"] * seats, reigns, seed, workers) for seats in RULES.seats}
    agendas = [(nth, name.capitalize()) for nth, name in enumerate(AGENDA_NAMES)]
    houses = [(house, WORDS.piece("house", house)) for house in range(HOUSES)]
    parts = [
        INTRODUCTION.format(reigns=reigns, many=BARGAINED * reigns, version=RULES.version, seed=seed),
        "## Strength\n",
        STRENGTH,
        table(["Among", "reigns", "most points", "deals a reign"], strength(reigns, seed, workers)),
        "## How reigns end\n",
        table(["Houses", "died", "abdicated, top", "abdicated, bottom", "dilemmas a reign"], ends(found)),
        "## Agendas\n",
        by("Agenda", agendas, found, lambda seat: seat.agenda),
        "## Houses\n",
        by("House", houses, found, lambda seat: seat.house),
        "## Bargaining\n",
        table(
            ["Houses", "deals a reign", "paid jointly", "refused or dropped", "coins paid"], bargains(found)
        ),
        "How often each service is paid for in a hundred reigns:\n",
        table(["Service", *(f"{seats} houses" for seats in found)], sold(found)),
    ]
    return "\n".join(parts)


def main(arguments: Sequence[str]) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--reigns", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1)
    given = parser.parse_args(arguments)
    PAGE.write_text(page(given.reigns, given.seed, given.workers), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
