"""Pictures of the client: every game, size, theme and language, and those that the documents show.

python -m scripts.screenshots FOLDER [--game NAME] [--only phone-dark-de] [--all-sizes] [--readme NAME]
    [--boards]
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Iterator, Sequence
from itertools import product
from pathlib import Path

from playwright.sync_api import expect

from regency.games import NAMES
from scripts.palette import shrink
from tests.browser.hands import Pointer
from tests.browser.house import build_client, chromium, open_browser, open_house
from tests.browser.measure import SIZES as STAGES
from tests.browser.visitor import DESK, PHONE, Visitor

ROOT = Path(__file__).resolve().parent.parent
SIZES = {"phone": PHONE, "desk": DESK}
THEMES = ("light", "dark")
LANGUAGES = ("en", "de")
MIDDLE = 110  # entries after which a game of four is in full swing
PAUSE = 0.02  # before a bot moves: the pages keep up
README = {
    "doors-desk-light-en": "start",
    "middle-desk-light-en": "table",
    "middle-phone-dark-de": "phone",
}
BOARDS = {
    "preview-desk-light-en": "desk",
    "middle-desk-dark-en": "dark",
    "middle-phone-light-de": "phone",
}


def scenes(visitor: Visitor, game: str) -> Iterator[str]:
    """Go through an evening; at each name the page shows what the picture is of."""
    visitor.read(game)
    visitor.go("/")
    door = visitor.page.get_by_role("button", name=visitor.words.game())
    expect(door).to_be_visible()
    yield "doors"
    door.click()
    yield "start"
    waiting_room(visitor)
    yield "room"
    visitor.ask(f"/api/tables/{visitor.table}/bot", {"seat": 3, "bot": "greedy"})
    visitor.button("web-start").click()
    to_the_middle(visitor)
    yield "middle"
    Pointer(visitor, seed=4).compose()
    yield "preview"
    visitor.hand_over()
    visitor.scores()
    expect(visitor.text("web-race-table").first).to_be_attached()
    yield "scores"
    visitor.link_to("web-replay").click()
    look_back(visitor)
    yield "replay"


def waiting_room(visitor: Visitor) -> None:
    """One chair is free, so that the invitation is shown."""
    visitor.arrange({0: "Anna"}, ["empty", "greedy", "greedy", "empty"])
    visitor.enter()
    expect(visitor.button("web-sit-here")).to_be_visible()


def to_the_middle(visitor: Visitor, entries: int = MIDDLE) -> None:
    """A bot plays for the visitor until the game is in full swing, and gives the chair back."""
    visitor.await_turn()
    visitor.hand_over()
    visitor.await_entries(entries)
    visitor.take_back_seat()
    visitor.await_turn()


def look_back(visitor: Visitor) -> None:
    """The replay, at the moment that the other pictures show."""
    expect(visitor.button("web-step-on")).to_be_enabled()
    visitor.page.get_by_role("slider").fill(str(MIDDLE))
    expect(
        visitor.page.get_by_text(visitor.say("web-step", entry=MIDDLE, last=visitor.info()["entries"]))
    ).to_be_visible()
    expect(visitor.text("web-beginning")).to_be_hidden()


def take(visitor: Visitor, path: Path) -> None:
    """A picture of what the window shows, with nothing under the pointer."""
    visitor.page.mouse.move(0, 0)
    expect(visitor.page.locator("#piece-tip")).to_be_hidden()
    visitor.page.evaluate("document.fonts.ready")
    visitor.page.wait_for_load_state("networkidle")
    visitor.page.screenshot(path=path, animations="disabled")
    print(path.name, path.stat().st_size // 1000, "kB", flush=True)


def main(arguments: Sequence[str]) -> int:
    """Take all pictures into a folder; renew those of the README if asked to."""
    parser = argparse.ArgumentParser(prog="screenshots", description=__doc__)
    parser.add_argument("folder", type=Path, help="where the pictures go")
    parser.add_argument("--readme", choices=NAMES, help="renew docs/pictures too, with those of this game")
    parser.add_argument("--boards", action="store_true", help="renew those of every board in docs/pictures")
    parser.add_argument(
        "--only", default="", help="only those whose name contains this, such as phone-dark-de"
    )
    parser.add_argument("--all-sizes", action="store_true", help="every size at which a board must be whole")
    parser.add_argument("--game", choices=NAMES, help="only those of one game")
    chosen = parser.parse_args(arguments)
    program = chromium()
    if program is None:
        print("chromium is missing", file=sys.stderr)
        return 1
    chosen.folder.mkdir(parents=True, exist_ok=True)
    build_client()
    with (
        tempfile.TemporaryDirectory() as data,
        open_house(Path(data), PAUSE, example=False) as house,
        open_browser(program) as browser,
    ):
        games = [chosen.game] if chosen.game else NAMES
        sizes = SIZES | STAGES if chosen.all_sizes else SIZES
        for game, size, theme, lang in product(games, sizes, THEMES, LANGUAGES):
            manner = f"{size}-{theme}-{lang}"
            if chosen.only in manner:
                visitor = Visitor(browser, house.link, lang, viewport=sizes[size], color_scheme=theme)
                evening(visitor, game, chosen.folder, manner)
    if chosen.readme:
        renew(chosen.folder, chosen.readme, README)
    if chosen.boards:
        for game in games:
            renew(chosen.folder, game, {source: f"{game}-{name}" for source, name in BOARDS.items()})
    return 0


def evening(visitor: Visitor, game: str, folder: Path, manner: str) -> None:
    """All pictures of one game, size, theme and language."""
    for scene in scenes(visitor, game):
        take(visitor, folder / f"{game}-{scene}-{manner}.png")
    visitor.context.close()


def renew(folder: Path, game: str, names: dict[str, str]) -> None:
    """Put pictures where the documents look for them."""
    target = ROOT / "docs" / "pictures"
    target.mkdir(exist_ok=True)
    for source, name in names.items():
        shrink(folder / f"{game}-{source}.png", target / f"{name}.png")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
