"""Whole campaigns between bots, and what authors of a story want to know of each."""

from __future__ import annotations

from collections.abc import Sequence
from time import process_time
from typing import Any, Final

from msgspec import Struct

from regency import bots
from regency.kernel import campaign_file
from regency.kernel.campaign import saga_of
from regency.kernel.chronicle import Chronicle
from regency.kernel.core import AnyState
from regency.kernel.edge import Event
from regency.kernel.errors import Refused, WrongSeatCount
from regency.kernel.match import AnyMatch
from regency.kernel.rng import stream, stretch
from regency.kernel.rules import AnyRules, Phrase, fresh_seed
from regency.kernel.stories import Almanac, Finding

from .plan import Plan
from .table import Table
from .workers import Progress, play_parts

BROKEN_MATCH: Final = "campaign"  # no file of the story is to blame
MOST_SITTINGS: Final = 60  # a campaign that goes on longer is broken off, and counted as such


class CampaignPlan(Struct, frozen=True):
    """Campaigns before they are played: enough for any worker to play any of them."""

    rules: AnyRules
    content: Any
    chairs: tuple[str, ...]
    campaigns: int
    seed: int
    options: Any
    almanac: Almanac[Any]
    checked: bool = False  # what holds at any moment of a match is looked at behind each


class Played(Struct, frozen=True):
    """A campaign from its first sitting to its last; `kept`: what the almanac keeps of each."""

    number: int
    kept: tuple[Any, ...]
    over: bool
    rests: bool
    flaws: tuple[Finding, ...]
    decisions: int
    seconds: float


def plan_campaigns(
    rules: AnyRules, content: Any, chairs: Sequence[str], campaigns: int, seed: int = 1, checked: bool = False
) -> CampaignPlan:
    """A plan for these bots, refused where they cannot play it."""
    saga_of(rules)
    assert rules.stories is not None
    if len(chairs) not in rules.seats:
        raise Refused(WrongSeatCount(rules.name, len(chairs), rules.seats[0], rules.seats[-1]))
    for name in chairs:
        bots.make(name, rules)
    almanac = rules.stories.almanac
    return CampaignPlan(rules, content, tuple(chairs), campaigns, seed, rules.options(), almanac, checked)


def play_campaigns(plan: CampaignPlan, workers: int = 1, progress: Progress | None = None) -> list[Played]:
    """All campaigns of a plan, in their order: the same whatever the number of workers."""
    if workers > 1:
        played: list[Played] = play_parts(play_some, plan, plan.campaigns, workers, progress)
        return sorted(played, key=lambda each: each.number)
    found = []
    for number in range(plan.campaigns):
        found.append(play_campaign(plan, number))
        if progress is not None:
            progress(len(found), plan.campaigns)
    return found


def play_some(plan: CampaignPlan, first: int, last: int) -> list[Played]:
    """What a worker does."""
    return [play_campaign(plan, number) for number in range(first, last)]


class Listening(Table):
    """A table at which all that is told is kept."""

    heard: list[Event]

    def __init__(self, plan: Plan, number: int, g: AnyState, match: AnyMatch) -> None:
        self.heard = []
        super().__init__(plan, number, g, match)

    def tell(self, told: Sequence[Event]) -> None:
        self.heard += told
        super().tell(told)


def play_campaign(plan: CampaignPlan, number: int) -> Played:
    """One campaign, from its first sitting as far as the story goes."""
    began = process_time()
    chronicle = Chronicle.begin(plan.rules, plan.content, plan.options)
    houses = houses_of(plan, number)
    for house in houses:
        chronicle.join(house, f"{house + 1}")
    kept: list[Any] = []
    flaws: list[Finding] = []
    decisions = 0
    while not (chronicle.facts.over or chronicle.facts.rests) and len(kept) < MOST_SITTINGS:
        moved = len(kept) % len(houses)
        present = (*houses[moved:], *houses[:moved])
        table = hold_sitting(plan, chronicle, number, present)
        decisions += table.decisions
        kept.append(remembered(plan, chronicle, table, present))
        if plan.checked:
            flaws += flaws_of(plan, chronicle, table, number)
    facts = chronicle.facts
    return Played(
        number, tuple(kept), facts.over, facts.rests, tuple(flaws), decisions, process_time() - began
    )


def houses_of(plan: CampaignPlan, number: int) -> tuple[int, ...]:
    """Which houses take part, a chair each."""
    houses = list(range(saga_of(plan.rules).houses))
    stream(stretch(plan.seed), "houses", number).shuffle(houses)
    return tuple(houses[: len(plan.chairs)])


def hold_sitting(
    plan: CampaignPlan, chronicle: Chronicle, number: int, present: tuple[int, ...]
) -> Listening:
    """One match of a campaign, from its first question to its outcome."""
    nth = len(chronicle.facts.sittings)
    chronicle.sit_down(*present)
    match = chronicle.start(fresh_seed(stream(stretch(plan.seed), f"sitting {nth}", number)))
    rules = plan.rules
    seating = Plan(rules, plan.chairs, 1, plan.seed, plan.options, rules.horizon, None)
    table = Listening(seating, number * MOST_SITTINGS + nth, match.state, match)
    table.heard += match.opening
    table.take_notes(match.opening)
    while table.goes_on():
        table.enter(table.next_entry())
        table.g = match.state
    return table


def remembered(plan: CampaignPlan, chronicle: Chronicle, table: Listening, present: tuple[int, ...]) -> Any:
    """Enter a match that is over, crown whoever may, and keep what is counted."""
    match: AnyMatch | None = table.match
    assert match is not None
    chronicle.enter(match)
    facts = chronicle.facts
    if len(facts.vacant) > 1:
        chronicle.prefer(facts.vacant[0])
    if chronicle.facts.vacant:
        chronicle.crown(chronicle.facts.vacant[0], f"{len(facts.sittings)}")
    outcome = match.outcome()
    assert outcome is not None
    bequest: Any = plan.rules.bequest(match.state)
    return plan.almanac.observe(table.heard, outcome, bequest, present)


def flaws_of(plan: CampaignPlan, chronicle: Chronicle, table: Table, number: int) -> list[Finding]:
    """What must hold whatever is played: nothing made or lost, and a file that folds to the same campaign."""
    about = {"campaign": number + 1, "sitting": len(chronicle.facts.sittings)}
    found = []
    try:
        plan.rules.check(table.g)
    except AssertionError as error:
        found.append(Finding(BROKEN_MATCH, 1, "V33", Phrase("flaw-match", {**about, "error": str(error)})))
    again = campaign_file.from_file(plan.rules, campaign_file.to_file(chronicle), chronicle.facts.last)
    if (
        again.campaign.realm != chronicle.campaign.realm
        or again.acts[: len(chronicle.acts)] != chronicle.acts
    ):
        found.append(Finding(BROKEN_MATCH, 1, "V34", Phrase("flaw-file", about)))
    return found
