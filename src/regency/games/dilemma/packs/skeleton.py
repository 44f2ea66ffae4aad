"""A story of one storyline in which nothing is told yet; its effects keep every budget."""

from __future__ import annotations

from typing import Final

# What a vote does on both sides; what is not shown has `~` before it
Vote = tuple[str, str, bool, str, str]
# An envelope: its kind, its event if it has one, its votes
SKELETON: Final[dict[str, tuple[str, str, tuple[Vote, ...]]]] = {
    "00": (
        "prologue", "",
        (
            ("P1", "entry", False, "wealth -2, welfare +1, open T1a",
             "wealth +2, welfare -1, open T1b"),
            ("P2", "entry", True, "morale +1, ~welfare -2, open B1a",
             "morale -1, welfare +2, ~sticker morale negative, open B1b"),
            ("P3", "entry", True, "wealth +2, ~knowledge -1, open C1a",
             "wealth -2, knowledge +1, open C1b"),
        ),
    ),
    "T1b": (
        "standard", "",
        (
            ("T1b.K", "key", False, "influence +2, morale -1, open T2",
             "influence -2, morale +1, open T2"),
            ("T1b.S1", "side", False, "influence -2, knowledge +1",
             "influence +2, knowledge -1, ~sticker knowledge positive"),
            ("T1b.S2", "side", False, "wealth +1, morale +1, sticker influence positive",
             "wealth -1, morale -1"),
        ),
    ),
    "T1a": (
        "standard", "",
        (
            ("T1a.K", "key", True, "wealth +2, welfare -1, open T2",
             "wealth -2, welfare +1, open T2"),
            ("T1a.S1", "side", False, "wealth +1, knowledge -2",
             "wealth -1, knowledge +2"),
            ("T1a.S2", "side", True, "morale +2, knowledge -1",
             "morale -2, knowledge +1, sticker knowledge positive"),
        ),
    ),
    "T2": (
        "standard", "",
        (
            ("T2.K", "key", True, "wealth +2, knowledge -1, ~sticker wealth positive, open T3, open H1",
             "wealth -2, knowledge +1, ~sticker influence negative, open T3, open H1"),
            ("T2.S1", "side", False, "wealth -1, knowledge +1",
             "wealth +1, knowledge -1"),
            ("T2.S2", "side", True, "welfare -1, knowledge +1",
             "welfare +1, ~knowledge -1"),
        ),
    ),
    "T3": (
        "standard", "",
        (
            ("T3.K", "key", False, "wealth +1, knowledge -2, open T4",
             "wealth -1, knowledge +2, open T4"),
            ("T3.S1", "side", False, "morale -2, sticker welfare negative",
             "morale +2, sticker welfare negative"),
            ("T3.S2", "side", False, "morale +2, ~sticker morale positive",
             "morale -2"),
        ),
    ),
    "T4": (
        "special", "long_flood",
        (
            ("T4.K", "trigger", False, "wealth -2, knowledge +1, sticker knowledge negative, open T5",
             "wealth +2, knowledge -1, open T5"),
            ("T4.S1", "side", True, "morale -3",
             "morale +3, sticker welfare positive"),
            ("T4.S2", "side", False, "influence -2, knowledge +1, gatherers coins +1",
             "influence +2, ~knowledge -1"),
        ),
    ),
    "T5": (
        "standard", "",
        (
            ("T5.K", "key", False, "morale -2, ~welfare +1, open T6a",
             "morale +2, welfare -1, sticker wealth negative, open T6b"),
            ("T5.S1", "side", False, "influence +1, knowledge -1, ~sticker welfare positive",
             "influence -1, knowledge +1, ~sticker wealth positive"),
            ("T5.S2", "side", True, "welfare +1, knowledge -3",
             "welfare -1, knowledge +3"),
        ),
    ),
    "T6a": (
        "standard", "",
        (
            ("T6a.K", "key", False, "influence -2, morale +1, open TE1, mystery A",
             "influence +2, ~morale -1, open TE2, mystery A"),
            ("T6a.S1", "side", False, "influence +1, wealth -1",
             "influence -1, ~wealth +1"),
            ("T6a.S2", "side", True, "wealth +2, knowledge -1, sticker influence positive",
             "wealth -2, ~knowledge +1"),
        ),
    ),
    "T6b": (
        "standard", "",
        (
            ("T6b.K", "key", True, "morale +1, welfare -2, open TE3, mystery B",
             "morale -1, welfare +2, open TE4, mystery B"),
            ("T6b.S1", "side", False, "knowledge +1, ~sticker knowledge positive",
             "knowledge -1"),
            ("T6b.S2", "side", True, "influence +1, welfare -1",
             "influence -1, welfare +1, sticker welfare positive"),
        ),
    ),
    "TE4": (
        "ending", "",
        (
            ("TE4.S1", "side", True, "knowledge -2, sticker morale positive",
             "knowledge +2, sticker knowledge negative"),
            ("TE4.S2", "side", False, "welfare -2, knowledge +1",
             "welfare +2, knowledge -1"),
        ),
    ),
    "TE2": (
        "ending", "",
        (
            ("TE2.S1", "side", True, "welfare -1",
             "welfare +1, sticker wealth negative"),
            ("TE2.S2", "side", False, "influence -2, sticker morale positive",
             "influence +2, ~sticker morale negative"),
        ),
    ),
    "TE1": (
        "ending", "",
        (
            ("TE1.S1", "side", False, "influence -1, ~sticker influence positive",
             "influence +1, sticker influence negative"),
            ("TE1.S2", "side", True, "morale +1, welfare -2",
             "morale -1, welfare +2"),
        ),
    ),
    "TE3": (
        "ending", "",
        (
            ("TE3.S1", "side", False, "wealth +1, welfare +1, sticker wealth positive",
             "wealth -1, ~welfare -1"),
            ("TE3.S2", "side", True, "influence +1, ~morale -2",
             "influence -1, morale +2"),
        ),
    ),
}  # fmt: skip
