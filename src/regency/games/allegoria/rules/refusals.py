"""Why an action cannot be taken in a turn of spaces III to VII."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from regency.kernel.edge import Action
from regency.kernel.errors import NotAnOption, Reason

from ..model import actions as a
from ..model.reasons import DeployOnly, NoPointsLeft, OtherQuestion, PointsOwed, TaskOnly, WrongSpace
from ..model.state import Eyes
from ..printed.terms import (
    BANKER_SPACE,
    CENTRE,
    DEPLOY,
    KNOWLEDGE,
    MERCHANT,
    MERCHANT_SPACE,
    SCHOLAR_SPACE,
    SOLDIER,
    SOLDIER_SPACE,
    SPY,
    SPY_SPACE,
    TASK,
    WEALTH,
)
from . import hand, merchant, moves, scholar, soldier, spy, turn


def why_not(me: Eyes, action: Action) -> Reason:
    """The wrong space, the wrong kind of point, no point, or what the section says."""
    kind = type(action)
    if kind not in REFUSAL:
        return OtherQuestion()
    t = me.table
    if kind in SPACE_OF:
        if SPACE_OF[kind] != t.space:
            return WrongSpace(SPACE_OF[kind])
        if t.kind == DEPLOY and kind not in DEPLOYS:
            return DeployOnly()
        if t.kind == TASK and kind in DEPLOYS:
            return TaskOnly()
        if t.points == 0 and kind not in GRANTS:
            return NoPointsLeft(0)
    return REFUSAL[kind](me, action)


def why_not_move(me: Eyes, kind: int, chosen: Any, track: int) -> Reason:
    return moves.refusal(me, kind, chosen.start, chosen.end, chosen.count, track)


REFUSAL: Final[dict[type[Action], Callable[[Eyes, Any], Reason]]] = {
    a.Recruit: lambda me, chosen: hand.refusal(me, SOLDIER),
    a.Infiltrate: lambda me, chosen: hand.refusal(me, SPY),
    a.Tradesman: lambda me, chosen: hand.refusal(me, MERCHANT),
    a.Profits: lambda me, chosen: hand.refusal(me, WEALTH),
    a.Educate: lambda me, chosen: hand.refusal(me, KNOWLEDGE),
    a.Advance: lambda me, chosen: why_not_move(me, SOLDIER, chosen, SOLDIER),
    a.Sneak: lambda me, chosen: why_not_move(me, SPY, chosen, SPY),
    a.Caravan: lambda me, chosen: why_not_move(me, MERCHANT, chosen, MERCHANT),
    a.Wages: lambda me, chosen: why_not_move(me, chosen.worker, chosen, WEALTH),
    a.Raid: lambda me, chosen: soldier.raid_refusal(me, chosen.territory, chosen.count),
    a.Battle: lambda me, chosen: soldier.battle_refusal(me, chosen.territory, chosen.defender),
    a.Subterfuge: lambda me, chosen: spy.refusal(me, chosen.opponent),
    a.CentralSubterfuge: lambda me, chosen: spy.refusal(me, CENTRE),
    a.Commerce: lambda me, chosen: merchant.refusal(me, chosen.territory, chosen.line, chosen.gain),
    a.GrantGuild: turn.grant_refusal,
    a.ExchangeGuild: turn.grant_refusal,
    a.GrantClaim: turn.grant_refusal,
    a.Apprenticeship: lambda me, chosen: NotAnOption(),
    a.Alms: lambda me, chosen: scholar.refusal(me, chosen.back),
    a.Supplement: lambda me, chosen: turn.supplement_refusal(me),
    a.UseHardTimes: lambda me, chosen: turn.hard_times_refusal(me),
    a.EndTurn: lambda me, chosen: PointsOwed(),
}


SPACE_OF: Final[dict[type[Action], int]] = {
    a.Recruit: SOLDIER_SPACE,
    a.Advance: SOLDIER_SPACE,
    a.Raid: SOLDIER_SPACE,
    a.Battle: SOLDIER_SPACE,
    a.Infiltrate: SPY_SPACE,
    a.Sneak: SPY_SPACE,
    a.Subterfuge: SPY_SPACE,
    a.CentralSubterfuge: SPY_SPACE,
    a.Tradesman: MERCHANT_SPACE,
    a.Caravan: MERCHANT_SPACE,
    a.Commerce: MERCHANT_SPACE,
    a.Profits: BANKER_SPACE,
    a.Wages: BANKER_SPACE,
    a.GrantGuild: BANKER_SPACE,
    a.ExchangeGuild: BANKER_SPACE,
    a.GrantClaim: BANKER_SPACE,
    a.Educate: SCHOLAR_SPACE,
    a.Apprenticeship: SCHOLAR_SPACE,
    a.Alms: SCHOLAR_SPACE,
}
DEPLOYS: Final = (
    a.Recruit, a.Advance, a.Infiltrate, a.Sneak, a.Tradesman, a.Caravan, a.Profits, a.Wages, a.Educate,
    a.Apprenticeship,
)  # fmt: skip
GRANTS: Final = (a.GrantGuild, a.ExchangeGuild, a.GrantClaim)
