"""The kit passes what conforms, by every check and at every seat count."""

from __future__ import annotations

import pytest

from regency.kernel.conform import (
    CHECKS,
    ENTRY_CHECKS,
    NonConformance,
    conform,
    examine,
    played,
    true_world,
    words,
)
from regency.kernel.conform.game import Ruleset, difference
from regency.kernel.conform.questions import overlap
from regency.kernel.edge import Form
from regency.kernel.entries import Halt, Play, Resume, Tick, Undo
from regency.kernel.wire import digest
from tests.minis.errands import ERRANDS
from tests.minis.harvest import HARVEST
from tests.minis.heirs import HEIRS, Accept, Offer, Rest, Work
from tests.minis.tricks import TRICKS
from tests.minis.tricks import Options as TricksOptions

MINIS: list[Ruleset] = [TRICKS, HARVEST, HEIRS]
TABLES = [
    pytest.param(rules, seats, id=f"{rules.name}-{seats}")
    for rules in (*MINIS, ERRANDS)
    for seats in rules.seats
]


@pytest.mark.both
@pytest.mark.parametrize(("rules", "seats"), TABLES)
def test_a_miniature_conforms(rules: Ruleset, seats: int) -> None:
    conform(rules, seats, games=6)


@pytest.mark.nightly
@pytest.mark.parametrize(("rules", "seats"), TABLES)
def test_a_miniature_conforms_for_a_thousand_games(rules: Ruleset, seats: int) -> None:
    conform(rules, seats, games=1000, seed=1000)


@pytest.mark.both
def test_on_small_decks_the_true_world_turns_up() -> None:
    conform(TRICKS, 2, games=2, options=TricksOptions(cards=8), checks=(), probes=3, worlds=2000)


@pytest.mark.both
def test_the_true_purses_turn_up() -> None:
    game = played(HEIRS, 3, seed=3, probes=3)
    for moment in game.moments:
        true_world(game, moment, 600, lambda g: [own.token for own in g.screens])


def test_the_kit_plays_everything_there_is() -> None:
    kinds: set[type] = set()
    chains = 0
    for rules, seed in [(rules, seed) for rules in MINIS for seed in range(12)]:
        entries = [entry for entry, _ in played(rules, 3, seed).match.entries]
        kinds |= {type(entry) for entry in entries}
        chains += sum(isinstance(entry, Play) and len(entry.do) > 1 for entry in entries)
    assert kinds == {Play, Tick, Undo, Halt, Resume}
    assert chains > 10


@pytest.mark.both
def test_the_kit_is_deterministic() -> None:
    one, other = played(HARVEST, 3, seed=9), played(HARVEST, 3, seed=9)
    assert list(one.match.entries) == list(other.match.entries)
    assert [moment.number for moment in one.moments] == [moment.number for moment in other.moments]


@pytest.mark.parametrize("name", CHECKS)
def test_a_check_can_be_made_alone_on_a_played_game(name: str) -> None:
    game = played(HEIRS, 3, seed=4)
    mark = digest(game.match.state)
    examine(game, name)
    assert digest(game.match.state) == mark


def test_a_check_that_there_is_not_is_named() -> None:
    with pytest.raises(KeyError, match="charm"):
        examine(played(HEIRS, 2, seed=1), "charm")


def test_a_failure_says_which_game_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(HEIRS, "check", lambda g: 1 / 0)
    with pytest.raises(ZeroDivisionError) as failure:
        conform(HEIRS, 2, games=1, seed=77)
    assert failure.value.__notes__ == ["heirs at 2 seats, seed 77"]


def test_a_failure_says_what_differed_where() -> None:
    assert difference({"a": [1, 2]}, {"a": [1, 3]}) == "a[1] is 2 here and 3 there"
    assert difference({"a": 1}, {"b": 1}) == "it is {'a': 1} here and {'b': 1} there"
    assert str(NonConformance("clone", "differs")) == "clone: differs"


def test_of_a_very_large_table_only_a_part_is_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(words, "MOST_OF_A_TABLE", 50)
    examine(played(HEIRS, 2, seed=1), "codec", "wire")


def test_an_undo_of_something_long_ago_is_not_compared() -> None:
    game = played(HEIRS, 2, seed=1)
    game.earlier.clear()
    game.entry = Undo(0, 0, 0)
    ENTRY_CHECKS["undo"](game)


def test_forms_overlap_where_every_field_does() -> None:
    form = Form(Offer, ((0, 1), (1, 2)))
    assert overlap(form, Form(Offer, ((1, 2), (2, 3))))
    assert not overlap(form, Form(Offer, ((2, 3), (2, 3))))
    assert overlap(Offer(0, 1), form)
    assert overlap(form, Offer(0, 1))
    assert not overlap(form, Accept())
    assert not overlap(Work(), Rest())
