"""Abilities: of houses, once unlocked, and of the top story card of each stack."""

from __future__ import annotations

from ..effects.goods import gain_coins, gain_power
from ..effects.story import use_ability
from ..model.state import Game, Table
from ..printed.abilities import (
    ANY,
    COINS,
    CONDITION,
    LIMITED,
    POINTS,
    POSITIVE_SCORED,
    POWER,
    RESOURCE,
    START,
    TARGET,
    TIMING,
    WHEN,
    Ability,
)
from ..printed.figures import NOTHING
from ..printed.houses import ACHIEVEMENTS, HOUSE_ACHIEVEMENTS
from ..printed.story import STORYLINES


def of_house(t: Table, house: int) -> list[Ability]:
    """What a house has unlocked for good."""
    found: list[Ability] = []
    for nth in range(ACHIEVEMENTS):
        if t.unlocked[house] >> (nth + 1) & 1:
            found += HOUSE_ACHIEVEMENTS[house][nth][2]
    return found


def tops(t: Table) -> list[int]:
    """The story card on top of each stack, the highest number, as its place in the list of all."""
    best = [NOTHING] * STORYLINES
    for nth in range(len(t.stories)):
        card = t.stories[nth]
        line = card.storyline
        if line != NOTHING and (best[line] == NOTHING or card.envelope > t.stories[best[line]].envelope):
            best[line] = nth
    return [nth for nth in best if nth != NOTHING and t.stories[nth].ability]


def has_house_ability(t: Table, seat: int, when: int) -> bool:
    """Whether the house of a seat has unlocked one that counts at such a moment."""
    if not t.unlocked[t.house[seat]]:
        return False
    for each in of_house(t, t.house[seat]):
        if each[TIMING] == CONDITION and each[WHEN] == when:
            return True
    return False


def extra(t: Table, seat: int, when: int, resource: int = NOTHING) -> int:
    """The points of abilities that count at this moment, those of the top story cards among them."""
    points = 0
    for each in of_house(t, t.house[seat]):
        if each[TIMING] == CONDITION and each[WHEN] == when:
            points += each[POINTS]
    if resource != NOTHING:
        for nth in tops(t):
            card = t.stories[nth]
            mine = card.ability[TARGET] == ANY or card.signer == t.house[seat]
            if mine and card.ability[WHEN] == POSITIVE_SCORED and card.ability[RESOURCE] == resource:
                points += card.ability[POINTS]
    return points


def at_start(t: Table, seat: int) -> tuple[int, int]:
    """Power and coins more to begin with: of the house, and of top story cards that it has signed."""
    house = t.house[seat]
    rows = [each for each in of_house(t, house) if each[TIMING] == START]
    for nth in tops(t):
        card = t.stories[nth]
        if card.ability[TIMING] == START and (card.ability[TARGET] == ANY or card.signer == house):
            rows.append(card.ability)
    return sum([each[POWER] for each in rows]), sum([each[COINS] for each in rows])


def happened(g: Game, seat: int, when: int) -> None:
    """Whatever this house gains whenever it happens; a limited ability loses a box."""
    t = g.table
    house = t.house[seat]
    for each in of_house(t, house):
        if each[TIMING] == CONDITION and each[WHEN] == when:
            gain(g, seat, each)
    for nth in tops(t):
        card = t.stories[nth]
        mine = card.signer == house or card.ability[TARGET] == ANY
        if not mine or card.ability[WHEN] != when:
            continue
        if card.ability[TIMING] == CONDITION:
            gain(g, seat, card.ability)
        elif card.ability[TIMING] == LIMITED and card.left:
            use_ability(g, nth)
            gain(g, seat, card.ability)


def gain(g: Game, seat: int, row: Ability) -> None:
    """Power and coins."""
    if row[POWER]:
        gain_power(g, seat, row[POWER])
    if row[COINS]:
        gain_coins(g, seat, row[COINS])
