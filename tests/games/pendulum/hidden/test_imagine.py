"""Imagined worlds: every card once, what is seen stays, the order of the decks is anybody's guess."""

from __future__ import annotations

import pytest

from regency.games.pendulum import RULES
from regency.games.pendulum.model.actions import DrawProvince
from regency.games.pendulum.printed.cards import FIRST_END, FIRST_REWARD
from regency.kernel.core import View
from regency.kernel.match import Match
from regency.kernel.rng import stream
from regency.kernel.rules import imagined
from regency.kernel.wire import view_bytes
from tests.games.pendulum.builder import Game, begun, do, hand, have, spaces, turns
from tests.games.pendulum.names import COMMON, act, province, take
from tests.games.pendulum.play import to_round

pytestmark = pytest.mark.both


def world(match: Game, number: int = 0) -> Game:
    """What the first seat can imagine, as a match."""
    g = imagined(RULES, match.look(0), None, stream(bytes(32), "world", number))
    RULES.check(g)
    return Match(RULES, match.header, g)


def test_what_is_seen_stays_as_it_is() -> None:
    match = begun(3)
    for number in range(5):
        g = world(match, number).state
        assert view_bytes(View(g.clock, g.table, g.stacks)) == view_bytes(match.watch())


def test_the_decks_hold_what_nobody_has_seen() -> None:
    match = turns(stand={COMMON: "BL3"})
    have(match, 0, "4m")
    spaces(match, province("mixed"))
    do(match, 0, act(COMMON, "BL3a"), take(province("mixed"), "red"))
    hand(match, 1, "CNC19", "CNC24", discards=("CNC24",))
    seen = [*match.state.table.spaces, province("mixed")]
    for number in range(5):
        box = world(match, number).state.box
        assert not set(box.province_stack) & set(seen)
        assert sorted(box.province_stack) == sorted(match.state.box.province_stack)
        assert sorted(box.achievement_stack) == sorted(match.state.box.achievement_stack)
        hidden = box.reward_stack + box.removed_rewards
        assert sorted(hidden) == sorted(match.state.box.reward_stack + match.state.box.removed_rewards)


def test_the_end_rewards_lie_at_the_bottom_and_which_are_removed_nobody_knows() -> None:
    match = begun(3)
    removed = set()
    for number in range(8):
        box = world(match, number).state.box
        assert sorted(box.reward_stack[:5]) == list(range(FIRST_END, FIRST_END + 5))
        assert all(FIRST_REWARD <= card < FIRST_END for card in box.reward_stack[5:] + box.removed_rewards)
        assert len(box.reward_stack) == 15 and len(box.removed_rewards) == 10
        removed.add(tuple(sorted(box.removed_rewards)))
    assert len(removed) > 1


def test_orders_differ_from_world_to_world() -> None:
    match = begun(1)
    orders = [world(match, number).state.box for number in range(4)]
    for name in ("province_stack", "achievement_stack", "reward_stack", "automa_stack"):
        assert len({tuple(getattr(box, name)) for box in orders}) > 1


def test_a_drawn_province_and_one_that_is_provisional_are_in_no_deck() -> None:
    match = begun(stand={seat: {COMMON: "BL3"} for seat in range(4)})
    card = province("vote", 2)
    spaces(match, card)
    for seat in (1, 2):
        have(match, seat, "4m")
    do(match, 1, act(COMMON, "BL3a"), take(card, "red"), at=1_000)
    do(match, 2, act(COMMON, "BL3a"), DrawProvince(), at=1_100)
    drawn = match.state.table.drawn[2]
    stack = world(match).state.box.province_stack
    assert card not in stack and drawn not in stack and len(stack) == match.state.table.provinces_left


def test_without_opponents_there_is_no_solo_deck_and_what_they_drew_is_known() -> None:
    assert world(begun(2)).state.box.automa_stack == []
    match = begun(1, mode="untimed_turns")
    to_round(match)
    known = match.state.table.automas_out
    assert len(known) == 2
    assert not set(world(match).state.box.automa_stack) & set(known)


def test_an_imagined_world_is_played_on() -> None:
    match = world(begun(3, mode="untimed_turns"))
    to_round(match)
    assert match.state.table.round == 2
