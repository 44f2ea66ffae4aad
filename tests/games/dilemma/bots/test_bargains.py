"""How the greedy bot bargains: never at a loss by its own weighing, as payer and as payee."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from regency.bots import Later
from regency.bots.greedy import GreedyBot
from regency.games.dilemma import RULES
from regency.games.dilemma.bots import hopes, offers
from regency.games.dilemma.flow.bargain import Bargain
from regency.games.dilemma.model import actions as act
from regency.games.dilemma.model.state import Game as State
from regency.games.dilemma.model.values import Offer
from regency.games.dilemma.printed.agendas import GREEDY, OPPORTUNIST, OPULENT, REBEL
from regency.games.dilemma.printed.figures import VOTE
from regency.games.dilemma.printed.services import BREAK_TIE, GATHER_POWER, PASS, VOTE_FOR, VOTE_MIN
from regency.games.dilemma.rules.services import askable
from regency.kernel.apply import carry_out
from regency.kernel.core import asks
from regency.kernel.edge import Action
from regency.kernel.entries import Play
from regency.kernel.rng import stream
from tests.games.dilemma.balance.tally import laid_for
from tests.games.dilemma.bots.test_greedy import at_stake
from tests.games.dilemma.builder import (
    AYE,
    GATHER,
    MODERATE,
    NAY,
    Game,
    do,
    join,
    offer,
    one_card,
    price,
    service,
    votes,
    voting,
    whisper,
)

REIGNS = ((3, 1), (4, 2), (5, 3))  # houses, and the number of the reign
PROPOSALS = act.MakeOffer | act.NamePrice | act.JoinDeal
ACCEPTS = act.AcceptOffer | act.AcceptWhisper


def plain(g: State, seat: int) -> float:
    """What a position weighs, but for what may still come of things that lie on the table."""
    return sum(RULES.weigh(g.eyes(seat))[:-1])


def whole(g: State, seat: int) -> float:
    return sum(RULES.weigh(g.eyes(seat)))


def then(g: State, seat: int, action: Action) -> State:
    """Behind an action; the first state stays."""
    world = g.clone()
    carry_out(world, Play(world.clock.at, seat, (action,), world.clock.entry))
    return world


def answer(g: State, seat: int) -> Action | Later:
    """What the bot has to say at the bargaining table."""
    standing = [ask for ask in asks(g, seat) if isinstance(ask, Bargain) and RULES.stirs(g.eyes(seat), ask)]
    if not standing:
        return Later()
    rng = stream(bytes(32), "bargain", seat)
    return GreedyBot(RULES).consider(g.sight(seat), None, standing, (), rng)


def entries(seats: int, number: int) -> Iterator[tuple[State, int, Action]]:
    """A reign between greedy bots: each position with what is done in it."""
    table = laid_for(["greedy"] * seats, 1, number)
    table.take_notes(table.g.told)
    while table.goes_on():
        entry = table.next_entry()
        if isinstance(entry, Play):
            yield table.g, entry.seat, entry.do[0]
        table.enter(entry)


def struck(g: State, seat: int, action: Action) -> State:
    """Behind a proposal that was taken by whoever it needs: coins and Power of others are no hindrance."""
    world = g.clone()
    for other, screen in enumerate(world.screens):
        if other != seat:
            screen.coins, screen.power = screen.coins + 50, screen.power + 50
    slots = [nth for nth, each in enumerate(world.table.slots) if each is not None]
    world = then(world, seat, action)
    if isinstance(action, act.MakeOffer) and action.manner == 1:
        return then(world, action.player, act.AcceptWhisper(seat))
    new = [nth for nth, each in enumerate(world.table.slots) if each is not None and nth not in slots]
    slot = action.slot if isinstance(action, act.JoinDeal) else new[0]
    lies = world.table.slots[slot]
    if lies is None:
        return world  # the price is paid
    if lies.price:
        payers = [other for other in range(len(world.screens)) if other not in (seat, lies.to)]
        missing = lies.price - sum(lies.coins)
        payer = next(other for other in payers if not lies.joined >> other & 1)
        return then(world, payer, act.JoinDeal(slot, missing - 1))
    return then(world, lies.to, act.AcceptOffer(slot))


def refusing(action: Action) -> Action:
    """The contrary of accepting."""
    if isinstance(action, act.AcceptOffer):
        return act.RefuseOffer(action.slot)
    assert isinstance(action, act.AcceptWhisper)
    return act.RefuseWhisper(action.player)


# Over positions that really occur


@pytest.mark.both
@pytest.mark.parametrize(("seats", "number"), REIGNS)
def test_nothing_it_proposes_would_cost_it_more_than_it_brings(seats: int, number: int) -> None:
    made = 0
    for g, seat, action in entries(seats, number):
        if isinstance(action, PROPOSALS):
            made += 1
            assert plain(struck(g, seat, action), seat) > plain(g, seat)
            assert whole(then(g, seat, action), seat) > whole(g, seat)  # what it hopes for is in its weighing
            if isinstance(action, act.MakeOffer):
                assert action.player == offers.on_turn(g.eyes(seat))  # one speaks to whoever is about to act
        for other in range(seats):
            for each in offers.shortlist(g.eyes(other), stream(bytes(32), "test", other)):
                assert plain(struck(g, other, each), other) > plain(g, other)
    assert made


@pytest.mark.both
@pytest.mark.parametrize(("seats", "number"), REIGNS)
def test_it_accepts_nothing_that_costs_it_more_than_it_pays(seats: int, number: int) -> None:
    for g, seat, action in entries(seats, number):
        if isinstance(action, ACCEPTS):
            assert plain(then(g, seat, action), seat) > plain(then(g, seat, refusing(action)), seat)


@pytest.mark.both
@pytest.mark.parametrize(("seats", "number"), REIGNS)
def test_of_planted_offers_it_takes_those_that_pay_and_no_others(seats: int, number: int) -> None:
    taken: Counter[bool] = Counter()
    rng = stream(bytes(32), "planted", number)
    for g, _, _ in entries(seats, number):
        for seat in range(seats) if g.table.phase == VOTE else ():
            services = askable(g.table, seat)
            if services and rng.below(4) == 0 and None in g.table.slots:
                world, slot = planted(g, seat, services[rng.below(len(services))], 1 + rng.below(12))
                said = answer(world, seat)
                accept, refuse = act.AcceptOffer(slot), act.RefuseOffer(slot)
                if accept in may_say(world, seat):
                    pays = plain(then(world, seat, accept), seat) > plain(then(world, seat, refuse), seat)
                    assert said == accept or not pays or isinstance(said, PROPOSALS | ACCEPTS)
                    assert said != accept or pays
                    taken[said == accept] += 1
    assert taken[True] and taken[False]


def may_say(g: State, seat: int) -> list[object]:
    """What may be said at the bargaining table."""
    return [each for ask in asks(g, seat) if isinstance(ask, Bargain) for each in ask.options(g.eyes(seat))]


def planted(g: State, seat: int, what: int, coins: int) -> tuple[State, int]:
    """An offer to a house, of money from nowhere."""
    world = g.clone()
    by = (seat + 1) % len(world.screens)
    slot = world.table.slots.index(None)
    paid = tuple(coins if each == by else 0 for each in range(len(world.screens)))
    world.table.slots[slot] = Offer(by, seat, what, 0, paid, 1 << by)
    world.table.coin_total += coins
    return world, slot


# What it answers, and what it takes back


def says(match: Game, seat: int) -> Action | Later:
    return answer(match.state, seat)


def test_what_nobody_could_add_to_and_does_not_pay_it_refuses_at_once() -> None:
    match = at_stake()
    do(match, 1, whisper(0, service(VOTE_FOR, NAY), 1))
    assert says(match, 0) == act.RefuseWhisper(1)
    match = at_stake()
    do(match, 1, offer(0, service(VOTE_FOR, NAY), 1))
    do(match, 2, join(0, 1))
    assert says(match, 0) == act.RefuseOffer(0)


def test_what_pays_it_accepts_openly_and_whispered() -> None:
    match = at_stake()
    do(match, 1, whisper(0, service(VOTE_FOR, AYE), 1))
    assert says(match, 0) == act.AcceptWhisper(1)
    do(match, 2, offer(0, service(VOTE_FOR, AYE), 9))
    assert says(match, 0) == act.AcceptOffer(0)


def test_what_it_cannot_keep_or_is_bound_against_it_refuses_however_much_it_is() -> None:
    match = at_stake()
    do(match, 1, offer(0, service(VOTE_FOR, AYE), 2))
    do(match, 0, act.AcceptOffer(0))
    do(match, 2, offer(0, service(VOTE_FOR, NAY), 9))
    assert says(match, 0) == act.RefuseOffer(0)
    match = at_stake()
    do(match, 1, offer(0, service(VOTE_MIN, AYE, 9), 9))
    assert says(match, 0) == act.RefuseOffer(0)  # it has eight


def test_what_others_may_still_add_to_it_leaves_open() -> None:
    match = at_stake(OPULENT)
    do(match, 1, offer(0, service(VOTE_MIN, AYE, 5), 1))
    g = match.state
    short = [coins for coins in range(1, 9) if hopes.pays(g.eyes(0), service(VOTE_MIN, AYE, 5), coins) <= 0]
    if short:
        assert not isinstance(says(match, 0), ACCEPTS)
    assert not hopes.is_hopeless(g.eyes(0), g.table.slots[0]) or not short  # type: ignore[arg-type]


@pytest.mark.parametrize("coins", [1, 3])
def test_to_gather_where_it_would_anyhow_it_is_paid_for_nothing(coins: int) -> None:
    match = level()
    do(match, 1, offer(0, service(GATHER_POWER), coins))
    assert says(match, 0) == act.AcceptOffer(0)


def level() -> Game:
    """A vote at which nothing is at stake."""
    return voting(3, book=one_card(), agendas=[OPULENT, OPPORTUNIST, GREEDY])


def poor(match: Game) -> Game:
    """The first house has one Power left, and needs the votes of others."""
    g = match.state
    g.table.power_total -= g.screens[0].power - 1
    g.screens[0].power = 1
    return match


def test_a_price_that_is_worth_it_is_paid_and_one_that_is_not_is_not() -> None:
    match = poor(at_stake())
    do(match, 1, price(service(VOTE_FOR, AYE), 2))
    assert says(match, 0) == join(0, 2)
    match = at_stake()
    do(match, 1, price(service(VOTE_FOR, NAY), 1))
    assert not isinstance(says(match, 0), act.JoinDeal)
    match = level()
    do(match, 1, price(service(PASS), 1))
    assert not isinstance(says(match, 0), act.JoinDeal)


def test_of_a_price_that_is_too_high_for_one_it_pays_a_part_and_others_the_rest() -> None:
    match = poor(at_stake(OPULENT, OPPORTUNIST, GREEDY, REBEL))
    do(match, 1, price(service(VOTE_FOR, AYE), 9))
    said = says(match, 0)
    assert isinstance(said, act.JoinDeal)
    do(match, 0, said)
    do(match, 2, join(0, 9 - said.coins - 1))
    assert sum(coins > 0 for coins in match.state.table.deals[0].coins) == 2


def test_what_is_worth_nothing_any_more_it_takes_back() -> None:
    match = at_stake()
    do(match, 2, offer(1, service(VOTE_FOR, NAY), 9))  # of the Greedy, who has nothing of it for so much
    assert says(match, 2) == act.WithdrawOffer(0)
    match = at_stake()
    do(match, 1, price(service(VOTE_FOR, AYE), 1))  # it would lose more
    assert says(match, 1) == act.WithdrawOffer(0)
    match = at_stake()
    do(match, 2, whisper(1, service(VOTE_FOR, NAY), 9))
    assert says(match, 2) == act.WithdrawWhisper(1)


def test_the_casting_word_is_sold_for_more_than_it_costs() -> None:
    match = at_stake()
    votes(match, GATHER, MODERATE, GATHER)
    do(match, 0, offer(1, service(BREAK_TIE, AYE), 1))
    assert not isinstance(says(match, 1), ACCEPTS)
    match = at_stake(OPPORTUNIST, OPULENT)
    votes(match, GATHER, MODERATE, GATHER)
    do(match, 2, offer(1, service(BREAK_TIE, AYE), 1))
    assert says(match, 1) == act.AcceptOffer(0)


@pytest.mark.compiled
def test_in_twenty_reigns_it_does_all_that_bargaining_is_made_of() -> None:
    met = Counter(type(action) for number in range(20) for _, _, action in entries(5, number))
    assert set(act.DEALING) - {act.MakePromise, act.WithdrawWhisper} <= set(met)
