"""Figures that are written as words, so that both languages can be held to the same ones."""

from __future__ import annotations

import re

from .language import words

EN_TIMES = {"hundred": 100, "thousand": 1000}
JOINS = {"and"}
SMALL = 2  # one and two are also articles and pairs, and are not compared
EN_UNITS = [
    "zero",
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "eleven",
    "twelve",
    "thirteen",
    "fourteen",
    "fifteen",
    "sixteen",
    "seventeen",
    "eighteen",
    "nineteen",
]
EN_TENS = ["twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"]
EN_ORDINALS = {
    "first": "one",
    "second": "two",
    "fifth": "five",
    "eighth": "eight",
    "ninth": "nine",
    "twelfth": "twelve",
}
PARTS = {"third", "tenth"}  # more often a part or a tithe than a place
DE_UNITS = [
    "null",
    "ein",
    "zwei",
    "drei",
    "vier",
    "fünf",
    "sechs",
    "sieben",
    "acht",
    "neun",
    "zehn",
    "elf",
    "zwölf",
    "dreizehn",
    "vierzehn",
    "fünfzehn",
    "sechzehn",
    "siebzehn",
    "achtzehn",
    "neunzehn",
]
DE_TENS = ["zwanzig", "dreißig", "vierzig", "fünfzig", "sechzig", "siebzig", "achtzig", "neunzig"]
DE_ENDINGS = (r"(?:te|ste)[nmrs]?$", r"te[nmrs]?$", r"(?:mal|erlei)$")
DE_ODD = {"siebte": "sieben", "siebten": "sieben", "achte": "acht", "achten": "acht"}
DE_PARTS = re.compile("zehnt|dritt")
EN = {word: value for value, word in enumerate(EN_UNITS)} | {
    word: 10 * (place + 2) for place, word in enumerate(EN_TENS)
}
EN_TENS_SAID = {10 * (place + 2) for place in range(len(EN_TENS))}
DE_TEN = {word: 10 * (place + 2) for place, word in enumerate(DE_TENS)}
DE = {word: value for value, word in enumerate(DE_UNITS)}


def figures(text: str, language: str) -> set[int]:
    """Every figure above two, however it is written."""
    found = english(text) if language == "en" else german(text)
    written = {int(each) for each in re.findall(r"\b\d+\b", text)}
    return {each for each in found | written if each > SMALL}


def english(text: str) -> set[int]:
    """Three hundred and twelve; forty-one; the sixth; the second one, which is two figures."""
    found: set[int] = set()
    total = 0
    for token in [*english_tokens(text), ""]:
        if not goes_on(total, token):
            found.add(total)
            total = 0
        total = times(total, token) + (english_value(token) or 0)
        if is_last(token):
            found.add(total)
            total = 0
    return found


def times(total: int, word: str) -> int:
    """A hundred takes the hundreds alone: nine thousand four hundred."""
    rest = total % 1000 if word == "hundred" else total
    return total - rest + max(rest, 1) * EN_TIMES[word] if word in EN_TIMES else total


def goes_on(total: int, token: str) -> bool:
    """Whether a word belongs to the figure before it: forty one does, four one does not."""
    value = english_value(token)
    if value is None:
        return token in EN_TIMES or (token in JOINS and total >= 100)
    rest = total % 100
    return rest == 0 or (rest in EN_TENS_SAID and 0 < value < 10)


def is_last(token: str) -> bool:
    """Whether no figure goes on after it: an ordinal, and pence."""
    return token in EN_ORDINALS or token.endswith(("th", "pence"))


def english_tokens(text: str) -> list[str]:
    """Words in small letters, compounds taken apart, and a stop wherever a sign separates."""
    flat = re.sub(r"[.,;:!?”“—]", " . ", text.lower()).replace("-", " ")
    return [token.strip("’‘()") for token in flat.split()]


def english_value(token: str) -> int | None:
    """What one word stands for."""
    if token in PARTS:
        return None
    plain = EN_ORDINALS.get(token, token.removesuffix("pence").removesuffix("th"))
    plain = plain[:-2] + "y" if plain.endswith("ie") else plain
    return EN.get(plain)


SOFT_HYPHEN = "\u00ad"


def german(text: str) -> set[int]:
    """Dreihundertzwölf; einundvierzig; am sechsten."""
    return {
        value
        for word in words(text.replace(SOFT_HYPHEN, ""))
        for value in [german_value(word.lower())]
        if value is not None
    }


def german_value(word: str) -> int | None:
    """What one word stands for, compounds and ordinals too."""
    if DE_PARTS.match(word) and "tausend" not in word:
        return None
    plain = [word, DE_ODD.get(word, ""), *[re.sub(ending, "", word) for ending in DE_ENDINGS]]
    return next((value for each in plain for value in [german_cardinal(each)] if value is not None), None)


def german_cardinal(word: str) -> int | None:
    """A cardinal, taken apart at thousands and hundreds."""
    for cut, times in (("tausend", 1000), ("hundert", 100)):
        if cut in word:
            before, after = word.split(cut, 1)
            head = german_cardinal(before) if before else 1
            tail = german_cardinal(after.removeprefix("und")) if after else 0
            return None if head is None or tail is None else head * times + tail
    return german_below_hundred(word)


def german_below_hundred(word: str) -> int | None:
    """Neunzehn, vierzig, einundvierzig."""
    if word in DE or word in DE_TEN:
        return DE[word] if word in DE else DE_TEN[word]
    unit, joined, ten = word.partition("und")
    return DE[unit] + DE_TEN[ten] if joined and unit in DE and ten in DE_TEN else None
