"""Whoever goes by keys or hears the page is never thrown back to its beginning."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.hands import Reader, Typist
from tests.browser.visitor import PHONE, Visitor

NOWHERE = "document.activeElement === document.body"
AIM = "document.activeElement.dataset.aim"
INSIDE = "place => document.activeElement.closest(place) !== null"
TIP = "#piece-tip"
WRITTEN = "who comes next?"


def is_in(page: Page, place: str) -> bool:
    return bool(page.evaluate(INSIDE, place))


def seated(person: Visitor) -> Typist:
    """At a table with a bot, at the first turn."""
    person.arrange({0: "Anna"}, ["empty", "greedy"])
    person.begin()
    person.enter()
    person.await_turn()
    return Typist(person)


def test_from_the_waiting_room_to_the_table(visit: Visit, lang: str) -> None:
    person = visit(lang)
    person.arrange({0: "Anna"}, ["empty", "empty"])
    person.enter()
    hand = Typist(person)
    bots = person.page.get_by_label(person.say("web-put-bot"))
    hand.tab_to(bots)
    bots.select_option("greedy")
    expect(person.button("web-bot-out")).to_be_focused()
    leaf = person.button("web-page-on")
    hand.tab_to(leaf)
    while leaf.get_attribute("aria-disabled") != "true":
        hand.key("Enter")
    hand.key("Enter")
    expect(leaf).to_be_focused()
    person.button("web-start").focus()
    hand.key("Enter")
    person.await_turn()
    expect(person.heading).to_be_focused()
    hand.key("ArrowDown")
    assert is_in(person.page, ".choices")


def test_after_a_choice_the_keyboard_stays_at_the_tray(visit: Visit, lang: str) -> None:
    hand = seated(visit(lang))
    person = hand.visitor
    hand.choose()
    expect(person.confirm).to_be_hidden()
    assert is_in(person.page, ".tray")
    if person.await_turn():
        hand.compose()
        hand.key("Enter")
        person.await_answer()
        assert is_in(person.page, ".tray")


def test_whoever_writes_goes_on_writing(visit: Visit) -> None:
    host, guest = visit("en"), visit("de")
    host.arrange({0: "Anna"}, ["empty", "empty"])
    guest.sit(1, "Ben", host.table)
    host.begin()
    host.enter()
    guest.enter()
    assert host.await_turn() and guest.await_turn()
    Reader(guest).play_turn_of_one()
    guest.tab("web-chat")
    field = guest.page.get_by_label(guest.say("web-chat-write"))
    field.click()
    guest.page.keyboard.type(WRITTEN[:7])
    Reader(host, seed=2).play_turn_of_one()
    guest.await_turn()
    guest.page.keyboard.type(WRITTEN[7:])
    expect(field).to_have_value(WRITTEN)
    expect(field).to_be_focused()


def test_behind_the_curtain_is_the_title(visit: Visit, lang: str) -> None:
    device = visit(lang)
    device.arrange({0: "Anna", 1: "Ben"}, ["empty", "empty"])
    device.begin()
    device.enter()
    lift = device.button("web-curtain-lift", name="Anna")
    expect(lift).to_be_focused()
    device.page.keyboard.press("Enter")
    expect(device.board).to_be_visible()
    expect(device.heading).to_be_focused()
    Typist(device).play_turn_of_one()
    expect(device.button("web-curtain-lift", name="Ben")).to_be_focused()


def test_shift_and_an_arrow_lead_to_the_board(visit: Visit, lang: str) -> None:
    hand = seated(visit(lang))
    page = hand.visitor.page
    hand.key("Shift+ArrowRight")
    first = page.evaluate(AIM)
    assert first and is_in(page, "main")
    expect(page.locator(TIP)).to_be_visible()
    hand.key("Shift+ArrowRight")
    assert page.evaluate(AIM) not in {None, first}
    hand.visitor.open_list()
    hand.tab_to(hand.visitor.choices.get_by_role("button").first)
    hand.key("Shift+ArrowDown")
    assert page.evaluate(AIM) and is_in(page, "main")


def test_the_last_step_of_a_replay_keeps_the_keyboard(visit: Visit, lang: str) -> None:
    hand = seated(visit(lang))
    person = hand.visitor
    hand.play(2)
    person.go(f"/t/{person.table}/replay?at=0")
    last = person.button("web-last")
    expect(last).to_be_enabled()
    hand.tab_to(last)
    hand.key("Enter")
    expect(last).to_be_disabled()
    expect(last).to_be_focused()
    expect(person.button("web-step-on")).to_be_disabled()


def test_on_a_phone_the_rail_takes_the_keyboard_and_gives_it_back(visit: Visit, lang: str) -> None:
    hand = seated(visit(lang, viewport=PHONE))
    person = hand.visitor
    for key in ("web-log", "web-help"):
        opener = person.button(key).first
        opener.focus()
        hand.key("Enter")
        expect(person.page.get_by_role("tabpanel")).to_be_focused()
        close = person.button("web-close")
        expect(close).to_have_count(1)
        for _ in range(20):
            hand.key("Tab")
            assert is_in(person.page, ".rail") or person.page.evaluate(NOWHERE), "under the rail"
        close.click()
        expect(close).to_be_hidden()
        expect(opener).to_be_focused()
