"""HTTP: what every answer wears, who is counted as whom, and a schema that says what is."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis import GenerationMode
from schemathesis.core.result import Err
from schemathesis.specs.openapi.checks import positive_data_acceptance
from websockets.exceptions import InvalidStatus

from regency.server.middleware import HEADERS

from .conftest import Server, serving
from .people import COOKIE, Person, evening, table_with

EXAMPLES = 20
# No schema can say which games and options there are, what a record is, or which tokens were given out.
KNOWING = {
    "/api/tables",
    "/api/records",
    "/api/take/{token}",
    "/api/campaigns",
    "/api/campaign-files",
    "/api/take-house/{token}",
}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("http"), requests_a_minute=1_000_000) as running:
        yield running


def test_the_server_does_what_its_schema_says(house: Server) -> None:
    conforms_throughout(house, EXAMPLES)


@pytest.mark.nightly
def test_the_server_does_what_its_schema_says_many_times_over(house: Server) -> None:
    conforms_throughout(house, 25 * EXAMPLES)


def conforms_throughout(house: Server, examples: int) -> None:
    """Every request that the schema knows."""
    schema = schemathesis.openapi.from_url(f"{house.link}/api/schema/openapi.json")
    operations: list[Any] = [
        found.ok() for found in schema.get_all_operations() if not isinstance(found, Err)
    ]
    assert len(operations) > 15
    for operation in operations:
        conforms(operation, GenerationMode.POSITIVE, examples)
        if operation.body:
            conforms(operation, GenerationMode.NEGATIVE, examples)


def conforms(operation: Any, mode: GenerationMode, examples: int) -> None:
    """Requests as the schema describes them, or as it does not, are answered as it says."""
    left_out = [positive_data_acceptance] if operation.path in KNOWING else []

    @given(case=operation.as_strategy(generation_mode=mode))
    @settings(
        max_examples=examples,
        deadline=None,
        derandomize=True,
        database=None,
        phases=(Phase.explicit, Phase.generate),
        suppress_health_check=list(HealthCheck),
    )
    def ask(case: Any) -> None:
        case.call_and_validate(excluded_checks=left_out)

    ask()


PATHS = (
    "/",
    "/nowhere",
    "/t/somewhere",
    "/assets/nothing.js",
    "/health",
    "/metrics",
    "/api/games",
    "/api/tables",
)


def test_every_answer_wears_the_headers(house: Server) -> None:
    with httpx.Client(base_url=house.link) as http:
        answers = [http.get(path) for path in PATHS]
        answers += [
            http.post("/api/tables", content=b"{"),
            http.post("/api/take/x"),
            http.delete("/api/tables"),
        ]
    for answer in answers:
        for name, value in HEADERS.items():
            assert answer.headers[name] == value, (answer.url, name)
        assert "server" not in answer.headers
    policy = HEADERS["Content-Security-Policy"]
    assert "'unsafe" not in policy and policy.startswith("default-src 'none'")


def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(house: Server) -> None:
    with httpx.Client(base_url=house.link) as http:
        cookie = http.get("/api/tables").headers["set-cookie"]
        assert {"HttpOnly", "SameSite=lax", "Path=/"} <= set(cookie.split("; ")) and "Secure" not in cookie
        assert http.get("/api/tables").headers.get("set-cookie") is None, "one is enough"
        for odd in ("short", "x" * 101):
            assert (
                COOKIE
                in httpx.get(f"{house.link}/api/tables", headers={"Cookie": f"{COOKIE}={odd}"}).headers[
                    "set-cookie"
                ]
            )


def test_pages_of_other_sites_may_neither_write_nor_open_a_socket(house: Server) -> None:
    async def plan() -> None:
        anna = Person(house.link)
        table = await table_with(anna, ["empty", "empty"])
        for origin in ("https://evil.example", "null", "http://127.0.0.1:1", "file://"):
            answer = await anna.http.post(f"/api/tables/{table}/delete", headers={"Origin": origin})
            assert (answer.status_code, answer.json()) == (403, {"why": {"why": "ForeignOrigin"}})
            with pytest.raises(InvalidStatus) as refused:
                await anna.socket(table, origin=origin)
            assert refused.value.response.status_code == 403
            assert b"ForeignOrigin" in (refused.value.response.body or b"")
        await (await anna.socket(table, origin=house.link)).recv()

    before = house.log.read_text(encoding="utf-8")
    evening(plan())
    assert house.log.read_text(encoding="utf-8") == before, "nothing of ours went wrong"


def test_an_address_that_asks_too_much_has_to_wait_and_others_do_not(tmp_path: Any) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    limits = {"requests_a_minute": 30, "public_url": "https://play.example", "port": port}

    async def plan(link: str) -> None:
        anna = Person(link)
        answers = [
            await anna.http.get("/api/games", headers={"X-Forwarded-For": "10.0.0.1"}) for _ in range(40)
        ]
        refused = [answer for answer in answers if answer.status_code == 429]
        assert 5 <= len(refused) <= 10 and refused[0].json() == {"why": {"why": "TooFast"}}
        assert refused[0].headers["retry-after"] and refused[0].headers["strict-transport-security"]
        other = await anna.http.get("/api/tables", headers={"X-Forwarded-For": "10.0.0.2"})
        assert other.status_code == 200 and "Secure" in other.headers["set-cookie"].split("; ")
        assert (await anna.http.get("/health", headers={"X-Forwarded-For": "10.0.0.1"})).status_code == 200
        same = [{"X-Forwarded-For": f"2001:db8::{n}"} for n in range(40)]
        codes = [(await anna.http.get("/api/games", headers=header)).status_code for header in same]
        assert 429 in codes, "one household, one network"

    with serving(tmp_path, **limits) as running:
        assert running.link == "https://play.example"
        evening(plan(running.local()))


def test_a_visitor_who_claims_another_address_is_not_believed(tmp_path: Any) -> None:
    async def plan(link: str) -> None:
        anna = Person(link)
        claims = [{"X-Forwarded-For": f"10.0.0.{n}"} for n in range(40)]
        codes = [(await anna.http.get("/api/games", headers=claim)).status_code for claim in claims]
        assert codes[:10] == [200] * 10 and codes[-1] == 429

    with serving(tmp_path, requests_a_minute=30, trusted_proxies="192.0.2.1") as running:
        evening(plan(running.link))


def test_an_address_opens_so_many_sockets_and_no_more(tmp_path: Any) -> None:
    async def plan(link: str) -> None:
        anna = Person(link)
        table = await table_with(anna, ["empty", "empty"])
        tabs = [await anna.socket(table) for _ in range(3)]
        with pytest.raises(InvalidStatus) as refused:
            await anna.socket(table)
        assert refused.value.response.status_code == 429 and b"TooCrowded" in (
            refused.value.response.body or b""
        )
        await tabs[0].close()
        for _ in range(100):
            try:
                await anna.socket(table)
                return
            except InvalidStatus:
                continue
        raise AssertionError("a place is free again")

    with serving(tmp_path, sockets_an_address=3) as running:
        evening(plan(running.link))


def test_a_tab_that_sends_too_much_is_told_to_breathe(tmp_path: Any) -> None:
    async def plan(link: str) -> None:
        anna = Person(link)
        table = await table_with(anna, ["empty", "empty"])
        tab = await anna.socket(table)
        for number in range(40):
            await tab.send(f'{{"send":"Ping","id":"{number}"}}')
        heard = ""
        while "TooFast" not in heard:
            heard = str(await tab.recv())

    with serving(tmp_path, messages_a_second=5.0, breath=0.01) as running:
        evening(plan(running.link))
