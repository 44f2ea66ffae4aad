"""Actions, forms and their numbers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

import pytest
from hypothesis import given
from hypothesis import strategies as st

from regency.kernel.codec import Codec, interned
from regency.kernel.edge import Action, Ask, Do, Form, Option, Wait, count, domains, draw, includes, pick
from regency.kernel.errors import NotAnOption
from regency.kernel.part import Clock, Part
from regency.kernel.rng import stream, stretch

from .tiny import Box, Pass, Say, Screen, Table, match_of

pytestmark = pytest.mark.both


class Move(Action, frozen=True):
    worker: Annotated[int, pick("worker", 3)]
    place: Annotated[int, pick("place", 5)]


class Sparse(Action, frozen=True):
    card: Annotated[int, pick("card", 10)]

    @classmethod
    def members(cls) -> Iterator[Sparse]:
        return (cls(card) for card in (1, 4, 9))


class Loose(Action, frozen=True):
    amount: int


KINDS = (Move, Sparse, Pass)
CODEC = Codec(KINDS)
FORMS = st.builds(
    lambda workers, places: Form(Move, (tuple(sorted(workers)), tuple(sorted(places)))),
    st.sets(st.integers(0, 2), min_size=1),
    st.sets(st.integers(0, 4), min_size=1),
)
OPTIONS = st.lists(st.one_of(st.sampled_from(CODEC.table), FORMS), min_size=1, max_size=8)


def test_every_field_names_its_domain() -> None:
    assert domains(Move) == [("worker", "worker", 3), ("place", "place", 5)]
    assert domains(Pass) == []


def test_a_field_without_a_domain_is_no_action_field() -> None:
    with pytest.raises(TypeError, match=r"Loose\.amount"):
        domains(Loose)


def test_the_codec_lists_kinds_in_order_and_members_by_domain() -> None:
    assert len(CODEC) == 15 + 3 + 1
    assert CODEC.table[:2] == (Move(0, 0), Move(0, 1))
    assert CODEC.table[15:] == (Sparse(1), Sparse(4), Sparse(9), Pass())


@given(st.integers(0, len(CODEC) - 1))
def test_rank_and_unrank_are_each_others_way_back(rank: int) -> None:
    assert CODEC.rank(CODEC.unrank(rank)) == rank


@given(st.sampled_from(CODEC.table))
def test_unrank_gives_the_interned_action(action: Action) -> None:
    assert CODEC.unrank(CODEC.rank(action)) is interned(type(action))[interned(type(action)).index(action)]


def test_what_is_no_action_of_the_game_has_no_rank() -> None:
    with pytest.raises(KeyError):
        CODEC.rank(Sparse(2))
    for beyond in (-1, len(CODEC)):
        with pytest.raises(IndexError):
            CODEC.unrank(beyond)


def test_no_two_actions_of_a_game_are_equal() -> None:
    with pytest.raises(TypeError, match="equal"):
        Codec((Move, Move))


@given(FORMS)
def test_a_form_holds_exactly_its_product(form: Form) -> None:
    inside = [move for move in interned(Move) if move in form]
    assert len(inside) == form.size() == count([form])
    assert Pass() not in form


@given(OPTIONS, st.integers(0, 10_000))
def test_what_is_drawn_is_among_the_options(options: list[Option], key: int) -> None:
    assert includes(options, draw(options, stream(stretch(key), "draw", 0)))


def test_each_member_of_a_form_is_drawn_as_often_as_a_listed_action() -> None:
    rng = stream(stretch(3), "draw", 0)
    options: list[Option] = [Pass(), Form(Move, ((0, 1), (2, 3, 4)))]
    passes = sum(draw(options, rng) == Pass() for _ in range(1400))
    assert 140 < passes < 260


def test_an_action_outside_is_not_included() -> None:
    assert not includes([Pass(), Form(Move, ((0,), (1,)))], Move(0, 2))
    assert includes([Move(1, 1)], Move(1, 1))


class Bare(Ask[Table, Screen, Box], frozen=True):
    pass


class BareDo(Do[Table, Screen, Box], frozen=True):
    pass


class BareWait(Wait[Table, Screen, Box], frozen=True):
    def over(self, view: object) -> bool:
        return True


def test_a_question_says_what_it_is_unless_told_otherwise() -> None:
    g = match_of().state
    bare = Bare(0)
    assert (bare.due(g.table), bare.final(g.table), bare.spacing(g.table)) == (True, False, 0)
    assert bare.refusal(g.eyes(0), Say(1)) == NotAnOption()
    assert bare.wakes(g.table) == -1


def test_what_a_game_must_write_itself_is_not_there() -> None:
    g = match_of().state
    with pytest.raises(NotImplementedError):
        Bare(0).options(g.eyes(0))
    with pytest.raises(NotImplementedError):
        Bare(0).take(g, Pass())
    with pytest.raises(NotImplementedError):
        BareDo().run(g)
    with pytest.raises(NotImplementedError):
        Part().clone()


def test_a_wait_that_is_over_needs_no_tidying() -> None:
    g = match_of(BareWait()).state
    BareWait().wake(g)
    assert g.stacks[0] == []


def test_a_clock_is_cloned_whole() -> None:
    clock = Clock(1, 2, 3, True, False)
    assert [getattr(clock.clone(), name) for name in clock.fields] == [1, 2, 3, True, False]
