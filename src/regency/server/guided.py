"""First games in which a guide speaks: how far the script is followed, and what it has the opponents do."""

from __future__ import annotations

from typing import Final

import msgspec

from regency import games
from regency.games.guides import Guide
from regency.kernel.edge import Action, includes
from regency.kernel.match import AnyMatch
from regency.kernel.options import parse

from .messages import BotPace, GuideInfo, GuideStep, ProposedTable
from .saved_table import SavedTable

PUPIL: Final = 0
LOST: Final = GuideInfo("lost")


def guide_for(table: SavedTable) -> Guide | None:
    """Who speaks at this table; nobody where the guide has changed since and has other seats now."""
    guide = games.guide(table.game) if table.guided else None
    return guide if guide is not None and guide.seats == len(table.chairs) else None


def told(table: SavedTable, match: AnyMatch) -> GuideInfo:
    """What the guide has said so far, and what it waits for: nothing that comes after that."""
    guide = guide_for(table)
    made = None if guide is None else made_by_pupil(guide, match)
    if guide is None or made is None:
        return LOST
    number = guide.step_at(made)
    left = guide.left_at(made)
    is_over = number == len(guide.steps)
    if not is_over and is_asked(match) and not includes(match.options(PUPIL), left[0]):
        return LOST
    steps = tuple(GuideStep(step.say, step.point, bool(step.do)) for step in guide.steps[: number + 1])
    waited_for = tuple(map(msgspec.to_builtins, left))
    if not is_over:
        return GuideInfo("on", steps, len(guide.steps), waited_for)
    return GuideInfo("over", steps, len(guide.steps), afterwards=proposed(table.game, guide))


def proposed(game: str, guide: Guide) -> ProposedTable | None:
    """The table that a guide speaks of at last: one chair for the pupil, and bots as before."""
    if guide.afterwards is None:
        return None
    bots = (guide.bot,) * (guide.seats - 1)
    rules = games.load(game)
    gentle: BotPace = "gentle"
    timed = rules.timed(parse(rules.options, guide.afterwards))
    paces: tuple[BotPace, ...] = ("", *(gentle for _ in bots)) if timed else ()
    return ProposedTable(game, ("empty", *bots), guide.afterwards, paces)


def made_by_pupil(guide: Guide, match: AnyMatch) -> int | None:
    """How many moves of the script have been made; None where another match is played by now."""
    return guide.made(match.taken(PUPIL)) if match.outcome() is None else None


def is_followed(table: SavedTable, match: AnyMatch) -> bool:
    """Whether the script goes on: until its end the opponents do what is written, and take no chances."""
    guide = guide_for(table)
    made = None if guide is None else made_by_pupil(guide, match)
    return guide is not None and made is not None and guide.step_at(made) < len(guide.steps)


def is_asked(match: AnyMatch) -> bool:
    return PUPIL in match.waited_for()


def reply(table: SavedTable, match: AnyMatch, seat: int) -> Action | None:
    """What the script has an opponent do, if it is followed still and that can be done."""
    guide = guide_for(table)
    if guide is None or seat == PUPIL or made_by_pupil(guide, match) is None:
        return None
    action = guide.reply(seat, len(match.taken(seat)))
    return action if action is not None and includes(match.options(seat), action) else None
