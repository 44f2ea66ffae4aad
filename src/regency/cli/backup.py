"""`regency backup`: a copy of all tables, while people play."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from regency.server.sqlite_file import backup
from regency.words import Words

from .parser import Parser
from .serve import database
from .usage import Misused, TargetMissing, TargetThere


def arguments(parser: Parser) -> None:
    parser.thing("file", "backup")
    parser.value("--database", "file")


def run(given: Namespace, words: Words) -> int:
    """Copy; a file that is there is not written over."""
    if given.file is None:
        raise Misused(TargetMissing())
    target = Path(given.file)
    if target.exists():
        raise Misused(TargetThere(str(target)))
    backup(database(given.database), target)
    print(words.say("backup-done", file=str(target)))
    return 0
