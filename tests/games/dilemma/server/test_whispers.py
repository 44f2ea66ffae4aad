"""The table byte for byte while people whisper: nobody else can tell what, and a coin too much is found."""

from __future__ import annotations

from collections import Counter

import pytest

from regency.games.dilemma.effects import deals
from regency.games.dilemma.model.events import CoinsReturned
from regency.games.dilemma.model.state import Game
from tests.server.test_leaks import course
from tests.server.test_leaks import still_clock as still_clock  # for every test here too

GAME = "dilemma"
ENTRIES = 45  # of one reign by day: the draft, and a vote with all its offers
BARGAINED = ("WhisperMade", "WhisperEnded", "OfferMade", "DealMade", "PromiseMade")


def told_in(seeds: range, entries: int) -> tuple[int, Counter[str]]:
    """How often entries were compared, and what was told in them."""
    courses = [course(GAME, seed, entries) for seed in seeds]
    return sum(each.compared for each in courses), sum((each.told for each in courses), Counter())


def test_a_vote_with_whispers_leaks_nothing() -> None:
    compared, told = told_in(range(2, 3), ENTRIES)
    assert compared > ENTRIES and told["WhisperMade"] >= 2


@pytest.mark.nightly
@pytest.mark.parametrize("first", range(0, 20, 5))
def test_twenty_reigns_with_whispers_leak_nothing(first: int) -> None:
    compared, told = told_in(range(first, first + 5), 100_000)
    print(compared, "compared,", {event: told[event] for event in (*BARGAINED, "WhisperHeard")})
    assert compared > 500 and told["WhisperMade"] >= 8 and all(told[event] for event in BARGAINED)


def test_the_coins_of_a_whisper_in_an_event_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = deals.whisper

    def leaky(g: Game, seat: int, to: int, service: int, coins: int) -> None:
        honest(g, seat, to, service, coins)
        if g.heard:
            g.tell(CoinsReturned(seat, coins))

    monkeypatch.setattr(deals, "whisper", leaky)
    with pytest.raises(AssertionError):
        told_in(range(2, 3), ENTRIES)


def test_what_is_whispered_on_the_table_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = deals.whisper

    def leaky(g: Game, seat: int, to: int, service: int, coins: int) -> None:
        honest(g, seat, to, service, coins)
        g.table.offers_made[seat] += service % 2

    monkeypatch.setattr(deals, "whisper", leaky)
    with pytest.raises(AssertionError):
        told_in(range(2, 3), ENTRIES)
