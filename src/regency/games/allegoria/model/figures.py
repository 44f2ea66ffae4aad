"""The printed figures, typed, and checked when the game is loaded: counts, words, constraints.

The constraints are K01 to K18: RULES.md says what each of them demands.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Literal

import msgspec
from msgspec import Struct

from regency.kernel.errors import Reason, Trouble

from ..printed import cards, claims, counts, decrees, guilds, lords, merchants, spaces, tracks
from ..printed.terms import (
    CARD_NAMES,
    DECREES,
    EFFECTS,
    FACES,
    GUILD_NAMES,
    TOKEN_NAMES,
    TRACK_NAMES,
    WORKER_NAMES,
)
from .reasons import ConstraintBroken, TablesMalformed, WrongCount

Confidence = Literal["rulebook", "public-source", "derived", "reconstructed"]
PLAYERS = ("2", "3", "4")

# Every group of printed figures
TABLES: Final[dict[str, Any]] = {
    "setup": counts.SETUP,
    "bidding": spaces.BIDDING,
    "action_points": spaces.ACTION_POINTS,
    "claim_draws": spaces.CLAIM_DRAWS,
    "workforce_space": spaces.WORKFORCE_SPACE_GROUPS,
    "town_tracks": tracks.TOWN_TRACKS,
    "diplomacy_track": tracks.DIPLOMACY_TRACK,
    "alms_track": tracks.ALMS_TRACK,
    "anarchy_track": tracks.ANARCHY_TRACK,
    "guilds": guilds.GUILD_TILES,
    "lords": lords.LORD_CARDS,
    "workforce": cards.WORKFORCE,
    "travelling_merchants": merchants.TRAVELLING_MERCHANTS,
    "royal_decrees": decrees.ROYAL_DECREES,
    "in_game_claims": claims.IN_GAME_CLAIMS,
    "end_game_claims": claims.END_GAME_CLAIMS,
    "scoring": claims.SCORING,
}


class BadTables(Trouble):
    """Printed figures that no game can be played with."""


class Row(Struct, frozen=True, forbid_unknown_fields=True):
    """Action Points of a rank."""

    points: int
    kind: Literal["DT", "D", "2D|1T"]
    confidence: Confidence = "reconstructed"


class Area(Struct, frozen=True, forbid_unknown_fields=True):
    """An area of a Town Track, between two Thresholds."""

    first: int
    last: int
    influence: int
    group: int


class AlmsSpace(Struct, frozen=True, forbid_unknown_fields=True):
    influence: int
    token: bool
    confidence: Confidence = "reconstructed"


class Column(Struct, frozen=True, forbid_unknown_fields=True):
    """A column of the Anarchy Track."""

    penalty: int
    spots: int


class Lord(Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    tracks: dict[str, int]
    workers: dict[str, int]
    confidence: Confidence = "reconstructed"


class Merchant(Struct, frozen=True, forbid_unknown_fields=True):
    """Selling Wealth, selling Trade: what is paid and what is gained."""

    name: str
    wealth: tuple[int, int]
    trade: tuple[int, int]
    confidence: Confidence = "reconstructed"


class DecreeEvent(Struct, frozen=True, forbid_unknown_fields=True):
    """One half of a Royal Decree."""

    name: str
    effect: str
    worker: str = ""
    track: str = ""
    tracks: tuple[str, ...] = ()
    amount: int = 0
    other: int = 0


class Decree(Struct, frozen=True, forbid_unknown_fields=True):
    alive: DecreeEvent
    dead: DecreeEvent
    confidence: Confidence = "reconstructed"


class InGameClaim(Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    value: int
    cond: dict[str, Any]
    confidence: Confidence = "reconstructed"


class EndGameClaim(Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    cond: dict[str, Any]
    confidence: Confidence = "reconstructed"


class Setup(Struct, frozen=True, forbid_unknown_fields=True):
    confidence: Confidence
    workers: int
    hand: int
    end_claims_dealt: int
    end_claims_kept: int
    lords_dealt: int
    decrees: int
    merchants: int
    alms_tokens: int
    rounds: int
    open_cards: int
    die: list[int]


class Bidding(Struct, frozen=True, forbid_unknown_fields=True):
    confidence: Confidence
    markers: list[int | str]
    max_stack: int


class ActionPoints(Struct, frozen=True, forbid_unknown_fields=True):
    confidence: Confidence
    rows: dict[str, list[Row]]


class ClaimDraws(Struct, frozen=True, forbid_unknown_fields=True):
    confidence: Confidence
    rows: dict[str, list[int]]


class WorkforceSpace(Struct, frozen=True, forbid_unknown_fields=True):
    confidence: Confidence
    groups: list[int]


class TownTracks(Struct, frozen=True, forbid_unknown_fields=True):
    confidence: Confidence
    top: int
    layouts: dict[str, list[Area]]


class DiplomacyTrack(Struct, frozen=True, forbid_unknown_fields=True):
    confidence: Confidence
    multipliers: list[int]


class AlmsTrack(Struct, frozen=True, forbid_unknown_fields=True):
    confidence: Confidence
    spaces: list[AlmsSpace]
    tokens: list[str]


class AnarchyTrack(Struct, frozen=True, forbid_unknown_fields=True):
    confidence: Confidence
    columns: list[Column]


class Guilds(Struct, frozen=True, forbid_unknown_fields=True):
    confidence: Confidence
    spaces: int
    influence: int
    entries: list[str]


class Lords(Struct, frozen=True, forbid_unknown_fields=True):
    confidence: Confidence
    entries: list[Lord]


class Workforce(Struct, frozen=True, forbid_unknown_fields=True):
    confidence: Confidence
    cards: dict[str, list[int]]


class Merchants(Struct, frozen=True, forbid_unknown_fields=True):
    confidence: Confidence
    entries: list[Merchant]


class Decrees(Struct, frozen=True, forbid_unknown_fields=True):
    confidence: Confidence
    entries: list[Decree]


class InGameClaims(Struct, frozen=True, forbid_unknown_fields=True):
    confidence: Confidence
    entries: list[InGameClaim]


class EndGameClaims(Struct, frozen=True, forbid_unknown_fields=True):
    confidence: Confidence
    value: int
    entries: list[EndGameClaim]


class Scoring(Struct, frozen=True, forbid_unknown_fields=True):
    confidence: Confidence
    missed_claim: int


class Figures(Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that is printed."""

    setup: Setup
    bidding: Bidding
    action_points: ActionPoints
    claim_draws: ClaimDraws
    workforce_space: WorkforceSpace
    town_tracks: TownTracks
    diplomacy_track: DiplomacyTrack
    alms_track: AlmsTrack
    anarchy_track: AnarchyTrack
    guilds: Guilds
    lords: Lords
    workforce: Workforce
    travelling_merchants: Merchants
    royal_decrees: Decrees
    in_game_claims: InGameClaims
    end_game_claims: EndGameClaims
    scoring: Scoring


def read(tables: Mapping[str, Any]) -> Figures:
    """Typed, counted and checked; BadTables says what is wrong."""
    try:
        figures = msgspec.convert(tables, Figures)
    except msgspec.ValidationError as error:
        raise BadTables(TablesMalformed(str(error))) from None
    for fault in (*miscounted(figures), *unknown_words(figures), *broken(figures)):
        raise BadTables(fault)
    return figures


def miscounted(f: Figures) -> list[Reason]:
    """What the box holds in another number."""
    counts = (
        ("in_game_claims", 48, len(f.in_game_claims.entries)),
        ("end_game_claims", 24, len(f.end_game_claims.entries)),
        ("workforce", 72, sum(sum(counts) for counts in f.workforce.cards.values())),
        ("travelling_merchants", 12, len(f.travelling_merchants.entries)),
        ("royal_decrees", DECREES - 1, len(f.royal_decrees.entries)),
        ("anarchy_markers", 24, sum(column.spots for column in f.anarchy_track.columns)),
        ("die_faces", 6, len(f.setup.die)),
        ("workers", 10, f.setup.workers),
        ("claim_names", 72, len(claim_names(f))),
        ("rounds", 6, f.setup.rounds),
    )
    return [WrongCount(what, needed, found) for what, needed, found in counts if needed != found]


def claim_names(f: Figures) -> set[str]:
    """Titles, none twice."""
    in_game = {claim.name for claim in f.in_game_claims.entries}
    return in_game | {claim.name for claim in f.end_game_claims.entries}


def unknown_words(f: Figures) -> list[Reason]:
    """Names that nothing answers to."""
    events = [event for decree in f.royal_decrees.entries for event in (decree.alive, decree.dead)]
    used = [
        *((name, TRACK_NAMES) for lord in f.lords.entries for name in lord.tracks),
        *((name, WORKER_NAMES) for lord in f.lords.entries for name in lord.workers),
        *((event.effect, EFFECTS) for event in events),
        *((event.worker, WORKER_NAMES) for event in events if event.worker),
        *((name, TRACK_NAMES) for event in events for name in (event.track, *event.tracks) if name),
    ]
    faults: list[Reason] = [TablesMalformed(name) for name, known in used if name not in known]
    for given, expected in (
        (list(f.workforce.cards), CARD_NAMES),
        (f.guilds.entries, GUILD_NAMES),
        (f.alms_track.tokens, TOKEN_NAMES),
    ):
        if tuple(given) != expected:
            faults.append(TablesMalformed(", ".join(given)))
    return faults


def broken(f: Figures) -> list[Reason]:
    """The constraints that do not hold, by their number."""
    tests = {**bids_and_rows(f), **on_tracks(f), **decks(f)}
    return [ConstraintBroken(name) for name, holds in sorted(tests.items()) if not holds]


def bids_and_rows(f: Figures) -> dict[str, bool]:
    rows, draws = f.action_points.rows, f.claim_draws.rows
    shaped = tuple(rows) == PLAYERS == tuple(draws) and all(
        len(rows[seats]) == int(seats) == len(draws[seats]) for seats in PLAYERS
    )
    if not shaped:
        return {"K03": False}
    second = rows["4"][1]
    return {
        "K01": f.bidding.markers == [0, 0, 1, 1, 2, "*"] and f.bidding.max_stack == 3,
        "K02": draws["3"][:2] == [3, 3],
        "K03": all(rows[seats][0].points == 3 and rows[seats][0].kind == "DT" for seats in PLAYERS),
        "K04": all(rows[seats][-1].points == 1 and rows[seats][-1].kind == "D" for seats in PLAYERS),
        "K05": second.points == 2 and second.kind == "2D|1T",
        "K18": sum(draws["3"]) * f.setup.rounds == len(f.in_game_claims.entries),
    }


def on_tracks(f: Figures) -> dict[str, bool]:
    layouts = list(f.town_tracks.layouts.values())
    found = {
        "K06": all(any(area.first == 6 for area in areas) for areas in layouts),
        "K07": all(any(area.first <= 4 and area.last >= 5 for area in areas) for areas in layouts),
        "K08": all(contiguous(areas, f.town_tracks.top) for areas in layouts),
        "K09": all(
            {-1, 0, 2, 3} <= {area.influence for area in areas}
            and min(area.influence for area in areas) == -1
            and max(area.influence for area in areas) == 5
            for areas in layouts
        ),
        "K10": all({area.group for area in areas} <= {1, 2, 3} for areas in layouts),
        "K12": f.diplomacy_track.multipliers == [0, 1, 2, 3, 4, 5] and f.end_game_claims.value == 5,
        "K13": [column.penalty for column in f.anarchy_track.columns] == [-1, -2, -3, -4],
    }
    spaces = f.alms_track.spaces
    found["K14"] = (
        len(spaces) > 1
        and [space.influence for space in spaces] == [-3, *[0] * (len(spaces) - 2), 5]
        and sum(space.token for space in spaces) == f.setup.alms_tokens == 3
        and not spaces[0].token
    )
    return found


def contiguous(areas: list[Area], top: int) -> bool:
    """Areas without gaps from 0 to the top, one of them at least two wide."""
    ends = [-1, *(area.last for area in areas)]
    return (
        all(area.first == end + 1 <= area.last for area, end in zip(areas, ends, strict=False))
        and ends[-1] == top
        and any(area.last > area.first for area in areas)
    )


def decks(f: Figures) -> dict[str, bool]:
    patron = [lord for lord in f.lords.entries if lord.name == "patron"]
    card_f = [merchant for merchant in f.travelling_merchants.entries if merchant.name == "F"]
    cards = f.workforce.cards
    return {
        "K11": [(card.trade, card.wealth) for card in card_f] == [((1, 3), (1, 2))],
        "K15": [(lord.tracks, lord.workers) for lord in patron]
        == [({"trade": 4, "wealth": 2, "knowledge": 2}, {"merchant": 1})],
        "K16": all(len(counts) * len(cards) == FACES for counts in cards.values())
        and all(min(counts) >= 0 for counts in cards.values())
        and cards["soldier"][0] > 0
        and cards["soldier"][1] > 0
        and cards["spy"][1] > 0,
        "K17": len(f.lords.entries) == 8,
    }


FIGURES: Final = read(TABLES)
