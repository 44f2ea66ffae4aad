"""Hands that play where time runs: by keys alone, or by finger alone. Neither knows any rule."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any, Final

from tests.browser.hands import TAB_STOPS
from tests.browser.visitor import Visitor

WIRE: Final = Path(__file__).with_name("wire.js").read_text(encoding="utf-8")
# What may be pointed at, with its middle; what is withdrawn at once leads nowhere.
SHOWN: Final = """() => {
  const middle = (hit) => {
    const { x, y, width, height } = hit.getBoundingClientRect()
    return [x + width / 2, y + height / 2]
  }
  const pressable = (wanted) => [...document.querySelectorAll(wanted)].map(middle)[0] ?? null
  const hits = [...document.querySelectorAll('.ways button, [data-lit]:not([aria-pressed=true])')]
  const ways = hits.some((hit) => hit.closest('.ways'))
  return {
    lit: hits.filter((hit) => !ways || hit.closest('.ways')).flatMap((hit) => {
      const [right, down] = middle(hit)
      const isSeen = right > 0 && down > 0 && right < innerWidth && down < innerHeight
      return isSeen ? [{ key: hit.dataset.aim ?? '', at: [right, down] }] : []
    }),
    ways,
    whole: pressable('.tray [data-first]'),
    ends: pressable('.tray .end:not(:disabled)'),
    word: document.querySelector('.head .phase')?.textContent ?? '',
    picked: !!document.querySelector('.worker[aria-pressed=true]'),
    letters: Object.fromEntries([...document.querySelectorAll('.spot:has([data-lit]) kbd')].map((it) =>
      [it.textContent.toLowerCase(), it.closest('.spot').querySelector('[data-lit]').dataset.aim])),
    places: Object.fromEntries([...document.querySelectorAll('.worker')].map((it) =>
      [it.dataset.aim, it.querySelector('kbd')?.textContent ?? ''])),
  }
}"""
# Whether the keyboard is on what ends a turn; null where there is nothing to end.
AT_THE_END: Final = """() => {
  const end = document.querySelector('.tray .end:not(:disabled)')
  return end && end === document.activeElement
}"""
ANSWERED: Final = """Object.keys(window.wire.sent).every((key) =>
  key in window.wire.done || key in window.wire.refused)"""
NEVER: Final = frozenset({"Hold", "Withdraw"})


class Racer:
    """Does anything that is lit, as often as it is told to."""

    def __init__(self, visitor: Visitor, trip: int = 0, seed: int = 1) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.rng = random.Random(seed)
        self.page.add_init_script(f"({WIRE})({trip})")

    @property
    def wire(self) -> Any:
        return self.page.evaluate("window.wire")

    def all_answered(self) -> Any:
        """The same, once nothing is on its way."""
        self.page.wait_for_function(ANSWERED)
        return self.wire

    def shown(self) -> Any:
        return self.page.evaluate(SHOWN)

    def step(self) -> str:
        """One touch; what the head of the board says of the game."""
        shown = self.shown()
        lit = [one for one in shown["lit"] if one["key"] not in NEVER]
        if shown["whole"]:
            self.agree(shown["whole"])
        elif lit and (not shown["ends"] or self.rng.random() < 0.7):
            self.touch(self.rng.choice(lit), shown)
        elif shown["ends"]:
            self.end(shown["ends"])
        return str(shown["word"])

    def agree(self, at: Any) -> None:
        raise NotImplementedError

    def touch(self, one: Any, shown: Any) -> None:
        raise NotImplementedError

    def end(self, at: Any) -> None:
        raise NotImplementedError


class Finger(Racer):
    """By touch, where things are."""

    def agree(self, at: Any) -> None:
        self.page.touchscreen.tap(*at)

    def touch(self, one: Any, shown: Any) -> None:
        self.page.touchscreen.tap(*one["at"])

    def end(self, at: Any) -> None:
        self.page.touchscreen.tap(*at)


class Keys(Racer):
    """By the keyboard: numbers and letters for workers, Space for timers, the list for all else."""

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)

    def agree(self, at: Any) -> None:
        self.press("Enter")

    def touch(self, one: Any, shown: Any) -> None:
        key = one["key"]
        place = shown["places"].get(key, "")
        if key.startswith("area-"):
            self.press("Space")
        elif place and not shown["picked"]:
            self.press(place)
        elif shown["picked"] and shown["letters"]:
            self.press(self.rng.choice(sorted(shown["letters"])))
        else:
            self.by_list()

    def by_list(self) -> None:
        """Some way down the list of words, whatever has moved in it meanwhile."""
        self.press("w")
        for _ in range(self.rng.randrange(4)):
            self.press("ArrowDown")
        self.press("Enter")

    def end(self, at: Any) -> None:
        """To its button by the tabulator, as long as it is there to be pressed."""
        self.press("Escape")
        for _ in range(TAB_STOPS):
            found = self.page.evaluate(AT_THE_END)
            if found is None:
                return
            self.press("Enter" if found else "Tab")
            if found:
                return
        raise AssertionError("what ends the round is not reached by the tabulator")
