"""Who checks a record by hand finds the Travelling Merchants in the order in which they come."""

from __future__ import annotations

from pathlib import Path

import pytest

from regency.games.allegoria import RULES
from regency.kernel.match import Match
from regency.words import Words
from tests.docs.test_check_shuffle import shuffles_of


@pytest.mark.parametrize("seed", range(3))
def test_the_merchants_are_found(tmp_path: Path, seed: int) -> None:
    match = Match.start(RULES, 3, seed=seed)
    found = shuffles_of(match, tmp_path)["Travelling Merchants, round by round"]
    words = Words("en", RULES)
    coming = [words.piece("merchant", merchant) for merchant in reversed(match.state.box.merchants)]
    assert coming == [f"Travelling Merchant {letter}" for letter in found]
