"""What a careful player remembers, and worlds imagined from it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from regency.games.allegoria import RULES
from regency.games.allegoria.hidden.imagine import matched
from regency.games.allegoria.hidden.notes import Notes
from regency.games.allegoria.model.actions import (
    Apprenticeship,
    BuyCard,
    CentralSubterfuge,
    DeclareStar,
    EndTurn,
    KeepCard,
    KeepClaim,
    KeepNoClaim,
    PlaceMarker,
    PutAside,
    Recruit,
    SpendCard,
    SplitCards,
    TakeGroup,
)
from regency.games.allegoria.model.state import Allegoria
from regency.games.allegoria.printed.terms import SCHOLARS_GUILD
from regency.kernel.match import Match
from regency.kernel.rng import stream
from regency.kernel.rules import imagined
from tests.games.allegoria.builder import Game, bare, opened, planning, turn
from tests.games.allegoria.names import CLAIM, MARKER, card
from tests.games.allegoria.play import do, table

WORLDS = 30
SHUFFLED: tuple[Callable[[Allegoria], list[int]], ...] = (
    lambda world: world.box.deck,
    lambda world: world.box.claims,
    lambda world: world.box.decrees,
    lambda world: world.box.merchants,
    lambda world: world.screens[1].hand,
    lambda world: world.screens[1].ends,
)


def worlds(match: Game, seat: int, count: int = WORLDS) -> list[Allegoria]:
    """What a seat imagines with its notes; every one is sound and agrees with them."""
    found = []
    for number in range(count):
        rng = stream(bytes(32), "worlds", number)
        world = imagined(RULES, match.look(seat), match.notes[seat], rng)
        RULES.check(world)
        notes = match.notes[seat]
        assert notes is not None and RULES.agrees(notes, world)
        found.append(world)
    return found


def test_nobody_is_dealt_a_third_zero_or_a_seventh_marker() -> None:
    match = planning(bare())
    for marker, space in (("0", 0), ("0", 1), ("1", 2), ("2", 3)):
        for seat in range(3):
            do(match, seat, PlaceMarker(MARKER[marker], space))
    for world in worlds(match, 0):
        placed = sorted(marker for stack in world.screens[1].placed for marker in stack)
        assert len(placed) == 4
        assert all(placed.count(marker) <= most for marker, most in ((0, 2), (1, 2), (2, 1), (3, 1)))


def test_imagined_decks_and_hands_are_shuffled() -> None:
    found = worlds(planning(bare(hands={1: "spy1 spy2 spy3", 2: "joker1"})), 0, 8)
    for tell in SHUFFLED:
        assert len({tuple(tell(world)) for world in found}) > 4
    assert all(sorted(world.box.deck) != world.box.deck for world in found)


def test_markers_shown_this_round_lie_nowhere_else() -> None:
    match = bare()
    match = opened(match, "claims", [(1, "2 *")], later=[("soldier", 1, "0 0 1"), ("spy", 1, "1")])
    do(match, 1, DeclareStar(1, 5))
    placed = {tuple(world.screens[1].placed[2:4]) for world in worlds(match, 0)}
    assert all(sorted(marker for stack in stacks for marker in stack) == [0, 0, 1, 1] for stacks in placed)
    assert len(placed) > 1


def test_claims_put_back_lie_among_the_discards() -> None:
    match = opened(bare(claim_deck="bold bloody wise"), "claims", [(0, "1"), (1, "1")])
    do(match, 0, KeepClaim(CLAIM["bold"]))
    notes = match.notes[0]
    assert notes is not None and set(notes.back) == {CLAIM["bloody"], CLAIM["wise"]}
    for world in worlds(match, 0):
        assert set(notes.back) <= set(world.box.claim_discards)


def test_when_the_claims_are_shuffled_again_that_is_forgotten() -> None:
    match = bare(claim_deck="bold bloody wise")
    g = match.state
    g.box.claims, extra = g.box.claims[-3:], g.box.claims[:-3]
    g.screens[2].claims, g.table.slots[2] = extra, ((0, 0, 0),) * len(extra)
    g.table.claim_deck = 3
    match = opened(match, "claims", [(0, "2"), (1, "1")])
    do(match, 0, KeepNoClaim())
    notes = match.notes[0]
    assert notes is not None and notes.back == ()


def test_cards_taken_openly_stay_in_their_hand() -> None:
    match = opened(bare(open="spy1 spy2 spy3 soldier1 soldier2"), "workforce", [(1, "2")])
    do(match, 1, SplitCards(0))
    do(match, 1, TakeGroup(0))
    for world in worlds(match, 0):
        assert world.screens[1].hand[card("spy2")] >= 1 <= world.screens[1].hand[card("spy3")]


def test_cards_bought_from_the_scholars_guild_too() -> None:
    match = bare(guilds={2: [SCHOLARS_GUILD]}, deck="spy1 spy2 banker3 joker3", tracks={1: "wealth1"})
    match = opened(match, "soldier", [(2, "*")])
    do(match, 2, DeclareStar(0, SCHOLARS_GUILD), KeepCard(card("spy1")))
    do(match, 1, BuyCard(card("joker3")))
    for world in worlds(match, 0):
        assert world.screens[1].hand[card("joker3")] == 1


def test_a_card_discarded_since_is_known_no_more() -> None:
    match = bare(open="soldier1 soldier2 spy1 spy2 spy3")
    match = opened(match, "workforce", [(1, "2")], later=[("soldier", 1, "1")])
    do(match, 1, SplitCards(12))
    do(match, 1, TakeGroup(0))
    do(match, 1, Recruit(), SpendCard(card("soldier2")))
    notes = match.notes[0]
    assert notes is not None
    assert notes.known[1][card("soldier2")] == 0
    assert notes.known[1][card("soldier1")] == 1
    worlds(match, 0, 5)


def test_a_claim_that_would_have_been_shown_is_in_no_hand() -> None:
    match = turn(bare(held={0: "bold"}, workers={0: "spy@centre"}), "spy")
    do(match, 0, CentralSubterfuge())
    barred = table(match).slots[0][0][2]
    assert barred >> CLAIM["puppeteer"] & 1
    assert not barred >> CLAIM["brazen"] & 1
    for world in worlds(match, 1, 100):
        assert world.screens[0].claims != [CLAIM["puppeteer"]]


def test_end_claims_put_aside_are_in_no_other_hand() -> None:
    match: Game = Match.start(RULES, 4, seed=3)
    dealt = set(match.state.screens[0].ends)
    for seat in range(4):
        first, second = sorted(match.state.screens[seat].ends)[:2]
        match.submit(seat, PutAside(first, second))
    for world in worlds(match, 0):
        assert not any(dealt & set(world.screens[seat].ends) for seat in (1, 2, 3))


def test_a_shuffled_deck_holds_what_was_discarded() -> None:
    match = bare(empty_deck=True, hands={1: "joker3"})
    match = turn(match, "scholar", 0)
    do(match, 0, Apprenticeship())
    notes = match.notes[0]
    assert notes is not None and notes.deck is not None and notes.deck[card("joker3")] == 0
    do(match, 0, EndTurn())
    for world in worlds(match, 0):
        assert card("joker3") not in world.box.deck


def test_notes_that_are_not_true_do_not_agree() -> None:
    match = opened(bare(claim_deck="bold bloody wise"), "claims", [(0, "1"), (1, "1")])
    do(match, 0, KeepNoClaim())
    notes = match.notes[0]
    assert notes is not None
    g = match.state.clone()
    assert RULES.agrees(notes, g)
    g.box.claim_discards.remove(CLAIM["wise"])
    assert not RULES.agrees(notes, g)
    g = match.state.clone()
    g.screens[1].ends[0] = notes.dealt[0]
    assert not RULES.agrees(notes, g)


def test_claims_are_dealt_whatever_gives_way() -> None:
    assert matched([0b110, 0b010, 0b001], [0, 1, 2]) == [0, 2, 1]
    with pytest.raises(AssertionError, match="leaves a way"):
        matched([0b111], [0, 1, 2])


def test_cards_that_another_looks_at_are_imagined_too() -> None:
    match = bare(guilds={2: [SCHOLARS_GUILD]}, hands={1: "spy1"})
    match = opened(match, "soldier", [(2, "*")])
    do(match, 2, DeclareStar(0, SCHOLARS_GUILD))
    for world in worlds(match, 0, 5):
        assert len(world.screens[2].drawn_cards) == 4


def test_what_one_draws_oneself_leaves_the_deck() -> None:
    match = bare(empty_deck=True, guilds={0: [SCHOLARS_GUILD]}, tracks={1: "wealth1"})
    match = turn(match, "scholar", 0)
    do(match, 0, Apprenticeship())
    before = match.notes[0]
    assert before is not None and before.deck is not None
    do(match, 0, Apprenticeship())
    after = match.notes[0]
    assert after is not None and after.deck is not None
    assert sum(before.deck) - sum(after.deck) == 1
    worlds(match, 0, 5)


def test_claims_that_another_looks_at_are_imagined_too() -> None:
    match = opened(bare(), "claims", [(2, "1")])
    assert {len(world.screens[2].drawn_claims) for world in worlds(match, 0, 5)} == {3}
    match = turn(bare(), "soldier")
    assert {len(world.screens[2].drawn_claims) for world in worlds(match, 0, 5)} == {0}


@pytest.mark.parametrize("who", [0, 1])
def test_a_discard_takes_nothing_from_the_deck(who: int) -> None:
    match = bare(empty_deck=True, hands={0: "soldier1", 1: "soldier1"})
    match = opened(match, "soldier", [(who, "1")])
    before = match.notes[0]
    assert before is not None
    match.notes[0] = Notes(
        before.seat, before.hand, before.dealt, before.looked, before.back, before.known, (4,) * 18
    )
    do(match, who, Recruit(), SpendCard(card("soldier1")))
    after = match.notes[0]
    assert after is not None and after.deck == (4,) * 18


def test_what_is_taken_openly_or_bought_takes_nothing_from_the_deck() -> None:
    match = bare(
        open="spy1 spy2", guilds={1: [SCHOLARS_GUILD]}, tracks={0: "wealth1"}, deck="spy3 spy3 joker1 joker2"
    )
    match = opened(match, "workforce", [(0, "2")], later=[("soldier", 1, "*")])
    before = match.notes[0]
    assert before is not None
    match.notes[0] = Notes(before.seat, before.hand, before.dealt, (), (), before.known, (12,) * 18)
    do(match, 0, SplitCards(12), TakeGroup(0))
    do(match, 1, DeclareStar(0, SCHOLARS_GUILD), KeepCard(card("spy3")))
    do(match, 0, BuyCard(card("joker2")))
    after = match.notes[0]
    assert after is not None and after.deck == (12,) * 18


def test_open_cards_leave_the_deck() -> None:
    match = opened(bare(edict="tax-revolt"), "scholar", [(1, "1")])
    before = match.notes[0]
    assert before is not None
    match.notes[0] = Notes(before.seat, before.hand, before.dealt, (), (), before.known, (12,) * 18)
    do(match, 1, EndTurn())
    after = match.notes[0]
    assert after is not None and after.deck is not None
    assert sum(after.deck) == 12 * 18 - 5


def test_cards_that_one_offers_were_counted_when_they_were_drawn() -> None:
    match = opened(bare(guilds={0: [SCHOLARS_GUILD]}, deck="spy1 spy2 spy3 joker1"), "soldier", [(0, "*")])
    do(match, 0, DeclareStar(0, SCHOLARS_GUILD))
    before = match.notes[0]
    assert before is not None
    match.notes[0] = Notes(before.seat, before.hand, before.dealt, (), (), before.known, (12,) * 18)
    do(match, 0, KeepCard(card("spy1")))
    after = match.notes[0]
    assert after is not None and after.deck == (12,) * 18
