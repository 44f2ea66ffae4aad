"""A campaign: an open part and a sealed one, and what may be read of it between two sittings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, Literal, TypeVar

import msgspec
from msgspec import Struct

from .campaign_reasons import NoCampaign
from .edge import NEVER, Millis
from .errors import Refused
from .rules import AnyRules, Outcome, Page
from .saga import AnySaga, Leaf, Secrets
from .sealed import Sealed

O = TypeVar("O", bound=Struct)  # noqa: E741  (the open part of some game)
State = Literal["held", "reigned", "broken off"]


class House(Struct, frozen=True):
    """A house that somebody plays; `since`: how many sittings there had been before it came."""

    house: int
    name: str
    since: int


class Sitting(Struct, frozen=True):
    """A sitting, under whom and how it ended; `account`: what there is to tell of it."""

    present: tuple[int, ...]
    king: str
    state: State
    began: Millis
    ended: Millis = NEVER
    outcome: Outcome | None = None
    account: Any = None


class Save(Struct, frozen=True):
    """A save point, behind so many sittings."""

    name: str
    sittings: int
    at: Millis


class Facts(Struct, frozen=True):
    """What every campaign has, whatever is played. All of it is open.

    `vacant`: the houses of which one is to name the next king; `arbiter`: the one that says which of several.
    `what_if`: the save point that it branched from; `loaded`: how many sittings were brought along in a file.
    """

    game: str
    version: int
    options: dict[str, Any]
    began: Millis
    last: Millis
    king: str = ""
    houses: tuple[House, ...] = ()
    sittings: tuple[Sitting, ...] = ()
    vacant: tuple[int, ...] = ()
    arbiter: int = NEVER
    saves: tuple[Save, ...] = ()
    what_if: str = ""
    loaded: int = NEVER
    over: bool = False
    rests: bool = False


class Open(Struct, Generic[O], frozen=True):
    """What everybody may know of a campaign."""

    facts: Facts
    realm: O


class Campaign(Struct, Generic[O], frozen=True):
    """A campaign; its sealed part has no encoder, and so it has none."""

    facts: Facts
    realm: O
    sealed: Sealed[Secrets]


AnyCampaign = Campaign[Any]


def saga_of(rules: AnyRules) -> AnySaga:
    """How the matches of a game hang together; Refused where it is played one match at a time."""
    if rules.saga is None:
        raise Refused(NoCampaign(rules.name))
    return rules.saga


def open_part(campaign: AnyCampaign) -> Open[Any]:
    """What everybody may know: the rest stays sealed until it is over."""
    return Open(campaign.facts, campaign.realm)


def is_held(facts: Facts) -> bool:
    """Whether a sitting is being held."""
    return bool(facts.sittings) and facts.sittings[-1].state == "held"


def reigns(facts: Facts) -> tuple[Sitting, ...]:
    """The sittings whose match came to its end."""
    return tuple([sitting for sitting in facts.sittings if sitting.state == "reigned"])


def house_of(facts: Facts, house: int) -> House | None:
    """Who plays a house, if anybody does."""
    return next((each for each in facts.houses if each.house == house), None)


def prepared(rules: AnyRules, campaign: AnyCampaign, present: Sequence[int]) -> tuple[Struct, Struct]:
    """Options and legacy of the match for which these houses sit down."""
    options = msgspec.convert(campaign.facts.options, rules.options)
    return saga_of(rules).prepare(options, campaign.realm, campaign.sealed.value, present)


# What is read between two sittings


class Chapter(Struct, frozen=True):
    """A reign of the story so far: under whom, and its pages with those who signed them."""

    sitting: int
    king: str
    present: tuple[int, ...]
    leaves: tuple[Leaf, ...]


def recap(rules: AnyRules, seen: Open[Any]) -> tuple[Chapter, ...]:
    """The story so far: story cards, stickers and kings in order, with their signers."""
    saga = saga_of(rules)
    return tuple(
        [
            Chapter(nth, sitting.king, sitting.present, tuple(saga.leaves(sitting.account)))
            for nth, sitting in enumerate(seen.facts.sittings)
            if sitting.state == "reigned"
        ]
    )


def pages(rules: AnyRules, seen: Open[Any]) -> frozenset[str]:
    """Everything opened can be read again: the keys, and nothing that has not been shown."""
    accounts = [sitting.account for sitting in reigns(seen.facts)]
    return frozenset(saga_of(rules).pages(seen.realm, accounts))


def read(rules: AnyRules, seen: Open[Any], keys: Sequence[str], lang: str) -> dict[str, Page]:
    """Of these pages those that may be read and are there."""
    saga, allowed = saga_of(rules), pages(rules, seen)
    found = {key: saga.page(seen.realm, key, lang) for key in keys if key in allowed}
    return {key: page for key, page in found.items() if page is not None}


def missing(rules: AnyRules, seen: Open[Any], lang: str) -> list[str]:
    """Pages that may be read and whose text is not here: the pack is gone, or has been cut."""
    saga = saga_of(rules)
    return sorted([key for key in pages(rules, seen) if saga.page(seen.realm, key, lang) is None])
