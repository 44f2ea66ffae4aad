/** Made by scripts/board_data.py from src/regency/games/pendulum: change that, not this. */

/** Military, culture, gold, votes, any resources, power points, popularity points. */
export type Cost = readonly [number, number, number, number, number, number, number]
/** An operation (one of `OP`), what it is about, and how much. */
export type Effect = readonly [number, number, number]
export type Effects = readonly Effect[]
/** What a worker can do now, as `figures.states` says it. */
export type WorkerState = 'act' | 'short' | 'held' | 'waits' | 'free' | 'rests' | 'out'

export const OP: Readonly<{ cubes: number, votes: number, advance: number, any: number, advanceAny: number,
  produce: number, conquer: number, retrieve: number, recruit: number, recallAll: number, recallOne: number,
  widen: number, convert: number, waive: number, swap: number, neighbour: number, repeat: number, breakIn: number,
  claimUnmet: number, claimTwice: number, legendary: number, promote: number }> = {"cubes": 0, "votes": 1, "advance": 2,
  "any": 3, "advanceAny": 4, "produce": 5, "conquer": 6, "retrieve": 7, "recruit": 8, "recallAll": 9, "recallOne": 10,
  "widen": 11, "convert": 12, "waive": 13, "swap": 14, "neighbour": 15, "repeat": 16, "breakIn": 17, "claimUnmet": 18,
  "claimTwice": 19, "legendary": 20, "promote": 21}
export const PHASE: Readonly<{ setup: number, countdown: number, play: number, lastActions: number, council: number,
  preRound: number, end: number }> = {"setup": 0, "countdown": 1, "play": 2, "lastActions": 3, "council": 4,
  "preRound": 5, "end": 6}
export const MODE: Readonly<{ realtime: number, simultaneous: number, turns: number }> = {"realtime": 0,
  "simultaneous": 1, "turns": 2}
export const SPOT: Readonly<{ rewardBox: number, mat: number, reserve: number, gone: number }> = {"rewardBox": 28,
  "mat": 48, "reserve": 49, "gone": 50}
export const MILLIS: Readonly<{ grace: number, late: number, countdown: number, idle: number, longest: number,
  call: number, untilReady: number }> = {"grace": 1000, "late": 250, "countdown": 3000, "idle": 30000, "longest": 90000,
  "call": 10000, "untilReady": 1125899906842624}
export const ROUNDS: number = 4
export const CAP: number = 10
export const PARCHMENT: number = 8
export const LONGEST_TRACK: number = 14
export const SLOT_LIMIT: number = 2
export const WIDER_LIMIT: number = 3
export const RIVAL_PARCHMENT: number = 12
export const RIVAL_TRACK: number = 36
export const ROW_BOXES: readonly (readonly (readonly number[])[])[] = [[[20, 21], [22, 23], [24, 25], [26, 27], [12, 13,
  14, 15], [16, 17, 18, 19]], [[0, 1, 2], [3, 4, 5], [6, 7, 8], [9, 10, 11], [12, 13, 14, 15], [16, 17, 18, 19]]]
export const BOX_LETTERS: readonly string[] = ["A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K", "L", "M", "N",
  "O", "P", "Q", "R", "S", "T", "AB", "C", "D", "EF", "GH", "I", "J", "KL"]
export const BOX_ROW: readonly number[] = [0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0, 0, 1, 1, 2, 2,
  3, 3]
export const BOX_TASKS: readonly (readonly number[])[] = [[0], [1], [2], [3], [4], [5], [6], [7], [8], [9], [10], [11],
  [12], [13], [14], [15], [16], [17], [18], [19], [2, 1], [0], [5], [4, 3], [8, 7], [6], [11], [10, 9]]
export const TASK_ROW: readonly number[] = [0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5]
export const TASK_COST: readonly Cost[] = [[0, 0, 2, 0, 0, 0, 0], [0, 0, 2, 0, 0, 0, 0], [0, 0, 2, 0, 0, 0, 0], [0, 0,
  2, 0, 0, 0, 0], [0, 0, 2, 0, 0, 0, 0], [0, 0, 2, 0, 0, 0, 0], [0, 0, 2, 0, 0, 0, 0], [0, 0, 2, 0, 0, 0, 0], [0, 0, 2,
  0, 0, 0, 0], [0, 0, 2, 0, 0, 0, 0], [0, 0, 2, 0, 0, 0, 0], [0, 0, 2, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0,
  0, 0, 0], [4, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0], [4, 0, 0, 0, 0,
  0, 0], [0, 0, 0, 0, 0, 0, 0]]
export const TASK_REWARD: readonly Effects[] = [[[5, 0, 1]], [[2, 2, 1], [2, 1, 1], [1, -1, 1]], [[5, 2, 1]], [[5, 0,
  1]], [[2, 2, 1], [2, 1, 1], [1, -1, 1]], [[5, 2, 1]], [[5, 1, 1]], [[2, 2, 2]], [[2, 0, 1], [1, -1, 2]], [[5, 1, 1]],
  [[2, 2, 2]], [[2, 0, 1], [1, -1, 2]], [[5, 3, 1]], [[1, -1, 1]], [[6, -1, 1]], [[3, -1, 1]], [[5, 3, 1]], [[1, -1,
  1]], [[6, -1, 1]], [[3, -1, 1]]]
export const NEUTRAL_BOXES: readonly number[] = [21, 22, 25, 26]
export const CIRCLE_ROW: readonly number[] = [0, 0, 1, 1]
export const TIMER_TRACK: readonly (readonly number[])[] = [[2, 1, 0], [2], [2], [1], [2], [2, 0], [2], [1], [2], [2],
  [2, 1, 0]]
export const RANK_BONUS: readonly (readonly number[])[] = [[2, 1, 0], [2, 1, 1, 0, 0]]
export const CARD_COST: readonly Cost[] = [[0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0], [7, 0,
  0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 2, 0], [0, 0, 0,
  0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 3, 0, 0, 0], [0, 3, 0, 0, 0, 0, 0], [0, 1, 0, 0,
  0, 0, 0], [0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 4, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0,
  0, 0], [0, 0, 7, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0], [4, 0, 4, 0, 0, 0,
  0], [0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 8, 0, 0], [0, 0, 0, 0, 2, 0, 0],
  [0, 0, 0, 0, 2, 0, 0], [0, 0, 0, 0, 2, 0, 0], [0, 0, 0, 0, 8, 0, 0], [0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0], [0,
  0, 0, 0, 0, 0, 0], [0, 7, 0, 0, 0, 0, 0], [0, 1, 0, 0, 0, 0, 0], [0, 4, 0, 2, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0], [0, 0,
  0, 0, 0, 0, 3], [0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0], [0, 0, 0,
  0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0,
  0, 0, 0], [0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0], [2, 0, 0, 0, 0,
  0, 0], [0, 2, 0, 0, 0, 0, 0], [3, 0, 0, 0, 0, 0, 0], [3, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0,
  0], [0, 0, 2, 0, 0, 0, 0], [2, 0, 0, 0, 0, 0, 0], [0, 2, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 2, 0, 0, 0],
  [0, 0, 0, 0, 0, 0, 0], [0, 0, 5, 0, 0, 0, 0], [5, 0, 0, 0, 0, 0, 0], [0, 5, 0, 0, 0, 0, 0], [0, 0, 0, 0, 10, 0, 0],
  [0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0]]
export const CARD_EFFECTS: readonly Effects[] = [[[2, 1, 1]], [[3, -1, 1]], [[7, -1, 1]], [[8, -1, 1]], [[2, 1, 1]],
  [[14, -1, 1]], [[15, -1, 1]], [[8, -1, 1]], [[2, 1, 1]], [[3, -1, 1]], [[7, -1, 1]], [[8, -1, 1]], [[2, 1, 2]], [[3,
  -1, 3]], [[19, -1, 1]], [[8, -1, 1]], [[2, 1, 1]], [[3, -1, 1]], [[7, -1, 1]], [[8, -1, 1]], [[2, 1, 1]], [[3, -1,
  1]], [[17, -1, 1]], [[8, -1, 1]], [[2, 1, 1]], [[3, -1, 1]], [[7, -1, 1]], [[8, -1, 1]], [[4, -1, 2]], [[10, -1, 1]],
  [[7, -1, 1]], [[8, -1, 1]], [[2, 1, 1]], [[3, -1, 1]], [[7, -1, 1]], [[8, -1, 1]], [[2, 1, 1]], [[18, -1, 1]], [[16,
  -1, 1]], [[8, -1, 1]], [[5, 2, 1]], [[5, 1, 1]], [[6, -1, 1]], [[6, -1, 1]], [[11, -1, 1]], [[11, -1, 1]], [[2, 0, 1],
  [2, 1, 1], [2, 2, 1]], [[9, -1, 1]], [[0, 0, 5]], [[0, 1, 5]], [[0, 2, 5]], [[1, -1, 1]], [[1, -1, 1]], [[12, -1, 1]],
  [[7, -1, 1]], [[7, -1, 1]], [[6, -1, 1]], [[6, -1, 1]], [[13, -1, 1]], [[13, -1, 1]], [[2, 2, 1]], [[2, 0, 1]], [[2,
  1, 1]], [[0, 2, 1]], [[6, -1, 1]], [[2, 0, 1], [2, 1, 1], [2, 2, 1]], [[2, 2, 3]], [[2, 0, 3]], [[2, 1, 3]], [[20, -1,
  1]], [[4, -1, 1]], [[21, -1, 1]]]
export const FIRST_REWARD: number = 40
export const FIRST_PERMANENT: number = 51
export const FIRST_END: number = 65
export const CORNER: number = 70
export const GRANDE_REWARD: number = 71
export const MAT_NEED: readonly (readonly number[])[] = [[14, 11, 8], [14, 7, 12], [10, 10, 13], [10, 13, 11], [11, 8,
  14], [12, 9, 12], [11, 11, 11], [12, 12, 11], [8, 14, 11], [7, 14, 14]]
export const MAT_START: readonly (readonly number[])[] = [[2, 0, 4, 0], [4, 0, 2, 0], [0, 0, 4, 1], [0, 0, 2, 2], [0, 0,
  6, 0], [2, 0, 3, 0], [1, 1, 4, 0], [1, 1, 2, 0], [0, 2, 4, 0], [0, 0, 2, 0]]
export const MAT_PRODUCTION: readonly (readonly Effects[])[] = [[[[2, 0, 1]], [[0, 0, 4]], [[0, 1, 5]], [[0, 2, 2]]],
  [[[2, 0, 1]], [[0, 0, 4]], [[0, 0, 3], [0, 2, 2]], [[0, 2, 2]]], [[[2, 0, 1]], [[0, 0, 4]], [[0, 1, 5]], [[0, 2, 2]]],
  [[[1, -1, 3]], [[0, 0, 4]], [[0, 1, 5]], [[0, 2, 2]]], [[[2, 0, 1]], [[0, 0, 4]], [[0, 1, 5]], [[0, 2, 2]]], [[[2, 0,
  1]], [[0, 0, 2], [7, -1, 1]], [[0, 1, 5]], [[0, 2, 2]]], [[[2, 0, 1]], [[0, 0, 4]], [[0, 1, 5]], [[0, 2, 2]]], [[[2,
  0, 1]], [[3, -1, 4]], [[3, -1, 5]], [[0, 2, 2]]], [[[2, 0, 1]], [[0, 0, 4]], [[0, 1, 5]], [[0, 2, 2]]], [[[0, 1, 2]],
  [[6, -1, 1]], [[0, 1, 5]], [[0, 2, 2]]]]
export const RECALL_COST: readonly Cost[] = [[0, 5, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 2, 0], [0, 5, 0, 0, 0, 0, 0], [0, 0,
  0, 4, 0, 0, 0], [0, 5, 0, 0, 0, 0, 0], [0, 5, 0, 0, 0, 0, 0], [0, 5, 0, 0, 0, 0, 0], [0, 5, 0, 0, 0, 0, 0], [0, 5, 0,
  0, 0, 0, 0], [0, 5, 0, 0, 0, 0, 0]]
export const PROVINCE_FAMILY: readonly number[] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 2, 2, 3, 3, 3, 3, 3, 4, 4, 5, 5, 5, 5, 5, 6, 6, 7, 7, 7, 7, 7, 7, 7]
export const FAMILY_ICONS: readonly (readonly Effects[])[] = [[[[2, 0, 1]], [[0, 0, 2]], [[0, 1, 3]], [[0, 2, 1]]],
  [[[2, 0, 1]], [[0, 0, 2]], [[0, 0, 3]], [[0, 0, 1]]], [[[2, 0, 1]], [[2, 0, 1]], [[2, 0, 1]], [[0, 0, 1]]], [[[2, 1,
  1]], [[0, 1, 2]], [[0, 1, 3]], [[0, 1, 1]]], [[[2, 1, 1]], [[2, 1, 1]], [[2, 1, 1]], [[0, 1, 1]]], [[[2, 2, 1]], [[0,
  2, 2]], [[0, 2, 3]], [[0, 2, 1]]], [[[2, 2, 1]], [[2, 2, 1]], [[2, 2, 1]], [[0, 2, 1]]], [[[2, 0, 1]], [[1, -1, 2]],
  [[1, -1, 3]], [[1, -1, 1]]]]
export const REQUIREMENT: readonly Cost[] = [[6, 2, 0, 3, 0, 0, 0], [2, 6, 0, 3, 0, 0, 0], [0, 0, 0, 3, 12, 0, 0], [8,
  0, 0, 3, 0, 0, 0], [0, 8, 0, 3, 0, 0, 0], [0, 0, 8, 3, 0, 0, 0], [3, 3, 3, 3, 0, 0, 0], [0, 4, 4, 3, 0, 0, 0], [4, 4,
  0, 3, 0, 0, 0], [4, 0, 4, 3, 0, 0, 0]]
export const ACHIEVEMENT_REWARD: readonly Effects[] = [[[0, 0, 2], [0, 1, 2], [0, 2, 2]], [[1, -1, 5]], [[5, 2, 1]],
  [[0, 2, 5]], [[6, -1, 1]], [[5, 1, 1]], [[2, 0, 1], [2, 1, 1], [2, 2, 1]], [[2, 1, 1], [2, 2, 1]], [[2, 0, 1], [2, 1,
  1]], [[2, 0, 1], [2, 2, 1]]]
