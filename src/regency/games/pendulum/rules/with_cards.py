"""Cards that are declared with a worker action: no gold to pay, a neighbouring reward, the same twice."""

from __future__ import annotations

from typing import Final

from regency.kernel.codec import interned
from regency.kernel.edge import Action
from regency.kernel.errors import Reason

from ..effects.cards import play_card
from ..effects.workers import move_to_reward_box
from ..model.actions import ChooseNeighbour, PlayCard
from ..model.reasons import (
    CardNotInHand,
    CubesMissing,
    NoFittingAction,
    NoProductionThere,
    NotANeighbour,
    NotItsAction,
)
from ..model.state import Eyes, Game, Table
from ..printed.board import BOX_TASKS, PURPLE_PRICE, TASK_COST, TASK_REWARD, neighbours
from ..printed.cards import CARD_OP, CARDS, WAIVERS
from ..printed.terms import GOLD, MILITARY, NEIGHBOUR, NOTHING, REPEAT, WAIVE, WORKERS, Effects
from .acting import ACT, may_produce, ready_to_act, worker_refusal
from .paying import pay, shortage
from .rows import seen_with_timer

NEIGHBOUR_CHOICES: Final[list[Action]] = list(interned(ChooseNeighbour))


def _plays() -> list[Action]:
    """By card; those that are never in a hand have a place that is never used."""
    found: list[Action] = [NEIGHBOUR_CHOICES[0]] * CARDS
    for action in interned(PlayCard):
        found[action.card] = action
    return found


PLAY_CARD: Final[list[Action]] = _plays()

# Cards that are declared together with an action, as a mask
FIRST_WAIVER: Final = 1
SECOND_WAIVER: Final = 2
PLAIN: Final = 0
SPECIAL: Final = 4  # the neighbouring reward, or the same action twice


def is_with_action(card: int) -> bool:
    """Whether a card is declared together with a worker action."""
    return CARD_OP[card] in (NEIGHBOUR, REPEAT, WAIVE)


def part_of_plan(card: int) -> int:
    """What a card is in a plan."""
    if card == WAIVERS[0]:
        return FIRST_WAIVER
    return SECOND_WAIVER if card == WAIVERS[1] else SPECIAL


def special_of(t: Table, seat: int, plan: int) -> int:
    """The card of the hand that is the special one of a plan, or NOTHING."""
    if plan & SPECIAL:
        for card in t.hands[seat]:
            if CARD_OP[card] in (NEIGHBOUR, REPEAT):
                return card
    return NOTHING


def cards_of(t: Table, seat: int, plan: int) -> list[int]:
    """All cards of a plan."""
    found: list[int] = []
    special = special_of(t, seat, plan)
    if special != NOTHING:
        found.append(special)
    if plan & FIRST_WAIVER:
        found.append(WAIVERS[0])
    if plan & SECOND_WAIVER:
        found.append(WAIVERS[1])
    return found


def has_neighbour(t: Table, seat: int, plan: int) -> bool:
    """Whether the special card of a plan is the one with the neighbouring reward."""
    special = special_of(t, seat, plan)
    return special != NOTHING and CARD_OP[special] == NEIGHBOUR


def with_neighbour(t: Table, seat: int, task: int, plan: int) -> list[int]:
    """The neighbouring actions whose rewards can be gained too."""
    if t.rules.ravager_neighbour_cost == "own_only":
        return neighbours(task) if pays(t, seat, [task], plan) else []
    return [other for other in neighbours(task) if pays(t, seat, [task, other], plan)]


def fits(t: Table, seat: int, task: int, plan: int) -> bool:
    """Whether an action can be taken with the cards of a plan."""
    special = special_of(t, seat, plan)
    if special == NOTHING:
        return pays(t, seat, [task], plan)
    if CARD_OP[special] == REPEAT:
        return pays(t, seat, [task, task], plan)
    return bool(with_neighbour(t, seat, task, plan))


def pays(t: Table, seat: int, tasks: list[int], plan: int) -> bool:
    """Whether all these are paid; each waiver replaces one payment of 2 gold."""
    gold, military, waived = bill(tasks, plan)
    return waived and t.gold[seat] >= gold and t.military[seat] >= military


def bill(tasks: list[int], plan: int) -> tuple[int, int, bool]:
    """Gold and military to pay for these actions, and whether every waiver has a payment to replace."""
    waivers = (plan & FIRST_WAIVER) + (plan & SECOND_WAIVER) // SECOND_WAIVER
    payments = 0
    military = 0
    for task in tasks:
        if TASK_COST[task] == PURPLE_PRICE:
            payments += 1
        military += TASK_COST[task][MILITARY]
    return (payments - waivers) * PURPLE_PRICE[GOLD], military, waivers <= payments


def plan_options(me: Eyes, plan: int) -> list[Action]:
    """Workers that can act with these cards, and cards that can be added to them."""
    found = acts_with(me, plan)
    for card in me.table.hands[me.seat]:
        if not is_with_action(card) or plan & part_of_plan(card):
            continue
        if can_complete(me, plan | part_of_plan(card)):
            found.append(PLAY_CARD[card])
    return found


def acts_with(me: Eyes, plan: int) -> list[Action]:
    """Workers that can act with these cards."""
    t, seat = me.table, me.seat
    seen = seen_with_timer(me)
    found: list[Action] = []
    for worker in range(WORKERS):
        each = seat * WORKERS + worker
        if ready_to_act(t, each, seen):
            for task in BOX_TASKS[t.at[each]]:
                if may_produce(t, each, task) and fits(t, seat, task, plan):
                    found.append(ACT[worker][task])
    return found


def can_complete(me: Eyes, plan: int) -> bool:
    """Whether some worker can act with these cards, and perhaps more of the hand."""
    held = 0
    for card in me.table.hands[me.seat]:
        if is_with_action(card):
            held |= part_of_plan(card)
    for more in range(FIRST_WAIVER | SECOND_WAIVER | SPECIAL, PLAIN, -1):
        if more & plan == plan and not more & ~held and acts_with(me, more):
            return True
    return False


def perform_with(g: Game, seat: int, worker: int, task: int, plan: int, neighbour: int) -> list[Effects]:
    """Lay the cards, pay what is left, move once; returned are the rewards."""
    t = g.table
    special = special_of(t, seat, plan)
    tasks = [task]
    rewards = [TASK_REWARD[task]]
    if special != NOTHING and CARD_OP[special] == REPEAT:
        tasks.append(task)
        rewards.append(TASK_REWARD[task])
    elif special != NOTHING:
        rewards.append(TASK_REWARD[neighbour])
        if t.rules.ravager_neighbour_cost == "both":
            tasks.append(neighbour)
    gold, military, _ = bill(tasks, plan)
    for card in cards_of(t, seat, plan):
        play_card(g, seat, card)
    pay(g, seat, (military, 0, gold, 0, 0, 0, 0))
    move_to_reward_box(g, seat, worker, task)
    return rewards


def neighbour_options(me: Eyes, task: int, plan: int) -> list[Action]:
    """Left or right."""
    return [NEIGHBOUR_CHOICES[other] for other in with_neighbour(me.table, me.seat, task, plan)]


def neighbour_refusal(me: Eyes, task: int, neighbour: int) -> Reason:
    """Not beside it, or it cannot be paid."""
    if neighbour not in neighbours(task):
        return NotANeighbour(neighbour)
    return shortage(me.table, me.seat, TASK_COST[neighbour]) or NotANeighbour(neighbour)


def plan_refusal(me: Eyes, worker: int, task: int, plan: int) -> Reason:
    """As without cards, but for the price."""
    t, seat = me.table, me.seat
    why = worker_refusal(me, worker)
    if why is not None:
        return why
    each = seat * WORKERS + worker
    if task not in BOX_TASKS[t.at[each]]:
        return NotItsAction(worker, task)
    if not may_produce(t, each, task):
        return NoProductionThere(worker)
    tasks = [task, task] if plan & SPECIAL and not has_neighbour(t, seat, plan) else [task]
    gold, military, waived = bill(tasks, plan)
    if waived and t.gold[seat] < gold:
        return CubesMissing(GOLD, gold, t.gold[seat])
    if waived and t.military[seat] < military:
        return CubesMissing(MILITARY, military, t.military[seat])
    return NoFittingAction(cards_of(t, seat, plan)[-1])


def added_refusal(me: Eyes, card: int) -> Reason:
    """Why a card cannot be added to a plan."""
    if card not in me.table.hands[me.seat]:
        return CardNotInHand(card)
    return NoFittingAction(card)
