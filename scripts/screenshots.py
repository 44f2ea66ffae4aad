"""Pictures of the client at two sizes, in two themes and two languages, and the three that the README shows."""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.browser.hands import Pointer
from tests.browser.house import build_client, chromium, open_browser, open_house
from tests.browser.visitor import DESK, PHONE, Visitor

ROOT = Path(__file__).resolve().parent.parent
SIZES = {"phone": PHONE, "desk": DESK}
THEMES = ("light", "dark")
LANGUAGES = ("en", "de")
PEOPLE = {0: "Anna"}
CHAIRS = ["empty", "greedy", "greedy", "greedy"]
MIDDLE = 60  # entries after which a game of four is in full swing
CHOSEN = {
    "start-desk-light-en": "start",
    "middle-desk-light-en": "table",
    "middle-phone-dark-de": "phone",
}


def pictures(visitor: Visitor) -> Iterator[str]:
    """Go through a game; after each name the page is as it should be in the picture."""
    start_page(visitor)
    yield "start"
    open_table(visitor)
    yield "room"
    visitor.begin()
    play_to_the_middle(visitor)
    yield "middle"
    Pointer(visitor, seed=4).compose()
    yield "preview"
    to_the_end(visitor)
    yield "scores"
    visitor.link_to("web-replay").click()
    expect(visitor.button("web-step-on")).to_be_enabled()
    visitor.page.get_by_role("slider").fill("40")
    expect(visitor.page.get_by_role("slider")).to_have_value("40")
    yield "replay"


def start_page(visitor: Visitor) -> None:
    visitor.go("/")
    expect(visitor.page.get_by_role("button", name=visitor.words.game())).to_be_visible()


def open_table(visitor: Visitor) -> None:
    """The waiting room with a free chair, so that the invitation is in the picture."""
    visitor.arrange(PEOPLE, ["empty", "greedy", "greedy", "empty"])
    visitor.enter()
    expect(visitor.button("web-sit-here")).to_be_visible()
    visitor.page.wait_for_load_state("networkidle")


def play_to_the_middle(visitor: Visitor) -> None:
    """A bot plays for the visitor until the game is in full swing, and gives the chair back."""
    seat = visitor.info()["chairs"]
    assert seat


def to_the_end(visitor: Visitor) -> None:
    raise NotImplementedError
