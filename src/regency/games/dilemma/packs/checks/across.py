"""What is counted from card to card: nothing is said twice, and nothing staged alike."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator
from math import ceil
from typing import Any

from regency.kernel.stories import Finding

from .language import runs, words
from .pack import Envelope, Pack, Part, Vote
from .prose import is_told

RUN = 5
ALIKE = 3  # fronts that may begin with the same two words
STAGINGS = {
    "a petitioner in the hall",
    "two officers who disagree",
    "a letter or bill that is read out",
    "minutes of a sitting",
    "a thing laid on the table",
    "a wager",
    "a rumour and who profits from it",
    "something we can see from the window",
}
QUOTED = re.compile("[“„][^“”„]*[”“]")
QUARREL = "two officers who disagree"
SMALL = 3  # letters of a word that is a name only by the company it keeps
FIFTH = 5
QUARRELS = 6  # one card in so many may be a quarrel of two officers


def check(pack: Pack, language: str) -> Iterator[Finding]:
    """The texts of one language beside each other."""
    parts = [part for part in pack.parts(language) if is_told(part)]
    yield from check_runs(parts, aside(pack, language))
    yield from check_openings([part for part in parts if part.kind == "front"])


def aside(pack: Pack, language: str) -> set[str]:
    """Words of names and offices, which may come back."""
    offices = [form for forms in pack.glossary.values() for form in forms[language]]
    names = [*pack.names] if language == "en" else [*pack.names.values()]
    said = [word for form in [*offices, *names] for word in words(form) if word[0].isupper()]
    return {word.lower() for word in said if len(word) > SMALL}


def check_runs(parts: list[Part], left_out: set[str]) -> Iterator[Finding]:
    """No run of five words on two cards; rules of events are worded alike, and so is a contract."""
    seen: dict[tuple[str, ...], Part] = {}
    for part in parts:
        if part.kind == "event":
            continue
        text = QUOTED.sub(" ", part.text) if part.kind == "mystery" else part.text
        for run in sorted(runs(text, RUN)):
            if left_out.intersection(word.removesuffix("’s") for word in run):
                continue
            first = seen.setdefault(run, part)
            if (first.file, first.card) != (part.file, part.card):
                where = f"{first.file}:{first.line}"
                yield part.wrong("24.13", "check-run", words=" ".join(run), where=where)


def check_openings(fronts: list[Part]) -> Iterator[Finding]:
    """At most three fronts begin alike."""
    openings: dict[tuple[str, ...], list[Part]] = defaultdict(list)
    for part in fronts:
        openings[tuple(word.lower() for word in words(part.text)[:2])].append(part)
    for opening, found in openings.items():
        for part in found[ALIKE:]:
            yield part.wrong("24.4", "check-opening", count=len(found), words=" ".join(opening), most=ALIKE)


def check_stagings(pack: Pack) -> Iterator[Finding]:
    """Known ones; none twice in an envelope; spread over a storyline; few quarrels."""
    staged: dict[str, list[tuple[Envelope, Vote]]] = defaultdict(list)
    for envelope in pack.envelopes:
        seen: set[str] = set()
        for vote in envelope.votes:
            if vote.role == "finale":
                continue
            if vote.staging not in STAGINGS:
                yield envelope.wrong("24.4", "check-staging", vote, at="staging", staging=vote.staging)
            elif vote.staging in seen:
                yield envelope.wrong("24.4", "check-staging-twice", vote, at="staging", staging=vote.staging)
            seen.add(vote.staging)
            staged[vote.storyline or envelope.storyline].append((envelope, vote))
    for line, cards in sorted(staged.items()):
        yield from check_spread(line, cards)
    every = [vote.staging for cards in staged.values() for _, vote in cards]
    if every.count(QUARREL) * QUARRELS > len(every):
        yield pack.wrong("24.4", "check-quarrels", most=len(every) // QUARRELS)


def check_spread(line: str, cards: list[tuple[Envelope, Vote]]) -> Iterator[Finding]:
    """No way of telling on more than a fifth of a storyline, rounded up."""
    most = ceil(len(cards) / FIFTH)
    for staging in sorted({vote.staging for _, vote in cards}):
        found = [each for each in cards if each[1].staging == staging]
        for envelope, vote in found[most:]:
            about: dict[str, Any] = {"staging": staging, "count": len(found), "line": line, "most": most}
            yield envelope.wrong("24.4", "check-spread", vote, at="staging", **about)
