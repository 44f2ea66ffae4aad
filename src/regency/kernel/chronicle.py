"""A chronicle: the log of a campaign's acts, and the campaign that they fold to."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from hashlib import blake2b, sha256
from typing import Any

import msgspec
from msgspec import Struct

from . import deeds
from .acts import (
    MOST_ACTS,
    Act,
    Begun,
    Branched,
    BrokenOff,
    Crowned,
    Extended,
    Joined,
    Loaded,
    Preferred,
    Reigned,
    SatDown,
    Saved,
)
from .campaign import AnyCampaign, Facts, Open, open_part, prepared, saga_of
from .campaign_reasons import CampaignFull, NoSuchSave, NotTheBeginning, NotThisSitting, SittingGoesOn
from .edge import Millis
from .errors import BadRecord, Refused
from .match import AnyMatch, Match
from .names import named
from .opening import plain
from .options import checked
from .record import Header, Record, encode, left_to
from .rules import AnyRules

MARK_BYTES = 32


class Chronicle:
    """Acts go in one by one; whatever is refused leaves everything as it was."""

    def __init__(self, rules: AnyRules, first: Act) -> None:
        self.rules = rules
        self.acts: list[Act] = [first]
        self.marks: list[str] = [next_mark("", first)]
        self.campaign: AnyCampaign = deeds.begun(rules, first)
        self._before: AnyCampaign | None = None

    # Beginning and going on

    @classmethod
    def begin(
        cls,
        rules: AnyRules,
        content: Struct,
        options: Struct | None = None,
        king: str = "",
        at: Millis = 0,
    ) -> Chronicle:
        """A campaign before its first sitting."""
        chosen = plain(rules.options() if options is None else checked(rules.options, options))
        called = named(king) if king else ""
        return cls(rules, Begun(at, rules.name, rules.version, chosen, content, called))

    @classmethod
    def fold(cls, rules: AnyRules, acts: Iterable[Act]) -> Chronicle:
        """The chronicle that these acts make."""
        first, *rest = acts
        chronicle = cls(rules, first)
        for act in rest:
            chronicle.apply(act)
        return chronicle

    def apply(self, act: Act) -> None:
        """Let an act be done and write it down, or neither."""
        if len(self.acts) >= MOST_ACTS:
            raise Refused(CampaignFull(MOST_ACTS))
        done = deeds.after(self.rules, self.campaign, act)
        mark = next_mark(self.marks[-1], act)
        self._before, self.campaign = self.campaign, done
        self.acts.append(act)
        self.marks.append(mark)

    def retract(self) -> None:
        """As if the last act had never been: for a keeper of the log who could not store it."""
        assert self._before is not None, "only the act just applied"
        self.acts.pop()
        self.marks.pop()
        self.campaign, self._before = self._before, None

    # Looking

    @property
    def facts(self) -> Facts:
        """Houses, sittings, kings and save points."""
        return self.campaign.facts

    def open(self) -> Open[Any]:
        """What everybody may know."""
        return open_part(self.campaign)

    # Acts, made and applied

    def extend(self, content: Struct, at: Millis | None = None) -> None:
        self.apply(Extended(self._stamp(at), content))

    def join(self, house: int, name: str, at: Millis | None = None) -> None:
        self.apply(Joined(self._stamp(at), house, named(name)))

    def sit_down(self, *present: int, at: Millis | None = None) -> None:
        self.apply(SatDown(self._stamp(at), present))

    def break_off(self, at: Millis | None = None) -> None:
        self.apply(BrokenOff(self._stamp(at)))

    def prefer(self, house: int, at: Millis | None = None) -> None:
        self.apply(Preferred(self._stamp(at), house))

    def crown(self, house: int, king: str, at: Millis | None = None) -> None:
        self.apply(Crowned(self._stamp(at), house, named(king)))

    def save(self, name: str, at: Millis | None = None) -> None:
        self.apply(Saved(self._stamp(at), named(name)))

    def loaded(self, at: Millis | None = None) -> None:
        self.apply(Loaded(self._stamp(at)))

    def branch(self, name: str, at: Millis | None = None) -> Chronicle:
        """Another campaign, that goes on from a save point of this one."""
        for nth, act in enumerate(self.acts):
            if isinstance(act, Saved) and act.name == name:
                other = Chronicle.fold(self.rules, self.acts[: nth + 1])
                other.apply(Branched(other._stamp(self.facts.last if at is None else at), name))
                return other
        raise Refused(NoSuchSave(name))

    def _stamp(self, at: Millis | None) -> Millis:
        return self.facts.last if at is None else at

    # Matches

    def start(self, seed: int | bytes | None = None, chairs: Sequence[str] = ()) -> AnyMatch:
        """The match of the sitting that is being held, with a seed of its own."""
        present = deeds.sitting_held(self.facts).present
        options, legacy = prepared(self.rules, self.campaign, present)
        match: AnyMatch = Match.start(self.rules, len(present), options, seed, chairs, legacy)
        return match

    def reigned(self, match: AnyMatch, at: Millis | None = None) -> Reigned[Any, Any]:
        """The act that enters a finished match: it is made here, and applied by whoever keeps the log."""
        present = deeds.sitting_held(self.facts).present
        if not begins_so(
            self.rules, match.header, len(present), *prepared(self.rules, self.campaign, present)
        ):
            raise Refused(NotThisSitting())
        outcome = match.outcome()
        if outcome is None:
            raise Refused(SittingGoesOn())
        account = saga_of(self.rules).retell(match.everything_told(), present)
        left = self.rules.bequest(match.state)
        return Reigned(self._stamp(at), record_mark(match.record()), outcome, left, account)

    def enter(self, match: AnyMatch, at: Millis | None = None) -> None:
        """A finished match of the sitting that is being held."""
        self.apply(self.reigned(match, at))


def begins_so(rules: AnyRules, header: Header, seats: int, options: Struct, legacy: Struct) -> bool:
    """Whether a match was begun with these options and this legacy."""
    try:
        chosen = msgspec.convert(header.options, rules.options)
        return (header.seats, chosen, left_to(rules, header)) == (seats, options, legacy)
    except (msgspec.MsgspecError, BadRecord):
        return False


def record_mark(record: Record) -> str:
    """The digest of a whole record, by which an act knows it. It tells nothing: a record holds its seed."""
    return sha256(encode(record)).hexdigest()


def next_mark(before: str, act: Act) -> str:
    """The digest of an act and of all before it."""
    if not before and not isinstance(act, Begun):
        raise Refused(NotTheBeginning())
    return blake2b(before.encode() + msgspec.json.encode(act), digest_size=MARK_BYTES).hexdigest()
