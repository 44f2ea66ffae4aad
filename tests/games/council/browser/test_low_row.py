"""The Council of Four at the table: the end of a turn in its place, and the cheapest line first."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.hands import Pointer, is_chief
from tests.games.council.browser.test_board import seated

MOST = 30


def test_the_turn_is_ended_by_one_tap_where_nothing_else_is_left(visit: Visit, lang: str) -> None:
    person = seated(visit(lang))
    hand = Pointer(person, seed=2)
    end = person.tray.locator("button.end")
    expect(end).to_have_text(person.say("kind-EndTurn"))
    for _ in range(MOST):
        if end.is_enabled() and is_chief(end):
            break
        hand.choose()
        assert person.await_turn()
    before = person.info()["entries"]
    end.click()
    person.await_entries(before + 1)
    person.await_answer()
    expect(person.confirm).to_be_hidden()


def test_the_cheapest_comes_first(visit: Visit, lang: str) -> None:
    person = seated(visit(lang))
    person.open_list()
    person.choices.get_by_role("button", name=person.say("kind-BuildWithKing")).click()
    expect(person.choices.get_by_role("heading", name=person.say("kind-BuildWithKing"))).to_be_visible()
    remarks = person.choices.get_by_role("listitem").locator("small")
    expect(remarks.first).to_be_visible()
    coins = [sum(map(int, re.findall(r"\d+", said.partition(";")[0]))) for said in remarks.all_inner_texts()]
    assert len(coins) > 1 and coins == sorted(coins)
