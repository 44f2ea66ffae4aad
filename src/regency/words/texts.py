"""The Fluent files: read from the packages, parsed once, one bundle a language and game."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from regency.games import ALL

LANGUAGES: Final = ("en", "de")
FALLBACK: Final = "en"
AUTHORS: Final = "authors"  # what a game says to those who write its stories, and to nobody at a table


def languages() -> tuple[str, ...]:
    """The languages that are spoken here."""
    return LANGUAGES


def choose(wanted: str | None, environment: Mapping[str, str] = os.environ) -> str:
    """The language asked for, else the one of the environment, else English."""
    named = [wanted, *(environment.get(key) for key in ("LC_ALL", "LC_MESSAGES", "LANG"))]
    first = next((name for name in named if name), FALLBACK)
    short = first[:2].lower()
    return short if short in LANGUAGES and not first[2:3].isalpha() else FALLBACK


@cache
def bundle(lang: str, game: str | None) -> FluentBundle:
    """All messages of a language: those of every table, and those of one game."""
    made = FluentBundle([lang], use_isolating=False)
    for source in sources(lang, game):
        made.add_resource(FluentResource(source.read_text(encoding="utf-8")))
    return made


def sources(lang: str, game: str | None) -> Iterator[Traversable]:
    """The files of a language, and the one of a game."""
    yield from sorted(
        (found for found in (files("regency.words") / lang).iterdir() if found.name.endswith(".ftl")),
        key=lambda found: found.name,
    )
    if game in ALL:
        content = files(f"regency.games.{game}") / "content"
        yield content / f"{lang}.ftl"
        if (authors := content / f"{AUTHORS}.{lang}.ftl").is_file():
            yield authors
