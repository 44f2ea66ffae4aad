"""What a client reads about a game: its book, its words, its rules and its primer."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Final

from msgspec import Struct

from regency import bots, games
from regency.kernel import campaign_reasons, entries, errors, names
from regency.kernel.core import AnyView
from regency.kernel.edge import Reconsider
from regency.kernel.fields import domains_of, sealed_in, sizes_of
from regency.kernel.options import RuleOption, changed, describe
from regency.kernel.rules import AnyRules, Phrase, readable
from regency.words import Words

from . import reasons
from .messages import Book, DoorText, GameInfo, OptionInfo, Pages, PageText, PhraseInfo, SagaInfo
from .reasons import Denied, UnknownText

LANGUAGES = ("en", "de")
MOST_PAGES: Final = 64  # that are served at once
TEXTS = ("rules", "primer")
GUIDE = "guide.ftl"
PARTS: Final = {"campaign": "campaign.ftl"}  # of the shell, for pages that not everybody opens
# Said in a terminal, at a guided table alone, or on pages of their own.
ELSEWHERE = frozenset({"lab.ftl", "serving.ftl", "content.ftl", "terminal.ftl", GUIDE, *PARTS.values()})


@cache
def game_info(name: str) -> GameInfo:
    """A game as the lobby offers it."""
    rules = games.load(name)
    options = tuple(option_info(rules, option) for option in describe(rules.options))
    least, most = rules.seats[0], rules.seats[-1]
    said = {language: door(Words(language, rules)) for language in LANGUAGES}
    return GameInfo(
        rules.name,
        rules.version,
        least,
        most,
        options,
        bots.NAMES,
        rules.stats,
        dict(rules.counts),
        said,
        games.guide(name) is not None,
        rules.timed(rules.options()),
        None if rules.saga is None else SagaInfo(rules.saga.houses, tuple(rules.saga.stories())),
    )


def option_info(rules: AnyRules, option: RuleOption) -> OptionInfo:
    """An option, and whether it decides that time runs."""
    usual = rules.options()
    timed = tuple(v for v in option.values if rules.timed(changed(usual, option.name, v)))
    decides = len(timed) < len(option.values)
    return OptionInfo(option.name, option.values, option.default, timed if decides else ())


def door(words: Words) -> DoorText:
    """What the first page says of a game, so that it need not fetch all its words."""
    return DoorText(words.game(), words.say("game-about"), words.say("game-length"))


@cache
def book(name: str) -> Book:
    """How to speak of a game."""
    rules = games.load(name)
    kinds: tuple[type[Any], ...] = (
        *rules.actions,
        *rules.events,
        *rules.asks,
        *rules.reasons,
        Reconsider,
        *entries.TOLD,
        *reasons_in(errors),
        *reasons_in(names),
        *reasons_in(campaign_reasons),
        *reasons_in(reasons),
    )
    fields = {kind.__name__: fields_of(kind) for kind in kinds}
    sizes = sizes_of(kinds).items()
    pieces = {domain: tuple(spoken(rules, domain, n) for n in range(size)) for domain, size in sizes}
    closing = tuple(kind.__name__ for kind in rules.closing)
    return Book(game_info(name), fields, pieces, closing, tuple(sorted(sealed_in(kinds))))


def reasons_in(module: Any) -> list[type[errors.Reason]]:
    """The refusals that a module defines."""
    found = [kind for kind in vars(module).values() if isinstance(kind, type)]
    return [kind for kind in found if issubclass(kind, errors.Reason) and kind is not errors.Reason]


def fields_of(kind: type[Struct]) -> dict[str, str]:
    """The domain of each field or of its items: `seat`, a named one, or nothing for numbers and texts."""
    return {field: "" if of is None else of.name for field, of in domains_of(kind).items()}


def spoken(rules: AnyRules, domain: str, value: int) -> PhraseInfo:
    return plain(rules.phrase(domain, value))


def plain(phrase: Phrase) -> PhraseInfo:
    """A phrase with everything in it."""
    return PhraseInfo(phrase.key, {name: inner(about) for name, about in phrase.about.items()})


def inner(about: Any) -> Any:
    if isinstance(about, Phrase):
        return plain(about)
    if isinstance(about, list | tuple):
        return [inner(one) for one in about]
    return about


@cache
def words(language: str, game: str, part: str = "") -> str:
    """The messages of the shell, those of a game alone, or of a part of the shell, as one Fluent file."""
    if language not in LANGUAGES or (game and game not in games.NAMES) or (part and part not in PARTS):
        raise Denied(UnknownText(), 404)
    if part:
        return files("regency.words").joinpath(language, PARTS[part]).read_text("utf-8")
    if game:
        return files(f"regency.games.{game}").joinpath("content", f"{language}.ftl").read_text("utf-8")
    shell = files("regency.words").joinpath(language)
    parts = [
        file.read_text("utf-8")
        for file in sorted(shell.iterdir(), key=str)
        if file.name.endswith(".ftl") and file.name not in ELSEWHERE
    ]
    return "\n\n".join(parts)


def pages(rules: AnyRules, view: AnyView, language: str, keys: Sequence[str]) -> Pages:
    """What an audience may read of these pages."""
    if language not in LANGUAGES:
        raise Denied(UnknownText(), 404)
    found = readable(rules, view, keys[:MOST_PAGES], language)
    return Pages({key: PageText(page.title, page.text) for key, page in found.items()})


@cache
def guide_words(game: str, language: str) -> str:
    """What a guide says at its tables, as one Fluent file."""
    if language not in LANGUAGES or game not in games.NAMES or games.guide(game) is None:
        raise Denied(UnknownText(), 404)
    own = files(f"regency.games.{game}").joinpath("content", f"guide.{language}.ftl")
    shared = files("regency.words").joinpath(language, GUIDE)
    return "\n\n".join(file.read_text("utf-8") for file in (shared, own))


@cache
def text(game: str, name: str, language: str) -> str:
    """The rules reference, the primer, or what a guide says."""
    if name == "guide":
        return guide_words(game, language)
    if game not in games.NAMES or name not in TEXTS or language not in LANGUAGES:
        raise Denied(UnknownText(), 404)
    return files(f"regency.games.{game}").joinpath("content", f"{name}.{language}.md").read_text("utf-8")
