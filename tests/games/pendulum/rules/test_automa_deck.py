"""Solo: the opponents' deck is shuffled anew when it is empty, but for the card one of them still needs."""

from __future__ import annotations

import pytest

from regency.games.pendulum.model.actions import Done
from regency.games.pendulum.model.events import AutomaDrawn, AutomasShuffled
from regency.games.pendulum.printed.reconstructed import AUTOMAS
from tests.games.pendulum.builder import Game, begun, do, put
from tests.games.pendulum.names import COMMON, back
from tests.games.pendulum.play import to_last_actions

pytestmark = pytest.mark.both
LAST = 7


def leave(match: Game, *left: int) -> None:
    """Only these cards are left in the deck, the next one last."""
    g = match.state
    g.box.automa_stack = list(left)
    g.table.automas_left = len(left)
    g.table.automas_out = [card for card in range(AUTOMAS) if card not in left]


@pytest.mark.parametrize("seed", range(1, 5))
def test_the_second_opponent_cannot_draw_what_the_first_has_before_it(seed: int) -> None:
    """A takes the last card of the deck to the Council, and B's comes from a new one."""
    match = begun(1, seed=seed)
    to_last_actions(match)
    leave(match, LAST)
    told = do(match, 0, Done())
    drawn = [event for event in told if isinstance(event, AutomaDrawn | AutomasShuffled)]
    assert drawn[:2] == [AutomaDrawn(0, LAST), AutomasShuffled()]
    assert isinstance(drawn[2], AutomaDrawn) and drawn[2].rival == 1
    assert LAST not in match.state.box.automa_stack and LAST in match.state.table.automas_out
    assert match.state.table.automas_left == AUTOMAS - 2


def test_in_a_round_all_cards_come_back() -> None:
    match = begun(1)
    leave(match)
    put(match, 0, COMMON, "BU1a")
    assert AutomasShuffled() in do(match, 0, back(COMMON))
    assert match.state.table.automas_left == AUTOMAS - 1
