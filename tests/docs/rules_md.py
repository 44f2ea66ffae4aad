"""A game's RULES.md as the tests read it: what stands in code marks leads to a file, a name or an option."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib import import_module

from regency import games
from regency.kernel.options import describe

from .reading import GAMES

SPAN = re.compile(r"`([^`]+)`")
PLACE = re.compile(r"([\w/]+)\.py(?::(\w+))?")
EXPLAINED = {"file.py:name", "name=value", "options", "perform", "refusal"}  # what the text says about itself


class Guide:
    """The RULES.md of one game."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.folder = GAMES / game
        self.text = (self.folder / "RULES.md").read_text(encoding="utf-8")
        self.options = describe(games.load(game).options)

    def flaws(self, more: str = "") -> Iterator[str]:
        """Whatever stands in code marks and leads nowhere."""
        for span in sorted(set(SPAN.findall(self.text + more)) - EXPLAINED):
            place, option = PLACE.fullmatch(span), span.partition("=")
            if place is not None:
                if not self.leads_somewhere(place[1], place[2]):
                    yield span
            elif option[1]:
                if not self.is_option(option[0], option[2]):
                    yield span
            elif not (self.folder / span).is_file():
                yield span

    def leads_somewhere(self, file: str, name: str | None) -> bool:
        """Whether a file of the game exists, and what is named in it."""
        if not (self.folder / f"{file}.py").is_file():
            return False
        module = f"regency.games.{self.game}.{file.replace('/', '.')}"
        return name is None or hasattr(import_module(module), name)

    def is_option(self, name: str, value: str) -> bool:
        return any(option.name == name and value in option.values for option in self.options)

    def named(self) -> set[str]:
        """The files that are named."""
        return {place[1] for span in SPAN.findall(self.text) if (place := PLACE.fullmatch(span))}

    def rulings(self) -> dict[int, str]:
        """The rulings by their numbers."""
        parts = re.split(r"^(\d+)\. ", self.text.partition("## Rulings")[2], flags=re.MULTILINE)[1:]
        return dict(zip(map(int, parts[::2]), parts[1::2], strict=True))
