"""What is not said in both languages fails a test."""

from __future__ import annotations

import pytest

from regency.words import Words


@pytest.fixture(autouse=True)
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Words, "strict", True)
