"""Bonus tiles and king's rewards."""

from __future__ import annotations

import pytest

from regency.games.council.model.events import KingRewardTaken, TileTaken
from regency.games.council.printed.tables import NOTHING
from regency.kernel.edge import Event
from tests.games.council.builder import Game, position
from tests.games.council.names import METAL, build, king_to, pay
from tests.games.council.play import do, table

pytestmark = pytest.mark.both
# Sets on the illustrated map, by the permit that completes them
SETS = {
    "gold": ("FHKO", "B", 20),
    "silver": ("CDL", "G", 12),
    "bronze": ("EN", "I", 8),
    "iron": ("A", "M", 5),
    "coast": ("ABCE", "D", 5),
    "hills": ("FGHI", "J", 5),
    "mountains": ("KLMO", "N", 5),
}


def tiles(told: list[Event]) -> list[Event]:
    return [event for event in told if isinstance(event, TileTaken | KingRewardTaken)]


def completing(name: str, **more: object) -> Game:
    """All but the last city are built; no nobility step asks for an order of rewards."""
    before, last, _ = SETS[name]
    far = next(pair for pair in ("MO", "AB", "CD") if not set(pair) & set(before + last))
    tokens = dict.fromkeys(far, "nobility") | more.pop("tokens", {})  # type: ignore[operator]
    return position(emporiums=[before], permits=[last], assistants=[5], tokens=tokens, **more)  # type: ignore[arg-type]


@pytest.mark.parametrize("name", SETS)
def test_the_last_city_of_a_colour_or_region_brings_its_tile_and_the_top_kings_reward(name: str) -> None:
    match = completing(name)
    _, last, points = SETS[name]
    assert tiles(do(match, 0, build(last, last))) == [
        TileTaken(0, METAL[name], points),
        KingRewardTaken(0, 25),
    ]
    t = table(match)
    assert [t.tiles[tile] for tile in range(7)] == [
        0 if tile == METAL[name] else NOTHING for tile in range(7)
    ]
    assert t.king_rewards == [0] + [NOTHING] * 4


@pytest.mark.parametrize("name", SETS)
def test_a_set_with_a_city_missing_brings_nothing(name: str) -> None:
    before, last, _ = SETS[name]
    match = position(emporiums=[before[1:]], permits=[last], assistants=[5])
    assert tiles(do(match, 0, build(last, last))) == []


@pytest.mark.parametrize(("gone", "points"), [(1, 18), (2, 12), (3, 7), (4, 3)])
def test_the_kings_rewards_go_from_the_top(gone: int, points: int) -> None:
    match = completing("iron", king_rewards=[3] * gone)
    assert tiles(do(match, 0, build("M", "M"))) == [
        TileTaken(0, METAL["iron"], 5),
        KingRewardTaken(0, points),
    ]
    assert table(match).king_rewards[: gone + 1] == [3] * gone + [0]


def test_after_five_kings_rewards_there_is_only_the_tile() -> None:
    """Ruling 20."""
    match = completing("iron", king_rewards=[1, 2, 3, 1, 2])
    assert tiles(do(match, 0, build("M", "M"))) == [TileTaken(0, METAL["iron"], 5)]


def test_who_completes_a_set_later_gets_neither() -> None:
    """Ruling 20."""
    match = completing("iron", tiles={"iron": 2}, king_rewards=[2])
    assert tiles(do(match, 0, build("M", "M"))) == []
    assert table(match).tiles[METAL["iron"]] == 2


def test_a_colour_and_a_region_at_once_bring_two_tiles_and_two_rewards() -> None:
    """Ruling 20: Merkatim is the last of iron and of the mountains."""
    match = position(emporiums=["AKLNO"], permits=["M"], assistants=[5])
    assert tiles(do(match, 0, build("M", "M"))) == [
        TileTaken(0, METAL["iron"], 5),
        KingRewardTaken(0, 25),
        TileTaken(0, METAL["mountains"], 5),
        KingRewardTaken(0, 18),
    ]


def test_a_set_that_was_completed_before_brings_nothing_at_a_later_building() -> None:
    """Only the set that the new emporium completes counts."""
    match = position(emporiums=["AM"], permits=["F"], assistants=[5])
    assert tiles(do(match, 0, build("F", "F"))) == []


def test_others_emporiums_do_not_fill_ones_sets() -> None:
    match = position(emporiums=["", "A"], permits=["M"], assistants=[5])
    assert tiles(do(match, 0, build("M", "M"))) == []


def test_a_building_with_the_king_completes_sets_too() -> None:
    four = "pink pink blue white"
    match = position(emporiums=["FGHI"], hands=[four], councils={"king": four})
    told = do(match, 0, king_to("J"), pay(four))
    assert tiles(told) == [TileTaken(0, METAL["hills"], 5), KingRewardTaken(0, 25)]


def test_the_points_of_tiles_are_not_scored_at_once() -> None:
    match = completing("iron", tokens={"A": "1 coin", "M": "2 coins"})
    do(match, 0, build("M", "M"))
    assert table(match).points[0] == 0
