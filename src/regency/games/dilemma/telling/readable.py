"""What may be read: pages of the pack, by keys, for what lies on the table and nothing else."""

from __future__ import annotations

from collections.abc import Collection

from ..model.book import page_of_card
from ..model.state import Table
from ..printed.figures import NOTHING, RESULT
from ..printed.finale import FINALE_HOME, OUTCOME_HOMES
from ..printed.houses import ACHIEVED
from ..printed.story import (
    CARDS_EACH,
    ENVELOPE_IDS,
    FRONT_PAGE,
    PASSAGES,
    PROLOGUE,
    RESULT_PAGE,
    STICKERS_EACH,
    STORYLINE_NAMES,
)
from ..rules.finale import is_finale
from ..rules.scoring import totals

SIDES = ("aye", "nay")


def keys(t: Table) -> list[str]:
    """Story cards, fronts of this reign, results that were read, stickers and mysteries, and the houses."""
    found = [f"envelope-{number}" for number in t.opened]
    found += [f"event-{home}" for home in t.event_home if home != NOTHING]
    fronts = [*t.time, *([t.card] if t.card != NOTHING else []), *[code // 2 for code in t.results]]
    found += [f"dilemma-{number}" for number in fronts]
    found += [f"dilemma-{code // 2}/{SIDES[code % 2]}" for code in t.results]
    found += [f"sticker-{number}" for number in t.sticker if number != NOTHING]
    found += [f"letter-{letter}" for letter in t.mystery if letter != NOTHING]
    return found + [key for seat in range(len(t.house)) for key in voice(t, seat)]


def voice(t: Table, seat: int) -> list[str]:
    """The screen of a house, and whatever it has reason to say by now."""
    house = t.house[seat]
    last = is_finale(t)
    lines = ["finale" if last else "seat"]
    if t.phase == RESULT and t.leader == seat and not last:
        lines.append("leader")
    if t.ended != NOTHING and not last:
        worth = totals(t)
        lines += ["won"] if worth[seat] == max(worth) else ["last"] if worth[seat] == min(worth) else []
    lines += [line for nth, line in enumerate(ACHIEVED) if t.unlocked[house] >> nth & 1]
    return [f"house-{house}", *[f"house-{house}/{line}" for line in lines]]


def place(key: str) -> str:
    """Where in a pack the text of a page stands."""
    domain, _, rest = key.partition("-")
    number, _, side = rest.partition("/")
    value = int(number)
    match domain:
        case "envelope":
            return f"{ENVELOPE_IDS[value]}.{heading(value)}"
        case "event":
            return f"{ENVELOPE_IDS[value]}.event"
        case "dilemma":
            return f"{ENVELOPE_IDS[value // CARDS_EACH]}.{part(value)}.{side or 'front'}"
        case "sticker":
            return f"{ENVELOPE_IDS[value // STICKERS_EACH]}.sticker.{value % STICKERS_EACH + 1}"
        case "house":
            return f"house.{value + 1}.{side or 'house'}"
    return f"{STORYLINE_NAMES[value // 2]}6{'ab'[value % 2]}.mystery"


def passages(key: str, recalled: Collection[int]) -> set[int]:
    """Which passages of a page were read as what was decided has them."""
    domain, _, rest = key.partition("-")
    number, _, side = rest.partition("/")
    if domain not in ("envelope", "dilemma"):
        return set()
    part = RESULT_PAGE + SIDES.index(side) if side else FRONT_PAGE
    page = int(number) if domain == "envelope" else page_of_card(int(number), part)
    return {code % PASSAGES for code in recalled if code // PASSAGES == page}


def heading(number: int) -> str:
    """What the card that lies on top of an envelope is."""
    if number == FINALE_HOME:
        return "event"
    return "outcome" if number in OUTCOME_HOMES else "ending" if "E" in ENVELOPE_IDS[number] else "story"


def part(number: int) -> str:
    """How a dilemma is called within its envelope."""
    nth = number % CARDS_EACH
    if number // CARDS_EACH == FINALE_HOME:
        return f"F{nth + 1}"
    return f"P{nth + 1}" if number // CARDS_EACH == PROLOGUE else ("K", "S1", "S2")[nth]
