"""A table where time runs: taps count at once, anybody pauses, and one looks back by game time."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, WebSocketRoute, expect

from regency.kernel import record as records
from regency.kernel.entries import PLAYER, Halt, Resume, Tick
from regency.kernel.match import Match
from tests.browser.conftest import Visit
from tests.browser.house import House, open_house
from tests.browser.visitor import PHONE, Visitor
from tests.minis import harvest, harvest_folder

SAND = 600_000  # longer than any test takes
FIRST = f"""
from pathlib import Path
from tests.minis import harvest_folder
harvest_folder.bring(Path(__file__).parent / "games", sand={SAND})
"""
# Whatever is said at the place of a tap, though it is gone again by the time that somebody looks.
LISTEN = """
window.heard = []
window.kept = []
new MutationObserver((changes) => {
  for (const { addedNodes } of changes)
    for (const node of addedNodes)
      if (node.parentElement?.getAttribute('aria-live') === 'assertive') window.heard.push(node.textContent)
}).observe(document, { childList: true, subtree: true })
navigator.wakeLock.request = (what) => {
  window.kept.push(what)
  return Promise.resolve({ release: () => Promise.resolve() })
}
"""
SANDS = "document.getAnimations().filter((one) => one.effect.getTiming().fill === 'both')"


@pytest.fixture(scope="module")
def field(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house where berries are picked against time."""
    folder = tmp_path_factory.mktemp("field")
    harvest_folder.write(folder / "games")
    with open_house(folder, first=FIRST) as opened:
        yield opened


class Valve:
    """The line of a page: what the server says can be held back, what it is told lost, and the line cut."""

    def __init__(self, visitor: Visitor) -> None:
        self.shut = False
        self.deaf = False
        self.down = False
        self.waiting: list[tuple[WebSocketRoute, str | bytes]] = []
        self.lines: list[WebSocketRoute] = []
        visitor.page.route_web_socket("**/socket**", self._lay)

    def _lay(self, line: WebSocketRoute) -> None:
        if self.down:
            line.close(code=1001)
            return
        server = line.connect_to_server()
        self.lines += [line, server]
        line.on_message(lambda said: None if self.deaf else server.send(said))
        server.on_message(lambda told: self.waiting.append((line, told)) if self.shut else line.send(told))

    def open(self) -> None:
        self.shut = False
        for line, told in self.waiting:
            line.send(told)
        self.waiting.clear()

    def cut(self) -> None:
        self.down = True
        for line in self.lines:
            line.close(code=1001)
        self.lines.clear()


def come(visit: Visit, house: House, lang: str, **how: Any) -> Visitor:
    person = visit(lang, at=house, **how)
    person.game = harvest_folder.NAME
    person.page.add_init_script(LISTEN)
    return person


def berries(person: Visitor) -> Locator:
    """What can be picked, as words; on a page without a picture they come by themselves."""
    return person.page.locator(".choices .item")


def paused(person: Visitor) -> Locator:
    return person.page.get_by_role("region", name=person.say("web-paused"), exact=True)


def counting(person: Visitor) -> Locator:
    return person.page.get_by_role("region", name=person.say("web-goes-on"), exact=True)


def at_the_field(visit: Visit, house: House, lang: str) -> tuple[Visitor, Visitor]:
    """Anna at a desk and Ben with a phone, and time runs."""
    anna = come(visit, house, lang)
    ben = come(visit, house, lang, viewport=PHONE, has_touch=True)
    anna.arrange({0: "Anna"}, ["empty", "empty"])
    ben.sit(1, "Ben", anna.table)
    return anna, ben


def go_on(*people: Visitor) -> None:
    for person in people:
        person.button("web-ready").click()
    for person in people:
        expect(paused(person)).to_be_hidden()
        expect(counting(person)).to_be_hidden()


def test_anybody_pauses_and_it_goes_on_when_all_are_ready(visit: Visit, field: House, lang: str) -> None:
    anna, ben = at_the_field(visit, field, lang)
    anna.begin()
    for person in (anna, ben):
        person.enter()
        expect(person.heading).to_have_text(harvest_folder.said(lang, "ask-Free"))
        expect(berries(person).first).to_be_visible()
    assert anna.page.evaluate("window.kept") == ["screen"], "the screen stays on"
    assert anna.page.evaluate(f"{SANDS}.map((one) => one.playState)") == ["running"]
    anna.page.keyboard.press("p")
    for person in (anna, ben):
        expect(paused(person)).to_contain_text(person.say("web-not-yet"))
        expect(paused(person)).to_contain_text("Anna")
        assert person.page.evaluate(f"{SANDS}.map((one) => one.playState)") == ["paused"]
        expect(berries(person)).to_have_count(0)
    anna.button("web-ready").click()
    expect(ben.page.locator(".pause li.web-is-ready")).to_have_count(1)
    anna.button("web-not-ready").click()
    expect(ben.page.locator(".pause li.web-is-ready")).to_have_count(0)
    anna.button("web-ready").click()
    ben.button("web-ready").tap()
    expect(counting(anna)).to_be_visible()
    ben.button("web-stop-again").tap()
    expect(paused(anna)).to_contain_text("Ben")
    go_on(anna, ben)
    assert ben.page.evaluate(f"{SANDS}.map((one) => one.playState)") == ["running"]


def test_one_tap_counts_at_once_and_a_refused_one_says_why_where_it_was(visit: Visit, field: House) -> None:
    anna, ben = at_the_field(visit, field, "en")
    valve = Valve(anna)
    anna.begin()
    for person in (anna, ben):
        person.enter()
        expect(berries(person).first).to_be_visible()
    wanted = berries(anna).last
    name = wanted.inner_text()
    valve.shut = True
    lines = berries(ben).get_by_text(name, exact=True)
    while lines.count():  # all of that kind, before Anna hears of any
        before = ben.info()["entries"]
        lines.first.tap()
        ben.await_entries(before + 1)
        berries(ben).get_by_text(harvest_folder.said("en", "do-Stow", basket="the left basket")).tap()
        ben.await_entries(before + 2)
        expect(ben.heading).to_have_text(harvest_folder.said("en", "ask-Free"))
    wanted.click()
    expect(anna.page.locator("[data-ghost]")).to_contain_text(name)
    expect(anna.confirm).to_be_hidden()
    valve.open()
    expect(anna.page.locator("[data-ghost]")).to_have_count(0)
    anna.page.wait_for_function("() => window.heard.length > 0")
    (said,) = anna.page.evaluate("window.heard")
    assert "Somebody else was quicker" in said
    before = anna.info()["entries"]
    berries(anna).first.click()
    anna.await_entries(before + 1)
    expect(anna.heading).to_have_text(harvest_folder.said("en", "ask-Keep"))


def test_a_lost_line_pauses_and_nothing_is_done_late(visit: Visit, field: House) -> None:
    anna, ben = at_the_field(visit, field, "de")
    valve = Valve(ben)
    anna.begin()
    for person in (anna, ben):
        person.enter()
        expect(berries(person).first).to_be_visible()
    before = anna.info()["entries"]
    valve.deaf = True
    berries(ben).first.tap()
    expect(ben.page.locator("[data-ghost]")).to_have_count(1)
    valve.cut()
    expect(ben.text("web-offline")).to_be_visible()
    expect(berries(ben)).to_have_count(0)
    expect(paused(anna)).to_contain_text(anna.say("web-is-lost"))
    valve.deaf = valve.down = False
    expect(ben.page.locator("[data-ghost]")).to_have_count(0)
    expect(paused(anna)).not_to_contain_text(anna.say("web-is-lost"))
    go_on(anna, ben)
    assert anna.info()["entries"] == before + 2, "a pause and its end"


def record_of_a_match(monkeypatch: pytest.MonkeyPatch) -> bytes:
    """A whole match with a pause in it, and somebody who is late for the first row."""
    monkeypatch.setattr(harvest, "SAND", SAND)
    match = Match.start(harvest.HARVEST, 2, harvest.Options(rounds=1), seed=1)
    at = 0
    for seat in (0, 1):
        at += 40_000
        match.submit(seat, harvest.Pick(match.state.table.row[0]), at=at)
        match.submit(seat, harvest.Stow(0), at=at + 500)
    match.apply(Halt(at + 1_000, PLAYER, 1))
    at += 900_000
    match.apply(Resume(at))
    seen, row = match.state.clock.entry, match.state.table.row[:]
    match.apply(Tick(match.next_wake()))
    late = next(berry for berry in row if berry not in match.state.table.row)
    match.submit(0, harvest.Pick(late), at=match.state.clock.at + 100, seen=seen)
    match.submit(0, harvest.Stow(0), at=match.state.clock.at + 50)
    while match.state.clock.running:
        match.apply(Tick(match.next_wake()))
    while match.outcome() is None:
        match.submit(match.waited_for()[0], harvest.Done())
    return records.encode(match.record())


def test_one_looks_back_by_game_time(visit: Visit, field: House, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = come(visit, field, "en")
    anna.ask("/api/tables")
    brought = anna.context.request.post("/api/records", data=record_of_a_match(monkeypatch))
    assert brought.ok, brought.text()
    anna.go(f"/t/{brought.json()['id']}/replay")
    steps = anna.page.get_by_role("slider", name=anna.say("web-moment"))
    time = anna.page.get_by_role("slider", name=anna.say("web-game-time"))
    expect(time).to_be_visible()
    assert int(time.get_attribute("max") or 0) == 2 * SAND + harvest.LATE, "the pause is no part of it"
    time.fill("60000")
    expect(steps).to_have_value("2")
    expect(time).to_have_attribute("aria-valuetext", "1:00 of 20:00")
    steps.fill("5")
    expect(time).to_have_attribute("aria-valuetext", "1:21 of 20:00")
    expect(anna.page.locator(f'.rail path[d="M{SAND + 100} 0v1"]')).to_have_count(1)
    anna.button("web-mark-on").click()
    expect(steps).to_have_value("8")
    expect(time).to_have_attribute("aria-valuetext", "10:00 of 20:00")
    time.fill(str(2 * SAND - 100))
    anna.page.get_by_role("combobox", name=anna.say("web-speed")).select_option("20×")
    anna.button("web-run").click()
    last = steps.get_attribute("max") or ""
    expect(steps).to_have_value(last)
    expect(anna.button("web-run")).to_be_visible()
