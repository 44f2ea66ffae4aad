"""What is counted on each text by itself."""

from __future__ import annotations

import re
from collections.abc import Iterator

from scripts.counting.files import Finding, Pack, Part
from scripts.counting.reading import lix, longest, sentences, words

# Words at least and at most, characters at most in English and German. Words may be missed by a tenth.
LENGTHS = {
    "front": (60, 90, 560, 660),
    "aye": (40, 70, 430, 500),
    "nay": (40, 70, 430, 500),
    "story": (90, 140, 900, 1050),
    "sticker": (18, 30, 210, 230),
    "house": (20, 40, 280, 300),
}
LINE = (4, 18, 120, 140)
SLACK = 0.1
LONGEST = 40
MEAN = (9, 16)
HARDEST = {"en": 38, "de": 48}
LONGEST_WORD = 24
TITLES = {"en": (2, 4), "de": (1, 4)}
ARTICLE = re.compile("^(?:The|An?|Der|Die|Das|Eine?) ")
STOCK = {
    "en": "little did|only time will tell|winds of change|tensions rise|the people are divided"
    "|whispers spread|in the following months|years later|some say|at what cost|a price to pay|dark times"
    "|holds its breath"
    "|for the greater good|in the end|a fragile peace",
    "de": "die zeit wird zeigen|die lage spitzt sich zu|das volk ist gespalten|gerüchte machen die runde"
    "|in den folgenden monaten|die einen|um jeden preis|einen hohen preis|dunkle zeiten|den atem an"
    "|am ende des tages|nichts ist mehr, wie es war|macht sinn|einmal mehr|nichtsdestotrotz|letztendlich",
}
# A card of its own may be drawn many years later, under another king.
DATED = {"en": r"yesterday|last week|aldemar|years? old", "de": r"gestern|vorige woche|aldemar|jahre alt"}
SEATS = (
    "Harrowfen|Sunderholt|Ninebridge|Neunbrück|Vael|Kornhall|Lindrath|Port Ansel|Portansel|Karrow|Tarn"
    "|Duskhollow|Dämmergrund|Coldforge|Kaltschmiede"
)
SIGNS = {"en": r"[\"'„]|  | - | – ", "de": r"[\"'”]|  | - "}
PLACEHOLDERS = re.compile(r"TODO|XXX|FIXME|lorem|\?\?\?", re.IGNORECASE)


def check(pack: Pack, language: str) -> Iterator[Finding]:
    """Every text of the envelopes in one language."""
    for part in pack.parts(language):
        for text in part.readings():
            yield from check_text(part, text)
    for envelope in pack.envelopes:
        yield from check_pace([*envelope.parts.get(language, {}).values()])


def check_text(part: Part, text: str) -> Iterator[Finding]:
    """One of them, as it is read."""
    if part.kind in LENGTHS:
        yield from check_length(part, text, *LENGTHS[part.kind])
    yield from check_words(part, text)
    if re.search(SEATS, text):
        yield part.wrong("names a house")
    if part.kind == "front":
        yield from check_question(part, text)
    if part.card.startswith("S") and (dated := re.search(DATED[part.language], text, re.IGNORECASE)):
        yield part.wrong(f"“{dated.group()}” fixes a date on a card that may be drawn much later")
    if part.kind in ("story", "sticker"):
        yield from check_title(part)


def check_length(
    part: Part, text: str, least: int, most: int, english: int, german: int
) -> Iterator[Finding]:
    """Words and characters."""
    count = len(words(text))
    if not least * (1 - SLACK) <= count <= most * (1 + SLACK):
        yield part.wrong(f"{count} words, {least} to {most} are meant")
    room = english if part.language == "en" else german
    if len(text) > room:
        yield part.wrong(f"{len(text)} characters, {room} at most")


def check_words(part: Part, text: str) -> Iterator[Finding]:
    """Sentences and hard reading, and what no text may hold."""
    if longest(text) > LONGEST:
        yield part.wrong(f"a sentence of {longest(text)} words, {LONGEST} at most")
    if words(text) and lix(text) > HARDEST[part.language]:
        yield part.wrong(f"LIX {lix(text):.0f}, {HARDEST[part.language]} at most")
    yield from check_signs(part, text)


def check_signs(part: Part, text: str) -> Iterator[Finding]:
    """Stock phrases, signs of another language, words that no line can hold."""
    for pattern in (STOCK[part.language], SIGNS[part.language], PLACEHOLDERS.pattern):
        if found := re.search(pattern, text, re.IGNORECASE):
            yield part.wrong(f"“{found.group()}” is not to be used")
    for word in words(text):
        if max(len(piece) for piece in word.split("\xad")) > LONGEST_WORD:
            yield part.wrong(f"“{word}” needs a soft hyphen")


def check_question(part: Part, text: str) -> Iterator[Finding]:
    """Exactly one, and it is the last sentence."""
    if text.count("?") != 1 or not text.endswith("?"):
        yield part.wrong("exactly one question, at the end")


def check_title(part: Part) -> Iterator[Finding]:
    """Stories have one; those of stickers are headlines."""
    least, most = TITLES[part.language]
    headline = ARTICLE.sub("", part.title)
    if not part.title or (part.kind == "sticker" and not least <= len(words(headline)) <= most):
        yield part.wrong(f"a title of {least} to {most} words")


def check_pace(parts: list[Part]) -> Iterator[Finding]:
    """The mean length of the sentences of an envelope."""
    lengths = [len(words(each)) for part in parts for each in sentences(part.readings()[0])]
    if not lengths:
        return
    mean = sum(lengths) / len(lengths)
    if not MEAN[0] <= mean <= MEAN[1]:
        yield parts[0].wrong(f"sentences have {mean:.1f} words in the mean, {MEAN[0]} to {MEAN[1]} are meant")
