"""What a game with campaigns declares: how its matches hang together.

A campaign is open and sealed. The open part grows out of open things alone, which are the cover of its
content and the open side of what each match leaves: so nothing sealed can get there by mistake.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, ClassVar, Generic, TypeVar

from msgspec import Struct

from .edge import NEVER, Event
from .rules import Page

O = TypeVar("O", bound=Struct)  # noqa: E741  (the open part of some game)


class Leaf(Struct, frozen=True):
    """A page of the story so far, and the house that signed it, if one did."""

    page: str
    house: int = NEVER


class Secrets(Struct, frozen=True):
    """What stays sealed: the content, and what the last match left of it; None before the first."""

    content: Any
    left: Any = None


class Saga(Generic[O]):
    """One instance a game, under `Rules.saga`. Every match has a seed and a commitment of its own."""

    houses: ClassVar[int]  # of how many one may be chosen
    content: ClassVar[type[Struct]]  # what a campaign carries of its story
    realm: ClassVar[type[Struct]]  # its open part
    bequest: ClassVar[Any]  # a `Bequest` of two types: what a match leaves, by `Rules.bequest`
    account: ClassVar[type[Struct]]  # what is told of a match afterwards
    kept: ClassVar[tuple[str, ...]]  # fields of table or box that go on from one match to the next

    # The content

    def stories(self) -> Sequence[str]:
        """The names of the stories that are installed here, the usual one first."""
        raise NotImplementedError

    def story_of(self, content: Any) -> str:
        """Under which name a story is installed, if it is."""
        raise NotImplementedError

    def story(self, name: str) -> Struct:
        """The content of this name that is installed here; Refused with PackMissing."""
        raise NotImplementedError

    def examine(self, content: Any) -> None:
        """Refused where rules could not be given this: it may come from anybody's file."""
        raise NotImplementedError

    def cover(self, content: Any) -> Struct:
        """What everybody may know of the content."""
        raise NotImplementedError

    def merge(self, content: Any, more: Any) -> Any:
        """The content with what it lacked; what it had stays as it was. Refused where nothing is new."""
        raise NotImplementedError

    # The open part

    def begin(self, options: Any, cover: Any) -> O:
        """Before the first match."""
        raise NotImplementedError

    def extend(self, realm: O, cover: Any) -> O:
        """There is more content."""
        raise NotImplementedError

    def join(self, realm: O, house: int) -> O:
        """A house that nobody played takes part from now on."""
        return realm

    def enter(self, realm: O, present: Sequence[int], left: Any, account: Any) -> O:
        """After a match: `left` is the open side of its bequest."""
        raise NotImplementedError

    def is_over(self, realm: O) -> bool:
        """Whether the last match has been played."""
        raise NotImplementedError

    def rests(self, realm: O) -> bool:
        """Whether there is nothing to go on with before the content is extended."""
        return False

    # Matches

    def prepare(
        self, options: Any, realm: O, sealed: Secrets, present: Sequence[int]
    ) -> tuple[Struct, Struct]:
        """Options and legacy of the next match, for the houses at its seats."""
        raise NotImplementedError

    def retell(self, events: Sequence[Event], present: Sequence[int]) -> Struct:
        """What is remembered of all that was told in a match."""
        raise NotImplementedError

    def arbiter(self, account: Any) -> int:
        """The house that says who names the king where several have won; NEVER: any of these."""
        return NEVER

    def must_follow(self, realm: O, content: Any, present: Sequence[int], bequest: Any, account: Any) -> None:
        """Refused where no match could have left this: it may come from anybody's file."""
        raise NotImplementedError

    def counts(self, realm: O, accounts: Sequence[Any]) -> Mapping[str, Sequence[str]]:
        """What a lab counts in many campaigns: by heading the pages, as often as they came up."""
        return {}

    # What is read

    def leaves(self, account: Any) -> Sequence[Leaf]:
        """The story of a match, in its order."""
        return ()

    def pages(self, realm: O, accounts: Sequence[Any]) -> Collection[str]:
        """Everything that may be read between two matches, by what was told of all of them."""
        return ()

    def page(self, realm: O, key: str, lang: str) -> Page | None:
        """The text of a page; None where there is none by that key, or not in this language."""
        return None


AnySaga = Saga[Any]
