"""The rule options, each in every setting."""

from __future__ import annotations

import pytest

from regency.games.council import RULES
from regency.games.council.model.events import CoinsGained, MapLaid
from regency.games.council.model.options import Options
from regency.kernel.match import Match
from regency.kernel.options import describe
from regency.kernel.rng import stream
from regency.kernel.rules import imagined
from regency.kernel.wire import plain_view
from tests.games.council.builder import Game, position
from tests.games.council.names import elect
from tests.games.council.play import do, table

pytestmark = pytest.mark.both


def start(options: Options, seed: int = 1) -> Game:
    match: Game = Match.start(RULES, 3, options, seed)
    RULES.check(match.state)
    return match


def test_every_option_has_the_default_that_the_rulings_recommend() -> None:
    """Rulings 2, 17, 25, 28, 30."""
    assert {option.name: (option.values, option.default) for option in describe(Options)} == {
        "coast": (("random", "A", "B"), "random"),
        "hills": (("random", "A", "B"), "random"),
        "mountains": (("random", "A", "B"), "random"),
        "politics": (("14/6", "13/12"), "14/6"),
        "coin_cap": (("true", "false"), "true"),
        "last_emporium": (("first", "every"), "first"),
        "permit_again": (("earlier", "any"), "earlier"),
        "permit_ties": (("all", "none"), "all"),
    }


@pytest.mark.parametrize("number", range(8))
def test_each_board_lies_on_the_side_that_was_chosen(number: int) -> None:
    """Ruling 1."""
    coast, hills, mountains = ("AB"[number >> 2], "AB"[number >> 1 & 1], "AB"[number & 1])
    match = start(Options(coast=coast, hills=hills, mountains=mountains))  # type: ignore[arg-type]
    assert table(match).atlas == number
    assert match.opening[0] == MapLaid(number >> 2, number >> 1 & 1, number & 1)


@pytest.mark.parametrize(("politics", "colours", "jokers"), [("14/6", 14, 6), ("13/12", 13, 12)])
def test_the_politics_deck_is_that_of_the_edition(politics: str, colours: int, jokers: int) -> None:
    """Ruling 2."""
    match = start(Options(politics=politics))  # type: ignore[arg-type]
    assert table(match).cards == (colours,) * 6 + (jokers,)
    held = [sum(screen.hand[kind] for screen in match.state.screens) for kind in range(7)]
    assert [match.state.box.deck.count(kind) + held[kind] for kind in range(7)] == [colours] * 6 + [jokers]


@pytest.mark.parametrize(("capped", "coins"), [(True, 20), (False, 23)])
def test_coins_end_with_the_track_or_go_on(capped: bool, coins: int) -> None:
    """Ruling 25, D10."""
    match = position(options=Options(coin_cap=capped), coins=[19], pool="white")
    assert do(match, 0, elect("white", "coast"))[-1] == CoinsGained(0, coins - 19)
    assert table(match).coins[0] == coins


def test_without_the_cap_nobody_meets_an_end_of_the_track() -> None:
    match = position(options=Options(coin_cap=False), coins=[1_000_000], pool="white")
    do(match, 0, elect("white", "coast"))
    assert table(match).coins[0] == 1_000_004


def test_the_options_lie_on_the_table_as_they_were_chosen_also_in_a_dream() -> None:
    chosen = Options(politics="13/12", coin_cap=False, last_emporium="every", permit_again="any")
    match = start(chosen)
    dream = imagined(RULES, match.state.sight(1), match.notes[1], stream(b"dream", "test", 0))
    assert table(match).rules == dream.table.rules == table(match).clone().rules == chosen
    assert plain_view(match.state.sight(1))["table"]["rules"] == chosen
