"""Acts as SQL: which statements each is, and what must have come of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final, NamedTuple, TypeVar

import msgspec

from . import clock
from .campaign_shelf import Leaned
from .shelf import (
    Act,
    Append,
    Begin,
    Clear,
    Delete,
    Fenced,
    Finish,
    ForgetLinks,
    Free,
    Hold,
    Keep,
    Link,
    Open,
    Spent,
    Take,
    Taken,
)

A = TypeVar("A", bound=Act)
NEW: Final = (
    "INSERT INTO tables (id, game, host, open, body, created, touched, campaign)"
    " VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
)
BEGUN: Final = "UPDATE tables SET header = ?, state = 'playing', touched = ? WHERE header IS NULL AND id = ?"
ENTRY: Final = "INSERT INTO entries (table_id, number, body, digest, submission) VALUES (?, ?, ?, ?, ?)"
FINISHED: Final = "UPDATE tables SET state = 'finished', outcome = ?, touched = ? WHERE id = ?"
BODY: Final = "UPDATE tables SET body = ?, touched = ? WHERE id = ?"
THERE: Final = "SELECT 1 FROM tables WHERE id = ?"
THERE_IS_CAMPAIGN: Final = "SELECT 1 FROM campaigns WHERE id = ?"
NO_LINK: Final = "DELETE FROM moves WHERE table_id = ? AND seat = ? OR expires < ?"
LINK: Final = "INSERT INTO moves (token, table_id, seat, expires) VALUES (?, ?, ?, ?)"
CHAIR: Final = "INSERT OR REPLACE INTO chairs (table_id, seat, device) VALUES (?, ?, ?)"
TAKEN: Final = (
    "INSERT OR REPLACE INTO chairs (table_id, seat, device)"
    " SELECT table_id, seat, ? FROM moves WHERE token = ? AND expires >= ?"
)
CLEARED: Final = (
    "DELETE FROM tables WHERE id = ?1 AND touched < ?2 AND campaign IS NULL"
    " AND (SELECT count(*) FROM entries WHERE table_id = ?1) = ?3"
)


class Statement(NamedTuple):
    """SQL with its values; `must`: why it is refused where it changes nothing."""

    sql: str
    values: tuple[Any, ...]
    must: type[Spent | Taken | Fenced | Leaned] | None = None


Written = Callable[[Any], Iterable[Statement]]
WRITTEN: Final[dict[type[Act], Written]] = {}


def written(
    kind: type[A],
) -> Callable[[Callable[[A], Iterable[Statement]]], Callable[[A], Iterable[Statement]]]:
    """How acts of this kind are written; whoever has acts of its own says so likewise."""

    def note(how: Callable[[A], Iterable[Statement]]) -> Callable[[A], Iterable[Statement]]:
        WRITTEN[kind] = how
        return how

    return note


def statements(acts: Iterable[Act]) -> list[Statement]:
    """What a commit consists of."""
    return [statement for act in acts for statement in WRITTEN[type(act)](act)]


@written(Append)
def append(act: Append) -> tuple[Statement]:
    return (Statement(ENTRY, (act.table_id, act.number, act.body, act.digest, act.key)),)


@written(Open)
def open_table(act: Open) -> tuple[Statement]:
    table, now = act.table, clock.now()
    body = msgspec.json.encode(table)
    campaign = None if table.sitting is None else table.sitting.campaign
    row = (table.id, table.game, table.host, int(table.open), body, now, now, campaign)
    return (Statement(NEW, row),)


@written(Keep)
def keep(act: Keep) -> tuple[Statement]:
    return (Statement(BODY, (msgspec.json.encode(act.table), clock.now(), act.table.id), Fenced),)


@written(Begin)
def begin(act: Begin) -> list[Statement]:
    begun = Statement(BEGUN, (msgspec.json.encode(act.header), clock.now(), act.table_id), Taken)
    return [begun, *statements(act.log)]


@written(Finish)
def finish(act: Finish) -> tuple[Statement]:
    outcome = None if act.outcome is None else msgspec.json.encode(act.outcome)
    return (Statement(FINISHED, (outcome, clock.now(), act.table_id), Fenced),)


@written(Hold)
def hold(act: Hold) -> tuple[Statement]:
    return (Statement(CHAIR, (act.table_id, act.seat, act.device)),)


@written(Free)
def free(act: Free) -> tuple[Statement, Statement]:
    return (
        Statement("DELETE FROM chairs WHERE table_id = ? AND seat = ?", (act.table_id, act.seat)),
        Statement("DELETE FROM moves WHERE table_id = ? AND seat = ?", (act.table_id, act.seat)),
    )


@written(Link)
def link(act: Link) -> tuple[Statement, Statement]:
    return (
        Statement(NO_LINK, (act.table_id, act.seat, act.now)),
        Statement(LINK, (act.key, act.table_id, act.seat, act.expires)),
    )


@written(Take)
def take(act: Take) -> tuple[Statement, Statement]:
    return (
        Statement(TAKEN, (act.device, act.key, act.now), Spent),
        Statement("DELETE FROM moves WHERE token = ?", (act.key,)),
    )


@written(Delete)
def delete(act: Delete) -> tuple[Statement]:
    return (Statement("DELETE FROM tables WHERE id = ? AND campaign IS NULL", (act.table_id,)),)


@written(Clear)
def clear(act: Clear) -> tuple[Statement]:
    return (Statement(CLEARED, (act.idle.table_id, act.before, act.idle.entries)),)


@written(ForgetLinks)
def forget_links(act: ForgetLinks) -> tuple[Statement, Statement]:
    return (
        Statement("DELETE FROM moves WHERE expires < ?", (act.now,)),
        Statement("DELETE FROM house_moves WHERE expires < ?", (act.now,)),
    )
