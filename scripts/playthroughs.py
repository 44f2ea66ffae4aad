"""`python -m scripts.playthroughs [GAME]`: whole games as text, from records, to be read and compared."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from regency import games
from regency.kernel.entries import Entry, Play
from regency.kernel.match import Match
from regency.kernel.record import Record, parse, read_bytes
from regency.kernel.rules import Outcome
from scripts import folders
from scripts.telling import Passage, Teller, spelled, walk


def teller(game: str) -> Teller:
    """How a game is told."""
    found: Teller = folders.own(game, "teller", "TELLER")
    return found


def load(game: str, path: Path) -> Record:
    """A record of a game."""
    return parse(games.load(game), read_bytes(path))[0]


def setting(teller: Teller, record: Record) -> Iterator[str]:
    """What the game began with."""
    header = record.header
    yield f"{teller.title}, {header.seats} seats: {', '.join(header.chairs)}"
    yield "options: " + " ".join(f"{name}={value}" for name, value in header.options.items())
    start = Match.from_header(teller.rules, header)
    yield from (f"    {spelled(teller, event)}" for event in start.opening)
    yield from teller.setting(start.state)
    yield from teller.standing(start.state)


def passage(teller: Teller, number: int, found: Passage) -> Iterator[str]:
    """One entry: each question, the answer and what it told; behind a turn the table."""
    yield f"[{number}] {found.entry.at // 1000} s  " + heading(teller, found.entry)
    for done in found.answers:
        yield f"  ? {spelled(teller, done.ask)}: " + ", ".join(
            f"{count} {kind}" for kind, count in done.options.items()
        )
        yield f"  > {spelled(teller, done.action)}"
        yield from (f"    {spelled(teller, event)}" for event in done.told)
    if not found.answers:
        yield from (f"    {spelled(teller, event)}" for event in found.told)
    if not found.answers or any(type(event).__name__ in teller.pauses for event in found.told):
        yield from teller.standing(found.state)


def heading(teller: Teller, entry: Entry) -> str:
    """Who, or what happened to the table."""
    return f"seat {entry.seat}" if isinstance(entry, Play) else spelled(teller, entry)


def score_pad(outcome: Outcome) -> Iterator[str]:
    """The result, a line an item."""
    yield f"The end: {outcome.reason}"
    rows = [
        *((line.item, line.points) for line in outcome.lines),
        ("total", outcome.scores),
        ("rank", outcome.ranks),
    ]
    for item, points in rows:
        yield f"  {item:<14}" + "".join(f"{each:>5}" for each in points)
    if outcome.won:
        yield f"  {'won':<14}" + "".join(f"{'yes' if won else 'no':>5}" for won in outcome.won)


def playthrough(game: str, path: Path) -> str:
    """A whole game as text."""
    telling, record = teller(game), load(game, path)
    assert record.outcome is not None
    lines = list(setting(telling, record))
    for number, found in enumerate(walk(telling.rules, record), start=1):
        lines += passage(telling, number, found)
    return "\n".join([*lines, *score_pad(record.outcome)]) + "\n"


def files(game: str) -> dict[Path, Path]:
    """Each playthrough and the record it is made from."""
    folder = folders.TESTS / game
    return {
        folder / "playthroughs" / f"{seats}-seats.txt": folder / "records" / f"{name}.jsonl"
        for seats, name in teller(game).chosen.items()
    }


def main(chosen: Sequence[str]) -> int:
    """Write them all, or those of some games."""
    for game in chosen or games.ALL:
        for target, source in files(game).items():
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(playthrough(game, source), encoding="utf-8")
            print(f"{game}/{target.name}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
