"""The client on a slow machine and a slow line: `python bench/client.py [GAME ...] [--rounds N] [--json]`.

A running game of four is opened in Chromium, on a desk and on a phone, with nothing kept from before: how
long until a lit choice is clicked and its effect seen, and how long from a tap to what it lights.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from playwright.sync_api import Browser, CDPSession, Locator, Page

from regency import games
from tests.browser.hands import LIT, WAYS
from tests.browser.house import build_client, chromium, open_browser, open_house
from tests.browser.visitor import DESK, PHONE, Visitor

MIDDLE = 110  # entries after which a game of four is in full swing
PAUSE = 0.02
SLOWDOWN = 4
LATENCY_MS = 40
BYTES_A_SECOND = 10_000_000 / 8
TAPS = 30
SCREENS: dict[str, dict[str, Any]] = {
    "desk": {"viewport": DESK},
    "phone": {"viewport": PHONE, "has_touch": True, "is_mobile": True, "device_scale_factor": 2},
}
USABLE_BAR_MS = 3000
TAP_BAR_MS = 100
# When something pointed at is first on the screen; and for each tap, from the finger to the next picture.
WATCH = """
const painted = (then) => requestAnimationFrame(() => {
  const channel = new MessageChannel()
  channel.port1.onmessage = then
  channel.port2.postMessage(0)
})
const lit = () => [...document.querySelectorAll('[data-lit], [data-pointed], .ways button, .chips')]
  .map((it) => it.dataset.aim + it.hasAttribute('data-pointed')).join()
window.usable = 0
window.taps = []
new MutationObserver(() => {
  if (window.usable || !document.querySelector('[data-pointed]')) return
  window.usable = -1
  painted(() => (window.usable = performance.now()))
}).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-pointed'] })
addEventListener('click', (event) => {
  const before = lit()
  painted(() => window.taps.push({ ms: performance.now() - event.timeStamp, lights: lit() !== before }))
}, true)
"""


@dataclass
class Screen:
    """What was measured on one size of screen, in milliseconds."""

    usable: list[float] = field(default_factory=list)
    work: list[float] = field(default_factory=list)
    kilobytes: float = 0.0
    taps: dict[int, list[float]] = field(default_factory=dict)


def in_mid_game(browser: Browser, link: str, game: str) -> Visitor:
    """Somebody whose turn it is in the middle of a game against three bots."""
    visitor = Visitor(browser, link)
    visitor.read(game)
    visitor.arrange({0: "Anna"}, ["empty", "greedy", "greedy", "greedy"])
    visitor.begin()
    visitor.enter()
    visitor.await_turn()
    visitor.hand_over()
    visitor.await_entries(MIDDLE)
    visitor.take_back_seat()
    visitor.await_turn()
    return visitor


@contextmanager
def fresh_page(browser: Browser, visitor: Visitor, how: dict[str, Any]) -> Iterator[tuple[Page, CDPSession]]:
    """The same person on a device that has nothing of the client yet, slow, on a slow line."""
    context = browser.new_context(base_url=visitor.link, locale="en-GB", **how)
    context.add_cookies(visitor.context.storage_state()["cookies"])  # type: ignore[arg-type]
    context.add_init_script(WATCH)
    page = context.new_page()
    wire = context.new_cdp_session(page)
    wire.send("Network.enable")
    wire.send(
        "Network.emulateNetworkConditions",
        {
            "offline": False,
            "latency": LATENCY_MS,
            "downloadThroughput": BYTES_A_SECOND,
            "uploadThroughput": BYTES_A_SECOND,
        },
    )
    slow_down(wire, SLOWDOWN)
    yield page, wire
    context.close()


def slow_down(wire: CDPSession, times: int) -> None:
    wire.send("Emulation.setCPUThrottlingRate", {"rate": times})


def press(thing: Locator, touch: bool) -> None:
    thing.tap() if touch else thing.click()


def tap(page: Page, thing: Locator, touch: bool) -> None:
    """Without the checks that a test would make at the same time, which cost the page more than the tap."""
    thing.scroll_into_view_if_needed()
    box = thing.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.touchscreen.tap(x, y) if touch else page.mouse.click(x, y)


def open_table(page: Page, wire: CDPSession, table: str, touch: bool, found: Screen) -> float:
    """From the address to the effect of the first click on the board."""
    came = 0.0

    def count(event: dict[str, Any]) -> None:
        nonlocal came
        came += event["encodedDataLength"]

    wire.on("Network.loadingFinished", count)
    page.goto(f"/t/{table}", wait_until="commit")
    press(page.locator(f"main {LIT}").first, touch)
    page.wait_for_function("window.usable > 0")
    found.kilobytes = came / 1000
    return float(page.evaluate("window.usable"))


def tap_around(page: Page, touch: bool, count: int) -> list[float]:
    """Taps at random, each of which lights what follows: the way to a whole action, and anew."""
    rng = random.Random(5)
    page.evaluate("window.taps = []")
    for _ in range(count):
        ways = page.locator(WAYS)
        lit = ways if ways.count() else page.locator(f"main {LIT}, .own {LIT}")
        if not lit.count():
            page.keyboard.press("Escape")
            page.locator(LIT).first.wait_for()
            continue
        before = page.evaluate("window.taps.length")
        tap(page, lit.nth(rng.randrange(lit.count())), touch)
        page.wait_for_function("before => window.taps.length > before", arg=before)
    page.keyboard.press("Escape")
    return [tap["ms"] for tap in page.evaluate("window.taps") if tap["lights"]]


def measure(browser: Browser, visitor: Visitor, how: dict[str, Any], rounds: int) -> Screen:
    """One size of screen."""
    found = Screen()
    touch = bool(how.get("has_touch"))
    for _ in range(rounds):
        with fresh_page(browser, visitor, how) as (page, wire):
            found.usable.append(open_table(page, wire, visitor.table, touch, found))
            page.keyboard.press("Escape")
            for times in (1, SLOWDOWN):
                slow_down(wire, times)
                found.taps.setdefault(times, []).extend(tap_around(page, touch, TAPS))
        with fresh_page(browser, visitor, how) as (page, wire):
            found.work.append(own_work(page, wire, visitor.table, touch, found))
    return found


def own_work(page: Page, wire: CDPSession, table: str, touch: bool, found: Screen) -> float:
    """CPU time of the page until it is usable, without any slowdown: other programs add little to it."""
    slow_down(wire, 1)
    wire.send("Performance.enable", {"timeDomain": "threadTicks"})
    open_table(page, wire, table, touch, found)
    metrics = {one["name"]: one["value"] for one in wire.send("Performance.getMetrics")["metrics"]}
    return float(metrics["TaskDuration"]) * 1000


def show(name: str, found: Screen) -> bool:
    """The figures of one screen beside their bars; whether both are met."""
    worst, slow = max(found.usable), found.taps[SLOWDOWN]
    print(f"\n{name}: {len(found.usable)} times from nothing, {found.kilobytes:.0f} kB over the line")
    print(f"  usable after: median {statistics.median(found.usable):.0f} ms, worst {worst:.0f} ms")
    print(f"  of which work of the page, at full speed: {statistics.median(found.work):.0f} ms of CPU")
    for times, taps in found.taps.items():
        print(
            f"  a tap lights what follows, {times}x slowdown: median {statistics.median(taps):.0f} ms, "
            f"95 of 100 within {percentile(taps, 95):.0f} ms, worst {max(taps):.0f} ms ({len(taps)} taps)"
        )
    is_usable, is_quick = worst <= USABLE_BAR_MS, percentile(slow, 95) <= TAP_BAR_MS
    verdict(f"usable within {USABLE_BAR_MS} ms, {SLOWDOWN}x slowdown, 10 Mbit/s", is_usable)
    verdict(f"95 of 100 taps within {TAP_BAR_MS} ms, {SLOWDOWN}x slowdown", is_quick)
    return is_usable and is_quick


def percentile(values: list[float], share: int) -> float:
    return sorted(values)[max(0, -(-len(values) * share // 100) - 1)]


def verdict(bar: str, met: bool) -> None:
    print(f"  {'met' if met else 'MISSED'}: {bar}")


def main(arguments: Sequence[str]) -> int:
    """Every game on both screens; fails where a bar is missed."""
    parser = argparse.ArgumentParser(prog="client", description=__doc__)
    parser.add_argument("games", nargs="*", default=list(games.NAMES))
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args(arguments)
    program = chromium()
    if program is None:
        print("chromium is missing", file=sys.stderr)
        return 1
    build_client()
    found: dict[str, Screen] = {}
    with (
        tempfile.TemporaryDirectory() as data,
        open_house(Path(data), PAUSE) as house,
        open_browser(program) as browser,
    ):
        for game in chosen.games:
            visitor = in_mid_game(browser, house.link, game)
            for name, how in SCREENS.items():
                found[f"{game}, {name}"] = measure(browser, visitor, how, chosen.rounds)
    if chosen.json:
        print(json.dumps({name: vars(screen) for name, screen in found.items()}))
        return 0
    return 0 if all([show(name, screen) for name, screen in found.items()]) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
