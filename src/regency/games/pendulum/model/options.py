"""The rule options of Pendulum."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from ..printed.reconstructed import LEVELS


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """Every field has the default that the rulings recommend."""

    mode: Literal["realtime", "untimed_simultaneous", "untimed_turns"] = "realtime"
    province_refill: Literal["manual", "auto"] = "manual"  # who fills an empty open space
    advanced_placement: bool = False  # at most one own worker a box
    glory: bool = False  # points beyond the end of a track count
    ravager_neighbour_cost: Literal["own_only", "both"] = "own_only"
    timer_speed_percent: Literal["100", "75", "125", "150"] = "100"  # of the printed speed: 150 is faster
    auto_flip: bool = False  # a timer flips itself when it runs out
    solo_level: Annotated[int, Meta(ge=1, le=LEVELS)] = 1  # of the two automated opponents
