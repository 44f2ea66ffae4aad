"""Whatever is asked for as an address: it is not there, and the log has nothing to say of it."""

from __future__ import annotations

import asyncio
import http.client
import json
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from .conftest import Server, serving

NASTY = [
    *[
        "%00",
        "a%00b",
        "%00%00%00",
        "index.js%00.css",
        "%25%30%30",
        "%u0000",
        "%zz",
        "%",
        "%0a",
        "%0d%0aX:1",
        "%7f",
        "%ff",
        "%c0%af",
        "%ed%a0%80",
    ],
    *[
        "%F0%9F",
        "%E2%80%AE",
        "%EF%BB%BF",
        "%CC%81",
        "%E2%80%8B",
        "..",
        "../..",
        "%2e%2e",
        "%2e%2e/%2e%2e/x",
        "..%5c..%5cx",
    ],
    *[
        "..%2f..%2f..%2fetc%2fpasswd",
        "%2fetc%2fpasswd",
        "~",
        "*",
        "con",
        "nul.js",
        "a;b",
        "a%3fb",
        "%2a",
        "-",
        "'",
        "%22",
        "{x}",
        "1e9",
        "-1",
    ],
    *("a" * 300, "a" * 4000, "%61" * 1000, "a/" * 200, "a%2f" * 1000, "%F0%9F%90%89" * 100, "a%00" * 300),
]
ROUTES = [
    *[
        "/assets/%s",
        "/assets/%s/",
        "/assets/index.js/%s",
        "/%s",
        "/api/%s",
        "/health/%s",
        "/metrics/%s",
        "/api/schema/%s",
    ],
    *["/api/tables/%s", "/api/tables/%s/record", "/api/tables/%s/race", "/api/tables/%s/past"],
    *["/api/tables/%s/moment/1", "/api/games/%s/book", "/api/words/%s", "/api/words/en?game=%s"],
    *[
        "/api/games/_example/texts/%s/en",
        "/api/games/_example/texts/rules/%s",
        "/api/games/%s/texts/rules/en",
    ],
]
POSTED = [
    "/assets/%s",
    "/api/take/%s",
    "/api/tables/%s/start",
    "/api/tables/%s/delete",
    "/t/%s",
    "/api/records/%s",
]
ADDRESSES = ("/t/%s", "/take/%s")  # of the client's, which tells of itself what it does not find


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("house"), requests_a_minute=10**6) as running:
        yield running


def asked(server: Server, method: str, paths: list[str]) -> dict[str, tuple[int, bytes]]:
    """The answers to a list of requests on one connection."""
    host = urlsplit(server.link)
    line = http.client.HTTPConnection(host.hostname or "", host.port, timeout=60)
    found: dict[str, tuple[int, bytes]] = {}
    for path in paths:
        line.request(method, path, headers={"Accept": "*/*"})
        answer = line.getresponse()
        found[path] = answer.status, answer.read()
    line.close()
    return found


def test_what_is_nowhere_is_a_refusal_without_a_word_in_the_log(house: Server) -> None:
    paths = [route.replace("%s", name) for route in ROUTES for name in NASTY]
    for path, (status, body) in asked(house, "GET", paths).items():
        assert status in {400, 404}, (path, status)
        if not path.startswith("/api/schema/"):  # where the framework refuses in words of its own
            assert json.loads(body)["why"]["why"] != "OutOfOrder", path
    posted = [route.replace("%s", name) for route in POSTED for name in NASTY]
    for path, (status, body) in asked(house, "POST", posted).items():
        assert status in {400, 404, 405, 410}, (path, status)
        assert json.loads(body)["why"]["why"] != "OutOfOrder", path
    assert house.log.read_text(encoding="utf-8") == ""


def test_an_address_of_the_client_that_nobody_was_given_is_not_there(house: Server) -> None:
    paths = [route.replace("%s", name) for route in ADDRESSES for name in NASTY]
    answers = asked(house, "GET", paths)
    assert {status for status, _ in answers.values()} <= {200, 404, 503}
    assert {answers[path][0] for path in ("/t/%00", "/take/a%00b", "/t/%ff", "/t/" + "a" * 300)} == {404}
    assert house.log.read_text(encoding="utf-8") == ""


def test_folders_and_what_lies_outside_of_them_are_no_files(house: Server) -> None:
    paths = ["/assets", "/assets/", "/assets/.", "/assets/..", "/assets/../index.html", "/assets//etc/passwd"]
    for path, (status, body) in asked(house, "GET", paths).items():
        assert status == 404 and b"NoSuchPage" in body, path
    assert house.log.read_text(encoding="utf-8") == ""


def test_a_socket_to_such_an_address_is_refused_too(house: Server) -> None:
    async def knock(name: str) -> None:
        address = house.link.replace("http", "ws", 1) + f"/api/tables/{name}/socket"
        try:
            async with connect(address) as socket:
                assert json.loads(await asyncio.wait_for(socket.recv(), 60))["why"] == {"why": "NoSuchTable"}
                with pytest.raises(ConnectionClosed):
                    await socket.recv()
        except InvalidHandshake:
            pass

    async def plan() -> None:
        for name in NASTY:
            await knock(name)

    asyncio.run(plan())
    assert house.log.read_text(encoding="utf-8") == ""


def test_files_are_served_as_before(house: Server) -> None:
    assets = Path(__file__).resolve().parents[2] / "src" / "regency" / "server" / "static" / "assets"
    if not assets.is_dir():
        pytest.skip("the client is not built here")
    name = min(assets.iterdir()).name
    ((status, body),) = asked(house, "GET", [f"/assets/{name}"]).values()
    assert status == 200 and body == (assets / name).read_bytes()
