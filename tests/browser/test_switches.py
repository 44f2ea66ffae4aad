"""The reader's own switches: what is skipped, what is done at once, what is not heard."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.hands import LIT, Reader
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


def sit_together(host: Visitor, guest: Visitor) -> None:
    host.arrange({0: "Anna"}, ["empty", "empty"])
    guest.sit(1, "Ben", host.table)
    host.begin()
    host.enter()
    guest.enter()
    assert host.await_turn()


def point(person: Visitor, key: str) -> None:
    """Click on something lit on the board."""
    person.page.locator(f'{LIT}[data-aim="{key}"]').click()


def do_everything(person: Visitor) -> None:
    """A main action and a quick one: what is left is to end the turn."""
    assert person.await_turn()
    person.choices.get_by_role("button", name=person.say("kind-ElectCouncillor")).click()
    Reader(person).choose()
    point(person, "EngageAssistant")
    person.confirm.click()
    person.await_answer()


def test_what_has_only_one_choice_is_done_by_itself_for_those_who_wish_it(visit: Visit, lang: str) -> None:
    host, guest = visit(lang), visit(lang)
    sit_together(host, guest)
    switch(host, "web-skip-forced")
    do_everything(host)
    do_everything(guest)
    end = guest.choices.get_by_role("button", name=guest.say("do-EndTurn"))
    expect(end).to_be_visible()
    assert guest.turn and not host.turn
    end.click()
    guest.confirm.click()
    assert host.await_turn()


def test_what_can_be_taken_back_is_done_at_once_for_those_who_wish_it(visit: Visit, lang: str) -> None:
    person = visit(lang)
    person.arrange({0: "Anna"}, ["empty", "greedy"])
    person.begin()
    person.enter()
    person.await_turn()
    switch(person, "web-unconfirmed")
    point(person, "EngageAssistant")
    expect(person.button("web-undo")).to_be_visible()
    assert person.info()["entries"] == 1
    person.button("web-undo").click()
    expect(person.button("web-undo")).to_be_hidden()
    point(person, "stack-0")
    expect(person.text("web-final")).to_be_visible()
    expect(person.confirm).to_be_visible()
    assert person.info()["entries"] == 2, "what cannot be taken back is still asked for"


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
    Reader(host).play_turn_of_one()
    assert guest.await_turn()
    assert guest.page.evaluate("window.notes") == 2
    Reader(guest).play_turn_of_one()
    switch(guest, "web-sound")
    Reader(host, seed=2).play_turn_of_one()
    assert guest.await_turn()
    assert guest.page.evaluate("window.notes") == 2
