"""The King's Dilemma: the declaration of the game."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, ClassVar

from regency.kernel.acts import Bequest
from regency.kernel.core import Sight
from regency.kernel.edge import Action, Ask, Event
from regency.kernel.opening import Opening
from regency.kernel.rng import Rng
from regency.kernel.rules import BoardData, Outcome, Page, Phrase, Rules, Tally, tallied
from regency.kernel.sealed import Sealed
from regency.kernel.sheet import Sheet

from . import packs
from .bots import features, offers
from .flow.bargain import Bargain
from .flow.steps import ASKS, FIRST, FIRST_OF_FINALE, STEPS
from .hidden import imagine, invariants
from .hidden import notes as notebook
from .hidden.notes import Notes
from .model.actions import ACTIONS
from .model.book import Book
from .model.events import EVENTS
from .model.legacy import Legacy
from .model.options import Options
from .model.reasons import REASONS
from .model.state import Box, Game, Public, Screen, Table
from .printed.figures import ENDS, LEAST_SEATS, NOTHING, SEATS
from .rules import finale, scoring, setup
from .saga import almanac
from .saga.kingdoms import Kingdoms
from .saga.values import Remembered, divided
from .telling import asked, board, pieces, readable, reckoned
from .telling import sheet as page
from .telling import tally as totals


def page_of(pack: str, key: str, lang: str, recalled: Collection[int]) -> Page | None:
    """The text of a page as it was read, if the pack is here and has it."""
    found = packs.prose(pack, lang).get(readable.place(key))
    return (
        None
        if found is None
        else Page(found.title, packs.as_read(found.body, readable.passages(key, recalled)))
    )


class KingsDilemma(Rules[Table, Screen, Box, Notes]):
    """One reign of a council that decides in the king's name, pays in Power, and bargains for coins."""

    name = __name__.rpartition(".")[2]
    version = 1
    seats = range(LEAST_SEATS, SEATS + 1)
    options = Options
    legacy = Legacy
    saga = Kingdoms(packs.names, packs.book, page_of)
    stories = packs.Authors(almanac.Kept(), almanac.MESSAGES)
    actions = ACTIONS
    events = EVENTS
    asks = ASKS
    steps = STEPS
    reasons = (*REASONS, *packs.REASONS)
    # one dilemma lies there at a time, and its number says nothing to whoever reads its text
    unsaid: ClassVar = {key: frozenset({"dilemma"}) for key in ("was-DilemmaDrawn", "was-ResultRead")}
    features = features.FEATURES
    ends = ENDS
    lines = (*scoring.LINES, *finale.LINES)
    counts = totals.COUNTS
    horizon = 5000
    same_words = frozenset({"sheet-moderator"})

    def __init__(self) -> None:
        self.pack = packs.HALVAREN
        self.books: dict[str, Sealed[Book]] = {}  # one for all matches
        self.begun: Opening[Legacy] | None = None

    def book(self) -> Sealed[Book]:
        """The story that is told here, read when it is first played."""
        if self.pack not in self.books:
            self.books[self.pack] = Sealed(packs.book(self.pack))
        return self.books[self.pack]

    def begin_with(self, content: Any) -> None:
        self.pack = content.pack
        self.books[self.pack] = Sealed(content)

    def opening(self) -> Opening[Legacy]:
        book = self.book().value
        if self.begun is None or self.begun.legacy.book is not book:
            self.begun = Opening(Legacy(book))
        return self.begun

    def setup(self, seats: int, options: Any, seed: bytes, legacy: Any) -> Game:
        legacy = legacy or self.opening().legacy
        installed = self.books.get(legacy.book.pack)
        book = installed if installed and installed.value is legacy.book else Sealed(legacy.book)
        g = setup.setup(seats, options, seed, legacy, book)
        g.then(*(FIRST_OF_FINALE if finale.is_finale(g.table) else FIRST))
        return g

    def note(self, notes: Notes | None, me: Sight[Table, Screen], told: Sequence[Event]) -> Notes:
        return notebook.note(notes, me, told)

    def imagine(self, me: Public, notes: Notes | None, rng: Rng) -> Game:
        return imagine.imagine(me, notes, rng)

    def agrees(self, notes: Notes, g: Game) -> bool:
        return notebook.agrees(notes, g)

    def outcome(self, table: Table) -> Outcome | None:
        if table.ended == NOTHING:
            return None
        if finale.is_finale(table):
            ranks, won = finale.ranks(table), finale.winners(table)
            return tallied(ENDS[table.ended], finale.LINES, table.pad, ranks, won)
        return tallied(ENDS[table.ended], scoring.LINES, table.pad, scoring.ranks(table))

    def bequest(self, g: Game) -> Bequest[Legacy, Remembered] | None:
        return divided(setup.bequeath(g)) if g.table.ended != NOTHING else None

    def check(self, g: Game) -> None:
        invariants.check(g)

    def weigh(self, me: Sight[Table, Screen]) -> list[float]:
        return features.weigh(me)

    def stirs(self, me: Sight[Table, Screen], ask: Ask[Table, Screen, Box]) -> bool:
        return isinstance(ask, Bargain) and offers.is_worth_a_thought(me)

    def shortlist(
        self, me: Sight[Table, Screen], ask: Ask[Table, Screen, Box], rng: Rng
    ) -> Sequence[Action] | None:
        return offers.shortlist(me, rng) if isinstance(ask, Bargain) else None

    def tally(self, table: Table) -> Tally:
        return totals.tally(table)

    def items(self, table: Table) -> Sequence[str]:
        return finale.LINES if finale.is_finale(table) else scoring.LINES

    def counted(self, table: Table) -> Sequence[str]:
        return totals.counted(table)

    def title(self, table: Table, seat: int) -> Phrase:
        return pieces.title(table, seat)

    def phrase(self, domain: str, value: int) -> Phrase:
        return pieces.phrase(domain, value)

    def asked(self, me: Sight[Table, Screen], ask: Ask[Table, Screen, Box]) -> Phrase | None:
        return asked.asked(me, ask)

    def sheet(self, view: Public, shown: Mapping[int, Screen]) -> Sheet:
        return page.sheet(view, shown)

    def figures(self, me: Public) -> dict[str, Any]:
        return reckoned.figures(me)

    def board_data(self) -> BoardData:
        return board.board_data()

    def pages(self, view: Public) -> list[str]:
        return readable.keys(view.table) if packs.prose(view.table.pack, "en") else []

    def page(self, view: Public, key: str, lang: str) -> Page | None:
        return page_of(view.table.pack, key, lang, view.table.recalled)

    def approached(self, table: Table) -> list[int]:
        whispered = [to for _, to in table.whispers]
        return whispered + [each.to for each in table.slots if each is not None and not each.price]

    def progress(self, table: Table) -> int:
        return table.round


RULES = KingsDilemma()
