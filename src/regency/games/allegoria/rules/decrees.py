"""Royal Decrees: what they offer, what they demand, and the rules they make for a round."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from regency.kernel.edge import Action
from regency.kernel.errors import NotAnOption, Reason

from ..effects.board import (
    gain_influence,
    move_diplomacy,
    move_track,
    place_worker,
    return_anarchy,
    return_workers,
    roll_dice,
    take_anarchy,
)
from ..effects.cards import discard_card, draw_cards
from ..model.actions import (
    AcceptDecree,
    Decline,
    DiscardCard,
    LowerTrack,
    LowerTracks,
    RaiseTrack,
    TakeAnarchy,
    WithdrawWorker,
)
from ..model.reasons import CardNotHeld, NoAnarchyLeft, NoWorkerThere, OtherQuestion, TrackFull, TrackTooLow
from ..model.state import Allegoria, Eyes, Table, anarchy_left, cards_left, level, workers
from ..printed.decrees import AMOUNT, EDICTS, EFFECT, OTHER, Edict
from ..printed.terms import (
    ALMS_FOR_TRACK,
    ANARCHY_OR_TRACKS,
    BY_DECREE,
    DIPLOMACY_FOR_TRACK,
    DISCARD_CARD,
    DRAW_CARD,
    DRAW_CLAIM,
    FACES,
    LOWER_TRACK,
    NOTHING,
    PLACE_WORKER,
    QUEEN,
    RAISE_ANY,
    RAISE_TRACK,
    REMOVE_WORKER,
    RETURN_ANARCHY,
    TERRITORIES,
    TRACKS,
)
from ..printed.tracks import ALMS_END, DIPLOMACY_END, TOP

ACCEPT: Final = AcceptDecree()
DECLINE: Final = Decline()
TAKE_MARKER: Final = TakeAnarchy()
RAISES: Final[list[Action]] = [RaiseTrack(track) for track in range(TRACKS)]
PRICES: Final[list[Action]] = [LowerTrack(track) for track in range(TRACKS)]
WITHDRAWALS: Final[list[Action]] = [WithdrawWorker(territory) for territory in range(TERRITORIES)]
DISCARDS: Final[list[Action]] = [DiscardCard(face) for face in range(FACES)]
PAIRS: Final[list[tuple[int, int]]] = [
    (one, other) for one in range(TRACKS) for other in range(one + 1, TRACKS)
]
OFFERED: Final = (AcceptDecree, RaiseTrack, LowerTrack)
DEMANDED: Final = (WithdrawWorker, DiscardCard, LowerTracks, TakeAnarchy)
LOWERINGS: Final[list[Action]] = [LowerTracks(one, other) for one, other in PAIRS]


def in_force(t: Table, effect: int) -> bool:
    """Whether the Decree of this round makes this rule."""
    return t.edict != NOTHING and EFFECT[t.edict] == effect


def asks_everybody(t: Table) -> bool:
    """Whether players act on the Decree one after the other; otherwise it is a rule, or dice."""
    return EFFECT[t.edict] <= ANARCHY_OR_TRACKS


def edicts(cards: Sequence[int]) -> list[int]:
    """The events of Decrees that came one after the other: the lower ones once the Queen is dead."""
    found: list[int] = []
    dead = 0
    for card in cards:
        found.append(2 * card + dead)
        dead |= card == QUEEN
    return found


def edict_of(t: Table) -> Edict:
    edict = EDICTS[t.edict]
    assert edict is not None
    return edict


def lowest_level(t: Table) -> int:
    """The lowest level of the track that rises, fixed before anybody moves."""
    track = edict_of(t).track
    return min([level(t, seat, track) for seat in range(len(t.supply))])


def draws_claim(t: Table) -> bool:
    return EFFECT[t.edict] == DRAW_CLAIM


# What a seat may or must do


def offers(t: Table, seat: int) -> list[Action]:
    """What the Decree allows a seat, without the right to do without; only facts of the table decide."""
    edict = edict_of(t)
    effect = edict.effect
    if effect == RAISE_ANY:
        return raises(t, seat)
    if effect == ALMS_FOR_TRACK:
        return prices(t, seat, [0, 1, 2, 3, 4], edict.amount) if t.alms[seat] < ALMS_END else []
    if effect == DIPLOMACY_FOR_TRACK:
        return prices(t, seat, edict.tracks, edict.amount) if t.diplomacy[seat] < DIPLOMACY_END else []
    possible = False
    if effect == PLACE_WORKER:
        possible = t.supply[seat] > 0
    elif effect == RAISE_TRACK:
        possible = level(t, seat, edict.track) < TOP
    elif effect == DRAW_CARD:
        possible = cards_left(t) > 0
    elif effect == RETURN_ANARCHY:
        possible = t.anarchy[seat] > 0
    elif effect == DRAW_CLAIM:
        possible = t.claim_deck + t.claim_discards > 0
    return [ACCEPT] if possible else []


def raises(t: Table, seat: int) -> list[Action]:
    """Any own track that is not full."""
    return [RAISES[track] for track in range(TRACKS) if level(t, seat, track) < TOP]


def prices(t: Table, seat: int, tracks: list[int], amount: int) -> list[Action]:
    """Any of these tracks that can pay in full."""
    return [PRICES[track] for track in tracks if level(t, seat, track) >= amount]


def duties(me: Eyes) -> list[Action]:
    """What the Decree demands of a seat that has a choice."""
    t = me.table
    edict = edict_of(t)
    if edict.effect == REMOVE_WORKER:
        return withdrawals(t, me.seat, edict.worker)
    if edict.effect == DISCARD_CARD:
        return [DISCARDS[face] for face in range(FACES) if me.own.hand[face] > 0]
    return burdens(t, me.seat)


def withdrawals(t: Table, seat: int, kind: int) -> list[Action]:
    return [WITHDRAWALS[place] for place in range(TERRITORIES) if workers(t, seat, place, kind) > 0]


def burdens(t: Table, seat: int) -> list[Action]:
    """Uprising: a marker, or two different tracks."""
    found: list[Action] = [TAKE_MARKER] if anarchy_left(t) else []
    for nth in range(len(PAIRS)):
        one, other = PAIRS[nth]
        if min(level(t, seat, one), level(t, seat, other)) >= AMOUNT[t.edict]:
            found.append(LOWERINGS[nth])
    return found


def is_duty(t: Table) -> bool:
    return EFFECT[t.edict] >= REMOVE_WORKER


def must_choose(t: Table, seat: int) -> bool:
    """Whether the duty leaves a choice; where it does not, `comply` does what there is to do."""
    edict = edict_of(t)
    if edict.effect == REMOVE_WORKER:
        return len(withdrawals(t, seat, edict.worker)) > 0
    if edict.effect == DISCARD_CARD:
        return t.hands[seat] > 0
    return edict.effect == ANARCHY_OR_TRACKS and len(burdens(t, seat)) > 0


def comply(g: Allegoria, seat: int) -> None:
    """Lower the track that the Decree names; who stands on 0 takes a marker, if it says so (ruling 30)."""
    edict = edict_of(g.table)
    if edict.track == NOTHING:
        return
    moved = move_track(g, seat, edict.track, -edict.amount)
    if moved == 0 and edict.effect == LOWER_TRACK and anarchy_left(g.table):
        take_anarchy(g, seat, BY_DECREE)


# Carrying out


def accept(g: Allegoria, seat: int, lowest: int) -> None:
    """What was offered without a choice, but for a claim, which asks a question of its own."""
    edict = edict_of(g.table)
    if edict.effect == PLACE_WORKER:
        place_worker(g, seat, seat, edict.worker)
    elif edict.effect == RAISE_TRACK:
        poorest = level(g.table, seat, edict.track) == lowest
        move_track(g, seat, edict.track, edict.other if poorest else edict.amount)
    elif edict.effect == DRAW_CARD:
        draw_cards(g, seat, edict.amount)
    elif edict.effect == RETURN_ANARCHY:
        return_anarchy(g, seat, BY_DECREE)


def raise_any(g: Allegoria, seat: int, track: int) -> None:
    """A track of one's choice, by as much as the Decree says."""
    move_track(g, seat, track, AMOUNT[g.table.edict])


def raise_track(g: Allegoria, seat: int, track: int) -> None:
    """The Alms token: 1 space."""
    move_track(g, seat, track, 1)


def pay(g: Allegoria, seat: int, track: int) -> bool:
    """Pay with a track; whether a step on the Alms Track is to follow, else it was one of Diplomacy."""
    move_track(g, seat, track, -AMOUNT[g.table.edict])
    if in_force(g.table, ALMS_FOR_TRACK):
        return True
    move_diplomacy(g, seat)
    return False


def obey(g: Allegoria, seat: int, action: Action) -> None:
    """Carry a duty out as chosen."""
    t = g.table
    if isinstance(action, WithdrawWorker):
        return_workers(g, seat, action.territory, edict_of(t).worker, 1)
    elif isinstance(action, DiscardCard):
        discard_card(g, seat, action.card)
    elif isinstance(action, LowerTracks):
        move_track(g, seat, action.track, -AMOUNT[t.edict])
        move_track(g, seat, action.other, -AMOUNT[t.edict])
    else:
        take_anarchy(g, seat, BY_DECREE)


def tournament(g: Allegoria) -> None:
    """Everybody rolls; the highest takes Influence, tied ones less."""
    rolls = roll_dice(g, "tournament", len(g.screens))
    best = max(rolls)
    prize = AMOUNT[g.table.edict] if rolls.count(best) == 1 else OTHER[g.table.edict]
    for seat in range(len(rolls)):
        if rolls[seat] == best:
            gain_influence(g, seat, prize)


def refusal(me: Eyes, action: Action) -> Reason:
    """Why this cannot be done with the Decree."""
    t = me.table
    if isinstance(action, RaiseTrack) and level(t, me.seat, action.track) == TOP:
        return TrackFull(action.track)
    if isinstance(action, LowerTrack) and level(t, me.seat, action.track) < AMOUNT[t.edict]:
        return TrackTooLow(action.track, AMOUNT[t.edict], level(t, me.seat, action.track))
    if isinstance(action, DiscardCard) and in_force(t, DISCARD_CARD):
        return CardNotHeld(action.card)
    if isinstance(action, WithdrawWorker) and in_force(t, REMOVE_WORKER):
        return NoWorkerThere(edict_of(t).worker, action.territory)
    if in_force(t, ANARCHY_OR_TRACKS):
        return burden_refusal(me, action)
    return OtherQuestion()


def burden_refusal(me: Eyes, action: Action) -> Reason:
    """Uprising: no marker left, a track at 0, or the same track twice."""
    if isinstance(action, TakeAnarchy):
        return NoAnarchyLeft()
    if isinstance(action, LowerTracks) and action.track != action.other:
        paid = level(me.table, me.seat, action.track) >= AMOUNT[me.table.edict]
        low = action.other if paid else action.track
        return TrackTooLow(low, AMOUNT[me.table.edict], level(me.table, me.seat, low))
    return NotAnOption()
