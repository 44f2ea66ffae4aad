/** Made by scripts/board_data.py from src/regency/games/allegoria: change that, not this. */

export type Metric =
  | 'track'
  | 'tracks_at_least'
  | 'lowest_track'
  | 'highest_track'
  | 'workers'
  | 'opponent_homes_with'
  | 'territories_empty'
  | 'opposing_workers'
  | 'on_map'
  | 'hand'
  | 'guilds'
  | 'alms'
  | 'diplomacy'
  | 'anarchy'
  | 'tokens'
  | 'claims_done'
export type Place = 'own_home' | 'centre' | 'opponent_homes' | 'map'
export type Aggregate = 'count' | 'sum' | 'max' | 'distinct'
export type Op = '>=' | '<=' | '==' | 'one of' | 'the opponent'

/** What is measured: a metric, the track, kind of Worker or level it is about, and where. */
export interface Measure {
  readonly metric: Metric
  readonly of?: number
  readonly where?: Place
}

/** A field of a deed and what it has to be. */
export type Filter = readonly [field: number, op: Op, value: number]

/** The condition of a claim. */
export type Condition =
  | { readonly form: 'all' | 'any' | 'none' | 'some opponent'; readonly parts: readonly Condition[] }
  | (Measure & { readonly form: 'state'; readonly op: Op; readonly value: number })
  | (Measure & { readonly form: 'beats' })
  | {
      readonly form: 'deed'
      readonly deed: number
      readonly filters: readonly Filter[]
      readonly made: Aggregate
      readonly field: number
      readonly op: Op
      readonly value: number
    }

export const ROUNDS: number = 6
export const TOP: number = 12
export const AREA: readonly (readonly number[])[] = [[0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4], [0, 0, 1, 1, 2, 2, 3, 3,
  4, 4, 5, 5, 6]]
export const TOWN_INFLUENCE: readonly (readonly number[])[] = [[-1, -1, -1, 0, 0, 0, 2, 2, 2, 3, 3, 3, 5], [-1, -1, 0,
  0, 1, 1, 2, 2, 3, 3, 4, 4, 5]]
export const GROUP: readonly (readonly number[])[] = [[1, 1, 1, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3], [1, 1, 1, 1, 2, 2, 2, 2,
  3, 3, 3, 3, 3]]
export const DIPLOMACY: readonly number[] = [0, 1, 2, 3, 4, 5]
export const ALMS_INFLUENCE: readonly number[] = [-3, 0, 0, 0, 0, 0, 0, 5]
export const ALMS_SPACES: readonly number[] = [2, 4, 6]
export const PENALTY: readonly number[] = [0, -1, -1, -1, -1, -1, -1, -2, -2, -2, -2, -2, -2, -3, -3, -3, -3, -3, -3,
  -4, -4, -4, -4, -4, -4]
export const MARKERS: readonly number[] = [2, 2, 1, 1]
export const POINTS: readonly (readonly number[])[] = [[], [], [3, 1], [3, 2, 1], [3, 2, 1, 1]]
export const POINT_KINDS: readonly (readonly number[])[] = [[], [], [0, 1], [0, 0, 1], [0, 3, 0, 1]]
export const DRAWS: readonly (readonly number[])[] = [[], [], [3, 2], [3, 3, 2], [3, 3, 2, 2]]
export const FEWER_CLAIMS: Readonly<Record<number, readonly [fewer: number, least: number]>> = {"17": [1, 1]}
export const GUILD_SPACES: number = 2
export const GUILD_INFLUENCE: number = 2
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
export const CLAIMS: readonly Condition[] = [
  {"form":"deed","deed":7,"filters":[[1,"==",0],[6,"<=",0]],"made":"count","field":-1,"op":">=","value":1},
  {"form":"deed","deed":7,"filters":[[1,"==",0],[3,"==",2],[7,"==",0]],"made":"count","field":-1,"op":">=","value":1},
  {"form":"deed","deed":7,"filters":[[1,"==",0]],"made":"sum","field":9,"op":">=","value":1},
  {"form":"deed","deed":8,"filters":[],"made":"sum","field":3,"op":">=","value":3},
  {"form":"deed","deed":8,"filters":[[1,"==",1]],"made":"count","field":-1,"op":">=","value":1},
  {"form":"deed","deed":6,"filters":[[2,"==",0]],"made":"sum","field":5,"op":">=","value":3},
  {"form":"state","metric":"workers","of":0,"where":"own_home","op":">=","value":4},
  {"form":"state","metric":"opponent_homes_with","of":0,"op":">=","value":2},
  {"form":"state","metric":"track","of":0,"op":">=","value":8},
  {"form":"deed","deed":0,"filters":[],"made":"sum","field":2,"op":">=","value":3},
  {"form":"deed","deed":7,"filters":[[1,"==",0],[7,"==",0],[8,">=",4]],"made":"count","field":-1,"op":">=","value":1},
  {"form":"deed","deed":7,"filters":[[1,"==",0],[3,"one of",3],[7,"==",0]],"made":"count","field":-1,"op":">=",
    "value":1},
  {"form":"some opponent","parts":[{"form":"all","parts":[{"form":"deed","deed":10,"filters":[[1,"the opponent",0],[2,
    "==",0]],"made":"count","field":-1,"op":">=","value":1},{"form":"deed","deed":10,"filters":[[1,"the opponent",0],[2,
    "==",1]],"made":"count","field":-1,"op":">=","value":1}]}]},
  {"form":"deed","deed":9,"filters":[[1,"==",2]],"made":"count","field":-1,"op":">=","value":2},
  {"form":"state","metric":"workers","of":1,"where":"own_home","op":">=","value":3},
  {"form":"state","metric":"opponent_homes_with","of":1,"op":">=","value":2},
  {"form":"state","metric":"diplomacy","op":">=","value":2},
  {"form":"some opponent","parts":[{"form":"any","parts":[{"form":"deed","deed":10,"filters":[[1,"the opponent",0],[2,
    "==",0]],"made":"count","field":-1,"op":">=","value":2},{"form":"deed","deed":10,"filters":[[1,"the opponent",0],[2,
    "==",1]],"made":"count","field":-1,"op":">=","value":2},{"form":"deed","deed":10,"filters":[[1,"the opponent",0],[2,
    "==",2]],"made":"count","field":-1,"op":">=","value":2},{"form":"deed","deed":10,"filters":[[1,"the opponent",0],[2,
    "==",3]],"made":"count","field":-1,"op":">=","value":2},{"form":"deed","deed":10,"filters":[[1,"the opponent",0],[2,
    "==",4]],"made":"count","field":-1,"op":">=","value":2}]}]},
  {"form":"some opponent","parts":[{"form":"all","parts":[{"form":"deed","deed":10,"filters":[[1,"the opponent",0],[2,
    "==",2]],"made":"count","field":-1,"op":">=","value":1},{"form":"deed","deed":10,"filters":[[1,"the opponent",0],[2,
    "==",3]],"made":"count","field":-1,"op":">=","value":1}]}]},
  {"form":"deed","deed":10,"filters":[],"made":"distinct","field":2,"op":">=","value":3},
  {"form":"state","metric":"track","of":1,"op":">=","value":8},
  {"form":"deed","deed":6,"filters":[[2,"==",1]],"made":"sum","field":5,"op":">=","value":3},
  {"form":"deed","deed":9,"filters":[[1,"==",1]],"made":"count","field":-1,"op":">=","value":1},
  {"form":"deed","deed":10,"filters":[[3,"==",1]],"made":"count","field":-1,"op":">=","value":1},
  {"form":"deed","deed":11,"filters":[[6,"==",0]],"made":"sum","field":5,"op":">=","value":3},
  {"form":"deed","deed":11,"filters":[[6,"==",1]],"made":"sum","field":5,"op":">=","value":3},
  {"form":"deed","deed":11,"filters":[[1,"==",0]],"made":"count","field":-1,"op":">=","value":1},
  {"form":"deed","deed":6,"filters":[[2,"==",2]],"made":"sum","field":5,"op":">=","value":3},
  {"form":"all","parts":[{"form":"state","metric":"workers","of":2,"where":"centre","op":">=","value":2},
    {"form":"state","metric":"opposing_workers","of":2,"where":"centre","op":"<=","value":0}]},
  {"form":"state","metric":"track","of":2,"op":">=","value":8},
  {"form":"state","metric":"opponent_homes_with","of":2,"op":">=","value":2},
  {"form":"deed","deed":11,"filters":[],"made":"distinct","field":3,"op":">=","value":2},
  {"form":"deed","deed":11,"filters":[[1,"==",2]],"made":"sum","field":4,"op":">=","value":2},
  {"form":"state","metric":"track","of":3,"op":">=","value":8},
  {"form":"deed","deed":12,"filters":[[1,"==",0]],"made":"count","field":-1,"op":">=","value":1},
  {"form":"state","metric":"guilds","op":">=","value":2},
  {"form":"deed","deed":3,"filters":[],"made":"sum","field":2,"op":">=","value":3},
  {"form":"deed","deed":6,"filters":[[1,"==",3]],"made":"distinct","field":2,"op":">=","value":2},
  {"form":"deed","deed":12,"filters":[],"made":"count","field":-1,"op":">=","value":2},
  {"form":"deed","deed":16,"filters":[],"made":"count","field":-1,"op":">=","value":2},
  {"form":"state","metric":"track","of":4,"op":">=","value":8},
  {"form":"deed","deed":13,"filters":[],"made":"count","field":-1,"op":">=","value":3},
  {"form":"deed","deed":5,"filters":[],"made":"count","field":-1,"op":">=","value":2},
  {"form":"deed","deed":4,"filters":[],"made":"sum","field":2,"op":">=","value":3},
  {"form":"deed","deed":14,"filters":[],"made":"count","field":-1,"op":">=","value":2},
  {"form":"state","metric":"territories_empty","op":"<=","value":0},
  {"form":"all","parts":[{"form":"state","metric":"workers","of":0,"where":"map","op":">=","value":3},{"form":"state",
    "metric":"workers","of":1,"where":"map","op":">=","value":3},{"form":"state","metric":"workers","of":2,
    "where":"map","op":">=","value":3}]},
  {"form":"state","metric":"anarchy","op":">=","value":3},
]
export const CLAIMS_OF_TWO: Readonly<Record<number, Condition>> = {"7": {"form": "state", "metric": "workers", "of": 0,
  "where": "opponent_homes", "op": ">=", "value": 3}, "15": {"form": "state", "metric": "workers", "of": 1,
  "where": "opponent_homes", "op": ">=", "value": 3}, "30": {"form": "state", "metric": "workers", "of": 2,
  "where": "opponent_homes", "op": ">=", "value": 3}, "45": {"form": "all", "parts": [{"form": "state",
  "metric": "workers", "of": 3, "where": "own_home", "op": ">=", "value": 3}, {"form": "state", "metric": "workers",
  "of": 3, "where": "centre", "op": ">=", "value": 3}, {"form": "state", "metric": "workers", "of": 3,
  "where": "opponent_homes", "op": ">=", "value": 3}]}}
export const END_CLAIMS: readonly Condition[] = [
  {"form":"state","metric":"highest_track","op":">=","value":11},
  {"form":"state","metric":"claims_done","op":">=","value":3},
  {"form":"state","metric":"lowest_track","op":">=","value":3},
  {"form":"state","metric":"tracks_at_least","of":6,"op":">=","value":3},
  {"form":"all","parts":[{"form":"state","metric":"track","of":0,"op":">=","value":6},{"form":"beats","metric":"track",
    "of":0}]},
  {"form":"all","parts":[{"form":"state","metric":"track","of":1,"op":">=","value":6},{"form":"beats","metric":"track",
    "of":1}]},
  {"form":"all","parts":[{"form":"state","metric":"track","of":2,"op":">=","value":6},{"form":"beats","metric":"track",
    "of":2}]},
  {"form":"all","parts":[{"form":"state","metric":"track","of":3,"op":">=","value":6},{"form":"beats","metric":"track",
    "of":3}]},
  {"form":"all","parts":[{"form":"state","metric":"track","of":4,"op":">=","value":6},{"form":"beats","metric":"track",
    "of":4}]},
  {"form":"state","metric":"diplomacy","op":">=","value":3},
  {"form":"state","metric":"alms","op":">=","value":7},
  {"form":"state","metric":"anarchy","op":"<=","value":0},
  {"form":"all","parts":[{"form":"state","metric":"guilds","op":">=","value":2},{"form":"state","metric":"track","of":3,
    "op":">=","value":4}]},
  {"form":"state","metric":"workers","of":0,"where":"opponent_homes","op":">=","value":3},
  {"form":"state","metric":"workers","of":1,"where":"opponent_homes","op":">=","value":3},
  {"form":"state","metric":"workers","of":2,"where":"opponent_homes","op":">=","value":3},
  {"form":"all","parts":[{"form":"state","metric":"workers","of":3,"where":"centre","op":">=","value":5},
    {"form":"beats","metric":"workers","of":3,"where":"centre"}]},
  {"form":"all","parts":[{"form":"state","metric":"workers","of":3,"where":"opponent_homes","op":">=","value":5},
    {"form":"any","parts":[{"form":"all","parts":[{"form":"state","metric":"workers","of":0,"where":"opponent_homes",
    "op":">=","value":1},{"form":"state","metric":"workers","of":1,"where":"opponent_homes","op":">=","value":1}]},
    {"form":"all","parts":[{"form":"state","metric":"workers","of":0,"where":"opponent_homes","op":">=","value":1},
    {"form":"state","metric":"workers","of":2,"where":"opponent_homes","op":">=","value":1}]},{"form":"all",
    "parts":[{"form":"state","metric":"workers","of":1,"where":"opponent_homes","op":">=","value":1},{"form":"state",
    "metric":"workers","of":2,"where":"opponent_homes","op":">=","value":1}]}]}]},
  {"form":"all","parts":[{"form":"state","metric":"workers","of":0,"where":"own_home","op":">=","value":2},
    {"form":"state","metric":"workers","of":1,"where":"own_home","op":">=","value":2},{"form":"state",
    "metric":"workers","of":2,"where":"own_home","op":">=","value":2}]},
  {"form":"all","parts":[{"form":"state","metric":"on_map","op":">=","value":10},{"form":"state","metric":"workers",
    "of":3,"where":"own_home","op":"<=","value":5}]},
  {"form":"state","metric":"hand","op":">=","value":6},
  {"form":"state","metric":"tokens","op":">=","value":8},
  {"form":"all","parts":[{"form":"state","metric":"anarchy","op":">=","value":4},{"form":"beats","metric":"anarchy"}]},
  {"form":"all","parts":[{"form":"state","metric":"workers","of":0,"where":"opponent_homes","op":">=","value":1},
    {"form":"state","metric":"workers","of":1,"where":"opponent_homes","op":">=","value":1},{"form":"state",
    "metric":"workers","of":2,"where":"opponent_homes","op":">=","value":1}]},
]
export const END_VALUE: number = 5
export const MISSED: number = -3
