"""Every figure of the rules reference and the primer is that of the printed tables."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from regency.games.allegoria import RULES
from regency.games.allegoria.model.figures import FIGURES, DecreeEvent
from regency.games.allegoria.printed.cards import CARDS
from regency.games.allegoria.printed.claims import CLAIM_VALUES, CLAIMS, END_VALUE, MISSED
from regency.games.allegoria.printed.counts import (
    ALMS_TOKENS,
    DECREE_CARDS,
    DIE,
    ENDS_DEALT,
    ENDS_KEPT,
    LORDS_DEALT,
    MERCHANT_CARDS,
    OPEN_CARDS,
    ROUNDS,
    STARTING_HAND,
    WORKERS_EACH,
)
from regency.games.allegoria.printed.guilds import GUILD_INFLUENCE, GUILD_SPACES
from regency.games.allegoria.printed.lords import LORD_TRACKS, LORD_WORKERS, LORDS
from regency.games.allegoria.printed.merchants import MERCHANTS
from regency.games.allegoria.printed.spaces import DRAWS, MARKERS_EACH, MAX_STACK, POINTS
from regency.games.allegoria.printed.terms import (
    CARD_NAMES,
    DECREES,
    GUILDS,
    SPACES,
    TOKEN_NAMES,
    TRACK_NAMES,
    TRACKS,
)
from regency.games.allegoria.printed.tracks import (
    ALMS_INFLUENCE,
    ANARCHY,
    DIPLOMACY,
    PENALTY,
    TOP,
    TOWN_INFLUENCE,
)
from regency.games.allegoria.rules import banker, bids, guilds, turn
from tests.docs.reading import LANGUAGES, SECTION, numbers, signed
from tests.games.allegoria.docs.reading import TRACK_WORDS, entries, prose, table, tables, text, titles

F = FIGURES
MARKERS = [marker for marker in F.bidding.markers if isinstance(marker, int)]
ONE = 1  # a Worker, a marker, a point or a card at a time: what the section tests show

# The figures outside the tables, as they stand
PROSE: dict[str, list[int]] = {
    "aim": [RULES.seats[0], RULES.seats[-1], ROUNDS, SPACES, TRACKS],
    "words": [0, TOP, DIPLOMACY[0], DIPLOMACY[-1], WORKERS_EACH],
    "setup": [
        WORKERS_EACH, MARKERS_EACH, *MARKERS, GUILDS, *DIE, 0, DIPLOMACY[0],
        ENDS_DEALT, ENDS_KEPT, LORDS_DEALT, sum(CARDS), STARTING_HAND,
        DECREE_CARDS, DECREES - 1, DECREE_CARDS + 1, MERCHANT_CARDS, MERCHANTS, CLAIMS, ANARCHY,
        ALMS_TOKENS, len(TOKEN_NAMES), 0,
    ],
    "lords": [],
    "open": [],
    "round": [ROUNDS, 4, SPACES, ROUNDS],
    "reset": [ONE, OPEN_CARDS],
    "planning": [ONE, MARKERS_EACH, MAX_STACK],
    "actions": [bids.AS_TWO + 1, bids.AS_ONE + 1, bids.AS_ONE + 1, 0],
    "space-claims": [ONE, ONE],
    "space-workforce": [
        ONE, OPEN_CARDS, *F.workforce_space.groups, 2, ONE, ONE, RULES.seats[-1], RULES.seats[-1],
    ],
    "cards": [TOP, ONE],
    "points": [POINTS[4][-1], 4, POINTS[4][1], turn.TASK_POINTS, ONE, banker.PRICE],
    "tracks": [0, TOP],
    "supplement": [ONE, ONE, ONE, 0],
    "anarchy": [ONE, ONE, ANARCHY],
    "space-soldier": [ONE, ONE],
    "raid": [ONE, ONE, ONE],
    "battle": [ONE] * 7,
    "space-spy": [ONE],
    "subterfuge": [ONE, ONE, ONE, ONE, ONE, ONE, DIPLOMACY[-1]],
    "space-merchant": [ONE],
    "commerce": [ONE, ONE, TOP],
    "merchants": [],
    "space-banker": [ONE],
    "grant": [banker.PRICE, ONE, banker.PRICE, ONE],
    "guilds": [
        GUILD_SPACES, GUILD_INFLUENCE, bids.AS_ONE + 1, ONE, ONE, ONE, 2, ONE, 0, ONE, ONE,
        guilds.CARD_PRICE,
    ],
    "space-scholar": [ONE],
    "alms": [ONE, ONE, len(TOKEN_NAMES), ALMS_TOKENS, *[ONE] * len(TOKEN_NAMES)],
    "clean-up": [ROUNDS],
    "decrees": [],
    "claims": [min(CLAIM_VALUES), max(CLAIM_VALUES), ROUNDS, END_VALUE, -MISSED],
    "scoring": [ROUNDS],
    "options": [],
    "rulings": [
        POINTS[4][-1], 4, ONE, 0, DIPLOMACY[-1], ONE, TOP, banker.PRICE, ONE, ANARCHY, ROUNDS,
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
            assert [int(level) for level in row[1:6]] == LORD_TRACKS[lord]
            placed = [
                f"{count} {name}" for count, name in zip(LORD_WORKERS[lord], names, strict=True) if count
            ]
            assert row[6] == (", ".join(placed) or WORDS[lang]["none"])
        assert len(table(lang, "lords")) == LORDS

    def test_spaces_and_their_tracks(self, lang: str) -> None:
        found = table(lang, "actions")
        assert [row[0] for row in found] == ["I", "II", "III", "IV", "V", "VI", "VII"]
        assert tuple(row[2] for row in found[2:]) == TRACK_WORDS[lang]

    def test_claims_drawn(self, lang: str) -> None:
        found = {
            int(row[0]): [int(cell) for cell in row[1:] if cell != "-"] for row in table(lang, "space-claims")
        }
        assert found == {seats: DRAWS[seats] for seats in RULES.seats}

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
        assert told == dict(enumerate(PENALTY[1:], start=1))

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
        town = TOWN_INFLUENCE["five_areas"]
        found = [numbers(row[1]) for row in table(lang, "scoring")]
        assert found == [
            [GUILD_INFLUENCE],
            [min(CLAIM_VALUES), max(CLAIM_VALUES)],
            [END_VALUE],
            [-MISSED],
            [DIPLOMACY[0], DIPLOMACY[-1]],
            [-ALMS_INFLUENCE[0], ALMS_INFLUENCE[-1], 0],
            [-PENALTY[1], -PENALTY[-1]],
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
    """The name that the printed tables have for an English title."""
    return title.lower().replace("'", "").replace("!", "").replace(" ", "-")


def test_the_english_titles_are_the_names_of_the_printed_tables() -> None:
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
        [ROUNDS, TRACKS],
        [MARKERS_EACH, SPACES],
        [],
        [POINTS[3][0], POINTS[3][-1]],
        [ENDS_KEPT, END_VALUE, -MISSED],
        [bids.AS_TWO + 1, bids.AS_ONE + 1, -ALMS_INFLUENCE[0]],
    ]
    assert {(points[0], points[-1]) for points in POINTS[2:]} == {(3, 1)}
