"""An entry that could not be stored is taken out of a match as if it had never been."""

from __future__ import annotations

from typing import Any

import pytest

from regency.games import ALL, load
from regency.kernel.edge import draw
from regency.kernel.errors import Refused
from regency.kernel.match import AnyMatch, Match
from regency.kernel.rng import Rng, stream, stretch
from regency.kernel.rules import AnyRules, calmest
from regency.kernel.wire import digest
from tests.example import RULES
from tests.minis.errands import ERRANDS
from tests.minis.heirs import HEIRS
from tests.minis.tricks import TRICKS

PLAYED: list[AnyRules] = [ERRANDS, TRICKS, HEIRS, *map(load, ALL)]


def standing(match: AnyMatch) -> Any:
    """Everything by which two matches could be told apart."""
    seats = range(match.header.seats)
    undoable = []
    for seat in seats:
        try:
            undoable.append(match.undoable(seat))
        except Refused as refusal:
            undoable.append(type(refusal.reason).__name__)  # type: ignore[arg-type]
    asked = [match.options(seat) for seat in seats]
    return digest(match.state), match.notes[:], match.news, match.entries[:], undoable, asked


def move(match: AnyMatch, rng: Rng) -> None:
    """Somebody acts at random, or takes back."""
    seat = match.waited_for()[0]
    options = match.options(seat)
    if rng.below(4) == 0:
        try:
            match.undo(seat)
            return
        except Refused:
            pass
    match.submit(seat, draw(options, rng))


@pytest.mark.both
@pytest.mark.parametrize("rules", PLAYED, ids=lambda rules: str(rules.name))
@pytest.mark.parametrize("seed", range(4))
def test_what_is_retracted_leaves_no_trace_and_play_goes_on_the_same(rules: AnyRules, seed: int) -> None:
    seats = rules.seats[seed % len(rules.seats)]
    match = Match.start(rules, seats, calmest(rules), seed=seed)
    rng = stream(stretch(seed), "retract", 0)
    for _ in range(120):
        if match.outcome() is not None:
            break
        before = standing(match)
        move(match, rng)
        match.retract()
        assert standing(match) == before
        move(match, rng)
    again = Match.fold(rules, match.record())
    assert digest(again.state) == digest(match.state) and again.notes == match.notes


def test_only_the_entry_just_applied_can_be_retracted() -> None:
    match = Match.start(RULES, 2, seed=1)
    with pytest.raises(AssertionError):
        match.retract()
    move(match, stream(stretch(1), "retract", 0))
    match.retract()
    with pytest.raises(AssertionError):
        match.retract()
