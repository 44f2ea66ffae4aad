"""Pictures of boards in full swing, for the doors of the start page and for whoever is sent a link.

A game with pages, which are read when they are opened, is shown as it begins: everybody sees these pictures.

python -m scripts.doors [--game NAME] [--entries COUNT] [--most BYTES]
"""

from __future__ import annotations

import argparse
import base64
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

import msgspec
from msgspec import Struct
from playwright.sync_api import Browser

from regency.games import NAMES, load
from regency.kernel.match import Match
from scripts.screenshots import MIDDLE, PAUSE, to_the_middle
from tests.browser.house import build_client, chromium, open_browser, open_house
from tests.browser.visitor import DESK, Visitor

ROOT = Path(__file__).resolve().parent.parent
CHAIRS = ["empty", "greedy", "greedy", "greedy"]
QUALITIES = [step / 50 for step in range(45, 5, -1)]
SCALED = """
async ([source, width, height, kind, quality]) => {
  const picture = new Image()
  picture.src = 'data:image/png;base64,' + source
  await picture.decode()
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const brush = canvas.getContext('2d')
  brush.imageSmoothingQuality = 'high'
  brush.drawImage(picture, 0, 0, width, height)
  return canvas.toDataURL(kind, quality).split(',')[1]
}
"""


class Frame(Struct, frozen=True):
    """A picture to be made: its file, its size, how much larger the board is drawn, and its most bytes."""

    name: str
    kind: str
    width: int
    height: int
    larger: float
    most: int


FRAMES = (
    Frame("door.webp", "image/webp", 480, 300, 2, 12_500),
    Frame("card.jpg", "image/jpeg", 1200, 630, 1, 80_000),
)


def picture(visitor: Visitor, frame: Frame) -> bytes:
    """The board as it is now, as good as the bytes allow."""
    fit_window(visitor, frame)
    visitor.page.mouse.move(0, 0)
    visitor.page.evaluate("document.fonts.ready")
    visitor.page.wait_for_timeout(500)
    shot = base64.b64encode(visitor.board.screenshot(animations="disabled")).decode()
    for quality in QUALITIES:
        asked = [shot, frame.width, frame.height, frame.kind, quality]
        made = base64.b64decode(visitor.page.evaluate(SCALED, asked))
        if len(made) <= frame.most:
            return made
    raise ValueError(f"{frame.name} does not fit into {frame.most} bytes")


def fit_window(visitor: Visitor, frame: Frame) -> None:
    """A window in which the board, whole, has the shape of the frame."""
    visitor.page.set_viewport_size(DESK)
    box = visitor.board.bounding_box()
    assert box is not None
    wide, high = (round(length * frame.larger) for length in (frame.width, frame.height))
    width, height = DESK["width"] + wide - box["width"], DESK["height"] + high - box["height"]
    visitor.page.set_viewport_size({"width": round(width), "height": round(height)})


def hang(browser: Browser, link: str, game: str, entries: int, frames: Sequence[Frame] = FRAMES) -> None:
    """Both pictures of a game into its folder."""
    visitor = Visitor(browser, link, "en", color_scheme="light")
    visitor.read(game)
    visitor.arrange({0: "Anna"}, CHAIRS)
    visitor.begin()
    visitor.enter()
    to_the_middle(visitor, 0 if has_pages(game) else entries)
    for frame in frames:
        made = picture(visitor, frame)
        (ROOT / "web" / "src" / "games" / game / frame.name).write_bytes(made)
        print(game, frame.name, len(made), flush=True)
    visitor.context.close()


def has_pages(game: str) -> bool:
    """Whether there is something to be read at its table."""
    rules = load(game)
    return bool(rules.pages(Match.start(rules, rules.seats[0]).watch()))


def main(arguments: Sequence[str]) -> int:
    """Make the pictures of every game, or of one."""
    parser = argparse.ArgumentParser(prog="doors", description=__doc__)
    parser.add_argument("--game", choices=NAMES, help="only those of one game")
    parser.add_argument("--entries", type=int, default=MIDDLE, help="after which the game is in full swing")
    parser.add_argument(
        "--most", type=int, default=FRAMES[0].most, help="bytes of a door: all together are limited"
    )
    chosen = parser.parse_args(arguments)
    frames = (msgspec.structs.replace(FRAMES[0], most=chosen.most), *FRAMES[1:])
    program = chromium()
    if program is None:
        print("chromium is missing", file=sys.stderr)
        return 1
    build_client()
    with (
        tempfile.TemporaryDirectory() as data,
        open_house(Path(data), PAUSE, example=False) as house,
        open_browser(program) as browser,
    ):
        for game in [chosen.game] if chosen.game else NAMES:
            hang(browser, house.link, game, chosen.entries, frames)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
