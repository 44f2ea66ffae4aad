"""Pieces by the names of the digest: PU1 and PUW are boxes, PU1a is an action and its reward box."""

from __future__ import annotations

from regency.games.pendulum.model.actions import (
    Act,
    ChooseMat,
    ClaimAchievement,
    FlipTimer,
    PlaceWorker,
    PlayCard,
    RefillProvince,
    RetrieveWorker,
    ReturnWorker,
    TakeProvince,
    TakeReward,
    TuckProvince,
)
from regency.games.pendulum.printed.board import (
    BLACK,
    BOX_NAMES,
    GONE,
    GREEN,
    MAT,
    PURPLE,
    RESERVE,
    REWARD_BOX,
    TASK_NAMES,
)
from regency.games.pendulum.printed.cards import CARD_NAMES
from regency.games.pendulum.printed.provinces import FAMILY_SIZES
from regency.games.pendulum.printed.terms import LOWER_REWARD, TOKEN

GRANDE, COMMON, SECOND, THIRD, SECOND_GRANDE = range(5)
MILITARY, CULTURE, GOLD = range(3)
POWER, PRESTIGE, POPULARITY = range(3)
BROWN, RED, BLUE, YELLOW = range(4)
FAMILIES = ("mixed", "military", "military_crown", "culture", "culture_crown", "gold", "gold_crown", "vote")
AREA = {"purple": PURPLE, "green": GREEN, "black": BLACK}
SLOT = {"brown": BROWN, "red": RED, "blue": BLUE, "yellow": YELLOW}


def box(name: str) -> int:
    return BOX_NAMES.index(name)


def task(name: str) -> int:
    """PU1a, or PU1 for short; as side 4-5 numbers them, which side 1-3 has the other way round."""
    return TASK_NAMES.index(name.removesuffix("a"))


def spot(name: str) -> int:
    """Where a worker is: PU1, PU1a, mat, reserve or gone."""
    named = {"mat": MAT, "reserve": RESERVE, "gone": GONE}
    if name in named:
        return named[name]
    return REWARD_BOX + task(name) if name.endswith("a") else box(name)


def card(name: str) -> int:
    """STR-C1-A3 (or C1-A3), CNC01, END1, CRN, GRD."""
    return CARD_NAMES.index(f"STR-{name}" if name[0] == "C" and name[2:3] == "-" else name)


def mat(name: str) -> int:
    """C1 is the standard side, C1A the advanced one."""
    return 2 * (int(name[1]) - 1) + name.endswith("A")


def province(family: str, number: int = 0) -> int:
    """A card of a family, by its number in it."""
    at = FAMILIES.index(family)
    assert number < FAMILY_SIZES[at], f"there are {FAMILY_SIZES[at]} of {family}"
    return sum(FAMILY_SIZES[:at]) + number


# Actions


def choose(name: str) -> ChooseMat:
    return ChooseMat(mat(name))


def place(worker: int, where: str) -> PlaceWorker:
    return PlaceWorker(worker, box(where))


def back(worker: int) -> ReturnWorker:
    return ReturnWorker(worker)


def act(worker: int, which: str) -> Act:
    return Act(worker, task(which))


def flip(area: str) -> FlipTimer:
    return FlipTimer(AREA[area])


def play(name: str) -> PlayCard:
    return PlayCard(card(name))


def refill(space: int) -> RefillProvince:
    """By the printed number, 1 to 4."""
    return RefillProvince(space - 1)


def retrieve(worker: int) -> RetrieveWorker:
    return RetrieveWorker(worker)


def take(which: int, slot: str) -> TakeProvince:
    return TakeProvince(which, SLOT[slot])


def tuck(slot: str) -> TuckProvince:
    return TuckProvince(SLOT[slot])


def reward(name: str) -> TakeReward:
    return TakeReward(card(name))


CLAIM = ClaimAchievement(LOWER_REWARD)
CLAIM_TOKEN = ClaimAchievement(TOKEN)
