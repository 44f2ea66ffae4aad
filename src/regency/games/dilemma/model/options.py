"""The rule options of The King's Dilemma."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """Every field has the default that the rulings recommend."""

    places: Literal["shared", "dense"] = "shared"  # whether a place that is shared skips the next
    open_pools: bool = False  # Power and coins lie in front of the screens
