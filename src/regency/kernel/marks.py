"""Marks for the compiler. They do nothing when interpreted, so that kernel and games need msgspec alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:

    def mypyc_attr(**_marks):
        return lambda marked: marked
