"""What endings weigh in the finale, whom they serve, and what they pay."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from regency.kernel.stories import Finding

from ...printed.figures import HOUSES
from ...printed.story import ENVELOPES, STORYLINE_NAMES
from .graph import Path, entries, is_whole, paths
from .pack import Envelope, Pack, table, whole

MOST_TIP: Final = 3
MOST_LEAN: Final = 0.25
BONUS: Final = (1, 3)
PROGRESS: Final = "unlocks_story_progress_of_house"
HOUSES_EACH: Final = 2


def check(pack: Pack) -> Iterator[Finding]:
    """V14 to V16."""
    for envelope in pack.envelopes:
        if envelope.kind == "ending":
            yield from check_figures(envelope)
    for line in STORYLINE_NAMES:
        ways = paths(pack, line)
        if ways and all(is_whole(pack, path) for path in ways):
            yield from check_lean(pack, line, ways)
    yield from check_houses(pack)


def check_figures(envelope: Envelope) -> Iterator[Finding]:
    """Concord, Discord, and what the signers get."""
    for name in ("concord", "discord"):
        value = whole(envelope.rules.get(name))
        if not 0 <= value <= MOST_TIP:
            yield envelope.wrong("V14", "check-tip", at=name, name=name, value=value, most=MOST_TIP)
    bonus = table(envelope.rules.get("majority_signer_bonus"))
    paid = sum(whole(bonus.get(name)) for name in ("prestige", "crave"))
    if not BONUS[0] <= paid <= BONUS[1]:
        at = "majority_signer_bonus"
        yield envelope.wrong("V16", "check-bonus", at=at, value=paid, least=BONUS[0], most=BONUS[1])


def check_lean(pack: Pack, line: str, ways: list[Path]) -> Iterator[Finding]:
    """With even votes a storyline leans neither way."""
    weights = [0.5 ** len(path.steps) for path in ways]
    leans = [lean(pack.by_id[path.end]) for path in ways]
    mean = sum(weight * each for weight, each in zip(weights, leans, strict=True)) / sum(weights)
    if abs(mean) > MOST_LEAN:
        first = pack.by_id[entries(pack, line)[0]]
        yield first.wrong("V14", "check-lean", at="storyline", line=line, value=mean, most=MOST_LEAN)


def lean(ending: Envelope) -> int:
    """How far an ending tips the scales."""
    return whole(ending.rules.get("concord")) - whole(ending.rules.get("discord"))


def check_houses(pack: Pack) -> Iterator[Finding]:
    """Each house has its ending, in one storyline; each storyline that is whole serves two."""
    served: dict[int, str] = {}
    by_line: dict[str, set[int]] = {}
    for envelope in pack.envelopes:
        house = whole(envelope.rules.get(PROGRESS))
        if envelope.kind != "ending" or not house:
            continue
        line = envelope.storyline
        by_line.setdefault(line, set()).add(house)
        if not 1 <= house <= HOUSES:
            yield envelope.wrong("V15", "check-no-such-house", at=PROGRESS, house=house)
        elif served.setdefault(house, line) != line:
            yield envelope.wrong("V15", "check-house-of-two", at=PROGRESS, house=house, line=served[house])
    for line in STORYLINE_NAMES:
        ways = paths(pack, line)
        houses = by_line.get(line, set())
        if ways and all(is_whole(pack, path) for path in ways) and len(houses) != HOUSES_EACH:
            first = pack.by_id[entries(pack, line)[0]]
            about: dict[str, Any] = {"line": line, "count": len(houses), "meant": HOUSES_EACH}
            yield first.wrong("V15", "check-houses-of", at="storyline", **about)
    if len(pack.envelopes) == ENVELOPES:
        for house in sorted(set(range(1, HOUSES + 1)) - served.keys()):
            yield pack.wrong("V15", "check-house-unserved", house=house)
