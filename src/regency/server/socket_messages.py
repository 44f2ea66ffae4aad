"""What goes over the socket, as types: the client's are generated from these."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta, Struct

from .messages import Count, Id, PhraseInfo, Seat, TableInfo, Text

ProposalKind = Literal["undo", "stand-in", "end", "seat"]
Choice = Literal["wait", "bot", "go-on"]
TalkWish = Literal["go-on", "stop", "run"]

# From the client, over the socket


class Submit(Struct, frozen=True, tag=True, tag_field="send", forbid_unknown_fields=True):
    """A seat does something: an action, or one with those nested in it. The same id counts once.

    `again`: it was sent before, on a line that broke; where time runs it is not done now if it was not then.
    """

    id: Id
    seat: Seat
    do: Annotated[tuple[msgspec.Raw, ...], Meta(min_length=1, max_length=64)]
    seen: Count
    again: bool = False


class TakeBack(Struct, frozen=True, tag=True, tag_field="send", forbid_unknown_fields=True):
    """Undo the seat's last entry where that is fair; otherwise ask the table for it."""

    id: Id
    seat: Seat


class Consent(Struct, frozen=True, tag=True, tag_field="send", forbid_unknown_fields=True):
    """Answer to what is proposed at the table, by its number."""

    id: Id
    seat: Seat
    proposal: int
    yes: bool


class Look(Struct, frozen=True, tag=True, tag_field="send", forbid_unknown_fields=True):
    """What would these actions do?"""

    id: Id
    seat: Seat
    do: Annotated[tuple[msgspec.Raw, ...], Meta(max_length=64)]


class WantRemarks(Struct, frozen=True, tag=True, tag_field="send", forbid_unknown_fields=True):
    """What is there to know of each option: now, or behind these actions?"""

    id: Id
    seat: Seat
    do: Annotated[tuple[msgspec.Raw, ...], Meta(max_length=64)]


class Attempt(Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of action, and those of its fields that are settled."""

    kind: Annotated[str, Meta(min_length=1, max_length=40)]
    fields: Annotated[dict[str, Annotated[int, Meta(ge=0, lt=2**31)]], Meta(max_length=16)] = {}


class Why(Struct, frozen=True, tag=True, tag_field="send", forbid_unknown_fields=True):
    """Why can this not be done: now, or behind these actions? Without attempts: what of all there is?"""

    id: Id
    seat: Seat
    do: Annotated[tuple[msgspec.Raw, ...], Meta(max_length=64)]
    attempts: Annotated[tuple[Attempt, ...], Meta(max_length=32)]


class WantHint(Struct, frozen=True, tag=True, tag_field="send", forbid_unknown_fields=True):
    """What would a good bot do: now, or in what is asked behind these actions?"""

    id: Id
    seat: Seat
    do: Annotated[tuple[msgspec.Raw, ...], Meta(max_length=64)] = ()


class Say(Struct, frozen=True, tag=True, tag_field="send", forbid_unknown_fields=True):
    """Chat."""

    id: Id
    text: Text


class Show(Struct, frozen=True, tag=True, tag_field="send", forbid_unknown_fields=True):
    """Which of the device's seats this tab looks from now (hotseat); null: only what everybody sees."""

    id: Id
    seat: Seat | None


class StandIn(Struct, frozen=True, tag=True, tag_field="send", forbid_unknown_fields=True):
    """Propose that a bot plays for an absent seat; or, for one's own seat, hand over and take back."""

    id: Id
    seat: Seat
    bot: Literal["", "random", "greedy"]


class GiveUp(Struct, frozen=True, tag=True, tag_field="send", forbid_unknown_fields=True):
    """Hand the own chair to a bot for good."""

    id: Id
    seat: Seat


class ProposeEnd(Struct, frozen=True, tag=True, tag_field="send", forbid_unknown_fields=True):
    """Propose to end the match without a winner."""

    id: Id
    seat: Seat


class AskSeat(Struct, frozen=True, tag=True, tag_field="send", forbid_unknown_fields=True):
    """Whoever holds no seat here asks for one: it is theirs, and its device is lost."""

    id: Id
    seat: Seat


class Pause(Struct, frozen=True, tag=True, tag_field="send", forbid_unknown_fields=True):
    """Time stands still, for everybody; also while it is about to go on."""

    id: Id
    seat: Seat


class Ready(Struct, frozen=True, tag=True, tag_field="send", forbid_unknown_fields=True):
    """After a pause: this seat is ready to go on, or not any more."""

    id: Id
    seat: Seat
    ready: bool


class Verdict(Struct, frozen=True, tag=True, tag_field="send", forbid_unknown_fields=True):
    """What is to be done about those whose line has been silent for long."""

    id: Id
    seat: Seat
    choice: Choice


class LetTalk(Struct, frozen=True, tag=True, tag_field="send", forbid_unknown_fields=True):
    """While a bot lets people talk: this seat wants to go on, stops the countdown, or lets it run on."""

    id: Id
    seat: Seat
    wish: TalkWish


class Ping(Struct, frozen=True, tag=True, tag_field="send", forbid_unknown_fields=True):
    id: Id


FromClient = (
    Submit
    | TakeBack
    | Consent
    | Look
    | WantRemarks
    | Why
    | WantHint
    | Say
    | Show
    | StandIn
    | GiveUp
    | ProposeEnd
    | AskSeat
    | Pause
    | Ready
    | Verdict
    | LetTalk
    | Ping
)


# From the server, over the socket


class Form(Struct, frozen=True):
    """Options too many to list: every action of the kind `form` with one of the `values` in each field.

    They come in the order of the fields, as the book names them for this kind.
    """

    form: str
    values: tuple[tuple[int, ...], ...]


AN_OPTION: Final[dict[str, Any]] = {
    "anyOf": [
        {"type": "object", "required": ["do"], "properties": {"do": {"type": "string"}}},
        {
            "type": "object",
            "required": ["form", "values"],
            "properties": {
                "form": {"type": "string"},
                "values": {"type": "array", "items": {"type": "array", "items": {"type": "integer"}}},
            },
            "additionalProperties": False,
        },
    ]
}


class Question(Struct, frozen=True):
    """A question to the seat, with all it may do: typed actions, and a `Form` for what cannot be listed.

    `said`: the question in words, where its own fields do not say it all.
    """

    ask: msgspec.Raw
    options: Annotated[msgspec.Raw, Meta(extra_json_schema={"type": "array", "items": AN_OPTION})]
    said: PhraseInfo | None = None


class Told(Struct, frozen=True):
    """The events of one entry, in order."""

    entry: int
    at: int
    events: msgspec.Raw


class Proposal(Struct, frozen=True):
    """Something that needs everybody's consent."""

    number: int
    kind: ProposalKind
    by: int
    seat: int
    bot: str
    agreed: tuple[int, ...]
    entry: int  # that would be taken back, with all that followed it; -1: nothing would


class PauseInfo(Struct, frozen=True):
    """A pause: why (`player`, `line`, `restart`), through whom (-1: nobody), and what it waits for.

    It goes on at `resumes_at` (-1: not yet) once all of `needed` are among `ready`. `lost` are the seats
    whose line is silent; from `verdict_from` on (-1: nobody is lost) the others may say what is to be done
    about them: `verdicts` by seat, empty where nothing is said.
    """

    why: str
    seat: int
    since: int
    ready: tuple[int, ...]
    needed: tuple[int, ...]
    resumes_at: int
    lost: tuple[int, ...]
    verdict_from: int
    verdicts: tuple[str, ...]


class TalkInfo(Struct, frozen=True):
    """A bot lets people talk before it answers: until when (-1: stopped), who wants to go on, and of whom."""

    seat: int
    until: int
    ready: tuple[int, ...]
    needed: tuple[int, ...]


class Welcome(Struct, frozen=True, tag=True, tag_field="got"):
    """The first message on a socket, and after a change of seat: everything this tab may see."""

    table: TableInfo
    seat: int | None
    now: int
    entry: int
    sight: msgspec.Raw | None
    questions: tuple[Question, ...]
    told: tuple[Told, ...]
    can_undo: bool
    next_wake: int
    outcome: msgspec.Raw | None
    proposal: Proposal | None
    chat: tuple[Chatted, ...]
    pause: PauseInfo | None = None
    talk: TalkInfo | None = None


class Update(Struct, frozen=True, tag=True, tag_field="got"):
    """One entry: what everybody is told, and what changed in this tab's sight (top-level fields)."""

    shared: msgspec.Raw  # Shared, encoded once for all
    own: msgspec.Raw | None
    figures: msgspec.Raw  # those that changed
    questions: tuple[Question, ...]
    can_undo: bool


class Shared(Struct, frozen=True):
    """The part of an update that is the same for everybody."""

    entry: int
    at: int
    now: int
    events: msgspec.Raw
    table: msgspec.Raw  # the fields that changed
    tally: msgspec.Raw | None  # TallyInfo, where anything in it changed
    clock: msgspec.Raw
    stacks: msgspec.Raw
    waited_for: tuple[int, ...]
    next_wake: int
    outcome: msgspec.Raw | None
    approached: tuple[int, ...] = ()


class Lobby(Struct, frozen=True, tag=True, tag_field="got"):
    """The table or its chairs changed."""

    table: TableInfo
    proposal: Proposal | None
    pause: PauseInfo | None = None
    talk: TalkInfo | None = None


class Voided(Struct, frozen=True, tag=True, tag_field="got"):
    """What was proposed under this number is void, and why."""

    number: int
    kind: ProposalKind
    by: int
    why: dict[str, Any]


class Done(Struct, frozen=True, tag=True, tag_field="got"):
    """A submission is committed: it can no longer be lost."""

    id: str
    entry: int


class Refusal(Struct, frozen=True, tag=True, tag_field="got"):
    """A submission is refused, and why; nothing has changed."""

    id: str
    why: dict[str, Any]


class Previewed(Struct, frozen=True, tag=True, tag_field="got"):
    """What the actions would do for certain, what is asked next, and whether it could be taken back.

    `nested`: what is asked next belongs to the last choice, and is answered with it in one submission.
    `gains`: by how much every total changes for certain; `open`: something nobody knows comes up, which may
    change more.
    """

    id: str
    events: msgspec.Raw
    final: bool
    questions: tuple[Question, ...]
    nested: bool
    gains: tuple[int, ...]
    open: bool


class Remarked(Struct, frozen=True, tag=True, tag_field="got"):
    """A few words on each option (its costs, its gains), or none: one list a question, in the same order."""

    id: str
    remarks: tuple[tuple[PhraseInfo | None, ...], ...]


class Obstacle(Struct, frozen=True):
    """A kind of action that cannot be done now as was tried; said like a refusal."""

    kind: str
    why: dict[str, Any]


class Obstacles(Struct, frozen=True, tag=True, tag_field="got"):
    """What stands in the way, by kinds of actions; of what is possible, or asked at other times, nothing."""

    id: str
    obstacles: tuple[Obstacle, ...]


class Hinted(Struct, frozen=True, tag=True, tag_field="got"):
    """What a good bot would do, a remark on it, and the features by which it beats the next best."""

    id: str
    action: msgspec.Raw
    remark: PhraseInfo | None
    next_best: msgspec.Raw | None
    reasons: tuple[str, ...]


class Chatted(Struct, frozen=True, tag=True, tag_field="got"):
    name: str
    seat: int | None
    text: str
    at: int


class Notice(Struct, frozen=True, tag=True, tag_field="got"):
    """Something that everybody at the table should know, about one of its seats; said like a refusal."""

    seat: int
    why: dict[str, Any]


class Pong(Struct, frozen=True, tag=True, tag_field="got"):
    id: str
    now: int


FromServer = (
    Welcome
    | Update
    | Lobby
    | Voided
    | Done
    | Refusal
    | Previewed
    | Remarked
    | Obstacles
    | Hinted
    | Chatted
    | Notice
    | Pong
)
