"""What is asked and answered by HTTP, as types: the client's are generated from these and the socket's."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

Name = Annotated[str, Meta(min_length=1, max_length=32)]
Text = Annotated[str, Meta(min_length=1, max_length=500)]
Id = Annotated[str, Meta(min_length=1, max_length=40)]
Seat = Annotated[int, Meta(ge=0, lt=16)]
Count = Annotated[int, Meta(ge=0)]
Language = Literal["en", "de"]
Tempo = Literal["calm", "quick", "at-once"]
BotPace = Literal["", "gentle", "steady", "brisk"]  # empty: the usual one, and where no time runs none
WebhookState = Literal["barred", "off", "on", "failed"]
Source = Literal["kept", "recorded", "reckoned", "none"]

# The lobby


class Chair(Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits in a chair: nobody yet (`name`: who is asked to), a person, or a bot; `stand_in`: a bot plays
    for an absent person; `gave_up`: it plays for good for a person who gave up. `pace`: how quickly a bot
    acts where time runs, else empty."""

    kind: Literal["empty", "person", "bot"]
    name: str = ""
    bot: str = ""
    here: bool = False
    yours: bool = False
    stand_in: bool = False
    gave_up: bool = False
    pace: BotPace = ""


class OtherRules(Struct, frozen=True):
    """By which version of its rules a table was played, and which is here; 0: none."""

    version: int
    known: int
    ended: bool


class CampaignMark(Struct, frozen=True):
    """To which campaign a table belongs, which of its sittings is held there (from 0), and the houses by
    seat; `what_if` and `loaded` as of the campaign.

    `undo`: whether what was seen can be taken back by consent.
    """

    id: str
    sitting: int
    houses: tuple[int, ...]
    what_if: str
    loaded: int
    undo: bool


class TableInfo(Struct, frozen=True):
    """What anybody with the link may know of a table; one that is `unplayable` can be read and no more."""

    id: str
    game: str
    options: dict[str, str | int | bool]
    pace: Literal["live", "days"]
    days: int
    open: bool
    state: Literal["waiting", "playing", "finished", "unplayable"]
    chairs: tuple[Chair, ...]
    host: bool  # whether this device opened it
    waited_for: tuple[int, ...]
    entries: int
    commitment: str
    created: int
    rematch: str | None = None
    rematch_by: int | None = None  # the seat that asked for it
    webhook: WebhookState = "barred"  # barred: this server sends none
    other_rules: OtherRules | None = None  # of a table that is unplayable
    watching: int = 0  # devices that look on and hold no seat
    ended: bool = False  # all people agreed to end it early: nobody has won
    tempo: Tempo = "calm"  # how quickly bots follow each other
    guided: bool = False  # a first game, in which a guide speaks
    changed: int = 0  # when the last entry was written; before the first, when the table was opened
    ranks: tuple[int, ...] = ()  # who came where, once it is over, as far as that is kept
    winners: tuple[int, ...] = ()  # the seats that have won, likewise; with ranks and without any: nobody
    timed: bool = False  # time runs in this match: all play at once
    approached: tuple[int, ...] = ()  # seats with something addressed to them, such as an offer
    campaign: CampaignMark | None = None  # of a sitting of a campaign


class OpenTable(Struct, frozen=True, forbid_unknown_fields=True):
    """Open a table: a game, its chairs in order, its options."""

    game: Annotated[str, Meta(max_length=40)]
    chairs: Annotated[tuple[Literal["empty", "random", "greedy"], ...], Meta(min_length=1, max_length=16)]
    options: dict[str, str] = {}
    pace: Literal["live", "days"] = "live"
    days: Annotated[int, Meta(ge=1, le=14)] = 2
    open: bool = False
    tempo: Tempo | None = None  # calm where there are chairs for people, else quick
    paces: Annotated[tuple[BotPace, ...], Meta(max_length=16)] = ()  # of bots, by chair, where time runs


class OpenGuided(Struct, frozen=True, forbid_unknown_fields=True):
    """Begin a first game, in which a guide speaks."""

    game: Annotated[str, Meta(max_length=40)]
    name: Name


class GuideStep(Struct, frozen=True):
    """One thing that the guide says (`guide-` and this key), what it points at, and whether one is to act."""

    say: str
    point: tuple[str, ...]
    acts: bool


class ProposedTable(Struct, frozen=True):
    """A table that a guide proposes, to be opened as it is: see `OpenTable`."""

    game: str
    chairs: tuple[Literal["empty", "random", "greedy"], ...]
    options: dict[str, str]
    paces: tuple[BotPace, ...]


class GuideInfo(Struct, frozen=True):
    """The steps up to the one that is to be done next, of how many, and what is left to do of that one.

    `afterwards`: when it is over, the table that the guide proposes next, if any.
    """

    state: Literal["on", "over", "lost"]
    steps: tuple[GuideStep, ...] = ()
    of: int = 0
    left: tuple[Any, ...] = ()  # actions
    afterwards: ProposedTable | None = None


class SitDown(Struct, frozen=True, forbid_unknown_fields=True):
    seat: Seat
    name: Name


class OneSeat(Struct, frozen=True, forbid_unknown_fields=True):
    seat: Seat


class BotSits(Struct, frozen=True, forbid_unknown_fields=True):
    """A bot takes a chair, where time runs at this pace; `bot` empty: the chair is free again."""

    seat: Seat
    bot: Literal["", "random", "greedy"]
    pace: BotPace = ""


class SetWebhook(Struct, frozen=True, forbid_unknown_fields=True):
    """Where this table tells whose turn it is, and in which language; an empty address ends it."""

    address: Annotated[str, Meta(max_length=500)]
    language: Language = "en"


class SeatWord(Struct, frozen=True):
    """A word that brings a seat back whose device is lost: told once, good once, kept as a fingerprint."""

    word: str


class RecoverSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """Take a seat back by its word."""

    seat: Seat
    word: Annotated[str, Meta(min_length=1, max_length=64)]


class SetTempo(Struct, frozen=True, forbid_unknown_fields=True):
    """How quickly bots follow each other from now on."""

    tempo: Tempo


class SeatLink(Struct, frozen=True):
    """A link that takes a seat to another device, once."""

    token: str
    expires: int


class Tables(Struct, frozen=True):
    """Tables of this device, and open ones with a free chair."""

    mine: tuple[TableInfo, ...]
    open: tuple[TableInfo, ...]


class GameInfo(Struct, frozen=True):
    """A game as the lobby offers it."""

    name: str
    version: int
    least: int
    most: int
    options: tuple[OptionInfo, ...]
    bots: tuple[str, ...]
    stats: tuple[str, ...]  # lists of its table by seat, to be shown beside each player
    counts: dict[str, str]  # what its tally counts, what ends the game first; each with the name of an icon
    said: dict[str, DoorText]  # by language
    guided: bool = False  # whether somebody is here who teaches it
    timed: bool = False  # whether time runs in a match with the usual options
    saga: SagaInfo | None = None  # where there are campaigns of it


class SagaInfo(Struct, frozen=True):
    """A game with campaigns: how many houses one may choose from, and the stories, the usual one first."""

    houses: int
    stories: tuple[str, ...]


class DoorText(Struct, frozen=True):
    """A game in three texts."""

    title: str
    about: str
    length: str


class OptionInfo(Struct, frozen=True):
    """An option; `timed`: the values with which time runs, where it is this option that decides it."""

    name: str
    values: tuple[str, ...]
    default: str
    timed: tuple[str, ...] = ()


class PhraseInfo(Struct, frozen=True):
    """Something to say: a message key, and what it speaks of (numbers, texts, phrases, lists of phrases)."""

    key: str
    about: dict[str, Any] = {}


class Book(Struct, frozen=True):
    """How a client speaks of a game: the domain of every field of every type, the phrase of every piece.

    `closing`: the kinds of action that end a turn. `sealed`: domains without phrases, whose pieces are named
    by the titles of pages that a tab may read.
    """

    game: GameInfo
    fields: dict[str, dict[str, str]]
    pieces: dict[str, tuple[PhraseInfo, ...]]
    closing: tuple[str, ...]
    sealed: tuple[str, ...] = ()


class PageText(Struct, frozen=True):
    """Prose: a title, and paragraphs as Markdown."""

    title: str
    text: str


class Pages(Struct, frozen=True):
    """Of the pages that were asked for those that may be read, by their keys; of others there is no word."""

    pages: dict[str, PageText]


class Moment(Struct, frozen=True):
    """How a match stood after an entry, and what was told with it."""

    entry: int
    last: int
    sight: msgspec.Raw
    events: msgspec.Raw


class FilmStep(Struct, frozen=True):
    """An entry of a film: what was told with it, and what of the sight is not as it was before."""

    at: int
    events: msgspec.Raw
    changes: msgspec.Raw


class Film(Struct, frozen=True):
    """A reel of a match: how it stood after `entry`, what was told then, and the entries that follow."""

    entry: int
    last: int
    sight: msgspec.Raw
    events: msgspec.Raw
    steps: tuple[FilmStep, ...]


class GameTimes(Struct, frozen=True):
    """How late it was in the game after every entry, the beginning first, and which entries told what.

    `told`: by type of event the entries that told one; `still`: those behind which time stood, other than
    in a pause; `late`: those that counted only because their sender could not have seen the last ones yet.
    """

    at: tuple[int, ...]
    told: dict[str, tuple[int, ...]]
    still: tuple[int, ...]
    late: tuple[int, ...]


class PastAction(Struct, frozen=True):
    """An action of such a match: its name, and itself where one like it is still known."""

    name: str
    action: msgspec.Raw | None


class PastEntry(Struct, frozen=True):
    """An entry of a match that cannot be played here; what was done is told only if it had ended."""

    entry: int
    at: int
    kind: Literal["Play", "Undo", "Tick", "Halt", "Resume"]
    seat: int | None
    do: tuple[PastAction, ...]
    undone: bool


class PastMatch(Struct, frozen=True):
    """All that can be told of a match without its rules; `source`: where its outcome comes from.

    kept: written when it ended here; recorded: as a file says, not checked; reckoned: today's rules took
    every step and ended with the last one; none: it had not ended, or nobody knows.
    """

    entries: tuple[PastEntry, ...]
    outcome: msgspec.Raw | None
    source: Source


class Lap(Struct, frozen=True):
    """What everybody had at the end of a turn."""

    entry: int
    turn: int
    points: tuple[int, ...]


class Swing(Struct, frozen=True):
    """A moment that counted: what one seat gained in one turn."""

    entry: int
    turn: int
    seat: int
    gained: int


class Race(Struct, frozen=True):
    """The course of a finished match: a lap a turn, the final scores, and the largest swings."""

    laps: tuple[Lap, ...]
    final: tuple[int, ...]
    swings: tuple[Swing, ...]


class Problem(Struct, frozen=True):
    """A request that was refused: the reason, to be said in the player's language by the key why-<type>."""

    why: dict[str, Any]
