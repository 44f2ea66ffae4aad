"""What is told: every deed with its figures, in the order of the rules; and what each action costs."""

from __future__ import annotations

import pytest

from regency.games.allegoria.model import events as e
from regency.games.allegoria.model.actions import (
    Advance,
    Alms,
    Apprenticeship,
    Battle,
    CentralSubterfuge,
    ChooseKind,
    Commerce,
    DeclareStar,
    DiscardClaim,
    DivideSpoils,
    Educate,
    EndTurn,
    Enough,
    ExchangeGuild,
    GrantClaim,
    GrantGuild,
    KeepClaim,
    KeepNoClaim,
    PlaceMarker,
    Profits,
    Raid,
    Recruit,
    ReplaceWorker,
    SpendCard,
    SplitCards,
    Subterfuge,
    Supplement,
    TakeGroup,
    UseHardTimes,
    Wages,
)
from regency.games.allegoria.printed.terms import (
    BY_ALMS,
    BY_BATTLE,
    BY_COMMERCE,
    BY_DECREE,
    BY_GRANT,
    BY_RAID,
    BY_SUBTERFUGE,
    BY_SUPPLEMENT,
    CENTRE,
    FOR_INFLUENCE,
    FOR_TRACK,
    INTRIGUE,
    MERCHANT,
    SOLDIER,
    SPIES_GUILD,
    SPY,
    STRENGTH,
    TRADE,
    WEALTH,
)
from regency.kernel.edge import Action, Event
from tests.games.allegoria.builder import Game, bare, opened, planning, turn
from tests.games.allegoria.dice import fought
from tests.games.allegoria.names import CLAIM, card
from tests.games.allegoria.play import do, of, table

pytestmark = pytest.mark.both
WORKERS = {0: "soldier@0 2soldier@centre soldier@1 spy@1 spy@centre merchant@0 merchant@1"}
TRACKS = {0: "strength6 intrigue4 trade3 wealth3", 1: "strength3"}
JOKER = card("joker1")

CASES: dict[str, tuple[str, Action, int, list[Event]]] = {
    "recruit": ("soldier", Recruit(), 1, [e.WorkerPlaced(0, SOLDIER, 0)]),
    "advance": ("soldier", Advance(CENTRE, 2, 2), 1, [e.WorkersMoved(0, SOLDIER, CENTRE, 2, 2)]),
    "raid": (
        "soldier",
        Raid(CENTRE, 2),
        1,
        [
            e.Raided(0, CENTRE, 2),
            e.AnarchyTaken(0, BY_RAID),
            e.WorkersReturned(0, SOLDIER, CENTRE, 2),
            e.InfluenceGained(0, 2),
        ],
    ),
    "subterfuge": (
        "spy",
        Subterfuge(1, STRENGTH, INTRIGUE),
        1,
        [
            e.SubterfugeDone(0, 1),
            e.WorkersReturned(0, SPY, 1, 1),
            e.AnarchyTaken(0, BY_SUBTERFUGE),
            e.TrackMoved(1, STRENGTH, -1, 2),
            e.DiplomacyMoved(0, 1),
        ],
    ),
    "central subterfuge": (
        "spy",
        CentralSubterfuge(),
        1,
        [
            e.SubterfugeDone(0, CENTRE),
            e.WorkersReturned(0, SPY, CENTRE, 1),
            e.AnarchyTaken(0, BY_SUBTERFUGE),
            e.DiplomacyMoved(0, 1),
        ],
    ),
    "commerce abroad": (
        "merchant",
        Commerce(1, 0, FOR_INFLUENCE),
        1,
        [
            e.CommerceDone(0, 1, 0, 1),
            e.WorkersReturned(0, MERCHANT, 1, 1),
            e.TrackMoved(0, WEALTH, -1, 2),
            e.TrackMoved(1, WEALTH, 1, 1),
            e.InfluenceGained(0, 2),
        ],
    ),
    "commerce at home": (
        "merchant",
        Commerce(0, 1, FOR_TRACK),
        1,
        [
            e.AnarchyTaken(0, BY_COMMERCE),
            e.CommerceDone(0, 0, 1, 1),
            e.WorkersReturned(0, MERCHANT, 0, 1),
            e.TrackMoved(0, TRADE, -1, 2),
            e.TrackMoved(0, WEALTH, 2, 5),
        ],
    ),
    "profits": ("banker", Profits(), 1, []),
    "wages": ("banker", Wages(SPY, 1, CENTRE, 1), 1, [e.WorkersMoved(0, SPY, 1, CENTRE, 1)]),
    "a guild": ("banker", GrantGuild(2), 2, [e.GuildGranted(0, 2)]),
    "a claim": ("banker", GrantClaim(), 2, [e.ClaimsDrawn(0, 1)]),
    "educate": ("scholar", Educate(), 1, []),
    "apprenticeship": ("scholar", Apprenticeship(), 1, [e.CardsDrawn(0, 1)]),
    "alms": (
        "scholar",
        Alms(1),
        1,
        [e.AlmsMoved(0, 4), e.AnarchyReturned(0, BY_ALMS), e.TokenResolved(0, 1), e.InfluenceGained(0, 1)],
    ),
}


def at(space: str) -> Game:
    match = bare(
        edict="open-archives",
        workers=WORKERS,
        tracks=TRACKS,
        hands={0: "joker1"},
        anarchy={0: 1},
        alms={0: 3},
    )
    return turn(match, space)


@pytest.mark.parametrize("case", CASES)
def test_an_action_tells_what_it_did_and_costs_its_points(case: str) -> None:
    space, action, cost, told = CASES[case]
    match = at(space)
    assert do(match, 0, action) == told
    assert table(match).points == 3 - cost


def test_guilds_are_exchanged() -> None:
    match = turn(bare(guilds={0: [0, 1]}), "banker")
    assert do(match, 0, ExchangeGuild(3, 1)) == [e.GuildRemoved(0, 1), e.GuildGranted(0, 3)]
    assert table(match).points == 1


def test_cards_that_are_spent() -> None:
    match = at("soldier")
    do(match, 0, Recruit())
    assert do(match, 0, SpendCard(JOKER)) == [e.CardDiscarded(0, JOKER), e.TrackMoved(0, STRENGTH, 1, 7)]
    match = turn(bare(hands={0: "spy1"}), "soldier")
    assert do(match, 0, Recruit(), Enough()) == [e.WorkerPlaced(0, SOLDIER, 0)]


def test_a_supplement_that_crosses() -> None:
    match = turn(bare(tracks={0: "strength6"}), "soldier", points=0)
    assert do(match, 0, Supplement()) == [
        e.TrackMoved(0, STRENGTH, -1, 5),
        e.AnarchyTaken(0, BY_SUPPLEMENT),
        e.Supplemented(0, STRENGTH, True),
    ]


def test_hard_times() -> None:
    match = turn(bare(edict="hard-times"), "soldier")
    assert do(match, 0, UseHardTimes()) == [e.AnarchyTaken(0, BY_DECREE), e.HardTimesUsed(0)]


def test_a_battle() -> None:
    def build(seed: int) -> Game:
        return turn(bare(seed=seed, workers={0: "3soldier@1", 1: "2soldier@1"}), "soldier")

    match = fought(build, 0, Battle(1, 1, 1), roll=2, defence=1)
    assert match.news == [
        e.AnarchyTaken(0, BY_BATTLE),
        e.BattleFought(0, 1, 1, 2, 6, 1, 3),
        e.WorkersReturned(0, SOLDIER, 1, 1, lost=True),
        e.WorkersReturned(1, SOLDIER, 1, 1, lost=True),
    ]
    assert table(match).points == 2
    assert do(match, 0, DivideSpoils(1)) == [
        e.SpoilsDivided(0, 1, 2),
        e.WorkersReturned(1, SOLDIER, 1, 1, lost=True),
        e.InfluenceGained(0, 2),
    ]


def test_claims_kept_and_put_back() -> None:
    match = opened(bare(claim_deck="bold bloody wise"), "claims", [(0, "2"), (1, "1")])
    told = do(match, 0, KeepClaim(CLAIM["bold"]))
    assert told == [
        e.ClaimKept(0),
        e.ClaimsPutBack(0, 2),
        e.TurnEnded(0),
        e.TurnBegan(1, 0, 0),
        e.FirstPlayerTaken(1),
        e.ClaimsDrawn(1, 3),
    ]
    assert do(match, 1, KeepNoClaim())[:2] == [e.ClaimsPutBack(1, 3), e.TurnEnded(1)]


def test_a_granted_claim_that_is_discarded() -> None:
    match = turn(bare(), "banker")
    do(match, 0, GrantClaim())
    assert do(match, 0, DiscardClaim()) == [e.AnarchyTaken(0, BY_GRANT), e.ClaimsPutBack(0, 1)]


def test_bids_stars_and_guilds() -> None:
    match = planning(bare())
    assert do(match, 0, PlaceMarker(3, 2)) == [e.MarkerPlaced(0, 2)]
    match = bare(guilds={0: [SPIES_GUILD]}, workers={0: "spy@0"})
    match.state.heard = True
    match = opened(match, "soldier", [(0, "* 1"), (1, "0")])
    assert list(match.opening) == [
        e.SpaceOpened(2),
        e.MarkersShown(0, 2, (3, 1)),
        e.MarkersShown(1, 2, (0,)),
    ]
    told = do(match, 0, DeclareStar(0, SPIES_GUILD), ReplaceWorker(0, SPY, MERCHANT))
    assert told == [
        e.StarDeclared(0, 1),
        e.GuildActivated(0, SPIES_GUILD),
        e.WorkerReplaced(0, 0, SPY, MERCHANT),
        e.WorkersReturned(0, SPY, 0, 1),
        e.WorkerPlaced(0, MERCHANT, 0),
        e.TurnBegan(0, 2, 3),
    ]


def test_the_workforce_space() -> None:
    match = opened(bare(open="spy1 spy2 spy3 soldier1 soldier2"), "workforce", [(0, "2")])
    spies, soldiers = (card("spy2"), card("spy3")), (card("soldier1"), card("soldier2"))
    assert do(match, 0, SplitCards(0))[0] == e.CardsSplit(0, spies, soldiers, (card("spy1"),))
    told = do(match, 0, TakeGroup(0))
    assert told[:2] == [e.CardsTaken(0, spies), e.TurnEnded(0)]
    assert of(e.CardsDiscarded, told)[0].cards == (*soldiers, card("spy1"))


def test_the_end_of_a_turn_and_of_a_round() -> None:
    match = opened(bare(edict="tax-revolt"), "scholar", [(0, "2"), (1, "1")])
    assert do(match, 0, EndTurn()) == [e.TurnEnded(0), e.TurnBegan(1, 6, 1)]
    told = do(match, 1, EndTurn())
    assert told[:3] == [e.TurnEnded(1), e.RoundEnded(1), e.RoundBegan(2)]
    t = table(match)
    assert told[3:6] == [e.MerchantArrived(t.merchant), e.CardsRevealed(t.open), e.DecreeRevealed(t.edict)]


def test_a_choice_of_points() -> None:
    match = opened(bare(4), "soldier", [(0, "2 1"), (1, "2"), (2, "1")])
    do(match, 0, EndTurn())
    assert do(match, 1, ChooseKind(1)) == [e.KindChosen(1, 1)]


def test_open_cards_that_nobody_bid_for_are_discarded_when_space_two_is_over() -> None:
    match = opened(bare(open="spy1 spy2"), "claims", [(0, "1")], later=[("scholar", 0, "2")])
    told = do(match, 0, KeepNoClaim())
    assert told[-10:] == [
        e.TurnEnded(0),
        e.SpaceOpened(1),
        e.CardsDiscarded((card("spy1"), card("spy2"))),
        *(e.SpaceOpened(space) for space in (2, 3, 4, 5, 6)),
        e.MarkersShown(0, 6, (2,)),
        e.TurnBegan(0, 6, 3),
    ]
