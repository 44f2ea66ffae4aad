"""What is counted on each vote: its icons happen, its effects are within bounds, nobody wins for nothing."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from scripts.counting.files import Envelope, Finding

RESOURCES = ("influence", "wealth", "morale", "welfare", "knowledge")
HOUSES = ("leader", "moderator", "all", "gatherers")
MOVE = re.compile(rf"({'|'.join(RESOURCES)}) ([+-]\d)")
GIFT = re.compile(rf"({'|'.join(HOUSES)}) (coins|power|prestige|crave) ([+-]\d+)")
OTHER = re.compile(r"(sticker|flag|open|mystery) (\w+)")
ICON = re.compile(rf"({'|'.join(RESOURCES)}) (up|down)|sticker (positive|negative)")
TAGS = {
    "war",
    "violence",
    "execution",
    "displacement",
    "hunger",
    "epidemic",
    "religious persecution",
    "discrimination",
    "forced labour",
    "child in danger",
    "animal harm",
    "bereavement",
    "drug use",
    "scarcity",
}
MOST = 3
SUM = 4
ORDER = ("move", "gift", "sticker", "flag", "open", "mystery")


@dataclass(frozen=True)
class Outcome:
    """One side of a vote, read."""

    moves: list[tuple[str, int]]
    gifts: list[tuple[str, str, int]]
    named: dict[str, list[str]]
    preview: list[str]
    polarity: str

    @property
    def icons(self) -> set[str]:
        """Every icon that would be true."""
        shown = {f"{resource} {'up' if by > 0 else 'down'}" for resource, by in self.moves}
        return shown | ({f"sticker {self.polarity}"} if self.named["sticker"] else set())

    @property
    def hidden(self) -> bool:
        """Whether something of weight is not previewed."""
        return bool(self.icons - set(self.preview) or self.gifts)

    @property
    def net(self) -> int:
        """How it pulls Stability."""
        return sum(by for _, by in self.moves)

    @property
    def costs(self) -> bool:
        """Whether somebody pays for it here and now, or the realm later."""
        lost = [by for _, by in self.moves if by < 0] + [by for *_, by in self.gifts if by < 0]
        return bool(lost or self.named["sticker"])


def read(envelope: Envelope, side: dict[str, Any]) -> Outcome:
    """One side of a vote."""
    lines = [str(each) for each in side.get("effects", [])]
    moves = [(found[1], int(found[2])) for line in lines if (found := MOVE.fullmatch(line))]
    gifts = [(found[1], found[2], int(found[3])) for line in lines if (found := GIFT.fullmatch(line))]
    named: dict[str, list[str]] = {kind: [] for kind in ("sticker", "flag", "open", "mystery")}
    for line in lines:
        if found := OTHER.fullmatch(line):
            named[found[1]].append(found[2])
    stickers = envelope.rules.get("stickers", {})
    placed = str(stickers.get(named["sticker"][0], "")) if named["sticker"] else ""
    return Outcome(moves, gifts, named, list(side.get("preview", [])), placed.rpartition(" ")[2])


def check(envelope: Envelope) -> Iterator[Finding]:
    """Every vote of an envelope, and its stickers."""
    yield from check_shape(envelope)
    for dilemma in envelope.dilemmas:
        name = f'"{dilemma.get("id", "")}"'
        for what in check_dilemma(envelope, dilemma):
            yield envelope.wrong(f"{name}: {what}", at=name)
    yield from check_stickers(envelope)


def check_shape(envelope: Envelope) -> Iterator[Finding]:
    """One key and two sides, or three entries; texts for each."""
    roles = sorted(str(dilemma.get("role", "")) for dilemma in envelope.dilemmas)
    meant = ["entry"] * 3 if envelope.rules.get("kind") == "prologue" else ["key", "side", "side"]
    if roles != meant:
        yield envelope.wrong(f"cards {roles}, {meant} are meant")
    cards = [
        f"{envelope.short(dilemma)} {side}"
        for dilemma in envelope.dilemmas
        for side in ("front", "aye", "nay")
    ]
    expected = {"story", *cards, *(f"sticker {number}" for number in envelope.rules.get("stickers", {}))}
    for language, parts in envelope.parts.items():
        yield from (envelope.wrong(f"no {language} text: {key}") for key in sorted(expected - parts.keys()))
        yield from (parts[key].wrong("no such card in the rules") for key in sorted(parts.keys() - expected))


def check_dilemma(envelope: Envelope, dilemma: dict[str, Any]) -> Iterator[str]:
    """One vote."""
    why = dilemma.get("why", {})
    if not (why.get("aye") and why.get("nay") and dilemma.get("clue")):
        yield "why.aye, why.nay and clue are needed"
    for tag, level in dilemma.get("tags", {}).items():
        if tag not in TAGS or level not in (1, 2, 3):
            yield f"no such tag: {tag} = {level}"
    sides = {name: dilemma.get(name, {}) for name in ("aye", "nay")}
    read_sides = {name: read(envelope, side) for name, side in sides.items()}
    for name, side in sides.items():
        yield from (f"{name}: {what}" for what in check_side(side, read_sides[name]))
        yield from (f"{name}: {what}" for what in check_opening(dilemma, read_sides[name]))
    if read_sides["aye"].moves == read_sides["nay"].moves:
        yield "both sides do the same"


def check_side(side: dict[str, Any], outcome: Outcome) -> Iterator[str]:
    """One outcome: known effects in order, within bounds, every icon true, at a cost."""
    kinds = [kind_of(str(line)) for line in side.get("effects", [])]
    if "" in kinds or kinds != sorted(kinds, key=lambda kind: ORDER.index(kind) if kind else 0):
        yield f"unknown effects, or out of order: {side.get('effects')}"
    places = [RESOURCES.index(resource) for resource, _ in outcome.moves]
    if places != sorted(set(places)):
        yield "resources are moved once each, from left to right"
    sizes = [abs(by) for _, by in outcome.moves]
    if len(sizes) > 2 or any(not 1 <= size <= MOST for size in sizes) or not 1 <= sum(sizes) <= SUM:
        yield f"moves {outcome.moves} are out of bounds"
    if not outcome.costs:
        yield "nobody pays for this"
    if not outcome.preview or any(not ICON.fullmatch(icon) for icon in outcome.preview):
        yield f"no icons, or unknown ones: {outcome.preview}"
    yield from (f"the icon {icon} does not happen" for icon in outcome.preview if icon not in outcome.icons)


def kind_of(line: str) -> str:
    """Which sort of effect this is; nothing for an unknown one."""
    if MOVE.fullmatch(line) or GIFT.fullmatch(line):
        return "move" if MOVE.fullmatch(line) else "gift"
    found = OTHER.fullmatch(line)
    return found[1] if found else ""


def check_opening(dilemma: dict[str, Any], outcome: Outcome) -> Iterator[str]:
    """Keys move their storyline on with both sides, and only they do."""
    opens = bool(outcome.named["open"])
    if dilemma.get("role") in ("key", "entry") and not opens:
        yield "opens nothing"
    if dilemma.get("role") == "side" and opens:
        yield "a side card opens an envelope"


def check_stickers(envelope: Envelope) -> Iterator[Finding]:
    """Each placed by exactly one outcome."""
    sides = [dilemma.get(name, {}) for dilemma in envelope.dilemmas for name in ("aye", "nay")]
    placed = sorted(number for side in sides for number in read(envelope, side).named["sticker"])
    meant = sorted(envelope.rules.get("stickers", {}))
    if placed != meant:
        yield envelope.wrong(f"stickers {meant} are described, {placed} are placed", at="[stickers]")
