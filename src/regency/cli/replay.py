"""`regency replay`: a recorded game, checked and shown."""

from __future__ import annotations

import sys
from argparse import Namespace
from pathlib import Path

from regency.kernel import record as records
from regency.kernel import unplayed
from regency.kernel.core import ask_on
from regency.kernel.errors import BadRecord, RecordGarbled, RecordOfUnknownVersion
from regency.kernel.match import AnyMatch, Match
from regency.kernel.record import Record
from regency.kernel.rules import AnyRules
from regency.kernel.wire import Wire
from regency.terminal.draw import draw
from regency.terminal.players import chair, names
from regency.terminal.scores import show_outcome, show_standing, titles_of
from regency.terminal.screen import Screen
from regency.terminal.story import Story, paragraphs
from regency.terminal.unplayed import show_unplayed
from regency.words import Words

from . import campaign_replay, usage
from .parser import Parser
from .play import recorded_game
from .usage import FileMissing, Interval, Misused, NoSuchEntry


def arguments(parser: Parser) -> None:
    parser.thing("file", "file")
    parser.value("--at", "entry")
    parser.flag("--log")
    parser.flag("--open")


def run(given: Namespace, words: Words) -> int:
    """Fold the whole record, then show the outcome or one place of it."""
    if given.file is None:
        raise Misused(FileMissing())
    path = Path(given.file)
    if campaign_replay.is_campaign(path):
        return campaign_replay.run(given, words, path)
    rules = recorded_game(path)
    data = records.read_bytes(path)
    if records.header_of(data).version != rules.version:
        return tell_unplayed(given, words, rules, unplayed.parse(data))
    record, _ = records.parse(rules, data)
    if len(record.header.chairs) not in (0, record.header.seats):
        raise BadRecord(RecordGarbled(1))
    whole = Match.fold(rules, record)
    at = place(given.at, len(record.entries))
    chairs = [chair(written) for written in records.chairs(record.header)]
    table = Words(words.lang, rules, names(words, chairs))
    screen = Screen()
    screen.rule(table.say("replay-title", game=table.game(), entries=len(record.entries)))
    if given.log:
        show_log(screen, table, whole, at)
    show(screen, table, moment(whole, record, at), given.open or whole.outcome() is not None)
    return 0


def tell_unplayed(given: Namespace, words: Words, rules: AnyRules, record: Record) -> int:
    """A record of another version: what it says, and that nothing of it could be checked."""
    at = place(given.at, len(record.entries))
    header = record.header
    reason = RecordOfUnknownVersion(header.game, header.version, rules.version)
    print(words.say("trouble", reason=words.reason(reason)), file=sys.stderr)
    chairs = [chair(written) for written in records.chairs(header)]
    table = Words(words.lang, rules, names(words, chairs))
    show_unplayed(Screen(), table, Wire(rules.actions), record, at, given.open)
    return usage.FAILED


def place(given: str | None, most: int) -> int:
    """How many entries to play; all of them unless asked otherwise."""
    if given is None:
        return most
    try:
        return usage.number("--at", given, Interval(0, most))
    except Misused:
        raise Misused(NoSuchEntry(given, most)) from None


def moment(whole: AnyMatch, record: Record, at: int) -> AnyMatch:
    """The match as it was behind its first entries."""
    return whole if at == len(record.entries) else Match.fold(whole.rules, record, at)


def show_log(screen: Screen, words: Words, whole: AnyMatch, at: int) -> None:
    """What was told, entry by entry."""
    words.reads(whole.watch())
    for number, chapter in enumerate(Story.of(whole).chapters[: at + 1]):
        for paragraph in paragraphs(words, [chapter]):
            screen.say(f"{number:4}  {paragraph}")
    screen.say()


def show(screen: Screen, words: Words, match: AnyMatch, is_open: bool) -> None:
    """The table at one place, with the hands only if they may be seen, and what comes next."""
    seats = [words.name(seat) for seat in range(match.header.seats)]
    shown = {seat: match.look(seat).own for seat in range(len(seats))} if is_open else {}
    view = match.watch()
    words.reads(view)
    turn = words.turn(match.rules.progress(view.table))
    screen.say(words.say("replay-place", entry=len(match.entries), turn=turn))
    draw(screen, words, seats, match.rules.sheet(view, shown))
    outcome = match.outcome()
    if outcome is not None:
        show_outcome(screen, words, seats, outcome, titles_of(match))
        return
    show_standing(screen, words, seats, match.rules.tally(view.table))
    screen.say()
    for where in range(len(match.state.stacks)):
        ask = ask_on(match.state, where)
        if ask is not None and ask.due(view.table):
            screen.say(words.waiting(ask), "ask")
    if not is_open:
        screen.say(words.say("replay-closed"), "label")
