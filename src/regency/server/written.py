"""What every order to a shelf is."""

from __future__ import annotations

from msgspec import Struct


class Act(Struct, frozen=True):
    """Something to be written; several are one commit. Whoever keeps more than tables has acts of its own."""
