"""How a reign ends, achievements and alignments."""

from __future__ import annotations

import pytest

from regency.games.dilemma.model.book import Book
from regency.games.dilemma.model.events import (
    AchievementMarked,
    AchievementUnlocked,
    CraveGained,
    PrestigeGained,
)
from regency.games.dilemma.model.legacy import HouseLegacy
from regency.games.dilemma.printed.agendas import GREEDY, MODERATE_AGENDA, OPPORTUNIST, OPULENT, REBEL
from regency.games.dilemma.printed.figures import DIED, NOTHING, SCORED, TOP
from regency.games.dilemma.printed.houses import BOXES, HOUSE_ACHIEVEMENTS, PRIMARY, SECONDARY
from regency.games.dilemma.rules import achievements
from tests.games.dilemma.builder import (
    AYE,
    KNOWLEDGE,
    WEALTH,
    Game,
    book,
    decide,
    dilemma,
    envelope,
    houses,
    move,
    named,
    one_card,
    prologue,
    voting,
)

pytestmark = pytest.mark.both


def many(*, symbol: bool) -> Book:
    """A deck of fifteen cards, all with the death symbol or none."""
    cards = [dilemma(f"P{nth}", death=symbol, role=0) for nth in (1, 2, 3)]
    more = [
        envelope(name, *[dilemma(f"{name}.{part}", death=symbol) for part in ("K", "S1", "S2")])
        for name in ("T1a", "T1b", "B1a", "B1b")
    ]
    return book(prologue(*cards), *more)


def at_death(cards: int, *, symbol: bool) -> Game:
    """A vote with so many cards on the Time Counter."""
    found = many(symbol=symbol)
    opened = (0, 1, 2, 3, 5)
    deck = tuple(3 * number + part for number in opened for part in range(3))
    match = voting(3, book=found, opened=opened, deck=deck)
    t = match.state.table
    t.time = t.deck[:cards]
    t.spent = t.time[:]
    t.deck = t.deck[cards:]
    return match


def test_before_the_death_space_nobody_dies_of_a_symbol() -> None:
    match = at_death(6, symbol=True)
    decide(match, AYE)
    assert match.state.table.ended == NOTHING


def test_the_first_card_on_the_death_space_kills_if_it_bears_the_symbol() -> None:
    match = at_death(7, symbol=True)
    decide(match, AYE)
    assert (match.state.table.ended, match.state.table.phase) == (DIED, SCORED)
    assert match.waited_for() == []


def test_without_the_symbol_four_cards_may_lie_there() -> None:
    match = at_death(7, symbol=False)
    for _ in range(4):
        decide(match, AYE)
    assert match.state.table.ended == NOTHING
    decide(match, AYE)
    assert match.state.table.ended == DIED


def test_abdication_goes_before_death() -> None:
    found = book(prologue(*[dilemma(f"P{nth}", [move(WEALTH, 1)], death=True, role=0) for nth in (1, 2, 3)]))
    match = voting(3, book=found, stability=16)
    match.state.table.time = [90, 91, 92, 93, 94, 95, 96]
    decide(match, AYE)
    assert match.state.table.ended == TOP


# Achievements


def final(house: int, nth: int, **given: object) -> bool:
    """Whether an achievement of a house holds on such a final board."""
    match = voting(3, present=(house, (house + 1) % 12, (house + 2) % 12))
    t = match.state.table
    t.pad = ((0,) * 3,) * 4
    for name, value in given.items():
        setattr(t, name, value)
    return achievements.holds(t, 0, nth)


HIGH, LOW = [9, 9, 9, 9, 12], [9, 9, 9, 9, 3]


@pytest.mark.parametrize(
    ("house", "nth", "given", "holds"),
    [
        (0, 0, {"stability": 5}, True),
        (0, 0, {"stability": 13}, True),
        (0, 0, {"stability": 14}, False),
        (0, 2, {"moderator": 0}, True),
        (0, 2, {"moderator": 1}, False),
        (1, 1, {"pad": ((0,) * 3, (0,) * 3, (2, 0, 0), (0,) * 3)}, True),
        (1, 1, {"pad": ((0,) * 3, (0,) * 3, (1, 0, 0), (0,) * 3)}, False),
        (1, 2, {"stability": 10}, True),
        (1, 2, {"stability": 9}, False),
        (2, 0, {"stability": 8}, True),
        (2, 0, {"stability": 9}, False),
        (4, 0, {"coins_left": (18, 0, 0)}, True),
        (4, 0, {"coins_left": (17, 0, 0)}, False),
        (10, 2, {"power_left": (10, 0, 0)}, True),
        (10, 2, {"power_left": (9, 0, 0)}, False),
        (3, 1, {"row": HIGH}, True),
        (3, 1, {"row": LOW}, False),
        (8, 0, {"row": LOW}, True),
        (8, 0, {"row": HIGH}, False),
    ],
)
def test_conditions_are_read_on_the_final_board(
    house: int, nth: int, given: dict[str, object], holds: bool
) -> None:
    assert final(house, nth, **given) is holds


def test_resources_share_a_rank() -> None:
    assert final(3, 1, row=[12, 9, 9, 9, 12])


def over(**given: object) -> tuple[Game, list[object]]:
    """A reign that ends at once, at the top."""
    match = voting(3, book=one_card([move(KNOWLEDGE, 1)]), stability=16, **given)  # type: ignore[arg-type]
    return match, list(decide(match, AYE))


def test_one_box_a_reign_and_with_the_last_one_the_ability_is_unlocked_and_pays() -> None:
    # Vael: Knowledge highest, three boxes
    match, told = over(present=(3, 0, 1))
    assert AchievementMarked(3, 2, 1) in told
    assert match.state.table.unlocked[3] == 0
    match, told = over(present=(10, 0, 1), houses=houses(h11=HouseLegacy(boxes=(0, 2, 0))))
    assert AchievementMarked(10, 2, 3) in told and AchievementUnlocked(10, 2) in told
    assert PrestigeGained(10, 2) in told
    assert match.state.table.unlocked[10] == 1 << 2


def test_what_is_unlocked_is_marked_no_more() -> None:
    _, told = over(present=(3, 0, 1), houses=houses(h4=HouseLegacy(unlocked=1 << 2, boxes=(0, 3, 0))))
    assert [event for event in named(told, AchievementMarked) if event.task == 2] == []  # type: ignore[arg-type]


def test_boxes_by_what_an_achievement_asks_for() -> None:
    asked = {each[0] for screen in HOUSE_ACHIEVEMENTS for each in screen}
    assert {kind: BOXES[kind] for kind in asked} == {0: 3, 1: 3, 2: 3, 3: 4, 4: 4, 5: 4, 6: 4, 7: 5, 8: 3}


# Alignments


def test_the_fourth_box_of_the_second_alignment_pays_two() -> None:
    _, told = over(agendas=[GREEDY, OPULENT, REBEL], houses=houses(h2=HouseLegacy(lines=(0, 3, 0, 0, 0, 0))))
    assert SECONDARY[1] == OPULENT
    assert PrestigeGained(1, 2) in told


def test_that_of_the_first_pays_three_and_of_any_other_one_in_its_own_currency() -> None:
    lines = (0, 0, 3, 3, 3, 3)
    match, told = over(
        agendas=[MODERATE_AGENDA, OPPORTUNIST, GREEDY], houses=houses(h1=HouseLegacy(lines=lines))
    )
    assert PRIMARY[0] == MODERATE_AGENDA
    assert PrestigeGained(0, 3) in told
    _, told = over(agendas=[REBEL, OPPORTUNIST, OPULENT], houses=houses(h1=HouseLegacy(lines=lines)))
    assert CraveGained(0, 1) in told
    assert match.state.table.lines[0][MODERATE_AGENDA] == 4


def test_a_full_line_is_marked_no_more_and_pays_nothing() -> None:
    full = houses(h1=HouseLegacy(lines=(0, 0, 0, 0, 0, 4)))
    match, _ = over(agendas=[GREEDY, OPPORTUNIST, OPULENT], houses=full)
    assert match.state.table.lines[0] == (0, 0, 0, 0, 0, 4)
