"""Campaigns played at random with a synthetic story: what a reign in their middle is given."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from msgspec.json import decode, encode
from msgspec.structs import replace

from regency.games.dilemma import RULES
from regency.games.dilemma.model.legacy import Legacy
from regency.games.dilemma.printed.figures import HOUSES, NOTHING
from regency.games.dilemma.rules import setup
from regency.kernel.conform import played
from regency.kernel.rng import stream

from . import synthetic

LEGACIES = Path(__file__).parent / "legacies"
REIGNS = 7


@cache
def legacy(reigns: int, seats: int, seed: int = 1, envelopes: int = 75) -> Legacy:
    """Behind so many reigns, for the houses that sit down next; some come and go."""
    book = synthetic.book(envelopes, seed)
    found = seated(Legacy(book), seats, seed)
    for nth in range(reigns):
        game = played(RULES, seats, seed * 100 + nth, legacy=found)
        bequest = RULES.bequest(game.match.state)
        assert bequest is not None
        left = replace(bequest.open, book=book, flags=bequest.sealed.flags)
        if NOTHING not in left.mystery:
            return found  # the finale is due: the reign before it is the last of this kind
        found = seated(left, seats, seed * 100 + nth)
    return found


@cache
def last(seats: int, seed: int = 1) -> Legacy:
    """Behind the last reign of a campaign: the finale is next."""
    found = seated(Legacy(synthetic.book(75, seed)), seats, seed)
    nth = 0
    while not found.finale:
        game = played(RULES, seats, seed * 100 + nth, legacy=found)
        nth += 1
        found = seated(setup.bequeath(game.match.state), seats, seed * 100 + nth)
    return found


def seated(left: Legacy, seats: int, seed: int) -> Legacy:
    """Whoever comes this time."""
    houses = list(range(HOUSES))
    stream(bytes(32), "seats", seed).shuffle(houses)
    return replace(left, present=tuple(houses[:seats]))


# What the records begin with is kept beside them, as it takes a while to play


def stored(seats: int) -> Legacy:
    """The middle of a campaign, as it was written down."""
    return decode((LEGACIES / f"{seats}.json").read_bytes(), type=Legacy)


def finale(seats: int) -> Legacy:
    """The end of a campaign, as it was written down."""
    return decode((LEGACIES / f"finale-{seats}.json").read_bytes(), type=Legacy)


def main() -> None:
    """Play the campaigns once more, and write them down."""
    LEGACIES.mkdir(exist_ok=True)
    for seats in RULES.seats:
        for name, found in ((str(seats), legacy(REIGNS, seats)), (f"finale-{seats}", last(seats))):
            (LEGACIES / f"{name}.json").write_bytes(encode(found) + b"\n")


if __name__ == "__main__":
    main()
