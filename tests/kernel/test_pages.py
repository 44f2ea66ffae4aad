"""Sealed domains and their pages: what may be read is a function of what is seen, and no page comes early."""

from __future__ import annotations

from collections.abc import Collection
from typing import Annotated, Any

import pytest

from regency.kernel.conform import conform
from regency.kernel.core import Sight, View
from regency.kernel.edge import Event, pick
from regency.kernel.fields import Domain, domains_of, sealed_in, sizes_of
from regency.kernel.match import Match
from regency.kernel.rules import readable
from tests.minis import tales
from tests.minis.tales import CARDS, TALES, Tales, Turned

from .planted import fails


class Found(Event, frozen=True):
    city: Annotated[int, pick("city", 3)]
    card: Annotated[int, pick("card", 9, sealed=True)]
    cards: tuple[Annotated[int, pick("card", 9, sealed=True)], ...]


def test_a_sealed_domain_is_known_and_has_no_names() -> None:
    assert domains_of(Found)["card"] == Domain("card", 9, sealed=True)
    assert domains_of(Found)["cards"] == Domain("card", 9, many=True, sealed=True)
    assert sizes_of([Found]) == {"city": 3} and sealed_in([Found]) == {"card"}
    assert sealed_in(TALES.events) == {"card"} and sealed_in(TALES.actions) == set()


def turned(cards: int) -> Any:
    match = Match.start(TALES, 2, seed=3)
    for _ in range(2 * cards):
        seat = match.waited_for()[0]
        match.submit(seat, match.options(seat)[0])  # type: ignore[arg-type]
    return match


def test_everybody_reads_what_was_turned_and_each_seat_its_own_page() -> None:
    match = turned(3)
    every = [f"card-{card}" for card in range(CARDS)]
    known = {f"card-{card}" for card in match.state.table.turned}
    assert set(readable(TALES, match.watch(), every, "en")) == known and len(known) == 3
    for seat in range(2):
        mine = f"card-{match.state.screens[seat].dream}"
        assert set(readable(TALES, match.look(seat), every, "en")) == known | {mine}
    (title,) = {page.title for page in readable(TALES, match.watch(), sorted(known)[:1], "de").values()}
    assert title.startswith("Die Nacht der ")


def test_what_may_not_be_read_what_is_unknown_and_what_is_no_key_are_alike() -> None:
    match = turned(0)
    closed = f"card-{match.state.box.deck[-1]}"
    for key in (closed, "card-99", "dragon-1", "", "card-", "../rules"):
        assert readable(TALES, match.watch(), [key], "en") == {}


def test_the_kit_passes_a_game_with_pages() -> None:
    for seats in TALES.seats:
        conform(TALES, seats, games=4, checks=("early", "pages", "secrecy", "imagine"))


class Early(Tales):
    """A card may be read as soon as it lies there."""

    def setup(self, seats: int, options: tales.Options, seed: bytes, legacy: Any) -> tales.Game:
        g = super().setup(seats, options, seed, legacy)
        self.deck = g.box.deck[:]
        return g

    def pages(self, view: View[tales.Table]) -> Collection[str]:
        last = len(view.table.turned)
        return {*super().pages(view), *([f"card-{self.deck[-1 - last]}"] if view.table.lying else [])}


class Announced(Tales):
    """Which card lies there is on the table before it is turned."""

    def pages(self, view: View[tales.Table]) -> Collection[str]:
        return {*super().pages(view), *([f"card-{view.table.lying - 1}"] if view.table.lying else [])}


def lies_open(g: tales.Game, seat: int) -> None:
    g.table.lying = 1 + g.box.deck[-1]
    g.tell(tales.Lies(seat))


def test_a_page_that_is_served_one_step_early_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    fails("early", Early(), words="can be read now, and nothing was shown")
    monkeypatch.setattr(tales, "lay_down", lies_open)
    fails("early", Announced(), words="can be read now, and nothing was shown")


class Whimsical(Tales):
    """Which pages may be read depends on more than is seen."""

    looks = 0

    def pages(self, view: View[tales.Table]) -> Collection[str]:
        type(self).looks += 1
        return {f"card-{self.looks % CARDS}"} if isinstance(view, Sight) else ()


def test_pages_that_hang_on_something_else_are_found() -> None:
    fails("pages", Whimsical(), words="in one of two worlds that look the same")


def test_a_card_that_is_turned_is_named_in_an_event_by_its_number_alone() -> None:
    match = turned(1)
    assert match.news == [Turned(0, match.state.table.turned[0])]
