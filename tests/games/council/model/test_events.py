"""Events: every kind is told somewhere, only where somebody listens, and never with a secret."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from regency.games.council import RULES
from regency.games.council.model.events import EVENTS, CardsDrawn
from regency.games.council.model.reasons import REASONS
from regency.games.council.model.state import Council
from regency.kernel.codec import interned
from regency.kernel.core import answer, ask_on
from regency.kernel.edge import Action, Event, draw
from regency.kernel.match import Match
from regency.kernel.rng import stream
from regency.kernel.rules import imagined
from regency.kernel.wire import digest, laid_open
from tests.games.council.builder import Game, position
from tests.games.council.names import acquire, build, buy, decline, end, pay, permit, permit_again
from tests.games.council.play import do, of, table

pytestmark = pytest.mark.both
FOUR = "orange pink blue black"


def test_events_and_reasons_are_listed_once_each() -> None:
    assert len(EVENTS) == len(set(EVENTS)) == 29
    assert len(REASONS) == len(set(REASONS)) == 20


def test_a_drawn_card_is_told_by_number_alone() -> None:
    one = position(hands=["", ""], deck="white ...", main_done=True)
    other = position(hands=["", ""], deck="joker ...", main_done=True)
    assert do(one, 0, end) == do(other, 0, end)


def test_events_are_told_in_the_order_of_the_rulebook() -> None:
    match = position(hands=[FOUR], councils={"hills": FOUR}, market={"hills": "G J"}, assistants=[0])
    told = do(match, 0, acquire("hills"), pay(FOUR))
    assert [type(event).__name__ for event in told] == [
        "CardsPlayed",
        "PermitTaken",
        "AssistantsGained",
        "PointsGained",
        "NobilityAdvanced",
        "PermitTurnedUp",
    ]


def act(g: Council, action: Action) -> None:
    """As search does it: unchecked."""
    assert ask_on(g, 0) is not None
    answer(g, 0, action)


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (4, 6)])
def test_without_listeners_the_same_happens_and_nothing_is_told(seats: int, seed: int) -> None:
    match: Game = Match.start(RULES, seats, None, seed)
    quiet = match.state.clone()
    quiet.heard = False
    quiet.told = []
    rng = stream(match.state.seed, "random play", 1)
    while match.waited_for():
        (seat,) = match.waited_for()
        action = draw(match.options(seat), rng)
        do(match, seat, action)
        act(quiet, action)
    quiet.clock = match.state.clock.clone()
    quiet.acted = match.state.acted[:]
    assert quiet.told == []
    assert digest(quiet) == digest(match.state)


@pytest.mark.parametrize(
    ("make", "chain"),
    [
        (
            lambda: position(emporiums=["FGHI"], permits=["J"], tokens={"A": "nobility", "B": "nobility"}),
            [build("J", "J")],
        ),
        (lambda: position(permits=["N"], nobility=[20], tokens={"N": "nobility"}), [build("N", "N")]),
        (lambda: position(permits=["N"], nobility=[9], tokens={"N": "nobility"}), [build("N", "N"), decline]),
        (
            lambda: position(permits=["N"], nobility=[13], tokens={"N": "nobility"}),
            [build("N", "N"), permit_again("N")],
        ),
        (lambda: position(assistants=[3]), [buy]),
        (lambda: position(hands=["", ""], deck="", main_done=True), [end]),
    ],
)
def test_in_silence_rare_things_happen_as_well(make: Callable[[], Game], chain: list[Action]) -> None:
    match = make()
    quiet = match.state.clone()
    quiet.heard = False
    quiet.told = []
    for action in chain:
        act(quiet, action)
        do(match, 0, action)
    assert quiet.told == []
    assert (laid_open(quiet.table), quiet.stacks) == (laid_open(match.state.table), match.state.stacks)


def random_game(seats: int, seed: int) -> tuple[Game, list[Event], set[str]]:
    """A game at random, checked at every entry: all that was told and asked."""
    match: Game = Match.start(RULES, seats, None, seed)
    rng = stream(match.state.seed, "random play", 0)
    told: list[Event] = list(match.opening)
    met: set[str] = set()
    while match.waited_for():
        (seat,) = match.waited_for()
        met.update(type(ask).__name__ for ask in match.asks(seat))
        told += do(match, seat, draw(match.options(seat), rng))
    return match, told, met


@pytest.mark.parametrize(("seats", "seed"), [(2, 3), (4, 5)])
def test_a_game_at_random_keeps_the_invariants_to_its_end(seats: int, seed: int) -> None:
    """D12."""
    match, told, met = random_game(seats, seed)
    outcome = match.outcome()
    assert outcome is not None and min(outcome.ranks) == 1
    assert outcome.scores == tuple(
        sum(column) for column in zip(*(row.points for row in outcome.lines), strict=True)
    )
    assert {"TakeActions", "BribeForPermit", "BribeForKing"} <= met
    assert len({type(event) for event in told}) > 18
    assert sum(e.count for e in of(CardsDrawn, told)) >= table(match).turn - 5
    world = imagined(RULES, match.watch(), None, stream(bytes(32), "end", 0))
    RULES.check(world)


def test_the_actions_of_the_options_are_the_interned_ones() -> None:
    """Options hand out shared values, so that search makes none."""
    match = position(permits=["FG"], assistants=[3], hands=[FOUR])
    assert len({id(option) for option in match.options(0)}) == len(match.options(0))
    assert [id(option) for option in match.options(0)] == [id(option) for option in match.options(0)]
    assert all(option in interned(type(option)) for option in match.options(0))
    assert permit("FG") == 20
