"""Verbs of the town and the map: tracks, Anarchy, Influence, Workers and Guilds."""

from __future__ import annotations

from regency.kernel.edge import ALL

from ..model import events as e
from ..model.state import Allegoria, level
from ..printed.counts import DIE
from ..printed.terms import (
    ALMS_TOPIC,
    ANARCHY_RETURN,
    ANARCHY_TAKE,
    ANARCHY_TOPIC,
    DEED_TOPICS,
    DIPLOMACY_TOPIC,
    GUILDS_TOPIC,
    TERRITORIES,
    TOKENS_TOPIC,
    TRACKS,
    WORKERS,
    WORKERS_TOPIC,
)
from ..printed.tracks import ALMS_END, DIPLOMACY_END, TOP


def write_deed(g: Allegoria, seat: int, deed: tuple[int, ...]) -> None:
    """Deeds of one's own turn are what claims count."""
    t = g.table
    if t.active == seat:
        t.deeds[seat] += (deed,)
        t.touched |= 1 << DEED_TOPICS + deed[0]


# Tracks, Anarchy, Influence


def move_track(g: Allegoria, seat: int, track: int, by: int) -> int:
    """Never below 0 or above 12; returns the spaces really moved."""
    t = g.table
    old = level(t, seat, track)
    new = min(TOP, max(0, old + by))
    if new != old:
        t.tracks[seat * TRACKS + track] = new
        t.touched |= 1 << track
        if g.heard:
            g.tell(e.TrackMoved(seat, track, new - old, new))
    return new - old


def take_anarchy(g: Allegoria, seat: int, cause: int) -> None:
    """The marker on the lowest filled spot."""
    t = g.table
    t.anarchy[seat] += 1
    t.touched |= 1 << ANARCHY_TOPIC
    if g.heard:
        g.tell(e.AnarchyTaken(seat, cause))
    write_deed(g, seat, (ANARCHY_TAKE, cause))


def return_anarchy(g: Allegoria, seat: int, cause: int) -> None:
    """Back to the highest empty spot."""
    t = g.table
    t.anarchy[seat] -= 1
    t.touched |= 1 << ANARCHY_TOPIC
    if g.heard:
        g.tell(e.AnarchyReturned(seat, cause))
    write_deed(g, seat, (ANARCHY_RETURN, cause))


def gain_influence(g: Allegoria, seat: int, influence: int) -> None:
    if influence == 0:
        return
    t = g.table
    t.influence[seat] += influence
    t.touched |= 1 << TOKENS_TOPIC
    if g.heard:
        g.tell(e.InfluenceGained(seat, influence))


def move_diplomacy(g: Allegoria, seat: int) -> None:
    """One space, up to x5."""
    t = g.table
    if t.diplomacy[seat] < DIPLOMACY_END:
        t.diplomacy[seat] += 1
        t.touched |= 1 << DIPLOMACY_TOPIC
        if g.heard:
            g.tell(e.DiplomacyMoved(seat, t.diplomacy[seat]))


def move_alms(g: Allegoria, seat: int) -> int:
    """One space; returns where the marker is now."""
    t = g.table
    t.alms[seat] = min(ALMS_END, t.alms[seat] + 1)
    t.touched |= 1 << ALMS_TOPIC
    if g.heard:
        g.tell(e.AlmsMoved(seat, t.alms[seat]))
    return t.alms[seat]


# Workers


def add_workers(g: Allegoria, seat: int, territory: int, kind: int, count: int) -> None:
    g.table.workers[(seat * TERRITORIES + territory) * WORKERS + kind] += count
    g.table.touched |= 1 << WORKERS_TOPIC


def place_worker(g: Allegoria, seat: int, territory: int, kind: int) -> None:
    """From the Supply."""
    g.table.supply[seat] -= 1
    add_workers(g, seat, territory, kind, 1)
    if g.heard:
        g.tell(e.WorkerPlaced(seat, kind, territory))


def return_workers(
    g: Allegoria, seat: int, territory: int, kind: int, count: int, lost: bool = False
) -> None:
    """To the Supply, to be used again."""
    if count == 0:
        return
    g.table.supply[seat] += count
    add_workers(g, seat, territory, kind, -count)
    if g.heard:
        g.tell(e.WorkersReturned(seat, kind, territory, count, lost))


def replace_worker(g: Allegoria, seat: int, territory: int, worker: int, other: int) -> None:
    if g.heard:
        g.tell(e.WorkerReplaced(seat, territory, worker, other))


def move_workers(g: Allegoria, seat: int, kind: int, start: int, end: int, count: int) -> None:
    add_workers(g, seat, start, kind, -count)
    add_workers(g, seat, end, kind, count)
    if g.heard:
        g.tell(e.WorkersMoved(seat, kind, start, end, count))


def roll(g: Allegoria, label: str) -> int:
    """A die with the faces 0, 0, 1, 2, 3, 4, for all to see."""
    g.show(ALL)
    return DIE[g.chance(label).below(len(DIE))]


def roll_dice(g: Allegoria, label: str, count: int) -> list[int]:
    """Everybody's die, for all to see."""
    rolls = [roll(g, label) for _ in range(count)]
    if g.heard:
        g.tell(e.DiceRolled(tuple(rolls)))
    return rolls


def fight(g: Allegoria, seat: int, defender: int, territory: int, attack: int, defence: int) -> int:
    """Both roll and add their Soldiers; returns by how much the attacker is ahead."""
    rolls = [roll(g, "battle"), roll(g, "battle")]
    total = rolls[0] + attack
    against = rolls[1] + defence
    if g.heard:
        g.tell(e.BattleFought(seat, defender, territory, rolls[0], total, rolls[1], against))
    return total - against


def divide_spoils(g: Allegoria, winner: int, removed: int, influence: int) -> None:
    if g.heard:
        g.tell(e.SpoilsDivided(winner, removed, influence))


def raid_territory(g: Allegoria, seat: int, territory: int, count: int) -> None:
    if g.heard:
        g.tell(e.Raided(seat, territory, count))


def do_subterfuge(g: Allegoria, seat: int, territory: int) -> None:
    if g.heard:
        g.tell(e.SubterfugeDone(seat, territory))


def do_commerce(g: Allegoria, seat: int, territory: int, line: int, paid: int) -> None:
    if g.heard:
        g.tell(e.CommerceDone(seat, territory, line, paid))


def resolve_token(g: Allegoria, seat: int, token: int) -> None:
    if g.heard:
        g.tell(e.TokenResolved(seat, token))


# Guilds


def assign_guild(g: Allegoria, seat: int, guild: int) -> None:
    g.table.guilds[seat] += (guild,)
    g.table.touched |= 1 << GUILDS_TOPIC
    if g.heard:
        g.tell(e.GuildGranted(seat, guild))


def remove_guild(g: Allegoria, seat: int, guild: int) -> None:
    t = g.table
    t.guilds[seat] = tuple([other for other in t.guilds[seat] if other != guild])
    t.touched |= 1 << GUILDS_TOPIC
    if g.heard:
        g.tell(e.GuildRemoved(seat, guild))
