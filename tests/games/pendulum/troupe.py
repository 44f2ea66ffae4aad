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
    "ambusher": styles.ambusher,
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
    ("T1", "proud", 56410, "glory=true auto_flip=true solo_level=2"),
    ("T1b", "stalker", 84587, "timer_speed_percent=125"),
    ("T1c", "jealous", 71330, "province_refill=auto advanced_placement=false glory=false"),
    ("T2", "idle stalker", 16818, "auto_flip=true solo_level=4"),
    ("T3", "conqueror ambusher ambusher", 57507, ""),
    ("T3b", "petitioner glutton rueful", 22509, "advanced_placement=false ravager_neighbour_cost=both"),
    ("T4", "ambusher ambusher ambusher rueful", 75811, ""),
    ("T4b", "stalker stalker stalker proud", 76607, ""),
    ("T4c", "proud stalker stalker proud", 70048, ""),
    ("T5", "idle jealous idle holder stalker", 45464, "glory=false"),
    ("S1", "jealous", 26727, "ravager_neighbour_cost=both auto_flip=true"),
    ("S1b", "plain", 45905, "province_refill=manual advanced_placement=true timer_speed_percent=100"),
    ("S1c", "heir", 3000, "province_refill=auto glory=false timer_speed_percent=75"),
    ("S1d", "planner", 99739, "advanced_placement=false timer_speed_percent=125 auto_flip=false"),
    ("S1e", "petitioner", 44538, ""),
    ("S1f", "jealous", 4648, "auto_flip=false solo_level=3"),
    ("S1g", "rueful", 22826, ""),
    ("S1h", "proud", 30094, ""),
    ("S1i", "plain", 4, "solo_level=4"),
    ("S1j", "planner", 6, "solo_level=6"),
    ("S2", "glutton plain", 3052, "glory=true solo_level=5"),
    ("S2b", "conqueror conqueror", 97028, "advanced_placement=false glory=true timer_speed_percent=125"),
    ("S2c", "plain conqueror", 82767, ""),
    ("S3", "proud proud idle", 45897, "province_refill=auto solo_level=6"),
    ("S4", "heir heir idle idle", 27104, ""),
    ("S4b", "planner claimant idle conqueror", 39713, ""),
    (
        "S5",
        "idle idle petitioner idle ambusher",
        28938,
        "advanced_placement=false ravager_neighbour_cost=both timer_speed_percent=150",
    ),
    ("U1", "petitioner", 63118, "province_refill=manual solo_level=5"),
    ("U1b", "plain", 92277, ""),
    ("U2", "glutton idle", 67445, "glory=true"),
    ("U2b", "planner conqueror", 34022, "ravager_neighbour_cost=own_only solo_level=2"),
    ("U3", "conqueror petitioner stalker", 2203, "auto_flip=false"),
    ("U4", "idle idle conqueror idle", 83663, "province_refill=auto advanced_placement=true"),
    ("U5", "idle idle idle planner idle", 37519, "province_refill=auto solo_level=6"),
)


def scripts() -> Iterator[Script]:
    """Every record there is."""
    for name, cast, seed, given in GAMES:
        words = dict(word.split("=") for word in given.split()) | {"mode": MODES[name[0]]}
        wavering = name[0] != "S" or len(cast.split()) < 4
        yield Script(name, tuple(cast.split()), seed, parse(Options, words), True, wavering)


TROUPE = Troupe(RULES, STYLES, tuple(scripts()))
