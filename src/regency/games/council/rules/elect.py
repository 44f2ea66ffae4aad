"""Main action: elect a councillor. Quick action: send an assistant to elect one."""

from __future__ import annotations

from typing import Final

from regency.kernel.edge import Action
from regency.kernel.errors import Reason

from ..effects.board import push_councillor
from ..effects.goods import gain_coins, return_assistants
from ..effects.turns import use_main_action, use_quick_action
from ..model.actions import ElectByAssistant, ElectCouncillor
from ..model.reasons import NotEnoughAssistants, NotInPool
from ..model.state import Council, Eyes
from ..printed.tables import BALCONIES, COLOURS, ELECT_BY_ASSISTANT_PRICE, ELECTION_COINS

ELECTIONS: Final[list[list[Action]]] = [
    [ElectCouncillor(colour, balcony) for balcony in range(BALCONIES)] for colour in range(COLOURS)
]
ELECTIONS_BY_ASSISTANT: Final[list[list[Action]]] = [
    [ElectByAssistant(colour, balcony) for balcony in range(BALCONIES)] for colour in range(COLOURS)
]


def options(me: Eyes) -> list[Action]:
    """Any councillor of the pool into any balcony, the king's too."""
    return elections(me, ELECTIONS)


def options_by_assistant(me: Eyes) -> list[Action]:
    """The same, for an assistant and without the coins."""
    if me.table.assistants[me.seat] < ELECT_BY_ASSISTANT_PRICE:
        return []
    return elections(me, ELECTIONS_BY_ASSISTANT)


def elections(me: Eyes, listed: list[list[Action]]) -> list[Action]:
    """Those of the listed elections whose councillor is in the pool."""
    found: list[Action] = []
    pool = me.table.pool
    for colour in range(COLOURS):
        if pool[colour] > 0:
            found.extend(listed[colour])
    return found


def perform(g: Council, seat: int, colour: int, balcony: int) -> None:
    """Push the councillor in, gain 4 coins."""
    use_main_action(g)
    push_councillor(g, seat, colour, balcony)
    gain_coins(g, seat, ELECTION_COINS)


def perform_by_assistant(g: Council, seat: int, colour: int, balcony: int) -> None:
    """Return an assistant, push the councillor in."""
    use_quick_action(g)
    return_assistants(g, seat, ELECT_BY_ASSISTANT_PRICE)
    push_councillor(g, seat, colour, balcony)


def refusal(me: Eyes, colour: int) -> Reason:
    """The pool has no such councillor."""
    return NotInPool(colour)


def refusal_by_assistant(me: Eyes, colour: int) -> Reason:
    """No assistant to send, or no such councillor."""
    if me.table.assistants[me.seat] < ELECT_BY_ASSISTANT_PRICE:
        return NotEnoughAssistants(ELECT_BY_ASSISTANT_PRICE, me.table.assistants[me.seat])
    return NotInPool(colour)
