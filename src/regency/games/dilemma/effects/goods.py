"""What is done with Power, coins and points."""

from __future__ import annotations

from typing import TypeVar

from regency.kernel.edge import ALL

from ..model.events import (
    CoinsGained,
    CoinsLost,
    CraveGained,
    PoolRevealed,
    PoolTaken,
    PowerGained,
    PowerLost,
    PrestigeGained,
)
from ..model.state import Game
from ..printed.figures import CRAVE_BOXES, PRESTIGE_BOXES

V = TypeVar("V")


def with_one(values: tuple[V, ...], at: int, value: V) -> tuple[V, ...]:
    """The same facts but for one place: what seldom changes lies in tuples, which copies of a state share."""
    return (*values[:at], value, *values[at + 1 :])


def mirror(g: Game, seat: int) -> None:
    """With open pools everybody sees them; what is set aside for a whisper counts as the own."""
    t = g.table
    if t.rules.open_pools:
        own = g.screens[seat]
        t.open_power[seat] = own.power
        t.open_coins[seat] = own.coins + sum([each.coins for each in own.whispered if each.by == seat])


def take_pool(g: Game, seat: int, power: int, coins: int) -> None:
    """What a house begins the reign with, behind its screen."""
    own = g.screens[seat]
    own.power = power
    own.coins = coins
    g.table.power_total += power
    g.table.coin_total += coins
    mirror(g, seat)
    if g.heard:
        g.tell(PoolTaken(seat, power, coins))


def gain_power(g: Game, seat: int, power: int) -> None:
    """From the general pool, which has no end."""
    g.screens[seat].power += power
    g.table.power_total += power
    mirror(g, seat)
    if g.heard:
        g.tell(PowerGained(seat, power))


def gain_coins(g: Game, seat: int, coins: int) -> None:
    """From the general pool, which has no end."""
    g.screens[seat].coins += coins
    g.table.coin_total += coins
    mirror(g, seat)
    if g.heard:
        g.tell(CoinsGained(seat, coins))


def lose_power(g: Game, seat: int, power: int) -> None:
    """As much as there is: everybody sees how much that was."""
    g.show(ALL, of=seat)
    own = g.screens[seat]
    lost = min(own.power, power)
    own.power -= lost
    g.table.power_total -= lost
    mirror(g, seat)
    if g.heard:
        g.tell(PowerLost(seat, lost))


def lose_coins(g: Game, seat: int, coins: int) -> None:
    """As many as there are: everybody sees how many that were."""
    g.show(ALL, of=seat)
    own = g.screens[seat]
    lost = min(own.coins, coins)
    own.coins -= lost
    g.table.coin_total -= lost
    mirror(g, seat)
    if g.heard:
        g.tell(CoinsLost(seat, lost))


def gain_prestige(g: Game, house: int, points: int) -> None:
    """Boxes of the house screen, which has a hundred."""
    g.table.prestige[house] = min(PRESTIGE_BOXES, max(0, g.table.prestige[house] + points))
    if g.heard:
        g.tell(PrestigeGained(house, points))


def gain_crave(g: Game, house: int, points: int) -> None:
    """Boxes of the house screen, which has fifty."""
    g.table.crave[house] = min(CRAVE_BOXES, max(0, g.table.crave[house] + points))
    if g.heard:
        g.tell(CraveGained(house, points))


def reveal_pool(g: Game, seat: int) -> None:
    """At the end of the reign the screen is lifted."""
    g.show(ALL, of=seat)
    own = g.screens[seat]
    g.table.coins_left = with_one(g.table.coins_left, seat, own.coins)
    g.table.power_left = with_one(g.table.power_left, seat, own.power)
    if g.heard:
        g.tell(PoolRevealed(seat, own.power, own.coins))
