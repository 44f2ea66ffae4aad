"""The rule options of The King's Favours."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """Every field has the default that the rulings recommend."""

    ties: Literal["carried", "lost"] = "carried"  # what becomes of favours that nobody takes
    think_again: bool = True  # a card may be taken up again while others still choose
