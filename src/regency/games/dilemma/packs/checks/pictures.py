"""Pictures: drawings that need nothing else, so that looking at one tells nobody anything."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from regency.kernel.rules import Phrase
from regency.kernel.stories import Finding

from ..files import ART, Files, Source
from ..reasons import BadPack

SUFFIX: Final = ".svg"
ELEMENTS: Final = frozenset(
    {
        "svg", "g", "defs", "symbol", "use", "path", "rect", "circle", "ellipse", "line", "polyline",
        "polygon",
        "linearGradient", "radialGradient", "stop", "clipPath", "mask", "pattern", "title", "desc", "text",
        "tspan",
    }
)  # fmt: skip
TAG: Final = re.compile(r"<(/?)([^\s/>]+)((?:[^<>\"']|\"[^\"<]*\"|'[^'<]*')*)>")
ATTRIBUTE: Final = re.compile(r"([^\s=/\"']+)\s*=\s*(\"[^\"]*\"|'[^']*')")
COMMENT: Final = re.compile(r"<!--.*?-->", re.DOTALL)
HEAD: Final = re.compile(r"\A\s*<\?xml [^<>?]*\?>")
INSIDE: Final = re.compile(r"#[\w.-]+")
URL: Final = re.compile(r"url\(\s*['\"]?([^)'\"]*)", re.IGNORECASE)
SPACES: Final = frozenset({"http://www.w3.org/2000/svg", "http://www.w3.org/1999/xlink"})
RUNS: Final = re.compile(r"javascript:|data:|@import|expression\(|&", re.IGNORECASE)


def check(files: Files) -> Iterator[Finding]:
    """Every file of the folder of pictures."""
    for name in files.names():
        if not name.startswith(f"{ART}/"):
            continue
        if not name.endswith(SUFFIX):
            yield Finding(name, 1, "art", Phrase("check-picture-kind", {"file": name}))
            continue
        try:
            yield from check_drawing(files.read(name))
        except BadPack as bad:
            yield Finding(name, getattr(bad.reason, "line", 1), "art", bad.reason)


def check_drawing(source: Source) -> Iterator[Finding]:
    """Known elements; no script, no style sheet, nothing fetched from elsewhere."""
    text = COMMENT.sub(lambda found: re.sub(r"[^\n]", " ", found.group()), source.text)
    text = HEAD.sub(lambda found: re.sub(r"[^\n]", " ", found.group()), text)
    rest = TAG.sub(lambda found: re.sub(r"[^\n]", " ", found.group()), text)
    stray = rest.find("<")
    if stray >= 0:
        yield place_of(source, stray, rest[stray : stray + 12])
    for tag in TAG.finditer(text):
        if tag[2] not in ELEMENTS:
            yield place_of(source, tag.start(), tag[2])
            continue
        for attribute in ATTRIBUTE.finditer(tag[3]):
            if not is_harmless(attribute[1], attribute[2][1:-1]):
                yield place_of(source, tag.start(3) + attribute.start(), attribute[1])
    first = next(TAG.finditer(text), None)
    if first is None or first[2] != "svg":
        yield Finding(source.name, 1, "art", Phrase("check-picture-kind", {"file": source.name}))


def is_harmless(name: str, value: str) -> bool:
    """Whether an attribute draws and does nothing else."""
    lower = name.lower()
    if lower == "xmlns" or lower.startswith("xmlns:"):
        return value in SPACES
    if lower.startswith("on") or RUNS.search(value):
        return False
    if lower.rpartition(":")[2] in ("href", "src", "base"):
        return INSIDE.fullmatch(value.strip()) is not None
    return all([INSIDE.fullmatch(each.strip()) for each in URL.findall(value)])


def place_of(source: Source, place: int, words: str) -> Finding:
    """What may not stand in a picture, and where."""
    line = source.text.count("\n", 0, place) + 1
    return Finding(source.name, line, "art", Phrase("check-picture", {"words": words}))
