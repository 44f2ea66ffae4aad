"""What lies on the table or behind a screen in one piece: offers, deals, promises, whispers, story cards."""

from __future__ import annotations

from msgspec import Struct

from ..printed.abilities import Ability


class Offer(Struct, frozen=True, array_like=True):
    """Coins on the table before whoever would serve; or, with a price, coins that are asked for."""

    by: int
    to: int
    service: int
    price: int  # 0: an offer, which is as good as the coins that lie there
    coins: tuple[int, ...]
    joined: int  # a mask: a house joins once


class Deal(Struct, frozen=True, array_like=True):
    """What was paid for."""

    payee: int
    service: int
    coins: tuple[int, ...]
    done: bool


class Pledged(Struct, frozen=True, array_like=True):
    """A promise without coins, and whether it was kept."""

    by: int
    to: int
    service: int
    fate: int


class Whisper(Struct, frozen=True, array_like=True):
    """What two houses know and nobody else."""

    by: int
    to: int
    service: int
    coins: int


class Placed(Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """A story card on its stack: who signed it, and what it can do."""

    envelope: int
    storyline: int
    signer: int  # a house, or NOTHING
    ability: Ability
    left: int  # boxes of a limited ability


BROKEN = 0
KEPT = 1
MOOT = 2
