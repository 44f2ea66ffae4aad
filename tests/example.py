"""The game that the tests of the house are played with, where it needs a whole one."""

from __future__ import annotations

from typing import Final

from regency.games import load

EXAMPLE: Final = "_example"  # small and quick, for 2 to 6, with hidden hands and a secret choice
RULES: Final = load(EXAMPLE)
