"""The printed tables as the boards in the browser need them; `--check` fails where a file is old."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
GAMES = ROOT / "web" / "src" / "games"
Tables = dict[str, tuple[str, Any]]  # by name: type and value
WIDTH = 120
PIECE = re.compile(r'(?:"[^"]*"|[^",+])*(?:[,+] ?|$)')

# Throne of Allegoria


def allegoria() -> Tables:
    """Every table by its name, with its type."""
    from regency.games.allegoria.printed import (
        claims,
        counts,
        decrees,
        guilds,
        lords,
        merchants,
        spaces,
        terms,
        tracks,
    )
    from regency.games.allegoria.rules import workforce

    by_layout, by_rank = "readonly (readonly number[])[]", "readonly (readonly number[])[]"
    edicts = [
        None if edict is None else {"effect": edict.effect, "worker": edict.worker}
        for edict in decrees.EDICTS
    ]
    return {
        "ROUNDS": ("number", counts.ROUNDS),
        "TOP": ("number", tracks.TOP),
        "AREA": (by_layout, tracks.AREA),
        "TOWN_INFLUENCE": (by_layout, tracks.TOWN_INFLUENCE),
        "GROUP": (by_layout, tracks.GROUP),
        "DIPLOMACY": ("readonly number[]", tracks.DIPLOMACY),
        "ALMS_INFLUENCE": ("readonly number[]", tracks.ALMS_INFLUENCE),
        "ALMS_SPACES": ("readonly number[]", tracks.ALMS_SPACES),
        "PENALTY": ("readonly number[]", tracks.PENALTY),
        "MARKERS": ("readonly number[]", spaces.MARKERS),
        "POINTS": (by_rank, spaces.POINTS),
        "POINT_KINDS": (by_rank, spaces.KINDS),
        "DRAWS": (by_rank, spaces.DRAWS),
        "FEWER_CLAIMS": (
            "Readonly<Record<number, readonly [fewer: number, least: number]>>",
            {
                edict: (decrees.AMOUNT[edict], decrees.OTHER[edict])
                for edict, effect in enumerate(decrees.EFFECT)
                if effect == terms.FEWER_CLAIMS
            },
        ),
        "GUILD_SPACES": ("number", guilds.GUILD_SPACES),
        "LORD_TRACKS": ("readonly (readonly number[])[]", lords.LORD_TRACKS),
        "LORD_WORKERS": ("readonly (readonly number[])[]", lords.LORD_WORKERS),
        "MERCHANT_PAY": ("readonly (readonly number[])[]", merchants.MERCHANT_PAY),
        "MERCHANT_GAIN": ("readonly (readonly number[])[]", merchants.MERCHANT_GAIN),
        "EDICTS": ("readonly ({ readonly effect: number; readonly worker: number } | null)[]", edicts),
        "SPLITS": ("readonly (readonly (readonly number[])[])[]", workforce.SPLITS),
        "CLAIM_VALUES": ("readonly number[]", claims.CLAIM_VALUES),
        "END_VALUE": ("number", claims.END_VALUE),
    }


# The files


def boards() -> dict[str, tuple[str, Tables]]:
    """The types and tables of each game that has a board and declares some."""
    from regency import games

    found: dict[str, tuple[str, Tables]] = {"allegoria": ("", allegoria())}
    for game in games.ALL:
        data = games.load(game).board_data()
        if data is not None and (GAMES / game).is_dir():
            found[game] = (data.types, data.tables)
    return found


def source(game: str) -> str:
    """The whole file of a board."""
    types, tables = boards()[game]
    head = f"/** Made by scripts/board_data.py from src/regency/games/{game}: change that, not this. */"
    lines = [head, types]
    for name, (kind, value) in tables.items():
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
    sys.path.insert(0, str(ROOT / "src"))
    old = []
    for game in boards():
        target = GAMES / game / "data.ts"
        made = source(game)
        if arguments != ["--check"]:
            target.write_text(made, encoding="utf-8")
        elif not target.exists() or target.read_text(encoding="utf-8") != made:
            old.append(game)
    for game in old:
        print(f"data.ts of {game} is old: run python scripts/board_data.py")
    if arguments == ["--check"] and not old:
        print("tables are current")
    return int(bool(old))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
