"""Packs in which nothing is to be found, from a seed: each rule for authors kept, each text of made-up words.

Both sides of a card move the same resources, one this way and one that, so that nothing drifts.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TypeVar

from msgspec import Struct

from regency.games.dilemma.model.book import Book
from regency.games.dilemma.packs import Drafted, compiled
from regency.games.dilemma.packs.checks import budgets
from regency.games.dilemma.packs.checks.pack import load
from regency.games.dilemma.printed.figures import RESOURCE_NAMES
from regency.games.dilemma.printed.finale import FINALE_HOME
from regency.games.dilemma.printed.story import ENVELOPE_IDS
from regency.kernel.rng import Rng, stream

from . import synthetic
from .synthetic import SPECIALS, kind, last_vote, leads, quoted

QUOTA = (16, 21, 18, 21, 24)  # percent of side effects by resource
FACES = ("positive", "negative")
STICKERS_EACH = 4
ALIKE = 14
STAGINGS = (
    "a petitioner in the hall",
    "a letter or bill that is read out",
    "minutes of a sitting",
    "a thing laid on the table",
    "a wager",
    "a rumour and who profits from it",
    "something we can see from the window",
    "two officers who disagree",
)
# Concord, Discord, the house whose story progress it is, Prestige and Crave of the signers
ENDINGS = {
    "TE1": (0, 3, 4, 0, 3), "TE2": (2, 0, 0, 2, 0), "TE3": (3, 0, 1, 3, 0), "TE4": (0, 2, 0, 0, 2),
    "BE1": (3, 0, 7, 3, 0), "BE2": (1, 1, 0, 1, 1), "BE3": (0, 3, 9, 0, 3),
    "CE1": (0, 2, 12, 0, 2), "CE2": (1, 0, 0, 2, 0), "CE3": (3, 0, 3, 3, 0), "CE4": (0, 2, 0, 0, 2),
    "HE1": (2, 0, 6, 2, 0), "HE2": (1, 1, 0, 1, 1), "HE3": (0, 2, 10, 0, 3),
    "GE1": (0, 3, 2, 0, 3), "GE2": (0, 1, 0, 0, 1), "GE3": (3, 0, 0, 3, 0), "GE4": (1, 0, 8, 2, 0),
    "AE1": (0, 3, 5, 0, 3), "AE2": (2, 0, 0, 2, 0), "AE3": (0, 1, 11, 1, 1),
}  # fmt: skip
ABILITY = '{ timing = "start_of_game", target = "signer", coins = 1 }'
ATTEMPTS = 400
CONSONANTS, VOWELS = "bdfgklmnprstvw", "aeiou"


X = TypeVar("X")


class Side(Struct):
    """One outcome on its way."""

    moves: list[tuple[int, int]]
    sticker: str = ""
    gift: str = ""
    hides: bool = False


class Card(Struct):
    """A vote on its way."""

    envelope: str
    id: str
    role: str
    sides: tuple[Side, Side]
    death: bool = False
    staging: str = ""

    @property
    def line(self) -> str:
        return "" if self.envelope == "00" else self.envelope[0]


def ids(envelopes: int) -> list[str]:
    """The first so many; a finale only where the story is whole."""
    return list(ENVELOPE_IDS[: envelopes if envelopes == len(ENVELOPE_IDS) else min(envelopes, FINALE_HOME)])


def write(folder: Path, envelopes: int, seed: int) -> Path:
    """Such a pack in a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in drafted(tuple(ids(envelopes)), seed).items():
        (folder / name).write_text(text, encoding="utf-8")
    return folder


@cache
def book(envelopes: int = 75, seed: int = 1) -> Book:
    """The rules' side of such a pack."""
    return compiled(Drafted(drafted(tuple(ids(envelopes)), seed)))


@cache
def drafted(names: tuple[str, ...], seed: int) -> dict[str, str]:
    """The files of a pack with these envelopes: the first attempt in which all figures are met."""
    for attempt in range(ATTEMPTS):
        rng = stream(bytes(32), f"lawful {seed} {attempt}", len(names))
        files = attempted(names, seed, rng)
        if not list(budgets.check(load(Drafted(files)))):
            return files | texts(names, files, seed)
    raise AssertionError("no such pack was found")


def attempted(names: tuple[str, ...], seed: int, rng: Rng) -> dict[str, str]:
    """The rules' side, dealt from what is meant."""
    cards = [card for name in names for card in cards_of(name)]
    deal_effects([card for card in cards if card.role == "side"], rng)
    for card in cards:
        if card.role != "side":
            first = rng.below(5)
            mirrored(card, [(first, 1), ((first + 1 + rng.below(4)) % 5, -2)], rng)
    deal_deaths(cards, rng)
    deal_stickers(cards, len(names) == len(ENVELOPE_IDS), rng)
    for side in sides_of(cards):
        side.hides = rng.below(100) < 30
    deal_stagings(cards)
    files = {"pack.toml": f'id = "lawful-{len(names)}-{seed}"\nedition = 1\n'}
    for name in names:
        own = [card for card in cards if card.envelope == name]
        files[f"{name}.toml"] = envelope_file(name, own)
    return files


def cards_of(name: str) -> Iterator[Card]:
    """The votes of an envelope."""
    if name == "00":
        places = [(f"P{nth}", "entry") for nth in (1, 2, 3)]
    elif kind(name) in ("finale", "outcome"):
        places = []
    else:
        role = "trigger" if kind(name) == "special" else "key"
        places = [] if kind(name) == "ending" else [(f"{name}.K", role)]
        places += [(f"{name}.S1", "side"), (f"{name}.S2", "side")]
    for each, role in places:
        yield Card(name, each, role, (Side([]), Side([])))


def sides_of(cards: list[Card]) -> list[Side]:
    return [side for card in cards for side in card.sides]


def mirrored(card: Card, moves: list[tuple[int, int]], rng: Rng) -> None:
    """What one side gives the other takes."""
    way = 1 if rng.below(2) else -1
    card.sides[0].moves = sorted((resource, way * by) for resource, by in moves)
    card.sides[1].moves = sorted((resource, -way * by) for resource, by in moves)


def deal_effects(cards: list[Card], rng: Rng) -> None:
    """Single effects, some that cancel out, some that pull one way: in the shares that are meant."""
    count = len(cards)
    shapes: list[tuple[int, ...]] = []
    shapes += dealt(round(0.35 * count), [(1,), (2,), (2,), (2,), (1,), (3,), (2,)])
    shapes += dealt(round(0.2 * count), [(1, -1)])
    shapes += dealt(max(1, round(0.065 * count)), [(1, 1)])
    shapes += dealt(count - len(shapes), [(1, -2), (2, -1), (1, -2), (2, -1), (1, -2), (1, -3)])
    shapes = shuffled(shapes, rng)
    wanted = [resource for resource in range(5) for _ in range(QUOTA[resource])]
    pool: list[int] = []
    for card, shape in zip(cards, shapes, strict=True):
        used: list[int] = []
        while len(used) < len(shape):
            if not pool:
                pool = list(wanted)
                rng.shuffle(pool)
            found = next((nth for nth, each in enumerate(pool) if each not in used), 0)
            used.append(pool.pop(found))
        mirrored(card, list(zip(used, shape, strict=True)), rng)


def shuffled(items: Sequence[X], rng: Rng) -> list[X]:
    """The same in another order."""
    order = list(range(len(items)))
    rng.shuffle(order)
    return [items[nth] for nth in order]


def dealt(count: int, shapes: list[tuple[int, ...]]) -> list[tuple[int, ...]]:
    return [shapes[nth % len(shapes)] for nth in range(count)]


def deal_deaths(cards: list[Card], rng: Rng) -> None:
    """Two cards in five, in each storyline."""
    for line in sorted({card.line for card in cards}):
        own = shuffled([card for card in cards if card.line == line], rng)
        for card in own[: round(0.4 * len(own)) if line else 2]:
            card.death = True


def deal_stickers(cards: list[Card], is_whole: bool, rng: Rng) -> None:
    """Whoever would win for nothing pays with one; the rest lie anywhere."""
    sides = shuffled([(card, side) for card in cards for side in card.sides], rng)
    sides.sort(key=lambda each: any(by < 0 for _, by in each[1].moves))
    most = 10 * ALIKE if is_whole else round(0.36 * len(sides))
    placed = 0
    for card, side in sides:
        here = [
            each for other in cards if other.envelope == card.envelope for each in other.sides if each.sticker
        ]
        is_free = all(by > 0 for _, by in side.moves)
        if placed < most and len(here) < STICKERS_EACH:
            side.sticker = f"{RESOURCE_NAMES[placed % 5]} {FACES[placed // 5 % 2]}"
            placed += 1
        elif is_free:
            side.gift = "all coins -1"
    for _, side in sides:
        if not side.gift and rng.below(100) < 4:
            side.gift = "gatherers coins +1"


def deal_stagings(cards: list[Card]) -> None:
    """One way after the other."""
    told: dict[str, int] = {}
    for card in cards:
        nth = told.get(card.line, 0)
        card.staging = STAGINGS[nth % len(STAGINGS)]
        told[card.line] = nth + 1


def envelope_file(name: str, cards: list[Card]) -> str:
    """An envelope as TOML."""
    lines = [f'id = "{name}"', f"number = {ENVELOPE_IDS.index(name)}", f'kind = "{kind(name)}"']
    if kind(name) in ("prologue", "finale", "outcome"):
        lines.append("signed = false")
    else:
        lines += [f'storyline = "{name[0]}"', "signed = true", f"ability = {ABILITY}"]
    if name in SPECIALS:
        lines.append(f'event = "{SPECIALS[name]}"')
    if name in ENDINGS:
        concord, discord, house, prestige, crave = ENDINGS[name]
        lines += [f"concord = {concord}", f"discord = {discord}"]
        lines += [f"unlocks_story_progress_of_house = {house}"] if house else []
        lines.append(f"majority_signer_bonus = {{ prestige = {prestige}, crave = {crave} }}")
    stickers: list[str] = []
    body = "".join(vote_text(card, stickers) for card in cards)
    if name == "70":
        body = "".join(map(last_vote, range(3)))
    return "\n".join([*lines, ""]) + body + synthetic.listed(stickers)


def vote_text(card: Card, stickers: list[str]) -> str:
    """A vote as TOML."""
    tags = '{ "war" = 3 }' if card.id.endswith("1b.S1") else "{}"
    lines = ["", "[[dilemma]]", f'id = "{card.id}"', f'role = "{card.role}"']
    lines += [f"death = {str(card.death).lower()}", f'staging = "{card.staging}"', f"tags = {tags}"]
    lines += ['why.aye = "For one."', 'why.nay = "For the other."', 'clue = "What stands there."']
    for nth, side in enumerate(card.sides):
        effects, preview = written(side, stickers)
        if card.role == "side" and nth == 0 and card.id.endswith("2.S2"):
            word, by = effects[0].split()
            changed = int(by) - 1 if int(by) > 1 else int(by) + 1 if by[0] == "+" else int(by) - 1
            effects[0] = f"{word} {by} else {changed:+d} if p1_0" if abs(changed) <= 3 else effects[0]
        if card.role != "side":
            effects.append(f"flag {card.id.replace('.', '_').lower()}_{nth}")
            effects += opened(card, nth)
        lines += [f"[dilemma.{('aye', 'nay')[nth]}]"]
        lines += [f"preview = {quoted(preview)}", f"effects = {quoted(effects)}"]
    return "\n".join([*lines, ""])


def opened(card: Card, nth: int) -> list[str]:
    """What a card that leads on opens."""
    if card.role == "entry":
        return [f"open {'TBC'[int(card.id[1]) - 1]}1{'ab'[nth]}"]
    first, second = leads(card.envelope)
    ending = f"open {card.envelope[0]}E2|"  # of three endings the middle one is met on two ways
    if card.envelope in ("B6b", "H6b", "A6b"):
        second = ending + second.partition("|")[2]
    return (first, second)[nth].split("|")


def written(side: Side, stickers: list[str]) -> tuple[list[str], list[str]]:
    """Effects in card order, and the icons of what is shown."""
    effects = [f"{RESOURCE_NAMES[resource]} {by:+d}" for resource, by in side.moves]
    preview = [f"{RESOURCE_NAMES[resource]} {'up' if by > 0 else 'down'}" for resource, by in side.moves]
    if side.gift:
        effects.append(side.gift)
    if side.sticker:
        stickers.append(side.sticker)
        effects.append(f"sticker {len(stickers)}")
        preview.append(f"sticker {side.sticker.split()[1]}")
    if side.hides and len(preview) > 1:
        preview.pop()
    return effects, preview


# Texts


def texts(names: tuple[str, ...], files: dict[str, str], seed: int) -> dict[str, str]:
    """Something under each heading, as long as it should be, in words that nobody has used."""
    found = {}
    for language in ("en", "de"):
        writer = Writer(stream(bytes(32), f"lawful texts {seed} {language}", len(names)), language)
        for name in names:
            found[f"{name}.{language}.md"] = writer.file(name, files[f"{name}.toml"])
    return found


class Writer:
    """Writes nonsense in the right amounts."""

    def __init__(self, rng: Rng, language: str) -> None:
        self.rng = rng
        self.language = language

    def word(self) -> str:
        """Anything but a figure."""
        rng = self.rng
        found = ""
        while found in ("", "five", "nine"):
            parts = [CONSONANTS[rng.below(14)] + VOWELS[rng.below(5)] for _ in range(2 + rng.below(2))]
            found = "".join(parts)
        return found

    def sentence(self, count: int, end: str = ".") -> str:
        return " ".join(self.word() for _ in range(count)).capitalize() + end

    def body(self, count: int) -> str:
        return " ".join(self.sentence(10) for _ in range(count // 10))

    def file(self, name: str, rules: str) -> str:
        """Every text of an envelope."""
        own = kind(name) if kind(name) in ("ending", "outcome") else "story"
        sizes = {"ending": 140, "outcome": 180, "story": 110}
        parts = [] if name == "70" else [(f"{own}: {self.sentence(3, '')}", self.body(sizes[own]))]
        for each in [line.split('"')[1] for line in rules.splitlines() if line.startswith('id = "')][1:]:
            place = each.rpartition(".")[2]
            parts += self.card(place, name not in ("00", "70") and place == "S2")
            if f'id = "{each}"' in rules and place == "S1" and name.endswith("1b"):
                parts += [(f"{heading} softened", text) for heading, text in self.card(place, False)]
        stickers = rules.partition("[stickers]")[2].split("=")
        parts += [
            (f"sticker {nth}: {self.sentence(3, '')}", self.body(20)) for nth in range(1, len(stickers))
        ]
        if "mystery " in rules:
            parts.append((f"mystery: {self.sentence(3, '')}", self.body(100)))
        if name in SPECIALS or name == "70":
            parts.append((f"event: {self.sentence(3, '')}", self.body(80)))
        return f"# {name}\n" + "".join(f"\n## {heading}\n{text}\n" for heading, text in parts)

    def card(self, place: str, remembers: bool) -> list[tuple[str, str]]:
        """A front that asks, and two results."""
        asked = ("Shall we " if self.language == "en" else "Sollen wir ") + self.sentence(8, "?").lower()
        passage = f"[if p1_0] {self.sentence(9)} [else] {self.sentence(9)} [end] " if remembers else ""
        front = f"{self.body(50 if remembers else 60)} {passage}{asked}"
        return [(f"{place} front", front), (f"{place} aye", self.body(50)), (f"{place} nay", self.body(50))]


def folder_of(envelopes: int, seed: int) -> TemporaryDirectory[str]:
    """Such a pack in a folder that goes away again."""
    folder = TemporaryDirectory()
    write(Path(folder.name), envelopes, seed)
    return folder
