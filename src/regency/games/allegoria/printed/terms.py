"""The words of the rulebook as numbers: tracks, Workers, places, cards, deeds. No figures."""

from __future__ import annotations

from typing import Final

NOTHING: Final = -1
SEATS: Final = 4  # the most there can be

# Town Tracks; the Workforce cards that raise them have the same order, Jokers last
STRENGTH: Final = 0
INTRIGUE: Final = 1
TRADE: Final = 2
WEALTH: Final = 3
KNOWLEDGE: Final = 4
TRACKS: Final = 5
TRACK_NAMES: Final = ("strength", "intrigue", "trade", "wealth", "knowledge")
JOKER: Final = 5
CARD_TYPES: Final = 6
CARD_NAMES: Final = ("soldier", "spy", "merchant", "banker", "scholar", "joker")
CARD_VALUES: Final = 3
FACES: Final = 18

# A Worker is what the site makes of it: Battlefield, Tavern, Market
SOLDIER: Final = 0
SPY: Final = 1
MERCHANT: Final = 2
WORKERS: Final = 3
WORKER_NAMES: Final = ("soldier", "spy", "merchant")
ANY: Final = 3

# Territories: the home of each seat, then the centre
CENTRE: Final = 4
TERRITORIES: Final = 5

# Action spaces I to VII; from III on each has its track
CLAIMS_SPACE: Final = 0
WORKFORCE_SPACE: Final = 1
SOLDIER_SPACE: Final = 2
SPY_SPACE: Final = 3
MERCHANT_SPACE: Final = 4
BANKER_SPACE: Final = 5
SCHOLAR_SPACE: Final = 6
SPACES: Final = 7

# Bidding markers by value; the star counts 1 or 2
STAR: Final = 3
MARKER_KINDS: Final = 4
STACK: Final = 3

# Kinds of Action Points
MIXED: Final = 0
DEPLOY: Final = 1
TASK: Final = 2
EITHER: Final = 3
POINT_KINDS: Final = ("DT", "D", "T", "2D|1T")

# Guilds; the sixth member of the domain is none
SOLDIERS_GUILD: Final = 0
SPIES_GUILD: Final = 1
MERCHANTS_GUILD: Final = 2
BANKERS_GUILD: Final = 3
SCHOLARS_GUILD: Final = 4
GUILDS: Final = 5
NO_GUILD: Final = 5
GUILD_NAMES: Final = ("soldiers", "spies", "merchants", "bankers", "scholars")

# Alms tokens
CARD_TOKEN: Final = 0
INFLUENCE_TOKEN: Final = 1
DIPLOMACY_TOKEN: Final = 2
TRACK_TOKEN: Final = 3
TOKEN_NAMES: Final = ("card", "influence", "diplomacy", "track")

# Effects of decrees: what is offered, what must be done, and rules for the round
QUEEN: Final = 0  # the card The Queen Is Dead
DECREES: Final = 12
EFFECTS: Final = (
    "raise-any", "place-worker", "raise-track", "draw-card", "return-anarchy", "draw-claim",
    "alms-for-track", "diplomacy-for-track", "remove-worker", "lower-track", "discard-card",
    "anarchy-or-tracks", "tournament", "hard-times", "own-market-free", "max-group", "fewer-claims",
    "alms-price", "blood-feud", "diplomacy-price",
)  # fmt: skip
RAISE_ANY: Final = 0
PLACE_WORKER: Final = 1
RAISE_TRACK: Final = 2
DRAW_CARD: Final = 3
RETURN_ANARCHY: Final = 4
DRAW_CLAIM: Final = 5
ALMS_FOR_TRACK: Final = 6
DIPLOMACY_FOR_TRACK: Final = 7
REMOVE_WORKER: Final = 8
LOWER_TRACK: Final = 9
DISCARD_CARD: Final = 10
ANARCHY_OR_TRACKS: Final = 11
TOURNAMENT: Final = 12
HARD_TIMES: Final = 13
OWN_MARKET_FREE: Final = 14
MAX_GROUP: Final = 15
FEWER_CLAIMS: Final = 16
ALMS_PRICE: Final = 17
BLOOD_FEUD: Final = 18
DIPLOMACY_PRICE: Final = 19

# Deeds of a turn, which conditions of claims count, with the fields behind the kind
DEEDS: Final = {
    "recruit": ("cards", "raised"),
    "infiltrate": ("cards", "raised"),
    "tradesman": ("cards", "raised"),
    "profits": ("cards", "raised"),
    "educate": ("cards", "raised"),
    "apprenticeship": (),
    "move": ("action", "worker", "from", "to", "count"),
    "battle": (
        "role", "opponent", "place", "own_soldiers", "opp_soldiers", "odds", "result", "margin", "removed",
        "influence", "boosted",
    ),
    "raid": ("place", "removed", "influence"),
    "subterfuge": ("place", "opponent", "boosted"),
    "sabotage": ("opponent", "track", "crossed"),
    "commerce": ("place", "opponent", "paid_track", "paid", "gain", "gain_kind"),
    "grant": ("kind", "guild"),
    "alms": ("to", "bonus"),
    "anarchy_return": ("reason",),
    "anarchy_take": ("reason",),
    "supplement": ("track", "crossed"),
    "guild": ("guild", "space"),
}  # fmt: skip
RECRUIT: Final = 0  # and the four other deeds with cards, in the order of their tracks
APPRENTICESHIP: Final = 5
MOVE: Final = 6
BATTLE: Final = 7
RAID: Final = 8
SUBTERFUGE: Final = 9
SABOTAGE: Final = 10
COMMERCE: Final = 11
GRANT: Final = 12
ALMS: Final = 13
ANARCHY_RETURN: Final = 14
ANARCHY_TAKE: Final = 15
SUPPLEMENT: Final = 16
GUILD: Final = 17

# Values of their fields
OWN_HOME: Final = 0
AT_CENTRE: Final = 1
OPPONENT_HOME: Final = 2
PLACE_NAMES: Final = ("own_home", "centre", "opponent_home")
ATTACKER: Final = 0
WON: Final = 0
LOST: Final = 1
DRAWN: Final = 2
WAGES: Final = 3  # a move; Advance, Sneak and Caravan have the number of their Worker
FOR_TRACK: Final = 0
FOR_INFLUENCE: Final = 1
GUILD_NEW: Final = 0
GUILD_SWAP: Final = 1
GRANT_CLAIM: Final = 2
CAUSES: Final = ("raid", "battle", "subterfuge", "commerce", "grant", "supplement", "alms", "decree")
BY_RAID: Final = 0
BY_BATTLE: Final = 1
BY_SUBTERFUGE: Final = 2
BY_COMMERCE: Final = 3
BY_GRANT: Final = 4
BY_SUPPLEMENT: Final = 5
BY_ALMS: Final = 6
BY_DECREE: Final = 7

# Topics: what an effect may have changed for a claim; the tracks first, deeds behind
WORKERS_TOPIC: Final = 5
GUILDS_TOPIC: Final = 6
DIPLOMACY_TOPIC: Final = 7
ANARCHY_TOPIC: Final = 8
ALMS_TOPIC: Final = 9
HAND_TOPIC: Final = 10
TOKENS_TOPIC: Final = 11
CLAIMS_TOPIC: Final = 12
DEED_TOPICS: Final = 13
TOPICS: Final = 31
EVERYTHING: Final = (1 << TOPICS) - 1
EVERY_STATE: Final = (1 << DEED_TOPICS) - 1  # without new deeds no claim that counts them is completed
