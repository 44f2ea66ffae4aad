"""The 329 ways to play one to four politics cards, and what each costs."""

from __future__ import annotations

from typing import Final

from .tables import BRIBE_PRICE, CARD_KINDS, JOKER, JOKER_SURCHARGE, MOST_CARDS


def every_bribe() -> list[list[int]]:
    """All hands of one to four cards, as counts a kind, smaller ones first."""
    found: list[list[int]] = []
    for cards in range(1, MOST_CARDS + 1):
        spread(found, [0] * CARD_KINDS, 0, cards)
    return found


def spread(found: list[list[int]], counts: list[int], kind: int, cards: int) -> None:
    """Add every way to choose so many more cards among this kind and the later ones."""
    if kind == CARD_KINDS - 1:
        found.append([*counts[:kind], cards])
        return
    for some in range(cards, -1, -1):
        counts[kind] = some
        spread(found, counts, kind + 1, cards - some)
    counts[kind] = 0


def owed(cards: list[int]) -> int:
    """Fewer cards cost more coins, and each joker one coin on top."""
    return BRIBE_PRICE[sum(cards)] + JOKER_SURCHARGE * cards[JOKER]


def within(cards: list[int], useful: list[int]) -> bool:
    """Whether these cards are among those of use."""
    return all([played <= held for played, held in zip(cards, useful)])


def bribe_key(cards: list[int]) -> int:
    """One number for a few cards: at most four of a kind."""
    key = 0
    for held in cards:
        key = key * (MOST_CARDS + 1) + held
    return key


def keys_within(cards: list[int]) -> list[int]:
    """The numbers of every choice from these cards, of none and of too many as well."""
    keys = [0]
    for held in cards:
        keys = [key * (MOST_CARDS + 1) + some for key in keys for some in range(held + 1)]
    return keys


BRIBES: Final = every_bribe()
BRIBE_OF: Final = {bribe_key(cards): bribe for bribe, cards in enumerate(BRIBES)}
PRICES: Final = [owed(cards) for cards in BRIBES]
