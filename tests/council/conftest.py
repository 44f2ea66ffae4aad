"""Tables that several sections begin from."""

from __future__ import annotations

import pytest

from tests.council.builder import Game
from tests.council.builder import illustrated as drawn


@pytest.fixture
def illustrated() -> Game:
    """The rulebook's illustrated setup, with four seats."""
    return drawn()
