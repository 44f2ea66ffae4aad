"""What an address may hold and send: players are always let in, and honest use meets no limit."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterable
from contextlib import suppress
from itertools import count
from pathlib import Path

import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, InvalidStatus

from regency import games
from regency.server import clock
from regency.server.middleware import KEPT, limits_of
from regency.server.presence import ONLOOKERS, ONLOOKERS_AN_ADDRESS, TABS_A_DEVICE, Tab
from regency.server.rate_limits import MessageLimit
from regency.server.reasons import Denied
from regency.server.settings import Settings
from regency.server.tables import AllTables

from .conftest import serving
from .people import Person, Seated, evening
from .rooms import at_home, begun
from .test_play import begin

# Players among onlookers


async def crowd_out(person: Person, table: str) -> list[ClientConnection]:
    """As many tabs as are let in."""
    tabs: list[ClientConnection] = []
    with suppress(InvalidStatus):
        while len(tabs) < 100:
            tabs.append(await person.socket(table))
    return tabs


def leave_at_once(tabs: Iterable[ClientConnection | None]) -> None:
    """Without the words of farewell, which would come after all that was not read."""
    for tab in filter(None, tabs):
        tab.transport.abort()


def test_strangers_at_the_same_address_lock_no_player_out(tmp_path: Path) -> None:
    async def plan() -> None:
        table, (anna, ben) = await begin(running, ["empty", "empty"])
        stranger = Person(running.link)
        crowd = await crowd_out(stranger, table)
        again = Seated(anna.person, table, 0)
        await again.open()
        assert (await again.until("Welcome"))["seat"] == 0
        with pytest.raises(InvalidStatus):
            await Person(running.link).socket(table)
        assert len(crowd) == 5
        more = await crowd_out(anna.person, table)
        assert len(more) == 1, "what is kept for players has an end too"
        await again.play(1)
        await ben.until("Update")
        leave_at_once([*crowd, *more, ben.ws])

        # Nor do requests that somebody there asks without end.
        while (await stranger.http.get(f"/api/tables/{table}")).status_code != 429:
            continue
        assert (await anna.person.get(f"/api/tables/{table}"))["state"] == "playing"
        back = Seated(anna.person, table, 0)
        await back.open()
        assert (await back.until("Welcome"))["seat"] == 0
        with pytest.raises(InvalidStatus):
            await stranger.socket(table)
        await anna.person.get("/api/tables", expect=429)
        leave_at_once([anna.ws, again.ws, back.ws])

    with serving(tmp_path, sockets_an_address=7, requests_a_minute=60) as running:
        evening(plan())


def test_a_crowded_table_says_that_it_is_crowded_and_takes_its_players_in(tmp_path: Path) -> None:
    async def plan() -> None:
        table, (anna, ben) = await begin(running, ["empty", "empty"])
        strangers = [Person(running.link) for _ in range(ONLOOKERS_AN_ADDRESS + 1)]
        tabs = [await stranger.socket(table) for stranger in strangers]
        refusal = json.loads(await tabs[-1].recv())
        assert refusal == {"got": "Refusal", "id": "", "why": {"why": "TooCrowded"}}
        with pytest.raises(ConnectionClosed) as closed:
            await tabs[-1].recv()
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 4429
        assert json.loads(await tabs[-2].recv())["got"] == "Welcome"
        again = Seated(anna.person, table, 0)
        await again.open()
        assert (await again.until("Welcome"))["seat"] == 0
        leave_at_once([*tabs, anna.ws, ben.ws, again.ws])

    with serving(tmp_path, requests_a_minute=10_000) as running:
        evening(plan())


def test_a_table_has_room_for_so_many_onlookers_and_always_for_its_players(tmp_path: Path) -> None:
    async def plan(tables: AllTables) -> None:
        room = await begun(tables)
        for number in range(ONLOOKERS):
            room.enter(Tab("x", None, f"10.0.0.{number}"))
        with pytest.raises(Denied):
            room.enter(Tab("y", None, "10.0.1.1"))
        for device in ("0", "1"):
            for _ in range(TABS_A_DEVICE):
                room.enter(Tab(device, 0))
            with pytest.raises(Denied):
                room.enter(Tab(device, 0))

    at_home(tmp_path, plan)


def test_a_seat_is_known_also_at_a_table_that_is_not_in_memory(tmp_path: Path) -> None:
    async def plan(tables: AllTables) -> None:
        table_id = (await begun(tables)).table.id
        assert await tables.holds_seat(table_id, "1") and not await tables.holds_seat(table_id, "2")
        tables._alive.pop(table_id)
        assert await tables.holds_seat(table_id, "1") and not await tables.holds_seat(table_id, "2")
        assert not await tables.holds_seat("nowhere", "1")

    at_home(tmp_path, plan)


# Honest use

PAGE = 12  # requests of one visit: page, words, games, book, tables, the table, texts and the socket
MINUTES = 6


def refusals(people: int, messages_a_second: float, monkeypatch: pytest.MonkeyPatch, swarm: bool) -> int:
    """How often people of one address are refused anything, all at the same moment or one after the other."""
    instant = 1_000_000
    monkeypatch.setattr(clock, "now", lambda: instant)
    settings = Settings()
    common, kept = limits_of(settings), limits_of(settings, KEPT)
    refused = 0
    sockets: list[MessageLimit] = []
    for _ in range(people):
        refused += sum(not common.allows("home") for _ in range(PAGE)) + (not common.enter("home"))
        shared = common.messages("home"), kept.messages("home")
        sockets.append(MessageLimit(settings.messages_a_second, *shared))
    step = round(1000 / messages_a_second)
    for tick in range(MINUTES * 60_000 // step):
        instant += step
        if tick % (5 * 60_000 // step) == 0:  # everybody reloads: the server was upgraded
            refused += sum(not common.allows("home") for _ in range(people * PAGE))
        for number, socket in enumerate(sockets):
            instant += 0 if swarm else number % 2
            refused += not socket.allows(lambda: False)
    return refused


@pytest.mark.parametrize("swarm", [True, False])
def test_twelve_people_behind_one_router_play_lively_at_three_tables(
    monkeypatch: pytest.MonkeyPatch, swarm: bool
) -> None:
    assert refusals(12, 5, monkeypatch, swarm) == 0, "a move, what it would do and what there is to know"


@pytest.mark.parametrize("swarm", [True, False])
def test_five_seats_play_in_real_time(monkeypatch: pytest.MonkeyPatch, swarm: bool) -> None:
    assert refusals(5, 4 + 0.5, monkeypatch, swarm) == 0, "four messages a second, and a ping every two"


def test_a_whole_class_in_real_time_meets_the_limit_of_its_address(monkeypatch: pytest.MonkeyPatch) -> None:
    assert refusals(40, 10, monkeypatch, True) > 0


def test_twelve_people_of_one_address_at_three_tables_are_refused_nothing(tmp_path: Path) -> None:
    """With the limits that everybody has, and so few messages that no speed of this machine meets one."""
    seats = min(4, games.load("_example").seats[-1])
    numbers = count()

    async def lively(tab: Seated) -> None:
        for _ in range(10):
            await tab.send({"send": "Look", "id": f"x{next(numbers)}", "seat": tab.seat, "do": []})
            await tab.send({"send": "Ping", "id": f"x{next(numbers)}"})
            await tab.until("Pong")
        await tab.play(2)

    async def plan() -> str:
        tables = [await begin(running, ["empty"] * seats) for _ in range(3)]
        tabs = [tab for _, table in tables for tab in table]
        await asyncio.gather(*(lively(tab) for tab in tabs))
        assert all(tab.breaths == 0 for tab in tabs)
        return (await Person(running.link).http.get("/metrics")).text

    with serving(tmp_path) as running:
        told = evening(plan())
    for reason in ("TooFast", "TooCrowded"):
        assert f'reason="{reason}"' not in told
    assert "regency_cuts_total{" not in told
