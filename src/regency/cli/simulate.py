"""`regency simulate`: many games between bots, counted."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from typing import Final

import msgspec

from regency.kernel.sheet import Cell, Column, Grid, Row
from regency.lab import Report, simulate
from regency.terminal.draw import draw
from regency.terminal.players import names
from regency.terminal.screen import Screen
from regency.words import Words

from . import campaign_simulate, usage
from .parser import Parser
from .play import SEEDS
from .progress import bar
from .usage import Interval, Misused, NobodyHuman

SEATS: Final = "greedy,random"
GAMES: Final = Interval(1, 10_000_000)
WORKERS: Final = Interval(1, 256)


def arguments(parser: Parser) -> None:
    parser.thing("game", "game")
    parser.value("--seats", "seats", key="bots")
    parser.value("--paces", "paces")
    parser.value("--games", "count")
    parser.value("--campaigns", "count")
    parser.value("--seed", "seed", key="first-seed")
    parser.value("--option", "option", several=True)
    parser.value("--workers", "count")
    parser.value("--packs", "folder")
    parser.value("--records", "folder")
    parser.flag("--json")


def run(given: Namespace, words: Words) -> int:
    """Play them all, then print the report."""
    if given.campaigns is not None:
        return campaign_simulate.run(given, words)
    rules = usage.rules_of(given.game)
    usage.shelve(rules, given.packs)
    chairs = usage.seats(rules, SEATS if given.seats is None else given.seats, bots_alone=True)
    if any(who.is_human for who in chairs):
        raise Misused(NobodyHuman())
    options = usage.options(rules, given.option)
    many = 100 if given.games is None else usage.number("--games", given.games, GAMES)
    seed = 1 if given.seed is None else usage.number("--seed", given.seed, SEEDS)
    workers = 1 if given.workers is None else usage.number("--workers", given.workers, WORKERS)
    folder = None if given.records is None else Path(given.records)
    with bar(words.say("simulate-working")) as step:
        kinds = [who.kind for who in chairs]
        paces = () if given.paces is None else tuple(given.paces.split(","))
        report = simulate(rules, kinds, many, seed, options, workers, folder, progress=step, paces=paces)
    if given.json:
        print(msgspec.json.format(msgspec.json.encode(report)).decode())
    else:
        table = Words(words.lang, rules, names(words, chairs))
        show(Screen(), table, report, seed, folder)
    return 0


def show(screen: Screen, words: Words, report: Report, seed: int, folder: Path | None) -> None:
    """The report for people."""
    screen.rule(words.say("simulate-title", game=words.game(), games=report.games, seed=seed))
    draw(screen, words, words.names, (standings(words, report),))
    screen.say(words.own("race-length", "simulate-length", turns=report.mean_turns))
    if report.unwon:
        screen.say(words.say("simulate-unwon", count=report.unwon))
    screen.say(words.say("simulate-ends"))
    for reason, count in report.end_reasons.items():
        screen.say(f"{count} × {words.end(reason)}", indent=2)
    seconds, rate = report.seconds, report.decisions_per_second
    built = words.say(f"build-{report.build}")
    screen.say(
        words.say("simulate-speed", decisions=report.decisions, seconds=seconds, rate=rate, build=built)
    )
    if folder is not None:
        screen.say(words.say("simulate-records", folder=str(folder)))


def standings(words: Words, report: Report) -> Grid:
    """A row a seat: wins with their interval, and mean points."""
    keys = ("seat", *(("pace",) if report.paces else ()), "wins", "share", "interval", "points")
    heads = [Cell(words.say(f"simulate-{key}"), "label") for key in keys]
    columns = (Column(heads[0]), *(Column(head, "right") for head in heads[1:]))
    rows = []
    for seat in range(len(report.seats)):
        least, most = report.win_intervals[seat]
        wins = report.wins[seat]
        cells = (
            words.say("figure", value=wins),
            words.say("percent", value=100 * wins / report.games),
            words.say("interval", least=100 * least, most=100 * most),
            words.say("decimal", value=report.mean_scores[seat]),
        )
        pace = [Cell(words.say(f"simulate-{report.paces[seat]}"))] if report.paces else []
        who = Cell(seat=seat, tone=f"seat-{seat}")
        rows.append(Row((who, *pace, *(Cell(text) for text in cells))))
    return Grid(columns, tuple(rows))
