"""Records from elsewhere: what is taken in is no longer than what could have been said at a table."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from regency import games
from regency.kernel import record as records
from regency.kernel.entries import Halt, Resume
from regency.kernel.errors import BadRecord, RecordGarbled
from regency.kernel.match import Match
from regency.kernel.rng import stream, stretch
from regency.server import record_imports
from regency.server.record_imports import LONGEST_NAME, LONGEST_WHY, MOST_HEADER

ROOT = Path(__file__).parents[1]


def finished(why: str = "") -> bytes:
    """A whole game with a pause at its beginning."""
    match = Match.start(games.load("_example"), 2, seed=4, chairs=("A", "B"))
    match.apply(Halt(0, why))
    match.apply(Resume(0))
    rng = stream(stretch(4), "imports", 0)
    while match.outcome() is None:
        seat = match.waited_for()[0]
        options = match.options(seat)
        match.submit(seat, options[rng.below(len(options))])  # type: ignore[arg-type]
    return records.encode(match.record())


@pytest.fixture(scope="module")
def whole() -> bytes:
    return finished()


def with_header(data: bytes, **changed: Any) -> bytes:
    first, _, rest = data.partition(b"\n")
    return json.dumps(json.loads(first) | changed).encode() + b"\n" + rest


def refusal(data: bytes) -> object:
    with pytest.raises(BadRecord) as refused:
        record_imports.read(data)
    return refused.value.reason


def test_names_as_long_as_in_the_lobby_are_taken_and_longer_ones_are_not(whole: bytes) -> None:
    fits = "\N{CROWN}" * LONGEST_NAME
    taken = record_imports.read(with_header(whole, chairs=[fits, ""]))
    assert [chair.name for chair in record_imports.table_of(taken, "id", "device", 0).chairs] == [fits, "?"]
    for name in (fits + "x", "x" * 4_000_000):
        assert refusal(with_header(whole, chairs=["A", name])) == RecordGarbled(1)


def test_the_longest_header_of_a_real_record_takes_half_of_what_may_be() -> None:
    found = [file.read_bytes().partition(b"\n")[0] for file in (ROOT / "games").glob("*/records/*.jsonl")]
    assert 0 < max(map(len, found)) <= MOST_HEADER // 2


def test_nothing_large_hides_in_a_header(whole: bytes) -> None:
    seed = json.loads(whole.partition(b"\n")[0])["seed"]
    much = "x" * MOST_HEADER
    for data in (
        with_header(whole, seed=seed + " " * MOST_HEADER),
        with_header(whole, options={"coast": much}),
        with_header(whole, options={much: 1}),
        with_header(whole, legacy={"much": much}),
        b" " * MOST_HEADER + whole,
    ):
        assert refusal(data) == RecordGarbled(1)
    spaced = with_header(whole, seed=seed + " " * 100)
    assert record_imports.read(spaced).checked, "what is odd and short does no harm"


def test_the_reason_of_a_pause_is_short() -> None:
    assert record_imports.read(finished("x" * LONGEST_WHY)).checked
    assert refusal(finished("x" * (LONGEST_WHY + 1))) == RecordGarbled(2)
