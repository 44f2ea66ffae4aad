"""The reader's own switches: what is skipped, what is done at once, what is not heard."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.hands import LIT, Reader
from tests.browser.house import CALM, RAVENS, House
from tests.browser.visitor import Visitor

COUNT_NOTES = """
window.notes = 0
const make = AudioContext.prototype.createOscillator
AudioContext.prototype.createOscillator = function () { window.notes += 1; return make.call(this) }
"""


def switch(person: Visitor, key: str) -> None:
    """Turn a switch over in the settings."""
    person.button("web-settings").click()
    person.page.get_by_label(person.say(key)).click()
    person.button("web-settings").click()


def sit_together(host: Visitor, guest: Visitor, **more: Any) -> None:
    host.arrange({0: "Anna"}, ["empty", "empty"], **more)
    guest.sit(1, "Ben", host.table)
    host.begin()
    host.enter()
    guest.enter()
    assert host.await_turn() and guest.await_turn()


def lay(person: Visitor, place: int) -> None:
    """Lay the lowest card of the hand (0) or the highest (-1)."""
    assert person.await_turn()
    person.page.locator(LIT).nth(place).click()
    person.confirm.click()
    person.await_answer()


@pytest.fixture
def ravens(house: House) -> Iterator[None]:
    """Who wins one of the first two rounds is asked whose hand to look into; of two, that is one choice."""
    house.deal(RAVENS)
    yield
    house.deal(CALM)


def test_what_has_only_one_choice_is_done_by_itself_for_those_who_wish_it(
    visit: Visit, ravens: None, lang: str
) -> None:
    host, guest = visit(lang), visit(lang)
    sit_together(host, guest)
    switch(host, "web-skip-forced")
    lay(host, -1)
    assert host.info()["entries"] == 1, "what is chosen is not taken up again by itself"
    lay(guest, 0)
    guest.await_entries(3)  # the host's raven has flown
    lay(guest, -1)
    lay(host, 0)
    expect(guest.heading).to_have_text(guest.say("ask-ChooseHand"))
    assert guest.turn and not host.turn and guest.info()["entries"] == 5
    guest.open_list()
    guest.choices.get_by_role("listitem").get_by_role("button").click()
    guest.confirm.click()
    assert host.await_turn()


def test_what_can_be_taken_back_is_done_at_once_for_those_who_wish_it(visit: Visit, lang: str) -> None:
    person, other = visit(lang), visit(lang)
    sit_together(person, other)
    switch(person, "web-unconfirmed")
    person.page.locator(LIT).first.click()
    expect(person.button("web-undo")).to_be_visible()
    assert person.info()["entries"] == 1
    person.button("web-undo").click()
    expect(person.button("web-undo")).to_be_hidden()
    sit_together(person, other, options={"think_again": "false"})
    person.page.locator(LIT).first.click()
    expect(person.text("web-final")).to_be_visible()
    expect(person.confirm).to_be_visible()
    assert person.info()["entries"] == 0, "what cannot be taken back is still asked for"


def test_a_chat_is_muted(visit: Visit, lang: str) -> None:
    host, guest = visit(lang), visit(lang)
    sit_together(host, guest)
    chat = guest.page.get_by_role("tab", name=guest.say("web-chat"))
    say(host, "Good evening")
    expect(chat).to_contain_text("1")
    chat.click()
    expect(guest.page.get_by_text("Good evening")).to_be_visible()
    guest.button("web-chat-mute").click()
    guest.tab("web-players")
    Reader(guest).play_turn_of_one()
    say(host, "Are you there?")
    expect(host.page.get_by_text("Are you there?")).to_be_visible()
    Reader(host).play_turn_of_one()
    assert guest.await_turn(), "what was said before has come too"
    expect(chat).to_have_text(guest.say("web-chat"))
    guest.page.reload()
    chat.click()
    expect(guest.text("web-chat-muted")).to_be_visible()
    expect(guest.page.get_by_text("Are you there?")).to_be_hidden()
    guest.button("web-chat-mute").click()
    expect(guest.page.get_by_text("Are you there?")).to_be_visible()


def say(person: Visitor, text: str) -> None:
    person.tab("web-chat")
    person.page.get_by_label(person.say("web-chat-write")).fill(text)
    person.button("web-chat-send").click()


def test_a_soft_sound_calls_unless_it_is_switched_off(visit: Visit) -> None:
    host, guest = visit("en"), visit("de")
    guest.context.add_init_script(COUNT_NOTES)
    sit_together(host, guest)
    guest.tab("web-log")  # before the first click no page may sound
    Reader(guest).play_turn_of_one()
    Reader(host).play_turn_of_one()
    assert guest.await_turn()
    heard = guest.page.evaluate("window.notes")
    assert heard >= 2
    guest.button("web-settings").click()
    expect(guest.page.get_by_label(guest.say("web-volume"))).to_be_visible()
    guest.button("web-settings").click()
    Reader(guest).play_turn_of_one()
    switch(guest, "web-sound")
    heard = guest.page.evaluate("window.notes")
    Reader(host, seed=2).play_turn_of_one()
    assert guest.await_turn()
    assert guest.page.evaluate("window.notes") == heard
