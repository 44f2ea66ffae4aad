"""The Council of Four as one picture or in panes: what is asked is on the one shown, pieces tell all."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from regency.games.council.printed.maps import Map
from regency.games.council.printed.tables import CITIES
from tests.browser.conftest import Visit
from tests.browser.hands import LIT
from tests.browser.visitor import PHONE, Visitor

SIDE_A = {"coast": "A", "hills": "A", "mountains": "A"}
FIRST_COINS = 10
EMPORIUMS = 10


def seated(person: Visitor) -> Visitor:
    """At a table with a bot, at the first turn, on the first sides of the boards."""
    person.read("council")
    person.arrange({0: "Anna"}, ["empty", "greedy"], options=SIDE_A)
    person.begin()
    person.enter()
    person.await_turn()
    return person


def piece(person: Visitor, key: str) -> Locator:
    return person.page.locator(f"[data-aim={key}]")


def test_a_city_names_its_roads_and_its_reward_and_goods_are_counted(visit: Visit, lang: str) -> None:
    person = seated(visit(lang))
    roads, king_city = Map(0, 0, 0).roads, Map(0, 0, 0).king_start
    for city in range(CITIES):
        name = piece(person, f"city-{city}").get_attribute("aria-label") or ""
        near = [other for road in roads if city in road for other in road if other != city]
        told = name.partition(f"{person.say('sheet-roads')}: ")[2]
        assert [other for other in range(CITIES) if person.say(f"city-{other}") in told] == sorted(near), name
        reward = "remark-no-reward" if city == king_city else "sheet-token"
        assert person.say(reward) in name, name
    goods = piece(person, "own").get_attribute("aria-label") or ""
    for word, count in {"coins": FIRST_COINS, "emporiums": EMPORIUMS}.items():
        assert f"{person.say(f'sheet-{word}')} {count}" in goods, goods
    look = person.button("piece-others")
    look.click()
    others = person.page.get_by_role("region", name=person.say("piece-others"))
    expect(others).to_be_visible()
    others.get_by_role("button", name=person.say("web-close")).click()
    expect(others).to_be_hidden()


def test_on_a_phone_what_is_asked_is_on_the_pane_that_is_shown(visit: Visit) -> None:
    phone = seated(visit("de", viewport=PHONE, has_touch=True, is_mobile=True))
    land, councils = (phone.page.locator(f"[data-pane={key}]") for key in ("land", "councils"))
    expect(councils).to_have_attribute("aria-selected", "true")
    expect(phone.page.locator(f"main {LIT}").first).to_be_in_viewport()
    land.tap()
    piece(phone, "king").tap()
    expect(phone.page.locator(f"main [data-aim^=city-]{LIT}").first).to_be_in_viewport()
    expect(land).to_have_attribute("aria-selected", "true")
    phone.back.tap()
    councils.tap()
    phone.page.locator(f"[data-aim^=market-]{LIT}").first.tap()
    phone.confirm.or_(phone.page.locator(f".tray [data-aim^=card-]{LIT}").first).first.wait_for()
    expect(phone.page.locator(".bribed")).to_be_in_viewport()
    land.tap()
    expect(phone.page.locator("[data-aim=city-0]")).to_be_in_viewport()
