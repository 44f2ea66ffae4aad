"""The printed tables that the board in the browser needs."""

from __future__ import annotations

from typing import Any, Final

from regency.kernel.rules import BoardData

from ..printed import maps, tables

SYMBOLS: Final = ("assistants", "coins", "points", "main_actions", "cards", "nobility")
TYPES: Final = """
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


def board_data() -> BoardData:
    """Every table by its name, with its type."""
    found: dict[str, tuple[str, Any]] = {
        "ATLAS": ("readonly Side[]", [{"roads": m.roads, "metals": m.metals} for m in maps.ATLAS]),
        "PERMITS": ("readonly Permit[]", [permit(tile) for tile in tables.PERMITS]),
        "TOKENS": ("readonly Bonus[]", [bonus(token) for token in tables.TOKENS]),
        "NOBILITY": (
            "Readonly<Record<number, Bonus>>",
            {space: bonus(given) for space, given in tables.NOBILITY.items()},
        ),
        "NOBILITY_END": ("number", tables.NOBILITY_END),
        "ONE_TOKEN_AGAIN": ("number", tables.ONE_TOKEN_AGAIN),
        "FREE_PERMIT": ("number", tables.FREE_PERMIT),
        "PERMIT_AGAIN": ("number", tables.PERMIT_AGAIN),
        "TWO_TOKENS_AGAIN": ("number", tables.TWO_TOKENS_AGAIN),
        "KING_REWARDS": ("readonly number[]", tables.KING_REWARDS),
        "TILE_POINTS": ("readonly number[]", tables.TILE_POINTS),
        "LETTERS": ("string", tables.LETTERS),
        "EMPORIUMS": ("number", tables.EMPORIUMS),
        "NEUTRAL": ("number", tables.NEUTRAL),
        "JOKER": ("number", tables.JOKER),
    }
    return BoardData(TYPES, found)


def permit(tile: tables.Permit) -> dict[str, Any]:
    return {"printed": tile.printed, "cities": tile.cities, "bonus": bonus(tile.bonus)}


def bonus(given: tables.Bonus) -> dict[str, int]:
    """The symbols that are there."""
    return {name: getattr(given, name) for name in SYMBOLS if getattr(given, name)}
