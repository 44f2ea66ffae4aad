"""The King's Dilemma in the browser: three people bargain, vote and finish a round, each in an own manner."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from regency.games.dilemma.printed.figures import AYE
from regency.games.dilemma.printed.services import GATHER_POWER, SERVICE, VOTE_FOR
from tests.browser.conftest import Visit
from tests.browser.hands import Typist
from tests.browser.visitor import PHONE, Visitor

VOTE_AYE = f"service-{SERVICE.index((VOTE_FOR, AYE, 1))}"
GATHER = f"service-{SERVICE.index((GATHER_POWER, 0, 0))}"
OPENLY, WHISPERED = "manner-0", "manner-1"
MOST_ANSWERS = 40
DUE = ("side-0", "PassAndGather", "Stay", "power-0")
LIT_PLAQUE = "[data-aim^=player-][data-lit]"


def piece(person: Visitor, key: str) -> Locator:
    return person.page.locator(f'main [data-aim="{key}"]')


def turn_to(person: Visitor, pane: str) -> None:
    """On a small screen the table lies behind a tab."""
    tab = person.page.locator(f"[data-pane={pane}]")
    if tab.count():
        tab.tap() if person.touch else tab.click()


class Guest:
    """Somebody at the table, by mouse, by finger, or by keys alone."""

    def __init__(self, person: Visitor, seat: int, keys: bool = False) -> None:
        self.person = person
        self.seat = seat
        self.typist = Typist(person) if keys else None

    def press(self, thing: Locator) -> None:
        expect(thing).to_be_visible()
        if self.typist:
            self.typist.press(thing)
        elif self.person.touch:
            thing.tap()
        else:
            thing.click()

    def point(self, *keys: str) -> None:
        for key in keys:
            thing = self.person.page.locator(f'main [data-aim="{key}"][data-lit]')
            self.press(thing)

    def agree(self) -> None:
        expect(self.person.confirm).to_be_visible()
        if self.typist:
            expect(self.person.text("web-looking")).to_have_count(0)
            self.typist.key("Enter")  # on what was chosen last
        else:
            self.press(self.person.confirm)
        self.person.await_answer()

    def binding(self) -> str:
        expect(self.person.page.locator(".binding")).to_be_visible()
        return self.person.page.locator(".binding").inner_text()

    def offer(self, to: Guest, service: str, manner: str) -> str:
        """Composed to its last click; what it binds is said before that."""
        turn_to(self.person, "table")
        self.point("MakeOffer", f"to-{to.seat}", service, "coins-1", manner)
        said = self.binding()
        self.agree()
        return said

    def answer(self, key: str) -> str:
        turn_to(self.person, "table")
        self.point(key)
        said = self.binding()
        self.agree()
        return said

    def answer_what_is_due(self) -> None:
        turn_to(self.person, "hall")
        plaque = self.person.page.locator(LIT_PLAQUE)
        lit = self.person.page.locator(", ".join(f'main [data-aim="{key}"][data-lit]' for key in DUE))
        expect(lit.or_(plaque).first).to_be_visible()
        if plaque.count():
            self.press(plaque.first)
        else:
            key = str(lit.first.get_attribute("data-aim"))
            self.point(key)
            if key == "side-0":
                self.point("power-0")
        self.agree()


@pytest.fixture
def council(visit: Visit, lang: str) -> list[Guest]:
    """By pointing, by keyboard, and by finger on a phone."""
    people = [
        visit(lang),
        visit(lang),
        visit(lang, viewport=PHONE, has_touch=True, is_mobile=True),
    ]
    for person in people:
        person.read("dilemma")
    table = people[0].arrange({0: "Anna"}, ["empty"] * 3)
    for seat, name in ((1, "Ben"), (2, "Cleo")):
        people[seat].sit(seat, name, table)
    people[0].begin()
    for person in people:
        person.enter()
    return [Guest(person, seat, keys=seat == 1) for seat, person in enumerate(people)]


def on_turn(council: list[Guest]) -> Guest:
    """Whoever is waited for, as soon as the pages know."""
    first = council[0].person.page
    for _ in range(600):
        for guest in council:
            if guest.person.turn:
                return guest
        first.wait_for_timeout(100)
    raise AssertionError("nobody is on turn")


def draft(council: list[Guest]) -> None:
    for _ in council:
        guest = on_turn(council)
        agenda = guest.person.page.locator("main [data-aim^=agenda-][data-lit]").first
        guest.press(agenda)
        guest.agree()
        expect(guest.person.page.locator(".tray [data-aim=agenda]")).to_be_visible()


def test_three_people_bargain_openly_and_in_a_whisper_vote_and_finish_a_round(council: list[Guest]) -> None:
    draft(council)
    voter = on_turn(council)
    rich, other = (guest for guest in council if guest is not voter)
    title = voter.person.page.locator(".card .prose")
    expect(title).to_be_visible()
    say = voter.person.say

    service = rich.person.words.piece("service", int(VOTE_AYE.split("-")[1]))
    said = rich.offer(voter, VOTE_AYE, OPENLY)
    assert str(service) in said
    turn_to(voter.person, "table")
    turn_to(other.person, "table")
    expect(piece(other.person, "join-0")).to_be_visible()
    assert str(service) in voter.answer("accept-0")
    for guest in council:
        turn_to(guest.person, "table")
        owed = say("board-deal", seat=names(voter), service=service)
        expect(guest.person.page.get_by_text(owed)).to_be_visible()

    other.offer(rich, GATHER, WHISPERED)
    turn_to(rich.person, "table")
    expect(piece(rich.person, f"hear-{other.seat}")).to_be_visible()
    heads = say("board-heads", by=names(other), seat=names(rich))
    expect(voter.person.page.get_by_text(heads)).to_be_visible()
    expect(voter.person.page.locator("main .line .coins")).to_have_count(1)  # those of the open deal
    rich.answer(f"hear-{other.seat}")
    expect(voter.person.page.get_by_text(heads)).to_have_count(0)

    full = council[0].person.page.locator(".time .full")
    for _ in range(MOST_ANSWERS):
        if full.count():
            break
        on_turn(council).answer_what_is_due()
    expect(full).to_have_count(1)


def names(guest: Guest) -> str:
    return ("Anna", "Ben", "Cleo")[guest.seat]
