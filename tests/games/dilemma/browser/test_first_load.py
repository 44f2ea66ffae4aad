"""What the browser is given before anything is opened: little, and nothing of the story."""

from __future__ import annotations

from pathlib import Path

import pytest

from regency.games.dilemma import packs
from regency.server import texts
from scripts import client
from tests.browser import test_size
from tests.browser.house import ROOT, build_client
from tests.games.dilemma.sealed import told

GAME = "dilemma"
MOST = 100_000
DRAWN = {"door.webp", "card.jpg"}  # pictures of the board, for the start page and for links
PICTURES = (".png", ".jpg", ".jpeg", ".webp", ".avif", ".gif", ".svg")


@pytest.fixture(scope="module")
def built() -> list[Path]:
    build_client()
    return [path for path in client.static(ROOT).rglob("*") if path.is_file()]


def test_no_file_of_the_client_holds_a_title_or_a_sentence(built: list[Path]) -> None:
    assert any(path.suffix == ".js" and path.name.startswith(GAME) for path in built)
    found = {path.name: told(path.read_bytes().decode("utf-8", "replace")) for path in built}
    assert {name: words for name, words in found.items() if words} == {}


def test_a_sentence_in_a_file_is_found() -> None:
    text = packs.prose(packs.HALVAREN, "de")["T1a.K.front"].body
    for written in (text, text.encode("ascii", "backslashreplace").decode()):
        assert told(f'const lines=["{written[:400]}"]')
    assert told("const crest='watercarried';const kept=[12,'The King\\u2019s Dykes']")


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_the_first_load_is_small(built: list[Path], language: str) -> None:
    """Code and styles of the board, its book, words, rules and primer, and the pages of a first dilemma."""
    code = [
        path
        for path in built
        if path.suffix in {".js", ".css"}
        and path.name.startswith(f"{GAME}-")
        and not path.name.startswith(f"{GAME}-Saga")  # the page of a campaign has its own limit
    ]
    pages = [
        text.body.encode()
        for key, text in packs.prose(packs.HALVAREN, language).items()
        if is_read_first(key)
    ]
    fetched = [path.read_bytes() for path in code] + test_size.texts_of(GAME, language) + pages
    size = sum(map(test_size.packed, fetched))
    assert len(code) == 2 and pages and size < MOST


def is_read_first(key: str) -> bool:
    """The story of the prologue, one front, and the houses of five players."""
    return key in {"00.story", "00.P1.front"} or (
        key.startswith(tuple(f"house.{house}." for house in range(1, 6)))
        and key.endswith((".house", ".seat"))
    )


def test_the_only_pictures_of_it_are_those_of_the_board(built: list[Path]) -> None:
    """Crests and scenes are drawn by code; a picture of what lies in an envelope would tell of it."""
    pictures = {path.name for path in built if path.suffix in PICTURES and path.name.startswith(f"{GAME}-")}
    assert len(pictures) == len(DRAWN)
    assert {f"{name.split('-')[1]}{Path(name).suffix}" for name in pictures} == DRAWN
    source = ROOT / "web" / "src" / "games" / GAME
    assert {path.name for path in source.rglob("*") if path.suffix in PICTURES} == DRAWN
