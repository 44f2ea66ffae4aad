"""The Travelling Merchants."""

from __future__ import annotations

from typing import Any, Final

# fmt: off
TRAVELLING_MERCHANTS: Final[dict[str, Any]] = {
    "confidence": "reconstructed",
    # what is paid and gained when selling Wealth for Trade, and Trade for Wealth
    "entries": [
        {"name": "A", "wealth": [1, 1], "trade": [1, 3]},
        {"name": "B", "wealth": [1, 3], "trade": [1, 1]},
        {"name": "C", "wealth": [2, 3], "trade": [1, 2]},
        {"name": "D", "wealth": [1, 2], "trade": [2, 3]},
        {"name": "E", "wealth": [1, 2], "trade": [1, 2]},
        {"name": "F", "wealth": [1, 2], "trade": [1, 3], "confidence": "derived"},
        {"name": "G", "wealth": [1, 3], "trade": [1, 2]},
        {"name": "H", "wealth": [2, 4], "trade": [1, 1]},
        {"name": "I", "wealth": [1, 1], "trade": [2, 4]},
        {"name": "J", "wealth": [2, 3], "trade": [2, 4]},
        {"name": "K", "wealth": [2, 4], "trade": [2, 3]},
        {"name": "L", "wealth": [3, 5], "trade": [3, 5]},
    ],
}
# fmt: on

# Line 0 sells Wealth, line 1 Trade
MERCHANT_PAY: Final[list[list[int]]] = [
    [card["wealth"][0], card["trade"][0]] for card in TRAVELLING_MERCHANTS["entries"]
]
MERCHANT_GAIN: Final[list[list[int]]] = [
    [card["wealth"][1], card["trade"][1]] for card in TRAVELLING_MERCHANTS["entries"]
]
MERCHANT_LETTERS: Final[list[str]] = [card["name"] for card in TRAVELLING_MERCHANTS["entries"]]
MERCHANTS: Final = len(MERCHANT_PAY)
