"""A pack in which nothing is to be found, and ways to spoil one thing in it."""

from __future__ import annotations

import re
from functools import cache

from regency.games.dilemma import RULES
from regency.games.dilemma.packs import Drafted, checks
from regency.games.dilemma.printed.story import ENVELOPE_IDS
from regency.kernel.rules import Phrase
from regency.kernel.stories import Finding
from regency.words import Words

from .. import lawful
from ..synthetic import quoted

Place = tuple[str, int]
ONE_STORY = tuple(name for name in ENVELOPE_IDS if name == "00" or name[0] == "T")


@cache
def sound(names: tuple[str, ...] = ONE_STORY) -> dict[str, str]:
    """The files of such a pack."""
    return lawful.drafted(names, 1)


def under(heading: str, text: str) -> re.Match[str]:
    """A heading with what stands under it."""
    pattern = rf"^## {re.escape(heading)}(?::[^\n]*)?\n(.*?)(?=^## |\Z)"
    found = re.search(pattern, text, re.MULTILINE | re.DOTALL)
    assert found, heading
    return found


class Spoiled:
    """The same, to be spoiled."""

    def __init__(self, names: tuple[str, ...] = ONE_STORY) -> None:
        self.files = dict(sound(names))

    def text(self, file: str, old: str, new: str, count: int = 1) -> Place:
        """Other words in a file."""
        before = self.files[file]
        assert old in before, (file, old)
        at = before.index(old)
        self.files[file] = before.replace(old, new, count)
        return file, before[:at].count("\n") + 1

    def body(self, file: str, heading: str, body: str) -> Place:
        """Another text under a heading; the place is that of the heading."""
        before = self.files[file]
        found = under(heading, before)
        self.files[file] = before[: found.start(1)] + body + "\n\n" + before[found.end(1) :]
        return file, before[: found.start()].count("\n") + 1

    def told(self, file: str, heading: str) -> str:
        """What stands under a heading."""
        return under(heading, self.files[file])[1].strip()

    def line(self, card: str, key: str, value: str, side: str = "") -> Place:
        """Another value of a card, or of one of its sides."""
        file = "00.toml" if card[0] == "P" else f"{card.partition('.')[0]}.toml"
        rows = self.files[file].split("\n")
        at = rows.index(f'id = "{card}"')
        at = rows.index(f"[dilemma.{side}]", at) if side else at
        at = next(nth for nth in range(at, len(rows)) if rows[nth].startswith(f"{key} = "))
        rows[at] = f"{key} = {value}"
        self.files[file] = "\n".join(rows)
        return file, at + 1

    def effects(self, card: str, side: str, *words: str, preview: tuple[str, ...] | None = None) -> Place:
        """Other effects of a side, and icons that fit the first of them."""
        shown = preview
        if shown is None:
            moves = [word.split() for word in words if word.split()[1][:1] in "+-"]
            shown = tuple(f"{word[0]} {'up' if word[1][0] == '+' else 'down'}" for word in moves[:1])
        self.line(card, "preview", quoted(list(shown)), side)
        return self.line(card, "effects", quoted(list(words)), side)

    def kept(self, card: str, side: str) -> list[str]:
        """The effects of a side as they are."""
        file = "00.toml" if card[0] == "P" else f"{card.partition('.')[0]}.toml"
        part = self.files[file].partition(f'id = "{card}"')[2].partition(f"[dilemma.{side}]")[2]
        return re.findall(r'"([^"]*)"', part.partition("effects = ")[2].partition("\n")[0])

    def findings(self) -> list[Finding]:
        return list(checks.check(Drafted(self.files)).findings)


def said(finding: Finding, language: str = "en") -> str:
    """A finding in words."""
    words = Words(language, RULES)
    what = finding.what
    return words.phrase(what) if isinstance(what, Phrase) else words.reason(what)


def must_be_told(spoiled: Spoiled, rule: str, key: str, place: Place) -> None:
    """The rule is named, with the file and the line, in both languages."""
    found = spoiled.findings()
    told = [
        each for each in found if isinstance(each.what, Phrase) and (each.rule, each.what.key) == (rule, key)
    ]
    assert (*place,) in [(each.file, each.line) for each in told], [
        (each.file, each.line, each.rule, said(each)) for each in found
    ]
    for each in told:
        english, german = said(each), said(each, "de")
        assert english != german and "{ $" not in english + german and key not in (english, german)
