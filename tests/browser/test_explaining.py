"""Every piece explains itself, to mouse, finger and keyboard, and knows its place in the rules."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.hands import Typist
from tests.browser.visitor import PHONE, Visitor

ARROWS = ("ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight")
AT = "document.activeElement.dataset.aim"
GO = "key => document.querySelector(`[data-aim='${key}']`).focus()"
TIP = "#piece-tip"


def section(person: Visitor, anchor: str) -> Locator:
    return person.page.locator(f"#rules-{anchor}")


def seated(person: Visitor) -> None:
    """At a table with a bot, at the first turn."""
    person.arrange({0: "Anna"}, ["empty", "greedy"])
    person.begin()
    person.enter()
    person.await_turn()


def test_the_keyboard_reaches_every_piece_and_each_says_what_it_is(visit: Visit) -> None:
    host, guest = visit("en"), visit("de")
    host.arrange({0: "Anna"}, ["empty", "empty"], options={"think_again": "false"})
    guest.sit(1, "Ben", host.table)
    host.begin()
    guest.enter()
    guest.await_turn()
    hand = Typist(guest)
    hand.choose()
    expect(guest.heading).to_have_text(guest.say("wait-ChooseCard", seat="Anna"))
    assert guest.page.locator("[data-lit]").count() == 0, "it is not their turn any more"
    hand.tab_to(guest.page.locator("[data-aim=player-0]"))
    expect(guest.page.locator(TIP)).to_contain_text(guest.say("help-player"))
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
    seated(person)
    person.tab("web-rules")
    expect(section(person, "lay")).to_be_in_viewport()
    expect(section(person, "undo")).not_to_be_in_viewport()
    person.page.locator("[data-aim=player-0]").hover()
    person.page.locator(TIP).get_by_role("button", name=person.say("web-rules-here")).click()
    expect(section(person, "ravens")).to_be_in_viewport()
    person.tab("web-players")
    person.page.locator("[data-aim^=favour-]").focus()
    person.page.keyboard.press("r")
    expect(section(person, "audience")).to_be_in_viewport()
    chosen = person.page.get_by_label(person.say("web-rules-jump"))
    expect(chosen).to_have_value("audience")


def test_a_long_press_explains_and_does_nothing_else(visit: Visit, lang: str) -> None:
    phone = visit(lang, viewport=PHONE, has_touch=True, is_mobile=True)
    seated(phone)
    piece = phone.page.locator("[data-aim^=card-]").first
    piece.scroll_into_view_if_needed()
    press_long(phone, piece)
    expect(phone.page.locator(TIP)).to_contain_text(phone.say("help-card"))
    assert phone.page.locator("[data-pointed]").count() == 0
    phone.page.locator(TIP).get_by_role("button").tap()
    expect(section(phone, "lay")).to_be_in_viewport()


BUSY = "time => { const end = performance.now() + time; while (performance.now() < end); }"


def test_a_long_press_is_one_on_a_busy_machine_too(visit: Visit) -> None:
    """Our own clock may be late: behind the browser's long press, and behind the end of the touch."""
    phone = visit("en", viewport=PHONE, has_touch=True, is_mobile=True)
    seated(phone)
    piece = phone.page.locator("[data-aim^=card-]").first
    piece.scroll_into_view_if_needed()
    wire = phone.context.new_cdp_session(phone.page)
    wire.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [finger_on(piece)]})
    phone.page.evaluate(BUSY, 1200)
    wire.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(phone.page.locator(TIP)).to_contain_text(phone.say("help-card"))
    phone.page.evaluate(BUSY, 600)
    expect(phone.page.locator(TIP)).to_be_visible()
    assert phone.page.locator("[data-pointed]").count() == 0


def test_the_tip_of_the_next_piece_comes_though_the_last_one_goes(visit: Visit) -> None:
    person = visit("en")
    seated(person)
    tip = person.page.locator(TIP)
    person.page.locator("[data-aim=player-0]").hover()
    expect(tip).to_contain_text(person.say("help-player"))
    favour = person.page.locator("[data-aim^=favour-]").first
    favour.hover()
    expect(tip).to_contain_text(person.say("help-favour"))
    box = favour.bounding_box()
    assert box is not None
    seen = person.page.evaluate_handle(WATCH, TIP)
    for step in range(12):  # over all parts of the piece, for longer than a tip takes to go
        person.page.mouse.move(box["x"] + 4 + step * (box["width"] - 8) / 12, box["y"] + box["height"] / 2)
        person.page.evaluate(BUSY, 60)
    assert person.page.evaluate("seen => seen.gone", seen) == 0, "it stays as long as the mouse is there"


WATCH = """tip => {
    const seen = { gone: 0 }
    new MutationObserver(() => { if (!document.querySelector(tip)) seen.gone += 1 })
        .observe(document.body, { childList: true, subtree: true })
    return seen
}"""


def finger_on(piece: Locator) -> dict[str, float]:
    box = piece.bounding_box()
    assert box is not None
    return {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}


def press_long(phone: Visitor, piece: Locator) -> None:
    finger = finger_on(piece)
    wire = phone.context.new_cdp_session(phone.page)
    wire.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [finger]})
    expect(phone.page.locator(TIP)).to_be_visible()
    wire.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
