"""The verbs: only they change the state after the setup. Each changes and tells, and says who learns what."""

from __future__ import annotations

from regency.kernel.edge import ALL

from .bribes import BRIBES
from .data import (
    BALCONY_SEATS,
    CARD_KINDS,
    EMPORIUMS,
    FACE_UP,
    KING_REWARDS,
    NOBILITY_END,
    NOTHING,
    TILE_POINTS,
)
from .events import (
    AssistantsGained,
    AssistantsReturned,
    CardsDrawn,
    CardsPlayed,
    CoinsGained,
    CoinsPaid,
    CouncillorElected,
    DeckShuffled,
    EmporiumBuilt,
    GameEnded,
    KingMoved,
    KingRewardTaken,
    LastEmporiumBuilt,
    MainActionsGained,
    NobilityAdvanced,
    NobilityEnded,
    PermitBonusGained,
    PermitDeclined,
    PermitPutUnder,
    PermitTaken,
    PermitTurnedUp,
    PermitUsed,
    PointsGained,
    RewardGained,
    TileTaken,
    TurnBegan,
    TurnEnded,
)
from .state import Council, emporiums_built, face_up

# Turn


def begin_turn(g: Council, seat: int) -> None:
    """One main action, one quick action."""
    t = g.table
    t.active = seat
    t.turn += 1
    t.main_actions = 1
    t.main_done = False
    t.quick_actions = 1
    if g.heard:
        g.tell(TurnBegan(seat, t.turn))


def end_turn(g: Council, seat: int) -> None:
    """What is left of the actions is lost."""
    t = g.table
    t.main_actions = 0
    t.quick_actions = 0
    if g.heard:
        g.tell(TurnEnded(seat))


def use_main_action(g: Council) -> None:
    g.table.main_actions -= 1
    g.table.main_done = True


def use_quick_action(g: Council) -> None:
    g.table.quick_actions -= 1


def grant_main_actions(g: Council, seat: int, count: int) -> None:
    g.table.main_actions += count
    if g.heard:
        g.tell(MainActionsGained(seat, count))


# Coins, points, assistants


def gain_coins(g: Council, seat: int, coins: int) -> None:
    """Up to the end of the coin track; the rest is lost."""
    t = g.table
    gained = min(coins, t.coin_cap - t.coins[seat])
    t.coins[seat] += gained
    if g.heard:
        g.tell(CoinsGained(seat, gained))


def pay_coins(g: Council, seat: int, coins: int) -> None:
    if coins == 0:
        return
    g.table.coins[seat] -= coins
    if g.heard:
        g.tell(CoinsPaid(seat, coins))


def gain_points(g: Council, seat: int, points: int) -> None:
    g.table.points[seat] += points
    if g.heard:
        g.tell(PointsGained(seat, points))


def gain_assistants(g: Council, seat: int, assistants: int) -> None:
    """As many as the pool still has."""
    t = g.table
    gained = min(assistants, t.assistant_pool)
    t.assistant_pool -= gained
    t.assistants[seat] += gained
    if g.heard:
        g.tell(AssistantsGained(seat, gained))


def return_assistants(g: Council, seat: int, assistants: int) -> None:
    if assistants == 0:
        return
    g.table.assistants[seat] -= assistants
    g.table.assistant_pool += assistants
    if g.heard:
        g.tell(AssistantsReturned(seat, assistants))


# Politics cards


def draw_cards(g: Council, seat: int, count: int) -> None:
    """From the deck; when it is empty the discards are shuffled; when both are, there is nothing to draw."""
    t = g.table
    drawn = min(count, t.deck + sum(t.discards))
    if drawn == 0:
        return
    if g.heard:
        g.tell(CardsDrawn(seat, drawn))
    g.show(1 << seat)
    hand = g.screens[seat].hand
    for _ in range(drawn):
        if t.deck == 0:
            shuffle_discards(g)
        hand[g.box.deck.pop()] += 1
        t.deck -= 1
        t.hands[seat] += 1


def shuffle_discards(g: Council) -> None:
    """The discards make a new deck."""
    t = g.table
    deck: list[int] = []
    for kind in range(CARD_KINDS):
        deck += [kind] * t.discards[kind]
    if g.heard:
        g.tell(DeckShuffled(tuple(t.discards)))
    g.chance("politics").shuffle(deck)
    g.box.deck = deck
    t.deck = len(deck)
    t.discards = [0] * CARD_KINDS


def play_cards(g: Council, seat: int, bribe: int, balcony: int) -> None:
    """Discard the cards of a bribe, for all to see."""
    t = g.table
    hand = g.screens[seat].hand
    cards = BRIBES[bribe]
    for kind in range(CARD_KINDS):
        played = cards[kind]
        if played:
            hand[kind] -= played
            t.discards[kind] += played
            t.hands[seat] -= played
    g.show(ALL, of=seat)
    if g.heard:
        g.tell(CardsPlayed(seat, bribe, balcony))


# Councils


def push_councillor(g: Council, seat: int, colour: int, balcony: int) -> None:
    """In from the left; the one at the far right falls out and joins the pool."""
    t = g.table
    first = balcony * BALCONY_SEATS
    last = first + BALCONY_SEATS - 1
    dropped = t.councils[last]
    for place in range(last, first, -1):
        t.councils[place] = t.councils[place - 1]
    t.councils[first] = colour
    t.pool[colour] -= 1
    t.pool[dropped] += 1
    if g.heard:
        g.tell(CouncillorElected(seat, colour, balcony, dropped))


# Permits


def take_permit(g: Council, seat: int, region: int, slot: int) -> int:
    """Lay a face-up permit before the seat; returns which it is."""
    t = g.table
    permit = face_up(t, region, slot)
    t.market[region * FACE_UP + slot] = NOTHING
    t.permits[seat] += (permit,)
    if g.heard:
        g.tell(PermitTaken(seat, permit, region, slot))
    return permit


def decline_permit(g: Council, seat: int) -> None:
    if g.heard:
        g.tell(PermitDeclined(seat))


def turn_up_permit(g: Council, region: int, slot: int) -> None:
    """Fill a gap from the stack, if there is a tile left."""
    t = g.table
    if t.stacks[region] == 0:
        return
    g.show(ALL)
    permit = g.box.stacks[region].pop()
    t.stacks[region] -= 1
    t.market[region * FACE_UP + slot] = permit
    if g.heard:
        g.tell(PermitTurnedUp(region, slot, permit))


def put_permit_under(g: Council, region: int, slot: int) -> None:
    """A face-up permit goes face down under its stack."""
    t = g.table
    permit = face_up(t, region, slot)
    if permit == NOTHING:
        return
    t.market[region * FACE_UP + slot] = NOTHING
    g.box.stacks[region].insert(0, permit)
    t.stacks[region] += 1
    if g.heard:
        g.tell(PermitPutUnder(region, slot, permit))


def use_permit(g: Council, seat: int, permit: int) -> None:
    """Turn a permit face down: it stays, but cannot be built with again."""
    t = g.table
    t.permits[seat] = tuple([held for held in t.permits[seat] if held != permit])
    t.used[seat] += (permit,)
    if g.heard:
        g.tell(PermitUsed(seat, permit))


# Building


def move_king(g: Council, seat: int, city: int, roads: int) -> None:
    start = g.table.king
    g.table.king = city
    if roads and g.heard:
        g.tell(KingMoved(seat, start, city, roads))


def place_emporium(g: Council, seat: int, city: int) -> None:
    t = g.table
    t.built[seat] |= 1 << city
    t.owners[city] |= 1 << seat
    if g.heard:
        g.tell(EmporiumBuilt(seat, city, EMPORIUMS - emporiums_built(t, seat)))


def take_tile(g: Council, seat: int, tile: int) -> None:
    """A bonus tile, and with it the top king's reward if any is left."""
    t = g.table
    t.tiles[tile] = seat
    if g.heard:
        g.tell(TileTaken(seat, tile, TILE_POINTS[tile]))
    if NOTHING in t.king_rewards:
        top = t.king_rewards.index(NOTHING)
        t.king_rewards[top] = seat
        if g.heard:
            g.tell(KingRewardTaken(seat, KING_REWARDS[top]))


def advance_nobility(g: Council, seat: int) -> int:
    """One step forward; returns the space reached, or NOTHING at the end of the track."""
    t = g.table
    if t.nobility[seat] == NOBILITY_END:
        if g.heard:
            g.tell(NobilityEnded(seat))
        return NOTHING
    t.nobility[seat] += 1
    if g.heard:
        g.tell(NobilityAdvanced(seat, t.nobility[seat]))
    return t.nobility[seat]


def tell_reward(g: Council, seat: int, city: int) -> None:
    if g.heard:
        g.tell(RewardGained(seat, city))


def tell_permit_bonus(g: Council, seat: int, permit: int) -> None:
    if g.heard:
        g.tell(PermitBonusGained(seat, permit))


# The end


def trigger_end(g: Council, seat: int) -> None:
    """The others have one more turn each."""
    g.table.trigger = seat
    if g.heard:
        g.tell(LastEmporiumBuilt(seat))


def finish(g: Council) -> None:
    g.table.finished = True
    if g.heard:
        g.tell(GameEnded())
