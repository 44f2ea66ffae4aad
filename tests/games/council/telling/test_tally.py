"""How it stands at the Council: totals, what ends the game, and what a choice is certain to bring."""

from __future__ import annotations

import pytest

from regency.games.council import RULES
from regency.games.council.model.events import CardsDrawn, KingRewardTaken, TileTaken
from regency.games.council.telling.remarks import remark
from regency.kernel.gains import remark_with_gain, spans
from regency.words import Words
from tests.games.council.builder import Game, position
from tests.games.council.names import build
from tests.games.council.play import do, table


def counted(match: Game) -> dict[str, tuple[int, ...]]:
    return {line.item: line.points for line in RULES.tally(table(match)).counts}


def test_a_total_is_what_nobody_can_lose() -> None:
    match = position(seats=2, points=[7, 4], nobility=[9, 0], tiles={"gold": 1}, king_rewards=[1])
    tally = RULES.tally(table(match))
    assert tally.totals == (7, 4 + 20 + 25)
    assert [(line.item, line.points) for line in tally.lines] == [
        ("track", (7, 4)),
        ("tiles", (0, 20)),
        ("king-rewards", (0, 25)),
    ]
    assert [(line.item, line.points) for line in tally.pending] == [("nobility", (5, 2)), ("permits", (3, 3))]


def test_in_the_end_everything_counts() -> None:
    match = position(seats=2, points=[7, 4], nobility=[9, 0])
    table(match).finished = True
    tally, outcome = RULES.tally(table(match)), RULES.outcome(table(match))
    assert outcome is not None
    assert (tally.totals, tally.lines, tally.pending) == (outcome.scores, outcome.lines, ())
    assert (tally.last_round, tally.last_turns) == (False, ())


def test_what_ends_the_game_is_counted_with_cards_permits_and_tiles() -> None:
    match = position(
        seats=2, emporiums=["ABC", ""], permits=["FG"], used=["D"], tiles={"gold": 0}, king_rewards=[1, 0]
    )
    found = counted(match)
    assert found["emporiums-left"] == (7, 10)
    assert found["hand"] == tuple(table(match).hands)
    assert found["permits"] == (2, 0)
    assert found["tiles"] == (2, 1)
    assert list(found) == list(RULES.counts)


def test_behind_the_last_emporium_everybody_has_a_last_turn() -> None:
    before, after = position(active=2), position(active=2, trigger=1)
    assert (RULES.tally(table(before)).last_round, RULES.tally(table(before)).last_turns) == (False, ())
    assert (RULES.tally(table(after)).last_round, RULES.tally(table(after)).last_turns) == (True, (2,))


def completing_the_hills(reward: str = "1 card") -> Game:
    """An emporium in I completes the hills; its token comes first."""
    return position(
        seats=3,
        sides="ABA",
        tokens={"F": "2 points", "G": "2 coins", "H": "1 coin", "I": reward},
        emporiums=["FGHJ"],
        permits=["I"],
        assistants=[3],
    )


@pytest.mark.both
def test_a_card_drawn_on_the_way_hides_neither_linked_cities_nor_tiles() -> None:
    match = completing_the_hills()
    seen = match.preview(0, build("I", "I"))
    assert seen.final and not seen.open
    assert {CardsDrawn, TileTaken, KingRewardTaken} <= {type(event) for event in seen.events}
    assert seen.gains == (2 + 5 + 25, 0, 0)
    before = RULES.standing(table(match))
    assert do(match, 0, build("I", "I")) == list(seen.events)
    assert RULES.standing(table(match)) == (before[0] + 32, *before[1:])


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_list_and_a_hint_say_it_too(lang: str) -> None:
    match = completing_the_hills("3 coins")
    words, me = Words(lang, RULES), match.look(0)
    said = remark(me, build("I", "I"))
    whole = remark_with_gain(RULES, me, build("I", "I"))
    assert said is not None and whole is not None
    for wanted in ("2 ", "6 ", "25"):  # points, coins, the king's reward
        assert wanted in words.phrase(said)
    assert "+32" in words.phrase(whole)


def test_what_the_king_builds_is_known_whatever_the_bribe() -> None:
    match = position(
        seats=3,
        king="I",
        tokens={"F": "2 points", "I": "3 points"},
        emporiums=["FGHJ"],
        coins=[20],
        assistants=[3],
    )
    options = match.options(0)
    found = dict(zip(options, spans(RULES, match.look(0), ())[0], strict=True))
    kings = {str(action): span for action, span in found.items() if type(action).__name__ == "BuildWithKing"}
    assert any(span == (2 + 3 + 5 + 25, 35) for span in kings.values()), kings
