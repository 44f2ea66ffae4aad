"""The course of a vote: turns, ties, the Leader token, cleanup."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from regency.kernel.edge import Action
from regency.kernel.errors import NotAnOption, Reason

from ..effects.deals import clear_deals
from ..effects.reign import enter_phase
from ..effects.vote import call_street, clear_vote
from ..model.actions import BreakTie, GiveLeader
from ..model.state import Eyes, Game, Table
from ..printed.figures import COUNTING, NOTHING, SEATS, VOTE
from ..printed.story import HAMMERS
from ..rules import bargaining, events, resolution, services, vote
from . import bargain
from .base import Question, Run


class OpenVote(Run, frozen=True):
    """Three cards for everybody; the Leader begins, and anybody may bargain."""

    def run(self, g: Game) -> None:
        t = g.table
        clear_vote(g)
        clear_deals(g)
        enter_phase(g, VOTE)
        if t.on_last_mark and events.event_of(t, t.card) == HAMMERS and t.unrest:
            call_street(g, t.unrest)
        bargain.begin(g)
        g.then(TURN[t.leader])


class VoteTurn(Question, frozen=True):
    """A turn of the vote."""

    def pace(self, table: Table) -> int:
        return TIME_TO_TALK

    def options(self, me: Eyes) -> Sequence[Action]:
        return vote.options(me)

    def take(self, g: Game, action: Action) -> None:
        vote.perform(g, self.seat, action)
        following = vote.next_voter(g.table, self.seat)
        g.then(COUNT if following == NOTHING else TURN[following])

    def final(self, table: Table) -> bool:
        return True

    def refusal(self, me: Eyes, action: Action) -> Reason:
        return vote.refusal(me, action)


class CountVotes(Run, frozen=True):
    """More wins; where it is even the Moderator decides."""

    def run(self, g: Game) -> None:
        enter_phase(g, COUNTING)
        side = resolution.winner(g.table)
        if side == NOTHING:
            g.then(TIE[g.table.moderator], LEADERSHIP)
        else:
            resolution.decide(g, side)
            g.then(LEADERSHIP)


class DecideTie(Question, frozen=True):
    """The Moderator: Aye or Nay."""

    def options(self, me: Eyes) -> Sequence[Action]:
        return resolution.tie_options(me)

    def take(self, g: Game, action: BreakTie) -> None:
        resolution.perform_tie(g, self.seat, action.side)

    def final(self, table: Table) -> bool:
        return True

    def refusal(self, me: Eyes, action: Action) -> Reason:
        return resolution.tie_refusal(me, action.side) if isinstance(action, BreakTie) else NotAnOption()


class Leadership(Run, frozen=True):
    """The Leader token leaves the losing side."""

    def run(self, g: Game) -> None:
        if resolution.pass_leader(g):
            g.then(CHOOSE_LEADER[services.chooser(g.table)])
        g.then(CLEAN_UP)


class ChooseLeader(Question, frozen=True):
    """Who of the strongest winners takes the Leader token."""

    def options(self, me: Eyes) -> Sequence[Action]:
        return resolution.leader_options(me)

    def take(self, g: Game, action: GiveLeader) -> None:
        resolution.perform_leader(g, self.seat, action.player)

    def final(self, table: Table) -> bool:
        return True

    def refusal(self, me: Eyes, action: Action) -> Reason:
        if isinstance(action, GiveLeader):
            return resolution.leader_refusal(me, action.player)
        return NotAnOption()


class CleanUp(Run, frozen=True):
    """Coins and Power go where they belong; offers lapse, but those for the signature."""

    def run(self, g: Game) -> None:
        bargaining.lapse(g, with_signature=False)
        resolution.clean_up(g)


TIME_TO_TALK: Final = 12_000  # milliseconds that a bot leaves to people before it votes
OPEN_VOTE: Final = OpenVote()
COUNT: Final = CountVotes()
LEADERSHIP: Final = Leadership()
CLEAN_UP: Final = CleanUp()
TURN: Final = [VoteTurn(seat) for seat in range(SEATS)]
TIE: Final = [DecideTie(seat) for seat in range(SEATS)]
CHOOSE_LEADER: Final = [ChooseLeader(seat) for seat in range(SEATS)]
ASKS: Final = (VoteTurn, DecideTie, ChooseLeader)
STEPS: Final = (*ASKS, OpenVote, CountVotes, Leadership, CleanUp)
