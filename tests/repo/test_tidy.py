"""No file holds a path of one machine or, in a pin, an address."""

from __future__ import annotations

from pathlib import Path

import pytest

from scripts import tidy

HOMES = ["work", "root", "home/ann"]


@pytest.mark.parametrize("line", ["--index-url x", "a @ b", "https" + "://x", "file" + ":///x"])
def test_an_address_in_a_pin_is_found(line: str) -> None:
    assert len(list(tidy.faults("requirements/base.txt", f"fine\n{line}\n"))) == 1


def test_an_address_elsewhere_is_no_fault() -> None:
    assert list(tidy.faults("docs/x.md", "https" + "://x")) == []


@pytest.mark.parametrize("home", HOMES)
@pytest.mark.parametrize("around", ["{}x", 'open("{}x")', "see {}x.", "a={}"])
def test_a_machine_path_is_found_anywhere(home: str, around: str) -> None:
    assert len(list(tidy.faults("docs/x.md", around.format(f"/{home}/")))) == 1


@pytest.mark.parametrize("home", HOMES)
def test_a_relative_path_is_no_machine_path(home: str) -> None:
    assert list(tidy.faults("docs/x.md", f"src/{home}/x ./{home}/x")) == []


def test_without_git_the_files_are_still_found(tmp_path: Path) -> None:
    for name in ["a.py", "b/c.md", ".venv/d.py", "b/__pycache__/e.pyc"]:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("x")
    assert tidy.files(tmp_path) == ["a.py", "b/c.md"]
