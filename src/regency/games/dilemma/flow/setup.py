"""The course of the setup: sides, the draft, and what earlier reigns have left."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from regency.kernel.edge import Action
from regency.kernel.errors import Reason

from ..effects.realm import take_leader, take_moderator
from ..effects.reign import enter_phase, open_reign
from ..effects.story import try_doors
from ..model.actions import ChooseFace, ReturnToken, TakeAgenda
from ..model.reasons import OtherQuestion
from ..model.state import Eyes, Game, Table
from ..printed.figures import LEGACY, NOTHING, SEATS
from ..rules import draft, legacy
from .base import Question, Run
from .envelopes import OpenEnvelope


class Begin(Run, frozen=True):
    """Houses are told, and whoever may choose the side of a marker is asked."""

    def run(self, g: Game) -> None:
        open_reign(g)
        g.then(*[TURN_MARKER[seat] for seat in draft.turners(g.table)], DRAFT[g.table.draft_at])


class TurnMarker(Question, frozen=True):
    """Which side one marker shows."""

    def options(self, me: Eyes) -> Sequence[Action]:
        return draft.face_options(me)

    def take(self, g: Game, action: ChooseFace) -> None:
        draft.choose_face(g, self.seat, action.resource, action.face)

    def refusal(self, me: Eyes, action: Action) -> Reason:
        return OtherQuestion()


class DraftAgenda(Question, frozen=True):
    """Which secret agenda to keep."""

    def options(self, me: Eyes) -> Sequence[Action]:
        return draft.options(me)

    def take(self, g: Game, action: TakeAgenda) -> None:
        draft.perform(g, self.seat, action.agenda)
        following = g.table.draft_at
        g.then(LEGACY_EFFECTS if following == NOTHING else DRAFT[following])

    def public(self, action: TakeAgenda) -> object:
        return None  # that one is kept is seen, not which

    def final(self, table: Table) -> bool:
        return True  # the others are passed on at once

    def refusal(self, me: Eyes, action: Action) -> Reason:
        return draft.refusal(me, action.agenda) if isinstance(action, TakeAgenda) else OtherQuestion()


class LegacyEffects(Run, frozen=True):
    """What earlier reigns have left."""

    def run(self, g: Game) -> None:
        enter_phase(g, LEGACY)
        legacy.carry_out(g)
        g.then(TOKENS)


class Tokens(Run, frozen=True):
    """Whoever has more than two open agendas of a kind returns some, lowest Prestige first."""

    def run(self, g: Game) -> None:
        seat = legacy.next_to_return(g.table)
        g.then(DOORS if seat == NOTHING else GIVE_BACK[seat])


class GiveTokenBack(Question, frozen=True):
    """Which open agenda not to use in this reign."""

    def options(self, me: Eyes) -> Sequence[Action]:
        return legacy.options(me)

    def take(self, g: Game, action: ReturnToken) -> None:
        legacy.perform(g, self.seat, action.token)
        g.then(TOKENS)

    def refusal(self, me: Eyes, action: Action) -> Reason:
        return legacy.refusal(me, action.token) if isinstance(action, ReturnToken) else OtherQuestion()


class Doors(Run, frozen=True):
    """Sealed doors that open by now, unsigned; then the first dilemma is drawn."""

    def run(self, g: Game) -> None:
        take_leader(g, g.table.leader)
        take_moderator(g, g.table.moderator)
        found = try_doors(g) if g.table.doors else []
        g.then(*[OpenEnvelope(number) for number in found])


BEGIN: Final = Begin()
LEGACY_EFFECTS: Final = LegacyEffects()
TOKENS: Final = Tokens()
DOORS: Final = Doors()
TURN_MARKER: Final = [TurnMarker(seat) for seat in range(SEATS)]
DRAFT: Final = [DraftAgenda(seat) for seat in range(SEATS)]
GIVE_BACK: Final = [GiveTokenBack(seat) for seat in range(SEATS)]
ASKS: Final = (TurnMarker, DraftAgenda, GiveTokenBack)
STEPS: Final = (*ASKS, Begin, LegacyEffects, Tokens, Doors)
