"""One keyboard for several people: it goes to whoever is approached, and comes back."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from regency.kernel.entries import Play
from regency.kernel.match import AnyMatch
from tests.minis.bazaar import ALOUD, BAZAAR, WHISPERED, Accept, Cast, Offer, Refuse
from tests.terminal.desk import Desk, play, sat, started

TABLE = "human:Anna,human:Ben,human:Cleo"
ACCEPT, REFUSE = "1", "2"


def bazaar(seats: str = TABLE) -> AnyMatch:
    return started(BAZAAR, seats, 3)


def done(match: AnyMatch) -> list[tuple[int, object]]:
    return [
        (entry.seat, action) for entry, _ in match.entries if isinstance(entry, Play) for action in entry.do
    ]


def typed(match: AnyMatch, lines: Sequence[str], lang: str = "en") -> str:
    desk = Desk(lines)
    play(sat(match, desk, lang))
    return desk.shown


def curtains(shown: str) -> list[str]:
    return [
        line.split(" to ")[1].split(".")[0]
        for line in shown.splitlines()
        if line.startswith("Pass the keyboard to")
    ]


@pytest.mark.parametrize("manner", [ALOUD, WHISPERED])
def test_whoever_is_approached_is_given_the_keyboard_answers_and_gives_it_back(manner: int) -> None:
    match = bazaar()
    match.submit(0, Offer(2, 4, 2, manner))
    shown = typed(match, ["", "g", "", REFUSE, ""])
    assert "An offer is waiting for Cleo. g: pass the keyboard." in shown
    assert curtains(shown) == ["Anna", "Cleo", "Anna"]
    assert done(match)[1:] == [(2, Refuse(0))]


def test_what_one_is_asked_in_between_need_not_be_answered() -> None:
    match = bazaar()
    match.submit(0, Offer(2, 4, 2, ALOUD))
    shown = typed(match, ["", "g", "", "g", "", "1 1"])
    assert "An offer is waiting for you." in shown
    assert curtains(shown)[:3] == ["Anna", "Cleo", "Anna"]
    assert [seat for seat, _ in done(match)[1:]] == [0], "the offer lies there still, and Anna has moved"


def test_of_several_each_can_be_named_and_an_unknown_name_is_refused_by_name() -> None:
    match = bazaar()
    match.submit(0, Offer(1, 4, 2, ALOUD))
    match.submit(0, Offer(2, 3, 2, ALOUD))
    shown = typed(match, ["", "g Dora", "g cleo", "", "g"])
    assert "An offer is waiting for Ben and Cleo." in shown
    assert "Whom to pass the keyboard to? g and a name: Ben and Cleo" in shown
    assert curtains(shown)[:2] == ["Anna", "Cleo"]


def test_who_is_not_approached_may_ask_for_the_keyboard_to_make_an_offer() -> None:
    match = bazaar()
    shown = typed(match, ["", "g ben", "", "1 5 2 1", ""])
    assert "Nothing waits for you here: type g to give the keyboard back." in shown
    assert curtains(shown)[:3] == ["Anna", "Ben", "Anna"]
    assert [(seat, type(action)) for seat, action in done(match)] == [(1, Offer)]


def test_a_bot_waits_until_whoever_is_approached_has_had_the_keyboard_once() -> None:
    match = bazaar("human:Anna,random,human:Cleo")
    match.submit(0, Offer(2, 4, 2, ALOUD))
    match.submit(0, Cast(0))
    shown = typed(match, ["", ACCEPT])
    assert curtains(shown)[0] == "Cleo"
    accepted = (2, Accept(0))
    assert accepted in done(match)
    assert [seat for seat, _ in done(match)[: done(match).index(accepted)]] == [0, 0], "before the bot moved"


def test_a_bot_moves_on_when_the_answer_is_put_off() -> None:
    match = bazaar("human:Anna,random,human:Cleo")
    match.submit(0, Offer(2, 4, 2, ALOUD))
    match.submit(0, Cast(0))
    typed(match, ["", "g"])
    assert 1 in [seat for seat, _ in done(match)]


def test_whoever_is_alone_hears_that_there_is_nobody() -> None:
    match = bazaar("human:Anna,random,random")
    shown = typed(match, ["g", "g Anna"])
    assert shown.count("Nobody else at this keyboard can do anything now.") == 2


def test_in_german() -> None:
    match = bazaar()
    match.submit(0, Offer(2, 4, 2, ALOUD))
    shown = typed(match, ["", "weitergeben", "", "g"], "de")
    assert "Ein Angebot wartet auf Cleo. g: die Tastatur weitergeben." in shown
    assert "Ein Angebot wartet auf dich." in shown
