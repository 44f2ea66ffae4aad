"""Pendulum in the browser: characters, rows that say what they are for, workers by taps and by keys."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from regency.games.pendulum.printed.board import BOX_ROW
from regency.games.pendulum.printed.mats import MATS, STRATAGEMS_EACH
from tests.browser.conftest import Visit
from tests.browser.hands import Pointer, Typist
from tests.browser.test_explaining import TIP, walk
from tests.browser.visitor import PHONE, Visitor

from .seating import arranged, piece, press, seated

ROWS = """() => [...document.querySelectorAll('.area .row')].map(row => {
  const { backgroundImage, borderTopStyle } = getComputedStyle(row)
  return [row.getAttribute('aria-label'), row.querySelector('.word').textContent, backgroundImage !== 'none',
    borderTopStyle]
})"""
STATES = """() => [...document.querySelectorAll('.worker')].map(worker => [
  worker.dataset.aim, worker.querySelector('.state').textContent, worker.dataset.lit !== undefined])"""


def test_ten_sides_of_five_characters_are_shown_and_one_is_chosen(visit: Visit, lang: str) -> None:
    phone = arranged(visit(lang, viewport=PHONE, has_touch=True, is_mobile=True))
    for mat in range(MATS):
        side = piece(phone, f"mat-{mat}")
        expect(side).to_be_in_viewport()
        assert phone.say(f"mat-{mat}") in (side.get_attribute("aria-label") or "")
        expect(side).to_contain_text(phone.say(f"mat-{mat}"))
    chosen = phone.page.locator("[data-aim^=mat-][data-lit]").last
    mat = int((chosen.get_attribute("data-aim") or "").removeprefix("mat-"))
    press(phone, chosen)
    press(phone, phone.confirm)
    hand = phone.page.locator(".tray [data-aim^=card-]")
    expect(hand).to_have_count(STRATAGEMS_EACH)
    for number in range(STRATAGEMS_EACH):
        expect(piece(phone, f"card-{STRATAGEMS_EACH * mat + number}")).to_be_attached()


def test_rows_say_what_they_are_for_in_words_and_in_form(visit: Visit, lang: str) -> None:
    person = seated(visit(lang))
    act, place = person.say("board-act"), person.say("board-place")
    rows = person.page.evaluate(ROWS)
    assert [word for _, word, _, _ in rows] == [place, act] * 3, (
        "step 1 has flipped all timers to the lower rows"
    )
    for label, word, is_hatched, frame in rows:
        assert (is_hatched, frame) == ((True, "solid") if word == act else (False, "dashed")), label
    upper = [label for label, word, _, _ in rows if word == place]
    assert upper == [
        person.say("board-upper-place", area=person.say(f"area-{area}").capitalize()) for area in range(3)
    ]


def acting(person: Visitor) -> str:
    """A worker that can act, as its word says."""
    states = person.page.evaluate(STATES)
    word = person.say("board-state-act")
    able = [key for key, state, lit in states if state.strip() == word and lit]
    assert able, states
    return str(able[0])


def finish(person: Visitor) -> None:
    """Choose whatever is asked within the action, and confirm it."""
    Pointer(person).choose()
    assert person.await_turn()


def test_a_worker_that_can_act_does_so_by_one_tap(visit: Visit, lang: str) -> None:
    phone = seated(visit(lang, viewport=PHONE, has_touch=True, is_mobile=True), seats=4)
    worker = acting(phone)
    press(phone, piece(phone, worker))
    finish(phone)
    states = {key: state.strip() for key, state, _ in phone.page.evaluate(STATES)}
    assert states[worker] == phone.say("board-state-rests")


def test_a_worker_that_is_free_is_placed_by_two_taps(visit: Visit, lang: str) -> None:
    person = seated(visit(lang), seats=4)
    workers = person.page.locator("[data-aim^=worker-][data-lit]")
    able, free = (workers.filter(has_text=person.say(f"board-state-{state}")) for state in ("act", "free"))
    while not free.count():
        if able.count():
            press(person, able.first)
        else:
            press(person, person.end)
        finish(person)
    boxes = person.page.locator("[data-aim^=box-][data-lit]")
    assert boxes.count() == 0
    press(person, free.first)
    expect(boxes.first).to_be_visible()
    words = [word for _, word, _, _ in person.page.evaluate(ROWS)]
    for box in boxes.all():
        number = int((box.get_attribute("data-aim") or "").removeprefix("box-"))
        assert words[BOX_ROW[number]] == person.say("board-place")
    press(person, boxes.first)
    expect(person.confirm).to_be_visible()


def test_a_worker_goes_by_a_number_and_a_letter(visit: Visit) -> None:
    person = seated(visit("en"), seats=4)
    worker = acting(person)
    place = [key for key, _, _ in person.page.evaluate(STATES)].index(worker)
    person.page.keyboard.press(str(place + 1))
    expect(piece(person, worker)).to_have_attribute("aria-pressed", "true")
    finish(person)
    expect(piece(person, worker)).to_contain_text(person.say("board-state-rests"))


def test_what_cannot_be_done_says_why(visit: Visit, lang: str) -> None:
    person = seated(visit(lang), seats=4)
    piece(person, "area-0").click(force=True)
    expect(person.page.locator(TIP)).to_contain_text(person.say("why-NobodyFlips"))


@pytest.mark.nightly
def test_the_keyboard_reaches_every_piece_and_each_says_what_it_is(visit: Visit) -> None:
    person = seated(visit("de"), seats=5)
    hand = Typist(person)
    hand.tab_to(person.page.locator("main [data-aim][tabindex='0']").first)
    reached = walk(person, hand)
    pieces = person.page.locator("[data-aim]").evaluate_all("all => all.map(it => it.dataset.aim)")
    assert set(pieces) - reached == set()
