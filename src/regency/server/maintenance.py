"""Looking after the tables: those that nobody has touched for long are cleared away, while play goes on."""

from __future__ import annotations

from typing import Final

from . import clock
from .campaign_shelf import ClearCampaign
from .saved_table import DAY
from .shelf import Clear, ForgetLinks, Shelf

AT_ONCE: Final = 100  # tables a commit: whoever plays meanwhile waits for no more than that


async def prune(shelf: Shelf, older_than_days: int) -> int:
    """Delete tables where nothing has happened for so many days, finished or not; returns how many."""
    before = clock.now() - older_than_days * DAY
    old = await shelf.idle(before)
    for first in range(0, len(old), AT_ONCE):
        await shelf.write(*(Clear(idle, before) for idle in old[first : first + AT_ONCE]))
    await shelf.write(ForgetLinks(clock.now()))
    return len(old)


async def prune_campaigns(shelf: Shelf, older_than_days: int) -> int:
    """The same of campaigns, each with all its tables: no reign goes by itself."""
    before = clock.now() - older_than_days * DAY
    old = await shelf.idle_campaigns(before)
    for campaign in old:
        await shelf.write(ClearCampaign(campaign, before))
    return len(old)
