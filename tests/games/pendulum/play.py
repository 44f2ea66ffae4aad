"""Playing on without thinking: to last actions, through a Council, to the end."""

from __future__ import annotations

from regency.games.pendulum.model.actions import (
    ChooseTrack,
    Done,
    Pass,
    Ready,
    TakeReward,
)
from regency.games.pendulum.printed.cards import CORNER
from regency.games.pendulum.printed.terms import COUNCIL, LAST_ACTIONS, PLAY, POWER, PRE_ROUND

from .builder import START, Game, do
from .names import flip

ROUND = 360_000


def to_last_actions(match: Game) -> None:
    """In real time: both purple runs go by, and nobody does anything but flip."""
    t = match.state.table
    begun = t.started[0] - START
    for run in (1, 2):
        match.advance(START + begun + run * 180_000 + (run - 1) * 1_000)
        do(match, 0, flip("purple"), at=begun + run * 180_000 + (run - 1) * 1_000)
    assert match.state.table.phase == LAST_ACTIONS


def to_council(match: Game) -> None:
    """Nobody does anything more."""
    while match.state.table.phase in (PLAY, LAST_ACTIONS):
        if match.state.clock.running and match.state.table.phase == PLAY:
            to_last_actions(match)
        for seat in range(match.header.seats):
            for word in (Done(), Pass()):
                if match.state.table.phase in (PLAY, LAST_ACTIONS) and word in match.options(seat):
                    do(match, seat, word)
        if match.state.clock.running and match.next_wake() != -1 and False not in match.state.table.done:
            match.advance(match.next_wake())


def through_council(match: Game) -> None:
    """Everybody takes points on power and the corner reward, and trims the first that may go."""
    to_council(match)
    while match.state.table.phase == COUNCIL:
        seat = match.waited_for()[0]
        options = match.options(seat)
        for wanted in (ChooseTrack(POWER), TakeReward(CORNER), *options):
            if wanted in options:
                do(match, seat, wanted)  # type: ignore[arg-type]
                break


def to_round(match: Game) -> None:
    """The next round begins."""
    through_council(match)
    while match.state.table.phase == PRE_ROUND:
        for seat in range(match.header.seats):
            for word in (Ready(), Pass()):
                if match.state.table.phase == PRE_ROUND and word in match.options(seat):
                    do(match, seat, word)
    if match.state.clock.running:
        match.advance(match.next_wake())


def to_end(match: Game) -> None:
    while match.outcome() is None:
        to_round(match)
