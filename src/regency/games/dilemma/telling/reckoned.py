"""What the board shows and only the rules can tell."""

from __future__ import annotations

from typing import Any

from ..model.state import Public, Table
from ..printed.agendas import AGENDAS
from ..printed.figures import AYE, NAY, NOTHING
from ..printed.story import CARDS_EACH, ENVELOPE_IDS, STORYLINE_NAMES
from ..rules.scoring import agenda_points


def figures(me: Public) -> dict[str, Any]:
    """What each agenda would be worth now, the two sides of the vote, and the story of the open card."""
    t = me.table
    return {
        "worth": [agenda_points(t.row, agenda) for agenda in range(AGENDAS)],
        "sides": [on_side(t, AYE), on_side(t, NAY) + t.street],
        "storyline": storyline(t),
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
