"""The audience: the highest card that nobody else has laid."""

from __future__ import annotations

import pytest

from regency.games._example.model.events import CardTurned, FavourLost, FavoursCarried, FavourTaken
from regency.games._example.model.options import Options
from regency.kernel.edge import ALL, Event
from tests.games._example.builder import CASTLE, DUCHY, HUNT, MILL, SEAT, TOLL, lay_all, position

pytestmark = pytest.mark.both


def without_cards(told: list[Event]) -> list[Event]:
    """What follows on the cards that are turned, up to the next round."""
    return [event for event in told if isinstance(event, FavourTaken | FavourLost | FavoursCarried)]


def test_all_cards_are_turned_and_discarded() -> None:
    match = position(["3 7", "4 8"])
    told = lay_all(match, 7, 4)
    assert told[1:3] == [CardTurned(0, 6), CardTurned(1, 3)]
    assert match.state.table.turned == [6, 3]
    assert [match.state.table.discards[card] for card in (6, 3)] == [1, 1]


def test_everybody_learns_what_was_laid_and_nobody_can_take_it_back() -> None:
    """At the last audience, after which nothing else is shown."""
    match = position(["9", "8"], offered=[SEAT], taken=[(HUNT, MILL), (TOLL, CASTLE)], lost=[DUCHY])
    lay_all(match, 9, 8)
    assert match.state.learned == ALL
    assert match.state.barred


def test_the_highest_is_received() -> None:
    match = position(["3 7", "4 8"])
    assert without_cards(lay_all(match, 7, 4)) == [FavourTaken(0, SEAT, 4)]
    assert match.state.table.points == [4, 0]


def test_cards_of_one_rank_cancel_each_other_out() -> None:
    match = position(["3 9", "4 9", "5 6"])
    assert without_cards(lay_all(match, 9, 9, 5)) == [FavourTaken(2, SEAT, 4)]


def test_if_nobody_comes_alone_the_favour_waits_for_the_next_round() -> None:
    """Ruling 1."""
    match = position(["3 9", "4 9"])
    assert without_cards(lay_all(match, 9, 9)) == [FavoursCarried()]
    assert match.state.table.offered[0] == SEAT
    carried = match.state.table.offered[:]
    lay_all(match, 3, 4)
    assert match.state.table.taken[1] == tuple(carried)


def test_or_is_lost() -> None:
    """Ruling 1."""
    match = position(["3 9", "4 9"], options=Options(ties="lost"))
    assert without_cards(lay_all(match, 9, 9)) == [FavourLost(SEAT)]
    assert match.state.table.lost == [SEAT]


def test_after_the_last_audience_it_is_lost_in_any_case() -> None:
    """Ruling 1."""
    match = position(["9", "9"], offered=[SEAT], taken=[(HUNT, MILL), (TOLL, CASTLE)], lost=[DUCHY])
    assert without_cards(lay_all(match, 9, 9)) == [FavourLost(SEAT)]
    assert match.outcome() is not None
