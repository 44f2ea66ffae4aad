"""The drafts of the setup: End of Game Claims, Lords, and who begins."""

from __future__ import annotations

from typing import Final

from regency.kernel.edge import Action

from ..effects.rounds import drop_claims
from ..model.actions import ChooseFirstPlayer, ChooseLord, PutAside
from ..model.state import Allegoria, Eyes
from ..printed.counts import ENDS_KEPT
from ..printed.lords import LORDS
from ..printed.terms import SEATS

CHOICES: Final[list[Action]] = [ChooseLord(lord) for lord in range(LORDS)]
FIRSTS: Final[list[Action]] = [ChooseFirstPlayer(seat) for seat in range(SEATS)]


def claim_options(me: Eyes) -> list[Action]:
    """Any two of the claims dealt."""
    dealt = sorted(me.own.ends)
    found: list[Action] = []
    for first in range(len(dealt)):
        for second in range(first + 1, len(dealt)):
            found.append(PutAside(dealt[first], dealt[second]))
    return found


def keep_claims(g: Allegoria) -> None:
    """Three stay, two leave the game unseen."""
    drop_claims(g, ENDS_KEPT)


def lord_options(me: Eyes) -> list[Action]:
    """Either of the two Lords."""
    return [CHOICES[lord] for lord in sorted(me.own.lords)]


def first_options(me: Eyes) -> list[Action]:
    return FIRSTS[: len(me.table.supply)]
