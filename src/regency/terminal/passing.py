"""Who has the keyboard: whoever the game waits for, or somebody to whom something is said meanwhile."""

from __future__ import annotations

from collections.abc import Sequence

from regency.kernel.match import AnyMatch


class Keyboard:
    """One keyboard for several people; a guest has it without being waited for."""

    def __init__(self, match: AnyMatch, people: Sequence[int]) -> None:
        self.match = match
        self.people = people
        self.guest: int | None = None
        self.heard: set[int] = set()  # had the keyboard since somebody approached them

    def able(self) -> list[int]:
        """People who may do something now, waited for or not."""
        return [seat for seat in self.people if self.match.options(seat)]

    def called(self) -> list[int]:
        """People to whom something is addressed that they may answer."""
        approached = set(self.match.rules.approached(self.match.state.table))
        return [seat for seat in self.able() if seat in approached]

    def owner(self) -> int | None:
        """Who has it now; a person who is approached before a bot moves on is given it once by itself."""
        waited_for = self.match.waited_for()
        called = self.called()
        self.heard &= set(called)
        if self.guest in waited_for or self.guest not in self.able():
            self.guest = None
        moves = waited_for[0] if waited_for else None
        if self.guest is None and moves is not None and moves not in self.people:
            self.guest = next((seat for seat in called if seat not in self.heard), None)
        if self.guest is not None:
            return self.guest
        return moves if moves is not None else next(iter(self.able()), None)

    def acted(self, seat: int) -> None:
        """A guest stays for as long as there is something left to answer."""
        if seat == self.guest and seat not in self.called():
            self.guest = None

    def give(self, seat: int, to: int | None) -> None:
        """Passed on; to nobody: back to whoever the game waits for."""
        self.heard.add(seat)
        self.guest = to

    def others(self, seat: int) -> list[int]:
        """Whom it can be passed to: first those who are approached, then whoever else may do something."""
        called = [other for other in self.called() if other != seat]
        return called + [other for other in self.able() if other != seat and other not in called]
