"""What is not said in both languages fails a test; a game with many choices is at hand."""

from __future__ import annotations

import pytest

from regency.words import Words
from tests.minis.errands_words import bring


@pytest.fixture(autouse=True)
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Words, "strict", True)


@pytest.fixture(autouse=True)
def errands(monkeypatch: pytest.MonkeyPatch) -> None:
    bring(monkeypatch)
