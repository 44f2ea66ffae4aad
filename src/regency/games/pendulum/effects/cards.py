"""Stratagems and rewards."""

from __future__ import annotations

from regency.kernel.edge import ALL

from ..model.events import CardPlayed, CardsRecalled, RewardsCleared, RewardsOpened, RewardTaken
from ..model.state import Game
from ..printed.cards import GRANDE_REWARD, OPEN_REWARDS, is_permanent
from ..printed.terms import NOTHING


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """All but this one."""
    return tuple([other for other in cards if other != card])


def play_card(g: Game, seat: int, card: int) -> None:
    """From the hand to the discard area."""
    t = g.table
    t.hands[seat] = without(t.hands[seat], card)
    t.discards[seat] += (card,)
    if g.heard:
        g.tell(CardPlayed(seat, card))


def recall_all(g: Game, seat: int) -> None:
    """All discards back to the hand."""
    t = g.table
    cards = t.discards[seat]
    if cards:
        t.hands[seat] += cards
        t.discards[seat] = ()
        if g.heard:
            g.tell(CardsRecalled(seat, cards))


def recall_one(g: Game, seat: int, card: int) -> None:
    t = g.table
    t.discards[seat] = without(t.discards[seat], card)
    t.hands[seat] += (card,)
    if g.heard:
        g.tell(CardsRecalled(seat, (card,)))


def take_reward(g: Game, seat: int, card: int) -> None:
    """Out of the game, unless it goes to the hand; the grande reward is turned over, the corner stays."""
    t = g.table
    if g.heard:
        g.tell(RewardTaken(seat, card))
    if card == GRANDE_REWARD:
        t.grande_taken = True
    elif card in t.rewards:
        t.rewards[t.rewards.index(card)] = NOTHING
        if is_permanent(card):
            t.hands[seat] += (card,)
        else:
            t.rewards_out.append(card)


def keep_wider_borders(g: Game, seat: int) -> None:
    """Beside the mat."""
    t = g.table
    t.wider[seat] = t.rewards_out.pop()


def clear_rewards(g: Game) -> None:
    """What nobody took goes out of the game; the grande reward is turned back."""
    t = g.table
    t.rewards_out += [card for card in t.rewards if card != NOTHING]
    t.rewards = [NOTHING] * OPEN_REWARDS
    t.grande_taken = False
    if g.heard:
        g.tell(RewardsCleared())


def open_rewards(g: Game) -> None:
    """Five new ones; at the end they are the end rewards."""
    t = g.table
    g.show(ALL)
    t.rewards = [g.box.reward_stack.pop() for _ in range(OPEN_REWARDS)]
    t.rewards_left -= OPEN_REWARDS
    if g.heard:
        g.tell(RewardsOpened(tuple(t.rewards)))
