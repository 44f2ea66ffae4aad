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

# The Council of Four

SYMBOLS = ("assistants", "coins", "points", "main_actions", "cards", "nobility")
COUNCIL_TYPES = """
/** How many of each symbol, in the order in which they are gained. */
export type Bonus = Readonly<Partial<Record<Mark, number>>>
export type Mark = 'assistants' | 'coins' | 'points' | 'main_actions' | 'cards' | 'nobility'

/** One combination of board sides: roads as pairs of cities, the metal of each city. */
export interface Side {
  readonly roads: readonly (readonly [number, number])[]
  readonly metals: readonly number[]
}

export interface Permit {
  readonly printed: string
  readonly cities: readonly number[]
  readonly bonus: Bonus
}
"""


def bonus(given: Any) -> dict[str, int]:
    """The symbols that are there."""
    return {name: getattr(given, name) for name in SYMBOLS if getattr(given, name)}


def council() -> Tables:
    """Every table by its name, with its type."""
    from regency.games.council.printed import bribes, maps
    from regency.games.council.printed import tables as data

    permits = [{"printed": p.printed, "cities": p.cities, "bonus": bonus(p.bonus)} for p in data.PERMITS]
    return {
        "ATLAS": ("readonly Side[]", [{"roads": m.roads, "metals": m.metals} for m in maps.ATLAS]),
        "PERMITS": ("readonly Permit[]", permits),
        "TOKENS": ("readonly Bonus[]", [bonus(token) for token in data.TOKENS]),
        "NOBILITY": (
            "Readonly<Record<number, Bonus>>",
            {space: bonus(b) for space, b in data.NOBILITY.items()},
        ),
        "NOBILITY_END": ("number", data.NOBILITY_END),
        "ONE_TOKEN_AGAIN": ("number", data.ONE_TOKEN_AGAIN),
        "FREE_PERMIT": ("number", data.FREE_PERMIT),
        "PERMIT_AGAIN": ("number", data.PERMIT_AGAIN),
        "TWO_TOKENS_AGAIN": ("number", data.TWO_TOKENS_AGAIN),
        "KING_REWARDS": ("readonly number[]", data.KING_REWARDS),
        "TILE_POINTS": ("readonly number[]", data.TILE_POINTS),
        "LETTERS": ("string", data.LETTERS),
        "EMPORIUMS": ("number", data.EMPORIUMS),
        "NEUTRAL": ("number", data.NEUTRAL),
        "JOKER": ("number", data.JOKER),
        "BRIBE_CARDS": ("string", " ".join("".join(map(str, cards)) for cards in bribes.BRIBES)),
    }


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

BOARDS = {"council": (COUNCIL_TYPES, council), "allegoria": ("", allegoria)}


def source(game: str) -> str:
    """The whole file of a board."""
    types, tables = BOARDS[game]
    head = f"/** Made by scripts/board_data.py from src/regency/games/{game}: change that, not this. */"
    lines = [head, types]
    for name, (kind, value) in tables().items():
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
    for game in BOARDS:
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
