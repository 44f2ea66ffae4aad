"""Tables of bots alone that nobody looks at: few of each host go on at once, the others wait."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from .room import Room
from .saved_table import SavedTable, plays_itself

OF_A_HOST: Final = 10  # tables of one device that go on at once
IN_ALL: Final = 200


def plays_alone(table: SavedTable) -> bool:
    """Whether no person decides anything at this table."""
    return all(map(plays_itself, table.chairs))


def is_unattended(room: Room) -> bool:
    """Whether bots play among themselves there, and nobody looks."""
    return not room.tabs and plays_alone(room.table)


class Unattended:
    """Who goes on, and who waits: by host, and each host in turn."""

    def __init__(self) -> None:
        self._going: dict[str, set[str]] = {}
        self._waiting: OrderedDict[str, OrderedDict[str, None]] = OrderedDict()
        self._host: dict[str, str] = {}  # of each table that goes on or waits
        self._count = 0  # of those that go on

    def takes(self, table: SavedTable) -> bool:
        """Whether the table may go on; otherwise it is called when there is a place for it."""
        if table.id in self._going.get(table.host, ()):
            return True
        has_place = self.has_place(table.host)
        if has_place:
            self.forget(table.id)
            self._going.setdefault(table.host, set()).add(table.id)
            self._count += 1
        else:
            self._waiting.setdefault(table.host, OrderedDict())[table.id] = None
        self._host[table.id] = table.host
        return has_place

    def has_place(self, host: str) -> bool:
        return self._count < IN_ALL and len(self._going.get(host, ())) < OF_A_HOST

    def waits(self, table_id: str) -> bool:
        host = self._host.get(table_id)
        return host is not None and table_id in self._waiting.get(host, ())

    def forget(self, table_id: str) -> bool:
        """It needs no place, or none any more; whether it had one or waited for one."""
        host = self._host.pop(table_id, None)
        if host is None:
            return False
        going, waiting = self._going.get(host, set()), self._waiting.get(host, OrderedDict())
        if table_id in going:
            going.remove(table_id)
            self._count -= 1
        waiting.pop(table_id, None)
        if not going:
            self._going.pop(host, None)
        if not waiting:
            self._waiting.pop(host, None)
        return True

    def next(self) -> str | None:
        """One that waits and has a place now: it is to be asked to go on."""
        host = next(filter(self.has_place, self._waiting), None) if self._count < IN_ALL else None
        if host is None:
            return None
        self._waiting.move_to_end(host)
        table_id = next(iter(self._waiting[host]))
        self.forget(table_id)
        return table_id
