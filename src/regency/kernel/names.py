"""Names that people give: one line of plain text, not too long, and told apart from the others."""

from __future__ import annotations

import unicodedata
from typing import Final

from .errors import Reason, Refused

LONGEST_NAME: Final = 40  # letters, of a house, a king or a save point
JOINER: Final = "\u200d"  # of which some pictures are made
# Letters of other alphabets that are drawn like one of ours.
LOOK_ALIKE: Final = str.maketrans("аеорсухіјѕԁһԛԝαονικρτυχ", "aeopcyxijsdhqwaovikptux")
UNSEEN: Final = frozenset({"\u034f", *map(chr, range(0xFE00, 0xFE10))})  # marks that nobody can see


class NameEmpty(Reason, frozen=True):
    """Nothing of it could be read."""


class NameTooLong(Reason, frozen=True):
    letters: int
    most: int


def clean(text: str) -> str:
    """Somebody's words as one line of plain text, without signs that steer a screen or turn a line round."""
    kept = "".join(sign if sign.isprintable() or sign == JOINER else " " for sign in text)
    return " ".join(kept.split())


def sketch(name: str) -> str:
    """A name without case, blanks, and signs between its letters."""
    plain = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    kept = [sign for sign in plain if unicodedata.category(sign)[0] in "LMNS" and sign not in UNSEEN]
    return "".join(kept).translate(LOOK_ALIKE) or plain


def named(text: str) -> str:
    """A name as it is written down; Refused where nothing is left of it, or too much."""
    name = clean(text)
    if not name.replace(JOINER, ""):
        raise Refused(NameEmpty())
    if len(name) > LONGEST_NAME:
        raise Refused(NameTooLong(len(name), LONGEST_NAME))
    return name
