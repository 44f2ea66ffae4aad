"""What claims still take: nothing once they hold, and less with each step."""

from __future__ import annotations

from typing import Any

import pytest

from regency.games.allegoria import RULES
from regency.games.allegoria.bots.aims import Aim, help_of_points, odds_at, open_aims
from regency.games.allegoria.bots.efforts import effort
from regency.games.allegoria.bots.means import PACE, PLANNED, Means, no_need, strain
from regency.games.allegoria.model.actions import Alms
from regency.games.allegoria.model.language import END_GAME, IN_GAME
from regency.games.allegoria.printed.conditions import DEED, SOME_OPPONENT, Condition
from regency.games.allegoria.printed.terms import MIXED
from regency.games.allegoria.rules.conditions import holds
from regency.kernel.match import Match
from regency.kernel.rng import stream, stretch
from tests.games.allegoria.builder import Game, bare, planning, turn
from tests.games.allegoria.names import CLAIM, END_CLAIM, SPACE

pytestmark = pytest.mark.both


def means(match: Game, seat: int = 0) -> Means:
    return Means(match.look(seat))


def strain_of(match: Game, claim: str, seat: int = 0) -> float:
    """How far a claim is, whoever holds it."""
    m = means(match, seat)
    listed, number = (IN_GAME, CLAIM[claim]) if claim in CLAIM else (END_GAME, END_CLAIM[claim])
    return strain(effort(listed[len(m.t.supply)][number], m, 0), m)


def counts_deeds(condition: Condition) -> bool:
    return condition.form in (DEED, SOME_OPPONENT)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_claim_takes_nothing_exactly_when_it_holds(seats: int) -> None:
    match: Game = Match.start(RULES, seats, seed=seats)
    rng = stream(stretch(7), "efforts", seats)
    held = 0
    for step in range(300):
        if match.outcome() is not None:
            break
        seat = match.waited_for()[0]
        options: Any = match.options(seat)
        match.submit(seat, options[rng.below(len(options))])
        if step % 5:
            continue
        m = means(match, seat)
        for condition in IN_GAME[seats] + END_GAME[seats]:
            met = holds(condition, m.t, seat, 0)
            held += met
            if not counts_deeds(condition):
                assert (strain(effort(condition, m, 0), m) == 0.0) == met
            elif not met:
                assert strain(effort(condition, m, 0), m) > 0.0
    assert held > 50


NEARER: list[tuple[str, dict[str, Any], dict[str, Any]]] = [
    ("conqueror", {}, {"workers": {0: "soldier@0"}}),
    ("conqueror", {"workers": {0: "soldier@0"}}, {"workers": {0: "soldier@centre"}}),
    ("conqueror", {"workers": {0: "soldier@centre"}}, {"workers": {0: "soldier@2"}}),
    ("unifier", {"workers": {0: "2spy@0"}}, {"workers": {0: "2spy@centre"}}),
    ("unifier", {"workers": {1: "6spy@centre"}}, {}),
    ("mighty", {}, {"tracks": {0: "strength2"}}),
    ("mighty", {}, {"hands": {0: "soldier3"}}),
    ("mighty", {"hands": {0: "spy3"}}, {"hands": {0: "joker3"}}),
    ("mercantile", {"tracks": {1: "trade9"}}, {"tracks": {1: "trade3"}}),
    ("accomplished", {"tracks": {0: "trade6"}}, {"tracks": {0: "trade6 wealth6"}}),
    ("determined", {}, {"done": {0: "bold"}}),
    ("determined", {}, {"held": {0: "bold"}}),
    ("diplomatic", {}, {"workers": {0: "spy@centre"}}),
    ("diplomatic", {"diplomacy": {0: 1}}, {"diplomacy": {0: 2}}),
    ("charitable", {"alms": {0: 2}}, {"alms": {0: 3}}),
    ("blameless", {"anarchy": {0: 2}}, {"anarchy": {0: 1}}),
    ("feared", {"anarchy": {1: 6}}, {"anarchy": {1: 3}}),
    ("guildmaster", {}, {"guilds": {0: [1]}}),
    ("provident", {"hands": {0: "spy1"}}, {"hands": {0: "spy1 spy1"}}),
    ("glorious", {"influence": {0: 2}}, {"influence": {0: 3}}),
    ("populous", {"workers": {0: "3spy@0"}}, {"workers": {0: "4spy@0"}}),
    ("ubiquitous", {"workers": {0: "spy@0"}}, {"workers": {0: "spy@0 spy@1"}}),
    ("monopolist", {"workers": {1: "merchant@centre"}}, {}),
    ("unseen", {"workers": {0: "2spy@1"}}, {"workers": {0: "spy@1 spy@centre"}}),
    ("victorious", {}, {"workers": {1: "soldier@1", 0: "2soldier@1"}}),
    ("bold", {"workers": {1: "soldier@1", 0: "3soldier@1"}}, {"workers": {1: "soldier@1", 0: "soldier@1"}}),
    (
        "bloody",
        {"workers": {1: "soldier@1", 0: "1soldier@1"}},
        {"workers": {1: "soldier@1", 0: "4soldier@1"}},
    ),
    ("plunderer", {"workers": {0: "3soldier@1", 1: "soldier@1"}}, {"workers": {0: "3soldier@1"}}),
    ("impaler", {"tracks": {1: "strength1"}}, {"tracks": {1: "strength1 intrigue1"}}),
    ("humbling", {"tracks": {1: "strength2"}}, {"tracks": {1: "strength3"}}),
    ("profiteer", {"workers": {0: "2merchant@centre"}}, {"workers": {0: "2merchant@1"}}),
    ("paymaster", {"workers": {0: "2spy@0"}}, {"workers": {0: "spy@0 soldier@0"}}),
    ("penitent", {}, {"anarchy": {0: 1}}),
    ("founder", {"guilds": {0: [0, 1]}}, {"guilds": {0: [0]}}),
    ("extravagant", {}, {"tracks": {0: "trade8"}}),
    ("financier", {"tracks": {0: "wealth11"}}, {"tracks": {0: "wealth4"}}),
]


@pytest.mark.parametrize(("claim", "far", "near"), NEARER)
def test_what_brings_a_claim_nearer_lowers_what_it_takes(
    claim: str, far: dict[str, Any], near: dict[str, Any]
) -> None:
    assert strain_of(planning(bare(**near)), claim) < strain_of(planning(bare(**far)), claim)


def test_the_same_aim_is_less_likely_the_later_it_is() -> None:
    early, late = (strain_of(planning(bare(round=now)), "mighty") for now in (2, 5))
    assert early < late and odds_at(early) > odds_at(late)


def test_deeds_count_while_the_points_suffice() -> None:
    begun = turn(bare(held={0: "generous"}), "scholar")
    before = strain_of(begun, "generous")
    begun.submit(0, Alms(0))
    assert begun.state.table.points == 2
    assert strain_of(begun, "generous") <= before
    short = turn(bare(held={0: "generous"}), "scholar", points=1)
    whole = strain_of(short, "generous")
    short.submit(0, Alms(0))
    assert strain_of(short, "generous") >= whole


def test_more_points_help_more_in_every_round() -> None:
    for now in range(1, 7):
        m = means(planning(bare(round=now, held={0: "generous"})))
        planned = PLANNED * PACE[3]
        found = [help_of_points(open_aims(m), m, SPACE["scholar"], n, MIXED, planned) for n in range(4)]
        assert found[0] == 0.0 and found == sorted(found) and found[3] > 0.2


def test_what_hangs_on_a_claim() -> None:
    m = means(planning(bare()))
    sure = Aim(no_need(), 5.0, m)
    assert 0.7 < sure.odds < 1.0 and sure.stake() == 8.0
    need = no_need()
    need[2] = 50.0
    assert Aim(need, 5.0, m).worth() == pytest.approx(-3.0, abs=0.1)
