"""The course of a reign: draw, trigger or dilemma, vote, outcome, time, and at last the score."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from regency.kernel.edge import Action, Join
from regency.kernel.errors import Reason

from ..effects.deals import clear_deals
from ..effects.finale import look_for_end
from ..effects.reign import enter_phase
from ..effects.story import draw_card, lay_trigger_aside, put_question, recall_triggers, wake
from ..effects.vote import clear_vote
from ..model.actions import PledgeCoins, PledgePower
from ..model.state import Eyes, Game, Table
from ..printed.figures import DIED, DRAW, NOTHING, SEATS
from ..printed.story import CONCLAVE, MIRRORS
from ..rules import ending, events, promises, scoring
from .base import Question, Run
from .outcome import READ, STABILITY
from .vote import OPEN_VOTE, TIE


class DrawCard(Run, frozen=True):
    """Any card of the deck; an empty deck first gets the triggers back that fired."""

    def run(self, g: Game) -> None:
        t = g.table
        enter_phase(g, DRAW)
        if not t.deck and t.triggers:
            recall_triggers(g)
        if not t.deck:
            ending.rest(g)
            g.then(ScoreReign(DIED))
            return
        draw_card(g)
        event = events.event_of(t, t.card)
        is_trigger = event != NOTHING and t.running[event] and t.card in trigger_cards(t, event)
        g.then(MARK if is_trigger else DILEMMA)


def trigger_cards(t: Table, event: int) -> list[int]:
    """The trigger of an event is the first card of its envelope."""
    return [t.event_home[event] * 3]


class MarkTrigger(Run, frozen=True):
    """It is carried out at once, and no round is counted."""

    def run(self, g: Game) -> None:
        event = events.event_of(g.table, g.table.card)
        events.mark(g, event)
        g.then(STABILITY)
        if event == MIRRORS:
            for seat in range(len(g.screens)):
                g.each(seat, PLEDGE_POWER[seat])
            g.then(Join(), MUSTER)
        g.then(AFTER_MARK)


class PledgeForWar(Question, frozen=True):
    """Power for the war, in secret."""

    def options(self, me: Eyes) -> Sequence[Action]:
        return events.power_options(me)

    def take(self, g: Game, action: PledgePower) -> None:
        events.perform(g, self.seat, action)

    def public(self, action: PledgePower) -> object:
        return None

    def final(self, table: Table) -> bool:
        return True

    def refusal(self, me: Eyes, action: Action) -> Reason:
        return events.refusal(me, action)


class Muster(Run, frozen=True):
    """All pledges are turned up together."""

    def run(self, g: Game) -> None:
        events.muster(g)


class AfterMark(Run, frozen=True):
    """With the last box marked the key question is decided; else the trigger waits in the event area."""

    def run(self, g: Game) -> None:
        t = g.table
        event = events.event_of(t, t.card)
        if not events.is_last_mark(t, event):
            lay_trigger_aside(g)
            g.then(CHECK)
            return
        put_question(g)
        if event == CONCLAVE:
            clear_vote(g)
            clear_deals(g)
            for seat in range(len(g.screens)):
                g.each(seat, PLEDGE_COINS[seat])
            g.then(Join(), CONCLAVE_TURNS)
        else:
            g.then(OPEN_VOTE)
        g.then(READ, CLOSE_CARD)


class PledgeForConclave(Question, frozen=True):
    """Coins for the reformer or for the keeper, in secret."""

    def options(self, me: Eyes) -> Sequence[Action]:
        return events.coin_options(me)

    def take(self, g: Game, action: PledgeCoins) -> None:
        events.perform(g, self.seat, action)

    def public(self, action: PledgeCoins) -> object:
        return None

    def final(self, table: Table) -> bool:
        return True

    def refusal(self, me: Eyes, action: Action) -> Reason:
        return events.refusal(me, action)


class ConclaveTurns(Run, frozen=True):
    """All pledges are turned up together; where they are even the Moderator decides."""

    def run(self, g: Game) -> None:
        pledges = events.turn_pledges(g)
        if events.decide_conclave(g, pledges) == NOTHING:
            g.then(TIE[g.table.moderator])
        g.then(CrownPatron(tuple(pledges)))


class CrownPatron(Run, frozen=True):
    """The largest pledge of the winning side leads and signs."""

    pledges: tuple[tuple[int, int], ...]

    def run(self, g: Game) -> None:
        events.crown_patron(g, self.pledges)


class Dilemma(Run, frozen=True):
    """The front is read, and the vote begins."""

    def run(self, g: Game) -> None:
        g.then(OPEN_VOTE, READ, CLOSE_CARD)


class CloseCard(Run, frozen=True):
    """Promises are counted, events watch the realm, and time passes."""

    def run(self, g: Game) -> None:
        t = g.table
        promises.close(g)
        wake(g)
        if not t.on_last_mark:
            ending.put_on_time_counter(g)
        events.watch_realm(g)
        if t.on_last_mark:
            events.close(g, events.event_of(t, t.card))
        g.then(CHECK)


class Check(Run, frozen=True):
    """The end of the reign, or the next card."""

    def run(self, g: Game) -> None:
        end = ending.end_of(g.table)
        ending.take_away(g)
        g.then(DRAW_CARD if end == NOTHING else ScoreReign(end))


class ScoreReign(Run, frozen=True):
    """Everything is counted; behind the sixth mystery the finale is next."""

    end: int

    def run(self, g: Game) -> None:
        scoring.score(g, self.end)
        if ending.is_finale_due(g.table):
            look_for_end(g)


DRAW_CARD: Final = DrawCard()
MARK: Final = MarkTrigger()
MUSTER: Final = Muster()
AFTER_MARK: Final = AfterMark()
CONCLAVE_TURNS: Final = ConclaveTurns()
DILEMMA: Final = Dilemma()
CLOSE_CARD: Final = CloseCard()
CHECK: Final = Check()
PLEDGE_POWER: Final = [PledgeForWar(seat) for seat in range(SEATS)]
PLEDGE_COINS: Final = [PledgeForConclave(seat) for seat in range(SEATS)]
ASKS: Final = (PledgeForWar, PledgeForConclave)
STEPS: Final = (
    *ASKS,
    DrawCard,
    MarkTrigger,
    Muster,
    AfterMark,
    ConclaveTurns,
    CrownPatron,
    Dilemma,
    CloseCard,
    Check,
    ScoreReign,
)
