"""Names at a table: no two that a fleeting eye takes for one, and none that a bot has."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from functools import cache
from typing import Final

from regency import bots
from regency.words import Words, languages

from .reasons import Denied, NameInUse
from .saved_table import SavedChair

# Letters of other alphabets that are drawn like one of ours.
LOOK_ALIKE: Final = str.maketrans("аеорсухіјѕԁһԛԝαονικρτυχ", "aeopcyxijsdhqwaovikptux")
UNSEEN: Final = frozenset({"\u034f", *map(chr, range(0xFE00, 0xFE10))})  # marks that nobody can see


def must_be_new(chairs: Sequence[SavedChair], seat: int, name: str) -> None:
    """Nobody else at the table or asked to it, and no bot, is called so."""
    others = {sketch(chair.name) for other, chair in enumerate(chairs) if other != seat and chair.name}
    if sketch(name) in others | names_of_bots():
        raise Denied(NameInUse(name), 409)


def sketch(name: str) -> str:
    """A name without case, blanks, and signs between its letters."""
    plain = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    kept = [sign for sign in plain if unicodedata.category(sign)[0] in "LMNS" and sign not in UNSEEN]
    return "".join(kept).translate(LOOK_ALIKE) or plain


@cache
def names_of_bots() -> frozenset[str]:
    """What bots are called, in every language."""
    return frozenset(sketch(Words(lang).say(f"web-bot-{bot}")) for lang in languages() for bot in bots.NAMES)
