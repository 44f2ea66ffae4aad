"""Imagined worlds: all that a seat cannot tell from the true one, the likely ones more often."""

from __future__ import annotations

from collections import Counter
from math import sqrt

import pytest

from regency.games.council import RULES
from regency.games.council.model.state import Council
from regency.kernel.rng import Rng, stream
from regency.kernel.rules import imagined
from regency.kernel.wire import view_bytes
from tests.games.council.builder import Game, position
from tests.games.council.names import change, end, permit
from tests.games.council.play import do, hand, table

pytestmark = pytest.mark.both
WORLDS = 2_000
SIGMAS = 5  # beyond so many standard deviations in fewer than one of a million tries


def rng(label: str = "worlds") -> Rng:
    return stream(bytes(32), label, 0)


def world(match: Game, seat: int, chance: Rng) -> Council:
    found: Council = imagined(RULES, match.look(seat), match.notes[seat], chance)
    RULES.check(found)
    return found


def secrets(g: Council) -> tuple[object, ...]:
    return tuple(g.box.deck), [s.hand for s in g.screens], g.box.stacks


@pytest.mark.parametrize("seat", range(4))
def test_the_dreamer_sees_the_same_and_keeps_the_own_hand(seat: int) -> None:
    match = position(permits=["A", "K L"], used=["B"])
    found = world(match, seat, rng())
    assert view_bytes(found.sight(seat)) == view_bytes(match.look(seat))
    assert found.screens[seat].hand == hand(match, seat)
    assert found.screens[seat].hand is not match.state.screens[seat].hand
    assert RULES.agrees(match.notes[seat], found)  # type: ignore[arg-type]


def test_two_imagined_worlds_differ_from_each_other_and_from_the_truth() -> None:
    match = position()
    chance = rng()
    one, other = world(match, 0, chance), world(match, 0, chance)
    assert secrets(one) != secrets(other) != secrets(match.state) != secrets(one)
    assert len({one.seed, other.seed, match.state.seed}) == 3


def test_the_truth_is_not_touched() -> None:
    match = position()
    before = secrets(match.state.clone())
    found = world(match, 1, rng())
    found.screens[1].hand[0] += 5
    found.table.coins[0] = 0
    assert secrets(match.state) == before and table(match).coins[0] != 0


def test_a_spectator_imagines_every_hand() -> None:
    match = position(hands=["white black", "pink", "", "3xjoker"])
    found = imagined(RULES, match.watch(), None, rng())
    RULES.check(found)
    assert [sum(screen.hand) for screen in found.screens] == [2, 1, 0, 3]
    assert view_bytes(found.view()) == view_bytes(match.watch())
    hands = {
        tuple(imagined(RULES, match.watch(), None, stream(bytes(32), "x", n)).screens[0].hand)
        for n in range(20)
    }
    assert len(hands) > 5


def test_unseen_cards_are_in_a_rivals_hand_as_often_as_their_share_says() -> None:
    """Two thousand worlds: each kind within five standard deviations of its share of the unseen cards."""
    match = position(
        3,
        hands=["5xwhite 3xblack joker", "6xpink", "2xblue orange purple"],
        discards="4xorange 9xpurple 5xblue",
    )
    t = table(match)
    unseen = [t.cards[kind] - t.discards[kind] - hand(match, 0)[kind] for kind in range(7)]
    chance = rng()
    held: dict[int, Counter[int]] = {1: Counter(), 2: Counter()}
    tops: Counter[int] = Counter()
    for _ in range(WORLDS):
        found: Council = imagined(RULES, match.look(0), match.notes[0], chance)
        for rival, counts in held.items():
            counts.update({kind: found.screens[rival].hand[kind] for kind in range(7)})
        tops[found.box.deck[-1]] += 1
    for counts, cards in ((held[1], 6), (held[2], 4), (tops, 1)):
        assert sum(counts.values()) == WORLDS * cards
        for kind in range(7):
            share = unseen[kind] / sum(unseen)
            spread = sqrt(WORLDS * cards * share * (1 - share))
            assert abs(counts[kind] - WORLDS * cards * share) < SIGMAS * spread


def test_every_tile_out_of_sight_is_on_top_of_its_stack_equally_often() -> None:
    match = position(permits=["A D"], used=["", "B"], market={"coast": "C E"})
    chance = rng()
    tops: Counter[int] = Counter()
    for _ in range(WORLDS):
        found: Council = imagined(RULES, match.look(2), match.notes[2], chance)
        tops[found.box.stacks[0][-1]] += 1
    assert set(tops) == set(range(15)) - {permit(name) for name in "ABCDE"}
    spread = sqrt(WORLDS * 0.1 * 0.9)
    assert all(abs(count - WORLDS / 10) < SIGMAS * spread for count in tops.values())


def test_permits_put_under_a_stack_are_imagined_there() -> None:
    match = position(assistants=[1], market={"hills": "J G"})
    do(match, 0, change("hills"))
    chance = rng()
    worlds = [world(match, 2, chance) for _ in range(20)]
    assert all(g.box.stacks[1][:2] == [permit("G"), permit("J")] for g in worlds)
    assert len({tuple(g.box.stacks[1]) for g in worlds}) == 20
    forgetful = [imagined(RULES, match.look(2), None, chance) for _ in range(20)]
    assert any(g.box.stacks[1][:2] != [permit("G"), permit("J")] for g in forgetful)


def test_colours_gone_from_the_deck_after_a_shuffle_are_imagined_in_hands() -> None:
    """All white cards were held when the discards were shuffled: no white card can be in the deck."""
    match = position(3, hands=["2xpink", "14xwhite", "joker"], deck="", main_done=True)
    do(match, 0, end)
    chance = rng()
    for _ in range(50):
        found = world(match, 0, chance)
        assert 0 not in found.box.deck
        assert found.screens[1].hand[0] + found.screens[2].hand[0] == 14
        assert RULES.agrees(match.notes[0], found)  # type: ignore[arg-type]
    assert any(0 in imagined(RULES, match.look(0), None, chance).box.deck for _ in range(20))


def test_the_question_and_the_options_are_the_same_in_an_imagined_world() -> None:
    match = position(permits=["FG", "H"], assistants=[3])
    found = world(match, 0, rng())
    assert [ask.options(found.eyes(0)) for ask in found.stacks[0]] == [match.options(0)]  # type: ignore[attr-defined]
