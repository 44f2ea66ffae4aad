"""The figures of the data file as the rules use them: flat, by the numbers of `terms`."""

from __future__ import annotations

from typing import Final

from .figures import DecreeEvent, read
from .tables import TABLES
from .terms import (
    CARD_NAMES,
    CARD_VALUES,
    EFFECTS,
    NOTHING,
    POINT_KINDS,
    TRACK_NAMES,
    WORKER_NAMES,
)

FIGURES: Final = read(TABLES)

WORKERS_EACH: Final = FIGURES.setup.workers
STARTING_HAND: Final = FIGURES.setup.hand
ENDS_DEALT: Final = FIGURES.setup.end_claims_dealt
ENDS_KEPT: Final = FIGURES.setup.end_claims_kept
LORDS_DEALT: Final = FIGURES.setup.lords_dealt
DECREE_CARDS: Final = FIGURES.setup.decrees
MERCHANT_CARDS: Final = FIGURES.setup.merchants
ALMS_TOKENS: Final = FIGURES.setup.alms_tokens
ROUNDS: Final = FIGURES.setup.rounds
OPEN_CARDS: Final = FIGURES.setup.open_cards
DIE: Final = FIGURES.setup.die
MARKERS: Final = [2, 2, 1, 1]  # by kind: two 0, two 1, one 2, one star
MARKERS_EACH: Final = len(FIGURES.bidding.markers)
MAX_STACK: Final = FIGURES.bidding.max_stack

# By the number of players, then by rank
POINTS: Final[list[list[int]]] = [[], []] + [
    [row.points for row in FIGURES.action_points.rows[seats]] for seats in ("2", "3", "4")
]
KINDS: Final[list[list[int]]] = [[], []] + [
    [POINT_KINDS.index(row.kind) for row in FIGURES.action_points.rows[seats]] for seats in ("2", "3", "4")
]
DRAWS: Final[list[list[int]]] = [[], []] + [FIGURES.claim_draws.rows[seats] for seats in ("2", "3", "4")]

# Town Tracks: by layout, then by level
TOP: Final = FIGURES.town_tracks.top
LAYOUTS: Final = list(FIGURES.town_tracks.layouts)
AREA: Final[list[list[int]]] = [
    [number for number, area in enumerate(areas) for _ in range(area.first, area.last + 1)]
    for areas in FIGURES.town_tracks.layouts.values()
]
TOWN_INFLUENCE: Final[list[list[int]]] = [
    [area.influence for area in areas for _ in range(area.first, area.last + 1)]
    for areas in FIGURES.town_tracks.layouts.values()
]
GROUP: Final[list[list[int]]] = [
    [area.group for area in areas for _ in range(area.first, area.last + 1)]
    for areas in FIGURES.town_tracks.layouts.values()
]

DIPLOMACY: Final = FIGURES.diplomacy_track.multipliers
DIPLOMACY_END: Final = len(DIPLOMACY) - 1
ALMS_INFLUENCE: Final = [space.influence for space in FIGURES.alms_track.spaces]
ALMS_END: Final = len(ALMS_INFLUENCE) - 1
ALMS_SPACES: Final = [number for number, space in enumerate(FIGURES.alms_track.spaces) if space.token]
PENALTY: Final = [0] + [
    column.penalty for column in FIGURES.anarchy_track.columns for _ in range(column.spots)
]  # by the number of markers that are out
ANARCHY: Final = len(PENALTY) - 1

GUILD_SPACES: Final = FIGURES.guilds.spaces
GUILD_INFLUENCE: Final = FIGURES.guilds.influence
LORD_TRACKS: Final[list[list[int]]] = [
    [lord.tracks.get(name, 0) for name in TRACK_NAMES] for lord in FIGURES.lords.entries
]
LORD_WORKERS: Final[list[list[int]]] = [
    [lord.workers.get(name, 0) for name in WORKER_NAMES] for lord in FIGURES.lords.entries
]
LORDS: Final = len(LORD_TRACKS)

CARDS: Final = [FIGURES.workforce.cards[name][value] for name in CARD_NAMES for value in range(CARD_VALUES)]
VALUE: Final = [1 + face % CARD_VALUES for face in range(len(CARDS))]
TYPE: Final = [face // CARD_VALUES for face in range(len(CARDS))]

# Travelling Merchants: line 0 sells Wealth, line 1 Trade
MERCHANT_PAY: Final[list[list[int]]] = [
    [card.wealth[0], card.trade[0]] for card in FIGURES.travelling_merchants.entries
]
MERCHANT_GAIN: Final[list[list[int]]] = [
    [card.wealth[1], card.trade[1]] for card in FIGURES.travelling_merchants.entries
]
MERCHANTS: Final = len(MERCHANT_PAY)

CLAIM_VALUES: Final = [claim.value for claim in FIGURES.in_game_claims.entries]
CLAIMS: Final = len(CLAIM_VALUES)
END_CLAIMS: Final = len(FIGURES.end_game_claims.entries)
END_VALUE: Final = FIGURES.end_game_claims.value
MISSED: Final = FIGURES.scoring.missed_claim


class Edict:
    """One event of a Royal Decree, in numbers."""

    def __init__(self, event: DecreeEvent) -> None:
        self.effect = EFFECTS.index(event.effect)
        self.worker = WORKER_NAMES.index(event.worker) if event.worker else NOTHING
        self.track = TRACK_NAMES.index(event.track) if event.track else NOTHING
        self.tracks = [TRACK_NAMES.index(name) for name in event.tracks]
        self.amount = event.amount
        self.other = event.other


# Two events a card, by twice its number: the first while the Queen lives. Card 0, her death, has none
EDICTS: Final[list[Edict | None]] = [None, None]
for _decree in FIGURES.royal_decrees.entries:
    EDICTS.append(Edict(_decree.alive))
    EDICTS.append(Edict(_decree.dead))
EFFECT: Final = [NOTHING if edict is None else edict.effect for edict in EDICTS]
AMOUNT: Final = [0 if edict is None else edict.amount for edict in EDICTS]
OTHER: Final = [0 if edict is None else edict.other for edict in EDICTS]
