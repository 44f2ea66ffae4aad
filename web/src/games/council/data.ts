/** Made by scripts/board_data.py from src/regency/games/council: change that, not this. */

/** How many of each symbol, in the order in which they are gained. */
export type Bonus = Readonly<Partial<Record<Mark, number>>>
export type Mark = 'assistants' | 'coins' | 'points' | 'main_actions' | 'cards' | 'nobility'

/** One combination of board sides: roads as pairs of cities, the metal of each city. */
export interface Side {
  readonly roads: readonly (readonly [number, number])[]
  readonly metals: readonly number[]
}

export interface Permit {
  readonly printed: string
  readonly cities: readonly number[]
  readonly bonus: Bonus
}

export const ATLAS: readonly Side[] = [
  {"roads":[[0,1],[0,2],[1,3],[1,4],[5,6],[5,8],[6,7],[6,8],[7,9],[10,13],[11,14],[12,14],[13,14],[2,5],[3,6],[4,7],[8,
    10],[9,11],[9,12]],"metals":[3,0,1,1,2,0,4,0,2,1,0,1,3,2,0]},
  {"roads":[[0,1],[0,2],[1,3],[1,4],[5,6],[5,8],[6,7],[6,8],[7,9],[10,11],[11,13],[12,14],[2,5],[3,6],[4,7],[8,10],[9,
    11],[9,12]],"metals":[3,0,1,1,2,0,4,0,2,1,0,3,1,2,0]},
  {"roads":[[0,1],[0,2],[1,3],[1,4],[5,8],[6,9],[7,9],[8,9],[10,13],[11,14],[12,14],[13,14],[2,5],[3,6],[4,7],[8,10],[9,
    11],[7,12]],"metals":[3,0,1,1,2,0,1,0,2,4,0,1,3,2,0]},
  {"roads":[[0,1],[0,2],[1,3],[1,4],[5,8],[6,9],[7,9],[8,9],[10,11],[11,13],[12,14],[2,5],[3,6],[4,7],[8,10],[9,11],[7,
    12]],"metals":[3,0,1,1,2,0,1,0,2,4,0,3,1,2,0]},
  {"roads":[[0,2],[1,4],[2,3],[5,6],[5,8],[6,7],[6,8],[7,9],[10,13],[11,14],[12,14],[13,14],[2,5],[3,6],[4,7],[8,10],[9,
    11],[9,12]],"metals":[0,2,1,3,1,0,4,0,2,1,0,1,3,2,0]},
  {"roads":[[0,2],[1,4],[2,3],[5,6],[5,8],[6,7],[6,8],[7,9],[10,11],[11,13],[12,14],[2,5],[3,6],[4,7],[8,10],[9,11],[9,
    12]],"metals":[0,2,1,3,1,0,4,0,2,1,0,3,1,2,0]},
  {"roads":[[0,2],[1,4],[2,3],[5,8],[6,9],[7,9],[8,9],[10,13],[11,14],[12,14],[13,14],[2,5],[3,6],[4,7],[8,10],[9,11],
    [7,12]],"metals":[0,2,1,3,1,0,1,0,2,4,0,1,3,2,0]},
  {"roads":[[0,2],[1,4],[2,3],[5,8],[6,9],[7,9],[8,9],[10,11],[11,13],[12,14],[2,5],[3,6],[4,7],[8,10],[9,11],[7,12]],
    "metals":[0,2,1,3,1,0,1,0,2,4,0,3,1,2,0]},
]
export const PERMITS: readonly Permit[] = [
  {"printed":"A","cities":[0],"bonus":{"coins":3,"points":4}},
  {"printed":"B","cities":[1],"bonus":{"assistants":1,"cards":3}},
  {"printed":"C","cities":[2],"bonus":{"assistants":2,"coins":3}},
  {"printed":"D","cities":[3],"bonus":{"points":7}},
  {"printed":"E","cities":[4],"bonus":{"coins":2,"main_actions":1}},
  {"printed":"A/B","cities":[0,1],"bonus":{"coins":3,"cards":1}},
  {"printed":"B/C","cities":[1,2],"bonus":{"coins":3,"points":3}},
  {"printed":"C/D","cities":[2,3],"bonus":{"assistants":1,"points":3}},
  {"printed":"D/E","cities":[3,4],"bonus":{"assistants":1,"points":3}},
  {"printed":"A/E","cities":[0,4],"bonus":{"nobility":2}},
  {"printed":"A/B/C","cities":[0,1,2],"bonus":{"assistants":2}},
  {"printed":"A/B/E","cities":[0,1,4],"bonus":{"coins":3}},
  {"printed":"A/D/E","cities":[0,3,4],"bonus":{"coins":1,"points":2}},
  {"printed":"B/C/D","cities":[1,2,3],"bonus":{"assistants":1,"points":1}},
  {"printed":"C/D/E","cities":[2,3,4],"bonus":{"cards":1,"nobility":1}},
  {"printed":"F","cities":[5],"bonus":{"coins":4,"cards":2}},
  {"printed":"G","cities":[6],"bonus":{"assistants":2,"points":2,"nobility":1}},
  {"printed":"H","cities":[7],"bonus":{"assistants":4}},
  {"printed":"I","cities":[8],"bonus":{"assistants":2,"cards":2}},
  {"printed":"J","cities":[9],"bonus":{"points":2,"main_actions":1}},
  {"printed":"F/G","cities":[5,6],"bonus":{"coins":5}},
  {"printed":"H/G","cities":[6,7],"bonus":{"assistants":3}},
  {"printed":"H/I","cities":[7,8],"bonus":{"points":5}},
  {"printed":"I/J","cities":[8,9],"bonus":{"cards":2,"nobility":1}},
  {"printed":"F/J","cities":[5,9],"bonus":{"assistants":2,"coins":1}},
  {"printed":"F/G/H","cities":[5,6,7],"bonus":{"coins":1,"nobility":1}},
  {"printed":"F/G/J","cities":[5,6,9],"bonus":{"coins":2,"points":1}},
  {"printed":"F/I/J","cities":[5,8,9],"bonus":{"assistants":1,"nobility":1}},
  {"printed":"G/H/I","cities":[6,7,8],"bonus":{"assistants":1,"cards":1}},
  {"printed":"I/J/H","cities":[7,8,9],"bonus":{"cards":2}},
  {"printed":"K","cities":[10],"bonus":{"cards":4}},
  {"printed":"L","cities":[11],"bonus":{"assistants":3,"coins":1}},
  {"printed":"M","cities":[12],"bonus":{"points":5,"nobility":1}},
  {"printed":"N","cities":[13],"bonus":{"coins":7}},
  {"printed":"O","cities":[14],"bonus":{"cards":3,"nobility":1}},
  {"printed":"K/L","cities":[10,11],"bonus":{"assistants":2,"cards":1}},
  {"printed":"M/L","cities":[11,12],"bonus":{"cards":3}},
  {"printed":"M/N","cities":[12,13],"bonus":{"main_actions":1}},
  {"printed":"N/O","cities":[13,14],"bonus":{"points":2,"cards":2}},
  {"printed":"O/K","cities":[10,14],"bonus":{"cards":2,"nobility":1}},
  {"printed":"K/L/M","cities":[10,11,12],"bonus":{"assistants":1,"coins":1}},
  {"printed":"L/M/N","cities":[11,12,13],"bonus":{"points":3}},
  {"printed":"M/N/O","cities":[12,13,14],"bonus":{"points":1,"nobility":1}},
  {"printed":"K/N/O","cities":[10,13,14],"bonus":{"points":1,"cards":1}},
  {"printed":"K/L/O","cities":[10,11,14],"bonus":{"coins":1,"cards":1}},
]
export const TOKENS: readonly Bonus[] = [
  {"coins":1},
  {"coins":2},
  {"coins":3},
  {"points":1},
  {"points":2},
  {"points":3},
  {"assistants":1},
  {"assistants":2},
  {"cards":1},
  {"assistants":1,"coins":1},
  {"assistants":1,"cards":1},
  {"points":1,"cards":1},
  {"nobility":1},
  {"nobility":1},
]
export const NOBILITY: Readonly<Record<number, Bonus>> = {"2": {"coins": 2, "points": 2}, "6": {"main_actions": 1},
  "8": {"points": 3, "cards": 1}, "12": {"assistants": 1, "points": 5}, "18": {"points": 8}, "19": {"points": 2},
  "20": {"points": 3}}
export const NOBILITY_END: number = 20
export const ONE_TOKEN_AGAIN: number = 4
export const FREE_PERMIT: number = 10
export const PERMIT_AGAIN: number = 14
export const TWO_TOKENS_AGAIN: number = 16
export const KING_REWARDS: readonly number[] = [25, 18, 12, 7, 3]
export const TILE_POINTS: readonly number[] = [20, 12, 8, 5, 5, 5, 5]
export const LETTERS: string = "ABCDEFGHIJKLMNO"
export const EMPORIUMS: number = 10
export const NEUTRAL: number = 4
export const JOKER: number = 6
