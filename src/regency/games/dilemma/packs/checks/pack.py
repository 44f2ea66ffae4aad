"""A pack as its files have it: rules in TOML, texts in Markdown, each with the line that it stands in.

Whatever is no table or no list where one is meant is read as an empty one: the loader refuses it by name.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any, Final

from msgspec import Struct

from regency.kernel.rules import Phrase
from regency.kernel.stories import Finding

from ...printed import story
from ..files import HEAD, Files, Source, envelope_files, toml
from ..texts import LANGUAGES, Text, headings
from .effects import Outcome, read_side

PASSAGE: Final = re.compile(r"\[if [^\]]*\]\s*(.*?)\s*\[else\]\s*(.*?)\s*\[end\]", re.DOTALL)
FLAG_READ: Final = re.compile(r"\[if ([^\]]*)\]")
SIDES: Final = ("aye", "nay")


def table(value: Any) -> dict[str, Any]:
    """A table, or an empty one."""
    return value if isinstance(value, dict) else {}


def word(value: Any) -> str:
    """A word, or none."""
    return value if isinstance(value, str) else ""


def whole(value: Any) -> int:
    """A number, or nought."""
    return value if isinstance(value, int) and not isinstance(value, bool) else 0


class Part(Struct, frozen=True):
    """One text under its heading."""

    file: str
    line: int
    language: str
    key: str
    title: str
    text: str

    @property
    def kind(self) -> str:
        """What sort of text this is: front, aye, nay, story, sticker, or what a house's heading says."""
        names = self.key.removesuffix(" softened").split()
        return "sticker" if self.key.startswith("sticker ") else names[-1]

    @property
    def card(self) -> str:
        """Which card it stands on; each story and each sticker is a card of its own."""
        key = self.key.removesuffix(" softened")
        return key.rsplit(" ", 1)[0] if self.kind in ("front", *SIDES) else key

    @property
    def is_softened(self) -> bool:
        """Whether it is told more gently."""
        return self.key.endswith(" softened")

    def wrong(self, rule: str, what: str, at: str = "", **about: Any) -> Finding:
        """A finding on this text, in the line in which these words stand."""
        place = self.text.find(at) if at else -1
        line = self.line + 1 + self.text.count("\n", 0, place) if place >= 0 else self.line
        return Finding(self.file, line, rule, Phrase(what, {"text": self.key, **about}))

    def readings(self) -> list[str]:
        """The text as it may be read: with the passages of flags that are set, and of those that are not."""
        either = (PASSAGE.sub(rf"\{group}", self.text) for group in (1, 2))
        return sorted(set(either))

    def flags(self) -> list[str]:
        """The flags that it reads."""
        return FLAG_READ.findall(self.text)


class Vote(Struct, frozen=True):
    """A dilemma as it is written down."""

    id: str
    role: str
    death: bool
    staging: str
    storyline: str
    tags: dict[str, Any]
    why: tuple[str, str]
    clue: str
    is_deceptive: bool
    aye: Outcome
    nay: Outcome

    @property
    def sides(self) -> tuple[tuple[str, Outcome], ...]:
        """Both outcomes by name."""
        return (("aye", self.aye), ("nay", self.nay))

    @property
    def name(self) -> str:
        """How the texts call it: T1a.K is K there."""
        return self.id.rpartition(".")[2]

    @property
    def leads(self) -> bool:
        """Whether it moves its storyline on."""
        return self.role in ("key", "trigger", "entry")


class Envelope(Struct, frozen=True):
    """The three files of one envelope."""

    source: Source
    rules: dict[str, Any]
    id: str
    votes: tuple[Vote, ...]
    stickers: dict[str, str]
    parts: dict[str, dict[str, Part]]

    @property
    def kind(self) -> str:
        return word(self.rules.get("kind"))

    @property
    def storyline(self) -> str:
        return word(self.rules.get("storyline"))

    def line(self, vote: Vote | None = None, side: str = "", at: str = "") -> int:
        """Where a vote, a side of it, or a word in it stands."""
        here = self.source
        for needle in (f'"{vote.id}"' if vote else "", f"[dilemma.{side}]" if side else "", at):
            here = here.at(needle) if needle else here
        return here.line()

    def wrong(
        self, rule: str, what: str, vote: Vote | None = None, side: str = "", at: str = "", **about: Any
    ) -> Finding:
        """A finding in the rules."""
        where = {"card": f"{vote.id if vote else self.id} {side}".strip()}
        return Finding(self.source.name, self.line(vote, side, at), rule, Phrase(what, {**where, **about}))


class Pack(Struct, frozen=True):
    """All envelopes, the houses, and the words of the realm."""

    head: Source
    about: dict[str, Any]
    envelopes: tuple[Envelope, ...]
    houses: dict[str, dict[str, Part]]
    houses_file: str

    def parts(self, language: str) -> Iterator[Part]:
        """Every text of the envelopes in one language."""
        for envelope in self.envelopes:
            yield from envelope.parts.get(language, {}).values()

    @property
    def by_id(self) -> dict[str, Envelope]:
        return {each.id: each for each in self.envelopes}

    def has(self, name: str) -> bool:
        return name in self.by_id

    def wrong(self, rule: str, what: str, at: str = "", **about: Any) -> Finding:
        """A finding on the whole pack."""
        return Finding(HEAD, self.head.line(at) if at else 1, rule, Phrase(what, about))

    @property
    def glossary(self) -> dict[str, dict[str, list[str]]]:
        """Words of the realm, with their forms in each language."""
        return {
            term: {language: [word(form) for form in listed(forms.get(language))] for language in LANGUAGES}
            for term, given in table(self.about.get("glossary")).items()
            for forms in [table(given)]
        }

    @property
    def places(self) -> set[str]:
        """Places that a story lies in, though a house is called after them."""
        return {word(place) for place in listed(self.about.get("places"))}

    @property
    def names(self) -> dict[str, str]:
        """Names that German writes otherwise."""
        return {name: word(form) for name, form in table(self.about.get("names")).items()}


def listed(value: Any) -> list[Any]:
    """A list, or an empty one."""
    return value if isinstance(value, list) else []


def load(files: Files) -> Pack:
    """The pack in these files; BadPack where one of them cannot be read at all."""
    head = files.read(HEAD)
    about = toml(head)
    names = files.names()
    envelopes = [load_envelope(files, names, name) for name in envelope_files(names)]
    order = {name: nth for nth, name in enumerate(story.ENVELOPE_IDS)}
    envelopes.sort(key=lambda each: order.get(each.id, len(order)))
    stem = word(about.get("houses"))
    return Pack(head, about, tuple(envelopes), load_parts(files, names, stem), stem)


def load_envelope(files: Files, names: list[str], name: str) -> Envelope:
    """One envelope with its texts."""
    source = files.read(name)
    rules = toml(source)
    stickers = {key: word(value) for key, value in table(rules.get("stickers")).items()}
    votes = tuple(
        [vote_of(each, stickers) for each in listed(rules.get("dilemma")) if isinstance(each, dict)]
    )
    stem = name.removesuffix(".toml")
    return Envelope(source, rules, word(rules.get("id")), votes, stickers, load_parts(files, names, stem))


def vote_of(given: dict[str, Any], stickers: Mapping[str, str]) -> Vote:
    """A dilemma."""
    why = table(given.get("why"))
    return Vote(
        word(given.get("id")),
        word(given.get("role")),
        given.get("death") is True,
        word(given.get("staging")),
        word(given.get("storyline")),
        table(given.get("tags")),
        (word(why.get("aye")), word(why.get("nay"))),
        word(given.get("clue")),
        given.get("deceptive") is True,
        *(read_side(table(given.get(side)), stickers) for side in SIDES),
    )


def load_parts(files: Files, names: list[str], stem: str) -> dict[str, dict[str, Part]]:
    """The texts of one name, by language and heading."""
    found: dict[str, dict[str, Part]] = {}
    for language in LANGUAGES:
        file = f"{stem}.{language}.md"
        if stem and file in names:
            texts = headings(files.read(file))
            found[language] = {key: part_of(file, language, key, text) for key, text in texts.items()}
    return found


def part_of(file: str, language: str, key: str, text: Text) -> Part:
    return Part(file, text.line, language, key, text.title, text.body)
