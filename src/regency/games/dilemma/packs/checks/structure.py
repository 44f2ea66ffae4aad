"""What holds the story together: from the first envelope to the last, whatever is decided."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from itertools import combinations
from typing import Any, Final

from regency.kernel.stories import Finding

from ...printed.story import ENVELOPE_IDS, ENVELOPES, EVENT_NAMES, LETTERS, STORYLINE_NAMES
from .graph import (
    FIRST,
    LAST,
    STARTED_BY,
    Path,
    doors,
    entries,
    exclude,
    is_whole,
    line_of,
    openings,
    paths,
    place,
    reachable,
)
from .pack import Envelope, Pack, Vote, listed

SHORTEST_WAY: Final = 6
LONGEST_WAY: Final = 8
LETTERS_EACH: Final = 2


def check(pack: Pack) -> Iterator[Finding]:
    """V01 to V13."""
    yield from check_ids(pack)
    yield from check_lists(pack)
    yield from check_reached(pack)
    for envelope in pack.envelopes:
        for vote in envelope.votes:
            yield from check_leading(envelope, vote)
            yield from check_mystery(envelope, vote)
    yield from check_order(pack)
    yield from check_starts(pack)
    for line in STORYLINE_NAMES:
        ways = paths(pack, line)
        yield from check_ways(pack, ways)
        yield from check_letters(pack, line, ways)
    yield from check_twice(pack)
    yield from check_events(pack)


def check_ids(pack: Pack) -> Iterator[Finding]:
    """Each id has its number and its kind; none is there twice; a finale ends a story that is whole."""
    seen: dict[str, Envelope] = {}
    for envelope in pack.envelopes:
        number = envelope.rules.get("number")
        if envelope.id not in ENVELOPE_IDS:
            yield envelope.wrong("V01", "check-id", at="id", id=envelope.id)
            continue
        if number != place(envelope.id):
            yield envelope.wrong("V01", "check-number", at="number", meant=place(envelope.id))
        if envelope.id in seen:
            where = seen[envelope.id].source.name
            yield envelope.wrong("V01", "check-id-twice", at="id", id=envelope.id, where=where)
        seen[envelope.id] = envelope
        kinds = kinds_of(envelope.id)
        if envelope.kind not in kinds:
            yield envelope.wrong("V01", "check-kind", at="kind", kind=envelope.kind, meant=", ".join(kinds))
    last = [name for name in LAST if pack.has(name)]
    missing = [name for name in ENVELOPE_IDS if not pack.has(name)]
    if last and missing:
        about: dict[str, Any] = {"count": len(missing), "first": missing[0], "all": ENVELOPES}
        yield pack.by_id[last[0]].wrong("V01", "check-finale-early", at="id", **about)


def kinds_of(name: str) -> list[str]:
    """What an envelope of this id may be."""
    if name == FIRST:
        return ["prologue"]
    if name in LAST:
        return ["finale"] if name == LAST[0] else ["outcome"]
    return ["ending"] if name[1:2] == "E" else ["standard", "special"]


def check_lists(pack: Pack) -> Iterator[Finding]:
    """What the pack says that it holds is there, and the other way round; the same of its sealed doors."""
    if "envelopes" in pack.about:
        named = [str(each) for each in listed(pack.about["envelopes"])]
        for name in named:
            if not pack.has(name):
                yield pack.wrong("V01", "check-not-there", f'"{name}"', id=name)
        for envelope in pack.envelopes:
            if envelope.id not in named:
                yield pack.wrong("V01", "check-not-named", "envelopes", id=envelope.id)
    if "sealed" in pack.about:
        named = [str(each) for each in listed(pack.about["sealed"])]
        for name in doors(pack):
            if name not in named:
                yield pack.wrong("V01", "check-door-not-named", "sealed", id=name)
        for name in named:
            if name not in doors(pack):
                yield pack.wrong("V01", "check-no-door", f'"{name}"', id=name)


def check_reached(pack: Pack) -> Iterator[Finding]:
    """Everything can be opened."""
    reached = reachable(pack)
    for envelope in pack.envelopes:
        if envelope.id not in reached:
            yield envelope.wrong("V02", "check-unreached", at="id")
    for envelope, vote, side, name in openings(pack):
        if name not in ENVELOPE_IDS[: place(LAST[0])]:
            yield envelope.wrong("V02", "check-opens-unknown", vote, side, f"open {name}", id=name)


def check_leading(envelope: Envelope, vote: Vote) -> Iterator[Finding]:
    """Keys, triggers and entries lead on with both sides, to one envelope; other cards open none."""
    line = envelope.storyline
    for side, outcome in vote.sides:
        own = [name for name in outcome.opens if line_of(name) == line]
        others = [name for name in outcome.opens if line_of(name) != line]
        if not vote.leads:
            for name in outcome.opens:
                yield envelope.wrong("V05", "check-side-opens", vote, side, f"open {name}", id=name)
            continue
        if vote.role == "entry":
            own, others = others, []
        if not own:
            rule = {"key": "V05", "trigger": "V13"}.get(vote.role, "V07")
            yield envelope.wrong(rule, "check-opens-nothing", vote, side, "effects")
            yield envelope.wrong("V11", "check-dry", vote, side, "effects")
        for name in own[1:]:
            yield envelope.wrong("V10", "check-two-keys", vote, side, f"open {name}", id=name)
        for name in others:
            if STARTED_BY.get(line_of(name)) != envelope.id:
                yield envelope.wrong("V10", "check-stray-start", vote, side, f"open {name}", id=name)


def check_mystery(envelope: Envelope, vote: Vote) -> Iterator[Finding]:
    """A mystery sticker comes with the ending of its storyline, and from nowhere else."""
    for side, outcome in vote.sides:
        for letter in outcome.named["mystery"]:
            is_own = letter in letters_of(envelope.storyline)
            if not (vote.leads and is_own):
                at = f"mystery {letter}"
                yield envelope.wrong("V09", "check-stray-mystery", vote, side, at, letter=letter)


def letters_of(line: str) -> str:
    """The two mystery stickers of a storyline."""
    if line not in STORYLINE_NAMES:
        return ""
    first = LETTERS_EACH * STORYLINE_NAMES.index(line)
    return LETTERS[first : first + LETTERS_EACH]


def check_order(pack: Pack) -> Iterator[Finding]:
    """Inside a storyline the numbers rise, so that nothing leads back."""
    for envelope, vote, side, name in openings(pack):
        is_inside = line_of(name) == envelope.storyline != ""
        if is_inside and place(name) <= place(envelope.id):
            yield envelope.wrong("V03", "check-leads-back", vote, side, f"open {name}", id=name)


def check_starts(pack: Pack) -> Iterator[Finding]:
    """Three storylines begin with the prologue, and a station of each opens one of the others."""
    first = pack.by_id.get(FIRST)
    if first is not None:
        for vote, line in zip(first.votes, STORYLINE_NAMES, strict=False):
            for side, outcome in vote.sides:
                if outcome.opens and {line_of(name) for name in outcome.opens} != {line}:
                    yield first.wrong("V07", "check-entry", vote, side, "effects", line=line)
    for line, station in STARTED_BY.items():
        envelope = pack.by_id.get(station)
        for vote in envelope.votes if envelope is not None else ():
            for side, outcome in vote.sides if vote.leads else ():
                if envelope is not None and not any(line_of(name) == line for name in outcome.opens):
                    yield envelope.wrong("V07", "check-no-start", vote, side, "effects", line=line)


def check_ways(pack: Pack, ways: list[Path]) -> Iterator[Finding]:
    """Every way ends with an ending, is neither short nor long, and has one mystery sticker."""
    marked: set[tuple[str, str]] = set()
    for path in ways:
        end = pack.by_id.get(path.end)
        letters = [step for step in path.steps if step_letters(step.vote, step.side)]
        if end is not None and end.kind != "ending" and not any(vote.leads for vote in end.votes):
            if ("V06", end.id) not in marked:
                yield end.wrong("V06", "check-no-ending", at="kind")
            marked.add(("V06", end.id))
        if not is_whole(pack, path) or end is None:
            continue
        if not SHORTEST_WAY <= len(path.stations) <= LONGEST_WAY and ("way", end.id) not in marked:
            about: dict[str, Any] = {"count": len(path.stations), "least": SHORTEST_WAY, "most": LONGEST_WAY}
            yield end.wrong("V06", "check-way", at="id", way=" ".join(path.stations), **about)
            marked.add(("way", end.id))
        last = path.steps[-1] if path.steps else None
        if last is not None and len(letters) != 1 and (last.vote.id, last.side) not in marked:
            way = " ".join(path.stations)
            yield last.envelope.wrong(
                "V08", "check-mysteries", last.vote, last.side, "effects", count=len(letters), way=way
            )
            marked.add((last.vote.id, last.side))


def step_letters(vote: Vote, side: str) -> list[str]:
    """The mystery stickers that a side of a vote places."""
    return dict(vote.sides)[side].named["mystery"]


def check_letters(pack: Pack, line: str, ways: list[Path]) -> Iterator[Finding]:
    """Of a storyline that is whole both mystery stickers can come."""
    if not ways or not all(is_whole(pack, path) for path in ways):
        return
    found = {letter for path in ways for step in path.steps for letter in step_letters(step.vote, step.side)}
    for letter in letters_of(line):
        if letter not in found:
            first = pack.by_id[entries(pack, line)[0]]
            yield first.wrong("V08", "check-letter", at="storyline", letter=letter, line=line)


def check_twice(pack: Pack) -> Iterator[Finding]:
    """No campaign opens an envelope twice."""
    openers: dict[str, list[tuple[Envelope, Vote, str]]] = defaultdict(list)
    for envelope, vote, side, name in openings(pack):
        openers[name].append((envelope, vote, side))
    for name, found in openers.items():
        for one, other in combinations(found, 2):
            if not never_both(pack, one, other):
                where = one[1].id
                yield other[0].wrong(
                    "V12", "check-opened-twice", other[1], other[2], f"open {name}", id=name, where=where
                )


def never_both(pack: Pack, one: tuple[Envelope, Vote, str], other: tuple[Envelope, Vote, str]) -> bool:
    """Whether at most one of two outcomes comes in a campaign."""
    if one[1].id == other[1].id:
        return one[2] != other[2]
    if one[0].storyline != other[0].storyline or not (one[1].leads and other[1].leads):
        return False
    ways = paths(pack, one[0].storyline)
    return exclude((one[1].id, one[2]), (other[1].id, other[2]), ways)


def check_events(pack: Pack) -> Iterator[Finding]:
    """Each event has its trigger and its boxes, and comes once."""
    seen: dict[str, str] = {}
    for envelope in pack.envelopes:
        event = str(envelope.rules.get("event", ""))
        if envelope.kind == "special" and event not in EVENT_NAMES:
            yield envelope.wrong("V13", "check-event", at="event", event=event, known=", ".join(EVENT_NAMES))
        if event and event in seen:
            yield envelope.wrong("V13", "check-event-twice", at="event", event=event, where=seen[event])
        seen[event] = envelope.id
