"""Pages: what an audience may read is told by what it sees, and no page before something was shown to it."""

from __future__ import annotations

from ..core import AnyState
from ..rng import Rng
from ..rules import Rules
from .game import Game, Moment, audiences, seen_by
from .worlds import dream


def pages_are_seen(game: Game, moment: Moment, rng: Rng) -> None:
    """Worlds that look the same to an audience let it read the same."""
    if not has_pages(game):
        return
    for audience in audiences(moment.state):
        here = readable_by(game, moment.state, audience)
        there = readable_by(game, dream(game, moment, audience, rng), audience)
        if here != there:
            detail = f"{sorted(here ^ there)} can be read in one of two worlds that look the same"
            raise game.fail("pages", detail, audience, moment.number)


def pages_are_shown(game: Game) -> None:
    """What can be read that could not be read before was shown, or drawn, in this entry."""
    g, before = game.match.state, game.before
    if game.entry is None or not has_pages(game) or g.counts != before.counts:
        return
    for audience in audiences(g):
        news = readable_by(game, g, audience) - readable_by(game, before, audience)
        if news and not g.learned & 1 << audience:
            detail = f"{sorted(news)} can be read now, and nothing was shown"
            raise game.fail("early", detail, audience)


def has_pages(game: Game) -> bool:
    return type(game.rules).pages is not Rules.pages


def readable_by(game: Game, g: AnyState, audience: int) -> frozenset[str]:
    return frozenset(game.rules.pages(seen_by(g, audience)))
