"""A board in real time: `python bench/sand.py [GAME ...] [--seconds N] [--taps N] [--json]`.

A round against three brisk bots is begun and the page then cut off: how much script runs while nothing
happens but the sand, how many frames come late while fifteen updates a second come in, how long from a tap to
its ghost, and from a touch of a scrubber to the moment that is looked back at.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from playwright.sync_api import Browser, CDPSession, Page

from bench.motion import CATEGORIES, LATE, SCRIPT, Event
from regency import games
from regency.games import load
from tests.browser.house import build_client, chromium, open_browser, open_house
from tests.browser.visitor import Visitor

WIRE = Path(__file__).with_name("sand.js").read_text(encoding="utf-8")
UPDATES = 15  # a second
SLOWDOWN = 4
GATHERED = 20  # real updates, which are told over and over
MARK = "bench-begins"
IDLE_BAR = 0.02  # of a core
GHOST_BAR_MS = {1: 50, SLOWDOWN: 100}
STEP_BAR_MS = 300
STEPS = 40
RUNS = "() => window.feed.clock?.running"
LIT = """() => [...document.querySelectorAll('.ways button, [data-lit]:not([aria-pressed=true])')]
  .filter((it) => it.checkVisibility({ visibilityProperty: true })).map((it) => {
    const { x, y, width, height } = it.getBoundingClientRect()
    return [x + width / 2, y + height / 2]
  }).filter(([x, y]) => x > 0 && y > 0 && x < innerWidth && y < innerHeight)"""
STEP = """(entry) => new Promise((done) => {
  const slider = document.querySelector('input[type=range]')
  const began = performance.now()
  const seen = () => new URLSearchParams(location.search).get('at') === String(entry)
  const shown = () => done(performance.now() - began)
  const look = () => requestAnimationFrame(seen() ? shown : look)
  slider.value = String(entry)
  slider.dispatchEvent(new Event('input', { bubbles: true }))
  look()
})"""


@dataclass
class Figures:
    """Of one game; times in milliseconds."""

    game: str
    idle: float  # share of a core that script takes
    late: dict[int, float]  # share of frames, by slowdown
    ghosts: dict[int, list[float]]  # 95 of 100 and how many, by slowdown
    steps: list[float]  # median, 95 of 100, worst


def set_out(browser: Browser, link: str, game: str) -> Visitor:
    """Whoever plays has set out, by anything that is lit, and time runs."""
    visitor = Visitor(browser, link, reduced_motion="no-preference")
    visitor.context.add_init_script(f"({WIRE})()")
    visitor.read(game)
    visitor.arrange({0: "Anna"}, ["empty", *["greedy"] * 3], options={}, paces=["", *["brisk"] * 3])
    visitor.begin()
    visitor.enter()
    rng = random.Random(1)
    while not visitor.page.evaluate(RUNS):
        tap(visitor.page, rng)
        confirm = visitor.page.locator(".tray [data-first]")
        if confirm.is_visible():
            confirm.click()
        visitor.page.wait_for_timeout(100)
    return visitor


def tap(page: Page, rng: random.Random) -> None:
    """One of the things that are lit."""
    lit = page.evaluate(LIT)
    if lit:
        page.mouse.click(*lit[rng.randrange(len(lit))])


def traced(browser: Browser, page: Page, seconds: float) -> list[Event]:
    """What the page's main thread and whatever draws did for so long."""
    browser.start_tracing(page=page, categories=CATEGORIES)
    page.evaluate(f"performance.mark('{MARK}')")
    page.wait_for_timeout(seconds * 1000)
    found: list[Event] = json.loads(browser.stop_tracing())["traceEvents"]
    pid = next(event["pid"] for event in found if event["name"] == MARK)
    return [event for event in found if event["pid"] == pid]


def script_share(events: Sequence[Event], seconds: float) -> float:
    """What script took of a core, what runs inside another counted once."""
    thread = next(event["tid"] for event in events if event["name"] == MARK)
    own = [e for e in events if e["tid"] == thread and e["ph"] == "X" and e["name"] in SCRIPT]
    spent, end = 0.0, 0.0
    for event in sorted(own, key=lambda event: float(event["ts"])):
        if event["ts"] >= end:
            end = event["ts"] + event.get("dur", 0)
            spent += event.get("tdur") or event.get("dur", 0)
    return spent / 1e6 / seconds


def late_share(events: Sequence[Event]) -> float:
    """Frames that came later than 33 ms behind the one before."""
    drawn = sorted(event["ts"] for event in events if event["name"] == "DrawFrame")
    gaps = [later - earlier for earlier, later in pairwise(drawn)]
    return sum(gap > LATE for gap in gaps) / len(gaps) if gaps else 1.0


def ghosts(page: Page, wire: CDPSession, times: int, taps: int) -> list[float]:
    """Taps while updates come in, until so many have shown a ghost."""
    wire.send("Emulation.setCPUThrottlingRate", {"rate": times})
    rng = random.Random(times)
    page.evaluate("window.feed.taps = []")
    for _ in range(20 * taps):
        tap(page, rng)
        page.wait_for_timeout(120)
        if page.evaluate("window.feed.taps.length") >= taps:
            break
        if rng.randrange(8) == 0:
            page.keyboard.press("Escape")
    found = sorted(page.evaluate("window.feed.taps"))
    assert found, "nothing that was tapped had a ghost"
    return [round(found[int(len(found) * 0.95) - 1], 1), len(found)]


def looked_back(browser: Browser, link: str, game: str) -> list[float]:
    """From the scrubber to the picture, all over a match that bots have played without time."""
    visitor = Visitor(browser, link)
    visitor.read(game)
    visitor.arrange({}, ["greedy"] * 4)
    visitor.begin()
    while visitor.info()["state"] != "finished":
        visitor.page.wait_for_timeout(200)
    last = visitor.info()["entries"]
    visitor.go(f"/t/{visitor.table}/replay?at=0")
    visitor.page.locator("main [data-aim]").first.wait_for()
    rng = random.Random(3)
    found = sorted(visitor.page.evaluate(STEP, rng.randrange(1, last)) for _ in range(STEPS))
    visitor.context.close()
    return [round(one, 1) for one in (statistics.median(found), found[int(STEPS * 0.95) - 1], found[-1])]


def measure(browser: Browser, link: str, game: str, seconds: float, taps: int) -> Figures:
    visitor = set_out(browser, link, game)
    page = visitor.page
    page.mouse.move(0, 0)
    page.evaluate("window.feed.cut = true")
    page.wait_for_timeout(3000)
    idle = script_share(traced(browser, page, seconds), seconds)
    page.evaluate("window.feed.kept = []; window.feed.cut = false")  # it has missed entries, and asks anew
    while page.evaluate("window.feed.kept.length") < GATHERED:
        page.wait_for_timeout(200)
    page.evaluate(f"window.feed.tell({UPDATES})")
    wire = visitor.context.new_cdp_session(page)
    late: dict[int, float] = {}
    shown: dict[int, list[float]] = {}
    for times in GHOST_BAR_MS:
        wire.send("Emulation.setCPUThrottlingRate", {"rate": times})
        late[times] = round(late_share(traced(browser, page, seconds)), 3)
        shown[times] = ghosts(page, wire, times, taps)
    visitor.context.close()
    return Figures(game, round(idle, 4), late, shown, looked_back(browser, link, game))


def show(found: Figures) -> None:
    print(f"{found.game}: idle, script takes {found.idle:.1%} of a core (bar {IDLE_BAR:.0%})")
    for times, (worst, count) in found.ghosts.items():
        print(
            f"  {times}x slowdown, {UPDATES} updates a second: {found.late[times]:.1%} of frames over 33 ms"
        )
        print(f"    a tap shows its ghost: 95 of {count:.0f} within {worst} ms (bar {GHOST_BAR_MS[times]})")
    median, most, worst = found.steps
    print(f"  looking back: median {median} ms, 95 of 100 {most}, worst {worst} (bar {STEP_BAR_MS})")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    against_time = [game for game in games.NAMES if load(game).timed(load(game).options())]
    parser.add_argument("games", nargs="*", default=against_time)
    parser.add_argument("--seconds", type=float, default=15.0)
    parser.add_argument("--taps", type=int, default=100)
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    program = chromium()
    assert program is not None, "chromium is missing"
    build_client()
    for game in args.games:
        with (
            tempfile.TemporaryDirectory() as folder,
            open_house(Path(folder)) as house,
            open_browser(program) as browser,
        ):
            found: Any = measure(browser, house.link, game, args.seconds, args.taps)
            print(json.dumps(asdict(found))) if args.json else show(found)


if __name__ == "__main__":
    main()
