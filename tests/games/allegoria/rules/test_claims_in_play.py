"""Every claim is completed by legal play from a built position, at the last of these actions."""

from __future__ import annotations

from typing import Any

import pytest

from regency.games.allegoria.model.actions import (
    Advance,
    Alms,
    Apprenticeship,
    Battle,
    Caravan,
    CentralSubterfuge,
    Commerce,
    DivideSpoils,
    Educate,
    EndTurn,
    GrantGuild,
    Infiltrate,
    Profits,
    Raid,
    Recruit,
    Sneak,
    SpendCard,
    Subterfuge,
    Supplement,
    Tradesman,
    Wages,
)
from regency.games.allegoria.printed.terms import (
    CENTRE,
    FOR_INFLUENCE,
    FOR_TRACK,
    INTRIGUE,
    SOLDIER,
    SPY,
    STRENGTH,
    TRADE,
    WEALTH,
)
from regency.kernel.edge import Action
from tests.games.allegoria.builder import bare, turn
from tests.games.allegoria.names import CLAIM, END_CLAIM, card
from tests.games.allegoria.play import can, completed, do, table
from tests.games.allegoria.rules.test_end_game_claims import CASES

pytestmark = pytest.mark.both
ONLY_ONE = 5  # no second track
MOST_SEEDS = 40  # until the dice fall as they must

Case = tuple[str, dict[str, Any], tuple[Action, ...]]

BY_SOLDIERS: dict[str, Case] = {
    "bold": ("soldier", {"workers": {0: "soldier@1", 1: "soldier@1"}}, (Battle(1, 1, 0),)),
    "victorious": ("soldier", {"workers": {0: "3soldier@1", 1: "soldier@1"}}, (Battle(1, 1, 0),)),
    "merciless": (
        "soldier",
        {"workers": {0: "4soldier@1", 1: "3soldier@1"}},
        (Battle(1, 1, 1), DivideSpoils(1)),
    ),
    "bloody": ("soldier", {"workers": {0: "5soldier@1", 1: "soldier@1"}}, (Battle(1, 1, 1),)),
    "avenger": ("soldier", {"workers": {0: "3soldier@0", 1: "soldier@0"}}, (Battle(0, 1, 0),)),
    "plunderer": ("soldier", {"workers": {0: "3soldier@1"}}, (Raid(1, 1), Raid(1, 2))),
    "brazen": ("soldier", {"workers": {0: "soldier@centre"}}, (Raid(CENTRE, 1),)),
    "restless": (
        "soldier",
        {"workers": {0: "3soldier@0"}, "tracks": {0: "strength3"}},
        (Advance(0, CENTRE, 2), Advance(0, CENTRE, 1)),
    ),
    "steadfast": ("soldier", {"workers": {0: "3soldier@0"}}, (Recruit(),)),
    "menacing": ("soldier", {"workers": {0: "soldier@1 soldier@centre"}}, (Advance(CENTRE, 2, 1),)),
    "mighty": (
        "soldier",
        {"tracks": {0: "strength7"}, "hands": {0: "joker1"}},
        (Recruit(), SpendCard(card("joker1"))),
    ),
    "disciplined": ("soldier", {"hands": {0: "soldier3"}}, (Recruit(), SpendCard(card("soldier3")))),
    "ubiquitous": (
        "soldier",
        {"workers": {0: "spy@0 spy@1 2soldier@centre"}},
        (Advance(CENTRE, 2, 1),),
    ),
    "extravagant": (
        "soldier",
        {"tracks": {0: "strength8"}},
        (Recruit(), Recruit(), Recruit(), Supplement(), Recruit(), Supplement()),
    ),
}

VICTIM = {"workers": {0: "2spy@1"}, "tracks": {1: "strength4 intrigue4 trade4 wealth4"}}
BY_SPIES: dict[str, Case] = {
    "impaler": ("spy", VICTIM, (Subterfuge(1, STRENGTH, INTRIGUE),)),
    "cunning": ("spy", VICTIM, (Subterfuge(1, TRADE, ONLY_ONE), Subterfuge(1, TRADE, ONLY_ONE))),
    "poisoner": ("spy", VICTIM, (Subterfuge(1, TRADE, TRADE),)),
    "saboteur": ("spy", VICTIM, (Subterfuge(1, TRADE, WEALTH),)),
    "slanderer": ("spy", VICTIM, (Subterfuge(1, TRADE, WEALTH), Subterfuge(1, STRENGTH, ONLY_ONE))),
    "humbling": (
        "spy",
        {"workers": {0: "spy@2"}, "tracks": {2: "trade6"}},
        (Subterfuge(2, TRADE, ONLY_ONE),),
    ),
    "suspicious": ("spy", {"workers": {0: "2spy@0"}}, (Infiltrate(),)),
    "unseen": ("spy", {"workers": {0: "spy@2 spy@centre"}}, (Sneak(CENTRE, 1, 1),)),
    "silver-tongued": (
        "spy",
        {"workers": {0: "spy@centre"}, "diplomacy": {0: 1}},
        (CentralSubterfuge(),),
    ),
    "scheming": (
        "spy",
        {"tracks": {0: "intrigue5"}, "hands": {0: "spy3"}},
        (Infiltrate(), SpendCard(card("spy3"))),
    ),
    "elusive": ("spy", {"workers": {0: "3spy@0"}, "tracks": {0: "intrigue9"}}, (Sneak(0, CENTRE, 3),)),
    "puppeteer": ("spy", {"workers": {0: "spy@centre"}}, (CentralSubterfuge(),)),
    "notorious": ("spy", {"workers": {0: "spy@centre"}, "anarchy": {0: 2}}, (CentralSubterfuge(),)),
}

TRADER = {
    "merchant": "F",
    "tracks": {0: "trade5 wealth5"},
    "workers": {0: "merchant@0 merchant@1 merchant@centre"},
}
BY_MERCHANTS: dict[str, Case] = {
    "shrewd": ("merchant", TRADER, (Commerce(CENTRE, 0, FOR_TRACK), Commerce(1, 1, FOR_TRACK))),
    "profiteer": ("merchant", TRADER, (Commerce(1, 1, FOR_INFLUENCE),)),
    "smuggler": ("merchant", TRADER, (Commerce(0, 0, FOR_TRACK),)),
    "haggler": ("merchant", TRADER, (Commerce(CENTRE, 0, FOR_TRACK), Commerce(1, 1, FOR_TRACK))),
    "obliging": ("merchant", TRADER | {"merchant": "J"}, (Commerce(1, 0, FOR_INFLUENCE),)),
    "wayfaring": (
        "merchant",
        {"workers": {0: "3merchant@0"}, "tracks": {0: "trade9"}},
        (Caravan(0, CENTRE, 3),),
    ),
    "monopolist": (
        "merchant",
        {"workers": {0: "2merchant@0"}, "tracks": {0: "trade3"}},
        (Caravan(0, CENTRE, 2),),
    ),
    "prosperous": (
        "merchant",
        {"tracks": {0: "trade6"}, "hands": {0: "merchant2"}},
        (Tradesman(), SpendCard(card("merchant2"))),
    ),
    "worldly": ("merchant", {"workers": {0: "merchant@1 merchant@centre"}}, (Caravan(CENTRE, 2, 1),)),
    "versatile": ("merchant", {"workers": {0: "3soldier@0 3spy@1 2merchant@0"}}, (Tradesman(),)),
}

BY_MONEY_AND_LEARNING: dict[str, Case] = {
    "golden": (
        "banker",
        {"tracks": {0: "wealth7"}, "hands": {0: "banker1"}},
        (Profits(), SpendCard(card("banker1"))),
    ),
    "founder": ("banker", {}, (GrantGuild(3),)),
    "well-connected": ("banker", {"guilds": {0: [1]}}, (GrantGuild(4),)),
    "financier": ("banker", {"hands": {0: "banker3"}}, (Profits(), SpendCard(card("banker3")))),
    "paymaster": (
        "banker",
        {"workers": {0: "soldier@0 spy@1"}},
        (Wages(SOLDIER, 0, CENTRE, 1), Wages(SPY, 1, CENTRE, 1)),
    ),
    "speculator": ("banker", {"tracks": {0: "wealth5"}}, (GrantGuild(0), GrantGuild(1))),
    "wise": (
        "scholar",
        {"tracks": {0: "knowledge7"}, "hands": {0: "scholar1"}},
        (Educate(), SpendCard(card("scholar1"))),
    ),
    "generous": ("scholar", {}, (Alms(0), Alms(0), Alms(0))),
    "studious": ("scholar", {}, (Apprenticeship(), Apprenticeship())),
    "enlightened": ("scholar", {"hands": {0: "scholar3"}}, (Educate(), SpendCard(card("scholar3")))),
    "penitent": ("scholar", {"anarchy": {0: 2}}, (Alms(1), Alms(1))),
}

BY_PLAY = BY_SOLDIERS | BY_SPIES | BY_MERCHANTS | BY_MONEY_AND_LEARNING


def played(name: str, seed: int) -> bool:
    """Whether the last action completes the claim, in a world where the dice may not be in favour of it."""
    space, position, actions = BY_PLAY[name]
    match = turn(bare(seed=seed, held={0: name}, **position), space)
    for action in actions:
        if not can(match, 0, action):
            return False
        assert completed(match, 0) == []
        do(match, 0, action)
    return completed(match, 0) == [name]


def test_every_in_game_claim_is_tried() -> None:
    assert sorted(BY_PLAY) == sorted(CLAIM)


@pytest.mark.parametrize("name", BY_PLAY)
def test_an_in_game_claim_is_completed_by_legal_play(name: str) -> None:
    battle = any(isinstance(action, Battle) for action in BY_PLAY[name][2])
    assert any(played(name, seed) for seed in range(1, MOST_SEEDS if battle else 2))


@pytest.mark.parametrize("name", END_CLAIM)
def test_an_end_of_game_claim_is_fulfilled_by_legal_play(name: str) -> None:
    match = turn(bare(round=6, ends={0: name}, **CASES[name][0]), "scholar")
    assert not table(match).finished
    do(match, 0, EndTurn())
    assert table(match).finished
    assert END_CLAIM[name] in table(match).fulfilled[0]
