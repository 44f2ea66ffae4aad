"""Campaigns, counted: how they went, and whether that is how they are meant to go."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from regency.kernel.edge import Event
from regency.kernel.rules import Outcome, Phrase
from regency.kernel.sheet import Sheet
from regency.kernel.stories import Almanac, Finding, Interval

from ..model.book import Book
from ..printed.figures import BOTTOM, DIED, ENDS, NOTHING, TOP
from . import figures as counted
from . import pages
from .figures import Figures
from .observed import Reign, observed

WANTED_SHARE: Final = 0.95
DIED_SHARE: Final = (0.4, 0.6)
ABDICATED: Final = 0.15
EACH_OUTCOME: Final = 0.05
CHOICES: Final = (0.25, 0.75)
OFTEN: Final = 100  # decisions, from which a card's share of Aye says something
HEAD: Final = "pack.toml"


class Kept(Almanac[Figures]):
    """The almanac of kingdoms."""

    def observe(self, events: Sequence[Event], outcome: Outcome, left: Any, present: Sequence[int]) -> Reign:
        return observed(events, outcome)

    def figures(
        self, content: Book, campaigns: Sequence[Sequence[Reign]], seats: int, share: Interval
    ) -> Figures:
        return counted.figures(content, campaigns, seats, share)

    def sheet(self, figures: Figures) -> Sheet:
        return pages.sheet(figures)

    def prove(self, content: Book, figures: Figures) -> list[Finding]:
        """V31 and V32 of a story that is whole, and the choices of one that is not."""
        found = list(unbalanced(figures))
        if all([at != NOTHING for at in content.at]):
            found += [Finding(HEAD, 1, rule, phrase) for rule, phrase in missed(figures)]
        return found


def missed(found: Figures) -> Iterator[tuple[str, Phrase]]:
    """Where the campaigns are too short, too long, too mild or too sure of their end."""
    about = {"seats": found.seats}
    if found.dry:
        yield "V31", Phrase("proof-dry", {"count": found.dry, **about})
    if found.wanted_reigns.most < WANTED_SHARE:
        yield "V31", Phrase("proof-reigns", {"value": 100 * found.wanted_reigns.share, **about})
    died = found.ends[ENDS[DIED]]
    if died.most < DIED_SHARE[0] or died.least > DIED_SHARE[1]:
        yield "V31", Phrase("proof-died", {"value": 100 * died.share, **about})
    for end in (TOP, BOTTOM):
        each = found.ends[ENDS[end]]
        if each.most < ABDICATED:
            yield "V31", Phrase("proof-abdicated", {"end": end, "value": 100 * each.share, **about})
    for name, each in found.outcomes.items():
        if each.most < EACH_OUTCOME:
            yield "V32", Phrase("proof-outcome", {"id": name, "value": 100 * each.share, **about})


def unbalanced(found: Figures) -> Iterator[Finding]:
    """Cards on which bots nearly always agree: one side of them is no choice."""
    for each in found.choices:
        if each.times >= OFTEN and (each.aye.most < CHOICES[0] or each.aye.least > CHOICES[1]):
            envelope = (
                "00" if each.card[0] == "P" else "70" if each.card[0] == "F" else each.card.partition(".")[0]
            )
            about = {"card": each.card, "value": 100 * each.aye.share}
            yield Finding(f"{envelope}.toml", 1, "24.13", Phrase("proof-choice", about))


MESSAGES: Final = (
    *pages.MESSAGES, "proof-dry", "proof-reigns", "proof-died", "proof-abdicated", "proof-outcome",
    "proof-choice",
)  # fmt: skip
