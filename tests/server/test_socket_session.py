"""Faults of our own on a socket: logged where they were, told without a word of them."""

from __future__ import annotations

from pathlib import Path

import pytest

from regency.server import socket_session
from regency.server.presence import Tab
from regency.server.reasons import Denied, OutOfOrder
from regency.server.tables import AllTables

from .rooms import at_home, begun


def test_a_fault_while_somebody_comes_in_is_logged_and_told_as_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def plan(tables: AllTables) -> None:
        room = await begun(tables)
        monkeypatch.setattr(room, "welcome", lambda *_: 1 // 0)
        with pytest.raises(Denied) as denied:
            await socket_session.welcomed(room, Tab("0", 0), -1)
        assert denied.value.reason == OutOfOrder() and not room.tabs

    at_home(tmp_path, plan)
    assert [record.exc_info is not None for record in caplog.records] == [True]
