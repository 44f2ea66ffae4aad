"""Bots think in other processes, from sights and notes: never from a state, never on the event loop."""

from __future__ import annotations

import asyncio
import logging
import pickle
import secrets
from collections import OrderedDict, deque
from collections.abc import Callable, Iterator
from typing import Any, Final, NamedTuple

import msgspec

from regency import bots, games
from regency.bots import Later
from regency.kernel.core import AnySight
from regency.kernel.edge import ASK, Action
from regency.kernel.rng import stream
from regency.kernel.wire import Wire

from . import quiet_log
from .bot_worker import ThoughtFailed, TookTooLong, Work, Worker, WorkerGone
from .reasons import Denied, NoHint

THOUGHT: Final = 10.0  # seconds that a bot may think
BEGINNING: Final = 60.0  # seconds in which a process must be up, or have loaded a game
REST: Final = 1.0  # seconds before another process is tried, where one did not come up
PATIENCE: Final = 2  # thoughts as long as may be, waited for by a table that is looked at
MOST_WAITING: Final = 128  # thoughts that one asker may wait for: a host has fewer tables, each waits for one
UNATTENDED_EVERY: Final = 8  # thoughts, at least one is for a table that nobody looks at, if any waits
LAST_MOMENT: Final = 2.0  # seconds that the system may take to end a process
STOPPED: Final = "the server stops"
CONSIDERED: Final = msgspec.json.Decoder(tuple[int | None, msgspec.Raw])
LOG: Final = logging.getLogger("regency.server")


def decide(game: str, bot: str, packed: bytes, seed: bytes) -> bytes:
    """One decision, in the worker."""
    rules = games.load(game)
    me, notes = pickle.loads(packed)
    found = bots.make(bot, rules).decide(me, notes, questions_to(me), (), stream(seed, bot, 0))
    return msgspec.json.encode(found)


def consider(game: str, bot: str, pace: str, only_due: bool, packed: bytes, seed: bytes) -> bytes:
    """A decision where time runs, in the worker: an action, or until when there is none."""
    rules = games.load(game)
    me, notes = pickle.loads(packed)
    asked = [ask for ask in questions_to(me) if ask.due(me.table) or not only_due]
    found = bots.make(bot, rules, pace).decide(me, notes, asked, (), stream(seed, bot, 0))
    return msgspec.json.encode((found.until, None) if isinstance(found, Later) else (None, found))


def advise(game: str, packed: bytes, seed: bytes) -> bytes:
    """A hint, in the worker."""
    rules = games.load(game)
    me, notes = pickle.loads(packed)
    hint = bots.hint(rules, me, notes, stream(seed, "hint", 0))
    assert hint is not None, "a hint is asked for only where something is asked"
    best = hint.next_best
    return msgspec.json.encode(
        {"action": hint.action, "next_best": best, "reasons": [name for name, _ in hint.reasons]}
    )


def load(game: str) -> bytes:
    """What a game needs before anybody thinks about it, in the worker."""
    games.load(game)
    return b""


def questions_to(me: AnySight) -> list[Any]:
    """The questions to a seat, as its own sight shows them."""
    main, lane = me.stacks[0], me.stacks[1 + me.seat]
    tops = [stack[-1] for stack in (main, lane) if stack]
    return [step for step in tops if step.kind == ASK and step.seat == me.seat]  # type: ignore[attr-defined]


def fresh_seed() -> bytes:
    """Randomness for a thought, which has nothing to do with the match."""
    return secrets.token_bytes(32)


def always() -> bool:
    """Somebody looks, whenever it is asked."""
    return True


class Asker(NamedTuple):
    """Who wants a thought: whom it is counted for, and how much it matters when it comes."""

    name: str
    is_attended: Callable[[], bool] = always  # people look at the table: it goes before others
    is_late: bool = False  # has waited long already: it goes before all


class Thought(NamedTuple):
    """What somebody waits for."""

    asker: Asker
    game: str
    work: Work
    given: tuple[Any, ...]
    answer: asyncio.Future[bytes]


class Waiting:
    """Thoughts that wait for a process: one of each asker in turn, however many somebody asks for."""

    def __init__(self) -> None:
        self._of: OrderedDict[str, deque[Thought]] = OrderedDict()
        self._late: deque[Thought] = deque()
        self._in_a_row = 0  # since one that nobody looks at

    def put(self, thought: Thought) -> None:
        mine = self._late if thought.asker.is_late else self._of.setdefault(thought.asker.name, deque())
        if len(mine) >= MOST_WAITING:
            raise ThoughtFailed("too many wait already")
        mine.append(thought)
        thought.answer.add_done_callback(lambda _: self._drop(thought))

    def next(self) -> Thought | None:
        """Whoever is next and still wants to know."""
        thought = self._first()
        if thought is not None:
            self._in_a_row = self._in_a_row + 1 if thought.asker.is_attended() else 0
            self._drop(thought)
            if thought.asker.name in self._of:
                self._of.move_to_end(thought.asker.name)
        return thought

    def _first(self) -> Thought | None:
        """One that is looked at, whoever is late before all others; at times one that is not."""
        if self._in_a_row >= UNATTENDED_EVERY - 1:
            for thought in self._wanted():
                if not thought.asker.is_attended():
                    return thought
        attended = (thought for thought in self._wanted() if thought.asker.is_attended())
        return next(attended, None) or next(self._wanted(), None)

    def _wanted(self) -> Iterator[Thought]:
        for mine in (self._late, *self._of.values()):
            yield from (thought for thought in mine if not thought.answer.done())

    def _drop(self, thought: Thought) -> None:
        """It is begun, or nobody wants it any more."""
        name = thought.asker.name
        mine = self._late if thought.asker.is_late else self._of.get(name)
        if mine is not None and thought in mine:
            mine.remove(thought)
            if not mine and mine is not self._late:
                del self._of[name]

    def __bool__(self) -> bool:
        return bool(self._of) or bool(self._late)


class BotPool:
    """A few processes that think; one that hangs or dies is replaced."""

    def __init__(
        self,
        processes: int,
        limit: float = THOUGHT,
        deciding: Work = decide,
        advising: Work = advise,
        considering: Work = consider,
    ) -> None:
        self._processes = processes
        self._limit = limit
        self._deciding = deciding
        self._advising = advising
        self._considering = considering
        self._waiting = Waiting()
        self._timers: dict[asyncio.Future[bytes], asyncio.TimerHandle] = {}  # of thoughts that wait
        self._idle: list[Worker] = []
        self._busy: dict[asyncio.Task[None], Worker] = {}
        self._closed = False
        self._wires: dict[str, Wire] = {}

    async def decide(self, asker: Asker, game: str, bot: str, me: AnySight, notes: Any) -> Action:
        """What a bot does; ThoughtFailed where it does not say so in time."""
        packed = pickle.dumps((me, notes))
        return self._wire(game).decode(
            await self._run(asker, game, self._deciding, bot, packed, fresh_seed())
        )

    async def consider(
        self, asker: Asker, game: str, bot: str, pace: str, only_due: bool, me: AnySight, notes: Any
    ) -> Action | Later:
        """What a bot does where time runs, if anything; ThoughtFailed where it does not say so in time."""
        packed = pickle.dumps((me, notes))
        given = (bot, pace, only_due, packed, fresh_seed())
        found = await self._run(asker, game, self._considering, *given)
        until, action = CONSIDERED.decode(found)
        return self._wire(game).decode(bytes(action)) if until is None else Later(until)

    async def hint(self, asker: str, game: str, me: AnySight, notes: Any) -> dict[str, Any]:
        """What a good bot would do, and why; NoHint where it does not say so in time."""
        packed = pickle.dumps((me, notes))
        try:
            async with asyncio.timeout(2 * self._limit):  # the half of it to wait for a process
                answer = await self._run(Asker(asker), game, self._advising, packed, fresh_seed())
        except (ThoughtFailed, TimeoutError):
            raise Denied(NoHint(), 503) from None
        found: dict[str, Any] = msgspec.json.decode(answer)
        return found

    async def _run(self, asker: Asker, game: str, work: Work, *given: Any) -> bytes:
        """Wait for a process and its answer; the process outlives whoever is called away meanwhile."""
        if self._closed:
            raise ThoughtFailed(STOPPED)
        answer: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        thought = Thought(asker, game, work, given, answer)
        self._waiting.put(thought)
        self._be_patient(thought)
        answer.add_done_callback(self._waits_no_more)
        self._staff()
        return await answer

    def _be_patient(self, thought: Thought) -> None:
        loop = asyncio.get_running_loop()
        self._timers[thought.answer] = loop.call_later(PATIENCE * self._limit, self._lose_patience, thought)

    def _lose_patience(self, thought: Thought) -> None:
        """No process was free for long; where nobody looks, nobody minds."""
        if not thought.asker.is_attended():
            self._be_patient(thought)
            return
        quiet_log.warn("thought", f"a bot at {thought.game} had no answer: no process was free")
        fail(thought, ThoughtFailed("no process was free"))

    def _waits_no_more(self, answer: asyncio.Future[bytes]) -> None:
        timer = self._timers.pop(answer, None)
        if timer is not None:
            timer.cancel()

    def _staff(self) -> None:
        """Somebody for whatever waits, as far as there are processes."""
        while self._waiting and len(self._busy) < self._processes and not self._closed:
            worker = self._idle.pop() if self._idle else Worker()
            task = asyncio.get_running_loop().create_task(self._work_off(worker))
            self._busy[task] = worker
            task.add_done_callback(self._is_free)

    def _is_free(self, task: asyncio.Task[None]) -> None:
        worker = self._busy.pop(task)
        if self._closed or task.cancelled():
            worker.end()
            return
        self._idle.append(worker)
        self._staff()

    async def _work_off(self, worker: Worker) -> None:
        while (thought := self._waiting.next()) is not None:
            self._waits_no_more(thought.answer)
            try:
                found = await self._think(worker, thought)
            except ThoughtFailed as failure:
                quiet_log.warn("thought", f"a bot at {thought.game} had no answer: {failure.cause}")
                fail(thought, failure)
            except asyncio.CancelledError:
                fail(thought, ThoughtFailed(STOPPED))
                raise
            except Exception as fault:  # the next one is thought all the same
                LOG.exception("a bot's process could not be asked")
                fail(thought, ThoughtFailed(type(fault).__name__))
            else:
                if not thought.answer.done():
                    thought.answer.set_result(found)

    async def _think(self, worker: Worker, thought: Thought) -> bytes:
        """One that is gone may have been gone before it was asked, or ended by somebody else: once more."""
        try:
            return await self._attempt(worker, thought)
        except WorkerGone:
            return await self._attempt(worker, thought)

    async def _attempt(self, worker: Worker, thought: Thought) -> bytes:
        if not worker.is_up():
            await self._begin(worker)
        if thought.game not in worker.loaded:
            await worker.ask(BEGINNING, load, thought.game)
            worker.loaded.add(thought.game)
        return await worker.ask(self._limit, thought.work, thought.game, *thought.given)

    async def _begin(self, worker: Worker) -> None:
        try:
            await worker.begin(BEGINNING)
        except (WorkerGone, TookTooLong):
            await asyncio.sleep(REST)
            raise

    def _wire(self, game: str) -> Wire:
        if game not in self._wires:
            self._wires[game] = Wire(games.load(game).actions)
        return self._wires[game]

    def close(self) -> None:
        """At once, whatever anybody thinks."""
        self._closed = True
        ended = [worker.end() for worker in (*self._idle, *self._busy.values())]
        for task in self._busy:
            task.cancel()
        while (thought := self._waiting.next()) is not None:
            fail(thought, ThoughtFailed(STOPPED))
        for process in ended:
            if process is not None:
                process.join(LAST_MOMENT)


def fail(thought: Thought, failure: ThoughtFailed) -> None:
    """Tell whoever waits still."""
    if not thought.answer.done():
        thought.answer.set_exception(failure)
