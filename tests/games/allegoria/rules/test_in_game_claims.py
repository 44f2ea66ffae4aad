"""In Game Claims: each holds, misses by one, and counts no deed from before it came into the hand."""

from __future__ import annotations

from typing import Any

import pytest

from regency.games.allegoria.effects.board import move_track, write_deed
from regency.games.allegoria.model.events import ClaimCompleted
from regency.games.allegoria.model.language import VALUES
from regency.games.allegoria.printed.terms import DEED_TOPICS, DEEDS, INTRIGUE, SOLDIERS_GUILD, SPIES_GUILD
from regency.games.allegoria.rules import claims
from tests.games.allegoria.builder import Game, bare, turn
from tests.games.allegoria.names import CLAIM
from tests.games.allegoria.play import completed, of

pytestmark = pytest.mark.both

# Deeds of one turn that complete a claim, and those that miss it by one
BY_DEEDS = {
    "bold": ("battle odds=0", "battle odds=1"),
    "victorious": ("battle place=opponent_home result=won", "battle place=opponent_home result=drawn"),
    "merciless": ("battle removed=1", "battle removed=0 influence=1"),
    "plunderer": ("raid influence=2, raid influence=1", "raid influence=1, raid influence=1"),
    "brazen": ("raid place=centre", "raid place=opponent_home"),
    "restless": ("move worker=soldier count=2, move worker=soldier count=1", "move worker=soldier count=2"),
    "disciplined": ("recruit raised=2, recruit raised=1", "recruit raised=2"),
    "bloody": ("battle result=won margin=4", "battle result=won margin=3"),
    "avenger": ("battle place=centre result=won", "battle place=opponent_home result=won"),
    "impaler": (
        "sabotage opponent=1 track=strength, sabotage opponent=1 track=intrigue",
        "sabotage opponent=1 track=strength, sabotage opponent=2 track=intrigue",
    ),
    "cunning": (
        "subterfuge place=opponent_home, subterfuge place=opponent_home",
        "subterfuge place=opponent_home, subterfuge place=centre",
    ),
    "poisoner": (
        "sabotage opponent=2 track=trade, sabotage opponent=2 track=trade",
        "sabotage opponent=1 track=trade, sabotage opponent=2 track=trade",
    ),
    "saboteur": (
        "sabotage opponent=1 track=trade, sabotage opponent=1 track=wealth",
        "sabotage opponent=1 track=trade, sabotage opponent=2 track=wealth",
    ),
    "slanderer": (
        "sabotage track=trade, sabotage opponent=2 track=wealth, sabotage opponent=1 track=strength",
        "sabotage track=trade, sabotage opponent=2 track=wealth, sabotage opponent=1 track=wealth",
    ),
    "elusive": ("move worker=spy count=3", "move worker=spy count=2, move worker=soldier count=3"),
    "puppeteer": ("subterfuge place=centre", "subterfuge place=opponent_home"),
    "humbling": ("sabotage opponent=1 crossed=1", "sabotage opponent=1 crossed=0"),
    "shrewd": (
        "commerce gain_kind=track gain=1, commerce gain_kind=track gain=2",
        "commerce gain_kind=track gain=2, commerce gain_kind=influence gain=3",
    ),
    "profiteer": ("commerce gain_kind=influence gain=3", "commerce gain_kind=influence gain=2"),
    "smuggler": ("commerce place=own_home", "commerce place=centre"),
    "wayfaring": ("move worker=merchant count=3", "move worker=merchant count=2"),
    "haggler": (
        "commerce paid_track=trade, commerce paid_track=wealth",
        "commerce paid_track=trade, commerce paid_track=trade",
    ),
    "obliging": (
        "commerce place=opponent_home paid=1, commerce place=opponent_home paid=1",
        "commerce place=opponent_home paid=1, commerce place=centre paid=1",
    ),
    "founder": ("grant kind=guild_new", "grant kind=guild_swap"),
    "financier": ("profits raised=3", "profits raised=2, educate raised=1"),
    "paymaster": (
        "move action=wages worker=soldier, move action=wages worker=spy",
        "move action=wages worker=soldier, move action=sneak worker=spy",
    ),
    "speculator": ("grant kind=claim, grant kind=claim", "grant kind=claim"),
    "extravagant": ("supplement, supplement", "supplement"),
    "generous": ("alms, alms, alms", "alms, alms"),
    "studious": ("apprenticeship, apprenticeship", "apprenticeship"),
    "enlightened": ("educate raised=1, educate raised=2", "educate raised=2"),
    "penitent": ("anarchy_return, anarchy_return", "anarchy_return, anarchy_take"),
}

# Positions in which a claim holds, and those that miss it by one
BY_STATE: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "steadfast": ({"workers": {0: "4soldier@0"}}, {"workers": {0: "3soldier@0 soldier@1"}}),
    "menacing": ({"workers": {0: "soldier@1 soldier@2"}}, {"workers": {0: "3soldier@1 soldier@0"}}),
    "mighty": ({"tracks": {0: "strength8"}}, {"tracks": {0: "strength7"}}),
    "suspicious": ({"workers": {0: "3spy@0"}}, {"workers": {0: "2spy@0 spy@1"}}),
    "unseen": ({"workers": {0: "spy@1 spy@2"}}, {"workers": {0: "3spy@1 spy@centre"}}),
    "silver-tongued": ({"diplomacy": {0: 2}}, {"diplomacy": {0: 1}}),
    "scheming": ({"tracks": {0: "intrigue8"}}, {"tracks": {0: "intrigue7"}}),
    "monopolist": (
        {"workers": {0: "2merchant@centre"}},
        {"workers": {0: "2merchant@centre", 1: "merchant@centre"}},
    ),
    "prosperous": ({"tracks": {0: "trade8"}}, {"tracks": {0: "trade7"}}),
    "worldly": ({"workers": {0: "merchant@1 merchant@2"}}, {"workers": {0: "3merchant@2"}}),
    "golden": ({"tracks": {0: "wealth8"}}, {"tracks": {0: "wealth7"}}),
    "well-connected": (
        {"guilds": {0: [SOLDIERS_GUILD, SPIES_GUILD]}},
        {"guilds": {0: [SOLDIERS_GUILD], 1: [SOLDIERS_GUILD, SPIES_GUILD]}},
    ),
    "wise": ({"tracks": {0: "knowledge8"}}, {"tracks": {0: "knowledge7"}}),
    "ubiquitous": (
        {"workers": {0: "soldier@0 spy@1 merchant@2 spy@centre"}},
        {"workers": {0: "soldier@0 spy@1 merchant@centre", 1: "spy@2"}},
    ),
    "versatile": (
        {"workers": {0: "3soldier@0 2spy@1 spy@2 3merchant@centre"}},
        {"workers": {0: "3soldier@0 2spy@1 4merchant@centre"}},
    ),
    "notorious": ({"anarchy": {0: 3}}, {"anarchy": {0: 2}}),
}

# With two players some conditions differ
WITH_TWO: dict[str, tuple[str, str]] = {
    "menacing": ("3soldier@1", "2soldier@1 soldier@centre"),
    "unseen": ("3spy@1", "2spy@1 spy@centre"),
    "worldly": ("3merchant@1", "2merchant@1 merchant@centre"),
    "ubiquitous": ("3spy@0 3spy@1 3spy@centre", "4spy@0 2spy@1 3spy@centre"),
}


def deeds(words: str) -> list[tuple[int, ...]]:
    """Deeds as the verbs write them; fields that are not named are 0."""
    found = []
    for deed in words.split(", "):
        kind, *fields = deed.split()
        row = [list(DEEDS).index(kind), *[0] * len(DEEDS[kind])]
        for field in fields:
            name, value = field.split("=")
            row[1 + DEEDS[kind].index(name)] = int(value) if value.isdigit() else VALUES[name].index(value)
        found.append(tuple(row))
    return found


def commit(match: Game, words: str) -> None:
    """Let the seat whose turn it is have done this."""
    for deed in deeds(words):
        write_deed(match.state, 0, deed)
        claims.watch(match.state)


def test_every_claim_is_tried() -> None:
    assert sorted([*BY_DEEDS, *BY_STATE]) == sorted(CLAIM)


@pytest.mark.parametrize("name", BY_DEEDS)
def test_deeds_of_one_turn_complete_a_claim(name: str) -> None:
    match = turn(bare(held={0: name}), "banker")
    match.state.heard = True
    match.state.open_entry(0)
    commit(match, BY_DEEDS[name][0])
    assert completed(match, 0) == [name]
    told = of(ClaimCompleted, match.state.told)
    assert told == [ClaimCompleted(0, CLAIM[name], DEED_TOPICS + deeds(BY_DEEDS[name][0])[-1][0])]


@pytest.mark.parametrize("name", BY_DEEDS)
def test_deeds_that_miss_by_one_do_not(name: str) -> None:
    match = turn(bare(held={0: name}), "banker")
    commit(match, BY_DEEDS[name][1])
    assert completed(match, 0) == []


@pytest.mark.parametrize("name", BY_DEEDS)
def test_deeds_from_before_it_came_into_the_hand_do_not_count(name: str) -> None:
    match = turn(bare(claim_deck=name), "banker")
    commit(match, BY_DEEDS[name][0])
    claims.draw(match.state, 0, 1)
    claims.keep(match.state, 0, CLAIM[name])
    claims.watch(match.state)
    assert completed(match, 0) == []
    commit(match, BY_DEEDS[name][0])
    assert completed(match, 0) == [name]


@pytest.mark.parametrize("name", BY_DEEDS)
def test_deeds_of_others_do_not_count(name: str) -> None:
    match = turn(bare(held={1: name}), "banker")
    commit(match, BY_DEEDS[name][0])
    assert completed(match, 1) == []


@pytest.mark.parametrize("name", BY_STATE)
def test_a_state_completes_a_claim(name: str) -> None:
    match = turn(bare(held={0: name}, **BY_STATE[name][0]), "soldier")
    assert completed(match, 0) == [name]


@pytest.mark.parametrize("name", BY_STATE)
def test_a_state_that_misses_by_one_does_not(name: str) -> None:
    match = turn(bare(held={0: name}, **BY_STATE[name][1]), "soldier")
    assert completed(match, 0) == []


@pytest.mark.parametrize("name", BY_STATE)
def test_a_state_completes_a_claim_the_moment_it_is_kept(name: str) -> None:
    match = turn(bare(claim_deck=name, **BY_STATE[name][0]), "banker")
    claims.draw(match.state, 0, 1)
    claims.keep(match.state, 0, CLAIM[name])
    claims.watch(match.state)
    assert completed(match, 0) == [name]


def test_the_log_says_what_a_claim_was_fulfilled_by() -> None:
    match = turn(bare(held={0: "scheming"}, tracks={0: "intrigue7"}), "soldier")
    match.state.heard = True
    match.state.open_entry(0)
    move_track(match.state, 0, INTRIGUE, 1)
    claims.watch(match.state)
    assert of(ClaimCompleted, match.state.told) == [ClaimCompleted(0, CLAIM["scheming"], INTRIGUE)]


def test_the_log_says_of_a_claim_that_held_before_that_nothing_fulfilled_it() -> None:
    match = turn(bare(claim_deck="scheming", tracks={0: "intrigue8"}), "banker")
    match.state.heard = True
    match.state.open_entry(0)
    claims.draw(match.state, 0, 1)
    claims.keep(match.state, 0, CLAIM["scheming"])
    claims.watch(match.state)
    assert of(ClaimCompleted, match.state.told) == [ClaimCompleted(0, CLAIM["scheming"], claims.NO_DEED)]


@pytest.mark.parametrize("name", WITH_TWO)
def test_with_two_players(name: str) -> None:
    enough, too_few = WITH_TWO[name]
    assert completed(turn(bare(2, held={0: name}, workers={0: enough}), "soldier"), 0) == [name]
    assert completed(turn(bare(2, held={0: name}, workers={0: too_few}), "soldier"), 0) == []


def test_a_monopolist_needs_two_merchants() -> None:
    match = turn(bare(held={0: "monopolist"}, workers={0: "merchant@centre"}), "soldier")
    assert completed(match, 0) == []
