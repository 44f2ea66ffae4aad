"""Bonus symbols: what a permit, a token or a space of the nobility track gives."""

from __future__ import annotations

from typing import Final

from regency.kernel.edge import Action
from regency.kernel.errors import NotAnOption, Reason

from ..effects.board import tell_reward
from ..effects.goods import draw_cards, gain_assistants, gain_coins, gain_points
from ..effects.permits import tell_permit_bonus
from ..effects.turns import grant_main_actions
from ..model.actions import ChooseReward
from ..model.reasons import NoEmporiumThere
from ..model.state import Council, Eyes, Table
from ..printed.tables import CITIES, NOBILITY, NOTHING, PERMITS, TOKENS, Bonus

REWARDS: Final[list[Action]] = [ChooseReward(city) for city in range(CITIES)]


def gain(g: Council, seat: int, bonus: Bonus) -> None:
    """Everything but the nobility steps, which may ask for a choice and are therefore steps."""
    if bonus.assistants:
        gain_assistants(g, seat, bonus.assistants)
    if bonus.coins:
        gain_coins(g, seat, bonus.coins)
    if bonus.points:
        gain_points(g, seat, bonus.points)
    if bonus.main_actions:
        grant_main_actions(g, seat, bonus.main_actions)
    if bonus.cards:
        draw_cards(g, seat, bonus.cards)


def gain_token(g: Council, seat: int, city: int) -> int:
    """The reward token of a city, which the king's city does not have; returns the steps that remain."""
    token = g.table.tokens[city]
    if token == NOTHING:
        return 0
    tell_reward(g, seat, city)
    gain(g, seat, TOKENS[token])
    return TOKENS[token].nobility


def gain_permit(g: Council, seat: int, permit: int) -> int:
    """The bonus of a permit just taken; returns the nobility steps that remain."""
    gain(g, seat, PERMITS[permit].bonus)
    return PERMITS[permit].bonus.nobility


def repeat_permit(g: Council, seat: int, permit: int) -> int:
    """The bonus of a permit once more, with all its symbols."""
    tell_permit_bonus(g, seat, permit)
    return gain_permit(g, seat, permit)


def gain_space(g: Council, seat: int, space: int) -> None:
    """What a space of the nobility track gives without asking."""
    if space in NOBILITY:
        gain(g, seat, NOBILITY[space])


def is_nobility(table: Table, city: int) -> bool:
    """Whether the token of a city is a nobility step."""
    token = table.tokens[city]
    return token != NOTHING and TOKENS[token].nobility > 0


def order_matters(table: Table, cities: int) -> bool:
    """A nobility step among other tokens: what it triggers may depend on what came before."""
    steps = 0
    others = 0
    for city in range(CITIES):
        if cities >> city & 1:
            if is_nobility(table, city):
                steps += 1
            else:
                others += 1
    return steps > 0 and others > 0


def nearest(ways: list[int], cities: int) -> int:
    """The nearest of these cities, of equally near ones the first by letter: the fixed order of rewards."""
    first = NOTHING
    for city in range(CITIES):
        if cities >> city & 1 and (first == NOTHING or ways[city] < ways[first]):
            first = city
    return first


def reward_options(cities: int) -> list[Action]:
    """Any of the cities whose token is still to come."""
    return [REWARDS[city] for city in range(CITIES) if cities >> city & 1]


def reward_refusal(me: Eyes, city: int) -> Reason:
    """Not a city of one's own, or not linked, or its token has been gained."""
    return NotAnOption() if me.table.built[me.seat] >> city & 1 else NoEmporiumThere(city)
