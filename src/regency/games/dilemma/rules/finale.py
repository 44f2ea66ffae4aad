"""The finale: a sitting of the same rules with three votes, then one of four outcomes and the final table."""

from __future__ import annotations

from typing import Final

from regency.kernel.codec import interned
from regency.kernel.edge import Action
from regency.kernel.errors import Reason

from ..effects.finale import crown, open_finale, proclaim, put_last_vote, read_out, sign_finale
from ..effects.goods import gain_crave, gain_prestige, reveal_pool, take_pool
from ..effects.realm import take_leader, take_moderator
from ..effects.reign import enter_phase, write_pad
from ..effects.story import clear_card, open_envelope, remove_card
from ..model.actions import ChooseReckoning
from ..model.book import card
from ..model.reasons import NotLevel
from ..model.state import Game, Table
from ..printed.figures import DRAW, FIRST_OUTCOME, NOTHING, SCORED
from ..printed.finale import (
    FINALE_HOME,
    HEAVIER_IS_PRESTIGE,
    LEAST_LEAN,
    LEVEL,
    OUTCOME_HOMES,
    SHARE_OF_REIGNS,
    SIGNER_POINTS,
    STORYLINE_POWER,
    VOTES,
    WEIGHTS,
)
from ..printed.story import CARDS_EACH, CONCORD, COUNT, STORYLINES
from .legacy import start_pool
from .outcome import majority

LINES: Final = ("prestige", "crave")
CHOICES: Final[tuple[Action, ...]] = interned(ChooseReckoning)
Line = tuple[int, int, int]  # a house, its place or NOTHING, its weighted points


def is_finale(t: Table) -> bool:
    """Whether this sitting is the finale: its envelope is open."""
    return FINALE_HOME in t.opened


# The sitting


def begin(g: Game) -> None:
    """Normal Power and coins, a little more for whoever signed most of a storyline; no agendas, no realm."""
    t = g.table
    open_finale(g)
    for seat in range(len(g.screens)):
        power, coins = start_pool(t, seat, STORYLINE_POWER * len(storylines_of(t, t.house[seat])))
        take_pool(g, seat, power, coins)
    take_leader(g, t.leader)
    take_moderator(g, t.moderator)


def storylines_of(t: Table, house: int) -> list[int]:
    """The storylines of which nobody has signed more story cards."""
    return [storyline for storyline in range(STORYLINES) if house in majority(t, storyline)]


def put_vote(g: Game) -> None:
    """The three questions come in their order."""
    enter_phase(g, DRAW)
    put_last_vote(g, FINALE_HOME * CARDS_EACH + g.table.round)


def has_more_votes(t: Table) -> bool:
    return t.round < VOTES


def close_vote(g: Game) -> None:
    """Whoever has signed marks points, by the side that was tipped; the question leaves the game."""
    t = g.table
    house = t.house[t.signer]
    sign_finale(g, house)
    rows = card(g.box.book.value, t.card).outcomes[t.result]
    tips_concord = any([row[0] == COUNT and row[1] == CONCORD for row in rows])
    pays = gain_prestige if tips_concord else gain_crave
    pays(g, house, SIGNER_POINTS)
    remove_card(g)
    clear_card(g)


# The outcome


def lean(t: Table) -> int:
    """All Concord minus all Discord: of the endings and of the votes."""
    return t.concord - t.discord


def reckoning_of(leaning: int) -> int:
    """Which outcome a lean leads to, or NOTHING at zero: then the Leader chooses."""
    if leaning == 0:
        return NOTHING
    for nth in range(len(LEAST_LEAN)):
        if leaning >= LEAST_LEAN[nth]:
            return nth
    return len(LEAST_LEAN)


def options() -> list[Action]:
    """The two outcomes in the middle."""
    return list(CHOICES)


def refusal() -> Reason:
    return NotLevel()


def reckoning(t: Table) -> int:
    """What counts at the end, or would if it came now: at a lean of zero as if all points counted alike."""
    if t.ended != NOTHING:
        return t.ended - FIRST_OUTCOME
    found = reckoning_of(lean(t))
    return LEVEL[0] if found == NOTHING else found


# The final table


def end(g: Game, chosen: int) -> None:
    """The outcome is read, all screens are lifted, and the table is read out from its foot."""
    t = g.table
    enter_phase(g, SCORED)
    proclaim(g, chosen)
    open_envelope(g, OUTCOME_HOMES[chosen], NOTHING)
    for seat in range(len(t.house)):
        reveal_pool(g, seat)
    write_pad(g, pad(t))
    table = final_table(t)
    for house, place, points in reversed(table):
        read_out(g, house, place, points)
    if has_winner(t):
        crown(g, table[0][0])


def pad(t: Table) -> tuple[tuple[int, ...], ...]:
    """Weighted points by currency and seat."""
    prestige, crave = WEIGHTS[reckoning(t)]
    return (
        tuple([prestige * t.prestige[house] for house in t.house]),
        tuple([crave * t.crave[house] for house in t.house]),
    )


def points(t: Table, house: int) -> int:
    """The weighted sum."""
    prestige, crave = WEIGHTS[reckoning(t)]
    return prestige * t.prestige[house] + crave * t.crave[house]


def is_ranked(t: Table, house: int) -> bool:
    """Whoever sat in at least a third of the reigns; the finale is none."""
    return SHARE_OF_REIGNS * t.sat[house] >= t.reign - 1


def order(t: Table, house: int) -> tuple[int, int, int, int]:
    """The weighted sum; of equals more of the heavier currency, more reigns won, the higher number."""
    heavier = t.prestige if HEAVIER_IS_PRESTIGE[reckoning(t)] else t.crave
    return points(t, house), heavier[house], t.won[house], house


def final_table(t: Table) -> list[Line]:
    """Every house of the campaign, the first first; those without a place stand below all others."""
    houses = [house for house in range(len(t.member)) if t.member[house]]
    houses.sort(key=lambda house: (is_ranked(t, house), order(t, house)), reverse=True)
    found: list[Line] = []
    for house in houses:
        place = len(found) + 1 if is_ranked(t, house) else NOTHING
        found.append((house, place, points(t, house)))
    return found


def has_winner(t: Table) -> bool:
    """Nobody wins where everybody came too late."""
    return final_table(t)[0][1] != NOTHING


def ranks(t: Table) -> list[int]:
    """Places among those at the table; whoever has none comes last."""
    here = [line for line in final_table(t) if line[0] in t.house]
    ranked = [house for house, place, _ in here if place != NOTHING]
    return [1 + (ranked.index(house) if house in ranked else len(ranked)) for house in t.house]


def winners(t: Table) -> list[bool]:
    """Whether each seat has won the campaign, which somebody who stayed away may have done too."""
    first = final_table(t)[0][0] if has_winner(t) else NOTHING
    return [house == first for house in t.house]
