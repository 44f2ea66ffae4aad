"""`python -m tests.games.dilemma.packs.campaigns_page ROUNDS`: campaigns of greedy bots, and their page.

Twenty packs that keep all rules; in each round every one of them is played with three, four and five houses.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from time import process_time

from regency import build
from regency.games.dilemma import RULES
from regency.games.dilemma.model.book import Book
from regency.games.dilemma.printed.figures import ENDS, FIRST_OUTCOME
from regency.games.dilemma.saga import figures as counted
from regency.games.dilemma.saga.figures import Figures
from regency.games.dilemma.saga.observed import Reign
from regency.kernel.stories import Share
from regency.lab.authors import plan_campaigns, play_campaign
from regency.lab.statistics import mean_interval, wilson

from .. import lawful

PACKS = 20
ENVELOPES = 75
Campaigns = dict[int, list[tuple[Reign, ...]]]


def books() -> list[Book]:
    """The twenty."""
    return [lawful.book(ENVELOPES, seed) for seed in range(1, PACKS + 1)]


def play_round(number: int, found: Campaigns, bot: str = "greedy") -> None:
    """A campaign of each pack and number of houses."""
    for nth, book in enumerate(books()):
        for seats in RULES.seats:
            plan = plan_campaigns(RULES, book, (bot,) * seats, 1, 1000 * nth + seats)
            found.setdefault(seats, []).append(play_campaign(plan, number).kept)


def figures_of(found: Campaigns) -> list[Figures]:
    """What they come to, by number of houses."""
    book = lawful.book(ENVELOPES, 1)
    return [counted.figures(book, found[seats], seats, wilson) for seats in sorted(found)]


def percent(share: Share) -> str:
    """A share with its interval of 95 percent."""
    return f"{100 * share.share:.1f} % ({100 * share.least:.1f} to {100 * share.most:.1f})"


def rows(found: Campaigns) -> Iterator[Sequence[str]]:
    """The table, a row a figure and a column a number of houses."""
    each = figures_of(found)
    lengths = [[sum(reign.outcome < 0 for reign in kept) for kept in found[seats]] for seats in sorted(found)]
    rounds = [[r.rounds for kept in found[seats] for r in kept if r.outcome < 0] for seats in sorted(found)]
    yield ("", *(f"{one.seats} houses" for one in each))
    yield ("campaigns", *(str(one.campaigns) for one in each))
    yield ("dry decks", *(str(one.dry) for one in each))
    yield ("reigns", *(f"{one.reigns:.1f} ({one.least_reigns}-{one.most_reigns})" for one in each))
    yield ("interval of the mean", *("{:.2f} to {:.2f}".format(*mean_interval(one)) for one in lengths))
    yield ("11 to 20 reigns", *(percent(one.wanted_reigns) for one in each))
    yield ("rounds in a reign", *(f"{one.rounds:.2f}" for one in each))
    yield ("interval", *("{:.2f} to {:.2f}".format(*mean_interval(one)) for one in rounds))
    for name in ENDS[:FIRST_OUTCOME]:
        yield (name.replace("-", " "), *(percent(one.ends[name]) for one in each))
    for name in each[0].outcomes:
        yield (f"outcome {name}", *(percent(one.outcomes[name]) for one in each))
    yield ("lean of the finale", *(f"{one.least_lean} to {one.most_lean}" for one in each))


def table(found: Campaigns) -> str:
    """As Markdown."""
    head, *body = [f"| {' | '.join(row)} |" for row in rows(found)]
    rule = "| --- |" + " --- |" * len(found)
    return "\n".join([head, rule, *body])


def main(rounds: int) -> None:
    """Play, and print the table as it grows: whoever stops it has what there is."""
    found: Campaigns = {}
    began = process_time()
    for number in range(rounds):
        play_round(number, found)
        spent = process_time() - began
        played = sum(map(len, found.values()))
        print(f"\n{played} campaigns, {spent:.0f} s of CPU ({build.kind()})\n\n{table(found)}", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]))
