"""How scripted seats play Pendulum in its records: a style weighs an action, and the heaviest is done.

Where time runs nothing is done that weighs nothing; else somebody passes, or is done.
"""

from __future__ import annotations

from collections.abc import Callable

from regency.games.pendulum.flow.doing import TokenLost
from regency.games.pendulum.flow.provinces import ConquerAgain
from regency.games.pendulum.model.actions import (
    Act,
    ChooseMat,
    ChooseTrack,
    ClaimAchievement,
    ConvertPoint,
    DiscardProvince,
    Done,
    DrawProvince,
    FlipTimer,
    Forgo,
    GainCubes,
    Hold,
    Pass,
    PayCubes,
    PlaceWorker,
    PlayCard,
    Ready,
    RecallStratagems,
    RefillProvince,
    RetrieveWorker,
    ReturnWorker,
    SwapCubes,
    TakeProvince,
    TakeReward,
    TuckProvince,
    Withdraw,
)
from regency.games.pendulum.model.state import Game, Table, steps_of
from regency.games.pendulum.printed.achievements import REQUIREMENT
from regency.games.pendulum.printed.board import (
    BLACK,
    BOX_ROW,
    BOX_TASKS,
    MAT,
    PURPLE,
    REWARD_BOX,
    SPOT_ROW,
    TASK_COST,
)
from regency.games.pendulum.printed.cards import (
    CARD_NAMES,
    CARD_OP,
    CORNER,
    GRANDE_REWARD,
    WAIVERS,
)
from regency.games.pendulum.printed.mats import MAT_NEED
from regency.games.pendulum.printed.provinces import PROVINCE_FAMILY
from regency.games.pendulum.printed.terms import (
    ANY_PAID,
    BROWN,
    CLAIM_TWICE,
    CLAIM_UNMET,
    CONVERT,
    FREE,
    GAIN_ANY,
    GAIN_LEGENDARY,
    GOLD,
    LAST_ACTIONS,
    MILITARY,
    NOTHING,
    ON_CARD,
    PARCHMENT,
    PLAY,
    POPULARITY,
    POWER,
    PRESTIGE,
    RECRUIT,
    TOKEN,
    TRACKS,
    WORKERS,
)
from regency.games.pendulum.rules.paying import can_pay
from regency.games.pendulum.rules.rows import rank_of
from regency.kernel.edge import NEVER, Action

Weigh = Callable[[Game, int, Action], int]


def planner(g: Game, seat: int, action: Action) -> int:
    """Gold from black, points from purple and green, cards as soon as they can be played."""
    t = g.table
    match action:
        case Act(task=task):
            return 60 + worth(t, seat, task)
        case PlaceWorker(worker=worker, box=box):
            return gain_by_moving(t, seat, worker, box)
        case ReturnWorker() | Withdraw():
            return 0
        case PlayCard(card=card):
            return value_of_card(t, seat, card)
        case RecallStratagems():
            return 70 if len(t.discards[seat]) > 2 else 0
        case RefillProvince():
            return 12
        case ClaimAchievement(prize=prize):
            return 220 if prize == TOKEN else 90
        case FlipTimer(area=area):
            return 9 if area != PURPLE else 7
        case Done() | Pass() | Ready():
            return 1
        case Hold():
            return 0
    return choice(g, seat, action)


def choice(g: Game, seat: int, action: Action) -> int:
    """What is chosen inside an action, or at the Council."""
    t = g.table
    match action:
        case ChooseTrack(track=track):
            return 20 + missing(t, seat, track)
        case ConvertPoint(track=track, onto=onto):
            glory = t.glory[seat * TRACKS + track]
            return 20 + 30 * glory - missing(t, seat, track) + missing(t, seat, onto)
        case GainCubes(military=military, culture=culture, gold=gold):
            return 10 + 3 * gold + 2 * military + culture
        case PayCubes(military=military, culture=culture, gold=gold):
            return 40 - 3 * gold - 2 * military - culture
        case SwapCubes(cube=cube, count=count):
            return 5 + count if cube != MILITARY else 1
        case TakeProvince(province=province, slot=slot):
            return 30 + PROVINCE_FAMILY[province] + (6 if slot == BROWN else 0) - 4 * filled(t, seat, slot)
        case TuckProvince(slot=slot):
            return 20 + (6 if slot == BROWN else 0) - 4 * filled(t, seat, slot)
        case DrawProvince():
            return 34
        case TakeReward(card=card):
            return value_of_reward(t, seat, card)
        case RetrieveWorker(worker=worker):
            return 30 if t.at[seat * WORKERS + worker] >= REWARD_BOX else 1
        case DiscardProvince(province=province):
            return 10 - PROVINCE_FAMILY[province]
        case ChooseMat(mat=mat):
            return 10 + mat % 2
        case Forgo():
            return 2
    return 5


def filled(t: Table, seat: int, slot: int) -> int:
    """The provinces under a slot."""
    return len(t.slots[seat * 4 + slot])


def missing(t: Table, seat: int, track: int) -> int:
    """Steps to the parchment, and a little for each behind its edge."""
    need = MAT_NEED[t.mats[seat]][track] - steps_of(t, track)[seat]
    return 2 * need if need > 0 else (PARCHMENT - 1 + need) // 2


def points(t: Table, seat: int, *tracks: int) -> int:
    """What points on these tracks are worth."""
    return sum([10 + missing(t, seat, track) for track in tracks])


def worth(t: Table, seat: int, task: int) -> int:
    """What an action brings, by its place in its row."""
    row = SPOT_ROW[REWARD_BOX + task] // 2
    column = task - (0, 3, 6, 9, 12, 16)[SPOT_ROW[REWARD_BOX + task]]
    if row == PURPLE:
        brown = points(t, seat, POWER) * (1 + filled(t, seat, BROWN)) - 6
        return (brown, points(t, seat, POPULARITY, PRESTIGE) + 4, 14 if t.culture[seat] < 6 else 2)[column]
    if row == BLACK:
        province = 26 if t.provinces_left and t.round < 4 else 0
        return (20 if t.gold[seat] < 8 else 4, 8, province, 12)[column]
    red = 24 if t.military[seat] < 5 else 3
    return (red, points(t, seat, POPULARITY, POPULARITY), points(t, seat, POWER) + 10)[column]


def affordable(t: Table, seat: int, task: int) -> bool:
    """Whether it could be paid now, or with a card of the hand."""
    if can_pay(t, seat, TASK_COST[task]):
        return True
    return bool(TASK_COST[task][GOLD]) and any(card in t.hands[seat] for card in WAIVERS)


def value_of_box(t: Table, seat: int, box: int, worker: int) -> int:
    """The best action that it offers to a worker; what is far away in time counts for less."""
    best = max(worth(t, seat, task) - (0 if affordable(t, seat, task) else 25) for task in BOX_TASKS[box])
    crowd = sum(t.at[seat * WORKERS + other] == box for other in range(WORKERS) if other != worker)
    return best - 14 * crowd - (0 if BOX_ROW[box] // 2 == BLACK else 6)


def gain_by_moving(t: Table, seat: int, worker: int, box: int) -> int:
    """Into a box from the mat or a reward box, or into one that is much better."""
    spot = t.at[seat * WORKERS + worker]
    if spot == MAT or spot >= REWARD_BOX:
        return 40 + value_of_box(t, seat, box, worker)
    better = value_of_box(t, seat, box, worker) - value_of_box(t, seat, spot, worker)
    return 10 if better > 15 else 0


def value_of_card(t: Table, seat: int, card: int) -> int:
    """Recruits and claims first."""
    op = CARD_OP[card]
    if op == CONVERT:
        return 60 if any(t.glory[seat * TRACKS + track] for track in range(TRACKS)) else 4
    return {RECRUIT: 150, CLAIM_TWICE: 230, CLAIM_UNMET: 120}.get(op, 80)


def value_of_reward(t: Table, seat: int, card: int) -> int:
    """Cards before the corner; the legendary point before all."""
    if card == CORNER:
        return 20
    if card == GRANDE_REWARD:
        return 40 if t.round < 3 else 5
    return 100 if CARD_OP[card] == GAIN_LEGENDARY else 50


# Others, who differ in something


def plain(g: Game, seat: int, action: Action) -> int:
    """The same with the standard side of a mat."""
    return 12 - action.mat % 2 if isinstance(action, ChooseMat) else planner(g, seat, action)


def jealous(g: Game, seat: int, action: Action) -> int:
    """Wants what somebody of worse rank has provisionally, and leaves nothing that was lost."""
    t = g.table
    match action:
        case PlaceWorker(worker=worker, box=box) if is_held(t, seat, box) and 0 < worker < 4:
            return 300
        case TakeProvince(province=province) if any(held[0] == province for held in t.pending):
            return 300
        case ClaimAchievement(prize=prize) if prize == TOKEN and t.token_until != NEVER:
            return 300
    return planner(g, seat, action)


def is_held(t: Table, seat: int, box: int) -> bool:
    """Whether a worse rank's common worker stands there provisionally."""
    for each, until in enumerate(t.holds):
        owner, worker = divmod(each, WORKERS)
        if until != NEVER and t.at[each] == box and owner != seat and 0 < worker < 4:
            return rank_of(t, owner) > rank_of(t, seat)
    return False


def conqueror(g: Game, seat: int, action: Action) -> int:
    """Military and provinces before all; takes the dearest of the open ones."""
    match action:
        case Act(task=task) if task in (14, 18, 6, 9):
            return 140
        case PlaceWorker(box=box) if any(task in (14, 18, 6, 9) for task in BOX_TASKS[box]):
            moved = gain_by_moving(g.table, seat, action.worker, box)
            return moved + 40 if moved > 20 else 0
        case TakeProvince(province=province, slot=slot):
            return 60 + 2 * PROVINCE_FAMILY[province] - 4 * filled(g.table, seat, slot)
    return jealous(g, seat, action)


BRINGS = {0: "", 1: "v", 2: "c", 3: "m", 4: "", 5: "v", 6: "g", 7: "v", 8: "", 9: "mcg"}  # by action


def short_of(t: Table, seat: int) -> str:
    """What is missing for the achievement, while the legendary point is to be had."""
    if t.legendary[seat] or t.claimed[seat] or t.token != ON_CARD:
        return ""
    need, has = REQUIREMENT[t.achievement], (t.military[seat], t.culture[seat], t.gold[seat], t.votes[seat])
    found = "".join(sign for sign, wanted, held in zip("mcgv", need, has, strict=False) if held < wanted)
    return found + ("mcg" if sum(has[:3]) < need[ANY_PAID] else "")


def brings(t: Table, seat: int, task: int) -> bool:
    """Whether an action brings what is missing."""
    row = SPOT_ROW[REWARD_BOX + task]
    kind = (0, 3, 6)[row // 2] + task - (0, 3, 6, 9, 12, 16)[row]
    return any(sign in short_of(t, seat) for sign in BRINGS[kind])


def spends(t: Table, seat: int, task: int) -> bool:
    """Whether an action would be paid with what is kept for the achievement."""
    need = REQUIREMENT[t.achievement]
    if t.legendary[seat] or t.claimed[seat] or t.token != ON_CARD:
        return False
    cost = TASK_COST[task]
    return (cost[GOLD] > 0 and t.gold[seat] - cost[GOLD] < need[GOLD]) or (
        cost[MILITARY] > 0 and t.military[seat] - cost[MILITARY] < need[MILITARY]
    )


def claimant(g: Game, seat: int, action: Action) -> int:
    """Gathers what the achievement asks for, and keeps it; then points like the planner."""
    t = g.table
    match action:
        case Act(task=task):
            plan = jealous(g, seat, action)
            return plan + 90 if brings(t, seat, task) else 0 if spends(t, seat, task) else plan
        case GainCubes(military=military, culture=culture, gold=gold):
            short = short_of(t, seat)
            wanted = military * ("m" in short) + culture * ("c" in short) + gold * ("g" in short)
            return 10 + 3 * gold + 2 * military + culture + 10 * wanted
        case PlaceWorker(worker=worker, box=box) if short_of(t, seat):
            moved = gain_by_moving(t, seat, worker, box)
            useful = [task for task in BOX_TASKS[box] if brings(t, seat, task) or (task in (12, 16))]
            paid = any(affordable(t, seat, task) for task in useful)
            return moved + 90 if moved > 20 and paid else moved
        case RecallStratagems() if t.culture[seat] - 5 < REQUIREMENT[t.achievement][1]:
            return 0
    return jealous(g, seat, action)


def petitioner(g: Game, seat: int, action: Action) -> int:
    """Nothing but what the achievement asks for, and the gold for it; with the token it rests."""
    t = g.table
    match action:
        case Act(task=task):
            return 150 if is_useful(t, seat, task) else 0
        case PlaceWorker(worker=worker, box=box):
            spot = t.at[seat * WORKERS + worker]
            useful = any(is_useful(t, seat, task) for task in BOX_TASKS[box])
            return 100 + value_of_box(t, seat, box, worker) if useful and spot >= REWARD_BOX else 0
        case PlayCard(card=card):
            return 90 if CARD_OP[card] == GAIN_ANY and short_of(t, seat) else 0
        case GainCubes() | FlipTimer() | ClaimAchievement():
            return claimant(g, seat, action)
    return idle(g, seat, action)


def is_useful(t: Table, seat: int, task: int) -> bool:
    """Whether it brings what is missing, or the gold to pay for that."""
    if brings(t, seat, task) and affordable(t, seat, task):
        return True
    poor = t.gold[seat] < 2 + REQUIREMENT[t.achievement][GOLD]
    return task in (12, 16) and poor and bool(short_of(t, seat))


def stalker(g: Game, seat: int, action: Action) -> int:
    """The same, but lets somebody of worse rank claim the token first."""
    if isinstance(action, ClaimAchievement) and g.table.phase == PLAY:
        return 300 if g.table.token_until != NEVER and action.prize == TOKEN else 0
    return petitioner(g, seat, action)


def proud(g: Game, seat: int, action: Action) -> int:
    """A petitioner who wants nothing else where it has lost the token."""
    if isinstance(action, Forgo) and is_asked(g, seat, TokenLost):
        return 400
    return petitioner(g, seat, action)


def rueful(g: Game, seat: int, action: Action) -> int:
    """A conqueror who wants nothing else where it has lost a province."""
    if isinstance(action, Forgo) and is_asked(g, seat, ConquerAgain):
        return 400
    return conqueror(g, seat, action)


PROVINCE_ACTIONS = (14, 18)


def ambusher(g: Game, seat: int, action: Action) -> int:
    """A conqueror who waits until somebody of worse rank has taken a province, and wants just that one."""
    t = g.table
    prey = [held[0] for held in t.pending if rank_of(t, held[1]) > rank_of(t, seat)]
    match action:
        case Act(task=task) if task in PROVINCE_ACTIONS:
            return 1000 if prey else 0
        case TakeProvince(province=province) if province in prey:
            return 1000
    return conqueror(g, seat, action)


def is_asked(g: Game, seat: int, kind: type[TokenLost | ConquerAgain]) -> bool:
    """Whether this is the question on top of the seat's lane."""
    lane = g.stacks[1 + seat]
    return bool(lane) and isinstance(lane[-1], kind)


def heir(g: Game, seat: int, action: Action) -> int:
    """Points evenly on all tracks, cards that bring points, and ten resources kept for the last Council."""
    t = g.table
    match action:
        case PlayCard(card=card) if CARD_OP[card] == RECRUIT:
            return 400
        case RecallStratagems():
            return 200 if len(t.discards[seat]) > 2 and not hoards(t, seat) else 0
        case Act(task=task) if hoards(t, seat):
            return 0 if TASK_COST[task] != FREE else 150
        case Act(task=task):
            return plain(g, seat, action) + 40 * brings(t, seat, task)
        case PlaceWorker(worker=worker, box=box) if any(brings(t, seat, task) for task in BOX_TASKS[box]):
            moved = gain_by_moving(t, seat, worker, box)
            return moved + 20 if moved > 20 else moved
        case TakeReward(card=card):
            return HEIRLOOMS.get(CARD_NAMES[card], plain(g, seat, action))
        case TakeProvince(province=province, slot=slot):
            crown = PROVINCE_FAMILY[province] in (2, 4, 6)
            return 50 + 9 * crown + (8 if slot == BROWN else 0) - 4 * filled(t, seat, slot)
    return plain(g, seat, action)


HEIRLOOMS = {"CNC07": 70, "CNC19": 68, "CNC20": 68, "CNC21": 66, "CNC22": 66, "CNC23": 66, "GRD": 10}


def hoards(t: Table, seat: int) -> bool:
    """Late in the last round: ten resources bring the legendary point."""
    late = t.round == 4 and (t.step > 7 or t.phase == LAST_ACTIONS)
    return late and not t.legendary[seat] and t.military[seat] + t.culture[seat] + t.gold[seat] < 13


def glutton(g: Game, seat: int, action: Action) -> int:
    """Popularity before all, far beyond the parchment."""
    match action:
        case ChooseMat(mat=mat):
            return 20 if mat == 0 else 1
        case ChooseTrack(track=track):
            return 20 if track == POPULARITY else 1
        case Act(task=task) if task in (7, 10):
            return 200
        case PlaceWorker(box=box) if any(task in (7, 10) for task in BOX_TASKS[box]):
            moved = gain_by_moving(g.table, seat, action.worker, box)
            return moved + 60 if moved > 20 else 0
        case TakeReward(card=card) if CARD_OP[card] == CONVERT:
            return 200
    return planner(g, seat, action)


def holder(g: Game, seat: int, action: Action) -> int:
    """Wants to act last, and says nothing when called."""
    t = g.table
    if t.phase == LAST_ACTIONS and t.called == NOTHING:
        match action:
            case Hold():
                return 500
            case Done():
                return 0
    if t.called == seat and isinstance(action, Done):
        return 0
    return planner(g, seat, action)


def hesitant(g: Game, seat: int, action: Action) -> int:
    """Moves to and fro, returns workers, and withdraws what it said."""
    match action:
        case ReturnWorker():
            return 25
        case Withdraw():
            return 30
        case Forgo():
            return 60
        case TakeReward(card=card) if card == CORNER:
            return 70
    return planner(g, seat, action)


def idle(g: Game, seat: int, action: Action) -> int:
    """Flips and passes, and leaves the board to the others."""
    match action:
        case FlipTimer(area=area):
            return 9 if area == PURPLE else 0
        case Act() | PlaceWorker() | ReturnWorker() | RecallStratagems() | RefillProvince() | PlayCard():
            return 0
        case Done() | Pass() | Ready():
            return 1
        case Hold() | Withdraw() | ClaimAchievement():
            return 0
    return choice(g, seat, action)
