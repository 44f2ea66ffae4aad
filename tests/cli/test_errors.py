"""Whatever is wrong is said in one sentence, in the reader's language, and nothing is half done."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest

from regency.kernel.record import MOST_BYTES
from tests.cli.runs import played, run
from tests.example import EXAMPLE

LANGUAGES = ["en", "de"]
WRONG = {  # what is typed: exit code, English, German
    "deal": (2, "no command “deal”", "Den Befehl „deal“"),
    "help": (2, "regency --help", "regency --help"),
    "play chess": (2, "no game “chess”", "„chess“"),
    "play _example --seats human,deepmind": (2, "“deepmind” cannot play", "human:NAME"),
    "play _example --seats human": (2, "2 to 6 players, not for 1", "2 bis 6"),
    "play _example --seats human,,": (2, "human:NAME", "„“ kann nicht mitspielen"),
    "play _example --seats human,random,random,random,random,random,random": (2, "not for 7", "7"),
    "play _example --seats human:Maximilian-Ferdinand,random": (2, "cannot be a name", "geht nicht als Name"),
    "play _example --option bank=1": (2, "no rule option “bank”", "„bank“"),
    "play _example --option ties=C": (2, "cannot be “C”", "„C“"),
    "play _example --option ties": (2, "no rule option with its value", "keine Regeloption mit ihrem Wert"),
    "play _example --option ties=lost --option ties=carried": (2, "given twice", "doppelt"),
    "play _example --seed x": (2, "a whole number", "eine ganze Zahl"),
    "play _example --seed -1": (2, "a whole number", "eine ganze Zahl"),
    "play _example --seed": (2, "must follow --seed", "Nach --seed"),
    "play _example --resume none.jsonl --seed 1": (2, "--seed does not go with", "--seed passt nicht"),
    "play _example --resume none.jsonl --option ties=lost": (
        2,
        "--option does not go",
        "--option passt nicht",
    ),
    "play _example --resume none.jsonl": (1, "no such file", "gibt es nicht"),
    "play _example backgammon": (
        2,
        "cannot be understood here: backgammon. What can be: add --help",
        "backgammon. Was hier",
    ),
    "play _example --colour red": (2, "--colour red", "--colour red"),
    "games --json=yes": (2, "No value can follow --json", "Nach --json"),
    "simulate _example --seats human,random": (2, "Only bots", "nur Bots"),
    "play _example --save .": (2, "not a file", "keine Datei"),
    "simulate _example --seats human,gredy": (2, "There is no bot “gredy”", "Den Bot „gredy“ gibt es nicht"),
    "simulate _example --games 0": (2, "--games must be", "--games muss"),
    "simulate _example --games 1e9": (2, "--games must be", "--games muss"),
    "simulate _example --games ٣": (2, "--games must be", "--games muss"),
    "simulate _example --workers 0": (2, "--workers must be", "--workers muss"),
    "simulate _example --seed 99999999999999999999999999": (2, "--seed must be", "--seed muss"),
    "simulate": (2, "Name the game", "Nenne das Spiel"),
    "play --seed 1": (2, "Name the game", "Nenne das Spiel"),
    "simulate chess": (2, "no game “chess”", "„chess“"),
    "replay": (2, "Name the file", "Gib die Datei"),
    "replay none.jsonl": (1, "no such file", "gibt es nicht"),
    "replay .": (1, "not a file", "keine Datei"),
    "--nonsense": (2, "--nonsense", "--nonsense"),
}


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("HOME", str(tmp_path))


def one_sentence(err: str) -> str:
    assert err.startswith("regency: ")
    assert err.count("\n") == 1
    assert "Traceback" not in err
    return err


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("typed", WRONG)
def test_a_wrong_command_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, typed: str, lang: str
) -> None:
    code, english, german = WRONG[typed]
    done = run(capsys, "--lang", lang, *typed.split(" "))
    assert done.code == code
    assert (german if lang == "de" else english) in one_sentence(done.err)
    assert done.out == ""
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "is not spoken here"), ("de", "wird hier nicht gesprochen")]
)
def test_a_language_nobody_speaks(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, lang: str, said: str
) -> None:
    monkeypatch.setenv("LC_ALL", f"{lang}_XX.UTF-8")
    done = run(capsys, "games", "--lang=fr")
    assert (done.code, said in done.err) == (2, True)


def test_lang_without_a_language(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys, "games", "--lang").code == 2


def change(path: Path, old: bytes, new: bytes) -> None:
    data = path.read_bytes()
    assert old in data
    path.write_bytes(data.replace(old, new, 1))


def cut(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:-20])


def another_seed(path: Path) -> None:
    change(path, b'"seed":"', b'"seed":"00')


def other_move(path: Path) -> None:
    lines = path.read_bytes().splitlines(keepends=True)
    del lines[4]
    path.write_bytes(b"".join(lines))


def too_large(path: Path) -> None:
    os.truncate(path, MOST_BYTES + 1)


BROKEN = {
    "empty": (lambda path: path.write_bytes(b""), "empty", "leer"),
    "no record": (lambda path: path.write_bytes(b"hello\n"), "Line 1", "Zeile 1"),
    "not even text": (lambda path: path.write_bytes(b"\xff\x00\n" * 9), "Line 1", "Zeile 1"),
    "deep": (lambda path: path.write_bytes(b"[" * 100_000 + b"\n"), "Line 1", "Zeile 1"),
    "of another game": (lambda path: change(path, b'"_example"', b'"chess"'), "chess", "chess"),
    "of another version": (lambda path: change(path, b'"version":1', b'"version":99'), "99", "99"),
    "of another format": (lambda path: change(path, b'"format":1', b'"format":77'), "77", "77"),
    "with another seed": (another_seed, "seed", "Startwert"),
    "with a move left out": (other_move, "step 4", "Schritt 4"),
    "too large": (too_large, "too large", "zu groß"),
    "with a line too few chairs": (
        lambda path: change(path, b'"chairs":["random","random"]', b'"chairs":["random"]'),
        "Line 1",
        "Zeile 1",
    ),
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("command", ["replay", "play --resume"])
@pytest.mark.parametrize("how", BROKEN)
def test_a_record_that_is_broken(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, how: str, command: str, lang: str
) -> None:
    path = tmp_path / "game.jsonl"
    played(path, 12)
    spoil, english, german = BROKEN[how]
    spoil(path)  # type: ignore[no-untyped-call]
    before = path.stat().st_size
    done = run(capsys, "--lang", lang, *command.split(" "), str(path))
    assert done.code == 1
    assert (german if lang == "de" else english) in one_sentence(done.err)
    assert path.stat().st_size == before


@pytest.mark.parametrize(("lang", "said"), [("en", "breaks off in line 13"), ("de", "Zeile 13")])
def test_a_record_that_is_cut_cannot_be_replayed(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, lang: str, said: str
) -> None:
    path = tmp_path / "game.jsonl"
    played(path, 12)
    cut(path)
    done = run(capsys, "--lang", lang, "replay", str(path))
    assert done.code == 1
    assert said in one_sentence(done.err)


def test_a_record_of_a_bot_that_is_not_here(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    played(path, 3)
    change(path, b'"chairs":["random","random"]', b'"chairs":["random","alphabeta"]')
    done = run(capsys, "play", "--resume", str(path))
    assert "alphabeta" in one_sentence(done.err)


def test_a_file_is_never_written_over(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "mine.jsonl"
    path.write_text("mine")
    done = run(capsys, "play", EXAMPLE, "--save", str(path))
    assert done.code == 2
    assert "exists already" in one_sentence(done.err)
    assert path.read_text() == "mine"


@pytest.mark.parametrize(("lang", "said"), [("en", "can only be read"), ("de", "lässt sich nur lesen")])
def test_a_folder_that_cannot_be_written_to(
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    lang: str,
    said: str,
) -> None:
    def mkdir(self: Path, *_: object, **__: object) -> None:
        raise OSError(errno.EROFS, os.strerror(errno.EROFS))

    monkeypatch.setattr(Path, "mkdir", mkdir)
    done = run(capsys, "--lang", lang, "play", EXAMPLE)
    assert done.code == 1
    assert said in one_sentence(done.err)


def test_a_disk_that_is_full_from_the_start(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fsync(file: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr("regency.kernel.record.os.fsync", fsync)
    path = tmp_path / "game.jsonl"
    done = run(capsys, "play", EXAMPLE, "--save", str(path))
    assert done.code == 1
    assert "the disk is full" in one_sentence(done.err)
    assert not path.exists()


def test_a_record_of_the_wrong_game_is_refused(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    played(path, 3)
    done = run(capsys, "play", "chess", "--resume", str(path))
    assert done.code == 2
    assert "chess" in one_sentence(done.err)
