"""What a careful player writes down."""

from __future__ import annotations

import pytest

from regency.games.council import RULES
from regency.games.council.hidden.notes import Notes
from regency.games.council.model.actions import ElectCouncillor
from tests.games.council.builder import Game, position, printed
from tests.games.council.names import acquire, build, card, change, elect, end, pay
from tests.games.council.play import do, hand, of, table

pytestmark = pytest.mark.both
FOUR = "orange pink blue black"


def notes(match: Game, seat: int) -> Notes:
    found = match.notes[seat]
    assert found is not None
    assert RULES.agrees(found, match.state)
    return found


def under(match: Game, seat: int) -> list[str]:
    """The tiles a seat knows to lie lowest, a region each, in the order they will come."""
    return [" ".join(printed(tile) for tile in known) for known in notes(match, seat).under]


def pass_turn(match: Game, seat: int) -> None:
    do(match, seat, of(ElectCouncillor, match.options(seat))[0], end)


def test_at_first_there_is_nothing_to_know_but_ones_hand() -> None:
    match = position()
    for seat in range(4):
        assert notes(match, seat) == Notes(tuple(hand(match, seat)), ((), (), ()), None)


def test_permits_put_under_a_stack_are_known_to_everybody_in_order() -> None:
    match = position(assistants=[1], market={"hills": "J G"})
    do(match, 0, change("hills"))
    assert [under(match, seat) for seat in range(4)] == [["", "J G", ""]] * 4


def test_a_second_change_puts_more_tiles_below() -> None:
    match = position(
        assistants=[1, 1, 1, 1], market={"hills": "J G"}, stacks={"hills": "F I ..."}, main_done=True
    )
    do(match, 0, change("hills"))
    do(match, 0, end)
    do(match, 1, change("hills"))
    assert under(match, 2) == ["", "J G F I", ""]


def test_what_has_come_up_again_lies_there_no_more() -> None:
    match = position(assistants=[1], market={"hills": "J G"}, stacks={"hills": "F"})
    do(match, 0, change("hills"))
    assert under(match, 3) == ["", "G", ""]
    nothing_left = position(assistants=[1], market={"hills": "J G"}, stacks={"hills": ""})
    do(nothing_left, 0, change("hills"))
    assert under(nothing_left, 3) == ["", "", ""]


def test_a_tile_taken_from_above_leaves_the_known_ones() -> None:
    match = position(
        assistants=[1],
        hands=[FOUR],
        councils={"hills": FOUR},
        market={"hills": "J G"},
        stacks={"hills": "F I H"},
    )
    do(match, 0, change("hills"))
    do(match, 0, acquire("hills"), pay(FOUR))
    assert under(match, 1) == ["", "J G", ""]
    assert table(match).stacks[1] == 2


def after_a_shuffle() -> Game:
    """Seat 1 holds every white card and draws the first of the new deck."""
    match = position(3, hands=["2xpink", "14xwhite", "joker"], deck="", main_done=True)
    do(match, 0, end)
    return match


def test_the_new_deck_is_the_pile_that_was_shuffled() -> None:
    match = after_a_shuffle()
    pile = (0, 14, 14, 14, 14, 12, 5)
    assert notes(match, 0).deck == notes(match, 2).deck == pile


def test_who_draws_from_the_new_deck_knows_what_is_gone_from_it() -> None:
    match = after_a_shuffle()
    drawn = [now - before for now, before in zip(hand(match, 1), [14, 0, 0, 0, 0, 0, 0], strict=True)]
    pile = (0, 14, 14, 14, 14, 12, 5)
    assert sum(drawn) == 1
    assert notes(match, 1).deck == tuple(held - gone for held, gone in zip(pile, drawn, strict=True))


def test_later_draws_of_ones_own_are_crossed_off_and_those_of_others_not() -> None:
    match = after_a_shuffle()
    first = notes(match, 2).deck
    held = hand(match, 2)[:]
    others = notes(match, 0).deck
    pass_turn(match, 1)
    drawn = [now - before for now, before in zip(hand(match, 2), held, strict=True)]
    assert first is not None and sum(drawn) == 1
    assert notes(match, 2).deck == tuple(some - gone for some, gone in zip(first, drawn, strict=True))
    assert notes(match, 0).deck == others


def test_what_is_played_and_drawn_in_one_entry_is_told_apart() -> None:
    """B draws three cards while four are played."""
    match = position(
        3, hands=["", FOUR], councils={"coast": FOUR}, deck="", market={"coast": "B D"}, main_done=True
    )
    do(match, 0, end)
    deck, held = notes(match, 1).deck, hand(match, 1)[:]
    do(match, 1, acquire("coast"), pay(FOUR))
    played = [1 if kind in [card(name) for name in FOUR.split()] else 0 for kind in range(7)]
    drawn = [now - before + gone for now, before, gone in zip(hand(match, 1), held, played, strict=True)]
    assert deck is not None and sum(drawn) == 3
    assert notes(match, 1).deck == tuple(some - gone for some, gone in zip(deck, drawn, strict=True))


def test_a_draw_over_the_end_of_the_deck_crosses_nothing_off() -> None:
    """Which of the three cards came from the old deck the hand does not say."""
    match = position(3, hands=[FOUR], councils={"coast": FOUR}, deck="joker white", market={"coast": "B D"})
    do(match, 0, acquire("coast"), pay(FOUR))
    found = notes(match, 0).deck
    assert found == notes(match, 1).deck
    assert found is not None and sum(found) == 88 == table(match).deck + 1


def test_before_any_shuffle_the_deck_is_what_sight_says() -> None:
    match = position(permits=["C"], tokens={"C": "1 card"}, pool="white")
    do(match, 0, build("C", "C"))
    assert notes(match, 0).deck is None
    assert notes(match, 0).hand == tuple(hand(match, 0))


def test_notes_disagree_with_a_deck_or_a_stack_that_cannot_be() -> None:
    match = after_a_shuffle()
    wrong = match.state.clone()
    wrong.box.deck[0] = card("white")
    assert not RULES.agrees(notes(match, 0), wrong)
    changed = position(assistants=[1], pool="white")
    do(changed, 0, change("coast"))
    do(changed, 0, elect("white", "king"))
    for bottom in (0, 1):
        turned = changed.state.clone()
        turned.box.stacks[0][bottom], turned.box.stacks[0][5] = (
            turned.box.stacks[0][5],
            turned.box.stacks[0][bottom],
        )
        assert not RULES.agrees(notes(changed, 0), turned)
