"""The pieces by name, and the moves in words: what section tests are written in."""

from __future__ import annotations

from regency.games.council.model.actions import (
    AcquirePermit,
    BuildEmporium,
    BuildWithKing,
    BuyMainAction,
    ChangePermits,
    ChooseReward,
    DeclinePermit,
    ElectByAssistant,
    ElectCouncillor,
    EndTurn,
    EngageAssistant,
    PayBribe,
    RepeatPermit,
    RepeatReward,
    TakePermit,
)
from regency.games.council.printed.bribes import BRIBES
from regency.games.council.printed.tables import CARD_KINDS, LETTERS, PERMITS, TILES

REST = "..."
COLOUR = {"white": 0, "black": 1, "orange": 2, "purple": 3, "blue": 4, "pink": 5, "joker": 6}
BALCONY = {"coast": 0, "hills": 1, "mountains": 2, "king": 3}
METAL = dict(
    zip(("gold", "silver", "bronze", "iron", "coast", "hills", "mountains"), range(TILES), strict=True)
)
PERMIT = {tile.printed.replace("/", ""): number for number, tile in enumerate(PERMITS)}
TOKEN = {
    "1 coin": (0,),
    "2 coins": (1,),
    "3 coins": (2,),
    "1 point": (3,),
    "2 points": (4,),
    "3 points": (5,),
    "1 assistant": (6,),
    "2 assistants": (7,),
    "1 card": (8,),
    "assistant and coin": (9,),
    "assistant and card": (10,),
    "card and point": (11,),
    "nobility": (12, 13),
}


def card(name: str) -> int:
    """A colour, or the joker."""
    return COLOUR[name]


def cards(names: str) -> list[int]:
    """Colours in a row; "4xblue" are four."""
    found: list[int] = []
    for word in names.split():
        count, _, name = word.rpartition("x")
        found += [COLOUR[name]] * (int(count) if count else 1)
    return found


def city(letter: str) -> int:
    """A city by its letter."""
    return LETTERS.index(letter)


def cities(letters: str) -> list[int]:
    """Several of them."""
    return [city(letter) for letter in letters]


def mask(letters: str) -> int:
    """Several of them as a set."""
    return sum(1 << city(letter) for letter in letters)


def permit(name: str) -> int:
    """A permit by the letters printed on it."""
    return PERMIT[name]


def bribe(names: str) -> int:
    """A bribe by its cards."""
    held = cards(names)
    return BRIBES.index([held.count(kind) for kind in range(CARD_KINDS)])


# Moves


def elect(colour: str, balcony: str) -> ElectCouncillor:
    return ElectCouncillor(COLOUR[colour], BALCONY[balcony])


def elect_by_assistant(colour: str, balcony: str) -> ElectByAssistant:
    return ElectByAssistant(COLOUR[colour], BALCONY[balcony])


def acquire(region: str, slot: int = 0) -> AcquirePermit:
    return AcquirePermit(BALCONY[region], slot)


def pay(names: str) -> PayBribe:
    return PayBribe(bribe(names))


def build(tile: str, letter: str) -> BuildEmporium:
    return BuildEmporium(permit(tile), city(letter))


def king_to(letter: str) -> BuildWithKing:
    return BuildWithKing(city(letter))


def change(region: str) -> ChangePermits:
    return ChangePermits(BALCONY[region])


def next_reward(letter: str) -> ChooseReward:
    return ChooseReward(city(letter))


def again(letter: str) -> RepeatReward:
    return RepeatReward(city(letter))


def take(region: str, slot: int = 0) -> TakePermit:
    return TakePermit(BALCONY[region], slot)


def permit_again(tile: str) -> RepeatPermit:
    return RepeatPermit(permit(tile))


engage = EngageAssistant()
buy = BuyMainAction()
decline = DeclinePermit()
end = EndTurn()
