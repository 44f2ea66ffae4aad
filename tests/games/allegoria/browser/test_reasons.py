"""Throne of Allegoria in the browser: what cannot be done now says why when it is touched."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.hands import Pointer
from tests.browser.test_explaining import TIP

STACK = 3


def test_a_full_stack_of_markers_says_so(visit: Visit, lang: str) -> None:
    person = visit(lang)
    person.read("allegoria")
    person.arrange({0: "Anna"}, ["empty", "greedy"])
    person.begin()
    person.enter()
    hand = Pointer(person)
    space = person.page.locator("[data-aim=space-2]")
    for _ in range(STACK):
        person.await_turn()
        while not person.page.locator("[data-aim^=marker-][data-lit]").count():
            hand.choose()
            person.await_turn()
        hand.press(person.page.locator("[data-aim^=marker-][data-lit]").last)
        hand.press(space)
        hand.agree()
        person.await_answer()
    person.await_turn()
    expect(person.page.locator("[data-aim^=marker-][data-lit]").first).to_be_visible()
    space.click(force=True)  # it says that it is disabled
    expect(person.page.locator(TIP)).to_contain_text(
        person.say("why-StackFull", space=person.words.piece("space", 2))
    )
