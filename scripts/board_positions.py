"""Positions of games as the server sends them: the tests of the boards point at everything in them."""

from __future__ import annotations

import gzip
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

from regency.games import load
from regency.kernel.apply import carry_out
from regency.kernel.core import AnyState, asks
from regency.kernel.edge import Action, draw
from regency.kernel.entries import Play
from regency.kernel.errors import Refused
from regency.kernel.match import Match
from regency.kernel.options import parse as options_of
from regency.kernel.preview import preview
from regency.kernel.record import parse, read_bytes
from regency.kernel.rng import Rng, stream
from regency.server.encoding import question, questions, sight_frame
from regency.server.texts import book

ROOT = Path(__file__).resolve().parent.parent
RECORDS = ROOT / "tests" / "games"
BOARDS = ROOT / "web" / "src" / "games"
WANTED = 500
MOST_OF_A_KIND = {"council": 90, "allegoria": 20}  # of every question but the first, which fills the rest
GAMES = ("council", "allegoria")
# Of a game without records: seats and rule options of the games that are played at random
RANDOM = {
    "allegoria": (
        *((seats, {}) for seats in (2, 3, 4) for _ in range(7)),
        (2, {"first_player_start": "chosen", "own_market_merchant": "not_required"}),
        (3, {"first_player_start": "chosen", "spy_guild_other_kind": "should", "spoils_mode": "either_or"}),
        (4, {"first_player_start": "chosen", "payment_below_zero": "waived", "town_layout": "seven_areas"}),
    )
}
IDLE = {"EndTurn", "Decline", "Enough", "Reconsider"}
IDLE_ONE_IN = 8
ANSWERS = 4  # of which one may lead to another question

Position = dict[str, Any]
Found = Iterator[tuple[str, Position]]


def position(game: str, g: AnyState, seat: int) -> Position:
    """What a seat sees and is asked."""
    found = {"sight": sight_frame(load(game), g.eyes(seat)), "questions": questions(g, seat)}
    return found | {"nested": nested(game, g, seat)} if game == "allegoria" else found


def nested(game: str, g: AnyState, seat: int) -> Position | None:
    """One of the answers with a question nested in it, and that question."""
    rules, me = load(game), g.sight(seat)
    for ask in asks(g, seat):
        options = [option for option in ask.options(me) if isinstance(option, Action)]
        for action in options[me.clock.entry % len(options) :][:ANSWERS]:
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
            yield type(ask).__name__, position(game, here, play.seat)


def recorded(game: str) -> Found:
    """All questions of all records."""
    rules = load(game)
    for path in sorted((RECORDS / game / "records").glob("*.jsonl")):
        record, _ = parse(rules, read_bytes(path))
        match = Match.from_header(rules, record.header)
        for entry, _ in record.entries:
            if isinstance(entry, Play):
                yield from on_the_way(game, match.state, entry)
            match.apply(entry)


def played(game: str) -> Found:
    """All questions of games played at random."""
    rules = load(game)
    for number, (seats, chosen) in enumerate(RANDOM[game]):
        match = Match.start(rules, seats, options_of(rules.options, chosen), seed=number)
        rng = stream(bytes(32), "positions", number)
        while match.outcome() is None:
            asked = [seat for seat in range(seats) if match.asks(seat)]
            seat = asked[rng.below(len(asked))]
            yield type(match.asks(seat)[0]).__name__, position(game, match.state, seat)
            match.submit(seat, eager(match.options(seat), rng))


def eager(options: Sequence[Any], rng: Rng) -> Any:
    """An action of any kind at random, though seldom to do nothing."""
    kinds = sorted({type(option).__name__ for option in options})
    busy = [kind for kind in kinds if kind not in IDLE]
    wanted = busy if busy and rng.below(IDLE_ONE_IN) else kinds
    kind = wanted[rng.below(len(wanted))]
    return draw([option for option in options if type(option).__name__ == kind], rng)


def chosen(game: str) -> list[Position]:
    """Some of every kind of question, spread over all games."""
    kinds: dict[str, list[Position]] = {}
    for kind, found in recorded(game) if game not in RANDOM else played(game):
        kinds.setdefault(kind, []).append(found)
    turns = kinds.pop("TakeActions")
    kept = [some for kind in sorted(kinds) for some in spread(kinds[kind], MOST_OF_A_KIND[game])]
    return kept + spread(turns, WANTED - len(kept))


def spread(found: list[Position], most: int) -> list[Position]:
    """At most so many, evenly."""
    if len(found) <= most:
        return found
    return [found[place * len(found) // most] for place in range(most)]


def content(game: str) -> Any:
    """What the fixture of a game holds."""
    if game != "allegoria":
        return chosen(game)
    return {"book": book(game), "positions": chosen(game)}


def target(game: str) -> Path:
    """The fixture of a game, beside the tests of its board."""
    return BOARDS / game / "test" / "positions.json.gz"


def main(arguments: list[str]) -> int:
    """Write the fixtures of these games, or of all, the same bytes every time."""
    for game in arguments or GAMES:
        body = msgspec.json.encode(content(game))
        target(game).write_bytes(gzip.compress(body, mtime=0))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
