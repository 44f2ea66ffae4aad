"""The table of a sitting: the houses at it, who sits for them, and its match, which has begun already."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import msgspec

from regency.kernel.acts import SatDown
from regency.kernel.campaign import house_of
from regency.kernel.chronicle import Chronicle
from regency.kernel.match import AnyMatch

from . import campaign_refusals, clock, saved_table
from .campaign_messages import BeginSitting, SeatedHouse
from .court import Court
from .play import set_off, whole_log
from .reasons import Denied, HouseUnheld, OneSeatADevice, RealTimeOverDays
from .saved_table import SavedChair, SavedTable, Sitting
from .shelf import Begin, Hold, Open

NOBODY: Final = ""


class Seated(NamedTuple):
    """A chair of a sitting, and the device that holds it."""

    chair: SavedChair
    device: str


async def begin(court: Court, device: str, wish: BeginSitting, table_id: str) -> None:
    """A sitting, its table and its match are written together, or none of them."""
    async with court.turn() as chronicle:
        court.must_lead(device)
        present = tuple([seat.house for seat in wish.seats])
        act = court.begins(SatDown, present)
        async with court.entered(act, table=table_id) as acts:
            seated = [sat_down(court, chronicle, seat) for seat in wish.seats]
            with campaign_refusals.told():
                match: AnyMatch = await court.in_thread(
                    chronicle.start, None, [each.chair.name for each in seated]
                )
            table = table_of(court, chronicle, device, wish, table_id, seated, match)
            must_be_playable(court, table, seated)
            set_off(match, clock.now())
            begun = Begin(table_id, match.header, whole_log(table_id, match.entries))
            holders = [
                Hold(table_id, seat, each.device) for seat, each in enumerate(seated) if each.device != NOBODY
            ]
            await court.save(*acts, Open(table), begun, *holders)


def sat_down(court: Court, chronicle: Chronicle, seat: SeatedHouse) -> Seated:
    """Who sits for a house, under its name."""
    found = house_of(chronicle.facts, seat.house)
    assert found is not None, "the act was refused otherwise"
    if seat.bot:
        return Seated(SavedChair("bot", found.name, seat.bot), NOBODY)
    device = court.holders.get(seat.house)
    if device is None:
        raise Denied(HouseUnheld(found.name), 409)
    return Seated(SavedChair("person", found.name), device)


def table_of(
    court: Court,
    chronicle: Chronicle,
    device: str,
    wish: BeginSitting,
    table_id: str,
    seated: list[Seated],
    match: AnyMatch,
) -> SavedTable:
    """The table as it is saved."""
    facts = chronicle.facts
    people = any(each.device != NOBODY for each in seated)
    options: dict[str, Any] = match.header.options
    table = SavedTable(
        id=table_id,
        game=facts.game,
        options=options,
        pace=wish.pace,
        days=wish.days,
        open=False,
        host=device,
        created=clock.now(),
        chairs=[each.chair for each in seated],
        tempo=wish.tempo or ("calm" if people else "quick"),
        sitting=Sitting(
            court.saved.id,
            len(facts.sittings) - 1,
            facts.sittings[-1].present,
            facts.what_if,
            facts.loaded,
            court.saved.undo,
        ),
    )
    paces = [
        saved_table.pace_of("", saved_table.is_timed(court.rules, table)) if each.chair.bot else ""
        for each in seated
    ]
    chairs = [
        msgspec.structs.replace(each.chair, pace=pace) for each, pace in zip(seated, paces, strict=True)
    ]
    return msgspec.structs.replace(table, chairs=chairs)


def must_be_playable(court: Court, table: SavedTable, seated: list[Seated]) -> None:
    """Where time runs all play at once, and nobody can act for two."""
    if not saved_table.is_timed(court.rules, table):
        return
    if table.pace == "days":
        raise Denied(RealTimeOverDays())
    devices = [each.device for each in seated if each.device != NOBODY]
    if len(set(devices)) < len(devices):
        raise Denied(OneSeatADevice(), 409)
