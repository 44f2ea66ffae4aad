"""Ids of submissions: what is sent again counts once, and an id stands for one thing only."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from regency import games
from regency.kernel.edge import Action
from regency.kernel.errors import Refused
from regency.server.reasons import Denied, IdUsed
from regency.server.room import Room
from regency.server.tables import AllTables

from .rooms import at_home, begun, move


def offered(room: Room, seat: int) -> list[bytes]:
    found = [option for option in room.running().options(seat) if isinstance(option, Action)]
    return [msgspec.json.encode(option) for option in found]


async def must_refuse(room: Room, seat: int, do: list[bytes], submission: str) -> None:
    with pytest.raises(Denied) as denied:
        await room.submit(str(seat), seat, do, 0, submission)
    assert denied.value.reason == IdUsed() and denied.value.status == 409


def test_an_id_used_again_for_something_else_is_refused(tmp_path: Path) -> None:
    async def plan(tables: AllTables) -> None:
        room = await begun(tables)
        one, two, *_ = offered(room, 0)
        assert await room.submit("0", 0, [one], 0, "a") == 1
        assert await room.submit("0", 0, [one], 0, "a") == 1, "sent again it counts once"
        await must_refuse(room, 0, [two], "a")
        await must_refuse(room, 0, [one, two], "a")
        assert len(room.running().entries) == 1 and await room.submit("0", 0, [one], 0, "a") == 1

    at_home(tmp_path, plan)


def test_an_id_means_the_same_after_the_log_was_read_again(tmp_path: Path) -> None:
    async def first(tables: AllTables) -> None:
        room = await begun(tables)
        one, two, *_ = offered(room, 0)
        known.append((room.table.id, one, two))
        await room.submit("0", 0, [known[0][1]], 0, "a")
        await move(room)
        await move(room)

    async def again(tables: AllTables) -> None:
        table_id, one, two = known[0]
        room = await tables.room(table_id)
        assert await room.submit("0", 0, [one], 0, "a") == 1
        await must_refuse(room, 0, [two], "a")

    known: list[tuple[str, bytes, bytes]] = []
    at_home(tmp_path, first)
    at_home(tmp_path, again)


def test_an_id_is_known_at_its_seat_alone_and_outlasts_an_undo(tmp_path: Path) -> None:
    async def plan(tables: AllTables) -> None:
        room, other = await begun(tables), await begun(tables)
        one, two, *_ = offered(room, 0)
        await room.submit("0", 0, [one], 0, "a")
        assert await other.submit("0", 0, [offered(other, 0)[0]], 0, "a") == 1, "another table"
        assert await room.take_back("0", 0) == 2
        await must_refuse(room, 0, [two], "a")
        assert await room.submit("0", 0, [one], 2, "a") == 1, "it was done, and taken back"
        assert await room.submit("0", 0, [two], 2, "b") == 3
        assert await room.submit("1", 1, [offered(room, 1)[0]], 3, "a") == 4, "another seat"

    at_home(tmp_path, plan)


def test_what_is_refused_uses_up_no_id(tmp_path: Path) -> None:
    async def plan(tables: AllTables) -> None:
        room = await begun(tables)
        with pytest.raises(Refused):
            await room.submit("0", 0, [b'{"do":"LookAtHand","player":1}'], 0, "a")
        assert await room.submit("0", 0, [offered(room, 0)[0]], 0, "a") == 1

    at_home(tmp_path, plan)


def test_a_chain_of_which_only_the_beginning_was_done_may_be_sent_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for kind in games.load("_example").asks:
        monkeypatch.setattr(kind, "final", lambda *_: True)

    async def first(tables: AllTables) -> None:
        room = await begun(tables)
        one, two, *_ = offered(room, 0)
        known.append((room.table.id, one, two))
        assert await room.submit("0", 0, [one, one], 0, "a") == 1
        await again(tables)

    async def again(tables: AllTables) -> None:
        table_id, one, two = known[0]
        room = await tables.room(table_id)
        assert await room.submit("0", 0, [one, one], 0, "a") == 1 and len(room.running().entries) == 1
        await must_refuse(room, 0, [two, one], "a")

    known: list[tuple[str, bytes, bytes]] = []
    at_home(tmp_path, first)
    at_home(tmp_path, again)
