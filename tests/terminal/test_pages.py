"""The page of every game: it fits eighty columns all game long, and every option has its words."""

from __future__ import annotations

import pytest
from rich.cells import cell_len

from regency import games
from regency.kernel.edge import Action, Form
from regency.kernel.match import AnyMatch, Match
from regency.kernel.rng import stream
from regency.kernel.rules import calmest
from regency.terminal.draw import draw
from regency.words import Words
from tests.terminal.desk import Desk

CASES = [(rules.name, seats) for rules in map(games.load, games.ALL) for seats in rules.seats]
PAGES = 12  # of one game


def fits(match: AnyMatch, seat: int, words: Words) -> None:
    desk, me = Desk(), match.look(seat)
    draw(desk.screen, words, words.names, match.rules.sheet(me, {seat: me.own}))
    assert max(cell_len(line) for line in desk.shown.splitlines()) <= 80


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize(("game", "seats"), CASES)
def test_every_page_of_a_game_fits_and_every_option_has_its_words(game: str, seats: int, lang: str) -> None:
    rules = games.load(game)
    match: AnyMatch = Match.start(rules, seats, calmest(rules), seed=seats)
    words = Words(lang, rules, [f"Maximiliane {seat}" for seat in range(seats)])
    rng = stream(bytes(32), "test", seats)
    seen: set[type[Action]] = set()
    while match.outcome() is None:
        seat = match.waited_for()[0]
        me = match.look(seat)
        options = [each.draw(rng) if isinstance(each, Form) else each for each in match.options(seat)]
        for option in options:
            if type(option) not in seen or rng.below(20) == 0:
                said = (rules.remark(me, option), rules.heading(me, type(option)))
                assert all(words.phrase(phrase) for phrase in said if phrase is not None)
                seen.add(type(option))
        if len(match.entries) % (len(match.entries) // PAGES + 1) == 0:
            fits(match, seat, words)
        match.submit(seat, options[rng.below(len(options))])
    fits(match, 0, words)
    assert 3 * len(seen) >= len(rules.actions), "random play meets most of them"
