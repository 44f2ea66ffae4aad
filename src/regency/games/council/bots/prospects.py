"""What there is to hope for: sets, cities, permits and bribes, in points."""

from __future__ import annotations

from typing import Final

from ..model.state import Eyes, Table, emporiums_built
from ..printed.bribes import owed
from ..printed.maps import ATLAS, linked
from ..printed.tables import (
    CITIES,
    CITIES_PER_REGION,
    EMPORIUMS,
    FACE_UP,
    JOKER,
    KING,
    KING_REWARDS,
    METALS,
    MOST_CARDS,
    NOTHING,
    PERMITS,
    REGIONS,
    ROAD_PRICE,
    TILE_POINTS,
    TILES,
    TOKENS,
    Bonus,
)
from ..rules.bribe import cheapest, useful
from ..rules.build import can_build
from ..rules.scoring import most_permits, permits_taken

# A good seat makes about eighty points in twenty turns, mostly with sets, and pays for them with all else.
ASSISTANT: Final = 1.0
COIN: Final = 0.45
CARD: Final = 0.75
MAIN_ACTION: Final = 3.5
EMPORIUM: Final = 2.5  # one nearer to the tenth, and a link for later rewards
NOBILITY_STEP: Final = 0.9

# How likely a set with so many cities missing is still completed first, if nobody else is after it.
COMPLETED: Final[tuple[float, ...]] = (1.0, 0.55, 0.32, 0.18, 0.1, 0.05)
RIVAL_AHEAD: Final = 0.45
RIVAL_LEVEL: Final = 0.8

PERMIT_HELD: Final = 0.8  # of what building with it brings beyond an ordinary main action
FURTHER_PERMIT: Final = 0.8  # each further one waits longer, and its city may become dear
SHORT_OF_COINS: Final = 0.9  # for each coin missing
IMPOSSIBLE: Final = 100.0

UNAFFORDABLE: Final = 1.6  # for each assistant missing


def goods(bonus: Bonus) -> float:
    """What a bonus is worth apart from its points."""
    return (
        ASSISTANT * bonus.assistants
        + COIN * bonus.coins
        + CARD * bonus.cards
        + NOBILITY_STEP * bonus.nobility
        + MAIN_ACTION * bonus.main_actions
    )


TOKEN_POINTS: Final = [float(token.points) for token in TOKENS]
TOKEN_GOODS: Final = [goods(token) for token in TOKENS]
PERMIT_POINTS: Final = [float(permit.bonus.points) for permit in PERMITS]
PERMIT_GOODS: Final = [goods(permit.bonus) for permit in PERMITS]


# Sets


def plan_sets(t: Table, seat: int, left: float, sets: list[float]) -> float:
    """The sets that one's emporiums suffice for, the best first; `sets`: what one more city of each adds."""
    cities = ATLAS[t.atlas].sets
    wanted = ~t.built[seat]
    room = EMPORIUMS - emporiums_built(t, seat)
    reward = king_rewards_taken(t)
    odds = [odds_of_set(t, seat, tile, left) for tile in range(TILES)]
    total = 0.0
    while True:
        best = NOTHING
        most = 0.0
        king = KING_REWARDS[reward] if reward < len(KING_REWARDS) else 0
        for tile in range(TILES):
            if odds[tile] > 0.0:
                need = (cities[tile] & wanted).bit_count()
                share = odds[tile] * (TILE_POINTS[tile] + king) / (need + 0.5)
                if need <= room and share > most:
                    most = share
                    best = tile
        if best == NOTHING:
            return total
        promised = odds[best] * (TILE_POINTS[best] + king)
        missing = (cities[best] & ~t.built[seat]).bit_count()
        sets[best] = promised * (COMPLETED[missing - 1] / COMPLETED[missing] - 1.0)
        total += promised
        room -= (cities[best] & wanted).bit_count()
        wanted &= ~cities[best]
        odds[best] = 0.0
        reward += 1


def odds_of_set(t: Table, seat: int, tile: int, left: float) -> float:
    """The chance to complete a set in time and before the others."""
    cities = ATLAS[t.atlas].sets[tile]
    missing = (cities & ~t.built[seat]).bit_count()
    if t.tiles[tile] != NOTHING or left < missing:
        return 0.0
    odds = COMPLETED[missing]
    for other in range(len(t.coins)):
        if other != seat:
            theirs = (cities & ~t.built[other]).bit_count()
            if theirs < missing and theirs < 3:
                odds *= RIVAL_AHEAD
            elif theirs == missing:
                odds *= RIVAL_LEVEL
    return odds


def king_rewards_taken(t: Table) -> int:
    """How many king's rewards are gone."""
    return len(t.king_rewards) - t.king_rewards.count(NOTHING)


# Cities


def has_emporium_left(t: Table, seat: int) -> bool:
    """Whether the seat can still build at all."""
    return emporiums_built(t, seat) < EMPORIUMS


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
            total -= UNAFFORDABLE * (fee - t.assistants[seat])
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


def offers_at_hand(me: Eyes, worth: list[float], soon: float) -> list[float]:
    """What the four councils offer, less the cards and coins it takes."""
    if not has_emporium_left(me.table, me.seat):
        return last_offers(me)
    found = [0.0] * (REGIONS + 1)
    for balcony in range(REGIONS + 1):
        price = bribe_price(me, balcony)
        if balcony == KING:
            found[balcony] = max(0.0, king_offer(me.table, me.seat, worth) - price)
        else:
            found[balcony] = max(0.0, market_offer(me.table, me.seat, balcony, worth, soon) - price)
    return found


def bribe_price(me: Eyes, balcony: int) -> float:
    """Coins and cards of the cheapest bribe; coins that are missing must first be found."""
    hand = useful(me.table, me.own.hand, balcony)
    jokers = hand[JOKER]
    hand[JOKER] = 0
    coloured = sum(hand)
    hand[JOKER] = min(jokers, MOST_CARDS - coloured)
    played = coloured + hand[JOKER]
    if played == 0:
        return IMPOSSIBLE
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
        if can_build(t, seat, city):
            best = max(best, worth[city] - COIN * ROAD_PRICE * ways[city])
    return best


def last_offers(me: Eyes) -> list[float]:
    """With nothing left to build, a permit is worth what it adds to the score, and its price is nothing."""
    t = me.table
    found = [0.0] * (REGIONS + 1)
    for region in range(REGIONS):
        if cheapest(t, me.own.hand, region) <= t.coins[me.seat]:
            for slot in range(FACE_UP):
                permit = t.market[region * FACE_UP + slot]
                if permit != NOTHING:
                    offer = PERMIT_POINTS[permit] + NOBILITY_STEP * PERMITS[permit].bonus.nobility
                    found[region] = max(found[region], offer + one_permit_more(t, me.seat))
    return found


def one_permit_more(t: Table, seat: int) -> float:
    """What it adds to the points for most permits."""
    taken = permits_taken(t)
    before = most_permits(t, taken)[seat]
    taken[seat] += 1
    return float(most_permits(t, taken)[seat] - before)
