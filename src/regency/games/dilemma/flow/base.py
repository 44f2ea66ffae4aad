"""The kinds of steps of this game, with its compartments."""

from __future__ import annotations

from regency.kernel.edge import Ask, Do

from ..model.state import Box, Screen, Table


class Run(Do[Table, Screen, Box], frozen=True):
    """A step that nobody decides."""


class Question(Ask[Table, Screen, Box], frozen=True):
    """A question to one seat."""
