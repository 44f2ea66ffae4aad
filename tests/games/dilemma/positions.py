"""Which positions the tests of the board are given."""

from __future__ import annotations

from scripts.board_positions import Sampling

SAMPLING = Sampling(turn="VoteTurn", most=60)
