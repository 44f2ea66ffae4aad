"""Who is in a room: the tabs that look at it, who has been gone for how long, and what they chat."""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec

from regency.kernel.errors import Reason
from regency.kernel.rules import AnyRules

from . import clock, saved_table
from .line_watch import Line
from .messages import TableInfo
from .rate_limits import TokenBucket
from .reasons import Denied, TooCrowded, TooFast
from .room_state import RoomState
from .saved_table import SavedTable
from .shelf import Save
from .side_work import SideBudget
from .socket_messages import Chatted, Lobby, Notice, PauseInfo, Proposal, TalkInfo
from .socket_writer import SocketWriter

CHAT: Final = 100  # words that are kept for newcomers
CHAT_BYTES: Final = 32 * 1024  # and their bytes: they are part of every `Welcome`
CHAT_OF_ONLOOKERS: Final = 30  # and how many of them may be those of onlookers
# Whoever opened the table or sits at it talks freely; onlookers share what is left of everybody's attention.
PLAYERS_SAY: Final = (1.0, 15.0)  # by device: a second, and at once
ONLOOKERS_SAY: Final = (0.5, 10.0)  # all at a table together
ONLOOKER_SAYS: Final = (0.2, 3.0)  # by socket
ONLOOKERS: Final = 200  # tabs at one table of devices that hold no seat there
ONLOOKERS_AN_ADDRESS: Final = 60  # of them
TABS_A_DEVICE: Final = 16  # that holds a seat
LOBBY_EVERY: Final = 0.1  # seconds: what changes sooner is told together
WATCHERS_EVERY: Final = 2.0  # seconds: how many look on is told no more often
ANYBODY: Final = ""  # who neither opened the table nor sits at it: all of them know the same


class Tab(SocketWriter):
    """One open page at a table: whose device it is, and from which seat it looks."""

    def __init__(self, device: str, seat: int | None, address: str = "") -> None:
        super().__init__()
        self.device = device
        self.address = address  # whom it is counted for; nobody where it is not known
        self.seat = seat
        self.talk: TokenBucket | None = None  # of an onlooker
        self.line: Line | None = None  # where time runs
        self._side: SideBudget | None = None

    def side(self) -> SideBudget:
        """What it may still ask for besides moves."""
        if self._side is None:
            self._side = SideBudget()
        return self._side


class RoomPresence(RoomState):
    """The table as whoever is here knows it."""

    def __init__(self, rules: AnyRules, table: SavedTable, devices: dict[int, str], save: Save) -> None:
        super().__init__(rules, table, devices, save)
        self.tabs: set[Tab] = set()
        self._tabs_of: dict[str, int] = {}  # how many each device has open
        self.gone: dict[int, int] = dict.fromkeys(range(len(table.chairs)), clock.now())
        self.chat: list[Chatted] = []
        self._talk: dict[str, TokenBucket] = {}  # by audience
        self.proposal: Proposal | None = None
        self.webhooks_allowed = False
        self._lobby_due = False
        self._lobby_told = 0.0  # by the clock of the loop
        self._watching_told = 0
        self._watching_due = False

    def pause_info(self) -> PauseInfo | None:
        """How a pause stands; none where no time runs."""
        return None

    def talk_info(self) -> TalkInfo | None:
        """How long a bot still lets people talk, if one does."""
        return None

    def here(self) -> set[int]:
        """Seats whose device has a tab open."""
        return {seat for seat, device in self.devices.items() if device in self._tabs_of}

    def is_gone(self, seat: int) -> bool:
        """Absent for as long as the table allows."""
        since = self.gone.get(seat)
        gone = since is not None and clock.now() - since >= saved_table.patience(self.table)
        chair = self.table.chairs[seat]
        return gone and chair.kind == "person" and not chair.gave_up

    def enter(self, tab: Tab) -> None:
        if not self._has_room(tab):
            raise Denied(TooCrowded(), 429)
        self.tabs.add(tab)
        self._tabs_of[tab.device] = self._tabs_of.get(tab.device, 0) + 1
        if self._tabs_of[tab.device] == 1:
            self._came_or_went(tab.device)

    def _has_room(self, tab: Tab) -> bool:
        """Onlookers never take the place of somebody who plays."""
        if self.is_seated(tab.device):
            return sum(other.device == tab.device for other in self.tabs) < TABS_A_DEVICE
        seated = set(self.devices.values())
        onlookers = [other for other in self.tabs if other.device not in seated]
        near = sum(other.address == tab.address for other in onlookers) if tab.address else 0
        return len(onlookers) < ONLOOKERS and near < ONLOOKERS_AN_ADDRESS

    def leave(self, tab: Tab) -> None:
        if tab not in self.tabs:
            return
        self.tabs.discard(tab)
        self._tabs_of[tab.device] -= 1
        if not self._tabs_of[tab.device]:
            del self._tabs_of[tab.device]
            self._came_or_went(tab.device)

    def _came_or_went(self, device: str) -> None:
        """Whoever sits at the table is missed at once; of others only the number is told, now and then."""
        if device in self.devices.values():
            self.tell_lobby()
        elif not self._watching_due:
            self._watching_due = True
            asyncio.get_running_loop().call_later(WATCHERS_EVERY, self._count_watchers)

    def watching(self) -> int:
        """How many devices look on that hold no seat."""
        return len(self._tabs_of.keys() - set(self.devices.values()))

    def _count_watchers(self) -> None:
        self._watching_due = False
        if self.watching() != self._watching_told:
            self.tell_lobby()

    def _mark_absent(self) -> None:
        """Since when each seat has been without its device."""
        here = self.here()
        for seat in self.devices:
            if seat in here:
                self.gone.pop(seat, None)
            else:
                self.gone.setdefault(seat, clock.now())

    def close_tabs(self) -> None:
        """Everybody is let go in order."""
        for tab in self.tabs:
            tab.close()

    def tell_notice(self, seat: int, why: Reason) -> None:
        """Whoever is here learns what has become of a seat."""
        frame = notice(seat, why)
        for tab in self.tabs:
            tab.push(frame)

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
            watching=self.watching(),
            last=0 if match is None else match.state.clock.at,
            outcome=None if match is None else match.outcome(),
            timed=self.timed,
            approached=self.approached(),
        )

    def audience(self, device: str) -> str:
        """The same for all devices that may know the same of the table."""
        known = device == self.table.host or device in self.devices.values()
        return device if known else ANYBODY

    def tell_lobby(self) -> None:
        """Everybody learns how the table stands: at once, or together with what else happens meanwhile."""
        self._mark_absent()
        if self._lobby_due or not self.tabs:
            return
        self._lobby_due = True
        loop = asyncio.get_running_loop()
        wait = self._lobby_told + LOBBY_EVERY - loop.time()
        if wait > 0:
            loop.call_later(wait, self._tell_lobby)
        else:
            loop.call_soon(self._tell_lobby)

    def _tell_lobby(self) -> None:
        """How it stands now, each with its own seats marked."""
        self._lobby_due = False
        self._watching_told = self.watching()
        self._lobby_told = asyncio.get_running_loop().time()
        texts: dict[str, bytes] = {}
        pause, talk = self.pause_info(), self.talk_info()
        for tab in self.tabs:
            who = self.audience(tab.device)
            if who not in texts:
                texts[who] = msgspec.json.encode(Lobby(self.info(who), self.proposal, pause, talk))
            tab.push(texts[who])

    async def say(self, tab: Tab, text: str) -> None:
        """Chat: shown as text, kept for a while, never in the record."""
        mine = [seat for seat, holder in self.devices.items() if holder == tab.device]
        self._must_let_talk(tab)
        name = self.table.chairs[mine[0]].name if mine else ""
        said = Chatted(name, mine[0] if mine else None, saved_table.clean(text), clock.now())
        self.chat = remembered([*self.chat, said])
        frame = msgspec.json.encode(said)
        for other in self.tabs:
            other.push(frame)

    def _must_let_talk(self, tab: Tab) -> None:
        """Who says too much must wait; a crowd of onlookers drowns nobody."""
        who = self.audience(tab.device)
        if who not in self._talk:
            known = {ANYBODY, self.table.host, *self.devices.values()}
            self._talk = {each: bucket for each, bucket in self._talk.items() if each in known}
            self._talk[who] = TokenBucket(*(PLAYERS_SAY if who else ONLOOKERS_SAY))
        if not who and tab.talk is None:
            tab.talk = TokenBucket(*ONLOOKER_SAYS)
        # An onlooker who talks too much must not use up what belongs to all of them.
        if (not who and tab.talk is not None and not tab.talk.allows()) or not self._talk[who].allows():
            raise Denied(TooFast(), 429)


def notice(seat: int, why: Reason) -> bytes:
    """What has become of a seat."""
    return msgspec.json.encode(Notice(seat, msgspec.to_builtins(why)))


def remembered(chat: list[Chatted]) -> list[Chatted]:
    """What of a chat is kept: the latest, in little room, and players longer than onlookers."""
    onlookers = CHAT_OF_ONLOOKERS
    left = CHAT_BYTES
    kept: list[Chatted] = []
    for said in reversed(chat):
        if said.seat is None:
            onlookers -= 1
            if onlookers < 0:
                continue
        left -= len(msgspec.json.encode(said))
        if left < 0 or len(kept) == CHAT:
            break
        kept.append(said)
    return kept[::-1]
