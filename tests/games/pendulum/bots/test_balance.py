"""The balance page counts every seat of every game once, and says how it was made."""

from __future__ import annotations

from pathlib import Path

import pytest

from regency.games.pendulum.model.options import Options
from regency.games.pendulum.printed.mats import MATS
from regency.games.pendulum.printed.reconstructed import LEVELS
from tests.games.pendulum.balance import page as pages
from tests.games.pendulum.balance.tally import PACE_NAMES, drawn_mats, game, lots, played, shares

TURNS = Options(mode="untimed_turns")


def test_mats_are_drawn_by_lot_and_no_character_twice() -> None:
    drawn = [drawn_mats(lots(1, number), 4) for number in range(200)]
    assert all(len({mat // 2 for mat in mats}) == 4 for mats in drawn)
    assert {mat for mats in drawn for mat in mats} == set(range(MATS))


@pytest.mark.compiled
def test_the_players_have_the_mats_that_were_drawn() -> None:
    one = game(4, TURNS, 3, 2)
    assert [seat.mat for seat in one.seats] == drawn_mats(lots(3, 2), 4)
    assert sorted(seat.rank for seat in one.seats) == [0, 1, 2, 3]
    assert {seat.pace for seat in one.seats} == {""}


@pytest.mark.compiled
def test_in_real_time_everybody_has_a_pace() -> None:
    one = game(4, Options(mode="realtime"), 3, 1)
    assert all(seat.pace in PACE_NAMES for seat in one.seats)


@pytest.mark.compiled
def test_the_same_games_are_played_by_any_number_of_workers() -> None:
    assert played(4, TURNS, 3, 1, 1) == played(4, TURNS, 3, 1, 2)


@pytest.mark.compiled
def test_every_seat_is_counted_once() -> None:
    games = played(4, TURNS, 3, 1, 1)
    counted = shares(games, lambda seat: seat.rank)
    assert counted.keys() == {0, 1, 2, 3} and all(tries == 3 for _, tries in counted.values())
    winners = sum(seat.won for one in games for seat in one.seats)
    assert sum(won for won, _ in counted.values()) == winners


def test_a_share_has_its_interval_and_of_nothing_there_is_none() -> None:
    assert pages.share(5, 10) == "50 % (24–76)"
    assert pages.share(0, 0) == "–"


@pytest.mark.compiled
def test_the_page_has_a_row_for_each_side_place_pace_and_level(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pages, "PAGE", tmp_path / "BALANCE.md")
    pages.main(["--games", "1", "--seed", "5", "--workers", "1"])
    said = (tmp_path / "BALANCE.md").read_text(encoding="utf-8")
    assert "--games 1 --seed 5" in said and "nothing was changed for balance" in said
    rows = [line for line in said.splitlines() if line.startswith("| ") and "---" not in line]
    assert len(rows) == (1 + 2) + (1 + MATS) + (1 + 4) + (1 + len(PACE_NAMES)) + (1 + LEVELS)
