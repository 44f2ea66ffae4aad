"""What holds for every test of the game."""

from __future__ import annotations

import pytest

from regency.words import Words


@pytest.fixture(autouse=True)
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is not said in both languages fails a test."""
    monkeypatch.setattr(Words, "strict", True)
