"""Positions for section tests, and doing one thing at a table, checked against the invariants."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from regency.games.pendulum import RULES
from regency.games.pendulum.flow.steps import OPENING
from regency.games.pendulum.model.actions import Pass
from regency.games.pendulum.model.options import Options
from regency.games.pendulum.model.state import Box, Screen, Table
from regency.games.pendulum.printed.board import AREAS, PURPLE_CIRCLES
from regency.games.pendulum.printed.cards import FIRST_REWARD, OPEN_REWARDS, is_permanent
from regency.games.pendulum.printed.terms import NOTHING, ON_CARD, SLOTS, TRACKS, WORKERS
from regency.kernel.core import settle
from regency.kernel.edge import NEVER, Action, Event
from regency.kernel.errors import Reason, Refused
from regency.kernel.match import Match
from regency.kernel.wire import digest

from .names import AREA, COMMON, GRANDE, SLOT, box, card, choose, mat, place, spot

Game = Match[Table, Screen, Box, None]
START = 3_000  # game time of the first triple flip: tests count from there
MATS = ("C1", "C2", "C3", "C4", "C5")
FIRST_BOXES = {  # where the first workers stand unless a test says otherwise: nobody is in anybody's way
    GRANDE: ("BL1", "BL1", "BL1", "BL1", "BL1"),
    COMMON: ("BL2", "BL2", "BL2", "BL2", "BL2"),
}


def opened(seats: int = 4, *, seed: int = 1, order: Sequence[int] | None = None, **options: object) -> Game:
    """A match at its first question: who chooses a character; `order` are the players, best rank first."""
    match: Game = Match.start(RULES, seats, Options(**options), seed)  # type: ignore[arg-type]
    if order is not None:
        rank(match, *order)
        g = match.state
        g.stacks = [[] for _ in g.stacks]
        g.then(OPENING)
        settle(g)
    return Match(RULES, match.header, match.state)


def begun(
    seats: int = 4,
    *,
    mats: Sequence[str] = MATS,
    order: Sequence[int] | None = None,
    seed: int = 1,
    stand: Mapping[int, Mapping[int, str]] | None = None,
    **options: object,
) -> Game:
    """Round 1 has just begun: all timers stand at the lower rows. Rank is by seat unless `order` says so.

    `stand`: where the grande and the common worker of a seat were set out.
    """
    match = opened(seats, seed=seed, order=order or range(seats), **options)
    while (due := match.waited_for()) and match.state.table.phase == 0:
        seat = due[0]
        ask = match.asks(seat)[0]
        if type(ask).__name__ == "PickMat":
            do(match, seat, choose(mats[seat]))
        else:
            worker: int = ask.worker  # type: ignore[attr-defined]
            boxes = (stand or {}).get(seat, {})
            do(match, seat, place(worker, boxes.get(worker, FIRST_BOXES[worker][seat])))
    match.advance(START)
    RULES.check(match.state)
    return match


def turns(mat: str = "C1", stand: Mapping[int, str] | None = None, seats: int = 4, **options: object) -> Game:
    """Untimed turns, with this character in the first seat, whose workers stand there."""
    mats = [mat, *(other for other in MATS if other != mat[:2])]
    chosen: dict[str, object] = {"mode": "untimed_turns", **options}
    return begun(seats, mats=mats, stand={0: stand or {}}, **chosen)  # type: ignore[arg-type]


def others_pass(match: Game, seat: int = 0) -> None:
    """In untimed turns: until it is this seat's turn again."""
    while match.waited_for() != [seat]:
        do(match, match.waited_for()[0], Pass())


# Changing a position


def rank(match: Game, *order: int) -> None:
    """The privilege track, best first; who is no player stays behind them."""
    t = match.state.table
    t.privilege = [*order, *(noble for noble in t.privilege if noble >= len(t.mats))]


def give(match: Game, seat: int, **goods: int) -> None:
    """military=4, gold=2, votes=3, power=5 ..."""
    for name, count in goods.items():
        getattr(match.state.table, name)[seat] = count
    RULES.check(match.state)


SIGNS = {
    "m": "military", "c": "culture", "g": "gold", "v": "votes",
    "P": "power", "R": "prestige", "L": "popularity", "t": "legendary",
}  # fmt: skip


def have(match: Game, seat: int, written: str) -> None:
    """Exactly this and nothing else: "7m 3v 2P" are cubes, votes and points; t is the legendary point."""
    wanted = {word[-1]: int(word[:-1]) for word in written.split()}
    give(match, seat, **{name: wanted.get(sign, 0) for sign, name in SIGNS.items()})


def has(match: Game, seat: int) -> str:
    """The same as it stands now."""
    t = match.state.table
    counted = {sign: getattr(t, name)[seat] for sign, name in SIGNS.items()}
    return " ".join(f"{count}{sign}" for sign, count in counted.items() if count)


def put(match: Game, seat: int, worker: int, where: str) -> None:
    """A worker onto the mat, into a box, a reward box, or the reserve."""
    t = match.state.table
    each = seat * WORKERS + worker
    t.at[each], t.moves[each], t.holds[each] = spot(where), 0, NEVER
    RULES.check(match.state)


def timers(match: Game, **rows: str) -> None:
    """purple="upper", green="lower": where the timers stand."""
    t = match.state.table
    for name, row in rows.items():
        t.rows[AREA[name]] = ("upper", "lower").index(row)
        if name == "purple" and t.circle // 2 != t.rows[0]:
            taken = [circle for circle in range(PURPLE_CIRCLES) if t.markers[circle]]
            t.circle = next(circle for circle in range(PURPLE_CIRCLES) if circle // 2 == t.rows[0])
            t.markers = [circle in taken and circle != t.circle for circle in range(PURPLE_CIRCLES)]
    RULES.check(match.state)


def hand(match: Game, seat: int, *names: str, discards: Sequence[str] = ()) -> None:
    """Permanent council cards besides the own stratagems, and which cards of both are discarded."""
    g = match.state
    t = g.table
    for name in names:
        draw_reward(match, card(name))
        t.hands[seat] += (card(name),)
    for name in discards:
        t.hands[seat] = tuple(held for held in t.hands[seat] if held != card(name))
        t.discards[seat] += (card(name),)
    RULES.check(g)


def draw_reward(match: Game, number: int) -> None:
    """Take a reward out of wherever it is; what it leaves is filled from those removed before the game."""
    g = match.state
    assert is_permanent(number) or number >= FIRST_REWARD
    spare = g.box.removed_rewards
    if number in spare:
        spare.remove(number)
        return
    other = spare.pop()
    if number in g.box.reward_stack:
        g.box.reward_stack[g.box.reward_stack.index(number)] = other
    else:
        g.table.rewards[g.table.rewards.index(number)] = other


def rewards(match: Game, *names: str) -> None:
    """The open rewards, left to right."""
    g = match.state
    wanted = [card(name) for name in names]
    pools = [g.table.rewards, g.box.reward_stack, g.box.removed_rewards]
    for at, number in enumerate(wanted):
        pool = next(pool for pool in pools if number in pool)
        other = g.table.rewards[at]
        pool[pool.index(number)] = other
        g.table.rewards[at] = number
    g.table.rewards[len(wanted) :] = g.table.rewards[len(wanted) : OPEN_REWARDS]
    RULES.check(g)


def spaces(match: Game, *provinces: int) -> None:
    """The open provinces, from the top; NOTHING is an empty space, whose card left the game."""
    g = match.state
    t = g.table
    for at, number in enumerate(provinces):
        before = t.spaces[at]
        if number == before:
            continue
        if number == NOTHING:
            t.provinces_out.append(before)
        elif number in t.spaces:
            t.spaces[t.spaces.index(number)] = before
        else:
            g.box.province_stack[g.box.province_stack.index(number)] = before
        t.spaces[at] = number
    RULES.check(g)


def tucked(match: Game, seat: int, slot: str, *provinces: int) -> None:
    """Provinces under a slot, from the stack."""
    g = match.state
    t = g.table
    for number in provinces:
        if number in t.spaces:
            at = t.spaces.index(number)
            t.spaces[at] = g.box.province_stack.pop()
        else:
            g.box.province_stack.remove(number)
        t.provinces_left -= 1
        t.slots[seat * SLOTS + SLOT[slot]] += (number,)
    RULES.check(g)


def empty_stack(match: Game) -> None:
    """All face-down provinces leave the game."""
    g = match.state
    g.table.provinces_out += g.box.province_stack
    g.box.province_stack = []
    g.table.provinces_left = 0
    RULES.check(g)


def achievement(match: Game, number: int, token: int = ON_CARD) -> None:
    """ACH09 is 9; and where the token is."""
    g = match.state
    wanted = number - 1
    if wanted != g.table.achievement:
        pool = g.box.achievement_stack if wanted in g.box.achievement_stack else g.table.achievements_out
        pool[pool.index(wanted)] = g.table.achievement
        g.table.achievement = wanted
    g.table.token = token
    RULES.check(g)


def glory(match: Game, seat: int, track: int, count: int) -> None:
    match.state.table.glory[seat * TRACKS + track] = count
    RULES.check(match.state)


# Play


def do(match: Game, seat: int, *chain: Action, at: int | None = None, seen: int | None = None) -> list[Event]:
    """A seat acts; `at` counts from the first triple flip. Without it as soon as it may."""
    clock = match.state.clock
    stamp = clock.at if at is None else START + at
    if at is None and clock.running and match.state.acted[seat] != NEVER:
        stamp += max(0, 200 - (clock.now - match.state.acted[seat]))
    match.advance(stamp)
    told = match.submit(seat, *chain, at=stamp, seen=seen)
    RULES.check(match.state)
    return told


def wait(match: Game, at: int) -> list[Event]:
    """Time passes up to so many milliseconds behind the first triple flip."""
    told = match.advance(START + at)
    RULES.check(match.state)
    return told


def refused(match: Game, seat: int, *chain: Action, at: int | None = None, seen: int | None = None) -> Reason:
    """A seat tries something in vain: nothing has changed, and this is why."""
    if at is not None:
        match.advance(START + at)
    before = digest(match.state)
    with pytest.raises(Refused) as error:
        match.submit(seat, *chain, at=None if at is None else START + at, seen=seen)
    assert digest(match.state) == before
    return error.value.reason


def all_do(match: Game, action: Action) -> None:
    """Everybody who is asked says the same, as often as it takes: pass, done, ready."""
    for seat in range(match.header.seats):
        if action in match.options(seat):
            do(match, seat, action)


def asked(match: Game, seat: int) -> str:
    """The names of the questions that a seat is asked."""
    return " ".join(type(ask).__name__ for ask in match.asks(seat))


# Looking


def at(match: Game, seat: int, worker: int) -> int:
    """Where a worker is."""
    return match.state.table.at[seat * WORKERS + worker]


def stands(match: Game, seat: int, worker: int, where: str) -> bool:
    return at(match, seat, worker) == spot(where)


def goods(match: Game, seat: int) -> tuple[int, int, int, int]:
    """Military, culture, gold and votes."""
    t = match.state.table
    return t.military[seat], t.culture[seat], t.gold[seat], t.votes[seat]


def steps(match: Game, seat: int) -> tuple[int, int, int, int]:
    """Power, prestige, popularity and the legendary step."""
    t = match.state.table
    return t.power[seat], t.prestige[seat], t.popularity[seat], t.legendary[seat]


def slot(match: Game, seat: int, name: str) -> tuple[int, ...]:
    return match.state.table.slots[seat * SLOTS + SLOT[name]]


def can(match: Game, seat: int, action: Action) -> bool:
    return action in match.options(seat)


def kinds(told: Sequence[Event]) -> list[str]:
    """What was told, by kind."""
    return [type(event).__name__ for event in told]


__all__ = [
    "AREAS", "START", "Game", "achievement", "all_do", "asked", "at", "begun", "box", "can", "do",
    "empty_stack", "give", "glory", "goods", "hand", "has", "have", "kinds", "mat", "opened", "others_pass",
    "put", "rank", "refused", "rewards", "slot", "spaces", "stands", "steps", "timers", "tucked", "turns",
    "wait",
]  # fmt: skip
