"""The rule options of The Council of Four: what the editions leave open or print differently."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Side = Literal["random", "A", "B"]


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """Every field has the default that the rulings recommend."""

    coast: Side = "random"
    hills: Side = "random"
    mountains: Side = "random"
    politics: Literal["14/6", "13/12"] = "14/6"  # cards a colour and jokers: German, other rulebooks
    coin_cap: bool = True  # the coin track ends at 20
    last_emporium: Literal["first", "every"] = "first"  # who gains the points of the tenth emporium
    permit_again: Literal["earlier", "any"] = (
        "earlier"  # which permits space 14 of the nobility track repeats
    )
    permit_ties: Literal["all", "none"] = "all"  # who gains the points for most permits on a tie
