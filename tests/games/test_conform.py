"""Every game keeps what it owes the kernel: the conformance kit, at every seat count, with every rule option.

In every check the kit has so many seconds for all games together; what is left of a share after a game that
is always the same is spent on others, which are new every day. `REGENCY_KIT_SEED` repeats a day.
"""

from __future__ import annotations

import os
import time
from datetime import UTC, datetime

import pytest
from msgspec import Struct
from msgspec.structs import asdict

from regency import games
from regency.build import kind
from regency.kernel.conform import conform
from regency.kernel.options import describe, parse
from regency.kernel.rules import AnyRules

SECONDS = {"interpreted": 24.0, "compiled": 48.0}  # of processor time, for all games together
GAMES_BY_NIGHT = 300  # of every case
DAY = int(os.environ.get("REGENCY_KIT_SEED") or datetime.now(UTC).toordinal())


def variants(rules: AnyRules) -> list[Struct]:
    """Rule options such that each value of each is among them: all the first ones, all the second ones ..."""
    described = describe(rules.options)
    most = max((len(option.values) for option in described), default=1)
    return [
        parse(rules.options, {each.name: rotated(each.values, each.default, turn) for each in described})
        for turn in range(most)
    ]


def rotated(values: tuple[str, ...], default: str, turn: int) -> str:
    """The default first, then the values behind it."""
    return values[(values.index(default) + turn) % len(values)]


CASES = [
    pytest.param(game, seats, options, id=f"{game}-{seats}-{number}")
    for game in games.ALL
    for seats in games.load(game).seats
    for number, options in enumerate(variants(games.load(game)))
]
EVERYWHERE = pytest.mark.parametrize(("game", "seats", "options"), CASES)


@pytest.mark.both
@EVERYWHERE
def test_the_game_conforms(game: str, seats: int, options: Struct) -> None:
    rules, share = games.load(game), SECONDS[kind()] / len(CASES)
    begun = time.process_time()
    conform(rules, seats, 1, seed=seats, options=options)
    number = 0
    while time.process_time() - begun < share:
        conform(rules, seats, 1, seed=DAY * 1_000_000 + number, options=options)
        number += 1


@pytest.mark.nightly
@EVERYWHERE
def test_it_conforms_in_many_games(game: str, seats: int, options: Struct) -> None:
    conform(games.load(game), seats, GAMES_BY_NIGHT, seed=DAY * 1_000_000, options=options)


def test_every_value_of_every_rule_option_is_among_the_cases() -> None:
    for game in games.ALL:
        rules = games.load(game)
        wanted = {(option.name, value) for option in describe(rules.options) for value in option.values}
        assert {pair for each in variants(rules) for pair in as_written(each)} == wanted


def as_written(options: Struct) -> set[tuple[str, str]]:
    """Each option with its value, as on the command line."""
    values = asdict(options).items()
    return {(name, str(value).lower() if isinstance(value, bool) else str(value)) for name, value in values}
