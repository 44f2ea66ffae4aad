"""What a game in the middle of a campaign owes the kernel, and what a saga must say itself."""

from __future__ import annotations

from typing import Any

import pytest

from regency.kernel.conform import conform
from regency.kernel.core import AnyState
from regency.kernel.edge import NEVER
from regency.kernel.match import Match
from regency.kernel.rng import stream
from regency.kernel.rules import AnyRules, Phrase, Rules
from regency.kernel.saga import Saga, Secrets
from tests.minis.heirs import HEIRS, Accept, Legacy, Offer, Rest


def test_later_games_conform_with_their_legacy() -> None:
    legacy = Legacy(1, (0, 1, 0), (0, 2), (1,), (4, 0, 2), (0, 2, 0, 0, 1, 0))
    conform(HEIRS, 3, games=3, legacy=legacy)


@pytest.mark.both
def test_the_envelope_lies_in_the_box_until_enough_favours_are_owed() -> None:
    match = Match.start(HEIRS, 3, seed=2)
    sealed = match.state.box.envelope
    match.submit(0, Offer(1, 1))
    match.submit(0, Offer(2, 1))
    match.submit(1, Accept())
    assert (match.state.table.opened, match.state.box.envelope) == (NEVER, sealed)
    match.submit(2, Accept())
    assert (match.state.table.opened, match.state.box.envelope) == (sealed, NEVER)
    assert match.waited_for() == [0]


@pytest.mark.both
def test_an_offer_is_accepted_while_another_seat_is_asked() -> None:
    match = Match.start(HEIRS, 2, seed=2)
    purse = match.state.screens[1].purse
    match.submit(0, Offer(1, 2), Rest())
    assert len(match.asks(1)) == 2
    match.submit(1, Accept())
    assert match.state.screens[1].purse == purse + 2
    assert match.state.table.favour == [1, 0]


def test_what_a_campaign_must_say_itself_is_not_there() -> None:
    bare: Saga[Any] = Saga()
    for call in (
        lambda: bare.story(""),
        lambda: bare.examine(None),
        lambda: bare.cover(None),
        lambda: bare.merge(None, None),
        lambda: bare.begin(None, None),
        lambda: bare.extend(None, None),
        lambda: bare.enter(None, (), None, None),
        lambda: bare.is_over(None),
        lambda: bare.prepare(None, None, Secrets(None), ()),
        lambda: bare.retell((), ()),
        lambda: bare.must_follow(None, None, (), None, None),
    ):
        with pytest.raises(NotImplementedError):
            call()
    assert bare.join("a realm", 3) == "a realm"
    assert not bare.rests(None)
    assert bare.arbiter(None) == NEVER
    assert list(bare.leaves(None)) == [] == list(bare.pages(None, ()))
    assert bare.page(None, "any", "en") is None


def test_what_a_game_must_say_itself_is_not_there() -> None:
    bare: AnyRules = Rules()
    g: AnyState = Match.start(HEIRS, 2, seed=1).state
    for call in (
        lambda: bare.setup(2, None, b"", None),
        lambda: bare.imagine(g.view(), None, stream(bytes(32), "", 0)),
        lambda: bare.outcome(g.table),
        lambda: bare.check(g),
        lambda: bare.weigh(g.sight(0)),
    ):
        with pytest.raises(NotImplementedError):
            call()
    assert bare.note(None, g.sight(0), ()) is None
    assert bare.agrees(None, g)
    assert bare.bequest(g) is None
    assert bare.progress(g.table) == 0
    assert bare.phrase("city", 3) == Phrase("city-3")
    assert bare.sheet(g.view(), {}) == ()
    assert bare.remark(g.sight(0), Rest()) is None
    assert bare.heading(g.sight(0), Rest) is None
