"""Records: read with suspicion."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NoReturn

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from regency.kernel.errors import (
    BadRecord,
    OutcomeChanged,
    PackMissing,
    Reason,
    RecordCut,
    RecordEmpty,
    RecordGarbled,
    RecordOfUnknownFormat,
    RecordOfUnknownGame,
    RecordOfUnknownVersion,
    RecordParts,
    Refused,
    SeedChanged,
    WrongSeatCount,
)
from regency.kernel.match import Match
from regency.kernel.record import Header, chairs, parse
from regency.kernel.rng import commitment, stretch
from regency.kernel.wire import digest
from tests.minis.tricks import TRICKS

from .scribe import LINES, RULES, WHOLE, a_match
from .tiny import Tiny


def why(data: bytes) -> Reason:
    """Why a record is not folded."""
    with pytest.raises(BadRecord) as bad:
        Match.fold(RULES, parse(RULES, data)[0])
    reason: Reason = bad.value.reason
    return reason


def with_header(**changes: Any) -> bytes:
    header = msgspec.json.decode(LINES[0]) | changes
    return msgspec.json.encode(header) + b"\n" + b"".join(LINES[1:])


@pytest.mark.both
def test_a_record_comes_back_as_it_was_written_and_folds_to_the_same() -> None:
    match = a_match()
    record, length = parse(RULES, WHOLE)
    assert record == match.record()
    assert length == len(WHOLE)
    again = Match.fold(RULES, record)
    assert digest(again.state) == digest(match.state)
    assert again.notes == match.notes
    assert again.outcome() == match.outcome()


@pytest.mark.both
def test_a_record_can_be_folded_up_to_any_entry() -> None:
    record = a_match().record()
    for upto in range(len(record.entries) + 1):
        assert len(Match.fold(RULES, record, upto).entries) == upto


def test_a_cut_record_is_named_with_its_line() -> None:
    assert why(WHOLE[:-5]) == RecordCut(len(LINES))
    assert why(LINES[0][:-1]) == RecordCut(1)


def test_an_empty_record_has_not_even_a_header() -> None:
    for empty in (b"", b"\n", b"  \n"):
        assert why(empty) == RecordEmpty()


@pytest.mark.parametrize("line", [b"rubbish\n", b"{}\n", b"\xff\n", b"[" * 99_999 + b"\n", LINES[0]])
def test_a_garbled_line_is_named(line: bytes) -> None:
    assert why(LINES[0] + LINES[1] + line + b"".join(LINES[3:])) == RecordGarbled(3)


def test_a_garbled_header_is_named() -> None:
    assert why(b"rubbish\n") == RecordGarbled(1)
    assert why(with_header(seed="no hex")) == RecordGarbled(1)
    assert why(with_header(more=1)) == RecordGarbled(1)
    assert why(with_header(chairs=["Ann"])) == RecordGarbled(1)
    assert why(with_header(options={"pace": "fast"})) == RecordGarbled(1)
    assert why(with_header(options={"speed": 1})) == RecordGarbled(1)


def test_what_the_setup_refuses_is_told_with_its_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    assert why(with_header(seats=9)) == WrongSeatCount("tiny", 9, 1, 3)

    def without_its_pack(*_: Any) -> NoReturn:
        raise Refused(PackMissing("tales"))

    monkeypatch.setattr(Tiny, "setup", without_its_pack)
    assert why(WHOLE) == PackMissing("tales")


@pytest.mark.parametrize("legacy", [{}, {"crowns": 1}])
def test_a_game_without_a_campaign_has_no_legacy_in_its_header(legacy: dict[str, int]) -> None:
    assert RULES.legacy is None
    assert why(with_header(legacy=legacy)) == RecordGarbled(1)


def test_nothing_comes_behind_the_outcome() -> None:
    assert why(WHOLE + LINES[-1]) == RecordGarbled(len(LINES) + 1)
    assert why(WHOLE + LINES[1]) == RecordGarbled(len(LINES) + 1)


def test_a_changed_input_is_found_out() -> None:
    assert why(WHOLE.replace(b'"word":2', b'"word":3')) == RecordParts(4)
    assert why(WHOLE.replace(b'"word":2', b'"word":9')) == RecordGarbled(5)
    assert why(WHOLE.replace(b'"at":12', b'"at":13')) == RecordParts(4)
    assert why(WHOLE.replace(b'"at":12', b'"at":1')) == RecordParts(4)
    assert why(WHOLE.replace(b'"at":12', b'"at":1' + b"0" * 30)) == RecordGarbled(5)
    assert why(WHOLE.replace(b'"at":12', b'"at":-1')) == RecordGarbled(5)
    assert why(b"".join([*LINES[:3], *LINES[4:]])) == RecordParts(3)


def test_a_changed_seed_is_found_out() -> None:
    assert why(with_header(seed="00" * 32)) == SeedChanged()
    assert why(with_header(seed="00", commitment=commitment(b"\0"))) == SeedChanged()
    other = stretch(9)
    assert why(with_header(seed=other.hex(), commitment=commitment(other))) == RecordParts(4)


def test_a_changed_option_is_found_out() -> None:
    assert why(with_header(options={"open": True})) == RecordParts(0)


def test_a_changed_outcome_is_found_out() -> None:
    assert why(WHOLE.replace(b'"said"', b'"sung"')) == OutcomeChanged()
    unfinished = b"".join([*LINES[:2], LINES[-1]])
    assert why(unfinished) == OutcomeChanged()


def test_an_outcome_that_says_more_than_it_can_is_refused() -> None:
    line = b'{"item":"words","points":[4],"more":1}'
    for changed in (
        LINES[-1].replace(b'"reason":', b'"more":1,"reason":'),
        LINES[-1].replace(b'"lines":[', b'"lines":[' + line),
    ):
        assert changed != LINES[-1]
        assert why(b"".join([*LINES[:-1], changed])) == RecordGarbled(len(LINES))


def test_other_games_versions_and_formats_are_named() -> None:
    assert why(with_header(game="chess")) == RecordOfUnknownGame("chess")
    assert why(with_header(version=7)) == RecordOfUnknownVersion("tiny", 7, 1)
    assert why(with_header(format=2)) == RecordOfUnknownFormat(2, 1)
    with pytest.raises(BadRecord) as bad:
        Match.from_header(TRICKS, a_match().header)
    assert bad.value.reason == RecordOfUnknownGame("tiny")


@given(st.integers(0, len(WHOLE) - 1), st.integers(1, 255))
@settings(max_examples=150, deadline=None)
def test_no_changed_byte_leads_elsewhere_or_brings_the_reader_down(place: int, change: int) -> None:
    data = bytearray(WHOLE)
    data[place] ^= change
    try:
        folded = Match.fold(RULES, parse(RULES, bytes(data))[0])
    except BadRecord:
        return
    assert digest(folded.state) == digest(a_match().state)


def test_who_sat_where_is_said_or_taken_to_be_people() -> None:
    seated: Callable[..., Header] = lambda **more: msgspec.structs.replace(a_match().header, **more)  # noqa: E731
    assert chairs(seated()) == ("human", "human")
    assert chairs(seated(chairs=("Ann", "bot"))) == ("Ann", "bot")
