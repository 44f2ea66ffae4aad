"""What a position is worth: what greedy bots and hints look at, from a sight alone. The unit is a point."""

from __future__ import annotations

from typing import Final

from ..model.state import Eyes, Table, emporiums_built
from ..printed.tables import EMPORIUMS, JOKER, NOBILITY, NOBILITY_END, NOTHING, PERMITS, TILES
from ..rules.build import can_build
from ..rules.scoring import king_reward_points, nobility_points, permit_points, tie_breaker, tile_points
from .prospects import (
    ASSISTANT,
    CARD,
    COIN,
    EMPORIUM,
    MAIN_ACTION,
    PERMIT_HELD,
    city_worths,
    goods,
    has_emporium_left,
    offers_at_hand,
    permits_held,
    plan_sets,
)

FEATURES: Final = (
    "points",
    "tiles",
    "sets",
    "emporiums",
    "permits",
    "bribes",
    "assistants",
    "coins",
    "cards",
    "nobility",
    "majorities",
    "main-actions",
    "ending",
)

SPARE_COIN: Final = 0.2  # beyond what one turn can spend
ENOUGH_COINS: Final = 12
SPARE_CARD: Final = 0.3
ENOUGH_CARDS: Final = 8
JOKER_WORTH: Final = 0.5  # on top of a card
ELECTION: Final = 2.0  # its coins, and a council to one's liking
TIE: Final = 0.01  # assistants and cards break ties
BEST_BRIBE: Final = 0.45  # of what the best bribe at hand brings
SECOND_BRIBE: Final = 0.2
ANOTHER_ACTION: Final = 0.6  # of what there is to do with one more main action in the same turn
TURNS_AN_EMPORIUM: Final = 1.6  # of whoever has the fewest left
PATIENCE: Final = 20.0  # turns a seat: who still waits after so many mostly waits in vain
LAST_MOMENT: Final = 0.4  # of what goods are worth, as long as there is a main action to build with
RIPE: Final = 5.0  # turns in which goods still turn into points
EARLY_MAJORITY: Final = 0.35  # of a lead in nobility or permits that can still be lost
LAST_TURN: Final = 5.0  # points that a rival still makes after the tenth emporium
DECIDED: Final = 25.0  # a lead beyond this adds nothing


def nobility_ahead() -> list[float]:
    """What the spaces ahead of each space promise; a space with a choice is worth two points and a half."""
    worth = [0.0] * (NOBILITY_END + 1)
    for space in range(NOBILITY_END + 1):
        if space in NOBILITY:
            worth[space] = NOBILITY[space].points + goods(NOBILITY[space])
        elif space % 2 == 0 and space:
            worth[space] = 2.5
    ahead = [0.0] * (NOBILITY_END + 1)
    for space in range(NOBILITY_END - 1, -1, -1):
        ahead[space] = 0.5 * (worth[space + 1] + ahead[space + 1])
    return ahead


AHEAD: Final = nobility_ahead()


def weigh(me: Eyes) -> list[float]:
    """A number for each of FEATURES; what only pays later counts less, the nearer the end."""
    t = me.table
    seat = me.seat
    if t.finished:
        return final_weights(t, seat)
    mine = t.main_actions if t.active == seat else 0
    left = turns_left(t, seat)
    later = min(1.0, left / RIPE) * patience(t)
    soon = max(later, LAST_MOMENT) if mine and has_emporium_left(t, seat) else later
    sets = [0.0] * TILES
    planned = plan_sets(t, seat, left + mine, sets) * patience(t)
    worth = city_worths(t, seat, sets, soon)
    offers = offers_at_hand(me, worth, soon)
    return [
        float(t.points[seat]),
        taken(t, seat),
        planned,
        EMPORIUM * emporiums_built(t, seat),
        permits_held(t, seat, worth, left + mine) * patience(t),
        bribes_at_hand(offers) * later,
        ASSISTANT * t.assistants[seat] * soon + TIE * t.assistants[seat],
        purse(t.coins[seat]) * soon,
        cards(me) * soon + TIE * t.hands[seat],
        AHEAD[t.nobility[seat]] * later,
        majorities(t, seat, later),
        main_actions(t, seat, worth, offers, mine),
        ending(t, seat),
    ]


def final_weights(t: Table, seat: int) -> list[float]:
    """After the end only the score pad counts, and then the tie breaker."""
    worth = {
        "points": float(t.points[seat]),
        "tiles": taken(t, seat),
        "majorities": majorities(t, seat, 0.0),
        "ending": ending(t, seat) + TIE * tie_breaker(t, seat),
    }
    return [worth.get(name, 0.0) for name in FEATURES]


# How long it still goes


def turns_left(t: Table, seat: int) -> float:
    """Own turns after the present one: after the tenth emporium known, before it guessed from the leader."""
    seats = len(t.coins)
    if t.trigger != NOTHING:
        last = (t.trigger - t.active) % seats or seats
        return 1.0 if 0 < (seat - t.active) % seats < last else 0.0
    fewest = EMPORIUMS
    for other in range(seats):
        fewest = min(fewest, EMPORIUMS - emporiums_built(t, other))
    return max(1.0, TURNS_AN_EMPORIUM * fewest)


def patience(t: Table) -> float:
    """Hopes count in full in a game of ordinary length, then less and less."""
    gone = t.turn / len(t.coins)
    return 1.0 if gone <= PATIENCE else PATIENCE / gone


# Prospects of the next action


def main_actions(t: Table, seat: int, worth: list[float], offers: list[float], mine: int) -> float:
    """Main actions of this turn, by the best there is to do with them: build, bribe, or elect."""
    if mine == 0:
        return 0.0
    election = ELECTION if has_emporium_left(t, seat) else 0.0
    gains = [*offers, build_gain(t, seat, worth), election, election]
    gains.sort(reverse=True)
    return gains[0] + ANOTHER_ACTION * sum(gains[1:mine])


def build_gain(t: Table, seat: int, worth: list[float]) -> float:
    """What the best building with a permit adds to what the permit is worth already."""
    best = 0.0
    if has_emporium_left(t, seat):
        for permit in t.permits[seat]:
            for city in PERMITS[permit].cities:
                if can_build(t, seat, city):
                    best = max(best, worth[city] - PERMIT_HELD * max(0.0, worth[city] - MAIN_ACTION))
    return best


def bribes_at_hand(offers: list[float]) -> float:
    """The best two of them are prospects for the next turn."""
    best = 0.0
    second = 0.0
    for offer in offers:
        if offer > best:
            second = best
            best = offer
        elif offer > second:
            second = offer
    return BEST_BRIBE * best + SECOND_BRIBE * second


# Goods and majorities


def taken(t: Table, seat: int) -> float:
    """Bonus tiles and king's rewards."""
    return float(tile_points(t, seat) + king_reward_points(t, seat))


def purse(coins: int) -> float:
    """Coins, the more the less each."""
    return COIN * min(coins, ENOUGH_COINS) + SPARE_COIN * max(0, coins - ENOUGH_COINS)


def cards(me: Eyes) -> float:
    """Politics cards by their number, since what is drawn is luck; jokers serve any council."""
    held = me.table.hands[me.seat]
    worth = CARD * min(held, ENOUGH_CARDS) + SPARE_CARD * max(0, held - ENOUGH_CARDS)
    return worth + JOKER_WORTH * me.own.hand[JOKER]


def majorities(t: Table, seat: int, later: float) -> float:
    """Nobility and most permits as they stand, the surer the nearer the end."""
    standing = float(nobility_points(t)[seat] + permit_points(t)[seat])
    return standing * (EARLY_MAJORITY + (1.0 - EARLY_MAJORITY) * (1.0 - later))


def ending(t: Table, seat: int) -> float:
    """Once the tenth emporium stands: how far one is ahead of the best other, who still has a turn."""
    if t.trigger == NOTHING:
        return 0.0
    best = 0.0
    for other in range(len(t.coins)):
        if other != seat:
            best = max(best, t.points[other] + taken(t, other) + majorities(t, other, 0.0))
    lead = t.points[seat] + taken(t, seat) + majorities(t, seat, 0.0) - best - LAST_TURN
    return max(-DECIDED, min(DECIDED, lead))
