"""An improvised book: stand-ins made up from the budgets of the story, never from a pack."""

from __future__ import annotations

from typing import Final

from regency.kernel.rng import Rng

from ..model.book import Book, Card, Envelope, Row
from ..model.state import Table
from ..printed.abilities import NO_ABILITY
from ..printed.figures import DEATH_SHARE, NOTHING, RESOURCES
from ..printed.finale import FINALE_HOME, MARKS, OUTCOME_HOMES, VOTES
from ..printed.story import (
    CARDS_EACH,
    CONCORD,
    CONCORD_ICON,
    COUNT,
    DISCORD,
    DISCORD_ICON,
    ENDING,
    ENVELOPE_IDS,
    ENVELOPES,
    FINALE,
    KEY,
    LAST_VOTE,
    MOVE,
    OPEN,
    OUTCOME,
    PROLOGUE,
    SIDE,
    STANDARD,
    STICKER,
    STICKER_ICON,
    STICKERS_EACH,
    STORYLINE_NAMES,
    TRIGGER,
)
from ..rules.finale import is_finale

# Percent, as the story is written
TWO_EFFECTS: Final = 65
GREAT: Final = (60, 93)  # up to the first: 1 step, up to the second: 2 steps, else 3
SAME_WAY: Final = 10
HIDES: Final = 35
LEAVES_STICKER: Final = 37
STORYLINE_OF: Final = tuple(
    [STORYLINE_NAMES.index(name[0]) if name[0] in STORYLINE_NAMES else NOTHING for name in ENVELOPE_IDS]
)
IN_STORYLINE: Final = tuple(
    [
        tuple([number for number in range(ENVELOPES) if STORYLINE_OF[number] == line])
        for line in range(len(STORYLINE_NAMES))
    ]
)


def book(t: Table, known: dict[int, list[tuple[int, ...]]], rng: Rng) -> Book:
    """Everything that may still be drawn or opened; `known`: hidden icons that a dreamer has seen."""
    needed = by_envelope(t)
    if is_finale(t):
        first = FINALE_HOME * CARDS_EACH
        needed |= {FINALE_HOME: list(range(first, first + VOTES))} | {home: [] for home in OUTCOME_HOMES}
    made: dict[int, Envelope] = {}
    for number in needed:
        made[number] = stand_in(t, number, needed[number], known, rng)
    for number in successors(t, made):
        if number not in made:
            first = number * CARDS_EACH + (1 if kind_of(number) == ENDING else 0)
            cards = list(range(first, (number + 1) * CARDS_EACH))
            made[number] = stand_in(t, number, cards, known, rng)
    numbers = sorted(made)
    at = [NOTHING] * ENVELOPES
    for place, number in enumerate(numbers):
        at[number] = place
    return Book("", 0, tuple([made[number] for number in numbers]), tuple(at), (), (0, 1, 2))


def by_envelope(t: Table) -> dict[int, list[int]]:
    """The cards that are still needed, by envelope: the deck, the event area, the open card."""
    found: dict[int, list[int]] = {}
    for number in sorted({*t.deck, *t.triggers, *([t.card] if t.card != NOTHING else [])}):
        found.setdefault(number // CARDS_EACH, []).append(number)
    return found


def successors(t: Table, made: dict[int, Envelope]) -> list[int]:
    """What those cards open, and what the open result does."""
    rows = [row for each in made.values() for card in each.cards for side in card.outcomes for row in side]
    found = [row[1] for row in (*rows, *t.coming) if row[0] == OPEN and row[1] not in t.doors]
    if t.coming and not t.must_sign:  # then nothing that is opened is signed
        hidden = [row[1] for row in t.coming if row[0] == OPEN]
        return [number for number in found if number not in hidden]
    return sorted(set(found))


def kind_of(number: int) -> int:
    """Prologue, ending, finale, or the usual; which ones are special nobody knows before."""
    if number == PROLOGUE:
        return PROLOGUE
    if number >= FINALE_HOME:
        return FINALE if number == FINALE_HOME else OUTCOME
    return ENDING if "E" in ENVELOPE_IDS[number] else STANDARD


def stand_in(
    t: Table, number: int, cards: list[int], known: dict[int, list[tuple[int, ...]]], rng: Rng
) -> Envelope:
    """An envelope with these cards."""
    made = tuple([card(t, each, known, rng) for each in cards])
    kind = kind_of(number)
    signed = kind in (STANDARD, ENDING)
    line = STORYLINE_OF[number]
    return Envelope(number, kind, line, signed, NO_ABILITY, NOTHING, 0, 0, NOTHING, (0, 0), made)


def card(t: Table, number: int, known: dict[int, list[tuple[int, ...]]], rng: Rng) -> Card:
    """A dilemma; the open one has the icons that everybody sees."""
    if number // CARDS_EACH == FINALE_HOME:
        return last_vote(t, number)
    is_open = number == t.card
    role = role_of(t, number)
    if is_open:
        icons = (t.icons[0], t.icons[1])
    else:
        icons = (some_icons(rng), some_icons(rng))
    outcomes = (
        outcome(t, number, icons[0], hidden(known, number, 0, icons[0], rng), role, 0, rng),
        outcome(t, number, icons[1], hidden(known, number, 1, icons[1], rng), role, 1, rng),
    )
    return Card(number, role, rng.below(100) < DEATH_SHARE, icons, outcomes)


def last_vote(t: Table, number: int) -> Card:
    """A vote of the finale: how far it tips is as the story is written."""
    aye, nay = tipped(t, number, 0), tipped(t, number, 1)
    icons = (t.icons[0], t.icons[1]) if number == t.card else ((icon_of(aye),), (icon_of(nay),))
    by = MARKS[number % CARDS_EACH]
    rows = ((COUNT, aye, by[0][1], 0, 0),), ((COUNT, nay, by[1][1], 0, 0),)
    return Card(number, LAST_VOTE, False, icons, rows)


def tipped(t: Table, number: int, side: int) -> int:
    """What a side tips: as it shows, or as the story is written."""
    shown = t.icons[side] if number == t.card else ()
    if CONCORD_ICON in shown:
        return CONCORD
    return DISCORD if DISCORD_ICON in shown else MARKS[number % CARDS_EACH][side][0]


def icon_of(counter: int) -> int:
    return CONCORD_ICON if counter == CONCORD else DISCORD_ICON


def role_of(t: Table, number: int) -> int:
    """The first card of an envelope is its key, or its trigger where an event runs."""
    if number // CARDS_EACH in t.event_home:
        return TRIGGER if number % CARDS_EACH == 0 else SIDE
    return KEY if number % CARDS_EACH == 0 or number < CARDS_EACH else SIDE


def some_icons(rng: Rng) -> tuple[int, ...]:
    """One resource or two, two of them mostly opposed."""
    first = rng.below(RESOURCES)
    way = rng.below(2)
    found = [2 * first + way]
    if rng.below(100) < TWO_EFFECTS:
        second = (first + 1 + rng.below(RESOURCES - 1)) % RESOURCES
        found.append(2 * second + (way if rng.below(100) < SAME_WAY else 1 - way))
    return tuple(sorted(found))


def hidden(
    known: dict[int, list[tuple[int, ...]]], number: int, side: int, icons: tuple[int, ...], rng: Rng
) -> tuple[int, ...]:
    """What the front does not show: as it was dreamt, or something else in a third of the outcomes."""
    if number in known:
        return known[number][side]
    if rng.below(100) >= HIDES:
        return ()
    if rng.below(100) < LEAVES_STICKER:
        icon = STICKER_ICON + rng.below(2)
    else:
        icon = rng.below(2 * RESOURCES)
    taken = [each // 2 for each in icons]
    return () if icon // 2 in taken else (icon,)


def outcome(
    t: Table,
    number: int,
    icons: tuple[int, ...],
    more: tuple[int, ...],
    role: int,
    side: int,
    rng: Rng,
) -> tuple[Row, ...]:
    """Effects for all these icons; keys and triggers lead on."""
    rows: list[Row] = []
    for icon in sorted([*icons, *more]):
        if icon >= STICKER_ICON:
            face = 1 if icon == STICKER_ICON else -1
            rows.append((STICKER, 1 + rng.below(STICKERS_EACH), rng.below(RESOURCES), face, 0))
        else:
            rows.append((MOVE, icon // 2, size(rng) * (1 if icon % 2 == 0 else -1), NOTHING, 0))
    if role != SIDE:
        rows += leads_to(t, number, side)
    return tuple(rows)


def size(rng: Rng) -> int:
    """How far."""
    roll = rng.below(100)
    return 1 if roll < GREAT[0] else 2 if roll < GREAT[1] else 3


def leads_to(t: Table, number: int, side: int) -> list[Row]:
    """The next envelope of the storyline that is still sealed; of the prologue, one of each storyline."""
    home = number // CARDS_EACH
    line = STORYLINE_OF[home] if home != PROLOGUE else number % CARDS_EACH
    later = [
        each for each in IN_STORYLINE[line] if each > home and each not in t.opened and each not in t.doors
    ]
    return [(OPEN, later[min(side, len(later) - 1)], 0, 0, 0)] if later else []
