"""Whoever looks back by game time sees where somebody was late, and where something was taken away."""

from __future__ import annotations

import msgspec

from regency.games.pendulum import RULES
from regency.games.pendulum.printed.board import BLACK
from regency.kernel.entries import PLAYER, Halt, Resume
from regency.server.film import Fold
from regency.server.messages import GameTimes
from tests.games.pendulum.builder import START, Game
from tests.games.pendulum.names import COMMON, GRANDE, act, card, choose, flip, place, play
from tests.games.pendulum.timed import fresh

CARDS = {card(f"{name}-S1"): play(f"{name}-S1") for name in ("C1", "C2", "C3")}


def set_out() -> Game:
    """Three whose workers all stand in the lower black row, and the sand runs."""
    match = fresh(3, 1)
    for name in ("C1", "C2", "C3"):
        match.submit(match.waited_for()[0], choose(name))
    for worker in (GRANDE, COMMON):
        for _ in range(3):
            match.submit(match.waited_for()[0], place(worker, "BL1" if worker == GRANDE else "BL2"))
    match.advance(START)
    return match


def times_of(match: Game) -> GameTimes:
    fold = Fold(RULES, match.header)
    return msgspec.json.decode(fold.times(match.entries, len(match.entries)), type=GameTimes)


def test_late_inputs_are_told_and_nothing_else_is_late() -> None:
    match = set_out()
    match.advance(START + 45_000)
    assert match.state.table.run_out[BLACK]
    seen = match.state.clock.entry
    match.submit(0, flip("black"), at=START + 45_000)
    match.submit(1, act(GRANDE, "BL1a"), at=START + 45_050, seen=seen)
    acted = match.state.clock.entry
    match.submit(2, flip("black"), at=START + 45_100, seen=seen)
    first = CARDS[match.state.table.hands[0][0]]  # no timer matters to it
    match.submit(0, first, at=START + 45_240, seen=seen)
    assert times_of(match).late == (acted, acted + 1), "what all could do counts as ever"


def test_what_is_taken_away_is_told_with_its_game_time_and_pauses_take_none() -> None:
    match = set_out()
    match.advance(START + 45_000)
    match.submit(0, flip("black"), at=START + 45_000)
    order = [seat for seat in match.state.table.privilege if seat < 3]
    stamp = START + 45_000 + 1_000
    match.advance(stamp - 1)
    match.submit(order[2], place(COMMON, "GUW"), at=stamp)
    match.apply(Halt(stamp + 100, PLAYER, 0))
    match.apply(Resume(stamp + 600_100))
    match.submit(order[0], place(COMMON, "GUW"), at=stamp + 600_500)
    found = times_of(match)
    evicted = len(match.entries)
    assert found.told["WorkerEvicted"] == (evicted,) and found.late == ()
    assert found.at[evicted] == stamp + 500
