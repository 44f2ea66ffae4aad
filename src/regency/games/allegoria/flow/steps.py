"""The course of the game as steps: drafts, the four phases of a round, the seven spaces, and the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from regency.kernel.edge import Action, Ask, Do, Join, Settled
from regency.kernel.errors import Reason

from ..effects import rounds
from ..effects.cards import draw_cards, finish
from ..model import actions as a
from ..model.reasons import NotDealt, OtherQuestion
from ..model.state import Allegoria, Box, Eyes, Screen, Table, from_first
from ..printed.counts import ALMS_TOKENS, LORDS_DEALT, ROUNDS, STARTING_HAND
from ..printed.terms import CLAIMS_SPACE, RAISE_TRACK, SPACES, TOURNAMENT, WORKFORCE_SPACE
from ..rules import bids, claims, decrees, draft, scholar, scoring
from .bid_steps import (
    BID_ASKS,
    BID_STEPS,
    DECLARES,
    DISCARD_REST,
    PLACE_BIDS,
    ClaimTurn,
    KeepDrawn,
    Split,
    WorkforceTurn,
)
from .turn_steps import TURN_ASKS, TURN_STEPS, ActionTurn, take_token

AllegoriaDo = Do[Table, Screen, Box]
AllegoriaAsk = Ask[Table, Screen, Box]


# Setup


class DraftClaims(AllegoriaDo, frozen=True):
    """Everybody chooses End of Game Claims at the same time, then Lords."""

    def run(self, g: Allegoria) -> None:
        for seat in range(len(g.screens)):
            g.each(seat, PutAsideTwo(seat))
        g.then(Join(), DraftLords())


class PutAsideTwo(AllegoriaAsk, frozen=True):
    """Which two of the five End of Game Claims leave the game."""

    def options(self, me: Eyes) -> Sequence[Action]:
        return draft.claim_options(me)

    def take(self, g: Allegoria, action: a.PutAside) -> None:
        rounds.set_claims_aside(g, self.seat, action.claim, action.other)
        g.then(Settled(self.seat, self))

    def public(self, action: Action) -> object:
        return None

    def refusal(self, me: Eyes, action: Action) -> Reason:
        return NotDealt() if isinstance(action, a.PutAside) else OtherQuestion()


class DraftLords(AllegoriaDo, frozen=True):
    """The claims are chosen; two Lords each are dealt."""

    def run(self, g: Allegoria) -> None:
        draft.keep_claims(g)
        rounds.deal_lords(g, LORDS_DEALT)
        for seat in range(len(g.screens)):
            g.each(seat, PickLord(seat))
        g.then(Join(), TurnUpLords())


class PickLord(AllegoriaAsk, frozen=True):
    """Which of the two Lords to play."""

    def options(self, me: Eyes) -> Sequence[Action]:
        return draft.lord_options(me)

    def take(self, g: Allegoria, action: a.ChooseLord) -> None:
        rounds.choose_lord(g, self.seat, action.lord)
        g.then(Settled(self.seat, self))

    def public(self, action: Action) -> object:
        return None

    def refusal(self, me: Eyes, action: Action) -> Reason:
        return NotDealt() if isinstance(action, a.ChooseLord) else OtherQuestion()


class TurnUpLords(AllegoriaDo, frozen=True):
    """All Lords are turned over; hands are dealt, Alms tokens laid, and somebody is first."""

    def run(self, g: Allegoria) -> None:
        for seat in range(len(g.screens)):
            rounds.turn_up_lord(g, seat)
        for seat in range(len(g.screens)):
            draw_cards(g, seat, STARTING_HAND)
        rounds.lay_alms_tokens(g, ALMS_TOKENS)
        if g.table.rules.first_player_start == "chosen":
            g.then(NameFirst(0))
        else:
            rounds.draw_first_player(g)
        g.then(RESET)


class NameFirst(AllegoriaAsk, frozen=True):
    """Who begins, where the players choose; the first seat speaks for all."""

    def options(self, me: Eyes) -> Sequence[Action]:
        return draft.first_options(me)

    def take(self, g: Allegoria, action: a.ChooseFirstPlayer) -> None:
        rounds.name_first_player(g, action.player)

    def refusal(self, me: Eyes, action: Action) -> Reason:
        return OtherQuestion()


# A Reset


class Reset(AllegoriaDo, frozen=True):
    """Crown, Travelling Merchant, five Workforce cards, Royal Decree; then Planning and the spaces."""

    def run(self, g: Allegoria) -> None:
        rounds.begin_round(g)
        rounds.reveal_merchant(g)
        rounds.reveal_cards(g)
        rounds.reveal_decree(g)
        g.then(APPLY_DECREE, PLANNING, OPEN_SPACES[0])


class ApplyDecree(AllegoriaDo, frozen=True):
    """Players act on it clockwise from the first player; dice are rolled; a rule just holds."""

    def run(self, g: Allegoria) -> None:
        t = g.table
        if decrees.in_force(t, TOURNAMENT):
            decrees.tournament(g)
        if not decrees.asks_everybody(t):
            return
        lowest = 0
        if decrees.in_force(t, RAISE_TRACK):
            lowest = decrees.lowest_level(t)
        for seat in from_first(t):
            g.then(ObeyDecree(seat, lowest))


class ObeyDecree(AllegoriaDo, frozen=True):
    """One seat's part of the Decree; a question only where there is a choice."""

    seat: int
    lowest: int

    def run(self, g: Allegoria) -> None:
        t = g.table
        if decrees.is_duty(t):
            if decrees.must_choose(t, self.seat):
                g.then(Duty(self.seat))
            else:
                decrees.comply(g, self.seat)
        elif decrees.offers(t, self.seat):
            g.then(Offer(self.seat, self.lowest))


class Offer(AllegoriaAsk, frozen=True):
    """What the Decree allows, or to do without."""

    lowest: int

    def options(self, me: Eyes) -> Sequence[Action]:
        return [*decrees.offers(me.table, me.seat), decrees.DECLINE]

    def take(self, g: Allegoria, action: Action) -> None:
        if isinstance(action, a.RaiseTrack):
            decrees.raise_any(g, self.seat, action.track)
        elif isinstance(action, a.LowerTrack):
            if decrees.pay(g, self.seat, action.track):
                take_token(g, self.seat, scholar.advance(g, self.seat))
        elif isinstance(action, a.AcceptDecree):
            decrees.accept(g, self.seat, self.lowest)
            if decrees.draws_claim(g.table):
                claims.draw(g, self.seat, 1)
                g.then(KeepDrawn(self.seat))

    def refusal(self, me: Eyes, action: Action) -> Reason:
        return decrees.refusal(me, action) if isinstance(action, decrees.OFFERED) else OtherQuestion()


class Duty(AllegoriaAsk, frozen=True):
    """What the Decree demands, where there is a choice."""

    def options(self, me: Eyes) -> Sequence[Action]:
        return decrees.duties(me)

    def take(self, g: Allegoria, action: Action) -> None:
        decrees.obey(g, self.seat, action)

    def refusal(self, me: Eyes, action: Action) -> Reason:
        return decrees.refusal(me, action) if isinstance(action, decrees.DEMANDED) else OtherQuestion()


# B Planning


class Planning(AllegoriaDo, frozen=True):
    """The first player places the first marker."""

    def run(self, g: Allegoria) -> None:
        g.then(PLACE_BIDS[g.table.first])


# C Actions


class OpenSpace(AllegoriaDo, frozen=True):
    """Stacks are revealed; stars are declared from left to right; then the ranking."""

    space: int

    def run(self, g: Allegoria) -> None:
        t = g.table
        rounds.open_space(g, self.space)
        for seat in t.order[self.space]:
            rounds.show_markers(g, seat)
        for seat in t.order[self.space]:
            if t.stars >> seat & 1:
                g.then(DECLARES[seat])
        g.then(RANKINGS[self.space])


class Ranking(AllegoriaDo, frozen=True):
    """Players with positive bids act in the order of their Bid Points."""

    space: int

    def run(self, g: Allegoria) -> None:
        t = g.table
        rounds.rank(g, bids.ranking(t, self.space))
        if self.space == WORKFORCE_SPACE and t.ranking and t.open:
            g.then(Split(bids.lowest(t)))
        turn = TURNS.get(self.space, ActionTurn)
        for rank, seat in enumerate(t.ranking):
            g.then(turn(seat, rank))
        if self.space == WORKFORCE_SPACE:
            g.then(DISCARD_REST)
        g.then(CLOSE_SPACES[self.space])


class CloseSpace(AllegoriaDo, frozen=True):
    """Everybody takes the markers of this space back; the next space, or Clean Up."""

    space: int

    def run(self, g: Allegoria) -> None:
        rounds.close_space(g, self.space)
        g.then(OPEN_SPACES[self.space + 1] if self.space + 1 < SPACES else CLEAN_UP)


# D Clean Up


class CleanUp(AllegoriaDo, frozen=True):
    """Merchant and Decree are discarded; after the sixth round the score is taken."""

    def run(self, g: Allegoria) -> None:
        rounds.clean_up(g)
        if g.table.round < ROUNDS:
            g.then(RESET)
            return
        scoring.show_end_claims(g)
        finish(g)


TURNS: Final[dict[int, type[ClaimTurn | WorkforceTurn | ActionTurn]]] = {
    CLAIMS_SPACE: ClaimTurn,
    WORKFORCE_SPACE: WorkforceTurn,
}
RESET: Final = Reset()
APPLY_DECREE: Final = ApplyDecree()
PLANNING: Final = Planning()
CLEAN_UP: Final = CleanUp()
OPEN_SPACES: Final = [OpenSpace(space) for space in range(SPACES)]
RANKINGS: Final = [Ranking(space) for space in range(SPACES)]
CLOSE_SPACES: Final = [CloseSpace(space) for space in range(SPACES)]
ASKS: Final = (PutAsideTwo, PickLord, NameFirst, Offer, Duty, *BID_ASKS, *TURN_ASKS)
STEPS: Final = (
    PutAsideTwo, PickLord, NameFirst, Offer, Duty, DraftClaims, DraftLords, TurnUpLords, Reset, ApplyDecree,
    ObeyDecree, Planning, OpenSpace, Ranking, CloseSpace, CleanUp, *BID_STEPS, *TURN_STEPS,
)  # fmt: skip
