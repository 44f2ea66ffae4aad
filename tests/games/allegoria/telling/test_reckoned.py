"""What the board is told: claims as far as the rules find them, the score pad as they would write it now."""

from __future__ import annotations

from typing import Any

import pytest

from regency.games.allegoria import RULES
from regency.games.allegoria.model.language import END_GAME, IN_GAME
from regency.games.allegoria.model.state import Table
from regency.games.allegoria.printed.terms import DEEDS
from regency.games.allegoria.rules.conditions import holds
from regency.games.allegoria.rules.scoring import score_pad
from regency.games.allegoria.telling.progress import parts
from regency.games.allegoria.telling.reckoned import figures
from regency.kernel.edge import draw
from regency.kernel.match import Match
from regency.kernel.rng import Rng, stream
from tests.games.allegoria.builder import bare

pytestmark = pytest.mark.both
WORLDS = 150  # tables on which claims are tried out


def worlds() -> list[tuple[Table, int, int]]:
    """Tables with random figures and deeds, a seat at each, and from which deed on they count."""
    found = []
    for number in range(WORLDS):
        seats = 2 + number % 3
        t = Match.start(RULES, seats, seed=number).state.table
        scatter(t, seats, stream(bytes(32), "worlds", number))
        found.append((t, number % seats, number % 2))
    return found


def scatter(t: Any, seats: int, rng: Rng) -> None:
    """Figures as they could be, and many deeds."""
    t.tracks = [rng.below(13) for _ in t.tracks]
    t.workers = [max(0, rng.below(8) - 3) for _ in t.workers]
    for name, most in (("hands", 8), ("alms", 8), ("diplomacy", 6), ("anarchy", 6), ("influence", 12)):
        setattr(t, name, [rng.below(most) for _ in range(seats)])
    t.guilds = [tuple(range(rng.below(3))) for _ in range(seats)]
    t.completed = [tuple(range(rng.below(5))) for _ in range(seats)]
    t.deeds = [tuple(deed(seats, rng) for _ in range(rng.below(60))) for _ in range(seats)]


def deed(seats: int, rng: Rng) -> tuple[int, ...]:
    """A deed of any kind with small numbers in its fields."""
    kind = rng.below(len(DEEDS))
    fields = list(DEEDS.values())[kind]
    return (kind, *(rng.below(seats if field == "opponent" else 5) for field in fields))


def test_a_claim_is_complete_when_all_its_parts_are_and_only_then() -> None:
    times = [0] * (len(IN_GAME[2]) + len(END_GAME[2]))
    for t, seat, since in worlds():
        for claim, condition in enumerate((*IN_GAME[len(t.supply)], *END_GAME[len(t.supply)])):
            found = parts(condition, t, seat, since)
            held = holds(condition, t, seat, since)
            assert found and all(part.is_met for part in found) == held
            times[claim] += held
    assert all(0 < count < WORLDS for count in times), "each holds somewhere and fails somewhere"


def test_spectators_learn_of_no_claim() -> None:
    match = bare(2, ends={0: "absolutist diplomatic charitable", 1: "glorious guildmaster conqueror"})
    everybodys, own = figures(match.watch()), figures(match.look(0))
    assert [everybodys[name] for name in ("claims", "drawn_claims", "ends")] == [[], [], []]
    assert len(own["ends"]) == 3
    assert everybodys["pad"] == own["pad"]


def test_the_score_pad_is_what_the_rules_would_write_now() -> None:
    match = Match.start(RULES, 3, seed=5)
    rng = stream(bytes(32), "reckoned", 0)
    while match.outcome() is None:
        seat = match.waited_for()[0]
        match.submit(seat, draw(match.options(seat), rng))
        columns = figures(match.look(seat))["pad"]
        assert [list(row) for row in zip(*columns, strict=True)] == score_pad(match.state.table)


def test_a_claim_says_how_far_it_is() -> None:
    match = bare(2, tracks={0: "strength5"}, held={0: "mighty"})
    (claim,) = figures(match.look(0))["claims"]
    assert claim == [{"found": 5, "sign": ">=", "wanted": 8, "met": False}]
