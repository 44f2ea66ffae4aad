"""What is wrong with a stage as it is drawn: nothing may be hidden, tiny, or on something else."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, ViewportSize

TEXT = 11  # pixels, the least height of letters on a board
FINGER = 40  # the least target where the pointer is coarse
MOUSE = 24  # and where it is fine

# Every size at which a board must be whole; the last is 1280x720 at 200 % zoom.
SIZES: dict[str, ViewportSize] = {
    f"{width}x{height}": {"width": width, "height": height}
    for width, height in (
        (1280, 720),
        (1280, 800),
        (1440, 900),
        (1920, 1080),
        (820, 1180),
        (390, 844),
        (844, 390),
        (640, 360),
    )
}
TOUCHED = ("820x1180", "390x844", "844x390")

# What the box must at least be, whatever is composed.
BOXES: dict[str, tuple[int, int]] = {
    "1280x720": (930, 540),
    "1280x800": (930, 620),
    "1440x900": (1090, 720),
    "1920x1080": (1520, 890),
    "820x1180": (820, 900),
    "390x844": (390, 560),
    "844x390": (620, 270),
    "640x360": (600, 230),
}

MEASURE = Path(__file__).with_name("measure.js").read_text(encoding="utf-8")
PLACES = """() => ['main', '.tray', '.bar'].map(place => {
  const box = document.querySelector(place)?.getBoundingClientRect()
  return box ? [box.x, box.y, box.width, box.height].map(Math.round).join(' ') : ''
})"""
IS_ASKED_ON_BOARD = """() => {
  const counts = [...document.querySelectorAll('[data-pane]')].map(tab => [
    tab.getAttribute('aria-selected') === 'true', Number(tab.querySelector('.count span')?.textContent ?? 0)])
  const [shown] = counts.filter(([here]) => here)
  const isLit = document.querySelector('#board-pane [data-lit]') !== null
  return counts.length === 0 || isLit || shown[1] > 0 || counts.every(([, count]) => count === 0)
}"""


def places(page: Page) -> list[str]:
    """Where the box, the low row and the header lie: the same before, during and after a choice."""
    found: list[str] = page.evaluate(PLACES)
    return found


def wrong_here(page: Page, *, coarse: bool) -> list[str]:
    """What is wrong with what is shown now."""
    asked: dict[str, Any] = {"least": TEXT, "target": FINGER if coarse else MOUSE}
    page.evaluate("document.fonts.ready")
    found: list[str] = page.evaluate(MEASURE, asked)
    return found


def wrong_on_stage(page: Page, *, coarse: bool) -> list[str]:
    """What is wrong on any pane of the board; what is asked must be on the one that is shown."""
    found = [] if page.evaluate(IS_ASKED_ON_BOARD) else ["what is asked is not on the pane shown"]
    for pane in panes(page):
        found += [f"{pane}: {trouble}" if pane else trouble for trouble in wrong_here(page, coarse=coarse)]
    return found


def panes(page: Page) -> Iterator[str]:
    """Turn to each pane in turn and back to the first; one without a name where the board is whole."""
    tabs = page.locator("[data-pane]")
    keys = [key for at in range(tabs.count()) if (key := tabs.nth(at).get_attribute("data-pane"))]
    shown = page.locator("[data-pane][aria-selected=true]").get_attribute("data-pane") if keys else None
    for key in keys or [""]:
        if key:
            page.locator(f"[data-pane={key}]").click()
        yield key
    if shown:
        page.locator(f"[data-pane={shown}]").click()
