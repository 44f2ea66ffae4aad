"""Forms too large to list: a bot looks at what the game shortlists, and they drown nothing else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

from regency import bots
from regency.bots import Later
from regency.bots.greedy import GreedyBot
from regency.bots.look import MEMBERS, Look
from regency.bots.uniform import RandomBot
from regency.kernel.conform import conform
from regency.kernel.core import AnySight
from regency.kernel.edge import NEVER, Action, Form, count, includes
from regency.kernel.match import AnyMatch, Match
from regency.kernel.rng import Rng, stream, stretch
from regency.lab import simulate
from regency.lab.game import laid, play_on
from regency.lab.plan import Plan
from tests.kernel.planted import fails
from tests.minis.bazaar import BAZAAR, MOST_COINS, WORTH, Bargain, Bazaar, Cast, Offer, Options, Refuse

SEATS = 4


def rng(number: int = 0) -> Rng:
    return stream(stretch(7), "shortlist", number)


def opened() -> AnyMatch:
    return Match.start(BAZAAR, SEATS, seed=11)


class Silent(Bazaar):
    """Nothing is worth offering."""

    def shortlist(self, me: AnySight, ask: Any, rng: Rng) -> Sequence[Action] | None:
        return ()

    def stirs(self, me: AnySight, ask: Any) -> bool:
        return True


class Aimless(Bazaar):
    """Nobody says what is worth offering."""

    def shortlist(self, me: AnySight, ask: Any, rng: Rng) -> Sequence[Action] | None:
        return None


class Boundless(Bazaar):
    """More than anybody has."""

    def shortlist(self, me: AnySight, ask: Any, rng: Rng) -> Sequence[Action] | None:
        return [Offer((me.seat + 1) % SEATS, 0, MOST_COINS - 1, 0)]


def test_a_form_of_thousands_does_not_drown_a_vote() -> None:
    match = opened()
    me, asks = match.look(0), match.asks(0)
    options = [option for ask in asks for option in ask.options(me)]
    assert count(options) > 1000
    source, bot = rng(), RandomBot(BAZAAR)
    found = Counter(type(bot.choose(me, None, asks, options, (), source)) for _ in range(1000))
    assert 400 < found[Cast] < 600 and 400 < found[Offer] < 600


def test_the_random_bot_offers_what_is_shortlisted_and_else_anything() -> None:
    match = opened()
    me, asks = match.look(0), match.asks(0)[1:]

    def offered(rules: Bazaar) -> list[Offer]:
        found = [RandomBot(rules).consider(me, None, asks, (), rng(number)) for number in range(400)]
        return [one for one in found if isinstance(one, Offer)]

    wished = offered(Bazaar())
    assert {one.ware for one in wished} == {me.own.wish} and max(one.coins for one in wished) < WORTH
    anything = offered(Aimless())
    assert len({one.ware for one in anything}) > 6 and max(one.coins for one in anything) > WORTH


def test_where_nothing_is_shortlisted_a_chance_is_left_and_what_is_due_is_answered() -> None:
    match = opened()
    me, asks = match.look(0), match.asks(0)[1:]
    found = {RandomBot(Silent()).consider(me, None, asks, (), rng(number)) for number in range(40)}
    assert found == {Later(NEVER)}
    assert GreedyBot(Silent()).consider(me, None, asks, (), rng()) == Later(NEVER)

    class Must(Bargain, frozen=True):
        def due(self, table: Any) -> bool:
            return True

    must = Must(0)
    options = [option for option in must.options(me) if isinstance(option, Form)]
    answer = RandomBot(Silent()).choose(me, None, [must], options, (), rng())
    assert isinstance(answer, Offer) and includes(options, answer)


def test_greedy_looks_at_the_shortlist_and_else_at_a_few_members() -> None:
    match = opened()
    me = match.look(0)
    ask = match.asks(0)[1]
    judged = Look(BAZAAR, me, None, rng()).judge([ask])
    assert {one.action.ware for one in judged} == {me.own.wish}  # type: ignore[attr-defined]
    assert len(Look(Aimless(), me, None, rng()).judge([ask])) <= MEMBERS
    best = GreedyBot(BAZAAR).consider(me, None, [ask], (), rng())
    assert isinstance(best, Offer) and best.coins == 0, "the least that can be offered for what it wishes"


def test_greedy_refuses_what_would_cost_it_more_than_it_pays() -> None:
    match = opened()
    wish = match.state.screens[1].wish
    match.submit(0, Offer(1, wish, 0, 0))
    me, ask = match.look(1), match.asks(1)[0]
    assert me.own.wish == wish
    judged = {one.action: one.value for one in Look(BAZAAR, me, None, rng()).judge([ask])}
    assert judged[Refuse(0)] > min(judged.values())
    found = GreedyBot(BAZAAR).consider(me, None, [ask], (), rng())
    assert not isinstance(found, Later) and type(found).__name__ != "Accept"


@pytest.mark.parametrize("name", bots.NAMES)
def test_bots_bargain_with_each_other_beside_their_turns(name: str) -> None:
    deals, rules = 0, BAZAAR
    for number in range(6):
        plan = Plan(rules, (name,) * SEATS, 6, 5, Options(), rules.horizon, None)
        table = laid(plan, number)
        play_on(table, number)
        assert table.outcome() is not None
        deals += table.g.table.deals
    assert deals > 6


def test_greedy_bargains_better_than_random() -> None:
    report = simulate(BAZAAR, ["greedy", "random", "random"], 30, 3)
    assert report.wins[0] > max(report.wins[1:])


def test_the_kit_finds_a_member_that_cannot_be_done() -> None:
    fails("shortlist", Boundless(), seats=SEATS, words="is shortlisted and no option")
    conform(BAZAAR, 3, games=3, checks=("shortlist",))
