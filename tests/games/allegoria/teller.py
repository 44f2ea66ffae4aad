"""How Throne of Allegoria is told."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from regency.games.allegoria import RULES
from regency.games.allegoria.model.figures import FIGURES
from regency.games.allegoria.model.state import Allegoria, Table, level, workers
from regency.games.allegoria.printed.terms import (
    CARD_NAMES,
    CARD_VALUES,
    CAUSES,
    DEEDS,
    GUILD_NAMES,
    NOTHING,
    SPACES,
    TERRITORIES,
    TOKEN_NAMES,
    TRACK_NAMES,
    WORKER_NAMES,
    WORKERS,
)
from scripts.telling import Teller

CHOSEN = {2: "2-g", 3: "3-b", 4: "4-b"}  # by the number of seats
PAUSES = frozenset({"RoundBegan", "SpaceOpened", "GameEnded"})
BY_NAME = frozenset({"track", "territory"})

PLACES = ("home0", "home1", "home2", "home3", "centre")
FACE_NAMES = [f"{kind}{value + 1}" for kind in CARD_NAMES for value in range(CARD_VALUES)]
CLAIMS = [claim.name for claim in FIGURES.in_game_claims.entries]
END_CLAIMS = [claim.name for claim in FIGURES.end_game_claims.entries]
DECREES = [
    "the-queen-is-dead",
    *(f"{one.alive.name}/{one.dead.name}" for one in FIGURES.royal_decrees.entries),
]
EVENTS = ["-", "-"]
for _decree in FIGURES.royal_decrees.entries:
    EVENTS += [_decree.alive.name, _decree.dead.name]
SPACE_NAMES = ("claims", "workforce", "soldier", "spy", "merchant", "banker", "scholar")
TOUCHED = ("workers", "guilds", "diplomacy", "anarchy", "alms", "hand", "tokens", "claims")
MARKERS = ("0", "1", "2", "*")
NAMES: dict[str, Sequence[str]] = {
    "track": TRACK_NAMES,
    "second": (*TRACK_NAMES, "none"),
    "worker": WORKER_NAMES,
    "territory": PLACES,
    "space": SPACE_NAMES,
    "marker": MARKERS,
    "star": ("as-1", "as-2"),
    "guild": GUILD_NAMES,
    "star_guild": (*GUILD_NAMES, "none"),
    "card": FACE_NAMES,
    "claim": CLAIMS,
    "end_claim": END_CLAIMS,
    "lord": [lord.name for lord in FIGURES.lords.entries],
    "merchant": [merchant.name for merchant in FIGURES.travelling_merchants.entries],
    "decree": EVENTS,
    "token": TOKEN_NAMES,
    "cause": CAUSES,
    "deed": (*TRACK_NAMES, *TOUCHED, *DEEDS, "none"),
    "point_kind": ("2-deploy", "1-task"),
    "line": ("wealth-for-trade", "trade-for-wealth"),
    "gain": ("track", "influence"),
}


def piece(domain: str, value: Any) -> str:
    """The name of a piece, where it is one."""
    return NAMES[domain][value] if domain in NAMES and value != NOTHING else str(value)


def counted(names: Sequence[str], counts: Sequence[int]) -> str:
    """Cards or markers: soldier2*3+joker1."""
    each = (
        f"{name}*{count}" if count > 1 else name for name, count in zip(names, counts, strict=True) if count
    )
    return "+".join(each) or "none"


def named(names: Sequence[str], listed: Sequence[int]) -> str:
    return " ".join(names[one] for one in listed) or "none"


def setting(g: Allegoria) -> Iterator[str]:
    """The End of Game Claims that were dealt."""
    for seat, screen in enumerate(g.screens):
        yield f"    seat {seat} is dealt: {named(END_CLAIMS, screen.ends)}"


def standing(g: Allegoria) -> Iterator[str]:
    """The table at a glance, and what everybody hides."""
    t = g.table
    if t.round == 0:
        return
    queen = "dead" if t.queen_dead else "alive"
    decree = f"decree {piece('decree', t.edict)}; merchant {piece('merchant', t.merchant)}"
    yield f"    | round {t.round}; queen {queen}; {decree}; alms {named(TOKEN_NAMES, t.alms_tokens)}"
    yield f"    | deck {t.deck}; claims {t.claim_deck}; open {named(FACE_NAMES, t.open)}"
    for seat in range(len(g.screens)):
        yield f"    | seat {seat}: {board(t, seat)}"
        yield f"    |   {abroad(t, seat)}"
        yield f"    |   {hidden(g, seat)}"


def board(t: Table, seat: int) -> str:
    """A Town Board."""
    tracks = " ".join(f"{name} {level(t, seat, track)}" for track, name in enumerate(TRACK_NAMES))
    markers = {"diplomacy": t.diplomacy, "alms": t.alms, "anarchy": t.anarchy, "influence": t.influence}
    return f"{tracks}; " + "; ".join(f"{name} {by_seat[seat]}" for name, by_seat in markers.items())


def abroad(t: Table, seat: int) -> str:
    """Guilds, completed claims, and Workers by Territory."""
    posted = [
        f"{WORKER_NAMES[kind]}*{count}@{PLACES[territory]}"
        for territory in range(TERRITORIES)
        for kind in range(WORKERS)
        if (count := workers(t, seat, territory, kind))
    ]
    done = f"guilds {named(GUILD_NAMES, t.guilds[seat])}; completed {named(CLAIMS, t.completed[seat])}"
    return f"{done}; workers {' '.join(posted) or 'none'}"


def hidden(g: Allegoria, seat: int) -> str:
    """What is behind a screen."""
    own = g.screens[seat]
    claims = f"claims {named(CLAIMS, own.claims)}; ends {named(END_CLAIMS, own.ends)}"
    placed = " ".join(
        f"{SPACE_NAMES[space]}:{''.join(MARKERS[marker] for marker in own.placed[space])}"
        for space in range(SPACES)
        if own.placed[space]
    )
    return f"hand {counted(FACE_NAMES, own.hand)}; {claims}; placed {placed or 'none'}"


TELLER = Teller(RULES, "Throne of Allegoria", CHOSEN, PAUSES, BY_NAME, piece, setting, standing)
