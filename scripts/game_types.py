"""The types of each game for its board, from its declaration; with `--check` it fails where a file is old."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, get_type_hints

import msgspec

from scripts import state
from scripts.wire_types import ROOT, Schema, written

BOARDS = ROOT / "web" / "src" / "games"
WIDTH = 120


def games() -> list[str]:
    """The games that have a board, whether or not they are offered."""
    folders = sorted(path.parent.name for path in (ROOT / "src" / "regency" / "games").glob("*/__init__.py"))
    return [name for name in folders if (BOARDS / name).is_dir()]


def source(game: str) -> str:
    """The whole file of a game."""
    from regency.games import load
    from regency.kernel.compartments import compartments

    rules = load(game)
    parts = compartments(type(rules))
    assert parts is not None, f"{game}: the declaration names no compartments"
    named: dict[str, Schema] = {}
    table, screen, _ = parts
    blocks = [interface("Table", table, named), interface("Screen", screen, named)]
    blocks += saga_types(rules, named)
    blocks.append(union("Action", "Something that a seat can do.", rules.actions, named))
    blocks.append(union("GameEvent", "A public fact.", rules.events, named))
    blocks.append(union("Question", "What a seat is asked.", rules.asks, named))
    head = f"/** Made by scripts/game_types.py from src/regency/games/{game}: change that, not this. */\n"
    return "\n".join([head, *(structure(name, schema) for name, schema in named.items()), *blocks])


def saga_types(rules: Any, named: dict[str, Schema]) -> list[str]:
    """What a campaign's page is told, where there are campaigns: how things stand, and what a reign was."""
    if rules.saga is None:
        return []
    kinds = (("Realm", rules.saga.realm), ("Account", rules.saga.account))
    found = {name: written(schema(kind, named)) for name, kind in kinds}
    return [f"export type {name} = {own}\n" for name, own in found.items() if own != name]


# Compartments


def interface(name: str, part: type[Any], named: dict[str, Schema]) -> str:
    """A compartment, with what its source says of each field."""
    hints = get_type_hints(part)
    if not part.fields:
        return "\n".join([*said(part.__doc__, ""), f"export type {name} = Record<string, never>", ""])
    lines = [*said(part.__doc__, ""), f"export interface {name} {{"]
    notes = notes_of(part)
    for field in part.fields:
        lines += [*said(notes.get(field), "  "), f"  {field}: {written(schema(hints[field], named))}"]
    return "\n".join([*lines, "}", ""])


def notes_of(part: type[Any]) -> dict[str, str]:
    """The comments beside the fields."""
    read = state.read(Path(str(sys.modules[part.__module__].__file__)))
    kind = next(kind for kind in read.compartments() if kind.name == part.__name__)
    return {field.name: field.note for field in state.declared(read, kind)}


def schema(type_: Any, named: dict[str, Schema]) -> Schema:
    """The schema of a type; the structures in it are kept by name."""
    (found,), inner = msgspec.json.schema_components([type_], ref_template="{name}")
    named |= inner
    return found


def structure(name: str, given: Schema) -> str:
    """A frozen value that lies in a field."""
    if "properties" not in given:  # it is encoded as a list
        return "\n".join([*said(given.get("description"), ""), *listed(name, given), ""])
    lines = [*said(given.get("description"), ""), f"export interface {name} {{"]
    lines += [f"  {field}: {written(inner)}" for field, inner in given["properties"].items()]
    return "\n".join([*lines, "}", ""])


def listed(name: str, given: Schema) -> list[str]:
    """A value that is encoded as a list: on a line, or a line each."""
    line = f"export type {name} = {written(given)}"
    if len(line) <= WIDTH or "prefixItems" not in given:
        return [line]
    return [f"export type {name} = [", *(f"  {written(inner)}," for inner in given["prefixItems"]), "]"]


# Kinds


def union(name: str, about: str, kinds: Iterable[type[Any]], named: dict[str, Schema]) -> str:
    """Values of several kinds, told apart by their tags."""
    lines = [*said(about, ""), f"export type {name} ="]
    for kind in kinds:
        refs, inner = msgspec.json.schema_components([kind], ref_template="{name}")
        own = inner.pop(refs[0]["$ref"])
        named |= inner
        lines += [*said(own.get("description"), "  "), *member(own)]
    return "\n".join([*lines, ""] if len(lines) > 2 else [*lines[:-1], f"export type {name} = never", ""])


def member(given: Schema) -> Iterator[str]:
    """One kind: on a line, or a line a field."""
    fields = [f"{field}: {written(inner)}" for field, inner in given["properties"].items()]
    line = f"  | {{ {'; '.join(fields)} }}"
    if len(line) <= WIDTH:
        yield line
        return
    yield "  | {"
    yield from (f"      {field}" for field in fields)
    yield "    }"


def said(text: str | None, margin: str) -> list[str]:
    """A comment, if there is one, of as many lines as it needs."""
    if not text:
        return []
    line = f"{margin}/** {' '.join(text.split())} */"
    if len(line) <= WIDTH:
        return [line]
    lines = [f"{margin}/**", f"{margin} *"]
    for word in text.split():
        if len(lines[-1]) + 1 + len(word) > WIDTH:
            lines.append(f"{margin} *")
        lines[-1] += f" {word}"
    return [*lines, f"{margin} */"]


def main(arguments: list[str]) -> int:
    """Write the files, or compare them."""
    sys.path.insert(0, str(ROOT / "src"))
    old = 0
    for game in games():
        target = BOARDS / game / "types.ts"
        made = source(game)
        if arguments != ["--check"]:
            target.write_text(made, encoding="utf-8")
        elif not target.exists() or target.read_text(encoding="utf-8") != made:
            print(f"types.ts of {game} is old: run python -m scripts.game_types")
            old += 1
    return int(bool(old))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
