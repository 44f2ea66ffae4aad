"""The wire's types as TypeScript; with `--check` it fails where the committed file is old."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import msgspec

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "web" / "src" / "generated.ts"
HEAD = (
    "// Made by scripts/wire_types.py from what src/regency/server calls messages: change those, not this.\n"
)
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
UNIONS = ("FromClient", "FromServer")
WIDTH = 120  # of a line of the client

Schema = dict[str, Any]


def components() -> tuple[dict[str, Schema], dict[str, Schema]]:
    """The schemas of all messages by name, and those of the two unions."""
    sys.path.insert(0, str(ROOT / "src"))
    from regency.server import campaign_messages, messages, socket_messages

    modules = (messages, campaign_messages, socket_messages)
    kinds = [
        kind for module in modules for kind in vars(module).values() if _is_message(kind, module.__name__)
    ]
    unions = [getattr(socket_messages, name) for name in UNIONS]
    schemas, named = msgspec.json.schema_components([*unions, *kinds], ref_template="{name}")
    return named, dict(zip(UNIONS, schemas, strict=False))


def _is_message(kind: object, module: str) -> bool:
    return isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind.__module__ == module


def written(schema: Schema) -> str:
    """The type of a value, on one line."""
    if "$ref" in schema:
        return str(schema["$ref"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(written(inner) for inner in schema["anyOf"]))
    if "enum" in schema:
        return " | ".join(msgspec.json.encode(value).decode().replace('"', "'") for value in schema["enum"])
    match schema.get("type"):
        case "array":
            return _array(schema)
        case "object":
            return f"Record<string, {written(_rest(schema))}>"
        case str(name):
            return PLAIN[name]
    return "unknown"


def _array(schema: Schema) -> str:
    if "prefixItems" in schema:
        return f"[{', '.join(written(inner) for inner in schema['prefixItems'])}]"
    inner = written(schema.get("items", {}))
    return f"({inner})[]" if "|" in inner else f"{inner}[]"


def _rest(schema: Schema) -> Schema:
    rest = schema.get("additionalProperties", {})
    return rest if isinstance(rest, dict) else {}


def interface(name: str, schema: Schema, received: bool) -> str:
    """A message; what has a default may be left out of what is sent, and is always there in what comes."""
    lines = [f"/** {schema['description']} */"] if "description" in schema else []
    lines.append(f"export interface {name} {{")
    needed = set(schema.get("required", ()))
    for field, inner in schema.get("properties", {}).items():
        mark = "" if received or field in needed else "?"
        lines.append(f"  {field}{mark}: {written(inner)}")
    return "\n".join([*lines, "}"])


def source() -> str:
    """The whole file."""
    named, unions = components()
    parts = [HEAD]
    inner = b"".join(msgspec.json.encode(schema) for schema in named.values()).decode()
    for name, schema in named.items():
        sent = schema.get("additionalProperties") is False and f'"$ref":"{name}"' not in inner
        parts.append(interface(name, schema, not sent) + "\n")
    parts += [union(name, written(schema)) for name, schema in unions.items()]
    return "\n".join(parts)


def union(name: str, kinds: str) -> str:
    """A type that is one of several, in lines that can be read."""
    line = f"export type {name} = {kinds}\n"
    return (
        line if len(line) <= WIDTH else f"export type {name} =\n  | " + kinds.replace(" | ", "\n  | ") + "\n"
    )


def main(arguments: list[str]) -> int:
    """Write the file, or compare it."""
    made = source()
    if arguments == ["--check"]:
        current = TARGET.read_text(encoding="utf-8") if TARGET.exists() else ""
        print("the types are current" if made == current else "the types are old: run scripts/wire_types.py")
        return int(made != current)
    TARGET.write_text(made, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
