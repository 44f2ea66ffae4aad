"""What need not be answered: whom it stirs, what is better than nothing, and what is left to others."""

from __future__ import annotations

from typing import Any

import pytest

from regency import bots
from regency.bots import Bot, Later
from regency.bots.greedy import GreedyBot
from regency.bots.uniform import ACTS_ONE_IN, IDLES, RandomBot
from regency.kernel.core import AnySight
from regency.kernel.edge import NEVER, Action
from regency.kernel.entries import Tick
from regency.kernel.match import AnyMatch, Match
from regency.kernel.rng import Rng, stream, stretch
from tests.minis.harvest import HARVEST, SAND, Harvest, Pick, Stow

NAMES = pytest.mark.parametrize("name", bots.NAMES)


def rng(count: int = 0) -> Rng:
    return stream(stretch(5), "standing", count)


def decided(bot: Bot, match: AnyMatch, seat: int = 0, count: int = 0) -> Action | Later:
    return bot.decide(match.look(seat), None, match.asks(seat), (), rng(count))


def with_last_berry() -> AnyMatch:
    """A harvest in which one berry is left to be picked, and everybody could."""
    match = Match.start(HARVEST, 2, seed=3)
    for berry in match.state.table.row[1:]:
        match.submit(0, Pick(berry), at=match.state.clock.at + 200)
        match.submit(0, Stow(1))
    return match


class Unmoved(Harvest):
    def stirs(self, me: AnySight, ask: Any) -> bool:
        return False


class Sated(Harvest):
    """Berries are a burden."""

    def weigh(self, me: Any) -> list[float]:
        return [-value for value in super().weigh(me)]


class Content(Harvest):
    """Berries are worth nothing."""

    def weigh(self, me: Any) -> list[float]:
        return [0.0]


@NAMES
def test_what_does_not_stir_a_bot_is_left_alone_until_something_happens(name: str) -> None:
    match = Match.start(Unmoved(), 2, seed=3)
    bot = bots.make(name, Unmoved())
    assert {decided(bot, match, count=count) for count in range(20)} == {Later(NEVER)}


@NAMES
def test_what_is_due_is_answered_whatever_else_is_asked(name: str) -> None:
    match = Match.start(HARVEST, 2, seed=3)
    match.submit(0, Pick(match.state.table.row[0]), at=200)
    assert isinstance(decided(bots.make(name, HARVEST), match), Stow)


def test_the_random_bot_leaves_standing_questions_alone_most_of_the_time() -> None:
    match = Match.start(HARVEST, 2, seed=3)
    found = [decided(RandomBot(HARVEST), match, count=count) for count in range(800)]
    acts = sum(isinstance(one, Action) for one in found)
    assert 0.7 < acts * ACTS_ONE_IN / len(found) < 1.3
    idle = [one.until for one in found if isinstance(one, Later)]
    assert IDLES[0] <= min(idle) and max(idle) < IDLES[1] and len(set(idle)) > 100


def test_the_greedy_bot_acts_only_where_that_is_better_than_nothing() -> None:
    for rules, acts in ((HARVEST, True), (Content(), False), (Sated(), False)):
        match = Match.start(rules, 2, seed=3)
        found = decided(GreedyBot(rules), match)
        assert isinstance(found, Pick) if acts else found == Later(NEVER)


@pytest.mark.parametrize(("pace", "courtesy"), [("gentle", 6000), ("steady", 2500)])
def test_what_others_may_still_use_is_left_to_them_for_a_while(pace: str, courtesy: int) -> None:
    match = with_last_berry()
    me, asks = match.look(0), match.asks(0)
    greedy = bots.make("greedy", HARVEST, pace)
    assert greedy.decide(me, None, asks, (), rng()) == Later(courtesy)
    on_time = bots.at_moment(match.look(0), courtesy - 1)
    assert greedy.decide(on_time, None, asks, (), rng()) == Later(courtesy)
    later = bots.at_moment(match.look(0), courtesy)
    assert isinstance(greedy.decide(later, None, asks, (), rng()), Pick)
    drawn = {decided(bots.make("random", HARVEST, pace), match, count=count) for count in range(60)}
    assert Later(courtesy) in drawn and not any(isinstance(one, Action) for one in drawn)


@pytest.mark.parametrize("name", bots.NAMES)
def test_who_is_brisk_or_has_no_pace_waits_for_nobody(name: str) -> None:
    match = with_last_berry()
    for pace in ("brisk", None):
        bot = bots.make(name, HARVEST, pace)
        assert any(isinstance(decided(bot, match, count=count), Pick) for count in range(40))


def test_nothing_is_left_to_somebody_who_could_not_use_it() -> None:
    match = Match.start(HARVEST, 2, seed=3)
    *mine, theirs, last = match.state.table.row
    for berry in mine:
        match.submit(0, Pick(berry), at=match.state.clock.at + 200)
        match.submit(0, Stow(1))
    match.submit(1, Pick(theirs), at=match.state.clock.at + 200)
    assert decided(bots.make("greedy", HARVEST, "gentle"), match) == Pick(last)


def test_between_two_entries_of_untimed_play_nothing_is_put_off_to_an_hour() -> None:
    match = Match.start(HARVEST, 1, seed=3)
    me = match.look(0)
    me.clock.running = False
    found = {RandomBot(HARVEST).decide(me, None, match.asks(0), (), rng(count)) for count in range(30)}
    assert Later(NEVER) in found and all(one == Later(NEVER) for one in found if isinstance(one, Later))


def test_when_the_sand_has_run_out_nothing_stirs_who_sees_it() -> None:
    match = Match.start(HARVEST, 1, seed=3)
    match.apply(Tick(SAND))
    match.apply(Tick(SAND + 250))
    match.apply(Tick(2 * SAND))
    assert decided(GreedyBot(HARVEST), match) == Later(NEVER)
