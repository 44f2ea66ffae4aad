"""Many connections and silent ones: whoever says nothing makes room for others."""

from __future__ import annotations

import asyncio
import os
import resource
import socket
import time
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from regency.server import descriptors, quiet_log
from regency.server.connection_limits import ConnectionLimits, Ticket

from .conftest import Server, serving
from .people import COOKIE, Person, evening, table_with
from .test_trouble import hand_shake


class Silent:
    """A connection that says nothing."""

    def __init__(self) -> None:
        self.ended = ""

    def let_go(self, limit: str) -> None:
        self.ended = limit

    def look(self, now: float) -> None:
        return


def come(limits: ConnectionLimits, host: str | None) -> tuple[Silent, Ticket | None]:
    connection = Silent()
    return connection, limits.enter(host, connection)


def test_a_newcomer_takes_the_place_of_the_longest_silent_one_of_its_address() -> None:
    limits = ConnectionLimits(2, 100, "10.0.0.1")
    (first, one), (second, _), (other, _) = (come(limits, host) for host in ("a", "a", "b"))
    assert one is not None
    one.works()
    _, third = come(limits, "a")
    assert third is not None and (first.ended, second.ended, other.ended) == ("", "crowd", "")
    third.works()
    assert come(limits, "a")[1] is None, "both are asking something"
    one.waits()
    assert come(limits, "a")[1] is not None and first.ended == "crowd"


def test_of_all_connections_the_longest_silent_one_makes_room_whosever_it_is() -> None:
    limits = ConnectionLimits(100, 3, "10.0.0.1")
    silent = [come(limits, host)[0] for host in ("a", "b", "c", "d")]
    assert [each.ended for each in silent] == ["crowd", "", "", ""] and len(limits) == 3


def test_a_proxy_is_not_one_visitor_and_a_household_is() -> None:
    limits = ConnectionLimits(2, 100, "10.0.0.1,::1")
    assert all(come(limits, host)[1] for host in ["10.0.0.1"] * 20 + ["::1"] * 20)
    come(limits, "2001:db8::1"), come(limits, "2001:db8::2")
    assert len(limits) == 42
    come(limits, "2001:db8::3")
    assert len(limits) == 42


def test_a_socket_keeps_its_place_and_gives_it_back_once() -> None:
    limits = ConnectionLimits(1, 100, "")
    _, ticket = come(limits, "a")
    assert ticket is not None
    ticket.upgraded()
    assert come(limits, "a")[1] is None, "a socket is not silent: it answers pings"
    for _ in range(2):
        ticket.leave()
    assert len(limits) == 0 and come(limits, "a")[1] is not None
    ticket.waits()
    assert len(limits) == 1


def test_so_many_connections_as_there_are_descriptors_for(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[tuple[int, int]] = []
    monkeypatch.setattr(resource, "setrlimit", lambda _, limit: given.append(limit))
    for limit, room in (((1024, 20_000), 6000), ((1024, 1024), 768), ((64, 64), 32), ((64, 2000), 1744)):
        monkeypatch.setattr(resource, "getrlimit", lambda _, limit=limit: limit)
        assert descriptors.room_for(6000) == room
    assert given == [(6256, 20_000), (2000, 2000)]


def test_what_others_cause_is_logged_once_a_minute(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    now = 1000.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    for _ in range(500):
        quiet_log.warn("a test", "it happened")
    now += quiet_log.SECONDS
    quiet_log.warn("a test", "it happened")
    assert [record.getMessage() for record in caplog.records] == [
        "it happened (1 times since it was last said)",
        "it happened (500 times since it was last said)",
    ]


# On a live server


def silent_lines(server: Server, count: int) -> list[socket.socket]:
    parts = urlsplit(server.link)
    return [socket.create_connection((parts.hostname, parts.port), timeout=60) for _ in range(count)]


def test_silent_connections_keep_nobody_out(tmp_path: Path) -> None:
    async def plan(link: str) -> str:
        person = Person(link)
        await person.get("/health")
        lines = silent_lines(running, 60)
        for _ in range(5):
            await Person(link).get("/health")
        told = (await person.http.get("/metrics")).text
        for line in lines:
            line.close()
        return told

    with serving(tmp_path, connections_in_all=20, trusted_proxies="192.0.2.1") as running:
        told = evening(plan(running.link))
    cuts = told.partition('regency_cuts_total{limit="crowd"} ')[2].split()[0]
    assert 40 <= int(cuts) <= 50
    assert running.log.read_text(encoding="utf-8").count("crowd") == 1


def test_running_out_of_descriptors_is_logged_and_survived(server: Server) -> None:
    async def plan() -> None:
        await Person(server.link).get("/health")
        assert server.process is not None
        used = len(os.listdir(f"/proc/{server.process.pid}/fd"))
        usual = resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE)
        resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE, (used + 8, usual[1]))
        lines = silent_lines(server, 60)
        until = time.monotonic() + 60
        while "no file descriptors are left" not in server.log.read_text(encoding="utf-8"):
            assert time.monotonic() < until
            await asyncio.sleep(0.1)
        await Person(server.link).get("/health")
        for line in lines:
            line.close()
        resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE, usual)
        person = Person(server.link)
        await table_with(person, ["empty", "empty"])

    evening(plan())
    log = server.log.read_text(encoding="utf-8")
    assert "Traceback" not in log and log.count("no file descriptors are left") == 1


@pytest.mark.nightly
def test_a_socket_that_never_answers_pings_is_closed_and_one_that_does_is_not(tmp_path: Path) -> None:
    async def plan(link: str) -> None:
        person = Person(link)
        table = await table_with(person, ["empty", "empty"])
        there = await person.socket(table)
        with hand_shake(running, table, str(person.http.cookies[COOKIE])) as deaf:
            deaf.settimeout(60)
            heard = await asyncio.to_thread(lambda: b"".join(iter(lambda: deaf.recv(4096), b"")))
        assert b"keepalive ping timeout" in heard
        await (await there.ping())
        assert 'regency_cuts_total{limit="pings"} 1' in (await person.http.get("/metrics")).text

    with serving(tmp_path, ping_every=0.5) as running:
        evening(plan(running.link))
