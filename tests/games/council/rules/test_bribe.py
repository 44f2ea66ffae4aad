"""Satisfying a council."""

from __future__ import annotations

import pytest

from regency.games.council.model.actions import AcquirePermit, PayBribe
from regency.games.council.model.events import CardsPlayed, CoinsPaid
from regency.games.council.model.reasons import CardsDoNotFit, CardsNotHeld, NoFittingCards, NotEnoughCoins
from regency.games.council.printed.bribes import BRIBES, PRICES
from tests.games.council.builder import Game, counted, position
from tests.games.council.names import BALCONY, acquire, bribe, pay
from tests.games.council.play import asked, can, do, hand, of, refused, table

pytestmark = pytest.mark.both
COUNCIL = "orange pink blue black"


def at_the_council(held: str, coins: int = 20, council: str = COUNCIL) -> Game:
    """The first permit of the coast is to be had: which cards?"""
    match = position(hands=[held], councils={"coast": council}, coins=[coins], market={"coast": "D CD"})
    do(match, 0, acquire("coast"))
    assert asked(match, 0) == "BribeForPermit"
    return match


@pytest.mark.parametrize(
    ("played", "coins"),
    [
        ("orange pink blue black", 0),  # R2
        ("orange black", 7),  # R2
        ("orange", 10),
        ("pink blue black", 4),
        ("orange blue joker", 5),  # R3
        ("joker", 11),  # D1 and ruling 4
        ("2xjoker", 9),
        ("3xjoker", 7),
        ("4xjoker", 4),
        ("orange joker", 8),
        ("orange pink blue joker", 1),
    ],
)
def test_a_bribe_costs_coins_for_the_cards_that_are_missing_and_one_a_joker(played: str, coins: int) -> None:
    """R2, R3, D1."""
    match = at_the_council(f"{played} white", coins=max(coins, 11))
    told = do(match, 0, pay(played))
    assert told[0] == CardsPlayed(0, bribe(played), BALCONY["coast"])
    assert [e.coins for e in of(CoinsPaid, told)] == ([coins] if coins else [])
    t = table(match)
    assert t.coins[0] == max(coins, 11) - coins
    assert t.discards == counted(played)
    assert hand(match, 0) == counted("white")
    assert t.hands[0] == 1


def test_two_cards_of_a_colour_need_two_councillors() -> None:
    """R2."""
    match = at_the_council("orange 2xblue")
    assert refused(match, 0, pay("orange blue blue")) == CardsDoNotFit(BALCONY["coast"])
    twice = at_the_council("orange 2xblue", council="orange blue white blue")
    assert can(twice, 0, pay("orange blue blue"))


def test_a_colour_that_does_not_sit_there_cannot_be_played() -> None:
    """R2."""
    match = at_the_council("purple orange")
    assert refused(match, 0, pay("purple")) == CardsDoNotFit(BALCONY["coast"])


def test_cards_that_are_not_held_cannot_be_played() -> None:
    match = at_the_council("orange pink")
    assert refused(match, 0, pay("orange blue")) == CardsNotHeld()


def test_a_bribe_that_the_purse_cannot_pay_is_refused() -> None:
    match = at_the_council("orange pink", coins=7)
    assert of(PayBribe, match.options(0)) == [pay("orange pink")]
    assert refused(match, 0, pay("orange")) == NotEnoughCoins(10, 7)


def test_fewer_cards_than_possible_may_be_played() -> None:
    """Ruling 5: any one to four of the fitting cards, all fifteen choices of them."""
    found = of(PayBribe, at_the_council("orange pink blue black white").options(0))
    assert len(found) == 15
    assert {pay("orange"), pay("pink black"), pay("orange pink blue")} <= set(found)


def test_any_number_of_jokers_up_to_four_takes_the_place_of_any_councillor() -> None:
    """Ruling 6."""
    found = of(PayBribe, at_the_council("orange 6xjoker").options(0))
    without = [pay("joker"), pay("2xjoker"), pay("3xjoker"), pay("4xjoker")]
    with_orange = [pay("orange"), pay("orange joker"), pay("orange 2xjoker"), pay("orange 3xjoker")]
    assert set(found) == {*without, *with_orange}


def test_options_are_exactly_the_bribes_that_fit_are_held_and_can_be_paid() -> None:
    """Rulings 4 to 7, over all 329 bribes."""
    for held, council, coins in (
        ("2xorange pink joker white", "orange orange pink white", 6),
        ("3xblue 2xjoker", "blue white blue black", 20),
        ("white black orange purple blue pink", "pink pink pink white", 9),
    ):
        match = position(hands=[held], councils={"hills": council}, coins=[coins], market={"hills": "H HI"})
        if can(match, 0, acquire("hills")):
            do(match, 0, acquire("hills"))
        seats = counted(council)
        expected = [
            PayBribe(number)
            for number, played in enumerate(BRIBES)
            if all(some <= own for some, own in zip(played, counted(held), strict=True))
            and all(played[colour] <= seats[colour] for colour in range(6))
            and PRICES[number] <= coins
        ]
        assert of(PayBribe, match.options(0)) == expected


def test_without_a_fitting_card_there_is_no_bribe() -> None:
    """Ruling 4: an empty hand bribes nobody."""
    for held in ("", "white purple"):
        match = position(hands=[held], councils={"coast": COUNCIL}, coins=[20])
        assert acquire("coast") not in of(AcquirePermit, match.options(0))
        assert refused(match, 0, acquire("coast")) == NoFittingCards(BALCONY["coast"])


@pytest.mark.parametrize(
    ("held", "price"),
    [
        ("orange", 10),
        ("2xorange", 10),
        ("joker", 11),
        ("orange joker", 8),
        ("orange pink 3xjoker", 2),
        ("pink blue black 2xjoker", 1),
        ("5xjoker", 4),
        ("orange blue black white", 4),
    ],
)
def test_a_council_can_be_bribed_if_the_purse_holds_the_price_of_the_cheapest_bribe(
    held: str, price: int
) -> None:
    """Ruling 7."""
    for balcony in ("coast", "hills", "mountains"):
        enough = position(hands=[held], councils={balcony: COUNCIL}, coins=[price])
        short = position(hands=[held], councils={balcony: COUNCIL}, coins=[price - 1])
        assert can(enough, 0, acquire(balcony)) and not can(short, 0, acquire(balcony))
        assert refused(short, 0, acquire(balcony)) == NotEnoughCoins(price, price - 1)


def test_four_fitting_cards_need_no_coin() -> None:
    assert can(
        position(hands=[f"{COUNCIL} joker"], councils={"coast": COUNCIL}, coins=[0]), 0, acquire("coast")
    )
