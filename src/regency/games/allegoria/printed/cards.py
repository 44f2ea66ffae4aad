"""The Workforce cards."""

from __future__ import annotations

from typing import Any, Final

from .terms import CARD_NAMES, CARD_VALUES

WORKFORCE: Final[dict[str, Any]] = {
    "confidence": "reconstructed",
    # cards of value 1, 2 and 3
    "cards": {
        "soldier": [5, 4, 3],
        "spy": [5, 4, 3],
        "merchant": [5, 4, 3],
        "banker": [5, 4, 3],
        "scholar": [5, 4, 3],
        "joker": [8, 3, 1],
    },
}

CARDS: Final[list[int]] = [
    WORKFORCE["cards"][name][value] for name in CARD_NAMES for value in range(CARD_VALUES)
]
VALUE: Final = [1 + face % CARD_VALUES for face in range(len(CARDS))]
TYPE: Final = [face // CARD_VALUES for face in range(len(CARDS))]
