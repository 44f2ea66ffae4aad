"""`regency prune`: tables that nobody has touched for long go."""

from __future__ import annotations

from argparse import Namespace
from typing import Final

from regency.server.keeping import prune
from regency.words import Words

from . import usage
from .parser import Parser
from .serve import database
from .usage import Interval, Misused, ValueMissing

MOST_DAYS: Final = 36_500


def arguments(parser: Parser) -> None:
    parser.value("--older-than", "days")
    parser.value("--database", "file")


def run(given: Namespace, words: Words) -> int:
    """Delete, and say how many."""
    if given.older_than is None:
        raise Misused(ValueMissing("--older-than"))
    days = usage.number("--older-than", given.older_than, Interval(0, MOST_DAYS))
    print(words.say("prune-done", count=prune(database(given.database), days)))
    return 0
