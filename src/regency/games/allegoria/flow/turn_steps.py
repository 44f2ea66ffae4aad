"""A turn in spaces III to VII as steps: what is asked, and what comes after what."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from regency.kernel.edge import Action, Ask, Do
from regency.kernel.errors import Reason

from ..effects import rounds
from ..model import actions as a
from ..model.domains import Player
from ..model.reasons import OtherQuestion
from ..model.state import Allegoria, Box, Eyes, Screen, Table
from ..printed.terms import EITHER, KNOWLEDGE, MERCHANT, NOTHING, SEATS, SOLDIER, SPY, WEALTH
from ..rules import banker, bids, claims, decrees, hand, merchant, moves, scholar, soldier, spy, turn
from ..rules.refusals import why_not
from ..rules.soldier import Fray

AllegoriaDo = Do[Table, Screen, Box]
AllegoriaAsk = Ask[Table, Screen, Box]


class ActionTurn(AllegoriaDo, frozen=True):
    """A bidder's turn: points by rank, then actions."""

    seat: int
    rank: int

    def run(self, g: Allegoria) -> None:
        kind = bids.kind_of(g.table, self.rank)
        rounds.begin_turn(g, self.seat, bids.points_of(g.table, self.rank), kind)
        if kind == EITHER:
            g.then(CHOOSE_KIND[self.seat])
        g.then(TAKE_ACTIONS[self.seat])


class ChoosePoints(AllegoriaAsk, frozen=True):
    """Four players, second rank: two points for Deploy or one for a Task."""

    def options(self, me: Eyes) -> Sequence[Action]:
        return turn.KIND_OPTIONS

    def take(self, g: Allegoria, action: a.ChooseKind) -> None:
        turn.choose(g, self.seat, action.kind)

    def refusal(self, me: Eyes, action: Action) -> Reason:
        return OtherQuestion()


class TakeActions(AllegoriaAsk, frozen=True):
    """An action of the space, a supplement, or the end of the turn."""

    def options(self, me: Eyes) -> Sequence[Action]:
        return turn.options(me)

    def take(self, g: Allegoria, action: Any) -> None:
        if type(action) is a.EndTurn:
            rounds.end_turn(g, self.seat)
            return
        PERFORM[type(action)](g, self.seat, action)
        g.then(TAKE_ACTIONS[self.seat])

    def refusal(self, me: Eyes, action: Action) -> Reason:
        return why_not(me, action)


# Cards with an action


def start_with_cards(track: int) -> Callable[[Allegoria, int, Any], None]:
    """Recruit, Infiltrate, Tradesman, Profits or Educate: then the cards, if there are any in the hand."""

    def perform(g: Allegoria, seat: int, chosen: Action) -> None:
        hand.perform(g, seat, track)
        if g.table.hands[seat] > 0:
            g.then(SpendCards(seat, track))
        else:
            hand.finish(g, seat, track)

    return perform


class SpendCards(AllegoriaAsk, frozen=True):
    """Which card to discard to raise the track, or enough."""

    track: int

    def options(self, me: Eyes) -> Sequence[Action]:
        return hand.card_options(me, self.track)

    def take(self, g: Allegoria, action: a.SpendCard | a.Enough) -> None:
        if isinstance(action, a.Enough):
            hand.finish(g, self.seat, self.track)
            return
        hand.spend(g, self.seat, self.track, action.card)
        if g.table.hands[self.seat] > 0:
            g.then(self)
        else:
            hand.finish(g, self.seat, self.track)

    def refusal(self, me: Eyes, action: Action) -> Reason:
        if not isinstance(action, a.SpendCard | a.Enough):
            return OtherQuestion()
        return hand.card_refusal(me, self.track, action)


# Moves


def move(kind: int) -> Callable[[Allegoria, int, Any], None]:
    def perform(g: Allegoria, seat: int, chosen: Any) -> None:
        moves.perform(g, seat, kind, chosen.start, chosen.end, chosen.count, kind)

    return perform


def wages(g: Allegoria, seat: int, chosen: a.Wages) -> None:
    moves.wage(g, seat, chosen.worker, chosen.start, chosen.end, chosen.count)


# Attack


def raid(g: Allegoria, seat: int, chosen: a.Raid) -> None:
    soldier.raid(g, seat, chosen.territory, chosen.count)


def battle(g: Allegoria, seat: int, chosen: a.Battle) -> None:
    """After the roll the winner, who may be the defender, divides the Spoils (ruling 11)."""
    fray = soldier.battle(g, seat, chosen.territory, chosen.defender, chosen.boost)
    if fray.margin == 0:
        soldier.conclude(g, fray, 0, 0)
        return
    winner, loser = (seat, fray.defender) if fray.margin > 0 else (fray.defender, seat)
    spoils = DivideTheSpoils(
        winner, loser, fray.territory, seat, fray.margin, fray.own, fray.opposed, fray.boost
    )
    if soldier.removable(g.table, loser, fray.territory, abs(fray.margin)) > 0:
        g.then(spoils)
    else:
        spoils.divide(g, 0)


class DivideTheSpoils(AllegoriaAsk, frozen=True):
    """How many Soldiers of the loser the winner removes; the rest of the Spoils is Influence."""

    loser: Player
    territory: int
    attacker: Player
    margin: int
    own: int
    opposed: int
    boost: int

    def options(self, me: Eyes) -> Sequence[Action]:
        return soldier.spoils_options(me.table, self.loser, self.territory, abs(self.margin))

    def take(self, g: Allegoria, action: a.DivideSpoils) -> None:
        self.divide(g, action.removed)

    def divide(self, g: Allegoria, removed: int) -> None:
        influence = soldier.divide(g, self.seat, self.loser, self.territory, abs(self.margin), removed)
        soldier.blood_feud(g, self.seat, self.loser)
        defender = self.loser if self.attacker == self.seat else self.seat
        fray = Fray(self.attacker, defender, self.territory, self.own, self.opposed)
        fray.margin, fray.boost = self.margin, self.boost
        soldier.conclude(g, fray, removed, influence)

    def refusal(self, me: Eyes, action: Action) -> Reason:
        if not isinstance(action, a.DivideSpoils):
            return OtherQuestion()
        return soldier.spoils_refusal(me.table, self.loser, self.territory, abs(self.margin))


# Subterfuge


def subterfuge(g: Allegoria, seat: int, chosen: a.Subterfuge) -> None:
    spy.perform(g, seat, chosen.opponent, chosen.track, chosen.second)
    diplomacy(g, seat, central=False)


def central_subterfuge(g: Allegoria, seat: int, chosen: a.CentralSubterfuge) -> None:
    spy.perform_centre(g, seat)
    diplomacy(g, seat, central=True)


def diplomacy(g: Allegoria, seat: int, central: bool) -> None:
    """The step that the first Subterfuge of a turn brings; with Broken Treaties it has a price."""
    if not spy.has_price(g.table, seat):
        spy.step(g, seat, central)
    elif spy.can_pay_price(g.table, seat, central):
        g.then(PayForDiplomacy(seat, central))
    else:
        spy.leave(g)


class PayForDiplomacy(AllegoriaAsk, frozen=True):
    """Broken Treaties: lower Intrigue for the step on the Diplomacy Track, or leave it."""

    central: bool

    def options(self, me: Eyes) -> Sequence[Action]:
        return spy.PRICE_OPTIONS

    def take(self, g: Allegoria, action: a.LowerForDiplomacy | a.Decline) -> None:
        if isinstance(action, a.Decline):
            spy.leave(g)
        else:
            spy.pay_price(g, self.seat, self.central)

    def refusal(self, me: Eyes, action: Action) -> Reason:
        return OtherQuestion()


# Commerce, Grant, Alms


def commerce(g: Allegoria, seat: int, chosen: a.Commerce) -> None:
    merchant.perform(g, seat, chosen.territory, chosen.line, chosen.gain)


def grant_guild(g: Allegoria, seat: int, chosen: a.GrantGuild) -> None:
    turn.make_up(g, seat)
    banker.grant_guild(g, seat, chosen.guild)


def exchange_guild(g: Allegoria, seat: int, chosen: a.ExchangeGuild) -> None:
    turn.make_up(g, seat)
    banker.exchange_guild(g, seat, chosen.guild, chosen.old)


def grant_claim(g: Allegoria, seat: int, chosen: a.GrantClaim) -> None:
    turn.make_up(g, seat)
    banker.grant_claim(g, seat)
    claims.draw(g, seat, 1)
    g.then(KeepGranted(seat))


class KeepGranted(AllegoriaAsk, frozen=True):
    """Keep the claim drawn by a Grant, or discard it for an Anarchy marker."""

    def options(self, me: Eyes) -> Sequence[Action]:
        return claims.grant_options(me)

    def take(self, g: Allegoria, action: a.KeepClaim | a.DiscardClaim) -> None:
        if isinstance(action, a.KeepClaim):
            claims.keep(g, self.seat, action.claim)
        else:
            claims.discard(g, self.seat)

    def public(self, action: Action) -> object:
        return type(action)

    def refusal(self, me: Eyes, action: Action) -> Reason:
        known = isinstance(action, a.KeepClaim | a.DiscardClaim)
        return claims.refusal(me, action) if known else OtherQuestion()


def apprenticeship(g: Allegoria, seat: int, chosen: a.Apprenticeship) -> None:
    scholar.apprentice(g, seat)


def alms(g: Allegoria, seat: int, chosen: a.Alms) -> None:
    take_token(g, seat, scholar.give(g, seat, chosen.back))


def take_token(g: Allegoria, seat: int, token: int) -> None:
    """The bonus of an Alms token; the track is asked for, unless all are full."""
    if token == NOTHING:
        return
    scholar.resolve(g, seat, token)
    if scholar.asks_track(token) and decrees.raises(g.table, seat):
        g.then(RaiseByToken(seat))


class RaiseByToken(AllegoriaAsk, frozen=True):
    """Which Town Track the Alms token raises."""

    def options(self, me: Eyes) -> Sequence[Action]:
        return decrees.raises(me.table, me.seat)

    def take(self, g: Allegoria, action: a.RaiseTrack) -> None:
        decrees.raise_track(g, self.seat, action.track)

    def refusal(self, me: Eyes, action: Action) -> Reason:
        return decrees.refusal(me, action) if isinstance(action, a.RaiseTrack) else OtherQuestion()


# Points, and which rule carries an action out


def supplement(g: Allegoria, seat: int, chosen: a.Supplement) -> None:
    turn.add_point(g, seat)


def hard_times(g: Allegoria, seat: int, chosen: a.UseHardTimes) -> None:
    turn.take_hard_times(g, seat)


PERFORM: Final[dict[type[Action], Callable[[Allegoria, int, Any], None]]] = {
    a.Recruit: start_with_cards(SOLDIER),
    a.Infiltrate: start_with_cards(SPY),
    a.Tradesman: start_with_cards(MERCHANT),
    a.Profits: start_with_cards(WEALTH),
    a.Educate: start_with_cards(KNOWLEDGE),
    a.Advance: move(SOLDIER),
    a.Sneak: move(SPY),
    a.Caravan: move(MERCHANT),
    a.Wages: wages,
    a.Raid: raid,
    a.Battle: battle,
    a.Subterfuge: subterfuge,
    a.CentralSubterfuge: central_subterfuge,
    a.Commerce: commerce,
    a.GrantGuild: grant_guild,
    a.ExchangeGuild: exchange_guild,
    a.GrantClaim: grant_claim,
    a.Apprenticeship: apprenticeship,
    a.Alms: alms,
    a.Supplement: supplement,
    a.UseHardTimes: hard_times,
}
CHOOSE_KIND: Final = [ChoosePoints(seat) for seat in range(SEATS)]
TAKE_ACTIONS: Final = [TakeActions(seat) for seat in range(SEATS)]
TURN_ASKS: Final = (
    ChoosePoints, TakeActions, SpendCards, DivideTheSpoils, PayForDiplomacy, KeepGranted, RaiseByToken,
)  # fmt: skip
TURN_STEPS: Final = (*TURN_ASKS, ActionTurn)
