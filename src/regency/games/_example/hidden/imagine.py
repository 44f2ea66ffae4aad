"""A whole state from what a seat can know: unseen cards are dealt anew, unseen favours shuffled."""

from __future__ import annotations

from regency.kernel.core import Sight, dreamt
from regency.kernel.rng import Rng
from regency.kernel.rules import fresh_seed

from ..model.state import Box, Game, Public, Screen, Table
from ..printed.figures import COPIES, FAVOURS, NOTHING, RANKS
from ..rules.scoring import is_seen
from .notes import Notes


def imagine(me: Public, notes: Notes | None, rng: Rng) -> Game:
    """Every deal that sight and notes allow; a bare view has no screen of its own."""
    known = {} if notes is None else by_player(notes.held)
    screens = [Screen([0] * RANKS, NOTHING, NOTHING) for _ in me.table.hands]
    if isinstance(me, Sight):
        screens[me.seat] = me.own.clone()
        if notes is None and me.own.seen != NOTHING:
            known = {me.table.raven_at: [me.own.seen]}
    pool = unseen_cards(me, known)
    rng.shuffle(pool)
    for seat, screen in enumerate(screens):
        if not (isinstance(me, Sight) and seat == me.seat):
            deal(screen, me.table, seat, known.get(seat, []), pool, rng)
    if screens[me.table.raven_of].seen == NOTHING and me.table.raven_of != NOTHING:
        screens[me.table.raven_of].seen = any_card(screens[me.table.raven_at], rng)
    favours = [favour for favour in range(FAVOURS) if not is_seen(me.table, favour)]
    rng.shuffle(favours)
    left = [pool.count(card) for card in range(RANKS)]
    return dreamt(me, screens, Box(favours, left), fresh_seed(rng))


def by_player(held: tuple[tuple[int, int], ...]) -> dict[int, list[int]]:
    """The cards that each player is known to have."""
    found: dict[int, list[int]] = {}
    for player, card in held:
        found.setdefault(player, []).append(card)
    return found


def unseen_cards(me: Public, known: dict[int, list[int]]) -> list[int]:
    """The cards of which nobody knows where they are."""
    counts = [COPIES - discarded for discarded in me.table.discards]
    if isinstance(me, Sight):
        for card in range(RANKS):
            counts[card] -= me.own.hand[card] + (me.own.chosen == card)
    for cards in known.values():
        for card in cards:
            counts[card] -= 1
    return [card for card in range(RANKS) for _ in range(counts[card])]


def deal(screen: Screen, table: Table, seat: int, known: list[int], pool: list[int], rng: Rng) -> None:
    """What this player is known to have, and the rest from the pool; one of them may lie face down."""
    cards = known[:]
    while len(cards) < table.hands[seat] + table.laid[seat]:
        cards.append(pool.pop())
    if table.laid[seat]:
        screen.chosen = cards.pop(rng.below(len(cards)))
    for card in cards:
        screen.hand[card] += 1


def any_card(screen: Screen, rng: Rng) -> int:
    """One of the cards of a player, laid or not: what somebody else's raven may have seen."""
    cards = [card for card in range(RANKS) for _ in range(screen.hand[card])]
    if screen.chosen != NOTHING:
        cards.append(screen.chosen)
    return cards[rng.below(len(cards))]
