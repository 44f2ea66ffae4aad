"""A game that waits for its reader says so in the tab and in the list, wherever the reader is."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.hands import Reader
from tests.browser.test_ending import together
from tests.browser.visitor import Visitor

ICON = "document.querySelector('link[rel=icon]').href"


def test_the_own_list_and_the_tab_show_where_it_is_my_turn(visit: Visit, lang: str) -> None:
    anna, ben = visit(lang), visit(lang)
    together(anna, ben)
    due = icon(anna)
    Reader(ben).play_turn_of_one()
    assert icon(ben) != due
    plain = icon(ben)
    ben.go("/")
    expect(ben.page).to_have_title("Regency")
    expect(card(ben)).to_contain_text(ben.say("web-turn-of", names=["Anna"]))
    assert icon(ben) == plain
    Reader(anna).play_turn_of_one()
    anna.go("/")
    expect(anna.page).to_have_title("Regency")
    expect(ben.page).to_have_title("(1) Regency")
    expect(card(ben)).to_contain_text(ben.say("web-your-turn"))
    assert icon(ben) == due
    card(ben).click()
    assert ben.await_turn() and icon(ben) == due
    ben.go(f"/t/{ben.table}/replay")
    expect(ben.page).to_have_title(re.compile("^" + re.escape(ben.say("web-replay"))))
    assert icon(ben) == plain


def card(person: Visitor) -> Locator:
    return person.page.get_by_role("link").filter(has_text="Anna").first


def icon(person: Visitor) -> str:
    return str(person.page.evaluate(ICON))
