"""What a player may do at a time: in real time anything, in untimed turns one thing."""

from __future__ import annotations

from typing import Final

from regency.kernel.codec import interned
from regency.kernel.edge import Action
from regency.kernel.errors import Reason

from ..effects import rounds
from ..model.actions import Act, ClaimAchievement, FlipTimer, Pass, PlayCard, RecallStratagems
from ..model.reasons import OnlyMovesNow
from ..model.state import Eyes, Game, Table
from ..printed.terms import NOTHING, PRE_ROUND
from . import achievements, acting, flipping, last_actions, placing, provinces, stratagems
from .rows import next_in_order

PASS: Final[Action] = interned(Pass)[0]


def options(me: Eyes) -> list[Action]:
    """Untimed turns: a worker placed or moved, a worker action, a stratagem, a recall, a claim, or pass."""
    found = things_to_do(me)
    found.append(PASS)
    return found


def things_to_do(me: Eyes) -> list[Action]:
    """Everything that the phase allows but to be done with it."""
    t = me.table
    if t.phase == PRE_ROUND:
        return placing.options(me)
    found = acting.options(me)
    found.extend(placing.options(me))
    found.extend(stratagems.options(me))
    found.extend(achievements.options(me))
    return found


def free_options(me: Eyes) -> list[Action]:
    """Real time and untimed simultaneous: the same, flips and refills, done, hold or ready."""
    t, seat = me.table, me.seat
    if last_actions.is_silenced(t, seat):
        return []
    if t.done[seat]:
        return last_actions.done_options(t, seat)
    found = things_to_do(me)
    found.extend(flipping.options(me))
    found.extend(provinces.refill_options(me))
    found.extend(last_actions.options(me))
    return found


def can_do_anything(me: Eyes) -> bool:
    """Whether there is anything but to pass."""
    t = me.table
    if placing.can_move_any(me):
        return True
    if t.phase == PRE_ROUND:
        return False
    return bool(acting.options(me)) or bool(stratagems.options(me)) or bool(achievements.options(me))


MOVES_NOTHING: Final = (Act, FlipTimer, PlayCard, RecallStratagems, ClaimAchievement)


def refusal(me: Eyes, action: Action) -> Reason | None:
    """What is not for the time before a round; None: something else is in the way."""
    return OnlyMovesNow() if me.table.phase == PRE_ROUND and isinstance(action, MOVES_NOTHING) else None


def perform_pass(g: Game, seat: int) -> None:
    rounds.pass_turn(g, seat)


def next_seat(g: Game, seat: int) -> int:
    """Who comes next in privilege order, or NOTHING when all have passed; who can do nothing passes."""
    t = g.table
    while not have_all_passed(t):
        seat = next_in_order(t, seat)
        if can_do_anything(g.eyes(seat)):
            rounds.take_turn(g, seat)
            return seat
        perform_pass(g, seat)
    return NOTHING


def have_all_passed(t: Table) -> bool:
    """One after the other."""
    return t.passes >= len(t.mats)
