"""What can be said of a pack without playing it: its structure, its figures, its texts, its pictures."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from regency.kernel.rules import Phrase
from regency.kernel.stories import Checked, Finding

from ..books import compiled
from ..files import HEAD, Files
from ..houses import houses
from ..reasons import BadPack, PackText
from ..texts import LANGUAGES, written
from . import (
    across,
    budgets,
    endings,
    memory,
    names,
    outcomes,
    pairs,
    pictures,
    prose,
    released,
    screens,
    structure,
    voices,
)
from .graph import doors
from .messages import MESSAGES as MESSAGES
from .pack import Pack, load


def check(files: Files) -> Checked:
    """Everything: what cannot even be read comes alone."""
    try:
        pack = load(files)
    except BadPack as bad:
        return Checked((refusal(bad),))
    found = [*findings(pack, LANGUAGES), *pictures.check(files)]
    try:
        found += released.check(pack, files)
    except BadPack as bad:
        found.append(refusal(bad))
    found += [each for each in refusals(files) if not is_told(each, found)]
    order = {name: nth for nth, name in enumerate(files.names())}
    found.sort(key=lambda each: (order.get(each.file, len(order)), each.file, each.line))
    return Checked(tuple(unique(found)), remarks(pack))


def findings(pack: Pack, languages: Sequence[str]) -> Iterator[Finding]:
    """All that is not as it should be, in these languages; with both, each beside the other."""
    yield from structure.check(pack)
    yield from endings.check(pack)
    yield from screens.check(pack)
    for envelope in pack.envelopes:
        yield from outcomes.check(envelope)
    yield from budgets.check(pack)
    yield from memory.check(pack)
    yield from across.check_stagings(pack)
    yield from names.check(pack)
    for language in languages:
        yield from prose.check(pack, language)
        yield from across.check(pack, language)
        yield from voices.check(pack, language)
    if len(languages) > 1:
        yield from pairs.check(pack)


def unique(found: Sequence[Finding]) -> list[Finding]:
    """Each of them once: a text that is read in two ways may be wrong in both."""
    kept: list[Finding] = []
    for each in found:
        if each not in kept[-8:]:
            kept.append(each)
    return kept


def refusals(files: Files) -> Iterator[Finding]:
    """Why the pack could not be played, or not be read in a language."""
    reads: list[Callable[[], object]] = [lambda: compiled(files)]
    for language in LANGUAGES:
        reads += [partial(written, files, language), partial(houses, files, language)]
    for read in reads:
        try:
            read()
        except BadPack as bad:
            yield refusal(bad)


def refusal(bad: BadPack) -> Finding:
    """A reason of the loader as a finding."""
    file, line = getattr(bad.reason, "file", HEAD), getattr(bad.reason, "line", 1)
    return Finding(file, line, "20.6", bad.reason)


def is_told(one: Finding, others: Sequence[Finding]) -> bool:
    """Whether a rule has found the same; a text may be too short and not well formed besides."""
    return not isinstance(one.what, PackText) and any(
        (each.file, each.line) == (one.file, one.line) for each in others
    )


def remarks(pack: Pack) -> tuple[Phrase, ...]:
    """How much there is, and which doors are sealed."""
    votes = sum(len(envelope.votes) for envelope in pack.envelopes)
    said = [Phrase("checked-size", {"envelopes": len(pack.envelopes), "votes": votes})]
    closed = doors(pack)
    if closed:
        said.append(Phrase("checked-doors", {"doors": closed, "count": len(closed)}))
    return tuple(said)
