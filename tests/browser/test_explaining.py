"""Every piece explains itself, to mouse, finger and keyboard, and knows its place in the rules."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from regency.games.council.printed.tables import BALCONIES, COLOURS
from tests.browser.conftest import Visit
from tests.browser.hands import Typist
from tests.browser.visitor import PHONE, Visitor

ARROWS = ("ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight")
AT = "document.activeElement.dataset.aim"
GO = "key => document.querySelector(`[data-aim='${key}']`).focus()"
TIP = "#piece-tip"


def watching(host: Visitor, guest: Visitor) -> None:
    """Somebody whose turn it is not: nothing is lit."""
    host.arrange({0: "Anna"}, ["empty", "empty"])
    guest.sit(1, "Ben", host.table)
    host.begin()
    guest.enter()
    expect(guest.heading).to_have_text(guest.say("wait-TakeActions", seat="Anna"))
    expect(guest.page.locator("[data-aim=king]")).to_be_visible()
    assert guest.page.locator("[data-lit]").count() == 0


def section(person: Visitor, anchor: str) -> Locator:
    return person.page.locator(f"#rules-{anchor}")


def test_the_keyboard_reaches_every_piece_and_each_says_what_it_is(visit: Visit) -> None:
    host, guest = visit("en"), visit("de")
    watching(host, guest)
    hand = Typist(guest)
    hand.tab_to(guest.page.locator("[data-aim=king]"))
    expect(guest.page.locator(TIP)).to_contain_text(guest.say("piece-help-king"))
    reached = walk(guest, hand)
    pieces = guest.page.locator("[data-aim]").evaluate_all("all => all.map(it => it.dataset.aim)")
    assert set(pieces) - reached == set()


def walk(person: Visitor, hand: Typist) -> set[str]:
    """Where arrows lead, from the piece in focus; each of them explains itself."""
    first = str(person.page.evaluate(AT))
    reached, waiting = {first}, [first]
    while waiting:
        here = waiting.pop()
        for arrow in ARROWS:
            person.page.evaluate(GO, here)
            hand.key(arrow)
            key = str(person.page.evaluate(AT))
            if key not in reached:
                reached.add(key)
                waiting.append(key)
                assert person.page.locator(TIP).inner_text().count("\n") >= 1, key
    return reached


def test_the_rules_open_at_the_passage_that_matters(visit: Visit, lang: str) -> None:
    person = visit(lang)
    person.arrange({0: "Anna"}, ["empty", "greedy"])
    person.begin()
    person.enter()
    person.await_turn()
    person.tab("web-rules")
    expect(section(person, "turn")).to_be_in_viewport()
    expect(section(person, "nobility")).not_to_be_in_viewport()
    person.page.locator("[data-aim=space-3]").hover()
    person.page.locator(TIP).get_by_role("button", name=person.say("web-rules-here")).click()
    expect(section(person, "nobility")).to_be_in_viewport()
    person.tab("web-players")
    person.choices.get_by_role("button", name=person.say("kind-ElectCouncillor")).click()
    person.page.keyboard.press("r")
    expect(section(person, "elect")).to_be_in_viewport()
    Typist(person).tab_to(person.page.locator("[data-aim=balcony-3]"))
    person.page.keyboard.press("r")
    expect(section(person, "bribe")).to_be_in_viewport()
    chosen = person.page.get_by_label(person.say("web-rules-jump"))
    expect(chosen).to_have_value("bribe")


def test_a_line_of_the_list_says_what_comes_of_it(visit: Visit, lang: str) -> None:
    person = visit(lang)
    person.arrange({0: "Anna"}, ["empty", "greedy"])
    person.begin()
    person.enter()
    person.await_turn()
    person.choices.get_by_role("button", name=person.say("kind-ElectCouncillor")).click()
    person.choices.get_by_role("listitem").get_by_role("button").first.click()
    lines = person.choices.get_by_role("listitem")
    expect(lines).to_have_count(BALCONIES)
    dropped = [person.say("remark-elect", dropped=person.say(f"card-{card}")) for card in range(COLOURS)]
    for line in lines.all():
        expect(line.locator("small")).to_have_text(re.compile("|".join(map(re.escape, dropped))))


def test_a_long_press_explains_and_does_nothing_else(visit: Visit, lang: str) -> None:
    phone = visit(lang, viewport=PHONE, has_touch=True, is_mobile=True)
    phone.arrange({0: "Anna"}, ["empty", "greedy"])
    phone.begin()
    phone.enter()
    phone.await_turn()
    piece = phone.page.locator("[data-aim=colour-2]")
    piece.scroll_into_view_if_needed()
    press_long(phone, piece)
    expect(phone.page.locator(TIP)).to_contain_text(phone.say("piece-help-pool"))
    assert phone.page.locator("[data-pointed]").count() == 0
    phone.page.locator(TIP).get_by_role("button").tap()
    expect(section(phone, "elect")).to_be_in_viewport()


def press_long(phone: Visitor, piece: Locator) -> None:
    box = piece.bounding_box()
    assert box is not None
    finger = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    wire = phone.context.new_cdp_session(phone.page)
    wire.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [finger]})
    expect(phone.page.locator(TIP)).to_be_visible()
    wire.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
