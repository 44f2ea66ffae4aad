"""Planning, stars and Guilds, and spaces I and II as steps."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from regency.kernel.edge import Action, Ask, Do
from regency.kernel.errors import Reason

from ..effects import rounds
from ..effects.cards import discard_offer, discard_open
from ..model import actions as a
from ..model.domains import Player
from ..model.reasons import CardNotThere, OtherQuestion
from ..model.state import Allegoria, Box, Eyes, Screen, Table, opponents
from ..printed.terms import NO_GUILD, NOTHING, SCHOLARS_GUILD, SEATS, SPIES_GUILD
from ..rules import bids, claims, guilds, workforce
from ..rules.decrees import DECLINE

AllegoriaDo = Do[Table, Screen, Box]
AllegoriaAsk = Ask[Table, Screen, Box]


# Planning


class PlaceBid(AllegoriaAsk, frozen=True):
    """Which marker to place face down, and where."""

    def options(self, me: Eyes) -> Sequence[Action]:
        return bids.options(me)

    def take(self, g: Allegoria, action: a.PlaceMarker) -> None:
        bids.perform(g, self.seat, action.marker, action.space)
        following = bids.next_placer(g.table, self.seat)
        if following != NOTHING:
            g.then(PLACE_BIDS[following])

    def public(self, action: a.PlaceMarker) -> object:
        return action.space

    def refusal(self, me: Eyes, action: Action) -> Reason:
        if not isinstance(action, a.PlaceMarker):
            return OtherQuestion()
        return bids.refusal(me, action.marker, action.space)


# Stars and Guilds


class Declare(AllegoriaAsk, frozen=True):
    """Whether the star counts 1 or 2, and which Guild it activates; it stands once it is said."""

    def final(self, table: Table) -> bool:
        return True

    def options(self, me: Eyes) -> Sequence[Action]:
        return bids.star_options(me)

    def take(self, g: Allegoria, action: a.DeclareStar) -> None:
        bids.declare(g, self.seat, action.star)
        if action.guild != NO_GUILD:
            rounds.start_acting(g, self.seat)
            g.then(ActivateGuild(self.seat, action.guild), GUILD_DONE)

    def refusal(self, me: Eyes, action: Action) -> Reason:
        if not isinstance(action, a.DeclareStar):
            return OtherQuestion()
        return bids.star_refusal(me, action.star, action.guild)


class ActivateGuild(AllegoriaDo, frozen=True):
    """What a Guild does, and what it asks."""

    seat: int
    guild: int

    def run(self, g: Allegoria) -> None:
        guilds.activate(g, self.seat, self.guild)
        if self.guild == SPIES_GUILD:
            g.then(ChooseReplacement(self.seat))
        elif self.guild == SCHOLARS_GUILD and guilds.look(g, self.seat):
            g.then(KeepOne(self.seat))
            for other in opponents(g.table, self.seat):
                g.then(OfferCards(other, self.seat))
            g.then(DISCARD_OFFER)


class GuildDone(AllegoriaDo, frozen=True):
    """The part of the turn that a Guild brought is over."""

    def run(self, g: Allegoria) -> None:
        rounds.stop_acting(g)


class ChooseReplacement(AllegoriaAsk, frozen=True):
    """Spy's Guild: which Worker returns, and what takes its place."""

    def options(self, me: Eyes) -> Sequence[Action]:
        return guilds.replacements(me)

    def take(self, g: Allegoria, action: a.ReplaceWorker) -> None:
        guilds.replace(g, self.seat, action.territory, action.worker, action.other)

    def refusal(self, me: Eyes, action: Action) -> Reason:
        if not isinstance(action, a.ReplaceWorker):
            return OtherQuestion()
        return guilds.replacement_refusal(me, action.territory, action.worker)


class KeepOne(AllegoriaAsk, frozen=True):
    """Scholar's Guild: which card to keep secretly."""

    def options(self, me: Eyes) -> Sequence[Action]:
        return guilds.keeps(me)

    def take(self, g: Allegoria, action: a.KeepCard) -> None:
        guilds.keep(g, self.seat, action.card)

    def refusal(self, me: Eyes, action: Action) -> Reason:
        return CardNotThere() if isinstance(action, a.KeepCard) else OtherQuestion()


class OfferCards(AllegoriaDo, frozen=True):
    """Scholar's Guild: an opponent with Wealth is asked, while a card is left."""

    seat: int
    seller: int

    def run(self, g: Allegoria) -> None:
        if guilds.can_buy(g.table, self.seat):
            g.then(Buy(self.seat, self.seller))


class Buy(AllegoriaAsk, frozen=True):
    """Scholar's Guild: pay 1 Wealth for one of the open cards, or not."""

    seller: Player

    def options(self, me: Eyes) -> Sequence[Action]:
        return [*guilds.purchases(me), DECLINE]

    def take(self, g: Allegoria, action: a.BuyCard | a.Decline) -> None:
        if isinstance(action, a.BuyCard):
            guilds.buy(g, self.seat, self.seller, action.card)

    def refusal(self, me: Eyes, action: Action) -> Reason:
        return guilds.purchase_refusal(me) if isinstance(action, a.BuyCard) else OtherQuestion()


class DiscardOffer(AllegoriaDo, frozen=True):
    """Scholar's Guild: what nobody bought is discarded."""

    def run(self, g: Allegoria) -> None:
        discard_offer(g)


# Space I


class ClaimTurn(AllegoriaDo, frozen=True):
    """A bidder draws In Game Claims; the lowest also takes the First Player marker."""

    seat: int
    rank: int

    def run(self, g: Allegoria) -> None:
        rounds.begin_turn(g, self.seat, 0, 0)
        if self.seat == bids.lowest(g.table):
            rounds.take_first_player(g, self.seat)
        if claims.draw(g, self.seat, claims.draws(g.table, self.rank)):
            g.then(KeepDrawn(self.seat))
        g.then(EndSpaceTurn(self.seat))


class KeepDrawn(AllegoriaAsk, frozen=True):
    """Which of the claims drawn to keep, if any."""

    def options(self, me: Eyes) -> Sequence[Action]:
        return claims.options(me)

    def take(self, g: Allegoria, action: a.KeepClaim | a.KeepNoClaim) -> None:
        if isinstance(action, a.KeepClaim):
            claims.keep(g, self.seat, action.claim)
        else:
            claims.keep_none(g, self.seat)

    def public(self, action: Action) -> object:
        return type(action)

    def refusal(self, me: Eyes, action: Action) -> Reason:
        return claims.refusal(me, action) if isinstance(action, a.KeepClaim) else OtherQuestion()


class EndSpaceTurn(AllegoriaDo, frozen=True):
    """A turn in space I or II is over."""

    seat: int

    def run(self, g: Allegoria) -> None:
        rounds.end_turn(g, self.seat)


# Space II


class Split(AllegoriaAsk, frozen=True):
    """How the lowest bidder splits the open cards."""

    def options(self, me: Eyes) -> Sequence[Action]:
        return workforce.split_options(me)

    def take(self, g: Allegoria, action: a.SplitCards) -> None:
        workforce.split(g, self.seat, action.split)

    def refusal(self, me: Eyes, action: Action) -> Reason:
        return OtherQuestion()


class WorkforceTurn(AllegoriaDo, frozen=True):
    """A bidder takes a group; the lowest of four draws from the deck instead."""

    seat: int
    rank: int

    def run(self, g: Allegoria) -> None:
        rounds.begin_turn(g, self.seat, 0, 0)
        if workforce.draws_unseen(g.table, self.rank):
            workforce.draw(g, self.seat)
        elif workforce.any_group(g.table):
            g.then(ChooseGroup(self.seat))
        g.then(EndSpaceTurn(self.seat))


class ChooseGroup(AllegoriaAsk, frozen=True):
    """Which group to take."""

    def options(self, me: Eyes) -> Sequence[Action]:
        return workforce.group_options(me)

    def take(self, g: Allegoria, action: a.TakeGroup) -> None:
        if workforce.chooses_card(g.table, self.seat, action.group):
            g.then(ChooseCard(self.seat, action.group))
        else:
            workforce.take(g, self.seat, action.group)

    def refusal(self, me: Eyes, action: Action) -> Reason:
        return workforce.refusal(me, action) if isinstance(action, a.TakeGroup) else OtherQuestion()


class ChooseCard(AllegoriaAsk, frozen=True):
    """With 1 Bid Point: which card of the group to keep."""

    group: int

    def options(self, me: Eyes) -> Sequence[Action]:
        return workforce.card_options(me, self.group)

    def take(self, g: Allegoria, action: a.TakeCard) -> None:
        workforce.take_one(g, self.seat, self.group, action.card)

    def refusal(self, me: Eyes, action: Action) -> Reason:
        return workforce.refusal(me, action) if isinstance(action, a.TakeCard) else OtherQuestion()


class DiscardRest(AllegoriaDo, frozen=True):
    """Space II is dealt with: cards that nobody took are discarded, all of them if nobody bid (ruling 46)."""

    def run(self, g: Allegoria) -> None:
        discard_open(g)


PLACE_BIDS: Final = [PlaceBid(seat) for seat in range(SEATS)]
DECLARES: Final = [Declare(seat) for seat in range(SEATS)]
GUILD_DONE: Final = GuildDone()
DISCARD_OFFER: Final = DiscardOffer()
DISCARD_REST: Final = DiscardRest()
BID_ASKS: Final = (
    PlaceBid, Declare, ChooseReplacement, KeepOne, Buy, KeepDrawn, Split, ChooseGroup, ChooseCard,
)  # fmt: skip
BID_STEPS: Final = (
    *BID_ASKS, ActivateGuild, GuildDone, OfferCards, DiscardOffer, ClaimTurn, EndSpaceTurn, WorkforceTurn,
    DiscardRest,
)  # fmt: skip
