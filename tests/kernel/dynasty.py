"""The miniature campaign: begun, played reign by reign at random, and over."""

from __future__ import annotations

from regency.kernel.chronicle import Chronicle
from regency.kernel.conform.player import next_entry
from regency.kernel.match import AnyMatch
from regency.kernel.record import Record
from regency.kernel.rng import stream, stretch
from tests.minis.heirs import ENVELOPES, Options, Rest
from tests.minis.heirs_saga import DYNASTY, Will


def begun(envelopes: tuple[int, ...] = ENVELOPES, houses: int = 4) -> Chronicle:
    """A campaign of so many houses, before its first sitting."""
    chronicle = Chronicle.begin(DYNASTY, Will("will", envelopes), Options(turns=2), king="Odo", at=5)
    for house in range(houses):
        chronicle.join(house, f"Family {'abcdef'[house]}")
    return chronicle


def play_out(match: AnyMatch, key: int) -> AnyMatch:
    rng = stream(stretch(key), "campaign", 0)
    while match.outcome() is None:
        match.apply(next_entry(match, (Rest(),), rng))
    return match


def reign(chronicle: Chronicle, *present: int, seed: int = 1, king: str = "Next") -> AnyMatch:
    """A whole sitting; whoever has won names the next king."""
    chronicle.sit_down(*present)
    match = play_out(chronicle.start(seed), seed)
    chronicle.enter(match)
    if len(chronicle.facts.vacant) > 1:
        chronicle.prefer(chronicle.facts.vacant[0])
    if chronicle.facts.vacant:
        chronicle.crown(chronicle.facts.vacant[0], f"{king} {len(chronicle.facts.sittings)}")
    return match


def over() -> Chronicle:
    """A campaign of three reigns."""
    return recorded()[0]


def recorded() -> tuple[Chronicle, dict[int, Record]]:
    """The same, and the record of each reign."""
    chronicle, kept = begun(), {}
    for number, present in enumerate(((0, 1, 2), (3, 1), (2, 0, 3, 1)), 1):
        kept[number] = reign(chronicle, *present, seed=number).record()
    return chronicle, kept


def story() -> Chronicle:
    """A campaign in which an envelope was opened."""
    for seed in range(1, 40):
        chronicle = begun()
        reign(chronicle, 2, 0, 1, seed=seed)
        if chronicle.open().realm.known:
            return chronicle
    raise AssertionError("no envelope was opened")
