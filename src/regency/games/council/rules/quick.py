"""Quick actions: engage an assistant, change permits, buy a main action. (The fourth is in `elect`.)"""

from __future__ import annotations

from typing import Final

from regency.kernel.edge import Action
from regency.kernel.errors import Reason

from ..effects.goods import gain_assistants, pay_coins, return_assistants
from ..effects.permits import put_permit_under, turn_up_permit
from ..effects.turns import grant_main_actions, use_quick_action
from ..model.actions import BuyMainAction, ChangePermits, EngageAssistant
from ..model.reasons import NoAssistantsInPool, NoPermitThere, NotEnoughAssistants, NotEnoughCoins
from ..model.state import Council, Eyes, Table, face_up
from ..printed.tables import ASSISTANT_PRICE, CHANGE_PRICE, FACE_UP, MAIN_ACTION_PRICE, NOTHING, REGIONS

ENGAGE: Final = EngageAssistant()
CHANGES: Final[list[Action]] = [ChangePermits(region) for region in range(REGIONS)]
BUY: Final = BuyMainAction()


def options(me: Eyes) -> list[Action]:
    """What the purse and the assistants allow."""
    t = me.table
    found: list[Action] = []
    if t.coins[me.seat] >= ASSISTANT_PRICE and t.assistant_pool:
        found.append(ENGAGE)
    if t.assistants[me.seat] >= CHANGE_PRICE:
        for region in range(REGIONS):
            if has_face_up(t, region):
                found.append(CHANGES[region])
    if t.assistants[me.seat] >= MAIN_ACTION_PRICE:
        found.append(BUY)
    return found


def has_face_up(table: Table, region: int) -> bool:
    """Whether any permit of the region lies face up."""
    return face_up(table, region, 0) != NOTHING or face_up(table, region, 1) != NOTHING


def engage(g: Council, seat: int) -> None:
    """Three coins for an assistant."""
    use_quick_action(g)
    pay_coins(g, seat, ASSISTANT_PRICE)
    gain_assistants(g, seat, 1)


def change(g: Council, seat: int, region: int) -> None:
    """Both face-up permits go under the stack, the left one first; then up to two new ones."""
    use_quick_action(g)
    return_assistants(g, seat, CHANGE_PRICE)
    for slot in range(FACE_UP):
        put_permit_under(g, region, slot)
    for slot in range(FACE_UP):
        turn_up_permit(g, region, slot)


def buy(g: Council, seat: int) -> None:
    """Three assistants for a main action."""
    use_quick_action(g)
    return_assistants(g, seat, MAIN_ACTION_PRICE)
    grant_main_actions(g, seat, 1)


def engage_refusal(me: Eyes) -> Reason:
    """Too few coins, or nobody to engage."""
    if me.table.coins[me.seat] < ASSISTANT_PRICE:
        return NotEnoughCoins(ASSISTANT_PRICE, me.table.coins[me.seat])
    return NoAssistantsInPool()


def change_refusal(me: Eyes, region: int) -> Reason:
    """No assistant, or nothing to change."""
    if me.table.assistants[me.seat] < CHANGE_PRICE:
        return NotEnoughAssistants(CHANGE_PRICE, me.table.assistants[me.seat])
    return NoPermitThere(region)


def buy_refusal(me: Eyes) -> Reason:
    """Too few assistants."""
    return NotEnoughAssistants(MAIN_ACTION_PRICE, me.table.assistants[me.seat])
