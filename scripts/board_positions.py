"""Positions of games as the server sends them: the tests of the boards point at everything in them."""

from __future__ import annotations

import gzip
import sys
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from regency.games import ALL, load
from regency.kernel.apply import carry_out
from regency.kernel.core import AnyState, asks
from regency.kernel.edge import NEVER, Action, draw
from regency.kernel.entries import Play
from regency.kernel.errors import Refused
from regency.kernel.match import Match
from regency.kernel.options import parse as options_of
from regency.kernel.preview import preview
from regency.kernel.record import parse, read_bytes
from regency.kernel.rng import Rng, stream
from regency.server.encoding import question, questions, sight_frame
from regency.server.texts import book
from scripts import folders
from scripts.records import folder

WANTED = 500
IDLE_ONE_IN = 8
ANSWERS = 4  # of which one may lead to another question
BETWEEN = 700  # milliseconds, where time runs


class Sampling(Struct, frozen=True):
    """Which positions the tests of a board are given: `turn` fills what the other questions leave."""

    turn: str
    most: int  # of every other question
    idle: frozenset[str] = frozenset()  # kinds of actions that are seldom chosen at random
    games: tuple[tuple[int, dict[str, str]], ...] = ()  # seats and options of random ones; else the records


Position = dict[str, Any]
Found = Iterator[tuple[str, Callable[[], Position]]]  # made only where it is wanted


def position(game: str, g: AnyState, seat: int) -> Position:
    """What a seat sees and is asked."""
    found = {"sight": sight_frame(load(game), g.eyes(seat)), "questions": questions(load(game), g, seat)}
    return found | {"nested": nested(game, g, seat)}


def nested(game: str, g: AnyState, seat: int) -> Position | None:
    """One of the answers with a question nested in it, and that question."""
    rules, me = load(game), g.sight(seat)
    for ask in asks(g, seat):
        options = [option for option in ask.options(me) if isinstance(option, Action)]
        first = me.clock.entry % max(1, len(options))
        for action in options[first : first + ANSWERS]:
            seen = preview(rules, me, [action])
            if seen.nested:
                return {"do": action, "questions": [question(*asked) for asked in seen.questions]}
    return None


def on_the_way(game: str, g: AnyState, play: Play[Any]) -> Found:
    """Every question that a submission answers, by its type."""
    for answered in range(len(play.do)):
        here = g.clone()
        if answered:
            try:
                carry_out(here, msgspec.structs.replace(play, do=play.do[:answered]))
            except Refused:
                return
        for ask in asks(here, play.seat)[:1]:
            yield type(ask).__name__, partial(position, game, here, play.seat)


def recorded(game: str) -> Found:
    """All questions of all records."""
    rules = load(game)
    for path in sorted(folder(game).glob("*.jsonl")):
        record, _ = parse(rules, read_bytes(path))
        match = Match.from_header(rules, record.header)
        for entry, _ in record.entries:
            if isinstance(entry, Play):
                yield from on_the_way(game, match.state, entry)
            match.apply(entry)


def played(game: str, sampling: Sampling) -> Found:
    """All questions of games played at random."""
    rules = load(game)
    for number, (seats, chosen) in enumerate(sampling.games):
        match = Match.start(rules, seats, options_of(rules.options, chosen), seed=number)
        rng = stream(bytes(32), "positions", number)
        while match.outcome() is None:
            asked = [seat for seat in range(seats) if match.options(seat)]
            at, wake = next_instant(match), match.next_wake()
            if wake != NEVER and (wake <= at or not asked):
                match.advance(wake)
                continue
            seat = asked[rng.below(len(asked))]
            yield type(match.asks(seat)[0]).__name__, partial(position, game, match.state, seat)
            match.submit(seat, eager(match.options(seat), sampling.idle, rng), at=at)


def next_instant(match: Match[Any, Any, Any, Any]) -> int:
    """Where time runs somebody does something every now and then."""
    clock = match.state.clock
    return clock.at + (BETWEEN if clock.running else 0)


def eager(options: Sequence[Any], idle: frozenset[str], rng: Rng) -> Any:
    """An action of any kind at random, though seldom to do nothing."""
    kinds = sorted({type(option).__name__ for option in options})
    busy = [kind for kind in kinds if kind not in idle]
    wanted = busy if busy and rng.below(IDLE_ONE_IN) else kinds
    kind = wanted[rng.below(len(wanted))]
    return draw([option for option in options if type(option).__name__ == kind], rng)


def chosen(game: str) -> list[Position]:
    """Some of every kind of question, spread over all games; what is not among them is never made."""
    sampling: Sampling = folders.own(game, "positions", "SAMPLING")
    kinds: dict[str, list[int]] = {}
    for number, (kind, _) in enumerate(met(game, sampling)):
        kinds.setdefault(kind, []).append(number)
    turns = kinds.pop(sampling.turn)
    kept = [some for kind in sorted(kinds) for some in spread(kinds[kind], sampling.most)]
    wanted = kept + spread(turns, WANTED - len(kept))
    among = frozenset(wanted)
    made = {number: make() for number, (_, make) in enumerate(met(game, sampling)) if number in among}
    return [made[number] for number in wanted]


def met(game: str, sampling: Sampling) -> Found:
    """All questions, the same each time."""
    return played(game, sampling) if sampling.games else recorded(game)


def spread(found: list[int], most: int) -> list[int]:
    """At most so many, evenly."""
    if len(found) <= most:
        return found
    return [found[place * len(found) // most] for place in range(most)]


def content(game: str) -> Any:
    """What the fixture of a game holds."""
    return {"book": book(game), "positions": chosen(game)}


def target(game: str) -> Path:
    """The fixture of a game, beside the tests of its board."""
    return folders.BOARDS / game / "test" / "positions.json.gz"


def main(arguments: list[str]) -> int:
    """Write the fixtures of these games, or of all, the same bytes every time."""
    for game in arguments or [game for game in ALL if folders.has(game, "positions")]:
        body = msgspec.json.encode(content(game))
        target(game).write_bytes(gzip.compress(body, mtime=0))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
