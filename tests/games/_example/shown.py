"""What a record shows, as names that a test can demand."""

from __future__ import annotations

from regency.games._example import RULES
from regency.games._example.model.events import FavourOffered
from regency.games._example.printed.figures import FAVOURS
from regency.kernel.match import Match
from regency.kernel.options import describe
from regency.kernel.record import Record
from scripts.telling import walk


def demanded() -> set[str]:
    """Everything that the records together must show."""
    return {
        *(f"action {kind.__name__}" for kind in RULES.actions),
        *(f"ask {kind.__name__}" for kind in RULES.asks),
        *(f"event {kind.__name__}" for kind in RULES.events),
        *(f"favour {favour}" for favour in range(FAVOURS)),
        *(f"option {option.name} {value}" for option in describe(RULES.options) for value in option.values),
        *(f"seats {seats}" for seats in RULES.seats),
        *(f"end {reason}" for reason in RULES.ends),
    }


def shown_by(record: Record) -> set[str]:
    """Everything that one record shows."""
    header, outcome = record.header, record.outcome
    assert outcome is not None
    found = {f"option {name} {str(value).lower()}" for name, value in header.options.items()}
    found |= {f"seats {header.seats}", f"end {outcome.reason}"}
    told = list(Match.from_header(RULES, header).opening)
    for passage in walk(RULES, record):
        told += passage.told
        found |= {f"action {type(done.action).__name__}" for done in passage.answers}
        found |= {f"ask {type(done.ask).__name__}" for done in passage.answers}
    found |= {f"event {type(event).__name__}" for event in told}
    return found | {f"favour {event.favour}" for event in told if isinstance(event, FavourOffered)}
