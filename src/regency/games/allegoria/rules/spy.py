"""Space IV, Subterfuge: a Spy hurts the opponent it visits, and the Diplomacy marker moves."""

from __future__ import annotations

from typing import Final

from regency.kernel.edge import Action
from regency.kernel.errors import Reason

from ..effects.board import (
    do_subterfuge,
    move_diplomacy,
    move_track,
    return_workers,
    take_anarchy,
    write_deed,
)
from ..effects.rounds import count_subterfuge, spend_points
from ..model.actions import CentralSubterfuge, LowerForDiplomacy, Subterfuge
from ..model.reasons import NoAnarchyLeft, NoSubterfugeAtHome, NotInPlay, NoWorkerThere
from ..model.state import (
    Allegoria,
    Eyes,
    Table,
    anarchy_left,
    crosses,
    in_play,
    level,
    opponents,
    place_of,
    workers,
)
from ..printed.terms import (
    BY_SUBTERFUGE,
    CENTRE,
    DIPLOMACY_PRICE,
    NOTHING,
    SABOTAGE,
    SEATS,
    SPY,
    SUBTERFUGE,
    TRACKS,
)
from ..printed.tracks import DIPLOMACY_END
from .decrees import DECLINE, edict_of, in_force

NO_SECOND: Final = TRACKS
SUBTERFUGES: Final[list[list[Action]]] = [
    [Subterfuge(other, track, second) for track in range(TRACKS) for second in range(TRACKS + 1)]
    for other in range(SEATS)
]
PLAIN: Final[list[list[Action]]] = [
    [Subterfuge(other, track, NO_SECOND) for track in range(TRACKS)] for other in range(SEATS)
]
CENTRAL: Final = CentralSubterfuge()
PRICE_OPTIONS: Final[list[Action]] = [LowerForDiplomacy(), DECLINE]


def options(me: Eyes) -> list[Action]:
    """In any opponent's Tavern or in the centre, with a Spy there; a second track costs a marker."""
    t = me.table
    found: list[Action] = []
    markers = anarchy_left(t)
    for other in opponents(t, me.seat):
        if workers(t, me.seat, other, SPY) > 0:
            found.extend(SUBTERFUGES[other] if markers else PLAIN[other])
    if workers(t, me.seat, CENTRE, SPY) > 0 and can_centre(t, me.seat):
        found.append(CENTRAL)
    return found


def can_centre(t: Table, seat: int) -> bool:
    """A marker each time, or only for the Subterfuge that moves Diplomacy (ruling 14)."""
    if anarchy_left(t):
        return True
    if t.rules.centre_subterfuge_anarchy == "always":
        return False
    return not moves_diplomacy(t, seat) or in_force(t, DIPLOMACY_PRICE)


def moves_diplomacy(t: Table, seat: int) -> bool:
    """The first Subterfuge of a turn, up to x5 (rulings 13 and 14)."""
    return t.subterfuges == 0 and t.diplomacy[seat] < DIPLOMACY_END


def perform(g: Allegoria, seat: int, opponent: int, track: int, second: int) -> None:
    """The Spy returns, one track falls, for a marker another or the same again."""
    boosted = second != NO_SECOND
    begin(g, seat, opponent)
    if boosted:
        take_anarchy(g, seat, BY_SUBTERFUGE)
    write_deed(g, seat, (SUBTERFUGE, place_of(seat, opponent), opponent, int(boosted)))
    lower(g, seat, opponent, track)
    if boosted:
        lower(g, seat, opponent, second)


def begin(g: Allegoria, seat: int, territory: int) -> None:
    spend_points(g, 1)
    do_subterfuge(g, seat, territory)
    return_workers(g, seat, territory, SPY, 1)


def lower(g: Allegoria, seat: int, opponent: int, track: int) -> None:
    """A track at 0 stays there, which is no reduction (ruling 12)."""
    crossed = level(g.table, opponent, track) > 0 and crosses(g.table, opponent, track, 1)
    if move_track(g, opponent, track, -1) != 0:
        write_deed(g, seat, (SABOTAGE, opponent, track, int(crossed)))


def perform_centre(g: Allegoria, seat: int) -> None:
    """No track changes; the marker is due at once, unless only the step of Diplomacy costs it."""
    begin(g, seat, CENTRE)
    if g.table.rules.centre_subterfuge_anarchy == "always":
        take_anarchy(g, seat, BY_SUBTERFUGE)
    write_deed(g, seat, (SUBTERFUGE, place_of(seat, CENTRE), NOTHING, 0))


# Diplomacy


def has_price(t: Table, seat: int) -> bool:
    """Broken Treaties: whether a step on the Diplomacy Track would have to be paid for."""
    return in_force(t, DIPLOMACY_PRICE) and moves_diplomacy(t, seat)


def can_pay_price(t: Table, seat: int, central: bool) -> bool:
    """The track can pay in full, and a marker is left where the step costs one."""
    edict = edict_of(t)
    free = anarchy_left(t) or not central or t.rules.centre_subterfuge_anarchy == "always"
    return free and level(t, seat, edict.track) >= edict.amount


def pay_price(g: Allegoria, seat: int, central: bool) -> None:
    edict = edict_of(g.table)
    move_track(g, seat, edict.track, -edict.amount)
    step(g, seat, central)


def step(g: Allegoria, seat: int, central: bool) -> None:
    """The first Subterfuge of a turn moves the Diplomacy marker."""
    if moves_diplomacy(g.table, seat):
        if central and g.table.rules.centre_subterfuge_anarchy == "first_only":
            take_anarchy(g, seat, BY_SUBTERFUGE)
        move_diplomacy(g, seat)
    count_subterfuge(g)


def leave(g: Allegoria) -> None:
    """The first Subterfuge of the turn is over, without a step."""
    count_subterfuge(g)


def refusal(me: Eyes, territory: int) -> Reason:
    """At home, without a Spy, or without a marker to take."""
    if not in_play(me.table, territory):
        return NotInPlay(territory)
    if territory == me.seat:
        return NoSubterfugeAtHome()
    if workers(me.table, me.seat, territory, SPY) == 0:
        return NoWorkerThere(SPY, territory)
    return NoAnarchyLeft()
