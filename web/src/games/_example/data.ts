/** Made by scripts/board_data.py from src/regency/games/_example: change that, not this. */

export const FAVOUR_POINTS: readonly number[] = [2, 3, 4, 4, 5, 6, 6, 7, 9]
export const RAVENS: readonly boolean[] = [true, true, true, false, false, false, false, false, false]
