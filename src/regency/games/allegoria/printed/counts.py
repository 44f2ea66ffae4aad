"""How much of everything there is."""

from __future__ import annotations

from typing import Any, Final

WORKERS_EACH: Final = 10  # rulebook
STARTING_HAND: Final = 3  # rulebook
ENDS_DEALT: Final = 5  # rulebook
ENDS_KEPT: Final = 3  # rulebook
LORDS_DEALT: Final = 2  # rulebook
DECREE_CARDS: Final = 6  # rulebook
MERCHANT_CARDS: Final = 6  # rulebook
ALMS_TOKENS: Final = 3  # rulebook
ROUNDS: Final = 6  # rulebook
OPEN_CARDS: Final = 5  # rulebook
DIE: Final = [0, 0, 1, 2, 3, 4]  # rulebook

SETUP: Final[dict[str, Any]] = {
    "confidence": "rulebook",
    "workers": WORKERS_EACH,
    "hand": STARTING_HAND,
    "end_claims_dealt": ENDS_DEALT,
    "end_claims_kept": ENDS_KEPT,
    "lords_dealt": LORDS_DEALT,
    "decrees": DECREE_CARDS,
    "merchants": MERCHANT_CARDS,
    "alms_tokens": ALMS_TOKENS,
    "rounds": ROUNDS,
    "open_cards": OPEN_CARDS,
    "die": DIE,
}
