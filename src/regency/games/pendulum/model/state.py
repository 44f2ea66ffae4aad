"""The three compartments of Pendulum: all is open but the order of the decks."""

from __future__ import annotations

from typing import ClassVar, Final

from regency.kernel.core import Sight, State, View
from regency.kernel.part import Part

from ..printed.terms import CULTURE, GOLD, MILITARY, POWER, PRESTIGE
from .options import Options

UNTIL_READY: Final = 1 << 50  # as the end of a hold: before a round it lasts until everybody is ready


class Table(Part):
    """What everybody sees. Lists by seat, by area, by worker (five a seat) or by slot (four a seat)."""

    rules: Options
    mode: int  # real time, untimed simultaneous, untimed turns
    side: int  # of the board
    phase: int
    round: int  # 1 to 4
    step: int  # of the timer track in untimed play
    active: int  # whose turn it is in untimed turns, or NOTHING
    passes: int  # one after the other, in untimed turns
    ended: int  # how, or NOTHING
    privilege: list[int]  # nobles, best rank first

    # Timers, by area: purple, green, black
    rows: list[int]  # where the timer stands: upper or lower
    circle: int  # of the purple timer
    markers: list[bool]  # time markers by purple circle
    sand: list[int]  # how long a run lasts, in milliseconds of game time
    started: list[int]  # game time of the last flip
    run_out: list[bool]
    flipped: list[int]  # the entry of the last flip
    late_until: list[int]  # until then who could not have seen it may act as before it, or NEVER
    countdown_ends: int  # or NEVER

    # Workers: five a seat
    at: list[int]  # box, reward box, mat, reserve or gone
    moves: list[int]  # since it has acted, where no clock runs
    intruders: list[bool]  # broke in: no production during this stay
    holds: list[int]  # until when its box is provisional, or NEVER
    origins: list[int]  # where it came from, while it is
    rival_at: list[int]  # three workers of each automated opponent

    # Players
    mats: list[int]
    military: list[int]
    culture: list[int]
    gold: list[int]
    votes: list[int]
    power: list[int]  # steps
    prestige: list[int]
    popularity: list[int]
    legendary: list[int]
    glory: list[int]  # cubes at the track ends, three a seat
    hands: list[tuple[int, ...]]
    discards: list[tuple[int, ...]]
    slots: list[tuple[int, ...]]  # provinces, four slots a seat
    wider: list[int]  # the Wider Borders card beside the mat, or NOTHING
    claimed: list[bool]  # the marker lies on the achievement

    # Provinces
    spaces: list[int]  # the open ones, or NOTHING
    provinces_left: int
    provinces_out: list[int]
    pending: list[tuple[int, int, int, int, int, int]]  # province, seat, slot, space, paid, until
    drawn: list[int]  # from the stack and not yet tucked, by seat, or NOTHING

    # Achievements
    achievement: int
    achievements_left: int
    achievements_out: list[int]
    token: int  # on the stack, on the card, or the noble who took it this round
    token_until: int  # until when it is provisional, or NEVER
    token_way: int  # how it was claimed, while it is

    # The Council
    rewards: list[int]  # the open cards, or NOTHING
    rewards_left: int
    rewards_out: list[int]
    grande_taken: bool  # the grande reward is turned over

    # Done, ready and last actions
    done: list[bool]  # or ready
    withdrawn: list[int]  # how often
    holding: list[bool]
    held: list[int]  # how often
    final: list[bool]  # was called, and is done for good
    idle_at: list[int]  # who does nothing until then holds, or NEVER
    calls_at: int  # then everybody holds, or NEVER
    called: int  # the seat that acts alone, or NOTHING
    call_ends: int  # or NEVER

    # Solo: two automated opponents
    rival_points: list[int]
    rival_legendary: list[int]
    rival_cards: list[int]  # what they have drawn for this Council, or NOTHING
    automas_left: int
    automas_out: list[int]

    # Made by scripts/state.py from the fields above: change those.
    # fmt: off
    fields: ClassVar[tuple[str, ...]] = (
        "rules", "mode", "side", "phase", "round", "step", "active", "passes", "ended", "privilege", "rows",
        "circle", "markers", "sand", "started", "run_out", "flipped", "late_until", "countdown_ends", "at",
        "moves", "intruders", "holds", "origins", "rival_at", "mats", "military", "culture", "gold", "votes",
        "power", "prestige", "popularity", "legendary", "glory", "hands", "discards", "slots", "wider",
        "claimed", "spaces", "provinces_left", "provinces_out", "pending", "drawn", "achievement",
        "achievements_left", "achievements_out", "token", "token_until", "token_way", "rewards",
        "rewards_left", "rewards_out", "grande_taken", "done", "withdrawn", "holding", "held", "final",
        "idle_at", "calls_at", "called", "call_ends", "rival_points", "rival_legendary", "rival_cards",
        "automas_left", "automas_out",
    )

    def __init__(
        self, rules: Options, mode: int, side: int, phase: int, round: int, step: int, active: int,
        passes: int, ended: int, privilege: list[int], rows: list[int], circle: int, markers: list[bool],
        sand: list[int], started: list[int], run_out: list[bool], flipped: list[int], late_until: list[int],
        countdown_ends: int, at: list[int], moves: list[int], intruders: list[bool], holds: list[int],
        origins: list[int], rival_at: list[int], mats: list[int], military: list[int], culture: list[int],
        gold: list[int], votes: list[int], power: list[int], prestige: list[int], popularity: list[int],
        legendary: list[int], glory: list[int], hands: list[tuple[int, ...]], discards: list[tuple[int, ...]],
        slots: list[tuple[int, ...]], wider: list[int], claimed: list[bool], spaces: list[int],
        provinces_left: int, provinces_out: list[int], pending: list[tuple[int, int, int, int, int, int]],
        drawn: list[int], achievement: int, achievements_left: int, achievements_out: list[int], token: int,
        token_until: int, token_way: int, rewards: list[int], rewards_left: int, rewards_out: list[int],
        grande_taken: bool, done: list[bool], withdrawn: list[int], holding: list[bool], held: list[int],
        final: list[bool], idle_at: list[int], calls_at: int, called: int, call_ends: int,
        rival_points: list[int], rival_legendary: list[int], rival_cards: list[int], automas_left: int,
        automas_out: list[int],
    ) -> None:
        self.rules = rules
        self.mode = mode
        self.side = side
        self.phase = phase
        self.round = round
        self.step = step
        self.active = active
        self.passes = passes
        self.ended = ended
        self.privilege = privilege
        self.rows = rows
        self.circle = circle
        self.markers = markers
        self.sand = sand
        self.started = started
        self.run_out = run_out
        self.flipped = flipped
        self.late_until = late_until
        self.countdown_ends = countdown_ends
        self.at = at
        self.moves = moves
        self.intruders = intruders
        self.holds = holds
        self.origins = origins
        self.rival_at = rival_at
        self.mats = mats
        self.military = military
        self.culture = culture
        self.gold = gold
        self.votes = votes
        self.power = power
        self.prestige = prestige
        self.popularity = popularity
        self.legendary = legendary
        self.glory = glory
        self.hands = hands
        self.discards = discards
        self.slots = slots
        self.wider = wider
        self.claimed = claimed
        self.spaces = spaces
        self.provinces_left = provinces_left
        self.provinces_out = provinces_out
        self.pending = pending
        self.drawn = drawn
        self.achievement = achievement
        self.achievements_left = achievements_left
        self.achievements_out = achievements_out
        self.token = token
        self.token_until = token_until
        self.token_way = token_way
        self.rewards = rewards
        self.rewards_left = rewards_left
        self.rewards_out = rewards_out
        self.grande_taken = grande_taken
        self.done = done
        self.withdrawn = withdrawn
        self.holding = holding
        self.held = held
        self.final = final
        self.idle_at = idle_at
        self.calls_at = calls_at
        self.called = called
        self.call_ends = call_ends
        self.rival_points = rival_points
        self.rival_legendary = rival_legendary
        self.rival_cards = rival_cards
        self.automas_left = automas_left
        self.automas_out = automas_out

    def clone(self) -> Table:
        return Table(
            self.rules, self.mode, self.side, self.phase, self.round, self.step, self.active, self.passes,
            self.ended, self.privilege[:], self.rows[:], self.circle, self.markers[:], self.sand[:],
            self.started[:], self.run_out[:], self.flipped[:], self.late_until[:], self.countdown_ends,
            self.at[:], self.moves[:], self.intruders[:], self.holds[:], self.origins[:], self.rival_at[:],
            self.mats[:], self.military[:], self.culture[:], self.gold[:], self.votes[:], self.power[:],
            self.prestige[:], self.popularity[:], self.legendary[:], self.glory[:], self.hands[:],
            self.discards[:], self.slots[:], self.wider[:], self.claimed[:], self.spaces[:],
            self.provinces_left, self.provinces_out[:], self.pending[:], self.drawn[:], self.achievement,
            self.achievements_left, self.achievements_out[:], self.token, self.token_until, self.token_way,
            self.rewards[:], self.rewards_left, self.rewards_out[:], self.grande_taken, self.done[:],
            self.withdrawn[:], self.holding[:], self.held[:], self.final[:], self.idle_at[:], self.calls_at,
            self.called, self.call_ends, self.rival_points[:], self.rival_legendary[:], self.rival_cards[:],
            self.automas_left, self.automas_out[:],
        )
    # fmt: on


class Screen(Part):
    """Nothing is hidden from the others."""

    # Made by scripts/state.py from the fields above: change those.
    # fmt: off
    def clone(self) -> Screen:
        return Screen()
    # fmt: on


class Box(Part):
    """What nobody sees: the decks, the next card last, and the rewards removed before the game."""

    province_stack: list[int]
    achievement_stack: list[int]
    reward_stack: list[int]
    removed_rewards: list[int]
    automa_stack: list[int]

    # Made by scripts/state.py from the fields above: change those.
    # fmt: off
    fields: ClassVar[tuple[str, ...]] = (
        "province_stack", "achievement_stack", "reward_stack", "removed_rewards", "automa_stack",
    )

    def __init__(
        self, province_stack: list[int], achievement_stack: list[int], reward_stack: list[int],
        removed_rewards: list[int], automa_stack: list[int],
    ) -> None:
        self.province_stack = province_stack
        self.achievement_stack = achievement_stack
        self.reward_stack = reward_stack
        self.removed_rewards = removed_rewards
        self.automa_stack = automa_stack

    def clone(self) -> Box:
        return Box(
            self.province_stack[:], self.achievement_stack[:], self.reward_stack[:], self.removed_rewards[:],
            self.automa_stack[:],
        )
    # fmt: on


Game = State[Table, Screen, Box]
Eyes = Sight[Table, Screen]
Public = View[Table]


def cubes_of(t: Table, cube: int) -> list[int]:
    """The cubes of a colour, by seat."""
    if cube == MILITARY:
        return t.military
    if cube == CULTURE:
        return t.culture
    assert cube == GOLD
    return t.gold


def steps_of(t: Table, track: int) -> list[int]:
    """The steps on a track, by seat."""
    if track == POWER:
        return t.power
    if track == PRESTIGE:
        return t.prestige
    return t.popularity
