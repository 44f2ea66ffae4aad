"""One-line faults in the rules of a game, made one at a time: how many do its section tests notice?

    python scripts/faults.py GAME --faults 60 --seed 1 --workers 2

Each fault is made in a copy of the source, never in the source itself.
"""

from __future__ import annotations

import argparse
import ast
import compileall
import copy
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue
from random import Random

ROOT = Path(__file__).resolve().parent.parent
SLACK = 0.9  # so many of the faults must be noticed
TIMEOUT_S = 120.0  # a fault may loop for ever, which is noticed too
# The rules of a game; names of pieces, pages and what bots look at are not among them
FOLDERS = ("printed", "model", "effects", "rules", "flow", "hidden")
DECLARATIONS = {"__init__", "events", "options", "reasons"}
OTHER_OPERATOR: dict[type[ast.AST], type[ast.AST]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.And: ast.Or,
    ast.Or: ast.And,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
}


@dataclass(frozen=True)
class Fault:
    """One line of a file, as it is and as it would be."""

    file: str
    line: int
    kind: str
    was: str
    becomes: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.kind}: {self.was.strip()}  ->  {self.becomes.strip()}"


# Finding places for faults


def faults_in(file: str, source: str) -> list[Fault]:
    """Every fault that could be put into a file, in the order of its lines."""
    lines = source.splitlines()
    found = []
    for node in behaviour(ast.parse(source)):
        for kind, other in mutants(node):
            becomes = spliced(lines, node, other)
            if becomes is not None and becomes != lines[node.lineno - 1]:
                found.append(Fault(file, node.lineno, kind, lines[node.lineno - 1], becomes))
    return sorted(set(found), key=lambda fault: (fault.line, fault.kind, fault.becomes))


def behaviour(tree: ast.AST) -> Iterator[ast.expr | ast.stmt]:
    """The nodes that do something when the program runs: no annotation, no import, no text."""
    if isinstance(tree, ast.expr | ast.stmt):
        yield tree
    for name, value in ast.iter_fields(tree):
        if name in {"annotation", "returns"} or (name == "keywords" and isinstance(tree, ast.ClassDef)):
            continue
        for inner in value if isinstance(value, list) else [value]:
            if isinstance(inner, ast.AST) and not is_idle(inner):
                yield from behaviour(inner)


def is_idle(node: ast.AST) -> bool:
    """An import, a text, a type, or a check that lists are equally long."""
    match node:
        case ast.Import() | ast.ImportFrom() | ast.JoinedStr() | ast.keyword(arg="strict"):
            return True
        case ast.If(test=test):
            return ast.unparse(test) in {"TYPE_CHECKING", "typing.TYPE_CHECKING"}
        case ast.Call(func=ast.Name(id="TypeVar" | "cast" | "NewType")):
            return True
    return False


def mutants(node: ast.expr | ast.stmt) -> Iterator[tuple[str, str]]:
    """What could stand there by mistake, each with the kind of the mistake."""
    match node:
        case ast.Constant(value=bool(value)):
            yield "constant", str(not value)
        case ast.Constant(value=int(value)):
            yield "constant", str(value + 1)
            yield "constant", str(value - 1)
        case ast.Compare(ops=[_]):
            yield "comparison", ast.unparse(with_other_operator(node))
        case ast.BoolOp():
            yield "and/or", ast.unparse(with_other_operator(node))
        case ast.UnaryOp(op=ast.Not()):
            yield "not", ast.unparse(node.operand)
        case ast.AugAssign(op=ast.Add() | ast.Sub(), target=ast.Attribute() | ast.Subscript()):
            yield "sign", ast.unparse(with_other_operator(node))
        case ast.Expr(value=ast.Call()):
            yield "call left out", "pass"


def with_other_operator(node: ast.Compare | ast.BoolOp | ast.AugAssign) -> ast.AST:
    """The same with the operator that is easily mistaken for it."""
    other = copy.deepcopy(node)
    if isinstance(other, ast.Compare):
        other.ops = [OTHER_OPERATOR[type(other.ops[0])]()]  # type: ignore[list-item]
    else:
        other.op = OTHER_OPERATOR[type(other.op)]()  # type: ignore[assignment]
    return other


def spliced(lines: list[str], node: ast.expr | ast.stmt, other: str) -> str | None:
    """The line with other text in place of a node; None if the node is longer than a line."""
    if node.end_lineno != node.lineno or node.end_col_offset is None:
        return None
    line = lines[node.lineno - 1].encode()
    bare = isinstance(node, ast.stmt | ast.Constant)
    text = other if bare else f"({other})"
    return (line[: node.col_offset] + text.encode() + line[node.end_col_offset :]).decode()


def rule_files(folder: Path) -> list[Path]:
    """The files of a game that hold its rules."""
    found = [path for name in FOLDERS for path in (folder / name).rglob("*.py")]
    return sorted(path for path in found if path.stem not in DECLARATIONS)


def chosen(folder: Path, count: int, seed: int) -> list[Fault]:
    """So many faults, spread over the rule files: one of each file in turn."""
    rng = Random(seed)
    piles = []
    for path in rule_files(folder):
        pile = faults_in(path.relative_to(folder).as_posix(), path.read_text(encoding="utf-8"))
        rng.shuffle(pile)
        piles.append(pile)
    rng.shuffle(piles)
    found: list[Fault] = []
    lines: set[tuple[str, int]] = set()
    while len(found) < count and any(piles):
        for pile in piles:
            while pile and (pile[-1].file, pile[-1].line) in lines:
                pile.pop()
            if pile and len(found) < count:
                found.append(pile.pop())
                lines.add((found[-1].file, found[-1].line))
    return found


# Trying them


class Bench:
    """A copy of the source in a folder of its own, on which the section tests of a game run."""

    def __init__(self, game: str, folder: Path, timeout_s: float) -> None:
        self.game = game
        self.src = folder / "src"
        self.timeout_s = timeout_s
        shutil.copytree(ROOT / "src", self.src, ignore=shutil.ignore_patterns("__pycache__"))
        compileall.compile_dir(self.src, quiet=2)

    def notices(self, fault: Fault) -> bool:
        """Whether the tests fail, or never end, with this fault in the rules."""
        path = self.src / "regency" / "games" / self.game / fault.file
        sound = path.read_text(encoding="utf-8")
        lines = sound.splitlines(keepends=True)
        lines[fault.line - 1] = fault.becomes + "\n"
        for stale in (path.parent / "__pycache__").glob(f"{path.stem}.*"):
            stale.unlink()
        path.write_text("".join(lines), encoding="utf-8")
        try:
            return not self.tests_pass()
        finally:
            path.write_text(sound, encoding="utf-8")

    def tests_pass(self) -> bool:
        """Run the section tests of the game on this copy, up to the first that fails."""
        command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider"]
        command += ["-o", f"pythonpath=. {self.src}", *section_tests(self.game)]
        outer = {key: value for key, value in os.environ.items() if not key.startswith(("COV_", "PYTEST_"))}
        environment = outer | {
            "PYTHONDONTWRITEBYTECODE": "1",
            "PYTHONPATH": str(self.src),
            "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
        }
        try:
            run = subprocess.run(
                command, cwd=ROOT, env=environment, capture_output=True, timeout=self.timeout_s, check=False
            )
        except subprocess.TimeoutExpired:
            return False
        return run.returncode == 0


def section_tests(game: str) -> list[str]:
    """The folders of a game's tests that are about its rules, one by one."""
    home = ROOT / "tests" / "games" / game
    return [str(path.relative_to(ROOT)) for name in FOLDERS if (path := home / name).is_dir()]


def is_sound(bench: Bench) -> bool:
    """Whether the tests pass as things are, and see the copy: without the game they must not."""
    broken = Fault("__init__.py", 1, "broken", "", "raise ImportError")
    return bench.tests_pass() and bench.notices(broken)


def tried(game: str, faults: Sequence[Fault], workers: int, timeout_s: float) -> list[bool] | None:
    """For each fault whether it was noticed; None if the tests fail without any, before or afterwards."""
    with tempfile.TemporaryDirectory() as folder:
        benches: SimpleQueue[Bench] = SimpleQueue()
        for nth in range(workers):
            benches.put(Bench(game, Path(folder) / str(nth), timeout_s))
        first = benches.get()
        if not is_sound(first):
            return None
        benches.put(first)

        def attempt(fault: Fault) -> bool:
            bench = benches.get()
            try:
                noticed = bench.notices(fault)
            finally:
                benches.put(bench)
            print(f"{'noticed ' if noticed else 'SURVIVED'} {fault}", flush=True)
            return noticed

        with ThreadPoolExecutor(workers) as pool:
            noticed = list(pool.map(attempt, faults))
        return noticed if first.tests_pass() else None  # nobody changed the tests meanwhile


def table(faults: Sequence[Fault], noticed: Sequence[bool]) -> str:
    """Noticed and made, by file."""
    rows = []
    for file in sorted({fault.file for fault in faults}):
        mine = [seen for fault, seen in zip(faults, noticed, strict=True) if fault.file == file]
        rows.append(f"{file:<24} {sum(mine):>3} of {len(mine):>3}")
    return "\n".join([*rows, f"{'all':<24} {sum(noticed):>3} of {len(noticed):>3}"])


def main(arguments: Sequence[str]) -> int:
    """Choose, try, count; fails where fewer than nine in ten are noticed."""
    parser = argparse.ArgumentParser(prog="faults", description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("game")
    parser.add_argument("--faults", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--timeout", type=float, default=TIMEOUT_S, help="seconds for one run of the tests")
    given = parser.parse_args(arguments)
    folder = ROOT / "src" / "regency" / "games" / given.game
    if not folder.is_dir() or not section_tests(given.game):
        print(f"no game with section tests: {given.game}")
        return 2
    faults = chosen(folder, given.faults, given.seed)
    noticed = tried(given.game, faults, max(1, given.workers), given.timeout)
    if noticed is None:
        print("the section tests fail without any fault, or do not see the copy of the source")
        return 2
    print(f"\n{table(faults, noticed)}")
    survivors = [fault for fault, seen in zip(faults, noticed, strict=True) if not seen]
    if survivors:
        print("\nsurvivors\n" + "\n".join(str(fault) for fault in survivors))
    return 0 if sum(noticed) >= SLACK * len(faults) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
