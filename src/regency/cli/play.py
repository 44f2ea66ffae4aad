"""`regency play`: a game at this keyboard."""

from __future__ import annotations

import shlex
from argparse import Namespace
from pathlib import Path
from typing import Final

import msgspec

from regency import bots, games
from regency.kernel import options as rule_options
from regency.kernel import record as records
from regency.kernel.errors import BadRecord, RecordGarbled, RecordOfUnknownGame
from regency.kernel.match import AnyMatch, Match
from regency.kernel.record import Header
from regency.kernel.rules import AnyRules, untimed_by
from regency.terminal.client import Client
from regency.terminal.files import fresh_record
from regency.terminal.players import Chair, chair, names
from regency.terminal.screen import WIDTH, Left, Screen, piece
from regency.words import Words

from . import campaign_play, usage
from .parser import Parser
from .usage import FileThere, Interval, Misused, NotAFile, OtherGame, RecordAgainstTime, ResumeAlone

SEATS: Final = "human,greedy"
SEEDS: Final = Interval(0, 10**18)


def arguments(parser: Parser) -> None:
    parser.thing("game", "game")
    parser.value("--seats", "seats")
    parser.value("--option", "option", several=True)
    parser.value("--seed", "seed")
    parser.value("--packs", "folder")
    parser.value("--save", "file")
    parser.value("--resume", "file")
    parser.value("--campaign", "file")


def run(given: Namespace, words: Words) -> int:
    """Begin or go on, play, and say where the game is kept."""
    if given.campaign is not None:
        return campaign_play.run(given, words)
    screen = Screen()
    match, path = resumed(given, words, screen) if given.resume is not None else begun(given)
    chairs = [chair(written) for written in records.chairs(match.header)]
    table = Words(words.lang, match.rules, names(words, chairs))
    try:
        client = Client(match, chairs, table, screen)
        greet(screen, table, client, path)
        return at_the_table(client, screen, table, path)
    finally:
        match.close()


def at_the_table(client: Client, screen: Screen, words: Words, path: Path) -> int:
    """Play, and leave in order however it ends."""
    try:
        client.play()
    except Left:
        farewell(screen, words, path)
        return 0
    except EOFError:
        screen.say()
        screen.say(words.say("input-closed"))
        farewell(screen, words, path)
        return usage.FAILED
    except KeyboardInterrupt:
        screen.say()
        farewell(screen, words, path)
        return usage.INTERRUPTED
    command = f"regency replay {shlex.quote(str(path))}"
    screen.show([piece(words.say("replay-how", command=command), "label")])
    return 0


def begun(given: Namespace) -> tuple[AnyMatch, Path]:
    """A new match, kept in a new file."""
    rules = usage.rules_of(given.game)
    usage.shelve(rules, given.packs)
    chairs = usage.seats(rules, SEATS if given.seats is None else given.seats)
    options = usage.untimed(rules, usage.options(rules, given.option), given.option)
    seed = None if given.seed is None else usage.number("--seed", given.seed, SEEDS)
    path = fresh_record(rules.name) if given.save is None else Path(given.save)
    if path.exists():
        raise Misused(FileThere(str(path)) if path.is_file() else NotAFile(str(path)))
    match = Match.start(rules, len(chairs), options, seed, [as_written(who) for who in chairs])
    match.keep_in(path)
    return match, path


def as_written(who: Chair) -> str:
    """A chair as a record names it."""
    return f"{who.kind}:{who.name}" if who.name else who.kind


def resumed(given: Namespace, words: Words, screen: Screen) -> tuple[AnyMatch, Path]:
    """A match from its file; what was being written when it stopped never counted."""
    for name in ("seats", "seed", "save"):
        if getattr(given, name) is not None:
            raise Misused(ResumeAlone(f"--{name}"))
    if given.option:
        raise Misused(ResumeAlone("--option"))
    path = Path(given.resume)
    rules = recorded_game(path)
    if given.game not in (None, rules.name):
        usage.rules_of(given.game)
        raise Misused(OtherGame(rules.name, given.game))
    usage.shelve(rules, given.packs)
    data = records.read_bytes(path)
    record, length = records.parse(rules, data, mend=True)
    if len(record.header.chairs) not in (0, record.header.seats):
        raise BadRecord(RecordGarbled(1))
    for written in record.header.chairs:
        if not chair(written).is_human:
            bots.make(chair(written).kind, rules)
    must_be_untimed(rules, record.header)
    match = Match.resume(rules, path)
    if length < len(data):
        screen.say(words.say("mended"), "bad")
    return match, path


def must_be_untimed(rules: AnyRules, header: Header) -> None:
    """BadRecord where time runs in a match, which nobody can keep up with at a prompt."""
    try:
        options = msgspec.convert(header.options, rules.options)
    except msgspec.ValidationError:
        raise BadRecord(RecordGarbled(1)) from None
    if rules.timed(options):
        raise BadRecord(RecordAgainstTime(rules.name))


def recorded_game(path: Path) -> AnyRules:
    """The game that a record is of."""
    if path.exists() and not path.is_file():
        raise BadRecord(NotAFile(str(path)))
    header = records.peek(path)
    if header.game not in games.ALL:
        raise BadRecord(RecordOfUnknownGame(header.game))
    return games.load(header.game)


def greet(screen: Screen, words: Words, client: Client, path: Path) -> None:
    """Who plays, where it is kept, and how to get help."""
    screen.rule(words.game())
    screen.say(words.say("greeting-players", names=client.names()))
    screen.show([piece(words.say("greeting-saved", file=str(path)), "label")])
    for name, value in without_time(client.match):
        screen.say(words.say("greeting-untimed", option=words.option(name), value=words.option(name, value)))
    if client.people:
        screen.say(words.say("greeting-help"))
    if screen.width < WIDTH:
        screen.say(words.say("greeting-narrow", width=WIDTH))


def without_time(match: AnyMatch) -> list[tuple[str, str]]:
    """What was chosen so that no time runs, in a game that is otherwise played against time."""
    usual = match.rules.options()
    if not match.rules.timed(usual):
        return []
    here = [(name, rule_options.written(value)) for name, value in match.header.options.items()]
    return [way for way in untimed_by(match.rules, usual) if way in here]


def farewell(screen: Screen, words: Words, path: Path) -> None:
    """Nothing is lost, and this is how to go on."""
    screen.show([piece(words.say("saved-in", file=str(path)))])
    screen.show([piece(words.say("resume-how", command=f"regency play --resume {shlex.quote(str(path))}"))])
