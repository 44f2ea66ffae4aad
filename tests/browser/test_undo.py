"""Taking back: at once where it is fair, else with everybody's consent."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.hands import Reader
from tests.browser.visitor import Visitor

OFFERED = "[data-aim^=favour-]"


def together(host: Visitor, guest: Visitor) -> None:
    host.arrange({0: "Anna"}, ["empty", "empty"])
    guest.sit(1, "Ben", host.table)
    host.begin()
    host.enter()
    guest.enter()
    assert host.await_turn() and guest.await_turn()


def taken_back(person: Visitor, name: str, agreed: bool) -> str:
    return person.say("was-TakenBack", seat=name, agreed="true" if agreed else "false")


def test_undo_alone(visit: Visit, lang: str) -> None:
    person = visit(lang)
    together(person, visit(lang))
    person.open_list()
    asked = person.choices.inner_text()
    Reader(person).choose()
    expect(person.choices).not_to_have_text(asked, use_inner_text=True)
    person.button("web-undo").click()
    expect(person.choices).to_have_text(asked, use_inner_text=True)
    person.tab("web-log")
    expect(person.page.get_by_text(taken_back(person, "Anna", False)).first).to_be_visible()
    Reader(person).choose()
    person.page.keyboard.press("u")
    person.open_list()
    expect(person.choices).to_have_text(asked, use_inner_text=True)


def test_undo_by_consent(visit: Visit, lang: str) -> None:
    host, guest = visit(lang), visit(lang)
    together(host, guest)
    first = guest.page.locator(OFFERED).inner_text()
    Reader(host).choose()
    Reader(guest).choose()
    expect(guest.page.locator(OFFERED).last).not_to_have_text(first, use_inner_text=True)
    host.button("web-undo-ask").click()
    expect(guest.text("web-proposes-undo", name="Anna")).to_be_visible()
    guest.button("web-disagree").click()
    expect(host.text("web-proposal-waits")).to_be_hidden()
    expect(host.text("why-ProposalDeclined", seat="Ben")).to_be_visible()
    assert guest.info()["entries"] == 2
    host.button("web-undo-ask").click()
    expect(host.text("why-ProposalDeclined", seat="Ben")).to_be_hidden()
    guest.button("web-agree").click()
    for person in (host, guest):
        expect(person.page.locator(OFFERED)).to_have_text(first, use_inner_text=True)
    host.tab("web-log")
    expect(host.page.get_by_text(taken_back(host, "Anna", True)).first).to_be_visible()
    Reader(host).choose()
    assert guest.turn and not host.turn
    Reader(guest).choose()
    assert host.await_turn()


def test_bots_agree_and_the_same_cards_come_again(visit: Visit, lang: str) -> None:
    person = visit(lang)
    person.arrange({0: "Anna"}, ["empty", "greedy"])
    person.begin()
    person.enter()
    person.await_turn()
    before, after = next_favour(person)
    expect(person.button("web-undo")).to_be_hidden()
    person.button("web-undo-ask").click()
    person.tab("web-log")
    expect(person.page.get_by_text(taken_back(person, "Anna", True)).first).to_be_visible()
    expect(person.page.locator(OFFERED)).to_have_text(before, use_inner_text=True)
    assert next_favour(person) == (before, after)


def next_favour(person: Visitor) -> tuple[str, str]:
    """Lay a card, as the bot does, which reveals the next favour: what was offered, and what is then."""
    offered = person.page.locator(OFFERED)
    before = offered.inner_text()
    Reader(person).choose()
    expect(offered.last).not_to_have_text(before, use_inner_text=True)
    return before, offered.last.inner_text()


def test_a_bot_takes_over_and_gives_back(visit: Visit, lang: str) -> None:
    host, guest = visit(lang), visit(lang)
    together(host, guest)
    guest.hand_over()
    expect(host.page.get_by_text(host.say("web-bot-stands-in")).first).to_be_visible()
    Reader(host).choose()
    assert host.await_turn(), "the bot has moved for Ben"
    guest.button("web-take-back-seat").first.click()
    expect(host.page.get_by_text(host.say("web-bot-stands-in"))).to_be_hidden()
    Reader(host, seed=5).choose()
    assert guest.await_turn()
    before = guest.info()["entries"]
    Reader(guest).choose()
    assert guest.info()["entries"] > before
