"""Somebody at the table of The King's Dilemma, by mouse, by finger, or by keys alone."""

from __future__ import annotations

from collections.abc import Sequence

from playwright.sync_api import Locator, expect

from regency.games.dilemma.printed.figures import AYE, NAY
from regency.games.dilemma.printed.services import GATHER_POWER, NO_RAISE, SERVICE, VOTE_FOR
from tests.browser.hands import Typist
from tests.browser.visitor import Visitor

FOR_AYE = SERVICE.index((VOTE_FOR, AYE, 1))
FOR_NAY = SERVICE.index((VOTE_FOR, NAY, 1))
GATHER = SERVICE.index((GATHER_POWER, 0, 0))
STAY = SERVICE.index((NO_RAISE, 0, 0))
OPENLY, WHISPERED = "manner-0", "manner-1"
NAMES = ("Anna", "Ben", "Cleo")
MOST_PICKS = 5
TENTHS = 600
IN_HALL = ", ".join(f"main {place} [data-lit]:not([aria-pressed=true])" for place in (".doing", ".plaques"))


def piece(person: Visitor, key: str) -> Locator:
    return person.page.locator(f'main [data-aim="{key}"]')


def turn_to(person: Visitor, pane: str) -> None:
    """On a small screen the table lies behind a tab."""
    tab = person.page.locator(f"[data-pane={pane}]")
    if tab.count():
        tab.tap() if person.touch else tab.click()


class Guest:
    """One seat, and the manner in which it is played."""

    def __init__(self, person: Visitor, seat: int, keys: bool = False) -> None:
        self.person = person
        self.seat = seat
        self.name = NAMES[seat]
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
            self.press(self.person.page.locator(f'main [data-aim="{key}"][data-lit]'))

    def agree(self) -> None:
        expect(self.person.confirm).to_be_visible()
        if self.typist:
            expect(self.person.text("web-looking")).to_have_count(0)
            self.typist.key("Enter")  # on what was chosen last
        else:
            self.press(self.person.confirm)
        self.person.await_answer()

    def service(self, number: int) -> str:
        return str(self.person.words.piece("service", number))

    # At the bargaining table; each says what it binds before the last click

    def settle(self, *keys: str) -> str:
        """Compose something at the table to its last click, read what it binds, and do it."""
        turn_to(self.person, "table")
        self.point(*keys)
        binding = self.person.page.locator(".binding")
        expect(binding).to_be_visible()
        said = binding.inner_text()
        self.agree()
        return said

    def offer(self, to: int, service: int, manner: str = OPENLY, coins: int = 2) -> str:
        return self.settle("MakeOffer", f"to-{to}", f"service-{service}", f"coins-{coins - 1}", manner)

    def owes(self, seat: int, service: int) -> Locator:
        """The line that tells that a seat owes a service."""
        turn_to(self.person, "table")
        said = self.person.say("board-deal", seat=NAMES[seat], service=self.service(service))
        return self.person.page.get_by_text(said)

    # In the hall

    def answer_what_is_due(self) -> None:
        """Whatever is asked there, by the first thing that is lit."""
        turn_to(self.person, "hall")
        lit = self.person.page.locator(IN_HALL)
        for _ in range(MOST_PICKS):
            expect(self.person.text("web-looking")).to_have_count(0)
            expect(lit.or_(self.person.confirm).first).to_be_visible()
            if self.person.confirm.is_visible():
                break
            self.press(lit.first)
        self.agree()


def on_turn(council: Sequence[Guest]) -> Guest | None:
    """Whoever is waited for, as soon as the pages know; nobody once the reign is over."""
    first = council[0].person
    for _ in range(TENTHS):
        for guest in council:
            if guest.person.turn:
                return guest
            guest.person.talked_enough()
        if first.over:
            return None
        first.page.wait_for_timeout(100)
    raise AssertionError("nobody is on turn")


def draft(council: Sequence[Guest]) -> None:
    for _ in council:
        guest = on_turn(council)
        assert guest is not None
        guest.answer_what_is_due()
        expect(guest.person.page.locator(".tray [data-aim=agenda]")).to_be_visible()
