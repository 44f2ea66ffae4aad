"""Setting the game up."""

from __future__ import annotations

from collections import Counter

import pytest

from regency.games.council import RULES
from regency.games.council.model.events import CardsDrawn, MapLaid, NeutralBuilt, TurnBegan
from regency.games.council.model.options import Options
from regency.games.council.model.state import council_of, face_up
from regency.games.council.printed.tables import LETTERS, NOTHING, PERMITS
from regency.kernel.errors import Refused, WrongSeatCount
from regency.kernel.match import Match
from tests.games.council.builder import Game, printed
from tests.games.council.names import BALCONY, TOKEN, cards, city
from tests.games.council.play import of, table

pytestmark = pytest.mark.both
SEATS = pytest.mark.parametrize("seats", [2, 3, 4])
SEEDS = range(40)


def new(seats: int = 4, seed: int = 1, options: Options | None = None) -> Game:
    match: Game = Match.start(RULES, seats, options, seed)
    RULES.check(match.state)
    return match


@SEATS
def test_seats_start_with_more_coins_and_assistants_the_later_they_play(seats: int) -> None:
    """R7."""
    t = table(new(seats))
    assert t.coins == [10, 11, 12, 13][:seats]
    assert t.assistants == [1, 2, 3, 4][:seats]
    assert t.assistant_pool == 48 - sum(t.assistants)
    assert t.points == t.nobility == t.built == [0] * seats
    assert not any(t.permits) and not any(t.used) and len(t.permits) == len(t.used) == seats


@SEATS
def test_everybody_holds_six_cards_and_the_first_seat_has_drawn_one_more(seats: int) -> None:
    """R7, D12."""
    match = new(seats)
    t = table(match)
    assert t.hands == [sum(screen.hand) for screen in match.state.screens] == [7] + [6] * (seats - 1)
    assert t.deck == len(match.state.box.deck) == 90 - 6 * seats - 1
    assert t.discards == [0] * 7
    assert (t.active, t.turn, t.main_actions, t.quick_actions, t.main_done) == (0, 1, 1, 1, False)
    assert (t.trigger, t.finished) == (NOTHING, False)
    assert (t.tiles, t.king_rewards) == ([NOTHING] * 7, [NOTHING] * 5)
    assert match.waited_for() == [0]


@SEATS
def test_two_permits_a_region_lie_face_up_and_thirteen_in_the_stack(seats: int) -> None:
    """D12."""
    match = new(seats)
    t = table(match)
    for region in range(3):
        up = [face_up(t, region, slot) for slot in (0, 1)]
        assert sorted(up + match.state.box.stacks[region]) == list(range(15 * region, 15 * region + 15))
    assert t.stacks == [13, 13, 13]


@SEATS
def test_every_city_but_the_kings_has_a_token_and_no_token_lies_twice(seats: int) -> None:
    """Ruling 3."""
    for seed in SEEDS:
        t = table(new(seats, seed))
        laid = [t.tokens[place] for place in range(15) if place != t.king]
        assert sorted(laid) == list(range(14))
        assert t.tokens[t.king] == NOTHING


def test_sixteen_councillors_are_seated_and_eight_left_of_four_a_colour() -> None:
    """D12."""
    t = table(new())
    assert (len(t.councils), sum(t.pool)) == (16, 8)
    assert [t.councils.count(colour) + t.pool[colour] for colour in range(6)] == [4] * 6


def test_the_politics_deck_is_shuffled_whole() -> None:
    match = new()
    held = Counter(match.state.box.deck)
    for screen in match.state.screens:
        held.update({kind: count for kind, count in enumerate(screen.hand) if count})
    assert held == dict.fromkeys(range(6), 14) | {6: 6}
    assert match.state.box.deck != sorted(match.state.box.deck)


def test_everybody_is_told_the_map_and_the_first_turn() -> None:
    assert list(new(3, options=Options(coast="A", hills="B", mountains="A")).opening) == [
        MapLaid(0, 1, 0),
        TurnBegan(0, 1),
        CardsDrawn(0, 1),
    ]


def test_neutral_emporiums_stand_in_the_cities_of_one_permit_a_region() -> None:
    """R8, ruling 21: with two players, three to nine, of tiles that were in the stacks."""
    seen = set()
    for seed in SEEDS:
        match = new(2, seed)
        neutral = [e.city for e in of(NeutralBuilt, match.opening)]
        owners = table(match).owners
        assert sorted(neutral) == [place for place in range(15) if owners[place] == 1 << 4]
        assert 3 <= len(neutral) <= 9 and set(owners) <= {0, 1 << 4}
        for region in range(3):
            named = [place for place in neutral if place // 5 == region]
            assert any(PERMITS[tile].cities == named for tile in match.state.box.stacks[region])
        seen.add(len(neutral))
    assert len(seen) > 4


@pytest.mark.parametrize("seats", [3, 4])
def test_there_are_no_neutral_emporiums_with_three_or_four(seats: int) -> None:
    assert all(table(new(seats, seed)).owners == [0] * 15 for seed in SEEDS)


def test_the_drawn_tiles_are_shuffled_back_into_their_stacks() -> None:
    """Ruling 21: with the same seed and three players the face-up tiles are the same, the stacks are not."""
    two, three = new(2, 5), new(3, 5)
    assert table(two).market == table(three).market
    for mine, other in zip(two.state.box.stacks, three.state.box.stacks, strict=True):
        assert sorted(mine) == sorted(other)
        assert mine != other


def test_sides_tokens_councils_and_stacks_differ_from_seed_to_seed() -> None:
    tables = [table(new(4, seed)) for seed in SEEDS]
    assert {t.atlas for t in tables} == set(range(8))
    assert len({tuple(t.tokens) for t in tables}) == len(tables)
    assert len({tuple(t.councils) for t in tables}) == len(tables)
    assert len({tuple(t.market) for t in tables}) == len(tables)


def test_a_chosen_side_does_not_move_what_is_drawn_by_chance() -> None:
    for seed in SEEDS:
        free = table(new(4, seed))
        chosen = table(new(4, seed, Options(coast="B")))
        assert chosen.atlas == free.atlas | 0b100
        assert chosen.market == free.market and chosen.councils == free.councils


@pytest.mark.parametrize("seats", [1, 5])
def test_it_is_a_game_for_two_to_four(seats: int) -> None:
    """Ruling 35."""
    with pytest.raises(Refused) as error:
        new(seats)
    assert error.value.reason == WrongSeatCount("council", seats, 2, 4)


def test_the_illustrated_setup_accounts_for_every_piece(illustrated: Game) -> None:
    """R9."""
    t = table(illustrated)
    assert LETTERS[t.king] == "J" and t.tokens[city("J")] == NOTHING
    assert t.tokens[city("G")] in TOKEN["assistant and coin"]
    assert council_of(t, BALCONY["king"]) == cards("pink pink blue white")
    assert t.pool == [0, 2, 1, 1, 2, 2]
    assert [printed(tile) for tile in t.market] == ["B", "CDE", "J", "G", "KNO", "KL"]
    assert sum(t.tokens[place] in TOKEN["nobility"] for place in range(15)) == 2
