"""Story cards: what they pay at once, and to whom; story progress is reached once."""

from __future__ import annotations

import pytest

from regency.games.dilemma.model.events import (
    CoinsGained,
    CraveGained,
    DoorSealed,
    EnvelopeOpened,
    PowerGained,
    PrestigeGained,
)
from regency.games.dilemma.model.legacy import HouseLegacy
from regency.games.dilemma.printed.abilities import ANY, IMMEDIATE, ability
from regency.games.dilemma.printed.houses import STORY
from regency.games.dilemma.printed.story import ENDING
from tests.games.dilemma.builder import (
    AYE,
    book,
    decide,
    dilemma,
    envelope,
    houses,
    named,
    opens,
    prologue,
    unlocked,
    voting,
)

pytestmark = pytest.mark.both


def opening(name: str, **given: object) -> tuple[object, ...]:
    cards = [dilemma(f"P{nth}", [opens(name)], role=0) for nth in (1, 2, 3)]
    found = envelope(name, dilemma(f"{name}.S1"), **given)  # type: ignore[arg-type]
    return prologue(*cards), found


def test_coins_and_power_of_an_ability_that_counts_at_once_go_to_the_signer() -> None:
    at_once = ability(IMMEDIATE, coins=2, power=1, prestige=1)
    match = voting(3, book=book(*opening("T1a", ability=at_once)))  # type: ignore[arg-type]
    told = decide(match, AYE)
    assert named(told, CoinsGained) == [CoinsGained(0, 2)]
    assert named(told, PowerGained) == [PowerGained(0, 1)]
    assert named(told, PrestigeGained) == [PrestigeGained(0, 1)]


def test_worded_for_any_player_it_counts_for_everybody() -> None:
    at_once = ability(IMMEDIATE, target=ANY, crave=1)
    match = voting(4, book=book(*opening("T1a", ability=at_once)))  # type: ignore[arg-type]
    assert named(decide(match, AYE), CraveGained) == [CraveGained(house, 1) for house in range(4)]


@pytest.mark.parametrize(("before", "gained"), [(HouseLegacy(member=True), 2), (unlocked(STORY), 0)])
def test_story_progress_has_one_box(before: HouseLegacy, gained: int) -> None:
    found = book(*opening("TE3", kind=ENDING, progress=0))  # type: ignore[arg-type]
    match = voting(3, book=found, houses=houses(h1=before))
    decide(match, AYE)
    assert match.state.table.prestige[0] == gained


@pytest.mark.parametrize("known", [True, False], ids=["opened", "sealed"])
def test_no_envelope_is_opened_twice_and_no_door_found_twice(known: bool) -> None:
    cards = [dilemma(f"P{nth}", [opens("T1a")], role=0) for nth in (1, 2, 3)]
    found = [envelope("T1a")] if known else []
    match = voting(3, book=book(prologue(*cards), *found))
    decide(match, AYE)
    told = decide(match, AYE)
    assert named(told, EnvelopeOpened) == [] and named(told, DoorSealed) == []
    assert match.state.table.opened.count(5) == int(known)
    assert match.state.table.doors.count(5) == int(not known)
