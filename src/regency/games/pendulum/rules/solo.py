"""Solo: two automated opponents act by cards, get in the way, and score at the Council."""

from __future__ import annotations

from ..effects import rivals
from ..effects.provinces import open_province, remove_for_rival
from ..model.state import Game, Table
from ..printed.board import (
    BLACK,
    BOX_ROW,
    GREEN,
    IS_WIDE,
    PURPLE,
    ROW_BOXES,
)
from ..printed.cards import BELATED_LEGEND, OPEN_REWARDS
from ..printed.reconstructed import (
    AUTOMA,
    CLAIMS,
    FLIPS,
    FROM_ROUND,
    LEVEL_POINTS,
    POINTS,
    REMOVES,
    RIVAL_START,
    SECOND,
    TAKES,
    TAKES_FROM,
    WHERE,
    WHICH,
    WHICH_BOX,
    WHOSE,
    WIDE,
)
from ..printed.terms import (
    COMMON,
    GRANDE,
    NOTHING,
    ON_CARD,
    PLAY,
    REALTIME,
    RIVAL_A,
    RIVAL_WORKERS,
    RIVALS,
    ROUNDS,
)
from .council import bonus
from .flipping import flip_for_rival
from .provinces import can_refill
from .rows import occupants, rank_of, with_timer


def is_solo(t: Table) -> bool:
    """Whether the two opponents are there."""
    return bool(t.rival_points)


# Setup


def set_out(g: Game) -> None:
    """After the player; a blocked common worker goes to the other box of that row, else off the board."""
    for rival in range(RIVALS):
        rivals.place_rival(g, rival, GRANDE, RIVAL_START[rival][GRANDE])
        wanted = RIVAL_START[rival][COMMON]
        go_to_one_of(g, rival, COMMON, [wanted, *other_boxes(g.table, wanted)])


def other_boxes(t: Table, box: int) -> list[int]:
    """The rest of its row."""
    return [other for other in ROW_BOXES[t.side][BOX_ROW[box]] if other != box]


def go_to_one_of(g: Game, rival: int, worker: int, boxes: list[int]) -> None:
    """The first that it may enter."""
    for box in boxes:
        if may_enter(g.table, rival, worker, box):
            if g.table.rival_at[rival * RIVAL_WORKERS + worker] != box:
                rivals.place_rival(g, rival, worker, box)
            return
    rivals.take_rival_off(g, rival, worker)


def may_enter(t: Table, rival: int, worker: int, box: int) -> bool:
    """A grande always; a common worker by the normal rule."""
    if worker == GRANDE or t.rival_at[rival * RIVAL_WORKERS + worker] == box:
        return True
    there = occupants(t)[box]
    own = 1 << (RIVAL_A + rival)
    return not there & ~own and not (t.rules.advanced_placement and there & own)


# A card


def is_triggered_by_flip(t: Table, area: int) -> bool:
    """Green or black, while purple has run out."""
    return is_solo(t) and area in (GREEN, BLACK) and t.run_out[PURPLE] and t.phase == PLAY


def is_triggered_by_leaving(t: Table) -> bool:
    """A worker leaves a reward box; not in last actions, nor at the Council."""
    return is_solo(t) and t.phase == PLAY


def act(g: Game) -> None:
    """Draw a card and do what it says: move, flip, remove."""
    card = AUTOMA[rivals.draw_automa(g, NOTHING)]
    if card[WHICH] != SECOND or g.table.round >= FROM_ROUND:
        go_to_one_of(g, card[WHOSE], card[WHICH], goals(g.table, card[WHERE], card[WHICH_BOX]))
    for area in card[FLIPS]:
        if g.table.mode == REALTIME and g.table.phase == PLAY and g.table.run_out[area]:
            flip_for_rival(g, card[WHOSE], area)
    if card[REMOVES] != NOTHING:
        remove_province(g, card[WHOSE], card[REMOVES])


def goals(t: Table, area: int, box: int) -> list[int]:
    """The named box of the row without timer, the other of that row, then those of the other area."""
    named = open_row(t, area)
    wanted = [each for each in named if IS_WIDE[each] == (box == WIDE)]
    others = [each for each in named if IS_WIDE[each] != (box == WIDE)]
    elsewhere = open_row(t, PURPLE + GREEN - area)
    return (
        wanted
        + others
        + [each for each in elsewhere if IS_WIDE[each]]
        + [each for each in elsewhere if not IS_WIDE[each]]
    )


def open_row(t: Table, area: int) -> tuple[int, ...]:
    """The boxes of the row without timer."""
    upper = with_timer(t) >> (2 * area) & 1
    return ROW_BOXES[t.side][2 * area + (1 if upper else 0)]


def remove_province(g: Game, rival: int, space: int) -> None:
    """Out of the game, and refilled."""
    if g.table.spaces[space] != NOTHING:
        remove_for_rival(g, rival, space)
    if can_refill(g.table, space):
        open_province(g, space)


# The Council


def draw_for_council(g: Game) -> None:
    """One card each, A first."""
    for rival in range(RIVALS):
        rivals.keep_council_card(g, rival, rivals.draw_automa(g, rival))


def council(g: Game, rival: int) -> None:
    """At its place: points, perhaps a reward, perhaps the token."""
    t = g.table
    card = AUTOMA[t.rival_cards[rival]]
    extra = LEVEL_POINTS[t.rules.solo_level - 1] + bonus(t, rank_of(t, RIVAL_A + rival))
    rivals.score_for_rival(g, rival, card[POINTS] + extra)
    if card[TAKES]:
        take_reward(g, rival, card[TAKES_FROM])
    if card[CLAIMS] and t.token == ON_CARD and not t.rival_legendary[rival]:
        rivals.take_token_for_rival(g, rival)
    rivals.keep_council_card(g, rival, NOTHING)


def take_reward(g: Game, rival: int, slot: int) -> None:
    """In the last Council the legendary end reward, if it has none; else the next open one to the right."""
    t = g.table
    if t.round == ROUNDS and not t.rival_legendary[rival] and BELATED_LEGEND in t.rewards:
        rivals.take_reward_for_rival(g, rival, t.rewards.index(BELATED_LEGEND))
        rivals.make_rival_a_legend(g, rival)
        return
    for more in range(OPEN_REWARDS):
        place = (slot + more) % OPEN_REWARDS
        if t.rewards[place] != NOTHING:
            rivals.take_reward_for_rival(g, rival, place)
            return
