"""Bots on a virtual clock: who is late, who is refused, and how often they act and think."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from regency.bots import PACES, Later
from regency.bots.greedy import GreedyBot
from regency.bots.pace import LEAST, MINUTE
from regency.bots.uniform import RandomBot
from regency.kernel.edge import NEVER, Action
from regency.kernel.entries import Play
from regency.kernel.errors import Refused, TooSoon
from regency.kernel.match import AnyMatch, Match
from regency.lab import simulate
from regency.lab.bulk import NoTimeRuns, WrongPaceCount
from regency.lab.game import laid, play_on
from regency.lab.paced import Paced
from regency.lab.plan import Plan
from regency.lab.table import NothingGoesOn, Table, Unplayable
from tests.lab.stub import STUB
from tests.minis import harvest
from tests.minis.harvest import HARVEST, Harvest, Options, Pick, Stow
from tests.minis.heirs import HEIRS, Accept, Bargain, Decline, Heirs

EACH = pytest.mark.parametrize("pace", PACES)
MIXED = ("gentle", "steady", "brisk", "steady")


class Acted(NamedTuple):
    """An entry of a seat while time ran: when by game time, how old its sight was, and what it was."""

    now: int
    seat: int
    age: int
    action: Action
    table: Any  # as it was before
    missed: int  # entries since it looked


def acted(record: Path) -> Iterator[Acted]:
    """What was done at running time in a record, folded again."""
    whole = Match.load(HARVEST, record)
    again: AnyMatch = Match.from_header(HARVEST, whole.header)
    times = [again.state.clock.now]
    for entry, _ in whole.entries:
        before, ran = again.state.table.clone(), again.state.clock.running
        again.apply(entry)
        now = again.state.clock.now
        if isinstance(entry, Play) and ran:
            age = now - times[entry.seen]
            yield Acted(now, entry.seat, age, entry.do[0], before, len(times) - 1 - entry.seen)
        times.append(now)


def played(
    folder: Path,
    chairs: Sequence[str],
    paces: Sequence[str],
    games: int = 4,
    seed: int = 1,
) -> list[list[Acted]]:
    """Games of the longest kind, as their records tell them."""
    report = simulate(
        HARVEST, chairs, games, seed, Options(rounds=4), records=folder, paces=paces, limit=10_000
    )
    assert report.unfinished == 0
    return [list(acted(record)) for record in sorted(folder.iterdir())]


@pytest.mark.parametrize("seats", HARVEST.seats)
@pytest.mark.parametrize("name", ["random", "greedy"])
@EACH
def test_games_in_time_are_played_to_their_end_and_replay(
    name: str, pace: str, seats: int, tmp_path: Path
) -> None:
    report = simulate(HARVEST, [name] * seats, 2, 1, records=tmp_path, paces=[pace])
    assert report.unfinished == 0 and report.paces == (pace,) * seats
    assert sum(len(list(acted(record))) for record in tmp_path.iterdir()) > 0


def test_the_same_seed_gives_the_same_games_in_time_too(tmp_path: Path) -> None:
    chairs = ["greedy", "random", "greedy"]
    first = played(tmp_path / "a", chairs, ["brisk"])
    assert [[one[:4] for one in game] for game in first] == [
        [one[:4] for one in game] for game in played(tmp_path / "b", chairs, ["brisk"])
    ]


def test_nobody_acts_sooner_than_it_could_have_seen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(harvest, "SAND", 20_000)
    games = played(tmp_path, ["greedy", "random", "greedy", "random"], MIXED, games=8)
    ages = [one.age for game in games for one in game]
    assert len(ages) > 100 and min(ages) >= LEAST
    assert any(one.missed for game in games for one in game), (
        "somebody acts on what it saw before another did"
    )


@EACH
def test_nobody_acts_more_often_than_its_pace_allows(
    pace: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(harvest, "SAND", 20_000)
    for game in played(tmp_path, ["greedy"], [pace], games=3):
        times = [one.now for one in game]
        busiest = max(sum(first <= each < first + MINUTE for each in times) for first in times)
        assert 8 <= busiest <= PACES[pace].actions


@EACH
def test_the_last_of_something_is_left_to_others_for_as_long_as_the_pace_says(
    pace: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(harvest, "SAND", 20_000)
    waited = [
        one.now - (one.table.ends - harvest.SAND)
        for game in played(tmp_path, ["greedy", "random"], [pace], games=6)
        for one in game
        if isinstance(one.action, Pick)
        and one.table.row == [one.action.berry]
        and one.table.held[1 - one.seat] == NEVER
        and not one.missed
    ]
    assert waited and min(waited) >= PACES[pace].courtesy + LEAST


def test_the_late_rule_serves_bots_too(tmp_path: Path) -> None:
    games = played(tmp_path, ["greedy"] * 4, ["brisk"], games=30)
    picks = [one for game in games for one in game if isinstance(one.action, Pick)]
    late = [one for one in picks if one.action.berry not in one.table.row]  # type: ignore[attr-defined]
    assert late and all(one.missed for one in late)


def table_of(rules: Harvest, chairs: Sequence[str], paces: Sequence[str]) -> Table:
    return laid(Plan(rules, tuple(chairs), 1, 3, Options(), 10_000, None, tuple(paces)), 0)


def test_who_is_refused_looks_again(monkeypatch: pytest.MonkeyPatch) -> None:
    refused: list[tuple[int, int]] = []
    honest = Table.try_out

    def noted(self: Table, entry: Any) -> None:
        try:
            honest(self, entry)
        except TooSoon:
            raise
        except Refused:
            refused.append((entry.seat, self.g.clock.now + entry.at - self.g.clock.at))
            raise

    monkeypatch.setattr(Table, "try_out", noted)
    looks: list[tuple[int, int]] = []
    decide = Paced.decide

    def looked(self: Paced, seat: int, due: Any, standing: Any) -> Any:
        looks.append((seat, self.now))
        return decide(self, seat, due, standing)

    monkeypatch.setattr(Paced, "decide", looked)
    monkeypatch.setattr(GreedyBot, "consider", first_berry)
    table = table_of(HARVEST, ["greedy"] * 4, ["brisk"] * 4)
    play_on(table, 0)
    assert table.outcome() is not None
    assert refused, "four hands reach for the same berry"
    assert set(refused) & set(looks), "and at once for another"


def first_berry(self: Any, me: Any, _notes: Any, asks: Any, *_: Any) -> Any:
    return next(iter(asks[0].options(me)), None) or Later()


def test_a_bot_thinks_again_when_something_has_happened_and_not_by_the_clock(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    thoughts: list[tuple[int, int]] = []

    def nothing(self: Any, me: Any, *_: Any) -> Later:
        thoughts.append((me.seat, me.clock.entry))
        return Later()

    monkeypatch.setattr(GreedyBot, "consider", nothing)
    play_on(table_of(HARVEST, ["greedy"] * 3, ["brisk"] * 3), 0)
    assert thoughts and len(thoughts) == len(set(thoughts)), "once for each entry"


def test_who_puts_something_off_is_asked_then_unless_something_happens_before(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[int] = []

    def put_off(self: Any, me: Any, *_: Any) -> Later:
        asked.append(me.clock.now)
        return Later(me.clock.now + 700)

    monkeypatch.setattr(RandomBot, "consider", put_off)
    play_on(table_of(HARVEST, ["random"], ["steady"]), 0)
    sand, late = harvest.SAND, harvest.LATE
    assert asked[:6] == [0, 700, 1400, sand, sand + late, sand + late + 700]


def test_an_hour_that_is_over_already_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(RandomBot, "consider", lambda self, me, *_: Later(me.clock.now))
    table = table_of(HARVEST, ["random"], ["steady"])
    play_on(table, 0)
    assert table.outcome() is not None


def test_what_is_due_is_answered_a_reaction_time_later_and_not_put_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(harvest, "SAND", 60_000)
    for game in played(tmp_path, ["greedy", "greedy"], ["gentle"], games=3):
        picked: dict[int, int] = {}
        for one in game:
            if isinstance(one.action, Pick):
                picked[one.seat] = one.now
            elif isinstance(one.action, Stow):
                assert LEAST <= one.now - picked[one.seat] < 6000


def test_where_time_runs_and_nobody_wants_anything_the_game_is_reported(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(harvest.Sand, "wakes", lambda self, table: NEVER)
    monkeypatch.setattr(GreedyBot, "consider", lambda *_: Later())
    with pytest.raises(Unplayable) as trouble:
        play_on(table_of(HARVEST, ["greedy"] * 2, ["brisk"] * 2), 0)
    assert trouble.value.reason == NothingGoesOn()


def test_rules_that_refuse_what_they_offer_are_not_tried_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GreedyBot, "consider", lambda self, me, *_: Pick((me.table.row[0] + 1) % 2 + 10))
    with pytest.raises(Refused):
        play_on(table_of(HARVEST, ["greedy"], ["brisk"]), 0)


def test_paces_are_for_games_in_time_one_for_all_or_one_for_each() -> None:
    with pytest.raises(Refused) as refused:
        simulate(STUB, ["random"] * 2, 1, 1, paces=["brisk"])
    assert refused.value.reason == NoTimeRuns("stub")
    with pytest.raises(Refused) as refused:
        simulate(HARVEST, ["random"] * 3, 1, 1, paces=["brisk", "steady"])
    assert refused.value.reason == WrongPaceCount(2, 3)
    assert simulate(HARVEST, ["random"] * 2, 1, 1).paces == ("steady", "steady")
    assert simulate(STUB, ["random"] * 2, 1, 1).paces == ()


class Bargaining(Heirs):
    """Whoever is offered something thinks about it."""

    def stirs(self, me: Any, ask: Any) -> bool:
        return isinstance(ask, Bargain)


def test_an_offer_is_answered_before_the_turn_goes_on_if_it_stirs_anybody(tmp_path: Path) -> None:
    for rules, answered in ((HEIRS, False), (Bargaining(), True)):
        folder = tmp_path / str(answered)
        assert simulate(rules, ["random"] * 3, 12, 1, records=folder).unfinished == 0
        found = [
            action
            for record in folder.iterdir()
            for entry, _ in Match.load(rules, record).entries
            if isinstance(entry, Play)
            for action in entry.do
        ]
        assert answered == any(isinstance(action, Accept | Decline) for action in found)


def test_who_is_stirred_is_asked_once_after_each_entry(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[int, int]] = []

    def think(self: Any, me: Any, *_: Any) -> Later:
        asked.append((me.seat, me.clock.entry))
        return Later()

    monkeypatch.setattr(RandomBot, "consider", think)
    simulate(Bargaining(), ["random"] * 3, 1, 4)
    assert len(asked) > 5 and len(asked) == len(set(asked))
