"""What a finale leaves follows from what went before: anything else is refused."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import NamedTuple

import pytest
from msgspec.structs import replace

from regency.games.dilemma import RULES
from regency.games.dilemma.model.book import Book
from regency.games.dilemma.model.legacy import Legacy
from regency.games.dilemma.printed.figures import NOTHING
from regency.games.dilemma.printed.finale import OUTCOME_HOMES
from regency.games.dilemma.saga import last
from regency.games.dilemma.saga.following import must_follow
from regency.games.dilemma.saga.values import Account, divided
from regency.kernel.conform import played
from regency.kernel.errors import Refused

from ..campaigns import finale


class Played(NamedTuple):
    """A finale that has been played."""

    before: Legacy
    book: Book
    left: Legacy
    account: Account


@cache
def sitting(seats: int = 4, seed: int = 1) -> Played:
    before = finale(seats)
    game = played(RULES, seats, seed, legacy=before)
    bequest = RULES.bequest(game.match.state)
    assert bequest is not None
    account = RULES.saga.retell(game.match.everything_told(), before.present)
    return Played(before, before.book, bequest.open, account)


def follow(found: Played, left: Legacy, account: Account | None = None) -> None:
    before = found.before
    must_follow(before, found.book, before.present, divided(left), account or found.account)


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_finale_that_was_played_follows(seats: int, seed: int) -> None:
    found = sitting(seats, seed)
    assert last.is_due(found.before, found.book)
    follow(found, found.left)


@pytest.mark.parametrize(
    ("lean", "outcomes"),
    [(9, [0]), (5, [0]), (4, [1]), (1, [1]), (0, [1, 2]), (-1, [2]), (-4, [2]), (-5, [3])],
)
def test_the_scales_lead_to_an_outcome(lean: int, outcomes: list[int]) -> None:
    assert last.outcomes(lean) == [OUTCOME_HOMES[each] for each in outcomes]


def other_outcome(left: Legacy) -> Legacy:
    home = next(each for each in OUTCOME_HOMES if each not in last.outcomes(left.concord - left.discord))
    return replace(left, outcome=home, opened=(*left.opened[:-1], home))


def with_house(left: Legacy, **fields: int) -> Legacy:
    nth = left.standing[0].house
    houses = list(left.houses)
    houses[nth] = replace(houses[nth], **fields)
    return replace(left, houses=tuple(houses))


def unsigned(left: Legacy) -> Legacy:
    vote = replace(left.stories[-4], signer=NOTHING)
    return replace(left, stories=(*left.stories[:-4], vote, *left.stories[-3:]))


CHANGES: list[Callable[[Legacy], Legacy]] = [
    other_outcome,
    lambda left: replace(left, outcome=NOTHING),
    lambda left: replace(left, opened=left.opened[:-1]),
    lambda left: replace(left, concord=left.concord + 1),
    lambda left: replace(left, discord=left.discord - 1),
    lambda left: replace(left, stickers=left.stickers[1:]),
    lambda left: replace(left, stories=left.stories[:-1]),
    lambda left: replace(left, stories=(*left.stories[:-1], left.stories[-2])),
    lambda left: replace(left, stories=left.stories[:-4]),
    unsigned,
    lambda left: replace(left, mystery=(*left.mystery[:-1], NOTHING)),
    lambda left: replace(left, doors=(8,)),
    lambda left: replace(left, standing=()),
    lambda left: replace(left, standing=left.standing[::-1]),
    lambda left: replace(left, standing=(left.standing[0], *left.standing)),
    lambda left: replace(left, standing=(replace(left.standing[0], score=999), *left.standing[1:])),
    lambda left: replace(left, standing=(replace(left.standing[0], house=99), *left.standing[1:])),
    lambda left: replace(left, standing=(replace(left.standing[0], place=NOTHING), *left.standing[1:])),
    lambda left: with_house(left, won=50),
    lambda left: replace(left, reign=left.reign + 1),
]  # fmt: skip


@pytest.mark.parametrize("change", CHANGES)
def test_what_no_finale_leaves_is_refused(change: Callable[[Legacy], Legacy]) -> None:
    found = sitting()
    with pytest.raises(Refused):
        follow(found, change(found.left))


def test_results_that_do_not_make_the_scales_are_refused() -> None:
    found = sitting()
    first, *rest = found.account.results
    for results in ((first ^ 1, *rest), (*rest, first), tuple(rest)):
        with pytest.raises(Refused):
            follow(found, found.left, replace(found.account, results=results))


def test_a_reign_has_no_outcome() -> None:
    """Neither an envelope of one, nor a final table."""
    found = sitting()
    early = replace(found.before, mystery=(*found.before.mystery[:-1], NOTHING))
    assert not last.is_due(early, found.book)
    with pytest.raises(Refused):
        must_follow(early, found.book, found.before.present, divided(found.left), found.account)
