"""Space VII: Apprenticeship and Alms; and the tokens of the Alms Track."""

from __future__ import annotations

from typing import Final

from regency.kernel.edge import Action
from regency.kernel.errors import NotAnOption, Reason

from ..effects.board import (
    gain_influence,
    move_alms,
    move_diplomacy,
    move_track,
    resolve_token,
    return_anarchy,
    write_deed,
)
from ..effects.cards import draw_cards
from ..effects.rounds import spend_points
from ..model.actions import Alms, Apprenticeship
from ..model.reasons import AlmsEnded, NoAnarchyHeld, TrackTooLow
from ..model.state import Allegoria, Eyes, Table, cards_left, level
from ..printed.terms import (
    ALMS,
    ALMS_PRICE,
    APPRENTICESHIP,
    BY_ALMS,
    CARD_TOKEN,
    DIPLOMACY_TOKEN,
    INFLUENCE_TOKEN,
    NOTHING,
    TRACK_TOKEN,
)
from ..printed.tracks import ALMS_END, ALMS_SPACES
from .decrees import edict_of, in_force

LEARN: Final = Apprenticeship()
GIVE: Final[list[Action]] = [Alms(back) for back in range(2)]


def deploy_options(me: Eyes) -> list[Action]:
    """Apprenticeship, while there is a card to draw."""
    return [LEARN] if cards_left(me.table) > 0 else []


def apprentice(g: Allegoria, seat: int) -> None:
    spend_points(g, 1)
    write_deed(g, seat, (APPRENTICESHIP,))
    draw_cards(g, seat, 1)


def task_options(me: Eyes) -> list[Action]:
    """Alms, with or without returning a marker."""
    t = me.table
    if t.alms[me.seat] == ALMS_END or not can_afford(t, me.seat):
        return []
    return GIVE if t.anarchy[me.seat] > 0 else GIVE[:1]


def can_afford(t: Table, seat: int) -> bool:
    """Famine makes Alms cost Wealth."""
    if not in_force(t, ALMS_PRICE) or t.rules.payment_below_zero == "waived":
        return True
    edict = edict_of(t)
    return level(t, seat, edict.track) >= edict.amount


def give(g: Allegoria, seat: int, back: int) -> int:
    """One space on, perhaps a marker back; returns the token reached, or NOTHING."""
    t = g.table
    spend_points(g, 1)
    if in_force(t, ALMS_PRICE):
        edict = edict_of(t)
        move_track(g, seat, edict.track, -edict.amount)
    token = advance(g, seat)
    if back:
        return_anarchy(g, seat, BY_ALMS)
    write_deed(g, seat, (ALMS, t.alms[seat], token + 1))
    return token


def advance(g: Allegoria, seat: int) -> int:
    """One space on the Alms Track; returns the token there, which stays for others."""
    space = move_alms(g, seat)
    for nth in range(len(ALMS_SPACES)):
        if ALMS_SPACES[nth] == space:
            return g.table.alms_tokens[nth]
    return NOTHING


def resolve(g: Allegoria, seat: int, token: int) -> None:
    """What a token gives without asking; the one for a track asks which."""
    resolve_token(g, seat, token)
    if token == CARD_TOKEN:
        draw_cards(g, seat, 1)
    elif token == INFLUENCE_TOKEN:
        gain_influence(g, seat, 1)
    elif token == DIPLOMACY_TOKEN:
        move_diplomacy(g, seat)


def asks_track(token: int) -> bool:
    return token == TRACK_TOKEN


def refusal(me: Eyes, back: int) -> Reason:
    """On the last space, without Wealth in a Famine, or without a marker to return."""
    t = me.table
    if t.alms[me.seat] == ALMS_END:
        return AlmsEnded()
    if not can_afford(t, me.seat):
        edict = edict_of(t)
        return TrackTooLow(edict.track, edict.amount, level(t, me.seat, edict.track))
    return NoAnarchyHeld() if back else NotAnOption()
