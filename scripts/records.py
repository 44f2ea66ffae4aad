"""`python scripts/records.py`: writes the finished games that the tests replay, the same each time."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import cast

from msgspec import Struct

from regency.games.council import RULES
from regency.games.council.actions import (
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
from regency.games.council.bonus import is_nobility
from regency.games.council.bribes import PRICES
from regency.games.council.build import rewarding
from regency.games.council.data import BALCONY_SEATS, CITIES, PERMITS, TILES
from regency.games.council.king import roads
from regency.games.council.maps import ATLAS
from regency.games.council.notes import Notes
from regency.games.council.options import Options
from regency.games.council.state import Box, Council, Screen, Table, face_up
from regency.kernel.apply import carry_out
from regency.kernel.core import asks
from regency.kernel.edge import Action
from regency.kernel.entries import Halt, Play, Resume, Undo
from regency.kernel.errors import Refused
from regency.kernel.match import Match
from regency.kernel.options import parse
from regency.kernel.rng import Rng, stream

FOLDER = Path(__file__).resolve().parents[1] / "tests" / "council" / "records"
SIDES = ("AAA", "AAB", "ABA", "ABB", "BAA", "BAB", "BBA", "BBB")  # coast, hills, mountains
WHIM_ONE_IN = 12
INCIDENT_ONE_IN = 25
LONGEST_CHAIN = 6

Game = Match[Table, Screen, Box, Notes]
Style = Callable[[Council, int, Action], int]


class Script(Struct, frozen=True):
    """One record: who plays how, on which map, and whether the table is interrupted now and then."""

    name: str
    styles: tuple[str, ...]
    seed: int
    options: Options
    incidents: bool = False


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


# Playing


def choose(g: Council, seat: int, style: Style | None, rng: Rng) -> Action:
    """What a seat does next; at random, any kind of action is as likely as another."""
    options = cast("list[Action]", [found for ask in asks(g, seat) for found in ask.options(g.eyes(seat))])
    if style is None or rng.below(WHIM_ONE_IN) == 0:
        kinds = sorted({type(action).__name__ for action in options})
        kind = kinds[rng.below(len(kinds))]
        best = [action for action in options if type(action).__name__ == kind]
    else:
        heaviest = max(style(g, seat, action) for action in options)
        best = [action for action in options if style(g, seat, action) == heaviest]
    return best[rng.below(len(best))]


def chain(g: Council, seat: int, style: Style | None, at: int, rng: Rng) -> Play[Action]:
    """As many actions as can be done in one go: up to a bar, the end of the turn, or the seat's patience."""
    world = g.clone()
    done: tuple[Action, ...] = ()
    while len(done) < LONGEST_CHAIN and asks(world, seat):
        done = (*done, choose(world, seat, style, rng))
        world = g.clone()
        carry_out(world, Play(at, seat, done, g.clock.entry))
        if world.barred or (style is None and rng.below(2)):
            break
    return Play(at, seat, done, g.clock.entry)


def interrupt(match: Game, at: int, rng: Rng) -> None:
    """A pause, a fair undo, or one that the table agrees to."""
    kind = rng.below(3)
    if kind == 0:
        match.apply(Halt(at, "tea"))
        match.apply(Resume(at + 60_000))
    elif kind == 1:
        for seat in range(match.header.seats):
            try:
                match.undo(seat, at)
                return
            except Refused:
                continue
    elif len(match.entries) > 3 and isinstance(match.entries[-1][0], Play):
        last = match.entries[-1][0]
        match.apply(Undo(at, last.seat, len(match.entries) - 1, agreed=True))


def play(script: Script) -> Game:
    """A whole game, on a virtual clock."""
    chairs = tuple("random" if style == "random" else "scripted" for style in script.styles)
    match: Game = Match.start(RULES, len(script.styles), script.options, script.seed, chairs)
    rng = stream(bytes.fromhex(match.header.seed), "script", 0)
    while match.outcome() is None:
        seat = match.waited_for()[0]
        at = match.state.clock.at + 1_000 + rng.below(20_000)
        if script.incidents and rng.below(INCIDENT_ONE_IN) == 0:
            interrupt(match, at, rng)
        else:
            match.apply(chain(match.state, seat, STYLES[script.styles[seat]], at, rng))
    return match


# The games: name, styles, seed, rule options apart from the sides, which the name tells. The seeds were
# searched for games that are short and together show all that `tests/council_games/shown.py` lists.
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
)


def scripts() -> Iterator[Script]:
    """Every record there is."""
    for name, styles, seed, given in GAMES:
        sides = name.partition("-")[2]
        words = dict(word.split("=") for word in given.split())
        if sides in SIDES:
            words |= dict(zip(("coast", "hills", "mountains"), sides, strict=True))
        yield Script(name, tuple(styles.split()), seed, parse(Options, words), incidents=sides in SIDES)


def main() -> int:
    """Write them all."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for script in scripts():
        play(script).save(FOLDER / f"{script.name}.jsonl")
        print(script.name)
    return 0


if __name__ == "__main__":
    sys.exit(main())
