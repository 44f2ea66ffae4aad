"""What can be refused in a campaign, or is wrong with its file, and why."""

from __future__ import annotations

from .errors import Reason, Trouble


class BadCampaign(Trouble):
    """A campaign that cannot be read, or does not fold to what it says."""


# Between and around the sittings


class NoCampaign(Reason, frozen=True):
    """A game that is played one match at a time."""

    game: str


class NotTheBeginning(Reason, frozen=True):
    """The first act of a campaign is its beginning, and no other is."""


class CampaignFull(Reason, frozen=True):
    """So many acts are the most."""

    most: int


class CampaignOver(Reason, frozen=True):
    """The last sitting has been held."""


class ToBeContinued(Reason, frozen=True):
    """The rest of the story lies behind sealed doors: the campaign rests until the pack has more."""


class NothingNew(Reason, frozen=True):
    """The pack holds nothing that the campaign lacks."""


class SittingHeld(Reason, frozen=True):
    """That is for the time between two sittings, and one is being held."""


class NoSitting(Reason, frozen=True):
    """Nobody sits at the table that this is about."""


class NotThisSitting(Reason, frozen=True):
    """A match that did not begin as this sitting does."""


class SittingGoesOn(Reason, frozen=True):
    """The match of this sitting is not over yet."""


# Houses


class NoSuchHouse(Reason, frozen=True):
    number: int
    houses: int


class HouseTaken(Reason, frozen=True):
    """Somebody plays this house already."""

    number: int


class HouseNameInUse(Reason, frozen=True):
    """Two houses of one name would sign alike."""

    name: str


class HouseNotJoined(Reason, frozen=True):
    """Nobody plays this house."""

    number: int


class HouseTwice(Reason, frozen=True):
    """A house has one seat at the table."""

    name: str


class WrongHouseCount(Reason, frozen=True):
    houses: int
    least: int
    most: int


# Kings


class KingUnnamed(Reason, frozen=True):
    """Before the next reign begins, its king has a name."""


class NoKingWanted(Reason, frozen=True):
    """Nobody is to name a king now."""


class NotTheirKing(Reason, frozen=True):
    """Only who has won names the next king."""

    name: str


class TieUnbroken(Reason, frozen=True):
    """Several have won: first it is said whose house marries into the royal line."""


class NoTie(Reason, frozen=True):
    """One house alone has won."""


# Save points


class SaveTwice(Reason, frozen=True):
    """There is a save point of this name."""

    name: str


class TooManySaves(Reason, frozen=True):
    most: int


class NoSuchSave(Reason, frozen=True):
    name: str


# Files


class CampaignTooLarge(Reason, frozen=True):
    bytes: int
    most: int


class CampaignUnreadable(Reason, frozen=True):
    file: str
    cause: str


class CampaignUnwritable(Reason, frozen=True):
    file: str
    cause: str


class CampaignEmpty(Reason, frozen=True):
    """Not even a first line."""


class CampaignCut(Reason, frozen=True):
    """The last line is not whole."""

    line: int


class CampaignGarbled(Reason, frozen=True):
    """A line that is not what a campaign holds there."""

    line: int


class CampaignOfUnknownGame(Reason, frozen=True):
    game: str


class CampaignOfUnknownVersion(Reason, frozen=True):
    game: str
    version: int
    known: int


class CampaignOfUnknownFormat(Reason, frozen=True):
    format: int
    known: int


class ActChanged(Reason, frozen=True):
    """This act, counted from 1, is not the one that was written down."""

    act: int


class StillSealed(Reason, frozen=True):
    """Records of a campaign are opened when it is over."""


class RecordMissing(Reason, frozen=True):
    """An archive without the record of a reign."""

    reign: int


class RecordUnasked(Reason, frozen=True):
    """An archive with the record of a reign that was not played, or with two of one."""

    reign: int


class ReignChanged(Reason, frozen=True):
    """The record of a reign is not the one that was written down."""

    reign: int


class ReignParts(Reason, frozen=True):
    """From this entry on the record of a reign does not lead where it says."""

    reign: int
    entry: int


class LegacyParts(Reason, frozen=True):
    """A reign did not begin with what was left by those before it."""

    reign: int


class BequestParts(Reason, frozen=True):
    """A reign did not leave what the campaign says of it."""

    reign: int


class AccountParts(Reason, frozen=True):
    """What is told of a reign is not what happened in it."""

    reign: int
