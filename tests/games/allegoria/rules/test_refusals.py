"""Whatever is not allowed is refused with a reason a player understands, and nothing changes."""

from __future__ import annotations

import pytest

from regency.games.allegoria import RULES
from regency.games.allegoria.model.actions import (
    AcceptDecree,
    Advance,
    Alms,
    Apprenticeship,
    Battle,
    BuyCard,
    CentralSubterfuge,
    ChooseLord,
    Commerce,
    DeclareStar,
    DiscardCard,
    DivideSpoils,
    Educate,
    EndTurn,
    Enough,
    ExchangeGuild,
    GrantClaim,
    GrantGuild,
    KeepCard,
    KeepClaim,
    LowerTracks,
    PlaceMarker,
    Profits,
    PutAside,
    Raid,
    RaiseTrack,
    Recruit,
    ReplaceWorker,
    SpendCard,
    SplitCards,
    Subterfuge,
    Supplement,
    TakeAnarchy,
    TakeCard,
    TakeGroup,
    Wages,
    WithdrawWorker,
)
from regency.games.allegoria.model.reasons import (
    AlmsEnded,
    CardNeeded,
    CardNotHeld,
    CardNotThere,
    ClaimNotDrawn,
    DeployOnly,
    GroupGone,
    GroupTooLarge,
    GuildNeedsOne,
    GuildNotAssigned,
    GuildSpaceFree,
    InfluenceOnlyAbroad,
    MarkerNotLeft,
    NoAnarchyHeld,
    NoAnarchyLeft,
    NoDefender,
    NoGuildSpace,
    NoPointsLeft,
    NoSubterfugeAtHome,
    NotAdjacent,
    NotDealt,
    NotInPlay,
    NoWorkerThere,
    OtherQuestion,
    PointsLeft,
    RaidAtHome,
    SoldiersInTheWay,
    StackFull,
    SupplementClosed,
    TooFewWorkers,
    TooMuchSpoils,
    TrackFull,
    TrackTooLow,
    WrongCard,
    WrongSpace,
)
from regency.games.allegoria.printed.terms import (
    CENTRE,
    DEPLOY,
    FOR_INFLUENCE,
    FOR_TRACK,
    KNOWLEDGE,
    MERCHANT,
    SCHOLARS_GUILD,
    SOLDIER,
    SPIES_GUILD,
    SPY,
    STRENGTH,
    TRADE,
    WEALTH,
)
from regency.kernel.edge import Action
from regency.kernel.errors import Malformed, NotAnOption, NotAsked, Reason, Refused
from regency.kernel.match import Match
from regency.kernel.wire import Wire
from tests.games.allegoria.builder import Game, bare, decreed, opened, planning, turn
from tests.games.allegoria.dice import fought
from tests.games.allegoria.names import CLAIM, SPACE, card
from tests.games.allegoria.play import asked, do, refused, table

pytestmark = pytest.mark.both
NO_SECOND = 5


def test_a_fourth_marker_on_a_stack() -> None:
    match = bare()
    for level, seat in enumerate((0, 1, 2) * 3):
        if level == 0:
            match = planning(match)
        do(match, seat, PlaceMarker((0, 1, 3)[level // 3], 2))
    assert refused(match, 0, PlaceMarker(2, 2)) == StackFull(2)


def test_a_marker_that_is_not_left() -> None:
    match = planning(bare())
    do(match, 0, PlaceMarker(2, 0))
    do(match, 1, PlaceMarker(2, 0))
    do(match, 2, PlaceMarker(2, 0))
    assert refused(match, 0, PlaceMarker(2, 1)) == MarkerNotLeft()


def test_a_marker_out_of_turn() -> None:
    assert refused(planning(bare()), 1, PlaceMarker(0, 0)) == NotAsked(1)


def test_a_star_as_two_with_a_guild() -> None:
    match = opened(bare(guilds={0: [SPIES_GUILD]}), "soldier", [(0, "*")])
    assert refused(match, 0, DeclareStar(1, SPIES_GUILD)) == GuildNeedsOne()
    assert refused(match, 0, DeclareStar(0, SCHOLARS_GUILD)) == GuildNotAssigned(SCHOLARS_GUILD)
    assert refused(match, 0, DeclareStar(0, SPIES_GUILD)) == NotAnOption()  # nobody on the map
    assert refused(match, 0, Recruit()) == OtherQuestion()


SOLDIERS: dict[str, tuple[str, object, Reason]] = {
    "a raid at home": ("soldier@0", Raid(0, 1), RaidAtHome()),
    "a raid where soldiers stand": ("soldier@1", Raid(1, 1), SoldiersInTheWay(1)),
    "a raid without soldiers": ("", Raid(2, 1), NoWorkerThere(SOLDIER, 2)),
    "a raid with more than there are": ("soldier@2", Raid(2, 2), TooFewWorkers(1)),
    "a raid where nobody lives": ("", Raid(3, 1), NotInPlay(3)),
    "a battle without soldiers": ("", Battle(1, 1, 0), NoWorkerThere(SOLDIER, 1)),
    "a battle with nobody": ("soldier@2", Battle(2, 1, 0), NoDefender(1, 2)),
    "a battle with oneself": ("soldier@1", Battle(1, 0, 0), NoDefender(0, 1)),
    "a battle where nobody lives": ("", Battle(3, 1, 0), NotInPlay(3)),
    "a move between homes": ("soldier@0", Advance(0, 1, 1), NotAdjacent()),
    "a move from the centre to itself": ("soldier@centre", Advance(CENTRE, CENTRE, 1), NotAdjacent()),
    "a move to where nobody lives": ("soldier@centre", Advance(CENTRE, 3, 1), NotInPlay(3)),
    "a move of nobody": ("", Advance(0, CENTRE, 1), NoWorkerThere(SOLDIER, 0)),
    "a group too large": ("3soldier@0", Advance(0, CENTRE, 2), GroupTooLarge(1)),
    "a move of too many": ("soldier@0", Advance(0, CENTRE, 0), TooFewWorkers(1)),
    "an action of another space": ("", Alms(0), WrongSpace(SPACE["scholar"])),
    "something else": ("", TakeGroup(0), OtherQuestion()),
    "a supplement before the points are used": ("", Supplement(), PointsLeft()),
}


@pytest.mark.parametrize("case", SOLDIERS)
def test_in_the_soldier_space(case: str) -> None:
    workers, action, reason = SOLDIERS[case]
    match = bare(workers={0: workers, 1: "soldier@1"}, tracks={0: "strength2"})
    assert refused(turn(match, "soldier"), 0, action) == reason  # type: ignore[arg-type]


def test_in_the_spy_space() -> None:
    match = turn(bare(workers={0: "spy@0"}), "spy")
    assert refused(match, 0, Subterfuge(0, STRENGTH, NO_SECOND)) == NoSubterfugeAtHome()
    assert refused(match, 0, Subterfuge(1, STRENGTH, NO_SECOND)) == NoWorkerThere(SPY, 1)
    assert refused(match, 0, Subterfuge(3, STRENGTH, NO_SECOND)) == NotInPlay(3)
    assert refused(match, 0, CentralSubterfuge()) == NoWorkerThere(SPY, CENTRE)
    match = turn(bare(workers={0: "spy@1 spy@centre"}, anarchy={1: 12, 2: 12}), "spy")
    assert refused(match, 0, Subterfuge(1, STRENGTH, STRENGTH)) == NoAnarchyLeft()
    assert refused(match, 0, CentralSubterfuge()) == NoAnarchyLeft()


def test_in_the_merchant_space() -> None:
    match = turn(bare(workers={0: "merchant@centre"}, tracks={0: "wealth1"}), "merchant")
    assert refused(match, 0, Commerce(CENTRE, 1, FOR_TRACK)) == TrackTooLow(TRADE, 1, 0)
    assert refused(match, 0, Commerce(CENTRE, 0, FOR_INFLUENCE)) == InfluenceOnlyAbroad()
    assert refused(match, 0, Commerce(1, 0, FOR_TRACK)) == NoWorkerThere(MERCHANT, 1)
    assert refused(match, 0, Commerce(3, 0, FOR_TRACK)) == NotInPlay(3)
    full = {1: 12, 2: 12}
    match = bare(edict="open-archives", workers={0: "merchant@0"}, tracks={0: "wealth1"}, anarchy=full)
    assert refused(turn(match, "merchant"), 0, Commerce(0, 0, FOR_TRACK)) == NoAnarchyLeft()


def test_in_the_banker_space() -> None:
    match = turn(bare(hands={0: "spy1"}), "banker")
    assert refused(match, 0, Profits()) == CardNeeded(WEALTH)
    assert refused(match, 0, Wages(SPY, 0, CENTRE, 1)) == NoWorkerThere(SPY, 0)
    assert refused(match, 0, ExchangeGuild(0, 1)) == GuildSpaceFree()
    match = turn(bare(guilds={0: [0, 1]}), "banker")
    assert refused(match, 0, GrantGuild(2)) == NoGuildSpace()
    assert refused(match, 0, ExchangeGuild(2, 3)) == GuildNotAssigned(3)
    match = turn(bare(tracks={0: "wealth0"}), "banker", points=1)
    assert refused(match, 0, GrantClaim()) == NoPointsLeft(1)
    match = turn(bare(tracks={0: "wealth5"}), "banker", kind=DEPLOY)
    assert refused(match, 0, GrantClaim()) == DeployOnly()


def test_in_the_scholar_space() -> None:
    match = turn(bare(alms={0: 7}, hands={0: "banker1"}), "scholar")
    assert refused(match, 0, Alms(0)) == AlmsEnded()
    assert refused(match, 0, Educate()) == CardNeeded(KNOWLEDGE)
    assert refused(turn(bare(), "scholar"), 0, Alms(1)) == NoAnarchyHeld()


def test_without_points() -> None:
    match = turn(bare(), "soldier", points=0)
    assert refused(match, 0, Recruit()) == NoPointsLeft(0)
    assert refused(match, 0, Supplement()) == TrackTooLow(STRENGTH, 1, 0)


def test_a_supplement_after_a_crossing() -> None:
    match = turn(bare(tracks={0: "strength6"}), "soldier", points=0)
    do(match, 0, Supplement(), Recruit())
    assert refused(match, 0, Supplement()) == SupplementClosed()


def test_an_action_after_stopping() -> None:
    match = opened(bare(), "soldier", [(0, "2"), (1, "1")])
    do(match, 0, EndTurn())
    assert refused(match, 0, Recruit()) == NotAsked(0)


def test_a_card_of_the_wrong_type_or_not_in_hand() -> None:
    match = turn(bare(hands={0: "spy1 joker1"}), "soldier")
    do(match, 0, Recruit())
    assert refused(match, 0, SpendCard(card("spy1"))) == WrongCard(STRENGTH)
    assert refused(match, 0, SpendCard(card("soldier1"))) == CardNotHeld(card("soldier1"))
    assert refused(match, 0, Recruit()) == OtherQuestion()
    match = turn(bare(hands={0: "banker1"}), "banker")
    do(match, 0, Profits())
    assert refused(match, 0, Enough()) == CardNeeded(WEALTH)


def test_a_claim_that_was_not_drawn() -> None:
    match = opened(bare(claim_deck="bold bloody wise golden"), "claims", [(0, "1")])
    assert refused(match, 0, KeepClaim(CLAIM["golden"])) == ClaimNotDrawn(CLAIM["golden"])
    assert refused(match, 0, Recruit()) == OtherQuestion()


def test_a_group_that_is_gone_and_a_card_that_is_not_in_it() -> None:
    match = bare(open="spy1 spy2 spy3 soldier1 soldier2")
    match = opened(match, "workforce", [(0, "2"), (1, "1")])
    assert refused(match, 1, TakeGroup(0)) == OtherQuestion()
    do(match, 1, SplitCards(0))
    do(match, 0, TakeGroup(0))
    assert refused(match, 1, TakeGroup(0)) == GroupGone()
    do(match, 1, TakeGroup(1))
    assert refused(match, 1, TakeCard(card("banker1"))) == CardNotThere()


@pytest.mark.parametrize(
    "data",
    [
        b'{"do":"KeepClaim","claim":48}',
        b'{"do":"TakeGroup","group":3}',
        b'{"do":"TakeGroup","group":-1}',
        b"{",
    ],
)
def test_what_is_out_of_range_is_no_action(data: bytes) -> None:
    with pytest.raises(Refused) as error:
        Wire(RULES.actions).decode(data)
    assert error.value.reason == Malformed()


def test_in_the_drafts() -> None:
    match: Game = Match.start(RULES, 3, seed=1)
    others = [claim for claim in range(24) if claim not in match.state.screens[0].ends]
    assert refused(match, 0, PutAside(others[0], others[1])) == NotDealt()
    assert refused(match, 0, Recruit()) == OtherQuestion()
    for seat in range(3):
        do(match, seat, PutAside(*sorted(match.state.screens[seat].ends)[:2]))
    other = next(lord for lord in range(8) if lord not in match.state.screens[0].lords)
    assert refused(match, 0, ChooseLord(other)) == NotDealt()
    assert refused(match, 0, Recruit()) == OtherQuestion()


def test_with_guilds() -> None:
    match = opened(bare(guilds={0: [SPIES_GUILD]}, workers={0: "spy@0"}), "soldier", [(0, "*")])
    do(match, 0, DeclareStar(0, SPIES_GUILD))
    assert refused(match, 0, ReplaceWorker(1, SPY, SOLDIER)) == NoWorkerThere(SPY, 1)
    match = bare(guilds={0: [SCHOLARS_GUILD]}, deck="spy1 spy1 spy1 spy1", tracks={1: "wealth1"})
    match = opened(match, "soldier", [(0, "*")])
    do(match, 0, DeclareStar(0, SCHOLARS_GUILD))
    assert refused(match, 0, KeepCard(card("joker1"))) == CardNotThere()
    do(match, 0, KeepCard(card("spy1")))
    assert refused(match, 1, BuyCard(card("joker1"))) == CardNotThere()


def test_with_decrees() -> None:
    match = decreed(bare(edict="royal-jubilee", tracks={0: "trade12"}))
    assert refused(match, 0, RaiseTrack(TRADE)) == TrackFull(TRADE)
    assert refused(match, 0, AcceptDecree()) == OtherQuestion()
    match = decreed(bare(edict="plague", hands={0: "spy1"}))
    assert refused(match, 0, DiscardCard(card("spy2"))) == CardNotHeld(card("spy2"))
    match = decreed(bare(edict="desertion", workers={0: "soldier@0"}))
    assert refused(match, 0, WithdrawWorker(1)) == NoWorkerThere(SOLDIER, 1)
    match = decreed(bare(edict="uprising", tracks={0: "trade1"}))
    assert refused(match, 0, LowerTracks(TRADE, WEALTH)) == TrackTooLow(WEALTH, 1, 0)
    assert refused(match, 0, LowerTracks(TRADE, TRADE)) == NotAnOption()


@pytest.mark.parametrize(
    ("edict", "action"),
    [
        ("plague", WithdrawWorker(0)),
        ("plague", TakeAnarchy()),
        ("desertion", DiscardCard(0)),
        ("desertion", TakeAnarchy()),
        ("desertion", LowerTracks(0, 1)),
    ],
    ids=repr,
)
def test_what_another_decree_would_demand(edict: str, action: Action) -> None:
    match = decreed(
        bare(edict=edict, hands={0: "spy1"}, workers={0: "soldier@0 soldier@1"}, tracks={0: "strength1"})
    )
    assert asked(match, 0) == "Duty"
    assert refused(match, 0, action) == OtherQuestion()


def test_more_spoils_than_there_are() -> None:
    def build(seed: int) -> Game:
        return turn(bare(seed=seed, workers={0: "3soldier@1", 1: "3soldier@1"}), "soldier")

    match = fought(build, 0, Battle(1, 1, 0), roll=2, defence=1)
    assert refused(match, 0, DivideSpoils(2)) == TooMuchSpoils(1, 2)
    assert refused(match, 1, DivideSpoils(1)) == NotAsked(1)


def test_an_apprenticeship_without_a_card_to_draw() -> None:
    match = bare(empty_deck=True)
    g = match.state
    g.screens[2].hand, g.table.discards = g.table.discards, [0] * 18
    g.table.hands[2] = 72
    match = turn(match, "scholar")
    assert refused(match, 0, Apprenticeship()) == NotAnOption()
    assert table(match).deck == 0


def test_a_group_that_may_move_but_is_not_there() -> None:
    match = turn(bare(tracks={0: "strength3"}, workers={0: "soldier@0"}), "soldier")
    assert refused(match, 0, Advance(0, CENTRE, 2)) == TooFewWorkers(1)
    assert refused(match, 0, Advance(0, CENTRE, 3)) == GroupTooLarge(2)
