"""People at tables of Pendulum."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.hands import Pointer
from tests.browser.visitor import Visitor

TURNS = {"mode": "untimed_turns"}


def arranged(person: Visitor, seats: int = 2, **options: Any) -> Visitor:
    """At a table with bots, where a character is to be chosen."""
    person.read("pendulum")
    person.arrange({0: "Anna"}, ["empty", *["random"] * (seats - 1)], options=TURNS | options)
    person.begin()
    person.enter()
    assert person.await_turn()
    return person


def seated(person: Visitor, seats: int = 2, seed: int = 1) -> Visitor:
    """At the first turn: a character is chosen, and both workers are placed."""
    arranged(person, seats)
    hand = Pointer(person, seed)
    while not piece(person, "steps").is_visible():
        hand.choose()
        assert person.await_turn()
    return person


def piece(person: Visitor, key: str) -> Locator:
    """A thing on the board or in the tray."""
    return person.page.locator(f'[data-aim="{key}"]').first


def press(person: Visitor, thing: Locator) -> None:
    """By finger or by mouse."""
    expect(thing).to_be_visible()
    thing.tap() if person.touch else thing.click()
