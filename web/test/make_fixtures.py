"""Makes the fixtures of the client's tests from the engine and its words: run after either has changed."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from regency.games import load
from regency.kernel.edge import draw
from regency.kernel.match import Match
from regency.kernel.rng import Rng, stream
from regency.server.texts import fields_of
from regency.words import Words
from regency.words.fields import sizes
from regency.words.texts import sources

HERE = Path(__file__).parent / "fixtures"
GAME = "council"
NAMES = ("Anna", "Ben", "Chloé")
POSITIONS = 40


def plain(value: Any) -> Any:
    """As it is written on the wire."""
    return msgspec.json.decode(msgspec.json.encode(value))


def book(rules: Any) -> dict[str, Any]:
    """What the server tells of a game."""
    kinds = (*rules.actions, *rules.events, *rules.asks, *rules.reasons)
    fields = {kind.__name__: fields_of(kind) for kind in kinds}
    pieces = {
        domain: [rules.phrase(domain, value) for value in range(size)]
        for domain, size in sizes(rules).items()
    }
    game = {"name": rules.name, "version": rules.version, "least": 2, "most": 4, "options": [], "bots": []}
    return {"game": game | {"stats": rules.stats}, "fields": fields, "pieces": plain(pieces)}


def said(lang: str, rules: Any, kept: list[Any]) -> dict[str, Any]:
    """What the table says of a game in one language."""
    words = Words(lang, rules, NAMES)
    ways: dict[str, Callable[[Any], str]] = {
        "do": words.action,
        "was": words.event,
        "ask": words.ask,
        "wait": words.waiting,
        "why": words.reason,
    }
    return {
        "sentences": [[way, plain(value), ways[way](value)] for way, value in kept],
        "pieces": {
            domain: [words.piece(domain, n) for n in range(size)] for domain, size in sizes(rules).items()
        },
        "kinds": {kind.__name__: words.kind(kind) for kind in rules.actions},
        "options": {"politics 14/6": words.option("politics", "14/6"), "coin_cap": words.about("coin_cap")},
        "seat 5": words.name(5),
        "unknown": words.say("no-such-message"),
        "lists": [
            words.say("why-UnknownGame", game="x", known=items) for items in ([], ["a"], ["a", 2, "c"])
        ],
    }


def reasons(rules: Any) -> list[Any]:
    """A refusal of every kind, with small numbers."""
    return [kind(*(1 for _ in msgspec.structs.fields(kind))) for kind in rules.reasons]


def main() -> int:
    """A random game: some positions with all that may be done there, and everything that was said."""
    rules = load(GAME)
    match = Match.start(rules, len(NAMES), seed=7)
    rng: Rng = stream(bytes(32), "fixtures", 0)
    positions: list[Any] = []
    kept: list[Any] = [("was", event) for event in match.opening]
    steps = 0
    while match.outcome() is None:
        seat = match.waited_for()[0]
        asks = match.asks(seat)
        eyes = match.state.eyes(seat)
        questions = [{"ask": plain(ask), "options": plain(list(ask.options(eyes)))} for ask in asks]
        options = match.options(seat)
        if steps % 9 == 0 or asks[0].__class__.__name__ != "TakeActions":
            positions.append({"seat": seat, "stacks": plain(match.state.stacks), "questions": questions})
            kept += [("ask", asks[0]), ("wait", asks[0]), *(("do", option) for option in options[::7])]
        chosen = draw(options, rng)
        kept += [("was", event) for event in match.submit(seat, chosen)]
        steps += 1
    kept += [("why", reason) for reason in reasons(rules)]
    kept = list({msgspec.json.encode((way, value)): (way, value) for way, value in kept}.values())
    step = max(1, len(positions) // POSITIONS)
    write("positions.json", positions[::step][: POSITIONS + 8])
    write("book.json", book(rules))
    for lang in ("en", "de"):
        files = [source for source in sources(lang, GAME) if source.name in {"kernel.ftl", f"{lang}.ftl"}]
        text = "\n".join(source.read_text(encoding="utf-8") for source in files)
        (HERE / f"{lang}.ftl").write_text(text, encoding="utf-8")
        write(f"said.{lang}.json", said(lang, rules, kept[:: max(1, len(kept) // 500)]))
    return 0


def write(name: str, value: Any) -> None:
    """One fixture, the same bytes every time."""
    (HERE / name).write_text(
        json.dumps(value, ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8"
    )


if __name__ == "__main__":
    sys.exit(main())
