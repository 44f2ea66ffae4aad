"""Beside people bots bargain, and let them bargain: a countdown is seen, stopped, renewed and cut short."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from regency import games
from regency.kernel.entries import Play
from regency.server import clock, talking, waits
from regency.server.bot_pool import BotPool
from regency.server.messages import OpenTable, SetTempo, SitDown
from regency.server.presence import Tab
from regency.server.reasons import Denied
from regency.server.room import Room
from regency.server.tables import AllTables
from regency.server.webhooks import news, people_approached, sentence
from tests.minis.bazaar import ALOUD, BAZAAR, TALK, Accept, Cast, Offer, Refuse, Turn

from .bot_tables import at_table, heard
from .test_timers import until

REST = 1.0


class Here(BotPool):
    """Thinks at once, in this process: the small game is not in those of the others."""

    def __init__(self, answers: Callable[[str], object] = lambda _: None) -> None:
        super().__init__(1)
        self.asked: list[tuple[str, int]] = []
        self.offers: list[Offer] = []

    async def decide(self, asker: Any, game: str, bot: str, me: Any, notes: Any) -> Any:
        self.asked.append(("due", me.seat))
        return Cast(0)

    async def consider(
        self, asker: Any, game: str, bot: str, pace: str, only_due: bool, me: Any, notes: Any
    ) -> Any:
        from regency.bots import Later

        self.asked.append(("chance", me.seat))
        mine = [slot for slot, deal in enumerate(me.table.slots) if deal.to == me.seat]
        if mine:
            return Refuse(mine[0])
        return self.offers.pop() if self.offers and me.seat == 1 else Later()


@pytest.fixture(autouse=True)
def bazaar(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = games.load
    monkeypatch.setattr(games, "NAMES", (*games.NAMES, "bazaar"))
    monkeypatch.setattr(games, "load", lambda name: BAZAAR if name == "bazaar" else honest(name))
    monkeypatch.setattr(waits, "wait_before", lambda *_: 0.0)
    monkeypatch.setattr(type(BAZAAR), "stirs", lambda self, me, ask: not isinstance(ask, Turn))


@pytest.fixture
def hours(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The clock of the tables, which stands still until somebody moves it."""
    later, true = [0], clock.now()
    monkeypatch.setattr(clock, "now", lambda: true + later[0])
    return later


async def opened(tables: AllTables, *chairs: Any) -> tuple[Room, Tab]:
    found = await tables.open(OpenTable("bazaar", chairs), "host")
    for seat, chair in enumerate(chairs):
        if chair == "empty":
            await tables.sit(found.id, "host", SitDown(seat, f"Anna {seat}"))
    room = await tables.room(found.id)
    tab = Tab("host", chairs.index("empty"))
    room.enter(tab)
    await tables.start(found.id, "host")
    return room, tab


async def does(room: Room, seat: int, action: Any) -> None:
    entry = room.running().state.clock.entry
    await room.submit("host", seat, [msgspec.json.encode(action)], entry, f"m{entry} {seat}")


def played(room: Room) -> list[Any]:
    entries = [entry for entry, _ in room.running().entries]
    return [(entry.seat, action) for entry in entries if isinstance(entry, Play) for action in entry.do]


async def talking_at(room: Room) -> talking.Talk:
    await until(lambda: room.talk is not None)
    assert room.talk is not None
    return room.talk


def test_a_bot_that_is_not_waited_for_answers_what_is_offered_to_it(tmp_path: Path) -> None:
    async def plan(tables: AllTables) -> None:
        room, _ = await opened(tables, "empty", "random", "empty")
        await does(room, 0, Offer(1, 3, 4, ALOUD))
        await until(lambda: (1, Refuse(0)) in played(room))
        assert room.waited_for() == [0], "and nobody has lost a turn by it"

    at_table(tmp_path, Here(), plan)


def test_a_bot_thinks_of_a_chance_once_behind_each_entry(tmp_path: Path) -> None:
    pool = Here()

    async def plan(tables: AllTables) -> None:
        room, _ = await opened(tables, "empty", "random", "random")
        await until(lambda: len(pool.asked) == 2)
        await does(room, 0, Offer(1, 3, 4, ALOUD))
        await tables.bot_turns.rest(room)
        assert pool.asked[:2] == [("chance", 1), ("chance", 2)]
        assert pool.asked[2:] == [("chance", 1), ("chance", 1), ("chance", 2)], "again behind its own answer"

    at_table(tmp_path, pool, plan)


def test_before_a_bot_answers_people_talk_and_see_for_how_long(tmp_path: Path, hours: list[int]) -> None:
    async def plan(tables: AllTables) -> None:
        room, tab = await opened(tables, "empty", "random")
        await does(room, 0, Cast(0))
        talk = await talking_at(room)
        await until(lambda: heard(tab, "Lobby") and heard(tab, "Lobby")[-1]["talk"])
        told = heard(tab, "Lobby")[-1]["talk"]
        assert told == {"seat": 1, "until": clock.now() + TALK, "ready": [], "needed": [0]}
        assert played(room) == [(0, Cast(0))]
        hours[0] += TALK
        talk.news.set()
        await until(lambda: (1, Cast(0)) in played(room))
        await until(lambda: room.talk is None and heard(tab, "Lobby")[-1]["talk"] is None)

    at_table(tmp_path, Here(), plan, pause=REST)


def test_it_is_cut_short_when_all_who_are_there_want_to_go_on(tmp_path: Path, hours: list[int]) -> None:
    async def plan(tables: AllTables) -> None:
        room, _ = await opened(tables, "empty", "random", "empty")
        await does(room, 0, Cast(0))
        talk = await talking_at(room)
        await room.let_talk("host", 0, "go-on")
        assert talk.info(room).ready == (0,) and talk.info(room).needed == (0, 2)
        assert talk.remaining(room) == TALK
        with pytest.raises(Denied):
            await room.let_talk("a stranger", 2, "go-on")
        await room.let_talk("host", 2, "go-on")
        await until(lambda: (1, Cast(0)) in played(room))

    at_table(tmp_path, Here(), plan, pause=REST)


def test_it_can_be_stopped_and_let_run_on(tmp_path: Path, hours: list[int]) -> None:
    async def plan(tables: AllTables) -> None:
        room, _ = await opened(tables, "empty", "random")
        await does(room, 0, Cast(0))
        talk = await talking_at(room)
        hours[0] += 5000
        await room.let_talk("host", 0, "stop")
        assert talk.info(room).until == -1 and talk.remaining(room) == -1
        hours[0] += 10 * TALK
        talk.news.set()
        await asyncio.sleep(0)
        assert room.talk is talk and played(room) == [(0, Cast(0))]
        await room.let_talk("host", 0, "run")
        assert talk.remaining(room) == TALK - 5000
        hours[0] += TALK
        talk.news.set()
        await until(lambda: (1, Cast(0)) in played(room))
        with pytest.raises(Denied):
            await room.let_talk("host", 0, "stop")

    at_table(tmp_path, Here(), plan, pause=REST)


def test_an_offer_to_the_bot_or_by_it_renews_it_and_no_more_than_twice(
    tmp_path: Path, hours: list[int]
) -> None:
    pool = Here()

    async def plan(tables: AllTables) -> None:
        room, _ = await opened(tables, "empty", "random")
        await tables.set_tempo(room.table.id, "host", SetTempo("quick"))
        await does(room, 0, Cast(0))
        talk = await talking_at(room)
        assert talk.length == TALK // 3
        left: list[int] = []
        for ware in range(3):
            hours[0] += 1000
            await does(room, 0, Offer(1, ware, 0, ALOUD))
            await until(lambda number=ware: len(played(room)) == 3 + 2 * number)  # type: ignore[misc]
            left.append(talk.remaining(room))
        assert talk.renewed == talking.RENEWALS
        assert left == [talk.length, talk.length, talk.length - 1000]

    at_table(tmp_path, pool, plan, pause=REST)


@pytest.mark.parametrize("pause", [0.0, REST])
def test_where_nobody_is_there_or_all_is_at_once_no_bot_waits(tmp_path: Path, pause: float) -> None:
    async def plan(tables: AllTables) -> None:
        room, tab = await opened(tables, "empty", "random")
        turn = room.running().asks(0)[0]
        assert waits.talk_before(room, turn, pause) == TALK * pause
        await tables.set_tempo(room.table.id, "host", SetTempo("at-once"))
        assert waits.talk_before(room, turn, pause) == 0
        await tables.set_tempo(room.table.id, "host", SetTempo("calm"))
        room.leave(tab)
        assert waits.talk_before(room, turn, pause) == 0
        assert waits.talk_before(room, room.running().asks(0)[1], pause) == 0, "nothing is said of that"

    at_table(tmp_path, Here(), plan, pause=pause)


def test_whoever_is_approached_stands_in_the_lobby_and_is_told_outside(tmp_path: Path) -> None:
    async def plan(tables: AllTables) -> None:
        room, tab = await opened(tables, "empty", "empty", "empty")
        assert room.info("host").approached == () and people_approached(room) == ()
        before = news(room)
        await does(room, 0, Offer(2, 3, 4, ALOUD))
        assert room.info("host").approached == (2,) == people_approached(room)
        assert news(room) != before
        assert heard(tab, "Update")[-1]["shared"]["approached"] == [2]
        await does(room, 0, Offer(0 + 1, 3, 4, ALOUD))
        await does(room, 2, Accept(0))
        assert room.info("host").approached == (1,)

    at_table(tmp_path, Here(), plan)


@pytest.mark.parametrize(
    ("lang", "wanted"),
    [
        ("en", "waiting for Anna 0. An offer is waiting for Anna 2."),
        ("de", "am Zug: Anna 0. Ein Angebot wartet auf Anna 2."),
    ],
)
def test_a_webhook_says_for_whom_an_offer_waits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lang: str, wanted: str
) -> None:
    from tests.minis import errands_words

    errands_words.bring(monkeypatch)

    async def plan(tables: AllTables) -> None:
        room, _ = await opened(tables, "empty", "empty", "empty")
        await does(room, 0, Offer(2, 3, 4, ALOUD))
        assert wanted in sentence(room, "", lang)
        monkeypatch.setattr(room.running(), "waited_for", list)
        assert "Anna 2" in sentence(room, "", lang) and "Anna 0" not in sentence(room, "", lang)

    at_table(tmp_path, Here(), plan)
