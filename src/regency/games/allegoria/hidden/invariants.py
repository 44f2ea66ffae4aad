"""Nothing made, nothing lost: what holds after every entry."""

from __future__ import annotations

from ..model.state import Allegoria, anarchy_out, in_play
from ..printed.cards import CARDS
from ..printed.claims import CLAIMS
from ..printed.counts import WORKERS_EACH
from ..printed.guilds import GUILD_SPACES
from ..printed.spaces import MARKERS, MAX_STACK
from ..printed.terms import (
    DECREES,
    FACES,
    MARKER_KINDS,
    NOTHING,
    QUEEN,
    SEATS,
    SPACES,
    TERRITORIES,
    WORKERS,
    WORKFORCE_SPACE,
)
from ..printed.tracks import ALMS_END, ANARCHY, DIPLOMACY_END, TOP


def check(g: Allegoria) -> None:
    """All the conservation laws of the box."""
    check_cards(g)
    check_claims(g)
    check_ends(g)
    check_markers(g)
    check_map(g)
    check_tracks(g)
    check_decks(g)


def check_cards(g: Allegoria) -> None:
    """Seventy-two Workforce cards over deck, discards, hands and what lies open."""
    t = g.table
    for face in range(FACES):
        held = sum(screen.hand[face] + screen.drawn_cards.count(face) for screen in g.screens)
        lying = t.open.count(face) + sum(group.count(face) for group in t.groups)
        assert g.box.deck.count(face) + t.discards[face] + held + lying == CARDS[face]
    assert t.space <= WORKFORCE_SPACE or not t.open  # ruling 46
    assert t.deck == len(g.box.deck)
    assert t.hands == [sum(screen.hand) for screen in g.screens]
    assert all(count >= 0 for screen in g.screens for count in screen.hand)
    drawn = [len(screen.drawn_cards) for screen in g.screens]
    assert sum(drawn) == t.drawn_cards and (t.drawn_cards == 0 or drawn[t.drawer] == t.drawn_cards)


def check_claims(g: Allegoria) -> None:
    """Forty-eight In Game Claims; the slots are those in the hands, and none is what it cannot be."""
    t = g.table
    held = [claim for screen in g.screens for claim in screen.claims + screen.drawn_claims]
    done = [claim for claims in t.completed for claim in claims]
    assert sorted(held + done + g.box.claims + g.box.claim_discards) == list(range(CLAIMS))
    assert (t.claim_deck, t.claim_discards) == (len(g.box.claims), len(g.box.claim_discards))
    assert t.drawn_claims == sum(len(screen.drawn_claims) for screen in g.screens)
    for screen, slots in zip(g.screens, t.slots, strict=True):
        assert len(slots) == len(screen.claims)
        for claim, slot in zip(screen.claims, slots, strict=True):
            assert not slot[2] >> claim & 1


def check_ends(g: Allegoria) -> None:
    """End of Game Claims and Lords: as many as the table says, none twice."""
    t = g.table
    ends = [claim for screen in g.screens for claim in screen.ends]
    lords = [lord for screen in g.screens for lord in screen.lords]
    lords += [lord for lord in t.lords if lord != NOTHING]
    assert len(set(ends)) == len(ends) == t.ends * len(g.screens)
    assert len(set(lords)) == len(lords)
    assert all(len(screen.lords) == t.lord_cards for screen in g.screens)


def check_markers(g: Allegoria) -> None:
    """Six markers a seat, at most three on each other, each stack in its row."""
    t = g.table
    for seat, screen in enumerate(g.screens):
        for marker in range(MARKER_KINDS):
            hidden = sum(stack.count(marker) for stack in screen.placed)
            assert hidden + t.shown[seat * MARKER_KINDS + marker] <= MARKERS[marker]
        for space in range(SPACES):
            height = t.heights[space * SEATS + seat]
            lying = screen.placed[space] if space > t.space else t.revealed[seat]
            assert height == (len(lying) if space >= t.space else 0) <= MAX_STACK
            assert t.order[space].count(seat) == (height > 0)


def check_map(g: Allegoria) -> None:
    """Ten Workers a seat, on the map or in the Supply, and none where nobody lives."""
    t = g.table
    for seat, supply in enumerate(t.supply):
        first = seat * TERRITORIES * WORKERS
        placed = t.workers[first : first + TERRITORIES * WORKERS]
        assert min(placed) >= 0 <= supply
        assert sum(placed) + supply == WORKERS_EACH
        for territory in range(TERRITORIES):
            if not in_play(t, territory):
                assert sum(placed[territory * WORKERS : (territory + 1) * WORKERS]) == 0


def check_tracks(g: Allegoria) -> None:
    """Tracks within their ends, twenty-four Anarchy markers, at most two different Guilds."""
    t = g.table
    assert all(0 <= level <= TOP for level in t.tracks)
    assert all(0 <= space <= DIPLOMACY_END for space in t.diplomacy)
    assert all(0 <= space <= ALMS_END for space in t.alms)
    assert min(t.anarchy) >= 0 and anarchy_out(t) <= ANARCHY
    assert min(t.influence) >= 0 <= t.points
    assert all(len(set(guilds)) == len(guilds) <= GUILD_SPACES for guilds in t.guilds)


def check_decks(g: Allegoria) -> None:
    """Decrees and merchants, none twice; the Queen's death lies in the deck until it comes."""
    t = g.table
    decrees = [*g.box.decrees, *t.old_decrees] + ([t.decree] if t.decree != NOTHING else [])
    merchants = [*g.box.merchants, *t.old_merchants] + ([t.merchant] if t.merchant != NOTHING else [])
    assert (t.decrees, t.merchants) == (len(g.box.decrees), len(g.box.merchants))
    assert len(set(decrees)) == len(decrees) == 7 and max(decrees) < DECREES
    assert len(set(merchants)) == len(merchants) == 6
    assert (QUEEN in g.box.decrees) != t.queen_dead
