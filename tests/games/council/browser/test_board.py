"""The Council of Four in the browser: every piece explains itself, and a choice is composed of several."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from regency.games.council.printed.tables import BALCONIES, COLOURS, ELECTION_COINS
from tests.browser.conftest import Visit
from tests.browser.hands import LIT, WAYS, Typist
from tests.browser.test_explaining import TIP, section, walk
from tests.browser.visitor import Visitor

FOCUSED = "document.activeElement.getAttribute('data-aim')"


def seated(person: Visitor) -> Visitor:
    """At a table with a bot, at the first turn."""
    person.read("council")
    person.arrange({0: "Anna"}, ["empty", "greedy"])
    person.begin()
    person.enter()
    person.await_turn()
    return person


def watching(host: Visitor, guest: Visitor) -> None:
    """Somebody whose turn it is not: nothing is lit."""
    host.arrange({0: "Anna"}, ["empty", "empty"])
    guest.sit(1, "Ben", host.table)
    host.begin()
    guest.enter()
    expect(guest.heading).to_have_text(guest.say("wait-TakeActions", seat="Anna"))
    expect(guest.page.locator("[data-aim=king]")).to_be_visible()
    assert guest.page.locator("[data-lit]").count() == 0


@pytest.mark.nightly
def test_the_keyboard_reaches_every_piece_and_each_says_what_it_is(visit: Visit) -> None:
    host, guest = visit("en"), visit("de")
    for person in (host, guest):
        person.read("council")
    watching(host, guest)
    hand = Typist(guest)
    hand.tab_to(guest.page.locator("[data-aim=king]"))
    expect(guest.page.locator(TIP)).to_contain_text(guest.say("piece-help-king"))
    reached = walk(guest, hand)
    pieces = guest.page.locator("[data-aim]").evaluate_all("all => all.map(it => it.dataset.aim)")
    assert set(pieces) - reached == set()


@pytest.mark.nightly
def test_the_rules_open_at_the_passage_that_matters(visit: Visit, lang: str) -> None:
    person = seated(visit(lang))
    person.tab("web-rules")
    expect(section(person, "turn")).to_be_in_viewport()
    expect(section(person, "nobility")).not_to_be_in_viewport()
    person.page.locator("[data-aim=space-3]").hover()
    person.page.locator(TIP).get_by_role("button", name=person.say("web-rules-here")).click()
    expect(section(person, "nobility")).to_be_in_viewport()
    person.open_list()
    person.choices.get_by_role("button", name=person.say("kind-ElectCouncillor")).click()
    person.page.keyboard.press("r")
    expect(section(person, "elect")).to_be_in_viewport()
    Typist(person).tab_to(person.page.locator("[data-aim=balcony-3]"))
    person.page.keyboard.press("r")
    expect(section(person, "bribe")).to_be_in_viewport()
    chosen = person.page.get_by_label(person.say("web-rules-jump"))
    expect(chosen).to_have_value("bribe")


def test_a_line_of_the_list_says_what_comes_of_it(visit: Visit, lang: str) -> None:
    person = seated(visit(lang))
    person.open_list()
    person.choices.get_by_role("button", name=person.say("kind-ElectCouncillor")).click()
    person.choices.get_by_role("listitem").get_by_role("button").first.click()
    lines = person.choices.get_by_role("listitem")
    expect(lines).to_have_count(BALCONIES)
    dropped = [
        person.say("remark-elect", gain=ELECTION_COINS, dropped=person.say(f"card-{card}"))
        for card in range(COLOURS)
    ]
    for line in lines.all():
        expect(line.locator("small")).to_have_text(re.compile("|".join(map(re.escape, dropped))))


def test_a_choice_of_three_picks_by_keys(visit: Visit) -> None:
    person = seated(visit("en"))
    hand = Typist(person)
    colours = person.page.get_by_role("group", name=person.say("sheet-pool")).locator(LIT)
    hand.tab_to(colours.first)
    first = person.page.evaluate(FOCUSED)
    hand.key("ArrowRight")
    second = person.page.evaluate(FOCUSED)
    assert second and second != first
    hand.key("Enter")
    expect(person.back).to_be_visible()
    lit = person.page.locator(LIT)
    assert lit.count() == 4, "the councils to which one may be elected"
    hand.key("Backspace")
    expect(person.back).to_be_hidden()
    hand.tab_to(colours.first)
    hand.key("Enter")
    hand.press(lit.first)
    expect(person.page.locator(WAYS).first).to_be_focused()
    hand.key("Enter")
    expect(person.confirm).to_be_visible()
    hand.key("Enter")
    person.await_answer()
    expect(person.button("web-undo")).to_be_visible()
