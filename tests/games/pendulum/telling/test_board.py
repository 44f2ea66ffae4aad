"""The tables that the board in the browser is given."""

from __future__ import annotations

import msgspec

from regency.games.pendulum.printed import board, cards, mats, terms
from regency.games.pendulum.telling.board import OPERATIONS, PHASES, board_data
from regency.games.pendulum.telling.workers import STATES


def test_every_table_can_be_written_and_has_a_type() -> None:
    data = board_data()
    for name, (kind, table) in data.tables.items():
        assert name.isupper() and kind and msgspec.json.encode(table)
    assert all(f"'{state}'" in data.types for state in STATES)


def test_every_operation_and_phase_has_a_name() -> None:
    assert sorted(OPERATIONS.values()) == list(range(len(OPERATIONS)))
    used = {op for effects in cards.CARD_EFFECTS for op, _, _ in effects}
    used |= {op for effects in board.TASK_REWARD for op, _, _ in effects}
    assert used <= set(OPERATIONS.values())
    assert sorted(PHASES.values()) == list(range(terms.END + 1))


def test_the_longest_track_is_the_width_of_a_mat() -> None:
    assert board_data().tables["LONGEST_TRACK"] == ("number", 14)
    assert max(map(max, mats.MAT_NEED)) == 14
