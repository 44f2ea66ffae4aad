"""What could be tried with a claim that hardly anybody or nearly everybody fulfils, as a table can say it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from msgspec import Struct

from regency.games.allegoria.model.figures import EndGameClaim, InGameClaim
from regency.games.allegoria.printed.tracks import ALMS_END

Claim = InGameClaim | EndGameClaim
Part = dict[str, Any]

MOST: Final = {
    "guilds": 2,
    "on map": 10,
    "diplomacy": 5,
    "grant": 2,
    "alms": 5,
}  # a turn has about five points
NO_LIMIT: Final = 100
HIGHEST_WORTH: Final = 3


class Proposal(Struct, frozen=True):
    """A sentence, and what it means: another condition at this number of players, or another worth at all."""

    text: str
    cond: Part | None = None
    value: int | None = None


def proposal(claim: Claim, seats: int, easy: bool) -> Proposal:
    """A number one higher or lower; else one condition more or less; else another worth."""
    cond = at_table(claim.cond, seats)
    for part in thresholds(cond):
        then = moved(part, seats, easy)
        if then is not None:
            bound = "at most" if part.get("op") == "<=" else "at least"
            text = f"Ask for {bound} {then} instead of {part['value']} ({subject(part)})."
            return Proposal(text, replaced(cond, part, {**part, "value": then}))
    return joined(claim, cond, seats) if easy else loosened(claim, cond)


def at_table(cond: Part, seats: int) -> Part:
    """The condition at this number of players."""
    by_players = cond.get("by_players")
    return cond if by_players is None else by_players.get(str(seats), by_players.get("more"))


# A number to move


def moved(part: Part, seats: int, easy: bool) -> int | None:
    """The number that asks for more of those for whom it is too easy, or for less; None: there is none."""
    value = ALMS_END if part["value"] == "last" else int(part["value"])
    if part.get("op") == "<=":
        then = value - 1 if easy else value + 1
        return then if then >= 0 else None
    then = value + 1 if easy else value - 1
    return then if 1 <= then <= highest(part, seats) else None


def highest(part: Part, seats: int) -> int:
    """What cannot be surpassed."""
    if part["value"] == "last":
        return ALMS_END
    return {"opponent_homes_with": seats - 1}.get(part.get("state", ""), MOST.get(subject(part), NO_LIMIT))


def subject(part: Part) -> str:
    """What a part of a condition counts, in the words of the table."""
    words = [part.get("state") or part.get("events") or ""]
    words += [str(part[name]) for name in ("type", "track", "field", "level") if name in part]
    where = part.get("where")
    if isinstance(where, str):
        words.append(where)
    return ", ".join(word.replace("_", " ") for word in words)


def thresholds(cond: Part) -> Iterator[Part]:
    """The parts with a number to move, the highest number first."""
    yield from sorted(parts(cond), key=lambda part: 0 if part["value"] == "last" else -int(part["value"]))


def parts(cond: Any) -> Iterator[Part]:
    if isinstance(cond, list):
        for one in cond:
            yield from parts(one)
        return
    for form in ("all", "any", "some_opponent"):
        if form in cond:
            yield from parts(cond[form])
    if "value" in cond:
        yield cond


def replaced(cond: Any, part: Part, new: Part) -> Any:
    """The same condition with another part in the place of this one."""
    if cond is part:
        return new
    if isinstance(cond, list):
        return [replaced(one, part, new) for one in cond]
    forms = {form for form in ("all", "any", "some_opponent") if form in cond}
    return {key: replaced(one, part, new) if key in forms else one for key, one in cond.items()}


# No number to move


def second(name: str, seats: int) -> Part | None:
    """What goes with a claim that has reached its limit, or that counts nothing."""
    worker = {"menacing": "soldier", "unseen": "spy", "worldly": "merchant"}.get(name)
    if worker is not None:
        return {"state": "workers", "type": worker, "where": "opponent_homes", "value": seats}
    return {
        "founder": {"state": "guilds", "value": 2},
        "well-connected": {"state": "track", "track": "wealth", "value": 4},
        "ubiquitous": {"state": "on_map", "value": 2 * (seats + 1)},
        "charitable": {"state": "anarchy", "op": "<=", "value": 2},
        "blameless": {"state": "claims_done", "value": 1},
    }.get(name)


def joined(claim: Claim, cond: Part, seats: int) -> Proposal:
    """A second condition; the same deed twice; or a worth that is lower."""
    more = second(claim.name, seats)
    if more is not None:
        bound = "at most" if more.get("op") == "<=" else "at least"
        text = f"Join it with {bound} {more['value']} ({subject(more)})."
        return Proposal(text, {"all": [cond, more]})
    if isinstance(claim, InGameClaim) and claim.value > 1:
        return worth(claim, claim.value - 1)
    return Proposal("Ask for the same twice in one turn.", {**cond, "value": 2})


def loosened(claim: Claim, cond: Part) -> Proposal:
    """A worth that is higher; one condition less; or an easier deed that will do as well."""
    if isinstance(claim, InGameClaim) and claim.value < HIGHEST_WORTH:
        return worth(claim, claim.value + 1)
    if "all" in cond:
        *kept, last = cond["all"]
        return Proposal(f"Leave out ({subject(last)}).", {"all": kept})
    other = {"events": cond["events"], "value": 2}
    return Proposal(f"Let at least 2 ({subject(other)}) do as well.", {"any": [cond, other]})


def worth(claim: InGameClaim, value: int) -> Proposal:
    """The table has one worth for every number of players."""
    text = f"Make it worth {value} instead of {claim.value}, whatever the number of players."
    return Proposal(text, value=value)
