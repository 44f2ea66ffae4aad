"""What is made up for imagined worlds stays within the budgets of the story."""

from __future__ import annotations

from collections import Counter

import pytest

from regency.games.dilemma import RULES
from regency.games.dilemma.hidden import improvise
from regency.games.dilemma.model.book import Book, Card
from regency.games.dilemma.printed.figures import NOTHING, RESOURCES
from regency.games.dilemma.printed.services import BREAK_TIE, VOTE_FOR
from regency.games.dilemma.printed.story import (
    ENDING,
    ENVELOPE_IDS,
    KEY,
    MOVE,
    OPEN,
    PROLOGUE,
    SIDE,
    STANDARD,
    STICKER,
    STICKER_ICON,
    STICKERS_EACH,
    TRIGGER,
)
from regency.kernel.rng import stream
from tests.games.dilemma.builder import AYE, NAY, Game, begun, do, drafted, number, service, whisper
from tests.games.dilemma.campaigns import stored
from tests.games.dilemma.rules.test_events import last_draft, running, triggered

pytestmark = pytest.mark.both
BOOKS = 60


def books(match: Game) -> list[Book]:
    t = match.state.table
    return [improvise.book(t, {}, stream(bytes(32), "book", nth)) for nth in range(BOOKS)]


def cards(match: Game) -> list[Card]:
    return [card for book in books(match) for envelope in book.envelopes for card in envelope.cards]


def test_the_deck_and_what_it_opens_are_in_it_and_nothing_else() -> None:
    match = drafted(begun(3))
    for book in books(match):
        assert book.envelopes[0].number == PROLOGUE
        assert [nth for nth, place in enumerate(book.at) if place != NOTHING] == [
            each.number for each in book.envelopes
        ]
        for envelope in book.envelopes:
            assert envelope.kind == (PROLOGUE if envelope.number == PROLOGUE else STANDARD)
            assert envelope.signed == (envelope.number != PROLOGUE)
        first = book.envelopes[0].cards
        assert {card.number for card in first} == {0, 1, 2}
        for nth, card in enumerate(first):
            for rows in card.outcomes:
                opened = [row[1] for row in rows if row[0] == OPEN]
                assert [ENVELOPE_IDS[each][0] for each in opened] == ["TBC"[nth]]


def test_cards_keep_to_the_figures_of_the_budget() -> None:
    met: Counter[object] = Counter()
    for card in cards(drafted(begun(3))):
        for icons, rows in zip(card.icons, card.outcomes, strict=True):
            moves = [row for row in rows if row[0] == MOVE]
            assert len({row[1] for row in moves}) == len(moves) or card.number == 0
            for row in moves:
                assert 0 <= row[1] < RESOURCES and 1 <= abs(row[2]) <= 3 and row[3:] == (NOTHING, 0)
                met[abs(row[2])] += 1
            for row in rows:
                if row[0] == STICKER:
                    assert 1 <= row[1] <= STICKERS_EACH and 0 <= row[2] < RESOURCES
                    assert row[3] in (1, -1) and row[4] == 0
                    met["sticker", row[3]] += 1
            happens = {2 * row[1] + (0 if row[2] > 0 else 1) for row in moves}
            assert {icon for icon in icons if icon < STICKER_ICON} <= happens
            met["hides"] += len(moves) > len(icons)
            met["two"] += len(icons) == 2
            met["outcomes"] += 1
        met["death"] += card.death
        met["cards"] += 1
    assert met[1] > met[2] > met[3] > 0
    assert met["sticker", 1] and met["sticker", -1]
    assert 0.5 < met["two"] / met["outcomes"] < 0.8
    assert 0.1 < met["hides"] / met["outcomes"] < 0.4
    assert 0.3 < met["death"] / met["cards"] < 0.5


def test_two_movements_are_mostly_opposed() -> None:
    pairs = [icons for card in cards(drafted(begun(3))) for icons in card.icons if len(icons) == 2]
    same = [icons for icons in pairs if icons[0] % 2 == icons[1] % 2]
    assert 0 < len(same) < len(pairs) / 4
    assert all(icons[0] // 2 != icons[1] // 2 for icons in pairs if max(icons) < STICKER_ICON)


def test_roles_follow_the_place_of_a_card_in_its_envelope() -> None:
    match = triggered(0)
    last_draft(match)
    t = match.state.table
    assert improvise.role_of(t, number("T4.K")) == TRIGGER
    assert improvise.role_of(t, number("T4.S1")) == SIDE
    assert improvise.role_of(t, number("T1a.K")) == KEY
    assert improvise.role_of(t, number("T1a.S2")) == SIDE
    assert [improvise.role_of(t, nth) for nth in (0, 1, 2)] == [KEY] * 3
    assert running(0).running[0] == 1


def test_an_ending_has_no_key_and_leads_nowhere() -> None:
    assert improvise.kind_of(ENVELOPE_IDS.index("TE1")) == ENDING
    assert improvise.kind_of(ENVELOPE_IDS.index("T5")) == STANDARD
    assert improvise.STORYLINE_OF[PROLOGUE] == NOTHING
    assert improvise.STORYLINE_OF[ENVELOPE_IDS.index("G6a")] == 4


@pytest.mark.parametrize("seats", list(RULES.seats))
def test_in_the_middle_of_a_campaign_every_card_of_the_deck_is_there(seats: int) -> None:
    match = drafted(
        begun(seats, **{name: getattr(stored(seats), name) for name in ("book", "deck", "opened")})
    )
    t = match.state.table
    for book in books(match)[:10]:
        made = {card.number for envelope in book.envelopes for card in envelope.cards}
        assert {*t.deck, t.card} <= made


def test_several_whispers_of_one_purse_leave_a_coin_for_each() -> None:
    match = drafted(begun(4))
    match.state.screens[0].coins = 3
    match.state.table.coin_total -= 7
    for to in (1, 2, 3):
        do(match, 0, whisper(to, service(VOTE_FOR, AYE), 1))
    found = set()
    for nth in range(40):
        world = RULES.imagine(match.look(1), None, stream(bytes(32), "purse", nth))
        RULES.check(world)
        found.add(tuple(said.coins for said in world.screens[0].whispered))
        assert all(said.coins >= 1 for said in world.screens[0].whispered)
    assert len(found) > 1
    assert service(BREAK_TIE, NAY) != service(VOTE_FOR, AYE)
