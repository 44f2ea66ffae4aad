"""Every game keeps what it owes the kernel: the conformance kit, at every seat count, with every rule option.

In every check the kit has so many seconds for all games together; what is left of a share after a game that
is always the same is spent on others, which are new every day. `REGENCY_KIT_SEED` repeats a day.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any

import pytest
from msgspec import Struct
from msgspec.structs import asdict

from regency import games
from regency.build import kind
from regency.kernel.conform import conform
from regency.kernel.options import describe, parse
from regency.kernel.rules import AnyRules

SECONDS = {"interpreted": 24.0, "compiled": 60.0}  # of processor time, for all games together
BY_NIGHT = 1_000  # games of each game and seat count with the default options
BY_NIGHT_EACH = 50  # and with every other set of options
PARTS = 10  # so that workers can share them
DAY = int(os.environ.get("REGENCY_KIT_SEED") or datetime.now(UTC).toordinal())


def variants(rules: AnyRules) -> list[Struct]:
    """Rule options such that each value of each is among them: all the defaults, all the next ones ..."""
    described = describe(rules.options)
    most = max((len(option.values) for option in described), default=1)
    return [
        parse(rules.options, {each.name: rotated(each.values, each.default, turn) for each in described})
        for turn in range(most)
    ]


def rotated(values: tuple[str, ...], default: str, turn: int) -> str:
    """The default first, then the values behind it."""
    return values[(values.index(default) + turn) % len(values)]


def one_other(rules: AnyRules) -> list[Struct]:
    """The default options but for one of them, in every way."""
    return [
        parse(rules.options, {option.name: value})
        for option in describe(rules.options)
        for value in option.values
        if value != option.default
    ]


def of_the_day(rules: AnyRules) -> list[Struct]:
    """The variants, and one option alone, which is another every day."""
    others = one_other(rules)
    return variants(rules) + others[DAY % len(others) :][:1] if others else variants(rules)


def cases(chosen: Callable[[AnyRules], list[Struct]], *, sampled: bool = False) -> list[Any]:
    """Every game at every seat count with these options; of a sample the slower build plays a part."""
    return [
        pytest.param(
            rules.name,
            seats,
            options,
            id=f"{rules.name}-{seats}-{number}",
            marks=pytest.mark.compiled if sampled and not is_slow_too(rules, seats, number) else (),
        )
        for rules in map(games.load, games.ALL)
        for seats in rules.seats
        for number, options in enumerate(chosen(rules))
    ]


def is_slow_too(rules: AnyRules, seats: int, number: int) -> bool:
    """The default options at every seat count, every other set of options at one of them."""
    return number == 0 or seats == rules.seats[(DAY + number) % len(rules.seats)]


CASES = cases(of_the_day, sampled=True)


@pytest.mark.both
@pytest.mark.parametrize(("game", "seats", "options"), CASES)
def test_the_game_conforms(game: str, seats: int, options: Struct) -> None:
    rules, share = games.load(game), SECONDS[kind()] / len(CASES)
    begun = time.process_time()
    conform(rules, seats, 1, seed=seats, options=options)
    number = 0
    while time.process_time() - begun < share:
        conform(rules, seats, 1, seed=DAY * 1_000_000 + number, options=options)
        number += 1


@pytest.mark.nightly
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize(("game", "seats", "options"), cases(lambda rules: variants(rules)[:1]))
def test_it_conforms_in_many_games(game: str, seats: int, options: Struct, part: int) -> None:
    number = BY_NIGHT // PARTS
    conform(games.load(game), seats, number, seed=DAY * 1_000_000 + part * number, options=options)


@pytest.mark.nightly
@pytest.mark.parametrize(
    ("game", "seats", "options"), cases(lambda rules: variants(rules)[1:] + one_other(rules))
)
def test_it_conforms_in_many_games_with_other_rule_options(game: str, seats: int, options: Struct) -> None:
    conform(games.load(game), seats, BY_NIGHT_EACH, seed=DAY * 1_000_000, options=options)


def test_every_value_of_every_rule_option_is_among_the_cases() -> None:
    for game in games.ALL:
        rules = games.load(game)
        wanted = {(option.name, value) for option in describe(rules.options) for value in option.values}
        assert {pair for each in variants(rules) for pair in as_written(each)} == wanted


def as_written(options: Struct) -> set[tuple[str, str]]:
    """Each option with its value, as on the command line."""
    values = asdict(options).items()
    return {(name, str(value).lower() if isinstance(value, bool) else str(value)) for name, value in values}
