"""Verbs say who learns what, bar what cannot be taken back, and name the topics that claims listen to."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from regency.games.allegoria.effects import board, cards, rounds
from regency.games.allegoria.model.state import Allegoria
from regency.games.allegoria.printed.terms import (
    ALMS_TOPIC,
    ANARCHY_TOPIC,
    BY_DECREE,
    CENTRE,
    CLAIMS_TOPIC,
    DEED_TOPICS,
    DIPLOMACY_TOPIC,
    EVERY_STATE,
    GUILDS_TOPIC,
    HAND_TOPIC,
    RAID,
    SOLDIER,
    SPY,
    TOKENS_TOPIC,
    TRADE,
    WORKERS_TOPIC,
)
from regency.kernel.edge import ALL
from tests.games.allegoria.builder import Game, bare, opened
from tests.games.allegoria.names import CLAIM, card

pytestmark = pytest.mark.both
Verb = Callable[[Allegoria], object]
SPY_CARD = card("spy1")


def kept(g: Allegoria) -> None:
    g.screens[0].drawn_claims = [CLAIM["wise"]]
    cards.keep_claim(g, 0, CLAIM["wise"], 0)


def put_back(g: Allegoria) -> None:
    g.screens[0].drawn_claims = [CLAIM["wise"]]
    cards.put_back_claims(g, 0)


# What is done while seat 0 acts: who learns something by it, and whether it bars an undo
LEARNED: dict[str, tuple[Verb, int, bool]] = {
    "cards drawn": (lambda g: cards.draw_cards(g, 1, 2), 0b010, True),
    "cards drawn by nobody": (lambda g: cards.draw_cards(g, 1, 0), 0, False),
    "cards looked at": (lambda g: cards.look_at_cards(g, 2, 4), 0b100, True),
    "claims drawn": (lambda g: cards.draw_claims(g, 1, 3), 0b010, True),
    "lords dealt": (lambda g: rounds.deal_lords(g, 2), 0b111, True),
    "an own card discarded": (lambda g: cards.discard_card(g, 0, SPY_CARD), ALL, False),
    "another's card discarded": (lambda g: cards.discard_card(g, 1, SPY_CARD), ALL, True),
    "own claims looked at": (lambda g: cards.look_at_claims(g, 0), ALL, False),
    "another's claims looked at": (lambda g: cards.look_at_claims(g, 1), ALL, True),
    "end claims shown": (lambda g: cards.show_end_claims(g, 2, [], []), ALL, True),
    "markers shown": (lambda g: rounds.show_markers(g, 1), ALL, True),
    "a merchant revealed": (rounds.reveal_merchant, ALL, True),
    "cards revealed": (rounds.reveal_cards, ALL, True),
    "a decree revealed": (rounds.reveal_decree, ALL, True),
    "alms tokens laid": (lambda g: rounds.lay_alms_tokens(g, 3), ALL, True),
    "a first player drawn": (rounds.draw_first_player, ALL, True),
    "a die rolled": (lambda g: board.roll(g, "test"), ALL, True),
    "a marker placed": (lambda g: rounds.place_marker(g, 0, 2, 6), 0, False),
    "a claim kept": (kept, 0, False),
    "claims put back": (put_back, 0, False),
    "an open card taken": (lambda g: cards.take_card(g, 1, SPY_CARD), 0, False),
}

# What is done, and the topics that claims listen to
TOUCHED: dict[str, tuple[Verb, int]] = {
    "a track moved": (lambda g: board.move_track(g, 1, TRADE, 1), 1 << TRADE),
    "a track at its end": (lambda g: board.move_track(g, 1, TRADE, -1), 0),
    "anarchy taken": (lambda g: board.take_anarchy(g, 0, BY_DECREE), 1 << ANARCHY_TOPIC),
    "anarchy returned": (lambda g: board.return_anarchy(g, 0, BY_DECREE), 1 << ANARCHY_TOPIC),
    "influence": (lambda g: board.gain_influence(g, 0, 2), 1 << TOKENS_TOPIC),
    "no influence": (lambda g: board.gain_influence(g, 0, 0), 0),
    "diplomacy": (lambda g: board.move_diplomacy(g, 0), 1 << DIPLOMACY_TOPIC),
    "alms": (lambda g: board.move_alms(g, 0), 1 << ALMS_TOPIC),
    "a worker placed": (lambda g: board.place_worker(g, 0, 0, SPY), 1 << WORKERS_TOPIC),
    "a worker moved": (lambda g: board.move_workers(g, 0, SOLDIER, 0, CENTRE, 1), 1 << WORKERS_TOPIC),
    "a guild": (lambda g: board.assign_guild(g, 0, 1), 1 << GUILDS_TOPIC),
    "a guild less": (lambda g: board.remove_guild(g, 0, 0), 1 << GUILDS_TOPIC),
    "cards drawn": (lambda g: cards.draw_cards(g, 0, 1), 1 << HAND_TOPIC),
    "a card taken": (lambda g: cards.take_card(g, 0, SPY_CARD), 1 << HAND_TOPIC),
    "a card discarded": (lambda g: cards.discard_card(g, 0, SPY_CARD), 1 << HAND_TOPIC),
    "a claim kept": (kept, EVERY_STATE),
    "a claim completed": (lambda g: cards.complete_claim(g, 0, 0, 0), 1 << CLAIMS_TOPIC),
    "a deed of the own turn": (lambda g: board.write_deed(g, 2, (RAID, 0, 1, 1)), 1 << DEED_TOPICS + RAID),
    "a deed in another's turn": (lambda g: board.write_deed(g, 1, (RAID, 0, 1, 1)), 0),
}


def position() -> Game:
    """Seat 2 is about to declare a star; everybody has a card and a Soldier, seat 0 a claim and a Guild."""
    match = bare(
        hands=dict.fromkeys(range(3), "spy1"),
        held={0: "bold"},
        guilds={0: [0]},
        workers={0: "soldier@0"},
        anarchy={0: 1},
    )
    return opened(match, "soldier", [(2, "*")])


@pytest.mark.parametrize("case", LEARNED)
def test_who_learns_something(case: str) -> None:
    verb, learned, barred = LEARNED[case]
    g = position().state
    g.open_entry(0)
    verb(g)
    assert (g.learned, g.barred) == (learned, barred)


@pytest.mark.parametrize("case", TOUCHED)
def test_which_claims_are_looked_at(case: str) -> None:
    verb, topics = TOUCHED[case]
    g = position().state
    g.table.active, g.table.touched = 2, 0
    verb(g)
    assert g.table.touched == topics
