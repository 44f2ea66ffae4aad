"""`python -m scripts.count FOLDER [LANGUAGE ...]`: counts what can be counted on a pack of stories.

As `regency content check` does, but for one language at a time if need be, while the other is not written.
Every finding is told with its file and line, and the exit status is then 1. Without languages both are meant,
each by itself and beside the other. `--measures` prints the figures of the whole pack as well.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from regency.games.dilemma import RULES
from regency.games.dilemma.packs import LANGUAGES, BadPack, OnDisk
from regency.games.dilemma.packs.checks import budgets, findings
from regency.games.dilemma.packs.checks.pack import load
from regency.kernel.rules import Phrase
from regency.kernel.stories import Finding
from regency.words import Words


def told(words: Words, folder: Path, found: Finding) -> str:
    """A finding in a line."""
    what = words.phrase(found.what) if isinstance(found.what, Phrase) else words.reason(found.what)
    return f"{folder / found.file}:{found.line}: {what}"


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
    words = Words("en", RULES)
    try:
        pack = load(OnDisk(chosen.folder))
    except BadPack as bad:
        print(words.reason(bad.reason))
        return 1
    if chosen.measures:
        for measure in budgets.measures(budgets.cards(pack)):
            print(words.phrase(measure.phrase))
    found = [told(words, chosen.folder, each) for each in findings(pack, chosen.languages or LANGUAGES)]
    print(*found, sep="\n") if found else print("nothing to find")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
