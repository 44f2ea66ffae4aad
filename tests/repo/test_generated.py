"""What is made by script and checked in is what the scripts make now."""

from __future__ import annotations

from pathlib import Path

import pytest

from scripts import game_types, generated, state

HEAD = """
from typing import ClassVar
from regency.kernel.part import Part
from .frozen import Notice, Pair
Deeds = tuple[tuple[int, ...], ...]
"""
NOTICE = """
Pair = tuple[int, int]
Side = Literal["random", "A"]
class Notice(Struct, frozen=True):
    place: Pair
    side: Side = "A"
class Loose(Struct):
    place: Pair
class Hollow(Struct, frozen=True):
    cards: list[int]
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with frozen classes beside the compartments."""
    (tmp_path / "frozen.py").write_text(NOTICE)
    return tmp_path


def made_of(folder: Path, body: str, head: str = HEAD) -> str:
    """What the script makes of the body of a compartment."""
    path = folder / "state.py"
    path.write_text(f"{head}\n\nclass Table(Part):\n{body}")
    return state.remade(state.read(path))


def test_every_file_that_is_made_is_new() -> None:
    assert generated.main(["--check"]) == 0


def test_every_game_with_a_board_has_its_types() -> None:
    boards = {path.parent.name for path in game_types.BOARDS.glob("*/types.ts")}
    assert boards == set(game_types.games()) and len(boards) > 1


@pytest.mark.parametrize(
    ("type_", "copy"),
    {
        "int": "self.what",
        "bool | None": "self.what",
        "Annotated[int, 3]": "self.what",
        "tuple[int, ...]": "self.what",
        "Deeds": "self.what",
        "Pair": "self.what",
        "Notice": "self.what",
        "Literal[1, 2]": "self.what",
        "Sealed[Notice]": "self.what",
        "list[int]": "self.what[:]",
        "list[Deeds]": "self.what[:]",
        "list[list[int]]": "[each[:] for each in self.what]",
        "list[list[list[Pair]]]": "[[inner1[:] for inner1 in each] for each in self.what]",
    }.items(),
)
def test_a_copy_shares_only_what_cannot_change(folder: Path, type_: str, copy: str) -> None:
    assert f"        return Table({copy})\n" in made_of(folder, f"    what: {type_}\n")


@pytest.mark.parametrize(
    "type_",
    [
        "dict[str, int]",
        "set[int]",
        "tuple[list[int], ...]",
        "list[dict[str, int]]",
        "Loose",
        "Hollow",
        "Any",
        "Sealed[Loose]",
    ],
)
def test_what_has_no_quick_copy_is_refused_with_its_place(folder: Path, type_: str) -> None:
    head = HEAD.replace("Notice, Pair", "Hollow, Loose")
    with pytest.raises(state.Fault) as refused:
        made_of(folder, f"    fine: int\n    what: {type_}\n", head)
    assert f"state.py:{head.count(chr(10)) + 5}: Table.what: no quick copy of {type_}" in str(refused.value)


@pytest.mark.parametrize(
    ("body", "reason"),
    {
        "    a: int\n    a: bool\n": "Table.a is declared twice",
        "    a: int = 3\n": "Table.a has a default",
        "    fields: int\n": "Table.fields is",
        "    namesakes: int\n": "Table.namesakes is",
        "    grown: int\n": "Table.grown is",
        "    a: int\n    def clone(self): ...\n": "Table.clone is written by hand",
        "    a: int\n    def __init__(self): ...\n": "Table.__init__ is written by hand",
        "    a: int\n    fields: ClassVar[tuple[str, ...]] = ()\n": "Table.fields is written by hand",
    }.items(),
)
def test_a_declaration_that_is_none_is_refused(folder: Path, body: str, reason: str) -> None:
    with pytest.raises(state.Fault, match=reason):
        made_of(folder, body)


def test_what_is_made_is_made_once_and_follows_its_fields(folder: Path) -> None:
    body = '    """All there is."""\n\n    a: int  # what it counts\n    b: list[int]\n'
    first = made_of(folder, body + "\n    def whole(self) -> int:\n        return self.a\n")
    path = folder / "state.py"
    path.write_text(first)
    assert state.remade(state.read(path)) == first
    path.write_text(first.replace("    b: list[int]\n", "    b: list[int]\n    c: bool\n"))
    second = state.remade(state.read(path))
    assert 'fields: ClassVar[tuple[str, ...]] = ("a", "b", "c")' in second
    assert "def __init__(self, a: int, b: list[int], c: bool) -> None:" in second
    assert second.count("def clone") == second.count("def whole") == second.count("# what it counts") == 1
    (table,) = state.read(path).compartments()
    assert [field.note for field in state.declared(state.read(path), table)] == ["what it counts", "", ""]


def test_an_old_file_is_named(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    made_of(folder, "    a: int\n")
    monkeypatch.setattr(state, "ROOT", folder)
    monkeypatch.setattr(state, "files", lambda: [folder / "state.py"])
    assert state.main(["--check"]) == 1
    assert capsys.readouterr().out == "state.py is old: run python -m scripts.state\n"
    assert state.main([]) == 0
    assert state.main(["--check"]) == 0
