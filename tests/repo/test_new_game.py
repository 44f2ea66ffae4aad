"""A new game is a copy of the example's three folders under another name: nothing else is touched."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.browser.house import chromium

ROOT = Path(__file__).resolve().parents[2]
EXAMPLE, NEW = "_example", "fifth"
FOLDERS = ("src/regency/games", "tests/games", "web/src/games")
MADE_ANEW = ("records", "playthroughs")  # they hold the name of their game
PACKAGES = "web/node_modules"
OF_ALL_GAMES = (
    "tests/words",
    "tests/docs",
    "tests/structure",
    "tests/repo/test_layers.py",
    "tests/cli/test_commands.py",
)


def run(tree: Path, *command: str) -> str:
    """Run something at the top of a tree, with its own source and nothing of ours; what it says."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("REGENCY_", "PYTEST_"))}
    environment = kept | {"PYTHONPATH": f"{tree / 'src'}{os.pathsep}{tree}", "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run(command, cwd=tree, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{' '.join(command)}\n{done.stdout[-6000:]}\n{done.stderr[-3000:]}"
    return done.stdout


def git(tree: Path, *words: str) -> str:
    return run(tree, "git", "-c", "user.name=test", "-c", "user.email=test@localhost", *words)


def python(tree: Path, *words: str) -> str:
    return run(tree, sys.executable, *words)


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The whole tree as a commit, and the new game in it."""
    tree = tmp_path_factory.mktemp("tree")
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    if listed.returncode:
        pytest.skip("this is no checkout: which files belong to it is not known")
    for name in filter(None, listed.stdout.split("\0")):
        if (ROOT / name).is_file():
            (tree / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, tree / name)
    git(tree, "init", "-q")
    git(tree, "add", "-A")
    git(tree, "commit", "-q", "-m", "the tree")
    copy_example(tree)
    yield tree
    shutil.rmtree(tree)


def copy_example(tree: Path) -> None:
    """As in docs/add-a-game.md: three folders are copied, and what is made by script is made."""
    for folder in FOLDERS:
        left_out = shutil.ignore_patterns(*MADE_ANEW)
        shutil.copytree(tree / folder / EXAMPLE, tree / folder / NEW, ignore=left_out)
        for path in (tree / folder / NEW).rglob("*"):
            if path.suffix in {".py", ".ts"}:
                path.write_text(path.read_text("utf-8").replace(EXAMPLE, NEW), "utf-8")
    python(tree, "-m", "scripts.records", NEW)
    python(tree, "-m", "scripts.playthroughs", NEW)
    python(tree, "-m", "scripts.generated")


def nothing_else_is_touched(tree: Path) -> None:
    changed = {line[3:].rstrip("/") for line in git(tree, "status", "--porcelain").splitlines()}
    assert changed == {f"{folder}/{NEW}" for folder in FOLDERS}


def test_it_is_found_offered_and_played(tree: Path) -> None:
    assert NEW in python(tree, "-m", "regency", "games").split()
    python(tree, "-m", "regency", "simulate", NEW, "--seats", "greedy,random", "--games", "2")
    nothing_else_is_touched(tree)


def test_the_rules_name_no_folder_of_theirs() -> None:
    """So that a copy under another name plays at once."""
    rules = ROOT / FOLDERS[0] / EXAMPLE
    assert [path for path in rules.rglob("*.py") if EXAMPLE in path.read_text("utf-8")] == []


@pytest.mark.nightly
def test_it_passes_the_shared_tests(tree: Path) -> None:
    pytest_of = ("-m", "pytest", "-q", "-p", "no:cacheprovider")
    assert " passed" in python(
        tree, *pytest_of, "--game", NEW, "--ignore", f"tests/games/{NEW}/browser", "tests"
    )
    python(tree, *pytest_of, *OF_ALL_GAMES)
    python(tree, "-m", "scripts.generated", "--check")
    nothing_else_is_touched(tree)


@pytest.mark.nightly
def test_it_is_played_at_the_table_on_its_own_board_with_the_client_built_anew(tree: Path) -> None:
    if chromium() is None or not (ROOT / PACKAGES).is_dir():
        pytest.skip("a browser and the client's packages are needed")
    if not (tree / PACKAGES).exists():
        (tree / PACKAGES).symlink_to((ROOT / PACKAGES).resolve())
    (tree / ".git/info/exclude").write_text(f"{PACKAGES}\n")  # the pattern of .gitignore means a folder
    python(tree, "-m", "pytest", "-q", "-p", "no:cacheprovider", f"tests/games/{NEW}/browser")
    assets = tree / "src/regency/server/static/assets"
    assert any(f"games/{NEW}/Board.svelte" in path.read_text("utf-8") for path in assets.glob("*.js"))
    nothing_else_is_touched(tree)
