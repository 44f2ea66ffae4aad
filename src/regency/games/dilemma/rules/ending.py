"""How a reign ends: abdication, or death on the Time Counter."""

from __future__ import annotations

from ..effects.story import clear_card, lay_card_down, remove_card, rest_campaign
from ..model.state import Game, Table
from ..printed.figures import DIED, MOST_ON_DEATH_SPACE, NOTHING, TIME_SPACES


def put_on_time_counter(g: Game) -> None:
    """On the next free space; whatever comes behind the last one piles up there."""
    lay_card_down(g)


def on_death_space(t: Table) -> int:
    """How many cards lie there."""
    return max(0, len(t.time) - (TIME_SPACES - 1))


def has_died(t: Table) -> bool:
    """The card on the death space bears the symbol, or is the fifth there."""
    count = on_death_space(t)
    if not count or t.time[-1] != t.card:
        return False
    return count == MOST_ON_DEATH_SPACE or t.death == 1


def is_finale_due(t: Table) -> bool:
    """The sixth mystery sticker lies on the board."""
    return NOTHING not in t.mystery


def end_of(t: Table) -> int:
    """How the reign ends behind this card, or NOTHING; abdication is checked first."""
    if t.abdicated != NOTHING:
        return t.abdicated
    return DIED if has_died(t) or is_finale_due(t) else NOTHING


def take_away(g: Game) -> None:
    """The card was dealt with."""
    if g.table.on_last_mark:
        remove_card(g)
    clear_card(g)


def rest(g: Game) -> None:
    """No card is left: everything else lies behind sealed doors, to be continued."""
    rest_campaign(g)
