"""Every question and step there is, and the first ones."""

from __future__ import annotations

from typing import Final

from . import bargain, envelopes, finale, outcome, rounds, setup, vote

FIRST: Final = (setup.BEGIN, rounds.DRAW_CARD)
FIRST_OF_FINALE: Final = (finale.BEGIN_FINALE,)
ASKS: Final = (
    *setup.ASKS,
    *rounds.ASKS,
    *bargain.ASKS,
    *vote.ASKS,
    *outcome.ASKS,
    *envelopes.ASKS,
    *finale.ASKS,
)
STEPS: Final = (
    *setup.STEPS,
    *rounds.STEPS,
    *bargain.STEPS,
    *vote.STEPS,
    *outcome.STEPS,
    *envelopes.STEPS,
    *finale.STEPS,
)
