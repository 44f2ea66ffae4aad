"""Finished games of every game: each folds to what was played, and its script plays it again."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import msgspec
import pytest

from regency.kernel.errors import BadRecord, OutcomeChanged, RecordParts
from regency.kernel.match import Match
from regency.kernel.record import encode
from scripts import records
from scripts.playthroughs import load
from scripts.staging import Troupe

TROUPES = records.TROUPES
FILES = {game: sorted(records.folder(game).glob("*.jsonl")) for game in TROUPES}
STORED = [pytest.param(game, path, id=f"{game}-{path.stem}") for game in FILES for path in FILES[game]]
# Scripts weigh every option: those of a game with many of them run on the compiled engine alone
ENGINE = {"council": pytest.mark.both, "allegoria": pytest.mark.compiled}
SCRIPTS = [
    pytest.param(game, name, id=f"{game}-{name}", marks=ENGINE[game])
    for game in TROUPES
    for name in records.scripts(game)
]
MOST_BYTES = 70_000
MOST_BYTES_TOGETHER = 1_500_000


@pytest.mark.both
@pytest.mark.parametrize(("game", "path"), STORED)
def test_a_record_folds_to_its_digests_and_its_outcome(game: str, path: Path) -> None:
    stored = load(game, path)
    assert stored.outcome is not None
    match = Match.fold(TROUPES[game].rules, stored)
    assert match.record() == stored
    assert encode(stored) == path.read_bytes()


@pytest.mark.parametrize(("game", "name"), SCRIPTS)
def test_its_script_plays_the_same_record_again(game: str, name: str) -> None:
    played = encode(records.played(game, name).record())
    stored = records.folder(game) / f"{name}.jsonl"
    assert played == stored.read_bytes(), "the game has changed: if that was meant, python -m scripts.records"


@pytest.mark.parametrize("game", TROUPES)
def test_every_record_has_a_script(game: str) -> None:
    assert [path.stem for path in FILES[game]] == sorted(records.scripts(game))
    assert len(FILES[game]) >= 24


@pytest.mark.parametrize(("game", "path"), STORED)
def test_time_goes_on_with_every_entry(game: str, path: Path) -> None:
    stamps = [entry.at for entry, _ in load(game, path).entries]
    assert all(earlier < later for earlier, later in pairwise(stamps))


@pytest.mark.parametrize("game", TROUPES)
def test_they_are_small(game: str) -> None:
    sizes = {path.stem: path.stat().st_size for path in FILES[game]}
    assert [name for name, size in sizes.items() if size > MOST_BYTES] == []
    assert sum(sizes.values()) < MOST_BYTES_TOGETHER


@pytest.mark.parametrize("game", TROUPES)
@pytest.mark.parametrize("number", [0, 20, -1])
def test_a_wrong_digest_is_found_where_it_is(game: str, number: int) -> None:
    record = load(game, FILES[game][0])
    entries = list(record.entries)
    entries[number] = (entries[number][0], "0" * 24)
    place = number % len(entries) + 1
    with pytest.raises(BadRecord) as found:
        Match.fold(TROUPES[game].rules, msgspec.structs.replace(record, entries=tuple(entries)))
    assert found.value.reason == RecordParts(place)


@pytest.mark.parametrize("game", TROUPES)
def test_a_wrong_outcome_is_found(game: str) -> None:
    record = load(game, FILES[game][0])
    assert record.outcome is not None
    lie = msgspec.structs.replace(record.outcome, ranks=record.outcome.ranks[::-1])
    with pytest.raises(BadRecord) as found:
        Match.fold(TROUPES[game].rules, msgspec.structs.replace(record, outcome=lie))
    assert found.value.reason == OutcomeChanged()


def test_records_of_some_games_can_be_written_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    troupe = TROUPES["council"]
    monkeypatch.setattr(records, "TESTS", tmp_path)
    monkeypatch.setitem(TROUPES, "council", Troupe(troupe.rules, troupe.styles, troupe.scripts[:1]))
    assert records.main(["council"]) == 0
    written = sorted(path.relative_to(tmp_path).as_posix() for path in tmp_path.rglob("*.jsonl"))
    assert written == [f"games/council/records/{troupe.scripts[0].name}.jsonl"]
