"""Space III, Attack: Raids where nobody stands in the way, Battles where somebody does."""

from __future__ import annotations

from typing import Final

from regency.kernel.edge import Action
from regency.kernel.errors import Reason

from ..effects.board import (
    divide_spoils,
    fight,
    gain_influence,
    raid_territory,
    return_workers,
    take_anarchy,
    write_deed,
)
from ..effects.rounds import spend_points
from ..model.actions import Battle, DivideSpoils, Raid
from ..model.reasons import (
    NoAnarchyLeft,
    NoDefender,
    NotInPlay,
    NoWorkerThere,
    RaidAtHome,
    SoldiersInTheWay,
    TooFewWorkers,
    TooMuchSpoils,
)
from ..model.state import Allegoria, Eyes, Table, anarchy_left, in_play, opponents, place_of, workers
from ..printed.counts import WORKERS_EACH
from ..printed.decrees import AMOUNT
from ..printed.terms import (
    ATTACKER,
    BATTLE,
    BLOOD_FEUD,
    BY_BATTLE,
    BY_DECREE,
    BY_RAID,
    CENTRE,
    DRAWN,
    LOST,
    RAID,
    SEATS,
    SOLDIER,
    TERRITORIES,
    WON,
)
from .decrees import in_force

RAIDS: Final[list[list[Action]]] = [
    [Raid(territory, count) for count in range(WORKERS_EACH + 1)] for territory in range(TERRITORIES)
]
BATTLES: Final[list[list[list[Action]]]] = [
    [[Battle(territory, defender, boost) for boost in range(2)] for defender in range(SEATS)]
    for territory in range(TERRITORIES)
]
SPOILS: Final[list[Action]] = [DivideSpoils(removed) for removed in range(WORKERS_EACH + 1)]


def options(me: Eyes) -> list[Action]:
    """A Raid or a Battle on any Battlefield with Soldiers of one's own."""
    t = me.table
    found: list[Action] = []
    boosts = 2 if anarchy_left(t) else 1
    for territory in range(TERRITORIES):
        own = workers(t, me.seat, territory, SOLDIER)
        if own == 0:
            continue
        defenders = opposing(t, me.seat, territory)
        for defender in defenders:
            found.extend(BATTLES[territory][defender][:boosts])
        if len(defenders) == 0 and can_raid(t, me.seat, territory):
            found.extend(RAIDS[territory][1 : own + 1])
    return found


def opposing(t: Table, seat: int, territory: int) -> list[int]:
    """The opponents with Soldiers on a Battlefield."""
    return [other for other in opponents(t, seat) if workers(t, other, territory, SOLDIER) > 0]


def can_raid(t: Table, seat: int, territory: int) -> bool:
    """Never at home; in the centre for an Anarchy marker."""
    return territory != seat and (territory != CENTRE or anarchy_left(t))


def raid(g: Allegoria, seat: int, territory: int, count: int) -> None:
    """Remove Soldiers, an Influence for each."""
    spend_points(g, 1)
    raid_territory(g, seat, territory, count)
    if territory == CENTRE:
        take_anarchy(g, seat, BY_RAID)
    return_workers(g, seat, territory, SOLDIER, count)
    gain_influence(g, seat, count)
    write_deed(g, seat, (RAID, place_of(seat, territory), count, count))


class Fray:
    """A Battle after the roll."""

    def __init__(self, attacker: int, defender: int, territory: int, own: int, opposed: int) -> None:
        self.attacker = attacker
        self.defender = defender
        self.territory = territory
        self.own = own
        self.opposed = opposed
        self.margin = 0
        self.boost = 0


def battle(g: Allegoria, seat: int, territory: int, defender: int, boost: int) -> Fray:
    """Roll, compare the totals, and take the casualties of both sides."""
    t = g.table
    spend_points(g, 1)
    own = workers(t, seat, territory, SOLDIER)
    fray = Fray(seat, defender, territory, own, workers(t, defender, territory, SOLDIER))
    fray.boost = boost
    if boost:
        take_anarchy(g, seat, BY_BATTLE)
    fray.margin = fight(g, seat, defender, territory, fray.own + boost, fray.opposed)
    return_workers(g, seat, territory, SOLDIER, 1, lost=True)
    return_workers(g, defender, territory, SOLDIER, 1, lost=True)
    return fray


def removable(t: Table, loser: int, territory: int, spoils: int) -> int:
    """The most Soldiers of the loser that the Spoils can remove."""
    return min(spoils, workers(t, loser, territory, SOLDIER))


def spoils_options(t: Table, loser: int, territory: int, spoils: int) -> list[Action]:
    """Any mix of Soldiers and Influence; or all of one kind (ruling 10)."""
    most = removable(t, loser, territory, spoils)
    if t.rules.spoils_mode == "either_or":
        return [SPOILS[0], SPOILS[most]] if most > 0 else SPOILS[:1]
    return SPOILS[: most + 1]


def divide(g: Allegoria, winner: int, loser: int, territory: int, spoils: int, removed: int) -> int:
    """The winner's choice; what removes no Soldier is Influence (ruling 10). Returns the Influence."""
    influence = 0 if removed > 0 and g.table.rules.spoils_mode == "either_or" else spoils - removed
    divide_spoils(g, winner, removed, influence)
    return_workers(g, loser, territory, SOLDIER, removed, lost=True)
    gain_influence(g, winner, influence)
    return influence


def blood_feud(g: Allegoria, winner: int, loser: int) -> None:
    """The Decree: more for the winner, a marker for the loser."""
    if in_force(g.table, BLOOD_FEUD):
        gain_influence(g, winner, AMOUNT[g.table.edict])
        if anarchy_left(g.table):
            take_anarchy(g, loser, BY_DECREE)


def conclude(g: Allegoria, fray: Fray, removed: int, influence: int) -> None:
    """The deed of the attacker, however it ended."""
    margin = fray.margin
    result = WON if margin > 0 else LOST if margin < 0 else DRAWN
    if result == LOST:
        removed = 0
        influence = 0
    write_deed(
        g,
        fray.attacker,
        (
            BATTLE,
            ATTACKER,
            fray.defender,
            place_of(fray.attacker, fray.territory),
            fray.own,
            fray.opposed,
            fray.own - fray.opposed,
            result,
            margin,
            removed,
            influence,
            fray.boost,
        ),
    )


def raid_refusal(me: Eyes, territory: int, count: int) -> Reason:
    """At home, where Soldiers stand, or with too few of one's own."""
    t = me.table
    own = workers(t, me.seat, territory, SOLDIER)
    if not in_play(t, territory):
        return NotInPlay(territory)
    if territory == me.seat:
        return RaidAtHome()
    if own == 0:
        return NoWorkerThere(SOLDIER, territory)
    if len(opposing(t, me.seat, territory)) > 0:
        return SoldiersInTheWay(territory)
    if territory == CENTRE and not anarchy_left(t):
        return NoAnarchyLeft()
    return TooFewWorkers(own)


def battle_refusal(me: Eyes, territory: int, defender: int) -> Reason:
    t = me.table
    if not in_play(t, territory):
        return NotInPlay(territory)
    if workers(t, me.seat, territory, SOLDIER) == 0:
        return NoWorkerThere(SOLDIER, territory)
    if defender not in opposing(t, me.seat, territory):
        return NoDefender(defender, territory)
    return NoAnarchyLeft()


def spoils_refusal(t: Table, loser: int, territory: int, spoils: int) -> Reason:
    return TooMuchSpoils(spoils, workers(t, loser, territory, SOLDIER))
