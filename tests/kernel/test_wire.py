"""Bytes: what may leave, what may not, and what is refused on its way in."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Mapping
from contextlib import suppress
from typing import Any, ClassVar

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from regency.kernel.errors import Malformed, Refused
from regency.kernel.part import Part
from regency.kernel.wire import Wire, digest, events_bytes, laid_open, view_bytes

from .tiny import Pass, Question, Said, Say, match_of

pytestmark = pytest.mark.both
WIRE = Wire((Say, Pass))


def test_encoding_a_state_fails() -> None:
    g = match_of(Question(0)).state
    for encode in (msgspec.json.encode, msgspec.msgpack.encode, msgspec.to_builtins):
        with pytest.raises(TypeError):
            encode(g)
        with pytest.raises(TypeError):
            encode({"state": [g]})


def test_a_state_is_neither_pickled_nor_copied() -> None:
    g = match_of(Question(0)).state
    for attempt in (pickle.dumps, copy.copy, copy.deepcopy):
        with pytest.raises(TypeError):
            attempt(g)


def test_a_sight_can_be_sent_to_another_process() -> None:
    sight = match_of(Question(0)).look(1)
    assert view_bytes(pickle.loads(pickle.dumps(sight))) == view_bytes(sight)


def test_a_compartment_has_no_encoder_either() -> None:
    with pytest.raises(TypeError):
        msgspec.json.encode(match_of().state.box)


def test_a_view_holds_no_screen_and_a_sight_the_own_one_only() -> None:
    match = match_of(Question(0))
    view = msgspec.msgpack.decode(view_bytes(match.watch()))
    assert sorted(view) == ["clock", "stacks", "table"]
    sight = msgspec.msgpack.decode(view_bytes(match.look(1)))
    assert (sight["seat"], sight["own"], sight["seen"]) == (1, {"secret": 21}, 0)


def test_a_secret_moves_the_digest_but_not_the_view_of_others() -> None:
    match = match_of(Question(0))
    mark, view, sight = digest(match.state), view_bytes(match.watch()), view_bytes(match.look(0))
    match.state.screens[1].secret += 1
    assert digest(match.state) != mark
    assert view_bytes(match.watch()) == view
    assert view_bytes(match.look(0)) == sight
    assert view_bytes(match.look(1)) != sight


def test_the_digest_sees_every_compartment_and_the_kernel_s_own_part() -> None:
    first = digest(match_of(Question(0)).state)
    marks = {first}
    for change in range(6):
        g = match_of(Question(0)).state
        if change == 0:
            g.table.log.append(1)
        elif change == 1:
            g.box.deck.pop()
        elif change == 2:
            g.counts["die"] = 1
        elif change == 3:
            g.acted[0] = 5
        elif change == 4:
            g.clock.now = 1
        else:
            g.stacks[0].clear()
        marks.add(digest(g))
    assert len(marks) == 7


class Grown(Part):
    """A table that has one field more than when its first matches began."""

    log: list[int]
    alarm: int
    ended: bool
    guests: tuple[int, ...]

    grown: ClassVar[Mapping[str, Any]] = {"guests": ()}

    # Made by scripts/state.py from the fields above: change those.
    # fmt: off
    fields: ClassVar[tuple[str, ...]] = ("log", "alarm", "ended", "guests")

    def __init__(self, log: list[int], alarm: int, ended: bool, guests: tuple[int, ...]) -> None:
        self.log = log
        self.alarm = alarm
        self.ended = ended
        self.guests = guests

    def clone(self) -> Grown:
        return Grown(self.log[:], self.alarm, self.ended, self.guests)
    # fmt: on


def test_what_came_later_moves_no_digest_until_it_says_something() -> None:
    g: Any = match_of(Question(0)).state
    before = digest(g)
    g.table = Grown(g.table.log, g.table.alarm, g.table.ended, ())
    assert digest(g) == before
    g.table.guests = (3,)
    assert digest(g) != before
    assert laid_open(g.table)["guests"] == (3,)


def test_fields_are_laid_open_by_name() -> None:
    assert laid_open(match_of().state.table) == {"log": [], "alarm": -1, "ended": False}


def test_events_are_sent_with_their_kind() -> None:
    assert msgspec.msgpack.decode(events_bytes([Said(1, 2)])) == [{"was": "Said", "seat": 1, "word": 2}]


@given(st.sampled_from([*(Say(word) for word in range(8)), Pass()]))
def test_an_action_comes_back_as_it_went(action: Say | Pass) -> None:
    assert WIRE.decode(WIRE.encode(action)) == action


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"{}",
        b"null",
        b'{"do":"Say"}',
        b'{"do":"Say","word":8}',
        b'{"do":"Say","word":-1}',
        b'{"do":"Say","word":1.5}',
        b'{"do":"Say","word":"1"}',
        b'{"do":"Say","word":1,"more":1}',
        b'{"do":"Sing","word":1}',
        b'{"do":"Pass"} {}',
        b"\xff\xfe",
        b"[" * 100_000,
        b'{"do":"Say","word":1' + b"0" * 400 + b"}",
    ],
)
def test_what_is_no_action_is_refused_as_malformed(data: bytes) -> None:
    with pytest.raises(Refused) as refused:
        WIRE.decode(data)
    assert refused.value.reason == Malformed()


@given(st.binary(max_size=60))
def test_no_bytes_bring_the_wire_down(data: bytes) -> None:
    with suppress(Refused):
        assert WIRE.encode(WIRE.decode(data))
