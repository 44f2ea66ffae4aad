"""How it stands, on the wire: whole at first, then where it changed, the same for everybody."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from regency import games
from regency.kernel.match import AnyMatch, Match
from regency.kernel.rules import AnyRules, Rules, Tally
from regency.server import encoding
from regency.server.presence import Tab
from regency.server.tables import AllTables

from .rooms import at_home, begun, move
from .test_figures import enter


def told(tab: Tab) -> list[Any]:
    """The tallies of all frames that wait for a tab."""
    frames = [json.loads(frame) for frame in tab.waiting]
    return [
        frame["sight"]["tally"] if frame["got"] == "Welcome" else frame["shared"]["tally"]
        for frame in frames
        if frame["got"] in {"Welcome", "Update"}
    ]


def slow(rules: AnyRules, table: Any) -> Tally:
    """A total that changes with every third card that is laid."""
    laid = sum(table.laid)
    return Tally((laid // 3,) * len(table.hands), ())


def test_a_tally_is_sent_where_it_changed_and_to_everybody_alike(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    reckoned: list[Any] = []

    def counted(rules: AnyRules, table: Any) -> Tally:
        reckoned.append(table)
        return slow(rules, table)

    async def plan(tables: AllTables) -> None:
        room = await begun(tables)
        tabs = [enter(room, "0", 0), enter(room, "1", 1), enter(room, "a stranger", None)]
        monkeypatch.setattr(type(room.rules), "tally", counted)
        for _ in range(3):
            await move(room)
        now = slow(room.rules, room.running().state.table)
        assert len(reckoned) == 3, "once an entry, not once a tab"
        first, *later = told(tabs[0])
        assert all(told(tab) == [first, *later] for tab in tabs)
        sent = [tally["totals"] for tally in later if tally is not None]
        assert sent[-1] == list(now.totals)
        assert len(sent) == len({tuple(totals) for totals in sent})

    at_home(tmp_path, plan)


@pytest.mark.parametrize("game", games.ALL)
def test_every_frame_of_a_replay_says_how_it_stands(game: str) -> None:
    rules = games.load(game)
    match: AnyMatch = Match.start(rules, rules.seats[0], seed=1)
    wanted = json.loads(msgspec.json.encode(rules.tally(match.state.table)))
    frames = [
        encoding.sight_frame(rules, match.watch()),
        encoding.sight_frame(rules, match.look(rules.seats[0] - 1)),
        encoding.open_frame(rules, match.state),
    ]
    assert [json.loads(bytes(frame))["tally"] for frame in frames] == [wanted] * 3


def test_a_game_that_keeps_no_score_sends_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(games.load("_example")), "tally", Rules.tally)

    async def plan(tables: AllTables) -> None:
        room = await begun(tables)
        tab = enter(room, "0", 0)
        await move(room)
        assert told(tab) == [None, None]

    at_home(tmp_path, plan)
