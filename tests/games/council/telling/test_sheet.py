"""The Council's table on one page, and the remarks beside its options."""

from __future__ import annotations

import pytest
from rich.cells import cell_len

from regency import games
from regency.games.council.telling import sheet
from regency.kernel.edge import Action
from regency.kernel.rules import AnyRules, Rules
from regency.kernel.sheet import Cell, Note, Row
from regency.terminal.draw import draw
from regency.words import Words
from tests.games.council.builder import position
from tests.games.council.names import METAL
from tests.games.council.telling.seats import council
from tests.terminal.desk import Desk

PAGE = 50  # lines


def cells(table: object, shown: object = None) -> list[Cell]:
    return [cell for grid in sheet.sheet(table, shown or {}) for row in grid.rows for cell in row.cells]  # type: ignore[arg-type]


def test_the_page_has_every_city_once() -> None:
    match = council("random,random,random")
    board = sheet.sheet(match.watch(), {})[0]
    rows = [row for row in board.rows if isinstance(row, Row)]
    assert len(rows) == 15
    assert all(len(row.cells) == len(board.columns) for row in rows)


def test_with_two_players_neutral_emporiums_have_a_column() -> None:
    two, three = (council(",".join(["random"] * seats)) for seats in (2, 3))
    columns = [len(sheet.sheet(match.watch(), {})[0].columns) for match in (two, three)]
    assert columns == [4 + 2 + 1, 4 + 3]


def test_only_the_hands_that_may_be_seen_are_shown() -> None:
    match = council("random,random,random")
    closed, opened = cells(match.watch()), cells(match.watch(), {1: match.look(1).own})
    assert not any(getattr(cell.text, "key", "") == "sheet-hand" for cell in closed)
    assert sum(getattr(cell.text, "key", "") == "sheet-hand" for cell in opened) == 1


def test_what_is_taken_is_no_longer_offered() -> None:
    match = council("random,random")
    view = match.watch()
    view.table.tiles = [0] * 7
    view.table.king_rewards = [1] * 5
    view.table.market = [-1] * 6
    board = sheet.sheet(view, {})[0]
    keys = {getattr(cell.text, "key", "") for row in board.rows for cell in row.cells}
    assert not keys & {"sheet-tile", "sheet-region-tile", "sheet-king-reward", "sheet-permit"}
    notes = [row for row in board.rows if isinstance(row, Note)]
    assert len(notes) == 10


def test_permits_built_with_and_everything_won_lie_open() -> None:
    match = position(
        seats=3, emporiums=["ABCDE", "AL"], permits=["G"], used=["A BC", "C D"],
        tiles={"gold": 1, "coast": 0}, king_rewards=[0, 1],
    )  # fmt: skip
    words = Words("en", match.rules, ["Ann", "Ben", "Cid"])
    desk = Desk()
    draw(desk.screen, words, words.names, sheet.sheet(match.watch(), {})[2:])
    assert desk.shown.splitlines() == [
        " Ann  may build with:  G",
        " Ann  has built with:  A  B/C",
        " Ann  tiles:  coast 5  king's reward 25",
        " Ben  has built with:  C  D",
        " Ben  tiles:  gold 20  king's reward 18",
    ]


def test_who_has_built_and_won_nothing_has_no_line() -> None:
    assert sheet.sheet(position(seats=4).watch(), {})[2].rows == ()


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("winner", range(4))
def test_however_much_was_built_and_won_the_page_holds_it(lang: str, winner: int) -> None:
    used = [
        "ABC ABE ADE BCD CDE A B C D E",
        "FGH FGJ FIJ GHI IJH F G H I J",
        "KLM LMN MNO KNO KLO K L M N O",
        "AB BC CD",
    ]
    match = position(seats=4, used=used, tiles=dict.fromkeys(METAL, winner), king_rewards=[winner] * 5)
    names = [f"Somebody {seat}" for seat in range(4)]
    desk = Desk()
    draw(
        desk.screen,
        Words(lang, match.rules, names),
        names,
        sheet.sheet(match.watch(), {0: match.look(0).own}),
    )
    lines = desk.shown.splitlines()
    assert max(cell_len(line) for line in lines) <= 80
    assert len(lines) <= PAGE


def test_a_game_need_not_have_a_page() -> None:
    rules: AnyRules = games.load("council")
    match = council()
    action = match.options(0)[0]
    assert isinstance(action, Action)
    assert Rules.sheet(rules, match.watch(), {}) == ()
    assert Rules.remark(rules, match.look(0), action) is None
    assert Rules.heading(rules, match.look(0), type(action)) is None
