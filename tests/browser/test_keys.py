"""Keys on the board, the keys that help, and the reader's own switches."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.hands import LIT, WAYS, Typist
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
    person = seated(visit("en"))
    hand = Typist(person)
    colours = person.page.get_by_role("group", name=person.say("sheet-pool")).locator(LIT)
    hand.tab_to(colours.first)
    first = person.page.evaluate(FOCUSED)
    hand.key("ArrowRight")
    second = person.page.evaluate(FOCUSED)
    assert second and second != first
    hand.key("Enter")
    expect(person.choices).to_contain_text(person.say("web-back"))
    lit = person.page.locator(LIT)
    assert lit.count() == 4, "the councils to which one may be elected"
    hand.key("Backspace")
    expect(person.choices.get_by_role("button", name=person.say("web-back"))).to_be_hidden()
    hand.tab_to(colours.first)
    hand.key("Enter")
    hand.press(lit.first)
    expect(person.page.locator(WAYS).first).to_be_focused()
    hand.key("Enter")
    expect(person.confirm).to_be_visible()
    hand.key("Enter")
    person.await_answer()
    expect(person.button("web-undo")).to_be_visible()


def test_a_hint_is_shown_and_can_be_followed(visit: Visit, lang: str) -> None:
    person = seated(visit(lang))
    person.page.keyboard.press("h")
    person.button("web-hint-take").click()
    picked = person.choices.get_by_role("button", name=person.say("web-back"))
    expect(picked).to_be_visible()
    Typist(person).compose()
    person.confirm.click()
    person.await_answer()
    assert person.info()["entries"] >= 1
