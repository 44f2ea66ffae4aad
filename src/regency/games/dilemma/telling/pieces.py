"""What the pieces are called."""

from __future__ import annotations

from regency.kernel.rules import Phrase


def phrase(domain: str, value: int) -> Phrase:
    return Phrase(f"{domain}-{value}")
