"""Where time runs: what is picked stays picked, and whoever cannot see or point misses nothing."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.sync_api import expect

from regency.games.pendulum import RULES
from regency.kernel.match import Match
from regency.server.film import Fold
from regency.server.messages import GameTimes
from tests.browser.conftest import Visit
from tests.browser.test_access import findings
from tests.browser.visitor import PHONE, Visitor

from .racing import Finger

RECORDS = Path(__file__).parent.parent / "records"
MARKED = ("WorkerEvicted", "ProvinceTakenAway", "TokenTakenAway", "CouncilCalled", "CouncilBegun")
THEMES = {"en": "light", "de": "dark"}
# How many others have acted since something was picked, by what the page was told.
OTHERS = """() => {
  const later = Object.entries(window.wire.told).filter(([entry]) => Number(entry) > window.since)
  return new Set(later.flatMap(([, told]) => told.flatMap(({ seat }) => (seat > 0 ? [seat] : [])))).size
}"""
NEWEST = "() => void (window.since = Math.max(...Object.keys(window.wire.told).map(Number)))"
FREE = ".worker:is(.free, .waits)"


def in_a_round(visit: Visit, lang: str, seats: int, **how: Any) -> tuple[Visitor, Finger]:
    """Anna is set out against brisk bots, and the sand runs."""
    person = visit(lang, viewport=PHONE, has_touch=True, is_mobile=True, **how)
    person.read("pendulum")
    bots = seats - 1
    person.arrange({0: "Anna"}, ["empty", *["greedy"] * bots], options={}, paces=["", *["brisk"] * bots])
    finger = Finger(person)
    person.begin()
    person.enter()
    expect(person.board).to_be_visible()
    runs = person.page.locator(".gate b.numbers").first
    while not runs.is_visible():
        if person.page.locator(".head .phase").inner_text() == person.say("board-phase-setup"):
            finger.step()
    return person, finger


@pytest.mark.nightly  # by day the choice that holds it is tested
def test_a_worker_stays_picked_while_three_others_act(visit: Visit) -> None:
    person, finger = in_a_round(visit, "en", 4)
    page, acted = person.page, 0
    while acted < 3:  # anew where its row is locked before
        while not page.locator(f"{FREE}[aria-pressed=true]").count():
            free = page.locator(f"{FREE}[data-lit]")
            free.first.tap() if free.count() else finger.step()
        page.evaluate(NEWEST)
        page.wait_for_function(
            f"() => ({OTHERS})() >= 3 || !document.querySelector('{FREE}[aria-pressed=true]')"
        )
        acted = page.evaluate(OTHERS)
        row_is_open = page.locator(FREE).count() > 0
        assert page.locator(".worker[aria-pressed=true]").count() or not row_is_open


@pytest.mark.nightly  # by day a Council that is looked back at stands for it
def test_axe_finds_nothing_while_sand_runs_nor_in_a_pause(visit: Visit, lang: str) -> None:
    person, _ = in_a_round(visit, lang, 2, color_scheme=THEMES[lang])
    assert "\n".join(findings(person, grave=False)) == ""
    person.button("web-pause").tap()
    expect(person.button("web-ready")).to_be_visible()
    assert "\n".join(findings(person, grave=False)) == ""


def test_a_council_that_is_looked_back_at_and_what_was_taken_away_or_late(visit: Visit, lang: str) -> None:
    person = visit(lang, color_scheme=THEMES[lang])
    person.read("pendulum")
    person.ask("/api/tables")
    path = RECORDS / "T4.jsonl"
    brought = person.context.request.post("/api/records", data=path.read_bytes())
    assert brought.ok, brought.text()
    council, marked = moments(path)
    person.go(f"/t/{brought.json()['id']}/replay?at={council}&seat=0")
    expect(person.page.locator(".council")).to_be_visible()
    assert "\n".join(findings(person, grave=False)) == ""
    steps = person.page.get_by_role("slider", name=person.say("web-moment"))
    time = person.page.get_by_role("slider", name=person.say("web-game-time"))
    expect(time.locator("xpath=..").locator("path")).to_have_count(len(marked))
    times = [option.get_attribute("value") for option in person.page.locator("select option").all()]
    assert {f"time {quick}" for quick in (1, 4, 20)} <= set(times)
    last = max(entry for entry, _ in marked)
    steps.fill(steps.get_attribute("max") or "")
    person.button("web-mark-back").click()
    expect(steps).to_have_value(str(last))
    expect(time).to_have_value(str(dict(marked)[last] // 100 * 100))
    assert "\n".join(findings(person, grave=False)) == ""


def moments(path: Path) -> tuple[int, list[tuple[int, int]]]:
    """The first entry behind which a Council sits; and all that are marked, each with its game time."""
    whole = Match.load(RULES, path)
    fold = Fold(RULES, whole.header)
    found = msgspec.json.decode(fold.times(whole.entries, len(whole.entries)), type=GameTimes)
    entries = [entry for was in MARKED for entry in found.told.get(was, ())] + list(found.late)
    return found.told["CouncilBegun"][0], [(entry, found.at[entry]) for entry in entries]
