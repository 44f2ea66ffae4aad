"""Laying a card: in secret, and until the last one lies it may be thought over."""

from __future__ import annotations

import pytest

from regency.games._example.model.events import CardLaid, CardTakenUp
from regency.games._example.model.options import Options
from regency.games._example.model.reasons import CardNotInHand, OtherQuestion
from regency.kernel.edge import Reconsider
from regency.kernel.errors import Refused, UndoBarred
from tests.games._example.builder import asked, do, lay, look_at, position, refused

pytestmark = pytest.mark.both
FINAL = Options(think_again=False)


def test_a_card_is_laid_face_down() -> None:
    match = position(["3 7", "4 8"])
    assert do(match, 0, lay(7)) == [CardLaid(0)]
    assert match.state.table.laid == [1, 0]
    assert match.look(1).table.turned == [-1, -1]


def test_each_rank_is_offered_once() -> None:
    assert match_options(["3 3 7", "4 4 8"]) == [lay(3), lay(7)]


def match_options(hands: list[str]) -> list[object]:
    return list(position(hands).options(0))


def test_only_what_is_in_the_hand_can_be_laid() -> None:
    match = position(["3 7", "4 8"])
    assert refused(match, 0, lay(8)) == CardNotInHand(7)
    assert refused(match, 0, look_at(1)) == OtherQuestion()


def test_while_others_choose_a_card_can_be_taken_up_again() -> None:
    match = position(["3 7", "4 8"])
    do(match, 0, lay(7))
    assert do(match, 0, Reconsider()) == [CardTakenUp(0)]
    assert asked(match, 0) == "ChooseCard"
    do(match, 0, lay(3))
    assert match.state.screens[0].chosen == 2


def test_a_card_laid_is_laid_if_the_table_wants_it_so() -> None:
    """Ruling 2."""
    match = position(["3 7", "4 8"], options=FINAL)
    do(match, 0, lay(7))
    assert asked(match, 0) == ""
    with pytest.raises(Refused) as error:
        match.undo(0)
    assert error.value.reason == UndoBarred()
