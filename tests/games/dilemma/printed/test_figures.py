"""Figures and tables as they are printed, written down once more."""

from __future__ import annotations

import pytest

from regency.games.dilemma.printed import abilities, agendas, figures, finale, services, story

pytestmark = pytest.mark.both

FIGURES = {
    "NOTHING": -1, "SEATS": 5, "LEAST_SEATS": 3, "HOUSES": 12, "RESOURCES": 5,
    "LOWEST_ROW": 1, "HIGHEST_ROW": 17, "START_ROW": 9, "ABDICATION_AT": (1, 17),
    "UPPER_HALF": (10, 17), "LOWER_HALF": (1, 8), "TIME_SPACES": 8, "MOST_ON_DEATH_SPACE": 5,
    "DEATH_SHARE": 40, "CHRONICLE_SPACES": 5, "AGEING_BOXES": 6, "PRESTIGE_BOXES": 100, "CRAVE_BOXES": 50,
    "START_POWER": 8, "START_COINS": 10, "BALANCE_POWER": 3, "TOKENS_KEPT": 2,
    "WITH_THE_SIDE": 1, "WITH_MOMENTUM": 2, "PASS_COIN": 1, "MOST_POWER": 100, "MOST_COINS": 100,
    "SLOTS": 12, "OFFERS": 3, "DEAL_COINS": 30, "SOME_POINTS": 2, "RICH": 18, "MIGHTY": 10,
    "STEADY": (5, 13), "ALIGNMENT_BOXES": 4, "ALIGNMENT_POINTS": (3, 2, 1),
    "RESOURCE_NAMES": ("influence", "wealth", "morale", "welfare", "knowledge"),
    "ENDS": (
        "king-died", "abdicated-top", "abdicated-bottom",
        "prestige-doubled", "points-alike", "crave-trebled", "crave-fourfold",
    ),
    "FIRST_OUTCOME": 3,
}  # fmt: skip
AGENDAS = {
    "ZONES": ((), ((9, 17),), ((5, 13),), ((1, 5), (13, 17)), ((1, 9),), ((1, 5), (13, 17))),
    "MARKER_POINTS": (
        (),
        (0, 4, 7, 10, 14, 15),
        (0, 6, 7, 10, 13, 14),
        (0, 9, 13, 17, 19, 20),
        (0, 4, 7, 10, 14, 15),
        (4, 7, 11, 7, 4, 0),
    ),
    "COIN_POINTS": ((4, 2, 1), (6, 4, 2), (5, 3, 1), (3, 2, 1), (6, 4, 2), (8, 6, 4)),
    "PAYS_PRESTIGE": (True, True, True, False, False, False),
    "REBEL_CRAVE": 1,
    "HIGHEST_POINTS": (3, 1),
    "LOWEST_POINTS": (-3, -1),
    "POWER_POINTS": (2, 1),
    "PLACES": (
        ((4, 0), (3, 0), (1, 1), (0, 2)),
        ((3, 0), (2, 0), (1, 0), (0, 2)),
        ((0, 2), (0, 1), (0, 1), (2, 0)),
    ),
}
STORY = {
    "ENVELOPES": 75, "CARDS_EACH": 3, "STICKERS_EACH": 4, "CARDS": 225, "STICKERS": 300,
    "STORYLINES": 6, "STORYLINE_NAMES": ("T", "B", "C", "H", "G", "A"), "LETTERS": "ABCDEFGHIJKL",
    "EVENTS": 6, "EVENT_BOXES": (2, 1, 2, 1, 2, 2), "MOST_UNREST": 4, "RIOT": 3, "FARTHEST_FRONT": 3,
    "PLEDGE_EACH": 2, "ICONS": 14, "STICKER_ICON": 10, "CONCORD_ICON": 12, "DISCORD_ICON": 13,
    "COUNTERS": ("unrest", "front", "concord", "discord"),
    "KINDS": ("prologue", "standard", "special", "ending", "finale", "outcome"),
    "ROLES": ("key", "side", "trigger", "finale"),
    "WHO_NAMES": ("leader", "moderator", "all", "gatherers"),
    "GOODS": ("coins", "power", "prestige", "crave"),
}  # fmt: skip
FINALE = {
    "FINALE_HOME": 70, "OUTCOME_HOMES": (71, 72, 73, 74), "VOTES": 3,
    "MARKS": (((2, 2), (3, 2)), ((2, 2), (3, 2)), ((3, 3), (2, 3))),
    "SIGNER_POINTS": 2, "STORYLINE_POWER": 1,
    "LEAST_LEAN": (5, 1, -4), "WEIGHTS": ((2, 1), (1, 1), (1, 3), (1, 4)), "LEVEL": (1, 2),
    "HEAVIER_IS_PRESTIGE": (True, True, False, False), "SHARE_OF_REIGNS": 3,
}  # fmt: skip
ENVELOPES = (
    "00 B1b B1a T1b C1a T1a C1b T2 H1 B2 G1 G2b C2 A1 H2b A2b T3 H2a H3 G2a A2a B3 C3 B4 G3 A3 T4 C4 G4 H4 "
    "C5 A4 G5 H5 T5 B5 T6a G6a A5 C6a B6a C6b H6b A6b B6b G6b H6a AE3 A6a T6b GE2 CE3 HE3 CE1 GE4 CE4 BE3 "
    "BE2 AE2 TE4 HE2 TE2 BE1 TE1 TE3 CE2 AE1 GE3 HE1 GE1 70 71 72 73 74"
)


@pytest.mark.parametrize(
    ("module", "table"),
    [(figures, FIGURES), (agendas, AGENDAS), (story, STORY), (finale, FINALE)],
    ids=["all", "end", "story", "finale"],
)
def test_what_is_printed(module: object, table: dict[str, object]) -> None:
    assert {name: getattr(module, name) for name in table} == table


def test_the_envelopes_by_their_numbers() -> None:
    assert " ".join(story.ENVELOPE_IDS) == ENVELOPES


def test_what_is_counted_in_parts_is_told_apart() -> None:
    phases = (
        figures.DRAFT,
        figures.LEGACY,
        figures.DRAW,
        figures.VOTE,
        figures.RESULT,
        figures.COUNTING,
    )
    assert len(set(phases)) == len(phases)
    assert (figures.AYE, figures.NAY) == (0, 1)
    assert {figures.AYE, figures.NAY, figures.GATHER, figures.MODERATE} == {0, 1, 2, 3}
    assert (figures.DIED, figures.TOP, figures.BOTTOM) == (0, 1, 2)
    resources = (figures.INFLUENCE, figures.WEALTH, figures.MORALE, figures.WELFARE, figures.KNOWLEDGE)
    assert resources == (0, 1, 2, 3, 4)
    effects = (story.MOVE, story.STICKER, story.FLAG, story.OPEN, story.MYSTERY, story.GIVE, story.COUNT)
    assert effects == tuple(range(7))
    assert (abilities.MUCH, abilities.SOME, abilities.DEAR) == (6, 3, 3)
    assert len(abilities.WHENS) == len(set(abilities.WHENS)) == 14


def test_the_ten_services_with_all_they_may_be_about() -> None:
    votes = [(0, side, 1) for side in (0, 1)] + [
        (1, side, least) for side in (0, 1) for least in range(2, 10)
    ]
    turns = [(2, 0, 0), (3, 0, 0), (4, 0, 0), (5, 0, 0), *[(6, 0, more) for more in (1, 2, 3, 4)]]
    ties = [(7, 0, 0), (7, 1, 0)]
    seats = [(kind, seat, 0) for kind in (8, 9) for seat in range(5)]
    assert list(services.SERVICE) == [*votes, *turns, *ties, *seats]
    assert services.SERVICES == 38 and services.KINDS == 10
