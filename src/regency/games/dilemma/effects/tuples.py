"""What seldom changes lies in tuples, which copies of a state share."""

from __future__ import annotations

from typing import TypeVar

V = TypeVar("V")


def with_one(values: tuple[V, ...], at: int, value: V) -> tuple[V, ...]:
    """The same facts but for one place."""
    return (*values[:at], value, *values[at + 1 :])
