"""What is counted over a whole pack: how much is hidden, lasting, deadly, and where it all pulls."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from regency.kernel.rules import Phrase
from regency.kernel.stories import Finding

from ...printed.figures import RESOURCE_NAMES
from ...printed.story import ENVELOPES
from .effects import Outcome
from .pack import Envelope, Pack, Vote

DEATH = (0.35, 0.45)
DEATH_IN_STORYLINE = (0.3, 0.5)
HIDDEN = (0.25, 0.45)
STICKERS = (0.3, 0.4)
GIFTS = (0.0, 0.15)
DRIFT = 0.15
STABILITY = 0.12
# Meant for a hundred and more side cards; a first reign has a dozen, so each share may miss by this much.
LOOSE = 0.12
TIGHT = 0.06
MANY = 100  # side cards from which it must be met more exactly
DECEPTIVE = 0.05
ALIKE = 14  # stickers of a resource and a polarity
SIZES = {1: 0.6, 2: 0.33, 3: 0.07}
SINGLE = 0.35
SAME_WAY = 0.1
OPPOSED = 0.8
QUOTA = {"influence": 0.16, "wealth": 0.21, "morale": 0.18, "welfare": 0.21, "knowledge": 0.24}


class Card(Struct, frozen=True):
    """A vote and where it stands."""

    envelope: Envelope
    vote: Vote


class Measure(Struct, frozen=True):
    """A figure of the pack and where it should lie."""

    rule: str
    name: str
    value: float
    least: float
    most: float
    about: str = ""

    @property
    def is_met(self) -> bool:
        """Whether it lies there."""
        return self.least - 1e-9 <= self.value <= self.most + 1e-9

    @property
    def phrase(self) -> Phrase:
        figures = {"value": self.value, "least": self.least, "most": self.most}
        return Phrase("check-measure", {"what": Phrase(self.name, {"about": self.about}), **figures})


def cards(pack: Pack) -> list[Card]:
    """Every vote but those of the finale, which tip scales of their own."""
    return [Card(each, vote) for each in pack.envelopes for vote in each.votes if vote.role != "finale"]


def check(pack: Pack) -> Iterator[Finding]:
    """Every measure that is missed."""
    for measure in measures(cards(pack)):
        if not measure.is_met:
            yield Finding(pack.head.name, 1, measure.rule, measure.phrase)
    yield from check_stickers(pack)
    yield from check_deceptive(pack)


def check_stickers(pack: Pack) -> Iterator[Finding]:
    """As many of each resource and polarity as are meant; of a pack that is not whole, no more."""
    used = Counter(word for envelope in pack.envelopes for word in envelope.stickers.values())
    for envelope in reversed(pack.envelopes):
        for number, word in reversed(envelope.stickers.items()):
            if used[word] > ALIKE:
                used[word] -= 1
                at = f'{number} = "{word}"'
                yield envelope.wrong("V25", "check-stickers-alike", at=at, sticker=word, most=ALIKE)
    if len(pack.envelopes) == ENVELOPES:
        for resource in RESOURCE_NAMES:
            for face in ("positive", "negative"):
                if used[f"{resource} {face}"] < ALIKE:
                    about: dict[str, Any] = {
                        "sticker": f"{resource} {face}",
                        "count": used[f"{resource} {face}"],
                    }
                    yield pack.wrong("V25", "check-stickers-few", most=ALIKE, **about)


def check_deceptive(pack: Pack) -> Iterator[Finding]:
    """Few previews deceive."""
    deceptive = [card for card in cards(pack) if card.vote.is_deceptive]
    most = int(DECEPTIVE * len(cards(pack)))
    for card in deceptive[most:]:
        yield card.envelope.wrong("V20", "check-deceptive", card.vote, at="deceptive", most=most)


def measures(found: list[Card]) -> Iterator[Measure]:
    """All figures of a pack."""
    outcomes = [side for card in found for _, side in card.vote.sides]
    if not outcomes:
        return
    yield from measure_deaths(found)
    hiding = share([each.hidden for each in outcomes])
    lasting = share([bool(each.named["sticker"]) for each in outcomes])
    yield Measure("V20", "measure-hidden", hiding, *HIDDEN)
    yield Measure("V25", "measure-stickers", lasting, *STICKERS)
    yield Measure("25", "measure-gifts", share([bool(each.gifts) for each in outcomes]), *GIFTS)
    yield from measure_drift(outcomes)
    yield from measure_sides([card.vote for card in found if card.vote.role == "side"])


def share(all_of: list[bool]) -> float:
    """How many of them, as a part of one."""
    return sum(all_of) / max(1, len(all_of))


def measure_deaths(found: list[Card]) -> Iterator[Measure]:
    """The death symbol, in all and in each storyline; entries are drawn before any."""
    yield Measure("V24", "measure-deaths", share([card.vote.death for card in found]), *DEATH)
    for line in sorted({card.envelope.storyline for card in found} - {""}):
        deadly = [card.vote.death for card in found if card.envelope.storyline == line]
        yield Measure("V24", "measure-deaths-of", share(deadly), *DEATH_IN_STORYLINE, line)


def measure_drift(outcomes: list[Outcome]) -> Iterator[Measure]:
    """Where the outcomes pull in the mean."""
    count = len(outcomes)
    for resource in RESOURCE_NAMES:
        pull = sum(move.by for each in outcomes for move in each.moves if move.resource == resource) / count
        yield Measure("V23", "measure-drift", pull, -DRIFT, DRIFT, resource)
    yield Measure(
        "V23", "measure-stability", sum(each.net for each in outcomes) / count, -STABILITY, STABILITY
    )


def measure_sides(sides: list[Vote]) -> Iterator[Measure]:
    """What side cards are made of."""
    if not sides:
        return
    loose = LOOSE if len(sides) < MANY else TIGHT
    outcomes = [side for vote in sides for _, side in vote.sides]
    moves = [move for each in outcomes for move in each.moves]
    for size, meant in SIZES.items():
        yield near("measure-size", [abs(move.by) == size for move in moves], meant, loose, str(size))
    for resource, meant in QUOTA.items():
        yield near("measure-quota", [move.resource == resource for move in moves], meant, loose, resource)
    yield near("measure-single", [len(each.moves) == 1 for each in outcomes], SINGLE, loose)
    doubles = [each for each in outcomes if len(each.moves) > 1]
    yield near("measure-one-way", [abs(each.net) == each.span for each in doubles], SAME_WAY, loose)
    yield near("measure-apart", [vote.aye.net * vote.nay.net < 0 for vote in sides], OPPOSED, loose)


def near(name: str, all_of: list[bool], meant: float, loose: float, about: str = "") -> Measure:
    """A share that a small pack meets roughly."""
    return Measure("25", name, share(all_of), max(0.0, meant - loose), meant + loose, about)
