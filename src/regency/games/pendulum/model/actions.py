"""Everything a seat can do in Pendulum."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Self

from regency.kernel.edge import Action

from ..printed.cards import CARDS, FIRST_REWARD, can_be_held
from ..printed.terms import CAP, COMMON, CULTURE, MILITARY, SECOND_GRANDE, TRACKS
from .domains import (
    Area,
    Box,
    Card,
    Count,
    Cube,
    CultureCubes,
    GoldCubes,
    Mat,
    MilitaryCubes,
    Onto,
    Prize,
    Province,
    Slot,
    Space,
    Task,
    Track,
    Worker,
)

PAID_AMOUNTS = (2, 8, 10)  # costs in cubes of any colours
MOST_GAINED = 5


def mixes(least: int, most: int) -> Iterator[tuple[int, int, int]]:
    """Military, culture and gold that come to so many cubes."""
    for military in range(CAP + 1):
        for culture in range(CAP + 1):
            for gold in range(CAP + 1):
                if least <= military + culture + gold <= most:
                    yield military, culture, gold


class ChooseMat(Action, frozen=True):
    """Setup: a character, and a side of its mat."""

    mat: Mat


class PlaceWorker(Action, frozen=True):
    """Place a worker from the mat, or move it, into a box."""

    worker: Worker
    box: Box


class ReturnWorker(Action, frozen=True):
    """Take a worker back to the mat."""

    worker: Worker


class Act(Action, frozen=True):
    """Let a worker act: pay, move it to the reward box, take the reward."""

    worker: Worker
    task: Task


class FlipTimer(Action, frozen=True):
    """Free action: flip a timer that has run out."""

    area: Area


class PlayCard(Action, frozen=True):
    """Free action: play a stratagem; with some a worker acts, is placed, or the achievement is claimed."""

    card: Card

    @classmethod
    def members(cls) -> Iterator[Self]:
        for card in range(CARDS):
            if can_be_held(card):
                yield cls(card)


class RecallStratagems(Action, frozen=True):
    """Free action: pay, and take all discarded stratagems back."""


class RefillProvince(Action, frozen=True):
    """Free action: fill an empty open space from the stack."""

    space: Space


class ClaimAchievement(Action, frozen=True):
    """Free action: lay the marker on the open achievement, for the lower reward or the token."""

    prize: Prize


class Done(Action, frozen=True):
    """No more actions, unless it is withdrawn."""


class Withdraw(Action, frozen=True):
    """Not done, or not ready, after all."""


class Hold(Action, frozen=True):
    """Last actions: act later, after those of worse rank."""


class Ready(Action, frozen=True):
    """Before a round: the workers stand as they should."""


class Pass(Action, frozen=True):
    """Untimed turns: nothing now; the step ends when all pass one after the other."""


class Forgo(Action, frozen=True):
    """Leave it: a choice inside an action that one need not make."""


class GainCubes(Action, frozen=True):
    """Which cubes to gain, of any resources."""

    military: MilitaryCubes
    culture: CultureCubes
    gold: GoldCubes

    @classmethod
    def members(cls) -> Iterator[Self]:
        for mix in mixes(1, MOST_GAINED):
            yield cls(*mix)


class PayCubes(Action, frozen=True):
    """Which cubes to pay, of any resources."""

    military: MilitaryCubes
    culture: CultureCubes
    gold: GoldCubes

    @classmethod
    def members(cls) -> Iterator[Self]:
        for amount in PAID_AMOUNTS:
            for mix in mixes(amount, amount):
                yield cls(*mix)


class ChooseTrack(Action, frozen=True):
    """On which track to gain the points."""

    track: Track


class ConvertPoint(Action, frozen=True):
    """A point back on one track, and one forward on another."""

    track: Track
    onto: Onto

    @classmethod
    def members(cls) -> Iterator[Self]:
        for track in range(TRACKS):
            for onto in range(TRACKS):
                if track != onto:
                    yield cls(track, onto)


class SwapCubes(Action, frozen=True):
    """Return so many of military or culture, and take as many of the other."""

    cube: Cube
    count: Count

    @classmethod
    def members(cls) -> Iterator[Self]:
        for cube in (MILITARY, CULTURE):
            for count in range(1, CAP + 1):
                yield cls(cube, count)


class TakeCardBack(Action, frozen=True):
    """Take one discarded stratagem back to the hand."""

    card: Card

    @classmethod
    def members(cls) -> Iterator[Self]:
        for card in range(CARDS):
            if can_be_held(card):
                yield cls(card)


class RetrieveWorker(Action, frozen=True):
    """Take a worker back from a row with a timer."""

    worker: Worker


class TakeProvince(Action, frozen=True):
    """Take an open province for a slot."""

    province: Province
    slot: Slot


class DrawProvince(Action, frozen=True):
    """Take the top province of the stack, unseen."""


class TuckProvince(Action, frozen=True):
    """The slot for a province from the stack."""

    slot: Slot


class ChooseNeighbour(Action, frozen=True):
    """Of which neighbouring action to gain the reward too."""

    task: Task


class TakeReward(Action, frozen=True):
    """Council: an open card, the corner reward, or the grande reward."""

    card: Card

    @classmethod
    def members(cls) -> Iterator[Self]:
        for card in range(FIRST_REWARD, CARDS):
            yield cls(card)


class PromoteWorker(Action, frozen=True):
    """Replace this common worker by the second grande."""

    worker: Worker

    @classmethod
    def members(cls) -> Iterator[Self]:
        for worker in range(COMMON, SECOND_GRANDE):
            yield cls(worker)


class DiscardProvince(Action, frozen=True):
    """Council: a province beyond the limit of its slot goes out of the game."""

    province: Province


ACTIONS: tuple[type[Action], ...] = (
    ChooseMat,
    PlaceWorker,
    ReturnWorker,
    Act,
    FlipTimer,
    PlayCard,
    RecallStratagems,
    RefillProvince,
    ClaimAchievement,
    Done,
    Withdraw,
    Hold,
    Ready,
    Pass,
    Forgo,
    GainCubes,
    PayCubes,
    ChooseTrack,
    ConvertPoint,
    SwapCubes,
    TakeCardBack,
    RetrieveWorker,
    TakeProvince,
    DrawProvince,
    TuckProvince,
    ChooseNeighbour,
    TakeReward,
    PromoteWorker,
    DiscardProvince,
)
