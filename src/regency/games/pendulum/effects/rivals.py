"""The automated opponents of the solo game."""

from __future__ import annotations

from regency.kernel.edge import ALL

from ..model.events import (
    AutomaDrawn,
    AutomasShuffled,
    RivalLeft,
    RivalPlaced,
    RivalScored,
    RivalTookReward,
    RivalTookToken,
)
from ..model.state import Game
from ..printed.board import MAT
from ..printed.reconstructed import AUTOMA, TRACK_LENGTH, WHOSE
from ..printed.terms import NOTHING, RIVAL_A, RIVAL_WORKERS


def draw_automa(g: Game, rival: int) -> int:
    """The next card of their deck, for one of them or for whom it names; an empty deck is shuffled anew."""
    t = g.table
    if not t.automas_left:
        shuffle_automas(g)
    g.show(ALL)
    card = g.box.automa_stack.pop()
    t.automas_left -= 1
    t.automas_out.append(card)
    if g.heard:
        g.tell(AutomaDrawn(AUTOMA[card][WHOSE] if rival == NOTHING else rival, card))
    return card


def shuffle_automas(g: Game) -> None:
    """All but what one of them has drawn for this Council and still needs."""
    t = g.table
    g.box.automa_stack = [card for card in t.automas_out if card not in t.rival_cards]
    t.automas_out = [card for card in t.automas_out if card in t.rival_cards]
    t.automas_left = len(g.box.automa_stack)
    g.chance("automas").shuffle(g.box.automa_stack)
    if g.heard:
        g.tell(AutomasShuffled())


def place_rival(g: Game, rival: int, worker: int, box: int) -> None:
    """From wherever it was: locks do not hold it."""
    g.table.rival_at[rival * RIVAL_WORKERS + worker] = box
    if g.heard:
        g.tell(RivalPlaced(rival, worker, box))


def take_rival_off(g: Game, rival: int, worker: int) -> None:
    """No box is free for it."""
    g.table.rival_at[rival * RIVAL_WORKERS + worker] = MAT
    if g.heard:
        g.tell(RivalLeft(rival, worker))


def keep_council_card(g: Game, rival: int, card: int) -> None:
    """What it does at this Council."""
    g.table.rival_cards[rival] = card


def score_for_rival(g: Game, rival: int, points: int) -> None:
    """Along its single track."""
    t = g.table
    gained = min(points, TRACK_LENGTH - t.rival_points[rival])
    t.rival_points[rival] += gained
    if g.heard:
        g.tell(RivalScored(rival, gained))


def take_reward_for_rival(g: Game, rival: int, slot: int) -> None:
    """Out of the game."""
    t = g.table
    card = t.rewards[slot]
    t.rewards[slot] = NOTHING
    t.rewards_out.append(card)
    if g.heard:
        g.tell(RivalTookReward(rival, card))


def make_rival_a_legend(g: Game, rival: int) -> None:
    """By an end reward."""
    g.table.rival_legendary[rival] = 1


def take_token_for_rival(g: Game, rival: int) -> None:
    g.table.token = RIVAL_A + rival
    g.table.rival_legendary[rival] = 1
    if g.heard:
        g.tell(RivalTookToken(rival))
