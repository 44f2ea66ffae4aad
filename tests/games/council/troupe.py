"""Who plays how in the records of The Council of Four."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from regency.games.council import RULES
from regency.games.council.model.actions import (
    AcquirePermit,
    BuildEmporium,
    BuildWithKing,
    BuyMainAction,
    ChangePermits,
    DeclinePermit,
    ElectByAssistant,
    ElectCouncillor,
    EndTurn,
    EngageAssistant,
    PayBribe,
    RepeatPermit,
    TakePermit,
)
from regency.games.council.model.options import Options
from regency.games.council.model.state import Council, face_up
from regency.games.council.printed.bribes import PRICES
from regency.games.council.printed.maps import ATLAS
from regency.games.council.printed.tables import BALCONY_SEATS, CITIES, PERMITS, TILES
from regency.games.council.rules.bonus import is_nobility
from regency.games.council.rules.build import rewarding
from regency.games.council.rules.king import roads
from regency.kernel.edge import Action
from regency.kernel.options import parse
from scripts.staging import Script, Style, Troupe

SIDES = ("AAA", "AAB", "ABA", "ABB", "BAA", "BAB", "BBA", "BBB")  # coast, hills, mountains


# How scripted seats play: each style weighs an action, the heaviest is done


def idle(_g: Council, _seat: int, action: Action) -> int:
    """Elects, and leaves the map to the others."""
    return {ElectCouncillor: 2, EndTurn: 1}.get(type(action), 0)


def builder(g: Council, seat: int, action: Action) -> int:
    """Builds wherever it can, cities that complete something first."""
    return weigh(g, seat, action, lambda city: nearly_complete(g, seat, city))


def noble(g: Council, seat: int, action: Action) -> int:
    """Builds where a new emporium pays nobility steps, and takes permits that do."""
    if isinstance(action, AcquirePermit | TakePermit):
        return 60 + 9 * PERMITS[face_up(g.table, action.region, action.slot)].bonus.nobility
    if isinstance(action, RepeatPermit):
        return PERMITS[action.permit].bonus.nobility
    return weigh(g, seat, action, lambda city: 2 * steps_for_building(g, seat, city))


def modest(g: Council, seat: int, action: Action) -> int:
    """As noble as any, but takes no presents."""
    return 100 if isinstance(action, DeclinePermit) else noble(g, seat, action)


def weigh(g: Council, seat: int, action: Action, worth: Callable[[int], int]) -> int:
    """Build first, then take a permit one can build with, then elect whoever the own cards please."""
    match action:
        case BuildEmporium(city=city):
            return 100 + 3 * worth(city)
        case BuildWithKing(city=city):
            return 96 + 3 * worth(city) - roads(g.table, city)
        case BuyMainAction():
            return 80
        case AcquirePermit(region=region, slot=slot) | TakePermit(region=region, slot=slot):
            cities = PERMITS[face_up(g.table, region, slot)].cities
            return 50 + max(worth(city) if is_free(g, seat, city) else -9 for city in cities)
        case ElectCouncillor(colour=colour, balcony=balcony):
            return 20 + pleased(g, seat, colour, balcony)
        case EngageAssistant():
            return 15 if g.table.assistants[seat] < 3 and g.table.coins[seat] > 8 else 5
        case EndTurn():
            return 12
        case ElectByAssistant() | ChangePermits():
            return 0
        case PayBribe(bribe=bribe):
            return -PRICES[bribe]
    return 0


def is_free(g: Council, seat: int, city: int) -> bool:
    """Whether the seat has no emporium there yet."""
    return not g.table.built[seat] >> city & 1


def pleased(g: Council, seat: int, colour: int, balcony: int) -> int:
    """How many more cards of the own hand would fit the council."""
    hand = g.screens[seat].hand
    dropped = g.table.councils[(balcony + 1) * BALCONY_SEATS - 1]
    return min(hand[colour], 2) - min(hand[dropped], 2)


def nearly_complete(g: Council, seat: int, city: int) -> int:
    """How near the best open colour or region of a city is to being complete, from 0 to 5."""
    built = g.table.built[seat] | 1 << city
    sets = ATLAS[g.table.atlas].sets
    mine = [sets[tile] for tile in range(TILES) if sets[tile] >> city & 1 and g.table.tiles[tile] < 0]
    return max((5 - (cities & ~built).bit_count() for cities in mine), default=0)


def steps_for_building(g: Council, seat: int, city: int) -> int:
    """The nobility steps that an emporium in a city would pay, and those it would come near to."""
    t = g.table
    group = rewarding(t, seat, city) | 1 << city
    near = ATLAS[t.atlas].neighbours[city] & ~t.built[seat]
    steps = sum(is_nobility(t, other) for other in range(CITIES) if group >> other & 1)
    return 3 * steps + sum(is_nobility(t, other) for other in range(CITIES) if near >> other & 1)


STYLES: dict[str, Style | None] = {
    "random": None, "idle": idle, "builder": builder, "noble": noble, "modest": modest,
}  # fmt: skip


# The games: name, styles, seed, rule options apart from the sides, which the name tells. The seeds were
# searched for games that are short and together show all that `tests/games/council/shown.py` lists.
GAMES = (
    ("2-AAA", "noble idle", 17, ""),
    ("2-AAB", "builder noble", 13, "politics=13/12 coin_cap=false"),
    ("2-ABA", "random random", 14, "last_emporium=every"),
    ("2-ABB", "builder builder", 2, "politics=13/12 last_emporium=every permit_ties=none"),
    ("2-BAA", "noble modest", 7, "coin_cap=false permit_ties=none"),
    ("2-BAB", "random builder", 4, "politics=13/12"),
    ("2-BBA", "modest idle", 29, "last_emporium=every"),
    ("2-BBB", "builder random", 4, "politics=13/12 coin_cap=false last_emporium=every"),
    ("3-AAA", "noble idle idle", 22, "politics=13/12 coin_cap=false"),
    ("3-AAB", "builder builder builder", 19, "last_emporium=every"),
    ("3-ABA", "random random random", 7, "politics=13/12 last_emporium=every permit_ties=none"),
    ("3-ABB", "builder noble random", 18, "coin_cap=false permit_ties=none"),
    ("3-BAA", "modest noble builder", 30, "politics=13/12"),
    ("3-BAB", "random builder builder", 24, "last_emporium=every"),
    ("3-BBA", "noble noble idle", 19, "politics=13/12 coin_cap=false last_emporium=every"),
    ("3-BBB", "builder random modest", 5, "permit_ties=none"),
    ("4-AAA", "noble modest idle idle", 9, "last_emporium=every"),
    ("4-AAB", "builder builder builder builder", 26, "politics=13/12 last_emporium=every permit_ties=none"),
    ("4-ABA", "random random random random", 20, "coin_cap=false permit_ties=none"),
    ("4-ABB", "builder noble random idle", 21, "politics=13/12"),
    ("4-BAA", "noble noble noble noble", 30, "last_emporium=every"),
    ("4-BAB", "builder random builder random", 1, "politics=13/12 coin_cap=false last_emporium=every"),
    ("4-BBA", "modest builder noble builder", 4, "permit_ties=none"),
    ("4-BBB", "random builder noble random", 1, "politics=13/12 permit_ties=none"),
    ("2-shared-win", "builder builder", 1436, ""),
    (
        "2-permit-earlier",
        "noble idle",
        344,
        "",
    ),  # one game by both readings of space 14 of the nobility track
    ("2-permit-any", "noble idle", 344, "permit_again=any"),
)


def scripts() -> Iterator[Script]:
    """Every record there is."""
    for name, styles, seed, given in GAMES:
        sides = name.partition("-")[2]
        words = dict(word.split("=") for word in given.split())
        if sides in SIDES:
            words |= dict(zip(("coast", "hills", "mountains"), sides, strict=True))
        yield Script(name, tuple(styles.split()), seed, parse(Options, words), incidents=sides in SIDES)


TROUPE = Troupe(RULES, STYLES, tuple(scripts()))
