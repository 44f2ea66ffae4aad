"""Who is away is told what they missed, is called when it is their turn, and keeps the chair."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.hands import Reader
from tests.browser.house import House
from tests.browser.visitor import Visitor

MINUTE = 60_000
HIDE = """hidden => {
  const get = () => hidden ? 'hidden' : 'visible'
  Object.defineProperty(document, 'visibilityState', {configurable: true, get})
  document.dispatchEvent(new Event('visibilitychange'))
}"""
NOTE = """
window.notes = []
window.Notification = class {
  static permission = 'default'
  static async requestPermission() { return (Notification.permission = 'granted') }
  constructor(title, {body}) { window.notes.push([title, body]) }
}
"""


def sit_together(*people: Visitor) -> None:
    """A game without bots, one device for each."""
    host, *others = people
    host.arrange({0: "Anna"}, ["empty"] * len(people))
    for seat, (other, name) in enumerate(zip(others, ("Ben", "Cleo"), strict=False), 1):
        other.sit(seat, name, host.table)
    host.begin()
    for person in people:
        person.enter()
        assert person.await_turn()


def recap(person: Visitor) -> Locator:
    missed = person.say("web-recap", count=2).partition(":")[0]
    return person.page.locator("details", has_text=re.compile(missed))


def test_what_happened_meanwhile_is_told_on_coming_back(visit: Visit, lang: str) -> None:
    anna, ben = visit(lang), visit(lang)
    sit_together(anna, ben)
    expect(recap(ben)).to_be_hidden()
    ben.go_away()
    for _ in range(2):  # a card is laid, and taken up again
        Reader(anna).choose()
    assert ben.info()["entries"] == 2
    ben.come_back()
    expect(recap(ben)).to_contain_text(ben.say("web-recap", count=2))
    expect(recap(ben)).to_contain_text("Anna")
    ben.button("web-recap-close").click()
    expect(recap(ben)).to_be_hidden()
    ben.page.reload()
    assert ben.await_turn()
    expect(recap(ben)).to_be_hidden()


def test_a_tab_in_the_background_calls_once_and_tells_what_was_missed(visit: Visit, lang: str) -> None:
    anna, ben = visit(lang), visit(lang)
    ben.context.add_init_script(NOTE)
    sit_together(anna, ben)
    ben.button("web-settings").click()
    ben.page.get_by_label(ben.say("web-notify")).check()
    ben.button("web-settings").click()
    Reader(ben).play_turn_of_one()
    ben.page.evaluate(HIDE, True)
    Reader(anna).play_turn_of_one()
    assert ben.await_turn()
    called = [[ben.words.game(), ben.say("web-your-turn")]]
    assert ben.page.evaluate("window.notes") == called
    ben.page.evaluate(HIDE, False)
    expect(recap(ben)).to_contain_text("Anna")
    Reader(ben).play_turn_of_one()
    Reader(anna, seed=2).play_turn_of_one()
    assert ben.await_turn()
    assert ben.page.evaluate("window.notes") == called, "whoever looks at the table need not be called"


def test_a_bot_stands_in_for_who_is_gone_two_minutes_when_the_others_agree(
    visit: Visit, own_house: House, lang: str
) -> None:
    anna, ben, cleo = (visit(lang, at=own_house) for _ in range(3))
    sit_together(anna, ben, cleo)
    ben.go_away()
    offer = anna.button("web-propose-bot")
    offer.click()
    expect(anna.page.get_by_role("alert")).to_have_text(anna.say("why-NotAbsent"))
    own_house.pass_time(MINUTE)
    offer.click()
    expect(anna.page.get_by_role("alert")).to_have_text(anna.say("why-NotAbsent"))
    own_house.pass_time(MINUTE)
    offer.click()
    expect(cleo.text("web-proposes-bot", name="Anna", absent="Ben")).to_be_visible()
    cleo.button("web-disagree").click()
    expect(anna.text("web-proposal-waits")).to_be_hidden()
    expect(anna.text("web-bot-stands-in")).to_be_hidden()
    offer.click()
    cleo.button("web-agree").click()
    expect(anna.text("web-bot-stands-in")).to_be_visible()
    for person in (anna, cleo):
        Reader(person).choose()
    assert anna.await_turn(), "the bot has moved for Ben"
    ben.come_back()
    ben.button("web-take-back-seat").first.click()
    expect(anna.text("web-bot-stands-in")).to_be_hidden()
    for person in (cleo, anna):
        person.await_turn()
        Reader(person, seed=2).choose()
    assert ben.await_turn(), "nobody is thrown out"
