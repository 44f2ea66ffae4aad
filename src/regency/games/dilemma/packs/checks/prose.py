"""What is counted on each text by itself."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator

from regency.kernel.stories import Finding

from .language import lix, longest, sentences, words
from .pack import Pack, Part

# Words at least and at most, characters at most in English and German. Words may be missed by a tenth.
LENGTHS = {
    "front": (60, 90, 560, 660),
    "aye": (40, 70, 430, 500),
    "nay": (40, 70, 430, 500),
    "story": (90, 140, 900, 1050),
    "ending": (120, 180, 1200, 1400),
    "outcome": (150, 220, 1400, 1650),
    "sticker": (18, 30, 210, 230),
    "mystery": (90, 130, 850, 1000),
    "event": (60, 120, 800, 950),
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
PLACEHOLDERS = re.compile(r"\b(?:TODO|XXX|FIXME)\b|(?i:\blorem\b)|\?\?\?")
# Shown as it stands: pages know paragraphs, and nothing else
MARKUP = re.compile(
    r"<[a-z/!]|&[a-z]+;|https?:|www\.|\]\(|javascript:|^#|\*\*|`|\{", re.IGNORECASE | re.MULTILINE
)
TITLED = ("story", "ending", "outcome", "sticker", "mystery", "event")
# Whatever begins so is not answered by yes
ASKING = {
    "en": frozenset(["who", "whom", "whose", "what", "which", "when", "where", "why", "how"]),
    "de": frozenset(
        [
            *(
                "wer",
                "wen",
                "wem",
                "wessen",
                "was",
                "wann",
                "wo",
                "wohin",
                "warum",
                "wieso",
                "weshalb",
                "wie",
            ),
            *("welche", "welcher", "welches", "welchen", "welchem"),
        ]
    ),
}


def check(pack: Pack, language: str) -> Iterator[Finding]:
    """Every text of the envelopes in one language."""
    for part in pack.parts(language):
        for text in part.readings():
            yield from check_text(part, text)
            yield from check_seats(part, text, pack.places)
    for envelope in pack.envelopes:
        yield from check_pace([*envelope.parts.get(language, {}).values()])


def is_told(part: Part) -> bool:
    """Whether it has been written."""
    return PLACEHOLDERS.search(part.text) is None


def check_seats(part: Part, text: str, places: Collection[str]) -> Iterator[Finding]:
    """No house by name; the hills are called so too, where a story lies in them."""
    for found in re.finditer(SEATS, text):
        if found.group() not in places:
            yield part.wrong("24.4", "check-seat", found.group())
            return


def check_text(part: Part, text: str) -> Iterator[Finding]:
    """One of them, as it is read; of one that is still to be written there is nothing else to say."""
    if found := PLACEHOLDERS.search(text):
        yield part.wrong("V28", "check-placeholder", found.group(), words=found.group())
        return
    if part.kind in LENGTHS:
        yield from check_length(part, text, *LENGTHS[part.kind])
    yield from check_words(part, text)
    if part.kind == "front":
        yield from check_question(part, text)
    if part.card.startswith("S") and (dated := re.search(DATED[part.language], text, re.IGNORECASE)):
        yield part.wrong("24.4", "check-dated", dated.group(), words=dated.group())
    if part.kind in TITLED:
        yield from check_title(part)


def check_length(
    part: Part, text: str, least: int, most: int, english: int, german: int
) -> Iterator[Finding]:
    """Words and characters."""
    count = len(words(text))
    if not least * (1 - SLACK) <= count <= most * (1 + SLACK):
        yield part.wrong("V28", "check-words", count=count, least=least, most=most)
    room = english if part.language == "en" else german
    if len(text) > room:
        yield part.wrong("V28", "check-characters", count=len(text), most=room)


def check_words(part: Part, text: str) -> Iterator[Finding]:
    """Sentences and hard reading, and what no text may hold."""
    if longest(text) > LONGEST:
        yield part.wrong("24.13", "check-sentence", count=longest(text), most=LONGEST)
    if words(text) and lix(text) > HARDEST[part.language]:
        yield part.wrong("24.13", "check-lix", value=round(lix(text)), most=HARDEST[part.language])
    yield from check_signs(part, text)


def check_signs(part: Part, text: str) -> Iterator[Finding]:
    """Stock phrases, signs of another language, markup, words that no line can hold."""
    patterns = (STOCK[part.language], SIGNS[part.language])
    for pattern in patterns:
        if found := re.search(pattern, text, re.IGNORECASE):
            yield part.wrong("24.10", "check-phrase", found.group(), words=found.group())
    if found := MARKUP.search(text):
        yield part.wrong("20.6", "check-markup", found.group(), words=found.group())
    for word in words(text):
        if max(len(piece) for piece in word.split("\xad")) > LONGEST_WORD:
            yield part.wrong("24.8", "check-hyphen", word, word=word)


def check_question(part: Part, text: str) -> Iterator[Finding]:
    """Exactly one, and it is the last sentence, and Yes is an answer to it."""
    if text.count("?") != 1 or not text.endswith("?"):
        yield part.wrong("V29", "check-question")
        return
    asked = sentences(text)[-1].strip()
    first = words(asked)[0].lower() if words(asked) else ""
    if first in ASKING[part.language]:
        yield part.wrong("V29", "check-yes-or-no", asked, words=asked)


def check_title(part: Part) -> Iterator[Finding]:
    """Stories have one; those of stickers are headlines."""
    least, most = TITLES[part.language]
    headline = ARTICLE.sub("", part.title)
    if not part.title or (part.kind == "sticker" and not least <= len(words(headline)) <= most):
        yield part.wrong("24.4", "check-title", least=least, most=most)


def check_pace(parts: list[Part]) -> Iterator[Finding]:
    """The mean length of the sentences of an envelope."""
    written = [part for part in parts if is_told(part)]
    lengths = [len(words(each)) for part in written for each in sentences(part.readings()[0])]
    if not lengths:
        return
    mean = sum(lengths) / len(lengths)
    if not MEAN[0] <= mean <= MEAN[1]:
        yield parts[0].wrong("24.13", "check-pace", mean=round(mean, 1), least=MEAN[0], most=MEAN[1])
