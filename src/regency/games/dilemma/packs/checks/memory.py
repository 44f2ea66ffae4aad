"""Flags: what is remembered was decided somewhere, may have been decided by then, and is told both ways."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from typing import Any, Final

from regency.kernel.stories import Finding

from ...printed.story import EVENT_NAMES, MIRRORS, WAR_FLAGS
from .effects import Move
from .graph import line_of, paths
from .pack import Envelope, Pack, Part, Vote, table

MOST_READ: Final = 2


def check(pack: Pack) -> Iterator[Finding]:
    """V27."""
    setters = set_in(pack)
    behind = {name: str(where) for name, where in table(pack.about.get("flags")).items()}
    for name, where in behind.items():
        if pack.has(where) and name not in setters:
            yield pack.wrong("V27", "check-flag-promised", name, flag=name, id=where)
    for envelope in pack.envelopes:
        for flag, finding in readings(envelope):
            if flag not in setters:
                if flag not in behind:
                    yield finding("check-flag-unset", flag=flag)
            elif not any(may_precede(pack, where, envelope.id) for where in setters[flag]):
                yield finding("check-flag-late", flag=flag, id=", ".join(sorted(setters[flag])))
        yield from check_cards(envelope)


def set_in(pack: Pack) -> dict[str, set[str]]:
    """Where each flag is set: by outcomes, and by the war when it ends."""
    found: dict[str, set[str]] = defaultdict(set)
    for envelope in pack.envelopes:
        for vote in envelope.votes:
            for _, outcome in vote.sides:
                for flag in outcome.named["flag"]:
                    found[flag].add(envelope.id)
        if envelope.rules.get("event") == EVENT_NAMES[MIRRORS]:
            for flag in WAR_FLAGS:
                found[flag].add(envelope.id)
    return found


class Reading:
    """A place where a flag is read."""

    def __init__(self, envelope: Envelope, part: Part | None, vote: Vote | None, side: str, at: str) -> None:
        self.envelope = envelope
        self.part = part
        self.vote = vote
        self.side = side
        self.at = at

    def __call__(self, what: str, **about: str) -> Finding:
        if self.part is not None:
            return self.part.wrong("V27", what, self.at, **about)
        return self.envelope.wrong("V27", what, self.vote, self.side, self.at, **about)


def readings(envelope: Envelope) -> Iterator[tuple[str, Reading]]:
    """Every flag that its texts and effects read."""
    for parts in envelope.parts.values():
        for part in parts.values():
            for flag in part.flags():
                yield flag, Reading(envelope, part, None, "", f"[if {flag}]")
    for vote in envelope.votes:
        for side, outcome in vote.sides:
            for move in outcome.moves:
                if move.flag:
                    yield move.flag, Reading(envelope, None, vote, side, f"if {move.flag}")


def may_precede(pack: Pack, setter: str, reader: str) -> bool:
    """Whether a decision can have been taken when a card is read: storylines run in any order."""
    if setter == reader:
        return False
    line = line_of(setter)
    if not line or line != line_of(reader):
        return True
    for path in paths(pack, line):
        stations = path.stations
        if setter in stations and reader in stations and stations.index(setter) < stations.index(reader):
            return True
    return False


def check_cards(envelope: Envelope) -> Iterator[Finding]:
    """A card reads two flags at most, the same in both languages, and changes an effect by one."""
    for language, parts in envelope.parts.items():
        by_card: dict[str, list[Part]] = defaultdict(list)
        for part in parts.values():
            by_card[part.card].append(part)
        for card, found in by_card.items():
            flags = {flag for part in found for flag in part.flags()}
            flags |= {move.flag for vote in envelope.votes if vote.name == card for move in moves(vote)} - {
                ""
            }
            if len(flags) > MOST_READ:
                about: dict[str, Any] = {"count": len(flags), "most": MOST_READ}
                yield found[0].wrong("V27", "check-flags-many", flags=", ".join(sorted(flags)), **about)
        yield from check_both(envelope, language, parts)
    for vote in envelope.votes:
        for side, outcome in vote.sides:
            for move in outcome.moves:
                if move.flag and (abs(move.changed - move.by) != 1 or move.changed * move.by <= 0):
                    at = f"if {move.flag}"
                    yield envelope.wrong("V27", "check-flag-change", vote, side, at, flag=move.flag)


def moves(vote: Vote) -> list[Move]:
    return [move for _, outcome in vote.sides for move in outcome.moves]


def check_both(envelope: Envelope, language: str, parts: dict[str, Part]) -> Iterator[Finding]:
    """What one language remembers the other does too."""
    for other, texts in envelope.parts.items():
        for key, part in parts.items():
            if other != language and key in texts:
                for flag in sorted(set(texts[key].flags()) - set(part.flags())):
                    yield part.wrong("V27", "check-flag-one-language", flag=flag)
