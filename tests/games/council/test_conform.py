"""The Council of Four keeps what every game owes the kernel: the conformance kit, at every seat count."""

from __future__ import annotations

import pytest

from regency.games.council import RULES, CouncilOfFour
from regency.games.council.hidden.notes import Notes
from regency.games.council.model.options import Options
from regency.games.council.model.state import Council, Public
from regency.kernel.conform import NonConformance, conform
from regency.kernel.rng import Rng

GAMES = 50
PARTS = 10  # so that workers can share them
GAMES_BY_NIGHT = 1_000
OTHER_OPTIONS = {
    "all other rulings": Options(
        "A", "A", "A", "13/12", coin_cap=False, last_emporium="every", permit_ties="none"
    ),
    "no coin cap": Options("B", "B", "B", coin_cap=False),
    "points for every last emporium": Options("A", "B", "A", last_emporium="every"),
    "no points for tied permits": Options("B", "A", "B", "13/12", permit_ties="none"),
}


@pytest.mark.both
@pytest.mark.parametrize("seats", RULES.seats)
def test_a_few_games_conform(seats: int) -> None:
    conform(RULES, seats, 2, seed=seats)


@pytest.mark.compiled
@pytest.mark.parametrize("seats", RULES.seats)
@pytest.mark.parametrize("part", range(PARTS))
def test_the_game_conforms(seats: int, part: int) -> None:
    games = GAMES // PARTS
    conform(RULES, seats, games, seed=seats * 1_000_000 + part * games)


@pytest.mark.compiled
@pytest.mark.parametrize("seats", RULES.seats)
@pytest.mark.parametrize("options", OTHER_OPTIONS.values(), ids=OTHER_OPTIONS)
def test_it_conforms_with_other_rule_options(seats: int, options: Options) -> None:
    conform(RULES, seats, 3, seed=seats * 2_000_000, options=options)


@pytest.mark.nightly
@pytest.mark.parametrize("seats", RULES.seats)
@pytest.mark.parametrize("part", range(PARTS))
def test_it_conforms_in_many_games(seats: int, part: int) -> None:
    games = GAMES_BY_NIGHT // PARTS
    conform(RULES, seats, games, seed=seats * 3_000_000 + part * games)


@pytest.mark.nightly
@pytest.mark.parametrize("seats", RULES.seats)
@pytest.mark.parametrize("options", OTHER_OPTIONS.values(), ids=OTHER_OPTIONS)
def test_it_conforms_in_many_games_with_other_rule_options(seats: int, options: Options) -> None:
    conform(RULES, seats, GAMES_BY_NIGHT // 10, seed=seats * 4_000_000, options=options)


class Forgetful(CouncilOfFour):
    """A table where nobody remembers which permits went under a stack."""

    def imagine(self, me: Public, notes: Notes | None, rng: Rng) -> Council:
        return super().imagine(me, None, rng)


def test_a_council_that_forgets_does_not_conform() -> None:
    with pytest.raises(NonConformance, match="against the notes"):
        conform(Forgetful(), 2, 5, seed=1, checks=["agrees"])
