"""All that people read of a pack."""

from __future__ import annotations

from pathlib import Path

from .files import OnDisk
from .houses import houses
from .texts import Text, written


def texts(folder: Path, language: str) -> dict[str, Text]:
    """Every text of the pack in a folder in one language; what is missing is refused."""
    files = OnDisk(folder)
    return written(files, language) | houses(files, language)
