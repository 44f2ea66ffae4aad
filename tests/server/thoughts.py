"""Bots that do not behave, as a worker is given them in the place of honest ones; only `random` is honest."""

from __future__ import annotations

import os
import time
from pathlib import Path

from regency.server.bot_pool import decide

IN_HAND = "the cards in a hand"


def hangs(game: str, bot: str, packed: bytes, seed: bytes) -> bytes:
    return decide(game, bot, packed, seed) if bot == "random" else forever()


def exits(game: str, bot: str, packed: bytes, seed: bytes) -> bytes:
    return decide(game, bot, packed, seed) if bot == "random" else os._exit(3)


def eats(game: str, bot: str, packed: bytes, seed: bytes) -> bytes:
    """As much memory as there is."""
    eaten: list[bytes] = []
    while bot != "random":
        eaten.append(bytes(2**26))
    return decide(game, bot, packed, seed)


def fails(game: str, bot: str, packed: bytes, seed: bytes) -> bytes:
    if bot != "random":
        raise ValueError(IN_HAND)
    return decide(game, bot, packed, seed)


def talks_nonsense(game: str, bot: str, packed: bytes, seed: bytes) -> bytes:
    return decide(game, bot, packed, seed) if bot == "random" else b'{"do":"Nonsense"}'


def floods(game: str, bot: str, packed: bytes, seed: bytes) -> bytes:
    return decide(game, bot, packed, seed) if bot == "random" else bytes(2**22)


def hangs_once(mark: Path, game: str, bot: str, packed: bytes, seed: bytes) -> bytes:
    """The first of all such thoughts never ends, and says in which process."""
    if mark.exists():
        return decide(game, bot, packed, seed)
    mark.write_text(str(os.getpid()), encoding="ascii")
    return forever()


def always_hangs(mark: Path, *_: object) -> bytes:
    mark.write_text(str(os.getpid()), encoding="ascii")
    return forever()


def forever(*_: object) -> bytes:
    while True:
        time.sleep(3600)
