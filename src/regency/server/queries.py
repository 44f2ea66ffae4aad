"""What is read of the database: one function a question, beside the statements that write it."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from regency.kernel.record import Header
from regency.kernel.rules import Outcome

from . import clock
from .reasons import Denied, LinkSpent
from .saved_table import SavedTable, State
from .store import Store


class Saved(NamedTuple):
    """A table, the header of its match once that has begun, and its outcome where that is kept."""

    table: SavedTable
    header: Header | None
    state: State
    outcome: Outcome | None


def saved(store: Store, table_id: str) -> Saved | None:
    """A table, if it is there."""
    found = store.read("SELECT body, header, state, outcome FROM tables WHERE id = ?", (table_id,))
    if not found:
        return None
    body, header, state, outcome = found[0]
    begun = None if header is None else msgspec.json.decode(header, type=Header)
    result = None if outcome is None else msgspec.json.decode(outcome, type=Outcome)
    return Saved(msgspec.json.decode(body, type=SavedTable), begun, state, result)


def header(store: Store, table_id: str) -> Header | None:
    """The header of a match, if the table is there still."""
    found = store.read("SELECT header FROM tables WHERE id = ?", (table_id,))
    return msgspec.json.decode(found[0][0], type=Header) if found else None


def holders(store: Store, table_id: str) -> dict[int, str]:
    """Which device holds which seat."""
    return dict(store.read("SELECT seat, device FROM chairs WHERE table_id = ?", (table_id,)))


def log(store: Store, table_id: str) -> list[tuple[Any, ...]]:
    """Every entry with its digest, its submission and its number."""
    return store.read(
        "SELECT body, digest, submission, number FROM entries WHERE table_id = ? ORDER BY number",
        (table_id,),
    )


def entry_count(store: Store, table_id: str) -> int:
    ((count,),) = store.read("SELECT count(*) FROM entries WHERE table_id = ?", (table_id,))
    return int(count)


def tables_of(store: Store, device: str, most: int) -> list[tuple[str, State]]:
    """The tables that a device opened or sits at, the latest first."""
    found = store.read(
        "SELECT id, touched, state FROM tables WHERE host = ?1"
        " UNION SELECT t.id, t.touched, t.state FROM chairs c JOIN tables t ON t.id = c.table_id"
        " WHERE c.device = ?1 ORDER BY 2 DESC LIMIT ?2",
        (device, most),
    )
    return [(table_id, state) for table_id, _, state in found]


def open_tables(store: Store, most: int) -> list[str]:
    """Tables that wait for players and offer their chairs to strangers, the latest first."""
    sql = "SELECT id FROM tables WHERE state = 'waiting' AND open = 1 ORDER BY touched DESC LIMIT ?"
    return [table_id for (table_id,) in store.read(sql, (most,))]


def unfinished_count(store: Store, device: str) -> int:
    """How many tables the device has opened that are not played to the end."""
    sql = "SELECT count(*) FROM tables WHERE host = ? AND state != 'finished'"
    ((count,),) = store.read(sql, (device,))
    return int(count)


def table_count(store: Store) -> int:
    ((count,),) = store.read("SELECT count(*) FROM tables")
    return int(count)


def exists(store: Store, table_id: str) -> bool:
    return bool(store.read("SELECT 1 FROM tables WHERE id = ?", (table_id,)))


def is_host(store: Store, table_id: str, device: str) -> bool:
    return bool(store.read("SELECT 1 FROM tables WHERE id = ? AND host = ?", (table_id, device)))


def seat_of_link(store: Store, key: str) -> tuple[str, int]:
    """Table and seat that a link leads to; LinkSpent where it is used or out of date."""
    found = store.read("SELECT table_id, seat, expires FROM moves WHERE token = ?", (key,))
    if not found or found[0][2] < clock.now():
        raise Denied(LinkSpent(), 410)
    return found[0][0], found[0][1]
