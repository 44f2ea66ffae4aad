"""Which build of the engine is in use."""

from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec


def kind() -> str:
    """`compiled` where the engine is native code, else `interpreted`; the two play identically."""
    spec = find_spec("regency.kernel.core")
    origin = spec.origin if spec else None
    return "compiled" if origin and origin.endswith(tuple(EXTENSION_SUFFIXES)) else "interpreted"
