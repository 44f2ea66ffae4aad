"""What the board shows and only the rules can tell."""

from __future__ import annotations

from typing import Any

from ..model.state import Public, Table
from ..printed.agendas import AGENDAS
from ..printed.figures import AYE, NAY, NOTHING
from ..printed.story import CARDS_EACH, ENVELOPE_IDS, STORYLINE_NAMES
from ..rules import finale
from ..rules.scoring import agenda_points


def figures(me: Public) -> dict[str, Any]:
    """What each agenda is worth now, the two sides of the vote, the story of the open card, the finale."""
    t = me.table
    return {
        "worth": [agenda_points(t.row, agenda) for agenda in range(AGENDAS)],
        "sides": [on_side(t, AYE), on_side(t, NAY) + t.street],
        "storyline": storyline(t),
        "finale": last_sitting(t) if finale.is_finale(t) else None,
    }


def last_sitting(t: Table) -> dict[str, Any]:
    """The lean and what it makes of the points; at the end house, place and points of each."""
    return {
        "lean": finale.lean(t),
        "reckoning": finale.reckoning(t),
        "standing": finale.final_table(t) if t.ended != NOTHING else [],
    }


def on_side(t: Table, side: int) -> int:
    """Power on the cards of a side."""
    return sum([bid for choice, bid in zip(t.choice, t.bid) if choice == side])


def storyline(t: Table) -> int:
    """By the letter of the envelope that the card was in; the prologue has none."""
    if t.card == NOTHING:
        return NOTHING
    letter = ENVELOPE_IDS[t.card // CARDS_EACH][0]
    return STORYLINE_NAMES.index(letter) if letter in STORYLINE_NAMES else NOTHING
