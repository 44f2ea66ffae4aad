"""What the protocol's document says of the socket, held against the server."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from regency.server.messages import FromClient, FromServer

from .conftest import Server
from .people import Person, evening

DOCUMENT = Path(__file__).resolve().parents[2] / "docs" / "protocol.md"
TEXT = DOCUMENT.read_text(encoding="utf-8")
BLOCKS = re.findall(r"```json\n(.*?)```", TEXT, re.DOTALL)
EXAMPLES = [line for block in BLOCKS for line in block.splitlines()]


@pytest.mark.parametrize("example", EXAMPLES)
def test_every_example_is_a_message_with_nothing_left_out(example: str) -> None:
    kind: Any = FromClient if '"send"' in example else FromServer
    message = msgspec.json.decode(example, type=kind)
    assert json.loads(msgspec.json.encode(message)) == json.loads(example)


def test_every_message_of_the_socket_is_named() -> None:
    kinds = [kind.__name__ for union in (FromClient, FromServer) for kind in get_args(union)]
    assert len(kinds) == 22 and len(EXAMPLES) == 5
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
