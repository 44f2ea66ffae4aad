"""The end of a game: who won, and the score pad."""

from __future__ import annotations

from collections.abc import Sequence

from regency.kernel.match import AnyMatch
from regency.kernel.rules import Outcome, Phrase
from regency.kernel.sheet import Cell, Column, Grid, Row
from regency.words import Words

from .draw import draw
from .screen import Screen


def show_outcome(
    screen: Screen,
    words: Words,
    names: Sequence[str],
    outcome: Outcome,
    titles: Sequence[Phrase | None],
) -> None:
    """Why it ended, the score pad with a column a player, and the winner with all titles."""
    screen.show([])
    screen.rule(words.say("outcome-title", game=words.game()))
    screen.say(words.end(outcome.reason))
    screen.show([])
    draw(screen, words, names, (score_pad(words, names, outcome),))
    screen.show([])
    first = [seat for seat, rank in enumerate(outcome.ranks) if rank == 1]
    winners = [names[seat] for seat in first]
    screen.say(words.say("winners", count=len(winners), names=winners), "good")
    for seat in first:
        if titles[seat] is not None:
            screen.say(words.say("winner-title", name=names[seat], title=titles[seat]))


def titles_of(match: AnyMatch) -> list[Phrase | None]:
    """What everybody has earned, where the game gives titles."""
    return [match.rules.title(match.state.table, seat) for seat in range(match.header.seats)]


def score_pad(words: Words, names: Sequence[str], outcome: Outcome) -> Grid:
    """A row an item, then the sum and the rank."""
    seats = range(len(names))
    columns = (Column(Cell("")), *(Column(Cell(seat=seat, tone=f"seat-{seat}"), "right") for seat in seats))
    rows = [
        Row((Cell(words.score(line.item)), *(Cell(points) for points in line.points)))
        for line in outcome.lines
    ]
    total = Row((Cell(words.say("score-total"), "title"), *(Cell(sum_, "title") for sum_ in outcome.scores)))
    rank = Row(
        (Cell(words.say("score-rank"), "title"), *(Cell(f"{place}.", "title") for place in outcome.ranks))
    )
    return Grid(columns, (*rows, total, rank))
