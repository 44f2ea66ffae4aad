"""What the board shows and the rules reckon: the score pad as it stands, and how far the own claims are."""

from __future__ import annotations

from typing import Any, Final

from regency.kernel.core import Sight

from ..model.state import Public, Screen, Table
from ..printed.conditions import AT_MOST
from ..rules.scoring import anarchy_value, column
from .progress import MORE_THAN, Part, claim_parts, counts_from, end_claim_parts

SIGNS: Final = {AT_MOST: "<=", MORE_THAN: ">"}


def figures(me: Public) -> dict[str, Any]:
    """The columns of the score pad by seat, what an Anarchy marker counts, the parts of own claims."""
    t = me.table
    open_to_all = {
        "pad": [column(t, seat) for seat in range(len(t.supply))],
        "anarchy": anarchy_value(t),
        "claims": [],
        "drawn_claims": [],
        "ends": [],
    }
    return open_to_all | own_claims(t, me.seat, me.own) if isinstance(me, Sight) else open_to_all


def own_claims(t: Table, seat: int, own: Screen) -> dict[str, Any]:
    """Claims of each kind, in the order in which they lie behind the screen."""
    in_game = enumerate(own.claims)
    drawn = len(t.deeds[seat])
    return {
        "claims": [laid_out(claim_parts(t, seat, c, counts_from(t, seat, place))) for place, c in in_game],
        "drawn_claims": [laid_out(claim_parts(t, seat, c, drawn)) for c in own.drawn_claims],
        "ends": [laid_out(end_claim_parts(t, seat, c)) for c in own.ends],
    }


def laid_out(parts: list[Part]) -> list[dict[str, Any]]:
    """Each part with what is there, how it is compared, with what, and whether that is enough."""
    return [
        {"found": part.found, "sign": SIGNS.get(part.op, ">="), "wanted": part.wanted, "met": part.is_met}
        for part in parts
    ]
