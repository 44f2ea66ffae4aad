"""Verbs of the cards: Workforce cards and claims."""

from __future__ import annotations

from regency.kernel.edge import ALL

from ..model import events as e
from ..model.state import Allegoria
from ..printed.terms import CLAIMS_TOPIC, EVERY_STATE, FACES, HAND_TOPIC, NOTHING

# Workforce cards


def refill(g: Allegoria) -> bool:
    """An empty deck is made of the discards; whether there is a card to draw."""
    t = g.table
    if t.deck == 0 and sum(t.discards) > 0:
        deck: list[int] = []
        for face in range(FACES):
            deck += [face] * t.discards[face]
        if g.heard:
            g.tell(e.DeckShuffled(tuple(t.discards)))
        g.chance("workforce").shuffle(deck)
        g.box.deck = deck
        t.deck = len(deck)
        t.discards = [0] * FACES
    return t.deck > 0


def draw_cards(g: Allegoria, seat: int, count: int) -> None:
    """From the deck into the hand, unseen by others; as many as there are."""
    t = g.table
    drawn = min(count, t.deck + sum(t.discards))
    if drawn == 0:
        return
    if g.heard:
        g.tell(e.CardsDrawn(seat, drawn))
    g.show(1 << seat)
    for _ in range(drawn):
        refill(g)
        g.screens[seat].hand[g.box.deck.pop()] += 1
        t.deck -= 1
    t.hands[seat] += drawn
    t.touched |= 1 << HAND_TOPIC


def look_at_cards(g: Allegoria, seat: int, count: int) -> int:
    """Scholar's Guild: draw to choose one; returns how many there were."""
    t = g.table
    drawn = min(count, t.deck + sum(t.discards))
    if drawn == 0:
        return 0
    if g.heard:
        g.tell(e.CardsDrawn(seat, drawn))
    g.show(1 << seat)
    for _ in range(drawn):
        refill(g)
        g.screens[seat].drawn_cards.append(g.box.deck.pop())
        t.deck -= 1
    t.drawer = seat
    t.drawn_cards = drawn
    return drawn


def keep_card(g: Allegoria, seat: int, face: int) -> None:
    """Scholar's Guild: one goes into the hand, the others lie open."""
    t = g.table
    screen = g.screens[seat]
    screen.drawn_cards.remove(face)
    screen.hand[face] += 1
    t.hands[seat] += 1
    t.touched |= 1 << HAND_TOPIC
    g.show(ALL, of=seat)
    offered = sorted(screen.drawn_cards)
    screen.drawn_cards = []
    t.drawn_cards = 0
    t.drawer = NOTHING
    t.groups = [tuple(offered)]
    if g.heard:
        g.tell(e.CardsOffered(seat, tuple(offered)))


def take_card(g: Allegoria, seat: int, face: int) -> None:
    """An open card into a hand."""
    g.screens[seat].hand[face] += 1
    g.table.hands[seat] += 1
    g.table.touched |= 1 << HAND_TOPIC


def buy_card(g: Allegoria, seat: int, seller: int, face: int) -> None:
    """Scholar's Guild: an opponent takes one of the open cards."""
    t = g.table
    offered = list(t.groups[0])
    offered.remove(face)
    t.groups = [tuple(offered)]
    take_card(g, seat, face)
    if g.heard:
        g.tell(e.CardBought(seat, seller, face))


def discard_card(g: Allegoria, seat: int, face: int) -> None:
    """From the hand, for all to see."""
    t = g.table
    g.screens[seat].hand[face] -= 1
    t.hands[seat] -= 1
    t.discards[face] += 1
    t.touched |= 1 << HAND_TOPIC
    g.show(ALL, of=seat)
    if g.heard:
        g.tell(e.CardDiscarded(seat, face))


def begin_spending(g: Allegoria) -> None:
    g.table.spent_cards = 0
    g.table.spent_raised = 0


def count_spending(g: Allegoria, raised: int) -> None:
    """One more card of the same action."""
    g.table.spent_cards += 1
    g.table.spent_raised += raised


def split_cards(g: Allegoria, seat: int, groups: list[tuple[int, ...]]) -> None:
    """The open cards in groups of 2, 2 and 1."""
    g.table.open = ()
    g.table.groups = groups
    if g.heard:
        g.tell(e.CardsSplit(seat, groups[0], groups[1], groups[2]))


def take_group(g: Allegoria, seat: int, group: int, cards: tuple[int, ...]) -> None:
    """These cards of a group go into a hand, the rest of it to the discards."""
    t = g.table
    rest = list(t.groups[group])
    for face in cards:
        rest.remove(face)
        take_card(g, seat, face)
    t.groups[group] = ()
    if g.heard:
        g.tell(e.CardsTaken(seat, cards))
    put_on_discards(g, rest)


def discard_open(g: Allegoria) -> None:
    """What still lies open, in groups or not."""
    discard_offer(g)
    rest = list(g.table.open)
    g.table.open = ()
    put_on_discards(g, rest)


def discard_offer(g: Allegoria) -> None:
    """Scholar's Guild: what nobody bought."""
    rest: list[int] = []
    for cards in g.table.groups:
        rest += cards
    g.table.groups = []
    put_on_discards(g, rest)


def put_on_discards(g: Allegoria, cards: list[int]) -> None:
    for face in cards:
        g.table.discards[face] += 1
    if cards and g.heard:
        g.tell(e.CardsDiscarded(tuple(cards)))


# Claims


def draw_claims(g: Allegoria, seat: int, count: int) -> int:
    """To look at; an empty deck is made of what was put back. Returns how many there were (ruling 26)."""
    t = g.table
    drawn = min(count, t.claim_deck + t.claim_discards)
    if drawn == 0:
        return 0
    if g.heard:
        g.tell(e.ClaimsDrawn(seat, drawn))
    g.show(1 << seat)
    for _ in range(drawn):
        if t.claim_deck == 0:
            shuffle_claims(g)
        g.screens[seat].drawn_claims.append(g.box.claims.pop())
        t.claim_deck -= 1
    t.drawer = seat
    t.drawn_claims = drawn
    return drawn


def shuffle_claims(g: Allegoria) -> None:
    t = g.table
    if g.heard:
        g.tell(e.ClaimsShuffled(t.claim_discards))
    deck = g.box.claim_discards
    g.chance("claims").shuffle(deck)
    g.box.claims = deck
    g.box.claim_discards = []
    t.claim_deck = t.claim_discards
    t.claim_discards = 0


def keep_claim(g: Allegoria, seat: int, claim: int, waits: int) -> None:
    """Into the hand: it counts the deeds from now on, and these claims wait for the next own turn."""
    t = g.table
    screen = g.screens[seat]
    screen.drawn_claims.remove(claim)
    screen.claims.append(claim)
    t.slots[seat] += ((len(t.deeds[seat]), waits, 0),)
    t.touched |= EVERY_STATE
    if g.heard:
        g.tell(e.ClaimKept(seat))
    put_back_claims(g, seat)


def put_back_claims(g: Allegoria, seat: int) -> None:
    """What was drawn and not kept goes face down to the discards."""
    t = g.table
    screen = g.screens[seat]
    back = len(screen.drawn_claims)
    g.box.claim_discards += screen.drawn_claims
    screen.drawn_claims = []
    t.claim_discards += back
    t.drawn_claims = 0
    t.drawer = NOTHING
    if back and g.heard:
        g.tell(e.ClaimsPutBack(seat, back))


def claims_checked(g: Allegoria) -> None:
    """Nothing has changed for a claim since."""
    g.table.touched = 0


def look_at_claims(g: Allegoria, seat: int) -> None:
    """Everybody sees whether a claim that holds is in this hand: silence tells too."""
    g.show(ALL, of=seat)


def complete_claim(g: Allegoria, seat: int, place: int, deed: int) -> None:
    """A claim is turned over; all see which of those before its owner it was."""
    t = g.table
    claim = g.screens[seat].claims.pop(place)
    t.completed[seat] += (claim,)
    t.slots[seat] = t.slots[seat][:place] + t.slots[seat][place + 1 :]
    t.touched |= 1 << CLAIMS_TOPIC
    if g.heard:
        g.tell(e.ClaimCompleted(seat, claim, deed))


def bar_claims(g: Allegoria, seat: int, place: int, claims: int) -> None:
    """This slot cannot be any of these claims: it would have had to be shown."""
    t = g.table
    since, waits, barred = t.slots[seat][place]
    slot = (since, waits, barred | claims)
    t.slots[seat] = (*t.slots[seat][:place], slot, *t.slots[seat][place + 1 :])


def show_end_claims(g: Allegoria, seat: int, fulfilled: list[int], missed: list[int]) -> None:
    t = g.table
    g.show(ALL, of=seat)
    t.fulfilled[seat] = tuple(fulfilled)
    t.missed[seat] = tuple(missed)
    g.screens[seat].ends = []
    if g.heard:
        g.tell(e.EndClaimsShown(seat, t.fulfilled[seat], t.missed[seat]))


def finish(g: Allegoria) -> None:
    g.table.finished = True
    g.table.ends = 0
    if g.heard:
        g.tell(e.GameEnded())
