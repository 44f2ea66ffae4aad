"""Ways to make a choice: by pointing at what is lit, by the list, by the keyboard. None knows any rule."""

from __future__ import annotations

import random

from playwright.sync_api import Locator, expect

from tests.browser.visitor import Visitor

MOST_PICKS = 30
LIT = "[data-lit]:not([aria-pressed=true])"  # what is pressed would be let go
WAYS = ".ways button"
TAB_STOPS = 150


class Hand:
    """Completes one choice at a time, at random."""

    def __init__(self, visitor: Visitor, seed: int = 1) -> None:
        self.visitor = visitor
        self.rng = random.Random(seed)
        self.ended = False  # the turn was ended by one tap: there is nothing to confirm

    def pick(self) -> None:
        raise NotImplementedError

    def agree(self) -> None:
        if not self.ended:
            self.press(self.visitor.confirm)

    def press(self, thing: Locator) -> None:
        thing.tap() if self.visitor.touch else thing.click()

    def compose(self) -> None:
        """Pick until a whole action is shown with what it does, or the turn is ended by one tap."""
        self.ended = False
        for _ in range(MOST_PICKS):
            if self.ended or self.is_whole() or self.visitor.over:
                return
            self.pick()
        raise AssertionError(f"the picks lead nowhere: {self.visitor.page.locator('body').aria_snapshot()}")

    def is_whole(self) -> bool:
        """Whether everything is picked; waits while the server is looking ahead."""
        visitor = self.visitor
        expect(visitor.text("web-looking")).to_have_count(0)
        return visitor.confirm.is_visible()

    def choose(self) -> None:
        """One whole choice, confirmed and answered."""
        self.compose()
        if self.visitor.over:  # it ended with the choice before
            return
        self.agree()
        self.visitor.await_answer()

    def play(self, choices: int) -> None:
        """So many choices, waiting for the others in between; fewer when the game ends."""
        for _ in range(choices):
            if not self.visitor.await_turn():
                return
            self.choose()

    def play_turn(self) -> None:
        """Wait for the own turn and play until somebody else is waited for."""
        while self.visitor.await_turn():
            self.choose()
            if not self.visitor.turn:
                return

    def play_turn_of_one(self) -> None:
        """Play on, without waiting, until this seat is not asked any more."""
        assert self.visitor.await_turn()
        while self.visitor.turn:
            self.choose()


class Pointer(Hand):
    """Clicks on what is lit, and on nothing else."""

    def pick(self) -> None:
        page = self.visitor.page
        ways = page.locator(WAYS)
        end = self.visitor.end
        open_to = page.locator(f"{LIT}, {WAYS}").or_(end).or_(self.visitor.confirm).or_(self.visitor.ended)
        expect(open_to.first).to_be_attached()
        lit = ways if ways.count() else page.locator(LIT).or_(end)
        if lit.count():  # else the choice has become whole meanwhile
            chosen = lit.nth(self.rng.randrange(lit.count()))
            self.ended = "end" in (chosen.get_attribute("class") or "").split() and is_chief(chosen)
            self.press(chosen)


def is_chief(button: Locator) -> bool:
    """Whether it is strong: nothing else is left to do."""
    return "chief" in (button.get_attribute("class") or "").split()


class Reader(Hand):
    """Clicks on lines of the list, and on nothing else."""

    def pick(self) -> None:
        self.visitor.open_list()
        lines = self.visitor.choices.get_by_role("listitem").get_by_role("button")
        expect(lines.first).to_be_attached()
        self.press(lines.nth(self.rng.randrange(lines.count())))


class Typist(Hand):
    """Never touches the mouse."""

    def key(self, *keys: str) -> None:
        for key in keys:
            self.visitor.page.keyboard.press(key)

    def tab_to(self, thing: Locator) -> None:
        """Go on with the tabulator until this has the focus."""
        expect(thing).to_be_visible()
        for _ in range(TAB_STOPS):
            if thing.evaluate("it => it === document.activeElement"):
                return
            self.key("Tab")
        raise AssertionError(f"not reached by the tabulator: {thing}")

    def press(self, thing: Locator) -> None:
        self.tab_to(thing)
        self.key("Enter")

    def turn_to(self, tab: str) -> None:
        """Turn to a tab of the rail, which may show another."""
        around = self.visitor.page.get_by_role("tablist", name=self.visitor.say("web-around"))
        wanted = around.get_by_role("tab", name=self.visitor.say(tab))
        self.tab_to(around.get_by_role("tab", selected=True))
        for _ in range(around.get_by_role("tab").count()):
            if wanted.get_attribute("aria-selected") == "true":
                return
            self.key("ArrowRight")
        raise AssertionError(f"not reached by the arrows: {tab}")

    def type(self, field: Locator, text: str) -> None:
        self.tab_to(field)
        self.key("Control+A")
        self.visitor.page.keyboard.type(text)

    def pick(self) -> None:
        self.visitor.open_list()
        lines = self.visitor.choices.get_by_role("listitem").get_by_role("button")
        expect(lines.first).to_be_attached()
        wanted = lines.nth(self.rng.randrange(lines.count()))
        for _ in range(lines.count() + 4):
            self.key("ArrowDown")
            if wanted.evaluate("it => it === document.activeElement"):
                break
        self.key("Enter")

    def agree(self) -> None:
        expect(self.visitor.confirm).to_be_focused()
        self.key("Enter")
