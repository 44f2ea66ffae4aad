"""The eight maps: roads, colours, and the king's distances."""

from __future__ import annotations

from collections import Counter

import pytest

from regency.games.council.printed.maps import ATLAS, Map, linked
from regency.games.council.printed.tables import LETTERS
from tests.games.council.builder import position
from tests.games.council.names import cities, city, king_to, mask
from tests.games.council.play import can, table

pytestmark = pytest.mark.both

BOARDS = {
    ("coast", "A"): "AB AC BD BE",
    ("coast", "B"): "AC BE CD",
    ("hills", "A"): "FG FI GH GI HJ",
    ("hills", "B"): "FI GJ HJ IJ",
    ("mountains", "A"): "KN LO MO NO",
    ("mountains", "B"): "KL LN MO",
}
CROSSING = {"A": "CF DG EH IK JL JM", "B": "CF DG EH IK JL HM"}
METALS = {
    ("coast", "A"): "iron gold silver silver bronze",
    ("coast", "B"): "gold bronze silver iron silver",
    ("hills", "A"): "gold purple gold bronze silver",
    ("hills", "B"): "gold silver gold bronze purple",
    ("mountains", "A"): "gold silver iron bronze gold",
    ("mountains", "B"): "gold iron silver bronze gold",
}
NAMES = ("gold", "silver", "bronze", "iron", "purple")
COMBINATIONS = {  # roads, the king's start, and from there the roads to A ... O
    "AAA": (19, "G", (3, 2, 2, 1, 2, 1, 0, 1, 1, 2, 2, 3, 3, 3, 4)),
    "AAB": (18, "G", (3, 2, 2, 1, 2, 1, 0, 1, 1, 2, 2, 3, 3, 4, 4)),
    "ABA": (18, "J", (4, 3, 3, 2, 2, 2, 1, 1, 1, 0, 2, 1, 2, 3, 2)),
    "ABB": (17, "J", (4, 3, 3, 2, 2, 2, 1, 1, 1, 0, 2, 1, 2, 2, 3)),
    "BAA": (18, "G", (3, 3, 2, 1, 2, 1, 0, 1, 1, 2, 2, 3, 3, 3, 4)),
    "BAB": (17, "G", (3, 3, 2, 1, 2, 1, 0, 1, 1, 2, 2, 3, 3, 4, 4)),
    "BBA": (17, "J", (4, 3, 3, 2, 2, 2, 1, 1, 1, 0, 2, 1, 2, 3, 2)),
    "BBB": (16, "J", (4, 3, 3, 2, 2, 2, 1, 1, 1, 0, 2, 1, 2, 2, 3)),
}
every_map = pytest.mark.parametrize("sides", COMBINATIONS)


def atlas(sides: str) -> Map:
    return ATLAS[table(position(3, sides)).atlas]


def boards(sides: str) -> list[tuple[str, str]]:
    return list(zip(("coast", "hills", "mountains"), sides, strict=True))


@every_map
def test_roads_and_crossings_are_those_of_the_boards(sides: str) -> None:
    """D4: J-M exists with hills A only, H-M with hills B only."""
    expected = " ".join([BOARDS[board] for board in boards(sides)] + [CROSSING[sides[1]]]).split()
    found = [LETTERS[one] + LETTERS[other] for one, other in atlas(sides).roads]
    assert sorted(found) == sorted(expected)
    assert len(found) == COMBINATIONS[sides][0]
    assert ("JM" in found, "HM" in found) == (sides[1] == "A", sides[1] == "B")


@every_map
def test_neighbours_are_the_two_ends_of_each_road(sides: str) -> None:
    chart = atlas(sides)
    for one in range(15):
        for other in range(15):
            road = (one, other) in chart.roads or (other, one) in chart.roads
            assert bool(chart.neighbours[one] >> other & 1) == road


@every_map
def test_colours_are_those_of_the_boards(sides: str) -> None:
    """D13: five gold, four silver, three bronze, two iron and one purple city on every map."""
    found = [NAMES[metal] for metal in atlas(sides).metals]
    assert found == " ".join(METALS[board] for board in boards(sides)).split()
    assert Counter(found) == {"gold": 5, "silver": 4, "bronze": 3, "iron": 2, "purple": 1}


@every_map
def test_the_king_starts_in_the_purple_city_and_every_city_can_be_reached(sides: str) -> None:
    """D2, D3 and rulings 1, 3, 8: Graden with hills A, Juvelar with hills B."""
    _, start, ways = COMBINATIONS[sides]
    chart = atlas(sides)
    assert LETTERS[chart.king_start] == start == LETTERS[table(position(2, sides)).king]
    assert tuple(chart.distances[chart.king_start]) == ways


@every_map
def test_a_distance_is_the_same_there_and_back_and_a_road_changes_it_by_one_at_most(sides: str) -> None:
    chart = atlas(sides)
    for start in range(15):
        ways = chart.distances[start]
        assert ways[start] == 0
        assert ways == [chart.distances[city][start] for city in range(15)]
        assert all(abs(ways[one] - ways[other]) <= 1 for one, other in chart.roads)
        assert all(ways[city] > 0 for city in range(15) if city != start)


@every_map
def test_the_sets_for_the_tiles_are_the_colours_and_the_regions(sides: str) -> None:
    chart = atlas(sides)
    for tile, name in enumerate(NAMES[:4]):
        assert chart.sets[tile] == sum(
            1 << city for city in range(15) if chart.metals[city] == NAMES.index(name)
        )
    assert chart.sets[4:] == [mask("ABCDE"), mask("FGHIJ"), mask("KLMNO")]


def test_the_atlas_holds_each_combination_once_by_its_sides() -> None:
    assert len(ATLAS) == 8
    assert [chart.sides for chart in ATLAS] == [(a, b, c) for a in (0, 1) for b in (0, 1) for c in (0, 1)]


def test_juvelar_to_arkon_costs_eight_coins_on_the_illustrated_map() -> None:
    """D2."""
    four = {"king": "pink pink blue white"}
    rich = position(hands=["pink pink blue white"], councils=four, coins=[8])
    poor = position(hands=["pink pink blue white"], councils=four, coins=[7])
    assert can(rich, 0, king_to("A"))
    assert not can(poor, 0, king_to("A"))
    assert all(can(poor, 0, king_to(letter)) for letter in "BCDEFGHIJKLMNO")


@pytest.mark.parametrize(
    ("sides", "owned", "start", "group"),
    [
        ("ABA", "CFGHIJ", "I", "CFGHIJ"),  # R6: the purple city carries the chain
        ("ABA", "CFGHI", "I", "CFI"),
        ("ABA", "AKO", "A", "A"),
        ("ABA", "EHM", "E", "EHM"),  # over both borders
        ("AAA", "FGI", "F", "FGI"),  # a circle
        ("BBB", "ABE", "B", "BE"),
    ],
)
def test_cities_are_linked_by_roads_over_owned_cities(sides: str, owned: str, start: str, group: str) -> None:
    assert linked(atlas(sides).neighbours, mask(owned), city(start)) == sum(1 << one for one in cities(group))
