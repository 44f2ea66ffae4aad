"""The Royal Decrees."""

from __future__ import annotations

from typing import Any, Final

from .terms import EFFECTS, NOTHING, TRACK_NAMES, WORKER_NAMES

# fmt: off
ROYAL_DECREES: Final[dict[str, Any]] = {
    "confidence": "reconstructed",
    # The Queen Is Dead, the twelfth card, has no events of its own: rulebook
    "entries": [
        {"alive": {"name": "royal-jubilee", "effect": "raise-any", "amount": 1},
         "dead": {"name": "hard-times", "effect": "hard-times"}},
        {"alive": {"name": "call-to-arms", "effect": "place-worker", "worker": "soldier"},
         "dead": {"name": "desertion", "effect": "remove-worker", "worker": "soldier",
            "track": "strength", "amount": 1}},
        {"alive": {"name": "open-court", "effect": "place-worker", "worker": "spy"},
         "dead": {"name": "night-of-daggers", "effect": "remove-worker", "worker": "spy",
            "track": "intrigue", "amount": 1}},
        {"alive": {"name": "market-privilege", "effect": "own-market-free"},
         "dead": {"name": "closed-roads", "effect": "max-group", "amount": 1}},
        {"alive": {"name": "the-queens-purse", "effect": "raise-track", "track": "wealth", "amount": 1,
            "other": 2},
         "dead": {"name": "tax-revolt", "effect": "lower-track", "track": "wealth", "amount": 1}},
        {"alive": {"name": "open-archives", "effect": "draw-card", "amount": 1},
         "dead": {"name": "plague", "effect": "discard-card", "track": "knowledge", "amount": 1}},
        {"alive": {"name": "amnesty", "effect": "return-anarchy"},
         "dead": {"name": "uprising", "effect": "anarchy-or-tracks", "amount": 1}},
        {"alive": {"name": "royal-audience", "effect": "draw-claim"},
         "dead": {"name": "disputed-claims", "effect": "fewer-claims", "amount": 1, "other": 1}},
        {"alive": {"name": "day-of-mercy", "effect": "alms-for-track", "amount": 1},
         "dead": {"name": "famine", "effect": "alms-price", "track": "wealth", "amount": 1}},
        {"alive": {"name": "tournament", "effect": "tournament", "amount": 2, "other": 1},
         "dead": {"name": "blood-feud", "effect": "blood-feud", "amount": 1}},
        {"alive": {"name": "royal-envoys", "effect": "diplomacy-for-track", "tracks": ["intrigue",
            "knowledge"], "amount": 2},
         "dead": {"name": "broken-treaties", "effect": "diplomacy-price", "track": "intrigue",
            "amount": 1}},
    ],
}
# fmt: on


class Edict:
    """One event of a Royal Decree, in numbers."""

    def __init__(self, event: dict[str, Any]) -> None:
        self.effect = EFFECTS.index(event["effect"])
        self.worker = WORKER_NAMES.index(event["worker"]) if "worker" in event else NOTHING
        self.track = TRACK_NAMES.index(event["track"]) if "track" in event else NOTHING
        self.tracks = [TRACK_NAMES.index(name) for name in event.get("tracks", [])]
        self.amount: int = event.get("amount", 0)
        self.other: int = event.get("other", 0)


# Two events a card, by twice its number: the first while the Queen lives. Card 0, her death, has none
EDICTS: Final[list[Edict | None]] = [None, None]
for _decree in ROYAL_DECREES["entries"]:
    EDICTS.append(Edict(_decree["alive"]))
    EDICTS.append(Edict(_decree["dead"]))
EFFECT: Final = [NOTHING if edict is None else edict.effect for edict in EDICTS]
AMOUNT: Final = [0 if edict is None else edict.amount for edict in EDICTS]
OTHER: Final = [0 if edict is None else edict.other for edict in EDICTS]
