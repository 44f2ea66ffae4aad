"""Words as TOML writes them."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.json import encode


def quoted(text: str) -> str:
    """A string: what JSON escapes TOML does too."""
    return encode(text).decode()


def listed(texts: Sequence[str]) -> str:
    """A list of them."""
    return f"[{', '.join(map(quoted, texts))}]"
