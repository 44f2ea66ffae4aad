"""What our protocols need of the insides of uvicorn, websockets and httptools: an upgrade fails here."""

from __future__ import annotations

import asyncio
import inspect
from importlib.metadata import version
from typing import Any

import httptools
import pytest
from uvicorn import Config, Server
from uvicorn.middleware.proxy_headers import _TrustedHosts
from uvicorn.protocols.http.flow_control import FlowControl
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import CloseCode, Frame
from websockets.http11 import MAX_LINE_LENGTH, MAX_NUM_HEADERS
from websockets.server import ServerProtocol
from websockets.utils import apply_mask

from regency.server.http_protocol import HEADERS, MOST_HEADER, MOST_LINE, HttpProtocol
from regency.server.socket_protocol import SocketProtocol

WRITTEN_FOR = {"uvicorn": "0.54", "websockets": "17.4", "httptools": "0.9"}
# Each method with its arguments: those that we override, and those that we call.
METHODS: dict[Any, dict[str, str]] = {
    HttpToolsProtocol: {
        "__init__": "config server_state app_state _loop",
        "connection_made": "transport",
        "connection_lost": "exc",
        "data_received": "data",
        "on_message_begin": "",
        "on_url": "url",
        "on_header": "name value",
        "on_headers_complete": "",
        "on_body": "body",
        "on_message_complete": "",
        "on_response_complete": "",
        "handle_websocket_upgrade": "",
        "_should_upgrade": "",
        "_unsupported_upgrade_warning": "",
        "_unset_keepalive_if_required": "",
    },
    WebSocketsSansIOProtocol: {
        "__init__": "config server_state app_state _loop",
        "connection_made": "transport",
        "connection_lost": "exc",
        "data_received": "data",
        "handle_connect": "event",
        "handle_ping": "",
        "handle_pong": "event",
        "handle_cont": "event",
        "handle_parser_exception": "",
        "send_receive_event_to_app": "",
        "run_asgi": "",
        "send": "message",
        "receive": "",
        "keepalive_timeout": "",
        "start_keepalive": "",
    },
    ServerProtocol: {"data_to_send": "", "fail": "code reason", "receive_data": "data"},
    FlowControl: {"pause_reading": "", "resume_reading": "", "drain": ""},
    Server: {"__init__": "config", "serve": "sockets", "run": "sockets"},
    _TrustedHosts: {"__init__": "trusted_hosts", "__contains__": "host"},
}
# What we read or set of each while it lives.
FIELDS: dict[str, set[str]] = {
    "http": {
        "client",
        "cycle",
        "loop",
        "parser",
        "pipeline",
        "server_state",
        "transport",
        "ws_protocol_class",
        "timeout_keep_alive_task",
    },
    "socket": {
        "close_sent",
        "conn",
        "curr_msg_data_type",
        "disconnected",
        "frames",
        "handshake_complete",
        "handshake_initiated",
        "loop",
        "queue",
        "read_paused",
        "tasks",
        "transport",
        "writable",
    },
    "cycle": {
        "disconnected",
        "keep_alive",
        "message_event",
        "response_complete",
        "response_started",
    },
    "conn": {"close_sent", "parser_exc"},
    "state": {"connections", "tasks", "default_headers", "total_requests"},
}


@pytest.mark.parametrize("package", WRITTEN_FOR)
def test_it_is_the_version_that_the_protocols_were_written_for(package: str) -> None:
    found = version(package)
    assert f"{found}.".startswith(f"{WRITTEN_FOR[package]}."), (
        f"{package} {found}: read what changed in what is named here, then raise the number and the pin"
    )


@pytest.mark.parametrize("kind", METHODS, ids=lambda kind: kind.__name__)
def test_every_method_is_there_with_its_arguments(kind: Any) -> None:
    for name, arguments in METHODS[kind].items():
        method = inspect.getattr_static(kind, name)
        found = [each for each in inspect.signature(method).parameters if each != "self"]
        assert found == arguments.split(), name


def test_every_field_is_there() -> None:
    async def nothing(scope: Any, receive: Any, send: Any) -> None:
        return

    async def made() -> dict[str, Any]:
        config = Config(nothing, interface="asgi3")
        config.load()
        state = ServerState()
        loop = asyncio.get_running_loop()
        http = HttpToolsProtocol(config, state, {}, loop)
        socket = WebSocketsSansIOProtocol(config, state, {}, loop)
        unknown: list[Any] = [None] * 11
        cycle = RequestResponseCycle(*unknown)
        return {"http": http, "socket": socket, "cycle": cycle, "conn": socket.conn, "state": state}

    found = asyncio.run(made())
    for name, fields in FIELDS.items():
        assert {field for field in fields if not hasattr(found[name], field)} == set(), name


def test_what_else_is_imported_does_what_we_take_it_for() -> None:
    assert STATUS_LINE[431] == b"HTTP/1.1 431 Request Header Fields Too Large\r\n"
    assert issubclass(ClientDisconnected, OSError)
    assert apply_mask(b"abcd", b"\0\0\0\1") == b"abce"
    assert (CloseCode.POLICY_VIOLATION, CloseCode.INVALID_DATA) == (1008, 1007)
    assert Frame(1, b"x").serialize(mask=False) == b"\x81\x01x"  # type: ignore[arg-type]  # an opcode is a number
    assert issubclass(httptools.HttpParserCallbackError, httptools.HttpParserError)
    assert not issubclass(httptools.HttpParserUpgrade, httptools.HttpParserError)
    assert issubclass(HttpProtocol, HttpToolsProtocol) and issubclass(
        SocketProtocol, WebSocketsSansIOProtocol
    )


def test_what_we_let_through_websockets_takes() -> None:
    """A handshake is read twice, and what the second reader refuses would get no answer."""
    assert MOST_HEADER <= MAX_LINE_LENGTH and HEADERS <= MAX_NUM_HEADERS
    assert MOST_LINE <= MAX_LINE_LENGTH


def test_an_error_in_a_callback_of_the_parser_arrives_as_its_cause() -> None:
    class Refusing:
        def on_url(self, url: bytes) -> None:
            raise KeyError(url)

    parser = httptools.HttpRequestParser(Refusing())
    with pytest.raises(httptools.HttpParserCallbackError) as failed:
        parser.feed_data(b"GET /x HTTP/1.1\r\n")
    assert isinstance(failed.value.__context__, KeyError)
