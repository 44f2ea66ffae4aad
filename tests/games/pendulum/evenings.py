"""Evenings with Pendulum on a server: people with lines at them, who sit down, set out and play."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from regency.games.pendulum.model.actions import Done, FlipTimer, Ready, ReturnWorker, Withdraw
from regency.games.pendulum.printed.reconstructed import COUNTDOWN_TIME
from regency.games.pendulum.printed.terms import COUNCIL
from regency.kernel.edge import Action, Option
from regency.server.messages import OpenTable, SitDown
from regency.server.room import Room
from regency.server.tables import AllTables
from tests.server.sand_tables import Guest, match_of
from tests.server.virtual_time import pass_time

from .names import COMMON, GRANDE, box, choose, place

MATS = ("C1", "C2", "C3", "C4", "C5")
USUAL: Mapping[str, str] = {}
QUICK: Mapping[str, str] = {"timer_speed_percent": "150"}
THOUGHT = 1.5  # seconds that somebody thinks who has nothing else to do


def wire(*actions: Option) -> list[Any]:
    return [msgspec.to_builtins(action) for action in actions]


async def at_table(
    tables: AllTables,
    *chairs: Any,
    paces: Sequence[Any] = (),
    trip: int = 20,
    options: Mapping[str, str] = USUAL,
) -> tuple[Room, list[Guest]]:
    """A match has begun: the first question is about a character."""
    wish = OpenTable("pendulum", chairs, dict(options), paces=tuple(paces))
    opened = await tables.open(wish, "host")
    room = await tables.room(opened.id)
    guests = [Guest(room, seat, trip) for seat, chair in enumerate(chairs) if chair == "empty"]
    for guest in guests:
        assert guest.seat is not None
        await tables.sit(opened.id, guest.device, SitDown(guest.seat, f"Guest {guest.seat}"))
        await guest.join()
    await tables.start(opened.id, "host")
    return room, guests


async def counting_down(tables: AllTables, seats: int = 3, trip: int = 20) -> tuple[Room, list[Guest]]:
    """People alone, whose workers all stand in the lower black row; a round is about to begin."""
    room, guests = await at_table(tables, *["empty"] * seats, trip=trip)
    while not match_of(room).state.clock.running:
        seat = room.waited_for()[0]
        mats = match_of(room).state.table.mats
        grande = match_of(room).state.table.at[5 * seat + GRANDE] == box("BL1")
        place_next = place(COMMON, "BL2") if grande else place(GRANDE, "BL1")
        await guests[seat].send(*wire(choose(MATS[seat]) if mats[seat] < 0 else place_next))
    return room, guests


async def in_a_round(tables: AllTables, seats: int = 3, trip: int = 20) -> tuple[Room, list[Guest]]:
    room, guests = await counting_down(tables, seats, trip)
    await pass_time(COUNTDOWN_TIME)
    return room, guests


def wanted(room: Room, seat: int, rng: random.Random) -> Action | None:
    """What somebody does who gets on with it: flips, says the word that ends a phase, else does anything."""
    options: list[Action] = [each for each in match_of(room).options(seat) if isinstance(each, Action)]
    for kind in (FlipTimer, Done, Ready):
        if found := [option for option in options if isinstance(option, kind)]:
            return found[0]
    others = [option for option in options if not isinstance(option, Withdraw | ReturnWorker)]
    return rng.choice(others) if others else None


async def play_along(room: Room, guest: Guest, until: Callable[[], bool] = lambda: False) -> int:
    """Play as a person does, until the end or until something has happened; how many taps counted."""
    rng = random.Random(guest.seat)
    counted = 0
    assert guest.seat is not None
    while room.state() == "playing" and not until():
        await asyncio.sleep(THOUGHT)
        if room.is_halted() or room.state() != "playing":
            continue
        action = wanted(room, guest.seat, rng)
        if action is not None:
            tap = guest.send(*wire(action))
            await asyncio.wait((tap,))
            counted += tap.exception() is None
    return counted


def phase(room: Room) -> int:
    found: int = match_of(room).state.table.phase
    return found


def in_council(room: Room) -> bool:
    return phase(room) == COUNCIL
