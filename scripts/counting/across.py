"""What is counted from card to card: nothing is said twice, and nothing staged alike."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from itertools import pairwise
from math import ceil

from scripts.counting.files import Envelope, Finding, Pack, Part
from scripts.counting.reading import runs, words

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
FIFTH = 5
QUARRELS = 6  # one card in so many may be a quarrel of two officers


def check(pack: Pack, language: str) -> Iterator[Finding]:
    """The texts of one language beside each other."""
    parts = list(pack.parts(language))
    yield from check_runs(parts, aside(pack, language))
    yield from check_openings([part for part in parts if part.kind == "front"])


def aside(pack: Pack, language: str) -> set[str]:
    """Words of names and offices, which may come back."""
    offices = [form for forms in pack.about["glossary"].values() for form in forms[language]]
    names = [*pack.about["names"]] if language == "en" else [*pack.about["names"].values()]
    said = [word for form in [*offices, *names] for word in words(form) if word[0].isupper()]
    return {word.lower() for word in said} - {"the"}


def check_runs(parts: list[Part], left_out: set[str]) -> Iterator[Finding]:
    """No run of five words on two cards."""
    seen: dict[tuple[str, ...], Part] = {}
    for part in parts:
        for run in sorted(runs(part.text, RUN)):
            if left_out.intersection(word.removesuffix("’s") for word in run):
                continue
            first = seen.setdefault(run, part)
            if (first.file, first.card) != (part.file, part.card):
                where = f"{first.file.name}:{first.line}"
                yield part.wrong(f"“{' '.join(run)}” stands on another card too ({where})")


def check_openings(fronts: list[Part]) -> Iterator[Finding]:
    """At most three fronts begin alike."""
    openings: dict[tuple[str, ...], list[Part]] = defaultdict(list)
    for part in fronts:
        openings[tuple(word.lower() for word in words(part.text)[:2])].append(part)
    for opening, found in openings.items():
        for part in found[ALIKE:]:
            yield part.wrong(f"the {len(found)}th front that begins with “{' '.join(opening)}”")


def check_stagings(pack: Pack) -> Iterator[Finding]:
    """Known ones; none twice in an envelope; spread over a storyline; few quarrels."""
    told: dict[str, list[tuple[Envelope, str]]] = defaultdict(list)
    for envelope in pack.envelopes:
        used = sorted(str(dilemma.get("staging", "")) for dilemma in envelope.dilemmas)
        yield from (envelope.wrong(f"no staging: “{each}”") for each in used if each not in STAGINGS)
        yield from (envelope.wrong(f"“{a}” twice", at=a) for a, b in pairwise(used) if a == b)
        for dilemma in envelope.dilemmas:
            line = str(dilemma.get("storyline", envelope.rules.get("storyline", "")))
            told[line].append((envelope, str(dilemma.get("staging", ""))))
    for line, cards in sorted(told.items()):
        yield from check_spread(line, cards)
    every = [staging for cards in told.values() for _, staging in cards]
    if every.count("two officers who disagree") * QUARRELS > len(every):
        yield Finding(pack.folder / "pack.toml", 1, "too many quarrels of two officers")


def check_spread(line: str, cards: list[tuple[Envelope, str]]) -> Iterator[Finding]:
    """No way of telling on more than a fifth of a storyline, rounded up."""
    most = ceil(len(cards) / FIFTH)
    for staging in sorted({staging for _, staging in cards}):
        found = [envelope for envelope, each in cards if each == staging]
        if len(found) > most:
            yield found[-1].wrong(
                f"“{staging}” stages {len(found)} cards of {line}, {most} at most", at=staging
            )
