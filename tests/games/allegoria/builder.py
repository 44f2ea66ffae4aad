"""Positions for section tests: a table as the rulebook would draw it, with every piece accounted for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from regency.games.allegoria import RULES
from regency.games.allegoria.effects import rounds
from regency.games.allegoria.flow.steps import APPLY_DECREE, CLOSE_SPACES, OPEN_SPACES, PLANNING
from regency.games.allegoria.flow.turn_steps import TAKE_ACTIONS
from regency.games.allegoria.hidden.notes import Notes
from regency.games.allegoria.model.options import Options
from regency.games.allegoria.model.state import Box, Screen, Table
from regency.games.allegoria.printed.cards import CARDS
from regency.games.allegoria.printed.claims import CLAIMS, END_CLAIMS
from regency.games.allegoria.printed.merchants import MERCHANTS
from regency.games.allegoria.printed.terms import (
    DECREES,
    FACES,
    MIXED,
    NOTHING,
    QUEEN,
    TERRITORIES,
    TRACKS,
    WORKERS,
)
from regency.games.allegoria.rules import claims
from regency.kernel.core import settle
from regency.kernel.match import Match

from .names import CLAIM, EDICT, END_CLAIM, LORD, MARKER, MERCHANT_CARD, SPACE, cards, levels, standing

Game = Match[Table, Screen, Box, Notes]
By = Mapping[int, str]


def bare(
    seats: int = 3,
    options: Options | None = None,
    *,
    seed: int = 1,
    tracks: By | None = None,
    workers: By | None = None,
    hands: By | None = None,
    deck: str = "",
    open: str = "",
    discards: str = "",
    empty_deck: bool = False,
    held: By | None = None,
    done: By | None = None,
    claim_deck: str = "",
    ends: By | None = None,
    lords: Sequence[str] = (),
    anarchy: Mapping[int, int] | None = None,
    influence: Mapping[int, int] | None = None,
    diplomacy: Mapping[int, int] | None = None,
    alms: Mapping[int, int] | None = None,
    guilds: Mapping[int, Sequence[int]] | None = None,
    tokens: Sequence[int] = (0, 1, 2),
    edict: str = "none",
    merchant: str = "E",
    first: int = 0,
    round: int = 1,
) -> Game:
    """A match after the setup, in a round whose Reset is over; what is not given is empty or 0."""
    match: Game = Match.start(RULES, seats, options, seed)
    g = match.state
    t = g.table
    t.round, t.first, t.next_first, t.ends = round, first, first, 3
    t.alms_tokens = tuple(tokens)
    for seat, screen in enumerate(g.screens):
        t.lords[seat] = LORD[lords[seat]] if seat < len(lords) else seat
        screen.lords = []
        for kind, territory, count in standing((workers or {}).get(seat, "")):
            t.workers[(seat * TERRITORIES + territory) * WORKERS + kind] += count
            t.supply[seat] -= count
        t.tracks[seat * TRACKS : (seat + 1) * TRACKS] = levels((tracks or {}).get(seat, ""))
    for given, track in (
        (anarchy, t.anarchy),
        (influence, t.influence),
        (diplomacy, t.diplomacy),
        (alms, t.alms),
    ):
        for seat, value in (given or {}).items():
            track[seat] = value
    for seat, assigned in (guilds or {}).items():
        t.guilds[seat] = tuple(assigned)
    deal_cards(match, hands or {}, deck, open, discards, empty_deck)
    deal_claims(match, held or {}, done or {}, claim_deck)
    deal_ends(match, ends or {})
    lay_decree(match, edict, merchant)
    g.stacks = [[] for _ in g.stacks]
    return match


def deal_cards(match: Game, hands: By, deck: str, open: str, discards: str, empty: bool) -> None:
    """Hands and open cards as given, these on top of the deck; the others below, or among the discards."""
    g, t = match.state, match.state.table
    top, t.open = cards(deck), tuple(cards(open))
    left = CARDS[:]
    for seat, screen in enumerate(g.screens):
        held = cards(hands.get(seat, ""))
        screen.hand = [held.count(face) for face in range(FACES)]
        t.hands[seat] = len(held)
    for face in range(FACES):
        left[face] -= sum(screen.hand[face] for screen in g.screens) + top.count(face) + t.open.count(face)
    thrown = cards(discards)
    rest = [face for face in range(FACES) for _ in range(left[face] - thrown.count(face))]
    g.chance("test").shuffle(rest)
    t.discards = [thrown.count(face) + (rest.count(face) if empty else 0) for face in range(FACES)]
    g.box.deck = ([] if empty else rest) + top[::-1]
    t.deck = len(g.box.deck)


def deal_claims(match: Game, held: By, done: By, top: str) -> None:
    """In Game Claims in hand and completed as given; these on top of the deck, the others below."""
    g, t = match.state, match.state.table
    first = [CLAIM[name] for name in top.split()]
    gone = set(first)
    for seat, screen in enumerate(g.screens):
        screen.claims = [CLAIM[name] for name in held.get(seat, "").split()]
        t.slots[seat] = ((0, 0, 0),) * len(screen.claims)
        t.completed[seat] = tuple(CLAIM[name] for name in done.get(seat, "").split())
        gone.update(screen.claims, t.completed[seat])
    g.box.claims = [claim for claim in range(CLAIMS) if claim not in gone] + first[::-1]
    t.claim_deck = len(g.box.claims)


def deal_ends(match: Game, ends: By) -> None:
    """Three End of Game Claims each."""
    g = match.state
    given = {seat: [END_CLAIM[name] for name in names.split()] for seat, names in ends.items()}
    left = [claim for claim in range(END_CLAIMS) if not any(claim in held for held in given.values())]
    for seat, screen in enumerate(g.screens):
        held = given.get(seat, [])
        screen.ends = held + [left.pop() for _ in range(3 - len(held))]


def lay_decree(match: Game, edict: str, merchant: str) -> None:
    """The Decree of the round with the event in force, and its Travelling Merchant."""
    g, t = match.state, match.state.table
    t.edict = EDICT[edict]
    t.decree, t.queen_dead = t.edict // 2, t.edict % 2 == 1
    t.old_decrees = (QUEEN,) if t.queen_dead else ()
    others = [decree for decree in range(1, DECREES) if decree != t.decree]
    g.box.decrees = others[:5] + ([] if t.queen_dead else [QUEEN])
    t.decrees = len(g.box.decrees)
    t.merchant = MERCHANT_CARD[merchant]
    g.box.merchants = [other for other in range(MERCHANTS) if other != t.merchant][:5]
    t.merchants = 5


def ready(match: Game) -> Game:
    """The same match, checked, at its first question."""
    g = match.state
    g.watcher = RULES.watch
    g.open_entry(NOTHING)
    settle(g)
    RULES.check(g)
    return Match(RULES, match.header, g)


def turn(
    match: Game,
    space: str,
    seat: int = 0,
    points: int = 3,
    kind: int = MIXED,
    ranking: Sequence[int] = (),
) -> Game:
    """A seat's turn in an action space, with these points."""
    g = match.state
    number = SPACE[space]
    g.table.space = number
    g.table.ranking = tuple(ranking or (seat,))
    rounds.begin_turn(g, seat, points, kind)
    claims.watch(g)
    g.stacks[0] = [CLOSE_SPACES[number], TAKE_ACTIONS[seat]]
    return ready(match)


def opened(
    match: Game, space: str, stacks: Sequence[tuple[int, str]], later: Sequence[tuple[str, int, str]] = ()
) -> Game:
    """The moment an action space is opened: these stacks of markers lie there, from left to right."""
    g = match.state
    number = SPACE[space]
    g.table.space = number - 1
    for seat, markers in stacks:
        for marker in markers.split():
            rounds.place_marker(g, seat, MARKER[marker], number)
    for other, seat, markers in later:
        for marker in markers.split():
            rounds.place_marker(g, seat, MARKER[marker], SPACE[other])
    g.stacks[0] = [OPEN_SPACES[number]]
    return ready(match)


def planning(match: Game) -> Game:
    """The first player is about to place a marker."""
    match.state.stacks[0] = [OPEN_SPACES[0], PLANNING]
    return ready(match)


def decreed(match: Game) -> Game:
    """The Decree is about to be applied; Planning follows."""
    match.state.stacks[0] = [OPEN_SPACES[0], PLANNING, APPLY_DECREE]
    return ready(match)
