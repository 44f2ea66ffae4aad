"""The start page: what this is, boards in play, whose turn it is first, and how finished games came out."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from regency.games import load
from regency.words import Words
from tests.browser.conftest import Visit
from tests.browser.house import ROOT, House
from tests.browser.visitor import EXAMPLE, Visitor

DAY = 86_400_000
IN_FULL = "([at, lang]) => new Intl.DateTimeFormat(lang, { dateStyle: 'medium' }).format(at)"
LOADED = "picture => picture.complete && picture.naturalWidth === 480"


def against_bots(person: Visitor, name: str) -> str:
    """A game of one and a bot, begun."""
    table = person.arrange({0: name}, ["empty", "greedy"])
    person.begin()
    return table


def played_out(person: Visitor, name: str) -> str:
    """The same, played to its end by bots."""
    table = against_bots(person, name)
    person.enter()
    assert person.await_turn()
    person.hand_over()
    person.scores()
    return table


def card(person: Visitor, table: str) -> Locator:
    return person.page.locator(f'a[href="/t/{table}"]')


def test_the_start_page_shows_boards_my_turn_first_and_results(
    visit: Visit, own_house: House, lang: str
) -> None:
    anna, ben = visit(lang, at=own_house), visit(lang, at=own_house)
    finished = played_out(anna, "Anna")
    won = anna.info()
    mine = against_bots(anna, "Anna")
    anna.arrange({0: "Anna"}, ["empty", "empty"])
    theirs = anna.table
    ben.sit(1, "Ben", theirs)
    anna.begin()
    anna.enter()
    anna.await_turn()
    anna.hand_over()
    own_house.pass_time(3 * DAY)
    anna.go("/")
    expect(anna.page.get_by_text(anna.say("web-motto"))).to_be_visible()
    has_pictures(anna)
    running = anna.page.get_by_role("region", name=anna.say("web-continue")).get_by_role("link")
    expect(running).to_have_count(2)
    expect(running.nth(0)).to_have_attribute("href", f"/t/{mine}")
    expect(running.nth(0)).to_contain_text(anna.say("web-your-turn"))
    names = [
        chair["name"] or anna.say(f"web-bot-{chair['bot']}")
        for chair, rank in zip(won["chairs"], won["ranks"], strict=True)
        if rank == 1
    ]
    expect(card(anna, finished)).to_contain_text(anna.say("winners", count=len(names), names=names))
    day = anna.page.evaluate(IN_FULL, [won["changed"], lang])
    expect(card(anna, finished).locator("time")).to_have_text(day)


def has_pictures(person: Visitor) -> None:
    """A board is shown on its door, with a place that waits for it; the example has a seal alone."""
    drawn = {path.parent.name for path in (ROOT / "web" / "src" / "games").glob("*/door.webp")}
    assert drawn
    for game in {*drawn, EXAMPLE}:
        title = Words(person.lang, load(game)).game()
        door = person.page.get_by_role("button", name=title)
        pictures = door.get_by_role("img", name=person.say("web-door-picture"))
        expect(pictures).to_have_count(int(game in drawn))
        for picture in pictures.all():
            picture.scroll_into_view_if_needed()
            expect(picture).to_have_attribute("height", "300")
            person.page.wait_for_function(LOADED, arg=picture.element_handle())
