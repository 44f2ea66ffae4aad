"""Games are found by their folders: what is not whole is refused with file and reason, the rest is played."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from regency import games
from regency.cli import main
from regency.games import finding
from regency.games.finding import (
    BrokenDeclaration,
    BrokenGame,
    NameTaken,
    NoDeclaration,
    TextMissing,
)
from regency.kernel.errors import Reason
from regency.server import texts

WHOLE = games.NAMES[0]  # any game will do: the folders below stand beside it
DECLARED = """
from msgspec import Struct
from regency.kernel.rules import Rules
class Options(Struct, frozen=True):
    pass
class New(Rules):
    name, version, seats, horizon = "new", 1, range(2, 3), 9
    options, actions, events, asks, steps = Options, (), (), (), ()
    ends, lines = ("over",), ()
RULES = New()
"""
STATE = """
from regency.kernel.part import Part
class Table(Part):
    fields = ("coins", "deck")
class Screen(Part):
    pass
class Box(Part):
    fields = ("deck",)
"""


@pytest.fixture
def new(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder of games with one whole game and a new one, which a test spoils; it is offered when asked."""
    (tmp_path / WHOLE).symlink_to(Path(games.__file__).parent / WHOLE)
    folder = tmp_path / "new"
    (folder / "content").mkdir(parents=True)
    (folder / "__init__.py").write_text(DECLARED)
    for text in finding.TEXTS:
        for lang in finding.LANGUAGES:
            (folder / "content" / text.format(lang)).write_text("game-name = New\n")
    monkeypatch.setattr(finding, "FOLDER", tmp_path)
    monkeypatch.setattr(games, "__path__", [*games.__path__, str(tmp_path)])
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    finding.declared.cache_clear()
    yield folder
    finding.declared.cache_clear()
    for name in [name for name in sys.modules if name.startswith("regency.games.new")]:
        del sys.modules[name]


def offer(monkeypatch: pytest.MonkeyPatch) -> None:
    """Look at the folders anew."""
    monkeypatch.setattr(games, "ALL", finding.folders())
    monkeypatch.setattr(games, "NAMES", tuple(name for name in games.ALL if finding.is_offered(name)))


def spoil_declaration(text: str) -> Callable[[Path], None]:
    def spoil(folder: Path) -> None:
        (folder / "__init__.py").write_text(text)

    return spoil


def keep_twice(folder: Path) -> None:
    """The deck is on the table and in the box."""
    (folder / "state.py").write_text(STATE)
    declared = DECLARED.replace("(Rules)", "(Rules[Table, Screen, Box, None])")
    (folder / "__init__.py").write_text("from .state import Box, Screen, Table\n" + declared)


def lose(path: str) -> Callable[[Path], None]:
    return lambda folder: (folder / path).unlink()


SPOILED: dict[str, tuple[Callable[[Path], None], Reason]] = {
    "no declaration": (lose("__init__.py"), NoDeclaration("new", "new/__init__.py")),
    "nothing declared": (
        spoil_declaration("x = 1\n"),
        BrokenDeclaration("new", "new/__init__.py", "RULES is no instance of Rules"),
    ),
    "a declaration that cannot be run": (
        spoil_declaration("x = 1\nraise LookupError('no luck')\n"),
        BrokenDeclaration("new", "new/__init__.py:2", "LookupError: no luck"),
    ),
    "a declaration that lacks something": (
        spoil_declaration(DECLARED.replace('ends, lines = ("over",), ()', "pass")),
        BrokenDeclaration("new", "new/__init__.py", "RULES has no ends, lines"),
    ),
    "a name taken": (
        spoil_declaration(DECLARED.replace('"new"', repr(WHOLE))),
        NameTaken("new", "new/__init__.py", WHOLE),
    ),
    "a field in two compartments": (
        keep_twice,
        BrokenDeclaration(
            "new",
            "new/state.py",
            "Box.deck is a field of Table too: a fact is kept once, "
            "or Box.namesakes says that it is another thing here",
        ),
    ),
    "no German": (lose("content/de.ftl"), TextMissing("new", "new/content/de.ftl")),
    "no English rules": (lose("content/rules.en.md"), TextMissing("new", "new/content/rules.en.md")),
}


@pytest.mark.parametrize(("spoil", "reason"), SPOILED.values(), ids=SPOILED)
def test_what_is_not_whole_is_refused_and_the_others_are_played(
    new: Path, spoil: Callable[[Path], None], reason: Reason, monkeypatch: pytest.MonkeyPatch
) -> None:
    spoil(new)
    offer(monkeypatch)
    assert games.refused() == [reason]
    assert [rules.name for rules in games.playable()] == [WHOLE]
    assert games.load(WHOLE).name == WHOLE
    with pytest.raises(BrokenGame) as broken:
        games.load("new")
    assert broken.value.reason == reason


def test_a_mistake_in_a_file_is_told_with_its_line(new: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (new / "rules.py").write_text("a = 1\nb = )\n")
    (new / "__init__.py").write_text("from .rules import a\n" + DECLARED)
    offer(monkeypatch)
    (reason,) = games.refused()
    assert isinstance(reason, BrokenDeclaration)
    assert (reason.file, reason.error.split(":")[0]) == ("new/rules.py:2", "SyntaxError")


def test_a_whole_folder_is_a_game(new: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    offer(monkeypatch)
    assert games.refused() == []
    assert [rules.name for rules in games.playable()] == sorted([WHOLE, "new"])
    assert texts.game_info.__wrapped__("new").name == "new"


@pytest.mark.parametrize(("lang", "said"), [("en", "is left out"), ("de", "bleibt weg")])
def test_the_command_says_what_was_left_out_and_goes_on(
    new: Path, lang: str, said: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (new / "__init__.py").unlink()
    offer(monkeypatch)
    assert main(["games", "--lang", lang]) == 0
    told = capsys.readouterr()
    assert WHOLE in told.out
    assert said in told.err and "new/__init__.py" in told.err


def test_what_is_there_to_be_copied_is_offered_only_on_request(
    new: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shutil.move(new, new.with_name("_copy"))
    offer(monkeypatch)
    assert "_copy" in games.ALL and "_copy" not in games.NAMES
    monkeypatch.setenv(finding.OFFER_ALL, "1")
    offer(monkeypatch)
    assert "_copy" in games.NAMES


def test_what_is_left_of_a_folder_is_no_game(new: Path) -> None:
    shutil.rmtree(new)
    (new / "__pycache__").mkdir(parents=True)
    (new / "__pycache__" / "old.pyc").write_bytes(b"")
    assert "new" not in finding.folders()
