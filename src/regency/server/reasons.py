"""Why the server refuses something; the words are in the Fluent files, by type."""

from __future__ import annotations

from typing import Final

from regency.kernel.edge import Seat
from regency.kernel.errors import Reason, Trouble


class Denied(Trouble):
    """A request that is refused, with the HTTP status that fits."""

    def __init__(self, reason: Reason, status: int = 400) -> None:
        super().__init__(reason)
        self.status: Final = status


class NoSuchTable(Reason, frozen=True):
    """No table has this link."""


class NotYourSeat(Reason, frozen=True):
    """This device does not hold the seat."""

    seat: int


class ChairTaken(Reason, frozen=True):
    seat: int


class NameInUse(Reason, frozen=True):
    """Somebody at the table, or a bot, is called so, or nearly so."""

    name: str


class NoSuchChair(Reason, frozen=True):
    seat: int


class ChairsEmpty(Reason, frozen=True):
    """The match cannot begin while a chair is free."""


class AlreadyBegun(Reason, frozen=True):
    pass


class NotBegun(Reason, frozen=True):
    pass


class StillRunning(Reason, frozen=True):
    """Only when the match is over."""


class HostOnly(Reason, frozen=True):
    """Only whoever opened the table may do this."""


class LinkSpent(Reason, frozen=True):
    """A forged, used or expired link."""


class NoSuchCampaign(Reason, frozen=True):
    """No campaign has this link."""


class CampaignHostOnly(Reason, frozen=True):
    """Only whoever leads the campaign may do this."""


class NotInCampaign(Reason, frozen=True):
    """Only who leads the campaign, or holds a house in it, may do this."""


class NotYourHouse(Reason, frozen=True):
    """This device does not hold the house."""

    number: int


class HouseUnheld(Reason, frozen=True):
    """No device holds the house: it needs a bot to sit at a table."""

    name: str


class PartOfCampaign(Reason, frozen=True):
    """A table of a campaign stays as long as the campaign does, and is not played once more."""


class NoAgreedUndo(Reason, frozen=True):
    """What was seen is not taken back in this campaign, even if all agree."""


class BranchesLeft(Reason, frozen=True):
    """Campaigns that branched from this one hold its reigns too."""


class CampaignSpoilt(Reason, frozen=True):
    """What is kept of this campaign makes no sense; whoever leads it may delete it."""


class TooManyCampaigns(Reason, frozen=True):
    """More campaigns than one device may lead without deleting any."""

    most: int


class NoGuide(Reason, frozen=True):
    """Nobody is here who teaches this game."""

    game: str


class TooManyTables(Reason, frozen=True):
    most: int


class TooManyRecords(Reason, frozen=True):
    """More records than one device may bring without deleting any."""

    most: int


class TooManyOpenTables(Reason, frozen=True):
    """More tables for strangers than one address may offer within an hour."""

    most: int


class TooFast(Reason, frozen=True):
    """More requests than anybody needs."""


class TooCrowded(Reason, frozen=True):
    """More tabs than one address, or one table, has room for."""


class TooBusy(Reason, frozen=True):
    """More records at once than the server takes in."""


class TooSlow(Reason, frozen=True):
    """A request that was not complete in time."""


class TooManyHeaders(Reason, frozen=True):
    most: int


class NotUnderstood(Reason, frozen=True):
    """A request that is not what is expected there."""


class NoSuchPage(Reason, frozen=True):
    """Nothing is to be found, or done, at this address."""


class OutOfOrder(Reason, frozen=True):
    """Something is wrong with the server itself; its log says more."""


class MessageTooLarge(Reason, frozen=True):
    most: int


class IdUsed(Reason, frozen=True):
    """A submission with the id of another one of this seat; what is sent again must be the same."""


class NothingProposed(Reason, frozen=True):
    pass


class ProposalOvertaken(Reason, frozen=True):
    """Somebody has moved since; moves of bots change nothing."""

    seat: Seat


class ProposalUndone(Reason, frozen=True):
    """Somebody has taken something back since."""

    seat: Seat


class ProposalEnded(Reason, frozen=True):
    """The match is over."""


class ProposalDeclined(Reason, frozen=True):
    seat: Seat


class ProposalReplaced(Reason, frozen=True):
    """There is one proposal at a time, and this seat has made another."""

    seat: Seat


class TooManyUndos(Reason, frozen=True):
    """A match has been taken back by consent as often as any may be."""

    most: int


class MatchTooLong(Reason, frozen=True):
    """A match of more entries than any game needs; it can be looked at."""

    most: int


class NotTimed(Reason, frozen=True):
    """No time runs at this table: nothing to pause, and no pace for bots to keep."""


class RealTimeOverDays(Reason, frozen=True):
    """Where time runs all play at once."""


class OneSeatADevice(Reason, frozen=True):
    """Where time runs nobody can act for two."""


class Stale(Reason, frozen=True):
    """Where time runs nothing is done that was sent on a line that broke since, unless it had arrived."""


class NothingToDecide(Reason, frozen=True):
    """Nobody's line has been silent for long enough that the others could decide what is to be done."""


class NotAbsent(Reason, frozen=True):
    """A bot may play for somebody only who has been gone for a while."""

    seat: int


class StillHere(Reason, frozen=True):
    """Nobody has lost a seat whose device is here."""

    seat: int


class NoHint(Reason, frozen=True):
    """Whoever thinks about hints had none in time."""


class QuickerBot(Reason, frozen=True):
    """A bot did not decide in time, so that a quicker one moved for it: told to the table, not refused."""

    seat: int


class GaveUp(Reason, frozen=True):
    """Somebody gave up, and a bot plays on: told to the table, not refused."""

    seat: int


class NobodyToAsk(Reason, frozen=True):
    """No other person sits at the table who could agree."""


class OneAtATime(Reason, frozen=True):
    """Something else is proposed at the table; whoever looks on must wait for that."""


class WrongWord(Reason, frozen=True):
    """Not the word of this seat; whether the seat has one is not told."""


class RematchDeclined(Reason, frozen=True):
    """Somebody does without a rematch: told to the table, not refused."""


class SeatMoved(Reason, frozen=True):
    """The seat is played on another device from now on: told to the tabs that looked from it."""

    seat: int


class ForeignOrigin(Reason, frozen=True):
    """A page of another site must not speak for a player."""


class NobodyTalks(Reason, frozen=True):
    """No bot lets anybody talk now: it has answered already."""


class UnknownText(Reason, frozen=True):
    """No such text or language."""


class NoSuchMoment(Reason, frozen=True):
    entry: int


class WebhooksBarred(Reason, frozen=True):
    """This server sends nothing to other addresses."""


class WebhookRefused(Reason, frozen=True):
    """Not an https address on the public internet; it is not said which of these it is not."""


class OtherVersion(Reason, frozen=True):
    """A table that was played by rules which are not here: it can be read, and no more."""

    version: int
    known: int


class StoreFailed(Reason, frozen=True):
    """The database could not be written; nothing has changed."""


class TableGarbled(Reason, frozen=True):
    """What is kept of this table makes no sense; whoever opened it may delete it."""


class DatabaseNewer(Reason, frozen=True):
    """The database was made by a newer version."""

    file: str
    version: int
    known: int


class DatabaseInUse(Reason, frozen=True):
    """Another server has the database."""

    file: str


class DatabaseUnusable(Reason, frozen=True):
    file: str
    cause: str


class ClientMissing(Reason, frozen=True):
    """The client's files are not there: they are built when the package is installed."""


class PortsBusy(Reason, frozen=True):
    first: int
    last: int


class CannotListen(Reason, frozen=True):
    """The machine does not let the server have this address or port."""

    host: str
    port: int
    cause: str


class BadAddress(Reason, frozen=True):
    """A public address that is none, or has a path behind the host."""

    value: str


class BadSetting(Reason, frozen=True):
    """An argument or environment variable that does not hold what it should."""

    name: str
    value: str
