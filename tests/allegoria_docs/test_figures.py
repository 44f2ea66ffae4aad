"""Every figure of the rules reference and the primer is that of the data file."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from regency.games.allegoria import RULES, banker, bids, guilds, turn
from regency.games.allegoria import data as d
from regency.games.allegoria.figures import DecreeEvent
from regency.games.allegoria.terms import (
    CARD_NAMES,
    DECREES,
    GUILDS,
    SPACES,
    TOKEN_NAMES,
    TRACK_NAMES,
    TRACKS,
)
from tests.allegoria_docs.reading import TRACK_WORDS, entries, prose, table, tables, text, titles
from tests.docs.reading import LANGUAGES, SECTION, numbers, signed

F = d.FIGURES
MARKERS = [marker for marker in F.bidding.markers if isinstance(marker, int)]
ONE = 1  # a Worker, a marker, a point or a card at a time: what the section tests show

# The figures outside the tables, as they stand
PROSE: dict[str, list[int]] = {
    "aim": [RULES.seats[0], RULES.seats[-1], d.ROUNDS, SPACES, TRACKS],
    "words": [0, d.TOP, d.DIPLOMACY[0], d.DIPLOMACY[-1], d.WORKERS_EACH],
    "setup": [
        d.WORKERS_EACH, d.MARKERS_EACH, *MARKERS, GUILDS, *d.DIE, 0, d.DIPLOMACY[0],
        d.ENDS_DEALT, d.ENDS_KEPT, d.LORDS_DEALT, sum(d.CARDS), d.STARTING_HAND,
        d.DECREE_CARDS, DECREES - 1, d.DECREE_CARDS + 1, d.MERCHANT_CARDS, d.MERCHANTS, d.CLAIMS, d.ANARCHY,
        d.ALMS_TOKENS, len(TOKEN_NAMES), 0,
    ],
    "lords": [],
    "open": [],
    "round": [d.ROUNDS, 4, SPACES, d.ROUNDS],
    "reset": [ONE, d.OPEN_CARDS],
    "planning": [ONE, d.MARKERS_EACH, d.MAX_STACK],
    "actions": [bids.AS_TWO + 1, bids.AS_ONE + 1, bids.AS_ONE + 1, 0],
    "space-claims": [ONE, ONE],
    "space-workforce": [
        ONE, d.OPEN_CARDS, *F.workforce_space.groups, 2, ONE, ONE, RULES.seats[-1], RULES.seats[-1],
    ],
    "cards": [d.TOP, ONE],
    "points": [d.POINTS[4][-1], 4, d.POINTS[4][1], turn.TASK_POINTS, ONE, banker.PRICE],
    "tracks": [0, d.TOP],
    "supplement": [ONE, ONE, ONE, 0],
    "anarchy": [ONE, ONE, d.ANARCHY],
    "space-soldier": [ONE, ONE],
    "raid": [ONE, ONE, ONE],
    "battle": [ONE] * 7,
    "space-spy": [ONE],
    "subterfuge": [ONE, ONE, ONE, ONE, ONE, ONE, d.DIPLOMACY[-1]],
    "space-merchant": [ONE],
    "commerce": [ONE, ONE, d.TOP],
    "merchants": [],
    "space-banker": [ONE],
    "grant": [banker.PRICE, ONE, banker.PRICE, ONE],
    "guilds": [
        d.GUILD_SPACES, d.GUILD_INFLUENCE, bids.AS_ONE + 1, ONE, ONE, ONE, 2, ONE, 0, ONE, ONE,
        guilds.CARD_PRICE,
    ],
    "space-scholar": [ONE],
    "alms": [ONE, ONE, len(TOKEN_NAMES), d.ALMS_TOKENS, *[ONE] * len(TOKEN_NAMES)],
    "clean-up": [d.ROUNDS],
    "decrees": [],
    "claims": [min(d.CLAIM_VALUES), max(d.CLAIM_VALUES), d.ROUNDS, d.END_VALUE, -d.MISSED],
    "scoring": [d.ROUNDS],
    "options": [],
    "rulings": [
        d.POINTS[4][-1], 4, ONE, 0, d.DIPLOMACY[-1], ONE, d.TOP, banker.PRICE, ONE, d.ANARCHY, d.ROUNDS,
    ],
    "undo": [],
}  # fmt: skip
ELSEWHERE = {"upper", "lower", "in-game", "end-game", "figures"}  # each has its test below or in test_marked


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("anchor", PROSE)
def test_the_figures_outside_the_tables(anchor: str, lang: str) -> None:
    assert prose(lang, anchor) == PROSE[anchor]


def test_no_section_is_left_out() -> None:
    anchors = [anchor for _, anchor, _ in SECTION.findall(text("rules", "en"))]
    assert sorted(anchors) == sorted([*PROSE, *ELSEWHERE])


WORDS: dict[str, dict[str, Any]] = {
    "en": {
        "workers": ("Soldier", "Spy", "Merchant"),
        "cards": ("Soldier", "Spy", "Merchant", "Banker", "Scholar", "Joker"),
        "none": "none",
        "token": ("no", "yes"),
        "points": {"DT": "D/T", "D": "D"},
        "or": "or 1 T",
    },
    "de": {
        "workers": ("Soldat", "Spion", "Händler"),
        "cards": ("Soldat", "Spion", "Händler", "Bankier", "Gelehrter", "Joker"),
        "none": "keiner",
        "token": ("nein", "ja"),
        "points": {"DT": "S/A", "D": "S"},
        "or": "oder 1 A",
    },
}  # fmt: skip


@pytest.mark.parametrize("lang", LANGUAGES)
class TestTables:
    def test_lords(self, lang: str) -> None:
        names = WORDS[lang]["workers"]
        for lord, row in enumerate(table(lang, "lords")):
            assert [int(level) for level in row[1:6]] == d.LORD_TRACKS[lord]
            placed = [
                f"{count} {name}" for count, name in zip(d.LORD_WORKERS[lord], names, strict=True) if count
            ]
            assert row[6] == (", ".join(placed) or WORDS[lang]["none"])
        assert len(table(lang, "lords")) == d.LORDS

    def test_spaces_and_their_tracks(self, lang: str) -> None:
        found = table(lang, "actions")
        assert [row[0] for row in found] == ["I", "II", "III", "IV", "V", "VI", "VII"]
        assert tuple(row[2] for row in found[2:]) == TRACK_WORDS[lang]

    def test_claims_drawn(self, lang: str) -> None:
        found = {
            int(row[0]): [int(cell) for cell in row[1:] if cell != "-"] for row in table(lang, "space-claims")
        }
        assert found == {seats: d.DRAWS[seats] for seats in RULES.seats}

    def test_workforce_cards(self, lang: str) -> None:
        found = table(lang, "cards")
        assert tuple(row[0] for row in found) == WORDS[lang]["cards"]
        assert tuple(row[1] for row in found[:TRACKS]) == TRACK_WORDS[lang]
        assert [[int(cell) for cell in row[2:]] for row in found] == [
            F.workforce.cards[name] for name in CARD_NAMES
        ]

    def test_action_points(self, lang: str) -> None:
        found = {row[0]: [cell for cell in row[1:] if cell != "-"] for row in table(lang, "points")}
        kinds = WORDS[lang]["points"]
        either = f"{kinds['D']} {WORDS[lang]['or']}"
        assert found == {
            seats: [f"{row.points} {kinds.get(row.kind, either)}" for row in rows]
            for seats, rows in F.action_points.rows.items()
        }

    def test_areas_of_the_town_tracks(self, lang: str) -> None:
        layouts = list(F.town_tracks.layouts.values())
        for areas, rows in zip(layouts, tables(lang, "tracks"), strict=True):
            found = [(numbers(row[0]), signed(row[1]), int(row[2])) for row in rows]
            assert found == [
                (
                    [area.first] if area.first == area.last else [area.first, area.last],
                    area.influence,
                    area.group,
                )
                for area in areas
            ]

    def test_what_anarchy_counts(self, lang: str) -> None:
        told = {
            out: signed(value)
            for span, value in table(lang, "anarchy")
            for out in range(numbers(span)[0], numbers(span)[1] + 1)
        }
        assert told == dict(enumerate(d.PENALTY[1:], start=1))

    def test_travelling_merchants(self, lang: str) -> None:
        found = {row[0]: [tuple(numbers(cell)) for cell in row[1:]] for row in table(lang, "merchants")}
        assert found == {card.name: [card.wealth, card.trade] for card in F.travelling_merchants.entries}

    def test_the_alms_track(self, lang: str) -> None:
        no, yes = WORDS[lang]["token"]
        found = [(int(space), signed(end), token) for space, end, token in table(lang, "alms")]
        assert found == [
            (number, space.influence, yes if space.token else no)
            for number, space in enumerate(F.alms_track.spaces)
        ]

    def test_the_score_pad(self, lang: str) -> None:
        town = d.TOWN_INFLUENCE[0]
        found = [numbers(row[1]) for row in table(lang, "scoring")]
        assert found == [
            [d.GUILD_INFLUENCE],
            [min(d.CLAIM_VALUES), max(d.CLAIM_VALUES)],
            [d.END_VALUE],
            [-d.MISSED],
            [d.DIPLOMACY[0], d.DIPLOMACY[-1]],
            [-d.ALMS_INFLUENCE[0], d.ALMS_INFLUENCE[-1], 0],
            [-d.PENALTY[1], -d.PENALTY[-1]],
            [],
            [-min(town), max(town)],
        ]


# What each effect of a Decree has in figures, in the order in which they are told
DECREE_FIGURES: dict[str, Callable[[DecreeEvent], list[int]]] = {
    "raise-any": lambda event: [event.amount],
    "place-worker": lambda event: [ONE],
    "own-market-free": lambda event: [],
    "raise-track": lambda event: [event.amount, event.other],
    "draw-card": lambda event: [event.amount],
    "return-anarchy": lambda event: [ONE],
    "draw-claim": lambda event: [],
    "alms-for-track": lambda event: [event.amount, ONE],
    "tournament": lambda event: [event.amount, event.other],
    "diplomacy-for-track": lambda event: [event.amount, ONE],
    "hard-times": lambda event: [ONE, ONE],
    "remove-worker": lambda event: [ONE, event.amount],
    "max-group": lambda event: [event.amount],
    "lower-track": lambda event: [event.amount, 0, ONE],
    "discard-card": lambda event: [ONE, event.amount],
    "anarchy-or-tracks": lambda event: [ONE, event.amount],
    "fewer-claims": lambda event: [event.amount, event.other],
    "alms-price": lambda event: [event.amount],
    "blood-feud": lambda event: [event.amount, ONE],
    "diplomacy-price": lambda event: [event.amount],
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("half", ["upper", "lower"])
def test_the_events_of_the_decrees(half: str, lang: str) -> None:
    events = [decree.alive if half == "upper" else decree.dead for decree in F.royal_decrees.entries]
    for event, (title, _, told) in zip(events, entries(lang, half), strict=True):
        assert numbers(told) == DECREE_FIGURES[event.effect](event), title
        for name in (event.track, *event.tracks):
            assert not name or TRACK_WORDS[lang][TRACK_NAMES.index(name)] in told, title


def slug(title: str) -> str:
    """The name that the data file has for an English title."""
    return title.lower().replace("'", "").replace("!", "").replace(" ", "-")


def test_the_english_titles_are_the_names_of_the_data_file() -> None:
    assert [slug(title) for title in titles("en", "upper")] == [e.alive.name for e in F.royal_decrees.entries]
    assert [slug(title) for title in titles("en", "lower")] == [e.dead.name for e in F.royal_decrees.entries]
    for anchor, claims in (("in-game", F.in_game_claims.entries), ("end-game", F.end_game_claims.entries)):
        assert [slug(title).removeprefix("the-") for title in titles("en", anchor)] == [
            c.name for c in claims
        ]
    assert [slug(row[0]) for row in table("en", "lords")] == [lord.name for lord in F.lords.entries]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_primer(lang: str) -> None:
    cards = [numbers(body) for _, _, body in SECTION.findall(text("primer", lang))]
    assert cards == [
        [d.ROUNDS, TRACKS],
        [d.MARKERS_EACH, SPACES],
        [],
        [d.POINTS[3][0], d.POINTS[3][-1]],
        [d.ENDS_KEPT, d.END_VALUE, -d.MISSED],
        [bids.AS_TWO + 1, bids.AS_ONE + 1, -d.ALMS_INFLUENCE[0]],
    ]
    assert {(points[0], points[-1]) for points in d.POINTS[2:]} == {(3, 1)}
