"""How it stands: what everybody has for certain, what is compared at the end, and what ends the game."""

from __future__ import annotations

from typing import Final

from regency.kernel.rules import Line, Tally, summed

from ..model.state import Table, emporiums_built
from ..printed.tables import EMPORIUMS, NOTHING
from ..rules.scoring import permits_taken, score_pad

LINES: Final = ("track", "tiles", "king-rewards", "nobility", "permits")
COMPARED: Final = ("nobility", "permits")  # these go to whoever is ahead at the end
COUNTS: Final = {"emporiums-left": "house", "hand": "card", "tiles": "tile", "permits": "permit"}


def tally(table: Table) -> Tally:
    """Track, tiles and king's rewards are kept; the rest counts once the game is over."""
    seats = len(table.coins)
    lines = [Line(item, tuple(row)) for item, row in zip(LINES, score_pad(table))]
    kept = [line for line in lines if table.finished or line.item not in COMPARED]
    is_last = table.trigger != NOTHING and not table.finished
    return Tally(
        summed(kept, seats),
        tuple(kept),
        tuple([line for line in lines if line not in kept]),
        counts(table, seats),
        is_last,
        (table.active,) if is_last else (),
    )


def counts(table: Table, seats: int) -> tuple[Line, ...]:
    """Emporiums that are still to be built, cards in hand, tiles and rewards won, permits used or not."""
    rows = (
        [EMPORIUMS - emporiums_built(table, seat) for seat in range(seats)],
        table.hands,
        [table.tiles.count(seat) + table.king_rewards.count(seat) for seat in range(seats)],
        permits_taken(table),
    )
    return tuple([Line(item, tuple(row)) for item, row in zip(COUNTS, rows)])
