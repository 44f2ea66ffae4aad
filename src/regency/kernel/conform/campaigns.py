"""A campaign played at random: houses that come, stay away and come late, reigns broken off, save points."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from msgspec import Struct

from ..campaign import AnyCampaign, house_of, prepared, saga_of
from ..chronicle import Chronicle
from ..core import AnyState
from ..record import Record
from ..rng import Rng, stream, stretch
from ..rules import fresh_seed
from .game import Game, NonConformance, Ruleset

MOST_SITTINGS = 60
JOIN_ONE_IN = 3
BREAK_OFF_ONE_IN = 9
SAVE_ONE_IN = 3


class Reign:
    """A sitting that was played to its end: before and behind it, and all that could be read in it."""

    def __init__(self, number: int, game: Game, before: AnyCampaign, acts: int) -> None:
        self.number = number
        self.game = game
        self.before = before
        self.acts = acts  # how many there were before the sitting
        self.shown: set[str] = set()
        self.first: AnyState = game.match.state.clone()

    @property
    def last(self) -> AnyState:
        """How it ended."""
        state: AnyState = self.game.match.state
        return state


class Played:
    """A campaign that plays itself and remembers what the checks need."""

    def __init__(
        self,
        rules: Ruleset,
        seed: int,
        content: Struct,
        options: Struct | None = None,
        more: Sequence[Struct] = (),
        sittings: int = MOST_SITTINGS,
        probes: int = 1,
    ) -> None:
        self.rules = rules
        self.seed = seed
        self.rng = stream(stretch(seed), "conform campaign", 0)
        self.chronicle = Chronicle.begin(rules, content, options, king="Odo the First")
        self.reigns: list[Reign] = []
        self.saved: dict[str, AnyCampaign] = {}
        self._more = list(more)
        self._sittings = sittings
        self._probes = probes

    @property
    def records(self) -> dict[int, Record]:
        """The record of each reign, counted from 1."""
        return {reign.number: reign.game.match.record() for reign in self.reigns}

    def fail(self, check: str, detail: str, reign: int | None = None) -> NonConformance:
        """The failure to raise, with the place where it happened."""
        where = "" if reign is None else f", reign {reign}"
        return NonConformance(check, f"the campaign of {self.rules.name}, seed {self.seed}{where}: {detail}")

    def play(self, checks: Sequence[Callable[[Game], None]]) -> None:
        """To its end, or until there is nothing to go on with."""
        while len(self.chronicle.facts.sittings) < self._sittings and not self.chronicle.facts.over:
            if self.chronicle.facts.rests and not self._extended():
                return
            self._visit()
            self._sit(checks)

    def _extended(self) -> bool:
        if not self._more:
            return False
        self.chronicle.extend(self._more.pop(0))
        return True

    def _visit(self) -> None:
        """Between two sittings: houses join as far as they must, and sometimes one more; save points."""
        chronicle, rng = self.chronicle, self.rng
        houses = saga_of(self.rules).houses
        while len(chronicle.facts.houses) < houses and (
            len(chronicle.facts.houses) < self.rules.seats[-1] or rng.below(JOIN_ONE_IN) == 0
        ):
            house = rng.below(houses)
            if house_of(chronicle.facts, house) is None:
                chronicle.join(house, f"Family {house + 1}")
        if rng.below(SAVE_ONE_IN) == 0:
            name = f"Point {len(chronicle.facts.saves) + 1}"
            chronicle.save(name)
            self.saved[name] = chronicle.campaign

    def _sit(self, checks: Sequence[Callable[[Game], None]]) -> None:
        chronicle = self.chronicle
        if self.rng.below(BREAK_OFF_ONE_IN) == 0:
            chronicle.sit_down(*someone(self))
            chronicle.break_off()
        before, acts = chronicle.campaign, len(chronicle.acts)
        present = someone(self)
        chronicle.sit_down(*present)
        options, legacy = prepared(self.rules, chronicle.campaign, present)
        game = Game(self.rules, len(present), fresh_seed(self.rng), options, legacy, self._probes)
        reign = Reign(len(self.reigns) + 1, game, before, acts)
        game.play([*checks, lambda played: reign.shown.update(readable(played))])
        self.reigns.append(reign)
        chronicle.enter(game.match)
        crown(chronicle, self.rng)


def someone(played: Played) -> tuple[int, ...]:
    """As many of the houses as may sit down, in any order."""
    houses = [each.house for each in played.chronicle.facts.houses]
    played.rng.shuffle(houses)
    seats = played.rules.seats
    return tuple(houses[: seats[played.rng.below(len(seats))]])


def readable(game: Game) -> Sequence[str]:
    """What a spectator may read now."""
    found: Any = game.rules.pages(game.match.watch())
    return list(found)


def crown(chronicle: Chronicle, rng: Rng) -> None:
    """Whoever has won names the next king."""
    vacant = chronicle.facts.vacant
    if len(vacant) > 1:
        chronicle.prefer(vacant[rng.below(len(vacant))])
    if vacant:
        chronicle.crown(chronicle.facts.vacant[0], f"King {len(chronicle.facts.sittings) + 1}")
