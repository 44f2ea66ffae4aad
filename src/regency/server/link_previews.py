"""What a link to a table shows of itself elsewhere: a title, a sentence and a picture, and nobody's name."""

from __future__ import annotations

from functools import cache
from html import escape
from pathlib import Path
from typing import Final

from regency.words import Words

from .past_matches import rules_here
from .saved_table import SavedTable, State

MARK: Final = "</title>"  # of the page, behind which it is put
PICTURE: Final = "{game}-card-*.jpg"
TABLE_CODE: Final = "TablePage-*.js"


def with_preview(
    page: str, assets: Path, base: str, language: str, found: tuple[SavedTable, State] | None
) -> str:
    """The client's page with tags for whoever shows a link to it; `base`: where this server is reached."""
    tags = [] if found is None else table_tags(assets, base, language, *found)
    if found is not None:  # the code of the table comes with that of the page, not after it
        code = named(assets, TABLE_CODE)
        tags += [f'<link rel="modulepreload" href="/assets/{code}" />'] if code else []
    head, mark, rest = page.partition(MARK)
    return head + mark + "".join(tags) + rest


def table_tags(assets: Path, base: str, language: str, table: SavedTable, state: State) -> list[str]:
    rules = rules_here(table.game)
    words = Words(language, rules)
    title = words.game() if rules is not None else "Regency"
    free = sum(chair.kind == "empty" for chair in table.chairs)
    about = words.say(f"link-{state}", seats=len(table.chairs), free=free)
    tags = {"type": "website", "site_name": "Regency", "title": title, "description": about}
    picture = None if rules is None else named(assets, PICTURE.format(game=table.game))
    if picture is not None and base:
        tags["image"] = f"{base}/assets/{picture}"
    return [f'<meta property="og:{name}" content="{escape(text)}" />' for name, text in tags.items()]


@cache
def named(assets: Path, pattern: str) -> str | None:
    """A built file by the beginning and the end of its name."""
    return next((path.name for path in sorted(assets.glob(pattern))), None)
