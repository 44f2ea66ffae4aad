"""The five Guilds, used through a star that counts 1."""

from __future__ import annotations

from typing import Final

from regency.kernel.edge import Action
from regency.kernel.errors import Reason

from ..effects.board import (
    gain_influence,
    move_track,
    place_worker,
    replace_worker,
    return_workers,
    write_deed,
)
from ..effects.cards import buy_card, keep_card, look_at_cards
from ..effects.rounds import activate_guild
from ..model.actions import BuyCard, KeepCard, ReplaceWorker
from ..model.reasons import CardNotThere, NoWorkerThere, SameKind, TrackTooLow
from ..model.state import Allegoria, Eyes, Table, level, opponents, workers
from ..printed.counts import WORKERS_EACH
from ..printed.terms import (
    BANKERS_GUILD,
    FACES,
    GUILD,
    INTRIGUE,
    KNOWLEDGE,
    MERCHANTS_GUILD,
    SOLDIERS_GUILD,
    SPIES_GUILD,
    STRENGTH,
    TERRITORIES,
    TRADE,
    WEALTH,
    WORKERS,
)

REPLACEMENTS: Final[list[Action]] = [
    ReplaceWorker(territory, worker, other)
    for territory in range(TERRITORIES)
    for worker in range(WORKERS)
    for other in range(WORKERS)
]
KEEPS: Final[list[Action]] = [KeepCard(face) for face in range(FACES)]
PURCHASES: Final[list[Action]] = [BuyCard(face) for face in range(FACES)]
CARD_PRICE: Final = 1


def can_activate(t: Table, seat: int, guild: int) -> bool:
    """The Spy's Guild needs a Worker on the map; the others always do something."""
    return guild != SPIES_GUILD or t.supply[seat] < WORKERS_EACH


def activate(g: Allegoria, seat: int, guild: int) -> None:
    """What a Guild does without asking."""
    activate_guild(g, seat, guild)
    write_deed(g, seat, (GUILD, guild, g.table.space))
    if guild == SOLDIERS_GUILD:
        move_track(g, seat, STRENGTH, 1)
        move_track(g, seat, INTRIGUE, 1)
    elif guild == MERCHANTS_GUILD:
        move_track(g, seat, TRADE, 1)
        move_track(g, seat, KNOWLEDGE, 1)
    elif guild == BANKERS_GUILD:
        collect(g, seat)


def collect(g: Allegoria, seat: int) -> None:
    """Banker's Guild: Wealth +2; each opponent pays 1, or brings an Influence."""
    move_track(g, seat, WEALTH, 2)
    poor = 0
    for other in opponents(g.table, seat):
        if move_track(g, other, WEALTH, -1) == 0:
            poor += 1
    gain_influence(g, seat, poor)


# Spy's Guild


def replacements(me: Eyes) -> list[Action]:
    """Any own Worker on the map for one of another kind in the same Territory (ruling 33)."""
    t = me.table
    found: list[Action] = []
    for territory in range(TERRITORIES):
        for worker in range(WORKERS):
            if workers(t, me.seat, territory, worker) > 0:
                for other in range(WORKERS):
                    if other != worker or t.rules.spy_guild_other_kind == "should":
                        found.append(REPLACEMENTS[(territory * WORKERS + worker) * WORKERS + other])
    return found


def replace(g: Allegoria, seat: int, territory: int, worker: int, other: int) -> None:
    """The returned Worker is available at once (ruling 33)."""
    replace_worker(g, seat, territory, worker, other)
    return_workers(g, seat, territory, worker, 1)
    place_worker(g, seat, territory, other)


def replacement_refusal(me: Eyes, territory: int, worker: int) -> Reason:
    if workers(me.table, me.seat, territory, worker) == 0:
        return NoWorkerThere(worker, territory)
    return SameKind()


# Scholar's Guild


def look(g: Allegoria, seat: int) -> int:
    """Draw a card more than there are players; returns how many there were."""
    return look_at_cards(g, seat, len(g.screens) + 1)


def keeps(me: Eyes) -> list[Action]:
    """Any of the cards drawn."""
    return [KEEPS[face] for face in range(FACES) if face in me.own.drawn_cards]


def keep(g: Allegoria, seat: int, face: int) -> None:
    keep_card(g, seat, face)


def can_buy(t: Table, seat: int) -> bool:
    """Somebody with Wealth, while a card is left."""
    return level(t, seat, WEALTH) >= CARD_PRICE and len(t.groups[0]) > 0


def purchases(me: Eyes) -> list[Action]:
    """Any of the open cards."""
    offered = me.table.groups[0]
    return [PURCHASES[face] for face in range(FACES) if face in offered]


def buy(g: Allegoria, seat: int, seller: int, face: int) -> None:
    """The seller gains what is paid, unless at 12."""
    move_track(g, seat, WEALTH, -CARD_PRICE)
    move_track(g, seller, WEALTH, CARD_PRICE)
    buy_card(g, seat, seller, face)


def purchase_refusal(me: Eyes) -> Reason:
    wealth = level(me.table, me.seat, WEALTH)
    return TrackTooLow(WEALTH, CARD_PRICE, wealth) if wealth < CARD_PRICE else CardNotThere()
