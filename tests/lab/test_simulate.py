"""What a simulation counts, and how."""

from __future__ import annotations

import errno
import os
from pathlib import Path
from typing import Any

import msgspec
import pytest

from regency import bots, build
from regency.bots import Later
from regency.bots.uniform import RandomBot
from regency.kernel.errors import BadOption, NotSaved, RecordUnwritable, Refused, WrongSeatCount
from regency.kernel.match import Match
from regency.kernel.record import peek
from regency.kernel.rules import Outcome
from regency.lab import Report, simulate
from regency.lab.game import laid, play_on
from regency.lab.plan import Plan, chairs_by_seat, game_seed
from regency.lab.report import Game, summarise
from regency.lab.table import BotBalked, NothingGoesOn, Table, Unplayable
from tests.example import EXAMPLE, RULES
from tests.lab.stub import STUB, Options, Stub
from tests.minis.harvest import HARVEST
from tests.minis.heirs import HEIRS
from tests.minis.tricks import TRICKS

TIMES = ("seconds", "decisions_per_second")


def timeless(report: Report) -> Report:
    return msgspec.structs.replace(report, seconds=0.0, decisions_per_second=0.0)


def test_chairs_take_the_seats_in_turn() -> None:
    plan = Plan(STUB, ("a", "b", "c"), 6, 1, Options(), 100, None)
    seated = [chairs_by_seat(plan, number) for number in range(4)]
    assert seated == [["a", "b", "c"], ["c", "a", "b"], ["b", "c", "a"], ["a", "b", "c"]]


def test_wins_and_scores_are_by_chair_not_by_seat() -> None:
    # seat 0 always wins: chair 0 sits there in games 0, 3, 6; chair 2 in 1, 4; chair 1 in 2, 5
    report = simulate(STUB, ["random"] * 3, 7, 1)
    assert report.wins == (3.0, 2.0, 2.0)
    assert report.mean_scores == pytest.approx(
        ((3 * 10 + 2 * 1 + 2 * 2) / 7, (2 * 10 + 3 * 1 + 2 * 2) / 7, (2 * 10 + 2 * 1 + 3 * 2) / 7)
    )


def test_a_shared_win_counts_as_a_fraction() -> None:
    report = simulate(STUB, ["random"] * 2, 5, 1, Options(shared=True))
    assert report.wins == (2.5, 2.5)
    assert report.win_intervals[0] == report.win_intervals[1]
    assert report.win_intervals[0][0] < 0.5 < report.win_intervals[0][1]


def test_a_game_that_nobody_wins_is_nobodys(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Stub.outcome

    def lost(self: Stub, table: Any) -> Outcome | None:
        outcome = honest(self, table)
        return None if outcome is None else msgspec.structs.replace(outcome, won=(False, False))

    monkeypatch.setattr(Stub, "outcome", lost)
    report = simulate(STUB, ["random"] * 2, 5, 1)
    assert (report.wins, report.unwon, report.unfinished) == ((0.0, 0.0), 5, 0)
    assert report.mean_scores == pytest.approx(((3 * 10 + 2) / 5, (2 * 10 + 3) / 5))


def test_only_choices_of_two_or_more_are_decisions() -> None:
    report = simulate(STUB, ["random"] * 2, 4, 1, Options(questions=3))
    assert (report.decisions, report.mean_length, report.mean_turns, report.median_turns) == (
        8,
        2.0,
        7.0,
        7.0,
    )
    assert report.end_reasons == {"taken": 4}


def test_a_game_past_the_limit_is_counted_as_unfinished() -> None:
    report = simulate(STUB, ["random"] * 2, 6, 1, Options(questions=9), limit=8)
    assert report.limit == 8 and report.unfinished == 6 and report.end_reasons == {"unfinished": 6}
    assert report.wins == (0, 0) and report.mean_scores == (0.0, 0.0) and report.decisions == 48
    assert simulate(STUB, ["random"] * 2, 6, 1, Options(questions=9), limit=9).unfinished == 0


def test_the_limit_is_the_horizon_unless_told_otherwise() -> None:
    assert simulate(STUB, ["random"] * 2, 1, 1).limit == STUB.horizon


def test_unfinished_games_are_among_the_games_but_have_no_score() -> None:
    finished = Game(0, "taken", (1.0, 0.0), (10, 4), 5, 7, 0.5)
    broken = Game(1, "unfinished", (), (), 3, 9, 0.5)
    report = summarise("stub", ("a", "b"), 9, [finished, broken])
    assert report.wins == (1.0, 0.0) and report.games == 2 and report.unfinished == 1
    assert report.win_intervals[0][1] < 1.0
    assert report.mean_scores == (10.0, 4.0)
    assert report.mean_length == 4.0 and report.mean_turns == 8.0
    assert report.decisions_per_second == 8.0
    assert report.end_reasons == {"taken": 1, "unfinished": 1}


def test_the_report_says_what_was_played() -> None:
    report = simulate(RULES, ["random", "random"], 2, 5)
    assert (report.game, report.seats, report.games) == (EXAMPLE, ("random", "random"), 2)
    assert report.build == build.kind() and report.seconds > 0 and report.decisions_per_second > 0
    assert msgspec.json.decode(msgspec.json.encode(report), type=Report) == report


@pytest.mark.both
def test_the_same_seed_gives_the_same_games_and_another_gives_others() -> None:
    first, again, other = (simulate(RULES, ["random"] * 3, 4, seed) for seed in (1, 1, 2))
    assert timeless(first) == timeless(again) != timeless(other)


def test_a_game_depends_on_its_number_alone() -> None:
    few, many = (Plan(RULES, ("random",) * 2, games, 1, RULES.options(), 9, None) for games in (5, 50))
    assert game_seed(few, 3) == game_seed(many, 3) != game_seed(few, 4)


@pytest.mark.parametrize("rules", [HARVEST, HEIRS, TRICKS], ids=lambda rules: rules.name)
def test_games_with_lanes_and_clocks_are_played_to_their_end_and_recorded(rules: Any, tmp_path: Path) -> None:
    chairs = ["random"] * rules.seats[-1]
    report = simulate(rules, chairs, 4, 1)
    assert report.unfinished == 0 and report.decisions > 0
    assert timeless(simulate(rules, chairs, 4, 1, records=tmp_path)) == timeless(report)
    for path in tmp_path.iterdir():
        assert Match.load(rules, path).outcome() is not None


@pytest.mark.both
@pytest.mark.parametrize("chairs", [["random"] * 3, ["greedy", "random"]], ids="-".join)
def test_records_are_whole_and_change_nothing(chairs: list[str], tmp_path: Path) -> None:
    folder = tmp_path / "new" / "records"
    report = simulate(RULES, chairs, 2, 4, records=folder)
    paths = sorted(folder.iterdir())
    assert len(paths) == 2
    for number, path in enumerate(paths):
        match = Match.load(RULES, path)
        outcome = match.outcome()
        assert outcome is not None
        assert list(peek(path).chairs) == chairs[-number:] + chairs[:-number]
    assert timeless(simulate(RULES, chairs, 2, 4)) == timeless(report)


def test_an_unfinished_game_has_a_record_too(tmp_path: Path) -> None:
    simulate(RULES, ["random"] * 2, 1, 1, limit=10, records=tmp_path)
    match = Match.load(RULES, next(tmp_path.iterdir()))
    assert len(match.entries) == 10 and match.outcome() is None


def test_a_folder_that_cannot_be_written_is_refused_before_any_work(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    in_the_way = tmp_path / "file"
    in_the_way.write_text("here")
    monkeypatch.setattr("regency.lab.bulk.play_game", lambda *_: pytest.fail("a game was played"))
    for folder in (in_the_way, in_the_way / "deeper"):
        with pytest.raises(NotSaved) as refused:
            simulate(RULES, ["random"] * 2, 1, 1, records=folder)
        assert isinstance(refused.value.reason, RecordUnwritable)


def test_records_of_earlier_games_are_not_written_over(tmp_path: Path) -> None:
    simulate(RULES, ["random"] * 2, 2, 1, limit=5, records=tmp_path)
    before = {path: path.read_bytes() for path in tmp_path.iterdir()}
    with pytest.raises(NotSaved) as refused:
        simulate(RULES, ["random"] * 3, 3, 1, limit=5, records=tmp_path)
    assert refused.value.reason == RecordUnwritable(str(min(before)), os.strerror(errno.EEXIST))
    assert {path: path.read_bytes() for path in tmp_path.iterdir()} == before
    simulate(RULES, ["random"] * 3, 3, 2, limit=5, records=tmp_path)
    assert len(list(tmp_path.iterdir())) == 5


def test_rule_options_are_checked_before_any_work() -> None:
    with pytest.raises(BadOption):
        simulate(RULES, ["random"] * 2, 1, 1, RULES.options(think_again="false"))


def test_chairs_are_checked_before_any_work(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("regency.lab.bulk.play_game", lambda *_: pytest.fail("a game was played"))
    with pytest.raises(bots.NoSuchBot):
        simulate(RULES, ["random", "genius"], 1, 1)
    with pytest.raises(Refused) as refused:
        simulate(RULES, ["random"], 1, 1)
    assert refused.value.reason == WrongSeatCount(EXAMPLE, 1, 2, 6)
    for games_, workers, limit in ((0, 1, 5), (1, 0, 5), (1, 1, 0)):
        with pytest.raises(ValueError, match="needs a game"):
            simulate(RULES, ["random"] * 2, games_, 1, workers=workers, limit=limit)


def test_the_progress_is_told() -> None:
    told: list[tuple[int, int]] = []
    simulate(STUB, ["random"] * 2, 3, 1, progress=lambda done, games: told.append((done, games)))
    assert told == [(1, 3), (2, 3), (3, 3)]


@pytest.mark.parametrize("by_entries", [False, True])
def test_a_bot_that_puts_off_what_is_due_is_reported(
    by_entries: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(RandomBot, "choose", lambda *_: Later(5))
    monkeypatch.setattr(RandomBot, "wants_notes", by_entries)
    with pytest.raises(Unplayable) as trouble:
        simulate(STUB, ["random"] * 2, 1, 1)
    assert trouble.value.reason == BotBalked("random")


def test_where_everybody_puts_a_chance_off_the_clock_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    def later(self: RandomBot, me: Any, *_: Any) -> Any:
        asked.append(me.clock.now)
        return Later(me.clock.now + 10_000_000)

    monkeypatch.setattr(RandomBot, "consider", later)
    assert simulate(HARVEST, ["random"] * HARVEST.seats[0], 1, 1).unfinished == 0
    assert len(asked) >= HARVEST.seats[0]


def test_a_game_that_stands_still_is_reported() -> None:
    plan = Plan(STUB, ("random",) * 2, 1, 1, Options(), 9, None)
    table: Table = laid(plan, 0)
    table.g.stacks[0].clear()
    with pytest.raises(Unplayable) as trouble:
        play_on(table, 0)
    assert trouble.value.reason == NothingGoesOn()
