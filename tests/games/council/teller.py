"""How The Council of Four is told."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from regency.games.council import RULES
from regency.games.council.model.state import Council, Table, council_of
from regency.games.council.printed.bribes import BRIBES
from regency.games.council.printed.tables import FACE_UP, LETTERS, NOTHING, PERMITS, REGIONS, TOKENS
from scripts.telling import Teller

CHOSEN = {2: "2-ABA", 3: "3-BBA", 4: "4-AAB"}  # by the number of seats

COLOURS = ("white", "black", "orange", "purple", "blue", "pink", "joker")
PLACES = ("coast", "hills", "mountains", "king")
SYMBOLS = ("assistants", "coins", "points", "cards", "nobility", "main_actions")
NAMES: dict[str, Sequence[str]] = {
    "region": PLACES,
    "balcony": PLACES,
    "colour": COLOURS,
    "slot": ("left", "right"),
    "city": LETTERS,
    "start": LETTERS,
    "but": LETTERS,
    "side": "AB",
    "tile": ("gold", "silver", "bronze", "iron", "coast", "hills", "mountains"),
    "permit": [permit.printed for permit in PERMITS],
}


def piece(domain: str, value: Any) -> str:
    """The name of a piece, where it is one."""
    if domain == "bribe":
        return cards(BRIBES[value])
    if domain == "cities":
        return cities(value)
    return NAMES[domain][value] if domain in NAMES and value != NOTHING else str(value)


def cards(counts: Sequence[int]) -> str:
    """Politics cards: orange*2+joker."""
    each = (
        f"{COLOURS[kind]}*{count}" if count > 1 else COLOURS[kind]
        for kind, count in enumerate(counts)
        if count
    )
    return "+".join(each) or "none"


def cities(mask: int) -> str:
    """A set of cities by their letters."""
    return "".join(letter for city, letter in enumerate(LETTERS) if mask >> city & 1) or "none"


def permits(held: Sequence[int]) -> str:
    """Permits by the cities printed on them."""
    return " ".join(PERMITS[permit].printed if permit != NOTHING else "-" for permit in held) or "none"


def symbols(token: int) -> str:
    """What a reward token gives."""
    if token == NOTHING:
        return "nothing"
    given = [(name, getattr(TOKENS[token], name)) for name in SYMBOLS]
    return " ".join(f"{name}*{count}" for name, count in given if count)


def setting(g: Council) -> Iterator[str]:
    """The tokens in the cities."""
    tokens = zip(LETTERS, g.table.tokens, strict=True)
    yield "    tokens: " + "; ".join(f"{city} {symbols(token)}" for city, token in tokens)


def standing(g: Council) -> Iterator[str]:
    """The table at a glance, and every hand."""
    t = g.table
    tracks = {"coins": t.coins, "assistants": t.assistants, "points": t.points, "nobility": t.nobility}
    tracks |= {"tiles": t.tiles, "king rewards": t.king_rewards, "stacks": t.stacks}
    yield "    | " + "; ".join(f"{name} {' '.join(map(str, track))}" for name, track in tracks.items())
    yield f"    | king {LETTERS[t.king]}; deck {t.deck}; discards {cards(t.discards)}; pool {cards(t.pool)}"
    yield "    | councils " + "; ".join(
        " ".join(COLOURS[c] for c in council_of(t, b)) for b in range(len(PLACES))
    )
    yield "    | face up " + "; ".join(permits(shown(t, region)) for region in range(REGIONS))
    for seat, screen in enumerate(g.screens):
        lying = f"permits {permits(t.permits[seat])}; used {permits(t.used[seat])}"
        yield f"    | seat {seat}: emporiums {cities(t.built[seat])}; {lying}; hand {cards(screen.hand)}"


def shown(table: Table, region: int) -> list[int]:
    """The face-up permits of a region."""
    return table.market[region * FACE_UP : (region + 1) * FACE_UP]


TELLER = Teller(
    RULES,
    "The Council of Four",
    CHOSEN,
    frozenset({"TurnEnded"}),
    frozenset({*NAMES, "bribe", "cities"}),
    piece,
    setting,
    standing,
)
