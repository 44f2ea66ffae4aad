"""What a record shows, as names that a test can demand."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from regency.games.allegoria import RULES
from regency.games.allegoria.flow.turn_steps import TakeActions
from regency.games.allegoria.model.actions import ACTIONS, Educate, Profits
from regency.games.allegoria.model.events import (
    EVENTS,
    AnarchyTaken,
    BattleFought,
    CardsDiscarded,
    ClaimCompleted,
    DecreeRevealed,
    EndClaimsShown,
    GuildActivated,
    GuildGranted,
    LordTurnedUp,
    MarkersShown,
    MerchantArrived,
    SpaceOpened,
    StarDeclared,
    Supplemented,
    TokenResolved,
)
from regency.games.allegoria.model.figures import FIGURES
from regency.games.allegoria.model.options import Options
from regency.games.allegoria.printed.terms import CAUSES, GUILD_NAMES, NOTHING, TOKEN_NAMES
from regency.games.allegoria.rules import turn
from regency.kernel.core import asks
from regency.kernel.edge import Event
from regency.kernel.entries import Entry, Play, TakenBack, Undo
from regency.kernel.match import Match
from regency.kernel.options import describe
from regency.kernel.record import Record
from regency.kernel.rules import Outcome
from scripts.telling import Passage, walk
from tests.games.allegoria.teller import CLAIMS, END_CLAIMS, piece

DECREES = [event.name for card in FIGURES.royal_decrees.entries for event in (card.alive, card.dead)]


def demanded() -> set[str]:
    """Everything that the records together must show."""
    return {
        *(f"seats {seats}" for seats in RULES.seats),
        *(f"action {kind.__name__}" for kind in ACTIONS),
        *(f"event {kind.__name__}" for kind in EVENTS),
        f"event {TakenBack.__name__}",
        *(f"ask {kind.__name__}" for kind in RULES.asks),
        *(f"decree {name}" for name in DECREES),
        *("the queen dies", "the queen lives on"),
        *(f"lord {lord.name}" for lord in FIGURES.lords.entries),
        *(f"merchant {merchant.name}" for merchant in FIGURES.travelling_merchants.entries),
        *(f"guild {name} granted" for name in GUILD_NAMES),
        *(f"guild {name} activated" for name in GUILD_NAMES),
        *(f"token {name}" for name in TOKEN_NAMES),
        *(f"anarchy by {cause}" for cause in CAUSES if cause != "alms"),  # which returns it only
        *("star as 1", "star as 2", "a threshold crossed"),
        *("battle won", "battle lost", "battle drawn"),
        *(f"option {option.name} {value}" for option in describe(Options) for value in option.values),
        *("entry Play", "entry Halt", "entry Resume", "entry Undo", "agreed Undo", "chain"),
        *("open cards nobody bid for are discarded", "a supplement buys nothing", "cards without Supply"),
        "end six-rounds",
    }


def shown_by(record: Record) -> set[str]:
    """Everything that one record shows."""
    found = {f"option {name} {value}" for name, value in record.header.options.items()}
    found.add(f"seats {record.header.seats}")
    start = Match.from_header(RULES, record.header)
    for event in start.opening:
        found.update(by_event(event))
    last = start.state
    for passage in walk(RULES, record):
        found.update(by_entry(passage.entry))
        for done in passage.answers:
            found |= {f"action {type(done.action).__name__}", f"ask {type(done.ask).__name__}"}
        for event in passage.told:
            found.update(by_event(event))
        found.update(by_ruling(passage))
        last = passage.state
    found.add("the queen dies" if last.table.queen_dead else "the queen lives on")
    assert record.outcome is not None
    found.update(by_outcome(record.outcome))
    return found


def by_entry(entry: Entry) -> Iterator[str]:
    yield f"entry {type(entry).__name__}"
    if isinstance(entry, Undo) and entry.agreed:
        yield "agreed Undo"
    if isinstance(entry, Play) and len(entry.do) > 1:
        yield "chain"


def by_ruling(passage: Passage) -> Iterator[str]:
    """Rulings 46 to 48; 49 shows wherever there are fewer than four players."""
    told, t = passage.told, passage.state.table
    for event, following in pairwise(told):
        if isinstance(event, SpaceOpened | MarkersShown) and isinstance(following, CardsDiscarded):
            yield "open cards nobody bid for are discarded"
    if t.active != NOTHING and any(type(ask) is TakeActions for ask in asks(passage.state, t.active)):
        me = passage.state.eyes(t.active)
        free = turn.can_supplement(t, t.active) and not turn.payable(me)
        if free and not turn.buys_something(me):
            yield "a supplement buys nothing"
    cards = any(type(done.action) in (Profits, Educate) for done in passage.answers)
    if cards and isinstance(passage.entry, Play) and t.supply[passage.entry.seat] == 0:
        yield "cards without Supply"


def by_event(event: Event) -> Iterator[str]:
    yield f"event {type(event).__name__}"
    match event:
        case DecreeRevealed(event=edict):
            yield f"decree {piece('decree', edict)}"
        case LordTurnedUp(lord=lord):
            yield f"lord {piece('lord', lord)}"
        case MerchantArrived(merchant=merchant):
            yield f"merchant {piece('merchant', merchant)}"
        case GuildGranted(guild=guild):
            yield f"guild {piece('guild', guild)} granted"
        case GuildActivated(guild=guild):
            yield f"guild {piece('guild', guild)} activated"
        case TokenResolved(token=token):
            yield f"token {piece('token', token)}"
        case AnarchyTaken(cause=cause):
            yield f"anarchy by {piece('cause', cause)}"
        case StarDeclared(value=value):
            yield f"star as {value}"
        case Supplemented(crossed=True):
            yield "a threshold crossed"
        case BattleFought(total=total, against=against):
            yield "battle " + ("won" if total > against else "lost" if total < against else "drawn")
        case ClaimCompleted(claim=claim):
            yield f"claim {CLAIMS[claim]}"
        case EndClaimsShown(fulfilled=fulfilled):
            yield from (f"end claim {END_CLAIMS[claim]}" for claim in fulfilled)


def by_outcome(outcome: Outcome) -> Iterator[str]:
    yield f"end {outcome.reason}"
