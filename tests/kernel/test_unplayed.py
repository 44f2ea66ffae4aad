"""Records read without the rules they were played by."""

from __future__ import annotations

from pathlib import Path

import pytest

from regency.kernel import record as records
from regency.kernel import unplayed
from regency.kernel.entries import Entry, Play, Tick, Undo
from regency.kernel.errors import BadRecord, RecordCut, RecordEmpty

KEPT = sorted(Path(__file__).parents[1].glob("games/*/records/*.jsonl"))


@pytest.mark.parametrize("path", KEPT[::7], ids=lambda path: f"{path.parts[-3]}-{path.stem}")
def test_any_record_is_read_and_written_again_as_it_was(path: Path) -> None:
    data = path.read_bytes()
    assert records.encode(unplayed.parse(data)) == data


def test_a_record_that_is_empty_or_cut_is_refused() -> None:
    data = KEPT[0].read_bytes()
    for broken, reason in ((b"", RecordEmpty()), (data[:-1], RecordCut(data.count(b"\n")))):
        with pytest.raises(BadRecord) as refused:
            unplayed.parse(broken)
        assert refused.value.reason == reason


def test_an_undo_takes_back_what_was_in_force_from_its_entry_on() -> None:
    play: list[Entry] = [Play(0, 0, (), 0) for _ in range(3)]
    assert unplayed.taken_back([*play, Undo(0, 0, 1)]) == {1, 2}
    assert unplayed.taken_back([*play, Undo(0, 0, 2), Tick(0), Undo(0, 0, 1)]) == {1, 2, 4}
    assert unplayed.taken_back(play) == set()
