"""Setting the game up: boards, tokens, cards, councils, and the neutral emporiums with two players."""

from __future__ import annotations

from regency.kernel.core import State

from ..model.events import MapLaid, NeutralBuilt
from ..model.options import Options
from ..model.state import Box, Council, Screen, Table
from ..printed.maps import ATLAS
from ..printed.tables import (
    ASSISTANTS,
    BALCONIES,
    BALCONY_SEATS,
    CARD_KINDS,
    CITIES,
    COLOURS,
    COUNCILLORS_PER_COLOUR,
    FACE_UP,
    KING_REWARDS,
    NEUTRAL,
    NOTHING,
    PERMITS,
    PERMITS_PER_REGION,
    POLITICS,
    REGIONS,
    SIDES,
    START_ASSISTANTS,
    START_COINS,
    STARTING_HAND,
    TILES,
    TOKENS,
)


def setup(seats: int, options: Options, seed: bytes) -> Council:
    """Steps 1 to 10 of the rulebook's setup."""
    g: Council = State(
        bare_table(seats, options), bare_screens(seats), Box([], [[] for _ in range(REGIONS)]), seed
    )
    g.heard = True
    choose_sides(g, options)
    lay_tokens(g)
    shuffle_politics(g)
    lay_permits(g)
    seat_councils(g)
    deal_hands(g)
    if seats == 2:
        build_neutral_emporiums(g)
    return g


def bare_table(seats: int, options: Options) -> Table:
    """The table before anything is shuffled."""
    per_colour, jokers = POLITICS[options.politics]
    return Table(
        rules=options,
        atlas=0,
        cards=(per_colour,) * COLOURS + (jokers,),
        active=0,
        turn=0,
        main_actions=0,
        main_done=False,
        quick_actions=0,
        king=0,
        deck=0,
        assistant_pool=ASSISTANTS - sum(START_ASSISTANTS[:seats]),
        trigger=NOTHING,
        finished=False,
        just_taken=(),
        coins=list(START_COINS[:seats]),
        assistants=list(START_ASSISTANTS[:seats]),
        points=[0] * seats,
        nobility=[0] * seats,
        hands=[0] * seats,
        built=[0] * seats,
        owners=[0] * CITIES,
        tokens=[NOTHING] * CITIES,
        discards=[0] * CARD_KINDS,
        pool=[0] * COLOURS,
        councils=[NOTHING] * (BALCONIES * BALCONY_SEATS),
        market=[NOTHING] * (REGIONS * FACE_UP),
        stacks=[0] * REGIONS,
        tiles=[NOTHING] * TILES,
        king_rewards=[NOTHING] * len(KING_REWARDS),
        permits=[()] * seats,
        used=[()] * seats,
    )


def bare_screens(seats: int) -> list[Screen]:
    """Empty hands."""
    return [Screen([0] * CARD_KINDS) for _ in range(seats)]


def choose_sides(g: Council, options: Options) -> None:
    """The boards, left to right, and the king in the purple city."""
    rng = g.chance("sides")
    sides = []
    for chosen in (options.coast, options.hills, options.mountains):
        drawn = rng.below(len(SIDES))  # drawn even where it is chosen: one option does not move another
        sides.append(drawn if chosen == "random" else SIDES.index(chosen))
    g.table.atlas = sides[0] << 2 | sides[1] << 1 | sides[2]
    g.table.king = ATLAS[g.table.atlas].king_start
    g.tell(MapLaid(sides[0], sides[1], sides[2]))


def lay_tokens(g: Council) -> None:
    """One face up in every city except the purple one."""
    tokens = list(range(len(TOKENS)))
    g.chance("tokens").shuffle(tokens)
    for city in range(CITIES):
        if city != ATLAS[g.table.atlas].king_start:
            g.table.tokens[city] = tokens.pop()


def shuffle_politics(g: Council) -> None:
    """Ninety cards, in the composition of the edition."""
    deck = [kind for kind in range(CARD_KINDS) for _ in range(g.table.cards[kind])]
    g.chance("politics").shuffle(deck)
    g.box.deck = deck
    g.table.deck = len(deck)


def lay_permits(g: Council) -> None:
    """Three stacks of fifteen; two tiles a region face up."""
    for region in range(REGIONS):
        stack = list(range(region * PERMITS_PER_REGION, (region + 1) * PERMITS_PER_REGION))
        g.chance("permits").shuffle(stack)
        for slot in range(FACE_UP):
            g.table.market[region * FACE_UP + slot] = stack.pop()
        g.box.stacks[region] = stack
        g.table.stacks[region] = len(stack)


def seat_councils(g: Council) -> None:
    """Four councillors at random on each balcony; the other eight are the pool."""
    councillors = [colour for colour in range(COLOURS) for _ in range(COUNCILLORS_PER_COLOUR)]
    g.chance("councillors").shuffle(councillors)
    for place in range(BALCONIES * BALCONY_SEATS):
        g.table.councils[place] = councillors.pop()
    for colour in councillors:
        g.table.pool[colour] += 1


def deal_hands(g: Council) -> None:
    """Six politics cards each, kept secret."""
    for seat, screen in enumerate(g.screens):
        for _ in range(STARTING_HAND):
            screen.hand[g.box.deck.pop()] += 1
        g.table.hands[seat] = STARTING_HAND
        g.table.deck -= STARTING_HAND


def build_neutral_emporiums(g: Council) -> None:
    """One drawn tile a region names the cities; the tiles are shuffled back."""
    for region in range(REGIONS):
        stack = g.box.stacks[region]
        rng = g.chance("neutral")
        for city in PERMITS[stack[rng.below(len(stack))]].cities:
            g.table.owners[city] |= 1 << NEUTRAL
            g.tell(NeutralBuilt(city))
        rng.shuffle(stack)
