"""What could be tried with a claim that hardly anybody or nearly everybody fulfils."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from regency.games.allegoria.model.figures import EndGameClaim, InGameClaim

MOST = {"guilds": 2, "on map": 10, "diplomacy": 5, "grant": 2, "alms": 5}  # a turn has about five points
NO_LIMIT = 100


def proposal(claim: InGameClaim | EndGameClaim, seats: int, easy: bool) -> str:
    """A threshold one higher or lower, or, where the condition has none, another worth."""
    for part in thresholds(claim.cond, seats):
        value = part["value"]
        if part.get("op") == "<=":
            if not easy or value > 0:
                return changed(part, value, value - 1 if easy else value + 1, "at most")
        elif value > 1 if not easy else value < highest(part, seats):
            return changed(part, value, value + 1 if easy else value - 1, "at least")
    return worth(claim, easy)


def highest(part: dict[str, Any], seats: int) -> int:
    """What cannot be surpassed."""
    return {"opponent_homes_with": seats - 1}.get(part.get("state", ""), MOST.get(subject(part), NO_LIMIT))


def changed(part: dict[str, Any], now: int, then: int, bound: str) -> str:
    return f"Ask for {bound} {then} instead of {now} ({subject(part)})."


def subject(part: dict[str, Any]) -> str:
    """What a part of a condition counts, in the words of the table."""
    words = [part.get("state") or part.get("events") or ""]
    words += [str(part[name]) for name in ("type", "track", "field", "level") if name in part]
    where = part.get("where")
    if isinstance(where, str):
        words.append(where)
    return ", ".join(word.replace("_", " ") for word in words)


def thresholds(cond: Any, seats: int) -> Iterator[dict[str, Any]]:
    """The parts with a number to move, the highest number first."""
    yield from sorted(parts(cond, seats), key=lambda part: -int(part["value"]))


def parts(cond: Any, seats: int) -> Iterator[dict[str, Any]]:
    if isinstance(cond, list):
        for one in cond:
            yield from parts(one, seats)
        return
    if "by_players" in cond:
        yield from parts(cond["by_players"]["2" if seats == 2 else "more"], seats)
    for form in ("all", "any", "some_opponent"):
        if form in cond:
            yield from parts(cond[form], seats)
    if isinstance(cond.get("value"), int):
        yield cond


def worth(claim: InGameClaim | EndGameClaim, easy: bool) -> str:
    """Nothing to count: then a second condition, or another worth."""
    if isinstance(claim, EndGameClaim):
        return "Join it with a second condition." if easy else "Leave out its harder half."
    if easy and claim.value > 1:
        return f"Make it worth {claim.value - 1} instead of {claim.value}."
    if easy:
        return "Ask for the same twice in one turn."
    return f"Make it worth {claim.value + 1} instead of {claim.value}." if claim.value < 3 else HARDER


HARDER = "Join it with an easier way to fulfil it."
