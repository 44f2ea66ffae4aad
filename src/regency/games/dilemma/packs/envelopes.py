"""The rules' side of an envelope: its story card, and its dilemmas."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from ..model.book import Card, Envelope
from ..printed import abilities as printed
from ..printed import story
from ..printed.abilities import NO_ABILITY, Ability
from ..printed.figures import HOUSES, NOTHING, RESOURCE_NAMES
from ..printed.finale import FINALE_HOME, OUTCOME_HOMES
from .effects import Flags, icons_of, rows_of, sticker_of
from .fields import dilemmas, known, listed, one_of, table, whole
from .files import Source
from .reasons import PackTwice, PackWord, PackWordMissing

FINALE_VOTES: Final = ("F1", "F2", "F3")
STORYLINE_KINDS: Final = (story.STANDARD, story.SPECIAL, story.ENDING)
ENVELOPE_KEYS: Final = {
    "id", "number", "kind", "storyline", "signed", "ability", "dilemma", "stickers", "event",
    "concord", "discord", "unlocks_story_progress_of_house", "majority_signer_bonus",
}  # fmt: skip
DILEMMA_KEYS: Final = {
    "id", "role", "storyline", "death", "staging", "tags", "why", "clue", "aye", "nay", "deceptive",
}  # fmt: skip
ABILITY_KEYS: Final = {
    "timing", "target", "when", "coins", "power", "prestige", "crave", "agenda_points", "uses",
}  # fmt: skip


def envelope_of(source: Source, given: dict[str, Any], flags: Flags) -> Envelope:
    """A file of the rules' side."""
    known(source, given, ENVELOPE_KEYS)
    number = one_of(source, given.get("id"), story.ENVELOPE_IDS)
    if given.get("number") != number:
        source.fault(PackWord, str(given.get("number")), "number")
    kind = one_of(source, given.get("kind"), story.KINDS)
    if kind_of_number(number) not in (kind, NOTHING):
        source.fault(PackWord, str(given.get("kind")), "kind")
    line = NOTHING
    if kind in STORYLINE_KINDS:
        line = one_of(source, given.get("storyline"), story.STORYLINE_NAMES)
    event = NOTHING
    if kind == story.SPECIAL:
        event = one_of(source, given.get("event"), story.EVENT_NAMES)
    progress = whole(source, given, "unlocks_story_progress_of_house")
    if not 0 <= progress <= HOUSES:
        source.fault(PackWord, str(progress))
    bonus = table(source, given, "majority_signer_bonus")
    known(source, bonus, {"prestige", "crave"})
    return Envelope(
        number,
        kind,
        line,
        given.get("signed") is True,
        ability_of(source, table(source, given, "ability")),
        event,
        whole(source, given, "concord"),
        whole(source, given, "discord"),
        progress - 1 if progress else NOTHING,
        (whole(source, bonus, "prestige"), whole(source, bonus, "crave")),
        tuple(cards_of(source, given, number, kind, flags)),
    )


def kind_of_number(number: int) -> int:
    """What kind of envelope a number is kept for, or NOTHING: the finale and its outcomes have theirs."""
    if number == FINALE_HOME:
        return story.FINALE
    return story.OUTCOME if number in OUTCOME_HOMES else NOTHING


def ability_of(source: Source, given: dict[str, Any]) -> Ability:
    """What a story card can do."""
    if not given:
        return NO_ABILITY
    known(source, given, ABILITY_KEYS)
    when, resource = NOTHING, NOTHING
    if "when" in given:
        word, _, about = str(given["when"]).partition(":")
        when = one_of(source, word, printed.WHENS)
        resource = one_of(source, about, RESOURCE_NAMES) if about else NOTHING
    return printed.ability(
        one_of(source, given.get("timing"), printed.TIMINGS),
        when,
        resource,
        one_of(source, given.get("target"), printed.TARGETS),
        whole(source, given, "coins"),
        whole(source, given, "power"),
        whole(source, given, "prestige"),
        whole(source, given, "crave"),
        whole(source, given, "agenda_points"),
        whole(source, given, "uses"),
    )


def cards_of(source: Source, given: dict[str, Any], number: int, kind: int, flags: Flags) -> Iterator[Card]:
    """The dilemmas of an envelope: keys and triggers first, then the sides."""
    stickers = {key: sticker_of(source, word) for key, word in table(source, given, "stickers").items()}
    seen: set[str] = set()
    for name in FINALE_VOTES[len(listed(source, given, "dilemma", dict)) :] if kind == story.FINALE else ():
        source.fault(PackWordMissing, name, "kind")
    for name, each in dilemmas(source, given):
        here = source.at(f'"{name}"')
        if name in seen:
            source.at(f'"{name}"').fault(PackTwice, name)
        seen.add(name)
        known(here, each, DILEMMA_KEYS)
        place = place_of(here, name, number, kind)
        word = "key" if each.get("role") == "entry" else each.get("role")
        role = one_of(here, word, story.ROLES)
        wanted = story.SIDE if "S" in name.partition(".")[2] else NOTHING
        is_last = kind == story.FINALE
        if (role == story.SIDE) != (wanted == story.SIDE) or (role == story.LAST_VOTE) != is_last:
            here.fault(PackWord, str(each.get("role")))
        yield Card(
            number * story.CARDS_EACH + place,
            role,
            each.get("death") is True,
            (icons_of(here, each, "aye", stickers, flags), icons_of(here, each, "nay", stickers, flags)),
            (rows_of(here, each, "aye", stickers, flags), rows_of(here, each, "nay", stickers, flags)),
        )


def place_of(source: Source, name: str, number: int, kind: int) -> int:
    """Where in its envelope a dilemma stands, by its id."""
    if kind == story.PROLOGUE:
        return one_of(source, name, ("P1", "P2", "P3"))
    if kind in (story.FINALE, story.OUTCOME):
        return one_of(source, name, FINALE_VOTES if kind == story.FINALE else ())
    base = story.ENVELOPE_IDS[number]
    return one_of(source, name, (f"{base}.K", f"{base}.S1", f"{base}.S2"))
