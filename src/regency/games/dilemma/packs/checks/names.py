"""What belongs to the published game and may stand in no story of ours."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from regency.kernel.rules import Phrase
from regency.kernel.stories import Finding

from .pack import Pack

BLOCKED: Final = (
    "Ankist", "Lybra", "Lywik", "Mhuir", "Cidlada", "Kauppia", "Kasuk", "Cheil", "Siar", "Salaan", "Sabbyan",
    "Ommad", "Skaram", "Blodyn", "Solad", "Tork", "Coden", "Olwyn", "Allwed", "Gamam", "Dualak", "Tiryll",
    "Wylio", "Crann", "Natar", "Golden Harbor", "Goldhafen", "Golden Map", "Goldene Landkarte",
    "Cult of the Mother", "Kult der Mutter",
)  # fmt: skip
PATTERN: Final = re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, BLOCKED))})(?!\w)")


def check(pack: Pack) -> Iterator[Finding]:
    """V35."""
    parts = [*pack.houses.values(), *(texts for each in pack.envelopes for texts in each.parts.values())]
    for texts in parts:
        for part in texts.values():
            if found := PATTERN.search(f"{part.title}\n{part.text}"):
                yield part.wrong("V35", "check-published", found.group(), name=found.group())
    for source in (pack.head, *(envelope.source for envelope in pack.envelopes)):
        if found := PATTERN.search(source.text):
            about = {"text": source.name, "name": found.group()}
            yield Finding(source.name, source.line(found.group()), "V35", Phrase("check-published", about))
