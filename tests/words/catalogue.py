"""The Fluent files as the tests read them, and the code that speaks from them."""

from __future__ import annotations

import ast
import importlib
import pkgutil
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import regency
from regency.games import ALL
from regency.kernel.errors import Reason
from regency.words.texts import sources

SRC = Path(regency.__file__).parent
SHELL = None


class Reader(Visitor):
    """Collects the variables, the visible text and the plural forms of a message."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.text = ""
        self.selectors: list[set[str]] = []

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802  (named by the visitor)
        self.variables.add(node.id.name)

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802  (named by the visitor)
        self.text += node.value

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802  (named by the visitor)
        keys = [variant.key for variant in node.variants]
        self.selectors.append({key.name if isinstance(key, ftl.Identifier) else key.value for key in keys})
        self.generic_visit(node)


class Entry(NamedTuple):
    """A message of a file, or one of its attributes."""

    variables: frozenset[str]
    text: str
    selectors: list[set[str]]


def read(node: ftl.BaseNode) -> Entry:
    """What a pattern speaks of."""
    reader = Reader()
    reader.visit(node)
    return Entry(frozenset(reader.variables), reader.text, reader.selectors)


@cache
def bodies(lang: str, game: str | None) -> list[ftl.EntryType]:
    """Everything that stands in the files of a language, or in those of a game alone."""
    paths = list(sources(lang, game))
    if game is not None:
        paths = paths[len(list(sources(lang, None))) :]
    return [entry for path in paths for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body]


@cache
def messages(lang: str, game: str | None) -> dict[str, Entry]:
    """Every message and every attribute by its key."""
    found: dict[str, Entry] = {}
    for entry in bodies(lang, game):
        if isinstance(entry, ftl.Message):
            if entry.value is not None:
                found[entry.id.name] = read(entry.value)
            for attribute in entry.attributes:
                found[f"{entry.id.name}.{attribute.id.name}"] = read(attribute.value)
    return found


def message_ids(lang: str, game: str | None) -> list[str]:
    """The keys as they stand, twice if a message is there twice."""
    return [entry.id.name for entry in bodies(lang, game) if isinstance(entry, ftl.Message)]


def forms(lang: str, game: str | None) -> set[str]:
    """The other forms that pieces have in a language."""
    return {key.partition(".")[2] for key in messages(lang, game) if "." in key}


def spoken_of(entry: Entry, known: set[str]) -> set[str]:
    """The arguments of a message, whichever of their forms it uses."""
    bases = set()
    for variable in entry.variables:
        base, _, form = variable.rpartition("-")
        bases.add(base if base and form in known else variable)
    return bases


@cache
def every_reason() -> tuple[type[Reason], ...]:
    """All reasons that the package can give, wherever they are defined, but for games not offered yet."""
    for info in pkgutil.walk_packages(regency.__path__, "regency."):
        if not info.name.endswith("__main__") and is_offered(info.name):
            importlib.import_module(info.name)
    return tuple(
        kind
        for kind in _below(Reason)
        if kind.__module__.startswith("regency.") and is_offered(kind.__module__)
    )


def is_offered(module: str) -> bool:
    """Whether a module is outside the folders of games, or in that of a registered one."""
    parts = module.split(".")
    return parts[1:2] != ["games"] or len(parts) < 3 or parts[2] in ALL


def game_of(module: str) -> str | None:
    """The game in whose folder a module lies."""
    parts = module.split(".")
    return parts[2] if parts[1:2] == ["games"] and len(parts) > 2 and parts[2] in ALL else None


def _below(kind: type[Reason]) -> Iterator[type[Reason]]:
    for inner in kind.__subclasses__():
        yield inner
        yield from _below(inner)


class Saying(NamedTuple):
    """A place in the code that says a message by its key."""

    place: str
    key: str
    given: frozenset[str] | None


def trees() -> Iterator[tuple[Path, ast.Module]]:
    """The code above the kernel, but for the words themselves, which only put keys together."""
    for path in sorted(SRC.rglob("*.py")):
        if path.relative_to(SRC).parts[0] not in {"words", "kernel"}:
            yield path, ast.parse(path.read_text(encoding="utf-8"))


@cache
def sayings() -> tuple[Saying, ...]:
    """Every `words.say("key", ...)` with a literal key."""
    return tuple(
        Saying(f"{path.relative_to(SRC)}:{node.lineno}", key, _keywords(node))
        for path, tree in trees()
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "say"
        if ast.unparse(node.func.value).endswith("words") and node.args
        for key in _literals(node.args[0])
    )


def _keywords(call: ast.Call) -> frozenset[str] | None:
    names = [keyword.arg for keyword in call.keywords]
    return None if None in names else frozenset(name for name in names if name)


def _literals(node: ast.expr) -> list[str]:
    """The strings that an expression may be: a literal, or either branch of a choice between two."""
    if isinstance(node, ast.IfExp):
        return _literals(node.body) + _literals(node.orelse)
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


@cache
def literals() -> frozenset[str]:
    """Every string that stands in the code: a key must be one of them, or begin like one put together."""
    return frozenset(
        node.value
        for _, tree in trees()
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    )


@cache
def prefixes() -> tuple[str, ...]:
    """How the keys begin that the code puts together: f"chair-{kind}" begins with chair-."""
    return tuple(
        node.values[0].value
        for _, tree in trees()
        for node in ast.walk(tree)
        if isinstance(node, ast.JoinedStr) and node.values and isinstance(node.values[0], ast.Constant)
        if isinstance(node.values[0].value, str) and node.values[0].value.endswith("-")
    )


GAMES = (SHELL, *ALL)


WEB = Path(__file__).resolve().parents[2] / "web" / "src"
QUOTED = re.compile(r"""['"`]([a-z][A-Za-z0-9_-]*)(['"`]|\$\{)""")
SAID = re.compile(r"""\bsay\(\s*['"]([A-Za-z][A-Za-z0-9_-]*)['"]""")
OWN = re.compile(r"\.own\('([\w-]+)'")


@cache
def client_sources(below: str = "") -> tuple[str, ...]:
    """The sources of the browser client, or of one game's board."""
    folder = WEB / below
    return tuple(
        path.read_text("utf-8") for path in sorted(folder.rglob("*")) if path.suffix in {".ts", ".svelte"}
    )


def client_literals(below: str = "") -> set[str]:
    """Every word in quotes that could be a key."""
    return {
        found
        for text in client_sources(below)
        for found, end in QUOTED.findall(text)
        if not end.startswith("$")
    }


def client_prefixes() -> tuple[str, ...]:
    """Beginnings of keys that the client completes at run time."""
    found = {key for text in client_sources() for key, end in QUOTED.findall(text) if end.startswith("$")}
    return tuple(key for key in found if key.endswith("-"))


def client_sayings() -> set[str]:
    """The keys that the client says as they stand."""
    said = {key for text in client_sources() for key in SAID.findall(text)}
    return said | {f"web-{key}" for key in client_own_sayings()}


def own_sayings() -> set[str]:
    """The same of what the terminal says: the first of the two keys that `Words.own` is given."""
    return {
        key
        for _, tree in trees()
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr == "own"
        and node.args
        for key in _literals(node.args[0])
    }


def client_own_sayings() -> set[str]:
    """The keys that a game may say in words of its own: those of the client have `web-` before them."""
    return {key for text in client_sources() for key in OWN.findall(text)}
