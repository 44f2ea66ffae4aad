"""Main action: build an emporium with the king's help."""

from __future__ import annotations

import pytest

from regency.games.council.model.actions import BuildWithKing, PayBribe
from regency.games.council.model.events import (
    AssistantsReturned,
    CardsPlayed,
    CoinsGained,
    CoinsPaid,
    EmporiumBuilt,
    KingMoved,
    RewardGained,
)
from regency.games.council.model.reasons import (
    AlreadyBuilt,
    CardsDoNotFit,
    NoEmporiumLeft,
    NoFittingCards,
    NotEnoughAssistants,
    NotEnoughCoins,
    OtherQuestion,
)
from regency.games.council.printed.tables import LETTERS
from tests.games.council.builder import Game, counted, position
from tests.games.council.names import BALCONY, bribe, city, end, king_to, pay
from tests.games.council.play import asked, can, do, hand, of, refused, table

pytestmark = pytest.mark.both
COUNCIL = "pink pink blue white"


def audience(held: str = COUNCIL, coins: int = 20, **more: object) -> Game:
    """The king's council can be bribed with these cards."""
    return position(hands=[held], councils={"king": COUNCIL}, coins=[coins], **more)  # type: ignore[arg-type]


def reachable(match: Game) -> str:
    return "".join(LETTERS[option.city] for option in of(BuildWithKing, match.options(0)))


def test_from_arkon_to_castrum_is_one_road() -> None:
    """R5."""
    match = audience("pink blue white black", 10, king="A", tokens={"C": "1 coin"}, assistants=[0])
    assert do(match, 0, king_to("C")) == []
    assert asked(match, 0) == "BribeForKing"
    assert do(match, 0, pay("pink blue white")) == [
        CardsPlayed(0, bribe("pink blue white"), BALCONY["king"]),
        CoinsPaid(0, 4),
        CoinsPaid(0, 2),
        KingMoved(0, city("A"), city("C"), 1),
        EmporiumBuilt(0, city("C"), 9),
        RewardGained(0, city("C")),
        CoinsGained(0, 1),
    ]
    t = table(match)
    assert (LETTERS[t.king], t.coins[0], hand(match, 0)) == ("C", 5, counted("black"))
    assert t.discards == counted("pink blue white")
    assert asked(match, 0) == "TakeActions"


def test_no_permit_is_needed_or_used() -> None:
    match = audience(permits=["C"])
    do(match, 0, king_to("C"), pay(COUNCIL))
    assert len(table(match).permits[0]) == 1


def test_he_may_stay_where_he_is_for_nothing() -> None:
    """Ruling 9."""
    match = audience(coins=0)
    assert reachable(match) == "J"
    told = do(match, 0, king_to("J"), pay(COUNCIL))
    assert told == [CardsPlayed(0, bribe(COUNCIL), BALCONY["king"]), EmporiumBuilt(0, city("J"), 9)]


@pytest.mark.parametrize(
    ("coins", "letters"), [(0, "J"), (1, "J"), (2, "GHIJL"), (4, "DEFGHIJKLMO"), (6, "BCDEFGHIJKLMNO")]
)
def test_each_road_costs_two_coins(coins: int, letters: str) -> None:
    """D2, ruling 8."""
    assert reachable(audience(coins=coins)) == letters


def test_roads_are_paid_on_top_of_the_bribe() -> None:
    """Ruling 7."""
    assert reachable(audience("pink", 11)) == "J"
    assert reachable(audience("pink", 12)) == "GHIJL"
    assert refused(audience("pink", 11), 0, king_to("G")) == NotEnoughCoins(12, 11)


def test_bribes_that_leave_too_little_for_the_roads_are_not_offered() -> None:
    match = audience("pink blue", 12)
    do(match, 0, king_to("G"))
    assert set(of(PayBribe, match.options(0))) == {pay("blue"), pay("pink"), pay("pink blue")}
    match = audience("pink blue", 11)
    do(match, 0, king_to("G"))
    assert match.options(0) == [pay("pink blue")]
    assert refused(match, 0, end) == OtherQuestion()


def test_a_bribe_that_is_too_dear_is_refused_with_the_roads_and_the_whole_purse() -> None:
    match = audience("2xpink", 12, tokens={"E": "1 point"})
    do(match, 0, king_to("E"))
    assert refused(match, 0, pay("pink")) == NotEnoughCoins(10 + 2 * 2, 12)
    do(match, 0, pay("2xpink"))
    assert table(match).coins[0] == 12 - 7 - 2 * 2


def test_only_the_kings_council_counts() -> None:
    match = position(
        hands=["orange"], councils={"king": COUNCIL, "coast": "orange orange black black"}, coins=[20]
    )
    assert reachable(match) == ""
    assert refused(match, 0, king_to("J")) == NoFittingCards(BALCONY["king"])


def test_the_bribe_must_fit_the_kings_council() -> None:
    match = audience("pink orange")
    do(match, 0, king_to("J"))
    assert refused(match, 0, pay("orange")) == CardsDoNotFit(BALCONY["king"])


def test_any_city_may_be_passed_but_not_built_in_twice() -> None:
    """Rulings 8 and 9: G is one's own and lies on the way to D."""
    match = audience(coins=4, emporiums=["GJ"], tokens={"G": "1 coin", "D": "2 coins"})
    assert reachable(match) == "DEFHIKLMO"
    assert refused(match, 0, king_to("G")) == AlreadyBuilt(city("G"))
    assert refused(match, 0, king_to("J")) == AlreadyBuilt(city("J"))
    told = do(match, 0, king_to("D"), pay(COUNCIL))
    assert of(KingMoved, told) == [KingMoved(0, city("J"), city("D"), 2)]
    assert [LETTERS[e.city] for e in of(RewardGained, told)] == ["D", "G"]


def test_foreign_emporiums_in_his_city_cost_assistants() -> None:
    """Ruling 9."""
    match = audience(emporiums=["", "J", "J"], assistants=[2], coins=5)
    told = do(match, 0, king_to("J"), pay(COUNCIL))
    assert of(AssistantsReturned, told) == [AssistantsReturned(0, 2)]
    poor = audience(emporiums=["", "J", "J"], assistants=[1], coins=5)
    assert not can(poor, 0, king_to("J"))
    assert refused(poor, 0, king_to("J")) == NotEnoughAssistants(2, 1)


def test_with_ten_emporiums_he_is_of_no_help() -> None:
    match = audience(emporiums=["ABCDEFGHIO"], tiles={"coast": 1}, trigger=0)
    assert reachable(match) == ""
    assert refused(match, 0, king_to("J")) == NoEmporiumLeft()


def test_he_stays_where_he_was_led_and_the_next_journey_begins_there() -> None:
    match = audience(coins=20, main_actions=2)
    do(match, 0, king_to("L"), pay("pink blue"))
    told = do(match, 0, king_to("O"), pay("pink white"))
    assert of(KingMoved, told) == [KingMoved(0, city("L"), city("O"), 1)]
    assert [e.coins for e in of(CoinsPaid, told)] == [7, 2]
