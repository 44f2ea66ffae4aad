"""Verbs of the round: setup, Reset, bids, turns and Clean Up."""

from __future__ import annotations

from regency.kernel.edge import ALL

from ..model import events as e
from ..model.state import Allegoria, Table
from ..printed.counts import OPEN_CARDS
from ..printed.lords import LORD_TRACKS, LORD_WORKERS
from ..printed.terms import (
    EVERY_STATE,
    EVERYTHING,
    MARKER_KINDS,
    NOTHING,
    QUEEN,
    SEATS,
    STAR,
    TERRITORIES,
    TOKEN_NAMES,
    TRACKS,
    WORKERS,
)
from .board import move_track, place_worker
from .cards import refill

# Setup


def set_claims_aside(g: Allegoria, seat: int, claim: int, other: int) -> None:
    """The claims kept lie in front, the two others behind them until all have chosen."""
    screen = g.screens[seat]
    screen.ends = [kept for kept in screen.ends if kept not in (claim, other)] + [claim, other]


def drop_claims(g: Allegoria, kept: int) -> None:
    """What was put aside leaves the game unseen."""
    g.table.ends = kept
    for screen in g.screens:
        screen.ends = screen.ends[:kept]


def deal_lords(g: Allegoria, each: int) -> None:
    """Two Lords to everybody; the others leave the game."""
    lords = list(range(len(LORD_TRACKS)))
    g.chance("lords").shuffle(lords)
    g.table.lord_cards = each
    for seat, screen in enumerate(g.screens):
        g.show(1 << seat)
        screen.lords = [lords.pop() for _ in range(each)]


def choose_lord(g: Allegoria, seat: int, lord: int) -> None:
    """The Lord chosen lies in front."""
    screen = g.screens[seat]
    screen.lords = [lord] + [other for other in screen.lords if other != lord]


def turn_up_lord(g: Allegoria, seat: int) -> None:
    """Tracks and starting Workers of the Lord; the other one leaves the game."""
    t = g.table
    g.show(ALL, of=seat)
    lord = g.screens[seat].lords[0]
    g.screens[seat].lords = []
    t.lords[seat] = lord
    t.lord_cards = 0
    if g.heard:
        g.tell(e.LordTurnedUp(seat, lord))
    for track in range(TRACKS):
        move_track(g, seat, track, LORD_TRACKS[lord][track])
    for kind in range(WORKERS):
        for _ in range(LORD_WORKERS[lord][kind]):
            place_worker(g, seat, seat, kind)


def suppose_lord(t: Table, seat: int, lord: int) -> None:
    """On a copy, for whoever weighs a Lord: what turning it up would set."""
    for track in range(TRACKS):
        t.tracks[seat * TRACKS + track] = LORD_TRACKS[lord][track]
    for kind in range(WORKERS):
        t.workers[(seat * TERRITORIES + seat) * WORKERS + kind] = LORD_WORKERS[lord][kind]
    t.supply[seat] -= sum(LORD_WORKERS[lord])


def lay_alms_tokens(g: Allegoria, count: int) -> None:
    """Some of the tokens at random, face up."""
    tokens = list(range(len(TOKEN_NAMES)))
    g.show(ALL)
    g.chance("alms").shuffle(tokens)
    g.table.alms_tokens = tuple(tokens[:count])


def draw_first_player(g: Allegoria) -> None:
    g.show(ALL)
    name_first_player(g, g.chance("first").below(len(g.screens)))


def name_first_player(g: Allegoria, seat: int) -> None:
    g.table.first = seat
    g.table.next_first = seat
    if g.heard:
        g.tell(e.FirstPlayerNamed(seat))


# Rounds


def begin_round(g: Allegoria) -> None:
    """The Crown moves on; every marker is back with its owner."""
    t = g.table
    t.round += 1
    t.shown = [0] * (MARKER_KINDS * len(g.screens))
    t.space = NOTHING
    if g.heard:
        g.tell(e.RoundBegan(t.round))


def reveal_merchant(g: Allegoria) -> None:
    t = g.table
    g.show(ALL)
    t.merchant = g.box.merchants.pop()
    t.merchants -= 1
    if g.heard:
        g.tell(e.MerchantArrived(t.merchant))


def reveal_cards(g: Allegoria) -> None:
    """Five Workforce cards, or as many as there are."""
    t = g.table
    cards: list[int] = []
    g.show(ALL)
    while len(cards) < OPEN_CARDS and refill(g):
        cards.append(g.box.deck.pop())
        t.deck -= 1
    t.open = tuple(cards)
    if g.heard:
        g.tell(e.CardsRevealed(t.open))


def reveal_decree(g: Allegoria) -> None:
    """The top Decree; if it is the Queen's death, the next one at once."""
    t = g.table
    g.show(ALL)
    t.decree = g.box.decrees.pop()
    t.decrees -= 1
    if t.decree == QUEEN:
        t.queen_dead = True
        t.old_decrees += (t.decree,)
        if g.heard:
            g.tell(e.QueenDied())
        t.decree = g.box.decrees.pop()
        t.decrees -= 1
    t.edict = 2 * t.decree + t.queen_dead
    if g.heard:
        g.tell(e.DecreeRevealed(t.edict))


def clean_up(g: Allegoria) -> None:
    """Merchant and Decree are discarded; a first player of the next round takes over."""
    t = g.table
    t.old_merchants += (t.merchant,)
    t.old_decrees += (t.decree,)
    t.merchant = NOTHING
    t.decree = NOTHING
    t.edict = NOTHING
    t.first = t.next_first
    if g.heard:
        g.tell(e.RoundEnded(t.round))


# Bids


def place_marker(g: Allegoria, seat: int, marker: int, space: int) -> None:
    """On the leftmost free Bid space, or on top of one's own stack."""
    t = g.table
    g.screens[seat].placed[space] += (marker,)
    if t.heights[space * SEATS + seat] == 0:
        t.order[space] += (seat,)
    t.heights[space * SEATS + seat] += 1
    if g.heard:
        g.tell(e.MarkerPlaced(seat, space))


def open_space(g: Allegoria, space: int) -> None:
    """A new turn begins for everybody: earlier deeds count no more."""
    t = g.table
    t.space = space
    t.bids = [0] * len(g.screens)
    t.stars = 0
    t.ranking = ()
    t.deeds = [()] * len(g.screens)
    t.slots = [tuple([(0, waits, barred) for _, waits, barred in slots]) for slots in t.slots]
    if g.heard:
        g.tell(e.SpaceOpened(space))


def show_markers(g: Allegoria, seat: int) -> None:
    """A stack is revealed: its sum, and whether a star is to be declared."""
    t = g.table
    g.show(ALL, of=seat)
    markers = g.screens[seat].placed[t.space]
    g.screens[seat].placed[t.space] = ()
    t.revealed[seat] = markers
    for marker in markers:
        t.shown[seat * MARKER_KINDS + marker] += 1
        if marker == STAR:
            t.stars |= 1 << seat
        else:
            t.bids[seat] += marker
    if g.heard:
        g.tell(e.MarkersShown(seat, t.space, markers))


def declare_star(g: Allegoria, seat: int, value: int) -> None:
    t = g.table
    t.stars &= ~(1 << seat)
    t.bids[seat] += value
    if g.heard:
        g.tell(e.StarDeclared(seat, value))


def activate_guild(g: Allegoria, seat: int, guild: int) -> None:
    if g.heard:
        g.tell(e.GuildActivated(seat, guild))


def rank(g: Allegoria, ranking: list[int]) -> None:
    g.table.ranking = tuple(ranking)


def close_space(g: Allegoria, space: int) -> None:
    """Everybody takes the markers of this space back."""
    t = g.table
    t.order[space] = ()
    for seat in range(len(g.screens)):
        t.heights[space * SEATS + seat] = 0
        t.revealed[seat] = ()


def take_first_player(g: Allegoria, seat: int) -> None:
    """At once, or for the following round."""
    t = g.table
    t.next_first = seat
    if t.rules.first_player_from == "at_once":
        t.first = seat
    if g.heard:
        g.tell(e.FirstPlayerTaken(seat))


# Turns


def begin_turn(g: Allegoria, seat: int, points: int, kind: int) -> None:
    """A turn in the space that is open; every claim in hand is looked at."""
    t = g.table
    start_acting(g, seat)
    t.points = points
    t.kind = kind
    t.crossed = False
    t.fresh = False
    t.hard_times = False
    t.subterfuges = 0
    if g.heard:
        g.tell(e.TurnBegan(seat, t.space, points))


def start_acting(g: Allegoria, seat: int) -> None:
    """From here on claims of this seat are checked."""
    t = g.table
    t.active = seat
    t.touched = EVERYTHING if t.deeds[seat] else EVERY_STATE
    t.slots[seat] = tuple([(since, 0, barred) for since, _, barred in t.slots[seat]])


def stop_acting(g: Allegoria) -> None:
    g.table.active = NOTHING


def end_turn(g: Allegoria, seat: int) -> None:
    """Points that are left are lost."""
    g.table.points = 0
    stop_acting(g)
    if g.heard:
        g.tell(e.TurnEnded(seat))


def choose_kind(g: Allegoria, seat: int, kind: int, points: int, choice: int) -> None:
    g.table.kind = kind
    g.table.points = points
    if g.heard:
        g.tell(e.KindChosen(seat, choice))


def spend_points(g: Allegoria, points: int) -> None:
    """An action is paid; a point that crossed a Threshold is used up by it."""
    g.table.points -= points
    g.table.fresh = False


def supplement(g: Allegoria, seat: int, track: int, crossed: bool) -> None:
    """One more point; after a crossing there will be no other."""
    t = g.table
    t.points += 1
    if crossed:
        t.crossed = True
        t.fresh = True
    if g.heard:
        g.tell(e.Supplemented(seat, track, crossed))


def suppose_supplement(t: Table, seat: int, track: int, crossed: bool) -> None:
    """On a copy, for whoever asks what a supplement would buy: the lower track, and the marker it costs."""
    t.tracks[seat * TRACKS + track] -= 1
    t.anarchy[seat] += crossed


def use_hard_times(g: Allegoria, seat: int) -> None:
    g.table.hard_times = True
    g.table.points += 1
    if g.heard:
        g.tell(e.HardTimesUsed(seat))


def count_subterfuge(g: Allegoria) -> None:
    g.table.subterfuges += 1
