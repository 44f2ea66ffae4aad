"""What each act does to a campaign, and when it can be: one function an act, in the order of their kinds."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from .acts import (
    MOST_SAVES,
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
from .campaign import AnyCampaign, Campaign, Facts, House, Save, Sitting, house_of, is_held, saga_of
from .campaign_reasons import (
    CampaignOver,
    HouseNameInUse,
    HouseNotJoined,
    HouseTaken,
    HouseTwice,
    KingUnnamed,
    NoKingWanted,
    NoSitting,
    NoSuchHouse,
    NoSuchSave,
    NoTie,
    NotTheBeginning,
    NotTheirKing,
    SaveTwice,
    SittingHeld,
    TieUnbroken,
    ToBeContinued,
    TooManySaves,
    WrongHouseCount,
)
from .edge import NEVER
from .errors import Malformed, Refused, TimeRunsBackwards
from .names import named, sketch
from .options import checked
from .rules import AnyRules
from .saga import AnySaga, Secrets
from .sealed import Sealed
from .unplayed import is_sound_outcome


def begun(rules: AnyRules, act: Act) -> AnyCampaign:
    """The campaign that its first act begins."""
    if not isinstance(act, Begun) or act.game != rules.name:
        raise Refused(NotTheBeginning())
    saga = saga_of(rules)
    saga.examine(act.content)
    try:
        options = checked(rules.options, msgspec.convert(act.options, rules.options))
    except msgspec.ValidationError:
        raise Refused(Malformed()) from None
    if act.king:
        must_be_clean(act.king)
    facts = Facts(act.game, act.version, act.options, act.at, act.at, act.king)
    realm = saga.begin(options, saga.cover(act.content))
    return settled(saga, facts, realm, Sealed(Secrets(act.content)))


def after(rules: AnyRules, campaign: AnyCampaign, act: Act) -> AnyCampaign:
    """The campaign after an act; Refused where it cannot be, and then nothing has changed."""
    if act.at < campaign.facts.last:
        raise Refused(TimeRunsBackwards(act.at, campaign.facts.last))
    if type(act) not in ACTS:
        raise Refused(NotTheBeginning())
    done = ACTS[type(act)](saga_of(rules), rules, campaign, act)
    return replace(done, facts=replace(done.facts, last=act.at))


def settled(saga: AnySaga, facts: Facts, realm: Any, sealed: Sealed[Secrets]) -> AnyCampaign:
    """With what follows from the realm: whether it is over, or rests."""
    over = saga.is_over(realm)
    return Campaign(replace(facts, over=over, rests=not over and saga.rests(realm)), realm, sealed)


def must_be_between(facts: Facts) -> None:
    if is_held(facts):
        raise Refused(SittingHeld())


def must_be_clean(name: str) -> None:
    """A name in an act is written as it was cleaned."""
    if named(name) != name:
        raise Refused(Malformed())


def extend(saga: AnySaga, rules: AnyRules, campaign: AnyCampaign, act: Extended[Any]) -> AnyCampaign:
    must_be_between(campaign.facts)
    saga.examine(act.content)
    secrets = campaign.sealed.value
    content = saga.merge(secrets.content, act.content)
    realm = saga.extend(campaign.realm, saga.cover(content))
    return settled(saga, campaign.facts, realm, Sealed(Secrets(content, secrets.left)))


def join(saga: AnySaga, rules: AnyRules, campaign: AnyCampaign, act: Joined) -> AnyCampaign:
    """A newcomer takes a house that nobody plays, with nothing marked."""
    facts = campaign.facts
    must_be_between(facts)
    must_be_clean(act.name)
    if act.house >= saga.houses:
        raise Refused(NoSuchHouse(act.house + 1, saga.houses))
    if house_of(facts, act.house) is not None:
        raise Refused(HouseTaken(act.house + 1))
    if sketch(act.name) in {sketch(each.name) for each in facts.houses}:
        raise Refused(HouseNameInUse(act.name))
    joined = (*facts.houses, House(act.house, act.name, len(facts.sittings)))
    return replace(campaign, facts=replace(facts, houses=joined), realm=saga.join(campaign.realm, act.house))


def sit_down(saga: AnySaga, rules: AnyRules, campaign: AnyCampaign, act: SatDown) -> AnyCampaign:
    """In any order of seats; whoever stays away is away for this sitting."""
    facts = campaign.facts
    must_be_between(facts)
    may_go_on(facts)
    for nth, house in enumerate(act.present):
        found = house_of(facts, house)
        if found is None:
            raise Refused(HouseNotJoined(house + 1))
        if house in act.present[:nth]:
            raise Refused(HouseTwice(found.name))
    if len(act.present) not in rules.seats:
        raise Refused(WrongHouseCount(len(act.present), rules.seats[0], rules.seats[-1]))
    sitting = Sitting(act.present, facts.king, "held", act.at)
    return replace(campaign, facts=replace(facts, sittings=(*facts.sittings, sitting)))


def may_go_on(facts: Facts) -> None:
    """The campaign is not over, does not rest, and has a king."""
    if facts.over:
        raise Refused(CampaignOver())
    if facts.rests:
        raise Refused(ToBeContinued())
    if facts.vacant:
        raise Refused(KingUnnamed())


def sitting_held(facts: Facts) -> Sitting:
    """The sitting that is being held."""
    if not is_held(facts):
        raise Refused(NoSitting())
    return facts.sittings[-1]


def reign(saga: AnySaga, rules: AnyRules, campaign: AnyCampaign, act: Reigned[Any, Any]) -> AnyCampaign:
    """The match came to its end: what it leaves is entered."""
    facts, secrets = campaign.facts, campaign.sealed.value
    held = sitting_held(facts)
    if not is_sound_outcome(act.outcome, len(held.present)):
        raise Refused(Malformed())
    saga.must_follow(campaign.realm, secrets.content, held.present, act.bequest, act.account)
    realm = saga.enter(campaign.realm, held.present, act.bequest.open, act.account)
    done = replace(held, state="reigned", ended=act.at, outcome=act.outcome, account=act.account)
    entered = settled(
        saga,
        replace(facts, sittings=(*facts.sittings[:-1], done)),
        realm,
        Sealed(Secrets(secrets.content, act.bequest.sealed)),
    )
    if entered.facts.over:
        return entered
    winners = tuple([held.present[seat] for seat in act.outcome.winners()])
    arbiter = saga.arbiter(act.account) if len(winners) > 1 else NEVER
    return replace(entered, facts=replace(entered.facts, vacant=winners, arbiter=arbiter))


def break_off(saga: AnySaga, rules: AnyRules, campaign: AnyCampaign, act: BrokenOff) -> AnyCampaign:
    """It leaves nothing, and is listed."""
    facts = campaign.facts
    done = replace(sitting_held(facts), state="broken off", ended=act.at)
    return replace(campaign, facts=replace(facts, sittings=(*facts.sittings[:-1], done)))


def prefer(saga: AnySaga, rules: AnyRules, campaign: AnyCampaign, act: Preferred) -> AnyCampaign:
    """A tie is a shared victory; whose house marries into the royal line is said by whoever breaks ties."""
    facts = campaign.facts
    must_have_won(facts, act.house)
    if len(facts.vacant) == 1:
        raise Refused(NoTie())
    return replace(campaign, facts=replace(facts, vacant=(act.house,), arbiter=NEVER))


def crown(saga: AnySaga, rules: AnyRules, campaign: AnyCampaign, act: Crowned) -> AnyCampaign:
    """Whoever has won names the next king."""
    facts = campaign.facts
    must_have_won(facts, act.house)
    must_be_clean(act.king)
    if len(facts.vacant) > 1:
        raise Refused(TieUnbroken())
    return replace(campaign, facts=replace(facts, king=act.king, vacant=()))


def must_have_won(facts: Facts, house: int) -> None:
    if not facts.vacant:
        raise Refused(NoKingWanted())
    if house not in facts.vacant:
        found = house_of(facts, house)
        if found is None:
            raise Refused(HouseNotJoined(house + 1))
        raise Refused(NotTheirKing(found.name))


def save(saga: AnySaga, rules: AnyRules, campaign: AnyCampaign, act: Saved) -> AnyCampaign:
    """Save points have names, and lie between two sittings."""
    facts = campaign.facts
    must_be_between(facts)
    must_be_clean(act.name)
    if len(facts.saves) >= MOST_SAVES:
        raise Refused(TooManySaves(MOST_SAVES))
    if sketch(act.name) in {sketch(each.name) for each in facts.saves}:
        raise Refused(SaveTwice(act.name))
    saves = (*facts.saves, Save(act.name, len(facts.sittings), act.at))
    return replace(campaign, facts=replace(facts, saves=saves))


def branch(saga: AnySaga, rules: AnyRules, campaign: AnyCampaign, act: Branched) -> AnyCampaign:
    """Right behind the save point that it names: a campaign of its own."""
    facts = campaign.facts
    must_be_between(facts)
    if not facts.saves or facts.saves[-1].name != act.save:
        raise Refused(NoSuchSave(act.save))
    return replace(campaign, facts=replace(facts, what_if=act.save))


def load(saga: AnySaga, rules: AnyRules, campaign: AnyCampaign, act: Loaded) -> AnyCampaign:
    """A campaign that says of itself that it was brought along."""
    must_be_between(campaign.facts)
    return replace(campaign, facts=replace(campaign.facts, loaded=len(campaign.facts.sittings)))


Doing = Callable[[AnySaga, AnyRules, AnyCampaign, Any], AnyCampaign]
ACTS: Final[dict[type[Act], Doing]] = {
    Extended: extend,
    Joined: join,
    SatDown: sit_down,
    Reigned: reign,
    BrokenOff: break_off,
    Preferred: prefer,
    Crowned: crown,
    Saved: save,
    Branched: branch,
    Loaded: load,
}
