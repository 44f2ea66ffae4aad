"""A film shows at every entry what a moment shows, however it was folded."""

from __future__ import annotations

import gzip
import json
from itertools import takewhile
from pathlib import Path
from typing import Any

import msgspec
import pytest

from regency import games
from regency.kernel.apply import carry_out
from regency.kernel.entries import PLAYER, Halt, Play, Resume, Tick
from regency.kernel.match import AnyMatch, Match
from regency.kernel.record import parse, read_bytes
from regency.kernel.rules import AnyRules
from regency.server import encoding, film
from regency.server.film import OPEN, Fold, View
from regency.server.messages import GameTimes
from regency.server.replays import FOLDS_KEPT
from regency.server.room import Room
from regency.server.tables import AllTables
from tests.minis.harvest import HARVEST, SAND, Pick, Stow

from .rooms import at_home, begun, move
from .sand_tables import harvesting, register
from .virtual_time import pass_time, spend

RECORDS = sorted((Path(__file__).resolve().parents[1] / "games").glob("*/records/*.jsonl"))


def shown(reel: dict[str, Any]) -> dict[int, tuple[Any, Any]]:
    """Sight and events at each entry of a reel, as a client puts them together."""
    sight = reel["sight"]
    found = {reel["entry"]: (sight, reel["events"])}
    for number, step in enumerate(reel["steps"], start=reel["entry"] + 1):
        sight = dict(sight)
        for key, value in step["changes"].items():
            sight[key] = {**sight[key], **value} if isinstance(value, dict) and key in sight else value
        found[number] = (sight, step["events"])
    return found


def plain(raw: msgspec.Raw) -> Any:
    return json.loads(bytes(raw))


@pytest.mark.parametrize("path", RECORDS[:: max(1, len(RECORDS) // 6)], ids=lambda path: path.stem)
def test_every_view_of_a_film_is_that_of_the_moments(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(film, "REEL", 16)
    data = read_bytes(path)
    rules = games.load(json.loads(data.splitlines()[0])["game"])
    record, _ = parse(rules, data)
    whole = Match.fold(rules, record)
    last = min(len(record.entries), 60)
    fold = Fold(rules, record.header)
    views: list[View] = [None, *range(record.header.seats), OPEN]
    for reel in (last // 16, 0, 1):  # the last one first: nothing is folded yet
        for view in views:
            told = shown(json.loads(fold.reel(whole.entries, reel, last, view)))
            for number, (sight, events) in told.items():
                then = Match.fold(rules, record, upto=number)
                if view == OPEN:
                    wanted = encoding.open_frame(rules, then.state)
                else:
                    seen = then.look(view) if isinstance(view, int) else then.watch()
                    wanted = encoding.sight_frame(rules, seen)
                assert sight == plain(wanted), (reel, view, number)
                assert events == plain(encoding.raw(then.news)), (reel, view, number)


def test_a_reel_goes_on_where_the_last_one_ended_and_what_was_folded_is_kept(tmp_path: Path) -> None:
    async def plan(tables: Any) -> None:
        room = await begun(tables)
        for _ in range(5):
            await move(room)
        first = shown(json.loads(await tables.replays.film(room, 0, None, False)))
        assert sorted(first) == [0, 1, 2, 3, 4, 5]
        kept = tables.replays._folds[room.table.id]
        await move(room)
        again = json.loads(await tables.replays.film(room, 0, 0, False))
        assert again["last"] == 6 and len(again["steps"]) == 6
        assert tables.replays._folds[room.table.id] is kept
        for _ in range(FOLDS_KEPT):
            await tables.replays.film(await begun(tables), 0, None, False)
        assert room.table.id not in tables.replays._folds and len(tables.replays._folds) == FOLDS_KEPT

    at_home(tmp_path, plan)


def stretched(rules: AnyRules, path: Path, entries: int) -> AnyMatch:
    """As many entries: what may be taken back of a recorded match is, over and over, and done once more."""
    record, _ = parse(rules, read_bytes(path))
    begun = [entry for entry, _ in takewhile(lambda pair: isinstance(pair[0], Play), record.entries)]

    def play(again: int) -> tuple[AnyMatch, int]:
        match: AnyMatch = Match.from_header(rules, record.header)
        fair = 0
        for entry in begun:
            match.apply(entry)
            if isinstance(entry, Play) and match.why_not_undo(entry.seat) is None:
                fair += 1
                for _ in range(again):
                    match.undo(entry.seat)
                    match.apply(entry)
        return match, fair

    _, fair = play(0)
    return play(-(-(entries - len(begun)) // (2 * fair)))[0]


def test_any_step_of_six_thousand_costs_one_reel_once_the_match_is_folded(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    rules = games.load("_example")
    match = stretched(rules, next(path for path in RECORDS if path.parts[-3] == rules.name), 6000)
    last = len(match.entries)
    assert last >= 6000
    fold = Fold(match.rules, match.header)
    fold.reel(match.entries, last // film.REEL, last, None)
    played: list[int] = []

    def counted(state: Any, entry: Any) -> None:
        played.append(1)
        carry_out(state, entry)

    monkeypatch.setattr(film, "carry_out", counted)
    monkeypatch.setattr(Fold, "_fold", lambda *_: None)  # nothing is left to be folded
    for reel in (0, 17, 30, last // film.REEL):
        played.clear()
        told = shown(json.loads(fold.reel(match.entries, reel, last, 0)))
        assert len(played) <= film.REEL
        step = max(told)
        wanted = encoding.sight_frame(match.rules, Match.fold(match.rules, match.record(), upto=step).look(0))
        assert told[step][0] == plain(wanted), (reel, step)


def test_every_instant_of_the_game_is_found_by_its_times(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(film, "REEL", 8)
    register(monkeypatch)

    async def plan(tables: AllTables) -> None:
        room, (anna,) = await harvesting(tables, "empty", "greedy", "random", rounds=2)
        for _ in range(3):
            await pass_time(1300)
            await anna.pause()
            await pass_time(5000)
            await anna.ready()
        while room.state() == "playing":
            await pass_time(200)
            if room.waited_for() == [0]:
                await anna.send({"do": "Done"})
        last = len(room.running().entries)
        reels = [json.loads(await right_reel(tables, room, reel)) for reel in range(last // 8 + 1)]
        clocks = {at: sight["clock"] for reel in reels for at, (sight, _) in shown(reel).items()}
        times = json.loads(await tables.replays.times(room, False))
        assert times["at"] == [clocks[at]["now"] for at in range(last + 1)] and times["at"][-1] > 8000
        assert times["still"] == [at for at in range(last + 1) if not clocks[at]["running"]]
        assert times["told"]["Paused"] and all(clocks[at]["halted"] for at in times["told"]["Paused"])
        assert [step["at"] for reel in reels for step in reel["steps"]] == [
            entry.at for entry, _ in room.running().entries
        ]

    async def right_reel(tables: AllTables, room: Room, reel: int) -> bytes:
        log, last, _ = await room.written_entries()
        return Fold(room.rules, room.running().header).reel(log, reel, last, None)

    spend(monkeypatch, plan)


def test_it_is_packed_where_that_is_wanted(tmp_path: Path) -> None:
    async def plan(tables: Any) -> None:
        room = await begun(tables)
        packed = await tables.replays.film(room, 0, None, True)
        assert json.loads(gzip.decompress(packed))["entry"] == 0

    at_home(tmp_path, plan)


def test_times_are_those_of_every_entry_and_go_on_as_the_match_does() -> None:
    match = Match.start(HARVEST, 2, seed=3)
    match.submit(0, Pick(match.state.table.row[0]), at=400)
    match.submit(0, Stow(1), at=450)
    fold = Fold(HARVEST, match.header)
    early = msgspec.json.decode(fold.times(match.entries, 2), type=GameTimes)
    assert early.at == (0, 400, 450) and early.still == ()
    match.apply(Halt(700, PLAYER, 1))
    match.apply(Resume(90_000))
    while match.state.clock.running:
        match.apply(Tick(match.next_wake()))
    whole = msgspec.json.decode(fold.times(match.entries, len(match.entries)), type=GameTimes)
    assert whole == msgspec.json.decode(
        Fold(HARVEST, match.header).times(match.entries, len(match.entries)), type=GameTimes
    )
    assert whole.at[:6] == (0, 400, 450, 700, 700, SAND), "a pause takes none of the game's time"
    assert whole.told["Paused"] == (3,) and whole.told["RanOut"] == (5, 7)
    assert whole.still == (len(match.entries),)


def test_what_counted_because_its_sender_could_not_know_better_came_late() -> None:
    match = Match.start(HARVEST, 3, seed=3)
    match.submit(0, Pick(match.state.table.row[0]), at=400)
    match.submit(0, Stow(1), at=450, seen=0)
    old = match.state.table.row[:]
    match.advance(SAND)
    gone = next(berry for berry in old if berry not in match.state.table.row)
    match.submit(1, Pick(gone), at=SAND + 100, seen=2)
    match.submit(1, Stow(0), at=SAND + 150, seen=2)
    match.submit(2, Pick(match.state.table.row[0]), at=SAND + 180, seen=2)
    found = msgspec.json.decode(Fold(HARVEST, match.header).times(match.entries, 6), type=GameTimes)
    assert found.late == (4,), "nothing else, however little was seen"


def test_times_of_a_table_are_told_packed_or_plain(tmp_path: Path) -> None:
    async def plan(tables: Any) -> None:
        room = await begun(tables)
        await move(room)
        plain_times = json.loads(await tables.replays.times(room, False))
        assert plain_times["at"] == [0, 0] and plain_times["still"] == [0, 1]
        assert json.loads(gzip.decompress(await tables.replays.times(room, True))) == plain_times

    at_home(tmp_path, plan)
