"""The greedy bot: high cards for great favours, and better than chance."""

from __future__ import annotations

from regency.games._example import RULES
from regency.games._example.bots.wagers import card_lots
from regency.lab import simulate
from tests.games._example.builder import DANCE, DUCHY, position

GAMES = 100


def test_high_cards_are_likelier_for_great_favours_than_for_small_ones() -> None:
    great = card_lots(position(["2 9", "4 5"], offered=[DUCHY]).look(0))
    small = card_lots(position(["2 9", "4 5"], offered=[DANCE]).look(0))
    assert great[1] / sum(great) > 0.9
    assert small[1] / sum(small) < 0.5


def test_it_wins_more_often_than_whoever_plays_at_random() -> None:
    report = simulate(RULES, ["greedy", "random", "random", "random", "random", "random"], GAMES, 1)
    assert report.unfinished == 0
    assert report.wins[0] > 1.3 * GAMES / 6
