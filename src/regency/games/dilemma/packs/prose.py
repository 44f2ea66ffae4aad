"""All that people read of a pack."""

from __future__ import annotations

from pathlib import Path

from ..printed import story
from .files import OnDisk, envelope_files, toml
from .houses import houses
from .passages import check_memory
from .texts import Text, written


def texts(folder: Path, language: str) -> dict[str, Text]:
    """Every text of the pack in a folder in one language; what is missing is refused."""
    files = OnDisk(folder)
    found = written(files, language)
    for file in envelope_files(files.names()):
        number = story.ENVELOPE_IDS.index(toml(files.read(file))["id"])
        check_memory(files, file, number, language)
    return found | houses(files, language)
