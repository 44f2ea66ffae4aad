"""The figures at the table: totals as the rules reckon them, their lines, and what a choice adds to them."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import JSHandle, Locator, WebSocket, expect

from regency import games
from tests.browser.conftest import Visit
from tests.browser.hands import Pointer
from tests.browser.visitor import EXAMPLE, PHONE, Visitor

CHOICES = 8


def by_day(*wanted: str) -> pytest.MarkDecorator:
    """These games by day, the others at night."""
    return pytest.mark.parametrize(
        "game",
        [pytest.param(game, marks=() if game in wanted else pytest.mark.nightly) for game in games.ALL],
    )


WRITTEN = """key => {
  const written = []
  const note = () => {
    const text = document.querySelector(`[data-count="${key}"]`)?.textContent
    if (text !== undefined && text !== written.at(-1)) written.push(text)
  }
  note()
  new MutationObserver(note).observe(document.body, {subtree: true, childList: true, characterData: true})
  return written
}"""


class Wire:
    """What the server said, beside what the page shows."""

    def __init__(self, visitor: Visitor) -> None:
        self.tally: dict[str, Any] = {}
        self.totals: dict[int, list[int]] = {}  # by entry
        self.previewed: dict[str, Any] = {}
        self.done = -1
        visitor.page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda payload: self._hear(json.loads(payload)))

    def _hear(self, message: dict[str, Any]) -> None:
        if message["got"] == "Welcome" and message["sight"]:
            self._note(message["entry"], message["sight"]["tally"])
        elif message["got"] == "Update":
            self._note(message["shared"]["entry"], message["shared"]["tally"] or self.tally)
        elif message["got"] == "Previewed":
            self.previewed = message
        elif message["got"] == "Done":
            self.done = message["entry"]

    def _note(self, entry: int, tally: dict[str, Any]) -> None:
        self.tally = tally
        self.totals[entry] = tally["totals"]


def seated(visit: Visit, game: str, lang: str, **how: Any) -> tuple[Visitor, Wire]:
    visitor = visit(lang, **how)
    visitor.read(game)
    wire = Wire(visitor)
    visitor.arrange({0: "Anna"}, ["empty", "greedy", "greedy"])
    visitor.begin()
    visitor.enter()
    visitor.await_turn()
    return visitor, wire


def written(number: int) -> str:
    """A figure as it is shown: its minus sign is no hyphen."""
    return str(number).replace("-", "\N{MINUS SIGN}")


def counter(visitor: Visitor, key: str) -> Locator:
    return visitor.page.locator(f'[data-count="{key}"]')


def shows(visitor: Visitor, field: str, points: list[int]) -> None:
    """Everybody's figure stands where it belongs, or the one for all."""
    if len(points) == 1:
        expect(counter(visitor, field)).to_have_text(written(points[0]))
        return
    for seat, each in enumerate(points):
        expect(counter(visitor, f"{field}-{seat}")).to_have_text(written(each))


@by_day("_example")
def test_everybodys_total_is_shown_and_unfolds(visit: Visit, game: str, lang: str) -> None:
    visitor, wire = seated(visit, game, lang)
    Pointer(visitor, seed=3).play(CHOICES // 2)
    visitor.await_turn()
    shows(visitor, "total", wire.tally["totals"])
    for line in wire.tally["counts"]:
        shows(visitor, line["item"], line["points"])
    unfolds_by_keyboard(visitor, wire.tally["totals"][1])


def unfolds_by_keyboard(visitor: Visitor, total: int) -> None:
    """Enter opens the lines, which come to the total, and closes them again."""
    card = visitor.page.locator('li[data-spot="seat-1"]')
    name = card.locator("strong").inner_text()
    button = card.get_by_role("button", name=visitor.say("web-total", name=name, count=written(total)))
    button.press("Enter")
    expect(button).to_have_attribute("aria-expanded", "true")
    lines = card.locator(".line:not(.sum, .later) .numbers").all_inner_texts()
    assert sum(int(text.replace("\N{MINUS SIGN}", "-")) for text in lines) == total
    expect(card.locator(".line.sum .numbers").first).to_have_text(written(total))
    button.press("Enter")
    expect(card.locator(".line")).to_have_count(0)


@by_day(games.NAMES[-1])
def test_the_counter_rises_by_what_was_promised(visit: Visit, game: str, lang: str) -> None:
    """Whatever is confirmed, the own counter changes by what the preview said."""
    visitor, wire = seated(visit, game, lang)
    hand = Pointer(visitor, seed=8)
    for _ in range(CHOICES):
        if not visitor.await_turn():
            return
        hand.compose()
        if hand.ended:  # by one tap, with nothing to promise
            visitor.await_answer()
            continue
        before, promised, last = wire.tally["totals"], wire.previewed, wire.done
        gain = promised["gains"][0]
        if gain:
            key = "web-gain-sure" if promised["open"] else "web-gain"
            sign = f"+{gain}" if gain > 0 else written(gain)
            expect(visitor.page.get_by_text(visitor.say(key, count=sign)).first).to_be_visible()
        figures = visitor.page.evaluate_handle(WRITTEN, "total-0")
        hand.agree()
        answered(visitor, wire, last)
        if not promised["open"]:
            assert wire.totals[wire.done] == [
                then + more for then, more in zip(before, promised["gains"], strict=True)
            ]
            assert written(before[0] + gain) in values(figures)


def answered(visitor: Visitor, wire: Wire, last: int) -> None:
    """What was confirmed is an entry, and the page has been drawn with it."""
    visitor.await_answer()
    while wire.done == last:
        visitor.page.wait_for_timeout(20)
    visitor.page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")


def values(figures: JSHandle) -> list[str]:
    found: list[str] = figures.json_value()
    return found


@by_day(games.NAMES[0])
def test_a_tap_on_the_strip_unfolds_a_total(visit: Visit, game: str, lang: str) -> None:
    visitor, wire = seated(visit, game, lang, viewport=PHONE, has_touch=True, is_mobile=True)
    shows(visitor, "total", wire.tally["totals"])
    each = [line for line in wire.tally["counts"] if len(line["points"]) > 1][:3]
    for line in each:
        shows(visitor, line["item"], line["points"])
    visitor.page.locator('button[data-spot="seat-2"]').tap()
    card = visitor.page.locator('li[data-spot="seat-2"]')
    expect(card.get_by_role("button", expanded=True)).to_be_visible()
    expect(card.locator(".line.sum .numbers").first).to_have_text(written(wire.tally["totals"][2]))
    assert visitor.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


@by_day("_example")
def test_the_last_round_is_announced_at_the_title(visit: Visit, game: str, lang: str) -> None:
    visitor, wire = seated(visit, game, lang)
    banner = visitor.page.locator(".closing")
    expect(banner).to_be_hidden()
    expect(banner).to_have_attribute("role", "status")
    said = visitor.words.own("last-round", "web-last-round")
    seen = visitor.page.evaluate_handle(
        """said => {
          const seen = {said: false}
          new MutationObserver(() => {
            if (document.querySelector('.closing strong')?.textContent.includes(said)) seen.said = true
          }).observe(document.body, {subtree: true, childList: true, characterData: true})
          return seen
        }""",
        said,
    )
    if game == EXAMPLE:  # bots alone are done with a last round of one choice each before anything is drawn
        play_to_the_end(visitor)
    else:
        visitor.hand_over()
    visitor.scores()
    assert seen.evaluate("seen => seen.said"), "nobody was told of the last round"
    expect(banner).to_be_hidden()
    assert not wire.tally["last_round"]
    assert wire.tally["totals"] == [int(text) for text in totals_of(visitor)]


def play_to_the_end(visitor: Visitor) -> None:
    hand = Pointer(visitor)
    while visitor.await_turn():
        hand.choose()


def totals_of(visitor: Visitor) -> list[str]:
    """The last row of the score pad."""
    row = visitor.scores().locator("tfoot tr").first.locator("td").all_inner_texts()
    return [text.replace("\N{MINUS SIGN}", "-") for text in row]
