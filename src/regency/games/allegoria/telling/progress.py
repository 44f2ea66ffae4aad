"""How far a claim is: what its condition finds so far beside what it asks for."""

from __future__ import annotations

from typing import NamedTuple

from regency.kernel.rules import Phrase

from ..model.language import END_GAME, IN_GAME
from ..model.state import Table, opponents
from ..printed.conditions import ALL_OF, ANY_OF, AT_MOST, BEATS, DEED, SOME_OPPONENT, STATE, Condition
from ..printed.terms import NOTHING
from ..rules.conditions import compares, holds, measure, reckon
from .pieces import in_a_row

MORE_THAN = -1  # beside the comparisons of conditions: strictly more than the best opponent


class Part(NamedTuple):
    """One thing that a condition counts."""

    found: int
    op: int
    wanted: int

    @property
    def is_met(self) -> bool:
        return (
            self.found > self.wanted if self.op == MORE_THAN else compares(self.found, self.op, self.wanted)
        )

    @property
    def closeness(self) -> int:
        return min(self.found, self.wanted)


def claim_progress(t: Table, seat: int, claim: int, since: int = 0) -> Phrase:
    """An In Game Claim, with the deeds of this turn from number `since` on."""
    return spoken(claim_parts(t, seat, claim, since))


def end_claim_progress(t: Table, seat: int, claim: int) -> Phrase:
    """An End of Game Claim, as if the game were over."""
    return spoken(end_claim_parts(t, seat, claim))


def counts_from(t: Table, seat: int, place: int) -> int:
    """Deeds count in the owner's turn, from the moment the claim came into the hand."""
    return t.slots[seat][place][0] if t.active == seat else len(t.deeds[seat])


def claim_parts(t: Table, seat: int, claim: int, since: int) -> list[Part]:
    """What an In Game Claim counts."""
    return parts(IN_GAME[len(t.supply)][claim], t, seat, since)


def end_claim_parts(t: Table, seat: int, claim: int) -> list[Part]:
    """What an End of Game Claim counts."""
    return parts(END_GAME[len(t.supply)][claim], t, seat, 0)


def is_held(t: Table, seat: int, claim: int) -> bool:
    """Whether an End of Game Claim would be fulfilled now."""
    return holds(END_GAME[len(t.supply)][claim], t, seat, 0)


def parts(c: Condition, t: Table, seat: int, since: int, opponent: int = NOTHING) -> list[Part]:
    """Everything that a condition counts; of alternatives the nearest."""
    if c.form == STATE:
        return [Part(measure(c, t, seat), c.op, c.value)]
    if c.form == DEED:
        return [Part(reckon(c, t, seat, since, opponent), c.op, c.value)]
    if c.form == BEATS:
        return [Part(measure(c, t, seat), MORE_THAN, max(measure(c, t, o) for o in opponents(t, seat)))]
    if c.form == ALL_OF:
        return [part for inner in c.parts for part in parts(inner, t, seat, since, opponent)]
    if c.form == ANY_OF:
        return nearest([parts(inner, t, seat, since, opponent) for inner in c.parts])
    if c.form == SOME_OPPONENT:
        return nearest([parts(c.parts[0], t, seat, since, other) for other in opponents(t, seat)])
    return [Part(int(not holds(c, t, seat, since, opponent)), AT_MOST, 0)]


def nearest(alternatives: list[list[Part]]) -> list[Part]:
    """The alternative of which most is done."""
    return max(
        alternatives, key=lambda found: (sum(p.is_met for p in found), sum(p.closeness for p in found))
    )


def spoken(found: list[Part]) -> Phrase:
    """The parts one after the other."""
    return in_a_row([in_words(part) for part in found])


def in_words(part: Part) -> Phrase:
    if part.op == MORE_THAN:
        return Phrase("progress-against", {"found": part.found, "best": part.wanted})
    if part.op == AT_MOST:
        return Phrase("progress-most", {"found": part.found, "most": part.wanted})
    return Phrase("progress", {"found": part.found, "wanted": part.wanted})
