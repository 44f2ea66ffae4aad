"""Leaks of steps, refusals, turns, previews, flags, draws and pages: planted, and found."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import pytest

from regency.games.dilemma import RULES, KingsDilemma
from regency.games.dilemma.effects import deals, story
from regency.games.dilemma.effects import vote as effects
from regency.games.dilemma.flow.base import Run
from regency.games.dilemma.flow.vote import VoteTurn
from regency.games.dilemma.model.events import PoolRevealed
from regency.games.dilemma.model.state import Game, Public
from regency.games.dilemma.printed.figures import GATHER, NOTHING
from regency.games.dilemma.printed.services import VOTE_MIN
from regency.games.dilemma.printed.story import FLAG
from regency.games.dilemma.rules import vote
from regency.kernel.apply import apply
from regency.kernel.conform import conform
from regency.kernel.conform.game import NonConformance
from regency.kernel.edge import Action
from regency.kernel.entries import Play
from regency.kernel.rng import stream
from regency.kernel.wire import events_bytes, view_bytes
from tests.games.dilemma.builder import (
    AYE,
    WEALTH,
    act,
    begun,
    decide,
    do,
    drafted,
    move,
    offer,
    one_card,
    service,
    voting,
)

CHECKS = ("answers", "secrecy", "early", "preview")


class Dilemma(KingsDilemma):
    """The same under a name of its own, so that nothing is kept of it."""


def leaks(*checks: str, rules: KingsDilemma | None = None, games: int = 8, seats: int = 4) -> None:
    """These checks find it, and name themselves."""
    with pytest.raises(NonConformance) as failure:
        conform(rules or Dilemma(), seats, games=games, checks=checks)
    assert failure.value.check in checks


def test_nothing_leaks_of_itself() -> None:
    conform(Dilemma(), 3, games=1, checks=CHECKS)


class Remembered(Run, frozen=True):
    """A step that says too much."""

    service: int

    def run(self, g: Game) -> None:
        return


def test_its_service_on_a_public_step(monkeypatch: pytest.MonkeyPatch) -> None:
    quiet = deals.whisper

    def noted(g: Game, seat: int, to: int, service: int, coins: int) -> None:
        quiet(g, seat, to, service, coins)
        g.stacks[0].insert(0, Remembered(service))

    monkeypatch.setattr(deals, "whisper", noted)
    leaks("answers")


def onlookers_can_tell(match: Any, seat: int, *chain: Action) -> bool:
    """Whether this is told, or looks, otherwise in another world that an onlooker may imagine."""
    outcomes = set()
    for nth in range(12):
        world = RULES.imagine(match.state.view(), None, stream(bytes(32), "leak", nth))
        apply(world, Play(world.clock.at, seat, chain, world.clock.entry))
        outcomes.add(events_bytes(world.told) + view_bytes(world.view()))
    return len(outcomes) > 1


def test_the_reason_of_a_refusal_shown_to_the_payer(monkeypatch: pytest.MonkeyPatch) -> None:
    match = drafted(begun(3))
    do(match, 0, offer(1, service(VOTE_MIN, AYE, 9), 1))
    assert not onlookers_can_tell(match, 1, act.RefuseOffer(0))
    polite = deals.refuse_offer

    def explained(g: Game, seat: int, slot: int) -> None:
        polite(g, seat, slot)
        g.tell(PoolRevealed(seat, g.screens[seat].power, 0))  # so much there is, and no more

    monkeypatch.setattr(deals, "refuse_offer", explained)
    assert onlookers_can_tell(match, 1, act.RefuseOffer(0))


def test_a_voter_without_power_is_passed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    def take(self: VoteTurn, g: Game, action: Any) -> None:
        vote.perform(g, self.seat, action)
        following = vote.next_voter(g.table, self.seat)
        while following != NOTHING and not g.screens[following].power:
            g.table.choice[following] = max(g.table.choice[following], GATHER)
            following = vote.next_voter(g.table, following)
        g.then(vote_step(following))

    from regency.games.dilemma.flow import vote as flow

    def vote_step(following: int) -> Any:
        return flow.COUNT if following == NOTHING else flow.TURN[following]

    monkeypatch.setattr(VoteTurn, "take", take)
    leaks("secrecy", games=30)


def test_a_hidden_effect_in_a_preview(monkeypatch: pytest.MonkeyPatch) -> None:
    def read_quietly(g: Game) -> None:
        t = g.table
        t.results.append(2 * t.card + t.result)
        t.coming = [row for row in story.outcome(g) if row[0] != FLAG]

    from regency.games.dilemma.flow import outcome

    monkeypatch.setattr(outcome, "read_result", read_quietly)
    leaks("secrecy", "preview", games=20)


def test_a_flag_on_the_table(monkeypatch: pytest.MonkeyPatch) -> None:

    def remembered(g: Game, seat: int, side: int, power: int) -> None:
        effects.put_power(g, seat, side, power)
        g.table.unrest = len(g.box.flags)

    monkeypatch.setattr(vote, "put_power", remembered)
    leaks("secrecy", games=30)


def test_or_told_by_anything_else_than_what_it_changes() -> None:
    told = []
    for rows in ([], [(FLAG, 1, 0, 0, 0)]):
        match = voting(3, book=one_card([move(WEALTH, 1), *rows]))
        events = decide(match, AYE)
        told.append(events_bytes(events) + view_bytes(match.state.view()))
        assert match.state.box.flags == [row[1] for row in rows]
    assert told[0] == told[1]


def test_the_order_of_the_deck_in_its_ids(monkeypatch: pytest.MonkeyPatch) -> None:

    def stacked(g: Game, seat: int, side: int, power: int) -> None:
        effects.put_power(g, seat, side, power)
        deck = g.table.deck
        if deck:
            first = stream(g.seed, "draw", g.counts.get("draw", 0)).below(len(deck))
            g.table.deck = [deck[first], *[card for card in deck if card != deck[first]]]

    monkeypatch.setattr(vote, "put_power", stacked)
    leaks("secrecy", games=20)


class Early(Dilemma):
    """The result of Aye may be read as soon as somebody has voted."""

    def pages(self, view: Public) -> Collection[str]:  # type: ignore[override]
        t = view.table
        return [*super().pages(view), *([f"dilemma-{t.card}/aye"] if t.voted and t.card != NOTHING else [])]


def test_a_page_that_is_served_one_step_early() -> None:
    leaks("early", rules=Early())


def test_a_page_of_what_lies_in_a_sealed_envelope() -> None:
    class Curious(Dilemma):
        """What the open card opens may be read while it is voted on."""

        def pages(self, view: Public) -> Collection[str]:  # type: ignore[override]
            return [*super().pages(view), *(["envelope-5"] if view.table.voted else [])]

    leaks("early", rules=Curious())
