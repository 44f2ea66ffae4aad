"""Many reigns between bots, some of whom bargain and some do not: who won, and what may have mattered."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import Any

from msgspec import Struct

from regency.bots.greedy import GreedyBot
from regency.games.dilemma import RULES, KingsDilemma
from regency.games.dilemma.model.actions import JoinDeal
from regency.games.dilemma.model.events import DealMade, OfferRefused, WhisperEnded
from regency.games.dilemma.model.options import Options
from regency.games.dilemma.printed.services import KINDS, SERVICE
from regency.kernel.edge import Action
from regency.kernel.rng import Rng
from regency.lab.game import laid
from regency.lab.plan import Plan, seat_of
from regency.lab.table import Table

QUIET = "quiet"  # greedy, but it opens no bargain: no offer, no price; it answers those of others
STERN = "stern"  # the same, and it does not pay a price that is named, nor add to an offer
BUNCH = 10  # reigns a worker plays at a time


class NoBargains(KingsDilemma):
    """The same game to whoever never has anything to propose."""

    name = RULES.name

    def __init__(self, pays: bool) -> None:
        super().__init__()
        self.pays = pays

    def shortlist(self, me: Any, ask: Any, rng: Rng) -> Sequence[Action] | None:
        found = RULES.shortlist(me, ask, rng) or []
        return [each for each in found if self.pays and is_paid(me, each)]


def is_paid(me: Any, action: Action) -> bool:
    """Whether it answers a price."""
    return isinstance(action, JoinDeal) and bool(me.table.slots[action.slot].price)


class Seat(Struct, frozen=True):
    """Who sat there with what, and how it ended."""

    head: str
    house: int
    agenda: int
    share: float  # of the win: a shared one counts in parts
    points: int
    paid: int  # coins, in deals
    earned: int


class Played(Struct, frozen=True):
    """One reign: how it ended, after how many dilemmas, and the deals that were made in it."""

    reason: str
    rounds: int
    seats: tuple[Seat, ...]
    kinds: tuple[int, ...]  # of the services that were paid for
    joint: int
    refused: int


def laid_for(heads: Sequence[str], seed: int, number: int) -> Table:
    """A table before the first question; chairs move on by one seat from reign to reign."""
    chairs = tuple("greedy" if head in (QUIET, STERN) else head for head in heads)
    plan = Plan(RULES, chairs, number + 1, seed, Options(), RULES.horizon, None)
    table = laid(plan, number)
    for chair, head in enumerate(heads):
        seat = seat_of(plan, number, chair)
        table.names[seat] = head
        if head in (QUIET, STERN):
            table.bots[seat] = GreedyBot(NoBargains(pays=head == QUIET))
    return table


def reign(heads: Sequence[str], seed: int, number: int) -> Played:
    """Play one to its end."""
    table = laid_for(heads, seed, number)
    table.take_notes(table.g.told)
    seats = range(len(heads))
    paid, earned, kinds, joint, refused = [0] * len(heads), [0] * len(heads), [0] * KINDS, 0, 0
    while table.goes_on():
        table.enter(table.next_entry())
        for event in table.news:
            refused += isinstance(event, OfferRefused | WhisperEnded)
            if isinstance(event, DealMade):
                coins: tuple[int, ...] = table.g.table.deals[-1].coins
                kinds[SERVICE[event.service][0]] += 1
                joint += sum(each > 0 for each in coins) > 1
                earned[event.seat] += event.coins
                paid = [before + each for before, each in zip(paid, coins, strict=True)]
    outcome, t = table.outcome(), table.g.table
    assert outcome is not None
    winners = outcome.winners()
    return Played(
        outcome.reason,
        t.round,
        tuple(
            Seat(
                table.names[seat], t.house[seat], t.agendas[seat],
                1 / len(winners) if seat in winners else 0.0,
                outcome.scores[seat], paid[seat], earned[seat],
            )
            for seat in seats
        ),
        tuple(kinds), joint, refused,
    )  # fmt: skip


def several(heads: Sequence[str], seed: int, first: int) -> list[Played]:
    return [reign(heads, seed, number) for number in range(first, first + BUNCH)]


def played(heads: Sequence[str], reigns: int, seed: int, workers: int) -> list[Played]:
    """So many reigns, the same ones whatever the number of workers."""
    bunch = partial(several, heads, seed)
    firsts = range(0, reigns, BUNCH)
    if workers == 1:
        found: Iterator[list[Played]] = map(bunch, firsts)
        return [one for some in found for one in some][:reigns]
    with ProcessPoolExecutor(workers) as pool:
        return [one for some in pool.map(bunch, firsts) for one in some][:reigns]


def shares(reigns: Sequence[Played], key: Callable[[Seat], object]) -> dict[object, tuple[float, int]]:
    """Won and played, by something about a house at the table."""
    found: dict[object, tuple[float, int]] = {}
    for one in reigns:
        for seat in one.seats:
            won, tries = found.get(key(seat), (0.0, 0))
            found[key(seat)] = won + seat.share, tries + 1
    return found


def deals(one: Played) -> int:
    """Of one reign."""
    return sum(one.kinds)
