"""Nothing made, nothing lost."""

from __future__ import annotations

from ..model.book import card
from ..model.state import Game
from ..printed.agendas import AGENDAS
from ..printed.figures import HIGHEST_ROW, LOWEST_ROW, NOTHING
from ..printed.story import CARDS_EACH
from ..rules.outcome import hidden_icons


def check(g: Game) -> None:
    """Raises AssertionError where Power, a coin, an agenda, a card or a whisper is too many or missing."""
    check_pools(g)
    check_whispers(g)
    check_agendas(g)
    check_cards(g)
    t = g.table
    assert all(LOWEST_ROW <= row <= HIGHEST_ROW for row in (*t.row, t.stability)), "a marker left its track"
    for seat, own in enumerate(g.screens):
        assert t.pledging[seat] or own.pledge == 0, "a pledge lies there unannounced"


def check_pools(g: Game) -> None:
    """Power behind screens, on cards, in the Balance; coins in purses, on cards, on the table, aside."""
    t = g.table
    power = sum(own.power for own in g.screens) + sum(t.bid) + t.balance
    assert power == t.power_total, f"{power} Power, and not {t.power_total}"
    lying = sum(sum(offer.coins) for offer in t.slots if offer is not None)
    aside = sum(set_aside(g, seat) for seat in range(len(g.screens)))
    coins = sum(own.coins for own in g.screens) + sum(t.pass_coin) + lying + aside
    assert coins == t.coin_total, f"{coins} coins, and not {t.coin_total}"
    assert all(own.power >= 0 and own.coins >= 0 for own in g.screens), "a pool is below nothing"
    if t.rules.open_pools:
        assert t.open_power == [own.power for own in g.screens], "open Power is not what there is"
        purses = [own.coins + set_aside(g, seat) for seat, own in enumerate(g.screens)]
        assert t.open_coins == purses, "open coins are not what there is"


def set_aside(g: Game, seat: int) -> int:
    """The coins of whispers that hang in the air."""
    return sum(said.coins for said in g.screens[seat].whispered if said.by == seat)


def check_whispers(g: Game) -> None:
    """Each pair of heads knows one thing, and the same."""
    t = g.table
    assert len(set(t.whispers)) == len(t.whispers), "two whispers of one pair"
    for seat, own in enumerate(g.screens):
        known = {(said.by, said.to) for said in own.whispered}
        seen = {pair for pair in t.whispers if seat in pair}
        assert known == seen and len(known) == len(own.whispered), "a whisper that nobody saw"
        for said in own.whispered:
            other = said.to if said.by == seat else said.by
            assert said in g.screens[other].whispered, "two heads remember different things"


def check_agendas(g: Game) -> None:
    """Six, each somewhere."""
    t = g.table
    held = [own.agenda for own in g.screens if own.agenda != NOTHING]
    hands = [agenda for own in g.screens for agenda in own.hand]
    assert sorted([*held, *hands, *g.box.agendas_away]) == list(range(AGENDAS)), "an agenda was made or lost"
    assert list(t.agenda_taken) == [int(own.agenda != NOTHING) for own in g.screens], "an agenda unannounced"
    assert t.draft_size == len(hands), "the draft is miscounted"
    for seat, own in enumerate(g.screens):
        assert t.agendas[seat] in (NOTHING, own.agenda), "another agenda was revealed"


def check_cards(g: Game) -> None:
    """Every card is in one place, and in the book; no envelope was opened twice."""
    t = g.table
    places = [*t.deck, *t.triggers, *t.spent, *([t.card] if t.card not in (NOTHING, *t.spent) else [])]
    assert len(set(places)) == len(places), "a card is in two places"
    assert len(set(t.opened)) == len(t.opened), "an envelope was opened twice"
    assert {number // CARDS_EACH for number in places} <= set(t.opened), "a card from a sealed envelope"
    book = g.box.book.value
    for number in (*t.deck, *t.triggers):
        assert card(book, number).number == number, "a card that is not in the book"
    for seat, own in enumerate(g.screens):
        dreams = hidden_icons(book, t.card) if t.dream_of != NOTHING and seat == t.dreamer else []
        assert own.dreamt == dreams, "a dream of something else"
