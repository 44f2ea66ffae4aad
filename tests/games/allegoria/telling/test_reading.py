"""What a player of Throne of Allegoria reads at the terminal: nothing that only the code explains."""

from __future__ import annotations

import re

import pytest

from regency.games.allegoria import RULES
from regency.kernel.match import Match
from regency.terminal.client import Client
from regency.terminal.players import Chair
from regency.words import Words
from tests.cli.runs import run
from tests.games.allegoria.builder import Game, bare, opened, planning, turn
from tests.terminal.desk import Desk, play, sat

LANGUAGES = ["en", "de"]
NAMES = ("Anna", "Ben", "Chloé")


def seated(match: Game, *typed: str) -> tuple[Desk, Client]:
    """Three people before a position of Allegoria; the first lines bring the curtain up."""
    desk = Desk(["", *typed])
    words = Words("en", RULES, NAMES)
    return desk, Client(match, [Chair("human", name) for name in NAMES], words, desk.screen)


def shown(match: Game, *typed: str) -> str:
    desk, client = seated(match, *typed)
    play(client)
    return desk.shown


@pytest.mark.parametrize("space", ["scholar", "soldier"])
def test_whatever_is_below_zero_has_a_minus_sign(space: str) -> None:
    text = shown(turn(bare(tracks={0: "strength3 knowledge3"}), space, points=0), "h", "1")
    assert "now worth −1" in text
    assert not re.search(r"(?<![\w/])-\d", text)


def test_an_influence_of_nothing_has_no_sign() -> None:
    assert "3 (0, 2)" in shown(turn(bare(tracks={0: "strength3"}), "soldier"))


def test_pieces_are_called_what_they_are_and_not_by_a_bare_number() -> None:
    text = shown(planning(bare()))
    assert "  1) Bidding marker 0  7 ways" in text
    assert "  4) Star marker  7 ways" in text


def test_pieces_that_mean_nothing_alone_are_what_they_stand_for() -> None:
    match = opened(bare(open="soldier1 spy1 spy2 banker1 joker1"), "workforce", [(0, "2"), (1, "1")])
    text = shown(match)
    assert re.search(r"\n  1\) \w+ \d, \w+ \d \| \w+ \d, \w+ \d \| \w+ \d\n", text)
    assert "2 and 3" not in text


def test_ten_pairs_are_ten_choices() -> None:
    desk = Desk()
    play(sat(Match.start(RULES, 2, seed=1, chairs=["human", "random"]), desk))
    assert len(re.findall(r"\n +\d+\) Put ", desk.shown)) == 10


def test_a_drawn_card_is_shown_to_who_drew_it() -> None:
    match = turn(bare(hands={0: "spy1"}, deck="banker3"), "scholar", points=2)
    text = shown(match, "1", "")
    assert "Anna draws a Workforce card." in text
    assert " Anna  hand:  Spy 1  Banker 3\n" in text.rpartition("Enter: do it")[2]


def test_a_hint_names_costs_and_gains() -> None:
    match = turn(bare(tracks={0: "strength8"}, workers={0: "3soldier@1"}), "soldier", points=0)
    assert "Hint: Lower the track of this space by 1" in shown(match, "h")
    assert "(Strength 8 → 7)." in shown(match, "h")


def test_numbers_of_a_report_are_written_as_the_language_does(capsys: pytest.CaptureFixture[str]) -> None:
    report = ("simulate", "allegoria", "--seats", "greedy,random", "--games", "1")
    english, german = (run(capsys, *report, "--lang", lang).out for lang in LANGUAGES)
    assert re.search(r"100\.0% +20\.7–100\.0% .*\n.*−17\.0", english)
    assert re.search(r"100,0 % +20,7–100,0 % .*\n.*−17,0", german)
