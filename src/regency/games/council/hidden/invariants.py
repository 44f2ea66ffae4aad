"""Nothing made, nothing lost: what holds after every entry."""

from __future__ import annotations

from ..model.state import Council, emporiums_built
from ..printed.tables import (
    ASSISTANTS,
    BALCONIES,
    BALCONY_SEATS,
    CARD_KINDS,
    CITIES,
    COIN_TRACK_END,
    COLOURS,
    COUNCILLORS_PER_COLOUR,
    EMPORIUMS,
    NEUTRAL,
    NOBILITY_END,
    NOTHING,
    PERMITS,
    PERMITS_PER_REGION,
    REGIONS,
)


def check(g: Council) -> None:
    """All the conservation laws of the box."""
    check_councillors(g)
    check_cards(g)
    check_permits(g)
    check_emporiums(g)
    check_tracks(g)


def check_councillors(g: Council) -> None:
    """Twenty-four councillors, four a colour, sixteen of them seated."""
    for colour in range(COLOURS):
        assert g.table.councils.count(colour) + g.table.pool[colour] == COUNCILLORS_PER_COLOUR
    assert len(g.table.councils) == BALCONIES * BALCONY_SEATS and min(g.table.pool) >= 0


def check_cards(g: Council) -> None:
    """Ninety politics cards over deck, discards and hands; the sizes on the table are true."""
    t = g.table
    for kind in range(CARD_KINDS):
        held = sum(screen.hand[kind] for screen in g.screens)
        assert g.box.deck.count(kind) + t.discards[kind] + held == t.cards[kind]
    assert t.deck == len(g.box.deck)
    assert t.hands == [sum(screen.hand) for screen in g.screens]
    assert all(count >= 0 for screen in g.screens for count in screen.hand)


def check_permits(g: Council) -> None:
    """Forty-five permits over stacks, displays and players, each region's in its own stack."""
    t = g.table
    seen = [permit for permit in t.market if permit != NOTHING]
    for held in (*t.permits, *t.used, *g.box.stacks):
        seen += held
    assert sorted(seen) == list(range(len(PERMITS)))
    for region in range(REGIONS):
        assert t.stacks[region] == len(g.box.stacks[region])
        assert all(permit // PERMITS_PER_REGION == region for permit in g.box.stacks[region])
    assert set(t.just_taken) <= set(t.permits[t.active])


def check_emporiums(g: Council) -> None:
    """At most ten a player, one a city; owners and builders say the same."""
    t = g.table
    for seat in range(len(g.screens)):
        assert emporiums_built(t, seat) <= EMPORIUMS
        assert t.built[seat] == sum(1 << city for city in range(CITIES) if t.owners[city] >> seat & 1)
    neutral = sum(owners >> NEUTRAL & 1 for owners in t.owners)
    assert 3 <= neutral <= 9 if len(g.screens) == 2 else neutral == 0


def check_tracks(g: Council) -> None:
    """Forty-eight assistants, coins within the track, nobody beyond the end of the nobility track."""
    t = g.table
    assert t.assistant_pool + sum(t.assistants) == ASSISTANTS
    assert t.assistant_pool >= 0 and min(t.assistants) >= 0
    assert min(t.coins) >= 0 and not (t.rules.coin_cap and max(t.coins) > COIN_TRACK_END)
    assert all(0 <= space <= NOBILITY_END for space in t.nobility)
