"""The three compartments of The King's Favours."""

from __future__ import annotations

from typing import ClassVar

from regency.kernel.core import Sight, State, View
from regency.kernel.part import Part

from .options import Options


class Table(Part):
    """What everybody sees. Lists by seat, by rank, or of favours."""

    rules: Options
    round: int
    ended: int  # why, or NOTHING
    offered: list[int]  # what the king offers, carried favours first
    lost: list[int]
    discards: list[int]
    hands: list[int]
    laid: list[int]  # 1: a card lies face down before the seat
    turned: list[int]  # the cards of the last audience
    raven_of: int  # whose raven watches somebody, or NOTHING
    raven_at: int  # whom
    points: list[int]
    favours: list[int]
    taken: list[tuple[int, ...]]

    # Made by scripts/state.py from the fields above: change those.
    # fmt: off
    fields: ClassVar[tuple[str, ...]] = (
        "rules", "round", "ended", "offered", "lost", "discards", "hands", "laid", "turned", "raven_of",
        "raven_at", "points", "favours", "taken",
    )

    def __init__(
        self, rules: Options, round: int, ended: int, offered: list[int], lost: list[int],
        discards: list[int], hands: list[int], laid: list[int], turned: list[int], raven_of: int,
        raven_at: int, points: list[int], favours: list[int], taken: list[tuple[int, ...]],
    ) -> None:
        self.rules = rules
        self.round = round
        self.ended = ended
        self.offered = offered
        self.lost = lost
        self.discards = discards
        self.hands = hands
        self.laid = laid
        self.turned = turned
        self.raven_of = raven_of
        self.raven_at = raven_at
        self.points = points
        self.favours = favours
        self.taken = taken

    def clone(self) -> Table:
        return Table(
            self.rules, self.round, self.ended, self.offered[:], self.lost[:], self.discards[:],
            self.hands[:], self.laid[:], self.turned[:], self.raven_of, self.raven_at, self.points[:],
            self.favours[:], self.taken[:],
        )
    # fmt: on


class Screen(Part):
    """What one seat sees: its hand by rank, the card it has laid, and the one that its raven sees."""

    hand: list[int]
    chosen: int
    seen: int

    # Made by scripts/state.py from the fields above: change those.
    # fmt: off
    fields: ClassVar[tuple[str, ...]] = ("hand", "chosen", "seen")

    def __init__(self, hand: list[int], chosen: int, seen: int) -> None:
        self.hand = hand
        self.chosen = chosen
        self.seen = seen

    def clone(self) -> Screen:
        return Screen(self.hand[:], self.chosen, self.seen)
    # fmt: on


class Box(Part):
    """What nobody sees: the favours face down, the next one last, and the cards not dealt, by rank."""

    pile: list[int]
    undealt: list[int]

    # Made by scripts/state.py from the fields above: change those.
    # fmt: off
    fields: ClassVar[tuple[str, ...]] = ("pile", "undealt")

    def __init__(self, pile: list[int], undealt: list[int]) -> None:
        self.pile = pile
        self.undealt = undealt

    def clone(self) -> Box:
        return Box(self.pile[:], self.undealt[:])
    # fmt: on


Game = State[Table, Screen, Box]
Eyes = Sight[Table, Screen]
Public = View[Table]
