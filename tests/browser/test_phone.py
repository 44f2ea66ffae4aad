"""A phone of 390 by 844, or a smaller one: nothing wider than the screen or smaller than a finger."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import ViewportSize, expect

from regency import games
from tests.browser.conftest import Visit
from tests.browser.hands import Pointer
from tests.browser.visitor import PHONE, Visitor

WIDTH = "document.documentElement.scrollWidth"
LEAST = 40
SMALLEST: ViewportSize = {"width": 360, "height": 740}
TURNS = 2
CHOICES = 12  # until a real board has shown most of its pieces
LONG_NAME = "Wilhelmine-Charlotte von Österreich"
SMALL = """least => [...document.querySelectorAll(
    'a, button, select, summary, input:not([type=checkbox], [type=radio]), label:has(input), [data-lit]')]
  .filter(it => !it.closest('.unseen') && !it.disabled && it.getAttribute('aria-disabled') !== 'true')
  .filter(it => it.checkVisibility({visibilityProperty: true, opacityProperty: true}))
  .map(it => [it, it.getBoundingClientRect()])
  .filter(([it, box]) => box.width > 1 && (box.width < least - .5 || box.height < least - .5))
  .map(([it, box]) => `${it.tagName} ${it.getAttribute('aria-label') || it.textContent.trim()}: ` +
      `${Math.round(box.width)}x${Math.round(box.height)}`)"""


class Finger:
    """Notes where something scrolls sideways or is too small to hit."""

    def __init__(self, phone: Visitor, width: int = PHONE["width"]) -> None:
        self.phone = phone
        self.width = width
        self.noted: list[str] = []

    def look(self, where: str) -> None:
        found = list(self.phone.page.evaluate(SMALL, LEAST))
        width = self.phone.page.evaluate(WIDTH)
        if width > self.width:
            found.append(f"{width} px wide")
        self.noted += [f"{where}: {what}" for what in found]


@pytest.mark.parametrize("size", [PHONE, pytest.param(SMALLEST, marks=pytest.mark.nightly)])
def test_a_phone_by_touch(visit: Visit, lang: str, size: ViewportSize) -> None:
    phone = visit(lang, viewport=size, has_touch=True, is_mobile=True, device_scale_factor=2)
    finger = Finger(phone, size["width"])
    lobby(phone, finger)
    turns(phone, finger, TURNS)
    over_the_board(phone, finger)
    afterwards(phone, finger)
    assert not finger.noted, "\n".join(finger.noted)


@pytest.mark.parametrize("game", games.NAMES)
def test_the_board_of_a_game_on_a_phone(visit: Visit, game: str, lang: str) -> None:
    phone = visit(lang, viewport=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2)
    phone.read(game)
    finger = Finger(phone)
    phone.arrange({0: "Anna"}, ["empty", "greedy", "greedy"])
    phone.begin()
    phone.enter()
    turns(phone, finger, CHOICES)
    assert not finger.noted, "\n".join(finger.noted)


def lobby(phone: Visitor, finger: Finger) -> None:
    phone.go("/")
    phone.page.get_by_role("button", name=phone.words.game()).tap()
    phone.page.get_by_label(phone.say("web-your-name")).fill(LONG_NAME)
    phone.page.locator("summary").tap()
    finger.look("start page")
    phone.button("web-open-table").tap()
    expect(phone.button("web-start")).to_be_enabled()
    phone.table = phone.page.url.rsplit("/", 1)[-1]
    finger.look("waiting room")
    phone.button("web-start").tap()


def turns(phone: Visitor, finger: Finger, count: int) -> None:
    hand = Pointer(phone)
    for turn in range(count):
        if not phone.await_turn():
            return
        finger.look(f"table {turn}")
        hand.compose()
        if phone.over:  # it ended with the choice before
            return
        finger.look(f"preview {turn}")
        hand.agree()
        phone.await_answer()


def over_the_board(phone: Visitor, finger: Finger) -> None:
    """Log, chat, rules and help lie over the whole screen."""
    for key in ("web-log", "web-chat", "web-rules", "web-help", "web-players"):
        phone.button(key).first.tap()
        expect(phone.button("web-close").first).to_be_visible()
        finger.look(key)
        phone.button("web-close").first.tap()


def afterwards(phone: Visitor, finger: Finger) -> None:
    phone.button("web-players").first.tap()
    phone.button("web-hand-over").tap()
    phone.button("web-close").first.tap()
    phone.scores()
    finger.look("scores")
    phone.link_to("web-replay").tap()
    expect(phone.page).to_have_url(re.compile("replay"))
    expect(phone.button("web-step-on")).to_be_enabled()
    finger.look("replay")
