"""Bids are drawn by lot, and lie where they are worth most."""

from __future__ import annotations

import pytest

from regency.games.allegoria import RULES
from regency.games.allegoria.bots.means import Means
from regency.games.allegoria.bots.rank_odds import HIGHEST, expected_worth, rank_chances
from regency.games.allegoria.bots.wagers import bid_lots, claim_lots
from regency.games.allegoria.model import actions as a
from regency.games.allegoria.printed.terms import SPACES
from regency.kernel.match import Match
from tests.games.allegoria.builder import Game, bare, opened, planning
from tests.games.allegoria.names import END_CLAIM, SPACE

pytestmark = pytest.mark.both


def by_space(match: Game, marker: int) -> dict[int, float]:
    """How likely a marker goes to each space, if it is the next one."""
    found = {
        option.space: lot
        for option, lot in zip(match.options(0), bid_lots(match.look(0)), strict=True)
        if isinstance(option, a.PlaceMarker) and option.marker == marker
    }
    return {space: lot / sum(found.values()) for space, lot in found.items()}


def placed(match: Game, *markers: tuple[int, int, int]) -> Game:
    """After these markers, as seat, marker and space."""
    for seat, marker, space in markers:
        match.submit(seat, a.PlaceMarker(marker, space))
    return match


def test_every_marker_is_as_likely_as_any_other_to_be_the_next() -> None:
    match = planning(bare(held={0: "generous"}))
    found = [0.0] * 4
    for option, lot in zip(match.options(0), bid_lots(match.look(0)), strict=True):
        assert isinstance(option, a.PlaceMarker) and lot > 0
        found[option.marker] += lot
    assert found == pytest.approx([2, 2, 1, 1])


def test_the_lots_fit_the_options_while_stacks_fill_up() -> None:
    match = planning(bare(2))
    placed(match, (0, 0, 3), (1, 0, 3), (0, 0, 3), (1, 0, 3), (0, 1, 3), (1, 1, 3))
    assert len(bid_lots(match.look(0))) == len(match.options(0)) == 3 * (SPACES - 1)


def test_bids_and_end_claims_are_drawn_and_nothing_else() -> None:
    start: Game = Match.start(RULES, 2, seed=1)
    assert RULES.lots(start.look(0), start.asks(0)[0]) == claim_lots(start.look(0))
    match = planning(bare())
    assert RULES.lots(match.look(0), match.asks(0)[0]) is not None
    match = opened(bare(), "soldier", [(0, "2")])
    assert RULES.lots(match.look(0), match.asks(0)[0]) is None


def test_a_space_that_a_claim_needs_is_likelier() -> None:
    plain = by_space(planning(bare(round=5, ends={0: "blameless provident glorious"})), 2)
    bent = by_space(
        planning(bare(round=5, held={0: "steadfast"}, ends={0: "blameless provident glorious"})), 2
    )
    assert bent[SPACE["soldier"]] > plain[SPACE["soldier"]]


def test_a_claim_that_promises_less_is_put_aside_more_often_but_not_always() -> None:
    match: Game = Match.start(RULES, 4, seed=1)
    dealt = "absolutist even-handed blameless provident cosmopolitan"
    match.state.screens[0].ends = [END_CLAIM[name] for name in dealt.split()]
    found = claim_lots(match.look(0))
    best = max(zip(found, match.options(0), strict=True), key=lambda pair: pair[0])[1]
    assert isinstance(best, a.PutAside)
    aside = {best.claim, best.other}
    assert END_CLAIM["absolutist"] in aside and aside.isdisjoint(
        {END_CLAIM["blameless"], END_CLAIM["provident"]}
    )
    assert len(found) == 10 and 0 < min(found) < max(found) < 0.9 * sum(found)


def test_a_nought_lies_where_a_one_might() -> None:
    match = planning(bare(held={0: "generous"}))
    assert by_space(match, 0) == pytest.approx(by_space(match, 1))


def test_ranks_are_likelier_with_higher_bids_and_further_left() -> None:
    match = placed(planning(bare(3)), (0, 1, 2), (1, 1, 2), (2, 0, 2))
    t = match.state.table
    for seat in range(3):
        for bid in range(1, HIGHEST + 1):
            assert sum(rank_chances(t, seat, 2, bid)) == pytest.approx(1.0)
    first = [sum(rank_chances(t, seat, 2, 1)[:2]) for seat in range(3)]
    assert first[0] > first[1] > first[2]
    assert sum(rank_chances(t, 1, 2, 2)[:2]) > first[1]


def test_a_bid_is_worth_what_its_rank_brings() -> None:
    m = Means(planning(bare(3)).look(0))
    worths = [3.0, 2.0, 1.0]
    values = [expected_worth(m, 2, bid, worths) for bid in range(5)]
    assert values[0] == 0.0 and values == sorted(values) and values[1] < values[2]
    assert expected_worth(m, 1, 2, worths) > expected_worth(m, 2, 2, worths)
