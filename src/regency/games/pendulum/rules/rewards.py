"""Taking a reward: what is fixed is gained at once, what needs a choice is handed back to be asked."""

from __future__ import annotations

from regency.kernel.codec import interned
from regency.kernel.edge import Action
from regency.kernel.errors import Reason

from ..effects.cards import keep_wider_borders, recall_all, recall_one
from ..effects.goods import gain_cubes, gain_legendary, gain_points, gain_votes, pay_cubes, pay_points, room
from ..effects.workers import recruit_worker, retrieve_worker
from ..model.actions import (
    ChooseTrack,
    ConvertPoint,
    Forgo,
    GainCubes,
    RetrieveWorker,
    SwapCubes,
    TakeCardBack,
)
from ..model.reasons import (
    CardNotDiscarded,
    ColourFull,
    CubesMissing,
    NotInARowWithTimer,
    PointsMissing,
    WrongAmount,
)
from ..model.state import Eyes, Game, Table, cubes_of
from ..printed.board import RESERVE, SPOT_ROW
from ..printed.cards import CARDS, can_be_held
from ..printed.mats import MAT_PRODUCTION
from ..printed.provinces import FAMILY_ICONS, PROVINCE_FAMILY
from ..printed.terms import (
    ADVANCE,
    COMMON,
    CUBES,
    CULTURE,
    GAIN_CUBES,
    GAIN_LEGENDARY,
    GAIN_VOTES,
    GOLD,
    MILITARY,
    MOST_WORKERS,
    NOTHING,
    PRODUCE,
    RECALL_ALL,
    RECRUIT,
    SECOND_GRANDE,
    SLOTS,
    WIDEN,
    WORKERS,
    Effect,
    Effects,
)
from .paying import mix_key, points

FORGO: Action = interned(Forgo)[0]


def take(g: Game, seat: int, effects: Effects) -> list[Effect]:
    """Gain all that is fixed; returned is what must be asked."""
    left: list[Effect] = []
    for effect in effects:
        op, what, amount = effect[0], effect[1], effect[2]
        if op == GAIN_CUBES:
            gain_cubes(g, seat, what, amount)
        elif op == ADVANCE:
            gain_points(g, seat, what, amount)
        elif op == GAIN_VOTES:
            gain_votes(g, seat, amount)
        elif op == PRODUCE:
            left.extend(produce(g, seat, what))
        elif op == RECRUIT:
            recruit_worker(g, seat, next_recruit(g.table, seat))
        elif op == RECALL_ALL:
            recall_all(g, seat)
        elif op == WIDEN:
            keep_wider_borders(g, seat)
        elif op == GAIN_LEGENDARY:
            gain_legendary(g, seat)
        else:
            left.append(effect)
    return left


def produce(g: Game, seat: int, slot: int) -> list[Effect]:
    """Every province in the slot, then the icon of the mat: what is chosen comes last, as that is best."""
    t = g.table
    left: list[Effect] = []
    for province in t.slots[seat * SLOTS + slot]:
        left.extend(take(g, seat, FAMILY_ICONS[PROVINCE_FAMILY[province]][slot]))
    left.extend(take(g, seat, MAT_PRODUCTION[t.mats[seat]][slot]))
    return left


# Any resources


def _gains() -> dict[int, Action]:
    found: dict[int, Action] = {}
    for action in interned(GainCubes):
        found[mix_key(action.military, action.culture, action.gold)] = action
    return found


GAINS: dict[int, Action] = _gains()


def gainable(t: Table, seat: int, count: int) -> int:
    """How many of so many cubes still fit at all."""
    return min(count, room(t, seat, MILITARY) + room(t, seat, CULTURE) + room(t, seat, GOLD))


def gain_options(me: Eyes, count: int) -> list[Action]:
    """Cube by cube, only colours below the cap; what does not fit at all is lost."""
    t, seat = me.table, me.seat
    total = gainable(t, seat, count)
    found: list[Action] = []
    for military in range(min(total, room(t, seat, MILITARY)) + 1):
        for culture in range(min(total - military, room(t, seat, CULTURE)) + 1):
            gold = total - military - culture
            if gold <= room(t, seat, GOLD):
                found.append(GAINS[mix_key(military, culture, gold)])
    return found


def gain_any(g: Game, seat: int, military: int, culture: int, gold: int) -> None:
    gain_cubes(g, seat, MILITARY, military)
    gain_cubes(g, seat, CULTURE, culture)
    gain_cubes(g, seat, GOLD, gold)


def gain_refusal(me: Eyes, count: int, military: int, culture: int, gold: int) -> Reason:
    """A colour is full, or it is not the right number."""
    wanted = (military, culture, gold)
    for cube in range(CUBES):
        if wanted[cube] > room(me.table, me.seat, cube):
            return ColourFull(cube)
    return WrongAmount(gainable(me.table, me.seat, count))


# Points

TRACK_CHOICES: list[Action] = list(interned(ChooseTrack))
CONVERSIONS: tuple[ConvertPoint, ...] = interned(ConvertPoint)


def convert_options(me: Eyes) -> list[Action]:
    """From any track with a point to any other."""
    found: list[Action] = []
    for action in CONVERSIONS:
        if points(me.table, me.seat, action.track) > 0:
            found.append(action)
    return found


def convert(g: Game, seat: int, track: int, onto: int) -> None:
    pay_points(g, seat, track, 1)
    gain_points(g, seat, onto, 1)


def convert_refusal(track: int) -> Reason:
    return PointsMissing(track, 1, 0)


# Swapping culture and military

SWAPS: tuple[SwapCubes, ...] = interned(SwapCubes)


def swap_options(me: Eyes) -> list[Action]:
    """Any amount of the one for the other."""
    found: list[Action] = []
    for action in SWAPS:
        if action.count <= cubes_of(me.table, action.cube)[me.seat]:
            found.append(action)
    return found


def swap(g: Game, seat: int, cube: int, count: int) -> None:
    """What does not fit is lost."""
    pay_cubes(g, seat, cube, count)
    gain_cubes(g, seat, CULTURE if cube == MILITARY else MILITARY, count)


def swap_refusal(me: Eyes, cube: int, count: int) -> Reason:
    return CubesMissing(cube, count, cubes_of(me.table, cube)[me.seat])


# Discarded stratagems


def _back() -> list[Action]:
    """By card; those that are never in a hand are never asked for."""
    found: list[Action] = []
    for card in range(CARDS):
        found.append(TakeCardBack(card) if can_be_held(card) else FORGO)
    for action in interned(TakeCardBack):
        found[action.card] = action
    return found


BACK: list[Action] = _back()


def back_options(me: Eyes, but: int) -> list[Action]:
    """Any of them but the card that does it."""
    return [BACK[card] for card in me.table.discards[me.seat] if card != but]


def take_back(g: Game, seat: int, card: int) -> None:
    recall_one(g, seat, card)


def back_refusal(card: int) -> Reason:
    return CardNotDiscarded(card)


# Workers

RETRIEVALS: list[Action] = list(interned(RetrieveWorker))


def retrievable(t: Table, seat: int, rows: int) -> list[int]:
    """Own workers in a box or reward box of these rows."""
    found: list[int] = []
    for worker in range(WORKERS):
        row = SPOT_ROW[t.at[seat * WORKERS + worker]]
        if row != NOTHING and rows >> row & 1:
            found.append(worker)
    return found


def retrieve_options(me: Eyes, rows: int) -> list[Action]:
    """Any of them, or none."""
    found = [RETRIEVALS[worker] for worker in retrievable(me.table, me.seat, rows)]
    found.append(FORGO)
    return found


def retrieve(g: Game, seat: int, worker: int) -> None:
    retrieve_worker(g, seat, worker)


def retrieve_refusal(worker: int) -> Reason:
    return NotInARowWithTimer(worker)


def in_play(t: Table, seat: int) -> int:
    """How many workers a player has on the mat and on the board."""
    count = 0
    for worker in range(WORKERS):
        if t.at[seat * WORKERS + worker] < RESERVE:
            count += 1
    return count


def next_recruit(t: Table, seat: int) -> int:
    """The common worker that would come from the reserve, or NOTHING."""
    if in_play(t, seat) >= MOST_WORKERS:
        return NOTHING
    for worker in range(COMMON, SECOND_GRANDE):
        if t.at[seat * WORKERS + worker] == RESERVE:
            return worker
    return NOTHING
