"""The list of tables: when something happened at each, and how it came out, with no match folded for that."""

from __future__ import annotations

from pathlib import Path

import pytest

from regency.server import clock
from regency.server.messages import TableInfo
from regency.server.saved_table import CLOCKS_AGREE, changed
from regency.server.tables import AllTables
from tests.server.rooms import at_home, begun, move
from tests.server.shelves import table

HOUR = 3_600_000


def test_a_finished_table_tells_its_day_and_its_ranks_also_unfolded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[TableInfo] = []
    opened, now = clock.now(), clock.now

    async def play(tables: AllTables) -> None:
        room = await begun(tables)
        (before,) = (await tables.mine("0")).mine
        assert before.changed == before.created and before.ranks == ()
        monkeypatch.setattr(clock, "now", lambda: now() + HOUR)
        while room.running().outcome() is None:
            await move(room)
        told.extend((await tables.mine("0")).mine)
        outcome = room.running().outcome()
        assert outcome is not None and told[0].ranks == outcome.ranks and 1 in told[0].ranks
        assert told[0].winners == tuple(outcome.winners()) != ()
        assert told[0].changed >= opened + HOUR > told[0].created

    async def look_later(tables: AllTables) -> None:
        monkeypatch.setattr(clock, "now", lambda: now() + 9 * HOUR)
        (again,) = (await tables.mine("0")).mine
        assert not tables.rooms, "nothing is folded for a list"
        assert (again.changed, again.ranks, again.state) == (told[0].changed, told[0].ranks, "finished")
        assert again.winners == told[0].winners

    at_home(tmp_path, play)
    at_home(tmp_path, look_later)


def test_a_record_of_the_lab_is_as_old_as_its_table() -> None:
    brought = table("a")
    assert changed(brought, 17) == brought.created
    assert changed(brought, CLOCKS_AGREE + 17) == CLOCKS_AGREE + 17
