"""What to know before choosing: costs, gains, Thresholds, the chances of a Battle, how far a claim is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from regency.kernel.edge import Action
from regency.kernel.rules import Phrase

from ..flow.steps import Offer
from ..flow.turn_steps import DivideTheSpoils, PayForDiplomacy
from ..model import actions as a
from ..model.state import Eyes, level, opponents, workers
from ..printed.cards import VALUE
from ..printed.counts import DIE
from ..printed.decrees import AMOUNT
from ..printed.merchants import MERCHANT_GAIN, MERCHANT_PAY
from ..printed.terms import (
    ALMS_FOR_TRACK,
    ALMS_PRICE,
    CENTRE,
    FACES,
    FOR_INFLUENCE,
    GUILDS,
    SOLDIER,
    TRACKS,
    WEALTH,
)
from ..rules import banker, merchant, spy, turn
from ..rules.decrees import edict_of, in_force
from ..rules.guilds import CARD_PRICE
from ..rules.hand import fits
from ..rules.refusals import DEPLOYS, SPACE_OF
from ..rules.workforce import groups_of
from .costs import alms_step, anarchy, cards, diplomacy, sabotage, said, shift, supplements, text
from .pieces import in_a_row, phrase
from .progress import claim_progress

EXPLAINED: Final = ("claim", "end_claim", "lord", "merchant", "decree")
WAYS: Final = len(DIE) ** 2


def remark(me: Eyes, action: Action) -> Phrase | None:
    """A few words beside an option, from what the seat can see."""
    speak = REMARKS.get(type(action))
    found = [] if speak is None else speak(me, action)
    return in_a_row(found) if found else None


def brief(domain: str, value: int) -> Phrase:
    """Cards with their effects; other pieces are their names."""
    piece = phrase(domain, value)
    return Phrase("brief", {"piece": piece}) if domain in EXPLAINED else piece


def heading(me: Eyes, kind: type[Action]) -> Phrase | None:
    """Deploy, Task, or where more points come from."""
    if kind in (a.Supplement, a.UseHardTimes):
        return Phrase("heading-more")
    if kind not in SPACE_OF:
        return None
    return Phrase("heading-deploy" if kind in DEPLOYS else "heading-task", {"points": me.table.points})


# Setup, Decrees, bids


def lord(me: Eyes, action: a.ChooseLord) -> list[Phrase]:
    return [text("lord", action.lord)]


def decree(me: Eyes, action: a.AcceptDecree) -> list[Phrase]:
    return [text("decree", me.table.edict)]


def raising(me: Eyes, action: a.RaiseTrack) -> list[Phrase]:
    """By an Alms token, or as far as the Decree says."""
    by_decree = isinstance(me.stacks[0][-1], Offer)
    return [shift(me, action.track, AMOUNT[me.table.edict] if by_decree else 1)]


def paying(me: Eyes, action: a.LowerTrack) -> list[Phrase]:
    gain = alms_step(me) if in_force(me.table, ALMS_FOR_TRACK) else [diplomacy(me)]
    return [shift(me, action.track, -AMOUNT[me.table.edict]), *gain]


def lowering(me: Eyes, action: a.LowerTracks) -> list[Phrase]:
    return [shift(me, track, -AMOUNT[me.table.edict]) for track in (action.track, action.other)]


def marker(me: Eyes, action: Action) -> list[Phrase]:
    return [anarchy(me)]


def withdrawal(me: Eyes, action: a.WithdrawWorker) -> list[Phrase]:
    here = workers(me.table, me.seat, action.territory, edict_of(me.table).worker)
    return [said("there", count=here)]


def placing(me: Eyes, action: a.PlaceMarker) -> list[Phrase]:
    """The own markers there, or the place that a new stack would have."""
    own = me.own.placed[action.space]
    if own:
        return [said("upon", markers=[phrase("marker", placed) for placed in own])]
    return [said("place", place=len(me.table.order[action.space]) + 1)]


def star(me: Eyes, action: a.DeclareStar) -> list[Phrase]:
    guild = [said("now", guild=phrase("guild", action.guild))] if action.guild < GUILDS else []
    points = me.table.bids[me.seat] + action.star + 1
    return [said("bid", points=points), said("rank", rank=rank_with(me, points)), *guild]


def rank_with(me: Eyes, points: int) -> int:
    """Who would stand ahead as it is now, with so many Bid Points; ties go to the stack further left."""
    t = me.table
    order = t.order[t.space]
    ahead = order[: order.index(me.seat)]
    return 1 + sum(
        t.bids[seat] > points or (t.bids[seat] == points and seat in ahead) for seat in opponents(t, me.seat)
    )


def purchase(me: Eyes, action: a.BuyCard) -> list[Phrase]:
    return [shift(me, WEALTH, -CARD_PRICE)]


# Spaces I and II


def claim(me: Eyes, action: a.KeepClaim) -> list[Phrase]:
    t = me.table
    progress = claim_progress(t, me.seat, action.claim, len(t.deeds[me.seat]))
    return [said("claim", claim=phrase("claim", action.claim), progress=progress)]


def split(me: Eyes, action: a.SplitCards) -> list[Phrase]:
    first, second, third = map(cards, groups_of(me.table, action.split))
    return [said("split", first=first, second=second, third=third)]


def group(me: Eyes, action: a.TakeGroup) -> list[Phrase]:
    found = me.table.groups[action.group]
    chosen = bids_one(me) and len(found) > 1
    return [said("one-of", cards=cards(found)) if chosen else cards(found)]


def bids_one(me: Eyes) -> bool:
    return me.table.bids[me.seat] == 1


# Turns


def supplement(me: Eyes, action: a.Supplement) -> list[Phrase]:
    return supplements(me, 1)


def stopping(me: Eyes, action: a.EndTurn) -> list[Phrase]:
    return [said("lost", points=me.table.points)] if me.table.points else []


def fitting(me: Eyes, action: Action) -> list[Phrase]:
    """The cards in hand that could be discarded with the action."""
    track = turn.track_of(me.table)
    found = tuple(face for face in range(FACES) if me.own.hand[face] and fits(face, track))
    return [said("fitting", cards=cards(found)) if found else said("no-fitting")]


def spending(me: Eyes, action: a.SpendCard) -> list[Phrase]:
    return [shift(me, turn.track_of(me.table), VALUE[action.card])]


def move(kind: int) -> Callable[[Eyes, Any], list[Phrase]]:
    def speak(me: Eyes, action: Any) -> list[Phrase]:
        return moving(me, kind, action)

    return speak


def wages(me: Eyes, action: a.Wages) -> list[Phrase]:
    return moving(me, action.worker, action)


def moving(me: Eyes, kind: int, action: Any) -> list[Phrase]:
    """How many stay behind, and whose Soldiers stand in the way."""
    t = me.table
    stay = workers(t, me.seat, action.start, kind) - action.count
    against = sum(workers(t, other, action.end, SOLDIER) for other in opponents(t, me.seat))
    ahead = [said("against", count=against)] if kind == SOLDIER and against else []
    return [said("stay", count=stay), *ahead]


def raid(me: Eyes, action: a.Raid) -> list[Phrase]:
    gained = said("influence", influence=action.count)
    return [gained, anarchy(me)] if action.territory == CENTRE else [gained]


def battle(me: Eyes, action: a.Battle) -> list[Phrase]:
    """Soldiers against Soldiers, and how often in a hundred the dice make it a victory or a defeat."""
    own = workers(me.table, me.seat, action.territory, SOLDIER) + action.boost
    others = workers(me.table, action.defender, action.territory, SOLDIER)
    margins = [own + mine - others - theirs for mine in DIE for theirs in DIE]
    won = round(100 * sum(margin > 0 for margin in margins) / WAYS)
    lost = round(100 * sum(margin < 0 for margin in margins) / WAYS)
    odds = said("battle", own=own, others=others, won=won, lost=lost)
    return [odds, anarchy(me)] if action.boost else [odds]


def spoils(me: Eyes, action: a.DivideSpoils) -> list[Phrase]:
    """What is left of the Spoils, which the question on top knows."""
    ask = me.stacks[0][-1]
    assert isinstance(ask, DivideTheSpoils)
    left = (
        0
        if action.removed and me.table.rules.spoils_mode == "either_or"
        else abs(ask.margin) - action.removed
    )
    return [said("influence", influence=left)]


def subterfuge(me: Eyes, action: a.Subterfuge) -> list[Phrase]:
    """The opponent's tracks, the marker for a second one, and Diplomacy."""
    if action.second == action.track:
        found = [sabotage(me, action.opponent, action.track, 2), anarchy(me)]
    else:
        tracks = [track for track in (action.track, action.second) if track < TRACKS]
        found = [sabotage(me, action.opponent, track, 1) for track in tracks]
        found += [anarchy(me)] if len(tracks) > 1 else []
    return found + ([diplomacy(me)] if steps_on(me) else [])


def steps_on(me: Eyes) -> bool:
    """Whether a Subterfuge moves the Diplomacy marker without a further question."""
    return spy.moves_diplomacy(me.table, me.seat) and not spy.has_price(me.table, me.seat)


def central_subterfuge(me: Eyes, action: a.CentralSubterfuge) -> list[Phrase]:
    moves = steps_on(me)
    price = [anarchy(me)] if moves or me.table.rules.centre_subterfuge_anarchy == "always" else []
    return price + ([diplomacy(me)] if moves else [])


def diplomacy_price(me: Eyes, action: a.LowerForDiplomacy) -> list[Phrase]:
    """The track falls; in the centre the step may cost a marker as well (ruling 14)."""
    ask = me.stacks[0][-1]
    assert isinstance(ask, PayForDiplomacy)
    edict = edict_of(me.table)
    price = [anarchy(me)] if ask.central and me.table.rules.centre_subterfuge_anarchy == "first_only" else []
    return [shift(me, edict.track, -edict.amount), *price, diplomacy(me)]


def commerce(me: Eyes, action: a.Commerce) -> list[Phrase]:
    """What is paid and gained, what the opponent gets, and the marker for the own Market."""
    t = me.table
    paid = min(MERCHANT_PAY[t.merchant][action.line], level(t, me.seat, merchant.PAID[action.line]))
    gained = MERCHANT_GAIN[t.merchant][action.line]
    found = [shift(me, merchant.PAID[action.line], -paid)]
    if action.gain == FOR_INFLUENCE:
        found.append(said("influence", influence=gained))
    else:
        found.append(shift(me, merchant.GAINED[action.line], gained))
    if merchant.is_abroad(me.seat, action.territory):
        track = phrase("track", merchant.PAID[action.line])
        found.append(said("opponent", seat=action.territory, track=track, count=paid))
    return [*found, anarchy(me)] if merchant.costs_marker(t, me.seat, action.territory) else found


def guild(me: Eyes, action: a.GrantGuild | a.ExchangeGuild) -> list[Phrase]:
    return [*grant(me, action), said("guild", guild=phrase("guild", action.guild))]


def grant(me: Eyes, action: Action) -> list[Phrase]:
    """What a Grant costs; the points that it lacks come from Wealth."""
    lacking = banker.PRICE - me.table.points
    added = [said("supplemented", points=lacking), *supplements(me, lacking)] if lacking > 0 else []
    return [said("price", points=banker.PRICE), *added]


def alms(me: Eyes, action: a.Alms) -> list[Phrase]:
    """The step, its price in a Famine, and a marker that goes back."""
    t = me.table
    found = alms_step(me)
    if in_force(t, ALMS_PRICE):
        found.append(shift(me, edict_of(t).track, -edict_of(t).amount))
    return [*found, said("back", left=t.anarchy[me.seat] - 1)] if action.back else found


REMARKS: Final[dict[type[Action], Callable[[Eyes, Any], list[Phrase]]]] = {
    a.ChooseLord: lord,
    a.AcceptDecree: decree,
    a.RaiseTrack: raising,
    a.LowerTrack: paying,
    a.LowerTracks: lowering,
    a.TakeAnarchy: marker,
    a.WithdrawWorker: withdrawal,
    a.PlaceMarker: placing,
    a.DeclareStar: star,
    a.BuyCard: purchase,
    a.KeepClaim: claim,
    a.DiscardClaim: marker,
    a.SplitCards: split,
    a.TakeGroup: group,
    a.Supplement: supplement,
    a.UseHardTimes: marker,
    a.EndTurn: stopping,
    a.SpendCard: spending,
    **dict.fromkeys((a.Recruit, a.Infiltrate, a.Tradesman, a.Profits, a.Educate), fitting),
    a.Advance: move(0),
    a.Sneak: move(1),
    a.Caravan: move(2),
    a.Wages: wages,
    a.Raid: raid,
    a.Battle: battle,
    a.DivideSpoils: spoils,
    a.Subterfuge: subterfuge,
    a.CentralSubterfuge: central_subterfuge,
    a.LowerForDiplomacy: diplomacy_price,
    a.Commerce: commerce,
    a.GrantGuild: guild,
    a.ExchangeGuild: guild,
    a.GrantClaim: grant,
    a.Alms: alms,
}
