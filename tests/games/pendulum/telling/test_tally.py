"""How it stands: parchment points, steps that are missing, ranks and rounds."""

from __future__ import annotations

from regency.games.pendulum import RULES
from regency.games.pendulum.printed.terms import ROUNDS
from regency.kernel.rules import Tally
from tests.games.pendulum.builder import Game, give, glory, opened, tucked, turns
from tests.games.pendulum.names import POWER, province
from tests.games.pendulum.play import to_end


def tally(match: Game) -> Tally:
    found = RULES.tally(match.state.table)
    assert found is not None
    return found


def counts(match: Game) -> dict[str, tuple[int, ...]]:
    return {line.item: line.points for line in tally(match).counts}


def test_the_lines_are_the_parchment_points_of_each_track() -> None:
    match = turns(glory=True)
    give(match, 0, power=15, prestige=11, popularity=7, legendary=1)
    glory(match, 0, POWER, 2)
    lines = {line.item: line.points[0] for line in tally(match).lines}
    assert lines == {"power": 2, "prestige": 1, "popularity": 0, "legendary": 1, "glory": 2}
    assert tally(match).totals == (6, 0, 0, 0)
    assert RULES.standing(match.state.table) == [6, 0, 0, 0]


def test_what_is_counted_beside_it() -> None:
    match = turns()
    give(match, 0, power=15, prestige=10)
    tucked(match, 0, "blue", province("mixed"), province("gold"))
    assert counts(match) == {
        "rounds-left": (3,),
        "steps-left": (10, 34, 34, 34),
        "rank": (1, 2, 3, 4),
        "provinces": (2, 0, 0, 0),
    }
    assert set(counts(match)) == set(RULES.counts)


def test_before_characters_are_chosen_nothing_is_missing() -> None:
    match = opened(3)
    assert counts(match)["steps-left"] == (0, 0, 0)
    assert tally(match).totals == (0, 0, 0)


def test_the_last_round_is_announced_and_the_totals_end_as_the_scores() -> None:
    match = turns(seats=3)
    assert not tally(match).last_round and RULES.progress(match.state.table) == 1
    match.state.table.round = ROUNDS
    assert tally(match).last_round
    match.state.table.round = 1
    to_end(match)
    outcome = match.outcome()
    assert outcome is not None
    assert tally(match).totals == outcome.scores and not tally(match).last_round
