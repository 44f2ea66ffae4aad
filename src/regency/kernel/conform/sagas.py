"""The checks of sagas: what a game with campaigns owes the kernel, each under a name."""

from __future__ import annotations

import base64
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import pairwise
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from ..acts import Reigned
from ..campaign import AnyCampaign, Open, pages, recap, saga_of
from ..campaign_file import from_file, lines, to_file, with_records
from ..campaign_reasons import BadCampaign
from ..chain import prove, proved
from ..chronicle import Chronicle
from ..core import AnyState
from ..errors import Refused
from ..record import encode
from ..rng import stream, stretch
from ..rules import imagined
from . import ENTRY_CHECKS, examine
from .campaigns import MOST_SITTINGS, Played, Reign
from .game import Ruleset, difference

WORLDS = 3  # imagined behind each reign
TAMPERED = 12  # figures that are changed in a campaign

REIGN_CHECKS = (
    "check", "declared", "events", "options", "stuck", "horizon", "outcome", "replay", "clone", "imagine",
    "worlds", "agrees", "pages", "secrecy",
)  # fmt: skip
"""What is looked at in each reign of a campaign; single ones are given to the whole kit elsewhere."""


def fold_is_play(played: Played) -> None:
    """The acts, folded again, make the same campaign."""
    again = Chronicle.fold(played.rules, played.chronicle.acts)
    if again.campaign != played.chronicle.campaign or again.marks != played.chronicle.marks:
        raise played.fail("fold", "the same acts lead elsewhere")


def file_is_whole(played: Played) -> None:
    """To file and back equal, between any two sittings."""
    places = [*[(reign.number, reign.acts) for reign in played.reigns], (None, len(played.chronicle.acts))]
    for number, count in places:
        there = Chronicle.fold(played.rules, played.chronicle.acts[:count])
        try:
            back = from_file(played.rules, to_file(there))
        except BadCampaign as bad:
            raise played.fail("file", f"what was written cannot be read: {bad.reason}", number) from None
        if unloaded(back.campaign) != unloaded(there.campaign) or back.acts[:-1] != there.acts:
            raise played.fail("file", "read otherwise than it was written", number)


def unloaded(campaign: AnyCampaign) -> AnyCampaign:
    """The same campaign, whether or not it was brought along."""
    return replace(campaign, facts=replace(campaign.facts, loaded=0))


def no_seed_in_file(played: Played) -> None:
    """A file tells no seed of any reign, in no way of writing it."""
    data = written(played)
    for reign in played.reigns:
        seed = bytes.fromhex(reign.game.match.header.seed)
        ways = (seed.hex().encode(), base64.b64encode(seed), str(int.from_bytes(seed, "big")).encode())
        if any(way in data or way.upper() in data for way in ways):
            raise played.fail("seed", "the seed stands in the file", reign.number)


def written(played: Played) -> bytes:
    """The file, whether or not a sitting is being held."""
    return b"".join(lines(played.chronicle, "campaign"))


def no_order_in_file(played: Played) -> None:
    """What is sealed in a file stands in rising order, as sets do: no shuffle of the next reign is told."""
    for reign in played.reigns:
        left: Any = played.rules.bequest(reign.last)
        for row in rows(msgspec.to_builtins(left.sealed)):
            if list(row) != sorted(set(row)):
                raise played.fail("order", f"the file tells an order: {row}", reign.number)


def rows(plain: Any) -> Iterator[tuple[int, ...]]:
    """Every row of numbers in a plain value."""
    if isinstance(plain, dict):
        for inner in plain.values():
            yield from rows(inner)
    elif isinstance(plain, list | tuple):
        if plain and all(type(each) is int for each in plain):
            yield tuple(plain)
        for inner in plain:
            yield from rows(inner)


def sealed_stays_sealed(played: Played) -> None:
    """Two campaigns that differ only in what is sealed give the same open part, pages and recap."""
    for reign in played.reigns:
        left: Any = played.rules.bequest(reign.last)
        for world in worlds_behind(played, reign):
            other: Any = played.rules.bequest(world)
            if other.open != left.open:
                detail = difference(msgspec.to_builtins(left.open), msgspec.to_builtins(other.open))
                raise played.fail("sealed", f"the open side of the bequest tells: {detail}", reign.number)
            compare_twins(played, reign, other)


def worlds_behind(played: Played, reign: Reign) -> list[AnyState]:
    """Ends of a reign that look the same to whoever looked on."""
    rng = stream(stretch(played.seed), "conform sealed", reign.number)
    view = reign.last.view()
    return [imagined(played.rules, view, None, rng) for _ in range(WORLDS)]


def compare_twins(played: Played, reign: Reign, other: Any) -> None:
    """The campaign in which this reign left something else that is sealed."""
    try:
        here, there = twins(played, reign, other)
    except Refused:  # a world that can be imagined, but not with this content
        return
    told, twin = (readings(played.rules, each.open()) for each in (here, there))
    if told != twin:
        detail = f"what is sealed shows: {difference(told, twin)}"
        raise played.fail("sealed", detail, reign.number)


def twins(played: Played, reign: Reign, other: Any) -> tuple[Chronicle, Chronicle]:
    """The campaign behind a reign, and the same with another sealed side of its bequest."""
    acts = played.chronicle.acts
    nth = next(at for at in range(reign.acts, len(acts)) if isinstance(acts[at], Reigned))
    here = Chronicle.fold(played.rules, acts[: nth + 1])
    act: Any = acts[nth]
    left = replace(act.bequest, sealed=other.sealed)
    return here, Chronicle.fold(played.rules, [*acts[:nth], replace(act, bequest=left)])


def readings(rules: Ruleset, seen: Open[Any]) -> Any:
    """Everything that is told of a campaign, as plain values."""
    told = (seen, sorted(pages(rules, seen)), recap(rules, seen))
    return msgspec.to_builtins(told)


def pages_were_shown(played: Played) -> None:
    """What can be read between two sittings was shown in one of them before."""
    shown: set[str] = set()
    again = Chronicle(played.rules, played.chronicle.acts[0])
    reigns = iter(played.reigns)
    for act in played.chronicle.acts[1:]:
        again.apply(act)
        if isinstance(act, Reigned):
            reign = next(reigns)
            shown |= reign.shown
        seen = again.open()
        leaves = {leaf.page for chapter in recap(played.rules, seen) for leaf in chapter.leaves}
        early = (pages(played.rules, seen) | leaves) - shown
        if early:
            raise played.fail("recap", f"{sorted(early)} can be read, and nobody was shown them")
        if not leaves <= pages(played.rules, seen):
            raise played.fail("recap", f"{sorted(leaves)} are told, but not all of them can be read")


def what_is_kept_goes_on(played: Played) -> None:
    """What one reign ends with the next begins with."""
    for before, after in pairwise(played.reigns):
        for name in saga_of(played.rules).kept:
            end, start = kept_in(before.last, name), kept_in(after.first, name)
            if end != start:
                detail = f"{name} was {end} at the end of the reign before, and begins as {start}"
                raise played.fail("kept", detail, after.number)


def kept_in(g: AnyState, name: str) -> Any:
    """A field of the table or of the box; lists and tuples are alike."""
    part = g.table if name in g.table.fields else g.box
    found = getattr(part, name)
    return tuple(found) if isinstance(found, list | tuple) else found


def chain_folds(played: Played) -> None:
    """The records fold to the campaign one by one; each begins with what went before, as it is prepared."""
    kept = {number: encode(record) for number, record in played.records.items()}
    try:
        proofs = prove(played.chronicle, kept)
    except BadCampaign as bad:
        raise played.fail("chain", f"the chain parts: {bad.reason}") from None
    if proofs != len(played.reigns):
        raise played.fail("chain", f"{proofs} of {len(played.reigns)} reigns are proved")


def changes_are_found(played: Played) -> None:
    """One changed figure in any act, bequest or record is found, and the place is named."""
    data = with_records(played.chronicle, played.records)
    rng = stream(stretch(played.seed), "conform tamper", 0)
    figures = [at for at, sign in enumerate(data) if sign in b"0123456789"]
    for _ in range(TAMPERED):
        at = figures[rng.below(len(figures))]
        line = data.count(b"\n", 0, at) + 1
        changed = data[:at] + bytes([data[at] ^ 1]) + data[at + 1 :]
        try:
            proved(played.rules, changed)
        except BadCampaign:
            continue
        raise played.fail("tamper", f"a changed figure in line {line} was not found")


def branches_go_back(played: Played) -> None:
    """A branch begins with the campaign as it was saved."""
    for name, campaign in played.saved.items():
        branch = played.chronicle.branch(name).campaign
        if (branch.realm, branch.sealed) != (campaign.realm, campaign.sealed):
            raise played.fail("branch", f"from {name!r} it does not go on as it was saved there")
        if branch.facts.what_if != name:
            raise played.fail("branch", f"from {name!r} it does not say where it comes from")


def reigns_conform(played: Played) -> None:
    """Each reign conforms with its legacy."""
    for reign in played.reigns:
        examine(reign.game, *[name for name in REIGN_CHECKS if name not in ENTRY_CHECKS])


SAGA_CHECKS: dict[str, Callable[[Played], None]] = {
    "fold": fold_is_play,
    "file": file_is_whole,
    "seed": no_seed_in_file,
    "order": no_order_in_file,
    "sealed": sealed_stays_sealed,
    "recap": pages_were_shown,
    "kept": what_is_kept_goes_on,
    "chain": chain_folds,
    "tamper": changes_are_found,
    "branch": branches_go_back,
    "reigns": reigns_conform,
}
"""Made once a campaign."""


def conform_saga(
    rules: Ruleset,
    content: Struct,
    campaigns: int = 3,
    seed: int = 1,
    options: Struct | None = None,
    *,
    more: Sequence[Struct] = (),
    sittings: int = MOST_SITTINGS,
    probes: int = 1,
    checks: Iterable[str] = tuple(SAGA_CHECKS),
) -> None:
    """Play so many campaigns and make every check; `more` is content for when they rest."""
    chosen = tuple(checks)
    for number in range(campaigns):
        entry_checks = [ENTRY_CHECKS[name] for name in REIGN_CHECKS if name in ENTRY_CHECKS]
        played = Played(rules, seed + number, content, options, more, sittings, probes)
        played.play(entry_checks if "reigns" in chosen else [])
        for name in chosen:
            SAGA_CHECKS[name](played)


__all__ = ["REIGN_CHECKS", "SAGA_CHECKS", "Played", "conform_saga"]
