"""Counting over many games of Throne of Allegoria: what was held, what came of it, and who won with it."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct, field

from regency.games.allegoria import RULES
from regency.games.allegoria.flow.steps import Duty, Offer
from regency.games.allegoria.model import actions as a
from regency.games.allegoria.printed.claims import CLAIMS, END_CLAIMS
from regency.games.allegoria.printed.decrees import EFFECT
from regency.games.allegoria.printed.lords import LORDS
from regency.games.allegoria.printed.merchants import MERCHANTS
from regency.games.allegoria.printed.terms import (
    ALMS_PRICE,
    BLOOD_FEUD,
    DECREES,
    DIPLOMACY_PRICE,
    HARD_TIMES,
    OWN_MARKET_FREE,
)
from regency.kernel.core import ask_on
from regency.kernel.edge import Action
from regency.kernel.entries import Play
from regency.lab.game import Table, laid
from regency.lab.plan import Plan

MAIN = 0


class Row(Struct):
    """How often something was there for a seat, how often it was made use of, and wins in both cases."""

    dealt: int = 0
    held: int = 0
    used: int = 0
    won: float = 0.0  # of those who held it
    won_used: float = 0.0
    at_once: int = 0  # claims completed in the moment they were kept

    def count(self, used: bool, share: float) -> None:
        """One seat's game with it."""
        self.held += 1
        self.won += share
        if used:
            self.used += 1
            self.won_used += share


def rows(count: int) -> list[Row]:
    return [Row() for _ in range(count)]


class Tally(Struct):
    """All that is counted at tables of one size."""

    seats: int
    seed: int
    version: int = RULES.version
    games: int = 0
    winners: int = 0  # their points, added up
    points: int = 0
    claims: list[Row] = field(default_factory=lambda: rows(CLAIMS))
    ends: list[Row] = field(default_factory=lambda: rows(END_CLAIMS))
    lords: list[Row] = field(default_factory=lambda: rows(LORDS))
    merchants: list[Row] = field(default_factory=lambda: rows(MERCHANTS))
    decrees: list[Row] = field(default_factory=lambda: rows(2 * DECREES))


class Watched:
    """One game, watched entry by entry."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.dealt_ends = [tuple(screen.ends) for screen in table.g.screens]
        self.dealt_lords: list[tuple[int, ...]] = []
        self.merchants: dict[int, set[int]] = {}  # who traded with each that came
        self.decrees: dict[int, set[int]] = {}  # who made use of each that came
        self.at_once: list[int] = []

    def play(self) -> None:
        """To its end."""
        table = self.table
        table.take_notes(table.g.told)
        while table.outcome() is None:
            self.look()
            entry = table.next_entry()
            if isinstance(entry, Play):
                self.watch(entry.seat, entry.do[0])
            table.enter(entry)
            if isinstance(entry, Play) and isinstance(entry.do[0], a.KeepClaim):
                claim = entry.do[0].claim
                self.at_once += [claim] if claim in table.g.table.completed[entry.seat] else []

    def look(self) -> None:
        """What lies there before the next entry."""
        t = self.table.g.table
        if t.lord_cards and not self.dealt_lords:
            self.dealt_lords = [tuple(screen.lords) for screen in self.table.g.screens]
        if t.merchant >= 0:
            self.merchants.setdefault(t.merchant, set())
        if t.edict >= 0:
            self.decrees.setdefault(t.edict, set())

    def watch(self, seat: int, action: Action) -> None:
        """Who makes use of the Travelling Merchant or of the Decree."""
        t = self.table.g.table
        if isinstance(action, a.Commerce):
            self.merchants[t.merchant].add(seat)
        ask = ask_on(self.table.g, MAIN)
        accepted = isinstance(ask, Offer) and not isinstance(action, a.Decline)
        if accepted or isinstance(ask, Duty) or profits(EFFECT[t.edict], seat, action):
            self.decrees[t.edict].add(seat)


def profits(effect: int, seat: int, action: Action) -> bool:
    """Whether an action makes use of a rule that a Decree brought for the round."""
    match action:
        case a.UseHardTimes():
            return effect == HARD_TIMES
        case a.Commerce(territory=territory):
            return effect == OWN_MARKET_FREE and territory == seat
        case a.Alms():
            return effect == ALMS_PRICE
        case a.Battle():
            return effect == BLOOD_FEUD
        case a.LowerForDiplomacy():
            return effect == DIPLOMACY_PRICE
    return False


def add(tally: Tally, game: Watched) -> None:
    """Count a finished game."""
    outcome = game.table.outcome()
    assert outcome is not None
    tally.games += 1
    tally.winners += max(outcome.scores)
    tally.points += sum(outcome.scores)
    winners = outcome.ranks.count(1)
    for claim in game.at_once:
        tally.claims[claim].at_once += 1
    for seat in range(tally.seats):
        share = 1 / winners if outcome.ranks[seat] == 1 else 0.0
        add_claims(tally, game, seat, share)
        for lord in game.dealt_lords[seat]:
            tally.lords[lord].dealt += 1
        tally.lords[game.table.g.table.lords[seat]].count(True, share)
        for merchant, traders in game.merchants.items():
            tally.merchants[merchant].count(seat in traders, share)
        for edict, users in game.decrees.items():
            tally.decrees[edict].count(seat in users, share)


def add_claims(tally: Tally, game: Watched, seat: int, share: float) -> None:
    t = game.table.g.table
    for claim in game.dealt_ends[seat]:
        tally.ends[claim].dealt += 1
    for claim in t.fulfilled[seat]:
        tally.ends[claim].count(True, share)
    for claim in t.missed[seat]:
        tally.ends[claim].count(False, share)
    for claim in t.completed[seat]:
        tally.claims[claim].count(True, share)
    for claim in game.table.g.screens[seat].claims:
        tally.claims[claim].count(False, share)


def played(seats: int, games: int, seed: int) -> Iterator[Tally]:
    """The tally after each game between greedy bots."""
    tally = Tally(seats, seed)
    plan = Plan(RULES, ("greedy",) * seats, games, seed, RULES.options(), RULES.horizon, None)
    for number in range(games):
        game = Watched(laid(plan, number))
        game.play()
        add(tally, game)
        yield tally
