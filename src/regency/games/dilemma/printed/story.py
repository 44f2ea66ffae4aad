"""The grammar of a story: envelopes, cards, effects, events, icons; names as packs spell them."""

from __future__ import annotations

from typing import Final

from .figures import RESOURCES

ENVELOPES: Final = 75
CARDS_EACH: Final = 3  # dilemmas in an envelope
STICKERS_EACH: Final = 4
CARDS: Final = ENVELOPES * CARDS_EACH
STICKERS: Final = ENVELOPES * STICKERS_EACH
FLAGS: Final = 120

# By number; what lies behind them no table says
ENVELOPE_IDS: Final = (
    "00", "B1b", "B1a", "T1b", "C1a", "T1a", "C1b", "T2", "H1", "B2",
    "G1", "G2b", "C2", "A1", "H2b", "A2b", "T3", "H2a", "H3", "G2a",
    "A2a", "B3", "C3", "B4", "G3", "A3", "T4", "C4", "G4", "H4",
    "C5", "A4", "G5", "H5", "T5", "B5", "T6a", "G6a", "A5", "C6a",
    "B6a", "C6b", "H6b", "A6b", "B6b", "G6b", "H6a", "AE3", "A6a", "T6b",
    "GE2", "CE3", "HE3", "CE1", "GE4", "CE4", "BE3", "BE2", "AE2", "TE4",
    "HE2", "TE2", "BE1", "TE1", "TE3", "CE2", "AE1", "GE3", "HE1", "GE1",
    "70", "71", "72", "73", "74",
)  # fmt: skip

STORYLINES: Final = 6
STORYLINE_NAMES: Final = ("T", "B", "C", "H", "G", "A")
LETTERS: Final = "ABCDEFGHIJKL"  # mystery stickers, two a storyline, in their order

PROLOGUE: Final = 0
STANDARD: Final = 1
SPECIAL: Final = 2
ENDING: Final = 3
FINALE: Final = 4
OUTCOME: Final = 5
KINDS: Final = ("prologue", "standard", "special", "ending", "finale", "outcome")

KEY: Final = 0
SIDE: Final = 1
TRIGGER: Final = 2
LAST_VOTE: Final = 3  # one of the three of the finale
ROLES: Final = ("key", "side", "trigger", "finale")

LONG_FLOOD: Final = 0
CONCLAVE: Final = 1
HAMMERS: Final = 2
REGENCY: Final = 3
MIRRORS: Final = 4
DREAM: Final = 5
EVENTS: Final = 6
EVENT_NAMES: Final = (
    "long_flood",
    "conclave",
    "night_of_hammers",
    "regency",
    "war_of_mirrors",
    "shared_dream",
)
EVENT_BOXES: Final = (2, 1, 2, 1, 2, 2)
MOST_UNREST: Final = 4
RIOT: Final = 3  # unrest from which the houses pay
FARTHEST_FRONT: Final = 3
PLEDGE_EACH: Final = 2  # Power a house for the front to move forward
WAR_FLAGS: Final = ("war_won", "war_lost", "war_stalemate")

# Effects: a row of five ints each
MOVE: Final = 0  # resource, delta, flag, delta where the flag is set
STICKER: Final = 1  # number, resource, polarity
FLAG: Final = 2
OPEN: Final = 3  # envelope
MYSTERY: Final = 4  # letter
GIVE: Final = 5  # to whom, what, how many
COUNT: Final = 6  # unrest, the front, Concord or Discord, by how much

LEADER: Final = 0
MODERATOR: Final = 1
EVERY: Final = 2
GATHERERS: Final = 3
WHO_NAMES: Final = ("leader", "moderator", "all", "gatherers")
GOODS: Final = ("coins", "power", "prestige", "crave")
COINS_GOOD: Final = 0
POWER_GOOD: Final = 1
PRESTIGE_GOOD: Final = 2
CRAVE_GOOD: Final = 3
COUNTERS: Final = ("unrest", "front", "concord", "discord")
UNREST: Final = 0
FRONT: Final = 1
CONCORD: Final = 2
DISCORD: Final = 3

# Texts that may remember what was decided: story cards by envelope, then fronts and results by card
FRONT_PAGE: Final = 0
RESULT_PAGE: Final = 1  # that of Aye, and behind it that of Nay
PAGES_EACH: Final = 3
PASSAGES: Final = 4  # a text has at most

# Each resource up and down, a positive and a negative sticker, Concord and Discord
ICONS: Final = 2 * RESOURCES + 4
STICKER_ICON: Final = 2 * RESOURCES
CONCORD_ICON: Final = 2 * RESOURCES + 2
DISCORD_ICON: Final = 2 * RESOURCES + 3
