"""The condition language of the claims: from the words of the printed table to what the evaluator reads."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NoReturn

from ..printed import conditions as c
from ..printed.conditions import Condition, Filter
from ..printed.terms import (
    ALMS_TOPIC,
    ANARCHY_TOPIC,
    CAUSES,
    CLAIMS_TOPIC,
    DEED_TOPICS,
    DEEDS,
    DIPLOMACY_TOPIC,
    EVERYTHING,
    GUILD_NAMES,
    GUILDS_TOPIC,
    HAND_TOPIC,
    PLACE_NAMES,
    SEATS,
    TOKENS_TOPIC,
    TOPICS,
    TRACK_NAMES,
    TRACKS,
    WORKER_NAMES,
    WORKERS_TOPIC,
)
from ..printed.tracks import ALMS_END
from .figures import FIGURES, BadTables
from .reasons import UnknownCondition

METRICS: Final = (
    "track", "tracks_at_least", "lowest_track", "highest_track", "workers", "opponent_homes_with",
    "territories_empty", "opposing_workers", "on_map", "hand", "guilds", "alms", "diplomacy", "anarchy",
    "tokens", "claims_done",
)  # fmt: skip
PLACES: Final = ("own_home", "centre", "opponent_homes", "map")
AGGREGATES: Final = ("count", "sum", "max", "distinct")
OPS: Final = {">=": c.AT_LEAST, "<=": c.AT_MOST, "==": c.EQUAL}
VALUES: Final[dict[str, tuple[str, ...]]] = {
    "role": ("attacker", "defender"),
    "place": PLACE_NAMES,
    "result": ("won", "lost", "drawn"),
    "track": TRACK_NAMES,
    "paid_track": TRACK_NAMES,
    "worker": WORKER_NAMES,
    "action": ("advance", "sneak", "caravan", "wages"),
    "gain_kind": ("track", "influence"),
    "kind": ("guild_new", "guild_swap", "claim"),
    "guild": GUILD_NAMES,
    "reason": CAUSES,
}
TOPIC_OF: Final = {
    "hand": HAND_TOPIC, "guilds": GUILDS_TOPIC, "alms": ALMS_TOPIC, "diplomacy": DIPLOMACY_TOPIC,
    "anarchy": ANARCHY_TOPIC, "tokens": TOKENS_TOPIC, "claims_done": CLAIMS_TOPIC,
}  # fmt: skip
FORM_WORDS: Final = {
    "all": {"all"},
    "any": {"any"},
    "not": {"not"},
    "state": {"state", "type", "where", "track", "level", "op", "value"},
    "events": {"events", "where", "agg", "field", "op", "value", "scope"},
    "some_opponent": {"some_opponent"},
    "beats_each_opponent": {"beats_each_opponent", "type", "where", "track"},
    "by_players": {"by_players"},
}


NUMBERS: Final = {"more", *(str(seats) for seats in range(2, SEATS + 1))}


class Reader:
    """Reads the condition of one claim, for a number of players."""

    def __init__(self, claim: str, seats: int) -> None:
        self.claim = claim
        self.seats = seats

    def unknown(self, word: object) -> NoReturn:
        raise BadTables(UnknownCondition(self.claim, str(word)))

    def read(self, raw: Any) -> Condition:
        """Whichever of the eight forms it is; every word must be known."""
        if not isinstance(raw, Mapping):
            self.unknown(raw)
        forms = [form for form in FORM_WORDS if form in raw]
        if len(forms) != 1:
            self.unknown(", ".join(raw))
        for word in raw:
            if word not in FORM_WORDS[forms[0]]:
                self.unknown(word)
        match forms[0]:
            case "all" | "any" | "not":
                return self.read_several(forms[0], raw[forms[0]])
            case "some_opponent":
                return self.read_inside(c.SOME_OPPONENT, [raw["some_opponent"]])
            case "by_players":
                return self.read(self.chosen(raw["by_players"]))
            case "events":
                return self.read_deeds(raw)
            case "state":
                return self.read_state(raw)
        return self.read_metric(Condition(c.BEATS), raw["beats_each_opponent"], raw)

    def read_several(self, form: str, parts: Any) -> Condition:
        if form == "not":
            found = self.read_inside(c.NONE_OF, [parts])
            found.topics = EVERYTHING
            return found
        if not isinstance(parts, list):
            self.unknown(parts)
        return self.read_inside(c.ALL_OF if form == "all" else c.ANY_OF, parts)

    def read_inside(self, form: int, parts: list[Any]) -> Condition:
        found = Condition(form)
        for part in parts:
            inner = self.read(part)
            found.parts.append(inner)
            found.topics |= inner.topics
        return found

    def chosen(self, by_players: Any) -> Any:
        """The condition for this number of players, or the one for all that are not named."""
        if not isinstance(by_players, Mapping) or set(by_players) - NUMBERS or "more" not in by_players:
            self.unknown("by_players")
        return by_players.get(str(self.seats), by_players["more"])

    def read_state(self, raw: Mapping[str, Any]) -> Condition:
        found = self.read_metric(Condition(c.STATE), raw["state"], raw)
        found.op = self.op(raw)
        value = raw.get("value", 1)
        found.value = ALMS_END if value == "last" and raw["state"] == "alms" else self.number(value)
        return found

    def read_metric(self, found: Condition, metric: Any, raw: Mapping[str, Any]) -> Condition:
        found.metric = self.index(METRICS, metric)
        if metric == "track":
            found.argument = self.index(TRACK_NAMES, raw.get("track"))
        elif metric == "tracks_at_least":
            found.argument = self.number(raw.get("level"))
        elif "type" in raw:
            found.argument = self.index((*WORKER_NAMES, "any"), raw["type"])
        if "where" in raw:
            found.where = self.index(PLACES, raw["where"])
        found.topics = self.topics(found, metric)
        return found

    def topics(self, found: Condition, metric: str) -> int:
        if metric == "track":
            return 1 << found.argument
        if found.metric <= c.HIGHEST_TRACK:
            return (1 << TRACKS) - 1
        return 1 << TOPIC_OF.get(metric, WORKERS_TOPIC)

    def read_deeds(self, raw: Mapping[str, Any]) -> Condition:
        found = Condition(c.DEED)
        found.deed = self.index(tuple(DEEDS), raw["events"])
        fields = DEEDS[raw["events"]]
        found.aggregate = self.index(AGGREGATES, raw.get("agg", "count"))
        if found.aggregate != c.COUNT:
            found.field = 1 + self.index(fields, raw.get("field"))
        where = raw.get("where", {})
        if not isinstance(where, Mapping) or raw.get("scope", "turn") != "turn":
            self.unknown(where)
        found.filters = [self.filter(fields, field, value) for field, value in where.items()]
        found.op = self.op(raw)
        found.value = self.number(raw.get("value", 1))
        found.topics = 1 << DEED_TOPICS + found.deed
        if found.op != c.AT_LEAST or found.value < 1:  # may hold before anything is done
            found.topics = EVERYTHING
        return found

    def filter(self, fields: tuple[str, ...], field: str, value: Any) -> Filter:
        place = 1 + self.index(fields, field)
        if value == "$opp" and field == "opponent":
            return Filter(place, c.THE_OPPONENT, 0)
        if isinstance(value, Mapping):
            if len(value) != 1 or set(value) - set(OPS):
                self.unknown(value)
            op, number = next(iter(value.items()))
            return Filter(place, OPS[op], self.number(number))
        if isinstance(value, list):
            return Filter(place, c.ONE_OF, sum(1 << self.word(field, one) for one in value))
        return Filter(place, c.EQUAL, self.word(field, value))

    def word(self, field: str, value: Any) -> int:
        if isinstance(value, bool | int):
            return int(value)
        return self.index(VALUES.get(field, ()), value)

    def op(self, raw: Mapping[str, Any]) -> int:
        op = raw.get("op", ">=")
        if op not in OPS:
            self.unknown(op)
        return OPS[op]

    def number(self, value: Any) -> int:
        if not isinstance(value, int):
            self.unknown(value)
        return value

    def index(self, words: tuple[str, ...], word: Any) -> int:
        if word not in words:
            self.unknown(word)
        return words.index(word)


def conditions(claims: list[Any], seats: int) -> list[Condition]:
    """The conditions of these claims, for a number of players."""
    return [Reader(claim.name, seats).read(claim.cond) for claim in claims]


def by_topic(found: list[Condition]) -> list[int]:
    """For each topic the claims, as a bit mask, that it may complete."""
    return [
        sum(1 << number for number, condition in enumerate(found) if condition.topics >> topic & 1)
        for topic in range(TOPICS)
    ]


# By the number of players
IN_GAME: Final[list[list[Condition]]] = [
    [] if seats < 2 else conditions(FIGURES.in_game_claims.entries, seats) for seats in range(SEATS + 1)
]
END_GAME: Final[list[list[Condition]]] = [
    [] if seats < 2 else conditions(FIGURES.end_game_claims.entries, seats) for seats in range(SEATS + 1)
]
BY_TOPIC: Final[list[list[int]]] = [by_topic(found) for found in IN_GAME]
