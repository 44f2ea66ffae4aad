/** Costs and effects as symbols: how many of what. */
import { type Cost, type Effects, MAT_START, OP } from './data'
import type { MarkName } from './shapes'

/** So many of a thing; `tone`: of which colour it is, where its drawing does not say. */
export interface Chip {
  mark: MarkName
  count: number
  tone?: string
}

export const CUBE_MARKS = ['military', 'culture', 'gold'] as const
export const TRACK_MARKS = ['power', 'prestige', 'popularity'] as const
export const SLOT_TONES = ['brown', 'red', 'blue', 'yellow'] as const
export const AREA_TONES = ['purple', 'green', 'black'] as const

const COST_MARKS: readonly MarkName[] = ['military', 'culture', 'gold', 'votes', 'any', 'power', 'popularity']

const OPERATIONS: Readonly<Record<number, MarkName>> = {
  [OP.votes]: 'votes',
  [OP.any]: 'any',
  [OP.advanceAny]: 'track',
  [OP.conquer]: 'province',
  [OP.retrieve]: 'retrieve',
  [OP.recruit]: 'recruit',
  [OP.recallAll]: 'recall',
  [OP.recallOne]: 'recall-one',
  [OP.widen]: 'widen',
  [OP.convert]: 'convert',
  [OP.waive]: 'waive',
  [OP.swap]: 'swap',
  [OP.neighbour]: 'neighbour',
  [OP.repeat]: 'repeat',
  [OP.breakIn]: 'break-in',
  [OP.claimUnmet]: 'claim',
  [OP.claimTwice]: 'claim-twice',
  [OP.legendary]: 'legendary',
  [OP.promote]: 'promote',
}

export function chipsOfCost(cost: Cost | undefined): Chip[] {
  return COST_MARKS.flatMap((mark, place) => (cost?.[place] ? [{ mark, count: cost[place] ?? 0 }] : []))
}

export function chipsOf(effects: Effects | undefined): Chip[] {
  return (effects ?? []).map(([op, what, count]) => {
    if (op === OP.cubes) return { mark: CUBE_MARKS[what] ?? 'any', count }
    if (op === OP.advance) return { mark: TRACK_MARKS[what] ?? 'track', count }
    if (op === OP.produce) return { mark: 'produce', count: 1, tone: SLOT_TONES[what] ?? 'brown' }
    return { mark: OPERATIONS[op] ?? 'any', count }
  })
}

/** The slot that an action of the board, or a card, lets produce. */
export function producedBy(effects: Effects | undefined): number | null {
  const found = effects?.find(([op]) => op === OP.produce)
  return found?.[1] ?? null
}

/** What a side of a mat begins with. */
export function startOf(mat: number): Chip[] {
  const marks = [...CUBE_MARKS, 'votes'] as const
  return marks.flatMap((mark, place) => {
    const count = MAT_START[mat]?.[place] ?? 0
    return count > 0 ? [{ mark, count }] : []
  })
}
