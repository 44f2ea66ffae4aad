"""Allegoria's table on one page."""

from __future__ import annotations

import pytest
from rich.cells import cell_len

from regency.games.allegoria import RULES
from regency.games.allegoria.model import actions as a
from regency.games.allegoria.printed.terms import DEPLOY, SPIES_GUILD
from regency.kernel.rules import Rules
from regency.kernel.sheet import Cell, Row
from regency.terminal.draw import draw
from regency.terminal.scores import show_outcome, titles_of
from regency.words import Words
from tests.games.allegoria.builder import Game, bare, opened, planning, turn
from tests.games.allegoria.play import table
from tests.terminal.desk import Desk

NAMES = ("Anna", "Ben", "Chloé", "Dora")
LONG_NAMES = tuple(f"Somebody with a long name {seat}" for seat in range(4))


def page(match: Game, seat: int | None = None, lang: str = "en", names: tuple[str, ...] = NAMES) -> str:
    """The sheet as a seat sees it, or as spectators do."""
    view = match.watch() if seat is None else match.look(seat)
    shown = {} if seat is None else {seat: match.look(seat).own}
    desk = Desk()
    draw(desk.screen, Words(lang, RULES, names), names, RULES.sheet(view, shown))
    return desk.shown


def line(text: str, start: str) -> str:
    """The line that begins like this."""
    return next(row.strip() for row in text.splitlines() if row.strip().startswith(start))


def flat(text: str) -> str:
    """All of it on one line."""
    return " ".join(text.split())


# The page


def fits(text: str) -> None:
    assert max(cell_len(line) for line in text.splitlines()) <= 80


def test_every_row_of_the_board_has_a_cell_for_everybody() -> None:
    for seats in (2, 3, 4):
        board = RULES.sheet(bare(seats).watch(), {})[1]
        rows = [row for row in board.rows if isinstance(row, Row)]
        assert len(rows) == 7 + 5 + 4 + (seats + 1) + 1
        assert all(len(row.cells) == len(board.columns) == seats + 1 for row in rows)


def test_tracks_stand_with_the_influence_and_the_group_size_of_their_areas() -> None:
    text = page(bare(tracks={0: "strength7", 1: "strength12"}))
    assert flat(line(text, "Strength")) == "Strength 7 (+2, 2) 12 (+5, 3) 0 (−1, 1)"


def test_workers_stand_in_their_territories() -> None:
    text = page(bare(workers={0: "2soldier@0 spy@1", 1: "3merchant@centre"}))
    assert line(text, "Anna's home").split()[2:] == ["2-0-0", "·", "·"]
    assert line(text, "Ben's home").split()[2:] == ["0-1-0", "·", "·"]
    assert line(text, "the centre").split()[2:] == ["·", "0-0-3", "·"]
    assert line(text, "Supply").split()[1:] == ["7", "7", "10"]


def test_markers_of_others_lie_face_down() -> None:
    match = planning(bare())
    match.submit(0, a.PlaceMarker(3, 4))
    match.submit(1, a.PlaceMarker(2, 4))
    assert line(page(match, 0), "V Merchant").endswith(" ·")
    assert "1: ★" in line(page(match, 0), "V Merchant") and "2: ?" in line(page(match, 0), "V Merchant")
    assert "1: ?" in line(page(match, 1), "V Merchant") and "2: 2" in line(page(match, 1), "V Merchant")
    watched = line(page(match), "V Merchant")
    assert "1: ?" in watched and "2: ?" in watched and "★" not in watched


def test_markers_that_are_shown_are_added_up() -> None:
    match = opened(bare(), "soldier", [(1, "1 1"), (0, "2 0")])
    row = line(page(match), "▸ III Soldier")
    assert "2: 2 0 = 2" in row and "1: 1 1 = 2" in row


def test_only_the_hands_that_may_be_seen_are_shown() -> None:
    match = bare(hands={0: "soldier2 soldier2 joker1", 1: "spy1"}, held={0: "mighty"}, ends={0: "blameless"})
    assert "2 × Soldier 2  Joker 1" in page(match, 0) and "Spy 1" not in page(match, 0)
    assert "The Mighty" in page(match, 0) and "The Mighty" not in page(match, 1)
    assert "hand:" not in page(match) and "The Blameless" not in page(match)


def test_claims_show_how_far_they_are() -> None:
    match = bare(
        tracks={0: "strength6 wealth7", 1: "wealth9"},
        workers={0: "2soldier@0 spy@0"},
        anarchy={0: 1},
        held={0: "mighty versatile"},
        ends={0: "opulent blameless protector"},
    )
    text = flat(page(match, 0))
    assert "Have Strength 8 or more. → 6 of 8" in text
    assert "→ 2 of 3, 1 of 3, 0 of 3" in text
    assert "→ 7 of 6, 7 against 9" in text
    assert "You have no Anarchy marker. → 1 (at most 0)" in text
    assert "→ 2 of 2, 1 of 2, 0 of 2" in text


def test_an_end_of_game_claim_that_holds_is_ticked_off() -> None:
    match = bare(ends={0: "blameless"})
    assert line(page(match, 0), "✓").startswith("✓  The Blameless")


def test_deeds_of_this_turn_bring_a_claim_nearer() -> None:
    match = turn(bare(held={0: "studious impaler"}, workers={0: "2spy@1"}), "scholar")
    assert "Apprenticeship actions in one turn. → 0 of 2" in flat(page(match, 0))
    match.submit(0, a.Apprenticeship())
    assert "Apprenticeship actions in one turn. → 1 of 2" in flat(page(match, 0))


def test_of_several_opponents_the_nearest_counts() -> None:
    match = turn(
        bare(tracks={1: "strength3", 2: "strength3"}, held={0: "impaler"}, workers={0: "spy@2"}), "spy"
    )
    match.submit(0, a.Subterfuge(2, 0, 5))
    assert "→ 1 of 1, 0 of 1" in page(match, 0)


def test_the_end_tells_full_titles() -> None:
    match = bare(done={0: "bold", 1: ""}, lords=("patron", "envoy", "regent"))
    table(match).finished = True
    table(match).fulfilled[0] = (11,)
    text = page(match)
    assert "Anna The Blameless, The Bold, Patron of House Roselie Ben Envoy of House Culver-Lux" in flat(text)
    assert "ACTION SPACES" not in text


def test_the_decree_the_merchant_and_the_anarchy_are_told() -> None:
    text = page(bare(edict="hard-times", merchant="F", anarchy={0: 4, 1: 4}))
    assert "the Queen is dead" in text and "Hard Times!" in text
    assert "1 Wealth buys 2 Trade, 1 Trade buys 3 Wealth" in text
    assert "8 of 24 markers taken, −2 each" in text
    assert "none of 24 markers taken" in page(bare())


def test_what_lies_on_the_discard_piles_is_told() -> None:
    match = bare()
    assert "Discarded" not in page(match) and "Earlier" not in page(match)
    table(match).discards[0] = 2
    table(match).discards[17] = 1
    table(match).old_decrees = (3, 0, 5)
    table(match).old_merchants = (0, 11)
    text = flat(page(match))
    assert "Discarded: 2 × Soldier 1, Joker 3" in text
    assert f"Earlier Decrees: {decree(6)}, {decree(0)}, {decree(11)}" in text, (
        "after her death the lower event"
    )
    assert "Earlier Merchants: A, L" in text


def decree(edict: int) -> str:
    return Words("en", RULES).piece("decree", edict)


def test_points_are_told_once_the_ranks_are_known() -> None:
    match = bare(guilds={0: [SPIES_GUILD]}, workers={0: "soldier@0"})
    table(match).kind = DEPLOY  # of somebody's turn before
    match = opened(match, "spy", [(0, "*"), (1, "2")])
    match.submit(0, a.DeclareStar(0, SPIES_GUILD))
    assert table(match).active == 0 and "acting:" not in page(match)
    second = opened(bare(4), "soldier", [(0, "2"), (1, "1 1"), (2, "1")])
    assert "acting: Anna" in flat(page(second))
    second.submit(0, a.EndTurn())
    assert table(second).active == 1 and "acting:" not in page(second), "the kind is still to be chosen"


def test_no_cell_is_told_by_colour_alone() -> None:
    cells: list[Cell] = [
        cell for grid in RULES.sheet(bare().watch(), {}) for row in grid.rows for cell in row.cells
    ]
    assert all(cell.text != "" or cell.seat >= 0 for cell in cells)


# The end


@pytest.mark.parametrize(("lang", "house"), [("en", "of House Roselie"), ("de", "aus dem Hause Roselie")])
def test_the_winner_is_named_with_all_titles(lang: str, house: str) -> None:
    match = bare(done={0: "bold"}, lords=("patron", "envoy", "regent"), influence={0: 30})
    table(match).finished = True
    outcome = match.outcome()
    assert outcome is not None
    desk = Desk()
    show_outcome(desk.screen, Words(lang, RULES, NAMES), NAMES[:3], outcome, titles_of(match))
    last = desk.shown.splitlines()[-1]
    assert last.startswith("Anna: ") and last.endswith(house)
    assert {"en": "The Bold, Patron", "de": "Der Kühne, Schutzherr"}[lang] in last


def test_a_game_need_not_have_titles() -> None:
    assert Rules.title(RULES, table(bare()), 0) is None
