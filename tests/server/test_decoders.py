"""What decodes is built before there are threads, and kept."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

SOURCE = Path(__file__).resolve().parents[2] / "src" / "regency"
MODULES = sorted([*(SOURCE / "server").glob("*.py"), *(SOURCE / "kernel").glob("*.py")])

# In a process of its own, in which nothing has been decoded yet.
UNBUILT = """
import gc
from typing import get_args

import msgspec

from regency import games
from regency.kernel import entries, record
from regency.server import campaign_shelf, decoders, entry_stamps, saved_table, sqlite_shelf


def structs_in(hint, found):
    parts = get_args(hint)
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct) and hint not in found:
        found.add(hint)
        parts = [field.type for field in msgspec.structs.fields(hint)]
    for part in parts:
        structs_in(part, found)


def is_built(kind):
    return any(type(part).__name__ == "StructInfo" for part in gc.get_referents(kind))


def unbuilt():
    found = set()
    for rules in map(games.load, games.ALL):
        for kind in (*rules.actions, rules.options, rules.legacy):
            structs_in(kind, found)
        if rules.saga is not None:
            structs_in(rules.saga.content, found)
            structs_in(rules.saga.account, found)
    lasting = (record.Header, record.Written, record.Closed, record.Outcome, entry_stamps.Stamp)
    plain = (entries.Tick, entries.Undo, entries.Halt, entries.Resume)
    kept = (saved_table.SavedTable, campaign_shelf.SavedCampaign)
    for kind in (*lasting, *plain, *kept, *decoders.message_kinds()):
        structs_in(kind, found)
    return len(found), sorted(kind.__name__ for kind in found if not is_built(kind))


before = unbuilt()
decoders.prepare()
after = unbuilt()
assert before[0] == after[0] > 100, before
assert len(before[1]) > 50, "they are not built by themselves"
assert after[1] == [], after
"""


def test_every_type_that_is_decoded_is_built_when_the_server_is_prepared() -> None:
    run = subprocess.run(
        [sys.executable, "-c", UNBUILT], capture_output=True, text=True, timeout=120, check=False
    )
    assert run.returncode == 0, run.stderr


@pytest.mark.parametrize("module", MODULES, ids=lambda path: f"{path.parent.name}.{path.stem}")
def test_no_decoder_is_built_where_threads_may_be(module: Path) -> None:
    assert built_late(ast.parse(module.read_text(encoding="utf-8"))) == []


def built_late(tree: ast.Module) -> list[str]:
    """Functions that build a decoder whenever they are called, and keep none."""
    return [
        function.name
        for function in ast.walk(tree)
        if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef)
        and function.name != "build"  # which is what all of them are built by
        and "cache" not in {getattr(each, "id", "") for each in function.decorator_list}
        and any(isinstance(node, ast.Call) and builds(node) for node in ast.walk(function))
    ]


def builds(call: ast.Call) -> bool:
    name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    return name == "Decoder" or (name == "decode" and any(given.arg == "type" for given in call.keywords))
