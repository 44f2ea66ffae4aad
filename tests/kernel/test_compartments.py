"""A fact is declared once, in one compartment."""

from __future__ import annotations

from typing import Any

import pytest

from regency.games import NAMES, load
from regency.kernel.compartments import compartment_faults, compartments
from regency.kernel.part import Part
from regency.kernel.rules import Rules
from tests.minis.harvest import Harvest
from tests.minis.heirs import Heirs
from tests.minis.tricks import Tricks

from .tiny import Box, Screen, Table, Tiny

pytestmark = pytest.mark.both
HERE = f"{__name__.replace('.', '/')}.py"


def part(name: str, *fields: str, **more: Any) -> type[Part]:
    """A compartment that nobody made by script."""
    return type(name, (Part,), {"fields": fields, "__module__": __name__, **more})


PILE = part("Pile", "deck")
NAMED = part("Named", "deck", namesakes=("deck",))
TWICE = part("Twice", "coins", "coins")
UNMADE = part("Unmade", "cards", __annotations__={"coins": "int", "fields": "ClassVar[tuple[str, ...]]"})


@pytest.mark.parametrize("rules", [Harvest, Heirs, Tricks, Tiny, *(type(load(name)) for name in NAMES)])
def test_every_game_keeps_each_fact_once(rules: Any) -> None:
    found = compartments(rules)
    assert found is not None
    assert compartment_faults(*found) == []


def test_the_declaration_names_its_compartments() -> None:
    assert compartments(Tiny) == (Table, Screen, Box)
    assert compartments(Rules) is None


def test_a_field_in_two_compartments_is_refused_unless_it_is_said_to_be_another_thing() -> None:
    kept = "a fact is kept once, or Pile.namesakes says that it is another thing here"
    assert compartment_faults(PILE, Screen, PILE) == [(HERE, f"Pile.deck is a field of Pile too: {kept}")]
    assert compartment_faults(Table, PILE, PILE) == [(HERE, f"Pile.deck is a field of Pile too: {kept}")]
    assert compartment_faults(PILE, Screen, NAMED) == []


def test_a_namesake_of_nothing_is_refused() -> None:
    reason = "Named.namesakes names deck, which no other compartment has"
    assert compartment_faults(NAMED, Screen, Part) == [(HERE, reason)]


def test_what_came_later_must_be_a_field() -> None:
    assert compartment_faults(part("Grown", "deck", "pile", grown={"pile": 0}), Screen, Part) == []
    reason = "Shrunk.grown names pile, which is no field of it"
    assert compartment_faults(part("Shrunk", "deck", grown={"pile": 0}), Screen, Part) == [(HERE, reason)]


def test_a_field_that_is_declared_twice_is_refused() -> None:
    assert compartment_faults(TWICE, Screen, Part) == [(HERE, "Twice.coins is declared twice")]


def test_a_compartment_that_was_not_made_anew_is_refused() -> None:
    reason = "Unmade is not made of the fields it declares: run python -m scripts.state"
    assert compartment_faults(UNMADE, Screen, Part) == [(HERE, reason)]
