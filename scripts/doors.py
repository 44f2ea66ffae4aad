"""Pictures of boards in full swing, for the doors of the start page and for whoever is sent a link.

python -m scripts.doors [--game NAME]
"""

from __future__ import annotations

import argparse
import base64
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from msgspec import Struct
from playwright.sync_api import Browser, ViewportSize

from regency.games import NAMES
from scripts.screenshots import PAUSE, to_the_middle
from tests.browser.house import build_client, chromium, open_browser, open_house
from tests.browser.visitor import Visitor

ROOT = Path(__file__).resolve().parent.parent
CHAIRS = ["empty", "greedy", "greedy", "greedy"]
QUALITIES = (0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2)
# The picture fills its frame; what stands out on one side is cut off evenly.
SCALED = """
async ([source, width, height, kind, quality]) => {
  const picture = new Image()
  picture.src = 'data:image/png;base64,' + source
  await picture.decode()
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const brush = canvas.getContext('2d')
  brush.imageSmoothingQuality = 'high'
  const scale = Math.max(width / picture.width, height / picture.height)
  const [wide, high] = [picture.width * scale, picture.height * scale]
  brush.drawImage(picture, (width - wide) / 2, (height - high) / 2, wide, high)
  return canvas.toDataURL(kind, quality).split(',')[1]
}
"""


class Frame(Struct, frozen=True):
    """A picture to be made: its file, size and most bytes, and the window where a board has its shape."""

    name: str
    kind: str
    width: int
    height: int
    window: ViewportSize
    most: int


FRAMES = (
    Frame("door.webp", "image/webp", 480, 300, {"width": 1280, "height": 760}, 18_000),
    Frame("card.jpg", "image/jpeg", 1200, 630, {"width": 1560, "height": 830}, 80_000),
)


def picture(visitor: Visitor, frame: Frame) -> bytes:
    """The board as it is now, as good as the bytes allow."""
    visitor.page.set_viewport_size(frame.window)
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


def hang(browser: Browser, link: str, game: str) -> None:
    """Both pictures of a game into its folder."""
    visitor = Visitor(browser, link, "en", color_scheme="light")
    visitor.read(game)
    visitor.arrange({0: "Anna"}, CHAIRS)
    visitor.begin()
    visitor.enter()
    to_the_middle(visitor)
    for frame in FRAMES:
        made = picture(visitor, frame)
        (ROOT / "web" / "src" / "games" / game / frame.name).write_bytes(made)
        print(game, frame.name, len(made), flush=True)
    visitor.context.close()


def main(arguments: Sequence[str]) -> int:
    """Make the pictures of every game, or of one."""
    parser = argparse.ArgumentParser(prog="doors", description=__doc__)
    parser.add_argument("--game", choices=NAMES, help="only those of one game")
    chosen = parser.parse_args(arguments)
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
            hang(browser, house.link, game)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
