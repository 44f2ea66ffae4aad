"""Domains of fields: named ones, tuples of them, players, and what is none."""

from __future__ import annotations

from typing import Annotated

import pytest
from msgspec import Meta

from regency.games import NAMES, load
from regency.kernel.edge import Event, domains, pick
from regency.kernel.fields import PLAYERS, Domain, domains_of, sizes_of


class Told(Event, frozen=True):
    seat: int
    city: Annotated[int, pick("city", 15)]
    cards: tuple[Annotated[int, pick("card", 9)], ...]
    coins: int
    round: Annotated[int, Meta(ge=1)]
    word: str


class Marked(Event, frozen=True):
    seat: Annotated[int, pick("seat", 4)]


def test_a_field_tells_the_domain_of_its_value_or_of_its_items() -> None:
    assert domains_of(Told) == {
        "seat": PLAYERS,
        "city": Domain("city", 15),
        "cards": Domain("card", 9, many=True),
        "coins": None,
        "round": None,
        "word": None,
    }


def test_a_named_domain_goes_before_that_of_the_players() -> None:
    assert domains_of(Marked) == {"seat": Domain("seat", 4)}


def test_the_sizes_are_of_named_domains() -> None:
    assert sizes_of([Told]) == {"city": 15, "card": 9}
    assert sizes_of([Told, Marked]) == {"city": 15, "card": 9, "seat": 4}


@pytest.mark.parametrize("name", NAMES)
def test_the_actions_of_a_game_are_made_of_finite_domains(name: str) -> None:
    rules = load(name)
    found = {name: size for kind in rules.actions for _, name, size in domains(kind)}
    assert found == sizes_of(rules.actions)
