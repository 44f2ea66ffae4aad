"""The chain of a campaign: each reign began with what those before it left, and left what its act says."""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import sha256
from typing import Any

from . import record as records
from .acts import Loaded, Reigned
from .campaign import prepared, saga_of
from .campaign_file import read_archive, with_records
from .campaign_reasons import (
    AccountParts,
    BadCampaign,
    BequestParts,
    LegacyParts,
    RecordMissing,
    RecordUnasked,
    ReignChanged,
    ReignParts,
    StillSealed,
)
from .chronicle import Chronicle, begins_so
from .errors import BadRecord, RecordOfUnknownVersion, RecordParts, Refused
from .match import AnyMatch, Match
from .record import Record
from .rules import AnyRules


def archive(chronicle: Chronicle, kept: Mapping[int, Record]) -> bytes:
    """What may be opened when a campaign is over: acts and all records, by the number of the reign from 1."""
    if not chronicle.facts.over:
        raise Refused(StillSealed())
    return with_records(chronicle, kept)


def proved(rules: AnyRules, data: bytes) -> Chronicle:
    """An archive from end to end; BadCampaign names the place where it parts."""
    chronicle, kept = read_archive(rules, data)
    prove(chronicle, kept)
    return chronicle


def prove(chronicle: Chronicle, kept: Mapping[int, bytes]) -> int:
    """Fold the whole chain once more; returns how many reigns it has proved.

    Of reigns that were brought along in a file there may be no record: these are told and not proved.
    """
    rules = chronicle.rules
    reign, proofs = 0, 0
    told = told_alone(chronicle)
    again = Chronicle(rules, chronicle.acts[0])
    for act in chronicle.acts[1:]:
        if isinstance(act, Reigned):
            reign += 1
            if reign in kept:
                prove_reign(again, act, reign, kept[reign])
                proofs += 1
            elif reign > told:
                raise BadCampaign(RecordMissing(reign))
        again.apply(act)
    for number in kept:
        if not 0 < number <= reign:
            raise BadCampaign(RecordUnasked(number))
    return proofs


def told_alone(chronicle: Chronicle) -> int:
    """How many reigns lie before the last time that the campaign was brought along in a file."""
    reigns, told = 0, 0
    for act in chronicle.acts:
        if isinstance(act, Reigned):
            reigns += 1
        elif isinstance(act, Loaded):
            told = reigns
    return told


def prove_reign(before: Chronicle, act: Reigned[Any, Any], reign: int, data: bytes) -> None:
    """The record of a reign against its act, and against the campaign as it was before."""
    rules, campaign = before.rules, before.campaign
    present = campaign.facts.sittings[-1].present
    record = read_record(rules, reign, data)
    if not begins_so(rules, record.header, len(present), *prepared(rules, campaign, present)):
        raise BadCampaign(LegacyParts(reign))  # before it is played: the rules are given nothing else
    match = folded(rules, reign, record)
    if rules.bequest(match.state) != act.bequest:
        raise BadCampaign(BequestParts(reign))
    account = saga_of(rules).retell(match.everything_told(), present)
    if (match.outcome(), account) != (act.outcome, act.account):
        raise BadCampaign(AccountParts(reign))
    if sha256(data).hexdigest() != act.record:
        raise BadCampaign(ReignChanged(reign))


def read_record(rules: AnyRules, reign: int, data: bytes) -> Record:
    """A record that can be read; one of another version of the rules cannot be proved."""
    try:
        return records.parse(rules, data)[0]
    except BadRecord as bad:
        if isinstance(bad.reason, RecordOfUnknownVersion):
            raise BadCampaign(bad.reason) from None
        raise BadCampaign(ReignChanged(reign)) from None


def folded(rules: AnyRules, reign: int, record: Record) -> AnyMatch:
    """The match of a record, played again; where it parts is told with the number of its reign."""
    try:
        match: AnyMatch = Match.fold(rules, record)
    except BadRecord as bad:
        if isinstance(bad.reason, RecordParts):
            raise BadCampaign(ReignParts(reign, bad.reason.entry)) from None
        raise BadCampaign(ReignChanged(reign)) from None
    return match
