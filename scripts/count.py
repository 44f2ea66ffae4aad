"""`python -m scripts.count FOLDER [LANGUAGE ...]`: counts what can be counted on a pack of stories.

Every finding is told with its file and line, and the exit status is then 1. Without languages both are meant,
each by itself and beside the other. `--measures` prints the figures of the whole pack as well.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from scripts.counting import across, budgets, houses, outcomes, pairs, prose
from scripts.counting.files import Finding, Pack, Unreadable, load

LANGUAGES = ("en", "de")


def findings(pack: Pack, languages: Sequence[str]) -> Iterator[Finding]:
    """All that is not as it should be."""
    for envelope in pack.envelopes:
        yield from outcomes.check(envelope)
    yield from budgets.check(pack)
    yield from across.check_stagings(pack)
    for language in languages:
        yield from prose.check(pack, language)
        yield from across.check(pack, language)
        yield from houses.check(pack, language)
    if len(languages) > 1:
        yield from pairs.check(pack)


def arguments(given: Sequence[str]) -> argparse.Namespace:
    """What to count, and in which languages."""
    parser = argparse.ArgumentParser(description="Counts what can be counted on a pack of stories.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("languages", nargs="*", metavar="language")
    parser.add_argument("--measures", action="store_true")
    return parser.parse_args(given)


def main(given: Sequence[str]) -> int:
    """Tell the findings; nothing to find is success."""
    chosen = arguments(given)
    languages = chosen.languages or LANGUAGES
    try:
        pack = load(chosen.folder, list(LANGUAGES))
    except Unreadable as unreadable:
        print(unreadable)
        return 1
    if chosen.measures:
        print(*budgets.measures(budgets.cards(pack)), sep="\n")
    found = list(findings(pack, languages))
    print(*found, sep="\n") if found else print("nothing to find")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
