"""The finished reigns that are kept show every service, every event, and abilities of every timing."""

from __future__ import annotations

from functools import cache

import pytest

from regency.games.dilemma import RULES
from regency.games.dilemma.model.events import DealMade, EventMarked, EventOver
from regency.games.dilemma.model.state import Game, Table
from regency.games.dilemma.model.values import Deal
from regency.games.dilemma.printed.abilities import START, TIMING, TIMINGS, Ability
from regency.games.dilemma.printed.services import KINDS, SERVICE
from regency.games.dilemma.printed.story import EVENTS
from regency.games.dilemma.rules import abilities, legacy, outcome
from regency.kernel.match import Match
from regency.kernel.record import Record
from scripts import records
from scripts.playthroughs import load
from scripts.telling import walk

LEAST = 24
NAMES = sorted(records.scripts(RULES.name))


def record(name: str) -> Record:
    return load(RULES.name, records.folder(RULES.name) / f"{name}.jsonl")


@cache
def met() -> dict[str, set[int]]:
    """What is told in them all: services that were paid for, alone and together, and events."""
    found: dict[str, set[int]] = {kind: set() for kind in ("paid", "together", "marked", "over")}
    for name in NAMES:
        for passage in walk(RULES, record(name)):
            paid: list[Deal] = passage.state.table.deals
            for told in passage.told:
                if isinstance(told, DealMade):
                    found["paid"].add(SERVICE[told.service][0])
                elif isinstance(told, EventMarked):
                    found["marked"].add(told.event)
                elif isinstance(told, EventOver):
                    found["over"].add(told.event)
            together = [deal for deal in paid if sum(coins > 0 for coins in deal.coins) > 1]
            found["together"].update(SERVICE[deal.service][0] for deal in together)
    return found


def test_there_are_enough_of_them_and_each_has_come_to_its_end() -> None:
    assert len(NAMES) >= LEAST
    assert all(record(name).outcome is not None for name in NAMES)


def test_each_of_the_ten_services_is_paid_for() -> None:
    assert met()["paid"] == set(range(KINDS))


def test_several_houses_pay_together() -> None:
    assert met()["together"]


def test_each_of_the_six_events_is_marked_and_comes_to_its_end() -> None:
    assert met()["marked"] == met()["over"] == set(range(EVENTS))


def test_abilities_of_each_timing_count(monkeypatch: pytest.MonkeyPatch) -> None:
    """In the interpreted engine, where it can be seen which row of an ability is carried out."""
    counted: set[int] = set()

    def gain(g: Game, seat: int, row: Ability) -> None:
        counted.add(row[TIMING])
        usual(g, seat, row)

    def at_start(t: Table, seat: int) -> tuple[int, int]:
        power, coins = abilities.at_start(t, seat)
        counted.update([START] if power or coins else [])
        return power, coins

    usual = abilities.gain
    for module in (abilities, outcome):
        monkeypatch.setattr(module, "gain", gain)
    monkeypatch.setattr(legacy, "at_start", at_start)
    for name in NAMES:
        Match.fold(RULES, record(name))
    assert {TIMINGS[timing] for timing in counted} == set(TIMINGS)
