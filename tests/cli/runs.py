"""Running the command inside this process."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec import Struct

from regency.cli import main
from regency.kernel.match import AnyMatch, Match
from regency.kernel.rng import stream
from tests.example import RULES


class Done(Struct, frozen=True):
    """How a command ended."""

    code: int
    out: str
    err: str


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> Done:
    """The command with these arguments."""
    code = main(arguments)
    shown = capsys.readouterr()
    return Done(code, shown.out, shown.err)


def played(path: Path, entries: int | None, seed: int = 5) -> AnyMatch:
    """A record of a game between two random bots, whole or cut off after some entries."""
    match = Match.start(RULES, 2, seed=seed, chairs=("random", "random"))
    rng = stream(bytes(32), "test", 0)
    while match.outcome() is None and (entries is None or len(match.entries) < entries):
        seat = match.waited_for()[0]
        options = match.options(seat)
        action = options[rng.below(len(options))]
        match.submit(seat, action)  # type: ignore[arg-type]
    match.save(path)
    return match
