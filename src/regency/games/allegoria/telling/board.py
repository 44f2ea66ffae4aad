"""The printed tables that the board in the browser needs."""

from __future__ import annotations

from typing import Any, Final

from regency.kernel.rules import BoardData

from ..printed import claims, counts, decrees, guilds, lords, merchants, spaces, terms, tracks
from ..rules import workforce

TYPES: Final = """import type { Options } from './types'

export type Layout = Options['town_layout']
"""


def board_data() -> BoardData:
    """Every table by its name, with its type."""
    return BoardData(TYPES, tables())


def tables() -> dict[str, tuple[str, Any]]:
    """By layout of the Town Tracks, by rank, or by number."""
    by_layout = "Readonly<Record<Layout, readonly number[]>>"
    by_rank = "readonly (readonly number[])[]"
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
        "MISSED": ("number", claims.MISSED),
    }
