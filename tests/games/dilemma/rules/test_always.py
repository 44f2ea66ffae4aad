"""What holds in every vote and through every deal, whatever anybody does."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from regency.games.dilemma import RULES
from regency.games.dilemma.model.book import Row
from regency.games.dilemma.model.state import Game as World
from regency.games.dilemma.printed.figures import NOTHING
from regency.games.dilemma.printed.story import COINS_GOOD, EVERY, GIVE
from regency.kernel.edge import draw
from regency.kernel.rng import stream
from tests.games.dilemma.builder import (
    AYE,
    INFLUENCE,
    KNOWLEDGE,
    NAY,
    WEALTH,
    Game,
    asked,
    do,
    leave,
    move,
    one_card,
    voting,
)

pytestmark = pytest.mark.both
OUTCOME: tuple[Row, ...] = (move(WEALTH, 2), (GIVE, EVERY, COINS_GOOD, -1, 0), leave(1, INFLUENCE, 1))
POOLS = st.lists(st.integers(0, 12), min_size=5, max_size=5)
SEATS = st.integers(3, 5)
TALK = 3  # bargaining steps before each turn, at most
QUIET = 60  # times that somebody drawn by lot had nothing to say: all of them, then, many times


def votes_of(seats: int, power: list[int], coins: list[int], tokens: int) -> Game:
    """A vote between houses with such pools."""
    return voting(
        seats,
        power=power[:seats],
        coins=coins[:seats],
        leader=tokens % seats,
        moderator=tokens // seats % seats,
        book=one_card(OUTCOME, [move(KNOWLEDGE, -1)]),
    )


def power_of(g: World) -> int:
    return sum(own.power for own in g.screens) + sum(g.table.bid) + g.table.balance


def coins_of(g: World) -> int:
    """In purses, on the table, set aside for whispers, on Pass cards."""
    t = g.table
    lying = sum(sum(offer.coins) for offer in t.slots if offer is not None)
    aside = sum(said.coins for seat, own in enumerate(g.screens) for said in own.whispered if said.by == seat)
    return sum(own.coins for own in g.screens) + lying + aside + sum(t.pass_coin)


def leader_is_highest(g: World) -> None:
    t = g.table
    bids = [bid for choice, bid in zip(t.choice, t.bid, strict=True) if choice in (AYE, NAY)]
    if t.result == NOTHING and any(bids):
        assert t.bid[t.leader] == max(bids) and t.choice[t.leader] in (AYE, NAY)


def turn(match: Game, seed: int, nth: int) -> str:
    """Whoever is waited for does something, at random; returns what it was asked."""
    seat = match.waited_for()[0]
    question = asked(match, seat).split()[0]
    ask = match.asks(seat)[0]
    do(match, seat, draw(ask.options(match.state.eyes(seat)), stream(bytes(32), f"turn {seed}", nth)))
    return question


def talk(match: Game, seed: int, nth: int) -> bool:
    """Somebody bargains, at random; whether anybody can."""
    rng = stream(bytes(32), f"talk {seed}", nth)
    seat = rng.below(len(match.state.screens))
    found = [ask for ask in match.asks(seat) if type(ask).__name__ == "Bargain"]
    options = found[0].options(match.state.eyes(seat)) if found else ()
    if options:
        do(match, seat, draw(options, rng))
    return bool(options)


@settings(max_examples=60, deadline=None, derandomize=True)
@given(SEATS, POOLS, st.integers(0, 24), st.integers(0, 10_000))
def test_every_vote_ends_and_the_leader_holds_the_highest_single_bid(
    seats: int, power: list[int], tokens: int, seed: int
) -> None:
    match = votes_of(seats, power, [10] * 5, tokens)
    card = match.state.table.card
    turns = 0
    while match.state.table.card == card and match.state.table.result == NOTHING:
        question = turn(match, seed, turns)
        turns += question == "VoteTurn"
        leader_is_highest(match.state)
        assert turns <= seats * (sum(power[:seats]) + 2)  # each change of the Leader costs Power


@settings(max_examples=60, deadline=None, derandomize=True)
@given(SEATS, POOLS, st.integers(0, 24), st.integers(0, 10_000))
def test_power_is_conserved_through_a_vote_and_its_cleanup(
    seats: int, power: list[int], tokens: int, seed: int
) -> None:
    match = votes_of(seats, power, [10] * 5, tokens)
    before, nth = power_of(match.state), 0
    while match.state.table.round == 1 and match.outcome() is None:
        turn(match, seed, nth)
        nth += 1
        assert power_of(match.state) == before == match.state.table.power_total


@settings(max_examples=60, deadline=None, derandomize=True)
@given(SEATS, POOLS, POOLS, st.integers(0, 24), st.integers(0, 10_000))
def test_coins_are_conserved_through_every_deal(
    seats: int, power: list[int], coins: list[int], tokens: int, seed: int
) -> None:
    match = votes_of(seats, power, coins, tokens)
    nth = 0
    while match.state.table.round == 1 and match.outcome() is None:
        for _ in range(TALK):
            before = coins_of(match.state)
            talk(match, seed, nth)
            nth += 1
            assert coins_of(match.state) == before == match.state.table.coin_total
            assert all(own.coins >= 0 for own in match.state.screens)
        turn(match, seed, nth)
        assert coins_of(match.state) == match.state.table.coin_total
    t = match.state.table
    assert t.slots == [None] * 12 and t.whispers == []


@settings(max_examples=40, deadline=None, derandomize=True)
@given(SEATS, st.integers(0, 10_000))
def test_bargaining_comes_to_an_end_where_nobody_votes(seats: int, seed: int) -> None:
    match = votes_of(seats, [8] * 5, [10] * 5, seed)
    steps = nth = quiet = 0
    while quiet < QUIET:
        spoke = talk(match, seed, nth)
        nth += 1
        steps += spoke
        quiet = 0 if spoke else quiet + 1
        assert nth < 3000
    assert steps < 2 * seats * (3 * 9 + 12)
    RULES.check(match.state)


@settings(max_examples=40, deadline=None, derandomize=True)
@given(SEATS, POOLS, st.integers(0, 10_000))
def test_whoever_was_paid_keeps_it_or_could_not(seats: int, power: list[int], seed: int) -> None:
    from regency.games.dilemma.rules.services import FIRST, keeps, left, owed, plans_for
    from regency.games.dilemma.rules.vote import plan_of

    match = votes_of(seats, power, [12] * 5, seed)
    nth = 0
    while match.state.table.round == 1 and match.state.table.result == NOTHING:
        for _ in range(TALK):
            talk(match, seed, nth)
            nth += 1
        seat = match.waited_for()[0]
        if asked(match, seat).split()[0] != "VoteTurn" or match.state.table.choice[seat] != NOTHING:
            turn(match, seed, nth)
            continue
        me = match.state.eyes(seat)
        services = owed(me.table, seat, FIRST)
        everything = plans_for(me.table, FIRST[0], me.own.power)
        allowed = left(services, everything)
        plans = [plan_of(option) for option in match.asks(seat)[0].options(me)]  # type: ignore[arg-type]
        assert plans and sorted(plans) == sorted(allowed)
        for service in services:
            could = any(keeps(service, plan) for plan in everything)
            assert all(keeps(service, plan) for plan in plans) or not could
        turn(match, seed, nth)
