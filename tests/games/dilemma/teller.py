"""How The King's Dilemma is told in playthroughs."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from regency.games.dilemma import RULES
from regency.games.dilemma.model.state import Game
from regency.games.dilemma.printed.agendas import AGENDA_NAMES
from regency.games.dilemma.printed.figures import NOTHING, RESOURCE_NAMES
from regency.games.dilemma.printed.houses import HOUSE_NAMES
from regency.games.dilemma.printed.services import SERVICE
from regency.games.dilemma.printed.story import ENVELOPE_IDS, EVENT_NAMES, LETTERS, STICKER_ICON
from scripts.telling import Teller

CHOSEN = {3: "3-died", 4: "4-middle", 5: "5-random"}
PAUSES = frozenset({"DilemmaDrawn", "VoteDecided", "ReignEnded"})
BY_NAME = frozenset({"envelope"})
KINDS = (
    "vote",
    "vote-min",
    "pass",
    "gather",
    "moderate",
    "no-raise",
    "raise",
    "break-tie",
    "give-leader",
    "cede",
)


def piece(domain: str, value: Any) -> str:
    """Pieces by what is printed on them."""
    if value == NOTHING:
        return "-"
    match domain:
        case "house":
            return HOUSE_NAMES[value]
        case "agenda":
            return AGENDA_NAMES[value]
        case "resource":
            return RESOURCE_NAMES[value]
        case "side":
            return ("aye", "nay")[value]
        case "face":
            return ("positive", "negative")[value]
        case "power" | "coins" | "slot":
            return str(value + 1)
        case "service":
            kind, about, count = SERVICE[value]
            return f"{KINDS[kind]}({about},{count})"
        case "manner":
            return ("openly", "whispered")[value]
        case "dilemma":
            return f"{ENVELOPE_IDS[value // 3]}/{value % 3 + 1}"
        case "envelope":
            return ENVELOPE_IDS[value]
        case "sticker":
            return f"{ENVELOPE_IDS[value // 4]}.{value % 4 + 1}"
        case "token":
            return f"{RESOURCE_NAMES[value // 2]}{'+-'[value % 2]}"
        case "event":
            return EVENT_NAMES[value]
        case "letter":
            return LETTERS[value]
    return str(value)


def icon(value: int) -> str:
    """What a preview shows."""
    if value >= STICKER_ICON:
        return ("sticker+", "sticker-")[value - STICKER_ICON]
    return f"{RESOURCE_NAMES[value // 2]}{'+-'[value % 2]}"


def setting(g: Game) -> Iterator[str]:
    """The story that is told, and the agenda that is missing."""
    book = g.box.book.value
    away = piece("agenda", g.box.agendas_away[0])
    yield f"    pack {book.pack}, {len(book.envelopes)} envelopes; away: {away}"


def standing(g: Game) -> Iterator[str]:
    """The table at a glance, and what lies behind each screen."""
    t = g.table
    rows = " ".join(
        f"{name} {t.row[nth]}{'+' if t.face[nth] > 0 else '-'}{'!' if t.momentum[nth] else ''}"
        for nth, name in enumerate(RESOURCE_NAMES)
    )
    yield f"    | round {t.round}; {rows}; stability {t.stability}; balance {t.balance}"
    if t.card != NOTHING and t.icons:
        shown = [" ".join(icon(each) for each in icons) or "nothing" for icons in t.icons]
        yield f"    | {piece('dilemma', t.card)}: aye {shown[0]}; nay {shown[1]}"
    for seat, own in enumerate(g.screens):
        signs = f"{' leader' * (t.leader == seat)}{' moderator' * (t.moderator == seat)}"
        name = HOUSE_NAMES[t.house[seat]]
        yield (
            f"    | seat {seat} {name}: {own.power} Power, {own.coins} coins, "
            f"{piece('agenda', own.agenda)}, prestige {t.prestige[t.house[seat]]}, "
            f"crave {t.crave[t.house[seat]]}{signs}"
        )


TELLER = Teller(RULES, "The King's Dilemma", CHOSEN, PAUSES, BY_NAME, piece, setting, standing)
