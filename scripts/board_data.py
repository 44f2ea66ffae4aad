"""The printed tables as the board in the browser needs them; `--check` fails where the file is old."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "web" / "src" / "games" / "council" / "data.ts"
HEAD = "/** Made by scripts/board_data.py from src/regency/games/council: change that, not this. */\n"
SYMBOLS = ("assistants", "coins", "points", "main_actions", "cards", "nobility")
TYPES = """
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


def tables() -> dict[str, tuple[str, Any]]:
    """Every table by its name, with its type."""
    sys.path.insert(0, str(ROOT / "src"))
    from regency.games.council import bribes, data, maps

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


def source() -> str:
    """The whole file."""
    lines = [HEAD.rstrip(), TYPES]
    for name, (kind, value) in tables().items():
        if kind.startswith("readonly") and isinstance(value[0], dict):
            rows = "\n".join(f"  {json.dumps(row, separators=(',', ':'))}," for row in value)
            lines.append(f"export const {name}: {kind} = [\n{rows}\n]")
        else:
            lines.append(f"export const {name}: {kind} = {json.dumps(value)}")
    return "\n".join([*lines, ""])


def main(arguments: list[str]) -> int:
    """Write the file, or compare it."""
    made = source()
    if arguments == ["--check"]:
        current = TARGET.read_text(encoding="utf-8") if TARGET.exists() else ""
        print("tables are current" if made == current else "data.ts is old: run python scripts/board_data.py")
        return int(made != current)
    TARGET.write_text(made, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
