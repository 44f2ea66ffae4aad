"""`regency bench`: how fast this machine plays."""

from __future__ import annotations

from argparse import Namespace

import msgspec

from regency.kernel.sheet import Cell, Column, Grid, Row
from regency.lab.bench import Bench, measure
from regency.terminal.draw import draw
from regency.terminal.screen import Screen
from regency.words import Words

from . import usage
from .parser import Parser
from .progress import bar


def arguments(parser: Parser) -> None:
    parser.thing("game", "compared-game")
    parser.flag("--json")


def run(given: Namespace, words: Words) -> int:
    """Measure, then print the table."""
    first = usage.rules_of(given.game).name if given.game else ""
    with bar(words.say("bench-working")) as step:
        found = measure(step, first=first)
    if given.json:
        print(msgspec.json.format(msgspec.json.encode(found)).decode())
    else:
        show(Screen(), words, found)
    return 0


def show(screen: Screen, words: Words, found: Bench) -> None:
    """One row an engine."""
    built = words.say(f"build-{found.build}")
    screen.rule(words.say("bench-title", build=built, rounds=found.rounds))
    draw(screen, words, (), (grid(words, found),))


def grid(words: Words, found: Bench) -> Grid:
    """Speed, and how we compare; our own row compares to nothing."""
    heads = [Cell(words.say(f"bench-{key}"), "label") for key in ("name", "rate", "copy", "faster", "copies")]
    columns = (Column(heads[0]), *(Column(head, "right") for head in heads[1:]))
    rows = []
    for number, row in enumerate(found.rows):
        shown = (row.decisions_per_second, row.copy_microseconds, row.ours_is_faster, row.our_copy_is_faster)
        rate, copy, *ratios = (words.say("decimal", value=value) for value in shown)
        cells = (row.name, rate, copy, *(f"{ratio} ×" if number else "" for ratio in ratios))
        rows.append(Row(tuple(Cell(text) for text in cells)))
    return Grid(columns, tuple(rows))
