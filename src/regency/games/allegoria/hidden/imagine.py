"""A whole state from what a seat can know: hands, claims, markers and decks, dealt from the unseen."""

from __future__ import annotations

from regency.kernel.core import Sight, dreamt
from regency.kernel.rng import Rng
from regency.kernel.rules import fresh_seed

from ..model.state import Allegoria, Box, Public, Screen, Table
from ..printed.cards import CARDS
from ..printed.claims import CLAIMS, END_CLAIMS
from ..printed.lords import LORDS
from ..printed.merchants import MERCHANTS
from ..printed.spaces import MARKERS
from ..printed.terms import DECREES, FACES, MARKER_KINDS, NOTHING, QUEEN, SEATS, SPACES
from .notes import Notes


def imagine(me: Public, notes: Notes | None, rng: Rng) -> Allegoria:
    """Every arrangement of the unseen that sight and notes allow."""
    t = me.table
    seat = me.seat if isinstance(me, Sight) else NOTHING
    own: Screen | None = me.own if isinstance(me, Sight) else None
    screens = [Screen([0] * FACES, [], [], [], [], [], [()] * SPACES) for _ in t.supply]
    if own is not None:
        screens[seat] = own.clone()
    others = [other for other in range(len(screens)) if other != seat]
    box = Box([], [], [], deal_decrees(t, rng), deal_merchants(t, rng))
    deal_cards(t, screens, box, others, notes, rng)
    deal_claims(t, screens, box, others, notes, rng)
    deal_ends(t, screens, others, notes, rng)
    deal_lords(t, screens, others, rng)
    for other in others:
        place_markers(t, screens[other], other, rng)
    return dreamt(me, screens, box, fresh_seed(rng))


def deal_decrees(t: Table, rng: Rng) -> list[int]:
    """What has not been revealed; while the Queen lives her death is among it."""
    gone = (*t.old_decrees, t.decree)
    unseen = [decree for decree in range(DECREES) if decree not in gone and decree != QUEEN]
    rng.shuffle(unseen)
    deck = unseen[: t.decrees] if t.queen_dead else [QUEEN, *unseen[: t.decrees - 1]]
    rng.shuffle(deck)
    return deck


def deal_merchants(t: Table, rng: Rng) -> list[int]:
    gone = (*t.old_merchants, t.merchant)
    unseen = [merchant for merchant in range(MERCHANTS) if merchant not in gone]
    rng.shuffle(unseen)
    return unseen[: t.merchants]


# Workforce cards


def deal_cards(
    t: Table, screens: list[Screen], box: Box, others: list[int], notes: Notes | None, rng: Rng
) -> None:
    """Cards that all saw taken stay where they are; what the deck cannot hold is in somebody's hand."""
    unseen = unseen_cards(t, screens)
    if notes is not None:
        for other in others:
            for face, count in enumerate(notes.known[other]):
                screens[other].hand[face] += count
                unseen[face] -= count
    loose: list[int] = []
    held: list[int] = []
    for face in range(FACES):
        most = unseen[face]
        if notes is not None and notes.deck is not None:
            most = min(most, notes.deck[face])
        loose += [face] * most
        held += [face] * (unseen[face] - most)
    rng.shuffle(loose)
    box.deck = loose[: t.deck]
    rest = held + loose[t.deck :]
    if t.drawn_cards and t.drawer in others:
        count = t.drawn_cards  # drawn from the deck just now: the loose ones are last
        screens[t.drawer].drawn_cards = rest[len(rest) - count :]
        del rest[len(rest) - count :]
    rng.shuffle(rest)
    for other in others:
        for _ in range(t.hands[other] - sum(screens[other].hand)):
            screens[other].hand[rest.pop()] += 1


def unseen_cards(t: Table, screens: list[Screen]) -> list[int]:
    """By face: all cards but those that lie open or in a hand that is known."""
    unseen = [CARDS[face] - t.discards[face] for face in range(FACES)]
    for cards in (t.open, *t.groups, *(screen.drawn_cards for screen in screens)):
        for face in cards:
            unseen[face] -= 1
    for screen in screens:
        for face in range(FACES):
            unseen[face] -= screen.hand[face]
    return unseen


# Claims


def deal_claims(
    t: Table, screens: list[Screen], box: Box, others: list[int], notes: Notes | None, rng: Rng
) -> None:
    """No hand holds a claim that it would have had to show; what was put back lies among the discards."""
    back = [] if notes is None else list(notes.back)
    gone = {claim for claims in t.completed for claim in claims}
    gone.update(back)
    for screen in screens:
        gone.update(screen.claims)
        gone.update(screen.drawn_claims)
    pool = [claim for claim in range(CLAIMS) if claim not in gone]
    rng.shuffle(pool)
    barred = [slot[2] for other in others for slot in t.slots[other]]
    dealt = matched(barred, pool)
    pool = [claim for claim in pool if claim not in dealt]
    for other in others:
        count = len(t.slots[other])
        screens[other].claims = dealt[:count]
        dealt = dealt[count:]
    if t.drawn_claims and t.drawer in others:
        screens[t.drawer].drawn_claims = pool[: t.drawn_claims]
        pool = pool[t.drawn_claims :]
    box.claims = pool[: t.claim_deck]
    box.claim_discards = back + pool[t.claim_deck :]
    rng.shuffle(box.claim_discards)


def matched(barred: list[int], pool: list[int]) -> list[int]:
    """A claim for each slot, none that it cannot be: slots give way to each other along augmenting paths."""
    owner: dict[int, int] = {}
    for slot in range(len(barred)):
        if not find(slot, barred, pool, owner, set()):
            raise AssertionError("what was noted leaves a way to deal the claims")
    dealt = [NOTHING] * len(barred)
    for claim, slot in owner.items():
        dealt[slot] = claim
    return dealt


def find(slot: int, barred: list[int], pool: list[int], owner: dict[int, int], tried: set[int]) -> bool:
    """Whether a slot can have a claim, if need be another's that finds one elsewhere."""
    for claim in pool:
        if not barred[slot] >> claim & 1 and claim not in tried:
            tried.add(claim)
            if claim not in owner or find(owner[claim], barred, pool, owner, tried):
                owner[claim] = slot
                return True
    return False


def deal_ends(t: Table, screens: list[Screen], others: list[int], notes: Notes | None, rng: Rng) -> None:
    """End of Game Claims from those that this seat was not dealt itself."""
    gone = {claim for claims in (*t.fulfilled, *t.missed) for claim in claims}
    for screen in screens:
        gone.update(screen.ends)
    if notes is not None:
        gone.update(notes.dealt)
    pool = [claim for claim in range(END_CLAIMS) if claim not in gone]
    rng.shuffle(pool)
    for other in others:
        screens[other].ends = [pool.pop() for _ in range(t.ends)]


def deal_lords(t: Table, screens: list[Screen], others: list[int], rng: Rng) -> None:
    """Before they are turned up."""
    gone = [lord for screen in screens for lord in screen.lords]
    pool = [lord for lord in range(LORDS) if lord not in gone]
    rng.shuffle(pool)
    for other in others:
        screens[other].lords = [pool.pop() for _ in range(t.lord_cards)]


def place_markers(t: Table, screen: Screen, seat: int, rng: Rng) -> None:
    """The markers not shown this round, in any order under the stacks that are still face down."""
    left: list[int] = []
    for marker in range(MARKER_KINDS):
        left += [marker] * (MARKERS[marker] - t.shown[seat * MARKER_KINDS + marker])
    rng.shuffle(left)
    for space in range(t.space + 1, SPACES):
        height = t.heights[space * SEATS + seat]
        screen.placed[space] = tuple(left[:height])
        left = left[height:]
