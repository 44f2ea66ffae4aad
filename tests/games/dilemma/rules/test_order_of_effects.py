"""Effects are carried out from left to right; what is signed waits for the signature."""

from __future__ import annotations

import pytest

from regency.games.dilemma.model.book import Row
from regency.games.dilemma.model.events import RowMoved, SignatureGiven, StickerPlaced
from regency.games.dilemma.printed.story import CRAVE_GOOD, GIVE, LEADER, PRESTIGE_GOOD
from tests.games.dilemma.builder import (
    AYE,
    INFLUENCE,
    KNOWLEDGE,
    WEALTH,
    decide,
    leave,
    move,
    named,
    one_card,
    voting,
)

pytestmark = pytest.mark.both


def test_a_sticker_that_a_card_names_first_is_placed_behind_what_moves_and_behind_the_signature() -> None:
    match = voting(3, book=one_card([leave(2, KNOWLEDGE, -1), move(WEALTH, 1), move(INFLUENCE, -1)]))
    told = decide(match, AYE)
    kinds = [type(each) for each in told if isinstance(each, RowMoved | SignatureGiven | StickerPlaced)]
    assert kinds == [RowMoved, RowMoved, SignatureGiven, StickerPlaced]
    assert [each.resource for each in named(told, RowMoved)] == [WEALTH, INFLUENCE]


def points(good: int, amount: int) -> Row:
    return (GIVE, LEADER, good, amount, 0)


def test_nobody_has_less_than_no_prestige_and_no_crave() -> None:
    match = voting(3, book=one_card([points(PRESTIGE_GOOD, -2), points(CRAVE_GOOD, -1)]))
    decide(match, AYE)
    assert (match.state.table.prestige[0], match.state.table.crave[0]) == (0, 0)
