"""Keys on the board, the keys that help, and the reader's own switches."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.hands import LIT, Typist
from tests.browser.visitor import Visitor

FOCUSED = "document.activeElement.getAttribute('data-aim')"


def seated(visitor: Visitor) -> Visitor:
    """At a table with a bot, at the first turn."""
    visitor.arrange({0: "Anna"}, ["empty", "greedy"])
    visitor.begin()
    visitor.enter()
    visitor.await_turn()
    return visitor


def test_the_board_by_keys(visit: Visit) -> None:
    person, other = visit("en"), visit("de")
    person.arrange({0: "Anna"}, ["empty", "empty"])
    other.sit(1, "Ben", person.table)
    person.begin()
    person.enter()
    person.await_turn()
    hand = Typist(person)
    cards = person.page.locator(LIT)
    hand.tab_to(cards.first)
    first = person.page.evaluate(FOCUSED)
    hand.key("ArrowRight")
    second = person.page.evaluate(FOCUSED)
    assert second and second != first
    hand.key("Enter")
    expect(person.confirm).to_be_visible()
    back = person.back
    expect(back).to_be_visible()
    assert cards.count() == 0, "there is nothing more to choose"
    hand.key("Backspace")
    expect(back).to_be_hidden()
    hand.tab_to(cards.first)
    hand.key("Enter")
    expect(person.confirm).to_be_visible()
    hand.press(person.confirm)
    person.await_answer()
    expect(person.button("web-undo")).to_be_visible()


def test_a_hint_is_shown_and_can_be_followed(visit: Visit, lang: str) -> None:
    person = seated(visit(lang))
    person.page.keyboard.press("h")
    person.button("web-hint-take").click()
    expect(person.back).to_be_visible()
    Typist(person).compose()
    person.confirm.click()
    person.await_answer()
    assert person.info()["entries"] >= 1
