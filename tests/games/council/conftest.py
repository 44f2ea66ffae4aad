"""Tables that several sections begin from, and words that must be there."""

from __future__ import annotations

import pytest

from regency.words import Words
from tests.games.council.builder import Game
from tests.games.council.builder import illustrated as drawn


@pytest.fixture(autouse=True)
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is not said in both languages fails a test."""
    monkeypatch.setattr(Words, "strict", True)


@pytest.fixture
def illustrated() -> Game:
    """The rulebook's illustrated setup, with four seats."""
    return drawn()
