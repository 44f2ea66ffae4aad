"""What a record of Pendulum shows, as names that a test can demand."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from regency.games.pendulum import RULES
from regency.games.pendulum.flow.doing import TokenLost
from regency.games.pendulum.flow.provinces import ConquerAgain
from regency.games.pendulum.model.actions import Act, Done, FlipTimer, Forgo, PlaceWorker
from regency.games.pendulum.model.events import (
    AchievementClaimed,
    CardPlayed,
    DoneWithdrawn,
    FlipVoid,
    GloryPaid,
    MatChosen,
    ProvinceTucked,
    RewardTaken,
    WorkerActed,
    WorkerEvicted,
)
from regency.games.pendulum.model.options import Options
from regency.games.pendulum.model.state import Game
from regency.games.pendulum.printed.board import MAT, TASK_NAMES
from regency.games.pendulum.printed.cards import CARD_NAMES, is_permanent
from regency.games.pendulum.printed.mats import MATS
from regency.games.pendulum.printed.provinces import PROVINCE_FAMILY
from regency.games.pendulum.printed.reconstructed import LEVELS
from regency.games.pendulum.printed.terms import ENDS, NOTHING, PRE_ROUND, WORKERS
from regency.kernel.entries import PAUSES, Halt, Play, Tick, Undo
from regency.kernel.match import Match
from regency.kernel.options import describe
from regency.kernel.record import Record
from scripts.telling import Passage, walk

from .names import FAMILIES, SLOT

MODES = ("realtime", "untimed_simultaneous", "untimed_turns")
SLOTS = tuple(SLOT)


def demanded() -> set[str]:
    """Everything that the records together must show."""
    return {
        *(f"{mode} with {seats}" for mode in MODES for seats in RULES.seats),
        *(f"end {end}" for end in ENDS),
        *("a player wins all four", "a player wins as the nearest", "the automated opponents win"),
        *(f"solo at level {level}" for level in range(1, LEVELS + 1)),
        *("solo, and the player wins", "solo, and nobody wins"),
        *(f"mat {mat}" for mat in range(MATS)),
        *(f"action {name}" for name in TASK_NAMES),
        *(f"card {name}" for name in CARD_NAMES),
        *(f"achievement {number}" for number in range(1, 11)),
        *(f"{family} in {slot}" for family in FAMILIES[:1] for slot in SLOTS),
        *(f"option {option.name} {value}" for option in describe(Options) for value in option.values),
        *("a box is lost, back to where it came from", "a box is lost, back to the mat"),
        "a box is lost before a round",
        *("a province is lost, another is had", "a province is lost, and paid back"),
        *("the token is lost, the lower reward is had", "the token is lost, the marker comes back"),
        *("done is withdrawn by a loss", "glory is paid"),
        *("a late placement", "a late action", "a void flip"),
        *("a seat is called and done", "a seat is called and its time is up"),
        *(f"pause by {why}" for why in PAUSES),
        *("undo", "agreed undo", "chain"),
    }


def shown_by(record: Record) -> set[str]:
    """Everything that one record shows."""
    header = record.header
    found = {f"option {name} {written(value)}" for name, value in header.options.items()}
    found.add(f"{header.options['mode']} with {header.seats}")
    before: Game = Match.from_header(RULES, header).state.clone()
    for passage in walk(RULES, record):
        found.update(of_entry(passage, before))
        for event in passage.told:
            found.update(of_event(event, passage.state, before))
        before = passage.state.clone()
    found.update(of_the_end(record, before))
    return found


def written(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def of_the_end(record: Record, g: Game) -> Iterator[str]:
    """How it ended, and for whom."""
    assert record.outcome is not None
    yield f"end {record.outcome.reason}"
    won = any(record.outcome.won)
    if won:
        yield {"crowned": "a player wins all four"}.get(record.outcome.reason, "a player wins as the nearest")
    elif record.outcome.reason != "vacant" and g.table.rival_points:
        yield "the automated opponents win"
    if record.header.seats == 1:
        yield f"solo at level {record.header.options['solo_level']}"
        if won or record.outcome.reason == "vacant":
            yield "solo, and the player wins" if won else "solo, and nobody wins"


def of_entry(passage: Passage, before: Game) -> Iterator[str]:
    """Pauses, late inputs, what is taken back, and what is chosen after a loss."""
    entry = passage.entry
    if isinstance(entry, Halt):
        yield f"pause by {entry.why}"
    if isinstance(entry, Undo):
        yield "agreed undo" if entry.agreed else "undo"
    if isinstance(entry, Play):
        if len(entry.do) > 1:
            yield "chain"
        if before.clock.running and entry.seen < before.clock.entry:
            yield from late(entry, before)
    if isinstance(entry, Tick) and NOTHING != before.table.called != passage.state.table.called:
        yield "a seat is called and its time is up"
    for done in passage.answers:
        if isinstance(done.ask, ConquerAgain):
            given_back = isinstance(done.action, Forgo)
            yield "a province is lost, " + ("and paid back" if given_back else "another is had")
        if isinstance(done.ask, TokenLost):
            given_back = isinstance(done.action, Forgo)
            yield "the token is lost, the " + ("marker comes back" if given_back else "lower reward is had")
        if isinstance(done.action, Done) and before.table.called == done.ask.seat:
            yield "a seat is called and done"


def late(entry: Play[Any], before: Game) -> Iterator[str]:
    """What could be done only because a flip could not have been seen."""
    me = before.eyes(entry.seat)
    me.seen = before.clock.entry
    lane = before.stacks[1 + entry.seat]
    known = list(lane[-1].options(me)) if lane else []  # type: ignore[attr-defined]
    action = entry.do[0]
    if action not in known and not isinstance(action, FlipTimer):
        yield {PlaceWorker: "a late placement", Act: "a late action"}.get(type(action), "something else late")


def of_event(event: Any, g: Game, before: Game) -> Iterator[str]:
    """What happened."""
    match event:
        case MatChosen(mat=mat):
            yield f"mat {mat}"
        case WorkerActed(task=task):
            yield f"action {TASK_NAMES[task]}"
        case CardPlayed(card=card):
            yield f"card {CARD_NAMES[card]}"
        case RewardTaken(card=card):
            if not is_permanent(card):
                yield f"card {CARD_NAMES[card]}"
        case AchievementClaimed(achievement=achievement):
            yield f"achievement {achievement + 1}"
        case ProvinceTucked(province=province, slot=slot):
            yield f"{FAMILIES[PROVINCE_FAMILY[province]]} in {SLOTS[slot]}"
        case WorkerEvicted(seat=seat, worker=worker):
            spot = g.table.at[seat * WORKERS + worker]
            if before.table.phase == PRE_ROUND:
                yield "a box is lost before a round"
            else:
                yield "a box is lost, back to " + ("the mat" if spot == MAT else "where it came from")
        case DoneWithdrawn(seat=seat):
            if before.table.withdrawn[seat] == g.table.withdrawn[seat]:
                yield "done is withdrawn by a loss"
        case FlipVoid():
            yield "a void flip"
        case GloryPaid():
            yield "glory is paid"
