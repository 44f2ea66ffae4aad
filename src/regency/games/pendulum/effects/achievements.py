"""The achievement of the round and the legendary token."""

from __future__ import annotations

from regency.kernel.edge import ALL, NEVER

from ..model.events import AchievementClaimed, AchievementOpened, MarkerTakenBack, TokenTakenAway
from ..model.state import Game
from ..printed.terms import NOTHING, ON_CARD
from .goods import gain_legendary


def lay_marker(g: Game, seat: int, prize: int) -> None:
    """On the open card, once a round."""
    g.table.claimed[seat] = True
    if g.heard:
        g.tell(AchievementClaimed(seat, g.table.achievement, prize))


def take_marker_back(g: Game, seat: int) -> None:
    """The claim is withdrawn."""
    g.table.claimed[seat] = False
    if g.heard:
        g.tell(MarkerTakenBack(seat))


def take_token(g: Game, seat: int) -> None:
    """With the legendary point."""
    g.table.token = seat
    g.table.token_until = NEVER
    gain_legendary(g, seat)


def hold_token(g: Game, seat: int, way: int, until: int) -> None:
    """A better rank may still take it."""
    t = g.table
    t.token = seat
    t.token_way = way
    t.token_until = until


def take_token_away(g: Game, by: int) -> None:
    """It goes to a better rank."""
    t = g.table
    if g.heard:
        g.tell(TokenTakenAway(t.token, by))
    t.token = ON_CARD
    t.token_until = NEVER


def open_achievement(g: Game) -> None:
    """The next card of the stack."""
    t = g.table
    g.show(ALL)
    t.achievement = g.box.achievement_stack.pop()
    t.achievements_left -= 1
    if g.heard:
        g.tell(AchievementOpened(t.achievement))


def clear_achievement(g: Game) -> None:
    """Markers back to their owners, the card out of the game; the token goes onto the next one."""
    t = g.table
    t.achievements_out.append(t.achievement)
    t.achievement = NOTHING
    t.claimed = [False] * len(t.claimed)
    t.token = ON_CARD
    t.token_until = NEVER
