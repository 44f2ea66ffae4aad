"""The sums of every game: a counter rises by what a preview promised, and ends as the score.

By day a sample of positions is tried, at night five hundred a game, and every option of each.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import islice

import pytest

from regency import games
from regency.kernel import gains
from regency.kernel.apply import carry_out
from regency.kernel.core import AnyState
from regency.kernel.edge import Action, draw
from regency.kernel.entries import Play
from regency.kernel.match import AnyMatch, Match
from regency.kernel.preview import Preview, preview
from regency.kernel.rng import Rng, stream
from regency.kernel.rules import AnyRules, calmest

BY_DAY = 40  # positions of a game
BY_NIGHT = 500
OPTIONS = 6  # of a position by day
DEEP = 4  # questions nested in one another
EVERY_GAME = pytest.mark.parametrize("game", games.ALL)

Position = tuple[AnyState, int]


def positions(game: str) -> Iterator[Position]:
    """Random games at every number of seats, one position in three: who is asked, and all there is."""
    rules = games.load(game)
    rng = stream(bytes(32), "sums", 0)
    number = 0
    while True:
        seats = rules.seats[number % len(rules.seats)]
        match: AnyMatch = Match.start(rules, seats, calmest(rules), seed=number)
        number += 1
        while match.outcome() is None:
            seat = match.waited_for()[0]
            if rng.below(3) == 0:
                yield match.state.clone(), seat
            chosen = draw(match.options(seat), rng)
            assert isinstance(chosen, Action)
            match.submit(seat, chosen)


@cache
def sampled(game: str, count: int) -> tuple[Position, ...]:
    return tuple(islice(positions(game), count))


def chains(rules: AnyRules, g: AnyState, seat: int, most: int, rng: Rng) -> Iterator[tuple[Action, ...]]:
    """Choices of a seat, each with answers to what is nested in it, as a client composes them."""
    first = [option for _, options in preview(rules, g.sight(seat), ()).questions for option in options]
    actions = [option for option in first if isinstance(option, Action)]
    order = list(range(len(actions)))
    rng.shuffle(order)
    for action in [actions[place] for place in order[:most]]:
        chain: tuple[Action, ...] = (action,)
        while (seen := preview(rules, g.sight(seat), chain)).nested and len(chain) < DEEP:
            following = draw(seen.questions[0][1], rng)
            assert isinstance(following, Action)
            chain += (following,)
        yield chain


def adds_up(rules: AnyRules, g: AnyState, seat: int, chain: tuple[Action, ...]) -> Preview:
    """Shown before and promised is shown afterwards, or was when something came up that nobody could know."""
    promised = preview(rules, g.sight(seat), chain)
    after = g.clone()
    after.foresees = True
    carry_out(after, Play(g.clock.at, seat, chain, g.clock.entry))
    table = after.table if after.foreseen is None else after.foreseen
    before, shown = rules.standing(g.table), rules.standing(table)
    assert [then + gain for then, gain in zip(before, promised.gains, strict=True)] == list(shown), chain
    assert promised.open == (after.foreseen is not None)
    return promised


def lists_hold(rules: AnyRules, g: AnyState, seat: int) -> None:
    """Beside an option of a list stands no less and no more than comes of it, however it is composed."""
    rng = stream(bytes(32), "lists", 0)
    listed = [span for spans in gains.spans(rules, g.sight(seat), ()) for span in spans]
    first = [option for _, options in preview(rules, g.sight(seat), ()).questions for option in options]
    spans = dict(zip(first, listed, strict=True))
    for chain in chains(rules, g, seat, OPTIONS, rng):
        seen, span = preview(rules, g.sight(seat), chain), spans[chain[0]]
        if span is not None and not seen.nested:
            assert span[0] <= seen.gains[seat] <= span[1], (chain, span)


def tried(game: str, count: int, most: int) -> list[Preview]:
    rules, rng = games.load(game), stream(bytes(32), "options", 0)
    return [
        adds_up(rules, g, seat, chain)
        for g, seat in sampled(game, count)
        for chain in chains(rules, g, seat, most, rng)
    ]


@EVERY_GAME
def test_the_counter_rises_by_what_a_preview_promised(game: str) -> None:
    assert len(tried(game, BY_DAY, OPTIONS)) >= BY_DAY


@EVERY_GAME
def test_a_list_promises_what_a_preview_does(game: str) -> None:
    for g, seat in sampled(game, BY_DAY):
        lists_hold(games.load(game), g, seat)


@pytest.mark.nightly
@EVERY_GAME
def test_a_list_promises_what_a_preview_does_at_five_hundred_positions(game: str) -> None:
    for g, seat in sampled(game, BY_NIGHT):
        lists_hold(games.load(game), g, seat)


@pytest.mark.nightly
@EVERY_GAME
def test_the_counter_rises_by_what_a_preview_promised_at_five_hundred_positions(game: str) -> None:
    found = tried(game, BY_NIGHT, 10_000)
    assert len(found) > BY_NIGHT
    if game in games.NAMES:
        assert any(any(seen.gains) for seen in found), "nothing was ever gained"


@EVERY_GAME
def test_the_counter_ends_as_the_score(game: str) -> None:
    rules, rng = games.load(game), stream(bytes(32), "ends", 0)
    match: AnyMatch = Match.start(rules, rules.seats[0], calmest(rules), seed=3)
    closing = []
    while (outcome := match.outcome()) is None:
        seat = match.waited_for()[0]
        chosen = draw(match.options(seat), rng)
        assert isinstance(chosen, Action)
        match.submit(seat, chosen)
        tally = rules.tally(match.state.table)
        assert tally is not None
        closing.append(tally.last_round)
    assert tuple(rules.standing(match.state.table)) == outcome.scores
    assert any(closing), "the last round was never announced"
    assert closing == [*sorted(closing[:-1]), False], "it is the last round from its beginning to the end"
