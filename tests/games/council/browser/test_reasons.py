"""What cannot be done now says why when it is touched, on the board and in the list; things are dragged."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Locator, expect

from regency.games.council.printed.tables import COLOURS
from tests.browser.conftest import Visit
from tests.browser.hands import LIT, WAYS
from tests.browser.test_explaining import TIP
from tests.browser.test_switches import switch
from tests.browser.visitor import PHONE, Visitor

from .test_board import seated


def sent_by(person: Visitor) -> list[str]:
    """The kinds of messages that the page sends from now on."""
    kinds: list[str] = []
    person.page.on(
        "websocket",
        lambda socket: socket.on("framesent", lambda text: kinds.append(json.loads(text)["send"])),
    )
    return kinds


def test_a_city_without_a_permit_says_so_with_one_request_a_touch(visit: Visit, lang: str) -> None:
    person = visit(lang)
    kinds = sent_by(person)
    seated(person)
    town = person.page.locator("[data-aim^=city-]:not([data-lit])").first
    before = kinds.count("Why")
    for _ in range(2):
        town.click(force=True)  # it says that it is disabled
        expect(person.page.locator(TIP)).to_contain_text(person.say("why-NoPermitForIt"))
        person.heading.click()
        expect(person.page.locator(TIP)).to_be_hidden()
    assert kinds.count("Why") - before == 1, "what is known is not asked again"
    assert person.page.locator("[data-pointed]").count() == 0


def test_the_list_shows_what_cannot_be_done_and_says_why(visit: Visit, lang: str) -> None:
    person = seated(visit(lang))
    person.open_list()
    barred = person.choices.get_by_role("button", name=person.say("kind-EndTurn"))
    expect(barred).to_have_attribute("aria-expanded", "false")
    barred.click()
    expect(person.choices).to_contain_text(person.say("why-MainActionOwed"))
    assert person.page.locator("[data-pointed]").count() == 0


def test_a_card_that_does_not_fit_a_bribe_says_why(visit: Visit, lang: str) -> None:
    person = seated(visit(lang))
    unfit = person.page.locator(".hand [data-aim^=card-]:not([data-lit])")
    lit = person.page.locator("[data-aim^=market-][data-lit]")
    markets = [str(market.get_attribute("data-aim")) for market in lit.all()]
    for market in markets:
        person.page.locator(f"[data-aim={market}]").click()
        expect(person.page.locator(".hand [data-lit]").first).to_be_visible()
        if unfit.count():
            break
        person.page.keyboard.press("Escape")
    unfit.first.click(force=True)  # it says that it is disabled
    balcony = person.say(f"balcony-{market.split('-')[1]}")
    expect(person.page.locator(TIP)).to_contain_text(person.say("why-CardsDoNotFit", balcony=balcony))


def test_ways_say_what_they_cost_and_bring(visit: Visit, lang: str) -> None:
    person = seated(visit(lang))
    person.page.locator("[data-aim^=colour-][data-lit]").first.click()
    person.page.locator("[data-aim=balcony-1]").click()
    ways = person.page.locator(WAYS)
    expect(ways).to_have_count(2)
    for way, key, cost in ((0, "remark-elect", {"gain": 4}), (1, "remark-elect-by", {"assistants": 1})):
        said = [person.say(key, dropped=person.say(f"card-{card}"), **cost) for card in range(COLOURS)]
        expect(ways.nth(way).locator("small")).to_have_text(re.compile("|".join(map(re.escape, said))))


def test_escape_puts_the_permits_of_the_others_away_and_nothing_else(visit: Visit, lang: str) -> None:
    person = seated(visit(lang))
    person.page.locator("[data-aim^=colour-][data-lit]").first.click()
    person.page.locator("button.look").click()
    sheet = person.page.get_by_role("heading", name=person.say("piece-others"))
    expect(sheet).to_be_visible()
    person.page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
    expect(person.page.locator("[data-pointed]")).to_have_count(1)
    person.page.keyboard.press("Escape")
    expect(person.page.locator("[data-pointed]")).to_have_count(0)


def middle(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(person: Visitor, thing: Locator, there: tuple[float, float]) -> None:
    person.page.mouse.move(*middle(thing))
    person.page.mouse.down()
    person.page.mouse.move(*there, steps=5)
    person.page.mouse.up()


def test_a_councillor_is_dragged_onto_a_balcony(visit: Visit) -> None:
    person = seated(visit("en"))
    pointed = person.page.locator("[data-pointed]")
    councillor = person.page.locator("[data-aim^=colour-][data-lit]").first
    balcony = person.page.locator("[data-aim=balcony-1]")
    x, y = middle(councillor)
    drag(person, councillor, (x + 7, y + 2))
    expect(pointed).to_have_count(1)  # an unsure hand has clicked, once
    person.page.keyboard.press("Escape")
    expect(pointed).to_have_count(0)
    drag(person, councillor, middle(balcony))
    expect(pointed).to_have_count(2)
    assert {piece.get_attribute("data-aim") for piece in pointed.all()} >= {"balcony-1"}
    expect(person.page.locator(".carried")).to_have_count(0)
    person.page.keyboard.press("Escape")
    expect(pointed).to_have_count(0)
    drag(person, councillor, middle(person.heading))
    expect(pointed).to_have_count(0)


def test_a_finger_drags_as_well_and_reads_where_it_rests(visit: Visit) -> None:
    phone = seated(visit("de", viewport=PHONE, has_touch=True, is_mobile=True))
    councillor = phone.page.locator(f"[data-aim^=colour-]{LIT}").first
    councillor.scroll_into_view_if_needed()
    balcony = phone.page.locator("[data-aim^=balcony-][data-lit]").first
    expect(balcony).to_be_in_viewport()
    (x, y), (to_x, to_y) = middle(councillor), middle(balcony)
    wire = phone.context.new_cdp_session(phone.page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        given = [{"x": across, "y": down} for across, down in points]
        wire.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": given})

    touch("touchStart", (x, y))
    for step in range(1, 6):
        touch("touchMove", (x + (to_x - x) * step / 5, y + (to_y - y) * step / 5))
    touch("touchEnd")
    expect(phone.page.locator("[data-pointed]")).to_have_count(2)
    expect(phone.page.locator(TIP)).to_be_hidden()


@pytest.mark.nightly
def test_show_me_points_and_never_acts(visit: Visit, lang: str) -> None:
    person = seated(visit(lang))
    before = person.info()["entries"]
    switch(person, "web-unconfirmed")
    person.page.keyboard.press("h")
    person.button("web-hint-take").click()
    expect(person.confirm.or_(person.back).first).to_be_visible()
    assert person.info()["entries"] == before
