"""Records that come in at once: a few wait, of the others nothing is taken into memory."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from regency.server.play import whole_log
from regency.server.reasons import Denied, TooBusy, TooManyRecords
from regency.server.record_imports import MOST_BYTES, MOST_WAITING, ImportPlaces
from regency.server.sqlite_acts import statements
from regency.server.tables import AllTables

from .conftest import Server, serving
from .people import Person, evening
from .rooms import at_home
from .test_record_imports import finished

PATIENCE = 60.0


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("house"), requests_a_minute=1_000_000) as running:
        yield running


class Bringing:
    """Somebody who brings a record, slowly."""

    async def begin(self, server: Server, length: int | None, address: str) -> None:
        host, _, port = server.link.removeprefix("http://").partition(":")
        self.reader, self.writer = await asyncio.open_connection(
            "127.0.0.1", int(port), local_addr=(address, 0)
        )
        size = "Transfer-Encoding: chunked" if length is None else f"Content-Length: {length}"
        self.writer.write(f"POST /api/records HTTP/1.1\r\nHost: {host}\r\n{size}\r\n\r\n".encode())
        self.answer = asyncio.create_task(self.reader.readline())

    def leave(self) -> None:
        self.answer.cancel()
        self.writer.close()


async def refusals(bringing: list[Bringing], expected: int) -> int:
    """Wait until so many are answered; how many of them with 503."""
    async with asyncio.timeout(PATIENCE):
        while sum(each.answer.done() for each in bringing) < expected:
            await asyncio.sleep(0.01)
    return sum(b" 503 " in each.answer.result() for each in bringing if each.answer.done())


@pytest.mark.parametrize(
    ("length", "places"),
    [(1_000, MOST_WAITING), (MOST_BYTES, 3), (None, 3)],
    ids=["short", "long", "of unknown length"],
)
def test_who_comes_when_enough_wait_is_refused_before_a_byte_is_read(
    house: Server, length: int | None, places: int
) -> None:
    async def plan() -> None:
        person = Person(house.link)
        crowd = [Bringing() for _ in range(places + 5)]
        await asyncio.gather(
            *(each.begin(house, length, f"127.0.1.{number}") for number, each in enumerate(crowd, 1))
        )
        assert await refusals(crowd, 5) == 5, "the others are heard to the end"
        refused = await person.http.post("/api/records", content=b"?" * 4_000_000)
        assert (refused.status_code, refused.json()["why"]) == (503, {"why": "TooBusy"})
        assert refused.headers["retry-after"] == "5"
        for each in crowd:
            each.leave()
        async with asyncio.timeout(PATIENCE):
            while (answer := await person.http.post("/api/records", content=finished())).status_code == 503:
                await asyncio.sleep(0.01)
        assert answer.status_code == 201, "there is room again"
        assert 'regency_refusals_total{reason="TooBusy"}' in (await person.http.get("/metrics")).text

    evening(plan())


def test_a_place_is_free_again_however_it_is_left() -> None:
    places = ImportPlaces(2, 1_000)
    for _ in range(10):
        with pytest.raises(ValueError, match="torn"), places.place("here", 600):
            raise ValueError("torn")
    with places.place("here", 600), pytest.raises(Denied) as found, places.place("here", 600):
        pass
    assert (found.value.reason, found.value.status) == (TooBusy(), 503)
    with places.place("here", 500), places.place("here", 500), pytest.raises(Denied), places.place("here", 0):
        pass


def test_an_address_that_brings_slowly_leaves_places_for_others() -> None:
    places = ImportPlaces()
    with places.place("slow", 1), places.place("slow", 1), places.place("another", 1):
        with pytest.raises(Denied), places.place("slow", 1):
            pass
        with places.place("a third", 1):
            pass


# How much somebody may bring


def test_an_address_brings_so_many_bytes_an_hour(tmp_path: Path) -> None:
    async def plan(link: str) -> None:
        person = Person(link)
        padded = finished() + b" " * 400_000
        codes = [(await person.http.post("/api/records", content=padded)).status_code for _ in range(4)]
        assert codes == [400, 400, 429, 429], "whatever comes of them"
        refused = await person.http.post("/api/records", content=padded)
        assert refused.json()["why"] == {"why": "TooFast"} and refused.headers["retry-after"] == "5"
        elsewhere = {"X-Forwarded-For": "10.0.0.9"}
        assert (await person.http.post("/api/records", content=finished(), headers=elsewhere)).is_success

    with serving(tmp_path, imported_an_hour=1) as running:
        evening(plan(running.link))


def test_a_device_brings_so_many_records_until_it_deletes_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("regency.server.tables.IMPORTED_A_DEVICE", 2)

    async def plan(tables: AllTables) -> None:
        first = await tables.import_record(finished(), "0")
        await tables.import_record(finished(), "0")
        with pytest.raises(Denied) as found:
            await tables.import_record(finished(), "0")
        assert (found.value.reason, found.value.status) == (TooManyRecords(2), 429)
        await tables.import_record(finished(), "1")
        await tables.delete(first.id, "0")
        await tables.import_record(finished(), "0")

    at_home(tmp_path, plan)


def test_nothing_of_a_record_is_encoded_on_the_loop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    here: list[bool] = []

    def noting(made: Callable[..., Any]) -> Callable[..., Any]:
        def noted(*given: Any) -> Any:
            here.append(threading.current_thread() is threading.main_thread())
            return made(*given)

        return noted

    async def plan(tables: AllTables) -> None:
        monkeypatch.setattr("regency.server.tables.whole_log", noting(whole_log))
        monkeypatch.setattr("regency.server.sqlite_shelf.statements", noting(statements))
        monkeypatch.setattr("regency.server.sqlite_shelf.MANY", 5)
        info = await tables.import_record(finished(), "0")
        assert info.entries > 5 and here == [False, False]

    at_home(tmp_path, plan)
