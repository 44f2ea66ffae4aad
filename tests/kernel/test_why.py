"""Why something cannot be done: the refusal that is nearest to none, and nothing that is not seen."""

from __future__ import annotations

from typing import Annotated, Any

import pytest

from regency.kernel import why
from regency.kernel.conform import NonConformance, examine, played
from regency.kernel.core import State
from regency.kernel.edge import Action, pick
from regency.kernel.errors import Malformed, NotAnOption, Reason, Refused
from regency.kernel.match import AnyMatch, Match
from regency.kernel.why import Attempt, Obstacle, obstacles
from tests.minis import bazaar, tricks
from tests.minis.bazaar import BAZAAR
from tests.minis.harvest import HARVEST
from tests.minis.tricks import TRICKS

from .planted import fails, peeking
from .tiny import End, Question, steps_of


class Buy(Action, frozen=True):
    stall: Annotated[int, pick("stall", 3)]
    ware: Annotated[int, pick("ware", 3)]


class Leave(Action, frozen=True):
    pass


class Short(Reason, frozen=True):
    short: int

    def missing(self) -> int:
        return self.short


class Closed(Reason, frozen=True):
    stall: Annotated[int, pick("stall", 3)]

    def broadly(self) -> Reason:
        return AllClosed()


class AllClosed(Reason, frozen=True):
    pass


class SoldOut(Reason, frozen=True):
    pass


class Market(Question, frozen=True):
    """What is refused at each stall and for each ware, one letter a pair."""

    refused: tuple[str, str, str] = ("ccc", "ccc", "ccc")

    def options(self, me: Any) -> list[Action]:
        bought = [
            Buy(stall, ware)
            for stall, row in enumerate(self.refused)
            for ware, letter in enumerate(row)
            if letter == "."
        ]
        return [*bought, Leave()]

    def refusal(self, me: Any, action: Action) -> Reason:
        if not isinstance(action, Buy):
            return NotAnOption()
        letter = self.refused[action.stall][action.ware]
        found = {"c": Closed(action.stall), "s": SoldOut(), "?": NotAnOption()}
        return found[letter] if letter in found else Short(int(letter))


def market(*refused: str) -> AnyMatch:
    rules = steps_of(Market(0, follow=(End(),), refused=refused))  # type: ignore[arg-type]
    rules.actions = (Buy, Leave)  # type: ignore[misc,assignment]
    return Match.start(rules, 1, seed=1)


def told(match: AnyMatch, *attempts: Attempt) -> list[Reason]:
    return [found.why for found in obstacles(match.rules, match.look(0), (), attempts)]


def test_what_can_be_done_in_some_way_has_no_obstacle() -> None:
    match = market("cc.", "ccc", "ccc")
    assert told(match) == []
    assert told(match, Attempt("Buy", {"stall": 0}), Attempt("Buy", {"ware": 2}), Attempt("Leave")) == []
    assert told(match, Attempt("Buy", {"ware": 1})) == [AllClosed()]


def test_the_least_that_is_missing_comes_first() -> None:
    assert told(market("c7s", "css", "3ss")) == [Short(3)]
    assert told(market("c7s", "css", "3ss"), Attempt("Buy", {"stall": 0})) == [Short(7)]


def test_what_speaks_of_the_thing_that_was_touched_comes_next() -> None:
    match = market("css", "css", "sss")
    assert told(match, Attempt("Buy", {"stall": 1})) == [Closed(1)]
    assert told(match, Attempt("Buy", {"stall": 2})) == [SoldOut()]


def test_then_what_stands_in_the_way_of_most_and_of_several_things_none_is_named() -> None:
    assert told(market("ccc", "ccs", "css")) == [AllClosed()]
    assert told(market("css", "css", "sss")) == [SoldOut()]


def test_that_it_is_not_so_is_no_reason() -> None:
    assert told(market("???", "???", "???")) == []
    assert told(market("???", "??s", "???")) == [SoldOut()]


def test_equal_obstacles_are_told_once() -> None:
    both = (Attempt("Buy", {"stall": 0}), Attempt("Buy", {"stall": 1}))
    assert told(market("sss", "sss", "sss"), *both) == [SoldOut()]


@pytest.mark.parametrize(
    "attempt",
    [
        Attempt("Steal"),
        Attempt("Buy", {"price": 1}),
        Attempt("Buy", {"stall": 3}),
        Attempt("Buy", {"stall": -1}),
        Attempt("Leave", {"stall": 0}),
    ],
)
def test_what_no_game_has_is_refused(attempt: Attempt) -> None:
    with pytest.raises(Refused) as refused:
        told(market("ccc", "ccc", "ccc"), attempt)
    assert refused.value.reason == Malformed()


def test_no_more_is_tried_than_a_request_may_cost(monkeypatch: pytest.MonkeyPatch) -> None:
    match = market("sss", "sss", "css")
    monkeypatch.setattr(why, "MOST_TRIED", 6)
    assert told(match, Attempt("Buy")) == [SoldOut()]
    assert told(match, Attempt("Buy", {"stall": 0}), Attempt("Buy", {"stall": 1}), Attempt("Buy")) == [
        SoldOut()
    ]


def test_behind_a_chain_it_is_told_of_the_question_that_follows() -> None:
    match = Match.start(HARVEST, 2, seed=3)
    berries = {option.berry for option in match.options(0)}  # type: ignore[union-attr]
    gone = next(berry for berry in range(100) if berry not in berries)
    me = match.look(0)
    assert [one.kind for one in obstacles(HARVEST, me, (), (Attempt("Pick", {"berry": gone}),))] == ["Pick"]
    picked = match.options(0)[0]
    assert isinstance(picked, Action)
    assert obstacles(HARVEST, me, (picked,), (Attempt("Stow", {"basket": 0}),)) == ()


# The kit


class Cut(Reason, frozen=True):
    top: int


def test_a_reason_that_tells_what_is_not_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    game = played(TRICKS, 2, seed=1)
    monkeypatch.setattr(tricks.Tricks, "reasons", (Cut,))
    monkeypatch.setattr(State, "eyes", peeking(State.eyes))
    monkeypatch.setattr(tricks.Choose, "refusal", lambda self, me, action: Cut(me.peek.deck[0]))
    with pytest.raises(NonConformance, match="looks the same") as failure:
        examine(game, "reasons")
    assert failure.value.check == "reasons"


def test_a_reason_that_nobody_can_say(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tricks.Choose, "refusal", lambda self, me, action: Cut(0))
    fails("reasons", TRICKS, words="is not declared")


def test_an_obstacle_is_a_kind_and_a_reason() -> None:
    match = market("sss", "sss", "sss")
    assert obstacles(match.rules, match.look(0)) == (Obstacle("Buy", SoldOut()),)


def offering(*turns: bazaar.Offer) -> AnyMatch:
    match = Match.start(BAZAAR, 3, seed=4)
    for offer in turns:
        match.submit(0, offer)
    return match


def test_of_a_form_everything_is_possible_that_is_a_part_of_a_member() -> None:
    me = offering().look(2)
    assert [found.kind for found in obstacles(BAZAAR, me)] == ["Accept", "Refuse", "Withdraw"]
    purse = me.own.purse
    attempts = [Attempt("Offer", {"to": 1, "coins": purse - 1}), Attempt("Offer", {"coins": purse})]
    assert obstacles(BAZAAR, me, (), attempts[:1]) == ()
    assert obstacles(BAZAAR, me, (), attempts) == (Obstacle("Offer", bazaar.TooDear(purse)),)
    assert obstacles(BAZAAR, me, (), [Attempt("Offer", {"to": 2})]) == (
        Obstacle("Offer", bazaar.ToOneself()),
    )


def test_a_large_kind_leaves_room_for_the_others() -> None:
    me = offering(*(bazaar.Offer(1, ware, 0, bazaar.ALOUD) for ware in range(bazaar.EACH))).look(0)
    found = {one.kind: one.why for one in obstacles(BAZAAR, me)}
    assert found["Offer"] == bazaar.EnoughOffers(bazaar.EACH)
    assert found["Accept"] == found["Refuse"] == bazaar.NotAddressed() and "Withdraw" not in found
