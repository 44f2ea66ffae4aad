"""Which positions the tests of the board are given."""

from __future__ import annotations

from scripts.board_positions import Sampling

TURNS = {"mode": "untimed_turns", "glory": "true"}
AT_ONCE = {"mode": "untimed_simultaneous"}
SAND = {"mode": "realtime"}

SAMPLING = Sampling(
    turn="ActFreely",
    most=16,
    idle=frozenset({"Pass", "Done", "Ready", "Hold", "Withdraw", "Forgo", "ReturnWorker"}),
    games=(
        *((seats, how) for how in (TURNS, AT_ONCE, SAND) for seats in range(1, 6)),
        *((5, TURNS) for _ in range(20)),
    ),
)
