"""The finale on one page: how Concord and Discord lean, the three votes, and at last the final table."""

from __future__ import annotations

from regency.kernel.rules import Phrase
from regency.kernel.sheet import Cell, Column, Grid, Note, Row

from ..model.state import Table
from ..printed.figures import NOTHING
from ..printed.finale import FINALE_HOME
from ..rules import finale
from .pieces import phrase


def label(key: str, **about: object) -> Cell:
    """A word that says what follows."""
    return Cell(Phrase(f"sheet-{key}", about), "label")


def scales(t: Table) -> list[Note]:
    """Where the finale is, how it leans, and what that would make of the points."""
    leaning = label("lean", concord=t.concord, discord=t.discord, lean=finale.lean(t))
    count = label("balance", count=t.balance)
    counted = Cell(phrase("reckoning", finale.reckoning(t)), "gold")
    return [
        Note((label("finale", vote=t.round), count)),
        Note((leaning,)),
        Note((label("reckoning"), counted)),
    ]


def votes(t: Table) -> Grid:
    """What was decided, and whose name stands under it."""
    columns = tuple([Column(label(key)) for key in ("question", "result", "signer")])
    signed = signers(t)
    rows = [
        Row((Cell(phrase("dilemma", code // 2)), Cell(phrase("side", code % 2)), name(signed, nth)))
        for nth, code in enumerate(t.results)
    ]
    return Grid(columns if rows else (), tuple(rows))


def signers(t: Table) -> list[int]:
    """The houses whose names stand under the votes, in their order."""
    return [each.signer for each in t.stories if each.envelope == FINALE_HOME]


def name(signed: list[int], nth: int) -> Cell:
    """Nobody has signed the vote that was just decided."""
    return Cell(phrase("house", signed[nth])) if nth < len(signed) else Cell()


def final_table(t: Table) -> Grid:
    """Every house of the campaign, once it is over."""
    if t.ended == NOTHING:
        return Grid((), ())
    words = ("place", "house", "points", "prestige", "crave", "won", "sat")
    columns = tuple([Column(label(word), "left" if word == "house" else "right") for word in words])
    return Grid(columns, tuple([row(t, *line) for line in finale.final_table(t)]))


def row(t: Table, house: int, place: int, points: int) -> Row:
    figures = (points, t.prestige[house], t.crave[house], t.won[house], t.sat[house])
    first = label("unranked") if place == NOTHING else Cell(place)
    return Row((first, Cell(phrase("house", house)), *[Cell(figure) for figure in figures]))
