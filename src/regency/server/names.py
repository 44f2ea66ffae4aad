"""Names at a table: no two that a fleeting eye takes for one, and none that a bot has."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from regency import bots
from regency.kernel.names import sketch
from regency.words import Words, languages

from .reasons import Denied, NameInUse
from .saved_table import SavedChair


def must_be_new(chairs: Sequence[SavedChair], seat: int, name: str) -> None:
    """Nobody else at the table or asked to it, and no bot, is called so."""
    others = {sketch(chair.name) for other, chair in enumerate(chairs) if other != seat and chair.name}
    if sketch(name) in others | names_of_bots():
        raise Denied(NameInUse(name), 409)


@cache
def names_of_bots() -> frozenset[str]:
    """What bots are called, in every language."""
    return frozenset(sketch(Words(lang).say(f"web-bot-{bot}")) for lang in languages() for bot in bots.NAMES)
