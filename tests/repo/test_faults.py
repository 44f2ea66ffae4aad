"""Faults: where they are put and how they are counted; at night sixty are put into each game's rules."""

from __future__ import annotations

from pathlib import Path

import pytest

from regency.games import ALL
from scripts import faults
from scripts.faults import Fault, chosen, faults_in

RULE = '''"""A rule of 3 lines."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    LIMIT = 4

PRICE: "Final[1]" = 7


def pay(coins: "Range[0, 9]", purse: int) -> "Range[2]":
    """Costs 5."""
    if coins < PRICE and not purse == 8:
        purse.coins -= coins
        tell(f"{coins + 6}", strict=True)
    return [
        coins,
    ]
'''


def made(kind: str) -> list[tuple[int, str]]:
    return [(fault.line, fault.becomes.strip()) for fault in faults_in("rule.py", RULE) if fault.kind == kind]


def test_a_constant_is_moved_by_one() -> None:
    assert made("constant") == [
        (8, 'PRICE: "Final[1]" = 6'),
        (8, 'PRICE: "Final[1]" = 8'),
        (13, "if coins < PRICE and not purse == 7:"),
        (13, "if coins < PRICE and not purse == 9:"),
    ]


def test_a_comparison_is_taken_for_its_neighbour() -> None:
    assert made("comparison") == [
        (13, "if (coins <= PRICE) and not purse == 8:"),
        (13, "if coins < PRICE and not (purse != 8):"),
    ]


def test_and_is_taken_for_or_a_not_forgotten_a_sign_mistaken_and_a_call_left_out() -> None:
    assert made("and/or") == [(13, "if (coins < PRICE or not purse == 8):")]
    assert made("not") == [(13, "if coins < PRICE and (purse == 8):")]
    assert made("sign") == [(14, "purse.coins += coins")]
    assert made("call left out") == [(15, "pass")]


def test_no_fault_is_put_where_nothing_runs() -> None:
    """Not into texts, annotations, imports, what the type checker alone reads, or longer than a line."""
    assert {fault.line for fault in faults_in("rule.py", RULE)} == {8, 13, 14, 15}


def game(folder: Path) -> Path:
    """Files of rules and others, each with ten lines to put faults in."""
    lines = "".join(f"X{n} = {n}\n" for n in range(2, 12))
    for name in ("printed/a", "rules/b", "flow/steps", "model/events", "bots/features", "rules/__init__"):
        path = folder / f"{name}.py"
        path.parent.mkdir(exist_ok=True)
        path.write_text(lines)
    return folder


def test_faults_are_spread_over_the_rule_files_one_a_line(tmp_path: Path) -> None:
    found = chosen(game(tmp_path), 12, seed=1)
    files = ["flow/steps.py"] * 4 + ["printed/a.py"] * 4 + ["rules/b.py"] * 4
    assert sorted(fault.file for fault in found) == files
    assert len({(fault.file, fault.line) for fault in found}) == 12


def test_the_same_seed_chooses_the_same_faults(tmp_path: Path) -> None:
    folder = game(tmp_path)
    assert chosen(folder, 9, seed=3) == chosen(folder, 9, seed=3) != chosen(folder, 9, seed=4)


def test_there_are_no_more_faults_than_lines_to_put_them_in(tmp_path: Path) -> None:
    assert len(chosen(game(tmp_path), 999, seed=1)) == 30


def test_the_table_counts_by_file() -> None:
    three = [Fault(file, 1, "constant", "1", "2") for file in ("a.py", "a.py", "b.py")]
    rows = [line.split() for line in faults.table(three, [True, False, True]).splitlines()]
    assert rows == [["a.py", "1", "of", "2"], ["b.py", "1", "of", "1"], ["all", "2", "of", "3"]]


@pytest.mark.parametrize(("noticed", "status"), [(54, 0), (53, 1)])
def test_nine_in_ten_must_be_noticed(noticed: int, status: int, monkeypatch: pytest.MonkeyPatch) -> None:
    answers = [True] * noticed + [False] * (60 - noticed)
    monkeypatch.setattr(faults, "tried", lambda *_: answers)
    assert faults.main([ALL[-1], "--faults", "60"]) == status


def test_a_game_without_section_tests_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert faults.main(["no-such-game"]) == 2
    assert "no-such-game" in capsys.readouterr().out


def test_tests_that_fail_without_a_fault_count_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(faults, "tried", lambda *_: None)
    assert faults.main([ALL[-1]]) == 2


@pytest.mark.nightly
@pytest.mark.parametrize("name", ALL)
def test_the_section_tests_of_every_game_notice_nine_faults_in_ten(name: str) -> None:
    assert faults.main([name, "--faults", "60", "--seed", "1", "--workers", "2"]) == 0
