"""Bargaining in the browser: at one device, while others offer, across a reload, with a bot that waits."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import Visit
from tests.browser.driving import act, answer
from tests.browser.house import House, open_house
from tests.browser.visitor import DESK, PHONE, Visitor

from .guests import FOR_AYE, FOR_NAY, GATHER, NAMES, STAY, TENTHS, Guest, piece

PATIENT = 0.5  # of the usual pause: a bot lets people talk for seconds
TOUCH = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
PEOPLE, BOT = 3, 3


@pytest.fixture
def patient(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with open_house(tmp_path_factory.mktemp("house"), PATIENT, example=False) as opened:
        yield opened


def whom_it_waits_for(person: Visitor) -> int:
    """Somebody in front of a page, as soon as bots have moved."""
    for _ in range(TENTHS):
        waited_for = person.info()["waited_for"]
        if waited_for and waited_for[0] != BOT:
            return int(waited_for[0])
        person.page.wait_for_timeout(100)
    raise AssertionError("a bot does not move")


def seated(person: Visitor, other: Visitor, *more: str) -> Guest:
    """One in front of the page, two beside it, on a device of their own; drafted."""
    person.read("dilemma")
    other.read("dilemma")
    table = person.arrange({0: NAMES[0]}, ["empty"] * 3 + list(more))
    for seat in (1, 2):
        other.sit(seat, NAMES[seat], table)
    person.begin()
    person.go("/")
    other.go("/")
    for _ in range(PEOPLE):
        seat = whom_it_waits_for(person)
        answer(person if seat == 0 else other, seat, "DraftAgenda")
    person.enter()
    expect(person.page.locator(".card .face")).to_be_visible()
    return Guest(person, 0)


def test_what_is_composed_outlasts_offers_of_others_and_a_reload_shows_the_same(
    visit: Visit, lang: str
) -> None:
    person, other = visit(lang), visit(lang)
    anna = seated(person, other)
    anna.point("MakeOffer", "to-1", f"service-{GATHER}")
    act(other, 1, "MakeOffer", player=0, service=FOR_AYE, coins=0, manner=0)
    act(other, 2, "MakeOffer", player=1, service=FOR_NAY, coins=1, manner=1)
    act(other, 2, "NamePrice", service=STAY, coins=2)
    expect(person.tray).to_contain_text(anna.service(GATHER))
    anna.point("coins-1", "manner-0")
    expect(person.page.locator(".binding")).to_contain_text(anna.service(GATHER))
    anna.agree()

    lines, purse = person.page.locator("main .lines .line"), person.page.locator("[data-spot=purse-0]")
    expect(lines).to_have_count(4)
    before = (lines.all_inner_texts(), purse.inner_text())
    person.page.reload()
    expect(lines).to_have_count(4)
    assert (lines.all_inner_texts(), purse.inner_text()) == before


@pytest.mark.parametrize("how", [{"viewport": DESK}, pytest.param(TOUCH, marks=pytest.mark.nightly)])
def test_at_one_device_it_is_passed_to_whoever_is_addressed(
    visit: Visit, lang: str, how: dict[str, object]
) -> None:
    person = visit(lang, **how)
    person.read("dilemma")
    person.arrange({0: NAMES[0], 1: NAMES[1]}, ["empty", "empty", "random"])
    person.begin()
    person.enter()
    page = person.page

    def lift(seat: int) -> Guest:
        button = person.button("web-curtain-lift", name=NAMES[seat])
        button.tap() if person.touch else button.click()
        expect(page.locator(".tray .dilemma")).to_be_visible()
        return Guest(person, seat)

    curtain = page.locator("main .card h1")
    for _ in (0, 1):  # both keep an agenda
        expect(curtain).to_be_visible()
        seat = next(at for at in (0, 1) if NAMES[at] in curtain.inner_text())
        lift(seat).answer_what_is_due()
    expect(curtain).to_be_visible()
    seat = next(at for at in (0, 1) if NAMES[at] in curtain.inner_text())
    holder, asked = lift(seat), 1 - seat
    holder.offer(asked, FOR_AYE)

    pass_on = page.locator(f"[data-caller='{asked}']")
    pass_on = pass_on if person.touch else pass_on.get_by_role("button")
    expect(pass_on).to_be_visible()
    covered = pass_on.evaluate(
        "it => !it.contains(document.elementFromPoint("
        "...['x', 'y'].map(a => it.getBoundingClientRect()[a] + 12)))"
    )
    assert not covered
    pass_on.tap() if person.touch else pass_on.click()
    answering = lift(asked)
    assert answering.service(FOR_AYE) in answering.settle("accept-0")
    back = lift(seat)  # it comes back by itself to whoever is waited for
    expect(back.owes(asked, FOR_AYE)).to_be_visible()


@pytest.mark.parametrize("how", [{"viewport": DESK}, pytest.param(TOUCH, marks=pytest.mark.nightly)])
def test_a_bot_waits_its_countdown_is_stopped_and_it_answers_an_offer(
    visit: Visit, patient: House, lang: str, how: dict[str, object]
) -> None:
    person, other = visit(lang, at=patient, **how), visit(lang, at=patient)
    anna = seated(person, other, "greedy")
    talk = person.page.locator("[data-talk]")
    while (waited := person.info()["waited_for"]) != [BOT]:
        act(person if waited[0] == 0 else other, waited[0], "PassAndGather")
    expect(talk).to_be_visible()
    stop, run = person.button("web-talk-stop"), person.button("web-talk-run")
    anna.press(stop)
    expect(run).to_be_visible()
    before = person.info()["entries"]
    anna.offer(BOT, FOR_AYE, coins=6)
    person.await_entries(before + 2)  # the offer, and its answer
    expect(piece(person, "withdraw-0")).to_have_count(0)
    expect(talk).to_be_visible()
    assert person.info()["waited_for"] == [BOT], "and it has not voted meanwhile"
    anna.press(run)
    expect(stop).to_be_visible()
    anna.press(person.button("web-talk-on"))
    expect(talk).to_have_count(0)
