/** Made by scripts/board_data.py from src/regency/games/dilemma: change that, not this. */

export const KIND: Readonly<Record<string, number>> = {"voteFor": 0, "voteMin": 1, "pass": 2, "gather": 3,
  "moderate": 4, "noRaise": 5, "raise": 6, "tie": 7, "leader": 8, "sign": 9}
export const PHASE: Readonly<Record<string, number>> = {"draft": 0, "draw": 2, "vote": 3, "result": 4, "counting": 6}
export const SERVICE: readonly (readonly [number, number, number])[] = [[0, 0, 1], [0, 1, 1], [1, 0, 2], [1, 0, 3], [1,
  0, 4], [1, 0, 5], [1, 0, 6], [1, 0, 7], [1, 0, 8], [1, 0, 9], [1, 1, 2], [1, 1, 3], [1, 1, 4], [1, 1, 5], [1, 1, 6],
  [1, 1, 7], [1, 1, 8], [1, 1, 9], [2, 0, 0], [3, 0, 0], [4, 0, 0], [5, 0, 0], [6, 0, 1], [6, 0, 2], [6, 0, 3], [6, 0,
  4], [7, 0, 0], [7, 1, 0], [8, 0, 0], [8, 1, 0], [8, 2, 0], [8, 3, 0], [8, 4, 0], [9, 0, 0], [9, 1, 0], [9, 2, 0], [9,
  3, 0], [9, 4, 0]]
export const LEAST_LEAN: readonly number[] = [5, 1, -4]
export const WEIGHTS: readonly (readonly [number, number])[] = [[2, 1], [1, 1], [1, 3], [1, 4]]
export const ZONES: readonly (readonly (readonly [number, number])[])[] = [[], [[9, 17]], [[5, 13]], [[1, 5], [13, 17]],
  [[1, 9]], [[1, 5], [13, 17]]]
export const HIGHEST_ROW: number = 17
export const TIME_SPACES: number = 8
export const CHRONICLE_SPACES: number = 5
export const STICKER_ICON: number = 10
export const CONCORD_ICON: number = 12
export const CARDS_EACH: number = 3
export const FINALE_HOME: number = 70
export const VOTES: number = 3
