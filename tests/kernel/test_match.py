"""A match: beginning, looking and acting."""

from __future__ import annotations

import pytest

from regency.kernel.edge import NEVER
from regency.kernel.entries import Entry, Halt, Play, Resume, Tick, Undo
from regency.kernel.errors import (
    BadOption,
    GameOver,
    Malformed,
    NoSuchSeat,
    NotAnOption,
    Refused,
    WrongSeatCount,
)
from regency.kernel.match import Match
from regency.kernel.rng import commitment, stretch
from regency.kernel.wire import digest

from .tiny import (
    End,
    Options,
    Pass,
    Question,
    Ring,
    Said,
    Say,
    SetAlarm,
    TurnCard,
    match_of,
    questions,
    steps_of,
    undo_refused,
)

pytestmark = pytest.mark.both


# Beginning


def test_a_match_starts_at_its_first_question() -> None:
    match = Match.start(steps_of(Question(0)), 2, Options(open=True), seed=5, chairs=("Ann", "bot"))
    assert match.header.options == {"pace": "slow", "open": True, "size": 2}
    assert match.header.commitment == commitment(stretch(5))
    assert match.header.chairs == ("Ann", "bot")
    assert match.waited_for() == [0]


def test_a_seed_is_small_or_whole_or_the_system_s() -> None:
    rules = steps_of(Question(0))
    assert Match.start(rules, 1, seed=bytes(32)).header.seed == "00" * 32
    assert Match.start(rules, 1).header.seed != Match.start(rules, 1).header.seed
    with pytest.raises(ValueError, match="32 bytes"):
        Match.start(rules, 1, seed=b"short")


def test_everybody_sits_in_a_chair_or_nobody_is_named() -> None:
    rules = steps_of(Question(0))
    for chairs in (("Ann",), ("Ann", "Ben", "bot")):
        with pytest.raises(ValueError, match=f"{len(chairs)} chairs for 2 seats"):
            Match.start(rules, 2, chairs=chairs)
    assert Match.start(rules, 2).header.chairs == ()


def test_a_game_without_a_campaign_is_left_nothing() -> None:
    with pytest.raises(ValueError, match="no legacy"):
        Match.start(steps_of(Question(0)), 2, legacy=Options())


def test_a_game_is_for_so_many_seats() -> None:
    with pytest.raises(Refused) as refused:
        Match.start(steps_of(), 4)
    assert refused.value.reason == WrongSeatCount("tiny", 4, 1, 3)


def test_what_was_told_at_the_start_is_news() -> None:
    match = match_of(Question(0))
    assert match.news == list(match.opening) == []
    match.submit(0, Say(3))
    assert match.news == [Said(0, 3)]


def test_a_seat_that_there_is_not_sees_nothing() -> None:
    match = match_of(Question(0))
    for look in (match.options, match.look):
        for seat in (-1, 2):
            with pytest.raises(Refused) as refused:
                look(seat)
            assert refused.value.reason == NoSuchSeat(seat, 2)


# Acting


def test_what_is_submitted_is_told_written_and_noted() -> None:
    match = match_of(*questions(0, 1))
    assert match.submit(0, Say(3), at=70, lag=5) == [Said(0, 3)]
    entry, mark = match.entries[0]
    assert entry == Play(70, 0, (Say(3),), 0, 5)
    assert mark == digest(match.state)
    assert match.notes == [(3,), (3,)]


def test_what_was_dropped_from_a_chain_is_not_written() -> None:
    match = match_of(Question(0, follow=(TurnCard(),)))
    match.submit(0, Say(3), Pass())
    entry = match.entries[0][0]
    assert isinstance(entry, Play)
    assert entry.do == (Say(3),)


def test_a_refused_input_is_neither_written_nor_noted() -> None:
    match = match_of(*questions(0))
    mark = digest(match.state)
    with pytest.raises(Refused):
        match.submit(0, Pass())
    assert (list(match.entries), match.notes, digest(match.state)) == ([], [(), ()], mark)


@pytest.mark.parametrize(
    "entry",
    [
        Play(1.0, 0, (Say(3),), 0),  # type: ignore[arg-type]
        Play(True, 0, (Say(3),), 0),
        Play(2**53, 0, (Say(3),), 0),
        Play(1, False, (Say(3),), 0),
        Play(1, 0, (Say(True),), 0),
        Play(1, 0, ("Say",), 0),
        Play(1, 0, (Say(3),), 0.0),  # type: ignore[arg-type]
        Play(1, 0, (Say(3),), 0, -1),
        Play(1, 0, (Say(3),), 0, "x"),  # type: ignore[arg-type]
        Undo(1, 0, False),
        Undo(1, 0, 0, 1),  # type: ignore[arg-type]
        Tick(1.5),  # type: ignore[arg-type]
        Halt(True),
        Halt(1, 5),  # type: ignore[arg-type]
        Halt(1, "\ud800"),
        Halt(1, "line", True),
        Resume(1, 5),  # type: ignore[arg-type]
    ],
    ids=repr,
)
def test_what_could_not_be_read_again_is_not_written(entry: Entry) -> None:
    match = match_of(*questions(0))
    mark = digest(match.state)
    with pytest.raises(Refused) as refused:
        match.apply(entry)
    assert refused.value.reason == Malformed()
    assert (list(match.entries), digest(match.state)) == ([], mark)
    assert match.submit(0, Say(1)) == [Said(0, 1)]


def test_rule_options_are_checked_before_the_start() -> None:
    with pytest.raises(BadOption):
        Match.start(match_of().rules, 2, Options(open="false"))  # type: ignore[arg-type]


def test_advance_writes_every_tick_up_to_an_instant() -> None:
    match = match_of(SetAlarm(100), Ring(), SetAlarm(250), Ring(), Question(0))
    assert match.next_wake() == 100
    match.advance(99)
    assert list(match.entries) == []
    match.advance(300)
    assert [entry for entry, _ in match.entries] == [Tick(100), Tick(250)]
    assert match.next_wake() == NEVER


def test_nothing_at_all_is_entered_after_the_end() -> None:
    match = match_of(Question(0, follow=(End(),)), Question(0))
    match.submit(0, Say(1))
    assert match.outcome() is not None
    for entry in (Play(0, 0, (Say(1),), 1), Halt(0), Resume(0), Undo(0, 0, 0), Undo(0, 0, 0, agreed=True)):
        with pytest.raises(Refused) as refused:
            match.apply(entry)
        assert refused.value.reason == GameOver()
    assert undo_refused(match, 0) == GameOver()


def test_a_preview_can_be_asked_for() -> None:
    match = match_of(Question(0, follow=(Question(0),)))
    seen = match.preview(0, Say(1))
    assert seen.events == (Said(0, 1),)
    assert not seen.final
    assert match.state.table.log == []


def test_a_preview_goes_up_to_the_bar() -> None:
    match = match_of(Question(0, follow=(TurnCard(), Question(0))))
    seen = match.preview(0, Say(1), Say(2))
    assert (seen.events, seen.final, seen.questions) == ((Said(0, 1),), True, ())
    assert match_of(Question(0, last_word=True)).preview(0, Say(1)).final


def test_a_preview_refuses_what_the_game_refuses() -> None:
    with pytest.raises(Refused) as refused:
        match_of(Question(0)).preview(0, Pass())
    assert refused.value.reason == NotAnOption()
