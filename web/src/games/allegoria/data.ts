/** Made by scripts/board_data.py from src/regency/games/allegoria: change that, not this. */
import type { Options } from './types'

export type Layout = Options['town_layout']

export const ROUNDS: number = 6
export const TOP: number = 12
export const AREA: Readonly<Record<Layout, readonly number[]>> = {"five_areas": [0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4],
  "seven_areas": [0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6]}
export const TOWN_INFLUENCE: Readonly<Record<Layout, readonly number[]>> = {"five_areas": [-1, -1, -1, 0, 0, 0, 2, 2, 2,
  3, 3, 3, 5], "seven_areas": [-1, -1, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5]}
export const GROUP: Readonly<Record<Layout, readonly number[]>> = {"five_areas": [1, 1, 1, 2, 2, 2, 2, 2, 2, 3, 3, 3,
  3], "seven_areas": [1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 3]}
export const DIPLOMACY: readonly number[] = [0, 1, 2, 3, 4, 5]
export const ALMS_INFLUENCE: readonly number[] = [-3, 0, 0, 0, 0, 0, 0, 5]
export const ALMS_SPACES: readonly number[] = [2, 4, 6]
export const PENALTY: readonly number[] = [0, -1, -1, -1, -1, -1, -1, -2, -2, -2, -2, -2, -2, -3, -3, -3, -3, -3, -3,
  -4, -4, -4, -4, -4, -4]
export const MARKERS: readonly number[] = [2, 2, 1, 1]
export const POINTS: readonly (readonly number[])[] = [[], [], [3, 1], [3, 2, 1], [3, 2, 1, 1]]
export const DRAWS: readonly (readonly number[])[] = [[], [], [3, 2], [3, 3, 2], [3, 3, 2, 2]]
export const FEWER_CLAIMS: Readonly<Record<number, readonly [fewer: number, least: number]>> = {"17": [1, 1]}
export const GUILD_SPACES: number = 2
export const LORD_TRACKS: readonly (readonly number[])[] = [[0, 0, 4, 2, 2], [4, 2, 0, 2, 0], [2, 4, 2, 0, 0], [0, 0, 3,
  4, 3], [0, 3, 0, 3, 4], [2, 2, 2, 2, 2], [3, 0, 0, 1, 3], [0, 3, 3, 0, 1]]
export const LORD_WORKERS: readonly (readonly number[])[] = [[0, 0, 1], [1, 0, 0], [0, 1, 0], [0, 0, 0], [0, 0, 0], [0,
  0, 0], [1, 1, 0], [0, 1, 1]]
export const MERCHANT_PAY: readonly (readonly number[])[] = [[1, 1], [1, 1], [2, 1], [1, 2], [1, 1], [1, 1], [1, 1], [2,
  1], [1, 2], [2, 2], [2, 2], [3, 3]]
export const MERCHANT_GAIN: readonly (readonly number[])[] = [[1, 3], [3, 1], [3, 2], [2, 3], [2, 2], [2, 3], [3, 2],
  [4, 1], [1, 4], [3, 4], [4, 3], [5, 5]]
export const EDICTS: readonly ({ readonly effect: number; readonly worker: number } | null)[] = [null, null,
  {"effect": 0, "worker": -1}, {"effect": 13, "worker": -1}, {"effect": 1, "worker": 0}, {"effect": 8, "worker": 0},
  {"effect": 1, "worker": 1}, {"effect": 8, "worker": 1}, {"effect": 14, "worker": -1}, {"effect": 15, "worker": -1},
  {"effect": 2, "worker": -1}, {"effect": 9, "worker": -1}, {"effect": 3, "worker": -1}, {"effect": 10, "worker": -1},
  {"effect": 4, "worker": -1}, {"effect": 11, "worker": -1}, {"effect": 5, "worker": -1}, {"effect": 16, "worker": -1},
  {"effect": 6, "worker": -1}, {"effect": 17, "worker": -1}, {"effect": 12, "worker": -1}, {"effect": 18, "worker": -1},
  {"effect": 7, "worker": -1}, {"effect": 19, "worker": -1}]
export const SPLITS: readonly (readonly (readonly number[])[])[] = [[[1, 2], [3, 4], [0]], [[1, 3], [2, 4], [0]], [[1,
  4], [2, 3], [0]], [[0, 2], [3, 4], [1]], [[0, 3], [2, 4], [1]], [[0, 4], [2, 3], [1]], [[0, 1], [3, 4], [2]], [[0, 3],
  [1, 4], [2]], [[0, 4], [1, 3], [2]], [[0, 1], [2, 4], [3]], [[0, 2], [1, 4], [3]], [[0, 4], [1, 2], [3]], [[0, 1], [2,
  3], [4]], [[0, 2], [1, 3], [4]], [[0, 3], [1, 2], [4]]]
export const CLAIM_VALUES: readonly number[] = [1, 2, 3, 3, 1, 1, 1, 2, 2, 1, 3, 2, 2, 2, 1, 2, 2, 2, 2, 3, 2, 1, 1, 1,
  1, 2, 1, 1, 2, 2, 2, 2, 1, 2, 1, 1, 1, 1, 3, 1, 2, 2, 1, 1, 2, 2, 3, 1]
export const END_VALUE: number = 5
export const MISSED: number = -3
