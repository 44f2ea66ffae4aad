"""Throne of Allegoria keeps what every game owes the kernel: the conformance kit, at every seat count."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from regency.games.allegoria import RULES, ThroneOfAllegoria
from regency.games.allegoria.effects import cards, rounds
from regency.games.allegoria.flow.bid_steps import EndSpaceTurn
from regency.games.allegoria.hidden.notes import Notes
from regency.games.allegoria.model import events as e
from regency.games.allegoria.model.options import Options
from regency.games.allegoria.model.state import Allegoria, Public
from regency.kernel.conform import NonConformance, conform
from regency.kernel.options import describe, parse
from regency.kernel.rng import Rng

GAMES = 50
PARTS = 5  # so that workers can share them
GAMES_BY_NIGHT = 1_000
OTHERS = parse(Options, {option.name: option.values[1] for option in describe(Options)})
ONE_OTHER = {
    option.name: parse(Options, {option.name: value})
    for option in describe(Options)
    for value in option.values[1:]
}


@pytest.mark.both
@pytest.mark.parametrize("seats", RULES.seats)
@pytest.mark.parametrize(("games", "options"), [(2, Options()), (1, OTHERS)], ids=["default", "others"])
def test_a_few_games_conform(seats: int, games: int, options: Options) -> None:
    conform(RULES, seats, games, seed=10 * seats, options=options)


@pytest.mark.compiled
@pytest.mark.parametrize("seats", RULES.seats)
@pytest.mark.parametrize("part", range(PARTS))
def test_the_game_conforms(seats: int, part: int) -> None:
    games = GAMES // PARTS
    conform(RULES, seats, games, seed=seats * 1_000_000 + part * games)


@pytest.mark.compiled
@pytest.mark.parametrize("options", ONE_OTHER.values(), ids=ONE_OTHER)
def test_it_conforms_with_every_other_rule_option(options: Options) -> None:
    for seats in RULES.seats:
        conform(RULES, seats, 1, seed=seats * 2_000_000, options=options)


@pytest.mark.nightly
@pytest.mark.parametrize("seats", RULES.seats)
@pytest.mark.parametrize("part", range(PARTS))
def test_it_conforms_in_many_games(seats: int, part: int) -> None:
    games = GAMES_BY_NIGHT // PARTS
    conform(RULES, seats, games, seed=seats * 3_000_000 + part * games)


@pytest.mark.nightly
@pytest.mark.parametrize("seats", RULES.seats)
@pytest.mark.parametrize("options", [*ONE_OTHER.values(), OTHERS], ids=[*ONE_OTHER, "all others"])
def test_it_conforms_in_many_games_with_other_rule_options(seats: int, options: Options) -> None:
    conform(RULES, seats, GAMES_BY_NIGHT // 20, seed=seats * 4_000_000, options=options)


# Planted leaks


def tells_the_marker(g: Allegoria, seat: int, marker: int, space: int) -> None:
    PLACE(g, seat, marker, space)
    g.tell(e.StarDeclared(seat, marker))


def puts_the_marker_on_a_step(g: Allegoria, seat: int, marker: int, space: int) -> None:
    PLACE(g, seat, marker, space)
    g.stacks[0].insert(0, EndSpaceTurn(marker))


def tells_the_claim(g: Allegoria, seat: int, claim: int, waits: int) -> None:
    KEEP(g, seat, claim, waits)
    g.tell(e.ClaimCompleted(seat, claim, 0))


PLACE, KEEP = rounds.place_marker, cards.keep_claim
LEAKS: dict[str, tuple[str, Callable[..., Any], str]] = {
    "a marker in an event": ("bids.place_marker", tells_the_marker, "it is told"),
    "a marker on a public step": ("bids.place_marker", puts_the_marker_on_a_step, "it sees that stacks"),
    "a kept claim in an event": ("claims.keep_claim", tells_the_claim, "it is told"),
}


@pytest.mark.parametrize("leak", LEAKS)
def test_a_secret_answer_that_is_told_is_caught(leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    where, leaking, words = LEAKS[leak]
    monkeypatch.setattr(f"regency.games.allegoria.rules.{where}", leaking)
    with pytest.raises(NonConformance, match=words) as caught:
        conform(RULES, 3, games=10, checks=["answers"])
    assert caught.value.check == "answers"


def test_a_claim_check_in_silence_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("regency.games.allegoria.rules.claims.look_at_claims", lambda g, seat: None)
    with pytest.raises(NonConformance, match=r"secrecy|preview"):
        conform(RULES, 3, games=10, checks=["secrecy", "preview"])


class Forgetful(ThroneOfAllegoria):
    """A table where nobody remembers what was taken openly or put back."""

    def imagine(self, me: Public, notes: Notes | None, rng: Rng) -> Allegoria:
        return super().imagine(me, None, rng)


def test_a_table_that_forgets_does_not_conform() -> None:
    with pytest.raises(NonConformance, match="against the notes"):
        conform(Forgetful(), 2, 5, seed=1, checks=["agrees"])
