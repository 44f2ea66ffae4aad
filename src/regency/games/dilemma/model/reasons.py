"""Why The King's Dilemma refuses something, in terms of what the asker can see."""

from __future__ import annotations

from regency.kernel.errors import OtherQuestion as OtherQuestion
from regency.kernel.errors import Reason

from .domains import Agenda, Envelope, Player, Service, Slot, Token


class AgendaNotInHand(Reason, frozen=True):
    agenda: Agenda


class NotYourToken(Reason, frozen=True):
    token: Token


class NotEnoughPower(Reason, frozen=True):
    power: int  # what the asker has

    def broadly(self) -> Reason:
        return self


class NotEnoughCoins(Reason, frozen=True):
    coins: int

    def broadly(self) -> Reason:
        return self


class VoteStands(Reason, frozen=True):
    """Whoever has voted or passed does not choose again."""


class OptionTaken(Reason, frozen=True):
    """Somebody has become Moderator in this vote."""


class BoundByDeal(Reason, frozen=True):
    """What was paid for is owed."""

    service: Service


class NotAmongTied(Reason, frozen=True):
    player: Player


class NotYoursToGive(Reason, frozen=True):
    """The right to sign goes to whoever bought it, and otherwise stays with the Leader."""

    player: Player


class NobodyThere(Reason, frozen=True):
    player: Player


class DealWithOneself(Reason, frozen=True):
    """Nobody pays or promises oneself anything."""


class TooManyOffers(Reason, frozen=True):
    most: int


class TooManyWhispers(Reason, frozen=True):
    most: int


class TooManyPromises(Reason, frozen=True):
    most: int


class TableFull(Reason, frozen=True):
    """Every place for an offer is taken."""


class StillWhispering(Reason, frozen=True):
    """One whisper at a time from one to another."""

    player: Player


class CannotBeAsked(Reason, frozen=True):
    """Not of this house, or not at this moment."""

    service: Service


class NoSuchOffer(Reason, frozen=True):
    slot: Slot


class NotForYou(Reason, frozen=True):
    """Only whoever would serve accepts or refuses."""

    slot: Slot


class NotYours(Reason, frozen=True):
    """None of the coins are."""

    slot: Slot


class OwnDeal(Reason, frozen=True):
    """Nobody joins what is to be paid to oneself."""

    slot: Slot


class JoinedBefore(Reason, frozen=True):
    slot: Slot


class MoreThanMissing(Reason, frozen=True):
    coins: int


class NothingWhispered(Reason, frozen=True):
    player: Player


class Contradicts(Reason, frozen=True):
    """What was paid for earlier leaves nothing that would keep this."""

    service: Service


class CannotKeep(Reason, frozen=True):
    """The Power is not there; only the obliged reads this."""

    service: Service


class NotLevel(Reason, frozen=True):
    """The lean decides; only at zero the Leader does, between the two outcomes in the middle."""


class NothingToDream(Reason, frozen=True):
    """Only the dreamer looks, once in a reign, before anybody has voted."""


# Campaigns that somebody brings along


class BookNotSound(Reason, frozen=True):
    """In the book that the campaign carries, something in this envelope cannot be played."""

    envelope: Envelope


class DeckNotAllowed(Reason, frozen=True):
    """The deck is not what the opened envelopes and the resolved dilemmas leave."""


class BequestNotAllowed(Reason, frozen=True):
    """No reign could have left this, after those before it."""


class AccountNotAllowed(Reason, frozen=True):
    """What is told of a reign does not fit what it left."""


AT_THE_TABLE: tuple[type[Reason], ...] = (
    AgendaNotInHand,
    NotYourToken,
    NotEnoughPower,
    NotEnoughCoins,
    VoteStands,
    OptionTaken,
    BoundByDeal,
    NotAmongTied,
    NotYoursToGive,
    NobodyThere,
    DealWithOneself,
    TooManyOffers,
    TooManyWhispers,
    TooManyPromises,
    TableFull,
    StillWhispering,
    CannotBeAsked,
    NoSuchOffer,
    NotForYou,
    NotYours,
    OwnDeal,
    JoinedBefore,
    MoreThanMissing,
    NothingWhispered,
    Contradicts,
    CannotKeep,
    NotLevel,
    NothingToDream,
)
OF_CAMPAIGNS: tuple[type[Reason], ...] = (BookNotSound, DeckNotAllowed, BequestNotAllowed, AccountNotAllowed)
REASONS: tuple[type[Reason], ...] = (*AT_THE_TABLE, *OF_CAMPAIGNS)
