"""The table of The King's Favours on one page."""

from __future__ import annotations

from collections.abc import Mapping

from regency.kernel.rules import Phrase
from regency.kernel.sheet import Cell, Column, Grid, Note, Row, Sheet

from ..model.state import Public, Screen, Table
from ..printed.figures import NOTHING, RANKS, ROUNDS
from .pieces import phrase

COLUMNS = ("points", "favours", "hands")


def sheet(view: Public, shown: Mapping[int, Screen]) -> Sheet:
    """What the king offers, the players, and the hands that the reader may see."""
    return (offer(view.table), players(view.table), hands(shown))


def label(key: str, **about: object) -> Cell:
    """A word that says what follows."""
    return Cell(Phrase(f"sheet-{key}", about), "label")


def offer(t: Table) -> Grid:
    """The round, and the favours on offer."""
    favours = [Cell(phrase("favour", favour), "gold") for favour in t.offered]
    return Grid((), (Note((label("round", round=t.round, of=ROUNDS), *favours)),))


def players(t: Table) -> Grid:
    """Everybody's points, favours and cards, and what was turned last."""
    columns = [Column(label("player")), *(Column(label(key), "right") for key in COLUMNS)]
    rows = [player_row(t, seat) for seat in range(len(t.hands))]
    return Grid((*columns, Column(label("turned"))), tuple(rows))


def player_row(t: Table, seat: int) -> Row:
    counts = [Cell(count) for count in (t.points[seat], t.favours[seat], t.hands[seat])]
    if t.laid[seat]:
        last = label("laid")
    elif t.turned[seat] == NOTHING:
        last = Cell()
    else:
        last = Cell(phrase("card", t.turned[seat]))
    return Row((Cell(seat=seat, tone=f"seat-{seat}"), *counts, last))


def hands(shown: Mapping[int, Screen]) -> Grid:
    """The hands that are open to the reader, and what a raven has shown."""
    rows: list[Note] = []
    for seat, own in shown.items():
        name = Cell(seat=seat, tone=f"seat-{seat}")
        cards = [Cell(phrase("card", card)) for card in range(RANKS) for _ in range(own.hand[card])]
        rows.append(Note((name, label("hand"), *cards)))
        if own.chosen != NOTHING:
            rows.append(Note((name, label("face-down"), Cell(phrase("card", own.chosen)))))
        if own.seen != NOTHING:
            rows.append(Note((name, label("seen"), Cell(phrase("card", own.seen)))))
    return Grid((), tuple(rows))
