"""Choosing is narrowed step by step, and every action can be reached."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from hypothesis import given
from hypothesis import strategies as st

from regency import games
from regency.kernel.edge import Action, Form, Option, count, pick
from regency.terminal.choose import SHORT, Menu, Path, domain, members, menu
from tests.minis.errands import EndTurn, Send


class Offer(Action, frozen=True):
    """A kind with a form of its own."""

    payee: Annotated[int, pick("seat", 4)]
    coins: Annotated[int, pick("coins", 20)]


class Call(Action, frozen=True):
    """A kind with a single field."""

    number: Annotated[int, pick("number", 20)]


ERRANDS = [Send(courier, town) for courier in range(6) for town in range(4)]
KINDS: list[type[Action]] = [kind for game in games.ALL for kind in games.load(game).actions]
KINDS += [Send, EndTurn, Call]
EVERYTHING = [action for kind in KINDS for action in kind.members()]


def reached(now: Menu) -> list[Action]:
    """Every action at the end of some way through the menus."""
    found: list[Action] = []
    for offer in now.offers:
        action = offer.action()
        if action is not None:
            found.append(action)
        else:
            found += reached(menu(offer.left, offer.path))
    return found


def test_a_few_actions_are_listed_whole() -> None:
    now = menu([EndTurn(), Send(0, 1)], Path())
    assert now.is_whole
    assert [offer.action() for offer in now.offers] == [EndTurn(), Send(0, 1)]


def test_many_are_grouped_by_kind_first() -> None:
    now = menu([*ERRANDS, EndTurn()], Path())
    assert [offer.path.kind for offer in now.offers] == [Send, EndTurn]
    assert now.offers[0].action() is None
    assert now.offers[1].action() == EndTurn()


def test_then_narrowed_field_by_field() -> None:
    first = menu([*ERRANDS, EndTurn()], Path()).offers[0]
    couriers = menu(first.left, first.path)
    assert [offer.path.values for offer in couriers.offers] == [(courier,) for courier in range(6)]
    assert domain(couriers.offers[0].path) == "courier"
    towns = menu(couriers.offers[2].left, couriers.offers[2].path)
    assert [offer.action() for offer in towns.offers] == ERRANDS[8:12]


def test_a_single_kind_is_not_asked_for() -> None:
    now = menu(ERRANDS, Path())
    assert now.path == Path(Send)
    assert len(now.offers) == 6


def test_a_field_with_one_value_is_passed_over() -> None:
    now = menu([Call(number) for number in range(20)], Path())
    assert now.path == Path(Call)
    assert len(now.offers) == 20
    forms = menu([Form(Offer, ((2,), tuple(range(12))))], Path())
    assert forms.path == Path(Offer, (2,))


def test_a_form_is_narrowed_without_being_listed() -> None:
    form = Form(Offer, ((0, 2, 3), tuple(range(20))))
    payees = menu([form, EndTurn()], Path()).offers[0]
    second = menu(payees.left, payees.path).offers[1]
    assert second.left == (Form(Offer, ((2,), tuple(range(20)))),)
    assert [offer.action() for offer in menu(second.left, second.path).offers] == [
        Offer(2, coins) for coins in range(20)
    ]


@given(st.lists(st.sampled_from(EVERYTHING), unique=True, min_size=1))
def test_every_action_is_reached_once(options: Sequence[Option]) -> None:
    assert sorted(map(repr, reached(menu(options, Path())))) == sorted(map(repr, members(options)))


@given(st.lists(st.sampled_from(EVERYTHING), unique=True, min_size=1))
def test_no_menu_has_a_single_line_but_the_last(options: Sequence[Option]) -> None:
    now = menu(options, Path())
    assert len(now.offers) > 1 or count(options) == 1
    assert not now.is_whole or len(now.offers) <= SHORT
