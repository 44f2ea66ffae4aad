"""How it stands: nothing of a reign before its end, in the finale what the points of the campaign count."""

from __future__ import annotations

from regency.games.dilemma import RULES
from regency.games.dilemma.printed.figures import NOTHING, TIME_SPACES, TOP
from regency.games.dilemma.rules import finale as rules
from regency.kernel.rules import Phrase, Tally
from tests.games.dilemma.builder import AYE, Game, decide, finale, houses, move, one_card, unlocked, voting


def tally_of(match: Game) -> Tally:
    return RULES.tally(match.state.table)


def count(found: Tally, item: str) -> tuple[int, ...]:
    return next(line.points for line in found.counts if line.item == item)


def test_before_the_end_of_a_reign_nobody_has_a_point_and_time_prestige_and_crave_are_counted() -> None:
    match = voting(3, houses=houses(h2=unlocked(prestige=7, crave=3)))
    found = tally_of(match)
    assert found.totals == (0, 0, 0) and not found.last_round
    assert [line.item for line in found.counts] == list(RULES.counted(match.state.table))
    assert count(found, "time") == (0,)
    assert (count(found, "prestige"), count(found, "crave")) == ((0, 7, 0), (0, 3, 0))
    decide(match, AYE)
    assert count(tally_of(match), "time") == (1,)


def test_any_card_may_be_the_last_on_the_death_space_and_behind_an_abdication() -> None:
    match = voting(3)
    t = match.state.table
    t.time = [0] * (TIME_SPACES - 2)
    assert not tally_of(match).last_round
    t.time = [0] * (TIME_SPACES - 1)
    assert tally_of(match).last_round
    t.time, t.abdicated = [], TOP
    assert tally_of(match).last_round


def test_at_the_end_the_pad_is_added_up_and_the_first_names_the_next_king() -> None:
    match = voting(3, book=one_card([move(1, 1)]), stability=16, agendas=[1, 2, 4])
    decide(match, AYE)
    t = match.state.table
    assert t.ended != NOTHING
    found = tally_of(match)
    assert not found.last_round and [line.points for line in found.lines] == list(t.pad)
    assert found.totals == tuple(sum(row[seat] for row in t.pad) for seat in range(3))
    best = max(found.totals)
    keys = ["title-kingmaker" if total == best else "title-councillor" for total in found.totals]
    assert [RULES.title(t, seat) for seat in range(3)] == [
        Phrase(key, {"seat": seat}) for seat, key in enumerate(keys)
    ]


def test_in_the_finale_votes_are_counted_and_what_the_points_would_be_worth() -> None:
    match = finale(3)
    assert count(tally_of(match), "votes") == (3,)
    decide(match, AYE)
    found = tally_of(match)
    assert count(found, "votes") == (2,) and [line.item for line in found.lines] == list(rules.LINES)
    decide(match, AYE)
    decide(match, AYE)
    t = match.state.table
    won = rules.winners(t)
    assert [RULES.title(t, seat).key for seat in range(3)] == [
        "title-winner" if won[seat] else "title-councillor" for seat in range(3)
    ]
