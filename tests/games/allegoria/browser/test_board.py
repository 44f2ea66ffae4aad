"""Throne of Allegoria in the browser: by pointing and by keyboard at the same time, and at one device."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.hands import Pointer, Reader, Typist
from tests.browser.visitor import Visitor

CHOICES = 12  # the drafts, and markers of the first round
WHOLE = 1_000  # more than any game has


def comes(visit: Visit, lang: str, **how: Any) -> Visitor:
    """Somebody who reads the words of this game."""
    person = visit(lang, **how)
    person.read("allegoria")
    return person


def seated(visit: Visit, pointing: str, typing: str) -> tuple[Pointer, Typist]:
    """Two people and a bot; the game has begun."""
    host, guest = comes(visit, pointing), comes(visit, typing)
    table = host.arrange({0: "Anna"}, ["empty", "empty", "greedy"])
    guest.sit(1, "Ben", table)
    host.begin()
    for person in (host, guest):
        person.enter()
    return Pointer(host), Typist(guest)


def play_by_turns(pointer: Pointer, typist: Typist, choices: int) -> None:
    """Whoever is asked answers, as both may be asked at the same time."""
    left = {pointer: choices, typist: choices}
    while all(left.values()):
        for hand, count in left.items():
            page = hand.visitor.page
            over = hand.visitor.say("web-is-over")
            if page.title().startswith(over):
                return
            if count and hand.visitor.turn:
                hand.choose()
                left[hand] -= 1
            else:
                page.wait_for_timeout(30)


def read_scores(*people: Visitor) -> None:
    """Everybody sees the same sums, with the winner's name."""
    totals = [person.scores().locator("tfoot td").all_inner_texts() for person in people]
    assert len(totals[0]) == 3 and all(each == totals[0] for each in totals)


@pytest.mark.nightly  # by day it is played by one, in tests/browser/test_game.py
@pytest.mark.parametrize(("pointing", "typing"), [("de", "en")])
def test_two_people_and_a_bot(visit: Visit, pointing: str, typing: str) -> None:
    pointer, typist = seated(visit, pointing, typing)
    play_by_turns(pointer, typist, CHOICES)
    pointer.visitor.hand_over()
    typist.turn_to("web-players")
    typist.press(typist.visitor.button("web-hand-over"))
    read_scores(pointer.visitor, typist.visitor)


@pytest.mark.nightly
@pytest.mark.parametrize(("pointing", "typing"), [("en", "de"), ("de", "en")])
def test_two_people_and_a_bot_play_to_the_end(visit: Visit, pointing: str, typing: str) -> None:
    pointer, typist = seated(visit, pointing, typing)
    play_by_turns(pointer, typist, WHOLE)
    read_scores(pointer.visitor, typist.visitor)


def test_bids_at_one_device_behind_a_curtain(visit: Visit, lang: str) -> None:
    device = comes(visit, lang)
    device.arrange({0: "Anna", 1: "Ben"}, ["empty", "empty"])
    device.begin()
    device.enter()
    said = {name: device.say("web-curtain", name=name) for name in ("Anna", "Ben")}
    lifted = set()
    for _ in range(10):
        expect(device.heading).not_to_have_text(device.say("web-sending"))
        curtain = [name for name in ("Anna", "Ben") if device.heading.inner_text() in said[name]]
        if curtain:
            assert device.choices.count() == 0, "nothing is to be seen meanwhile"
            device.button("web-curtain-lift", name=curtain[0]).click()
            lifted.update(curtain)
        expect(device.tray).to_be_visible()
        Reader(device, seed=3).choose()
        device.page.wait_for_timeout(200)
    assert lifted == {"Anna", "Ben"}
