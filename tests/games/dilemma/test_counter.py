"""What fifty random reigns a seat count meet, bare and in the middle of campaigns: counted."""

from __future__ import annotations

from collections import Counter

import pytest

from regency.games.dilemma import RULES
from regency.games.dilemma.model.actions import ACTIONS, AcceptWhisper, ChooseReckoning, RefuseWhisper
from regency.games.dilemma.model.events import DealMade, EventMarked
from regency.games.dilemma.model.legacy import EventLegacy, Legacy
from regency.games.dilemma.printed.services import KINDS, SERVICE
from regency.games.dilemma.printed.story import CARDS_EACH, ENVELOPE_IDS, EVENTS
from regency.kernel.conform.game import Game
from regency.kernel.entries import Play
from regency.kernel.rng import stretch

from . import synthetic
from .campaigns import stored

REIGNS = 50
HOMES = tuple(ENVELOPE_IDS.index(name) for name in ("T4", "B4", "C3", "H4", "G4", "A4"))


def all_at_once(seats: int) -> Legacy:
    """A campaign in which all six events run."""
    cards = tuple(sorted(home * CARDS_EACH + nth for home in HOMES for nth in range(CARDS_EACH)))
    events = EventLegacy(running=(1,) * EVENTS, marks=(0,) * EVENTS, home=HOMES, regent=seats - 1)
    return Legacy(
        book=synthetic.book(), present=tuple(range(seats)), opened=(0, *HOMES), deck=cards, events=events
    )


@pytest.mark.compiled
def test_random_reigns_meet_everything_that_bargaining_and_events_are_made_of() -> None:
    met: Counter[str] = Counter()

    def look(game: Game) -> None:
        if isinstance(game.entry, Play):
            met.update(type(action).__name__ for action in game.entry.do)
        for event in game.match.state.told:
            if isinstance(event, DealMade):
                met[f"service {SERVICE[event.service][0]}"] += 1
                paid = game.match.state.table.deals[-1].coins if game.match.state.table.deals else ()
                met["joint"] += sum(coins > 0 for coins in paid) > 1
            elif isinstance(event, EventMarked):
                met[f"event {event.event}"] += 1

    for seats in RULES.seats:
        for legacy, reigns in ((None, REIGNS), (stored(seats), REIGNS), (all_at_once(seats), REIGNS // 5)):
            for nth in range(reigns):
                Game(RULES, seats, stretch(nth), None, legacy, 1).play([look])
    assert met[AcceptWhisper.__name__] >= 100 and met[RefuseWhisper.__name__] >= 100
    assert met["joint"] >= 1
    assert all(met[f"service {kind}"] for kind in range(KINDS))
    assert all(met[f"event {event}"] for event in range(EVENTS))
    rare = {"ChooseFace", "ReturnToken", "Soften", "LetMove"}  # for whoever has the ability, or too much
    finale = {ChooseReckoning.__name__}
    assert {kind.__name__ for kind in ACTIONS} - rare - finale <= set(met)
