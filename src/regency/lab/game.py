"""One game between bots: quickly, or by entries where somebody takes notes or a record is kept."""

from __future__ import annotations

from time import process_time

from regency.kernel.match import Match
from regency.kernel.record import write_whole
from regency.kernel.rules import started

from .paced import Paced
from .plan import Plan, chairs_by_seat, game_seed, record_path, seat_of
from .report import UNFINISHED, Game
from .table import Table as Table


def play_game(plan: Plan, number: int) -> Game:
    """Play a game of the plan, and write its record where records are kept."""
    began = process_time()
    table = laid(plan, number)
    if table.match is None and not table.stirring and not any(bot.wants_notes for bot in table.bots):
        table.play_quickly()
    if table.goes_on():
        play_on(table, number)
    path = record_path(plan, number)
    if path is not None and table.match is not None:
        write_whole(path, table.match.record())
    return result(plan, number, table, process_time() - began)


def play_on(table: Table, number: int) -> None:
    """Go on by entries until there is an outcome, or the limit is met."""
    paced = Paced(table, number)
    table.take_notes(table.g.told)
    while table.goes_on():
        if table.g.clock.running:
            paced.play()
        else:
            table.enter(table.next_entry())


def laid(plan: Plan, number: int) -> Table:
    """A table before the first question."""
    seed = game_seed(plan, number)
    seats = len(plan.chairs)
    if plan.records is None:
        return Table(plan, number, started(plan.rules, seats, plan.options, seed), None)
    match = Match.start(plan.rules, seats, plan.options, seed, chairs_by_seat(plan, number))
    return Table(plan, number, match.state, match)


def result(plan: Plan, number: int, table: Table, seconds: float) -> Game:
    """What the report needs to know, by chair."""
    turns = plan.rules.progress(table.g.table)
    outcome = table.outcome()
    if outcome is None:
        return Game(number, UNFINISHED, (), (), table.decisions, turns, seconds)
    winners = outcome.winners()
    seats = [seat_of(plan, number, chair) for chair in range(len(plan.chairs))]
    shares = tuple(1 / len(winners) if seat in winners else 0.0 for seat in seats)
    scores = tuple(outcome.scores[seat] for seat in seats)
    return Game(number, outcome.reason, shares, scores, table.decisions, turns, seconds)
