"""The rulings on doubtful points, each by its number; options have a file of their own."""

from __future__ import annotations

import pytest

from regency.games.allegoria.effects.cards import shuffle_claims
from regency.games.allegoria.model.actions import (
    Advance,
    Battle,
    CentralSubterfuge,
    ChooseKind,
    Commerce,
    DeclareStar,
    DivideSpoils,
    EndTurn,
    ExchangeGuild,
    GrantClaim,
    GrantGuild,
    KeepClaim,
    KeepNoClaim,
    LowerTrack,
    Raid,
    Recruit,
    ReplaceWorker,
    SplitCards,
    Subterfuge,
    Supplement,
    Wages,
)
from regency.games.allegoria.model.events import StarDeclared
from regency.games.allegoria.model.language import END_GAME
from regency.games.allegoria.model.reasons import (
    DeployOnly,
    GuildAssigned,
    NoAnarchyLeft,
    NotAdjacent,
    RaidAtHome,
    SoldiersInTheWay,
    SupplementClosed,
    TaskOnly,
)
from regency.games.allegoria.printed.terms import (
    BANKERS_GUILD,
    CENTRE,
    DEPLOY,
    FOR_INFLUENCE,
    FOR_TRACK,
    INTRIGUE,
    MERCHANT,
    MERCHANTS_GUILD,
    MIXED,
    SOLDIER,
    SOLDIERS_GUILD,
    SPIES_GUILD,
    SPY,
    STRENGTH,
    TASK,
)
from regency.games.allegoria.rules.conditions import holds
from tests.games.allegoria.builder import Game, bare, decreed, opened, turn
from tests.games.allegoria.dice import fought
from tests.games.allegoria.names import END_CLAIM
from tests.games.allegoria.play import asked, can, completed, count, do, of, refused, table, track

pytestmark = pytest.mark.both
NO_SECOND = 5


def rows(match: Game) -> list[tuple[int, int, int]]:
    """Who acts with how many points of which kind, as the turns come."""
    found = []
    space = table(match).space
    while table(match).space == space and table(match).active >= 0:
        seat = table(match).active
        found.append((seat, table(match).points, table(match).kind))
        if asked(match, seat) == "ChoosePoints":
            do(match, seat, ChooseKind(0))
        do(match, seat, EndTurn())
    return found


def test_a01_the_lower_of_two_bidders_has_one_deploy_point() -> None:
    match = opened(bare(), "soldier", [(0, "2"), (1, "1")])
    assert rows(match) == [(0, 3, MIXED), (1, 1, DEPLOY)]


def test_a01_with_four_players_the_lowest_of_three_too() -> None:
    match = opened(bare(4), "soldier", [(0, "1"), (1, "2 1"), (2, "2")])
    assert [(seat, points) for seat, points, _ in rows(match)] == [(1, 3), (2, 2), (0, 1)]


def test_a02_a_sole_bidder_uses_the_first_row() -> None:
    assert rows(opened(bare(), "soldier", [(2, "1")])) == [(2, 3, MIXED)]


def test_a02_a_sole_bidder_takes_the_first_player_marker_and_splits() -> None:
    match = opened(bare(), "claims", [(2, "1")])
    do(match, 2, KeepNoClaim())
    assert table(match).first == 2
    match = opened(bare(open="spy1 spy2 spy3 soldier1 soldier2"), "workforce", [(2, "1")])
    do(match, 2, SplitCards(0))
    assert asked(match, 2) == "ChooseGroup"


def test_a03_the_lowest_bidder_rule_does_not_hold_in_space_one() -> None:
    match = opened(bare(), "claims", [(0, "2"), (1, "1")])
    do(match, 0, KeepNoClaim())
    assert len(match.state.screens[1].drawn_claims) == 3


@pytest.mark.parametrize(("kind", "reason"), [(0, DeployOnly()), (1, TaskOnly())])
def test_a04_supplements_of_the_second_rank_are_of_the_kind_chosen(kind: int, reason: object) -> None:
    match = bare(4, tracks={1: "strength5"}, workers={1: "3soldier@centre"})
    match = opened(match, "soldier", [(0, "2 1 1"), (1, "2 1"), (2, "2"), (3, "1")])
    do(match, 0, EndTurn())
    do(match, 1, ChooseKind(kind))
    spent = [Recruit(), Recruit()] if kind == 0 else [Raid(CENTRE, 1)]
    do(match, 1, *spent, Supplement())
    assert refused(match, 1, Raid(CENTRE, 1) if kind == 0 else Recruit()) == reason


def test_a04_a_task_point_and_a_supplement_make_a_grant() -> None:
    match = turn(bare(4, tracks={1: "wealth5"}), "banker", 1, points=1, kind=TASK)
    do(match, 1, GrantGuild(SOLDIERS_GUILD))
    assert (track(match, 1, "wealth"), table(match).guilds[1]) == (4, (SOLDIERS_GUILD,))


def test_a05_the_group_size_is_read_after_a_supplement_is_paid() -> None:
    match = turn(bare(tracks={0: "strength3"}, workers={0: "2soldier@0"}), "soldier", points=0)
    do(match, 0, Supplement())
    assert can(match, 0, Advance(0, CENTRE, 1))
    assert not can(match, 0, Advance(0, CENTRE, 2))


def test_a06_fewer_than_the_group_size_may_move() -> None:
    match = turn(bare(tracks={0: "strength9"}, workers={0: "3soldier@0"}), "soldier")
    assert [can(match, 0, Advance(0, CENTRE, number)) for number in (1, 2, 3)] == [True] * 3


def test_a07_workers_may_go_back_from_an_opponents_home_and_from_the_centre() -> None:
    match = turn(bare(workers={0: "soldier@1"}), "soldier")
    do(match, 0, Advance(1, CENTRE, 1), Advance(CENTRE, 0, 1))
    assert count(match, 0, "soldier", 0) == 1


def test_a08_a_third_partys_soldiers_force_a_battle() -> None:
    match = turn(bare(workers={0: "soldier@1", 2: "soldier@1"}), "soldier")
    assert refused(match, 0, Raid(1, 1)) == SoldiersInTheWay(1)
    assert can(match, 0, Battle(1, 2, 0))


def test_a09_on_the_own_battlefield_there_is_a_battle_but_never_a_raid() -> None:
    match = turn(bare(workers={0: "soldier@0", 1: "soldier@0"}), "soldier")
    assert can(match, 0, Battle(0, 1, 0))
    match = turn(bare(workers={0: "soldier@0"}), "soldier")
    assert refused(match, 0, Raid(0, 1)) == RaidAtHome()


def lost_battle(seed: int) -> Game:
    match = bare(seed=seed, workers={0: "2soldier@centre", 1: "3soldier@centre"})
    return turn(match, "soldier")


def test_a10_spoils_beyond_the_soldiers_left_are_influence() -> None:
    match = fought(lost_battle, 0, Battle(CENTRE, 1, 0), roll=0, defence=3)
    do(match, 1, DivideSpoils(1))
    assert (count(match, 0, "soldier", "centre"), table(match).influence[1]) == (0, 3)


def test_a11_a_winning_defender_divides_the_spoils() -> None:
    match = fought(lost_battle, 0, Battle(CENTRE, 1, 0), roll=0, defence=0)
    assert (asked(match, 0), asked(match, 1)) == ("", "DivideTheSpoils")
    do(match, 1, DivideSpoils(0))
    assert table(match).influence == [0, 1, 0]
    assert asked(match, 0) == "TakeActions"


def test_a12_subterfuge_on_a_track_at_zero_is_no_reduction() -> None:
    match = bare(workers={0: "2spy@1"}, tracks={1: "intrigue1"}, held={0: "impaler"})
    match = turn(match, "spy")
    do(match, 0, Subterfuge(1, STRENGTH, NO_SECOND), Subterfuge(1, INTRIGUE, NO_SECOND))
    assert (completed(match, 0), table(match).diplomacy[0]) == ([], 1)


def test_a13_subterfuge_with_diplomacy_at_its_end() -> None:
    match = turn(bare(workers={0: "spy@1"}, diplomacy={0: 5}), "spy")
    do(match, 0, Subterfuge(1, STRENGTH, NO_SECOND))
    assert table(match).diplomacy[0] == 5


def test_a14_a_second_central_subterfuge_only_costs_anarchy() -> None:
    match = turn(bare(workers={0: "2spy@centre"}), "spy")
    do(match, 0, CentralSubterfuge(), CentralSubterfuge())
    assert (table(match).diplomacy[0], table(match).anarchy[0]) == (1, 2)


def test_a15_the_impaler_with_one_subterfuge_and_a_marker() -> None:
    match = bare(workers={0: "spy@1"}, tracks={1: "intrigue1 strength1"}, held={0: "impaler"})
    match = turn(match, "spy")
    do(match, 0, Subterfuge(1, STRENGTH, INTRIGUE))
    assert (completed(match, 0), table(match).anarchy[0], table(match).supply[0]) == (["impaler"], 1, 10)


def test_a16_an_opponent_at_twelve_gains_nothing_but_the_deal_stands() -> None:
    match = bare(workers={0: "merchant@1"}, tracks={0: "wealth2", 1: "wealth12"}, merchant="E")
    match = turn(match, "merchant")
    do(match, 0, Commerce(1, 0, FOR_TRACK))
    assert (track(match, 1, "wealth"), track(match, 0, "trade")) == (12, 2)


def test_a17_influence_is_as_much_as_the_track_would_be() -> None:
    match = bare(workers={0: "merchant@1"}, tracks={0: "trade3"}, merchant="L")
    match = turn(match, "merchant")
    do(match, 0, Commerce(1, 1, FOR_INFLUENCE))
    assert (table(match).influence[0], track(match, 0, "wealth")) == (5, 0)


def test_a18_paying_across_a_threshold_does_not_stop_supplementing() -> None:
    match = bare(workers={0: "2merchant@centre"}, tracks={0: "trade6 wealth3"}, merchant="E")
    match = turn(match, "merchant", points=1)
    do(match, 0, Commerce(CENTRE, 1, FOR_TRACK), Supplement())
    assert (track(match, 0, "trade"), table(match).anarchy[0]) == (4, 0)


def test_a19_unusable_points_do_not_stand_in_the_way_of_a_supplement() -> None:
    match = turn(bare(tracks={0: "wealth5"}), "banker", points=1)
    assert match.options(0)[-2:] == [Supplement(), EndTurn()]
    assert can(match, 0, GrantClaim())
    match = turn(bare(tracks={0: "wealth5"}, workers={0: "spy@0"}), "banker", points=1)
    assert not can(match, 0, Supplement())
    assert can(match, 0, GrantClaim())


def test_a20_the_second_point_of_a_grant_may_follow_a_crossing() -> None:
    match = turn(bare(tracks={0: "wealth6"}), "banker", points=0)
    do(match, 0, Supplement())
    assert (track(match, 0, "wealth"), table(match).anarchy[0]) == (5, 1)
    do(match, 0, GrantGuild(BANKERS_GUILD))
    assert (track(match, 0, "wealth"), table(match).anarchy[0]) == (4, 1)
    assert refused(match, 0, Supplement()) == SupplementClosed()


def test_a20_but_not_after_the_point_was_spent_otherwise() -> None:
    match = turn(bare(tracks={0: "wealth6"}, workers={0: "spy@0"}), "banker", points=0)
    do(match, 0, Supplement(), Wages(SPY, 0, CENTRE, 1))
    assert not can(match, 0, GrantGuild(BANKERS_GUILD))


def test_a21_no_guild_twice() -> None:
    match = turn(bare(guilds={0: [SOLDIERS_GUILD]}), "banker")
    assert refused(match, 0, GrantGuild(SOLDIERS_GUILD)) == GuildAssigned(SOLDIERS_GUILD)
    match = turn(bare(guilds={0: [SOLDIERS_GUILD, SPIES_GUILD]}), "banker")
    assert refused(match, 0, ExchangeGuild(SPIES_GUILD, SOLDIERS_GUILD)) == GuildAssigned(SPIES_GUILD)


def test_a22_a_guild_does_not_change_the_bid() -> None:
    match = opened(bare(guilds={0: [SOLDIERS_GUILD]}), "soldier", [(0, "*"), (1, "1")])
    do(match, 0, DeclareStar(0, SOLDIERS_GUILD))
    assert table(match).bids[:2] == [1, 1]


def test_a23_stars_are_declared_from_left_to_right() -> None:
    match = opened(bare(), "soldier", [(2, "*"), (0, "*"), (1, "1 *")])
    for seat in (2, 0, 1):
        assert asked(match, seat) == "Declare"
        assert of(StarDeclared, do(match, seat, DeclareStar(1, 5))) == [StarDeclared(seat, 2)]
    assert table(match).ranking == (1, 2, 0)


def test_a24_a_guild_effect_completes_a_claim() -> None:
    match = bare(guilds={0: [SOLDIERS_GUILD]}, tracks={0: "strength7"}, held={0: "mighty"})
    match = opened(match, "claims", [(0, "*"), (1, "1")])
    do(match, 0, DeclareStar(0, SOLDIERS_GUILD))
    assert completed(match, 0) == ["mighty"]


def test_a25_what_others_fulfil_counts_only_if_it_still_holds_in_the_next_own_turn() -> None:
    match = bare(
        tracks={0: "wealth7", 1: "wealth2"}, held={0: "golden"}, workers={1: "merchant@0"}, merchant="E"
    )
    match = opened(match, "merchant", [(1, "2"), (0, "1")])
    do(match, 1, Commerce(0, 0, FOR_TRACK))
    assert (track(match, 0, "wealth"), completed(match, 0)) == (8, [])
    do(match, 1, EndTurn())
    assert completed(match, 0) == ["golden"]


def test_a26_of_an_empty_deck_as_many_claims_as_there_are() -> None:
    match = bare()
    g = match.state
    g.screens[2].claims, g.table.slots[2] = list(range(47)), ((0, 0, 0),) * 47
    g.box.claims, g.table.claim_deck = [47], 1
    match = opened(match, "claims", [(0, "2"), (1, "1")])
    assert match.state.screens[0].drawn_claims == [47]
    do(match, 0, KeepClaim(47))
    assert asked(match, 1) != "KeepDrawn"


def test_a26_an_empty_deck_is_made_of_the_discards() -> None:
    match = bare()
    g = match.state
    g.box.claims, g.box.claim_discards = [], g.box.claims
    g.table.claim_deck, g.table.claim_discards = 0, 48
    shuffle_claims(g)
    assert (g.table.claim_deck, g.table.claim_discards, len(g.box.claims)) == (48, 0, 48)


def test_a27_influence_is_unlimited() -> None:
    match = turn(bare(workers={0: "soldier@1"}, influence={0: 85}), "soldier")
    do(match, 0, Raid(1, 1))
    assert table(match).influence[0] == 86


def test_a28_without_markers_nothing_that_costs_one_can_be_chosen() -> None:
    full = {1: 12, 2: 12}
    match = bare(
        anarchy=full, workers={0: "soldier@centre soldier@1", 1: "soldier@1"}, tracks={0: "strength6"}
    )
    match = turn(match, "soldier", points=1)
    assert refused(match, 0, Raid(CENTRE, 1)) == NoAnarchyLeft()
    assert refused(match, 0, Battle(1, 1, 1)) == NoAnarchyLeft()
    do(match, 0, Recruit())
    assert refused(match, 0, Supplement()) == NoAnarchyLeft()


def test_a28_compulsory_markers_of_decrees_are_skipped() -> None:
    match = decreed(bare(edict="tax-revolt", anarchy={1: 12, 2: 12}))
    assert table(match).anarchy == [0, 12, 12]


def test_a28_a_claim_drawn_by_a_grant_must_be_kept_then() -> None:
    match = turn(bare(anarchy={1: 12, 2: 12}), "banker")
    do(match, 0, GrantClaim())
    assert match.options(0) == [KeepClaim(match.state.screens[0].drawn_claims[0])]


def test_a30_a_duty_that_cannot_be_done_is_nothing() -> None:
    match = decreed(bare(edict="uprising", anarchy={1: 12, 2: 12}))
    assert asked(match, 0) == "PlaceBid"


def test_a31_hands_are_secret_but_their_size_is_open() -> None:
    match = bare(hands={0: "spy1 spy2"})
    assert table(match).hands[0] == 2
    assert match.state.sight(1).own.hand == [0] * 18


def test_a32_leaving_the_first_alms_space_by_a_decree_counts() -> None:
    match = decreed(bare(edict="day-of-mercy", tracks={0: "strength1"}))
    do(match, 0, LowerTrack(STRENGTH))
    assert table(match).alms[0] == 1


def test_a33_the_spys_guild_works_with_an_empty_supply() -> None:
    match = bare(guilds={0: [SPIES_GUILD]}, workers={0: "9soldier@0 soldier@centre"})
    match = opened(match, "soldier", [(0, "*")])
    do(match, 0, DeclareStar(0, SPIES_GUILD), ReplaceWorker(CENTRE, SOLDIER, MERCHANT))
    assert (count(match, 0, "merchant", "centre"), count(match, 0, "soldier", "centre")) == (1, 0)


def test_a34_a_tie_is_not_more_than_every_opponent() -> None:
    warlike = END_GAME[3][END_CLAIM["warlike"]]
    assert not holds(warlike, table(bare(tracks={0: "strength8", 1: "strength8"})), 0, 0)
    assert holds(warlike, table(bare(tracks={0: "strength8", 1: "strength7"})), 0, 0)


def test_d26_a_group_is_not_split_and_homes_are_not_adjacent() -> None:
    match = turn(bare(tracks={0: "strength9"}, workers={0: "3soldier@1"}), "soldier")
    assert refused(match, 0, Advance(1, 2, 1)) == NotAdjacent()


def test_d12_a_guild_needs_a_star_that_counts_one() -> None:
    match = opened(bare(guilds={0: [MERCHANTS_GUILD]}), "soldier", [(0, "*")])
    do(match, 0, DeclareStar(1, 5))
    assert track(match, 0, "trade") == 0
