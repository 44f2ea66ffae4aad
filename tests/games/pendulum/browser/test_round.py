"""A whole round against time: by keys on a slow line, by touch on one that is lost, and bots."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Browser, Locator, expect

from regency.games.pendulum import RULES, Pendulum
from regency.games.pendulum.model.events import ProvinceTakenAway, TokenTakenAway, WorkerEvicted
from regency.kernel import record as records
from regency.kernel.edge import Event
from regency.kernel.entries import LINE, Entry, Halt, Play, Resume
from regency.kernel.match import Match
from regency.kernel.record import Header
from tests.browser.conftest import Visit
from tests.browser.house import House, open_house
from tests.browser.visitor import PHONE, Visitor
from tests.games.pendulum.quick import FIRST, TIMES, quickly

from .racing import Finger, Keys, Racer

TOUCH = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
NAMES = ["Anna", "Ben", "Greedy 3", "Greedy 4"]
TRIP = 300  # milliseconds, there and back
GONE = 10_000  # milliseconds without a line
BUSY = 2  # actions of somebody against time, before the line is lost
WORKERS_SET_OUT = 2
SOON = 60  # milliseconds from one touch to the next
TOUCHES = 20_000  # of each in a phase: true sand needs a fifth of them
TAKEN = (WorkerEvicted, ProvinceTakenAway, TokenTakenAway)


@pytest.fixture(params=[TIMES, pytest.param(1, marks=pytest.mark.nightly)], ids=["quick", "true"])
def times(request: pytest.FixtureRequest) -> int:
    """How many times as quick as printed the sand runs."""
    return int(request.param)


@pytest.fixture
def sands(
    browser: Browser, tmp_path_factory: pytest.TempPathFactory, times: int, monkeypatch: pytest.MonkeyPatch
) -> Iterator[House]:
    """A house with such sand; a match of it is folded with the same."""
    with open_house(tmp_path_factory.mktemp("sands"), 0.05, first=FIRST.format(times=times)) as opened:
        monkeypatch.setattr(Pendulum, "setup", quickly(times))
        yield opened


def at_the_table(visit: Visit, house: House) -> tuple[Keys, Finger]:
    """Anna and Ben against two bots, one gentle and one brisk; the match begins."""
    anna, ben = visit("en", at=house), visit("de", at=house, **TOUCH)
    for person in (anna, ben):
        person.read("pendulum")
    paces = ["", "", "gentle", "brisk"]
    anna.arrange({0: "Anna"}, ["empty", "empty", "greedy", "greedy"], options={}, paces=paces)
    ben.sit(1, "Ben", anna.table)
    keys, finger = Keys(anna, TRIP), Finger(ben)
    anna.begin()
    for person in (anna, ben):
        person.enter()
        expect(person.board).to_be_visible()
    return keys, finger


def paused(person: Visitor) -> Locator:
    return person.page.get_by_role("region", name=person.say("web-paused"), exact=True)


def play(racers: tuple[Racer, ...], phase: str) -> None:
    """In turn, until each has read this at the head of the board."""
    going_on = list(racers)
    for _ in range(TOUCHES):
        going_on = [racer for racer in going_on if racer.step() != racer.visitor.say(phase)]
        if not going_on:
            return
        racers[0].page.wait_for_timeout(SOON)
    raise AssertionError(f"{phase} does not come: {[racer.shown() for racer in going_on]}")


def lose_the_line(keys: Keys, finger: Finger) -> None:
    """Nothing goes over Ben's line for a while, not even what he touches before he knows."""
    anna, ben = keys.visitor, finger.visitor
    for _ in range(TOUCHES):
        if has_acted(finger):
            break
        keys.step()
        finger.step()
    assert has_acted(finger), finger.shown()
    finger.page.evaluate("window.wire.down = true; window.lostAt = performance.now()")
    finger.step()
    expect(ben.text("web-offline")).to_be_visible()
    expect(paused(anna)).to_contain_text(anna.say("web-is-lost"))
    before = anna.info()["entries"]
    finger.page.wait_for_function(f"() => performance.now() - window.lostAt > {GONE}")
    assert anna.info()["entries"] == before, "nothing happens meanwhile"
    finger.page.evaluate("window.wire.down = false")
    expect(paused(anna)).not_to_contain_text(anna.say("web-is-lost"))
    expect(ben.text("web-offline")).to_be_hidden()
    anna.page.keyboard.press("p")
    expect(anna.button("web-not-ready")).to_be_visible()
    ben.button("web-ready").tap()
    for person in (anna, ben):
        expect(person.page.locator("section.pause")).to_have_count(0)


def has_acted(finger: Finger) -> bool:
    """Whether time runs, and enough has come of touches."""
    wire = finger.wire
    acted = [wire["sent"][key]["do"][0]["do"] in {"Act", "PlaceWorker", "PlayCard"} for key in wire["done"]]
    return sum(acted) >= WORKERS_SET_OUT + BUSY


class Log:
    """The log of a table as it lies on the disk, folded entry by entry."""

    def __init__(self, house: House, table: str) -> None:
        database = sqlite3.connect(f"file:{house.folder / 'tables.sqlite'}?mode=ro", uri=True)
        ((header,),) = database.execute("SELECT header FROM tables WHERE id = ?", (table,)).fetchall()
        rows = "SELECT body, digest, submission FROM entries WHERE table_id = ? ORDER BY number"
        lines = database.execute(rows, (table,)).fetchall()
        database.close()
        decoder = records.entry_decoder(RULES)
        match = Match.from_header(RULES, msgspec.json.decode(header, type=Header))
        self.entries: list[Entry] = [decoder.decode(body) for body, _, _ in lines]
        self.submissions = [submission for _, _, submission in lines]
        self.told: list[list[Event]] = []
        for entry, (_, digest, _) in zip(self.entries, lines, strict=True):
            self.told.append(match.apply(entry))
            assert match.entries[-1][1] == digest


def check_nothing_is_lost(log: Log, wire: Any, seat: int) -> None:
    """What was sent is answered; what counts is logged as it was sent, once, and nothing else is."""
    sent, done, refused = wire["sent"], wire["done"], wire["refused"]
    assert sent
    assert sorted([*done, *refused]) == sorted(sent)
    for key, number in done.items():
        entry = log.entries[number - 1]
        assert isinstance(entry, Play) and entry.seat == seat
        assert [msgspec.to_builtins(action) for action in entry.do] == sent[key]["do"]
        assert log.submissions[number - 1].endswith(key)
    numbers = [
        at + 1 for at, entry in enumerate(log.entries) if isinstance(entry, Play) and entry.seat == seat
    ]
    assert sorted(done.values()) == numbers


def check_what_was_shown(log: Log, wire: Any, person: Visitor, seat: int) -> None:
    """What a page was told, and what it showed as taken away, are events of the folded record."""
    for number, events in wire["told"].items():
        assert events == msgspec.json.decode(msgspec.json.encode(log.told[int(number) - 1]))
    words = type(person.words)(person.lang, RULES, NAMES)
    taken = [event for told in log.told for event in told if isinstance(event, TAKEN)]
    own = [plain(words.event(event)) for event in taken if event.seat == seat]
    assert [plain(text) for text in wire["taken"]] == own


def plain(text: str) -> str:
    """Without the marks that set names apart."""
    return "".join(letter for letter in text if letter not in "\u2068\u2069")


def test_a_whole_round_with_a_slow_line_and_one_that_is_lost(visit: Visit, sands: House) -> None:
    keys, finger = at_the_table(visit, sands)
    racers = (keys, finger)
    lose_the_line(keys, finger)
    play(racers, "board-phase-council")
    play(racers, "board-phase-before")
    wires = [racer.all_answered() for racer in racers]
    log = Log(sands, keys.visitor.table)
    for seat, (racer, wire) in enumerate(zip(racers, wires, strict=True)):
        check_nothing_is_lost(log, wire, seat)
        check_what_was_shown(log, wire, racer.visitor, seat)
    pauses = [entry for entry in log.entries if isinstance(entry, Halt | Resume)]
    assert [type(entry) for entry in pauses if entry.why != "start"] == [Halt, Resume]
    assert any(isinstance(entry, Halt) and (entry.why, entry.seat) == (LINE, 1) for entry in pauses)
    assert wires[1]["scrolled"] == [], "on the phone nothing is scrolled"
