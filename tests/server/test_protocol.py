"""What the protocol's document says of the socket, held against the server."""

from __future__ import annotations

import json
import re
import signal
from pathlib import Path
from typing import Any, Final, get_args

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection

from regency.server.socket_messages import FromClient, FromServer

from .conftest import Server
from .people import Person, evening, table_with

DOCUMENT = Path(__file__).resolve().parents[2] / "docs" / "protocol.md"
TEXT = DOCUMENT.read_text(encoding="utf-8")
BLOCKS = re.findall(r"```json\n(.*?)```", TEXT, re.DOTALL)
PING: Final = b"\x89\x80\0\0\0\0"
FAULTS: Final = {  # what no client should send, in frames as they are
    1002: b"\x81\x01x",  # not masked
    1007: b"\x81\x81\0\0\0\0\xff",  # no UTF-8
    1008: PING * 300,
    1009: b"\x81\xff" + (65_537).to_bytes(8) + bytes(4),
}
EXAMPLES = [line for block in BLOCKS for line in block.splitlines()]


@pytest.mark.parametrize("example", EXAMPLES)
def test_every_example_is_a_message_with_nothing_left_out(example: str) -> None:
    kind: Any = FromClient if '"send"' in example else FromServer
    message = msgspec.json.decode(example, type=kind)
    assert json.loads(msgspec.json.encode(message)) == json.loads(example)


def test_every_message_of_the_socket_is_named() -> None:
    kinds = [kind.__name__ for union in (FromClient, FromServer) for kind in get_args(union)]
    assert len(kinds) == 31 and len(EXAMPLES) == 9
    assert [name for name in kinds if f"`{name}`" not in TEXT and f'"{name}"' not in TEXT] == []


def test_the_server_tells_the_types_of_the_socket(server: Server) -> None:
    async def plan() -> Any:
        return await Person(server.link).get("/api/schema/socket.json")

    told = evening(plan())
    for union, tag in (("FromClient", "send"), ("FromServer", "got")):
        assert told[union]["discriminator"]["propertyName"] == tag
        for place in told[union]["discriminator"]["mapping"].values():
            assert tag in told["$defs"][place.removeprefix("#/$defs/")]["required"]
    assert "entry" in told["$defs"]["Shared"]["properties"]


def test_a_socket_ends_with_the_codes_that_are_told(server: Server) -> None:
    async def plan() -> set[int]:
        person = Person(server.link)
        await person.get("/api/tables")
        kept, doomed = [await table_with(person, ["empty", "random"]) for _ in range(2)]
        ended = {await code_of(await person.socket("nowhere"))}
        for code, frames in FAULTS.items():
            socket = await person.socket(kept)
            await socket.recv()
            socket.transport.write(frames)
            assert await code_of(socket) == code
        socket = await person.socket(doomed)
        await socket.recv()
        await person.post(f"/api/tables/{doomed}/delete")
        ended.add(await code_of(socket))
        socket = await person.socket(kept)
        await socket.recv()
        assert server.process is not None
        server.process.send_signal(signal.SIGTERM)
        return ended | {await code_of(socket)}

    ended = evening(plan())
    assert ended == {1001, 1012, 4404}
    told = set(map(int, re.findall(r"^\| (\d{4}) \|", TEXT, re.MULTILINE)))
    assert {code for code in told if code < 4000} == {1001, *FAULTS, 1011, 1012}


async def code_of(socket: ClientConnection) -> int:
    """How the server ends a socket."""
    await socket.wait_closed()
    assert socket.close_code is not None
    return socket.close_code
