"""What is counted on each vote: its icons happen, its effects are within bounds, nobody wins for nothing."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any, Final

from regency.kernel.stories import Finding

from ...printed import story
from ...printed.figures import RESOURCE_NAMES
from .effects import ICON, ORDER, Outcome, kind_of
from .pack import SIDES, Envelope, Vote

TAGS: Final = frozenset(
    {
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
)
LEVELS: Final = (1, 2, 3)
HARD: Final = 3  # a card with a tag of this level has a softened variant
MOST: Final = 3
SUM: Final = 4
ROLES: Final = {
    "prologue": ["entry"] * 3,
    "standard": ["key", "side", "side"],
    "special": ["side", "side", "trigger"],
    "ending": ["side", "side"],
    "finale": ["finale"] * 3,
    "outcome": [],
}
TITLED: Final = {"prologue": "story", "standard": "story", "special": "story", "finale": "event"}


def check(envelope: Envelope) -> Iterator[Finding]:
    """Every vote of an envelope, and its stickers."""
    yield from check_shape(envelope)
    yield from check_headings(envelope)
    for vote in envelope.votes:
        yield from check_vote(envelope, vote)
    yield from check_stickers(envelope)


def check_shape(envelope: Envelope) -> Iterator[Finding]:
    """One key and two sides, a trigger and two sides, two sides, or three entries."""
    roles = sorted(vote.role for vote in envelope.votes)
    meant = ROLES.get(envelope.kind)
    if meant is not None and roles != meant:
        at = "[[dilemma]]" if envelope.votes else "kind"
        yield envelope.wrong("V04", "check-cards", at=at, found=", ".join(roles), meant=", ".join(meant))


def check_headings(envelope: Envelope) -> Iterator[Finding]:
    """A text for each part of each card, and for nothing else."""
    expected = set(headings_of(envelope))
    for language, parts in envelope.parts.items():
        said = {key for key, part in parts.items() if not part.is_softened}
        for key in sorted(expected - said):
            yield envelope.wrong("V28", "check-no-text", lang=language, text=key)
        for key, part in parts.items():
            if key.removesuffix(" softened") not in expected:
                yield part.wrong("V28", "check-no-card")


def headings_of(envelope: Envelope) -> Iterator[str]:
    """The headings under which an envelope has texts."""
    yield TITLED.get(envelope.kind, envelope.kind)
    for vote in envelope.votes:
        yield from (f"{vote.name} {side}" for side in ("front", *SIDES))
    yield from (f"sticker {number}" for number in envelope.stickers)
    if any(outcome.named["mystery"] for vote in envelope.votes for _, outcome in vote.sides):
        yield "mystery"
    if envelope.kind == "special":
        yield "event"


def check_vote(envelope: Envelope, vote: Vote) -> Iterator[Finding]:
    """One vote."""
    if vote.role != "finale":
        yield from check_reasons(envelope, vote)
    yield from check_tags(envelope, vote)
    for side, outcome in vote.sides:
        yield from check_order(envelope, vote, side, outcome)
        yield from check_icons(envelope, vote, side, outcome)
        if vote.role != "finale":
            yield from check_bounds(envelope, vote, side, outcome)
    if vote.role != "finale" and same(vote.aye, vote.nay):
        yield envelope.wrong("V21", "check-same", vote)


def check_reasons(envelope: Envelope, vote: Vote) -> Iterator[Finding]:
    """Two sentences that decent people would say, and the words that let a reader guess what is hidden."""
    is_hiding = any(outcome.unseen for _, outcome in vote.sides)
    if all(vote.why) and not vote.clue and is_hiding:
        yield envelope.wrong("V20", "check-clue", vote)
    elif not (all(vote.why) and vote.clue):
        yield envelope.wrong("24.3", "check-why", vote)


def same(aye: Outcome, nay: Outcome) -> bool:
    """Whether both sides move the same resources by the same."""
    return [(move.resource, move.by) for move in aye.moves] == [
        (move.resource, move.by) for move in nay.moves
    ]


def check_tags(envelope: Envelope, vote: Vote) -> Iterator[Finding]:
    """Known tags; the hardest have a way round."""
    for tag, level in vote.tags.items():
        if tag not in TAGS or level not in LEVELS:
            yield envelope.wrong("V30", "check-tag", vote, at=tag, tag=tag, level=str(level))
    if HARD not in vote.tags.values():
        return
    for parts in envelope.parts.values():
        front = parts.get(f"{vote.name} front")
        if front is not None and f"{front.key} softened" not in parts:
            yield front.wrong("V30", "check-softened")


def check_order(envelope: Envelope, vote: Vote, side: str, outcome: Outcome) -> Iterator[Finding]:
    """Known effects in card order."""
    kinds = [kind_of(line) for line in outcome.effects]
    for line, kind in zip(outcome.effects, kinds, strict=True):
        if not kind:
            yield envelope.wrong("20.4", "check-effect", vote, side, line, effect=line)
    placed = [ORDER.index(kind) for kind in kinds if kind]
    if placed != sorted(placed):
        yield envelope.wrong("20.4", "check-order", vote, side, "effects")
    rows = [RESOURCE_NAMES.index(move.resource) for move in outcome.moves]
    if rows != sorted(set(rows)):
        yield envelope.wrong("20.4", "check-left-to-right", vote, side, "effects")


def check_bounds(envelope: Envelope, vote: Vote, side: str, outcome: Outcome) -> Iterator[Finding]:
    """One or two movements, small ones, and somebody pays."""
    sizes = [abs(move.by) for move in outcome.moves]
    if len(sizes) > 2 or any([not 1 <= size <= MOST for size in sizes]) or not 1 <= sum(sizes) <= SUM:
        moves = ", ".join(f"{move.resource} {move.by:+d}" for move in outcome.moves)
        yield envelope.wrong("V22", "check-bounds", vote, side, "effects", moves=moves)
    if not outcome.costs:
        yield envelope.wrong("V21", "check-free", vote, side, "effects")


def check_icons(envelope: Envelope, vote: Vote, side: str, outcome: Outcome) -> Iterator[Finding]:
    """Each side shows something, and what it shows is true."""
    if not outcome.preview:
        yield envelope.wrong("V21", "check-no-icon", vote, side, "preview")
    for icon in outcome.preview:
        if not ICON.fullmatch(icon):
            yield envelope.wrong("V20", "check-icon-unknown", vote, side, icon, icon=icon)
        elif icon not in outcome.icons and icon.startswith("sticker"):
            yield envelope.wrong("V26", "check-sticker-icon", vote, side, icon, icon=icon)
        elif icon not in outcome.icons and not vote.is_deceptive:
            yield envelope.wrong("V20", "check-icon", vote, side, icon, icon=icon)
    for one, other in pairwise(sorted(outcome.preview)):
        if one == other:
            yield envelope.wrong("V20", "check-icon-twice", vote, side, one, icon=one)


def check_stickers(envelope: Envelope) -> Iterator[Finding]:
    """Each placed by exactly one outcome, and not too many of them."""
    outcomes = [outcome for vote in envelope.votes for _, outcome in vote.sides]
    placed = sorted(number for outcome in outcomes for number in outcome.named["sticker"])
    meant = sorted(envelope.stickers)
    if placed != meant:
        given: dict[str, Any] = {"meant": ", ".join(meant), "placed": ", ".join(placed)}
        yield envelope.wrong("V25", "check-stickers", at="[stickers]", **given)
    if any([not number.isdigit() or not 0 < int(number) <= story.STICKERS_EACH for number in meant]):
        yield envelope.wrong("V25", "check-sticker-number", at="[stickers]", most=story.STICKERS_EACH)
