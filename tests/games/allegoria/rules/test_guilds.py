"""The five Guilds, and cards that run out."""

from __future__ import annotations

import pytest

from regency.games.allegoria.model.actions import (
    Apprenticeship,
    BuyCard,
    DeclareStar,
    Decline,
    KeepCard,
    PlaceMarker,
    ReplaceWorker,
    SplitCards,
    TakeGroup,
)
from regency.games.allegoria.model.events import CardsOffered, GuildActivated
from regency.games.allegoria.printed.terms import (
    BANKERS_GUILD,
    GUILD,
    MERCHANTS_GUILD,
    SCHOLARS_GUILD,
    SOLDIER,
    SOLDIERS_GUILD,
    SPIES_GUILD,
    SPY,
)
from tests.games.allegoria.builder import Game, bare, opened, planning, turn
from tests.games.allegoria.names import SPACE, card
from tests.games.allegoria.play import asked, can, count, deeds, do, of, table, track, tracks

pytestmark = pytest.mark.both
NO_SECOND = 5


@pytest.mark.parametrize(
    ("guild", "raised"), [(SOLDIERS_GUILD, [1, 1, 0, 0, 0]), (MERCHANTS_GUILD, [0, 0, 1, 0, 1])]
)
def test_guilds_that_raise_two_tracks(guild: int, raised: list[int]) -> None:
    match = opened(bare(guilds={0: [guild]}), "soldier", [(0, "*")])
    do(match, 0, DeclareStar(0, guild))
    assert tracks(match, 0) == raised


@pytest.mark.parametrize(
    "guild", [SOLDIERS_GUILD, SPIES_GUILD, MERCHANTS_GUILD, BANKERS_GUILD, SCHOLARS_GUILD]
)
def test_activating_a_guild_is_a_deed_of_the_turn_in_that_space(guild: int) -> None:
    match = opened(bare(guilds={0: [guild]}, workers={0: "spy@0"}), "banker", [(0, "*")])
    told = do(match, 0, DeclareStar(0, guild))
    assert of(GuildActivated, told) == [GuildActivated(0, guild)]
    assert deeds(match) == [(GUILD, guild, SPACE["banker"])]


def test_a_star_without_its_guild_is_no_deed() -> None:
    match = opened(bare(guilds={0: [SOLDIERS_GUILD]}), "banker", [(0, "*")])
    told = do(match, 0, DeclareStar(0, NO_SECOND))
    assert (of(GuildActivated, told), deeds(match)) == ([], [])


def test_a_full_track_is_skipped() -> None:
    match = opened(bare(guilds={0: [SOLDIERS_GUILD]}, tracks={0: "strength12"}), "soldier", [(0, "*")])
    do(match, 0, DeclareStar(0, SOLDIERS_GUILD))
    assert tracks(match, 0) == [12, 1, 0, 0, 0]


def test_the_spys_guild_needs_a_worker_on_the_map() -> None:
    match = opened(bare(guilds={0: [SPIES_GUILD]}), "soldier", [(0, "*")])
    assert not can(match, 0, DeclareStar(0, SPIES_GUILD))


def test_the_spys_guild_swaps_any_own_worker_in_its_territory() -> None:
    match = bare(guilds={0: [SPIES_GUILD]}, workers={0: "spy@1 soldier@0"})
    match = opened(match, "soldier", [(0, "*")])
    do(match, 0, DeclareStar(0, SPIES_GUILD), ReplaceWorker(1, SPY, SOLDIER))
    assert (count(match, 0, "spy", 1), count(match, 0, "soldier", 1)) == (0, 1)
    assert table(match).supply[0] == 8


def test_the_scholars_guild_keeps_a_card_and_sells_the_others() -> None:
    match = bare(
        guilds={0: [SCHOLARS_GUILD]}, deck="spy1 spy2 banker3 joker1", tracks={1: "wealth1", 0: "wealth12"}
    )
    match = opened(match, "soldier", [(0, "*")])
    do(match, 0, DeclareStar(0, SCHOLARS_GUILD))
    assert len(match.state.screens[0].drawn_cards) == 4
    told = do(match, 0, KeepCard(card("banker3")))
    assert of(CardsOffered, told) == [
        CardsOffered(0, tuple(sorted([card("spy1"), card("spy2"), card("joker1")])))
    ]
    do(match, 1, BuyCard(card("spy2")))
    assert (track(match, 0, "wealth"), track(match, 1, "wealth")) == (12, 0)
    assert asked(match, 2) == ""  # without Wealth nobody is asked
    assert table(match).hands == [1, 1, 0]
    assert table(match).discards[card("spy1")] == table(match).discards[card("joker1")] == 1


def test_nobody_has_to_buy() -> None:
    match = bare(
        guilds={0: [SCHOLARS_GUILD]}, tracks={1: "wealth1", 2: "wealth1"}, deck="spy1 spy1 spy1 spy1"
    )
    match = opened(match, "soldier", [(0, "*")])
    do(match, 0, DeclareStar(0, SCHOLARS_GUILD), KeepCard(card("spy1")))
    do(match, 1, Decline())
    do(match, 2, Decline())
    assert table(match).discards[card("spy1")] == 3


def hoarded(match: Game, left: int) -> Game:
    """All Workforce cards but so many are in the hand of the last seat."""
    g = match.state
    keep, rest = g.box.deck[:left], g.box.deck[left:]
    g.box.deck, g.table.deck = keep, left
    g.screens[2].hand = [rest.count(face) for face in range(18)]
    g.table.hands[2] = len(rest)
    return match


@pytest.mark.parametrize("left", [0, 1])
def test_an_apprenticeship_needs_a_card_to_draw(left: int) -> None:
    match = turn(hoarded(bare(), left), "scholar")
    assert can(match, 0, Apprenticeship()) == (left > 0)


def test_nobody_is_asked_to_buy_when_nothing_is_left() -> None:
    match = hoarded(bare(guilds={0: [SCHOLARS_GUILD]}, tracks={1: "wealth1", 2: "wealth1"}), 2)
    match = opened(match, "soldier", [(0, "*")])
    do(match, 0, DeclareStar(0, SCHOLARS_GUILD))
    do(match, 0, of(KeepCard, match.options(0))[0])
    do(match, 1, of(BuyCard, match.options(1))[0])
    assert asked(match, 2) == ""


def test_without_any_card_the_scholars_guild_asks_nothing() -> None:
    match = opened(hoarded(bare(guilds={0: [SCHOLARS_GUILD]}), 0), "soldier", [(0, "*")])
    do(match, 0, DeclareStar(0, SCHOLARS_GUILD))
    assert asked(match, 0) == "TakeActions"


def test_with_too_few_open_cards_some_groups_are_smaller() -> None:
    match = opened(bare(open="spy1 spy2"), "workforce", [(0, "2"), (1, "1 1"), (2, "1")])
    do(match, 2, SplitCards(12))
    assert table(match).groups == [(card("spy1"), card("spy2")), (), ()]
    assert match.options(0) == [TakeGroup(0)]
    do(match, 0, TakeGroup(0))
    assert [asked(match, seat) for seat in (1, 2)] != ["ChooseGroup", "ChooseGroup"]
    assert table(match).hands == [2, 0, 0]


def test_when_all_have_placed_six_markers_the_first_space_is_opened() -> None:
    match = planning(bare(2))
    for marker, space in ((0, 3), (0, 3), (1, 4), (1, 4), (2, 5)):
        for seat in (0, 1):
            do(match, seat, PlaceMarker(marker, space))
    do(match, 0, PlaceMarker(3, 6))
    assert table(match).space == -1
    do(match, 1, PlaceMarker(3, 6))
    assert (table(match).space, table(match).active, table(match).points) == (4, 0, 3)
    assert table(match).ranking == (0, 1)
