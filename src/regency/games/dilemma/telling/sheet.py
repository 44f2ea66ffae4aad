"""The table on one page."""

from __future__ import annotations

from collections.abc import Mapping

from regency.kernel.sheet import Sheet

from ..model.state import Public, Screen


def sheet(view: Public, shown: Mapping[int, Screen]) -> Sheet:
    return ()
