"""What happens is shown and told: things travel, great moments are staged, what was missed is summed up."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from regency import games
from tests.browser.conftest import Visit
from tests.browser.driving import drive
from tests.browser.visitor import EXAMPLE, PHONE, Visitor

MOVING = {"reduced_motion": "no-preference"}
# What comes over the board is counted; whatever is animated by script stands still until it is ended.
WATCH = """
window.flown = []
window.staged = []
new MutationObserver((changes) => {
  for (const { addedNodes } of changes) for (const node of addedNodes) {
    if (node.classList?.contains('flight')) window.flown.push(node.dataset.what)
    if (node.dataset?.scene) window.staged.push(node.dataset.scene)
  }
}).observe(document, { childList: true, subtree: true })
const begin = Element.prototype.animate
Element.prototype.animate = function (...given) {
  const made = begin.apply(this, given)
  if (this.closest('.flights')) made.pause()
  return made
}
window.lines = []
const Line = WebSocket
window.WebSocket = class extends Line { constructor(...given) { super(...given); window.lines.push(this) } }
window.away = false
Object.defineProperty(document, 'visibilityState', { get: () => (window.away ? 'hidden' : 'visible') })
"""
TURN_AWAY = "away => { window.away = away; document.dispatchEvent(new Event('visibilitychange')) }"
ROUNDS = 40
BOARDS = [game if game == EXAMPLE else pytest.param(game, marks=pytest.mark.nightly) for game in games.ALL]
TURN = 20  # answers, at most
BOT = "random"
WAITED = "document.title.startsWith('●')"


def sit_down(visit: Visit, game: str, lang: str = "en", **how: object) -> tuple[Visitor, Visitor]:
    """Anna, who acts beside her page, and Ben, who sees what happens."""
    anna, ben = visit(lang), visit(lang, **how)
    ben.context.add_init_script(WATCH)
    for person in (anna, ben):
        person.read(game)
    bots = [BOT] * (min(games.load(game).seats) - 2)  # some games need three
    anna.arrange({0: "Anna"}, ["empty", "empty", *bots])
    ben.sit(1, "Ben", anna.table)
    anna.begin()
    anna.go("/health")
    ben.enter()
    expect(ben.page.locator(".flights[data-ready]")).to_be_attached()
    return anna, ben


def flights(person: Visitor) -> Locator:
    return person.page.locator(".flight")


def play_until(anna: Visitor, ben: Visitor, what: str) -> None:
    """Both act, one choice at a time, until the page of the second one shows it."""
    for _ in range(ROUNDS):
        for seat, person in ((1, ben), (0, anna)):
            drive(person, seat)
            seen_up_to(ben)
            if ben.page.evaluate(what):
                return
    raise AssertionError(f"it never happened: {what}")


def seen_up_to(person: Visitor) -> None:
    """The page has heard of everything, and shown it."""
    entries = person.info()["entries"]
    shown = "entries => Number(document.querySelector('.flights').dataset.entry) >= entries"
    person.page.wait_for_function(shown, arg=entries)
    person.page.evaluate("() => new Promise(requestAnimationFrame)")


@pytest.mark.parametrize("game", BOARDS)
def test_things_travel_and_any_key_ends_it_at_once(visit: Visit, game: str) -> None:
    anna, ben = sit_down(visit, game, **MOVING)
    play_until(anna, ben, "document.querySelector('.flight') !== null")
    ben.page.keyboard.press("Shift")
    assert flights(ben).count() == 0
    play_until(anna, ben, "document.querySelector('.flight') !== null")
    ben.page.mouse.click(2, 2)
    assert flights(ben).count() == 0


def test_nothing_moves_for_those_who_want_no_motion(visit: Visit) -> None:
    anna, ben = sit_down(visit, EXAMPLE)
    for _ in range(3):
        drive(anna, 0)
        drive(ben, 1)
    seen_up_to(ben)
    assert ben.page.evaluate("[window.flown, window.staged]") == [[], []]


def test_who_was_away_sees_the_truth_at_once_and_nothing_of_the_past(visit: Visit) -> None:
    anna, ben = sit_down(visit, EXAMPLE, **MOVING)
    play_until(anna, ben, "document.querySelector('.flight') !== null")
    ben.page.evaluate(TURN_AWAY, True)
    assert flights(ben).count() == 0
    flown = len(ben.page.evaluate("window.flown"))
    for _ in range(3):
        drive(anna, 0)
        drive(ben, 1)
    seen_up_to(ben)
    ben.page.evaluate(TURN_AWAY, False)
    assert len(ben.page.evaluate("window.flown")) == flown
    assert ben.page.locator("[data-scene]").count() == 0
    play_until(anna, ben, f"window.flown.length > {flown}")


def test_a_line_lost_in_mid_scene_ends_the_scene_and_nothing_comes_twice(visit: Visit) -> None:
    anna, ben = sit_down(visit, EXAMPLE, **MOVING)
    play_until(anna, ben, "window.staged.length === 1")
    flown = len(ben.page.evaluate("window.flown"))
    ben.page.evaluate("window.lines[0].close()")
    expect(ben.page.locator("[data-scene], .flight")).to_have_count(0)
    ben.page.wait_for_function("() => window.lines.some((line, place) => place > 0 && line.readyState === 1)")
    expect(ben.text("web-offline")).to_be_hidden()
    assert ben.page.evaluate("[window.flown.length, window.staged.length]") == [flown, 1]


@pytest.mark.nightly
def test_a_great_moment_is_staged_and_a_touch_ends_it(visit: Visit) -> None:
    anna, ben = sit_down(visit, EXAMPLE, **MOVING)
    play_until(anna, ben, "document.querySelector('[data-scene]') !== null")
    ben.page.mouse.click(2, 2)
    assert ben.page.locator("[data-scene]").count() == 0


@pytest.mark.parametrize("game", BOARDS)
def test_what_happened_is_told_until_one_acts(visit: Visit, game: str, lang: str) -> None:
    anna, ben = sit_down(visit, game, lang)
    recap = ben.page.get_by_role("region", name=ben.say("web-happened"))
    told = f"document.querySelector('#happened') !== null && {WAITED}"
    play_until(anna, ben, told)
    expect(recap.get_by_role("listitem").first).to_be_visible()
    before = set(recap.get_by_role("listitem").all_inner_texts())
    drive(ben, 1, TURN)
    seen_up_to(ben)
    assert before.isdisjoint(recap.get_by_role("listitem").all_inner_texts())


def test_on_a_phone_it_is_one_line_that_unfolds(visit: Visit, lang: str) -> None:
    anna, ben = sit_down(visit, EXAMPLE, lang, viewport=PHONE, has_touch=True)
    play_until(anna, ben, f"document.querySelector('.brief .line:enabled') !== null && {WAITED}")
    line = ben.page.get_by_role("region", name=ben.say("web-happened")).get_by_role("button")
    height = ben.board.bounding_box()
    line.tap()
    expect(ben.page.locator(".folded li").first).to_be_visible()
    assert ben.board.bounding_box() == height, "the board stays where it is"
    line.tap()
    expect(ben.page.locator(".folded")).to_have_count(0)


def test_the_log_runs_in_one_direction(visit: Visit) -> None:
    anna, ben = sit_down(visit, EXAMPLE)
    for _ in range(3):
        drive(anna, 0)
        drive(ben, 1)
    seen_up_to(ben)
    ben.tab("web-log")
    steps = [int(text) for text in ben.page.locator(".log a").all_inner_texts()]
    assert len(steps) > 3 and steps == sorted(steps, reverse=True)


def test_how_bots_follow_each_other_is_chosen_at_the_table(visit: Visit, lang: str) -> None:
    anna = visit(lang)
    anna.arrange({0: "Anna"}, ["empty", "greedy"])
    anna.begin()
    anna.enter()
    assert anna.info()["tempo"] == "calm"
    anna.page.get_by_role("radio", name=anna.say("web-tempo-at-once")).click()
    expect(anna.page.get_by_role("radio", name=anna.say("web-tempo-at-once"))).to_be_checked()
    anna.page.reload()
    expect(anna.page.get_by_role("radio", name=anna.say("web-tempo-at-once"))).to_be_checked()
    assert anna.info()["tempo"] == "at-once"


@pytest.mark.nightly
def test_the_scores_come_line_by_line_and_a_key_shows_them_all(visit: Visit) -> None:
    anna, ben = sit_down(visit, EXAMPLE, **MOVING)
    play_until(anna, ben, "document.querySelector('.scores') !== null")
    expect(ben.page.locator(".scores.fresh .throne")).to_be_attached()
    ben.page.keyboard.press("Shift")
    expect(ben.page.locator(".scores.fresh")).to_have_count(0)
    expect(ben.scores().locator(".throne")).to_be_visible()
