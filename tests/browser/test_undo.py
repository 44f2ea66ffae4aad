"""Taking back: at once where it is fair, else with everybody's consent."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.hands import Reader
from tests.browser.visitor import Visitor


def elect(person: Visitor) -> None:
    """Elect any councillor: that reveals nothing."""
    person.await_turn()
    person.choices.get_by_role("button", name=person.say("kind-ElectCouncillor")).first.click()
    Reader(person).choose()


def end_turn(person: Visitor) -> None:
    person.choices.get_by_role("button", name=person.say("do-EndTurn")).click()
    Reader(person).choose()


def taken_back(person: Visitor, name: str, agreed: bool) -> str:
    return person.say("was-TakenBack", seat=name, agreed="true" if agreed else "false")


def test_undo_alone(visit: Visit, lang: str) -> None:
    person = visit(lang)
    person.arrange({0: "Anna"}, ["empty", "greedy"])
    person.begin()
    person.enter()
    person.await_turn()
    asked = person.choices.inner_text()
    elect(person)
    expect(person.choices).not_to_have_text(asked, use_inner_text=True)
    person.button("web-undo").click()
    expect(person.choices).to_have_text(asked, use_inner_text=True)
    person.tab("web-log")
    expect(person.page.get_by_text(taken_back(person, "Anna", False)).first).to_be_visible()
    elect(person)
    person.page.keyboard.press("u")
    expect(person.choices).to_have_text(asked, use_inner_text=True)


def test_undo_by_consent(visit: Visit, lang: str) -> None:
    host, guest = visit(lang), visit(lang)
    host.arrange({0: "Anna"}, ["empty", "empty"])
    guest.sit(1, "Ben", host.table)
    host.begin()
    host.enter()
    guest.enter()
    elect(host)
    end_turn(host)
    guest.await_turn()
    host.button("web-undo-ask").click()
    expect(guest.text("web-proposes-undo", name="Anna")).to_be_visible()
    guest.button("web-disagree").click()
    expect(host.text("web-proposal-waits")).to_be_hidden()
    assert guest.turn and not host.turn
    host.button("web-undo-ask").click()
    guest.button("web-agree").click()
    assert host.await_turn()
    expect(guest.heading).to_have_text(guest.say("wait-TakeActions", seat="Anna"))
    host.tab("web-log")
    expect(host.page.get_by_text(taken_back(host, "Anna", True)).first).to_be_visible()
    end_turn(host)
    assert guest.await_turn()


def test_bots_agree_and_the_same_cards_come_again(visit: Visit, lang: str) -> None:
    person = visit(lang)
    person.arrange({0: "Anna"}, ["empty", "greedy"])
    person.begin()
    person.enter()
    person.await_turn()
    before, after = change_permits(person)
    expect(person.button("web-undo")).to_be_hidden()
    person.button("web-undo-ask").click()
    person.tab("web-log")
    expect(person.page.get_by_text(taken_back(person, "Anna", True)).first).to_be_visible()
    expect(market(person)).to_have_text(before, use_inner_text=True)
    assert change_permits(person) == (before, after)


def market(person: Visitor) -> Locator:
    return person.page.get_by_role("region", name=person.say("region-0"))


def change_permits(person: Visitor) -> tuple[str, str]:
    """New permits for the first region, which reveals them: what lay there, and what lies there."""
    before = market(person).inner_text()
    person.page.locator('[data-lit][data-aim="stack-0"]').click()
    person.confirm.click()
    person.await_answer()
    expect(market(person)).not_to_have_text(before, use_inner_text=True)
    return before, market(person).inner_text()


def test_a_bot_takes_over_and_gives_back(visit: Visit, lang: str) -> None:
    host, guest = visit(lang), visit(lang)
    host.arrange({0: "Anna"}, ["empty", "empty"])
    guest.sit(1, "Ben", host.table)
    host.begin()
    host.enter()
    guest.enter()
    guest.hand_over()
    expect(host.page.get_by_text(host.say("web-bot-stands-in")).first).to_be_visible()
    Reader(host).play_turn()
    assert host.await_turn(), "the bot has moved for Ben"
    before = guest.info()["entries"]
    guest.button("web-take-back-seat").first.click()
    expect(host.page.get_by_text(host.say("web-bot-stands-in"))).to_be_hidden()
    Reader(host, seed=5).play_turn()
    assert guest.await_turn()
    Reader(guest).choose()
    assert guest.info()["entries"] > before
