"""Nothing leaks: what an audience receives is the same from the true world and from an imagined one."""

from __future__ import annotations

import asyncio
import pickle
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, NamedTuple, TypeVar
from zlib import crc32

import msgspec
import pytest

from regency import games
from regency.kernel.conform.answers import twins_of
from regency.kernel.core import ask_on, next_due
from regency.kernel.edge import NEVER, AnyAsk, Option, draw, draw_by_kind, kind_of
from regency.kernel.entries import Tick
from regency.kernel.errors import Refused
from regency.kernel.match import AnyMatch, Match
from regency.kernel.part import Part
from regency.kernel.rng import Rng, stream, stretch
from regency.kernel.rules import calmest, imagined
from regency.kernel.sealed import Sealed
from regency.server import bot_pool, clock, encoding, saved_table, side_work, socket_session
from regency.server.bot_pool import BotPool, advise
from regency.server.presence import Tab
from regency.server.room import Room
from regency.server.side_work import SideWork
from regency.server.socket_messages import Look, Submit, WantHint, WantRemarks, Why
from regency.server.tables import AllTables
from regency.server.webhooks import payload, sentence

SPECTATOR = 15
OFTEN = 150  # entries at which something may be done unasked: then it was, once at least
START = 1_000_000  # milliseconds since 1970, at every table
THOUGHT = 4_000  # milliseconds at most between two inputs where time runs
STANDING = 2  # one answer in so many is to a question that nobody waits for, if there is one
TIMED = [game for game in games.ALL if games.load(game).timed(games.load(game).options())]


class Moment:
    """What time it is."""

    now = START


T = TypeVar("T")
Question = tuple[AnyAsk, Sequence[Option]]


class Step(NamedTuple):
    """What happens next: a seat acts, or time passes and does something by itself.

    `twin`: another answer of which all others may know the same.
    """

    at: int
    actor: int = NEVER
    action: Any = None
    twin: Any = None


class Inline(BotPool):
    """Thoughts in this very process."""

    async def _run(self, asker: bot_pool.Asker, game: str, work: Any, *given: Any) -> bytes:
        answer: bytes = work(game, *given)
        return answer


@pytest.fixture(autouse=True)
def still_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """No instant and no thought differs by anything but what is known."""
    monkeypatch.setattr(Moment, "now", START)
    monkeypatch.setattr(clock, "now", lambda: Moment.now)
    monkeypatch.setattr(bot_pool, "fresh_seed", lambda: bytes(32))
    # how long something takes is no secret, but differs
    for budget in ("WORK_AT_ONCE", "ADDRESS_WORK_AT_ONCE", "HOUSE_WORK_AT_ONCE"):
        monkeypatch.setattr(side_work, budget, 1e9)


async def no_disk(*_: Any) -> None:
    return None


def unread(_: Room) -> Any:
    raise AssertionError("nothing goes wrong, so the log is not read again")


def room_around(match: AnyMatch, state: Any) -> Room:
    """A room with this state, everybody seated on a device of their own."""
    chairs = [saved_table.SavedChair("person", f"P{seat}") for seat in range(match.header.seats)]
    body = saved_table.SavedTable("table", match.header.game, {}, "live", 2, False, "host", 0, chairs)
    devices = {seat: f"device {seat}" for seat in range(match.header.seats)}
    room = Room(match.rules, body, devices, no_disk, unread)
    again: AnyMatch = Match(match.rules, match.header, state)
    again.notes = match.notes[:]
    room.adopt(again, [()], {})
    return room


async def received(room: Room, audience: int, step: Step) -> list[bytes]:
    """Everything that an audience gets when it looks, when another acts, and when it tries itself."""
    tables = AllTables.__new__(AllTables)
    tables.bots = Inline(1)
    tables.side_work = SideWork()
    seat = None if audience == SPECTATOR else audience
    tab = Tab("stranger" if seat is None else f"device {seat}", seat)
    got = [room.welcome(tab, -1)]
    room.enter(tab)
    if seat is not None:
        await tried(room, tables, tab, seat)
    entry = room.running().state.clock.entry
    Moment.now = step.at
    if step.actor == NEVER:
        await room.wake()
    else:
        action = msgspec.json.encode(step.action)
        await room.submit(f"device {step.actor}", step.actor, [action], entry, "s")
    got.append(msgspec.json.encode(room.info(tab.device)))
    got.append(payload(sentence(room, "https://play.example", "en")))
    return [*got, *tab.waiting]


async def tried(room: Room, tables: AllTables, tab: Tab, seat: int) -> None:
    """Own and foreign actions, previews, remarks, hints: refusals must tell nothing either."""
    entry = room.running().state.clock.entry
    kinds = room.rules.actions
    samples = [next(kinds[(entry + step) % len(kinds)].members()) for step in range(2)]
    other = (seat + 1) % len(room.table.chairs)
    for number, raw in enumerate([*map(msgspec.json.encode, samples), b'{"do":"Nonsense"}']):
        do = (msgspec.Raw(raw),)
        for message in (
            Look(f"l{number}", seat, do),
            Look(f"o{number}", other, do),
            Submit(f"x{number}", other, do, 0),
            WantRemarks(f"r{number}", seat, do),
            Why(f"w{number}", seat, do, ()),
        ):
            await socket_session.answered(tables, room, tab, msgspec.json.encode(message))
    for wish in (
        WantHint("h", seat),
        WantRemarks("r", seat, ()),
        Look("l", seat, ()),
        Why("w", seat, (), ()),
    ):
        await socket_session.answered(tables, room, tab, msgspec.json.encode(wish))
    await tables.side_work.settled()


def next_step(match: AnyMatch, rng: Rng) -> Step:
    """An answer to a question; where time runs, what anybody does or what wakes."""
    g = match.state
    if not g.clock.running:
        waited, standing = questions(match)
        ask, options = one_of(standing if standing and rng.below(STANDING) == 0 else waited, rng)
        action = draw_by_kind(options, rng)
        twins = twins_of(ask, action, options, rng)
        twin = one_of(twins, rng) if twins else action
        return Step(max(START, g.clock.at), ask.seat, action, twin)
    wake = match.next_wake()
    seat = rng.below(match.header.seats)
    at = g.clock.at + match.asks(seat)[0].spacing(g.table) + rng.below(THOUGHT)
    options = match.options(seat)
    if NEVER < wake <= at or not options:
        return Step(wake)
    action = draw(options, rng)
    return Step(at, seat, action, action)


def one_of(things: Sequence[T], rng: Rng) -> T:
    return things[rng.below(len(things))]


def questions(match: AnyMatch) -> tuple[list[Question], list[Question]]:
    """The one that the game waits for first, and those that nobody waits for, as far as they have options."""
    g = match.state
    asked = [ask for seat in range(match.header.seats) for ask in match.asks(seat)]
    standing = [ask for ask in asked if not ask.due(g.table)]
    first = ask_on(g, next_due(g))
    assert first is not None
    with_options = [(ask, ask.options(g.eyes(ask.seat))) for ask in (first, *standing)]
    return with_options[:1], [each for each in with_options[1:] if each[1]]


def taken(match: AnyMatch, step: Step) -> None:
    """The step, at a match."""
    if step.actor == NEVER:
        match.apply(Tick(step.at))
    else:
        match.submit(step.actor, step.action, at=step.at)


async def compare(match: AnyMatch, rng: Rng) -> int:
    """One entry in both worlds for every audience that learns nothing from it; how many were compared."""
    g = match.state
    step = next_step(match, rng)
    compared = 0
    learned = learned_by(match, step)
    for audience in (*range(match.header.seats), SPECTATOR):
        if audience == step.actor or learned >> audience & 1:
            continue
        eyes = g.view() if audience == SPECTATOR else g.sight(audience)
        notes = None if audience == SPECTATOR else match.notes[audience]
        other = imagined(match.rules, eyes, notes, rng)
        Moment.now = before = max(START, g.clock.at)
        theirs = await received_there(match, other, audience, step)
        if theirs is None:
            continue  # the imagined rival holds other cards: not legal in both worlds
        Moment.now = before
        assert theirs == await received(room_around(match, g.clone()), audience, step)
        compared += 1
    taken(match, step)
    return compared


def learned_by(match: AnyMatch, step: Step) -> int:
    """Who is shown something, by the answer or by its twin."""
    found = 0
    for action in {step.action, step.twin}:
        trial: AnyMatch = Match(match.rules, match.header, match.state.clone())
        with suppress(Refused):
            taken(trial, step._replace(action=action))
        found |= trial.state.learned
    return found


async def received_there(match: AnyMatch, other: Any, audience: int, step: Step) -> list[bytes] | None:
    """In the imagined world the twin is done, or the same where the twin is not legal; None if neither is."""
    before = Moment.now
    for action in dict.fromkeys((step.twin, step.action)):
        Moment.now = before
        with suppress(Refused):
            room = room_around(match, other.clone())
            return await received(room, audience, step._replace(action=action))
    return None


class Course(NamedTuple):
    """A game as it went: how often it was compared, what was told, and what was done unasked."""

    compared: int
    told: Counter[str]
    offered: Counter[str]
    done: set[str]


def play(game: str, seed: int, entries: int, *, timed: bool = False) -> int:
    """So many entries of a random game, each compared."""
    return course(game, seed, entries, timed=timed).compared


def course(game: str, seed: int, entries: int, *, timed: bool = False) -> Course:
    """The same, and how the game went."""
    rules = games.load(game)
    options = rules.options() if timed else calmest(rules)
    match = Match.start(rules, rules.seats[seed % len(rules.seats)], options, seed=seed)
    rng = stream(stretch(seed), "leaks", 0)

    told: Counter[str] = Counter()
    offered: Counter[str] = Counter()
    done: set[str] = set()

    async def compared() -> int:
        count = 0
        for _ in range(entries):
            if match.outcome() is not None:
                break
            if not match.state.clock.running:
                standing = [option for _, options in questions(match)[1] for option in options]
                offered.update({kind_of(option).__name__ for option in standing})
            count += await compare(match, rng)
            last = match.entries[-1][0]
            done.update(type(action).__name__ for action in getattr(last, "do", ()))
            told.update(type(event).__name__ for event in match.news)
        return count

    return Course(asyncio.run(compared()), told, offered, done)


@pytest.mark.parametrize("game", games.ALL)
def test_frames_answers_and_refusals_are_the_same_from_an_imagined_world(game: str) -> None:
    assert sum(play(game, seed, 25) for seed in range(4)) > 40


@pytest.mark.parametrize("game", TIMED)
def test_where_time_runs_they_are_the_same_too(game: str) -> None:
    assert play(game, 1, 30, timed=True) > 40


@pytest.mark.parametrize("game", TIMED)
def test_the_order_of_a_deck_is_caught_where_time_runs(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = encoding.shared_frame

    def leaky(g: Any, *rest: Any) -> msgspec.Raw:
        return msgspec.Raw(bytes(honest(g, *rest)) + b"#%d" % crc32(encoding.raw(inside(g.box))))

    monkeypatch.setattr(encoding, "shared_frame", leaky)
    with pytest.raises(AssertionError):
        play(game, 1, 30, timed=True)


@pytest.mark.nightly
@pytest.mark.parametrize("game", TIMED)
@pytest.mark.parametrize("seed", [0, 2, 4])
def test_long_games_in_real_time_leak_nothing(game: str, seed: int) -> None:
    assert play(game, seed, 400, timed=True) > 200


@pytest.mark.nightly
@pytest.mark.parametrize("game", games.ALL)
@pytest.mark.parametrize("first", range(0, 20, 5))
def test_whole_games_leak_nothing(game: str, first: int) -> None:
    """What nobody waits for is done as well: offers, whispers, second thoughts."""
    courses = [course(game, seed, 100_000) for seed in range(first, first + 5)]
    assert sum(each.compared for each in courses) > 100
    done: set[str] = set().union(*(each.done for each in courses))
    offered: Counter[str] = sum((each.offered for each in courses), Counter())
    assert {kind for kind, times in offered.items() if times >= OFTEN} <= done


def inside(part: Part) -> dict[str, Any]:
    """All that a compartment holds; what is sealed cannot be sent, so that somebody would take its mark."""
    found = {name: getattr(part, name) for name in part.fields}
    return {name: each.mark.hex() if isinstance(each, Sealed) else each for name, each in found.items()}


@pytest.mark.parametrize("game", games.ALL)
def test_hands_in_a_frame_are_caught(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    rules = games.load(game)
    if not Match.start(rules, rules.seats[0], seed=1).state.screens[0].fields:
        pytest.skip("nobody hides anything in this game")
    honest = Room.welcome

    def leaky(self: Room, tab: Tab, seen: int) -> bytes:
        hands = [inside(screen) for screen in self.running().state.screens]
        return honest(self, tab, seen) + bytes(encoding.raw(hands))

    monkeypatch.setattr(Room, "welcome", leaky)
    with pytest.raises(AssertionError):
        play(game, 1, 25)


@pytest.mark.parametrize("game", games.ALL)
def test_the_order_of_a_deck_in_an_id_is_caught(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    rules = games.load(game)
    if not Match.start(rules, rules.seats[0], seed=1).state.box.fields:
        pytest.skip("nothing in this game is hidden from everybody")
    honest = encoding.shared_frame

    def leaky(g: Any, *rest: Any) -> msgspec.Raw:
        return msgspec.Raw(bytes(honest(g, *rest)) + b"#%d" % crc32(encoding.raw(inside(g.box))))

    monkeypatch.setattr(encoding, "shared_frame", leaky)
    with pytest.raises(AssertionError):
        play(game, 1, 25)


@pytest.mark.parametrize("game", games.ALL)
def test_the_seed_in_an_answer_is_caught(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Room.info

    def leaky(self: Room, device: str) -> Any:
        return msgspec.structs.replace(honest(self, device), commitment=self.running().state.seed.hex())

    monkeypatch.setattr(Room, "info", leaky)
    with pytest.raises(AssertionError):
        play(game, 1, 25)


@pytest.mark.parametrize("game", games.ALL)
def test_a_hint_is_thought_from_the_sight_alone(game: str) -> None:
    rules = games.load(game)
    match = Match.start(rules, rules.seats[-1], calmest(rules), seed=5)
    seat = match.waited_for()[0]
    other = imagined(rules, match.look(seat), match.notes[seat], stream(stretch(5), "other", 0))
    seed = bytes(32)
    true_hint = advise(game, pickle.dumps((match.look(seat), match.notes[seat])), seed)
    assert true_hint == advise(game, pickle.dumps((other.sight(seat), match.notes[seat])), seed)
