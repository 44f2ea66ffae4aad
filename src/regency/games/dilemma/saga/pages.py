"""The figures of campaigns on a page."""

from __future__ import annotations

from collections.abc import Sequence

from regency.kernel.rules import Phrase
from regency.kernel.sheet import Cell, Column, Grid, Row, Sheet
from regency.kernel.stories import Share

from ..printed.agendas import AGENDA_NAMES
from ..printed.figures import RESOURCE_NAMES
from .figures import TASKS, Figures

MESSAGES = (
    "stats-achievement", "stats-agenda", "stats-aye", "stats-broken", "stats-campaigns", "stats-card",
    "stats-coins", "stats-deals", "stats-end", "stats-ends", "stats-envelope", "stats-figure",
    "stats-finished", "stats-interval", "stats-kept", "stats-least", "stats-lean", "stats-marked",
    "stats-mean", "stats-moves", "stats-most", "stats-number", "stats-outcome", "stats-part", "stats-percent",
    "stats-played", "stats-points", "stats-promises", "stats-reigns", "stats-resource", "stats-resting",
    "stats-rounds", "stats-seen", "stats-share", "stats-steps", "stats-times", "stats-unlocked",
    "stats-wanted",
    "stats-won", "stats-dry", "stats-talk",
)  # fmt: skip


def sheet(found: Figures) -> Sheet:
    """Every figure, in columns."""
    return (
        lengths(found),
        shares("stats-end", [(Phrase(f"end-{name}"), each) for name, each in found.ends.items()]),
        shares(
            "stats-outcome",
            [(Phrase("stats-envelope", {"id": name}), each) for name, each in found.outcomes.items()],
        ),
        shares(
            "stats-seen",
            [(Phrase("stats-envelope", {"id": name}), each) for name, each in found.envelopes.items()],
        ),
        shares("stats-aye", [(Phrase("stats-card", {"id": each.card}), each.aye) for each in found.choices]),
        agendas(found),
        achievements(found),
        effects(found),
        words(found),
    )


def head(key: str, *keys: str) -> tuple[Column, ...]:
    """What stands above: the first column leans left, the figures right."""
    rest = [Column(Cell(Phrase(each), "label"), "right") for each in keys]
    return (Column(Cell(Phrase(key), "label")), *rest)


def number(value: float) -> Cell:
    return Cell(Phrase("stats-number", {"value": value}))


def row(what: Phrase, *cells: Cell) -> Row:
    return Row((Cell(what), *cells))


def lengths(found: Figures) -> Grid:
    """Campaigns, and how long they were."""
    rows = [
        row(Phrase("stats-finished"), number(found.finished)),
        row(Phrase("stats-resting"), number(found.resting)),
        row(Phrase("stats-dry"), number(found.dry)),
        row(Phrase("stats-reigns"), number(found.reigns)),
        row(Phrase("stats-least"), number(found.least_reigns)),
        row(Phrase("stats-most"), number(found.most_reigns)),
        row(Phrase("stats-wanted"), percent(found.wanted_reigns)),
        row(Phrase("stats-rounds"), number(found.rounds)),
        row(
            Phrase("stats-lean"),
            Cell(Phrase("stats-part", {"least": found.least_lean, "most": found.most_lean})),
        ),
    ]
    return Grid(head("stats-campaigns", "stats-figure"), tuple(rows))


def percent(each: Share) -> Cell:
    return Cell(Phrase("stats-percent", {"value": 100 * each.share}))


def shares(key: str, found: Sequence[tuple[Phrase, Share]]) -> Grid:
    """A row each: how often, which share, and its interval."""
    rows = [
        row(
            what,
            Cell(Phrase("stats-times", {"count": each.count, "of": each.of})),
            percent(each),
            Cell(Phrase("stats-interval", {"least": 100 * each.least, "most": 100 * each.most})),
        )
        for what, each in found
    ]
    return Grid(head(key, "stats-ends", "stats-share", "stats-mean"), tuple(rows))


def agendas(found: Figures) -> Grid:
    """How agendas did."""
    rows = [
        row(
            Phrase(f"agenda-{AGENDA_NAMES.index(each.agenda)}"),
            number(each.played),
            number(each.points),
            percent(each.won),
        )
        for each in found.agendas
    ]
    return Grid(head("stats-agenda", "stats-played", "stats-points", "stats-won"), tuple(rows))


def achievements(found: Figures) -> Grid:
    """What a house reaches in a campaign."""
    rows = [
        row(Phrase(f"task-{nth}"), number(found.achievements[name]), number(found.unlocked[name]))
        for nth, name in enumerate(TASKS)
    ]
    return Grid(head("stats-achievement", "stats-marked", "stats-unlocked"), tuple(rows))


def effects(found: Figures) -> Grid:
    """How a reign moves the resources."""
    rows = [
        row(Phrase(f"resource-{RESOURCE_NAMES.index(each.resource)}"), number(each.times), number(each.steps))
        for each in found.effects
    ]
    return Grid(head("stats-resource", "stats-moves", "stats-steps"), tuple(rows))


def words(found: Figures) -> Grid:
    """What is paid and promised in a reign."""
    said = found.words
    rows = [
        row(Phrase("stats-deals"), number(said.deals)),
        row(Phrase("stats-coins"), number(said.coins)),
        row(Phrase("stats-promises"), number(said.promises)),
        row(Phrase("stats-kept"), number(said.kept)),
        row(Phrase("stats-broken"), number(said.broken)),
    ]
    return Grid(head("stats-talk", "stats-figure"), tuple(rows))
