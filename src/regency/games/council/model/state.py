"""The three compartments of The Council of Four."""

from __future__ import annotations

from typing import ClassVar

from regency.kernel.core import Sight, State, View
from regency.kernel.part import Part

from ..printed.tables import BALCONY_SEATS, FACE_UP
from .options import Options


class Table(Part):
    """What everybody sees. Lists by seat, by city, by colour; sets of cities and of owners are bit masks."""

    rules: Options
    atlas: int  # the map, by its number in the atlas
    cards: tuple[int, ...]  # politics cards in the game, by kind
    active: int
    turn: int
    main_actions: int
    main_done: bool
    quick_actions: int
    king: int
    deck: int
    assistant_pool: int
    trigger: int
    finished: bool
    just_taken: tuple[int, ...]  # permits taken by the main action under way, or by the last one
    coins: list[int]
    assistants: list[int]
    points: list[int]
    nobility: list[int]
    hands: list[int]
    built: list[int]
    owners: list[int]
    tokens: list[int]
    discards: list[int]
    pool: list[int]
    councils: list[int]  # four balconies of four, left (newest) to right
    market: list[int]  # two face-up permits a region
    stacks: list[int]
    tiles: list[int]  # who took the bonus tile
    king_rewards: list[int]  # who took them, top first
    permits: list[tuple[int, ...]]  # face up before a seat
    used: list[tuple[int, ...]]  # face down

    # Made by scripts/state.py from the fields above: change those.
    # fmt: off
    fields: ClassVar[tuple[str, ...]] = (
        "rules", "atlas", "cards", "active", "turn", "main_actions", "main_done", "quick_actions", "king",
        "deck", "assistant_pool", "trigger", "finished", "just_taken", "coins", "assistants", "points",
        "nobility", "hands", "built", "owners", "tokens", "discards", "pool", "councils", "market", "stacks",
        "tiles", "king_rewards", "permits", "used",
    )

    def __init__(
        self, rules: Options, atlas: int, cards: tuple[int, ...], active: int, turn: int, main_actions: int,
        main_done: bool, quick_actions: int, king: int, deck: int, assistant_pool: int, trigger: int,
        finished: bool, just_taken: tuple[int, ...], coins: list[int], assistants: list[int],
        points: list[int], nobility: list[int], hands: list[int], built: list[int], owners: list[int],
        tokens: list[int], discards: list[int], pool: list[int], councils: list[int], market: list[int],
        stacks: list[int], tiles: list[int], king_rewards: list[int], permits: list[tuple[int, ...]],
        used: list[tuple[int, ...]],
    ) -> None:
        self.rules = rules
        self.atlas = atlas
        self.cards = cards
        self.active = active
        self.turn = turn
        self.main_actions = main_actions
        self.main_done = main_done
        self.quick_actions = quick_actions
        self.king = king
        self.deck = deck
        self.assistant_pool = assistant_pool
        self.trigger = trigger
        self.finished = finished
        self.just_taken = just_taken
        self.coins = coins
        self.assistants = assistants
        self.points = points
        self.nobility = nobility
        self.hands = hands
        self.built = built
        self.owners = owners
        self.tokens = tokens
        self.discards = discards
        self.pool = pool
        self.councils = councils
        self.market = market
        self.stacks = stacks
        self.tiles = tiles
        self.king_rewards = king_rewards
        self.permits = permits
        self.used = used

    def clone(self) -> Table:
        return Table(
            self.rules, self.atlas, self.cards, self.active, self.turn, self.main_actions, self.main_done,
            self.quick_actions, self.king, self.deck, self.assistant_pool, self.trigger, self.finished,
            self.just_taken, self.coins[:], self.assistants[:], self.points[:], self.nobility[:],
            self.hands[:], self.built[:], self.owners[:], self.tokens[:], self.discards[:], self.pool[:],
            self.councils[:], self.market[:], self.stacks[:], self.tiles[:], self.king_rewards[:],
            self.permits[:], self.used[:],
        )
    # fmt: on


class Screen(Part):
    """What one seat sees: its politics cards, counted by colour, jokers last."""

    hand: list[int]

    # Made by scripts/state.py from the fields above: change those.
    # fmt: off
    fields: ClassVar[tuple[str, ...]] = ("hand",)

    def __init__(self, hand: list[int]) -> None:
        self.hand = hand

    def clone(self) -> Screen:
        return Screen(self.hand[:])
    # fmt: on


class Box(Part):
    """What nobody sees: the politics deck and the three permit stacks, the top last."""

    namesakes: ClassVar[tuple[str, ...]] = ("deck", "stacks")  # everybody sees how many there are

    deck: list[int]
    stacks: list[list[int]]

    # Made by scripts/state.py from the fields above: change those.
    # fmt: off
    fields: ClassVar[tuple[str, ...]] = ("deck", "stacks")

    def __init__(self, deck: list[int], stacks: list[list[int]]) -> None:
        self.deck = deck
        self.stacks = stacks

    def clone(self) -> Box:
        return Box(self.deck[:], [each[:] for each in self.stacks])
    # fmt: on


Council = State[Table, Screen, Box]
Eyes = Sight[Table, Screen]
Public = View[Table]


def council_of(table: Table, balcony: int) -> list[int]:
    """The four councillors of a balcony, left to right."""
    return table.councils[balcony * BALCONY_SEATS : (balcony + 1) * BALCONY_SEATS]


def face_up(table: Table, region: int, slot: int) -> int:
    """The permit on a space of the display, or NOTHING."""
    return table.market[region * FACE_UP + slot]


def emporiums_built(table: Table, seat: int) -> int:
    """How many of the ten stand on the map."""
    return table.built[seat].bit_count()
