"""Finished games of every game: each folds to what was played, and together they show all there is."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path

import msgspec
import pytest

from regency import games
from regency.kernel.errors import BadRecord, OutcomeChanged, RecordParts
from regency.kernel.match import Match
from regency.kernel.options import describe
from regency.kernel.record import Record, encode
from scripts import folders, records
from scripts.playthroughs import load
from scripts.staging import Troupe
from scripts.telling import walk

FILES = {game: sorted(records.folder(game).glob("*.jsonl")) for game in games.ALL}
STORED = [pytest.param(game, path, id=f"{game}-{path.stem}") for game in FILES for path in FILES[game]]
EVERY_GAME = pytest.mark.parametrize("game", games.ALL)
MOST_BYTES = 70_000
MOST_BYTES_TOGETHER = 1_500_000


def scripted() -> Iterator[object]:
    """Every script; one that weighs many options runs on the compiled engine alone."""
    for game in games.ALL:
        engine = pytest.mark.compiled if records.troupe(game).slow else pytest.mark.both
        for name in records.scripts(game):
            yield pytest.param(game, name, id=f"{game}-{name}", marks=engine)


@cache
def record(game: str, path: Path) -> Record:
    return load(game, path)


@pytest.mark.both
@pytest.mark.parametrize(("game", "path"), STORED)
def test_a_record_folds_to_its_digests_and_its_outcome(game: str, path: Path) -> None:
    stored = record(game, path)
    assert stored.outcome is not None
    match = Match.fold(games.load(game), stored)
    assert match.record() == stored
    assert encode(stored) == path.read_bytes()


@pytest.mark.parametrize(("game", "name"), list(scripted()))
def test_its_script_plays_the_same_record_again(game: str, name: str) -> None:
    played = encode(records.played(game, name).record())
    stored = records.folder(game) / f"{name}.jsonl"
    assert played == stored.read_bytes(), "the game has changed: if that was meant, python -m scripts.records"


@EVERY_GAME
def test_every_record_has_a_script(game: str) -> None:
    assert [path.stem for path in FILES[game]] == sorted(records.scripts(game))


@EVERY_GAME
def test_there_are_records_for_every_end_every_seat_count_and_every_value_of_a_rule_option(game: str) -> None:
    rules = games.load(game)
    stored = [record(game, path) for path in FILES[game]]
    assert {each.outcome.reason for each in stored if each.outcome} == set(rules.ends)
    assert {each.header.seats for each in stored} == set(rules.seats)
    chosen = {(name, written(value)) for each in stored for name, value in each.header.options.items()}
    assert chosen >= {(option.name, value) for option in describe(rules.options) for value in option.values}


def written(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


@EVERY_GAME
def test_together_they_show_every_kind_of_action_event_and_question(game: str) -> None:
    rules = games.load(game)
    shown: set[type[object]] = set()
    for path in FILES[game]:
        stored = record(game, path)
        shown |= {type(event) for event in Match.from_header(rules, stored.header).opening}
        for passage in walk(rules, stored):
            shown |= {type(event) for event in passage.told}
            shown |= {kind for done in passage.answers for kind in (type(done.action), type(done.ask))}
    missing = {*rules.actions, *rules.events, *rules.asks} - shown
    assert sorted(kind.__name__ for kind in missing) == []


@pytest.mark.parametrize(("game", "path"), STORED)
def test_time_goes_on_with_every_entry(game: str, path: Path) -> None:
    """Against time two things may come in one instant: a pause stands at the last entry."""
    rules, stored = games.load(game), record(game, path)
    least = 0 if rules.timed(msgspec.convert(stored.header.options, rules.options)) else 1
    stamps = [entry.at for entry, _ in stored.entries]
    assert all(later - earlier >= least for earlier, later in pairwise(stamps))


@EVERY_GAME
def test_they_are_small(game: str) -> None:
    sizes = {path.stem: path.stat().st_size for path in FILES[game]}
    assert [name for name, size in sizes.items() if size > MOST_BYTES] == []
    assert sum(sizes.values()) < MOST_BYTES_TOGETHER


@EVERY_GAME
@pytest.mark.parametrize("place", ["first", "middle", "last"])
def test_a_wrong_digest_is_found_where_it_is(game: str, place: str) -> None:
    stored = record(game, FILES[game][0])
    entries = list(stored.entries)
    number = {"first": 0, "middle": len(entries) // 2, "last": len(entries) - 1}[place]
    entries[number] = (entries[number][0], "0" * 24)
    with pytest.raises(BadRecord) as found:
        Match.fold(games.load(game), msgspec.structs.replace(stored, entries=tuple(entries)))
    assert found.value.reason == RecordParts(number + 1)


@EVERY_GAME
def test_a_wrong_outcome_is_found(game: str) -> None:
    stored = record(game, FILES[game][0])
    assert stored.outcome is not None
    lie = msgspec.structs.replace(stored.outcome, scores=tuple(1 + score for score in stored.outcome.scores))
    with pytest.raises(BadRecord) as found:
        Match.fold(games.load(game), msgspec.structs.replace(stored, outcome=lie))
    assert found.value.reason == OutcomeChanged()


def test_records_of_some_games_can_be_written_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = games.ALL[0]
    whole = records.troupe(game)
    monkeypatch.setattr(folders, "TESTS", tmp_path)
    monkeypatch.setattr(records, "troupe", lambda _: Troupe(whole.rules, whole.styles, whole.scripts[:1]))
    assert records.main([game]) == 0
    made = sorted(path.relative_to(tmp_path).as_posix() for path in tmp_path.rglob("*.jsonl"))
    assert made == [f"{game}/records/{whole.scripts[0].name}.jsonl"]
