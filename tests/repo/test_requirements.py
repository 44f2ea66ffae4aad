"""The pins: hashed throughout, and free of addresses."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from scripts import tidy

ROOT = Path(__file__).resolve().parents[2]
PINS = sorted((ROOT / "requirements").glob("*.txt"))
PINNED = re.compile(r"^[\w.\-]+==[\w.]+( ; [^\\]+)?( --hash=sha256:[0-9a-f]{64})+$")


def entries(path: Path) -> list[str]:
    """The requirements of a file, each joined to one line."""
    joined = re.sub(r"\s*\\\n\s*", " ", path.read_text(encoding="utf-8"))
    return [line.strip() for line in joined.splitlines() if line.strip()]


def names(path: Path) -> dict[str, str]:
    return dict(entry.split(" ")[0].split("==") for entry in entries(path))


def test_there_are_pins_for_every_purpose() -> None:
    assert {path.stem for path in PINS} == {"base", "bench", "build", "dev", "node", "uv"}


@pytest.mark.parametrize("path", PINS, ids=lambda path: path.stem)
def test_every_requirement_is_pinned_and_hashed(path: Path) -> None:
    assert entries(path)
    assert [entry for entry in entries(path) if not PINNED.match(entry)] == []


@pytest.mark.parametrize("line", ["rich", "rich==15.0.0", "rich>=14 --hash=sha256:" + "0" * 64])
def test_a_loose_requirement_would_be_noticed(line: str) -> None:
    assert not PINNED.match(line)


@pytest.mark.parametrize("path", PINS, ids=lambda path: path.stem)
def test_no_pin_has_an_address(path: Path) -> None:
    assert list(tidy.faults(f"requirements/{path.name}", path.read_text(encoding="utf-8"))) == []


@pytest.mark.parametrize("part", ["base", "build"])
def test_dev_installs_what_play_installs(part: str) -> None:
    whole = names(ROOT / "requirements" / "dev.txt")
    assert names(ROOT / "requirements" / f"{part}.txt").items() <= whole.items()
