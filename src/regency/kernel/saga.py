"""A campaign: plain data around games. A game is given its legacy and leaves a bequest."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, TypeVar

from msgspec import Struct

C = TypeVar("C", bound=Struct)


class Saga(Generic[C]):
    """One instance a campaign game. Every game of a campaign has a seed and a commitment of its own."""

    game: str

    def begin(self, options: Any, seed: bytes) -> C:
        """The campaign before its first game; what is sealed is dealt here."""
        raise NotImplementedError

    def prepare(self, campaign: C, present: Sequence[int]) -> tuple[Struct, Struct]:
        """Options and legacy of the next game, for those who are present."""
        raise NotImplementedError

    def enter(self, campaign: C, bequest: Struct) -> C:
        """The campaign after a finished game."""
        raise NotImplementedError

    def over(self, campaign: C) -> bool:
        """Whether the last game has been played."""
        raise NotImplementedError

    def open_part(self, campaign: C) -> Struct:
        """What everybody may know of the campaign; the rest stays sealed until it is over."""
        raise NotImplementedError
