"""Words that bring a seat back: easy to note down, told once, and kept as a fingerprint."""

from __future__ import annotations

import hashlib
import secrets
from typing import Final

CONSONANTS: Final = "bdfgklmnprstvw"
VOWELS: Final = "aeiou"
PARTS: Final = 3  # of four letters each: 36 bits, and few tries
TRIES: Final = (1 / 30, 5.0)  # at one table: a second, and at once
TRIES_OF_AN_ADDRESS: Final = (1 / 60, 5.0)  # at all tables
WISHES: Final = (1 / 10, 10.0)
NONE: Final = "-" * 64  # no word has this fingerprint


def made() -> str:
    """A new word, from the system's random source."""
    return "-".join(
        "".join(secrets.choice(CONSONANTS) + secrets.choice(VOWELS) for _ in "ab") for _ in range(PARTS)
    )


def fingerprint(table_id: str, seat: int, word: str) -> str:
    """What is kept of a word: slow to work out, and another one at every seat."""
    plain = "".join(sign for sign in word.casefold() if sign.isalpha())
    salt = f"{table_id} {seat}".encode()
    return hashlib.scrypt(plain.encode("utf-8", "replace"), salt=salt, n=4096, r=8, p=1, dklen=32).hex()
