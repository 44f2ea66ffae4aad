"""`python scripts/playthroughs.py`: writes whole games as text, from records, to be read and compared."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, get_type_hints

import msgspec
from msgspec import Struct

from regency.games.council import RULES
from regency.games.council.bribes import BRIBES
from regency.games.council.data import FACE_UP, LETTERS, NOTHING, PERMITS, REGIONS, TOKENS
from regency.games.council.state import Council, Table, council_of
from regency.kernel.apply import where_legal
from regency.kernel.core import answer, ask_on
from regency.kernel.edge import Action, Event
from regency.kernel.entries import Entry, Play
from regency.kernel.match import Match
from regency.kernel.record import Record, parse, read_bytes
from regency.kernel.rules import Outcome

COUNCIL = Path(__file__).resolve().parents[1] / "tests" / "council"
CHOSEN = {2: "2-ABA", 3: "3-BBA", 4: "4-AAB"}  # by the number of seats

COLOURS = ("white", "black", "orange", "purple", "blue", "pink", "joker")
PLACES = ("coast", "hills", "mountains", "king")
SYMBOLS = ("assistants", "coins", "points", "cards", "nobility", "main_actions")
NAMES: dict[str, Sequence[str]] = {
    "region": PLACES,
    "balcony": PLACES,
    "colour": COLOURS,
    "slot": ("left", "right"),
    "city": LETTERS,
    "start": LETTERS,
    "but": LETTERS,
    "side": "AB",
    "tile": ("gold", "silver", "bronze", "iron", "coast", "hills", "mountains"),
    "permit": [permit.printed for permit in PERMITS],
}


class Answer(Struct, frozen=True):
    """One action of an entry: the question, how many options of each kind it had, and what was told."""

    ask: Any
    options: dict[str, int]
    action: Action
    told: tuple[Event, ...]


class Passage(Struct, frozen=True):
    """An entry with its answers, if it is a play, and the state behind it."""

    entry: Entry
    answers: tuple[Answer, ...]
    told: tuple[Event, ...]
    state: Council


def load(path: Path) -> Record:
    """A record of the game."""
    return parse(RULES, read_bytes(path))[0]


def walk(record: Record) -> Iterator[Passage]:
    """Replay a record entry by entry, and each entry action by action."""
    match: Any = Match.from_header(RULES, record.header)
    for entry, _ in record.entries:
        answers = tuple(each_answer(match.state.clone(), entry)) if isinstance(entry, Play) else ()
        told = tuple(match.apply(entry))
        assert not answers or told == sum((done.told for done in answers), ())
        yield Passage(entry, answers, told, match.state)


def each_answer(world: Council, entry: Play[Action]) -> Iterator[Answer]:
    """The actions of a play, one by one, on a clone."""
    world.open_entry(entry.seat)
    for action in entry.do:
        where = where_legal(world, entry.seat, action)
        ask: Any = ask_on(world, where)
        options = Counter(type(option).__name__ for option in ask.options(world.eyes(entry.seat)))
        before = len(world.told)
        answer(world, where, action)
        yield Answer(ask, dict(options), action, tuple(world.told[before:]))


# In words


def spelled(value: Struct) -> str:
    """An action, an event or a question by its name and its fields, pieces by what is printed on them."""
    hints = get_type_hints(type(value), include_extras=True)
    given = msgspec.structs.asdict(value)
    return " ".join(
        [type(value).__name__, *(f"{name}={piece(name, hints[name], given[name])}" for name in given)]
    )


def piece(name: str, hint: Any, value: Any) -> str:
    """A field: the name of a piece where it is one; the fields of questions are known by their names."""
    domains = [mark.extra["domain"] for mark in getattr(hint, "__metadata__", ()) if mark.extra]
    domain = domains[0] if domains else name
    if domain == "bribe":
        return cards(BRIBES[value])
    if domain == "cities":
        return cities(value)
    return NAMES[domain][value] if domain in NAMES and value != NOTHING else str(value)


def cards(counts: Sequence[int]) -> str:
    """Politics cards: orange*2+joker."""
    each = (
        f"{COLOURS[kind]}*{count}" if count > 1 else COLOURS[kind]
        for kind, count in enumerate(counts)
        if count
    )
    return "+".join(each) or "none"


def cities(mask: int) -> str:
    """A set of cities by their letters."""
    return "".join(letter for city, letter in enumerate(LETTERS) if mask >> city & 1) or "none"


def permits(held: Sequence[int]) -> str:
    """Permits by the cities printed on them."""
    return " ".join(PERMITS[permit].printed if permit != NOTHING else "-" for permit in held) or "none"


def symbols(token: int) -> str:
    """What a reward token gives."""
    if token == NOTHING:
        return "nothing"
    given = [(name, getattr(TOKENS[token], name)) for name in SYMBOLS]
    return " ".join(f"{name}*{count}" for name, count in given if count)


def setting(record: Record) -> Iterator[str]:
    """What the game began with."""
    header = record.header
    yield f"The Council of Four, {header.seats} seats: {', '.join(header.chairs)}"
    yield "options: " + " ".join(f"{name}={value}" for name, value in header.options.items())
    start: Any = Match.from_header(RULES, header)
    yield from (f"    {spelled(event)}" for event in start.opening)
    tokens = zip(LETTERS, start.state.table.tokens, strict=True)
    yield "    tokens: " + "; ".join(f"{city} {symbols(token)}" for city, token in tokens)
    yield from standing(start.state)


def passage(number: int, found: Passage) -> Iterator[str]:
    """One entry: each question, the answer and what it told; behind a turn the table."""
    yield f"[{number}] {found.entry.at // 1000} s  " + heading(found.entry)
    for done in found.answers:
        yield f"  ? {spelled(done.ask)}: " + ", ".join(
            f"{count} {kind}" for kind, count in done.options.items()
        )
        yield f"  > {spelled(done.action)}"
        yield from (f"    {spelled(event)}" for event in done.told)
    if not found.answers:
        yield from (f"    {spelled(event)}" for event in found.told)
    if not found.answers or any(type(event).__name__ == "TurnEnded" for event in found.told):
        yield from standing(found.state)


def heading(entry: Entry) -> str:
    """Who, or what happened to the table."""
    return f"seat {entry.seat}" if isinstance(entry, Play) else spelled(entry)


def standing(g: Council) -> Iterator[str]:
    """The table at a glance, and every hand."""
    t = g.table
    tracks = {"coins": t.coins, "assistants": t.assistants, "points": t.points, "nobility": t.nobility}
    tracks |= {"tiles": t.tiles, "king rewards": t.king_rewards, "stacks": t.stacks}
    yield "    | " + "; ".join(f"{name} {' '.join(map(str, track))}" for name, track in tracks.items())
    yield f"    | king {LETTERS[t.king]}; deck {t.deck}; discards {cards(t.discards)}; pool {cards(t.pool)}"
    yield "    | councils " + "; ".join(
        " ".join(COLOURS[c] for c in council_of(t, b)) for b in range(len(PLACES))
    )
    yield "    | face up " + "; ".join(permits(shown(t, region)) for region in range(REGIONS))
    for seat, screen in enumerate(g.screens):
        lying = f"permits {permits(t.permits[seat])}; used {permits(t.used[seat])}"
        yield f"    | seat {seat}: emporiums {cities(t.built[seat])}; {lying}; hand {cards(screen.hand)}"


def shown(table: Table, region: int) -> list[int]:
    """The face-up permits of a region."""
    return table.market[region * FACE_UP : (region + 1) * FACE_UP]


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


def playthrough(path: Path) -> str:
    """A whole game as text."""
    record = load(path)
    assert record.outcome is not None
    lines = list(setting(record))
    for number, found in enumerate(walk(record), start=1):
        lines += passage(number, found)
    return "\n".join([*lines, *score_pad(record.outcome)]) + "\n"


def files() -> dict[Path, Path]:
    """Each playthrough and the record it is made from."""
    return {
        COUNCIL / "playthroughs" / f"{seats}-seats.txt": COUNCIL / "records" / f"{name}.jsonl"
        for seats, name in CHOSEN.items()
    }


def main() -> int:
    """Write them all."""
    for target, source in files().items():
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(playthrough(source), encoding="utf-8")
        print(target.name)
    return 0


if __name__ == "__main__":
    sys.exit(main())
