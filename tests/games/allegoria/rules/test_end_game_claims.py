"""End of Game Claims: each holds, and misses by one, when the sixth round is over."""

from __future__ import annotations

from typing import Any

import pytest

from regency.games.allegoria.flow.steps import CLEAN_UP
from regency.games.allegoria.model.events import EndClaimsShown
from tests.games.allegoria.builder import bare, ready
from tests.games.allegoria.names import END_CLAIM
from tests.games.allegoria.play import of, table

pytestmark = pytest.mark.both
MAJORITIES = {"warlike": "strength", "secretive": "intrigue", "mercantile": "trade", "opulent": "wealth"}
MAJORITIES["learned"] = "knowledge"
SEVEN_CARDS = "spy1 spy1 spy1 spy1 spy1 spy2"

CASES: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "absolutist": ({"tracks": {0: "trade11"}}, {"tracks": {0: "trade10 wealth10"}}),
    "determined": ({"done": {0: "bold bloody wise"}}, {"done": {0: "bold bloody", 1: "wise"}}),
    "even-handed": (
        {"tracks": {0: "strength3 intrigue3 trade3 wealth3 knowledge3"}},
        {"tracks": {0: "strength3 intrigue3 trade3 wealth3 knowledge2"}},
    ),
    "accomplished": (
        {"tracks": {0: "strength6 trade6 wealth6"}},
        {"tracks": {0: "strength6 trade6 wealth5 knowledge5"}},
    ),
    "diplomatic": ({"diplomacy": {0: 3}}, {"diplomacy": {0: 2}}),
    "charitable": ({"alms": {0: 7}}, {"alms": {0: 6}}),
    "blameless": ({"anarchy": {1: 2}}, {"anarchy": {0: 1}}),
    "guildmaster": (
        {"guilds": {0: [0, 1]}, "tracks": {0: "wealth4"}},
        {"guilds": {0: [0, 1]}, "tracks": {0: "wealth3"}},
    ),
    "conqueror": ({"workers": {0: "2soldier@1 soldier@2"}}, {"workers": {0: "2soldier@1 soldier@centre"}}),
    "spymaster": ({"workers": {0: "2spy@1 spy@2"}}, {"workers": {0: "2spy@1 3spy@0"}}),
    "far-travelled": ({"workers": {0: "3merchant@2"}}, {"workers": {0: "2merchant@2 soldier@2"}}),
    "unifier": (
        {"workers": {0: "3spy@centre 2soldier@centre", 1: "4spy@centre"}},
        {"workers": {0: "3spy@centre 2soldier@centre", 1: "5spy@centre"}},
    ),
    "intruder": ({"workers": {0: "4spy@1 merchant@2"}}, {"workers": {0: "5spy@1"}}),
    "protector": (
        {"workers": {0: "2soldier@0 2spy@0 2merchant@0"}},
        {"workers": {0: "2soldier@0 2spy@0 merchant@0 merchant@centre"}},
    ),
    "populous": ({"workers": {0: "5spy@0 5spy@centre"}}, {"workers": {0: "6spy@0 4spy@centre"}}),
    "provident": ({"hands": {0: SEVEN_CARDS}}, {"hands": {0: "spy1 spy1 spy1 spy1 spy1"}}),
    "glorious": ({"influence": {0: 8}}, {"influence": {0: 7}}),
    "feared": ({"anarchy": {0: 4, 1: 3}}, {"anarchy": {0: 4, 1: 4}}),
    "cosmopolitan": (
        {"workers": {0: "soldier@1 spy@2 merchant@1"}},
        {"workers": {0: "soldier@1 spy@2 merchant@centre"}},
    ),
    **{
        name: ({"tracks": {0: f"{track}6", 1: f"{track}5"}}, {"tracks": {0: f"{track}6", 2: f"{track}6"}})
        for name, track in MAJORITIES.items()
    },
}

FURTHER_MISSES: dict[str, dict[str, Any]] = {
    "guildmaster": {"guilds": {0: [0]}, "tracks": {0: "wealth4"}},
    "unifier": {"workers": {0: "4spy@centre"}},
    "intruder": {"workers": {0: "3spy@1 merchant@2 soldier@0"}},
    "populous": {"workers": {0: "5spy@0 4spy@centre"}},
    "feared": {"anarchy": {0: 3}},
    **{name: {"tracks": {0: f"{track}5"}} for name, track in MAJORITIES.items()},
}


def fulfilled(name: str, position: dict[str, Any]) -> bool:
    """Whether the claim is among the fulfilled ones at the end; it is always either that or missed."""
    match = bare(round=6, ends={0: name}, **position)
    match.state.stacks[0] = [CLEAN_UP]
    match = ready(match)
    met = END_CLAIM[name] in table(match).fulfilled[0]
    assert met != (END_CLAIM[name] in table(match).missed[0])
    return met


def test_all_show_their_claims_the_fulfilled_and_the_missed_ones() -> None:
    held = {0: "glorious diplomatic blameless", 1: "absolutist provident guildmaster"}
    match = bare(2, round=6, ends=held, influence={0: 8}, tracks={1: "trade10"})
    match.state.stacks[0] = [CLEAN_UP]
    match.state.heard = True
    match = ready(match)
    met = (END_CLAIM["glorious"], END_CLAIM["blameless"])
    missed = tuple(END_CLAIM[name] for name in held[1].split())
    assert of(EndClaimsShown, match.opening) == [
        EndClaimsShown(0, met, (END_CLAIM["diplomatic"],)),
        EndClaimsShown(1, (), missed),
    ]
    assert (table(match).fulfilled, table(match).missed) == ([met, ()], [(END_CLAIM["diplomatic"],), missed])
    assert [screen.ends for screen in match.state.screens] == [[], []]


def test_every_claim_is_tried() -> None:
    assert sorted(CASES) == sorted(END_CLAIM)


@pytest.mark.parametrize("name", CASES)
def test_it_holds(name: str) -> None:
    assert fulfilled(name, CASES[name][0])


@pytest.mark.parametrize("name", CASES)
def test_it_misses_by_one(name: str) -> None:
    assert not fulfilled(name, CASES[name][1])


@pytest.mark.parametrize("name", FURTHER_MISSES)
def test_its_other_half_misses_too(name: str) -> None:
    assert not fulfilled(name, FURTHER_MISSES[name])


@pytest.mark.parametrize("kinds", ["4soldier@1 spy@2", "4soldier@1 merchant@2", "4spy@1 merchant@2"])
def test_an_intruder_needs_any_two_kinds(kinds: str) -> None:
    assert fulfilled("intruder", {"workers": {0: kinds}})
