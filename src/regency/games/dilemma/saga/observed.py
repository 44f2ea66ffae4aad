"""What is kept of a reign when campaigns are counted."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from regency.kernel.edge import Event
from regency.kernel.rules import Outcome

from ..model import events as was
from ..printed.figures import NOTHING, RESOURCES


class Reign(Struct, frozen=True):
    """A sitting; of the finale only its outcome, its results and its lean count."""

    ending: int
    outcome: int
    lean: int
    rounds: int
    results: tuple[int, ...]  # twice the card, and the side
    opened: tuple[int, ...]
    moved: tuple[tuple[int, int], ...]  # by resource: steps, and how often
    agendas: tuple[tuple[int, int, float], ...]  # which, its points, and its share of the win
    marked: tuple[int, ...]  # achievements by house and task
    unlocked: tuple[int, ...]
    deals: int
    coins: int
    promised: int
    kept: int
    broken: int


class Observer:
    """Listens to a reign from its beginning to its end."""

    def __init__(self, outcome: Outcome) -> None:
        self.ending = NOTHING
        self.reckoning = NOTHING
        self.lean = 0
        self.rounds = 0
        self.results: list[int] = []
        self.opened: list[int] = []
        self.steps = [0] * RESOURCES
        self.times = [0] * RESOURCES
        self.agendas: list[tuple[int, int]] = []
        self.marked: list[int] = []
        self.unlocked: list[int] = []
        self.words = [0] * 5
        self.score = outcome

    def hear(self, event: Event) -> None:
        """Whatever is counted."""
        match event:
            case was.ReignBegan(reign=1):
                self.opened.append(0)
            case was.DilemmaDrawn():
                self.rounds += 1
            case was.ResultRead():
                self.results.append(2 * event.dilemma + event.side)
            case was.RowMoved():
                self.steps[event.resource] += event.by
                self.times[event.resource] += 1
            case was.EnvelopeOpened():
                self.opened.append(event.envelope)
            case was.ReignEnded():
                self.ending = event.ending
            case was.OutcomeProclaimed():
                self.reckoning, self.lean = event.reckoning, event.lean
            case was.AgendaRevealed():
                self.agendas.append((event.seat, event.agenda))
            case was.AchievementMarked():
                self.marked.append(event.task)
            case was.AchievementUnlocked():
                self.unlocked.append(event.task)
            case _:
                self.hear_words(event)

    def hear_words(self, event: Event) -> None:
        """Deals and promises."""
        match event:
            case was.DealMade():
                self.words[0] += 1
                self.words[1] += event.coins
            case was.PromiseMade():
                self.words[2] += 1
            case was.PromiseKept():
                self.words[3] += 1
            case was.PromiseBroken():
                self.words[4] += 1

    def reign(self) -> Reign:
        """All of it."""
        winners = self.score.winners()
        shares = [1 / len(winners) if seat in winners else 0.0 for seat in range(len(self.score.scores))]
        agendas = [(agenda, self.score.scores[seat], shares[seat]) for seat, agenda in self.agendas]
        return Reign(
            NOTHING if self.reckoning != NOTHING else self.ending,
            self.reckoning,
            self.lean,
            self.rounds,
            tuple(self.results),
            tuple(self.opened),
            tuple(zip(self.steps, self.times)),
            tuple(agendas),
            tuple(self.marked),
            tuple(self.unlocked),
            *self.words,
        )


def observed(events: Sequence[Event], outcome: Outcome) -> Reign:
    """What is kept of a reign."""
    observer = Observer(outcome)
    for event in events:
        observer.hear(event)
    return observer.reign()
