"""The printed tables as the boards in the browser need them; `--check` fails where a file is old."""

from __future__ import annotations

import json
import re
import sys
from typing import Any

from regency import games
from regency.kernel.rules import BoardData
from scripts.folders import BOARDS

WIDTH = 120
PIECE = re.compile(r'(?:"[^"]*"|[^",+])*(?:[,+] ?|$)')


def source(game: str, data: BoardData) -> str:
    """The whole file of a board."""
    head = f"/** Made by scripts/board_data.py from src/regency/games/{game}: change that, not this. */"
    lines = [head, data.types]
    for name, (kind, value) in data.tables.items():
        if kind.startswith("readonly") and isinstance(value[0], dict):
            rows = "\n".join(f"  {json.dumps(row, separators=(',', ':'))}," for row in value)
            lines.append(f"export const {name}: {kind} = [\n{rows}\n]")
        else:
            lines.append(f"export const {name}: {kind} = {written(value)}")
    return "\n".join([*(folded(line) for part in lines for line in part.split("\n")), ""])


def folded(line: str) -> str:
    """A line as several, broken after commas and between the parts of a sum."""
    if len(line) <= WIDTH:
        return line
    indent = " " * (len(line) - len(line.lstrip()) + 2)
    made = [""]
    for piece in PIECE.findall(line):
        if len(made[-1]) + len(piece.rstrip()) > WIDTH:
            made.append(indent)
        made[-1] += piece
    return "\n".join(each.rstrip() for each in made)


def written(value: Any) -> str:
    """A value as TypeScript; a long string is a sum of shorter ones."""
    if isinstance(value, str) and len(value) > WIDTH:
        return " + ".join(json.dumps(part) for part in re.findall(r".{1,80}(?: |$)", value))
    return json.dumps(value)


def main(arguments: list[str]) -> int:
    """Write the files, or compare them."""
    old = []
    for game in games.ALL:
        data = games.load(game).board_data()
        if data is None:
            continue
        target = BOARDS / game / "data.ts"
        made = source(game, data)
        if arguments != ["--check"]:
            target.write_text(made, encoding="utf-8")
        elif not target.exists() or target.read_text(encoding="utf-8") != made:
            old.append(game)
    for game in old:
        print(f"data.ts of {game} is old: run python -m scripts.board_data")
    if arguments == ["--check"] and not old:
        print("tables are current")
    return int(bool(old))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
