"""The course of a turn."""

from __future__ import annotations

import pytest

from regency.games.council.model.actions import (
    AcquirePermit,
    BuildEmporium,
    BuildWithKing,
    ElectByAssistant,
    ElectCouncillor,
)
from regency.games.council.model.events import (
    CardsDrawn,
    DeckShuffled,
    MainActionsGained,
    TurnBegan,
    TurnEnded,
)
from regency.games.council.model.reasons import MainActionOwed, NoMainActionLeft, NoQuickActionLeft
from regency.kernel.errors import NotAsked
from tests.games.council.builder import position
from tests.games.council.names import (
    acquire,
    build,
    buy,
    change,
    elect,
    elect_by_assistant,
    end,
    engage,
    king_to,
    pay,
)
from tests.games.council.play import can, do, hand, of, refused, table

pytestmark = pytest.mark.both
FOUR = {"coast": "orange pink blue black"}


def test_a_turn_begins_with_a_card_and_one_main_and_one_quick_action() -> None:
    match = position(hands=["white", "black"], deck="joker pink ...", main_actions=0, main_done=True)
    told = do(match, 0, end)
    assert told == [TurnEnded(0), TurnBegan(1, 2), CardsDrawn(1, 1)]
    t = table(match)
    assert (t.active, t.turn, t.main_actions, t.quick_actions, t.main_done) == (1, 2, 1, 1, False)
    assert hand(match, 1) == [0, 1, 0, 0, 0, 0, 1]
    assert t.hands == [1, 2, 0, 0]
    assert match.waited_for() == [1]


def test_the_main_action_must_be_done_before_the_turn_ends() -> None:
    """Ruling 10."""
    match = position()
    assert refused(match, 0, end) == MainActionOwed()
    do(match, 0, engage)
    assert refused(match, 0, end) == MainActionOwed()
    do(match, 0, next(iter(of(ElectCouncillor, match.options(0)))))
    assert can(match, 0, end)


def test_an_election_is_always_possible() -> None:
    """Ruling 10: with no coins, no cards, no assistants and no permits one can still elect."""
    match = position(coins=[0], assistants=[0], hands=[""])
    pool = table(match).pool
    assert [type(option) for option in match.options(0)] == [ElectCouncillor] * 4 * sum(
        1 for held in pool if held
    )


def test_there_is_one_main_action_a_turn() -> None:
    match = position(pool="white white")
    do(match, 0, elect("white", "coast"))
    assert refused(match, 0, elect("white", "coast")) == NoMainActionLeft()
    main = (ElectCouncillor, AcquirePermit, BuildEmporium, BuildWithKing)
    assert not [option for option in match.options(0) if isinstance(option, main)]


def test_there_is_one_quick_action_a_turn_before_or_after_the_main_action() -> None:
    match = position(pool="white white", assistants=[5])
    do(match, 0, elect("white", "coast"))
    assert can(match, 0, engage) and can(match, 0, end)
    do(match, 0, engage)
    assert match.options(0) == [end]
    for quick in (engage, change("coast"), elect_by_assistant("white", "coast"), buy):
        assert refused(match, 0, quick) == NoQuickActionLeft()


def test_a_quick_action_may_come_first() -> None:
    match = position(pool="white", assistants=[5])
    do(match, 0, engage)
    assert can(match, 0, elect("white", "king"))
    assert not of(ElectByAssistant, match.options(0))
    assert not can(match, 0, end)


def test_an_extra_main_action_adds_to_the_first_and_may_be_of_the_same_kind() -> None:
    """Ruling 12."""
    match = position(pool="white white", assistants=[3])
    assert do(match, 0, buy)[-1] == MainActionsGained(0, 1)
    assert table(match).main_actions == 2
    do(match, 0, elect("white", "coast"))
    assert can(match, 0, end) and can(match, 0, elect("white", "coast"))
    do(match, 0, elect("white", "coast"))
    assert match.options(0) == [end]


def test_extra_main_actions_are_lost_at_the_end_of_the_turn() -> None:
    """Ruling 12."""
    match = position(2, neutral="AFK", main_actions=3, main_done=True)
    do(match, 0, end)
    assert table(match).main_actions == 1


def test_an_extra_main_action_brings_no_quick_action() -> None:
    """Ruling 12."""
    match = position(pool="white white", assistants=[6])
    do(match, 0, buy)
    do(match, 0, elect("white", "coast"))
    assert refused(match, 0, engage) == NoQuickActionLeft()


def test_the_quick_action_may_come_between_two_main_actions() -> None:
    """Ruling 12."""
    match = position(pool="white white", main_actions=2)
    for action in (elect("white", "coast"), engage, elect("white", "coast"), end):
        do(match, 0, action)
    assert table(match).active == 1


def test_each_main_action_uses_one_up_and_lets_the_turn_end() -> None:
    hands = ["orange pink blue black pink pink"]
    for chain in ((elect("pink", "king"),), (acquire("coast"), pay("orange pink")), (build("H", "H"),)):
        match = position(hands=hands, councils=FOUR, pool="pink", permits=["H"], market={"coast": "A D"})
        do(match, 0, *chain)
        assert (table(match).main_actions, table(match).main_done) == (0, True)
    match = position(hands=hands, councils={"king": "pink pink blue white"}, coins=[20])
    do(match, 0, king_to("J"), pay("pink pink"))
    assert (table(match).main_actions, table(match).main_done) == (0, True)


def test_nobody_acts_out_of_turn() -> None:
    assert refused(position(), 1, engage) == NotAsked(1)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_turns_go_clockwise(seats: int) -> None:
    match = position(seats)
    for nth in range(2 * seats):
        assert match.waited_for() == [nth % seats]
        assert (table(match).active, table(match).turn) == (nth % seats, nth + 1)
        do(match, nth % seats, of(ElectCouncillor, match.options(nth % seats))[0], end)


def test_an_empty_deck_is_made_of_the_discards() -> None:
    match = position(hands=["", ""], deck="", main_done=True)
    discards = tuple(table(match).discards)
    assert sum(discards) == 90
    assert do(match, 0, end) == [TurnEnded(0), TurnBegan(1, 2), CardsDrawn(1, 1), DeckShuffled(discards)]
    t = table(match)
    assert (t.deck, t.discards, sum(hand(match, 1))) == (89, [0] * 7, 1)
    assert match.state.box.deck != sorted(match.state.box.deck)


def test_the_deck_is_shuffled_in_the_middle_of_a_draw() -> None:
    match = position(
        hands=["orange pink blue black"],
        deck="joker",
        councils=FOUR,
        market={"coast": "B CDE"},
        assistants=[1],
    )
    told = do(match, 0, acquire("coast"), pay("orange pink blue black"))
    assert [e.count for e in of(CardsDrawn, told)] == [3]
    assert len(of(DeckShuffled, told)) == 1
    assert sum(hand(match, 0)) == 3 and hand(match, 0)[6] >= 1
    assert table(match).deck == 90 - 3


def test_with_no_card_anywhere_nothing_is_drawn() -> None:
    """Ruling 26."""
    match = position(hands=["white"], deck="", discards="", main_done=True)
    assert do(match, 0, end) == [TurnEnded(0), TurnBegan(1, 2)]
    assert table(match).hands == [1, 0, 0, 89]


def test_as_many_cards_are_drawn_as_there_are() -> None:
    """Ruling 26: K gives four, two are left."""
    match = position(
        hands=["joker"],
        deck="white",
        discards="",
        coins=[20],
        market={"mountains": "K L"},
        seats=2,
        neutral="AFK",
    )
    told = do(match, 0, acquire("mountains"), pay("joker"))
    assert [e.count for e in of(CardsDrawn, told)] == [2]
    assert hand(match, 0) == [1, 0, 0, 0, 0, 0, 1]
    assert table(match).deck == 0


def test_there_is_no_hand_limit() -> None:
    """Ruling 26."""
    match = position(hands=["14xwhite 14xblack 14xpink 14xblue"], active=3, main_done=True)
    do(match, 3, end)
    assert table(match).hands[0] == 57
