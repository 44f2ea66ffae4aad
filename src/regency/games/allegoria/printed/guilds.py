"""The Guilds."""

from __future__ import annotations

from typing import Any, Final

GUILD_SPACES: Final = 2  # rulebook
GUILD_INFLUENCE: Final = 2  # rulebook
GUILD_TILES: Final[dict[str, Any]] = {
    "confidence": "rulebook",
    "spaces": GUILD_SPACES,
    "influence": GUILD_INFLUENCE,
    "entries": ["soldiers", "spies", "merchants", "bankers", "scholars"],
}
