"""What is done in the finale: votes that tip Concord and Discord, signatures, outcome, final table."""

from __future__ import annotations

from regency.kernel.edge import ALL

from ..model.book import has
from ..model.events import (
    CampaignWon,
    ConcordMarked,
    DiscordMarked,
    EnvelopeOpened,
    FinaleBegan,
    HouseListed,
    HouseRanked,
    HouseSeated,
    LastVotePut,
    OutcomeProclaimed,
    ReckoningChosen,
    StorySigned,
)
from ..model.state import Game
from ..model.values import Placed
from ..printed.abilities import NO_ABILITY
from ..printed.figures import FIRST_OUTCOME, NOTHING
from ..printed.finale import FINALE_HOME, OUTCOME_HOMES
from .story import open_envelope, recall, turn_up


def look_for_end(g: Game) -> None:
    """Whether the story has an end comes to light: if it has none yet, there is a sealed door."""
    g.show(ALL)
    if not has(g.box.book.value, FINALE_HOME):
        open_envelope(g, FINALE_HOME, NOTHING)


def open_finale(g: Game) -> None:
    """A new council sits, and hears why."""
    if g.heard:
        g.tell(FinaleBegan(g.table.reign - 1))
        for seat, house in enumerate(g.table.house):
            g.tell(HouseSeated(seat, house))
        g.tell(EnvelopeOpened(FINALE_HOME))


def put_last_vote(g: Game, number: int) -> None:
    """The next of the three questions; which side it would tip is seen."""
    turn_up(g, number)
    g.table.round += 1
    if g.heard:
        g.tell(LastVotePut(g.table.round, number))


def mark_concord(g: Game, by: int) -> None:
    """What binds the realm together."""
    g.table.concord += by
    if g.heard:
        g.tell(ConcordMarked(by, g.table.concord))


def mark_discord(g: Game, by: int) -> None:
    """What tears it apart."""
    g.table.discord += by
    if g.heard:
        g.tell(DiscordMarked(by, g.table.discord))


def sign_finale(g: Game, house: int) -> None:
    """A name under the vote."""
    g.table.stories.append(Placed(FINALE_HOME, NOTHING, house, NO_ABILITY, 0))
    if g.heard:
        g.tell(StorySigned(FINALE_HOME, house))


def choose_reckoning(g: Game, seat: int, reckoning: int) -> None:
    """The scales are level, and somebody has to say."""
    if g.heard:
        g.tell(ReckoningChosen(seat, reckoning))


def proclaim(g: Game, reckoning: int) -> None:
    """What Prestige and Crave count from here on, and why."""
    g.show(ALL)
    recall(g, OUTCOME_HOMES[reckoning])
    g.table.ended = FIRST_OUTCOME + reckoning
    if g.heard:
        g.tell(OutcomeProclaimed(g.table.concord - g.table.discord, reckoning))


def read_out(g: Game, house: int, place: int, points: int) -> None:
    """A line of the final table; who sat in too few reigns is listed without a place."""
    if g.heard:
        g.tell(HouseListed(house, points) if place == NOTHING else HouseRanked(place, house, points))


def crown(g: Game, house: int) -> None:
    """The campaign is won."""
    if g.heard:
        g.tell(CampaignWon(house))
