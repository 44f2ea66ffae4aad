"""Makes the fixtures of the client's tests from the engine and its words: run after either has changed."""

from __future__ import annotations

import gzip
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from regency.games import ALL, load
from regency.kernel.edge import draw
from regency.kernel.match import Match
from regency.kernel.options import describe
from regency.kernel.options import parse as options_of
from regency.kernel.rng import stream
from regency.server.encoding import questions
from regency.server.texts import LANGUAGES, book
from regency.words import Words
from regency.words.fields import sizes
from regency.words.texts import sources

HERE = Path(__file__).parent / "fixtures"
BOARDS = Path(__file__).parents[1] / "src" / "games"
EXAMPLE = "_example"
NAMES = ("Anna", "Ben", "Chloé")  # the other seats have none
POSITIONS = 40  # with the same question
ALIKE = 10  # sentences of a kind

Kept = list[tuple[str, Any]]
Position = dict[str, Any]


def plain(value: Any) -> Any:
    """As it is written on the wire."""
    return msgspec.json.decode(msgspec.json.encode(value))


def matches(rules: Any) -> Iterator[Match[Any, Any, Any, Any]]:
    """One for each number of seats, and one by the other rule options."""
    for seats in rules.seats:
        yield Match.start(rules, seats, seed=seats)
    other = {each.name: each.values[-1] for each in describe(rules.options)}
    yield Match.start(rules, rules.seats[-1], options_of(rules.options, other), seed=0)


def played(rules: Any) -> tuple[list[Position], Kept]:
    """Random games: every position with all that may be done there, and everything that was said."""
    positions: list[Position] = []
    kept: Kept = []
    rng = stream(bytes(32), "fixtures", 0)
    for match in matches(rules):
        kept += [("was", event) for event in match.opening]
        while match.outcome() is None:
            asked = [seat for seat in range(match.header.seats) if match.asks(seat)]
            seat = asked[rng.below(len(asked))]
            positions.append({"seat": seat, "questions": plain(questions(rules, match.state, seat))})
            ask, options = match.asks(seat)[0], match.options(seat)
            kept += [("ask", ask), ("wait", ask), *(("do", option) for option in options)]
            kept += [("was", event) for event in match.submit(seat, draw(options, rng))]
    return positions, [*kept, *(("why", reason) for reason in reasons(rules))]


def reasons(rules: Any) -> list[Any]:
    """A refusal of every kind, with small numbers."""
    return [kind(*(1 for _ in msgspec.structs.fields(kind))) for kind in rules.reasons]


def of_every_kind(found: list[Any], kind_of: Callable[[Any], Any], most: int) -> list[Any]:
    """At most so many different ones of every kind, spread evenly over all games."""
    kinds: dict[Any, dict[bytes, Any]] = {}
    for one in found:
        kinds.setdefault(kind_of(one), {})[msgspec.json.encode(one)] = one
    return [one for alike in kinds.values() for one in spread(list(alike.values()), most)]


def spread(found: list[Any], most: int) -> list[Any]:
    """At most so many, evenly."""
    if len(found) <= most:
        return found
    return [found[place * len(found) // most] for place in range(most)]


def step_of(position: Position) -> str:
    """Which question it is."""
    step: str = position["questions"][0]["ask"]["step"]
    return step


def said(lang: str, rules: Any, kept: Kept) -> dict[str, Any]:
    """What the table says of a game in one language."""
    words = Words(lang, rules, NAMES)
    ways: dict[str, Callable[[Any], str]] = {
        "do": words.action,
        "was": words.event,
        "ask": words.ask,
        "wait": words.waiting,
        "why": words.reason,
    }
    options = describe(rules.options)
    return {
        "sentences": [[way, plain(value), ways[way](value)] for way, value in kept],
        "pieces": {
            domain: [words.piece(domain, n) for n in range(size)] for domain, size in sizes(rules).items()
        },
        "kinds": {kind.__name__: words.kind(kind) for kind in rules.actions},
        "options": {each.name: {v: words.option(each.name, v) for v in each.values} for each in options},
        "abouts": {each.name: words.about(each.name) for each in options},
        "seat 5": words.name(5),
        "unknown": words.say("no-such-message"),
        "lists": [
            words.say("why-UnknownGame", game="x", known=items) for items in ([], ["a"], ["a", 2, "c"])
        ],
    }


def text(lang: str, game: str) -> str:
    """What is said at every table, and of this game."""
    files = [source for source in sources(lang, game) if source.name in {"kernel.ftl", f"{lang}.ftl"}]
    return "\n".join(source.read_text(encoding="utf-8") for source in files)


def main() -> int:
    """All of the example, the words of each other game whose board has tests; the same bytes every time."""
    for game in ALL:
        rules = load(game)
        positions, kept = played(rules)
        some = of_every_kind(kept, lambda one: (one[0], type(one[1])), ALIKE)
        texts = {lang: text(lang, game) for lang in LANGUAGES}
        spoken = {lang: said(lang, rules, some) for lang in LANGUAGES}
        if game == EXAMPLE:
            write_example(texts, spoken, of_every_kind(positions, step_of, POSITIONS))
        elif (BOARDS / game / "test").is_dir():
            body = msgspec.json.encode({"book": book(game), "texts": texts, "said": spoken})
            (BOARDS / game / "test" / "said.json.gz").write_bytes(gzip.compress(body, mtime=0))
    return 0


def write_example(texts: dict[str, str], spoken: dict[str, Any], positions: list[Position]) -> None:
    """The fixtures that any game will do for."""
    write("book.json", book(EXAMPLE))
    write("positions.json", positions)
    for lang in LANGUAGES:
        (HERE / f"{lang}.ftl").write_text(texts[lang], encoding="utf-8")
        write(f"said.{lang}.json", spoken[lang])


def write(name: str, value: Any) -> None:
    """One fixture of the example."""
    (HERE / name).write_bytes(msgspec.json.encode(value) + b"\n")


if __name__ == "__main__":
    sys.exit(main())
