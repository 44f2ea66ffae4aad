"""Which positions the tests of the board are given: few games at random show more than all records."""

from __future__ import annotations

from scripts.board_positions import Sampling

SAMPLING = Sampling(
    turn="TakeActions",
    most=20,
    idle=frozenset({"EndTurn", "Decline", "Enough", "Reconsider"}),
    games=(
        *((seats, {}) for seats in (2, 3, 4) for _ in range(8)),
        (2, {"first_player_start": "chosen", "own_market_merchant": "not_required"}),
        (3, {"first_player_start": "chosen", "spy_guild_other_kind": "should", "spoils_mode": "either_or"}),
        (4, {"first_player_start": "chosen", "payment_below_zero": "waived", "town_layout": "seven_areas"}),
    ),
)
