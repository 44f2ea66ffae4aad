"""A pack by path: whatever is wrong with it is refused, in one sentence of either language."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from regency.cli import main
from regency.games.dilemma import RULES, packs
from regency.kernel.errors import Refused

GAME = RULES.name


@pytest.fixture
def pack(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty story with a name that no other test uses."""
    monkeypatch.setattr(packs.installed, "SHELVED", {})
    folder = tmp_path / "shelf" / tmp_path.name.replace("_", "-").lower()
    folder.mkdir(parents=True)
    for name, text in RULES.stories.draft(folder.name).items():
        (folder / name).write_text(text, encoding="utf-8")
    return folder


def spoiled(pack: Path, name: str, old: str, new: str) -> None:
    path = pack / name
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


def nothing(pack: Path) -> Path:
    shutil.rmtree(pack)
    return pack


def a_file(pack: Path) -> Path:
    return pack / "pack.toml"


def linked_out(pack: Path) -> Path:
    elsewhere = pack.parent.parent / "elsewhere"
    shutil.move(pack, elsewhere)
    pack.symlink_to(elsewhere)
    return pack.parent


def with_a_link(pack: Path) -> Path:
    secret = pack.parent.parent / "secret.md"
    secret.write_text("# secret", encoding="utf-8")
    (pack / "T3.en.md").unlink()
    (pack / "T3.en.md").symlink_to(secret)
    return pack


def without_text(pack: Path) -> Path:
    spoiled(pack, "T3.de.md", "## S1 aye", "## S1 ja")
    return pack


def unknown_id(pack: Path) -> Path:
    spoiled(pack, "T3.toml", "open T4", "open T99")
    return pack


def in_a_circle(pack: Path) -> Path:
    spoiled(pack, "T3.toml", '"open T4"', '"open T2"')
    return pack


def dry(pack: Path) -> Path:
    spoiled(pack, "T3.toml", ', "open T4"', "")
    return pack


def huge(pack: Path) -> Path:
    (pack / "T3.en.md").write_bytes(b"# T3\n" + b"x" * 10_000_000)
    return pack


def binary(pack: Path) -> Path:
    (pack / "T3.toml").write_bytes(b"\xff\xfe\x00")
    return pack


def misnamed(pack: Path) -> Path:
    spoiled(pack, "pack.toml", f'id = "{pack.name}"', 'id = "../other"')
    return pack


def taken(pack: Path) -> Path:
    spoiled(pack, "pack.toml", pack.name, RULES.stories.installed()[0])
    return pack


def two(pack: Path) -> Path:
    shutil.copytree(pack, pack.parent / "second")
    spoiled(pack.parent / "second", "pack.toml", pack.name, f"{pack.name}-2")
    return pack.parent


def alike(pack: Path) -> Path:
    shutil.copytree(pack, pack.parent / "second")
    return pack.parent


BAD: list[tuple[Callable[[Path], Path], str]] = [
    (nothing, "There is no pack in"),
    (a_file, "There is no pack in"),
    (linked_out, "is a link out of the pack"),
    (with_a_link, "is a link out of the pack"),
    (without_text, "T3.de.md, line"),
    (unknown_id, "“open T99” has no meaning here"),
    (in_a_circle, "leads back to itself"),
    (dry, "the deck can run dry"),
    (huge, "is larger than"),
    (binary, "T3.toml, line 1: this cannot be read"),
    (misnamed, "“../other” has no meaning here"),
    (taken, "There is a pack"),
    (two, "there are several stories"),
    (alike, "There is a pack"),
]


@pytest.mark.parametrize(("spoil", "said"), BAD, ids=[spoil.__name__ for spoil, _ in BAD])
def test_a_story_that_cannot_be_played_is_refused(
    capsys: pytest.CaptureFixture[str], pack: Path, spoil: Callable[[Path], Path], said: str
) -> None:
    folder = spoil(pack)
    for command in ("simulate", "play"):
        told = {}
        for language in ("en", "de"):
            given = (command, GAME, "--packs", str(folder), "--seats", "random,random,random")
            assert main([*given, "--lang", language]) in (1, 2)
            shown = capsys.readouterr()
            assert shown.out == "" and shown.err.startswith("regency: ")
            told[language] = shown.err
        assert said in told["en"] and said not in told["de"]


def test_what_is_refused_is_not_at_hand(pack: Path) -> None:
    with pytest.raises(packs.BadPack):
        RULES.stories.shelve(dry(pack))
    assert RULES.stories.folder(pack.name) is None
    with pytest.raises(Refused):
        packs.book(pack.name)


def test_a_name_leads_nowhere_else(pack: Path) -> None:
    for name in ("..", "../halvaren", "/etc", "halvaren/outlines", "", "a" * 65):
        assert RULES.stories.folder(name) is None
