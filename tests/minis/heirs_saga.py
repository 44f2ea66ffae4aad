"""The campaign of the heirs: crowns are counted over three games, and every game has its envelope."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Annotated, Any, ClassVar, Final

from msgspec import Meta, Struct
from msgspec.structs import replace

from regency.kernel.acts import Bequest
from regency.kernel.campaign_reasons import NothingNew
from regency.kernel.edge import NEVER, Event
from regency.kernel.errors import Malformed, PackMissing, Refused
from regency.kernel.rules import Page
from regency.kernel.saga import Leaf, Saga, Secrets

from .heirs import ENVELOPES, HEIRS, HOUSES, Answered, Heirs, Left, Legacy, Opened, Options, Unopened

GAMES: Final = 3
WILL: Final = "will"


class Will(Struct, frozen=True, forbid_unknown_fields=True):
    """What a campaign is about: which envelopes there are."""

    title: str
    envelopes: Annotated[tuple[int, ...], Meta(max_length=3)]


class Cover(Struct, frozen=True):
    title: str
    count: int


class Account(Struct, frozen=True, forbid_unknown_fields=True):
    """What is told of a game: what was opened, and how many offers were taken."""

    opened: tuple[int, ...]
    taken: int


class Estate(Struct, frozen=True):
    """The open part of a campaign; crowns and favours by house."""

    cover: Cover
    games: int
    crowns: tuple[int, ...]
    owed: tuple[int, ...]
    known: tuple[int, ...]


class HeirsSaga(Saga[Estate]):
    houses = HOUSES
    content = Will
    realm = Estate
    bequest: ClassVar[Any] = Bequest[Left, Unopened]
    account = Account
    kept = ("owed",)

    def stories(self) -> Sequence[str]:
        return (WILL,)

    def story_of(self, content: Will) -> str:
        return content.title

    def story(self, name: str) -> Will:
        if name != WILL:
            raise Refused(PackMissing(name))
        return Will(WILL, ENVELOPES)

    def examine(self, content: Will) -> None:
        if not content.envelopes or not set(content.envelopes) <= set(ENVELOPES):
            raise Refused(Malformed())

    def cover(self, content: Will) -> Cover:
        return Cover(content.title, len(content.envelopes))

    def merge(self, content: Will, more: Will) -> Will:
        envelopes = tuple(sorted({*content.envelopes, *more.envelopes}))
        if envelopes == content.envelopes:
            raise Refused(NothingNew())
        return replace(content, envelopes=envelopes)

    def begin(self, options: Options, cover: Cover) -> Estate:
        return Estate(cover, 0, (0,) * HOUSES, (0,) * HOUSES, ())

    def extend(self, realm: Estate, cover: Cover) -> Estate:
        return replace(realm, cover=cover)

    def enter(self, realm: Estate, present: Sequence[int], left: Left, account: Account) -> Estate:
        crowns = list(realm.crowns)
        for house, crowned in zip(present, left.crowned, strict=True):
            crowns[house] += crowned
        known = realm.known if left.opened == NEVER else (*realm.known, left.opened)
        return Estate(realm.cover, realm.games + 1, tuple(crowns), left.owed, known)

    def is_over(self, realm: Estate) -> bool:
        return realm.games == GAMES

    def rests(self, realm: Estate) -> bool:
        return realm.games == realm.cover.count

    def prepare(
        self, options: Options, realm: Estate, sealed: Secrets, present: Sequence[int]
    ) -> tuple[Options, Legacy]:
        crowns = tuple(realm.crowns[house] for house in present)
        unknown = tuple(one for one in self.left(sealed) if one not in realm.known)
        return options, Legacy(realm.games, crowns, unknown, realm.known, tuple(present), realm.owed)

    def left(self, sealed: Secrets) -> tuple[int, ...]:
        """What nobody has drawn; what came later lies beside it."""
        if sealed.left is None:
            return tuple(sorted(sealed.content.envelopes))
        return tuple(sealed.left.sealed) or tuple(sealed.content.envelopes[-1:])

    def retell(self, events: Sequence[Event], present: Sequence[int]) -> Account:
        opened = tuple(event.envelope for event in events if isinstance(event, Opened))
        return Account(opened, sum(isinstance(event, Answered) and event.accepted for event in events))

    def must_follow(
        self,
        realm: Estate,
        content: Will,
        present: Sequence[int],
        bequest: Bequest[Left, Unopened],
        account: Account,
    ) -> None:
        sealed = bequest.sealed.sealed
        if not set(sealed) <= set(content.envelopes) or len(bequest.open.crowned) != len(present):
            raise Refused(Malformed())
        if len(bequest.open.owed) != HOUSES or bequest.open.opened in realm.known:
            raise Refused(Malformed())

    def counts(self, realm: Estate, accounts: Sequence[Account]) -> Mapping[str, Sequence[str]]:
        return {"envelopes": [f"envelope-{one}" for account in accounts for one in account.opened]}

    def leaves(self, account: Account) -> Sequence[Leaf]:
        return [Leaf(f"envelope-{envelope}") for envelope in account.opened]

    def pages(self, realm: Estate, accounts: Sequence[Account]) -> Collection[str]:
        return [f"envelope-{envelope}" for account in accounts for envelope in account.opened]

    def page(self, realm: Estate, key: str, lang: str) -> Page | None:
        return Page(f"Envelope {key[-1]}") if lang == "en" else None


class HeirsInChapters(Heirs):
    """Heirs with its campaign."""

    saga = HeirsSaga()


SAGA: Final = HeirsSaga()
DYNASTY: Final = HeirsInChapters()
__all__ = ["DYNASTY", "HEIRS", "SAGA"]
