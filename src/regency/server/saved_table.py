"""A table as it is saved: its chairs, who holds them, and what else is kept of it besides its log."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Literal

import msgspec
from msgspec import Struct

from regency.bots.pace import USUAL
from regency.games.guides import Guide
from regency.kernel import names
from regency.kernel.edge import NEVER
from regency.kernel.options import parse
from regency.kernel.rules import AnyRules, Outcome, Rules

from .messages import (
    BotPace,
    CampaignMark,
    Chair,
    Language,
    OpenTable,
    OtherRules,
    TableInfo,
    Tempo,
    WebhookState,
)
from .reasons import Denied, NotTimed, NotUnderstood, RealTimeOverDays
from .socket_messages import Proposal

Kind = Literal["empty", "person", "bot"]
State = Literal["waiting", "playing", "finished"]
DAY: Final = 86_400_000
CLOCKS_AGREE: Final = 946_684_800_000  # the year 2000: what is stamped earlier was not stamped by a clock
GONE_LIVE: Final = 120_000


class SavedChair(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A chair as it is kept; `bot` beside a person: a bot that stands in, or plays on for who gave up."""

    kind: Kind
    name: str = ""
    bot: str = ""
    gave_up: bool = False
    word: str = ""  # that brings the seat to another device: its fingerprint
    pace: BotPace = ""  # of its bot, where time runs


class Webhook(Struct, frozen=True, forbid_unknown_fields=True):
    """Where a table tells whose turn it is; `failed`: it did not answer and is left alone."""

    address: str
    language: Language
    failed: bool = False


class Sitting(Struct, frozen=True, forbid_unknown_fields=True):
    """The campaign that a table belongs to, which of its sittings is held there, and the houses by seat."""

    campaign: str
    number: int
    houses: tuple[int, ...]
    what_if: str = ""
    loaded: int = NEVER
    undo: bool = False  # whether what was seen may be taken back by consent


class SavedTable(Struct, forbid_unknown_fields=True):
    """What is kept of a table besides its log."""

    id: str
    game: str
    options: dict[str, Any]
    pace: Literal["live", "days"]
    days: int
    open: bool
    host: str  # the device that opened it, hashed
    created: int
    chairs: list[SavedChair]
    rematch: str | None = None
    rematch_by: int | None = None  # the seat that asked for it first
    imported: bool = False
    webhook: Webhook | None = None
    ended: bool = False  # early, as all people agreed
    tempo: Tempo = "calm"
    guided: bool = False  # a first game, in which a guide speaks
    checked: bool = True  # false: a record of another version, of which nothing could be proved
    sitting: Sitting | None = None


def new_table(rules: AnyRules, wish: OpenTable, table_id: str, device: str, now: int) -> SavedTable:
    """A table as it was wished for; BadOption where a rule option is unknown."""
    options = parse(rules.options, wish.options)
    paces = paces_of(wish, rules.timed(options))
    return SavedTable(
        id=table_id,
        game=rules.name,
        options=msgspec.to_builtins(options),
        pace=wish.pace,
        days=wish.days,
        open=wish.open,
        host=device,
        created=now,
        chairs=[
            SavedChair("empty") if kind == "empty" else bot_chair(kind, pace)
            for kind, pace in zip(wish.chairs, paces, strict=True)
        ],
        tempo=wish.tempo or ("calm" if "empty" in wish.chairs else "quick"),
    )


def paces_of(wish: OpenTable, timed: bool) -> list[BotPace]:
    """A pace for each chair; what cannot be where time runs, or where none does, is refused."""
    if timed and wish.pace == "days":
        raise Denied(RealTimeOverDays())
    if len(wish.paces) not in (0, len(wish.chairs)):
        raise Denied(NotUnderstood())
    usual: BotPace = ""
    wanted = wish.paces or (usual,) * len(wish.chairs)
    return [pace_of(pace, timed) for pace in wanted]


def pace_of(wanted: BotPace, timed: bool) -> BotPace:
    """How quickly a bot acts: as it is wanted, or as usual; where no time runs there is no pace."""
    if wanted and not timed:
        raise Denied(NotTimed())
    return wanted or (USUAL if timed else "")


def is_timed(rules: AnyRules, table: SavedTable) -> bool:
    """Whether time runs in the match of this table; never where its options make no sense here."""
    if type(rules).timed is Rules.timed:
        return False
    try:
        return rules.timed(msgspec.convert(table.options, rules.options))
    except msgspec.ValidationError:
        return False


def guided_table(
    rules: AnyRules, guide: Guide, name: str, table_id: str, device: str, now: int
) -> SavedTable:
    """A first game: whoever learns has the first seat, the others are bots."""
    return SavedTable(
        id=table_id,
        game=rules.name,
        options=msgspec.to_builtins(guide.options),
        pace="live",
        days=2,
        open=False,
        host=device,
        created=now,
        chairs=[SavedChair("person", clean(name)), *(bot_chair(guide.bot) for _ in guide.replies)],
        guided=True,
    )


def with_chair(table: SavedTable, seat: int, chair: SavedChair) -> SavedTable:
    """The same table with another chair."""
    return msgspec.structs.replace(table, chairs=[*table.chairs[:seat], chair, *table.chairs[seat + 1 :]])


def chair_again(chair: SavedChair, is_held: bool, is_asked: bool) -> SavedChair:
    """A chair of the next match."""
    if chair.kind == "bot":
        return SavedChair("bot", bot=chair.bot, pace=chair.pace)
    if is_held:
        return SavedChair("person", chair.name)
    return SavedChair("empty", chair.name if is_asked else "")


def rematch_of(
    table: SavedTable, held: set[int], asked: set[int], table_id: str, device: str, now: int
) -> SavedTable:
    """The same bots and options at a new table, the chairs moved round by one.

    Whoever asks sits down again; a chair is free for everybody else, with the name of whoever is asked.
    """
    count = len(table.chairs)
    turned = [chair_again(chair, seat in held, seat in asked) for seat, chair in enumerate(table.chairs)]
    return msgspec.structs.replace(
        table,
        id=table_id,
        host=device,
        created=now,
        chairs=[turned[(seat + 1) % count] for seat in range(count)],
        rematch=None,
        rematch_by=None,
        imported=False,
        ended=False,
        guided=False,
        checked=True,
        webhook=table.webhook if device == table.host else None,  # the address may be a secret of its owner
    )


def clean(text: str) -> str:
    """Somebody's words as one line of plain text, without signs that steer a screen or turn a line round."""
    return names.clean(text) or "?"


def seat_to_show(devices: dict[int, str], device: str, wanted: int | None) -> int | None:
    """The seat asked for if the device holds it; else its only one."""
    mine = [seat for seat, holder in devices.items() if holder == device]
    if wanted in mine:
        return wanted
    return mine[0] if len(mine) == 1 else None


def patience(table: SavedTable) -> int:
    """How long somebody may be absent before a bot can step in, in milliseconds."""
    return GONE_LIVE if table.pace == "live" else table.days * DAY


def people(table: SavedTable) -> set[int]:
    """The seats for which a person decides."""
    return {
        seat for seat, chair in enumerate(table.chairs) if chair.kind == "person" and not plays_itself(chair)
    }


def alone_with_bots(table: SavedTable) -> int | None:
    """The one seat for which a person decides, where bots decide for all others."""
    found = people(table)
    return min(found) if len(found) == 1 else None


def voters(table: SavedTable, proposal: Proposal) -> set[int]:
    """The people whose consent is needed: not bots, not the absent one."""
    return people(table) - {proposal.seat, proposal.by}


def bot_chair(bot: str, pace: BotPace = "") -> SavedChair:
    """A chair that a bot holds."""
    return SavedChair("bot", bot=bot, pace=pace)


def plays_itself(chair: SavedChair) -> bool:
    """Whether a bot decides for this chair."""
    return chair.bot != ""


def describe(
    table: SavedTable,
    state: State,
    device: str,
    devices: dict[int, str],
    here: set[int],
    waited_for: Sequence[int],
    entries: int,
    commitment: str,
    webhooks: bool = False,
    other_rules: OtherRules | None = None,
    watching: int = 0,
    last: int = 0,
    outcome: Outcome | None = None,
    timed: bool = False,
    approached: Sequence[int] = (),
) -> TableInfo:
    """The table as one device may know it."""
    chairs = tuple(
        Chair(
            kind=chair.kind,
            name=chair.name,
            bot=chair.bot,
            here=seat in here,
            yours=devices.get(seat) == device,
            stand_in=chair.kind == "person" and plays_itself(chair) and not chair.gave_up,
            gave_up=chair.gave_up,
            pace=chair.pace,
        )
        for seat, chair in enumerate(table.chairs)
    )
    return TableInfo(
        id=table.id,
        game=table.game,
        options=table.options,
        pace=table.pace,
        days=table.days,
        open=table.open,
        state=state if other_rules is None else "unplayable",
        chairs=chairs,
        host=table.host == device,
        waited_for=tuple(waited_for),
        entries=entries,
        commitment=commitment,
        created=table.created,
        rematch=table.rematch,
        rematch_by=table.rematch_by,
        webhook=webhook_state(table, webhooks),
        other_rules=other_rules,
        watching=watching,
        ended=table.ended,
        tempo=table.tempo,
        guided=table.guided,
        changed=changed(table, last),
        ranks=() if outcome is None else outcome.ranks,
        winners=() if outcome is None else tuple(outcome.winners()),
        timed=timed,
        approached=tuple(approached),
        campaign=None if table.sitting is None else mark_of(table.sitting),
    )


def mark_of(sitting: Sitting) -> CampaignMark:
    """What everybody at a table knows of its campaign."""
    return CampaignMark(
        sitting.campaign, sitting.number, sitting.houses, sitting.what_if, sitting.loaded, sitting.undo
    )


def changed(table: SavedTable, last: int) -> int:
    """When something happened last; a record of the lab, whose clock is its own, is as old as its table."""
    return last if last >= CLOCKS_AGREE else table.created


def webhook_state(table: SavedTable, allowed: bool) -> WebhookState:
    """Whether the table tells somebody outside whose turn it is; not where, for the address may be a key."""
    if not allowed:
        return "barred"
    if table.webhook is None:
        return "off"
    return "failed" if table.webhook.failed else "on"
