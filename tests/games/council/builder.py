"""Positions for section tests: a table as the rulebook would draw it, with every piece accounted for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct
from msgspec.structs import replace

from regency.games.council import RULES
from regency.games.council.flow.steps import TAKE_ACTIONS
from regency.games.council.hidden.notes import Notes
from regency.games.council.model.options import Options
from regency.games.council.model.state import Box, Screen, Table
from regency.games.council.printed.maps import ATLAS
from regency.games.council.printed.tables import (
    ASSISTANTS,
    BALCONIES,
    BALCONY_SEATS,
    CARD_KINDS,
    CITIES,
    COLOURS,
    COUNCILLORS_PER_COLOUR,
    FACE_UP,
    NEUTRAL,
    NOTHING,
    PERMITS,
    PERMITS_PER_REGION,
    REGIONS,
    TOKENS,
)
from regency.kernel.match import Match

from .names import BALCONY, METAL, REST, TOKEN, card, cards, city, mask, permit

Game = Match[Table, Screen, Box, Notes]


def board(sides: str, given: Options | None = None) -> Options:
    """The options with the sides of the three boards chosen, left to right."""
    coast, hills, mountains = list(sides)
    return replace(given or Options(), coast=coast, hills=hills, mountains=mountains)


class Cards(Struct):
    """Where the politics cards are; "..." behind the deck says that all the others follow."""

    hands: Sequence[str] | None = None
    deck: str = REST
    discards: str | None = None


class Tiles(Struct):
    """Where the permits are; what a stack without "..." leaves over is used by the last seat."""

    permits: Sequence[str] = ()
    used: Sequence[str] = ()
    market: Mapping[str, str] = {}
    stacks: Mapping[str, str] = {}


def position(
    seats: int = 4,
    sides: str = "ABA",
    *,
    seed: int = 1,
    options: Options | None = None,
    active: int = 0,
    king: str | None = None,
    coins: Sequence[int] = (),
    assistants: Sequence[int] = (),
    points: Sequence[int] = (),
    nobility: Sequence[int] = (),
    hands: Sequence[str] | None = None,
    deck: str = REST,
    discards: str | None = None,
    councils: Mapping[str, str] | None = None,
    pool: str = "",
    tokens: Mapping[str, str] | None = None,
    emporiums: Sequence[str] = (),
    neutral: str | None = None,
    permits: Sequence[str] = (),
    used: Sequence[str] = (),
    market: Mapping[str, str] | None = None,
    stacks: Mapping[str, str] | None = None,
    tiles: Mapping[str, int] | None = None,
    king_rewards: Sequence[int] = (),
    trigger: int = NOTHING,
    main_actions: int = 1,
    quick_actions: int = 1,
    main_done: bool = False,
) -> Game:
    """A match at the question of a turn; what is not given is as the setup left it."""
    match: Game = Match.start(RULES, seats, board(sides, options), seed)
    g = match.state
    t = g.table
    t.king = t.king if king is None else city(king)
    for track, given in ((t.coins, coins), (t.points, points), (t.nobility, nobility)):
        track[: len(given)] = given
    t.assistants[: len(assistants)] = assistants
    t.assistant_pool = ASSISTANTS - sum(t.assistants)
    deal_cards(match, Cards(hands, deck, discards))
    seat_councils(t, councils or {}, pool)
    lay_tokens(t, tokens or {})
    place_emporiums(t, emporiums, neutral)
    lay_permits(match, Tiles(permits, used, market or {}, stacks or {}))
    for name, owner in (tiles or {}).items():
        t.tiles[METAL[name]] = owner
    t.king_rewards[: len(king_rewards)] = king_rewards
    t.trigger = trigger
    t.main_actions, t.quick_actions, t.main_done = main_actions, quick_actions, main_done
    t.active = active
    g.stacks[0] = [TAKE_ACTIONS[active]]
    RULES.check(g)
    return Match(RULES, match.header, g)


def deal_cards(match: Game, given: Cards) -> None:
    """Hands as given; the rest in deck, discards or the last hand, whichever was left open."""
    g = match.state
    t = g.table
    if given.hands is not None:
        for seat, screen in enumerate(g.screens):
            screen.hand = counted(given.hands[seat] if seat < len(given.hands) else "")
    left = [t.cards[kind] - sum(screen.hand[kind] for screen in g.screens) for kind in range(CARD_KINDS)]
    top = [card(name) for name in given.deck.split() if name != REST]
    thrown = counted(given.discards or "")
    for kind in range(CARD_KINDS):
        left[kind] -= top.count(kind) + thrown[kind]
    rest = [kind for kind in range(CARD_KINDS) for _ in range(left[kind])]
    below: list[int] = []
    if REST in given.deck:
        below = rest
        match.state.chance("test").shuffle(below)
    elif given.discards is None:
        thrown = [some + more for some, more in zip(thrown, left, strict=True)]
    else:
        last = g.screens[-1]
        last.hand = [some + more for some, more in zip(last.hand, left, strict=True)]
    g.box.deck = below + top[::-1]
    t.deck, t.discards = len(g.box.deck), thrown
    t.hands = [sum(screen.hand) for screen in g.screens]


def counted(names: str) -> list[int]:
    """Cards as counts by kind."""
    held = cards(names)
    return [held.count(kind) for kind in range(CARD_KINDS)]


def seat_councils(t: Table, councils: Mapping[str, str], pool: str) -> None:
    """Balconies as given and these at least in the pool; the other councillors fill what is left."""
    if not councils and not pool:
        return
    seated = {BALCONY[name]: cards(figures) for name, figures in councils.items()}
    left = [colour for colour in range(COLOURS) for _ in range(COUNCILLORS_PER_COLOUR)]
    for figures in [*seated.values(), cards(pool)]:
        for colour in figures:
            left.remove(colour)
    for balcony in range(BALCONIES):
        figures = seated.get(balcony) or [left.pop() for _ in range(BALCONY_SEATS)]
        t.councils[balcony * BALCONY_SEATS : (balcony + 1) * BALCONY_SEATS] = figures
    t.pool = [COUNCILLORS_PER_COLOUR - t.councils.count(colour) for colour in range(COLOURS)]


def lay_tokens(t: Table, tokens: Mapping[str, str]) -> None:
    """Tokens as given; the others in the cities that are left."""
    left = list(range(len(TOKENS)))
    laid: dict[int, int] = {}
    for letter, name in tokens.items():
        laid[city(letter)] = next(token for token in left if token in TOKEN[name])
        left.remove(laid[city(letter)])
    for place in range(CITIES):
        bare = place == ATLAS[t.atlas].king_start
        t.tokens[place] = NOTHING if bare else laid[place] if place in laid else left.pop()


def place_emporiums(t: Table, emporiums: Sequence[str], neutral: str | None) -> None:
    """A string of cities a seat, and one for nobody."""
    if neutral is not None:
        t.owners = [(mask(neutral) >> place & 1) << NEUTRAL for place in range(CITIES)]
    for seat, cities in enumerate(emporiums):
        t.built[seat] = mask(cities)
        for place in range(CITIES):
            if t.built[seat] >> place & 1:
                t.owners[place] |= 1 << seat


def lay_permits(match: Game, given: Tiles) -> None:
    """Tiles before the seats, on the display and on the stacks."""
    g = match.state
    t = g.table
    t.permits = [tiles(given.permits, seat) for seat in range(len(g.screens))]
    t.used = [tiles(given.used, seat) for seat in range(len(g.screens))]
    gone = {tile for held in t.permits + t.used for tile in held}
    for name, region in list(BALCONY.items())[:REGIONS]:
        own = range(region * PERMITS_PER_REGION, (region + 1) * PERMITS_PER_REGION)
        stack = given.stacks.get(name, REST)
        top = [permit(word) for word in stack.split() if word != REST]
        left = [tile for tile in own if tile not in gone and tile not in top]
        if name in given.market:
            up = [NOTHING if word == "-" else permit(word) for word in given.market[name].split()]
        else:
            up = [tile for tile in t.market[region * FACE_UP : (region + 1) * FACE_UP] if tile in left]
            up += [tile for tile in left if tile not in up][: FACE_UP - len(up)]
        t.market[region * FACE_UP : (region + 1) * FACE_UP] = up
        left = [tile for tile in left if tile not in up]
        if REST not in stack:
            t.used[-1] += tuple(left)
            left = []
        g.box.stacks[region] = left + top[::-1]
        t.stacks[region] = len(g.box.stacks[region])


def illustrated(seats: int = 4) -> Game:
    """The start position that the rulebook draws, with all tokens, councils and face-up permits (R9)."""
    return position(
        seats,
        "ABA",
        tokens={
            "A": "1 point", "B": "card and point", "C": "3 points", "D": "2 assistants",
            "E": "assistant and card", "F": "2 points", "G": "assistant and coin", "H": "1 coin",
            "I": "3 coins", "K": "1 card", "L": "1 assistant",
            "M": "nobility", "N": "2 coins", "O": "nobility",
        },
        councils={
            "coast": "white black orange purple",
            "hills": "orange orange blue purple",
            "mountains": "white black white purple",
            "king": "pink pink blue white",
        },
        market={"coast": "B CDE", "hills": "J G", "mountains": "KNO KL"},
    )  # fmt: skip


def tiles(given: Sequence[str], seat: int) -> tuple[int, ...]:
    """The permits named for a seat."""
    return tuple(permit(word) for word in given[seat].split()) if seat < len(given) else ()


def printed(tile: int) -> str:
    """How a permit is named in these tests."""
    return PERMITS[tile].printed.replace("/", "")
