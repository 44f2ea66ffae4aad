"""A record of another version of its game: its players, options, log and result, as they are written."""

from __future__ import annotations

from regency.kernel.entries import Entry, Play, Undo
from regency.kernel.record import Record
from regency.kernel.unplayed import taken_back, told
from regency.kernel.wire import Wire
from regency.words import Words

from .scores import show_outcome
from .screen import Screen


def show_unplayed(screen: Screen, words: Words, wire: Wire, record: Record, at: int, is_open: bool) -> None:
    """Everything up to an entry; what was done in a game that is not over only if that is wanted."""
    seats = [words.name(seat) for seat in range(record.header.seats)]
    screen.rule(words.say("replay-title", game=words.game(), entries=len(record.entries)))
    screen.say(words.say("greeting-players", names=seats))
    options = [f"{words.option(name)}: {value_of(words, name, value)}" for name, value in options_of(record)]
    if options:
        screen.say(words.say("replay-options", options="; ".join(options)))
    screen.say()
    is_open = is_open or record.outcome is not None
    show_log(screen, words, wire if is_open else None, record, at)
    if record.outcome is None:
        screen.say()
        if not is_open:
            screen.say(words.say("replay-acts-closed"), "label")
        screen.say(words.say("replay-no-result"))
        return
    show_outcome(screen, words, seats, record.outcome, [None] * len(seats))
    screen.say(words.say("past-recorded"), "label")


def options_of(record: Record) -> list[tuple[str, str]]:
    """The rule options as they are written."""
    plain = {True: "true", False: "false"}
    return [
        (name, plain[value] if isinstance(value, bool) else str(value))
        for name, value in record.header.options.items()
    ]


def value_of(words: Words, name: str, value: str) -> str:
    """A value of an option; a number says itself."""
    return value if value.lstrip("-").isdecimal() else words.option(name, value)


def show_log(screen: Screen, words: Words, wire: Wire | None, record: Record, at: int) -> None:
    """A line an entry; what was taken back says so."""
    entries = [entry for entry, _ in record.entries]
    back = taken_back(entries)
    for number, entry in enumerate(entries[:at]):
        undone = f"{words.say('web-undone')} " if number in back else ""
        screen.say(f"{number + 1:4}  {undone}{sentence(words, entry, wire)}")


def sentence(words: Words, entry: Entry, wire: Wire | None) -> str:
    """What an entry says; an action in words where one like it is known, else by its name, or not at all."""
    if isinstance(entry, Play) and wire is not None:
        done = told(entry.do, wire)
        acts = [name if action is None else words.action(action, entry.seat) for name, action in done]
        return words.say("past-did", seat=words.name(entry.seat), actions="; ".join(acts))
    if isinstance(entry, Play):
        return words.say("past-acted", seat=words.name(entry.seat))
    if isinstance(entry, Undo):
        return words.say("past-Undo", seat=words.name(entry.seat))
    return words.say(f"past-{type(entry).__name__}")
