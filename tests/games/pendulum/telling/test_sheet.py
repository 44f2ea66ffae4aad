"""The table of Pendulum on one page."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from regency.games.pendulum import RULES
from regency.terminal.draw import draw
from regency.terminal.screen import WIDTH, Screen
from regency.words import Words, languages
from tests.games.pendulum.builder import (
    Game,
    achievement,
    begun,
    do,
    hand,
    opened,
    put,
    spaces,
    timers,
    tucked,
    turns,
)
from tests.games.pendulum.names import COMMON, GRANDE, act, place, play, province
from tests.games.pendulum.play import to_end

NAMES = ("Anna", "Ben", "Chloé", "Dora", "Emil")


def page(match: Game, lang: str = "en", seat: int | None = 0) -> list[str]:
    """The lines of the page as a player reads it, or an onlooker."""
    out = io.StringIO()
    names = NAMES[: match.header.seats]
    view = match.watch() if seat is None else match.look(seat)
    shown = {} if seat is None else {seat: match.look(seat).own}
    draw(Screen(Console(file=out, width=WIDTH)), Words(lang, RULES, names), names, RULES.sheet(view, shown))
    return [" ".join(line.split()) for line in out.getvalue().splitlines()]


def line(match: Game, start: str, lang: str = "en") -> str:
    """The first line that begins so."""
    return next(text for text in page(match, lang) if text.startswith(start))


def test_the_head_tells_round_step_and_flips() -> None:
    match = turns()
    assert page(match)[0] == "ROUND 1 OF 4 under way step 1 of 11 2 purple flips to the Council"
    assert page(match, "de")[0].startswith("RUNDE 1 VON 4 im Gange Schritt 1 von 11")
    assert page(begun())[0] == "ROUND 1 OF 4 under way 2 purple flips to the Council"


def test_each_row_says_what_it_is_for() -> None:
    match = turns()
    assert "PURPLE upper: place lower: ACT" in page(match)
    timers(match, green="upper")
    assert "GREEN upper: ACT lower: place" in page(match)
    assert "GRÜN oben: HANDELN unten: einsetzen" in page(match, "de")


def test_actions_tell_their_price_their_letters_and_who_is_there() -> None:
    match = turns(stand={GRANDE: "GL2", COMMON: "BL1"})
    do(match, 0, act(COMMON, "BL1"))
    assert line(match, "2 popularity") == "2 popularity 2 gold H K Anna G"
    assert line(match, "yellow production").startswith("yellow production · M Q Ben G, Chloé G")
    assert line(match, "a province") == "a province 4 military O S"


def test_on_the_small_side_wide_boxes_have_two_letters_and_neutral_workers_are_seen() -> None:
    match = turns(seats=2, stand={GRANDE: "PLW"})
    assert line(match, "blue production") == "blue production 2 gold AB D neutral c"
    assert line(match, "popularity, prestige") == "popularity, prestige, vote 2 gold AB EF Anna G"
    assert line(match, "power and 2 votes").endswith("GH J neutral G")


def test_what_may_still_be_taken_away_has_a_question_mark() -> None:
    match = begun(order=(1, 2, 3, 0))
    put(match, 0, COMMON, "mat")
    do(match, 0, place(COMMON, "GU2"))
    assert "H Anna c?" in line(match, "2 popularity")


def test_players_tell_goods_and_steps() -> None:
    match = turns()
    assert line(match, "Anna 1") == "Anna 1 2 0 4 0 0/14 0/11 0/8 0/1"
    tucked(match, 0, "red", province("vote"))
    assert "red (1 province): 4 military, 2 votes" in " ".join(page(match))


def test_hands_played_cards_and_claims_are_told() -> None:
    match = turns()
    do(match, 0, play("C1-S1"))
    match.state.table.claimed[0] = True
    assert line(match, "Anna hand:") == "Anna hand: Camp Forager Rally Cry Drill Muster played: Parade Salute"
    assert "has claimed" in " ".join(page(match))
    hand(match, 0, "CNC12")
    assert "Loyal Voice I" in line(match, "Anna hand:")


def test_the_reader_is_told_what_the_own_workers_can_do() -> None:
    match = turns(stand={GRANDE: "GL2", COMMON: "BL1"})
    do(match, 0, act(COMMON, "BL1"))
    told = page(match)
    assert "Anna grande worker in green K can act now" in told
    assert "Anna first common worker has acted: yellow production (lower row)" in told
    assert not any("can act now" in text for text in page(match, seat=None))


def test_the_token_is_on_the_card_on_the_stack_or_taken() -> None:
    match = turns()
    achievement(match, 9)
    assert "the legendary token lies on it" in " ".join(page(match))
    match.state.table.claimed[2], match.state.table.legendary[2] = True, 1
    achievement(match, 9, token=2)
    assert "legendary token: Chloé" in " ".join(page(match))
    assert "no legendary token before round 2" in " ".join(page(turns(seats=3)))


def test_an_empty_open_space_is_seen() -> None:
    match = turns()
    spaces(match, -1)
    assert line(match, "provinces:").startswith("provinces: ·")


@pytest.mark.parametrize("lang", languages())
def test_alone_the_rivals_are_told(lang: str) -> None:
    match = begun(1, mode="untimed_turns")
    match.state.table.rival_points[1] = 13
    match.state.table.rival_legendary[1] = 1
    told = {
        "en": "RIVAL B 13 points, parchment from 12 legendary",
        "de": "GEGNER B 13 Punkte, Pergament ab 12",
    }
    assert line(match, told[lang][:8], lang).startswith(told[lang])


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("seats", range(1, 6))
def test_it_fits_a_page_from_the_setup_to_the_end(lang: str, seats: int) -> None:
    match = opened(seats, mode="untimed_turns")
    assert len(page(match, lang)) < 60
    match = begun(seats, mode="untimed_turns")
    assert len(page(match, lang)) < 70
    to_end(match)
    assert page(match, lang)[0].startswith(("ROUND 4 OF 4 over", "RUNDE 4 VON 4 vorbei"))
