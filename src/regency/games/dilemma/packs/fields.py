"""Reading a table word by word: whatever means nothing there is refused with its line."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from .files import Source
from .reasons import PackWord, PackWordMissing

MOST_FIGURE: Final = 999


def known(source: Source, given: Mapping[str, Any], keys: set[str]) -> None:
    """No key but these."""
    for key in given:
        if key not in keys:
            source.fault(PackWord, key)


def one_of(source: Source, word: Any, words: tuple[str, ...]) -> int:
    """The number of a word among those that may stand there."""
    if not isinstance(word, str) or word not in words:
        source.fault(PackWord, str(word))
    return words.index(word)


def whole(source: Source, given: Mapping[str, Any], key: str) -> int:
    """A number that may be left out."""
    value = given.get(key, 0)
    if not isinstance(value, int) or isinstance(value, bool) or abs(value) > MOST_FIGURE:
        source.fault(PackWord, str(value), key)
    return value


def table(source: Source, given: Mapping[str, Any], key: str) -> dict[str, Any]:
    """A table that may be left out."""
    value = given.get(key, {})
    if not isinstance(value, dict):
        source.fault(PackWord, str(value), key)
    return value


def listed(source: Source, given: Mapping[str, Any], key: str, kind: type) -> list[Any]:
    """Any number of words, or of tables."""
    value = given.get(key, [])
    if not isinstance(value, list) or not all(isinstance(each, kind) for each in value):
        source.fault(PackWord, str(value), key)
    return value


def dilemmas(source: Source, given: Mapping[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    """The dilemmas of an envelope, each with its id."""
    for each in listed(source, given, "dilemma", dict):
        name = each.get("id")
        if not isinstance(name, str):
            source.fault(PackWordMissing, "id", "[[dilemma]]")
        yield name, each
