"""Questions that only the table can put in full: what is to be signed."""

from __future__ import annotations

from regency.kernel.edge import AnyAsk
from regency.kernel.rules import Phrase

from ..flow.outcome import GiveSignature
from ..model.state import Eyes, Table
from ..printed.story import OPEN, STICKER
from .pieces import phrase


def asked(me: Eyes, ask: AnyAsk) -> Phrase | None:
    """The question with what it is about; None where it says all itself."""
    return to_be_signed(me.table) if isinstance(ask, GiveSignature) else None


def to_be_signed(table: Table) -> Phrase | None:
    """A sticker of a resource, a story card, or both; mysteries alone need no name."""
    rows = [row[2] for row in table.coming if row[0] == STICKER]
    opens = any(row[0] == OPEN for row in table.coming)
    if not rows:
        return Phrase("asked-sign-envelope") if opens else None
    return Phrase(f"asked-sign-{'both' if opens else 'sticker'}", {"resource": phrase("resource", rows[0])})
