"""An offer among thousands, composed at the keyboard field by field, in both languages."""

from __future__ import annotations

import pytest

from regency.kernel.entries import Play
from regency.kernel.match import AnyMatch
from tests.minis.bazaar import ALOUD, BAZAAR, WHISPERED, Cast, Offer, Refuse
from tests.terminal.desk import Desk, play, sat, started

COMPOSE = ["2", "2", "5", "3"]


def bazaar(seats: str = "human:Anna,human:Ben,human:Cleo") -> AnyMatch:
    return started(BAZAAR, seats, 3)


def done(match: AnyMatch) -> list[object]:
    return [action for entry, _ in match.entries if isinstance(entry, Play) for action in entry.do]


@pytest.mark.parametrize(("manner", "number"), [(ALOUD, "1"), (WHISPERED, "2")])
def test_an_offer_is_composed_field_by_field(manner: int, number: str) -> None:
    match, desk = bazaar(), Desk(["", *COMPOSE, number, ""])
    play(sat(match, desk))
    assert done(match) == [Offer(2, 4, 2, manner)]


@pytest.mark.parametrize(
    ("lang", "wanted"),
    [
        ("en", ["Make an offer", "ways", "For which ware?", "Cleo", "incense", "three coins", "aloud"]),
        ("de", ["Ein Angebot machen", "Für welche Ware?", "Cleo", "Weihrauch", "laut"]),
    ],
)
def test_each_field_is_asked_for_in_words(lang: str, wanted: list[str]) -> None:
    match, desk = bazaar(), Desk(["", *COMPOSE, "1", ""])
    play(sat(match, desk, lang))
    assert [text for text in wanted if text not in desk.shown.replace("3 coins", "three coins")] == []


def test_one_goes_back_field_by_field_and_numbers_can_be_typed_ahead() -> None:
    match, desk = bazaar(), Desk(["", "2 1 3", "0", "0", "2 3 4 1", ""])
    play(sat(match, desk))
    assert done(match) == [Offer(2, 2, 3, ALOUD)]


def test_an_offer_is_answered_at_ones_own_turn() -> None:
    match = bazaar("human:Anna,human:Ben")
    match.submit(0, Offer(1, 4, 2, ALOUD))
    match.submit(0, Cast(0))
    desk = Desk(["", "3", ""])
    play(sat(match, desk))
    assert done(match)[-1] == Refuse(0)


def test_the_reasons_of_a_form_are_told(capsys: pytest.CaptureFixture[str]) -> None:
    match, desk = bazaar(), Desk(["", "why"])
    play(sat(match, desk))
    assert "There is no such offer." in desk.shown and "Make an offer:" not in desk.shown
    assert capsys.readouterr().out == ""
