"""`python -m scripts.registers [--words]`: counts the registers of the campaign: nothing is in them twice.

What is told: an object, trade, person, place, last image or twist that stands twice; a type of twist or a
staging twice in an envelope; stagings used too often. `--words` prints the names for the spelling list.
"""

from __future__ import annotations

import re
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from math import ceil
from pathlib import Path

OUTLINES = Path(__file__).parents[1] / "src/regency/games/dilemma/content/halvaren/outlines"
STAGINGS = {
    "P": "a petitioner in the hall",
    "O": "two officers who disagree",
    "L": "a letter or bill that is read out",
    "M": "minutes of a sitting",
    "T": "a thing laid on the table",
    "G": "a wager",
    "R": "a rumour and who profits from it",
    "W": "something we can see from the window",
}
TWISTS = set(
    re.findall(
        r"\w+",
        "let rec wel mov cop pri gif trd swp prf cnt nam hab ton mer "
        "sub slf chi sil ret shr wai wit msk grd rul gst rom too flw",
    )
)
FIFTH = 5
QUARRELS = 32
SAMPLE = "(sample)"
UNSAID = ("none", "")


@dataclass(frozen=True)
class Card:
    """A row of a register."""

    envelope: str
    name: str
    staging: str
    trade: str
    thing: str
    people: str
    question: str
    aye: str
    nay: str
    pull: str

    @property
    def id(self) -> str:
        """As a pack spells it."""
        return self.name if self.name[0] in "PF" else f"{self.envelope}.{self.name}"

    @property
    def is_vote(self) -> bool:
        """Whether anything is decided on it."""
        return bool(self.staging)

    @property
    def twists(self) -> list[str]:
        """What happens on either side: type, then form."""
        return [each for each in (self.aye, self.nay) if each]


@dataclass
class Register:
    """An envelope's share of the world."""

    id: str
    places: list[str] = field(default_factory=list)
    images: list[str] = field(default_factory=list)
    cards: list[Card] = field(default_factory=list)


def load() -> list[Register]:
    """Every envelope of every register, what is spent included."""
    return [each for path in sorted((OUTLINES / "registers").glob("*.md")) for each in read(path)]


def read(path: Path) -> Iterator[Register]:
    """The envelopes of one file."""
    here: Register | None = None
    for line in path.read_text("utf-8").splitlines():
        if line.startswith("## "):
            if here:
                yield here
            here = Register(line.split()[1])
        elif here and line.startswith("Places: "):
            here.places = split(line.removeprefix("Places: "))
        elif here and line.startswith("Images: "):
            here.images = split(line.removeprefix("Images: "))
        elif here and line.startswith("| ") and not line.startswith("| Card"):
            here.cards.append(Card(here.id, *(cell.strip() for cell in line.strip("|").split("|"))))
    if here:
        yield here


def split(words: str) -> list[str]:
    """A list as the registers write it."""
    return [each.strip() for each in words.split(";") if each.strip()]


def storyline(card: Card) -> str:
    """Whose staging it counts as; the three entries belong to the storylines they start."""
    return {"P1": "T", "P2": "B", "P3": "C"}.get(card.name, card.envelope[0])


def findings(registers: Sequence[Register]) -> Iterator[str]:
    """All that is not as it should be."""
    cards = [card for register in registers for card in register.cards]
    yield from twice("object", [(card.id, side) for card in cards for side in card.thing.split(" / ")])
    yield from twice("trade", [(card.id, side) for card in cards for side in card.trade.split(" / ")])
    yield from twice("place", [(each.id, place) for each in registers for place in each.places])
    yield from twice(
        "image",
        [(each.id, side) for each in registers for image in each.images for side in image.split(" / ")],
    )
    yield from twice(
        "twist", [(card.id, twist.partition(": ")[2]) for card in cards for twist in card.twists]
    )
    yield from check_people(cards)
    yield from check_envelopes(registers)
    yield from check_stagings([card for card in cards if card.is_vote])


def twice(kind: str, found: Sequence[tuple[str, str]]) -> Iterator[str]:
    """The same words at two places."""
    where: dict[str, list[str]] = defaultdict(list)
    for place, words in found:
        bare = words.strip().lower()
        if not bare.startswith(("none", "keines", SAMPLE)) and bare:
            where[bare].append(place)
    for words, places in where.items():
        if len(set(places)) > 1:
            yield f"{kind} “{words}” stands at {', '.join(places)}"


def people(card: Card) -> list[tuple[str, str]]:
    """Those of a side card, by first and last name, without what they do for a living."""
    named = [
        re.sub(r"^(Dame|General|Elder|Doctor|Corporal|Sergeant|Soldiers?) ", "", each)
        for each in split(card.people)
    ]
    found = [
        re.fullmatch(r"([A-Z][\w’-]+) ([A-Z][\w’-]+)", part.strip())
        for each in named
        for part in re.split(r", | and ", each)
    ]
    return [(each[1], each[2]) for each in found if each]


def check_people(cards: Sequence[Card]) -> Iterator[str]:
    """Nobody on the side cards shares a name with anybody; the cast stays in its storyline."""
    bearers: dict[tuple[str, str], set[str]] = defaultdict(set)
    for card in cards:
        for bearer in people(card):
            bearers[bearer].add(storyline(card))
    for bearer, lines in bearers.items():
        if len(lines) > 1:
            yield f"{' '.join(bearer)} acts in {', '.join(sorted(lines))}"
    first = Counter(bearer[0] for bearer in bearers)
    yield from (f"first name {name}: {count} people" for name, count in first.items() if count > 1)
    families: dict[str, set[str]] = defaultdict(set)
    for (_, surname), lines in bearers.items():
        families[surname] |= lines
    yield from (f"surname {name} in {sorted(lines)}" for name, lines in families.items() if len(lines) > 1)


def check_envelopes(registers: Sequence[Register]) -> Iterator[str]:
    """No staging and no type of twist twice in one, and only known ones."""
    for register in registers:
        types = sorted(twist.partition(": ")[0] for card in register.cards for twist in card.twists)
        stagings = sorted(card.staging for card in register.cards if card.is_vote)
        yield from (f"{register.id}: unknown twist {each}" for each in types if each not in TWISTS)
        yield from (f"{register.id}: unknown staging {each}" for each in stagings if each not in STAGINGS)
        yield from (f"{register.id}: {one} twice" for one, other in pairwise(types) if one == other)
        yield from (
            f"{register.id}: staging {one} twice" for one, other in pairwise(stagings) if one == other
        )


def check_stagings(cards: Sequence[Card]) -> Iterator[str]:
    """No way of telling on more than a fifth of a storyline; few quarrels."""
    for line in "TBCHGA":
        used = Counter(card.staging for card in cards if storyline(card) == line)
        most = ceil(used.total() / FIFTH)
        yield from (
            f"{line}: staging {each} on {count} cards, {most} at most"
            for each, count in used.items()
            if count > most
        )
    quarrels = sum(card.staging == "O" for card in cards)
    if quarrels > QUARRELS:
        yield f"{quarrels} quarrels of two officers, {QUARRELS} at most"


def words(registers: Sequence[Register]) -> list[str]:
    """Every word with a capital letter in a name of a person or place."""
    texts = [card.people for register in registers for card in register.cards]
    texts += [place for register in registers for place in register.places]
    found = {word for text in texts for word in re.findall(r"[A-ZÄÖÜ][a-zäöüß]{2,}", text)}
    return sorted(found)


def main(given: Sequence[str]) -> int:
    """Tell the findings; nothing to find is success."""
    registers = load()
    if "--words" in given:
        print(*words(registers), sep="\n")
        return 0
    cards = [card for register in registers for card in register.cards]
    votes = [card for card in cards if card.is_vote]
    things = {card.thing for card in cards}
    print(f"{len(registers)} envelopes, {len(votes)} votes, {len(things)} objects on {len(cards)} cards")
    print("stagings", dict(Counter(card.staging for card in votes)))
    print("twists", dict(Counter(twist[:3] for card in cards for twist in card.twists)))
    found = list(findings(registers))
    print(*found, sep="\n") if found else print("nothing to find")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
