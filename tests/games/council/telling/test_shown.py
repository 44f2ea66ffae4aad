"""What is shown of the game, from sight alone: names of pieces, the page of the table, remarks, weights."""

from __future__ import annotations

import pytest

from regency.games.council import RULES
from regency.games.council.model.actions import ACTIONS, ElectCouncillor, EngageAssistant, PayBribe
from regency.kernel.edge import Action, domains, draw
from regency.kernel.match import Match
from regency.kernel.rng import Rng, stream
from regency.kernel.rules import Phrase, imagined
from tests.games.council.builder import Game, position
from tests.games.council.names import bribe, build, change, permit, take
from tests.games.council.play import do, table

pytestmark = pytest.mark.both


def test_a_permit_is_named_by_its_cities_and_symbols() -> None:
    assert RULES.phrase("permit", permit("G")) == Phrase(
        "permit",
        {
            "cities": "G",
            "bonus": [
                Phrase("symbol-assistants", {"count": 2}),
                Phrase("symbol-points", {"count": 2}),
                Phrase("symbol-nobility", {"count": 1}),
            ],
        },
    )
    assert RULES.phrase("permit", permit("IJH")).about["cities"] == "I/J/H"


def test_a_bribe_is_named_by_its_cards() -> None:
    cards = [
        Phrase("cards-of", {"count": 2, "card": Phrase("card-4")}),
        Phrase("cards-of", {"count": 1, "card": Phrase("card-6")}),
    ]
    assert RULES.phrase("bribe", bribe("2xblue joker")) == Phrase("bribe", {"cards": cards, "count": 3})


def test_a_tile_is_named_with_its_points_and_a_city_by_its_number() -> None:
    assert RULES.phrase("tile", 0) == Phrase("tile-0", {"points": 20})
    assert RULES.phrase("city", 9) == Phrase("city-9")


def test_no_two_members_of_a_domain_have_the_same_name() -> None:
    for domain, size in {(name, count) for kind in ACTIONS for _, name, count in domains(kind)}:
        names = {repr(RULES.phrase(domain, value)) for value in range(size)}
        assert len(names) == size


def shown_of(match: Game, seat: int, chance: Rng) -> None:
    """Everything that is shown to a seat is the same in a world it imagines."""
    me = match.look(seat)
    other = imagined(RULES, me, match.notes[seat], chance)
    weights = RULES.weigh(me)
    assert len(weights) == len(RULES.features)
    assert weights == RULES.weigh(other.sight(seat))
    for option in match.options(seat):
        assert isinstance(option, Action)
        assert RULES.remark(me, option) == RULES.remark(other.sight(seat), option)
    assert RULES.sheet(me, {seat: me.own}) == RULES.sheet(other.view(), {seat: other.screens[seat]})
    assert RULES.sheet(match.watch(), {}) != ()


@pytest.mark.parametrize(("seats", "seed"), [(2, 7), (4, 8)])
def test_what_is_shown_in_a_game_at_random_depends_on_sight_alone(seats: int, seed: int) -> None:
    match: Game = Match.start(RULES, seats, None, seed)
    chance = stream(match.state.seed, "shown", 0)
    while match.waited_for():
        (seat,) = match.waited_for()
        if chance.below(12) == 0:
            shown_of(match, seat, chance)
        do(match, seat, draw(match.options(seat), chance))
    for seat in range(seats):
        shown_of(match, seat, chance)
    assert RULES.progress(table(match)) == table(match).turn > 10


def test_more_points_weigh_more() -> None:
    few, many = (sum(RULES.weigh(position(points=[points]).look(0))) for points in (0, 10))
    assert many > few


def test_a_remark_says_what_goes_under_the_stack() -> None:
    match = position(market={"coast": "B CDE"}, assistants=[1])
    found = RULES.remark(match.look(0), change("coast"))
    assert found is not None and "C/D/E" in repr(found)


def test_a_remark_beside_a_free_permit_names_the_tile() -> None:
    match = position(permits=["N"], nobility=[9], tokens={"N": "nobility"}, market={"hills": "J G"})
    do(match, 0, build("N", "N"))
    assert RULES.remark(match.look(0), take("hills", 1)) == RULES.phrase("permit", permit("G"))


def test_kinds_of_actions_stand_under_headings_that_count_what_is_left() -> None:
    me = position(main_actions=2).look(0)
    assert RULES.heading(me, ElectCouncillor) == Phrase("heading-main", {"count": 2})
    assert RULES.heading(me, EngageAssistant) == Phrase("heading-quick", {"count": 1})
    assert RULES.heading(me, PayBribe) is None
