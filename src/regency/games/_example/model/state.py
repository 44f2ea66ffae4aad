"""The three compartments of The King's Favours."""

from __future__ import annotations

from typing import ClassVar

from regency.kernel.core import Sight, State, View
from regency.kernel.part import Part


class Table(Part):
    """What everybody sees. Lists by seat, by rank, or of favours."""

    carries: bool  # ties=carried
    think_again: bool
    round: int
    ended: int  # why, or NOTHING
    offered: list[int]  # what the king offers, carried favours first
    lost: list[int]
    discards: list[int]
    hands: list[int]
    laid: list[int]  # 1: a card lies face down before the seat
    turned: list[int]  # the cards of the last audience
    points: list[int]
    favours: list[int]
    taken: list[tuple[int, ...]]

    # Made by scripts/state.py from the fields above: change those.
    # fmt: off
    fields: ClassVar[tuple[str, ...]] = (
        "carries", "think_again", "round", "ended", "offered", "lost", "discards", "hands", "laid", "turned",
        "points", "favours", "taken",
    )

    def __init__(
        self, carries: bool, think_again: bool, round: int, ended: int, offered: list[int], lost: list[int],
        discards: list[int], hands: list[int], laid: list[int], turned: list[int], points: list[int],
        favours: list[int], taken: list[tuple[int, ...]],
    ) -> None:
        self.carries = carries
        self.think_again = think_again
        self.round = round
        self.ended = ended
        self.offered = offered
        self.lost = lost
        self.discards = discards
        self.hands = hands
        self.laid = laid
        self.turned = turned
        self.points = points
        self.favours = favours
        self.taken = taken

    def clone(self) -> Table:
        return Table(
            self.carries, self.think_again, self.round, self.ended, self.offered[:], self.lost[:],
            self.discards[:], self.hands[:], self.laid[:], self.turned[:], self.points[:], self.favours[:],
            self.taken[:],
        )
    # fmt: on


class Screen(Part):
    """What one seat sees: its hand by rank, the card it has laid, and a card that a raven showed it."""

    namesakes: ClassVar[tuple[str, ...]] = ("laid",)  # which card; everybody sees only that there is one

    hand: list[int]
    laid: int
    seen: int
    seen_of: int

    # Made by scripts/state.py from the fields above: change those.
    # fmt: off
    fields: ClassVar[tuple[str, ...]] = ("hand", "laid", "seen", "seen_of")

    def __init__(self, hand: list[int], laid: int, seen: int, seen_of: int) -> None:
        self.hand = hand
        self.laid = laid
        self.seen = seen
        self.seen_of = seen_of

    def clone(self) -> Screen:
        return Screen(self.hand[:], self.laid, self.seen, self.seen_of)
    # fmt: on


class Box(Part):
    """What nobody sees: the favours face down, the next one last, and the cards that were not dealt."""

    namesakes: ClassVar[tuple[str, ...]] = ("favours",)  # those to come; on the table, how many each has

    favours: list[int]
    cards: list[int]

    # Made by scripts/state.py from the fields above: change those.
    # fmt: off
    fields: ClassVar[tuple[str, ...]] = ("favours", "cards")

    def __init__(self, favours: list[int], cards: list[int]) -> None:
        self.favours = favours
        self.cards = cards

    def clone(self) -> Box:
        return Box(self.favours[:], self.cards[:])
    # fmt: on


Game = State[Table, Screen, Box]
Eyes = Sight[Table, Screen]
Public = View[Table]
