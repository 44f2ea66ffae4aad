"""Setting the game up: the favours are shuffled, the hands are dealt."""

from __future__ import annotations

from regency.kernel.core import State

from ..model.options import Options
from ..model.state import Box, Game, Screen, Table
from ..printed.figures import COPIES, FAVOURS, HAND, NOTHING, RANKS


def setup(seats: int, options: Options, seed: bytes) -> Game:
    """Everything in its place before the first round."""
    screens = [Screen([0] * RANKS, NOTHING, NOTHING) for _ in range(seats)]
    g: Game = State(bare_table(seats, options), screens, Box(list(range(FAVOURS)), [0] * RANKS), seed)
    g.heard = True
    g.chance("favours").shuffle(g.box.pile)
    deal_hands(g)
    return g


def bare_table(seats: int, options: Options) -> Table:
    """The table before anything is dealt."""
    return Table(
        rules=options,
        round=0,
        ended=NOTHING,
        offered=[],
        lost=[],
        discards=[0] * RANKS,
        hands=[0] * seats,
        laid=[0] * seats,
        turned=[NOTHING] * seats,
        raven_of=NOTHING,
        raven_at=NOTHING,
        points=[0] * seats,
        favours=[0] * seats,
        taken=[()] * seats,
    )


def deal_hands(g: Game) -> None:
    """Six cards each; the others stay in the box, unseen."""
    deck = [card for card in range(RANKS) for _ in range(COPIES)]
    g.chance("cards").shuffle(deck)
    for seat, screen in enumerate(g.screens):
        for _ in range(HAND):
            screen.hand[deck.pop()] += 1
        g.table.hands[seat] = HAND
    for card in deck:
        g.box.undealt[card] += 1
