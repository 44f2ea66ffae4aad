"""What is hidden: imagined worlds, notes, invariants."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from regency.games.dilemma import RULES
from regency.games.dilemma.hidden.notes import Notes
from regency.games.dilemma.model.legacy import EventLegacy
from regency.games.dilemma.model.state import Game as World
from regency.games.dilemma.model.values import Whisper
from regency.games.dilemma.printed.services import VOTE_FOR
from regency.kernel.rng import stream
from regency.kernel.wire import view_bytes
from tests.games.dilemma.builder import (
    AYE,
    GATHER,
    KNOWLEDGE,
    WEALTH,
    Game,
    act,
    begun,
    do,
    drafted,
    join,
    move,
    offer,
    one_card,
    service,
    vote,
    votes,
    voting,
    whisper,
)

pytestmark = pytest.mark.both
WORLDS = 40
VOTE_AYE = service(VOTE_FOR, AYE)
DREAMS = EventLegacy(running=(0, 0, 0, 0, 0, 1), marks=(0,) * 6, home=(-1, -1, -1, -1, -1, 31))


def worlds(match: Game, seat: int) -> list[World]:
    """What a seat imagines: all of it sound, true to the notes, and with the same sight."""
    me = match.look(seat)
    found = [RULES.imagine(me, match.notes[seat], stream(bytes(32), "test", nth)) for nth in range(WORLDS)]
    for world in found:
        RULES.check(world)
        assert view_bytes(world.sight(seat)) == view_bytes(me)
        notes = match.notes[seat]
        assert notes is not None and RULES.agrees(notes, world)
    return found


def played() -> Game:
    """A first vote, with what was counted on the way."""
    match = drafted(begun(3))
    votes(match, vote(AYE, 2), GATHER, GATHER)
    return match


# Imagining


def test_every_pool_is_imagined_as_it_was_counted() -> None:
    match = played()
    pools = [(own.power, own.coins) for own in match.state.screens]
    for world in worlds(match, 1):
        assert [(own.power, own.coins) for own in world.screens] == pools


def test_whoever_looks_on_knows_the_sums_alone() -> None:
    match = played()
    pools = set()
    for nth in range(WORLDS):
        world = RULES.imagine(match.state.view(), None, stream(bytes(32), "test", nth))
        RULES.check(world)
        pools.add(tuple(own.power for own in world.screens))
    assert len(pools) > 5


def test_a_whisper_of_others_may_be_any_that_their_purse_allows() -> None:
    match = drafted(begun(3))
    do(match, 0, whisper(1, VOTE_AYE, 4))
    found = worlds(match, 2)
    coins = {world.screens[0].whispered[0].coins for world in found}
    assert coins > {1, 4} and max(coins) <= 10
    assert len({world.screens[1].whispered[0].service for world in found}) > 5
    for world in found:
        assert world.screens[0].coins + world.screens[0].whispered[0].coins == 10


def test_the_two_who_whisper_imagine_it_as_it_is() -> None:
    match = drafted(begun(3))
    do(match, 0, whisper(1, VOTE_AYE, 4))
    for seat in (0, 1):
        for world in worlds(match, seat):
            assert world.screens[0].whispered == [Whisper(0, 1, VOTE_AYE, 4)]


def test_what_was_passed_on_in_the_draft_is_behind_and_what_was_missing_before() -> None:
    match = drafted(begun(5))
    hands = [notes.hand for notes in match.notes if notes is not None]
    assert [len(hand) for hand in hands] == [5, 4, 3, 2, 1]
    mine = hands[2]
    for world in worlds(match, 2):
        agendas = [own.agenda for own in world.screens]
        assert not {agendas[0], agendas[1]} & set(mine)
        assert {agendas[3], agendas[4]} <= set(mine)
    assert len({tuple(own.agenda for own in world.screens) for world in worlds(match, 2)}) > 5


def test_who_has_not_seen_the_agendas_yet_may_imagine_any() -> None:
    match = begun(4)
    assert len({world.screens[0].hand[0] for world in worlds(match, 3)}) >= 2


def test_the_open_card_is_improvised_within_its_icons_and_never_from_the_pack() -> None:
    match = voting(3, book=one_card([move(WEALTH, 3), move(KNOWLEDGE, -3)]))
    found = {world.box.book.value.pack for world in worlds_unnoted(match)}
    assert found == {""}
    outcomes = {card_of(world) for world in worlds_unnoted(match)}
    assert len(outcomes) > 5


def worlds_unnoted(match: Game) -> list[World]:
    return [RULES.imagine(match.look(0), None, stream(bytes(32), "test", nth)) for nth in range(WORLDS)]


def card_of(world: World) -> object:
    from regency.games.dilemma.model.book import card

    return card(world.box.book.value, world.table.card).outcomes


def test_what_was_dreamt_holds_in_every_world_of_the_dreamer_and_in_no_other() -> None:
    match = drafted(begun(3, book=one_card([move(WEALTH, 3), move(KNOWLEDGE, -3)]), events=DREAMS))
    do(match, 0, act.LookAhead())
    seen = match.state.screens[0].dreamt
    assert seen == [(2, 9), ()]
    assert all(world.screens[0].dreamt == seen for world in worlds(match, 0))
    assert len({str(world.screens[0].dreamt) for world in worlds(match, 1)}) > 1


def test_flags_and_agendas_away_are_imagined_too() -> None:
    match = drafted(begun(3, flags=(3, 4)))
    assert {tuple(world.box.flags) for world in worlds(match, 0)} == {()}
    assert len({tuple(world.box.agendas_away) for world in worlds(match, 0)}) > 3


# Notes


def test_notes_follow_every_payment() -> None:
    match = drafted(begun(3))
    do(match, 0, offer(1, VOTE_AYE, 3))
    do(match, 2, join(0, 2))
    do(match, 1, act.AcceptOffer(0))
    do(match, 1, whisper(2, VOTE_AYE, 4))
    for notes in match.notes:
        assert notes is not None and notes.coins == (7, 15, 8)
    do(match, 2, act.AcceptWhisper(1))
    for notes in match.notes:
        assert notes is not None and notes.coins == (7, 11, 12)
        assert RULES.agrees(notes, match.state)


def test_notes_that_are_wrong_do_not_agree() -> None:
    match = played()
    notes = match.notes[0]
    assert notes is not None
    assert not RULES.agrees(replace(notes, power=(0, 0, 0)), match.state)
    assert not RULES.agrees(replace(notes, coins=(0, 0, 0)), match.state)
    others = [1, 2]
    agenda = match.state.screens[others[0]].agenda
    hand = tuple(each for each in notes.hand if each != agenda)
    assert not RULES.agrees(
        Notes(notes.power, notes.coins, (*hand, match.state.box.agendas_away[0])), match.state
    )


# Invariants


def power_made(world: World) -> None:
    world.screens[0].power += 1


def power_owed(world: World) -> None:
    world.screens[1].power += world.screens[0].power + 1
    world.screens[0].power = -1


def coins_owed(world: World) -> None:
    world.screens[1].coins += world.screens[0].coins + 1
    world.screens[0].coins = -1


def coin_lost(world: World) -> None:
    world.screens[1].coins -= 1


def coin_on_a_card(world: World) -> None:
    world.table.pass_coin[2] += 1


def agenda_twice(world: World) -> None:
    world.screens[0].agenda = world.screens[1].agenda


def card_twice(world: World) -> None:
    world.table.spent.append(world.table.deck[0])


def unseen_whisper(world: World) -> None:
    world.screens[0].whispered.append(Whisper(0, 1, 0, 1))


def off_the_track(world: World) -> None:
    world.table.row[0] = 18


def opened_twice(world: World) -> None:
    world.table.opened.append(0)


def secret_pledge(world: World) -> None:
    world.screens[0].pledge = 1


def another_dream(world: World) -> None:
    world.screens[0].dreamt = [(0,), (1,)]


@pytest.mark.parametrize(
    "plant",
    [
        power_made,
        power_owed,
        coins_owed,
        coin_lost,
        coin_on_a_card,
        agenda_twice,
        card_twice,
        unseen_whisper,
        off_the_track,
        opened_twice,
        secret_pledge,
        another_dream,
    ],
)
def test_whatever_is_made_or_lost_is_noticed(plant: Callable[[World], None]) -> None:
    world = played().state.clone()
    RULES.check(world)
    plant(world)
    with pytest.raises(AssertionError):
        RULES.check(world)
