"""Randomness: every shuffle and every roll has a stream of its own, the same on every platform."""

from __future__ import annotations

from hashlib import blake2s, sha256
from typing import Final

WORD: Final = 0xFFFFFFFF
SPAN: Final = 0x100000000
SEED_BYTES: Final = 32


class Rng:
    """Chris Doty-Humphrey's sfc32 generator: four words of 32 bits."""

    def __init__(self, a: int, b: int, c: int, d: int) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.d = d

    def word(self) -> int:
        """The next 32 bits."""
        b = self.b
        c = self.c
        out = (self.a + b + self.d) & WORD
        self.d = (self.d + 1) & WORD
        self.a = b ^ (b >> 9)
        self.b = (c + ((c << 3) & WORD)) & WORD
        self.c = ((((c << 21) & WORD) | (c >> 11)) + out) & WORD
        return out

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each equally likely."""
        if n <= 0 or n > SPAN:
            raise ValueError("a choice needs between one and 2**32 possibilities")
        fair = SPAN - SPAN % n  # beyond it some remainders would come up more often
        out = self.word()
        while out >= fair:
            out = self.word()
        return out % n

    def shuffle(self, cards: list[int]) -> None:
        """Every order equally likely (Fisher and Yates)."""
        for last in range(len(cards) - 1, 0, -1):
            other = self.below(last + 1)
            cards[last], cards[other] = cards[other], cards[last]

    def clone(self) -> Rng:
        return Rng(self.a, self.b, self.c, self.d)


def stream(seed: bytes, label: str, count: int) -> Rng:
    """The stream of the count-th random act called `label`: it tells nothing about any other."""
    name = label.encode()
    key = blake2s(len(name).to_bytes(2, "big") + name + count.to_bytes(8, "big"), digest_size=16, key=seed)
    words = key.digest()
    return Rng(
        int.from_bytes(words[0:4], "big"),
        int.from_bytes(words[4:8], "big"),
        int.from_bytes(words[8:12], "big"),
        int.from_bytes(words[12:16], "big"),
    )


def stretch(small: int) -> bytes:
    """A seed of 256 bits from a small number: for experiments, since a small number can be guessed."""
    return sha256(b"regency small seed " + str(small).encode()).digest()


def commitment(seed: bytes) -> str:
    """What may be published before play, so that the seed cannot be changed later."""
    return sha256(seed).hexdigest()
