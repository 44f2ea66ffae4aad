"""Dilemma resolution: effects, signature, stickers, envelopes, endings, mysteries."""

from __future__ import annotations

import pytest

from regency.games.dilemma.model.book import Row
from regency.games.dilemma.model.events import (
    CampaignRests,
    CoinsGained,
    CoinsLost,
    CraveGained,
    DoorSealed,
    EnvelopeOpened,
    PowerGained,
    PowerLost,
    PrestigeGained,
    SignatureGiven,
    StickerPlaced,
    StoryFulfilled,
    StorySigned,
)
from regency.games.dilemma.model.legacy import HouseLegacy, StickerLegacy
from regency.games.dilemma.model.values import Placed
from regency.games.dilemma.printed.abilities import NO_ABILITY, gains
from regency.games.dilemma.printed.figures import DIED, NOTHING
from regency.games.dilemma.printed.story import (
    COINS_GOOD,
    COUNT,
    CRAVE_GOOD,
    ENDING,
    EVERY,
    FLAG,
    FRONT,
    GATHERERS,
    GIVE,
    LEADER,
    MODERATOR,
    MOVE,
    POWER_GOOD,
    PRESTIGE_GOOD,
    UNREST,
)
from tests.games.dilemma.builder import (
    AYE,
    INFLUENCE,
    MORALE,
    NAY,
    WEALTH,
    Game,
    begun,
    book,
    decide,
    dilemma,
    drafted,
    envelope,
    houses,
    leave,
    move,
    mystery,
    named,
    one_card,
    opens,
    prologue,
    voting,
)

pytestmark = pytest.mark.both


def test_the_losing_side_of_a_card_does_not_happen() -> None:
    match = voting(3, book=one_card([move(WEALTH, 1)], [move(MORALE, 1)]))
    decide(match, NAY)
    t = match.state.table
    assert (t.row[WEALTH], t.row[MORALE]) == (9, 11)


@pytest.mark.parametrize(
    ("whom", "seats"), [(LEADER, [0]), (MODERATOR, [1]), (EVERY, [0, 1, 2]), (GATHERERS, [1, 2])]
)
def test_coins_go_to_whom_the_card_names(whom: int, seats: list[int]) -> None:
    match = voting(3, book=one_card([(GIVE, whom, COINS_GOOD, 2, 0)]))
    told = decide(match, AYE)
    assert named(told, CoinsGained) == [CoinsGained(seat, 2) for seat in seats]


def test_power_and_points_too() -> None:
    rows: list[Row] = [
        (GIVE, LEADER, POWER_GOOD, 1, 0),
        (GIVE, LEADER, PRESTIGE_GOOD, 1, 0),
        (GIVE, MODERATOR, CRAVE_GOOD, 2, 0),
    ]
    told = decide(voting(3, book=one_card(rows)), AYE)
    assert named(told, PowerGained) == [PowerGained(0, 1)]
    assert named(told, PrestigeGained) == [PrestigeGained(0, 1)]
    assert named(told, CraveGained) == [CraveGained(1, 2)]


def test_coins_are_lost_as_far_as_there_are_any() -> None:
    match = voting(3, coins=[0, 1, 9], book=one_card([(GIVE, EVERY, COINS_GOOD, -3, 0)]))
    told = decide(match, AYE)
    assert named(told, CoinsLost) == [CoinsLost(0, 0), CoinsLost(1, 2), CoinsLost(2, 3)]
    match = voting(3, power=[1, 8, 8], balance=0, book=one_card([(GIVE, LEADER, POWER_GOOD, -3, 0)]))
    assert named(decide(match, AYE), PowerLost) == [PowerLost(0, 0)]


def test_counters_of_events_may_be_moved_by_a_card() -> None:
    match = voting(3, book=one_card([(COUNT, UNREST, 1, 0, 0), (COUNT, FRONT, -1, 0, 0)]))
    decide(match, AYE)
    assert (match.state.table.unrest, match.state.table.front) == (1, -1)


def test_a_flag_changes_what_an_effect_does_and_no_event_tells_it() -> None:
    rows: list[Row] = [(FLAG, 5, 0, 0, 0), (MOVE, WEALTH, 1, 5, 2)]
    match = voting(3, book=one_card(rows))
    told = decide(match, AYE)
    assert match.state.box.flags == [5]
    assert match.state.table.row[WEALTH] == 9 + 1 + 1  # read before the card set it
    assert not any("flag" in type(event).__name__.lower() for event in told)
    decide(match, AYE)
    assert match.state.table.row[WEALTH] == 11 + 2 + 2


# The signature and stickers


def test_nobody_signs_what_leaves_nothing() -> None:
    told = decide(voting(3, book=one_card([move(WEALTH, 1)])), AYE)
    assert named(told, SignatureGiven) == []


def test_a_sticker_is_signed_and_placed_on_the_leftmost_free_space_of_its_row() -> None:
    match = voting(3, book=one_card([leave(2, MORALE, -1)]))
    told = decide(match, AYE)
    assert len(named(told, SignatureGiven)) == 1
    assert named(told, StickerPlaced)[0].resource == MORALE
    t = match.state.table
    assert (t.sticker_face[10], t.sticker_signer[10], t.marks[10]) == (-1, 0, 0)
    assert t.row == [9, 9, 9, 9, 9]  # no immediate effect


def test_in_a_full_row_it_covers_the_oldest_and_of_equals_the_leftmost() -> None:
    ages = (1, 4, 2, 4, 0)
    old = tuple(StickerLegacy(nth, 40 + nth, 1, 9, age) for nth, age in enumerate(ages))
    match = voting(3, book=one_card([leave(1, INFLUENCE, -1)]), stickers=old)
    decide(match, AYE)
    t = match.state.table
    assert t.sticker_face[:5] == (1, -1, 1, 1, 1)
    assert t.sticker_signer[1] == 0  # gone with its signature


# Envelopes


def with_envelope(**given: object) -> Game:
    sides = [dilemma("T1a.S1"), dilemma("T1a.S2")]
    key = dilemma("T1a.K", role=0)
    found = book(
        prologue(*[dilemma(f"P{nth}", [opens("T1a")] if nth == 1 else [], role=0) for nth in (1, 2, 3)]),
        envelope("T1a", key, *sides, **given),  # type: ignore[arg-type]
    )
    return voting(3, book=found, deck=(0,), opened=(0,))


def test_an_envelope_is_read_signed_and_its_dilemmas_are_shuffled_in() -> None:
    match = with_envelope()
    told = decide(match, AYE)
    assert named(told, EnvelopeOpened) == [EnvelopeOpened(5)]
    assert named(told, StorySigned) == [StorySigned(5, 0)]
    t = match.state.table
    assert sorted([*t.deck, t.card]) == [15, 16, 17]
    assert t.stories[-1].signer == 0


def test_a_card_without_a_signature_field_is_signed_by_nobody() -> None:
    match = with_envelope(signed=False)
    told = decide(match, AYE)
    assert named(told, SignatureGiven) == []
    assert match.state.table.stories[-1].signer == NOTHING


def test_an_ability_that_counts_at_once_pays_the_signer() -> None:
    told = decide(with_envelope(ability=gains(prestige=1)), AYE)
    assert named(told, PrestigeGained) == [PrestigeGained(0, 1)]


def test_an_envelope_that_the_story_lacks_is_a_sealed_door_and_with_no_card_left_the_reign_ends() -> None:
    found = book(prologue(dilemma("P1", [opens("T2")], role=0)))
    match = voting(3, book=found)
    told = decide(match, AYE)
    assert named(told, DoorSealed) == [DoorSealed(7)]
    assert named(told, CampaignRests) == [CampaignRests()]
    assert (match.state.table.doors, match.state.table.ended) == ([7], DIED)
    assert named(told, SignatureGiven) == []


def test_several_envelopes_are_opened_in_their_order_by_one_signer_before_the_score() -> None:
    found = book(
        prologue(dilemma("P1", [move(WEALTH, 1), opens("T1a"), opens("B1a")], role=0)),
        envelope("T1a", dilemma("T1a.S1")),
        envelope("B1a", dilemma("B1a.S1")),
    )
    match = voting(3, book=found, stability=16)
    told = decide(match, AYE)
    assert named(told, EnvelopeOpened) == [EnvelopeOpened(5), EnvelopeOpened(2)]
    assert named(told, StorySigned) == [StorySigned(5, 0), StorySigned(2, 0)]
    assert match.state.table.ended == 1


# Endings


def ending(*signers: int, bonus: tuple[int, int] = (3, 0), progress: int = NOTHING, **given: object) -> Game:
    """A dilemma that closes the first storyline, whose earlier story cards these houses have signed."""
    found = book(
        prologue(dilemma("P1", [opens("TE3")], role=0)),
        envelope("TE3", dilemma("TE3.S1"), kind=ENDING, concord=3, discord=1, bonus=bonus, progress=progress),
    )
    placed = tuple(Placed(3 + nth, 0, signer, NO_ABILITY, 0) for nth, signer in enumerate(signers))
    first = Placed(0, NOTHING, NOTHING, NO_ABILITY, 0)
    opened = (0, *(3 + nth for nth in range(len(signers))))
    return voting(3, book=found, stories=(first, *placed), opened=opened, deck=(0,), **given)  # type: ignore[arg-type]


def test_the_majority_of_signers_is_paid_at_once() -> None:
    told = decide(ending(1, 2, 2, 0, 2), AYE)
    assert named(told, PrestigeGained) == [PrestigeGained(2, 3)]


def test_the_ending_itself_counts_and_all_in_a_tie_are_paid() -> None:
    told = decide(ending(1, bonus=(1, 1)), AYE)
    assert named(told, PrestigeGained) == [PrestigeGained(0, 1), PrestigeGained(1, 1)]
    assert named(told, CraveGained) == [CraveGained(0, 1), CraveGained(1, 1)]


def test_a_house_that_is_absent_is_credited() -> None:
    match = ending(9, 9)
    decide(match, AYE)
    assert match.state.table.prestige[9] == 3


def test_story_progress_is_marked_at_once_and_pays_at_once() -> None:
    match = ending(0, progress=1, bonus=(0, 0))
    told = decide(match, AYE)
    assert named(told, StoryFulfilled) == [StoryFulfilled(1)]
    assert match.state.table.unlocked[1] == 1
    assert (match.state.table.prestige[1], match.state.table.crave[1]) == (1, 1)


def test_that_of_a_house_outside_the_campaign_is_lost() -> None:
    match = ending(0, progress=8)
    assert named(decide(match, AYE), StoryFulfilled) == []
    match = ending(0, progress=8, houses=houses(h9=HouseLegacy(member=True)))
    assert named(decide(match, AYE), StoryFulfilled) == [StoryFulfilled(8)]


def test_concord_and_discord_of_endings_are_added_up() -> None:
    match = ending(0)
    decide(match, AYE)
    assert (match.state.table.concord, match.state.table.discord) == (3, 1)


# Mysteries


def test_a_mystery_fills_the_field_of_its_storyline() -> None:
    match = voting(3, book=one_card([mystery("C")]))
    decide(match, AYE)
    assert match.state.table.mystery == [NOTHING, 2, NOTHING, NOTHING, NOTHING, NOTHING]


def test_the_sixth_ends_the_reign_behind_its_card_as_if_the_king_had_died() -> None:
    five = (0, 2, 4, 6, 8, NOTHING)
    match = voting(3, book=one_card([move(WEALTH, 1), mystery("L")]), mystery=five)
    decide(match, AYE)
    assert match.state.table.ended == DIED
    assert match.state.table.row[WEALTH] == 11


def test_a_first_reign_begins_with_the_prologue() -> None:
    match = drafted(begun(3))
    assert match.state.table.opened == [0]
    assert sorted([*match.state.table.deck, match.state.table.card]) == [0, 1, 2]
