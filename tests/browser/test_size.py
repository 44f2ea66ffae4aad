"""What a browser must fetch: code, texts and one board; other boards only when they are opened."""

from __future__ import annotations

import gzip
from pathlib import Path
from urllib.parse import urlsplit

import msgspec
import pytest
from playwright.sync_api import Response, expect

from regency import games
from regency.server import texts
from scripts import client
from tests.browser.conftest import Visit
from tests.browser.house import ROOT, build_client
from tests.browser.visitor import EXAMPLE

MOST_CODE = 170_500
MOST_TEXTS = 50_000
MOST_BOARD = 100_000  # of a board beyond the shell, with its texts and what time needs
MOST_LESSON = 6_000
MOST_TIMED = 8_000
MOST_TALK = 2_000
MOST_BACK = 12_000
MOST_CAMPAIGN = 34_000
MOST_FONTS = 70_000
MOST_FIRST = 160_000  # of the start page, all in all
MOST_PICTURE = {"door.webp": 12_500, "card.jpg": 80_000}
DOOR = ".webp"  # the picture of a board
ASSETS = client.static(ROOT) / "assets"
GAMES = sorted(folder.name for folder in (ROOT / "web" / "src" / "games").iterdir())


def files(*ends: str) -> list[Path]:
    build_client()
    return [path for path in ASSETS.iterdir() if path.name.endswith(ends)]


def game_of(path: Path) -> str:
    """Whose board it is; nothing for what belongs to the shell."""
    name = path.name.partition("-")[0]
    return name if name in GAMES else ""


def packed(content: bytes) -> int:
    return len(gzip.compress(content, 9))


def texts_of(game: str, language: str) -> list[bytes]:
    """All that is read of a game."""
    written = [texts.words(language, ""), texts.words(language, game)]
    written += [texts.text(game, name, language) for name in texts.TEXTS]
    return [msgspec.json.encode(texts.book(game)), *(text.encode() for text in written)]


@pytest.mark.parametrize("game", games.NAMES)
def test_code_and_one_board_are_small(game: str) -> None:
    code = [path for path in files(".js", ".css") if game_of(path) in {"", game} and not is_seldom(path)]
    assert sum(packed(path.read_bytes()) for path in code) < MOST_CODE


@pytest.mark.parametrize("game", games.NAMES)
@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_the_first_load_of_a_board_is_small(game: str, language: str) -> None:
    code = [path for path in files(".js", ".css") if game_of(path) == game or is_timed(path)]
    code = [path for path in code if not of_campaigns(path)]
    assert code
    fetched = [path.read_bytes() for path in code] + texts_of(game, language)
    assert sum(map(packed, fetched)) < MOST_BOARD


def is_seldom(path: Path) -> bool:
    """Nothing that a game needs which has a board and no time that runs; nor what would stand for a board."""
    seldom = is_lesson(path) or is_timed(path) or looks_back(path) or lets_talk(path)
    return seldom or of_campaigns(path) or path.name.startswith("PlainBoard-")


def is_lesson(path: Path) -> bool:
    """What is fetched at guided tables alone."""
    return path.name.startswith("Guide-")


def looks_back(path: Path) -> bool:
    """What is fetched by pages of their own: replays, and matches of other versions."""
    return path.name.startswith(("Replay-", "Past-"))


def lets_talk(path: Path) -> bool:
    """What is fetched where a bot lets people talk alone."""
    return path.name.startswith("Talk-")


def of_campaigns(path: Path) -> bool:
    """What is fetched by the pages of campaigns alone, and what a game draws for them."""
    own = path.name.removeprefix(f"{game_of(path)}-")
    return own.startswith(("Campaign", "Saga-", "campaign_api-"))


def is_timed(path: Path) -> bool:
    """What is fetched where time runs alone."""
    return path.name.startswith("Timed-")


def test_a_guide_is_small() -> None:
    lesson = [path for path in files(".js", ".css") if is_lesson(path)]
    assert 0 < sum(packed(path.read_bytes()) for path in lesson) < MOST_LESSON


def test_looking_back_is_small() -> None:
    back = [path for path in files(".js", ".css") if looks_back(path)]
    assert 0 < sum(packed(path.read_bytes()) for path in back) < MOST_BACK


def test_pages_of_campaigns_are_small() -> None:
    pages = [path for path in files(".js", ".css") if of_campaigns(path)]
    words = [texts.words(language, "", "campaign").encode() for language in texts.LANGUAGES]
    assert 0 < sum(packed(path.read_bytes()) for path in pages) + max(map(packed, words)) < MOST_CAMPAIGN


def test_what_talking_needs_is_small() -> None:
    talk = [path for path in files(".js", ".css") if lets_talk(path)]
    assert 0 < sum(packed(path.read_bytes()) for path in talk) < MOST_TALK


def test_what_time_needs_is_small() -> None:
    timed = [path for path in files(".js", ".css") if is_timed(path)]
    assert 0 < sum(packed(path.read_bytes()) for path in timed) < MOST_TIMED


@pytest.mark.parametrize("game", games.NAMES)
@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_texts_are_small(game: str, language: str) -> None:
    assert sum(packed(text) for text in texts_of(game, language)) < MOST_TEXTS


def test_the_first_page_is_light(visit: Visit) -> None:
    person = visit("de")
    came: dict[str, int] = {}

    def heard(response: Response) -> None:
        length = response.header_value("content-length")
        came[urlsplit(response.url).path] = int(length or len(response.body()))

    person.context.on("response", heard)
    person.go("/")
    expect(person.page.get_by_role("heading", level=1)).to_be_visible()
    person.page.wait_for_load_state("networkidle")
    assert {"/", "/api/games", "/api/words/de"} <= set(came) and any(".woff2" in path for path in came)
    boards = [path for path in came if game_of(Path(path)) and not path.endswith(DOOR)]
    assert not boards and not any("/api/words/en" in path for path in came), "only what is read"
    assert not any(of_campaigns(Path(path)) for path in came), "who has no campaign fetches none"
    doors = list((ROOT / "web" / "src" / "games").glob(f"*/door{DOOR}"))
    assert sum(path.endswith(DOOR) for path in came) == len(doors) > 0
    assert sum(came.values()) < MOST_FIRST


def test_pictures_of_boards_are_small_and_built() -> None:
    built = {game_of(path) + path.suffix for path in files(".webp", ".jpg")}
    for name, most in MOST_PICTURE.items():
        pictures = list((ROOT / "web" / "src" / "games").glob(f"*/{name}"))
        assert pictures and {picture.parent.name + picture.suffix for picture in pictures} <= built
        assert all(picture.stat().st_size <= most for picture in pictures)


def test_fonts_are_small() -> None:
    fonts = files(".woff2")
    assert fonts
    assert sum(font.stat().st_size for font in fonts) < MOST_FONTS


def test_every_board_is_a_file_of_its_own() -> None:
    boards = {game_of(path) for path in files(".js")} - {""}
    assert boards == set(GAMES)


def test_the_boards_of_other_games_are_not_fetched(visit: Visit) -> None:
    person = visit("en")
    came: set[str] = set()
    person.context.on("request", lambda request: came.add(urlsplit(request.url).path))
    person.arrange({0: "Anna"}, ["empty", "greedy"])
    person.go("/")
    person.page.get_by_role("button", name=person.words.game()).last.click()
    person.begin()
    person.enter()
    person.await_turn()
    person.page.locator("[data-lit]").first.wait_for()
    fetched = {game_of(path) for path in files(".js", ".css") if f"/assets/{path.name}" in came}
    assert fetched == {"", EXAMPLE}
