"""A pack as its files have it: rules in TOML, texts in Markdown, each text with the line it begins on."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any

HEADING = re.compile(r"^## (?P<key>[^:]+?)(?:: (?P<title>.+))?$")
PASSAGE = re.compile(r"\[if [a-z_]+\]\s*(.*?)\s*\[else\]\s*(.*?)\s*\[end\]", re.DOTALL)


@dataclass(frozen=True)
class Finding:
    """Something that is not as it should be, and where."""

    file: Path
    line: int
    what: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.what}"


class Unreadable(Exception):
    """A file that is missing, or is no such file."""


@dataclass(frozen=True)
class Part:
    """One text under its heading."""

    file: Path
    line: int
    language: str
    key: str
    title: str
    text: str

    @property
    def kind(self) -> str:
        """What sort of text this is: front, aye, nay, story, sticker, or what a house's heading says."""
        last = self.key.split()[-1]
        return "sticker" if self.key.startswith("sticker ") else last

    @property
    def card(self) -> str:
        """Which card it stands on; each story and each sticker is a card of its own."""
        return self.key.rsplit(" ", 1)[0] if self.kind in ("front", "aye", "nay") else self.key

    def wrong(self, what: str) -> Finding:
        """A finding on this text."""
        return Finding(self.file, self.line, f"{self.key}: {what}")

    def readings(self) -> list[str]:
        """The text as it may be read: with the passages of flags that are set, and of those that are not."""
        either = (PASSAGE.sub(rf"\{group}", self.text) for group in (1, 2))
        return sorted(set(either))


@dataclass(frozen=True)
class Envelope:
    """The three files of one envelope."""

    file: Path
    rules: dict[str, Any]
    parts: dict[str, dict[str, Part]] = field(hash=False)

    @property
    def id(self) -> str:
        """How the pack calls it."""
        return self.file.stem

    @property
    def dilemmas(self) -> list[dict[str, Any]]:
        """Its votes."""
        return list(self.rules.get("dilemma", []))

    @cached_property
    def lines(self) -> list[str]:
        """Its rules, line by line."""
        return self.file.read_text("utf-8").splitlines()

    def wrong(self, what: str, at: str = "") -> Finding:
        """A finding in the rules, at the first line that holds these words."""
        found = [number for number, line in enumerate(self.lines, 1) if at and at in line]
        return Finding(self.file, found[0] if found else 1, what)

    def short(self, dilemma: dict[str, Any]) -> str:
        """How the texts call a vote: T1a.K is K here."""
        return str(dilemma.get("id", "")).removeprefix(f"{self.id}.")


@dataclass(frozen=True)
class Pack:
    """All envelopes, the houses, and the words of the realm."""

    folder: Path
    about: dict[str, Any]
    envelopes: list[Envelope]
    houses: dict[str, dict[str, Part]]

    def parts(self, language: str) -> Iterator[Part]:
        """Every text of the envelopes in one language."""
        for envelope in self.envelopes:
            yield from envelope.parts.get(language, {}).values()


def load(folder: Path, languages: list[str]) -> Pack:
    """The pack in a folder."""
    about = read_rules(folder / "pack.toml")
    envelopes = [load_envelope(folder / f"{name}.toml", languages) for name in about["envelopes"]]
    return Pack(folder, about, envelopes, load_parts(folder / str(about["houses"]), languages))


def load_envelope(file: Path, languages: list[str]) -> Envelope:
    """One envelope with its texts."""
    return Envelope(file, read_rules(file), load_parts(file.with_suffix(""), languages))


def load_parts(stem: Path, languages: list[str]) -> dict[str, dict[str, Part]]:
    """The texts beside it, by language and heading."""
    files = {language: stem.parent / f"{stem.name}.{language}.md" for language in languages}
    return {language: read_parts(file, language) for language, file in files.items() if file.exists()}


def read_rules(file: Path) -> dict[str, Any]:
    """A file of rules."""
    try:
        return tomllib.loads(file.read_text("utf-8"))
    except (OSError, ValueError) as error:
        raise Unreadable(f"{file}:1: {error}") from error


def read_parts(file: Path, language: str) -> dict[str, Part]:
    """The texts of one file by heading."""
    parts: dict[str, Part] = {}
    lines = file.read_text("utf-8").splitlines()
    starts = [number for number, line in enumerate(lines) if line.startswith("## ")]
    for start, end in zip(starts, [*starts[1:], len(lines)], strict=True):
        heading = HEADING.match(lines[start])
        if heading is None or heading["key"] in parts:
            raise Unreadable(f"{file}:{start + 1}: no heading, or one that has stood before")
        text = "\n".join(lines[start + 1 : end]).strip()
        parts[heading["key"]] = Part(file, start + 1, language, heading["key"], heading["title"] or "", text)
    return parts
