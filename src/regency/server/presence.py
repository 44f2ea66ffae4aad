"""Who is in a room: the tabs that look at it, who has been gone for how long, and what they chat."""

from __future__ import annotations

from typing import Final

import msgspec

from regency.kernel.rules import AnyRules

from . import clock, saved_table
from .messages import Chatted, Lobby, Proposal, TableInfo
from .reasons import Denied, TooCrowded
from .room_state import RoomState
from .saved_table import SavedTable
from .shelf import Save
from .socket_writer import SocketWriter

CHAT: Final = 100
ONLOOKERS: Final = 200  # tabs at one table of devices that hold no seat there
ONLOOKERS_AN_ADDRESS: Final = 60  # of them
TABS_A_DEVICE: Final = 16  # that holds a seat


class Tab(SocketWriter):
    """One open page at a table: whose device it is, and from which seat it looks."""

    def __init__(self, device: str, seat: int | None, address: str = "") -> None:
        super().__init__()
        self.device = device
        self.address = address  # whom it is counted for; nobody where it is not known
        self.seat = seat


class RoomPresence(RoomState):
    """The table as whoever is here knows it."""

    def __init__(self, rules: AnyRules, table: SavedTable, devices: dict[int, str], save: Save) -> None:
        super().__init__(rules, table, devices, save)
        self.tabs: set[Tab] = set()
        self.gone: dict[int, int] = dict.fromkeys(range(len(table.chairs)), clock.now())
        self.chat: list[Chatted] = []
        self.proposal: Proposal | None = None
        self.webhooks_allowed = False

    def here(self) -> set[int]:
        """Seats whose device has a tab open."""
        present = {tab.device for tab in self.tabs}
        return {seat for seat, device in self.devices.items() if device in present}

    def is_gone(self, seat: int) -> bool:
        """Absent for as long as the table allows."""
        since = self.gone.get(seat)
        gone = since is not None and clock.now() - since >= saved_table.patience(self.table)
        return gone and self.table.chairs[seat].kind == "person"

    def enter(self, tab: Tab) -> None:
        if not self._has_room(tab):
            raise Denied(TooCrowded(), 429)
        self.tabs.add(tab)
        for seat in self.here():
            self.gone.pop(seat, None)

    def _has_room(self, tab: Tab) -> bool:
        """Onlookers never take the place of somebody who plays."""
        if self.is_seated(tab.device):
            return sum(other.device == tab.device for other in self.tabs) < TABS_A_DEVICE
        seated = set(self.devices.values())
        onlookers = [other for other in self.tabs if other.device not in seated]
        near = sum(other.address == tab.address for other in onlookers) if tab.address else 0
        return len(onlookers) < ONLOOKERS and near < ONLOOKERS_AN_ADDRESS

    def leave(self, tab: Tab) -> None:
        self.tabs.discard(tab)
        present = self.here()
        for seat in self.devices:
            if seat not in present:
                self.gone.setdefault(seat, clock.now())
        self.tell_lobby()

    def close_tabs(self) -> None:
        """Everybody is let go in order."""
        for tab in self.tabs:
            tab.close()

    def info(self, device: str) -> TableInfo:
        match = self.match
        return saved_table.describe(
            self.table,
            self.state(),
            device,
            self.devices,
            self.here(),
            self.waited_for(),
            0 if match is None else len(match.entries),
            "" if match is None else match.header.commitment,
            self.webhooks_allowed,
        )

    def tell_lobby(self) -> None:
        """Everybody learns how the table stands, each with its own seats marked."""
        texts: dict[str, bytes] = {}
        for tab in self.tabs:
            if tab.device not in texts:
                texts[tab.device] = msgspec.json.encode(Lobby(self.info(tab.device), self.proposal))
            tab.push(texts[tab.device])

    async def say(self, device: str, text: str) -> None:
        """Chat: shown as text, kept for a while, never in the record."""
        mine = [seat for seat, holder in self.devices.items() if holder == device]
        name = self.table.chairs[mine[0]].name if mine else ""
        said = Chatted(name, mine[0] if mine else None, saved_table.clean(text), clock.now())
        self.chat = [*self.chat[1 - CHAT :], said]
        frame = msgspec.json.encode(said)
        for tab in self.tabs:
            tab.push(frame)
