"""Whole campaigns between bots: reigns in order, each with a seed of its own."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from msgspec import Struct

from regency.kernel.campaign import saga_of
from regency.kernel.chronicle import Chronicle
from regency.kernel.match import AnyMatch
from regency.kernel.options import checked
from regency.kernel.rng import stream, stretch
from regency.kernel.rules import AnyRules, fresh_seed

from .bulk import check
from .plan import Plan
from .table import Table
from .workers import Progress, gathered_from, pool

MOST_REIGNS: Final = 100
OVER: Final = "over"
RESTS: Final = "rests"
UNFINISHED: Final = "unfinished"


class CampaignPlan(Struct, frozen=True):
    """Campaigns before they are played: a bot a house, all of which sit in every reign."""

    rules: AnyRules
    chairs: tuple[str, ...]
    campaigns: int
    seed: int
    options: Any
    story: str


class Played(Struct, frozen=True):
    """What became of a campaign: how it and its reigns ended, and what was counted in it."""

    number: int
    end: str
    reigns: int
    ends: dict[str, int]
    counted: dict[str, dict[str, int]]


class CampaignReport(Struct, frozen=True):
    """Many campaigns, counted: how they and their reigns ended, how many reigns they took, and what happened
    in how many of them, under headings of the game."""

    game: str
    seats: tuple[str, ...]
    seed: int
    campaigns: int
    ends: dict[str, int]
    reign_ends: dict[str, int]
    lengths: dict[int, int]
    counted: dict[str, dict[str, int]]


def simulate_campaigns(
    rules: AnyRules,
    chairs: Sequence[str],
    campaigns: int,
    seed: int,
    options: Struct | None = None,
    workers: int = 1,
    story: str = "",
    progress: Progress | None = None,
) -> CampaignReport:
    """Play so many campaigns; the same seed gives the same ones, whatever the number of workers."""
    saga = saga_of(rules)
    chosen = rules.options() if options is None else checked(rules.options, options)
    name = story or saga.stories()[0]
    saga.story(name)  # that it is not there is said before the first
    check(Plan(rules, tuple(chairs), 1, seed, chosen, rules.horizon, None))
    plan = CampaignPlan(rules, tuple(chairs), campaigns, seed, chosen, name)
    if workers > 1 and campaigns > 1:
        played = on_workers(plan, min(workers, campaigns), progress)
    else:
        played = []
        for number in range(campaigns):
            played.append(play_campaign(plan, number))
            if progress is not None:
                progress(len(played), campaigns)
    return counted_up(plan, sorted(played, key=lambda each: each.number))


def on_workers(plan: CampaignPlan, workers: int, progress: Progress | None) -> list[Played]:
    """Each campaign in one of several processes."""
    with pool(workers) as executor:
        waiting = {executor.submit(play_campaign, plan, number) for number in range(plan.campaigns)}
        return gathered_from(waiting, plan.campaigns, progress)


def play_campaign(plan: CampaignPlan, number: int) -> Played:
    """One campaign, from its beginning as far as its story goes."""
    saga = saga_of(plan.rules)
    chronicle = Chronicle.begin(plan.rules, saga.story(plan.story), plan.options, king="I")
    houses = list(range(saga.houses))
    stream(stretch(plan.seed), "houses", number).shuffle(houses)
    for house in houses[: len(plan.chairs)]:
        chronicle.join(house, f"House {house + 1}")
    reign = 0
    while reign < MOST_REIGNS and not (chronicle.facts.over or chronicle.facts.rests):
        play_reign(plan, number, reign, chronicle, houses[: len(plan.chairs)])
        reign += 1
    return told(number, chronicle)


def play_reign(
    plan: CampaignPlan, number: int, reign: int, chronicle: Chronicle, houses: Sequence[int]
) -> None:
    """A sitting of all houses, in seats that are drawn; whoever has won names the next king."""
    one = number * MOST_REIGNS + reign
    seated = list(range(len(houses)))
    stream(stretch(plan.seed), "seats", one).shuffle(seated)
    chronicle.sit_down(*[houses[each] for each in seated])
    bots = tuple([plan.chairs[each] for each in seated])
    match = chronicle.start(fresh_seed(stream(stretch(plan.seed), "reign", one)), bots)
    play_out(Plan(plan.rules, bots, 1, plan.seed, plan.options, plan.rules.horizon, None), one, match)
    chronicle.enter(match)
    vacant = chronicle.facts.vacant
    if len(vacant) > 1:
        chronicle.prefer(vacant[0])
    if vacant:
        chronicle.crown(vacant[0], "I" * (1 + (reign + 1) % 3))


def play_out(plan: Plan, number: int, match: AnyMatch) -> None:
    """A match, decided by bots from its first question to its last; bots sit as they are named."""
    seats = len(plan.chairs)
    turned = tuple([plan.chairs[(seat + number) % seats] for seat in range(seats)])
    table = Table(
        Plan(plan.rules, turned, plan.games, plan.seed, plan.options, plan.limit, None),
        number,
        match.state,
        match,
    )
    table.take_notes(match.opening)
    while table.goes_on():
        table.enter(table.next_entry())
        table.g = match.state


def told(number: int, chronicle: Chronicle) -> Played:
    """What is counted of a campaign."""
    facts, saga = chronicle.facts, saga_of(chronicle.rules)
    end = OVER if facts.over else RESTS if facts.rests else UNFINISHED
    ends = Counter([each.outcome.reason for each in facts.sittings if each.outcome is not None])
    accounts = [each.account for each in facts.sittings]
    counted = {
        heading: dict(Counter(keys))
        for heading, keys in saga.counts(chronicle.campaign.realm, accounts).items()
    }
    return Played(number, end, len(facts.sittings), dict(ends), counted)


def counted_up(plan: CampaignPlan, played: Sequence[Played]) -> CampaignReport:
    """All of them together."""
    counted: dict[str, Counter[str]] = {}
    reign_ends: Counter[str] = Counter()
    for each in played:
        reign_ends.update(each.ends)
        for heading, found in each.counted.items():
            counted.setdefault(heading, Counter()).update(found)
    return CampaignReport(
        plan.rules.name,
        plan.chairs,
        plan.seed,
        len(played),
        dict(Counter([each.end for each in played]).most_common()),
        dict(reign_ends.most_common()),
        dict(sorted(Counter([each.reigns for each in played]).items())),
        {heading: dict(found.most_common()) for heading, found in counted.items()},
    )
