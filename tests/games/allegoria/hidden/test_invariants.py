"""The invariants notice whatever is made or lost."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from regency.games.allegoria import RULES
from regency.games.allegoria.model.state import Allegoria
from regency.games.allegoria.printed.terms import DECREES
from tests.games.allegoria.builder import bare, opened
from tests.games.allegoria.names import CLAIM

pytestmark = pytest.mark.both


def put(part: object, name: str, value: object) -> None:
    setattr(part, name, value)


PLANTED: dict[str, Callable[[Allegoria], object]] = {
    "a card lost": lambda g: g.box.deck.pop(),
    "a card twice": lambda g: g.screens[0].hand.__setitem__(0, 5),
    "a wrong size of the deck": lambda g: put(g.table, "deck", 3),
    "a wrong size of a hand": lambda g: g.table.hands.__setitem__(0, 9),
    "a claim lost": lambda g: g.box.claims.pop(),
    "a claim twice": lambda g: g.box.claim_discards.append(CLAIM["bold"]),
    "a slot too many": lambda g: g.table.slots.__setitem__(0, ((0, 0, 0),) * 2),
    "a claim that cannot be": lambda g: g.table.slots.__setitem__(0, ((0, 0, 1 << CLAIM["bold"]),)),
    "an end claim twice": lambda g: g.screens[0].ends.__setitem__(0, g.screens[1].ends[0]),
    "an end claim lost": lambda g: g.screens[0].ends.pop(),
    "a lord twice": lambda g: g.table.lords.__setitem__(0, g.table.lords[1]),
    "a third zero": lambda g: g.screens[0].placed.__setitem__(6, (0, 0, 0)),
    "a stack without markers": lambda g: g.table.heights.__setitem__(6 * 4, 3),
    "a stack without a place": lambda g: g.table.order.__setitem__(6, ()),
    "a worker lost": lambda g: g.table.supply.__setitem__(0, 8),
    "a worker where nobody lives": lambda g: g.table.workers.__setitem__(slice(9, 11), [1, -1]),
    "a track beyond its end": lambda g: g.table.tracks.__setitem__(0, 13),
    "a track below 0": lambda g: g.table.tracks.__setitem__(0, -1),
    "diplomacy below 0": lambda g: g.table.diplomacy.__setitem__(0, -1),
    "alms below 0": lambda g: g.table.alms.__setitem__(0, -1),
    "anarchy below 0": lambda g: g.table.anarchy.__setitem__(0, -1),
    "points below 0": lambda g: put(g.table, "points", -1),
    "a drawn card that nobody has": lambda g: put(g.table, "drawn_cards", 1),
    "a drawn claim that nobody has": lambda g: put(g.table, "drawn_claims", 1),
    "a wrong size of the claim deck": lambda g: put(g.table, "claim_deck", 3),
    "a wrong number of merchants": lambda g: put(g.table, "merchants", 3),
    "a lord too many": lambda g: g.screens[0].lords.append(7),
    "diplomacy beyond its end": lambda g: g.table.diplomacy.__setitem__(0, 6),
    "alms beyond their end": lambda g: g.table.alms.__setitem__(0, 8),
    "too much anarchy": lambda g: g.table.anarchy.__setitem__(0, 25),
    "a debt": lambda g: g.table.influence.__setitem__(0, -1),
    "a guild twice": lambda g: g.table.guilds.__setitem__(0, (1, 1)),
    "a decree lost": lambda g: g.box.decrees.pop(),
    "a decree twice": lambda g: g.box.decrees.__setitem__(0, g.table.decree),
    "a decree that was never printed": lambda g: g.box.decrees.__setitem__(0, DECREES),
    "a merchant twice": lambda g: g.box.merchants.__setitem__(0, g.box.merchants[1]),
    "the queen alive and dead": lambda g: put(g.table, "queen_dead", True),
}


@pytest.mark.parametrize("case", PLANTED)
def test_a_planted_fault_is_noticed(case: str) -> None:
    match = opened(bare(held={0: "bold"}), "soldier", [(0, "1")], later=[("scholar", 0, "0 0")])
    RULES.check(match.state)
    PLANTED[case](match.state)
    with pytest.raises(AssertionError):
        RULES.check(match.state)
