"""The Lords: what each begins with."""

from __future__ import annotations

from typing import Any, Final

from .terms import TRACK_NAMES, WORKER_NAMES

# fmt: off
LORD_CARDS: Final[dict[str, Any]] = {
    "confidence": "reconstructed",
    "entries": [
        {"name": "patron", "tracks": {"trade": 4, "wealth": 2, "knowledge": 2},
            "workers": {"merchant": 1}, "confidence": "rulebook"},
        {"name": "marshal", "tracks": {"strength": 4, "intrigue": 2, "wealth": 2},
            "workers": {"soldier": 1}},
        {"name": "whisperer", "tracks": {"intrigue": 4, "strength": 2, "trade": 2},
            "workers": {"spy": 1}},
        {"name": "treasurer", "tracks": {"wealth": 4, "trade": 3, "knowledge": 3}, "workers": {}},
        {"name": "chancellor", "tracks": {"knowledge": 4, "intrigue": 3, "wealth": 3}, "workers": {}},
        {"name": "regent", "tracks": {"strength": 2, "intrigue": 2, "trade": 2, "wealth": 2,
            "knowledge": 2}, "workers": {}},
        {"name": "warden", "tracks": {"strength": 3, "knowledge": 3, "wealth": 1},
            "workers": {"soldier": 1, "spy": 1}},
        {"name": "envoy", "tracks": {"trade": 3, "intrigue": 3, "knowledge": 1},
            "workers": {"merchant": 1, "spy": 1}},
    ],
}
# fmt: on

LORD_TRACKS: Final[list[list[int]]] = [
    [lord["tracks"].get(name, 0) for name in TRACK_NAMES] for lord in LORD_CARDS["entries"]
]
LORD_WORKERS: Final[list[list[int]]] = [
    [lord["workers"].get(name, 0) for name in WORKER_NAMES] for lord in LORD_CARDS["entries"]
]
LORDS: Final = len(LORD_TRACKS)
