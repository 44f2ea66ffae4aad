"""A short match and its record, for the tests of records."""

from __future__ import annotations

from regency.kernel.match import Match
from regency.kernel.record import encode

from .tiny import End, Question, Roll, Say, TinyMatch, steps_of

RULES = steps_of(Question(0), Question(1), Roll(), Question(0, follow=(End(),)))


def a_match(words: int = 3) -> TinyMatch:
    """The first inputs of a match, the last of which ends it; one was taken back."""
    match = Match.start(RULES, 2, seed=4)
    match.submit(0, Say(0), at=1)
    match.undo(0, at=2)
    for seat, word in list(zip((0, 1, 0), (1, 2, 3), strict=True))[:words]:
        match.submit(seat, Say(word), at=10 + word)
    return match


WHOLE = encode(a_match().record())
LINES = WHOLE.splitlines(keepends=True)
