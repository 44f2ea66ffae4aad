"""What a link shows elsewhere: the game and how it stands, in the reader's language, and nobody's name."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from regency.server.link_previews import named, with_preview
from regency.server.saved_table import SavedChair, SavedTable, State

PAGE = "<html><head><title>Regency</title></head><body></body></html>"
CHAIRS = [SavedChair("person", "Anna <b>"), SavedChair("empty")]


def table(game: str = "_example") -> SavedTable:
    return SavedTable("abc", game, {}, "live", 2, False, "host", 0, CHAIRS)


def tags(page: str) -> dict[str, str]:
    return dict(re.findall(r'<meta property="og:(\w+)" content="([^"]*)" />', page))


@pytest.mark.parametrize(("language", "free"), [("en", "one chair is free"), ("de", "ein Platz ist frei")])
def test_a_table_says_its_game_and_how_it_stands(tmp_path: Path, language: str, free: str) -> None:
    found: dict[str, dict[str, str]] = {}
    states: tuple[State, ...] = ("waiting", "playing", "finished")
    for state in states:
        page = with_preview(PAGE, tmp_path, "https://x.example", language, (table(), state))
        assert "Anna" not in page and page.index("og:title") < page.index("</head>")
        found[state] = tags(page)
    assert free in found["waiting"]["description"]
    assert len({one["description"] for one in found.values()}) == 3
    assert all("link-" not in one["description"] and "image" not in one for one in found.values())


def test_the_picture_is_that_of_the_game_and_whole_addresses_are_safe(tmp_path: Path) -> None:
    named.cache_clear()
    (tmp_path / "_example-card-x1.jpg").touch()
    (tmp_path / "TablePage-9.js").touch()
    page = with_preview(PAGE, tmp_path, 'https://x"><script>', "en", (table(), "playing"))
    assert tags(page)["image"].endswith("/assets/_example-card-x1.jpg") and "<script" not in page
    assert 'rel="modulepreload" href="/assets/TablePage-9.js"' in page
    named.cache_clear()


def test_a_game_that_is_not_here_and_no_table_at_all(tmp_path: Path) -> None:
    assert tags(with_preview(PAGE, tmp_path, "", "en", (table("gone"), "finished")))["title"] == "Regency"
    assert with_preview(PAGE, tmp_path, "", "en", None) == PAGE
