"""What the conformance kit finds where Pendulum mistakes time; and many games at night."""

from __future__ import annotations

import pytest

from regency.games.pendulum import RULES
from regency.games.pendulum.effects import timers
from regency.games.pendulum.model.options import Options
from regency.games.pendulum.model.state import Eyes, Game, Table
from regency.games.pendulum.printed.board import AREAS
from regency.games.pendulum.printed.terms import PLAY
from regency.games.pendulum.rules import clock, flipping
from regency.kernel.conform import NonConformance, conform
from regency.kernel.edge import NEVER, Action

MODES = ("realtime", "untimed_simultaneous", "untimed_turns")
GAMES = 200  # of each mode and seat count, with the whole kit
SOUND = 2_000  # for the invariants alone
PARTS = 10  # so that workers can share them


def test_an_option_that_looks_at_the_clock_does_not_conform(monkeypatch: pytest.MonkeyPatch) -> None:
    """A flip that compares the sand with the clock, though nothing has woken yet."""

    def by_the_clock(me: Eyes) -> list[Action]:
        t = me.table
        over = [area for area in range(AREAS) if t.started[area] + t.sand[area] <= me.clock.now + 1]
        return [flipping.FLIP[area] for area in over] if t.phase == PLAY else []

    monkeypatch.setattr(flipping, "options", by_the_clock)
    with pytest.raises(NonConformance, match="now: "):
        conform(RULES, 3, 1, seed=1, checks=["now"])


def test_a_hold_without_its_wake_does_not_conform(monkeypatch: pytest.MonkeyPatch) -> None:
    """A box that is provisional until something else happens to wake."""
    whole = clock.next_instant

    def forgetful(t: Table) -> int:
        bare = t.clone()
        bare.holds = [NEVER] * len(t.holds)
        return whole(bare)

    monkeypatch.setattr(clock, "next_instant", forgetful)
    with pytest.raises(NonConformance, match=r"check: .*should have woken"):
        conform(RULES, 3, 1, seed=1, checks=["check"])


def test_a_wake_that_changes_nothing_does_not_conform(monkeypatch: pytest.MonkeyPatch) -> None:
    """The moment for those who are late is over, and nobody notes it."""

    def keep_open(g: Game, area: int) -> None:
        pass

    monkeypatch.setattr(timers, "close_late_window", keep_open)
    with pytest.raises(NonConformance, match="wake: "):
        conform(RULES, 3, 1, seed=1, checks=["wake"])


def test_as_it_is_it_conforms() -> None:
    """The same games, which the faults above were planted in."""
    conform(RULES, 3, 1, seed=1, checks=["check", "now", "wake"])


@pytest.mark.compiled
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("seats", RULES.seats)
def test_it_conforms_at_every_seat_count_in_every_mode(seats: int, mode: str) -> None:
    """The third game of each: the shared tests play two, in which all other options have every value."""
    conform(RULES, seats, 1, seed=10 + seats, options=options(mode, seats))


@pytest.mark.nightly
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("seats", RULES.seats)
def test_it_conforms_in_many_games(seats: int, mode: str, part: int) -> None:
    number = GAMES // PARTS
    conform(RULES, seats, number, seed=1_000 + part * number, options=options(mode, part))


@pytest.mark.nightly
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("seats", RULES.seats)
def test_the_invariants_hold_in_many_games(seats: int, mode: str, part: int) -> None:
    number = SOUND // PARTS
    chosen = options(mode, part)
    conform(RULES, seats, number, seed=100_000 + part * number, options=chosen, checks=["check"])


def options(mode: str, turn: int) -> Options:
    """This mode, with the other options now so and now so."""
    return Options(
        mode=mode,  # type: ignore[arg-type]
        province_refill=("manual", "auto")[turn % 2],
        advanced_placement=turn % 3 == 0,
        glory=turn % 4 < 2,
        ravager_neighbour_cost=("own_only", "both")[turn // 2 % 2],
        timer_speed_percent=("75", "100", "125", "150")[turn % 4],
        auto_flip=turn % 5 == 1,
        solo_level=1 + turn % 6,
    )
