"""Who plays how in the records of Pendulum."""

from __future__ import annotations

from collections.abc import Iterator

from regency.games.pendulum import RULES
from regency.games.pendulum.model.options import Options
from regency.kernel.options import parse
from scripts.staging import Script, Style, Troupe

from . import styles

STYLES: dict[str, Style | None] = {
    "random": None,
    "planner": styles.planner,
    "plain": styles.plain,
    "jealous": styles.jealous,
    "conqueror": styles.conqueror,
    "claimant": styles.claimant,
    "petitioner": styles.petitioner,
    "rueful": styles.rueful,
    "stalker": styles.stalker,
    "proud": styles.proud,
    "heir": styles.heir,
    "glutton": styles.glutton,
    "holder": styles.holder,
    "hesitant": styles.hesitant,
    "idle": styles.idle,
}

# The games: name, styles, seed, and rule options apart from the mode, which the name tells: T in real time,
# S untimed simultaneous, U untimed turns. The seeds were searched for games that are short and together show
# all that `tests/games/pendulum/shown.py` lists.
MODES = {"T": "realtime", "S": "untimed_simultaneous", "U": "untimed_turns"}
GAMES: tuple[tuple[str, str, int, str], ...] = (
    ("T1", "planner", 1, "solo_level=3"),
    ("T2", "planner jealous", 1, ""),
    ("T3", "planner jealous holder", 1, ""),
    ("T4", "planner jealous conqueror claimant", 1, ""),
    ("T5", "plain jealous plain plain claimant", 1, ""),
    ("S1", "planner", 1, ""),
    ("S2", "planner plain", 1, ""),
    ("S3", "planner plain hesitant", 1, ""),
    ("S4", "planner idle idle idle", 1, ""),
    ("S5", "planner planner idle idle idle", 1, ""),
    ("U1", "planner", 1, ""),
    ("U2", "planner plain", 1, ""),
    ("U3", "planner planner idle", 1, ""),
    ("U4", "planner idle idle idle", 1, ""),
    ("U5", "planner planner idle idle idle", 1, ""),
)


def scripts() -> Iterator[Script]:
    """Every record there is."""
    for name, cast, seed, given in GAMES:
        words = dict(word.split("=") for word in given.split()) | {"mode": MODES[name[0]]}
        wavering = name[0] != "S" or len(cast.split()) < 4
        yield Script(name, tuple(cast.split()), seed, parse(Options, words), True, wavering)


TROUPE = Troupe(RULES, STYLES, tuple(scripts()))
