"""Setup: the board side, the decks, the privilege markers; mats and first workers are chosen."""

from __future__ import annotations

from typing import Final

from regency.kernel.codec import interned
from regency.kernel.core import State
from regency.kernel.edge import NEVER, Action
from regency.kernel.errors import Reason

from ..effects.achievements import open_achievement
from ..effects.cards import open_rewards
from ..effects.provinces import open_province
from ..effects.rounds import take_mat
from ..model.actions import ChooseMat
from ..model.events import PrivilegeDrawn
from ..model.options import Options
from ..model.reasons import MatTaken
from ..model.state import Box, Eyes, Game, Screen, Table
from ..printed.achievements import ACHIEVEMENTS
from ..printed.board import AREAS, MAT, PURPLE_CIRCLES, RESERVE, SAND, UPPER, side_of
from ..printed.cards import (
    FIRST_END,
    FIRST_REWARD,
    OPEN_REWARDS,
    REMOVED_REWARDS,
)
from ..printed.mats import MATS
from ..printed.provinces import OPEN_SPACES, PROVINCES
from ..printed.reconstructed import AUTOMAS
from ..printed.terms import (
    COMMON,
    GRANDE,
    NEUTRAL,
    NOTHING,
    ON_CARD,
    ON_STACK,
    REALTIME,
    RIVAL_A,
    RIVAL_B,
    RIVALS,
    SETUP,
    SIMULTANEOUS,
    SLOTS,
    TRACKS,
    TURNS,
    WORKERS,
)

MAT_CHOICES: Final[list[Action]] = list(interned(ChooseMat))


def setup(seats: int, options: Options, seed: bytes) -> Game:
    """Everything in its place before the first choice."""
    g: Game = State(bare_table(seats, options), [Screen() for _ in range(seats)], bare_box(seats), seed)
    g.heard = True
    shuffle_decks(g)
    open_achievement(g)
    for space in range(OPEN_SPACES):
        open_province(g, space)
    open_rewards(g)
    draw_privilege(g)
    return g


def mode_of(options: Options) -> int:
    """How the match is played."""
    if options.mode == "realtime":
        return REALTIME
    return SIMULTANEOUS if options.mode == "untimed_simultaneous" else TURNS


def bare_box(seats: int) -> Box:
    """The decks before they are shuffled."""
    rewards = list(range(FIRST_REWARD, FIRST_END))
    automas = list(range(AUTOMAS)) if seats == 1 else []
    return Box(list(range(PROVINCES)), list(range(ACHIEVEMENTS)), rewards, [], automas)


def shuffle_decks(g: Game) -> None:
    """Ten rewards leave the game unseen; under the rest lie the end rewards."""
    box = g.box
    g.chance("achievements").shuffle(box.achievement_stack)
    g.chance("provinces").shuffle(box.province_stack)
    g.chance("rewards").shuffle(box.reward_stack)
    box.removed_rewards = box.reward_stack[:REMOVED_REWARDS]
    end = list(range(FIRST_END + OPEN_REWARDS - 1, FIRST_END - 1, -1))
    box.reward_stack = end + box.reward_stack[REMOVED_REWARDS:]
    if box.automa_stack:
        g.chance("automas").shuffle(box.automa_stack)
    t = g.table
    t.rewards_left = len(box.reward_stack)


def draw_privilege(g: Game) -> None:
    """At random; the neutral marker starts last, the automated opponents behind the player."""
    t = g.table
    order = list(range(len(t.mats)))
    g.chance("privilege").shuffle(order)
    if len(order) == 2:
        order.append(NEUTRAL)
    if len(order) == 1:
        order += [RIVAL_A, RIVAL_B]
    t.privilege = order
    g.tell(PrivilegeDrawn(tuple(order)))


def bare_table(seats: int, options: Options) -> Table:
    """The table before anything is drawn."""
    workers = [RESERVE] * (WORKERS * seats)
    for seat in range(seats):
        workers[seat * WORKERS + GRANDE] = MAT
        workers[seat * WORKERS + COMMON] = MAT
    speed = int(options.timer_speed_percent)
    rivals = RIVALS if seats == 1 else 0
    return Table(
        rules=options,
        mode=mode_of(options),
        side=side_of(seats),
        phase=SETUP,
        round=1,
        step=0,
        active=NOTHING,
        passes=0,
        ended=NOTHING,
        privilege=[],
        rows=[UPPER] * AREAS,
        circle=0,
        markers=[circle > 0 for circle in range(PURPLE_CIRCLES)],
        sand=[printed * 100 // speed for printed in SAND],
        started=[0] * AREAS,
        run_out=[True] * AREAS,
        flipped=[0] * AREAS,
        late_until=[NEVER] * AREAS,
        countdown_ends=NEVER,
        at=workers,
        moves=[0] * (WORKERS * seats),
        intruders=[False] * (WORKERS * seats),
        holds=[NEVER] * (WORKERS * seats),
        origins=[NOTHING] * (WORKERS * seats),
        rival_at=[MAT, MAT, RESERVE] * rivals,
        mats=[NOTHING] * seats,
        military=[0] * seats,
        culture=[0] * seats,
        gold=[0] * seats,
        votes=[0] * seats,
        power=[0] * seats,
        prestige=[0] * seats,
        popularity=[0] * seats,
        legendary=[0] * seats,
        glory=[0] * (TRACKS * seats),
        hands=[()] * seats,
        discards=[()] * seats,
        slots=[()] * (SLOTS * seats),
        wider=[NOTHING] * seats,
        claimed=[False] * seats,
        spaces=[NOTHING] * OPEN_SPACES,
        provinces_left=PROVINCES,
        provinces_out=[],
        pending=[],
        drawn=[NOTHING] * seats,
        achievement=NOTHING,
        achievements_left=ACHIEVEMENTS,
        achievements_out=[],
        token=ON_CARD if seats > 3 else ON_STACK,
        token_until=NEVER,
        token_way=0,
        rewards=[NOTHING] * OPEN_REWARDS,
        rewards_left=0,
        rewards_out=[],
        grande_taken=False,
        done=[False] * seats,
        withdrawn=[0] * seats,
        holding=[False] * seats,
        held=[0] * seats,
        final=[False] * seats,
        idle_at=[NEVER] * seats,
        calls_at=NEVER,
        called=NOTHING,
        call_ends=NEVER,
        rival_points=[0] * rivals,
        rival_legendary=[0] * rivals,
        rival_cards=[NOTHING] * rivals,
        automas_left=AUTOMAS if rivals else 0,
        automas_out=[],
    )


# Characters: who has the worst rank chooses first


def mat_options(me: Eyes) -> list[Action]:
    """A character that is left, and either side of its mat."""
    return [MAT_CHOICES[mat] for mat in range(MATS) if not is_taken(me.table, mat)]


def is_taken(t: Table, mat: int) -> bool:
    """Whether somebody plays this character, on whichever side."""
    for other in t.mats:
        if other != NOTHING and other // 2 == mat // 2:
            return True
    return False


def choose_mat(g: Game, seat: int, mat: int) -> None:
    take_mat(g, seat, mat)


def mat_refusal(mat: int) -> Reason:
    return MatTaken(mat)
