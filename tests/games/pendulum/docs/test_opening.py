"""Who checks a record by hand finds the decks in the order in which everybody sees them."""

from __future__ import annotations

from pathlib import Path

import pytest

from regency.games.pendulum import RULES
from regency.games.pendulum.printed.cards import FIRST_END, OPEN_REWARDS
from regency.games.pendulum.printed.provinces import OPEN_SPACES
from regency.kernel.match import Match
from regency.words import Words
from tests.docs.test_check_shuffle import shuffles_of

WORDS = Words("en", RULES)
REWARDS = "council rewards, from the top; the last ten left the game unseen"


@pytest.mark.parametrize("seed", range(3))
def test_achievements_provinces_and_rewards_are_found(tmp_path: Path, seed: int) -> None:
    match = Match.start(RULES, 3, seed=seed)
    found = shuffles_of(match, tmp_path)
    table, box = match.state.table, match.state.box
    achievements = [table.achievement, *reversed(box.achievement_stack)]
    assert found["achievements, round by round"] == [
        WORDS.piece("achievement", card) for card in achievements
    ]
    provinces = [*table.spaces, *reversed(box.province_stack)]
    names = [WORDS.piece("province", card).partition(" (")[0] for card in provinces]
    assert found["provinces, from the top of the stack"] == names
    rewards = [*table.rewards, *reversed([card for card in box.reward_stack if card < FIRST_END])]
    assert found[REWARDS][: len(rewards)] == [WORDS.piece("card", card) for card in rewards]
    assert len(table.spaces) == OPEN_SPACES and len(table.rewards) == OPEN_REWARDS
