"""The board of Pendulum on the page: every action with its price, and who stands in both rows."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from regency.kernel.edge import NEVER
from regency.kernel.rules import Phrase
from regency.kernel.sheet import Cell, Column, Grid, Note, Row

from ..model.state import Table
from ..printed.board import (
    AREAS,
    BLACK,
    BOX_TASKS,
    FIRST_TASK,
    GLN,
    LOWER,
    NEUTRAL_BOXES,
    REWARD_BOX,
    ROW_BOXES,
    SIDE_1_3,
    TASK_COST,
    TASKS_OF_ROW,
    UPPER,
)
from ..printed.terms import GRANDE, NEUTRAL, RIVAL_A, RIVAL_WORKERS, WORKERS
from ..rules.rows import has_neutral, is_grande
from .amounts import price
from .pieces import BOX_LETTERS, deed, in_a_row, phrase

FREE: Final = "·"


def board(t: Table) -> Grid:
    """Three areas, each with what its rows are for now, and its actions as they lie."""
    columns = [Column(Cell(Phrase(f"sheet-{key}"), "label")) for key in ("action", "price", "upper", "lower")]
    rows: list[Row | Note] = []
    for area in range(AREAS):
        rows.append(area_note(t, area))
        rows += [action_row(t, area, number) for number in in_order(t, area)]
    return Grid(tuple(columns), (*rows, Note((Cell(Phrase("sheet-board-key"), "label"),))))


def area_note(t: Table, area: int) -> Note:
    """Where the timer stands: there workers act, in the other row they are placed."""
    cells = [Cell(phrase("area", area), "title")]
    for row in (UPPER, LOWER):
        word = "act" if t.rows[area] == row else "place"
        cells += [Cell(Phrase(f"sheet-{('upper', 'lower')[row]}-{word}"), "good" if word == "act" else "")]
    return Note(tuple(cells))


def in_order(t: Table, area: int) -> range:
    """The actions of a row from left to right, which the sides have the other way round."""
    count = TASKS_OF_ROW[2 * area]
    return range(count - 1, -1, -1) if t.side == SIDE_1_3 and area != BLACK else range(count)


def action_row(t: Table, area: int, number: int) -> Row:
    """An action, what it costs, and who is at it in each row."""
    upper, lower = FIRST_TASK[2 * area] + number, FIRST_TASK[2 * area + 1] + number
    costs = price(TASK_COST[upper])
    paid = Cell(in_a_row(costs)) if costs else Cell(FREE, "faint")
    return Row((Cell(deed(upper)), paid, spot_cell(t, upper), spot_cell(t, lower)))


def spot_cell(t: Table, task: int) -> Cell:
    """The letters of the box, who stands in it, and behind an arrow who has acted."""
    box = box_of(t, task)
    tasks = BOX_TASKS[box]
    there = list(standing(t, box)) if tasks[0] == task else []
    rest = list(standing(t, REWARD_BOX + task))
    about = {"letter": BOX_LETTERS[box], "there": together(there), "rest": together(rest)}
    key = ("box-empty", "box-there", "box-rest", "box-both")[bool(there) + 2 * bool(rest)]
    used = {name: about[name] for name in ("letter", "there", "rest") if name == "letter" or about[name]}
    return Cell(Phrase(f"sheet-{key}", used))


def together(workers: list[Phrase]) -> Phrase | None:
    return in_a_row(workers) if workers else None


def box_of(t: Table, task: int) -> int:
    """The box that leads to an action on this side of the board."""
    boxes = [box for row in ROW_BOXES[t.side] for box in row if task in BOX_TASKS[box]]
    return boxes[0]


def standing(t: Table, spot: int) -> Iterator[Phrase]:
    """Every worker at a place, by its owner and size; what is provisional has a question mark."""
    for each, at in enumerate(t.at):
        if at == spot:
            yield worker(each // WORKERS, is_grande(each % WORKERS), t.holds[each] != NEVER)
    for each, at in enumerate(t.rival_at):
        if at == spot:
            yield worker(RIVAL_A + each // RIVAL_WORKERS, each % RIVAL_WORKERS == GRANDE)
    if has_neutral(t) and spot in NEUTRAL_BOXES:
        yield worker(NEUTRAL, spot == GLN)


def worker(noble: int, grande: bool, held: bool = False) -> Phrase:
    """Whose, how large, and whether it may still be driven out."""
    return Phrase("sheet-worker", {"noble": phrase("noble", noble), "grande": grande, "held": held})
