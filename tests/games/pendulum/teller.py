"""How Pendulum is told."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from regency.games.pendulum import RULES
from regency.games.pendulum.model.state import Game, Table
from regency.games.pendulum.printed.board import BOX_NAMES, GONE, MAT, RESERVE, REWARD_BOX, TASK_NAMES
from regency.games.pendulum.printed.cards import CARD_NAMES
from regency.games.pendulum.printed.provinces import PROVINCE_FAMILY, PROVINCES
from regency.games.pendulum.printed.terms import NOTHING, ON_CARD, ON_STACK, SLOTS, TRACKS, WORKERS
from scripts.telling import Teller

from .names import AREA, FAMILIES, SLOT

CHOSEN = {1: "T1", 2: "U2", 3: "U3", 4: "T4", 5: "S5"}  # by the number of seats
PAUSES = frozenset({"RoundBegun", "CouncilCalled", "CouncilBegun", "GameEnded"})
BY_NAME = frozenset({"card", "worker", "box", "task", "province", "slot", "area", "track"})

MATS = [f"C{mat // 2 + 1}{'A' if mat % 2 else ''}" for mat in range(10)]
PROVINCE_NAMES = [f"PRV{each + 1:02}({FAMILIES[PROVINCE_FAMILY[each]]})" for each in range(PROVINCES)]
NAMES: dict[str, Sequence[str]] = {
    "mat": MATS,
    "worker": ("grande", "common", "second", "third", "second-grande"),
    "box": BOX_NAMES,
    "task": [f"{name}a" for name in TASK_NAMES],
    "area": tuple(AREA),
    "card": CARD_NAMES,
    "achievement": [f"ACH{each + 1:02}" for each in range(10)],
    "province": PROVINCE_NAMES,
    "slot": tuple(SLOT),
    "track": ("power", "prestige", "popularity"),
    "cube": ("military", "culture", "gold"),
    "prize": ("lower", "token"),
    "noble": ("0", "1", "2", "3", "4", "neutral", "A", "B"),
    "rival": ("A", "B"),
    "rival_worker": ("grande", "common", "second"),
    "automa": [f"AUT{each + 1:02}" for each in range(32)],
}


def piece(domain: str, value: Any) -> str:
    """The name of a piece, where it is one."""
    return NAMES[domain][value] if domain in NAMES and value != NOTHING else str(value)


def spot(where: int) -> str:
    """Where a worker is."""
    if where < REWARD_BOX:
        return BOX_NAMES[where]
    named = {MAT: "mat", RESERVE: "-", GONE: "gone"}
    return named[where] if where in named else f"{TASK_NAMES[where - REWARD_BOX]}a"


def setting(g: Game) -> Iterator[str]:
    """The side of the board."""
    yield f"    side {('1-3', '4-5')[g.table.side]}"


def standing(g: Game) -> Iterator[str]:
    """The table at a glance."""
    t = g.table
    rows = " ".join(f"{name} {('upper', 'lower')[t.rows[area]]}" for name, area in AREA.items())
    token = {ON_CARD: "on the card", ON_STACK: "on the stack"}.get(t.token, piece("noble", t.token))
    markers = t.markers.count(True)
    privilege = " ".join(piece("noble", noble) for noble in t.privilege)
    yield f"    | round {t.round}; {rows}; time markers {markers}; privilege {privilege}"
    yield (
        f"    | achievement {piece('achievement', t.achievement)}; token {token}; "
        "rewards " + " ".join(piece("card", card) for card in t.rewards)
    )
    spaces = " ".join(piece("province", each) for each in t.spaces)
    yield f"    | provinces {spaces}; {t.provinces_left} left"
    for seat in range(len(t.mats)):
        yield f"    | seat {seat}: " + "; ".join(player(t, seat))
    if t.rival_points:
        yield f"    | opponents: {t.rival_points}; " + " ".join(spot(where) for where in t.rival_at)


def player(t: Table, seat: int) -> Iterator[str]:
    """What a player has."""
    yield piece("mat", t.mats[seat])
    yield f"{t.military[seat]}m {t.culture[seat]}c {t.gold[seat]}g {t.votes[seat]}v"
    yield f"{t.power[seat]}/{t.prestige[seat]}/{t.popularity[seat]}/{t.legendary[seat]}"
    glory = t.glory[seat * TRACKS : (seat + 1) * TRACKS]
    if any(glory):
        yield f"glory {glory}"
    yield "workers " + " ".join(spot(where) for where in t.at[seat * WORKERS : (seat + 1) * WORKERS])
    for name, slot in SLOT.items():
        held = t.slots[seat * SLOTS + slot]
        if held:
            yield f"{name} " + " ".join(piece("province", each) for each in held)
    yield "hand " + (" ".join(piece("card", card) for card in t.hands[seat]) or "none")
    if t.discards[seat]:
        yield "discards " + " ".join(piece("card", card) for card in t.discards[seat])


TELLER = Teller(RULES, "Pendulum", CHOSEN, PAUSES, BY_NAME, piece, setting, standing)
