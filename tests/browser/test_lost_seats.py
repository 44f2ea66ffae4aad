"""A seat whose device is lost comes back: the others agree, or its word was kept; the old device is told."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.hands import Reader
from tests.browser.test_ending import together
from tests.browser.test_seats import hand_of


def test_the_others_give_a_lost_seat_to_who_asks(visit: Visit, lang: str) -> None:
    anna, ben, other = visit(lang), visit(lang), visit(lang)
    together(anna, ben)
    other.table = anna.table
    other.enter()
    other.text("web-lost").click()
    other.page.get_by_label(other.say("web-lost-who"), exact=True).select_option("Anna")
    ask = other.button("web-lost-ask")
    ask.click()
    expect(other.text("why-StillHere", seat="Anna")).to_be_visible()
    anna.go_away()
    expect(other.text("web-away").first).to_be_visible()
    ask.click()
    expect(ben.text("web-proposes-seat", name="Anna")).to_be_visible()
    anna.come_back()
    expect(anna.button("web-agree")).to_be_hidden()
    anna.button("web-disagree").click()
    expect(other.text("why-ProposalDeclined", seat="Anna")).to_be_visible()
    anna.go_away()
    expect(other.text("web-away").first).to_be_visible()
    ask.click()
    ben.button("web-agree").click()
    assert other.await_turn()
    expect(hand_of(other).first).to_be_visible()
    anna.come_back()
    expect(anna.text("why-SeatMoved")).to_be_visible()
    assert hand_of(anna).count() == 0
    anna.button("web-watch-on").click()
    expect(anna.text("why-SeatMoved")).to_be_hidden()
    Reader(other).choose()
    assert not other.turn
    anna.page.reload()
    expect(anna.text("web-lost")).to_be_visible()
    expect(anna.text("why-SeatMoved")).to_be_hidden()


def test_alone_with_bots_a_word_brings_the_seat_back(visit: Visit, lang: str) -> None:
    anna, new = visit(lang), visit(lang)
    anna.arrange({0: "Anna"}, ["empty", "greedy"])
    anna.enter()
    word = anna.page.get_by_role("status").locator("strong")
    expect(word).to_be_visible()
    kept = word.inner_text()
    anna.page.reload()
    expect(anna.button("web-word")).to_be_visible()
    expect(word).to_be_hidden()
    anna.button("web-start").click()
    assert anna.await_turn()
    anna.go_away()
    new.table = anna.table
    new.enter()
    new.text("web-lost").click()
    expect(new.button("web-lost-ask")).to_be_hidden()
    field = new.page.get_by_label(new.say("web-lost-word"))
    field.fill("bado-bado-bado")
    new.button("web-lost-take").click()
    expect(new.page.get_by_role("alert")).to_have_text(new.say("why-WrongWord"))
    field.fill(kept.upper())
    new.button("web-lost-take").click()
    assert new.await_turn()
    anna.come_back()
    expect(anna.text("why-SeatMoved")).to_be_visible()
