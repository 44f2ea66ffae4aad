"""The course of an outcome: read, effects, signature, sticker and envelopes, time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from regency.kernel.edge import Action
from regency.kernel.errors import NotAnOption, Reason

from ..effects.reign import enter_phase
from ..effects.story import next_effect, read_result
from ..model.actions import LetMove, Sign, Soften
from ..model.state import Eyes, Game
from ..printed.figures import NOTHING, RESULT, SEATS
from ..rules import momentum, outcome, promises
from . import bargain
from .base import Question, Run
from .envelopes import OpenEnvelope

SOFTEN: Final = (Soften(), LetMove())


class ReadResult(Run, frozen=True):
    """Everybody learns what comes of it; where nothing is signed the bargaining is over."""

    def run(self, g: Game) -> None:
        enter_phase(g, RESULT)
        read_result(g)
        if not g.table.must_sign:
            bargain.close(g)
        g.then(EFFECTS)


class Effects(Run, frozen=True):
    """One by one, from left to right; then the signature."""

    def run(self, g: Game) -> None:
        asked = outcome.carry_on(g)
        if asked != NOTHING:
            g.then(REDUCE[asked], EFFECTS)
        elif g.table.must_sign and g.table.signer == NOTHING:
            g.then(SIGN[g.table.leader], PLACE)
        else:
            g.then(PLACE)


class Stability(Run, frozen=True):
    """It follows each movement of a resource; whoever may reduce it is asked first."""

    def run(self, g: Game) -> None:
        seat = momentum.softener(g.table)
        if seat == NOTHING:
            momentum.settle_stability(g)
        else:
            g.then(REDUCE[seat])


class ReduceMove(Question, frozen=True):
    """Orrel's Light: whether to use its right now."""

    def options(self, me: Eyes) -> Sequence[Action]:
        return SOFTEN

    def take(self, g: Game, action: Action) -> None:
        if isinstance(action, Soften):
            momentum.soften(g, self.seat)
        momentum.settle_stability(g)

    def refusal(self, me: Eyes, action: Action) -> Reason:
        return NotAnOption()


class GiveSignature(Question, frozen=True):
    """The Leader signs; until then the right may be bought."""

    def options(self, me: Eyes) -> Sequence[Action]:
        return outcome.sign_options(me)

    def take(self, g: Game, action: Sign) -> None:
        outcome.perform_sign(g, action.player)
        promises.signed(g, self.seat, action.player)
        bargain.close(g)

    def refusal(self, me: Eyes, action: Action) -> Reason:
        return outcome.sign_refusal(me, action.player) if isinstance(action, Sign) else NotAnOption()


class PlaceAndOpen(Run, frozen=True):
    """Stickers, envelopes, mysteries, in the order of the card."""

    def run(self, g: Game) -> None:
        outcome.finish(g)
        if g.table.coming:
            g.then(OpenEnvelope(next_effect(g)[1]), PLACE)


READ: Final = ReadResult()
EFFECTS: Final = Effects()
STABILITY: Final = Stability()
PLACE: Final = PlaceAndOpen()
REDUCE: Final = [ReduceMove(seat) for seat in range(SEATS)]
SIGN: Final = [GiveSignature(seat) for seat in range(SEATS)]
ASKS: Final = (ReduceMove, GiveSignature)
STEPS: Final = (*ASKS, ReadResult, Effects, Stability, PlaceAndOpen)
