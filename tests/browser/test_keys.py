"""Keys on the board, the keys that help, and the reader's own switches."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import WebSocketRoute, expect

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


class Courier:
    """Between a page and the server: keeps what acknowledges a choice until it is let go."""

    def __init__(self, visitor: Visitor) -> None:
        self.sent: list[Any] = []
        self.kept: list[str] = []
        self.page: WebSocketRoute | None = None
        visitor.page.route_web_socket("**/socket**", self._between)

    def _between(self, page: WebSocketRoute) -> None:
        self.page = page
        server = page.connect_to_server()

        def to_server(message: str | bytes) -> None:
            self.sent.append(json.loads(message))
            server.send(message)

        def to_page(message: str | bytes) -> None:
            waits = any(one["send"] == "Submit" for one in self.sent)
            self.kept.append(str(message)) if waits else page.send(message)

        page.on_message(to_server)
        server.on_message(to_page)

    def let_go(self) -> None:
        assert self.page is not None
        self.sent.clear()
        for message in self.kept:
            self.page.send(message)


def test_escape_does_not_call_back_what_is_on_its_way(visit: Visit, lang: str) -> None:
    person = visit(lang)
    courier = Courier(person)
    seated(person)
    Typist(person).compose()
    person.confirm.click()
    expect(person.heading).to_have_text(person.say("web-sending"))
    person.await_entries(1)
    for key in ("Escape", "Backspace", "Enter", "h", "w"):
        person.page.keyboard.press(key)
    expect(person.heading).to_have_text(person.say("web-sending"))
    expect(person.page.locator(LIT)).to_have_count(0)
    assert [one["send"] for one in courier.sent].count("Submit") == 1
    courier.let_go()
    person.await_answer()
    assert person.await_turn()


def test_a_hint_is_shown_and_can_be_followed(visit: Visit, lang: str) -> None:
    person = seated(visit(lang))
    person.page.keyboard.press("h")
    person.button("web-hint-take").click()
    expect(person.back).to_be_visible()
    Typist(person).compose()
    person.confirm.click()
    person.await_answer()
    assert person.info()["entries"] >= 1
