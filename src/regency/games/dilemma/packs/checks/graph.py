"""How envelopes lead to one another: every storyline starts, goes on and ends; what is missing is a door."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec import Struct

from ...printed.finale import FINALE_HOME
from ...printed.story import ENVELOPE_IDS, PROLOGUE, STORYLINE_NAMES
from .pack import Envelope, Pack, Vote

FIRST: Final = ENVELOPE_IDS[PROLOGUE]
LAST: Final = ENVELOPE_IDS[FINALE_HOME:]
STARTED_BY: Final = {"H": "T2", "G": "B2", "A": "C2"}  # the others begin with the prologue
MOST_PATHS: Final = 4096
LONGEST: Final = 16


class Step(Struct, frozen=True):
    """A vote on a way through a storyline, and how it was decided."""

    envelope: Envelope
    vote: Vote
    side: str


class Path(Struct, frozen=True):
    """One way through a storyline; `end`: the envelope at which it stops, which may not be there."""

    line: str
    steps: tuple[Step, ...]
    end: str

    @property
    def stations(self) -> list[str]:
        """The envelopes on it."""
        return [*dict.fromkeys(step.envelope.id for step in self.steps), self.end]


def line_of(name: str) -> str:
    """The storyline that an id belongs to; nothing for prologue, finale and outcomes."""
    return name[:1] if name[:1] in STORYLINE_NAMES else ""


def openings(pack: Pack) -> Iterator[tuple[Envelope, Vote, str, str]]:
    """Every envelope that a side of a vote opens."""
    for envelope in pack.envelopes:
        for vote in envelope.votes:
            for side, outcome in vote.sides:
                yield from ((envelope, vote, side, name) for name in outcome.opens)


def doors(pack: Pack) -> list[str]:
    """What is opened from envelopes that can be reached, and is not there (yet): in order."""
    reached = reachable(pack)
    found = {name for envelope, _, _, name in openings(pack) if envelope.id in reached and not pack.has(name)}
    if is_told(pack) and not pack.has(LAST[0]):
        found.add(LAST[0])
    return sorted(found, key=place)


def place(name: str) -> int:
    """Where an id stands among all of them; what is none stands last."""
    return ENVELOPE_IDS.index(name) if name in ENVELOPE_IDS else len(ENVELOPE_IDS)


def is_told(pack: Pack) -> bool:
    """Whether all six storylines have an ending on every way."""
    ways = [paths(pack, line) for line in STORYLINE_NAMES]
    return all(found and all(is_whole(pack, path) for path in found) for found in ways)


def is_whole(pack: Pack, path: Path) -> bool:
    """Whether a way ends with an ending that is there."""
    return pack.has(path.end) and pack.by_id[path.end].kind == "ending"


def reachable(pack: Pack) -> set[str]:
    """What can be opened from the prologue on, and is there; finale and outcomes come by themselves."""
    here = pack.by_id
    found: set[str] = set()
    todo = [FIRST]
    while todo:
        name = todo.pop()
        if name in here and name not in found:
            found.add(name)
            todo += [each for vote in here[name].votes for _, side in vote.sides for each in side.opens]
    return found | (set(LAST) & here.keys())


def entries(pack: Pack, line: str) -> list[str]:
    """The envelopes with which a storyline begins: those that something outside it opens."""
    found = [name for envelope, _, _, name in openings(pack) if line_of(envelope.id) != line]
    return [name for name in dict.fromkeys(found) if line_of(name) == line]


def paths(pack: Pack, line: str) -> list[Path]:
    """Every way through a storyline."""
    here = pack.by_id
    found: list[Path] = []

    def go(name: str, steps: tuple[Step, ...]) -> None:
        if len(found) >= MOST_PATHS:
            return
        envelope = here.get(name)
        leading = [] if envelope is None else [vote for vote in envelope.votes if vote.leads]
        if envelope is None or not leading or len(steps) >= LONGEST:
            found.append(Path(line, steps, name))
            return
        for side, outcome in leading[0].sides:
            taken = (*steps, Step(envelope, leading[0], side))
            following = [each for each in outcome.opens if line_of(each) == line]
            if following:
                go(following[0], taken)
            else:
                found.append(Path(line, taken, name))

    for name in entries(pack, line):
        go(name, ())
    return found


def exclude(a: tuple[str, str], b: tuple[str, str], ways: Sequence[Path]) -> bool:
    """Whether two outcomes of one storyline never come in one campaign."""
    for path in ways:
        taken = {(step.vote.id, step.side) for step in path.steps}
        if a in taken and b in taken:
            return False
    return True
