"""The schema as it is told: what the framework leaves out of it is taken from the types themselves."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Litestar, get
from litestar.openapi.spec import Schema

from . import campaign_messages, messages, socket_messages


@get("/api/schema/socket.json", include_in_schema=False, sync_to_thread=False)
def socket_schema() -> dict[str, Any]:
    """The messages of the socket as JSON Schema, which OpenAPI has no place for."""
    kinds = (socket_messages.FromClient, socket_messages.FromServer, socket_messages.Shared)
    (sent, got, _), parts = msgspec.json.schema_components(kinds)
    return {"FromClient": sent, "FromServer": got, "$defs": parts}


def mend(app: Litestar) -> None:
    """Say that bodies have only the fields that are named, what a seat is, and which words a chair takes."""
    components: Any = app.openapi_schema.components
    for name, schema in components.schemas.items():
        kind = getattr(messages, name, None) or getattr(campaign_messages, name, None)
        if kind is not None and kind.__struct_config__.forbid_unknown_fields:
            schema.additional_properties = False
    seats = components.schemas["BeginSitting"].properties["seats"]
    seats.items = seats.items.one_of[0]
    (told,) = msgspec.json.schema_components([messages.OpenTable])[1].values()
    words = told["properties"]["chairs"]["items"]["enum"]
    components.schemas["OpenTable"].properties["chairs"].items = Schema(enum=sorted(words))
