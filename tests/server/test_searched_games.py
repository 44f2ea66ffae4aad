"""Whole games on a running server, everything searched that anybody gets of them while they run.

Every frame must be made of what its audience sees and of nothing else: the match is played again beside it,
entry by entry. That such a sight holds no secret is shown elsewhere (`test_leaks.py`).
"""

from __future__ import annotations

import asyncio
import base64
import hashlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from regency import games
from regency.kernel import record as records
from regency.kernel.match import AnyMatch, Match
from regency.kernel.rules import calmest
from regency.server import encoding, socket_messages

from .conftest import Server
from .people import COOKIE, Person, Seated, evening
from .test_play import begin

FREE = {"requests_a_minute": 1_000_000, "messages_a_second": 100_000.0}
AT_EACH = 7  # entries after which somebody asks for all that can be asked for


class Searched(Seated):
    """A tab that keeps all it was sent, as it came."""

    def __init__(self, person: Person, table: str, seat: int | None) -> None:
        super().__init__(person, table, seat)
        self.texts: list[str] = []

    async def next(self) -> Any:
        assert self.ws is not None
        text = str(await asyncio.wait_for(self.ws.recv(), 60))
        self.texts.append(text)
        frame = json.loads(text)
        self.take_in(frame)
        return frame


class Curious:
    """Somebody who asks for what is not theirs, of the server and of the table, all through a match."""

    def __init__(self, table: str, tab: Searched, stranger: Person) -> None:
        self.table = table
        self.tab = tab
        self.stranger = stranger
        self.answers: list[str] = []

    async def ask_on(self) -> None:
        """Until the match is over."""
        asked = 0
        while self.tab.outcome is None:
            await self.tab.next()
            if self.tab.entry >= asked and self.tab.outcome is None:
                asked = self.tab.entry + AT_EACH
                await self.ask_server()
                await self.ask_table()

    async def ask_server(self) -> None:
        place = f"/api/tables/{self.table}"
        for person in (self.stranger, self.tab.person):
            for path in (place, "/api/tables", f"{place}/past", "/metrics", "/health"):
                self.answers.append((await person.http.get(path)).text)
            for path in (f"{place}/record", f"{place}/race", f"{place}/moment/0?seat=open"):
                answer = await person.http.get(path)
                if answer.status_code == 200:  # it has ended meanwhile
                    assert (await person.get(place))["state"] == "finished"
                else:
                    self.answers.append(answer.text)
        foreign = await self.stranger.http.get(f"{place}/moment/{self.tab.entry}?seat=0")
        assert foreign.status_code == 403 or (await self.stranger.get(place))["state"] == "finished"
        self.answers.append((await self.stranger.http.get(f"{place}/moment/{self.tab.entry}")).text)

    async def ask_table(self) -> None:
        """From a tab that holds no seat: every answer is a refusal."""
        for number, kind in enumerate(
            ("Look", "WantRemarks", "Why", "WantHint", "Show", "Submit", "TakeBack")
        ):
            message: dict[str, Any] = {"send": kind, "id": f"c{number}", "seat": 0}
            if kind in {"Look", "WantRemarks", "Why", "Submit"}:
                message["do"] = [{"do": "Nothing"}]
            if kind == "Why":
                message["attempts"] = []
            if kind == "Submit":
                message["seen"] = 0
            await self.tab.send(message)
            frame = await self.tab.until("Refusal")
            assert frame["why"] == {"why": "NotYourSeat", "seat": 0}


def written(secret: bytes) -> Iterator[str]:
    """Every way to write some bytes down that anybody might think of."""
    yield secret.hex()
    yield secret.hex().upper()
    yield base64.b64encode(secret).decode().rstrip("=")
    yield base64.urlsafe_b64encode(secret).decode().rstrip("=")
    yield str(int.from_bytes(secret, "big"))
    yield str(int.from_bytes(secret, "little"))
    yield json.dumps(list(secret), separators=(",", ":"))


def plain(value: Any) -> Any:
    return json.loads(bytes(encoding.raw(value)))


def sight_of(match: AnyMatch, seat: int | None) -> Any:
    view = match.watch() if seat is None else match.look(seat)
    return json.loads(bytes(encoding.sight_frame(match.rules, view)))


def search(match: AnyMatch, record: records.Record, tab: Searched) -> int:
    """Each frame beside the match as it stood then; how many there were."""
    sight: Any = None
    for text in tab.texts:
        frame = json.loads(text)
        kind = getattr(socket_messages, frame["got"])
        assert set(frame) == {"got", *kind.__struct_fields__}, "nothing that is not declared"
        if frame["got"] == "Welcome":
            assert frame["entry"] == len(match.entries) and frame["seat"] == tab.seat
            sight = frame["sight"]
        elif frame["got"] == "Update":
            shared = frame["shared"]
            match.apply(record.entries[shared["entry"] - 1][0])
            assert shared["entry"] == len(match.entries)
            assert shared["events"] == plain(match.news)
            assert set(shared) == set(socket_messages.Shared.__struct_fields__)
            assert (frame["own"] is None) == (tab.seat is None)
            sight["table"] |= shared["table"]
            sight |= {"stacks": shared["stacks"], "clock": shared["clock"]}
            sight["tally"] = shared["tally"] or sight["tally"]
            sight["figures"] |= frame["figures"]
            if tab.seat is not None:
                sight["own"] |= frame["own"]
        else:
            assert frame["got"] in {"Lobby", "Done", "Refusal"}, frame
            continue
        assert sight == sight_of(match, tab.seat)
        asked = [] if tab.seat is None else list(encoding.questions(match.rules, match.state, tab.seat))
        assert frame["questions"] == [
            {"ask": plain(q.ask), "options": plain(q.options), "said": plain(encoding.raw(q.said))}
            for q in asked
        ]
    return len(tab.texts)


def untimed(game: str) -> dict[str, str]:
    """The options with which no sand is waited for, as they are wished for."""
    rules = games.load(game)
    usual, calm = rules.options(), calmest(rules)
    names = [name for name in calm.__struct_fields__ if getattr(calm, name) != getattr(usual, name)]
    return {name: str(getattr(calm, name)).lower() for name in names}


async def played(server: Server, game: str, seats: int) -> tuple[str, bytes, list[Searched], Curious]:
    """A whole game with people in all seats, somebody who looks on, and somebody curious."""
    table, seated = await begin(server, ["empty"] * seats, game=game, options=untimed(game))
    tabs: list[Searched] = []
    stranger = Person(server.link)
    for person, seat in [
        *((tab.person, tab.seat) for tab in seated),
        (Person(server.link), None),
        (stranger, None),
    ]:
        await person.get("/api/tables")
        tab = Searched(person, table, seat)
        await tab.open()
        await tab.until("Welcome")
        tabs.append(tab)
    for first in seated:
        assert first.ws is not None
        await first.ws.close()
    curious = Curious(table, tabs[-1], stranger)
    await asyncio.gather(*(tab.play() for tab in tabs[:-1]), curious.ask_on())
    record = (await stranger.http.get(f"/api/tables/{table}/record")).content
    return table, record, tabs, curious


def searched(server: Server, game: str, number: int) -> int:
    """Play and search one game; how many frames there were."""
    rules = games.load(game)
    seats = rules.seats[number % len(rules.seats)]
    _, data, tabs, curious = evening(played(server, game, seats))
    record, _ = records.parse(rules, data)
    secrets = list(written(bytes.fromhex(record.header.seed)))
    for tab in tabs:
        token = str(tab.person.http.cookies[COOKIE])
        secrets += [token, *written(hashlib.sha256(token.encode()).digest())]
    log = server.log.read_text(encoding="utf-8")
    assert log == "", "nothing went wrong, so nothing is logged"
    for text in (*curious.answers, *(text for tab in tabs for text in tab.texts)):
        assert not [secret for secret in secrets if secret in text], text[:400]
    return sum(search(Match.from_header(rules, record.header), record, tab) for tab in tabs)


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Server]:
    running = Server(tmp_path, **FREE)
    running.start()
    try:
        yield running
    finally:
        running.end()


def test_a_game_is_searched_and_holds_nothing_but_what_each_may_see(house: Server) -> None:
    assert searched(house, "_example", 1) > 100


@pytest.mark.nightly
@pytest.mark.parametrize("game", games.ALL)
def test_twenty_games_are_searched_and_hold_nothing_but_what_each_may_see(house: Server, game: str) -> None:
    assert sum(searched(house, game, number) for number in range(20)) > 2_000


@pytest.mark.parametrize("game", games.ALL)
def test_a_frame_with_more_than_may_be_seen_is_found(game: str) -> None:
    rules = games.load(game)
    match = Match.start(rules, rules.seats[0], seed=1)
    tab = Searched.__new__(Searched)
    tab.seat = None
    honest = {"got": "Welcome", **dict.fromkeys(socket_messages.Welcome.__struct_fields__)}
    honest |= {"entry": 0, "seat": None, "questions": [], "sight": sight_of(match, None)}
    tab.texts = [json.dumps(honest)]
    assert search(match, match.record(), tab) == 1
    leaks: list[dict[str, Any]] = [{"seed": "x"}, {"sight": sight_of(match, 0)}, {"questions": [{}]}]
    for more in leaks:
        tab.texts = [json.dumps(honest | more)]
        with pytest.raises(AssertionError):
            search(match, match.record(), tab)
