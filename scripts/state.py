"""Constructor, `clone` and `fields` of each compartment, made of its fields; `--check` finds old ones."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WIDTH = 110
BEGIN = ["    # Made by scripts/state.py from the fields above: change those.", "    # fmt: off"]
END = "    # fmt: on"
MADE = ("__init__", "clone", "fields")
TAKEN = (*MADE, "namesakes", "grown")  # what every compartment has, so that no field can be called so
PLAIN = {"int", "bool", "str", "bytes", "float", "None"}
ALLOWED = "int, bool, str, bytes, frozen classes, tuples of those, and lists of all these"


class Fault(Exception):
    """A declaration that nothing can be made from: file, line and reason."""


@dataclass(frozen=True)
class Field:
    """One fact of a compartment: its name, its type, and what its comment says."""

    name: str
    type: ast.expr
    note: str
    line: int


@dataclass(frozen=True)
class Source:
    """A Python file, read."""

    path: Path
    text: str
    tree: ast.Module

    def fault(self, line: int, reason: str) -> Fault:
        near = self.path.relative_to(ROOT) if self.path.is_relative_to(ROOT) else self.path
        return Fault(f"{near}:{line}: {reason}")

    def compartments(self) -> list[ast.ClassDef]:
        """The classes that derive from `Part`."""
        found = [node for node in self.tree.body if isinstance(node, ast.ClassDef)]
        return [kind for kind in found if any(ast.unparse(base) == "Part" for base in kind.bases)]


def read(path: Path) -> Source:
    """A file as text and as a tree."""
    text = path.read_text(encoding="utf-8")
    return Source(path, text, ast.parse(text, str(path)))


# What is declared


def declared(source: Source, kind: ast.ClassDef) -> list[Field]:
    """The fields of a compartment, in their order."""
    lines = source.text.splitlines()
    fields: list[Field] = []
    for node in kind.body:
        if not isinstance(node, ast.AnnAssign) or not isinstance(node.target, ast.Name):
            continue
        if ast.unparse(node.annotation).startswith("ClassVar"):
            continue
        name, line = node.target.id, node.lineno
        if name in TAKEN or node.value is not None or name in {field.name for field in fields}:
            reason = "has a default" if node.value else "is declared twice, or every compartment has one"
            raise source.fault(line, f"{kind.name}.{name} {reason}")
        _, _, note = lines[(node.end_lineno or line) - 1][node.end_col_offset or 0 :].partition("# ")
        fields.append(Field(name, node.annotation, note, line))
    return fields


def meaning(source: Source, name: str) -> tuple[Source, ast.expr | ast.ClassDef] | None:
    """What a name stands for in a file, if it is an alias or a class of this house."""
    for node in source.tree.body:
        match node:
            case ast.Assign(targets=[ast.Name(id=found)], value=value) if found == name:
                return source, value
            case ast.ClassDef(name=found) if found == name:
                return source, node
            case ast.ImportFrom(names=names):
                for alias in names:
                    if (alias.asname or alias.name) == name and (path := imported(source.path, node)):
                        return meaning(read(path), alias.name)
    return None


def imported(path: Path, node: ast.ImportFrom) -> Path | None:
    """The file that an import names, if it is one of this house."""
    base = path.parents[node.level - 1] if node.level else (ROOT / "src")
    inner = base.joinpath(*(node.module or "").split("."))
    return next((file for file in (inner.with_suffix(".py"), inner / "__init__.py") if file.is_file()), None)


def is_frozen(source: Source, type_: ast.expr) -> bool:
    """Whether a value of this type can never change, so that copies may share it."""
    match type_:
        case ast.Constant(value=None):
            return True
        case ast.Name(id=name) if name in PLAIN:
            return True
        case ast.Name(id=name):
            return is_frozen_name(source, name)
        case ast.Subscript(value=ast.Name(id="Literal")):
            return True
        case ast.Subscript(value=ast.Name(id="tuple"), slice=inner):
            parts = inner.elts if isinstance(inner, ast.Tuple) else [inner]
            return all(ast.unparse(part) == "..." or is_frozen(source, part) for part in parts)
        case ast.Subscript(value=ast.Name(id="Annotated"), slice=ast.Tuple(elts=[inner, *_])):
            return is_frozen(source, inner)
        case ast.Subscript(value=ast.Name(id="Sealed"), slice=inner):
            return is_frozen(source, inner)
        case ast.BinOp(left=left, op=ast.BitOr(), right=right):
            return is_frozen(source, left) and is_frozen(source, right)
    return False


def is_frozen_name(source: Source, name: str) -> bool:
    """The same of an alias, or of a class: a frozen one of frozen fields."""
    match meaning(source, name):
        case (there, ast.ClassDef(keywords=words, body=body)):
            fields = [node.annotation for node in body if isinstance(node, ast.AnnAssign)]
            frozen = any(word.arg == "frozen" and ast.unparse(word.value) == "True" for word in words)
            return frozen and all(is_frozen(there, field) for field in fields)
        case (there, ast.expr() as value):
            return is_frozen(there, value)
    return False


def copied(source: Source, type_: ast.expr, value: str, depth: int = 0) -> str | None:
    """The quickest copy of a value that shares nothing that can change; None: there is no quick one."""
    if is_frozen(source, type_):
        return value
    match type_:
        case ast.Subscript(value=ast.Name(id="list"), slice=inner):
            each = "each" if depth == 0 else f"inner{depth}"
            deeper = copied(source, inner, each, depth + 1)
            if deeper is None or deeper == each:
                return None if deeper is None else f"{value}[:]"
            return f"[{deeper} for {each} in {value}]"
    return None


# What is made of it


def made(source: Source, kind: ast.ClassDef) -> list[str]:
    """The lines from the mark to the end mark."""
    fields = declared(source, kind)
    copies = []
    for field in fields:
        copy = copied(source, field.type, f"self.{field.name}")
        if copy is None:
            reason = (
                f"{kind.name}.{field.name}: no quick copy of {ast.unparse(field.type)}; there are {ALLOWED}"
            )
            raise source.fault(field.line, reason)
        copies.append(copy)
    clone = [f"    def clone(self) -> {kind.name}:", *laid(f"        return {kind.name}(", copies, ")")]
    return [*BEGIN, *(constructor(fields) if fields else []), *clone, END]


def constructor(fields: list[Field]) -> list[str]:
    """The names of the fields, and how they are given."""
    names = [f'"{field.name}"' for field in fields]
    typed = [f"{field.name}: {ast.unparse(field.type)}" for field in fields]
    return [
        *laid("    fields: ClassVar[tuple[str, ...]] = (", names, ",)" if len(names) == 1 else ")"),
        "",
        *laid("    def __init__(", ["self", *typed], ") -> None:"),
        *[f"        self.{field.name} = {field.name}" for field in fields],
        "",
    ]


def laid(head: str, items: list[str], tail: str) -> list[str]:
    """Items between two brackets: on one line, or filling as many as they need."""
    whole = head + ", ".join(items) + tail
    if len(whole) <= WIDTH:
        return [whole]
    margin = " " * (len(head) - len(head.lstrip()))
    lines = [margin + "   "]
    for item in items:
        if len(lines[-1]) + len(item) + 2 > WIDTH:
            lines.append(margin + "   ")
        lines[-1] += f" {item},"
    return [head, *lines, margin + tail.lstrip(",")]


def remade(source: Source) -> str:
    """The file with every made part as it should be."""
    lines = source.text.splitlines()
    for kind in reversed(source.compartments()):
        start, stop = region(source, kind, lines)
        lines[start:stop] = [*([""] if start == stop else []), *made(source, kind)]
    return "\n".join([*lines, ""])


def region(source: Source, kind: ast.ClassDef, lines: list[str]) -> tuple[int, int]:
    """From which line to which a class is made; an empty stretch where it is not yet."""
    first, last = kind.lineno, kind.end_lineno or kind.lineno
    start = next((at for at in range(first, last) if lines[at] == BEGIN[0]), None)
    if start is None:
        ends = [node.end_lineno or 0 for node in kind.body if isinstance(node, ast.AnnAssign | ast.Expr)]
        start = stop = max(ends, default=first)
    else:
        stop = lines.index(END, start) + 1
    for node in kind.body:
        name = getattr(node, "name", None) or ast.unparse(getattr(node, "target", ast.Constant("")))
        if name in MADE and not start < node.lineno <= stop:
            raise source.fault(
                node.lineno, f"{kind.name}.{name} is written by hand: it is made of the fields"
            )
    return start, stop


# The files


def files(root: Path = ROOT) -> Iterator[Path]:
    """Every file of the package and of the tests that declares a compartment."""
    for folder in ("src", "tests"):
        for path in sorted((root / folder).rglob("*.py")):
            if "(Part):" in path.read_text(encoding="utf-8"):
                yield path


def main(arguments: list[str]) -> int:
    """Write what is old, or name it."""
    old = 0
    for path in files():
        source = read(path)
        try:
            text = remade(source)
        except Fault as fault:
            print(fault)
            old += 1
            continue
        if text == source.text:
            continue
        if arguments == ["--check"]:
            print(f"{path.relative_to(ROOT)} is old: run python -m scripts.state")
            old += 1
        else:
            path.write_text(text, encoding="utf-8")
    return int(bool(old))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
