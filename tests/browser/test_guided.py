"""First games in the browser: followed to the end by pointing and by keys, each step tried wrongly first."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from regency import games
from tests.browser.conftest import Visit
from tests.browser.hands import LIT, WAYS
from tests.browser.visitor import EXAMPLE, PHONE, Visitor

MOST_STEPS = 400
MOST_PICKS = 12
ARROWS = ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")
TOUCH = {"viewport": PHONE, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
LOW = {"viewport": {"width": 844, "height": 390}, "has_touch": True, "is_mobile": True}
# Nothing is being sent or looked up, and the guide waits for something, or is gone.
READY = """() => {
  const guide = document.querySelector('.guide')
  return !guide || guide.querySelector('[data-next], [data-retry]') || document.querySelector('.beacon')
}"""
MIDDLE = """it => {
  const box = it.getBoundingClientRect()
  return [box.x + box.width / 2, box.y + box.height / 2]
}"""
# What lies in the middle of the ring can be pressed.
POINTED = """() => {
  const box = document.querySelector('.beacon')?.getBoundingClientRect()
  const found = box && document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
  return Boolean(found && found.closest('[data-aim], button'))
}"""
ELSEWHERE = """pointed => document.activeElement !== pointed &&
  document.activeElement.matches('[data-lit]:not([aria-pressed=true])')"""
# As it is once its letters have come: those that stand in for them are wider.
CLIPPED = """it => document.fonts.ready.then(
  () => it.scrollHeight > it.clientHeight + 1 || it.scrollWidth > it.clientWidth + 1)"""


class Pupil:
    """Does what the guide points at, and by the way what it does not."""

    def __init__(self, visitor: Visitor, seed: int = 1) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.rng = random.Random(seed)
        self.heard: list[str] = []
        self.answered: list[str] = []

    @property
    def guide(self) -> Locator:
        return self.page.locator(".guide")

    @property
    def said(self) -> Locator:
        return self.guide.locator(".said")

    @property
    def next(self) -> Locator:
        return self.guide.locator("[data-next]")

    @property
    def proposed(self) -> Locator:
        return self.guide.locator("[data-afterwards]")

    @property
    def again(self) -> Locator:
        return self.guide.locator("[data-retry]")

    @property
    def beacon(self) -> Locator:
        return self.page.locator(".beacon").first

    # How it is done

    def press(self, thing: Locator) -> None:
        thing.tap() if self.visitor.touch else thing.click()

    def press_pointed(self) -> None:
        """In the middle of the ring, whatever lies there."""
        self.page.wait_for_function(POINTED)
        x, y = self.beacon.evaluate(MIDDLE)
        self.page.touchscreen.tap(x, y) if self.visitor.touch else self.page.mouse.click(x, y)

    def pick_anything(self) -> bool:
        """Something that is lit, or a way; false where nothing is."""
        open_to = self.page.locator(f"{LIT}, {WAYS}")
        if open_to.count() == 0:
            return False
        self.press(open_to.nth(self.rng.randrange(open_to.count())))
        return True

    def confirm(self) -> None:
        self.press(self.page.locator("[data-first]"))

    def reset(self) -> None:
        self.page.keyboard.press("Escape")

    # The lesson

    def settle(self) -> bool:
        """Until the guide waits for something; false once it has stepped back."""
        self.page.wait_for_function(READY)
        return self.guide.count() > 0

    def follow(self, most: int = MOST_STEPS, astray: bool = True, to_last_words: bool = False) -> None:
        """Step by step, to the end if it comes; at each move something else is tried first."""
        for _ in range(most):
            if not self.settle() or (to_last_words and self.proposed.count()):
                return
            said = self.said.inner_text()
            if said not in self.heard:
                self.heard.append(said)
                assert not self.said.evaluate(CLIPPED), said
            if self.next.count():
                self.press(self.next)
                expect(self.said).not_to_have_text(said) if self.guide.count() else None
            else:
                if astray and said not in self.answered and not self.page.locator("[data-first]").count():
                    self.answered.append(said)
                    self.go_astray()
                self.press_pointed()
                self.page.wait_for_timeout(50)
        assert most < MOST_STEPS, f"the lesson does not end: {self.heard[-1]}"

    def go_astray(self) -> None:
        """Compose something, try to send it, and hear that it is not what is wanted; nothing has happened."""
        entries = self.visitor.info()["entries"]
        for _ in range(MOST_PICKS):
            if self.again.count():
                break
            if self.page.locator("[data-first]").is_visible() or not self.pick_anything():
                break
            self.page.wait_for_timeout(50)
        if self.page.locator("[data-first]").is_visible() and self.again.count():
            self.confirm()
        if self.again.count():
            said = self.said.inner_text()
            assert said and said != self.answered[-1]
            self.press(self.again)
        else:  # what was picked at random was just what is wanted
            self.reset()
        expect(self.again).to_have_count(0)
        assert self.visitor.info()["entries"] == entries


class Typist(Pupil):
    """The same without a mouse: G leads to what is pointed at, Enter presses it."""

    def press(self, thing: Locator) -> None:
        thing.focus()
        self.page.keyboard.press("Enter")

    def press_pointed(self) -> None:
        self.page.keyboard.press("g")
        self.page.keyboard.press("Enter")

    def pick_anything(self) -> bool:
        """A lit piece beside the one that is pointed at."""
        self.page.keyboard.press("g")
        pointed = self.page.evaluate_handle("document.activeElement")
        for arrow in self.rng.sample(ARROWS, len(ARROWS)):
            self.page.keyboard.press(arrow)
            if self.page.evaluate(ELSEWHERE, pointed):
                self.page.keyboard.press("Enter")
                return True
        return False


def learn(visitor: Visitor, game: str) -> None:
    """From the start page into the first game."""
    visitor.read(game)
    visitor.go("/")
    door = visitor.page.locator(
        ".doors > li", has=visitor.page.locator(".name", has_text=visitor.words.game())
    )
    door.get_by_role("button", name=visitor.say("web-learn"), exact=True).click()
    expect(visitor.page.locator(".guide")).to_be_visible()
    visitor.table = visitor.page.url.rsplit("/", 1)[-1]


def to_the_end(pupil: Pupil, game: str) -> None:
    learn(pupil.visitor, game)
    pupil.follow()
    guide = games.guide(game)
    assert guide is not None
    assert len(pupil.heard) >= len(guide.steps)
    assert pupil.visitor.info()["state"] == "playing", "and the match goes on"
    assert pupil.visitor.ask(f"/api/tables/{pupil.visitor.table}/guide")["state"] == "over"


REAL = [pytest.param(game, marks=pytest.mark.nightly) for game in games.NAMES]


@pytest.mark.parametrize("game", [EXAMPLE, *REAL])
def test_a_first_game_by_pointing_alone(visit: Visit, lang: str, game: str) -> None:
    to_the_end(Pupil(visit(lang)), game)


@pytest.mark.nightly
@pytest.mark.parametrize("game", [EXAMPLE, *games.NAMES])
def test_a_first_game_by_keys_alone(visit: Visit, lang: str, game: str) -> None:
    to_the_end(Typist(visit(lang)), game)


@pytest.mark.nightly
@pytest.mark.parametrize("game", [EXAMPLE, *games.NAMES])
def test_a_first_game_on_a_phone(visit: Visit, lang: str, game: str) -> None:
    to_the_end(Pupil(visit(lang, **TOUCH)), game)


@pytest.mark.nightly
@pytest.mark.parametrize("game", [EXAMPLE, *games.NAMES])
def test_a_first_game_on_a_low_phone(visit: Visit, game: str) -> None:
    to_the_end(Pupil(visit("de", **LOW)), game)


def first_move(pupil: Pupil) -> str:
    """Read two steps, do the third, and hear the fourth."""
    for _ in range(2):
        before = pupil.said.inner_text()
        pupil.press(pupil.next)
        expect(pupil.said).not_to_have_text(before)
    asked = pupil.said.inner_text()
    pupil.press_pointed()
    expect(pupil.said).not_to_have_text(asked)
    confirmed = pupil.said.inner_text()
    pupil.confirm()
    expect(pupil.said).not_to_have_text(confirmed)
    pupil.settle()
    return pupil.said.inner_text()


def test_a_lesson_is_left_and_continued_where_it_was(visit: Visit, lang: str) -> None:
    visitor = visit(lang)
    pupil = Pupil(visitor)
    learn(visitor, EXAMPLE)
    heard = first_move(pupil)
    visitor.go("/")
    visitor.page.get_by_role("link", name=visitor.say("web-learn-on"), exact=True).click()
    expect(pupil.said).to_have_text(heard)
    visitor.page.reload()
    expect(pupil.said).to_have_text(heard)
    pupil.follow(to_last_words=True)
    told = visitor.ask(f"/api/tables/{visitor.table}/guide")
    assert told["state"] == "over"
    assert not pupil.said.evaluate(CLIPPED) and not pupil.proposed.evaluate(CLIPPED)
    pupil.proposed.click()
    visitor.page.wait_for_url(lambda address: not address.endswith(f"/{visitor.table}"))
    table = visitor.ask(f"/api/tables/{visitor.page.url.rpartition('/')[2]}")
    assert table["state"] == "waiting"
    assert told["afterwards"]["options"] == {"ties": "lost"} and table["options"]["ties"] == "lost"
    assert [chair["yours"] for chair in table["chairs"]] == [True] + [False] * (len(table["chairs"]) - 1)
    expect(visitor.button("web-start")).to_be_visible()


def test_the_guide_is_sent_away_and_called_back(visit: Visit, lang: str) -> None:
    visitor = visit(lang)
    pupil = Pupil(visitor)
    learn(visitor, EXAMPLE)
    heard = pupil.said.inner_text()
    pupil.guide.locator(".leave").click()
    expect(pupil.guide).to_have_count(0)
    visitor.page.reload()
    visitor.button("web-call-guide").click()
    expect(pupil.said).to_have_text(heard)


def test_without_the_guide_one_plays_as_one_likes(visit: Visit) -> None:
    visitor = visit("en")
    pupil = Pupil(visitor)
    learn(visitor, EXAMPLE)
    pupil.guide.locator(".leave").click()
    visitor.page.locator("[data-aim=card-0]").first.click()
    pupil.confirm()
    visitor.await_entries(1)
    expect(visitor.button("web-call-guide")).to_be_hidden()


def other_match(route: Any) -> None:
    """As a server would answer after an update that the script does not fit."""
    route.fulfill(json={"state": "lost", "steps": [], "of": 0, "left": [], "afterwards": None})


def gone(route: Any) -> None:
    route.abort()


@pytest.mark.parametrize("answer", [other_match, gone])
def test_a_guide_that_does_not_fit_bows_out_and_the_match_goes_on(
    visit: Visit, answer: Callable[[Any], None]
) -> None:
    visitor = visit("en")
    pupil = Pupil(visitor)
    visitor.page.route("**/guide", answer)
    learn(visitor, EXAMPLE)
    key = "guide-lost" if answer is other_match else "guide-offline"
    expect(pupil.said).to_have_text(visitor.say(key))
    pupil.guide.locator("[data-next], .leave").first.click()
    expect(pupil.guide).to_have_count(0)
    visitor.page.locator("[data-aim=card-0]").first.click()
    pupil.confirm()
    visitor.await_entries(1)
