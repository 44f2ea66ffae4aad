"""The finale as it is told: one page, names, what may be read, what an outcome is called before it comes."""

from __future__ import annotations

import pytest

from regency.games.dilemma import RULES, packs
from regency.games.dilemma.printed.finale import FINALE_HOME, OUTCOME_HOMES
from regency.games.dilemma.telling import readable
from regency.games.dilemma.telling.pieces import phrase
from regency.kernel.rules import Phrase
from regency.kernel.sheet import Cell, Note, Row, Sheet
from regency.words import Words
from tests.games.dilemma.builder import AYE, GATHER, NAY, Game, act, decide, finale, houses, vote, votes
from tests.games.dilemma.rules.test_final_table import house

NAMES = ["Anna", "Ben", "Chloé", "Dora", "Emil"]


def cells(sheet: Sheet) -> list[Cell]:
    """Everything that stands on a page."""
    found: list[Cell] = []
    for grid in sheet:
        found += [column.head for column in grid.columns]
        for line in grid.rows:
            assert isinstance(line, Row | Note)
            found += line.cells
    return found


def page(match: Game, lang: str = "en") -> str:
    """What it reads like, cell by cell."""
    words = Words(lang, RULES, NAMES)
    texts = [cell.text for cell in cells(RULES.sheet(match.look(0), {0: match.look(0).own}))]
    return " | ".join(words.phrase(text) if isinstance(text, Phrase) else str(text) for text in texts)


def test_the_page_shows_the_lean_and_what_it_would_make_of_the_points() -> None:
    match = finale(3, lean=-4)
    assert "The finale, vote 1 of 3" in page(match)
    assert "Concord 5, Discord 9, lean -4" in page(match)
    assert "Crave counts threefold" in page(match)
    assert "Aye shows | Concord up" in page(match)
    assert "Resource" not in page(match)


def test_and_the_votes_with_the_names_under_them() -> None:
    match = finale(3)
    decide(match, AYE)
    votes(match, vote(NAY, 1), GATHER, GATHER)
    shown = page(match)
    assert "Signed by | dilemma 70·1 | Aye | Burgraves of Ninebridge | dilemma 70·2 | Nay | " in shown


def test_and_at_the_end_every_house_by_its_place() -> None:
    match = finale(3, lean=4, houses=houses(h1=house(5), h2=house(3, sat=1), h3=house(40), h12=house(1)))
    for side in (AYE, AYE, NAY):
        decide(match, side)
    assert "1 | Burgraves of Ninebridge | 92 | 46 | 0 | 0 | 15 | 2 | Reeves of Harrowfen | 10" in page(match)
    assert "none | Counts of Sunderholt | 6" in page(match)
    assert "keiner | Grafen von Sunderholt | 6" in page(match, "de")


@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_line_of_it_can_be_said(lang: str) -> None:
    match = finale(3, lean=-7)
    told = list(match.opening)
    for side in (AYE, AYE, NAY):
        told += decide(match, side)
    seat = match.waited_for()[0]
    words = Words(lang, RULES, NAMES)
    assert words.action(act.ChooseReckoning(1))
    told += match.submit(seat, act.ChooseReckoning(1))
    assert all(words.event(event) for event in told)


def test_what_an_outcome_makes_of_the_points_has_a_name_and_its_title_has_none() -> None:
    words = Words("en", RULES, NAMES)
    said = [words.phrase(phrase("reckoning", nth)) for nth in range(4)]
    assert len(set(said)) == 4
    assert [words.phrase(phrase("envelope", home)) for home in OUTCOME_HOMES] == [
        f"envelope {home}" for home in OUTCOME_HOMES
    ]


def test_the_fronts_of_three_votes_can_be_read_and_an_outcome_only_when_it_is_open() -> None:
    match = finale(3, lean=4)
    t = match.state.table
    assert readable.keys(t)[:3] == ["envelope-0", f"envelope-{FINALE_HOME}", "dilemma-210"]
    for side in (AYE, AYE, NAY):
        decide(match, side)
    keys = readable.keys(t)
    assert {"dilemma-210/aye", "dilemma-211/aye", "dilemma-212/nay"} <= set(keys)
    assert "dilemma-212/aye" not in keys
    assert [key for key in keys if key in {f"envelope-{home}" for home in OUTCOME_HOMES}] == ["envelope-71"]


@pytest.mark.parametrize(
    ("key", "place"),
    [
        (f"envelope-{FINALE_HOME}", "70.event"),
        ("envelope-71", "71.outcome"),
        ("envelope-74", "74.outcome"),
        ("dilemma-210", "70.F1.front"),
        ("dilemma-212/nay", "70.F3.nay"),
        ("envelope-69", "GE1.ending"),
    ],
)
def test_where_their_texts_stand(key: str, place: str) -> None:
    assert readable.place(key) == place
    assert set(packs.FINALE_VOTES) == {"F1", "F2", "F3"}
