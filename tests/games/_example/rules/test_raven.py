"""Ravens: a look at one card of another hand."""

from __future__ import annotations

import pytest

from regency.games._example.model.events import HandLookedAt
from regency.games._example.model.reasons import NobodyThere, OwnHand
from regency.kernel.errors import Refused, UndoBarred
from tests.games._example.builder import (
    CASTLE,
    DANCE,
    HUNT,
    KEY,
    MILL,
    SEAL,
    SEAT,
    TOLL,
    asked,
    do,
    lay_all,
    look_at,
    position,
    refused,
)

pytestmark = pytest.mark.both


def test_who_takes_a_raven_chooses_a_hand() -> None:
    match = position(["3 7", "4 8", "5 6"], offered=[DANCE])
    lay_all(match, 7, 4, 5)
    assert [asked(match, seat) for seat in range(3)] == ["ChooseHand", "", ""]
    assert list(match.options(0)) == [look_at(1), look_at(2)]


def test_a_favour_without_a_raven_shows_nothing() -> None:
    match = position(["3 7", "4 8", "5 6"], offered=[SEAT])
    lay_all(match, 7, 4, 5)
    assert asked(match, 0) == "ChooseCard"


def test_two_ravens_give_one_look() -> None:
    """Ruling 3."""
    match = position(["3 7", "4 8"], offered=[DANCE, KEY])
    lay_all(match, 7, 4)
    do(match, 0, look_at(1))
    assert asked(match, 0) == "ChooseCard"


def test_a_card_at_random_is_shown_to_this_seat_alone() -> None:
    """Ruling 4."""
    match = position(["3 7", "4 8", "5 6"], raven=0)
    before = [match.look(seat).own.seen for seat in range(3)]
    told = do(match, 0, look_at(2))
    assert told[0] == HandLookedAt(0, 2)
    assert before == [-1, -1, -1]
    assert match.look(0).own.seen in (4, 5) and match.look(1).table.raven_at == 2
    assert [match.look(seat).own.seen for seat in (1, 2)] == [-1, -1]


def test_it_is_put_back_when_the_next_cards_are_turned() -> None:
    match = position(["3 7", "4 8"], raven=0)
    do(match, 0, look_at(1))
    lay_all(match, 3, 4)
    assert match.look(0).own.seen == -1


def test_it_cannot_be_taken_back() -> None:
    match = position(["3 7", "4 8"], raven=0)
    do(match, 0, look_at(1))
    with pytest.raises(Refused) as error:
        match.undo(0)
    assert error.value.reason == UndoBarred()


def test_the_own_hand_and_empty_chairs_are_not_looked_at() -> None:
    match = position(["3 7", "4 8"], raven=0)
    assert refused(match, 0, look_at(0)) == OwnHand()
    assert refused(match, 0, look_at(2)) == NobodyThere(2)


def test_when_the_game_is_over_there_is_nothing_to_look_at() -> None:
    match = position(["9", "8"], offered=[DANCE], taken=[(HUNT, MILL), (TOLL, CASTLE)], lost=[SEAL])
    lay_all(match, 9, 8)
    assert match.outcome() is not None
