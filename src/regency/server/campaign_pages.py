"""What is told of campaigns: at a glance, and everything open of one."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import Raw

from regency.kernel.campaign import AnyCampaign, Facts, open_part, pages, recap
from regency.kernel.rules import AnyRules

from .campaign_messages import CampaignInfo, ChronicleInfo, HouseInfo, LeafInfo, SaveInfo, SittingInfo
from .campaign_shelf import SavedCampaign
from .encoding import raw
from .messages import OtherRules
from .past_matches import rules_here

State = Literal["between", "sitting", "over", "rests", "unplayable"]


class Shown:
    """The chronicle as it goes over the line, and the pages that may be read; made once an act."""

    def __init__(self, acts: int, body: bytes, keys: frozenset[str]) -> None:
        self.acts = acts
        self.body = body
        self.keys = keys


def shown(rules: AnyRules, campaign: AnyCampaign, acts: int, tables: list[str | None]) -> Shown:
    """Everything open of a campaign: this takes a moment, and is for a thread."""
    seen = open_part(campaign)
    facts, keys = seen.facts, pages(rules, seen)
    leaves = {chapter.sitting: chapter.leaves for chapter in recap(rules, seen)}
    info = ChronicleInfo(
        acts=acts,
        options=facts.options,
        sittings=tuple(
            [
                SittingInfo(
                    number=nth,
                    king=each.king,
                    present=each.present,
                    state=each.state,
                    began=each.began,
                    ended=each.ended,
                    outcome=None if each.outcome is None else raw(each.outcome),
                    account=None if each.account is None else raw(each.account),
                    leaves=tuple([LeafInfo(leaf.page, leaf.house) for leaf in leaves.get(nth, ())]),
                    table=tables[nth],
                )
                for nth, each in enumerate(facts.sittings)
            ]
        ),
        realm=Raw(msgspec.json.encode(seen.realm)),
        keys=tuple(sorted(keys)),
    )
    return Shown(acts, msgspec.json.encode(info), keys)


def other_rules(saved: SavedCampaign) -> OtherRules | None:
    """By which rules a campaign was begun, if they are not here."""
    rules = rules_here(saved.game)
    if rules is not None and rules.saga is not None and saved.version <= rules.version:
        return None
    known = 0 if rules is None or rules.saga is None else rules.version
    return OtherRules(saved.version, known, saved.over)


def state_of(saved: SavedCampaign, other: OtherRules | None) -> State:
    if other is not None:
        return "unplayable"
    if saved.held:
        return "sitting"
    if saved.over:
        return "over"
    return "rests" if saved.rests else "between"


def info(saved: SavedCampaign, holders: dict[int, str], device: str) -> CampaignInfo:
    """A campaign as one device may know it, without its acts."""
    other = other_rules(saved)
    houses = [
        HouseInfo(each.house, each.name, each.since, each.house in holders, holders.get(each.house) == device)
        for each in saved.houses
    ]
    return CampaignInfo(
        id=saved.id,
        game=saved.game,
        state=state_of(saved, other),
        host=saved.host == device,
        acts=saved.acts,
        began=saved.began,
        changed=saved.changed,
        king=saved.king,
        houses=tuple(houses),
        sittings=saved.sittings,
        reigns=saved.reigns,
        vacant=saved.vacant,
        arbiter=saved.arbiter,
        saves=tuple([SaveInfo(each.name, each.sittings, each.at) for each in saved.saves]),
        what_if=saved.what_if,
        loaded=saved.loaded,
        undo=saved.undo,
        table=saved.table,
        other_rules=other,
    )


def tables_of(facts: Facts, ended: list[str | None], held: str | None) -> list[str | None]:
    """The table of each sitting, in order."""
    return [*ended, *([held] if len(facts.sittings) > len(ended) else [])]
