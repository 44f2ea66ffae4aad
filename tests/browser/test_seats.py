"""One device for two, a device that only watches, a seat that moves to another device, two tabs."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.hands import Pointer, Reader
from tests.browser.visitor import Visitor


def hand_of(visitor: Visitor, page: Page | None = None) -> Locator:
    """The cards on the own side of the table."""
    return (page or visitor.page).locator("[data-aim^=card-]")


def test_hotseat_with_a_curtain(visit: Visit, lang: str) -> None:
    device = visit(lang)
    device.arrange({0: "Anna"}, ["empty", "empty"])
    device.enter()
    device.page.get_by_label(device.say("web-another-name")).fill("Ben")
    device.button("web-sit-here").click()
    device.button("web-start").click()
    for name, other in (("Anna", "Ben"), ("Ben", "Anna"), ("Anna", "Ben")):
        expect(device.heading).to_have_text(device.say("web-curtain", name=name))
        expect(device.button("web-curtain-lift", name=other)).to_be_hidden()
        assert hand_of(device).count() == device.choices.count() == 0, "nothing is to be seen meanwhile"
        device.button("web-curtain-lift", name=name).click()
        expect(hand_of(device).first).to_be_visible()
        Reader(device, seed=3).play_turn_of_one()
    expect(device.heading).to_have_text(device.say("web-curtain", name="Ben"))


def test_a_spectator_sees_the_table_and_no_hand(visit: Visit, lang: str) -> None:
    host, watcher = visit(lang), visit(lang)
    host.arrange({0: "Anna"}, ["empty", "greedy"])
    host.begin()
    host.enter()
    host.await_turn()
    watcher.table = host.table
    watcher.enter()
    expect(watcher.heading).to_have_text(watcher.say("wait-ChooseCard", seat="Anna"))
    assert watcher.say("wait-ChooseCard", seat="Anna") in watcher.page.title()
    expect(watcher.board.get_by_role("button").first).to_be_attached()
    assert watcher.page.locator("[data-lit]").count() == 0
    assert hand_of(watcher).count() == watcher.choices.count() == 0
    expect(watcher.tray).to_contain_text(watcher.say("web-watching"))
    expect(watcher.tray.get_by_role("button")).to_have_count(0)
    Reader(host).play(2)
    watcher.tab("web-log")
    expect(watcher.page.get_by_role("list", name=watcher.say("web-log"))).to_contain_text("Anna")
    host.hand_over()
    watcher.scores()
    expect(watcher.button("web-rematch")).to_be_hidden()


def test_a_seat_moves_to_another_device_once(visit: Visit, lang: str) -> None:
    desk, phone, late = visit(lang), visit(lang), visit(lang)
    desk.arrange({0: "Anna"}, ["empty", "greedy"])
    desk.begin()
    desk.enter()
    desk.button("web-move-seat").click()
    field = desk.page.get_by_role("textbox", name=desk.say("web-move-seat"))
    expect(field).to_have_value(re.compile("/take/"))
    link = field.input_value()
    expect(desk.page.get_by_role("img", name=desk.say("web-qr"))).to_be_visible()
    phone.go(link)
    phone.button("web-take-do").click()
    assert phone.await_turn()
    expect(hand_of(phone).first).to_be_visible()
    late.go(link)
    late.button("web-take-do").click()
    expect(late.page.get_by_role("alert")).to_have_text(late.say("why-LinkSpent"))


def test_two_tabs_agree(visit: Visit) -> None:
    person = visit("en")
    person.arrange({0: "Anna"}, ["empty", "greedy"])
    person.begin()
    person.enter()
    other = person.another_page()
    other.goto(f"/t/{person.table}")
    Pointer(person).play(2)
    person.await_turn()
    person.tab("web-log")
    other.get_by_role("tab", name=person.say("web-log")).click()
    name = person.say("web-log")
    here = person.page.get_by_role("list", name=name, exact=True)
    there = other.get_by_role("list", name=name, exact=True)
    expect(there).to_have_text(here.inner_text(), use_inner_text=True)
    expect(hand_of(person, other)).to_have_text(hand_of(person).all_inner_texts(), use_inner_text=True)
