"""A keyboard and a screen for tests: what is typed is written down beforehand, what is shown is kept."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from io import StringIO

from rich.console import Console

from regency.kernel.match import AnyMatch, Match
from regency.kernel.rules import AnyRules
from regency.terminal.client import Client
from regency.terminal.players import chair, names
from regency.terminal.screen import Screen
from regency.words import Words
from tests.example import RULES
from tests.minis.errands import ERRANDS


class Desk:
    """A screen whose keyboard plays a script, and is closed after it."""

    def __init__(self, typed: Sequence[str] = (), colour: bool = False, height: int = 40) -> None:
        self.file = StringIO()
        self.prompts: list[str] = []
        self._typed = list(typed)
        self.before: Callable[[], None] | None = None
        console = Console(
            file=self.file,
            width=80,
            height=height,
            force_terminal=colour,
            color_system="standard" if colour else None,
            highlight=False,
            markup=False,
            emoji=False,
            legacy_windows=False,
        )
        self.screen = Screen(console, self.read)

    def read(self, prompt: str) -> str:
        """The next line of the script."""
        self.prompts.append(prompt)
        self.file.write(f"{prompt}\n")
        if self.before is not None:
            self.before()
        if not self._typed:
            raise EOFError
        return self._typed.pop(0)

    @property
    def shown(self) -> str:
        return self.file.getvalue()


def errands(seats: str = "human,random", seed: int = 3) -> AnyMatch:
    """A match with menus below menus, and actions that can be taken back."""
    return started(ERRANDS, seats, seed)


def example(seats: str = "human,random", seed: int = 3) -> AnyMatch:
    """A match of a whole game."""
    return started(RULES, seats, seed)


def started(rules: AnyRules, seats: str, seed: int) -> AnyMatch:
    chairs = seats.split(",")
    return Match.start(rules, len(chairs), seed=seed, chairs=chairs)


def sat(match: AnyMatch, desk: Desk, lang: str = "en") -> Client:
    """A client before a match."""
    chairs = [chair(written) for written in match.header.chairs]
    return Client(match, chairs, Words(lang, match.rules, names(Words(lang), chairs)), desk.screen)


def play(client: Client) -> None:
    """Until the script is at its end."""
    try:
        client.play()
    except EOFError:
        return
