"""The King's Dilemma in the browser: three people bargain, vote and reign, each in an own manner."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.visitor import PHONE, Visitor

from .guests import FOR_AYE, GATHER, NAMES, STAY, WHISPERED, Guest, draft, on_turn, piece, turn_to

MOST_ANSWERS = 40
MOST_OF_A_REIGN = 300
SHORTEST = 2  # dilemmas of a reign


def gathered(people: list[Visitor], *more: str) -> list[Guest]:
    """By pointing, by keyboard, and by finger on a phone; with bots on the other chairs."""
    for person in people:
        person.read("dilemma")
    table = people[0].arrange({0: NAMES[0]}, ["empty"] * 3 + list(more))
    for seat in (1, 2):
        people[seat].sit(seat, NAMES[seat], table)
    people[0].begin()
    for person in people:
        person.enter()
    return [Guest(person, seat, keys=seat == 1) for seat, person in enumerate(people)]


@pytest.fixture
def people(visit: Visit, lang: str) -> list[Visitor]:
    return [visit(lang), visit(lang), visit(lang, viewport=PHONE, has_touch=True, is_mobile=True)]


def bargain(council: list[Guest]) -> None:
    """Openly, in a whisper, and jointly: two pay a price that the third has named."""
    voter = on_turn(council)
    assert voter is not None
    rich, other = (guest for guest in council if guest is not voter)
    expect(voter.person.page.locator(".card .prose")).to_be_visible()

    assert rich.service(FOR_AYE) in rich.offer(voter.seat, FOR_AYE)
    turn_to(other.person, "table")
    expect(piece(other.person, "join-0")).to_be_visible()
    assert voter.service(FOR_AYE) in voter.settle("accept-0")
    for guest in council:
        expect(guest.owes(voter.seat, FOR_AYE)).to_be_visible()

    other.offer(rich.seat, GATHER, WHISPERED)
    turn_to(rich.person, "table")
    expect(piece(rich.person, f"hear-{other.seat}")).to_be_visible()
    heads = voter.person.page.get_by_text(
        voter.person.say("board-heads", by=NAMES[other.seat], seat=NAMES[rich.seat])
    )
    expect(heads).to_be_visible()
    expect(voter.person.page.locator("main .line .coins")).to_have_count(1)  # those of the open deal
    rich.settle(f"hear-{other.seat}")
    expect(heads).to_have_count(0)

    voter.settle("NamePrice", f"service-{STAY}", "coins-2")
    rich.settle("join-0", "coins-0")
    expect(other.owes(voter.seat, STAY)).to_have_count(0)  # two coins are missing
    assert other.service(STAY) in other.settle("join-0", "coins-1")
    for guest in council:
        expect(guest.owes(voter.seat, STAY)).to_be_visible()


def test_three_people_bargain_openly_in_a_whisper_and_jointly_and_finish_a_round(
    people: list[Visitor],
) -> None:
    council = gathered(people)
    draft(council)
    bargain(council)
    first = council[0].person.page
    for _ in range(MOST_ANSWERS):
        if first.locator(".time .full").count():
            break
        guest = on_turn(council)
        assert guest is not None
        guest.answer_what_is_due()
    expect(first.locator(".time .full")).to_have_count(1)
    verdict = council[0].person.words.piece("side", 0)
    expect(first.locator(".card.turned h2")).to_contain_text(str(verdict))


@pytest.mark.nightly
def test_three_people_and_a_bot_reign_to_the_end(people: list[Visitor]) -> None:
    council = gathered(people, "greedy")
    draft(council)
    bargain(council)
    rounds = 0
    for _ in range(MOST_OF_A_REIGN):
        guest = on_turn(council)
        if guest is None:
            break
        guest.answer_what_is_due()
        rounds = max(rounds, council[0].person.page.locator(".time .full").count())
    assert rounds >= SHORTEST
    for guest in council:
        guest.person.scores()
