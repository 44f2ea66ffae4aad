"""Whatever stands in a pack, it is read, or refused with the name of the file and a line of it."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from regency.games.dilemma import RULES, packs
from regency.kernel.errors import Reason
from regency.kernel.sealed import Sealed
from regency.words import Words

HALVAREN = packs.FOLDER / packs.HALVAREN
VALUES = (
    "5", '"x"', "[]", '["x"]', "[1]", "{}", "{ a = 1 }", "true", "-1", "1.5", "99999999999999999999",
    '"+²"', "1979-05-27", '["wealth +²"]', '["wealth +0"]', '["open"]', '["sticker 9"]', '["mystery Z"]',
    '["wealth -2 else -1 if"]', '[""]', '["open 00"]', '{ timing = 5 }', '{ timing = "limited", when = 5 }',
    '{ timing = "condition", target = "any", when = "positive_open_agenda_scored:" }',
)  # fmt: skip


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name in ("00", "T1a"):
        for path in HALVAREN.glob(f"{name}.*"):
            shutil.copy(path, tmp_path)
    shutil.copy(HALVAREN / "pack.toml", tmp_path)
    return tmp_path


def spoiled(text: str) -> list[str]:
    """The text with one value after the other left out, or another one in its place."""
    lines = text.splitlines()
    found = []
    for nth, line in enumerate(lines):
        key = re.match(r"[\w.]+ = ", line)
        others = [key[0] + value for value in VALUES] if key else []
        found += ["\n".join([*lines[:nth], other, *lines[nth + 1 :]]) for other in (*others, "")]
    return found


@pytest.mark.parametrize("name", ["T1a.toml", "pack.toml", "00.toml"])
def test_a_pack_is_read_or_refused_with_a_place_in_it(folder: Path, name: str) -> None:
    text = (folder / name).read_text(encoding="utf-8")
    faults = [fault for other in spoiled(text) if (fault := fault_of(folder, name, other)) is not None]
    assert len(faults) > 20
    for language in ("en", "de"):
        words = Words(language, RULES)
        assert all(words.reason(fault) for fault in faults)
    assert all(1 <= getattr(fault, "line", 1) <= len(text.splitlines()) + 2 for fault in faults)


def fault_of(folder: Path, name: str, text: str) -> Reason | None:
    """Why a pack with this text is refused, or nothing where it can be played."""
    (folder / name).write_text(text, encoding="utf-8")
    try:
        assert Sealed(packs.compile_book(folder)).mark
        packs.texts(folder, "de")
    except packs.BadPack as found:
        return found.reason
    return None


def test_the_line_is_that_of_the_word(folder: Path) -> None:
    path = folder / "T1a.toml"
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace('effects = ["wealth -1"', "effects = 7 #", 1), encoding="utf-8")
    line = (
        path.read_text(encoding="utf-8")
        .splitlines()
        .index(next(each for each in path.read_text(encoding="utf-8").splitlines() if "7 #" in each))
    )
    with pytest.raises(packs.BadPack) as found:
        packs.compile_book(folder)
    assert found.value.reason == packs.PackWord("T1a.toml", line + 1, "7")
