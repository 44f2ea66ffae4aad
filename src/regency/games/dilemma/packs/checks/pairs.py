"""What one language says the other says too: headings, figures, names, words of the realm, about as much."""

from __future__ import annotations

import re
from collections.abc import Iterator

from regency.kernel.rules import Phrase
from regency.kernel.stories import Finding

from ..texts import LANGUAGES
from .language import names, words
from .numerals import figures
from .pack import Pack, Part

SHARE = (85, 105)  # German words in percent of English ones, over an envelope


def check(pack: Pack) -> Iterator[Finding]:
    """Every envelope in both languages."""
    for envelope in pack.envelopes:
        english, german = (envelope.parts.get(language) for language in ("en", "de"))
        for language in LANGUAGES:
            if language not in envelope.parts:
                stem = envelope.source.name.removesuffix(".toml")
                yield Finding(f"{stem}.{language}.md", 1, "V28", Phrase("check-language"))
        if not english or not german:
            continue
        yield from check_share(english, german)
        yield from check_cards(pack, cards(english), cards(german))


def check_share(english: dict[str, Part], german: dict[str, Part]) -> Iterator[Finding]:
    """Neither language is padded."""
    said = [sum(len(words(part.text)) for part in parts.values()) for parts in (english, german)]
    share = 100 * said[1] / max(1, said[0])
    if not SHARE[0] <= share <= SHARE[1]:
        first = next(iter(german.values()))
        about = {"share": round(share), "least": SHARE[0], "most": SHARE[1]}
        yield Finding(first.file, 1, "24.13", Phrase("check-share", about))


def cards(parts: dict[str, Part]) -> dict[str, list[Part]]:
    """The texts of each card."""
    found: dict[str, list[Part]] = {}
    for part in parts.values():
        found.setdefault(part.card, []).append(part)
    return found


def check_cards(
    pack: Pack, english: dict[str, list[Part]], german: dict[str, list[Part]]
) -> Iterator[Finding]:
    """Card by card; a heading that is missing is found elsewhere."""
    for card in english.keys() & german.keys():
        yield from check_figures(pack, english[card], german[card])
        yield from check_names(pack, english[card], german[card])
        yield from check_terms(pack, english[card], german[card])


def whole(parts: list[Part]) -> str:
    """All that a card says."""
    return "\n".join([text for part in parts for text in (part.title, *part.readings()) if text])


def check_figures(pack: Pack, english: list[Part], german: list[Part]) -> Iterator[Finding]:
    """The same figures above two, those that belong to a word of the realm set aside."""
    by_key = {part.key: part for part in german}
    for part in english:
        other = by_key.get(part.key)
        if other is None:
            continue
        said, echoed = (figures(plain(pack, each), each.language) for each in (part, other))
        yield from (
            other.wrong("24.13", "check-figure", figure=each, only="en") for each in sorted(said - echoed)
        )
        yield from (
            other.wrong("24.13", "check-figure", str(each), figure=each, only="de")
            for each in sorted(echoed - said)
        )


def plain(pack: Pack, part: Part) -> str:
    """A text without words of the realm: the League has seven locks in one language only."""
    forms = [form for terms in pack.glossary.values() for form in terms[part.language] if form]
    text = "\n".join(part.readings())
    return re.sub("|".join(re.escape(form) for form in sorted(forms, key=len, reverse=True)), "", text)


def check_names(pack: Pack, english: list[Part], german: list[Part]) -> Iterator[Finding]:
    """Every name of the English card, in its German form where it has one."""
    forms = pack.names
    text, other = whole(english), whole(german)
    for name, form in forms.items():
        if is_said(name, text) and form not in other:
            yield beside(english, german, name).wrong("24.13", "check-name", name=name, form=form)
    aside = {bare(word) for name in [*forms, *english_terms(pack)] for word in words(name)}
    said = {each for part in english for reading in part.readings() for each in names(reading)}
    for (name,) in sorted(said):
        if bare(name) not in aside and name not in other:
            yield beside(english, german, name).wrong("24.13", "check-name", name=name, form=name)


def beside(english: list[Part], german: list[Part], words_said: str) -> Part:
    """The German text beside the English one in which this is said."""
    keys = [part.key for part in english if is_said(words_said, whole([part]))]
    return next((part for part in german if part.key in keys), german[0])


def bare(word: str) -> str:
    """Without what says whose it is."""
    return word.removesuffix("’s").removesuffix("’")


def english_terms(pack: Pack) -> list[str]:
    """Words of the realm in English."""
    return [
        *pack.glossary,
        *[term for each in pack.glossary.values() for term in each["en"]],
    ]


def check_terms(pack: Pack, english: list[Part], german: list[Part]) -> Iterator[Finding]:
    """Where one language uses a word of the realm, the other does."""
    text, other = whole(english), whole(german)
    for term, forms in pack.glossary.items():
        is_english = any(is_said(form, text) for form in forms["en"])
        is_german = any(form in other for form in forms["de"])
        if is_english != is_german:
            only = "en" if is_english else "de"
            yield german[0].wrong("24.13", "check-term", term=term, only=only)


def is_said(name: str, text: str) -> bool:
    """Whether these words stand there, and not inside others."""
    return re.search(rf"(?<!\w){re.escape(name)}(?!\w)", text) is not None
