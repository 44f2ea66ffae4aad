"""Rule options with which no time runs: for tests that follow whoever is waited for."""

from __future__ import annotations

from msgspec import Struct

from regency.kernel.options import changed
from regency.kernel.rules import AnyRules, untimed_by


def calm(rules: AnyRules) -> Struct:
    """The usual options; of a game against time those of its calmest way, which it names last."""
    usual = rules.options()
    return changed(usual, *untimed_by(rules, usual)[-1]) if rules.timed(usual) else usual
