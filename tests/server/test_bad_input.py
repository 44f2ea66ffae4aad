"""Whatever comes in: a typed refusal, nothing changed, the socket open where that is safe."""

from __future__ import annotations

import json
import re
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from websockets.exceptions import ConnectionClosed

from regency import games
from regency.kernel import errors
from regency.kernel import record as records
from regency.kernel.match import Match
from regency.kernel.rng import stream, stretch
from regency.server import reasons
from regency.server.reasons import ClientMissing
from regency.server.texts import reasons_in
from regency.words import Words, languages
from regency.words.texts import bundle

from .conftest import Server, serving
from .people import Person, Seated, evening
from .test_play import begin

LIMITS = {"requests_a_minute": 100_000, "messages_a_second": 100_000.0, "patience": 0.3}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all of this file: it must survive everything."""
    with serving(tmp_path_factory.mktemp("house"), **LIMITS) as running:
        yield running


async def refused(tab: Seated, message: dict[str, Any]) -> Any:
    """What a message is refused with; the socket answers afterwards as before."""
    await tab.send(message)
    why = (await tab.until("Refusal"))["why"]
    await tab.send({"send": "Ping", "id": "still there"})
    assert (await tab.until("Pong"))["id"] == "still there"
    return why


def submit(do: Any, seat: int = 0, seen: int = 0) -> dict[str, Any]:
    return {"send": "Submit", "id": "bad", "seat": seat, "do": do, "seen": seen}


LAY = {"do": "LayCard", "card": 0}
BAD: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "no such kind of message": ({"send": "Cheat", "id": "x"}, {"why": "Malformed"}),
    "no kind": ({"id": "x"}, {"why": "Malformed"}),
    "a field too many": ({"send": "Ping", "id": "x", "y": 1}, {"why": "Malformed"}),
    "no id": ({"send": "Ping"}, {"why": "Malformed"}),
    "an id too long": ({"send": "Ping", "id": "x" * 41}, {"why": "Malformed"}),
    "an endless chain": (submit([LAY] * 65), {"why": "Malformed"}),
    "no action": (submit([]), {"why": "Malformed"}),
    "no action of this game": (submit([{"do": "Castle"}]), {"why": "Malformed"}),
    "an action out of its domain": (submit([LAY | {"card": 99}]), {"why": "Malformed"}),
    "an illegal action": (submit([{"do": "LookAtHand", "player": 1}]), {"why": "OtherQuestion"}),
    "another's seat": (submit([LAY], seat=1), {"why": "NotYourSeat", "seat": 1}),
    "a seat that is not there": (submit([LAY], seat=15), {"why": "NotYourSeat", "seat": 15}),
    "a negative seat": (submit([LAY], seat=-1), {"why": "Malformed"}),
    "seen from the future": (submit([LAY], seen=7), {"why": "FromTheFuture", "seen": 7, "last": 0}),
    "seen from the far future": (
        submit([LAY], seen=2**63),
        {"why": "FromTheFuture", "seen": 2**53 - 1, "last": 0},
    ),
    "nothing to take back": ({"send": "TakeBack", "id": "x", "seat": 0}, {"why": "NothingToUndo"}),
    "nothing proposed": (
        {"send": "Consent", "id": "x", "seat": 0, "proposal": 1, "yes": True},
        {"why": "NothingProposed"},
    ),
    "a look from elsewhere": (
        {"send": "Look", "id": "x", "seat": 1, "do": []},
        {"why": "NotYourSeat", "seat": 1},
    ),
    "a hint for another": ({"send": "WantHint", "id": "x", "seat": 1}, {"why": "NotYourSeat", "seat": 1}),
    "another's view": ({"send": "Show", "id": "x", "seat": 1}, {"why": "NotYourSeat", "seat": 1}),
    "a bot for a chair that is not there": (
        {"send": "StandIn", "id": "x", "seat": 15, "bot": "random"},
        {"why": "NoSuchChair", "seat": 15},
    ),
    "a bot for somebody present": (
        {"send": "StandIn", "id": "x", "seat": 1, "bot": "random"},
        {"why": "NotAbsent", "seat": 1},
    ),
    "an unknown bot": ({"send": "StandIn", "id": "x", "seat": 0, "bot": "oracle"}, {"why": "Malformed"}),
    "chat without end": ({"send": "Say", "id": "x", "text": "x" * 501}, {"why": "Malformed"}),
    "a message too large": (
        {"send": "Say", "id": "x", "text": "x" * 20_000},
        {"why": "MessageTooLarge", "most": 16_384},
    ),
}


def test_bad_messages_are_refused_by_their_reason_and_change_nothing(house: Server) -> None:
    async def game() -> None:
        _, (one, other) = await begin(house, ["empty", "empty"], options={"think_again": "false"})
        for name, (message, why) in BAD.items():
            assert await refused(one, message) == why, name
        assert one.entry == other.entry == 0
        await one.play(1)
        assert (await other.until("Update"))["shared"]["entry"] == 1
        assert await refused(one, submit([LAY], seen=1)) == {"why": "NotAsked", "seat": 0}, "out of turn"
        assert one.entry == 1

    evening(game())


def test_bytes_that_are_no_json_are_refused_and_bytes_that_are_no_text_end_the_socket(house: Server) -> None:
    async def game() -> None:
        _, (one, other) = await begin(house, ["empty", "empty"])
        assert one.ws is not None and other.ws is not None
        for noise in ("", "{", "[" * 9000, '"\\ud800"', "\x00", b"\x00\xff", "9" * 5000):
            await one.ws.send(noise)
            assert (await one.until("Refusal"))["why"] == {"why": "Malformed"}
        await other.ws.send(b"\xff\xfe", text=True)
        with pytest.raises(ConnectionClosed):
            await other.until("Pong")
        await one.play(1)

    evening(game())


def test_a_message_of_a_hundred_kilobytes_ends_its_own_socket_alone(house: Server) -> None:
    async def game() -> None:
        _, (one, other) = await begin(house, ["empty", "empty"])
        await other.send({"send": "Say", "id": "x", "text": "x" * 100_000})
        with pytest.raises(ConnectionClosed):
            await other.until("Pong")
        await one.play(1)

    evening(game())


@pytest.mark.parametrize(
    "query", ["", "?seat=0", "?seat=" + "9" * 5000, "?seat=x&seen=" + "9" * 300, "?seen=-1"]
)
def test_a_socket_to_no_table_says_so_and_closes(house: Server, query: str) -> None:
    async def game() -> None:
        ws = await Person(house.link).socket("nowhere", query)
        assert json.loads(await ws.recv()) == {"got": "Refusal", "id": "", "why": {"why": "NoSuchTable"}}
        with pytest.raises(ConnectionClosed) as closed:
            await ws.recv()
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 4404

    evening(game())


def test_odd_seats_and_moments_in_a_link_show_what_everybody_sees(house: Server) -> None:
    async def game() -> None:
        table, (one, _) = await begin(house, ["empty", "empty"])
        for query in ("?seat=" + "9" * 5000, "?seat=1", "?seat=٣", "?seen=" + "9" * 5000):
            tab = Seated(Person(house.link), table, None)
            tab.ws = await tab.person.socket(table, query)
            welcome = await tab.until("Welcome")
            assert welcome["seat"] is None and "own" not in welcome["sight"]
        for entry in ("99", "9" * 5000, "-1", "x", "1.5"):
            for past in ("moment", "film"):
                answer = await one.person.get(f"/api/tables/{table}/{past}/{entry}", expect=404)
                assert answer["why"]["why"] == "NoSuchMoment"
        for seat, why, status in (
            ("1", "NotYourSeat", 403),
            ("7", "NoSuchChair", 404),
            ("open", "StillRunning", 409),
        ):
            for past in ("moment", "film"):
                answer = await one.person.get(f"/api/tables/{table}/{past}/0?seat={seat}", expect=status)
                assert answer["why"]["why"] == why
        assert (await one.person.get(f"/api/tables/{table}/record", expect=409))["why"][
            "why"
        ] == "StillRunning"

    evening(game())


OPEN = {"game": "_example", "chairs": ["empty", "empty"]}
REQUESTS: list[tuple[str, str, Any, int, str]] = [
    ("GET", "/nowhere", None, 404, "NoSuchPage"),
    ("DELETE", "/api/tables", None, 405, "NoSuchPage"),
    ("GET", "/api/tables/nowhere", None, 404, "NoSuchTable"),
    ("GET", "/api/tables/%ff%00", None, 404, "NoSuchTable"),
    ("POST", "/api/tables/nowhere/sit", {"seat": 0, "name": "Anna"}, 404, "NoSuchTable"),
    ("POST", "/api/take/forged", None, 410, "LinkSpent"),
    ("GET", "/api/words/fr", None, 404, "UnknownText"),
    ("GET", "/api/words/en?game=chess", None, 404, "UnknownText"),
    ("GET", "/api/games/_example/texts/secrets/en", None, 404, "UnknownText"),
    ("GET", "/api/games/_example/texts/rules/fr", None, 404, "UnknownText"),
    ("GET", "/api/games/chess/book", None, 404, "UnknownGame"),
    ("POST", "/api/tables", OPEN | {"game": "chess"}, 404, "UnknownGame"),
    ("POST", "/api/tables", OPEN | {"chairs": ["empty"] * 7}, 400, "WrongSeatCount"),
    ("POST", "/api/tables", OPEN | {"chairs": ["empty", "oracle"]}, 400, "NotUnderstood"),
    ("POST", "/api/tables", OPEN | {"options": {"colour": "red"}}, 400, "UnknownOption"),
    ("POST", "/api/tables", OPEN | {"options": {"ties": "red"}}, 400, "BadValue"),
    ("POST", "/api/tables", OPEN | {"secret": 1}, 400, "NotUnderstood"),
    ("POST", "/api/tables", [], 400, "NotUnderstood"),
]


def test_bad_requests_are_refused_by_their_reason(house: Server) -> None:
    async def ask() -> None:
        person = Person(house.link)
        for method, path, body, status, why in REQUESTS:
            assert (await person.call(method, path, body, status))["why"]["why"] == why, (method, path)

    evening(ask())


def test_bodies_that_are_no_json_or_too_large_are_refused(house: Server) -> None:
    async def ask() -> None:
        http = Person(house.link).http
        is_json = {"Content-Type": "application/json"}
        for body in (b"", b"{", b"[" * 60_000, b'"\\ud800"', b"\xff\xfe", b'{"game":"_example"}'):
            answer = await http.post("/api/tables", content=body, headers=is_json)
            assert (answer.status_code, answer.json()) == (400, {"why": {"why": "NotUnderstood"}}), body[:20]
        for kind in (
            "text/plain",
            "application/x-www-form-urlencoded",
            "multipart/form-data; boundary=x",
            "",
        ):
            answer = await http.post("/api/tables", content=b"{}", headers={"Content-Type": kind})
            assert (answer.status_code, answer.json()) == (415, {"why": {"why": "NotUnderstood"}}), kind
        answer = await http.post("/api/tables", content=b" " * 70_000, headers=is_json)
        assert (answer.status_code, answer.json()) == (
            413,
            {"why": {"why": "MessageTooLarge", "most": 65_536}},
        )

    evening(ask())


def test_a_record_of_a_hundred_megabytes_is_refused_before_it_is_sent(house: Server) -> None:
    parts = urlsplit(house.link)
    with socket.create_connection((parts.hostname, parts.port), timeout=60) as line:
        head = f"POST /api/records HTTP/1.1\r\nHost: {parts.netloc}\r\nContent-Length: 100000000\r\n\r\n"
        line.sendall(head.encode() + b"x" * 1000)
        answer = b""
        while b"\r\n\r\n{" not in answer and (more := line.recv(65_536)):
            answer += more
    assert answer.startswith(b"HTTP/1.1 413") and b"MessageTooLarge" in answer


def finished_record() -> bytes:
    """A whole game of two random players."""
    match = Match.start(games.load("_example"), 2, seed=3)
    rng = stream(stretch(3), "bad input", 0)
    while match.outcome() is None:
        seat = match.waited_for()[0]
        options = match.options(seat)
        match.submit(seat, options[rng.below(len(options))])  # type: ignore[arg-type]
    return records.encode(match.record())


def test_records_that_are_none_or_were_changed_are_refused(house: Server) -> None:
    whole = finished_record()
    lines = whole.splitlines(keepends=True)
    header = json.loads(lines[0])

    def with_header(**changed: Any) -> bytes:
        return json.dumps(header | changed).encode() + b"\n" + b"".join(lines[1:])

    bad = {
        b"": "RecordEmpty",
        b"hello\n": "RecordGarbled",
        b"\xff" * 100: "RecordGarbled",
        b"[" * 90_000 + b"\n": "RecordGarbled",
        whole[:-10]: "RecordCut",
        b"".join(lines[:8]): "StillRunning",
        b"".join(lines[:3] + lines[4:]): "RecordParts",
        b"".join(lines[:-1])
        + re.sub(rb'"ranks":\[(\d),(\d)\]', rb'"ranks":[\2,\1]', lines[-1]): "OutcomeChanged",
        with_header(seed="00" * 32): "SeedChanged",
        with_header(game="chess"): "UnknownGame",
        with_header(version=99).removesuffix(lines[-1]): "StillRunning",
        with_header(format=99): "RecordOfUnknownFormat",
        with_header(seats=4): "RecordParts",
        with_header(options={"ties": "none"}): "RecordGarbled",
        with_header(chairs=["only one"]): "RecordGarbled",
        with_header(chairs=["x" * 33, "B"]): "RecordGarbled",
        with_header(chairs=["x" * 100_000, "B"]): "RecordGarbled",
    }

    async def ask() -> None:
        http = Person(house.link).http
        for data, why in bad.items():
            answer = await http.post("/api/records", content=data)
            assert answer.json().get("why", {}).get("why") == why, (answer.text, why)
        named = with_header(chairs=["<b>\x07\u202e" + "x" * 27, "B"])
        taken = (await http.post("/api/records", content=named)).json()
        assert taken["chairs"][0]["name"] == "<b> " + "x" * 27 and taken["state"] == "finished"
        assert (
            await http.post(f"/api/tables/{taken['id']}/sit", json={"seat": 0, "name": "A"})
        ).status_code == 409

    evening(ask())


def test_without_the_clients_files_the_page_says_so_in_words(tmp_path: Path) -> None:
    running = Server(tmp_path, **LIMITS)
    unbuilt = "from pathlib import Path\nfrom regency.server import app\napp.STATIC = Path('nowhere')\n"
    running.script.write_text(unbuilt + running.script.read_text(encoding="utf-8"), encoding="utf-8")
    running.start()

    async def ask() -> None:
        http = Person(running.link).http
        for wanted, lang in (("de-DE,de;q=0.9,en;q=0.8", "de"), ("en-GB", "en"), ("fr", "en"), ("%", "en")):
            answer = await http.get("/t/somewhere", headers={"Accept-Language": wanted})
            assert answer.status_code == 503 and answer.headers["content-type"].startswith("text/plain")
            assert answer.text == Words(lang).reason(ClientMissing())
        assert (await http.get("/api/games")).status_code == 200, "the rest works"

    try:
        evening(ask())
    finally:
        running.end()


def test_every_reason_is_said_in_both_languages() -> None:
    for kind in (*reasons_in(reasons), *reasons_in(errors)):
        key = f"why-{kind.__name__}"
        said = {bundle(lang, None).get_message(key).value for lang in languages()}
        assert len(said) == len(languages()), key


def test_a_position_that_has_passed_is_refused_and_the_other_tab_goes_on(house: Server) -> None:
    async def game() -> None:
        table, (one, _) = await begin(house, ["empty", "empty"])
        second = Seated(one.person, table, 0)
        await second.open()
        await second.until("Welcome")
        cards = one.asked()
        await one.submit(cards[0])
        await one.until("Done")
        stale = submit([cards[1]], seen=0)
        assert await refused(second, stale) == {"why": "NotAnOption"}
        assert second.entry == one.entry == 1, "it has learned of it meanwhile"
        await second.submit({"do": "Reconsider"})
        assert (await second.until("Done"))["entry"] == 2

    evening(game())
