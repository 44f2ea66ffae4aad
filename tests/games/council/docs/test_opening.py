"""Who checks a record by hand finds the map and the reward tokens that lay on the table."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from regency.games.council import RULES
from regency.games.council.printed.maps import ATLAS
from regency.games.council.printed.tables import NOTHING, SIDES
from regency.kernel.match import Match
from tests.docs.test_check_shuffle import described, shuffles_of

TOKENS = "reward tokens, city by city from A to O but for the purple one"


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("coast", ["random", "A", "B"])
def test_the_map_and_the_tokens_are_found(tmp_path: Path, seed: int, coast: Any) -> None:
    match = Match.start(RULES, 3, RULES.options(coast=coast), seed)
    found = shuffles_of(match, tmp_path)
    table = match.state.table
    sides = [SIDES[side] for side in ATLAS[table.atlas].sides]
    boards = ("coast", "hills", "mountains")
    assert found["map"] == [f"{board} {side}" for board, side in zip(boards, sides, strict=True)]
    names = described(RULES.name)[TOKENS]
    assert found[TOKENS] == [names[token] for token in table.tokens if token != NOTHING]
