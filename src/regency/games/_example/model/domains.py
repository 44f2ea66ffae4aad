"""The finite domains that actions, events and reasons choose from."""

from __future__ import annotations

from typing import Annotated

from regency.kernel.edge import pick

from ..printed.figures import FAVOURS, RANKS, SEATS

Card = Annotated[int, pick("card", RANKS)]
Favour = Annotated[int, pick("favour", FAVOURS)]
Player = Annotated[int, pick("player", SEATS)]
