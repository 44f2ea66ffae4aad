"""Questions: there is always one or a wake, its options hold still, and answers are taken back fairly."""

from __future__ import annotations

from ..core import AnyState, ask_on, next_due, next_wake, places, settle
from ..edge import ASK, NEVER, Action, Form, Join, Option, Settled, includes
from ..entries import Play, Tick, Undo
from ..errors import Refused
from ..rng import Rng, stream
from ..rules import Outcome
from ..wire import digest
from .game import Game, Moment, still_digest
from .player import options_at

A_LONG_TIME = 3_600_000


def invariants_hold(game: Game) -> None:
    """`check` of the game after every entry."""
    try:
        game.rules.check(game.match.state)
    except AssertionError as broken:
        raise game.fail("check", f"an invariant does not hold: {broken}") from broken


def asks_have_options(game: Game) -> None:
    """A question that the game waits for can be answered."""
    g = game.match.state
    for place in range(len(g.stacks)):
        ask = ask_on(g, place)
        if ask is not None and ask.due(g.table) and not options_at(g, place):
            raise game.fail("options", f"{ask} is due but has no options", ask.seat)


def never_stuck(game: Game) -> None:
    """A running game waits for somebody, or something wakes; while time runs somebody may also just act."""
    g = game.match.state
    if g.clock.halted or game.match.outcome() is not None:
        return
    if next_due(g) != NEVER or next_wake(g) != NEVER:
        return
    if not (g.clock.running and any(options_at(g, place) for place in range(len(g.stacks)))):
        raise game.fail("stuck", "no question is due and nothing wakes")


def ends_in_time(game: Game) -> None:
    """The plays and ticks in force are no more than the game's horizon."""
    if game.counted > game.rules.horizon:
        raise game.fail("horizon", f"not over after {game.counted} entries")


def outcome_is_whole(game: Game) -> None:
    """Everybody has a rank, which counts those ahead, and a score, and a figure in every declared line."""
    outcome = game.match.outcome()
    assert outcome is not None, "it was played to its end"
    pad = [(line.item, line.points) for line in outcome.lines]
    for what, figures in (("ranks", outcome.ranks), ("scores", outcome.scores), *pad):
        if len(figures) != game.seats:
            raise game.fail("outcome", f"{what}: {len(figures)} figures for {game.seats} seats")
    if any(rank != 1 + sum(other < rank for other in outcome.ranks) for rank in outcome.ranks):
        raise game.fail("outcome", f"ranks {outcome.ranks} do not count who is ahead")
    if outcome.won:
        _winners_are_ahead(game, outcome)
    if outcome.reason not in game.rules.ends:
        raise game.fail("outcome", f"no end {outcome.reason!r} is declared")
    items = lines_of(game)
    if [line.item for line in outcome.lines] != items:
        raise game.fail("outcome", f"the score pad has other lines than {tuple(items)}")


def lines_of(game: Game) -> list[str]:
    """The items of the score pad at this table, all of them declared."""
    rules = game.rules
    items = list(rules.items(game.match.state.table))
    if items != [item for item in rules.lines if item in items]:
        raise game.fail("outcome", f"the items {tuple(items)} are not among those declared, {rules.lines}")
    return items


def _winners_are_ahead(game: Game, outcome: Outcome) -> None:
    """Where `won` says who has won, it says so of everybody, and nobody who has is behind one who has not."""
    if len(outcome.won) != game.seats:
        raise game.fail("outcome", f"won: {len(outcome.won)} figures for {game.seats} seats")
    winners = [outcome.ranks[seat] for seat in outcome.winners()]
    losers = [rank for rank, won in zip(outcome.ranks, outcome.won, strict=True) if not won]
    if winners and losers and max(winners) >= min(losers):
        raise game.fail("outcome", f"{outcome.won} have won, but the ranks are {outcome.ranks}")


def tally_is_whole(game: Game) -> None:
    """Totals, lines and counts have a number a seat, a count perhaps one for all; all are declared."""
    rules = game.rules
    tally = rules.tally(game.match.state.table)
    if tally is None:
        return
    for what, found in (("totals", tally.totals), *((each.item, each.points) for each in tally.lines)):
        if len(found) != game.seats:
            raise game.fail("tally", f"{what}: {len(found)} figures for {game.seats} seats")
    if any(len(each.points) not in (1, game.seats) for each in tally.counts):
        raise game.fail("tally", f"counts for {game.seats} seats: {tally.counts}")
    counted = tuple(rules.counted(game.match.state.table))
    if counted != tuple(item for item in rules.counts if item in counted):
        raise game.fail("tally", f"what is counted, {counted}, is not among {tuple(rules.counts)}")
    if tuple(line.item for line in tally.counts) != counted:
        raise game.fail("tally", f"it counts other things than {counted}")
    items = [line.item for line in (*tally.lines, *tally.pending)]
    if sorted(items) != sorted(lines_of(game)):
        raise game.fail("tally", f"its lines {items} are not those of the score pad, {tuple(lines_of(game))}")
    outcome = game.match.outcome()
    if outcome is not None and tally.totals != outcome.scores:
        raise game.fail("tally", f"the totals {tally.totals} end up as {outcome.scores}")


def no_action_shared(game: Game) -> None:
    """Where a seat is asked two things, an action answers one of them only."""
    g = game.match.state
    for seat in range(game.seats):
        where = places(g, seat)
        if len(where) == 2:
            first, second = options_at(g, where[0]), options_at(g, where[1])
            for one in first:
                for other in second:
                    if overlap(one, other):
                        raise game.fail("share", f"both questions can be answered with {one}", seat)


def overlap(one: Option, other: Option) -> bool:
    """Whether some action is in both."""
    if isinstance(one, Form) and isinstance(other, Form):
        pairs = zip(one.values, other.values, strict=True)
        return one.kind is other.kind and all(set(here) & set(there) for here, there in pairs)
    if isinstance(one, Action):
        return includes((other,), one)
    return includes((one,), other) if isinstance(other, Action) else False


def declared_kinds(game: Game) -> None:
    """Only kinds of actions, questions and steps appear that the game declares, or the kernel has."""
    g, rules = game.match.state, game.rules
    for stack in g.stacks:
        for step in stack:
            known = (*rules.asks, Settled) if step.kind == ASK else (*rules.steps, Join)
            if type(step) not in known:
                raise game.fail("declared", f"the step {type(step).__name__} is not declared")
    for place in range(len(g.stacks)):
        for option in options_at(g, place):
            kind = option.kind if isinstance(option, Form) else type(option)
            if kind not in rules.actions:
                raise game.fail("declared", f"the action {kind.__name__} is not declared")
            if isinstance(option, Action):
                game.met.add(option)


def shortlist_is_legal(game: Game) -> None:
    """Whatever a bot is to look at of a form can be done."""
    g = game.match.state
    for place in range(len(g.stacks)):
        ask = ask_on(g, place)
        options = options_at(g, place)
        if ask is None or not any(isinstance(option, Form) for option in options):
            continue
        rng = stream(game.seed, "conform shortlist", len(game.match.entries))
        for action in game.rules.shortlist(g.eyes(ask.seat), ask, rng) or ():
            if not includes(options, action):
                raise game.fail("shortlist", f"{action} is shortlisted and no option", ask.seat)


def wake_changes(game: Game) -> None:
    """A tick changes more than the clock, or it would come again and again."""
    if isinstance(game.entry, Tick):
        g = game.match.state
        if still_digest(g, game.before) == digest(game.before):
            raise game.fail("wake", "something woke and nothing changed")


def undo_restores(game: Game) -> None:
    """What is taken back leaves everything as it was; what is barred is not taken back."""
    if isinstance(game.entry, Undo):
        if game.entry.to not in game.earlier:  # too long ago
            return
        state, notes = game.earlier[game.entry.to]
        if still_digest(game.match.state, state) != digest(state):
            raise game.fail("undo", f"the state before entry {game.entry.to} did not come back")
        if game.match.notes != notes:
            raise game.fail("undo", "the notes kept what was taken back", game.entry.seat)
    elif isinstance(game.entry, Play):
        _undo_is_fair(game, game.entry)


def _undo_is_fair(game: Game, entry: Play[Action]) -> None:
    g = game.match.state
    ran = game.before.clock.running or g.clock.running
    barred = g.barred or ran or game.match.outcome() is not None
    for seat in range(game.seats):
        allowed = may_undo(game, seat)
        if allowed and (barred or seat != entry.seat):
            raise game.fail("undo", "an entry that bars it could be taken back", seat)
        if not allowed and not barred and seat == entry.seat:
            raise game.fail("undo", "a fair undo was refused", seat)


def may_undo(game: Game, seat: int) -> bool:
    """Whether the match lets a seat take its last entry back."""
    try:
        game.match.undoable(seat)
    except Refused:
        return False
    return True


def options_ignore_now(game: Game, moment: Moment, rng: Rng) -> None:
    """Time alone, short of the next wake, moves no option and ends no wait."""
    g, later = moment.state, moment.state.clone()
    let_time_pass(later)
    for place in range(len(g.stacks)):
        if list(options_at(g, place)) != list(options_at(later, place)):
            ask = ask_on(g, place)
            raise game.fail("now", f"the options of {ask} moved with the clock", entry=moment.number)
    if next_wake(g) != next_wake(later):
        raise game.fail("now", "the next wake moved with the clock", entry=moment.number)
    mark = digest(later)
    settle(later)
    if digest(later) != mark:
        raise game.fail("now", "a wait was over because time passed", entry=moment.number)


def let_time_pass(g: AnyState) -> None:
    """Put the clock of a clone to just before its next wake."""
    wake = next_wake(g)
    span = A_LONG_TIME if wake == NEVER else max(0, wake - g.clock.at - 1)
    g.clock.at += span
    if g.clock.running and not g.clock.halted:
        g.clock.now += span
