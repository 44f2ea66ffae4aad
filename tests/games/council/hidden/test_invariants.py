"""The invariants: whatever is made or lost is noticed."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from regency.games.council import RULES
from regency.games.council.model.state import Council
from regency.games.council.printed.tables import NEUTRAL
from tests.games.council.builder import position

pytestmark = pytest.mark.both


def assign(g: Council, name: str, nth: int, value: int) -> None:
    getattr(g.table, name)[nth] = value


def swap_colour(g: Council) -> None:
    g.table.councils[0] = (g.table.councils[0] + 1) % 6


def borrow_councillor(g: Council) -> None:
    """Five of a colour are seated, and the pool owes one."""
    g.table.councils = [5] * 5 + [0] * 4 + [1] * 4 + [2] * 3
    g.table.pool = [0, 0, 1, 4, 4, -1]


def empty_a_balcony(g: Council) -> None:
    g.table.pool[g.table.councils.pop()] += 1


def owe_a_card(g: Council) -> None:
    g.screens[0].hand[0] -= g.screens[0].hand[0] + 1
    g.box.deck += [0] * (g.table.cards[0] - g.box.deck.count(0) - sum(s.hand[0] for s in g.screens))
    g.table.deck = len(g.box.deck)
    g.table.hands = [sum(screen.hand) for screen in g.screens]


def stray_permit(g: Council) -> None:
    g.box.stacks[0][0], g.box.stacks[1][0] = g.box.stacks[1][0], g.box.stacks[0][0]


def double_permit(g: Council) -> None:
    g.box.stacks[0][0] = g.box.stacks[0][1]


def eleventh_emporium(g: Council) -> None:
    g.table.built[0] = (1 << 11) - 1
    for city in range(11):
        g.table.owners[city] |= 1


def overspent(g: Council) -> None:
    g.table.assistant_pool += g.table.assistants[0] + 1
    g.table.assistants[0] = -1


def overdrawn(g: Council) -> None:
    g.table.assistants[0] += g.table.assistant_pool + 1
    g.table.assistant_pool = -1


FAULTS: dict[str, Callable[[Council], object]] = {
    "a councillor has changed colour": swap_colour,
    "the pool owes a councillor": borrow_councillor,
    "a balcony has an empty seat": empty_a_balcony,
    "a card is missing": lambda g: g.box.deck.pop(),
    "a card has been swapped": lambda g: g.box.deck.__setitem__(0, (g.box.deck[0] + 1) % 7),
    "a discard is missing": lambda g: assign(g, "discards", 0, 1),
    "a hand is miscounted": lambda g: assign(g, "hands", 1, g.table.hands[1] + 1),
    "the deck is miscounted": lambda g: setattr(g.table, "deck", g.table.deck + 1),
    "a hand owes a card": owe_a_card,
    "a permit lies in another region": stray_permit,
    "a permit is there twice": double_permit,
    "a new permit lies with nobody": lambda g: setattr(g.table, "just_taken", (g.table.market[0],)),
    "a stack is miscounted": lambda g: assign(g, "stacks", 2, g.table.stacks[2] - 1),
    "an emporium has no owner": lambda g: assign(g, "built", 0, 1),
    "an owner has no emporium": lambda g: assign(g, "owners", 3, 1 << 1),
    "an eleventh emporium stands": eleventh_emporium,
    "a neutral emporium with four players": lambda g: assign(g, "owners", 3, 1 << NEUTRAL),
    "an assistant is missing": lambda g: assign(g, "assistants", 0, g.table.assistants[0] - 1),
    "assistants are overspent": overspent,
    "the pool of assistants is overdrawn": overdrawn,
    "coins below nothing": lambda g: assign(g, "coins", 0, -1),
    "coins beyond the track": lambda g: assign(g, "coins", 0, 21),
    "nobility below nothing": lambda g: assign(g, "nobility", 0, -1),
    "nobility beyond the track": lambda g: assign(g, "nobility", 0, 21),
}


@pytest.mark.parametrize("name", FAULTS)
def test_a_fault_is_noticed(name: str) -> None:
    """D12."""
    g = position().state
    RULES.check(g)
    FAULTS[name](g)
    with pytest.raises(AssertionError):
        RULES.check(g)


@pytest.mark.parametrize(
    ("neutral", "good"), [("AF", False), ("AFK", True), ("ABCFGHKLM", True), ("ABCDFGHKLM", False)]
)
def test_with_two_players_three_to_nine_neutral_emporiums_stand(neutral: str, good: bool) -> None:
    """R8."""
    g = position(2, neutral="AFK").state
    g.table.owners = [1 << NEUTRAL if letter in neutral else 0 for letter in "ABCDEFGHIJKLMNO"]
    if good:
        RULES.check(g)
    else:
        with pytest.raises(AssertionError):
            RULES.check(g)


def test_the_ends_of_the_tracks_are_within_bounds() -> None:
    RULES.check(position(coins=[20, 0], nobility=[20, 0], assistants=[48, 0, 0, 0]).state)
    RULES.check(position(emporiums=["ABCDEFGHIJ"]).state)
