"""`regency simulate --campaigns`: whole campaigns between bots, counted."""

from __future__ import annotations

from argparse import Namespace
from typing import Final

import msgspec

from regency.kernel.campaign import saga_of
from regency.kernel.sheet import Cell, Column, Grid, Row
from regency.lab import CampaignReport, simulate_campaigns
from regency.terminal.draw import draw
from regency.terminal.screen import Screen
from regency.words import Words

from . import usage
from .play import SEEDS
from .progress import bar
from .usage import CampaignAlone, Interval, Misused, NobodyHuman

CAMPAIGNS: Final = Interval(1, 1_000_000)
WORKERS: Final = Interval(1, 256)
MOST_ROWS: Final = 200  # of what happened; all of it is in the JSON


def run(given: Namespace, words: Words) -> int:
    """Play them all, then print the report."""
    for name in ("games", "paces", "records"):
        if getattr(given, name) is not None:
            raise Misused(CampaignAlone(f"--{name}"))
    rules = usage.rules_of(given.game)
    saga_of(rules)
    usual = ",".join(["random"] * rules.seats[0])
    chairs = usage.seats(rules, usual if given.seats is None else given.seats, bots_alone=True)
    if any(who.is_human for who in chairs):
        raise Misused(NobodyHuman())
    many = usage.number("--campaigns", given.campaigns, CAMPAIGNS)
    seed = 1 if given.seed is None else usage.number("--seed", given.seed, SEEDS)
    workers = 1 if given.workers is None else usage.number("--workers", given.workers, WORKERS)
    options = usage.options(rules, given.option)
    kinds = [who.kind for who in chairs]
    with bar(words.say("simulate-working")) as step:
        report = simulate_campaigns(rules, kinds, many, seed, options, workers, progress=step)
    if given.json:
        print(msgspec.json.format(msgspec.json.encode(report)).decode())
    else:
        show(Screen(), Words(words.lang, rules), report)
    return 0


def show(screen: Screen, words: Words, report: CampaignReport) -> None:
    """The report for people."""
    screen.rule(words.say("campaigns-title", game=words.game(), campaigns=report.campaigns, seed=report.seed))
    screen.say(words.say("campaigns-ends"))
    for end, count in report.ends.items():
        screen.say(f"{count} × {words.say(f'campaigns-{end}')}", indent=2)
    screen.say(words.say("campaigns-lengths"))
    for reigns, count in report.lengths.items():
        screen.say(f"{count} × {words.say('campaigns-length', reigns=reigns)}", indent=2)
    screen.say(words.say("campaigns-reigns"))
    for reason, count in report.reign_ends.items():
        screen.say(f"{count} × {words.end(reason)}", indent=2)
    for heading, found in report.counted.items():
        screen.say(words.say(f"campaigns-{heading}", count=len(found)))
        draw(screen, words, [], (counted(words, found, report.campaigns),))


def counted(words: Words, found: dict[str, int], campaigns: int) -> Grid:
    """A row a page: how often it came up, and in which share of the campaigns."""
    columns = (
        Column(Cell(words.say("campaigns-page"), "label")),
        Column(Cell(words.say("campaigns-times"), "label"), "right"),
        Column(Cell(words.say("campaigns-share"), "label"), "right"),
    )
    rows = [
        Row(
            (
                Cell(key),
                Cell(words.say("figure", value=count)),
                Cell(words.say("percent", value=100 * count / campaigns)),
            )
        )
        for key, count in list(found.items())[:MOST_ROWS]
    ]
    return Grid(columns, tuple(rows))
