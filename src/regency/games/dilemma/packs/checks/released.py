"""Ids that have been released: campaigns remember them, so that they mean the same for ever.

`released.toml` keeps of each vote its role and its question, of each sticker what it is and its title, and
of each envelope its title. A corrected sentence changes nothing; another question under an old id is found.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from regency.kernel.rules import Phrase
from regency.kernel.stories import Finding

from ..files import Files, Source, toml
from ..texts import LANGUAGES
from ..writing import quoted
from .language import sentences, words
from .pack import Envelope, Pack, table, word

FILE: Final = "released.toml"
FIRST: Final = LANGUAGES[0]
ALIKE: Final = 0.5  # of the words of a question; below that it is another one


def check(pack: Pack, files: Files) -> Iterator[Finding]:
    """What was released is still there, and means what it did."""
    if FILE not in files.names():
        return
    source = files.read(FILE)
    here = meanings(pack)
    for name, was in table(toml(source).get("ids")).items():
        now = here.get(name)
        if now is None:
            yield at(source, name, "check-released-gone")
        elif not is_same(table(was), now):
            yield at(source, name, "check-released-other", now=said(now), was=said(table(was)))


def at(source: Source, name: str, what: str, **about: Any) -> Finding:
    """A finding in the list of what was released."""

    return Finding(source.name, source.line(f'"{name}"'), "20.6", Phrase(what, {"id": name, **about}))


def meanings(pack: Pack) -> dict[str, dict[str, str]]:
    """What every id of a pack means."""
    found: dict[str, dict[str, str]] = {}
    for envelope in pack.envelopes:
        found[envelope.id] = {"kind": envelope.kind, "title": title_of(envelope)}
        for vote in envelope.votes:
            found[vote.id] = {"role": vote.role, "question": text_of(envelope, f"{vote.name} front")}
        for number, sticker in envelope.stickers.items():
            part = envelope.parts.get(FIRST, {}).get(f"sticker {number}")
            title = part.title if part else ""
            found[f"{envelope.id}.{number}"] = {"sticker": sticker, "title": title}
    return found


def title_of(envelope: Envelope) -> str:
    """What its story card is called."""
    for key in ("story", "ending", "outcome", "event"):
        part = envelope.parts.get(FIRST, {}).get(key)
        if part is not None:
            return part.title
    return ""


def text_of(envelope: Envelope, key: str) -> str:
    """The question of a front."""
    part = envelope.parts.get(FIRST, {}).get(key)
    said = sentences(part.readings()[0]) if part else []
    return " ".join(said[-1].split()) if said else ""


def is_same(was: dict[str, Any], now: dict[str, str]) -> bool:
    """What rules read of it is the same, and what people read is about the same."""
    if any(word(was.get(key)) != now.get(key, "") for key in ("kind", "role", "sticker")):
        return False
    return all(is_alike(word(was.get(key)), now.get(key, "")) for key in ("question", "title"))


def is_alike(one: str, other: str) -> bool:
    """Whether half of the words of the longer stand in the other."""
    a, b = ({each.lower() for each in words(text)} for text in (one, other))
    return not a or not b or len(a & b) >= ALIKE * max(len(a), len(b))


def said(meaning: dict[str, Any]) -> str:
    return ", ".join(word(each) for each in meaning.values() if word(each))


def written(pack: Pack, edition: int) -> str:
    """The list as it is kept."""
    rows = [f"# What campaigns remember of edition {edition}: an id means the same for ever.", "[ids]"]
    for name, meaning in meanings(pack).items():
        inner = ", ".join(f"{key} = {quoted(value)}" for key, value in meaning.items())
        rows.append(f"{quoted(name)} = {{ {inner} }}")
    return "\n".join([*rows, ""])
