"""A campaign of three games, with an envelope for each."""

from __future__ import annotations

from typing import Any

import pytest

from regency.kernel.conform import conform
from regency.kernel.conform.player import next_entry
from regency.kernel.core import AnyState
from regency.kernel.edge import NEVER
from regency.kernel.match import Match
from regency.kernel.record import encode, parse
from regency.kernel.rng import stream, stretch
from regency.kernel.rules import AnyRules, Phrase, Rules
from regency.kernel.saga import Saga
from tests.minis.heirs import ENVELOPES, HEIRS, Accept, Box, Offer, Rest, Screen, Table
from tests.minis.heirs_saga import SAGA, Campaign, Open

HeirsMatch = Match[Table, Screen, Box, Any]


def play_out(match: HeirsMatch, key: int) -> None:
    rng = stream(stretch(key), "campaign", 0)
    while match.outcome() is None:
        match.apply(next_entry(match, (Rest(),), rng))


@pytest.mark.both
def test_three_games_make_a_campaign() -> None:
    campaign = SAGA.begin(None, stretch(3))
    seeds = set()
    while not SAGA.over(campaign):
        options, legacy = SAGA.prepare(campaign, (0, 1, 2))
        match = Match.start(HEIRS, 3, options, 10 + campaign.games, legacy=legacy)
        seeds.add(match.header.commitment)
        play_out(match, campaign.games)
        bequest = HEIRS.bequest(match.state)
        assert Match.fold(HEIRS, parse(HEIRS, encode(match.record()))[0]).outcome() == match.outcome()
        campaign = SAGA.enter(campaign, bequest)
    assert campaign.games == 3
    assert sum(campaign.crowns) >= 3
    assert len(seeds) == 3
    assert set(campaign.known) <= set(ENVELOPES)


def test_the_open_part_holds_nothing_sealed() -> None:
    campaign = SAGA.begin(None, stretch(3))
    assert SAGA.open_part(campaign) == Open(0, (0, 0, 0))
    assert sorted(campaign.sealed) == list(ENVELOPES)


def test_later_games_conform_with_their_legacy() -> None:
    campaign = Campaign(1, (0, 1, 0), (2, 0), (1,))
    options, legacy = SAGA.prepare(campaign, (0, 1, 2))
    conform(HEIRS, 3, games=3, options=options, legacy=legacy)


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
        lambda: bare.begin(None, b""),
        lambda: bare.prepare(Open(0, ()), ()),
        lambda: bare.enter(Open(0, ()), Open(0, ())),
        lambda: bare.over(Open(0, ())),
        lambda: bare.open_part(Open(0, ())),
    ):
        with pytest.raises(NotImplementedError):
            call()


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
