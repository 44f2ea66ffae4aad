"""What a record shows, as names that a test can demand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from regency.games.council import RULES
from regency.games.council.flow.gains import RewardAgain
from regency.games.council.flow.steps import BribeForKing
from regency.games.council.model.actions import ACTIONS
from regency.games.council.model.events import (
    EVENTS,
    CardsPlayed,
    CoinsGained,
    EmporiumBuilt,
    KingMoved,
    KingRewardTaken,
    NobilityAdvanced,
    PermitBonusGained,
    PermitTaken,
    RewardGained,
    TileTaken,
)
from regency.games.council.model.options import Options
from regency.games.council.model.state import Table
from regency.games.council.printed.bribes import BRIBES
from regency.games.council.printed.tables import (
    CITIES,
    JOKER,
    KING_REWARDS,
    MOST_CARDS,
    NOBILITY_END,
    NOTHING,
    PERMIT_AGAIN,
    PERMITS,
    TILES,
    TOKENS,
    Bonus,
)
from regency.kernel.edge import Event
from regency.kernel.entries import Entry, Play, TakenBack, Undo
from regency.kernel.match import Match
from regency.kernel.options import describe
from regency.kernel.record import Record
from regency.kernel.rules import Outcome
from scripts.telling import Answer, walk

SYMBOLS = ("assistants", "coins", "points", "cards", "nobility", "main_actions")


def demanded() -> set[str]:
    """Everything that the records together must show."""
    return {
        *(f"action {kind.__name__}" for kind in ACTIONS),
        *(f"event {kind.__name__}" for kind in EVENTS),
        f"event {TakenBack.__name__}",
        *(f"ask {kind.__name__}" for kind in RULES.asks),
        *(f"permit {permit.printed}" for permit in PERMITS),
        *(f"permit with {symbol}" for symbol in (*SYMBOLS, "two steps")),
        *(f"token {token}" for token in range(len(TOKENS))),
        *(f"token with {symbol}" for symbol in SYMBOLS[:-1]),
        *(f"nobility {space}" for space in range(1, NOBILITY_END + 1)),
        *("one token again", "two tokens again", "the second token"),
        *("the permit just taken is passed over", "the permit just taken gives its bonus again"),
        *(f"tile {tile}" for tile in range(TILES)),
        *(f"king's reward {points}" for points in KING_REWARDS),
        *("two tiles for one emporium", "the king stays", "coins beyond the track"),
        *(f"emporium in city {city}" for city in range(CITIES)),
        *(f"bribe of {cards}" for cards in range(1, MOST_CARDS + 1)),
        *("bribe with a joker", "bribe of jokers alone"),
        *(f"option {option.name} {value}" for option in describe(Options) for value in option.values),
        *("entry Play", "entry Halt", "entry Resume", "entry Undo", "agreed Undo", "chain"),
        *("end last-emporium", "tie for points", "shared rank", "shared win"),
    }


def shown_by(record: Record) -> set[str]:
    """Everything that one record shows."""
    found = {f"option {name} {written(value)}" for name, value in record.header.options.items()}
    start: Any = Match.from_header(RULES, record.header)
    for event in start.opening:
        found.update(by_event(event, start.state.table))
    for passage in walk(RULES, record):
        found.update(by_entry(passage.entry))
        for done in passage.answers:
            found.update(by_answer(done, passage.state.table))
        for event in passage.told:
            found.update(by_event(event, passage.state.table))
    assert record.outcome is not None
    found.update(by_outcome(record.outcome))
    return found


def written(value: object) -> str:
    """The value of a rule option as it is written."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def by_entry(entry: Entry) -> Iterator[str]:
    yield f"entry {type(entry).__name__}"
    if isinstance(entry, Undo) and entry.agreed:
        yield "agreed Undo"
    if isinstance(entry, Play) and len(entry.do) > 1:
        yield "chain"


def by_answer(done: Answer, table: Table) -> Iterator[str]:
    yield f"action {type(done.action).__name__}"
    yield f"ask {type(done.ask).__name__}"
    if isinstance(done.ask, RewardAgain):
        again = "two tokens again" if done.ask.more else "one token again"
        yield again if done.ask.but == NOTHING else "the second token"
    if isinstance(done.ask, BribeForKing) and not any(isinstance(event, KingMoved) for event in done.told):
        yield "the king stays"
    if sum(isinstance(event, TileTaken) for event in done.told) > 1:
        yield "two tiles for one emporium"
    if table.rules.permit_again == "earlier" and leads_to_fourteen(done.told):
        yield "the permit just taken is passed over"


def leads_to_fourteen(told: Sequence[Event]) -> bool:
    """Whether the bonus of a permit that is taken leads to the space where one gives its bonus again."""
    taken = [at for at, event in enumerate(told) if isinstance(event, PermitTaken)]
    steps = [
        at
        for at, event in enumerate(told)
        if isinstance(event, NobilityAdvanced) and event.space == PERMIT_AGAIN
    ]
    return bool(taken and steps and taken[0] < steps[-1])


def by_event(event: Event, table: Table) -> Iterator[str]:
    yield f"event {type(event).__name__}"
    match event:
        case PermitTaken(permit=permit):
            yield f"permit {PERMITS[permit].printed}"
            yield from (f"permit with {symbol}" for symbol in symbols(PERMITS[permit].bonus))
        case RewardGained(city=city):
            yield f"token {table.tokens[city]}"
            yield from (f"token with {symbol}" for symbol in symbols(TOKENS[table.tokens[city]]))
        case PermitBonusGained(permit=permit) if permit in table.just_taken:
            yield "the permit just taken gives its bonus again"
        case NobilityAdvanced(space=space):
            yield f"nobility {space}"
        case TileTaken(tile=tile):
            yield f"tile {tile}"
        case KingRewardTaken(points=points):
            yield f"king's reward {points}"
        case EmporiumBuilt(city=city):
            yield f"emporium in city {city}"
        case CoinsGained(coins=0):
            yield "coins beyond the track"
        case CardsPlayed(bribe=bribe):
            yield from by_bribe(BRIBES[bribe])


def by_bribe(cards: list[int]) -> Iterator[str]:
    yield f"bribe of {sum(cards)}"
    if cards[JOKER]:
        yield "bribe with a joker"
    if cards[JOKER] == sum(cards):
        yield "bribe of jokers alone"


def symbols(bonus: Bonus) -> Iterator[str]:
    yield from (symbol for symbol in SYMBOLS if getattr(bonus, symbol))
    if bonus.nobility == 2:
        yield "two steps"


def by_outcome(outcome: Outcome) -> Iterator[str]:
    yield f"end {outcome.reason}"
    if len(set(outcome.scores)) < len(set(outcome.ranks)):
        yield "tie for points"
    if len(set(outcome.ranks)) < len(outcome.ranks):
        yield "shared rank"
    if outcome.ranks.count(1) > 1:
        yield "shared win"
