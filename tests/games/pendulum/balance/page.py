"""`python -m tests.games.pendulum.balance.page [--games N] [--workers N]`: writes the BALANCE.md."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from regency.games.pendulum import RULES
from regency.games.pendulum.model.options import Options
from regency.games.pendulum.printed.mats import MATS
from regency.games.pendulum.printed.reconstructed import LEVELS
from regency.lab import simulate
from regency.lab.statistics import wilson
from regency.words import Words
from tests.games.pendulum.balance.tally import PACE_NAMES, Played, Seat, played, shares

PAGE = Path(__file__).resolve().parents[4] / "src" / "regency" / "games" / "pendulum" / "BALANCE.md"
SEATS = 4
WORDS = Words("en", RULES)
MODES = (("in real time", Options(mode="realtime")), ("in untimed turns", Options(mode="untimed_turns")))

INTRODUCTION = """# Balance of Pendulum

How it comes out between greedy bots: {games} games with four players in real time and as many in untimed
turns, and as many alone on each level, default rule options otherwise, version {version} of the rules, seed
{seed}. Made by
`python -m tests.games.pendulum.balance.page --games {games} --seed {seed}`; nothing was changed for balance.

Characters and sides are drawn by lot, and in real time the paces too. Behind each share of games won stands
its 95 % interval (Wilson's); without any influence it would be 25 % less what nobody wins. Bots look one
action ahead: what takes a plan over several rounds comes out lower here than among people.
"""
SOLO_TEXT = """The greedy bot, steady, plays the person's part against the two automated opponents, whose
cards and levels are reconstructed.
"""

Shares = dict[object, tuple[int, int]]


def share(won: float, tries: int) -> str:
    """In hundredths, with the interval."""
    if not tries:
        return "–"
    low, high = wilson(won, tries)
    return f"{won / tries:.0%} ({low * 100:.0f}–{high * 100:.0f})".replace("%", " %")


def table(heads: Sequence[str], rows: Iterator[Sequence[str]]) -> str:
    lines = [heads, ["---"] * len(heads), *rows]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def by(
    head: str,
    names: Sequence[tuple[object, str]],
    found: Sequence[list[Played]],
    key: Callable[[Seat], object],
) -> str:
    """One table: a row for each, a column for each mode."""
    columns: list[Shares] = [shares(games, key) for games in found]
    heads = [head, *(f"won {mode}" for mode, _ in MODES[: len(found)])]
    rows = ([name, *(share(*column.get(value, (0, 0))) for column in columns)] for value, name in names)
    return table(heads, rows)


def ends(found: Sequence[list[Played]]) -> Iterator[list[str]]:
    """How games end, and what the players have then."""
    for (mode, _), games in zip(MODES, found, strict=True):
        seats = [seat for one in games for seat in one.seats]
        reasons = [one.reason for one in games]
        yield [
            mode,
            *(share(reasons.count(reason), len(games)) for reason in RULES.ends),
            f"{sum(seat.legend for seat in seats) / len(seats):.0%}".replace("%", " %"),
            f"{sum(seat.points for seat in seats) / len(seats):.1f}",
        ]


def solo(level: int, games: int, seed: int, workers: int) -> Iterator[str]:
    """The share of games won, in each mode."""
    for _, options in MODES:
        chosen = Options(mode=options.mode, solo_level=level)
        report = simulate(RULES, ["greedy"], games, seed, chosen, workers)
        yield share(report.wins[0], games)


def page(games: int, seed: int, workers: int) -> str:
    """The whole document."""
    found = [played(SEATS, options, games, seed, workers) for _, options in MODES]
    said = [f"all four in the parchment ({RULES.ends[0]})", f"the nearest ({RULES.ends[1]})", "nobody"]
    parts = [
        INTRODUCTION.format(games=games, version=RULES.version, seed=seed),
        "## How games end\n",
        table(["Mode", *said, "legendary point", "parchment points"], ends(found)),
        "## Characters\n",
        by("Side", [(mat, WORDS.piece("mat", mat)) for mat in range(MATS)], found, lambda seat: seat.mat),
        "## Place on the privilege track at the start\n",
        by("Place", [(rank, str(rank + 1)) for rank in range(SEATS)], found, lambda seat: seat.rank),
        "## Paces\n",
        by("Pace", [(pace, pace) for pace in PACE_NAMES], found[:1], lambda seat: seat.pace),
        "## Alone\n",
        SOLO_TEXT,
        table(
            ["Level", *(f"won {mode}" for mode, _ in MODES)],
            ([str(level), *solo(level, games, seed, workers)] for level in range(1, LEVELS + 1)),
        ),
    ]
    return "\n".join(parts)


def main(arguments: Sequence[str]) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=2)
    given = parser.parse_args(arguments)
    PAGE.write_text(page(given.games, given.seed, given.workers), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
