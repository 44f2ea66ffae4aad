"""The planning board of Throne of Allegoria by keys, on a phone and for those who hear it."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.hands import Typist
from tests.browser.visitor import PHONE, Visitor

PLANNED = 12  # the drafts, and some markers
MARKERS = {"en": ("Bidding marker 0", "Star marker"), "de": ("Gebotsmarker 0", "Sternmarker")}


def planning(person: Visitor) -> Typist:
    """At a table with a bot, at the first question."""
    person.read("allegoria")
    person.arrange({0: "Anna"}, ["empty", "greedy"])
    person.begin()
    person.enter()
    person.await_turn()
    return Typist(person)


def test_on_a_phone_a_question_begins_with_what_is_lit(visit: Visit, lang: str) -> None:
    hand = planning(visit(lang, viewport=PHONE))
    row = hand.visitor.page.locator(".own")
    for _ in range(PLANNED):
        assert hand.visitor.await_turn()
        lit = row.locator("[data-lit]")
        if lit.count():
            expect(lit.first).to_be_in_viewport(ratio=0.95)
        else:
            expect(row).to_have_js_property("scrollLeft", 0)
        row.evaluate("row => row.scrollTo(9999, 0)")
        hand.choose()


def drag(person: Visitor, what: str, where: str) -> None:
    """Take a thing along with the mouse and let it go on another."""
    mouse = person.page.mouse
    for act, place in ((mouse.down, what), (mouse.up, where)):
        box = person.page.locator(place).first.bounding_box()
        assert box is not None
        mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=4)
        act()


def test_a_marker_is_dragged_and_said_and_so_is_a_place_on_a_track(visit: Visit, lang: str) -> None:
    hand = planning(visit(lang))
    person = hand.visitor
    for track in ("diplomacy", "alms"):
        label = person.page.locator(f"[data-aim={track}]").get_attribute("aria-label") or ""
        assert re.fullmatch(rf"{person.say(f'score-{track}')}, Anna 0, .+ 0(, \d: .+)*", label)
    while person.heading.inner_text() != person.say("ask-PlaceBid"):
        hand.choose()
        person.await_turn()
    drag(person, "[data-aim^=marker-][data-lit]", "[data-aim=space-3]")
    expect(person.page.locator("[data-aim=space-3]")).to_have_attribute("aria-pressed", "true")
    expect(person.confirm).to_be_visible()
    person.button("web-back").click()
    person.button("web-back").click()
    person.open_list()
    for name in MARKERS[lang]:
        expect(person.choices.get_by_role("button", name=name)).to_be_visible()
