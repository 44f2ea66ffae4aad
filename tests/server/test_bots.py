"""Bots that hang, die or eat, and who is thought for first: the game goes on all the same."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

from regency.server import bot_pool, bot_worker, socket_session
from regency.server.bot_pool import Asker, BotPool, Thought, Waiting
from regency.server.bot_worker import ThoughtFailed
from regency.server.presence import Tab
from regency.server.socket_messages import WantHint
from regency.server.tables import AllTables

from . import thoughts
from .bot_tables import PATIENT, SHORT, at_table, begun, heard
from .test_timers import until

# Thoughts that come to nothing


LONG = [
    pytest.param(bad, marks=pytest.mark.nightly) for bad in (thoughts.exits, thoughts.eats, thoughts.floods)
]


@pytest.mark.parametrize(
    "bad",
    [thoughts.hangs, thoughts.fails, thoughts.talks_nonsense, *LONG],
    ids=lambda bad: bad.__name__,
)
def test_a_quicker_bot_moves_for_one_that_does_not_decide_and_the_table_is_told(
    tmp_path: Path, bad: Any, caplog: pytest.LogCaptureFixture
) -> None:
    async def plan(tables: AllTables) -> None:
        tab = Tab("a stranger", None)
        room = await begun(tables, "greedy", "empty")
        room.enter(tab)
        await until(lambda: heard(tab, "Notice"))
        assert heard(tab, "Notice") == [{"got": "Notice", "seat": 0, "why": {"why": "QuickerBot", "seat": 0}}]
        assert len(room.running().entries) >= 1 and 0 not in room.waited_for()

    at_table(tmp_path, BotPool(1, SHORT, deciding=bad), plan)
    assert thoughts.IN_HAND not in caplog.text
    assert len(caplog.records) <= 2


def test_a_process_that_is_killed_while_it_thinks_is_replaced_and_nobody_need_know(tmp_path: Path) -> None:
    mark = tmp_path / "mark"

    async def plan(tables: AllTables) -> None:
        tab = Tab("a stranger", None)
        room = await begun(tables, "greedy", "empty")
        room.enter(tab)
        await until(lambda: mark.exists() and mark.read_text(encoding="ascii"))
        os.kill(int(mark.read_text(encoding="ascii")), signal.SIGKILL)
        await until(lambda: 0 not in room.waited_for())
        assert not heard(tab, "Notice"), "it was no fault of the bot's"

    at_table(tmp_path, BotPool(1, PATIENT, deciding=partial(thoughts.hangs_once, mark)), plan)


def test_a_process_that_comes_up_when_its_server_is_gone_ends_without_a_word(
    capfd: pytest.CaptureFixture[str],
) -> None:
    ours, theirs = socket.socketpair()
    with theirs:
        ours.close()
        process = bot_worker.SPAWN.Process(target=bot_worker.think, args=(theirs,), daemon=True)
        process.start()
    process.join(60)
    assert process.exitcode == 0 and capfd.readouterr().err == ""


def test_a_hint_that_hangs_is_refused_and_the_process_serves_others(tmp_path: Path) -> None:
    async def plan(tables: AllTables) -> None:
        tab = Tab("host", 1)
        room = await begun(tables, "random", "empty")
        await until(lambda: 1 in room.waited_for())
        wish = msgspec.json.encode(WantHint("h", 1))
        await socket_session.answered(tables, room, tab, wish)
        await tables.side_work.settled()
        assert [(frame["id"], frame["why"]) for frame in heard(tab, "Refusal")] == [("h", {"why": "NoHint"})]
        other = await begun(tables, "random", "empty")
        await until(lambda: 1 in other.waited_for())

    at_table(tmp_path, BotPool(1, SHORT, advising=thoughts.forever), plan)


def test_whoever_asks_for_much_waits_for_those_who_ask_for_little() -> None:
    async def plan() -> None:
        waiting = Waiting()
        loop = asyncio.get_running_loop()

        def ask(asker: str, number: int) -> None:
            waiting.put(Thought(Asker(asker), "game", thoughts.forever, (number,), loop.create_future()))

        for number in range(bot_pool.MOST_WAITING):
            ask("greedy", number)
        with pytest.raises(ThoughtFailed):
            ask("greedy", bot_pool.MOST_WAITING)
        for asker in ("one", "two"):
            ask(asker, 0)
        order = [thought.asker.name for thought in iter(waiting.next, None)]
        assert order[:4] == ["greedy", "one", "two", "greedy"]
        assert len(order) == bot_pool.MOST_WAITING + 2

    asyncio.run(plan())


def test_whoever_goes_away_is_not_thought_for() -> None:
    async def plan() -> None:
        waiting = Waiting()
        answers = [asyncio.get_running_loop().create_future() for _ in range(2)]
        for asker, answer in zip("ab", answers, strict=True):
            waiting.put(Thought(Asker(asker), "game", thoughts.forever, (), answer))
        answers[0].cancel()
        found = waiting.next()
        assert found is not None and found.asker.name == "b" and waiting.next() is None

    asyncio.run(plan())


def test_tables_that_are_looked_at_go_before_others_and_a_host_counts_once() -> None:
    async def plan() -> None:
        waiting = Waiting()
        loop = asyncio.get_running_loop()
        looked_at: set[str] = set()

        def ask(host: str, times: int, is_late: bool = False) -> None:
            asker = Asker(host, lambda: host in looked_at, is_late)
            for _ in range(times):
                waiting.put(Thought(asker, "game", thoughts.forever, (), loop.create_future()))

        ask("crowd", 100)
        ask("other", 1)
        ask("honest", 16)
        ask("late", 1, is_late=True)
        looked_at |= {"honest", "late"}  # somebody came while they waited
        order = [thought.asker.name for thought in iter(waiting.next, None)]
        every = bot_pool.UNATTENDED_EVERY
        assert order[:every] == ["late", *["honest"] * (every - 2), "crowd"]
        assert order[every : 2 * every] == [*["honest"] * (every - 1), "other"]
        assert len(order) == 118 and not waiting

    asyncio.run(plan())


def test_a_bot_that_is_not_heard_for_long_moves_quickly_where_people_look(tmp_path: Path) -> None:
    pool = BotPool(0, 0.01)
    honest = pool.decide
    asked = []

    async def decide(asker: Asker, game: str, bot: str, me: Any, notes: Any) -> Any:
        asked.append((bot, asker.is_late))
        if asker.is_late:  # by then a process is free
            pool._processes, pool._limit = 1, PATIENT
        return await honest(asker, game, bot, me, notes)

    async def plan(tables: AllTables) -> None:
        tab = Tab("a stranger", None)
        room = await begun(tables, "greedy", "empty")
        for _ in range(5):
            await asyncio.sleep(0.01)
        assert asked == [("greedy", False)], "while nobody looks it waits"
        room.enter(tab)
        await until(lambda: heard(tab, "Notice"))
        assert 0 not in room.waited_for()
        assert [frame["why"] for frame in heard(tab, "Notice")] == [{"why": "QuickerBot", "seat": 0}]
        assert asked[:2] == [("greedy", False), ("random", True)]
        assert pool._timers == {} and not pool._waiting

    pool.decide = decide  # type: ignore[method-assign]
    at_table(tmp_path, pool, plan)
