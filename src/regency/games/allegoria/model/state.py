"""The three compartments of Throne of Allegoria."""

from __future__ import annotations

from typing import ClassVar

from regency.kernel.core import Sight, State, View
from regency.kernel.part import Part

from ..printed.terms import AT_CENTRE, CENTRE, OPPONENT_HOME, OWN_HOME, TERRITORIES, TRACKS, WORKERS
from ..printed.tracks import ANARCHY, AREA, GROUP
from .options import Options

Deeds = tuple[tuple[int, ...], ...]
Slots = tuple[tuple[int, int, int], ...]


class Table(Part):
    """What everybody sees. Lists are by seat unless said otherwise; a tuple in a list is replaced whole."""

    rules: Options
    round: int
    queen_dead: bool
    finished: bool
    first: int
    next_first: int
    decree: int
    edict: int  # the event in force, twice the decree and 1 more when the Queen is dead
    merchant: int
    decrees: int
    merchants: int
    deck: int
    claim_deck: int
    claim_discards: int
    drawer: int  # who is looking at claims or cards just drawn
    drawn_claims: int
    drawn_cards: int
    ends: int  # End of Game Claims in every hand
    lord_cards: int  # Lords in every hand, before they are turned up
    space: int
    active: int  # whose turn it is
    points: int
    kind: int
    crossed: bool
    fresh: bool  # the point that crossed a Threshold is not spent yet
    subterfuges: int
    hard_times: bool  # used this turn
    spent_cards: int
    spent_raised: int
    stars: int  # seats whose star is still to be declared, as a mask
    touched: int  # topics of claims since they were last checked
    alms_tokens: tuple[int, ...]
    ranking: tuple[int, ...]
    old_decrees: tuple[int, ...]
    old_merchants: tuple[int, ...]
    open: tuple[int, ...]  # Workforce cards by face
    groups: list[tuple[int, ...]]  # by group
    discards: list[int]  # by face
    hands: list[int]
    tracks: list[int]  # five a seat
    workers: list[int]  # by seat, Territory and kind
    supply: list[int]
    diplomacy: list[int]
    alms: list[int]
    anarchy: list[int]
    influence: list[int]
    lords: list[int]
    bids: list[int]
    heights: list[int]  # by space and seat
    shown: list[int]  # markers shown this round, by seat and kind
    revealed: list[tuple[int, ...]]  # markers of the space that is open
    order: list[tuple[int, ...]]  # by space: stacks from left to right
    guilds: list[tuple[int, ...]]
    slots: list[Slots]  # claims in hand: counts deeds since, waits for the next turn, cannot be
    completed: list[tuple[int, ...]]
    fulfilled: list[tuple[int, ...]]
    missed: list[tuple[int, ...]]
    deeds: list[Deeds]

    # Made by scripts/state.py from the fields above: change those.
    # fmt: off
    fields: ClassVar[tuple[str, ...]] = (
        "rules", "round", "queen_dead", "finished", "first", "next_first", "decree", "edict", "merchant",
        "decrees", "merchants", "deck", "claim_deck", "claim_discards", "drawer", "drawn_claims",
        "drawn_cards", "ends", "lord_cards", "space", "active", "points", "kind", "crossed", "fresh",
        "subterfuges", "hard_times", "spent_cards", "spent_raised", "stars", "touched", "alms_tokens",
        "ranking", "old_decrees", "old_merchants", "open", "groups", "discards", "hands", "tracks", "workers",
        "supply", "diplomacy", "alms", "anarchy", "influence", "lords", "bids", "heights", "shown",
        "revealed", "order", "guilds", "slots", "completed", "fulfilled", "missed", "deeds",
    )

    def __init__(
        self, rules: Options, round: int, queen_dead: bool, finished: bool, first: int, next_first: int,
        decree: int, edict: int, merchant: int, decrees: int, merchants: int, deck: int, claim_deck: int,
        claim_discards: int, drawer: int, drawn_claims: int, drawn_cards: int, ends: int, lord_cards: int,
        space: int, active: int, points: int, kind: int, crossed: bool, fresh: bool, subterfuges: int,
        hard_times: bool, spent_cards: int, spent_raised: int, stars: int, touched: int,
        alms_tokens: tuple[int, ...], ranking: tuple[int, ...], old_decrees: tuple[int, ...],
        old_merchants: tuple[int, ...], open: tuple[int, ...], groups: list[tuple[int, ...]],
        discards: list[int], hands: list[int], tracks: list[int], workers: list[int], supply: list[int],
        diplomacy: list[int], alms: list[int], anarchy: list[int], influence: list[int], lords: list[int],
        bids: list[int], heights: list[int], shown: list[int], revealed: list[tuple[int, ...]],
        order: list[tuple[int, ...]], guilds: list[tuple[int, ...]], slots: list[Slots],
        completed: list[tuple[int, ...]], fulfilled: list[tuple[int, ...]], missed: list[tuple[int, ...]],
        deeds: list[Deeds],
    ) -> None:
        self.rules = rules
        self.round = round
        self.queen_dead = queen_dead
        self.finished = finished
        self.first = first
        self.next_first = next_first
        self.decree = decree
        self.edict = edict
        self.merchant = merchant
        self.decrees = decrees
        self.merchants = merchants
        self.deck = deck
        self.claim_deck = claim_deck
        self.claim_discards = claim_discards
        self.drawer = drawer
        self.drawn_claims = drawn_claims
        self.drawn_cards = drawn_cards
        self.ends = ends
        self.lord_cards = lord_cards
        self.space = space
        self.active = active
        self.points = points
        self.kind = kind
        self.crossed = crossed
        self.fresh = fresh
        self.subterfuges = subterfuges
        self.hard_times = hard_times
        self.spent_cards = spent_cards
        self.spent_raised = spent_raised
        self.stars = stars
        self.touched = touched
        self.alms_tokens = alms_tokens
        self.ranking = ranking
        self.old_decrees = old_decrees
        self.old_merchants = old_merchants
        self.open = open
        self.groups = groups
        self.discards = discards
        self.hands = hands
        self.tracks = tracks
        self.workers = workers
        self.supply = supply
        self.diplomacy = diplomacy
        self.alms = alms
        self.anarchy = anarchy
        self.influence = influence
        self.lords = lords
        self.bids = bids
        self.heights = heights
        self.shown = shown
        self.revealed = revealed
        self.order = order
        self.guilds = guilds
        self.slots = slots
        self.completed = completed
        self.fulfilled = fulfilled
        self.missed = missed
        self.deeds = deeds

    def clone(self) -> Table:
        return Table(
            self.rules, self.round, self.queen_dead, self.finished, self.first, self.next_first, self.decree,
            self.edict, self.merchant, self.decrees, self.merchants, self.deck, self.claim_deck,
            self.claim_discards, self.drawer, self.drawn_claims, self.drawn_cards, self.ends, self.lord_cards,
            self.space, self.active, self.points, self.kind, self.crossed, self.fresh, self.subterfuges,
            self.hard_times, self.spent_cards, self.spent_raised, self.stars, self.touched, self.alms_tokens,
            self.ranking, self.old_decrees, self.old_merchants, self.open, self.groups[:], self.discards[:],
            self.hands[:], self.tracks[:], self.workers[:], self.supply[:], self.diplomacy[:], self.alms[:],
            self.anarchy[:], self.influence[:], self.lords[:], self.bids[:], self.heights[:], self.shown[:],
            self.revealed[:], self.order[:], self.guilds[:], self.slots[:], self.completed[:],
            self.fulfilled[:], self.missed[:], self.deeds[:],
        )
    # fmt: on


class Screen(Part):
    """What one seat sees: its cards by face, its claims, and its markers by space and height."""

    # everybody sees how many there are, and the Lords that are turned up
    namesakes: ClassVar[tuple[str, ...]] = ("ends", "lords", "drawn_claims", "drawn_cards")

    hand: list[int]
    claims: list[int]  # in the order of the slots on the table
    ends: list[int]
    lords: list[int]
    drawn_claims: list[int]
    drawn_cards: list[int]
    placed: list[tuple[int, ...]]

    # Made by scripts/state.py from the fields above: change those.
    # fmt: off
    fields: ClassVar[tuple[str, ...]] = (
        "hand", "claims", "ends", "lords", "drawn_claims", "drawn_cards", "placed",
    )

    def __init__(
        self, hand: list[int], claims: list[int], ends: list[int], lords: list[int], drawn_claims: list[int],
        drawn_cards: list[int], placed: list[tuple[int, ...]],
    ) -> None:
        self.hand = hand
        self.claims = claims
        self.ends = ends
        self.lords = lords
        self.drawn_claims = drawn_claims
        self.drawn_cards = drawn_cards
        self.placed = placed

    def clone(self) -> Screen:
        return Screen(
            self.hand[:], self.claims[:], self.ends[:], self.lords[:], self.drawn_claims[:],
            self.drawn_cards[:], self.placed[:],
        )
    # fmt: on


class Box(Part):
    """What nobody sees: the decks, the top last, and the claims that were put back face down."""

    # everybody sees how many there are; claims are in hand, or in the deck
    namesakes: ClassVar[tuple[str, ...]] = ("deck", "claims", "claim_discards", "decrees", "merchants")

    deck: list[int]
    claims: list[int]
    claim_discards: list[int]
    decrees: list[int]
    merchants: list[int]

    # Made by scripts/state.py from the fields above: change those.
    # fmt: off
    fields: ClassVar[tuple[str, ...]] = ("deck", "claims", "claim_discards", "decrees", "merchants")

    def __init__(
        self, deck: list[int], claims: list[int], claim_discards: list[int], decrees: list[int],
        merchants: list[int],
    ) -> None:
        self.deck = deck
        self.claims = claims
        self.claim_discards = claim_discards
        self.decrees = decrees
        self.merchants = merchants

    def clone(self) -> Box:
        return Box(self.deck[:], self.claims[:], self.claim_discards[:], self.decrees[:], self.merchants[:])
    # fmt: on


Allegoria = State[Table, Screen, Box]
Eyes = Sight[Table, Screen]
Public = View[Table]


def level(table: Table, seat: int, track: int) -> int:
    """Where the marker of a Town Track stands."""
    return table.tracks[seat * TRACKS + track]


def workers(table: Table, seat: int, territory: int, kind: int) -> int:
    """A seat's Workers of a kind in a Territory."""
    return table.workers[(seat * TERRITORIES + territory) * WORKERS + kind]


def group_size(table: Table, seat: int, track: int) -> int:
    """How many Workers may move together by this track."""
    return GROUP[table.rules.town_layout][level(table, seat, track)]


def crosses(table: Table, seat: int, track: int, by: int) -> bool:
    """Whether lowering a track by so much crosses a Threshold."""
    areas = AREA[table.rules.town_layout]
    now = level(table, seat, track)
    return areas[now] != areas[now - by]


def anarchy_out(table: Table) -> int:
    """How many Anarchy markers are on Town Boards."""
    return sum(table.anarchy)


def anarchy_left(table: Table) -> bool:
    """Whether an Anarchy marker can still be taken (ruling 28)."""
    return anarchy_out(table) < ANARCHY


def in_play(table: Table, territory: int) -> bool:
    """The homes of the players, and the centre."""
    return territory == CENTRE or territory < len(table.supply)


def opponents(table: Table, seat: int) -> list[int]:
    """The other seats, clockwise from the left."""
    seats = len(table.supply)
    return [(seat + turn) % seats for turn in range(1, seats)]


def from_first(table: Table) -> list[int]:
    """All seats, clockwise from the first player."""
    seats = len(table.supply)
    return [(table.first + turn) % seats for turn in range(seats)]


def cards_left(table: Table) -> int:
    """Workforce cards that can still be drawn."""
    return table.deck + sum(table.discards)


def place_of(seat: int, territory: int) -> int:
    """A Territory as a seat calls it, for its deeds."""
    if territory == seat:
        return OWN_HOME
    return AT_CENTRE if territory == CENTRE else OPPONENT_HOME
