"""The main thread in a game: `python bench/motion.py [GAME ...] [--play] [--seconds N] [--json]`.

Somebody looks on at a game of three bots, which follow each other calmly, or plays against two of them: how
busy the main thread is, how long its longest task, how much of a frame script takes while things travel, and
how many frames come late.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
from bisect import bisect_right
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from playwright.sync_api import Browser

from regency import games
from tests.browser.house import build_client, chromium, open_browser, open_house
from tests.browser.visitor import Visitor

PAUSE = 0.5  # as a server is set up
CATEGORIES = [
    "devtools.timeline",
    "disabled-by-default-devtools.timeline",
    "devtools.timeline.frame",
    "disabled-by-default-devtools.timeline.frame",
    "blink.user_timing",
    "toplevel",
]
SCRIPT = frozenset({"FunctionCall", "EvaluateScript", "RunMicrotasks", "FireAnimationFrame", "TimerFire"})
FRAME = 1e6 / 60
LATE = 33_000
BUSY_BAR_MS, TASK_BAR_MS, SCRIPT_BAR_MS = 60, 50, 4
MARK = """
new MutationObserver((changes) => {
  for (const { target, addedNodes, removedNodes } of changes)
    if (target.classList?.contains('flights')) {
      for (const _ of addedNodes) performance.mark('begins')
      for (const _ of removedNodes) performance.mark('ends')
    }
}).observe(document, { childList: true, subtree: true })
"""
# Somebody who plays: every second something that is lit, or what ends the choice or the turn. It is done in
# the page, as whatever reaches into it from outside would be measured too.
PLAYER = """
let seed = 7
const chance = (count) => (seed = (seed * 16807) % 2147483647) % count
const isSeen = (it) => it.checkVisibility({ visibilityProperty: true })
const found = (what) => [...document.querySelectorAll(what)].filter(isSeen)
setInterval(() => {
  if (!document.title.startsWith('●')) return
  const open = [
    '.tray [data-first]', '.ways button', '[data-lit]:not([aria-pressed=true])', '.tray .end:enabled',
  ].map(found).find((things) => things.length > 0) ?? []
  open[chance(open.length || 1)]?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
}, 1000)
"""
Event = dict[str, Any]
Span = tuple[float, float]


@dataclass
class Figures:
    """Of one game, in milliseconds."""

    game: str
    seconds: float
    busy_a_second: float
    longest_task: float
    long_tasks: int
    flights: int
    frames: int  # while things travel
    script_of_95: float
    drawn: int  # while things travel
    late_frames: float | None


def watched(browser: Browser, link: str, game: str, seconds: float, play: bool) -> list[Event]:
    """All that the browser did while somebody looked on, or played."""
    visitor = Visitor(browser, link, reduced_motion="no-preference")
    visitor.context.add_init_script(MARK)
    visitor.read(game)
    if play:
        visitor.context.add_init_script(PLAYER)
        visitor.arrange({0: "Anna"}, ["empty", "greedy", "greedy"], tempo="calm")
    else:
        visitor.arrange({}, ["greedy"] * 3, tempo="calm")
    visitor.enter()
    visitor.begin()
    visitor.page.locator(".flights[data-ready]").wait_for(state="attached")
    visitor.page.wait_for_timeout(3000)
    browser.start_tracing(page=visitor.page, categories=CATEGORIES)
    visitor.page.wait_for_timeout(seconds * 1000)
    trace = json.loads(browser.stop_tracing())
    visitor.context.close()
    return list(trace["traceEvents"])


def main_thread(events: Iterable[Event]) -> tuple[int, int]:
    """Of the page: the one in which the marks were made."""
    return next((event["pid"], event["tid"]) for event in events if event["name"] in {"begins", "ends"})


def spans(events: Iterable[Event], names: frozenset[str]) -> list[Span]:
    """When any of these ran, one within another counted once."""
    found: list[Span] = []
    whole = [event for event in events if event["ph"] == "X" and event["name"] in names]
    for event in sorted(whole, key=lambda event: float(event["ts"])):
        start, end = event["ts"], event["ts"] + event.get("dur", 0)
        if found and start < found[-1][1]:
            found[-1] = (found[-1][0], max(found[-1][1], end))
        else:
            found.append((start, end))
    return found


def travelling(events: Iterable[Event]) -> list[Span]:
    """When anything was over the board."""
    found: list[Span] = []
    up, since = 0, 0.0
    marks = [event for event in events if event["name"] in {"begins", "ends"}]
    for event in sorted(marks, key=lambda event: float(event["ts"])):
        since = event["ts"] if up == 0 else since
        up += 1 if event["name"] == "begins" else -1
        if up == 0:
            found.append((since, event["ts"]))
    return found


def within(at: float, all_spans: Sequence[Span]) -> bool:
    place = bisect_right(all_spans, (at, float("inf"))) - 1
    return place >= 0 and at < all_spans[place][1]


def figures(game: str, events: list[Event], seconds: float) -> Figures:
    pid, tid = main_thread(events)
    own = [event for event in events if event["pid"] == pid and event["tid"] == tid]
    # the thread's own time: on a busy machine the clock would count what others do
    tasks = [
        float(event.get("tdur") or event["dur"])
        for event in own
        if event["ph"] == "X" and event["name"] == "RunTask"
    ]
    moving = travelling(own)
    script = spans(own, SCRIPT)
    shares = sorted(
        sum(min(end, at + FRAME) - max(start, at) for start, end in script if start < at + FRAME and end > at)
        / 1000
        for start, end in moving
        for at in (start + FRAME * place for place in range(int((end - start) / FRAME)))
    )
    drawn = sorted(e["ts"] for e in events if e["pid"] == pid and e["name"] == "DrawFrame")
    gaps = [b - a for a, b in pairwise(drawn) if within(a, moving) and within(b, moving)]
    return Figures(
        game=game,
        seconds=seconds,
        busy_a_second=round(sum(tasks) / 1000 / seconds, 1),
        longest_task=round(max(tasks) / 1000, 1),
        long_tasks=sum(task > TASK_BAR_MS * 1000 for task in tasks),
        flights=sum(event["name"] == "begins" for event in own),
        frames=len(shares),
        script_of_95=round(shares[int(len(shares) * 0.95)], 2) if shares else 0.0,
        drawn=len(gaps),
        late_frames=round(sum(gap > LATE for gap in gaps) / len(gaps), 3) if gaps else None,
    )


def measure(names: Sequence[str], seconds: float, play: bool) -> list[Figures]:
    program = chromium()
    assert program is not None, "chromium is missing"
    build_client()
    found = []
    with tempfile.TemporaryDirectory() as folder, open_house(Path(folder), PAUSE) as house:
        for game in names:
            with open_browser(program) as browser:
                found.append(figures(game, watched(browser, house.link, game, seconds, play), seconds))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(games.NAMES))
    parser.add_argument("--play", action="store_true", help="play against two bots instead of looking on")
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    for found in measure(args.games, args.seconds, args.play):
        if args.json:
            print(json.dumps(asdict(found)))
            continue
        print(f"{found.game}: main thread {found.busy_a_second} ms a second (bar {BUSY_BAR_MS})")
        print(f"  longest task {found.longest_task} ms, over {TASK_BAR_MS} ms: {found.long_tasks}")
        print(f"  {found.flights} things travelled in {found.frames} frames")
        print(f"  script a frame, 95 of 100: {found.script_of_95} ms (bar {SCRIPT_BAR_MS})")
        late = (
            "nothing was drawn" if found.late_frames is None else f"{found.late_frames:.1%} of {found.drawn}"
        )
        print(f"  frames over 33 ms: {late}")


if __name__ == "__main__":
    main()
