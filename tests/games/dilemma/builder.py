"""Positions for section tests, and doing one thing at a table, checked against the invariants."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from regency.games.dilemma import RULES
from regency.games.dilemma.flow.vote import TURN
from regency.games.dilemma.hidden.notes import Notes
from regency.games.dilemma.model import actions
from regency.games.dilemma.model.book import Book, Card, Envelope, Row
from regency.games.dilemma.model.legacy import HouseLegacy, Legacy
from regency.games.dilemma.model.options import Options
from regency.games.dilemma.model.state import Box, Screen, Table
from regency.games.dilemma.printed.abilities import NO_ABILITY, Ability
from regency.games.dilemma.printed.agendas import AGENDAS
from regency.games.dilemma.printed.figures import HOUSES, NOTHING
from regency.games.dilemma.printed.finale import FINALE_HOME, MARKS
from regency.games.dilemma.printed.services import SERVICE
from regency.games.dilemma.printed.story import (
    CONCORD,
    CONCORD_ICON,
    COUNT,
    DISCORD_ICON,
    ENVELOPE_IDS,
    ENVELOPES,
    FINALE,
    KEY,
    LAST_VOTE,
    LETTERS,
    MOVE,
    MYSTERY,
    OPEN,
    OUTCOME,
    PROLOGUE,
    SIDE,
    SPECIAL,
    STANDARD,
    STICKER,
    STORYLINE_NAMES,
)
from regency.kernel.edge import Action, Event
from regency.kernel.errors import Reason, Refused
from regency.kernel.match import Match
from regency.kernel.wire import digest

Game = Match[Table, Screen, Box, Notes]
act = actions
AYE, NAY = 0, 1
INFLUENCE, WEALTH, MORALE, WELFARE, KNOWLEDGE = range(5)


# A story


def move(resource: int, delta: int) -> Row:
    return (MOVE, resource, delta, NOTHING, 0)


def leave(nth: int, resource: int, face: int) -> Row:
    """A chronicle sticker."""
    return (STICKER, nth, resource, face, 0)


def opens(name: str) -> Row:
    return (OPEN, ENVELOPE_IDS.index(name), 0, 0, 0)


def mystery(letter: str) -> Row:
    return (MYSTERY, LETTERS.index(letter), 0, 0, 0)


def number(name: str) -> int:
    """A dilemma by the name that packs give it."""
    if name.startswith("P"):
        return int(name[1]) - 1
    envelope, _, part = name.partition(".")
    return ENVELOPE_IDS.index(envelope) * 3 + ("K", "S1", "S2").index(part)


def dilemma(
    name: str, aye: Sequence[Row] = (), nay: Sequence[Row] = (), *, death: bool = False, role: int = SIDE
) -> Card:
    return Card(number(name), role, death, ((), ()), (tuple(aye), tuple(nay)))


def envelope(name: str, *cards: Card, ability: Ability = NO_ABILITY, **given: Any) -> Envelope:
    """Standard and signed, unless something else is said."""
    made = Envelope(
        ENVELOPE_IDS.index(name),
        STANDARD,
        STORYLINE_NAMES.index(name[0]) if name[0] in STORYLINE_NAMES else NOTHING,
        True,
        ability,
        NOTHING,
        0,
        0,
        NOTHING,
        (0, 0),
        cards,
    )
    return replace(made, **given)


def special(name: str, event: int, *cards: Card, **given: Any) -> Envelope:
    return envelope(name, *cards, kind=SPECIAL, event=event, **given)


def book(*envelopes: Envelope) -> Book:
    """With a prologue of one dilemma that does nothing, unless one is given."""
    found = list(envelopes)
    if not any(each.number == PROLOGUE for each in found):
        found.insert(0, envelope("00", dilemma("P1", role=KEY), kind=PROLOGUE, signed=False))
    found.sort(key=lambda each: each.number)
    numbers = [each.number for each in found]
    at = tuple(numbers.index(each) if each in numbers else NOTHING for each in range(ENVELOPES))
    return Book("test", 1, tuple(found), at, ("won", "lost", "stalemate"), (0, 1, 2))


def prologue(*cards: Card) -> Envelope:
    return envelope("00", *cards, kind=PROLOGUE, signed=False)


def one_card(aye: Sequence[Row] = (), nay: Sequence[Row] = (), *, death: bool = False) -> Book:
    """A deck of three equal dilemmas."""
    cards = [dilemma(f"P{nth}", aye, nay, death=death, role=KEY) for nth in (1, 2, 3)]
    return book(prologue(*cards))


def last_votes(*, gift: Sequence[Row] = ()) -> list[Card]:
    """The three votes of the finale; `gift`: what Aye of the first one does besides."""
    found: list[Card] = []
    for nth, marks in enumerate(MARKS):
        rows = [[(COUNT, counter, by, 0, 0)] for counter, by in marks]
        icons = [(CONCORD_ICON if counter == CONCORD else DISCORD_ICON,) for counter, _ in marks]
        more = tuple(gift) if nth == 0 else ()
        sides = ((*rows[0], *more), tuple(rows[1]))
        found.append(Card(3 * FINALE_HOME + nth, LAST_VOTE, False, (icons[0], icons[1]), sides))
    return found


def ending(*more: Envelope, gift: Sequence[Row] = ()) -> Book:
    """A story with a finale and its outcomes."""
    finale = envelope("70", *last_votes(gift=gift), kind=FINALE, signed=False)
    outcomes = [envelope(name, kind=OUTCOME, signed=False) for name in ("71", "72", "73", "74")]
    return book(finale, *outcomes, *more)


# A legacy


def houses(**given: HouseLegacy) -> tuple[HouseLegacy, ...]:
    """The twelve, those that are named (`h4`, by their number) as they are said to be."""
    return tuple(given.get(f"h{nth + 1}", HouseLegacy()) for nth in range(HOUSES))


def unlocked(*achievements: int, **given: Any) -> HouseLegacy:
    """A house with these achievements, 1 to 3, or its story progress, 0."""
    return HouseLegacy(member=True, unlocked=sum(1 << nth for nth in achievements), **given)


# Positions


def begun(seats: int = 3, seed: int = 1, *, options: Options | None = None, **given: Any) -> Game:
    """A match at its very first question; houses sit in the order of their numbers unless said otherwise."""
    legacy = Legacy(**{"book": one_card(), "present": tuple(range(seats)), **given})
    return Match.start(RULES, seats, options or Options(), seed, legacy=legacy)


def drafted(match: Game, wanted: Mapping[int, int] | None = None) -> Game:
    """Past the draft: everybody takes what is wanted of what there is, or the first of it."""
    while "DraftAgenda" in asked(match, match.waited_for()[0]):
        seat = match.waited_for()[0]
        hand = match.state.screens[seat].hand
        want = (wanted or {}).get(seat, NOTHING)
        do(match, seat, act.TakeAgenda(want if want in hand else hand[0]))
    return match


def voting(
    seats: int = 3,
    *,
    power: Sequence[int] = (),
    coins: Sequence[int] = (),
    leader: int = 0,
    moderator: int = 1,
    balance: int = 3,
    faces: Sequence[int] = (),
    momentum: Sequence[int] = (),
    rows: Sequence[int] = (),
    stability: int = 9,
    agendas: Sequence[int] = (),
    **given: Any,
) -> Game:
    """A match at the first turn of a vote, where these are so; the Leader is asked."""
    match = drafted(begun(seats, **given))
    g, t = match.state, match.state.table
    for seat, screen in enumerate(g.screens):
        screen.power = power[seat] if power else 8
        screen.coins = coins[seat] if coins else 10
    t.balance, t.leader, t.moderator, t.stability = balance, leader, moderator, stability
    t.face = list(faces) or [1, 1, 1, 1, 1]
    t.momentum = list(momentum) or [0, 0, 0, 0, 0]
    t.row = list(rows) or t.row
    t.power_total = sum(screen.power for screen in g.screens) + balance
    t.coin_total = sum(screen.coins for screen in g.screens)
    for seat, agenda in enumerate(agendas):
        g.screens[seat].agenda = agenda
    if agendas:
        g.box.agendas_away = [each for each in range(AGENDAS) if each not in agendas]
    g.stacks[0][-1] = TURN[leader]
    RULES.check(g)
    return Match(RULES, match.header, g)


SIX = (0, 2, 4, 6, 8, 10)  # a mystery on every field


def finale(seats: int = 3, seed: int = 1, *, lean: int = 0, **given: Any) -> Game:
    """The first vote of the finale, behind fifteen reigns in which every house sat, with such a lean."""
    legacy = {"reign": 16, "mystery": SIX, "concord": 9 + lean, "discord": 9, "opened": (PROLOGUE,)}
    all_sat = tuple(HouseLegacy(member=True, sat=15) for _ in range(HOUSES))
    return begun(seats, seed, **{"book": ending(), "houses": all_sat, **legacy, **given})


# Play


def do(match: Game, seat: int, *chain: Action) -> list[Event]:
    """A seat acts; returns what everybody is told."""
    told = match.submit(seat, *chain)
    RULES.check(match.state)
    return told


def refused(match: Game, seat: int, *chain: Action) -> Reason:
    """A seat tries something in vain: nothing has changed, and this is why."""
    before = digest(match.state)
    with pytest.raises(Refused) as error:
        match.submit(seat, *chain)
    assert digest(match.state) == before
    return error.value.reason


def asked(match: Game, seat: int) -> str:
    """The names of the questions to a seat."""
    return " ".join(type(ask).__name__ for ask in match.asks(seat))


def vote(side: int, power: int) -> act.Vote:
    return act.Vote(side, power - 1)


def add(power: int) -> act.Raise:
    return act.Raise(power - 1)


GATHER = act.PassAndGather()
MODERATE = act.PassAndModerate()
STAY = act.Stay()


def votes(match: Game, *turns: Action) -> list[Event]:
    """Whoever is asked takes these turns, one after the other; returns what the last one led to."""
    told: list[Event] = []
    for turn in turns:
        told = do(match, match.waited_for()[0], turn)
    return told


def decide(match: Game, side: int, power: int = 1) -> list[Event]:
    """The side wins at once: the Leader votes for it, the others gather; whoever must sign does so."""
    told = votes(match, vote(side, power), *[GATHER] * (len(match.state.screens) - 1))
    while match.outcome() is None and "GiveSignature" in asked(match, match.waited_for()[0]):
        leader = match.waited_for()[0]
        told += do(match, leader, match.options(leader)[0])  # type: ignore[arg-type]
    return told


def service(kind: int, about: int = 0, count: int | None = None) -> int:
    """A service by its kind, its side or seat, and its number."""
    wanted = [
        nth
        for nth, row in enumerate(SERVICE)
        if row[0] == kind and row[1] == about and count in (None, row[2])
    ]
    return wanted[0]


def offer(to: int, what: int, coins: int) -> act.MakeOffer:
    return act.MakeOffer(to, what, coins - 1, 0)


def whisper(to: int, what: int, coins: int) -> act.MakeOffer:
    return act.MakeOffer(to, what, coins - 1, 1)


def price(what: int, coins: int) -> act.NamePrice:
    return act.NamePrice(what, coins - 1)


def join(slot: int, coins: int) -> act.JoinDeal:
    return act.JoinDeal(slot, coins - 1)


def named(told: Sequence[Event], kind: type[Event]) -> list[Any]:
    """The events of a kind."""
    return [event for event in told if isinstance(event, kind)]
