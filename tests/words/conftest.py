"""Whatever is missing is an error here."""

from __future__ import annotations

import pytest

from regency.games import ALL, load
from regency.words import Words
from tests.words.samples import Played


@pytest.fixture(autouse=True)
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    """No message falls back to English or to its key."""
    monkeypatch.setattr(Words, "strict", True)


@pytest.fixture(scope="session")
def played() -> dict[str, Played]:
    """A few games of each."""
    return {name: Played(load(name), seed=7) for name in ALL}
