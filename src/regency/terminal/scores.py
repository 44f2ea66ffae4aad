"""The end of a game: who won, and the score pad."""

from __future__ import annotations

from collections.abc import Sequence

from regency.kernel.match import AnyMatch
from regency.kernel.rules import Outcome, Phrase, Tally
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
    winners = outcome.winners()
    screen.say(words.say("winners", count=len(winners), names=[names[seat] for seat in winners]), "good")
    for seat in winners:
        if titles[seat] is not None:
            screen.say(words.say("winner-title", name=names[seat], title=titles[seat]))


def show_standing(screen: Screen, words: Words, names: Sequence[str], tally: Tally | None) -> None:
    """Everybody's total and what ends the game for all, in a line; then the last round and the last turns."""
    if tally is None:
        return
    totals = [
        words.say("web-race-points", name=name, points=total)
        for name, total in zip(names, tally.totals, strict=True)
    ]
    common = [
        f"{words.say(f'count-{line.item}')}: {line.points[0]}."
        for line in tally.counts
        if len(line.points) < len(names)
    ]
    screen.say(" ".join([words.say("web-totals-now", totals=", ".join(totals)), *common]), "title")
    if tally.last_round:
        screen.say(words.own("last-round", "web-last-round"), "bad")
    if tally.last_turns:
        screen.say(words.say("web-last-turn", names=[names[seat] for seat in tally.last_turns]), "bad")


def show_tally(screen: Screen, words: Words, names: Sequence[str], tally: Tally) -> None:
    """How the totals are made up, and what they would be if the game ended now."""
    rows = [line_row(words.score(line.item), line.points) for line in tally.lines if any(line.points)]
    rows.append(line_row(words.say("score-total"), tally.totals, "title"))
    later = [line for line in tally.pending if any(line.points)]
    if later:
        whole = [sum(each) for each in zip(tally.totals, *(line.points for line in later), strict=True)]
        rows += [line_row(words.score(line.item), line.points, "faint") for line in later]
        rows.append(line_row(words.say("web-if-ended"), whole, "faint"))
    draw(screen, words, names, (Grid(seat_columns(len(names)), tuple(rows)),))


def seat_columns(seats: int) -> tuple[Column, ...]:
    """A column for what the line is, and one a player."""
    return (
        Column(Cell("")),
        *(Column(Cell(seat=seat, tone=f"seat-{seat}"), "right") for seat in range(seats)),
    )


def line_row(what: str, points: Sequence[int], tone: str = "") -> Row:
    return Row((Cell(what, tone), *(Cell(each, tone) for each in points)))


def titles_of(match: AnyMatch) -> list[Phrase | None]:
    """What everybody has earned, where the game gives titles."""
    return [match.rules.title(match.state.table, seat) for seat in range(match.header.seats)]


def score_pad(words: Words, names: Sequence[str], outcome: Outcome) -> Grid:
    """A row an item, then the sum and the rank."""
    rows = [line_row(words.score(line.item), line.points) for line in outcome.lines]
    total = line_row(words.say("score-total"), outcome.scores, "title")
    rank = Row(
        (Cell(words.say("score-rank"), "title"), *(Cell(f"{place}.", "title") for place in outcome.ranks))
    )
    return Grid(seat_columns(len(names)), (*rows, total, rank))
