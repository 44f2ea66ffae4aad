"""What a position is worth: what greedy bots and hints look at, from a sight alone. The unit is a point."""

from __future__ import annotations

from typing import Final

from .bribe import useful
from .bribes import owed
from .data import (
    CITIES,
    CITIES_PER_REGION,
    EMPORIUMS,
    FACE_UP,
    JOKER,
    KING,
    KING_REWARDS,
    METALS,
    MOST_CARDS,
    NOBILITY,
    NOBILITY_END,
    NOTHING,
    PERMITS,
    REGIONS,
    ROAD_PRICE,
    TILE_POINTS,
    TILES,
    TOKENS,
    Bonus,
)
from .maps import ATLAS, linked
from .scoring import king_reward_points, nobility_points, permit_points, tie_breaker, tile_points
from .state import Eyes, Table, emporiums_built

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
)

# A good seat makes about eighty points in twenty turns, mostly with sets, and pays for them with all else.
ASSISTANT: Final = 1.0
COIN: Final = 0.45
SPARE_COIN: Final = 0.2  # beyond what one turn can spend
ENOUGH_COINS: Final = 12
CARD: Final = 0.75
SPARE_CARD: Final = 0.3
ENOUGH_CARDS: Final = 8
JOKER_WORTH: Final = 0.5  # on top of a card
MAIN_ACTION: Final = 3.5
EMPORIUM: Final = 2.5  # one nearer to the tenth, and a link for later rewards
NOBILITY_STEP: Final = 0.9
TIE: Final = 0.01

# How likely a set with so many cities missing is still completed first, if nobody else is after it.
COMPLETED: Final = (1.0, 0.55, 0.32, 0.18, 0.1, 0.05)
RIVAL_AHEAD: Final = 0.45
RIVAL_LEVEL: Final = 0.8

PERMIT_HELD: Final = 0.8  # of what building with it brings beyond an ordinary main action
FURTHER_PERMIT: Final = 0.8  # each further one waits longer, and its city may become dear
BEST_BRIBE: Final = 0.45  # of what the best bribe at hand brings
SECOND_BRIBE: Final = 0.2
SHORT_OF_COINS: Final = 0.9  # for each coin missing

TURNS_AN_EMPORIUM: Final = 1.6
RIPE: Final = 5.0  # turns in which goods still turn into points
EARLY_MAJORITY: Final = 0.35


def goods(bonus: Bonus) -> float:
    """What a bonus is worth apart from its points."""
    return (
        ASSISTANT * bonus.assistants
        + COIN * bonus.coins
        + CARD * bonus.cards
        + NOBILITY_STEP * bonus.nobility
        + MAIN_ACTION * bonus.main_actions
    )


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


TOKEN_POINTS: Final = [float(token.points) for token in TOKENS]
TOKEN_GOODS: Final = [goods(token) for token in TOKENS]
PERMIT_POINTS: Final = [float(permit.bonus.points) for permit in PERMITS]
PERMIT_GOODS: Final = [goods(permit.bonus) for permit in PERMITS]
AHEAD: Final = nobility_ahead()


def weigh(me: Eyes) -> list[float]:
    """A number for each of FEATURES; what only pays later counts less, the nearer the end."""
    t = me.table
    seat = me.seat
    if t.finished:
        return final_weights(t, seat)
    left = turns_left(t, seat)
    later = min(1.0, left / RIPE)
    mine = t.main_actions if t.active == seat else 0
    soon = min(1.0, later + 0.5 * mine)
    chances = set_chances(t, seat, left)
    worth = city_worths(t, seat, steps_of_sets(t, seat, chances), soon)
    return [
        float(t.points[seat]),
        taken(t, seat),
        sum(chances),
        EMPORIUM * emporiums_built(t, seat),
        permits_held(t, seat, worth, left + mine),
        bribes_at_hand(me, worth, soon) * min(1.0, left + mine),
        ASSISTANT * t.assistants[seat] * soon + TIE * t.assistants[seat],
        purse(t.coins[seat]) * soon,
        cards(me) * soon + TIE * t.hands[seat],
        AHEAD[t.nobility[seat]] * later,
        majorities(t, seat, later),
        MAIN_ACTION * mine,
    ]


def final_weights(t: Table, seat: int) -> list[float]:
    """After the end only the score pad counts, and then the tie breaker."""
    weights = [0.0] * len(FEATURES)
    weights[0] = float(t.points[seat])
    weights[1] = taken(t, seat)
    weights[6] = TIE * tie_breaker(t, seat)
    weights[10] = majorities(t, seat, 0.0)
    return weights


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


# Sets


def taken(t: Table, seat: int) -> float:
    """Bonus tiles and king's rewards."""
    return float(tile_points(t, seat) + king_reward_points(t, seat))


def set_chances(t: Table, seat: int, left: float) -> list[float]:
    """For each bonus tile what it promises: its points and a king's reward, by how near it is."""
    missing = [(ATLAS[t.atlas].sets[tile] & ~t.built[seat]).bit_count() for tile in range(TILES)]
    return [
        0.0 if t.tiles[tile] != NOTHING else promise(t, seat, tile, missing[tile], left)
        for tile in range(TILES)
    ]


def promise(t: Table, seat: int, tile: int, missing: int, left: float) -> float:
    """Points of a tile with so many cities missing, weighted by the chance to be the first and in time."""
    if missing > EMPORIUMS - emporiums_built(t, seat) or left < missing:
        return 0.0
    cities = ATLAS[t.atlas].sets[tile]
    chance = COMPLETED[missing]
    for other in range(len(t.coins)):
        if other != seat:
            theirs = (cities & ~t.built[other]).bit_count()
            if theirs < missing and theirs < 3:
                chance *= RIVAL_AHEAD
            elif theirs == missing:
                chance *= RIVAL_LEVEL
    return chance * (TILE_POINTS[tile] + king_reward_ahead(t))


def king_reward_ahead(t: Table) -> float:
    """The next king's reward."""
    if NOTHING not in t.king_rewards:
        return 0.0
    return float(KING_REWARDS[t.king_rewards.index(NOTHING)])


def steps_of_sets(t: Table, seat: int, chances: list[float]) -> list[float]:
    """For each bonus tile what one more of its cities would add."""
    found = [0.0] * TILES
    for tile in range(TILES):
        if chances[tile] > 0.0:
            missing = (ATLAS[t.atlas].sets[tile] & ~t.built[seat]).bit_count()
            found[tile] = chances[tile] * (COMPLETED[missing - 1] / COMPLETED[missing] - 1.0)
    return found


# Cities


def city_worths(t: Table, seat: int, sets: list[float], soon: float) -> list[float]:
    """What an emporium in each city would bring: rewards of the linked cities, sets, less the assistants."""
    atlas = ATLAS[t.atlas]
    built = t.built[seat]
    tokens = token_worths(t, soon)
    groups = group_worths(atlas.neighbours, built, tokens)
    worth = [0.0] * CITIES
    for city in range(CITIES):
        if built >> city & 1:
            continue
        total = EMPORIUM + tokens[city] + sets[METALS + city // CITIES_PER_REGION]
        if atlas.metals[city] < METALS:
            total += sets[atlas.metals[city]]
        near = atlas.neighbours[city] & built
        if near:
            total += near_groups(groups, near)
        fee = t.owners[city].bit_count()
        total -= ASSISTANT * fee * soon
        if fee > t.assistants[seat]:
            total -= ASSISTANT * (fee - t.assistants[seat])
        worth[city] = total
    return worth


def token_worths(t: Table, soon: float) -> list[float]:
    """The reward token of each city; the king's city has none."""
    found = [0.0] * CITIES
    for city in range(CITIES):
        token = t.tokens[city]
        if token != NOTHING:
            found[city] = TOKEN_POINTS[token] + TOKEN_GOODS[token] * soon
    return found


def group_worths(neighbours: list[int], built: int, tokens: list[float]) -> list[tuple[int, float]]:
    """One's linked cities, group by group, with the worth of their tokens."""
    found: list[tuple[int, float]] = []
    left = built
    for city in range(CITIES):
        if left >> city & 1:
            group = linked(neighbours, built, city)
            left &= ~group
            found.append((group, sum([tokens[other] for other in range(CITIES) if group >> other & 1])))
    return found


def near_groups(groups: list[tuple[int, float]], near: int) -> float:
    """The tokens of all groups that one of these cities belongs to."""
    total = 0.0
    for group, worth in groups:
        if group & near:
            total += worth
    return total


# Permits and bribes


def permits_held(t: Table, seat: int, worth: list[float], turns: float) -> float:
    """Face-up permits: each for the best city that no other one is meant for."""
    total = 0.0
    share = PERMIT_HELD
    claimed = 0
    room = min(turns, float(EMPORIUMS - emporiums_built(t, seat)))
    for permit in t.permits[seat]:
        if room < 1.0:
            return total
        city = best_city(PERMITS[permit].cities, worth, t.built[seat] | claimed)
        if city != NOTHING and worth[city] > MAIN_ACTION:
            claimed |= 1 << city
            total += share * (worth[city] - MAIN_ACTION)
            share *= FURTHER_PERMIT
            room -= 1.0
    return total


def best_city(cities: list[int], worth: list[float], but: int) -> int:
    """The city among these where an emporium brings most."""
    best = NOTHING
    for city in cities:
        if not but >> city & 1 and (best == NOTHING or worth[city] > worth[best]):
            best = city
    return best


def bribes_at_hand(me: Eyes, worth: list[float], soon: float) -> float:
    """What the best two of the four councils offer for the cards and coins one has."""
    best = 0.0
    second = 0.0
    for balcony in range(REGIONS + 1):
        price = bribe_price(me, balcony)
        if balcony == KING:
            offer = king_offer(me.table, me.seat, worth) - price
        else:
            offer = market_offer(me.table, me.seat, balcony, worth, soon) - price
        if offer > best:
            second = best
            best = offer
        elif offer > second:
            second = offer
    return BEST_BRIBE * best + SECOND_BRIBE * second


def bribe_price(me: Eyes, balcony: int) -> float:
    """Coins and cards of the cheapest bribe; coins that are missing must first be found."""
    hand = useful(me.table, me.own.hand, balcony)
    jokers = hand[JOKER]
    hand[JOKER] = 0
    coloured = sum(hand)
    hand[JOKER] = min(jokers, MOST_CARDS - coloured)
    played = coloured + hand[JOKER]
    if played == 0:
        return 100.0
    price = owed(hand)
    missing = price - me.table.coins[me.seat]
    return COIN * price + CARD * played + (SHORT_OF_COINS * missing if missing > 0 else 0.0)


def market_offer(t: Table, seat: int, region: int, worth: list[float], soon: float) -> float:
    """The better face-up permit of a region: its bonus, and the city one could build in."""
    best = 0.0
    for slot in range(FACE_UP):
        permit = t.market[region * FACE_UP + slot]
        if permit != NOTHING:
            offer = PERMIT_POINTS[permit] + PERMIT_GOODS[permit] * soon
            city = best_city(PERMITS[permit].cities, worth, t.built[seat])
            if city != NOTHING and worth[city] > MAIN_ACTION:
                offer += PERMIT_HELD * (worth[city] - MAIN_ACTION)
            best = max(best, offer)
    return best


def king_offer(t: Table, seat: int, worth: list[float]) -> float:
    """The best city that the king can be led to, less the roads."""
    ways = ATLAS[t.atlas].distances[t.king]
    best = 0.0
    for city in range(CITIES):
        if not t.built[seat] >> city & 1:
            best = max(best, worth[city] - COIN * ROAD_PRICE * ways[city])
    return best


# Goods and majorities


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
