"""The saga of The King's Dilemma: a kingdom that keeps stickers, stories, grudges and promises."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, ClassVar

from msgspec.structs import replace

from regency.kernel.acts import Bequest
from regency.kernel.edge import Event
from regency.kernel.rules import Page
from regency.kernel.saga import Leaf, Saga, Secrets

from ..model.book import NO_BOOK, Book
from ..model.legacy import HouseLegacy, Legacy
from ..model.options import Options
from ..printed.figures import HOUSES, NOTHING
from ..printed.finale import FINALE_HOME
from ..printed.houses import ACHIEVED
from ..printed.story import CARDS_EACH, PROLOGUE
from . import following, growth, retelling, soundness
from .values import BEQUEST, DOMAINS, MYSTERY, STICKER, Account, Cover, Kingdom, Remembered, cover_of

SIDES = ("aye", "nay")
KEPT = (
    "prestige", "crave", "unlocked", "boxes", "lines", "kept", "broken", "moot", "sticker", "sticker_face",
    "sticker_signer", "marks", "stories", "mystery", "concord", "discord", "opened", "doors", "spent", "deck",
    "running", "event_marks", "event_home", "unrest", "front", "regent", "flags", "recalled",
)  # fmt: skip


class Kingdoms(Saga[Kingdom]):
    """Up to twelve houses in about fifteen reigns, of which three to five sit in each."""

    houses = HOUSES
    content = Book
    realm = Kingdom
    bequest: ClassVar[Any] = BEQUEST
    account = Account
    kept = KEPT

    def __init__(
        self,
        names: Callable[[], Sequence[str]],
        book: Callable[[str], Book],
        page: Callable[[str, str, str, Collection[int]], Page | None],
    ) -> None:
        self._names = names
        self._book = book
        self._page = page

    # The pack

    def stories(self) -> Sequence[str]:
        return self._names()

    def story_of(self, content: Book) -> str:
        return content.pack

    def story(self, name: str) -> Book:
        return self._book(name)

    def examine(self, content: Book) -> None:
        soundness.must_be_sound(content)

    def cover(self, content: Book) -> Cover:
        return cover_of(content)

    def merge(self, content: Book, more: Book) -> Book:
        return growth.merge(content, more)

    # The kingdom

    def begin(self, options: Options, cover: Cover) -> Kingdom:
        return Kingdom(cover, Legacy(NO_BOOK, houses=(HouseLegacy(),) * HOUSES))

    def extend(self, realm: Kingdom, cover: Cover) -> Kingdom:
        return replace(realm, cover=cover)

    def join(self, realm: Kingdom, house: int) -> Kingdom:
        """From now on story progress counts for it, whether it sits at the table or not."""
        houses = list(realm.left.houses)
        houses[house] = replace(houses[house], member=True)
        return replace(realm, left=replace(realm.left, houses=tuple(houses)))

    def enter(self, realm: Kingdom, present: Sequence[int], left: Legacy, account: Account) -> Kingdom:
        return replace(realm, left=left)

    def is_over(self, realm: Kingdom) -> bool:
        """The finale has been played; a story without one is over with the sixth mystery sticker."""
        return realm.left.over or (is_told(realm.left) and FINALE_HOME not in realm.cover.holds)

    def rests(self, realm: Kingdom) -> bool:
        """No card is left that leads on, and no door that could be opened."""
        left = realm.left
        has_begun = bool(left.opened) and not is_told(left)
        can_open = any([number in realm.cover.holds for number in left.doors])
        return has_begun and not can_open and not any([leads_on(number) for number in left.deck])

    # Reigns

    def prepare(
        self, options: Options, realm: Kingdom, sealed: Secrets, present: Sequence[int]
    ) -> tuple[Options, Legacy]:
        flags = () if sealed.left is None else sealed.left.flags
        return options, replace(realm.left, book=sealed.content, present=tuple(present), flags=flags)

    def retell(self, events: Sequence[Event], present: Sequence[int]) -> Account:
        return retelling.retell(events, present)

    def arbiter(self, account: Account) -> int:
        """The Moderator says whose house marries into the royal line."""
        return account.moderator

    def must_follow(
        self,
        realm: Kingdom,
        content: Book,
        present: Sequence[int],
        bequest: Bequest[Legacy, Remembered],
        account: Account,
    ) -> None:
        following.must_follow(realm.left, content, present, bequest, account)

    def counts(self, realm: Kingdom, accounts: Sequence[Account]) -> Mapping[str, Sequence[str]]:
        results = [code for account in accounts for code in account.results]
        return {
            "envelopes": [f"envelope-{number}" for number in realm.left.opened],
            "choices": [f"dilemma-{code // 2}/{SIDES[code % 2]}" for code in results],
        }

    # What is read

    def leaves(self, account: Account) -> Sequence[Leaf]:
        return [Leaf(f"{DOMAINS[each.kind]}-{each.number}", each.signer) for each in account.laid]

    def pages(self, realm: Kingdom, accounts: Sequence[Account]) -> Collection[str]:
        """Story cards, fronts and results of all dilemmas, every sticker, every mystery, and the houses."""
        found = [f"envelope-{number}" for number in realm.left.opened]
        found += [f"event-{home}" for home in realm.left.events.home if home != NOTHING]
        for house, screen in enumerate(realm.left.houses):
            found += voice(house, screen)
        for account in accounts:
            for code in account.results:
                found += [f"dilemma-{code // 2}", f"dilemma-{code // 2}/{SIDES[code % 2]}"]
            found += [
                f"{DOMAINS[each.kind]}-{each.number}"
                for each in account.laid
                if each.kind in (STICKER, MYSTERY)
            ]
        return found

    def page(self, realm: Kingdom, key: str, lang: str) -> Page | None:
        return self._page(realm.cover.pack, key, lang, realm.left.recalled)


def is_told(left: Legacy) -> bool:
    """Whether the sixth mystery sticker lies on the board: the finale is next, if there is one."""
    return bool(left.mystery) and NOTHING not in left.mystery


def voice(house: int, screen: HouseLegacy) -> list[str]:
    """The screen of a house, which may be read before it is chosen, and what it has said for all to hear."""
    lines = ["seat"] if screen.sat else []
    lines += [line for nth, line in enumerate(ACHIEVED) if screen.unlocked >> nth & 1]
    return [f"house-{house}", *[f"house-{house}/{line}" for line in lines]]


def leads_on(number: int) -> bool:
    """Keys and triggers are the first of their envelopes; all of the prologue lead on."""
    return number % CARDS_EACH == 0 or number // CARDS_EACH == PROLOGUE
