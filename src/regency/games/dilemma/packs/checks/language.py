"""Words, sentences, and how hard a text is to read."""

from __future__ import annotations

import re

WORD = re.compile(r"[^\W_]+(?:[’-][^\W_]+)*")
# An ordinal or a numbered name ends no sentence: no small letter may follow.
END = re.compile(r"(?<=[.!?…])[”“’]?\s+(?=[^a-zäöü\s])")
LONG = 6


def words(text: str) -> list[str]:
    """What stands between the blanks, without signs."""
    return [found.group() for token in text.split() for found in [WORD.search(token)] if found]


def sentences(text: str) -> list[str]:
    """The sentences of a text; a paragraph ends one too."""
    return [each for line in text.split("\n") for each in END.split(line) if words(each)]


def longest(text: str) -> int:
    """Words of the longest sentence."""
    return max([len(words(each)) for each in sentences(text)], default=0)


def lix(text: str) -> float:
    """Words a sentence plus percent of words over six letters."""
    all_words = words(text)
    long = [word for word in all_words if len(word) > LONG]
    return len(all_words) / len(sentences(text)) + 100 * len(long) / len(all_words)


def runs(text: str, size: int) -> set[tuple[str, ...]]:
    """Every run of so many words."""
    small = [word.lower() for word in words(text)]
    return {tuple(small[start : start + size]) for start in range(len(small) - size + 1)}


def names(text: str) -> list[tuple[str, ...]]:
    """Capitalised words that begin no sentence, neighbours together: the names of an English text."""
    found: list[tuple[str, ...]] = []
    for sentence in sentences(text):
        tokens = sentence.split()
        for place, token in enumerate(tokens[1:], 1):
            if not token.lstrip("“‘(")[:1].isupper() or tokens[place - 1][-1] in ":“":
                continue
            found.append((token.strip("“”‘().,;:!?").removesuffix("’s"),))
    return found
