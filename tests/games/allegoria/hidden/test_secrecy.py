"""Answers that hold a secret: whatever the seat answers, nobody else can tell one answer from another."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from regency.games.allegoria import RULES
from regency.games.allegoria.effects import cards, rounds
from regency.games.allegoria.flow.bid_steps import EndSpaceTurn
from regency.games.allegoria.model import events as e
from regency.games.allegoria.model.actions import ChooseLord, KeepClaim, KeepNoClaim, PlaceMarker, PutAside
from regency.games.allegoria.model.state import Allegoria
from regency.kernel.apply import apply
from regency.kernel.conform.game import audiences, sight_bytes
from regency.kernel.edge import Action
from regency.kernel.entries import Play
from regency.kernel.match import Match
from regency.kernel.wire import events_bytes
from tests.games.allegoria.builder import Game, bare, opened, planning
from tests.games.allegoria.play import do


def after(match: Game, seat: int, action: Action) -> tuple[Allegoria, bytes]:
    """The state after an answer, and what everybody is told."""
    g = match.state.clone()
    told = apply(g, Play(g.clock.at, seat, (action,), g.clock.entry))
    return g, events_bytes(told)


def noticed(match: Game, seat: int, one: Action, other: Action) -> bool:
    """Whether anybody else sees or hears a difference between two answers."""
    (here, told), (there, also) = after(match, seat, one), after(match, seat, other)
    others = [audience for audience in audiences(here) if audience != seat]
    return told != also or any(sight_bytes(here, who) != sight_bytes(there, who) for who in others)


def a_bid() -> tuple[Game, Action, Action]:
    return planning(bare()), PlaceMarker(0, 3), PlaceMarker(2, 3)


def a_kept_claim() -> tuple[Game, Action, Action]:
    match = opened(bare(claim_deck="bold bloody wise"), "claims", [(0, "1"), (1, "1")])
    first, second = match.state.screens[0].drawn_claims[:2]
    return match, KeepClaim(first), KeepClaim(second)


def a_draft_of_claims() -> tuple[Game, Action, Action]:
    match: Game = Match.start(RULES, 3, seed=1)
    ends = sorted(match.state.screens[0].ends)
    return match, PutAside(ends[0], ends[1]), PutAside(ends[2], ends[4])


def a_draft_of_lords() -> tuple[Game, Action, Action]:
    match: Game = Match.start(RULES, 3, seed=1)
    for seat in range(3):
        ends = sorted(match.state.screens[seat].ends)
        do(match, seat, PutAside(ends[0], ends[1]))
    lords = match.state.screens[0].lords
    return match, ChooseLord(lords[0]), ChooseLord(lords[1])


SECRETS: dict[str, Callable[[], tuple[Game, Action, Action]]] = {
    "a bid": a_bid,
    "a kept claim": a_kept_claim,
    "a draft of claims": a_draft_of_claims,
    "a draft of lords": a_draft_of_lords,
}


@pytest.mark.parametrize("case", SECRETS)
def test_nobody_can_tell_one_answer_from_another(case: str) -> None:
    match, one, other = SECRETS[case]()
    assert not noticed(match, 0, one, other)


def test_the_space_of_a_bid_and_the_number_of_claims_are_open() -> None:
    assert noticed(planning(bare()), 0, PlaceMarker(0, 3), PlaceMarker(0, 4))
    match, one, _ = a_kept_claim()
    assert noticed(match, 0, one, KeepNoClaim())


def tells_the_marker(g: Allegoria, seat: int, marker: int, space: int) -> None:
    PLACE(g, seat, marker, space)
    g.tell(e.StarDeclared(seat, marker))


def lays_the_marker_open(g: Allegoria, seat: int, marker: int, space: int) -> None:
    PLACE(g, seat, marker, space)
    g.table.spent_cards = marker


def puts_the_marker_on_a_step(g: Allegoria, seat: int, marker: int, space: int) -> None:
    PLACE(g, seat, marker, space)
    g.stacks[0].insert(0, EndSpaceTurn(marker))


def tells_the_claim(g: Allegoria, seat: int, claim: int, waits: int) -> None:
    KEEP(g, seat, claim, waits)
    g.tell(e.ClaimCompleted(seat, claim, 0))


PLACE, KEEP = rounds.place_marker, cards.keep_claim
PLANTED: dict[str, tuple[str, str, Callable[..., Any]]] = {
    "a marker in an event": ("a bid", "bids.place_marker", tells_the_marker),
    "a marker on the table": ("a bid", "bids.place_marker", lays_the_marker_open),
    "a marker on a step": ("a bid", "bids.place_marker", puts_the_marker_on_a_step),
    "a claim in an event": ("a kept claim", "claims.keep_claim", tells_the_claim),
}


@pytest.mark.parametrize("leak", PLANTED)
def test_a_planted_leak_is_noticed(leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    case, where, leaking = PLANTED[leak]
    monkeypatch.setattr(f"regency.games.allegoria.rules.{where}", leaking)
    match, one, other = SECRETS[case]()
    assert noticed(match, 0, one, other)
