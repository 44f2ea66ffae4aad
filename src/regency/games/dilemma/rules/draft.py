"""The agenda draft: lowest Prestige first, everybody keeps one and passes the others on."""

from __future__ import annotations

from typing import Final

from regency.kernel.codec import interned
from regency.kernel.edge import Action
from regency.kernel.errors import Reason

from ..effects.realm import turn_marker
from ..effects.reign import take_agenda
from ..model.actions import ChooseFace, TakeAgenda
from ..model.reasons import AgendaNotInHand
from ..model.state import Eyes, Game, Table
from ..printed.abilities import SIDES_DRAWN
from ..printed.figures import NOTHING, RESOURCES
from .abilities import has_house_ability

TAKE: Final = interned(TakeAgenda)
FACES: Final = interned(ChooseFace)


def options(me: Eyes) -> list[Action]:
    """Whatever was passed on."""
    return [TAKE[agenda] for agenda in me.own.hand]


def perform(g: Game, seat: int, agenda: int) -> None:
    take_agenda(g, seat, agenda, next_drafter(g.table, seat))


def refusal(me: Eyes, agenda: int) -> Reason:
    return AgendaNotInHand(agenda)


def next_drafter(t: Table, seat: int) -> int:
    """The next lowest Prestige, or NOTHING."""
    order = t.draft_order
    place = order.index(seat) + 1
    return order[place] if place < len(order) else NOTHING


def turners(t: Table) -> list[int]:
    """Seats that may choose the side of a marker, right after the sides were drawn, lowest Prestige first."""
    return [seat for seat in t.draft_order if has_house_ability(t, seat, SIDES_DRAWN)]


def face_options(me: Eyes) -> list[Action]:
    """Either side of any marker: what it shows already may stay so."""
    return list(FACES[: 2 * RESOURCES])


def choose_face(g: Game, seat: int, resource: int, face: int) -> None:
    turn_marker(g, seat, resource, 1 if face == 0 else -1)
