"""The outlines of the campaign: nothing stands twice in the registers, and the effects keep their budgets."""

from __future__ import annotations

from dataclasses import replace

from scripts import effects, registers
from scripts.registers import OUTLINES


def test_nothing_stands_twice_in_the_registers() -> None:
    assert list(registers.findings(registers.load())) == []


def test_the_registers_have_every_envelope_and_every_vote() -> None:
    found = registers.load()

    assert len(found) == 75
    assert sum(card.is_vote for each in found for card in each.cards) == 192


def test_an_object_that_stands_twice_is_told() -> None:
    found = registers.load()
    first, last = found[0].cards[0], found[-1]
    last.cards.append(replace(first, envelope=last.id))

    assert any("object" in each and first.id in each for each in registers.findings(found))


def test_the_effects_of_cards_to_come_cost_somebody_something() -> None:
    told = list(effects.told((OUTLINES / "effects.toml").read_text("utf-8")))

    assert not [each for each in told if "nobody pays" in each or "same icons" in each]
    assert any(each.startswith("stickers 140") for each in told)
