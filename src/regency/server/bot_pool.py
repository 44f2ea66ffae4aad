"""Bots think in other processes, from sights and notes: never from a state, never on the event loop."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import pickle
import secrets
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

import msgspec

from regency import bots, games
from regency.kernel.core import AnySight
from regency.kernel.edge import ASK, Action
from regency.kernel.rng import stream
from regency.kernel.wire import Wire


def decide(game: str, bot: str, packed: bytes, seed: bytes) -> bytes:
    """One decision, in the worker."""
    rules = games.load(game)
    me, notes = pickle.loads(packed)
    found = bots.make(bot, rules).decide(me, notes, questions_to(me), (), stream(seed, bot, 0))
    return msgspec.json.encode(found)


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


def questions_to(me: AnySight) -> list[Any]:
    """The questions to a seat, as its own sight shows them."""
    main, lane = me.stacks[0], me.stacks[1 + me.seat]
    tops = [stack[-1] for stack in (main, lane) if stack]
    return [step for step in tops if step.kind == ASK and step.seat == me.seat]  # type: ignore[attr-defined]


def fresh_seed() -> bytes:
    """Randomness for a thought, which has nothing to do with the match."""
    return secrets.token_bytes(32)


class BotPool:
    """A few processes that think; one that dies is replaced."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._pool: ProcessPoolExecutor | None = None
        self._wires: dict[str, Wire] = {}

    async def decide(self, game: str, bot: str, me: AnySight, notes: Any) -> Action:
        """What a bot does."""
        found = await self._run(decide, game, bot, pickle.dumps((me, notes)), fresh_seed())
        return self._wire(game).decode(found)

    async def hint(self, game: str, me: AnySight, notes: Any) -> dict[str, Any]:
        """What a good bot would do, and why."""
        found: dict[str, Any] = msgspec.json.decode(
            await self._run(advise, game, pickle.dumps((me, notes)), fresh_seed())
        )
        return found

    async def _run(self, work: Any, *given: Any) -> bytes:
        loop = asyncio.get_running_loop()
        for _ in range(3):
            pool = self._ready()
            try:
                answer: bytes = await loop.run_in_executor(pool, work, *given)
                return answer
            except BrokenProcessPool:
                if self._pool is pool:  # not the one that another has put in its place already
                    self._pool = None
        raise BrokenProcessPool("the bots' processes die again and again")

    def _ready(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._processes, mp_context=context, initializer=prepare_worker)
        return self._pool

    def _wire(self, game: str) -> Wire:
        if game not in self._wires:
            self._wires[game] = Wire(games.load(game).actions)
        return self._wires[game]

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)


def prepare_worker() -> None:
    """Ctrl-C is for the server, which ends its workers itself; without it there is nothing to think."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_server, daemon=True).start()


def end_with_server() -> None:
    """A server that was killed could tell nobody."""
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(1)
