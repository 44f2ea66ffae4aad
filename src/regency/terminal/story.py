"""What has happened so far, entry by entry, and what each seat has read of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from regency.kernel.edge import Event
from regency.kernel.match import AnyMatch, Match
from regency.words import Words


class Story:
    """Chapters, one an entry; the first is the set-up."""

    def __init__(self, opening: Sequence[Event], seats: int) -> None:
        self.chapters: list[tuple[Event, ...]] = [tuple(opening)]
        self.read = [0] * seats

    @classmethod
    def of(cls, match: AnyMatch) -> Story:
        """The story of a match that has been played for a while: its record, told again."""
        story = cls(match.opening, match.header.seats)
        again = Match.from_header(match.rules, match.header)
        for entry, _ in match.entries:
            story.add(again.apply(entry))
        story.read = [max(0, len(story.chapters) - match.header.seats)] * match.header.seats
        return story

    def add(self, told: Sequence[Event]) -> None:
        """One entry more."""
        self.chapters.append(tuple(told))

    def news(self, seat: int) -> list[tuple[Event, ...]]:
        """What a seat has not read yet; from now on it has."""
        unread = self.chapters[self.read[seat] :]
        self.read[seat] = len(self.chapters)
        return unread


def paragraphs(words: Words, chapters: Sequence[Sequence[Event]]) -> Iterator[str]:
    """A paragraph a chapter that says anything."""
    for chapter in chapters:
        if chapter:
            yield " ".join(words.event(event) for event in chapter)
