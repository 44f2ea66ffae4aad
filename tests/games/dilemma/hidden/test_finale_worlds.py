"""The kit on finales at every number of seats, and what is imagined in them."""

from __future__ import annotations

import pytest

from regency.games.dilemma import RULES
from regency.games.dilemma.model.book import card, envelope, has
from regency.games.dilemma.model.legacy import Legacy
from regency.games.dilemma.model.options import Options
from regency.games.dilemma.model.state import Game as World
from regency.games.dilemma.printed.figures import NOTHING
from regency.games.dilemma.printed.finale import FINALE_HOME, OUTCOME_HOMES
from regency.games.dilemma.printed.story import CONCORD_ICON, COUNT, DISCORD_ICON, LAST_VOTE
from regency.kernel.conform import conform
from regency.kernel.rng import stream
from regency.kernel.wire import view_bytes
from tests.games.dilemma import campaigns
from tests.games.dilemma.builder import AYE, NAY, Game, decide, finale, mystery, one_card, voting
from tests.games.dilemma.hidden.test_hidden import worlds

pytestmark = pytest.mark.both
FIRST = 3 * FINALE_HOME
FIVE = (0, 2, 4, 6, 8, NOTHING)


@pytest.mark.parametrize("seats", list(RULES.seats))
def test_finales_conform(seats: int) -> None:
    conform(RULES, seats, 2, seed=40 + seats, legacy=campaigns.finale(seats), probes=5)


def test_a_finale_with_open_pools_conforms() -> None:
    options = Options(open_pools=True, places="dense")
    conform(RULES, 4, 1, seed=51, options=options, legacy=campaigns.finale(4), probes=4)


@pytest.mark.nightly
@pytest.mark.parametrize("seats", list(RULES.seats))
@pytest.mark.parametrize("part", range(5))
def test_many_finales_conform(seats: int, part: int) -> None:
    conform(RULES, seats, 30, seed=1000 * part, legacy=campaigns.last(seats, part + 1))


@pytest.mark.parametrize("seats", list(RULES.seats))
def test_the_reign_that_ends_with_the_last_mystery_conforms(seats: int) -> None:
    legacy = Legacy(one_card([mystery("L")], [mystery("L")]), tuple(range(seats)), mystery=FIVE)
    conform(RULES, seats, 1, seed=60 + seats, legacy=legacy, probes=3)


def imagined(match: Game) -> list[World]:
    return [RULES.imagine(match.state.view(), None, stream(bytes(32), "test", nth)) for nth in range(20)]


def test_every_seat_imagines_the_pools_as_counted_and_no_agenda_anywhere() -> None:
    match = finale(4)
    decide(match, AYE)
    pools = [(own.power, own.coins) for own in match.state.screens]
    for seat in range(4):
        for world in worlds(match, seat):
            assert [(own.power, own.coins) for own in world.screens] == pools
            assert world.box.agendas_away == [0, 1, 2, 3, 4, 5]


def test_whoever_looks_on_imagines_pools_that_add_up() -> None:
    match = finale(3)
    for world in imagined(match):
        RULES.check(world)
        assert view_bytes(world.view()) == view_bytes(match.state.view())


def test_the_votes_and_the_outcomes_are_made_up_and_never_taken_from_the_pack() -> None:
    match = finale(3)
    for world in imagined(match):
        book = world.box.book.value
        assert book.pack == ""
        assert [card(book, FIRST + nth).role for nth in range(3)] == [LAST_VOTE] * 3
        assert all(has(book, home) for home in OUTCOME_HOMES)
        assert not envelope(book, FINALE_HOME).signed


def test_the_open_vote_tips_what_it_shows_and_the_next_ones_what_is_usual() -> None:
    match = finale(3)
    match.state.table.icons = [(DISCORD_ICON,), (CONCORD_ICON,)]
    book = imagined(match)[0].box.book.value
    assert card(book, FIRST).outcomes == (((COUNT, 3, 2, 0, 0),), ((COUNT, 2, 2, 0, 0),))
    assert card(book, FIRST + 1).icons == ((CONCORD_ICON,), (DISCORD_ICON,))
    assert card(book, FIRST + 2).outcomes == (((COUNT, 3, 3, 0, 0),), ((COUNT, 2, 3, 0, 0),))


def test_a_vote_that_shows_nothing_is_imagined_as_usual() -> None:
    match = finale(3)
    match.state.table.icons = [(), ()]
    book = imagined(match)[0].box.book.value
    assert card(book, FIRST).icons == ((), ())
    assert card(book, FIRST).outcomes == (((COUNT, 2, 2, 0, 0),), ((COUNT, 3, 2, 0, 0),))


def test_behind_its_end_worlds_are_what_everybody_has_seen() -> None:
    match = finale(3)
    for side in (AYE, NAY, NAY):
        decide(match, side)
    for world in worlds(match, 0):
        assert [own.power for own in world.screens] == list(match.state.table.power_left)


def test_whether_the_story_has_an_end_is_seen_when_it_is_looked_for() -> None:
    match = voting(3, book=one_card([mystery("L")]), mystery=FIVE)
    decide(match, AYE)
    assert match.state.learned, "what the box holds comes to light"
    assert match.state.table.doors == [FINALE_HOME]
