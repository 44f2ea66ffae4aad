"""What is counted over a whole pack: how much is hidden, lasting, deadly, and where it all pulls."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from scripts.counting.files import Envelope, Finding, Pack
from scripts.counting.outcomes import RESOURCES, Outcome, read

DEATH = (0.35, 0.45)
DEATH_IN_STORYLINE = (0.3, 0.5)
HIDDEN = (0.25, 0.45)
STICKERS = (0.3, 0.4)
GIFTS = (0.0, 0.15)
DRIFT = 0.15
STABILITY = 0.12
# Meant for a hundred and more side cards; a first reign has a dozen, so each share may miss by this much.
LOOSE = 0.12
SIZES = {1: 0.6, 2: 0.33, 3: 0.07}
SINGLE = 0.35
SAME_WAY = 0.1
OPPOSED = 0.8
QUOTA = {"influence": 0.16, "wealth": 0.21, "morale": 0.18, "welfare": 0.21, "knowledge": 0.24}


@dataclass(frozen=True)
class Card:
    """A vote with both its outcomes."""

    envelope: Envelope
    dilemma: dict[str, Any]
    aye: Outcome
    nay: Outcome

    @property
    def is_side(self) -> bool:
        """Whether it moves no storyline on."""
        return self.dilemma.get("role") == "side"

    @property
    def storyline(self) -> str:
        """Whose share of deaths it counts in; entries are drawn before any."""
        return str(self.envelope.rules.get("storyline", ""))


@dataclass(frozen=True)
class Measure:
    """A figure of the pack and where it should lie."""

    name: str
    value: float
    least: float
    most: float

    @property
    def is_met(self) -> bool:
        """Whether it lies there."""
        return self.least - 1e-9 <= self.value <= self.most + 1e-9

    def __str__(self) -> str:
        return f"{self.name}: {self.value:.2f} ({self.least:.2f} to {self.most:.2f})"


def cards(pack: Pack) -> list[Card]:
    """Every vote."""
    return [
        Card(
            envelope, dilemma, read(envelope, dilemma.get("aye", {})), read(envelope, dilemma.get("nay", {}))
        )
        for envelope in pack.envelopes
        for dilemma in envelope.dilemmas
    ]


def check(pack: Pack) -> Iterator[Finding]:
    """Every measure that is missed."""
    for measure in measures(cards(pack)):
        if not measure.is_met:
            yield Finding(pack.folder / "pack.toml", 1, str(measure))


def measures(found: list[Card]) -> Iterator[Measure]:
    """All figures of a pack."""
    outcomes = [side for card in found for side in (card.aye, card.nay)]
    yield from measure_deaths(found)
    yield Measure("outcomes that hide something", share([each.hidden for each in outcomes]), *HIDDEN)
    yield Measure(
        "outcomes with a sticker", share([bool(each.named["sticker"]) for each in outcomes]), *STICKERS
    )
    yield Measure("outcomes with coins or Power", share([bool(each.gifts) for each in outcomes]), *GIFTS)
    yield from measure_drift(outcomes)
    yield from measure_sides([card for card in found if card.is_side])


def share(all_of: list[bool]) -> float:
    """How many of them, as a part of one."""
    return sum(all_of) / max(1, len(all_of))


def measure_deaths(found: list[Card]) -> Iterator[Measure]:
    """The death symbol, in all and in each storyline."""
    yield Measure(
        "cards with the death symbol", share([bool(card.dilemma.get("death")) for card in found]), *DEATH
    )
    for line in sorted({card.storyline for card in found} - {""}):
        deadly = [bool(card.dilemma.get("death")) for card in found if card.storyline == line]
        yield Measure(f"cards of {line} with the death symbol", share(deadly), *DEATH_IN_STORYLINE)


def measure_drift(outcomes: list[Outcome]) -> Iterator[Measure]:
    """Where the outcomes pull in the mean."""
    count = max(1, len(outcomes))
    for resource in RESOURCES:
        pull = sum(by for each in outcomes for name, by in each.moves if name == resource) / count
        yield Measure(f"drift of {resource}", pull, -DRIFT, DRIFT)
    yield Measure("drift of Stability", sum(each.net for each in outcomes) / count, -STABILITY, STABILITY)


def measure_sides(sides: list[Card]) -> Iterator[Measure]:
    """What side cards are made of."""
    outcomes = [side for card in sides for side in (card.aye, card.nay)]
    moves = [move for each in outcomes for move in each.moves]
    for size, meant in SIZES.items():
        yield near(f"side effects of {size}", [abs(by) == size for _, by in moves], meant)
    for resource, meant in QUOTA.items():
        yield near(f"side effects on {resource}", [name == resource for name, _ in moves], meant)
    yield near("side outcomes with one effect", [len(each.moves) == 1 for each in outcomes], SINGLE)
    doubles = [each for each in outcomes if len(each.moves) > 1]
    yield near("side outcomes that pull one way", [abs(each.net) == span(each) for each in doubles], SAME_WAY)
    opposed = [card.aye.net * card.nay.net < 0 for card in sides]
    yield near("side cards whose sides pull apart", opposed, OPPOSED)


def span(outcome: Outcome) -> int:
    """All its moves without their directions."""
    return sum(abs(by) for _, by in outcome.moves)


def near(name: str, all_of: list[bool], meant: float) -> Measure:
    """A share that a small pack meets roughly."""
    return Measure(name, share(all_of), max(0.0, meant - LOOSE), meant + LOOSE)
