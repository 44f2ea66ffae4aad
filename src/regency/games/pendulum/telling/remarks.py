"""What to know before choosing: what it costs and brings, what a flip would stop, how far a track is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

from regency.kernel.edge import Action
from regency.kernel.rules import Phrase

from ..flow.questions import PickTrack, TrimSlot, Tuck, WithAction
from ..model import actions as a
from ..model.state import Eyes, Table, steps_of
from ..printed.achievements import ACHIEVEMENT_REWARD
from ..printed.board import BOX_TASKS, BOXES, MAT, PURPLE, REWARD_BOX, TASK_COST, TASK_REWARD
from ..printed.cards import CARD_OP
from ..printed.mats import MAT_NEED, MAT_START, RECALL_COST
from ..printed.terms import CUBES, LOWER_REWARD, PARCHMENT, REPEAT, TRACKS, WORKERS, Cost, Effects, cost
from ..rules.with_cards import bill, special_of
from .amounts import cubes, gains, icon, listed, points, price, votes
from .pieces import in_a_row, phrase
from .workers import able, flips_left, flips_of

ACTING: Final = (a.Act,)
PLACING: Final = (a.PlaceWorker, a.ReturnWorker)
FREELY: Final = (
    a.PlayCard,
    a.RecallStratagems,
    a.ClaimAchievement,
    a.FlipTimer,
    a.RefillProvince,
)
A = TypeVar("A")


def remark(me: Eyes, action: Action) -> Phrase | None:
    """A few words beside an option, from what the seat can see."""
    speak = REMARKS.get(type(action))
    found = [] if speak is None else speak(me, action)
    return in_a_row(found) if found else None


def heading(me: Eyes, kind: type[Action]) -> Phrase | None:
    """The core rule in two headings, and free actions below."""
    if kind in ACTING:
        return Phrase("heading-act")
    if kind in PLACING:
        return Phrase("heading-place")
    return Phrase("heading-free") if kind in FREELY else None


def said(key: str, **about: object) -> Phrase:
    return Phrase(f"remark-{key}", about)


def asked_of(me: Eyes, kind: type[A]) -> A | None:
    """The question of this kind that the seat answers now, if there is one."""
    for stack in me.stacks:
        if stack and isinstance(stack[-1], kind) and getattr(stack[-1], "seat", me.seat) == me.seat:
            return stack[-1]
    return None


def deal(me: Eyes, paid: Cost, effects: Effects) -> Phrase:
    """What is paid for what."""
    gain = listed(gains(me.table, me.seat, effects))
    costs = price(paid)
    return said("deal", price=in_a_row(costs), gain=gain) if costs else said("gain", gain=gain)


# Setup, workers, timers


def character(me: Eyes, action: a.ChooseMat) -> list[Phrase]:
    """What it begins with, how far its tracks are, and what is special."""
    start = MAT_START[action.mat]
    goods = [cubes(cube, start[cube]) for cube in range(CUBES) if start[cube]]
    goods += [votes(start[CUBES])] if start[CUBES] else []
    need = [points(track, MAT_NEED[action.mat][track]) for track in range(TRACKS)]
    mat = phrase("mat", action.mat)
    return [said("mat", goods=in_a_row(goods), need=in_a_row(need), mat=mat)]


def placing(me: Eyes, action: a.PlaceWorker) -> list[Phrase]:
    """What the worker will be able to do there."""
    deals = [deal(me, TASK_COST[task], TASK_REWARD[task]) for task in BOX_TASKS[action.box]]
    return [said("or", first=deals[0], second=deals[1])] if len(deals) > 1 else deals


def acting(me: Eyes, action: a.Act) -> list[Phrase]:
    """With the cards that are declared together with it, if there are any."""
    plan = asked_of(me, WithAction)
    task = action.task
    if plan is None:
        return [deal(me, TASK_COST[task], TASK_REWARD[task])]
    special = special_of(me.table, me.seat, plan.plan)
    times = 2 if special >= 0 and CARD_OP[special] == REPEAT else 1
    gold, military, _ = bill([task] * times, plan.plan)
    return [deal(me, cost(military=military, gold=gold), TASK_REWARD[task] * times)]


def neighbour(me: Eyes, action: a.ChooseNeighbour) -> list[Phrase]:
    paid = TASK_COST[action.task] if me.table.rules.ravager_neighbour_cost == "both" else cost()
    return [deal(me, paid, TASK_REWARD[action.task])]


def standing(me: Eyes, action: a.ReturnWorker | a.RetrieveWorker | a.PromoteWorker) -> list[Phrase]:
    """Where the worker is now."""
    return [place(me.table, me.seat * WORKERS + action.worker)]


def place(t: Table, each: int) -> Phrase:
    """A box, a reward box or the mat."""
    spot = t.at[each]
    if spot < BOXES:
        return said("in-box", box=phrase("box", spot))
    if spot < MAT:
        return said("in-reward-box", task=phrase("task", spot - REWARD_BOX))
    return said("on-mat")


def flipping(me: Eyes, action: a.FlipTimer) -> list[Phrase]:
    """What the flip would do to the own workers, and whether it calls the Council."""
    flip = flips_of(me.table, me.seat)[action.area]
    found = [said(key, count=len(workers)) for key, workers in flip._asdict().items() if workers]
    return [*found, said("calls")] if action.area == PURPLE and flips_left(me.table) == 1 else found


def finishing(me: Eyes, action: Action) -> list[Phrase]:
    """Who could still act."""
    count = able(me.table, me.seat)
    return [said("able", count=count)] if count else []


# Cards, goods and tracks


def card_text(me: Eyes, action: a.PlayCard | a.TakeReward | a.TakeCardBack) -> list[Phrase]:
    return [said("text", piece=phrase("card", action.card))]


def recalling(me: Eyes, action: a.RecallStratagems) -> list[Phrase]:
    t = me.table
    costs = listed(price(RECALL_COST[t.mats[me.seat]]))
    return [said("recall", price=costs, cards=[phrase("card", card) for card in t.discards[me.seat]])]


def claiming(me: Eyes, action: a.ClaimAchievement) -> list[Phrase]:
    """The lower reward, or the point without which nobody wins."""
    if action.prize == LOWER_REWARD:
        return [deal(me, cost(), ACHIEVEMENT_REWARD[me.table.achievement])]
    return [said("token")]


def track_choice(me: Eyes, action: a.ChooseTrack) -> list[Phrase]:
    ask = asked_of(me, PickTrack)
    return [shift(me, action.track, 1 if ask is None else ask.points)]


def conversion(me: Eyes, action: a.ConvertPoint) -> list[Phrase]:
    return [shift(me, action.track, -1), shift(me, action.onto, 1)]


def shift(me: Eyes, track: int, by: int) -> Phrase:
    """A track before and after, and where the parchment begins; glory is paid before steps."""
    t = me.table
    steps = steps_of(t, track)[me.seat]
    need = MAT_NEED[t.mats[me.seat]][track]
    if by < 0:
        by = min(0, by + t.glory[me.seat * TRACKS + track])
    new = min(steps + by, need + PARCHMENT - 1)
    return said("track", track=phrase("track", track), old=steps, new=new, need=need)


def taking(me: Eyes, action: a.TakeProvince) -> list[Phrase]:
    return [adds(me, action.province, action.slot)]


def tucking(me: Eyes, action: a.TuckProvince) -> list[Phrase]:
    ask = asked_of(me, Tuck)
    return [] if ask is None else [adds(me, ask.province, action.slot)]


def discarding(me: Eyes, action: a.DiscardProvince) -> list[Phrase]:
    ask = asked_of(me, TrimSlot)
    return [] if ask is None else [adds(me, action.province, ask.slot)]


def adds(me: Eyes, province: int, slot: int) -> Phrase:
    """What a province brings with every production of its slot."""
    return said("adds", gain=listed(gains(me.table, me.seat, icon(province, slot))))


def refilling(me: Eyes, action: a.RefillProvince | a.DrawProvince) -> list[Phrase]:
    return [said("stack", count=me.table.provinces_left)]


REMARKS: Final[dict[type[Action], Callable[[Eyes, Any], list[Phrase]]]] = {
    a.ChooseMat: character,
    a.PlaceWorker: placing,
    a.Act: acting,
    a.ChooseNeighbour: neighbour,
    **dict.fromkeys((a.ReturnWorker, a.RetrieveWorker, a.PromoteWorker), standing),
    a.FlipTimer: flipping,
    **dict.fromkeys((a.Done, a.Pass), finishing),
    **dict.fromkeys((a.PlayCard, a.TakeReward, a.TakeCardBack), card_text),
    a.RecallStratagems: recalling,
    a.ClaimAchievement: claiming,
    a.ChooseTrack: track_choice,
    a.ConvertPoint: conversion,
    a.TakeProvince: taking,
    a.TuckProvince: tucking,
    a.DiscardProvince: discarding,
    **dict.fromkeys((a.RefillProvince, a.DrawProvince), refilling),
}
