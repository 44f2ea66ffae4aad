"""The rules section by section: the further cases of the rule text (X01 to X24), and ranking."""

from __future__ import annotations

import pytest

from regency.games.allegoria.model.actions import (
    Advance,
    Alms,
    Battle,
    Commerce,
    DeclareStar,
    EndTurn,
    GrantGuild,
    KeepNoClaim,
    Profits,
    Raid,
    Recruit,
    SpendCard,
    SplitCards,
    Supplement,
    TakeGroup,
    Tradesman,
)
from regency.games.allegoria.model.events import CardsDiscarded, CardsTaken, SpaceOpened
from regency.games.allegoria.model.reasons import (
    AlmsEnded,
    DeployOnly,
    SupplementClosed,
    SupplyEmpty,
    TrackTooLow,
)
from regency.games.allegoria.printed.terms import BANKERS_GUILD, CENTRE, DEPLOY, FOR_TRACK, MIXED, TRADE
from tests.games.allegoria.builder import Game, bare, opened, turn
from tests.games.allegoria.dice import fought
from tests.games.allegoria.names import card
from tests.games.allegoria.play import asked, can, count, do, holds, of, refused, table, track

pytestmark = pytest.mark.both
NO_SECOND = 5


# The cases of the digest


def test_x01_a_grant_from_two_supplements() -> None:
    match = turn(bare(tracks={0: "wealth7"}), "banker", points=0)
    do(match, 0, GrantGuild(BANKERS_GUILD))
    assert (track(match, 0, "wealth"), table(match).anarchy[0]) == (5, 1)
    assert refused(match, 0, Supplement()) == SupplementClosed()


def test_x02_a_grant_from_a_point_and_a_supplement() -> None:
    match = turn(bare(tracks={0: "wealth6"}), "banker", points=1)
    do(match, 0, GrantGuild(BANKERS_GUILD))
    assert (track(match, 0, "wealth"), table(match).anarchy[0], table(match).points) == (5, 1, 0)


def test_x04_four_bidders_of_four_in_space_two() -> None:
    match = bare(4, open="spy1 spy2 spy3 soldier1 soldier2", deck="joker3")
    match = opened(match, "workforce", [(0, "1"), (1, "2 1"), (2, "2"), (3, "1 1")])
    assert asked(match, 0) == "Split"
    do(match, 0, SplitCards(0))
    for seat, group in ((1, 0), (2, 1), (3, 2)):
        do(match, seat, TakeGroup(group))
    assert table(match).hands == [1, 2, 2, 1]
    assert holds(match, 0, "joker3") == 1


@pytest.mark.parametrize("removed", [1, 2, 3])
def test_x05_a_raid_removes_any_number_for_as_much_influence(removed: int) -> None:
    match = turn(bare(workers={0: "3soldier@1"}), "soldier")
    do(match, 0, Raid(1, removed))
    assert (table(match).influence[0], table(match).anarchy[0]) == (removed, 0)
    assert count(match, 0, "soldier", 1) == 3 - removed


def test_x06_a_raid_in_the_centre_costs_a_marker() -> None:
    match = turn(bare(workers={0: "3soldier@centre"}), "soldier")
    do(match, 0, Raid(CENTRE, 2))
    assert (table(match).influence[0], table(match).anarchy[0]) == (2, 1)


def even(seed: int) -> Game:
    return turn(bare(seed=seed, workers={0: "2soldier@1", 1: "2soldier@1"}), "soldier")


def test_x07_equal_totals_are_casualties_only() -> None:
    match = fought(even, 0, Battle(1, 1, 0), roll=2, defence=2)
    assert [count(match, seat, "soldier", 1) for seat in (0, 1)] == [1, 1]
    assert table(match).influence == [0, 0, 0]
    assert asked(match, 0) == "TakeActions"


def test_x10_commerce_that_cannot_be_paid_is_refused() -> None:
    match = turn(bare(workers={0: "merchant@centre"}, tracks={0: "trade1"}, merchant="D"), "merchant")
    assert refused(match, 0, Commerce(CENTRE, 1, FOR_TRACK)) == TrackTooLow(TRADE, 2, 1)


def test_x13_the_bankers_guild() -> None:
    match = opened(bare(guilds={0: [BANKERS_GUILD]}, tracks={2: "wealth3"}), "soldier", [(0, "*")])
    do(match, 0, DeclareStar(0, BANKERS_GUILD))
    assert [track(match, seat, "wealth") for seat in range(3)] == [2, 0, 2]
    assert table(match).influence[0] == 1


def test_x16_without_supply_no_recruit_but_moves_and_attacks() -> None:
    match = bare(workers={0: "9soldier@0 soldier@1"}, hands={0: "soldier3"})
    match = turn(match, "soldier")
    assert refused(match, 0, Recruit()) == SupplyEmpty()
    assert can(match, 0, Advance(0, CENTRE, 1))
    assert can(match, 0, Raid(1, 1))


def test_x17_without_supply_profits_are_possible() -> None:
    match = turn(bare(workers={0: "10soldier@0"}, hands={0: "banker2"}), "banker")
    do(match, 0, Profits(), SpendCard(card("banker2")))
    assert track(match, 0, "wealth") == 2


def test_x18_three_bidders_of_three() -> None:
    match = opened(bare(), "soldier", [(0, "2 1"), (1, "2"), (2, "1")])
    for seat, points, kind in ((0, 3, MIXED), (1, 2, MIXED), (2, 1, DEPLOY)):
        assert (table(match).active, table(match).points, table(match).kind) == (seat, points, kind)
        do(match, seat, EndTurn())


def test_x21_no_alms_on_the_last_space() -> None:
    match = turn(bare(alms={0: 7}), "scholar")
    assert refused(match, 0, Alms(0)) == AlmsEnded()


def test_x23_who_may_only_deploy_supplements_only_that() -> None:
    match = bare(tracks={0: "trade4 wealth4"}, workers={0: "merchant@centre"})
    match = turn(match, "merchant", points=0, kind=DEPLOY)
    do(match, 0, Supplement())
    assert refused(match, 0, Commerce(CENTRE, 0, FOR_TRACK)) == DeployOnly()
    do(match, 0, Tradesman())


def test_x24_from_home_to_home_are_two_moves() -> None:
    match = turn(bare(workers={0: "soldier@1"}), "soldier")
    assert not can(match, 0, Advance(1, 2, 1))
    do(match, 0, Advance(1, CENTRE, 1), Advance(CENTRE, 2, 1))
    assert count(match, 0, "soldier", 2) == 1


# Ranking


def test_zero_bids_do_not_act() -> None:
    match = opened(bare(), "soldier", [(0, "0 0"), (1, "1")])
    assert table(match).ranking == (1,)


def test_without_positive_bids_the_first_player_stays() -> None:
    match = opened(bare(first=2), "claims", [(0, "0"), (1, "0")])
    assert table(match).first == 2


def test_of_equal_low_bids_the_one_furthest_right_is_lowest() -> None:
    match = opened(bare(), "claims", [(2, "2"), (1, "1"), (0, "1")])
    do(match, 2, KeepNoClaim())
    do(match, 1, KeepNoClaim())
    assert len(match.state.screens[0].drawn_claims) == 2
    do(match, 0, KeepNoClaim())
    assert table(match).first == 0


def test_with_two_players_the_second_draws_two_claims() -> None:
    match = opened(bare(2), "claims", [(0, "2"), (1, "1")])
    do(match, 0, KeepNoClaim())
    assert len(match.state.screens[1].drawn_claims) == 2


def test_with_two_bid_points_the_whole_group_is_kept() -> None:
    match = bare(open="spy1 spy2 spy3 soldier1 soldier2")
    match = opened(match, "workforce", [(0, "1 1")])
    do(match, 0, SplitCards(0))
    told = do(match, 0, TakeGroup(0))
    assert of(CardsTaken, told)[0].cards == tuple(sorted([card("spy2"), card("spy3")]))
    assert table(match).hands[0] == 2


def test_what_nobody_takes_is_discarded_before_the_next_space() -> None:
    match = bare(open="spy1 spy2 spy3 soldier1 soldier2")
    match = opened(match, "workforce", [(0, "2")], later=[("soldier", 1, "1")])
    do(match, 0, SplitCards(0))
    told = do(match, 0, TakeGroup(2))
    assert len(of(CardsDiscarded, told)[0].cards) == 4
    assert (table(match).groups, sum(table(match).discards)) == ([], 4)
    kinds = [type(event) for event in told]
    assert kinds.index(CardsDiscarded) < kinds.index(SpaceOpened)


def test_turns_in_the_first_two_spaces_have_no_points() -> None:
    match = opened(bare(open="spy1 spy2"), "claims", [(0, "2")], later=[("workforce", 0, "1")])
    assert (table(match).points, table(match).kind) == (0, MIXED)
    do(match, 0, KeepNoClaim())
    do(match, 0, SplitCards(0))
    assert (table(match).active, table(match).points, table(match).kind) == (0, 0, MIXED)


def test_markers_come_back_after_their_space() -> None:
    match = opened(bare(), "soldier", [(0, "1")], later=[("scholar", 0, "1")])
    do(match, 0, EndTurn())
    assert table(match).active == 0
    assert table(match).heights == [0] * 24 + [1, 0, 0, 0]
