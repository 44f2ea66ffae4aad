"""Fields that came later: a reign that says nothing in them has the digest that it always had."""

from __future__ import annotations

from regency.games.dilemma.model.legacy import HouseLegacy
from regency.kernel.wire import whole
from tests.games.dilemma.builder import begun, houses


def test_houses_that_never_sat_nor_won_say_nothing_of_it() -> None:
    assert {"sat", "won"} & set(whole(begun(3).state.table)) == set()
    told = begun(3, houses=houses(h2=HouseLegacy(member=True, sat=2, won=1))).state.table
    assert [whole(told)[name][:3] for name in ("sat", "won")] == [(0, 2, 0), (0, 1, 0)]
