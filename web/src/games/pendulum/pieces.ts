/** The table of Pendulum as the board reads it. */
import type { Sight } from '../../wire'
import {
  BOX_LETTERS,
  BOX_ROW,
  BOX_TASKS,
  type Effects,
  FAMILY_ICONS,
  FIRST_END,
  FIRST_PERMANENT,
  FIRST_REWARD,
  CORNER,
  GRANDE_REWARD,
  NEUTRAL_BOXES,
  PROVINCE_FAMILY,
  ROW_BOXES,
  SPOT,
  TASK_ROW,
  type WorkerState,
} from './data'
import type { Table } from './types'

export const NOTHING = -1
export const AREAS = [0, 1, 2]
export const CUBES = [0, 1, 2]
export const TRACKS = [0, 1, 2]
export const SLOTS = [0, 1, 2, 3]
export const SPACES = [0, 1, 2, 3]
export const PURPLE = 0

/** Workers of a seat, and of an automated opponent. */
export const WORKERS = 5
export const GRANDE = 0
export const SECOND_GRANDE = 4
const RIVAL_WORKERS = 3

// Nobles behind the players
export const NEUTRAL = 5
export const RIVAL_A = 6

// The legendary token
export const ON_STACK = -2
export const ON_CARD = -1

/** What the rules reckon for the board. */
export interface Figures {
  /** By seat and worker. */
  states: WorkerState[][]
  able: number[]
  /** Purple flips to the Council. */
  flips: number
  /** By area, what a flip would do to the own workers; empty for a spectator. */
  flip: { unused: number[]; freed: number[]; awaited: number[] }[]
  /** By seat and track. */
  distance: number[][]
  parchment: number[][]
  /** By seat and slot. */
  production: Effects[][]
  /** By seat: military, culture, gold, votes and any resources that the open achievement still needs. */
  missing: number[][]
}

export function tableOf(sight: Sight): Table {
  return sight.table as unknown as Table
}

export function figuresOf(sight: Sight): Figures {
  return sight.figures as unknown as Figures
}

/** How many play, automated opponents and nobody's colour left out. */
export function seatsOf(table: Table): number {
  return table.military.length
}

/** Where the worker of a seat is: in which row, and whether it has acted there. */
export interface Place {
  row: number
  box: number
  task: number
}

export const OFF_BOARD: Place = { row: NOTHING, box: NOTHING, task: NOTHING }

export function placeOf(at: number): Place {
  if (at < SPOT.rewardBox) return { row: BOX_ROW[at] ?? NOTHING, box: at, task: NOTHING }
  if (at >= SPOT.mat) return OFF_BOARD
  const task = at - SPOT.rewardBox
  return { row: TASK_ROW[task] ?? NOTHING, box: NOTHING, task }
}

export function hasTimer(table: Table, row: number): boolean {
  return row !== NOTHING && table.rows[row >> 1] === row % 2
}

/** Somebody's pawn in a box or a reward box. */
export interface Pawn {
  /** A seat, or one of the nobles behind them. */
  noble: number
  worker: number
  grande: boolean
  /** Game time until which it may be driven away, or NOTHING. */
  until: number
}

export const isGrande = (worker: number): boolean => worker === GRANDE || worker === SECOND_GRANDE

/** All pawns by where they are; the own ones first. */
export function pawnsOf(table: Table, me: number): Map<number, Pawn[]> {
  const found = new Map<number, Pawn[]>()
  const put = (at: number, pawn: Pawn): void => {
    if (at < SPOT.mat) found.set(at, [...(found.get(at) ?? []), pawn])
  }
  const seats = [...Array(seatsOf(table)).keys()].sort((one, other) => Number(other === me) - Number(one === me))
  for (const seat of seats)
    for (let worker = 0; worker < WORKERS; worker += 1)
      put(table.at[seat * WORKERS + worker] ?? SPOT.reserve, {
        noble: seat,
        worker,
        grande: isGrande(worker),
        until: table.holds[seat * WORKERS + worker] ?? NOTHING,
      })
  table.rival_at.forEach((at, place) =>
    put(at, {
      noble: RIVAL_A + Math.floor(place / RIVAL_WORKERS),
      worker: place % RIVAL_WORKERS,
      grande: place % RIVAL_WORKERS === GRANDE,
      until: NOTHING,
    }),
  )
  if (table.privilege.includes(NEUTRAL))
    NEUTRAL_BOXES.forEach((box, worker) =>
      put(box, { noble: NEUTRAL, worker, grande: worker === NEUTRAL_BOXES.length - 1, until: NOTHING }),
    )
  return found
}

// The own workers

export interface Worker {
  worker: number
  grande: boolean
  state: WorkerState
  place: Place
}

/** The own workers in play, with what each can do. */
export function workersOf(table: Table, { states }: Figures, seat: number): Worker[] {
  return (states[seat] ?? []).flatMap((state, worker) => {
    const at = table.at[seat * WORKERS + worker] ?? SPOT.reserve
    return state === 'out' ? [] : [{ worker, grande: isGrande(worker), place: placeOf(at), state }]
  })
}

export function inPlay(table: Table, seat: number): number {
  return table.at.slice(seat * WORKERS, (seat + 1) * WORKERS).filter((at) => at < SPOT.reserve).length
}

/** The box of an action on this side of the board. */
export function boxOf(table: Table, task: number): number {
  const boxes = ROW_BOXES[table.side]?.[TASK_ROW[task] ?? 0] ?? []
  return boxes.find((box) => BOX_TASKS[box]?.includes(task)) ?? NOTHING
}

/** The letter of an action: a wide box has one for each of its two. */
export function letterOf(table: Table, task: number): string {
  const box = boxOf(table, task)
  return BOX_LETTERS[box]?.[BOX_TASKS[box]?.indexOf(task) ?? 0] ?? ''
}

// Goods, tracks and slots

export function cubesOf(table: Table, cube: number, seat: number): number {
  return [table.military, table.culture, table.gold][cube]?.[seat] ?? 0
}

export function stepsOf(table: Table, track: number, seat: number): number {
  return [table.power, table.prestige, table.popularity][track]?.[seat] ?? 0
}

/** Rank from 1 on; 0 for whoever has none. */
export function rankOf(table: Table, noble: number): number {
  return table.privilege.indexOf(noble) + 1
}

export function provincesIn(table: Table, seat: number, slot: number): number[] {
  return table.slots[seat * SLOTS.length + slot] ?? []
}

/** What a province shows in a slot. */
export function iconOf(province: number, slot: number): Effects {
  return FAMILY_ICONS[PROVINCE_FAMILY[province] ?? 0]?.[slot] ?? []
}

/** Like things together. */
export function summed(effects: Effects): Effects {
  const sums = new Map<string, [number, number, number]>()
  for (const [op, what, amount] of effects) {
    const kind = `${op} ${what}`
    sums.set(kind, [op, what, amount + (sums.get(kind)?.[2] ?? 0)])
  }
  return [...sums.values()]
}

// Cards

/** `own`: a stratagem of a mat; `keep`: goes to the hand; `now`: is resolved at once; `end`: of the last Council. */
export type CardKind = 'own' | 'now' | 'keep' | 'end' | 'corner' | 'grande'

export function kindOf(card: number): CardKind {
  if (card < FIRST_REWARD) return 'own'
  if (card < FIRST_PERMANENT) return 'now'
  if (card < FIRST_END) return 'keep'
  if (card === CORNER) return 'corner'
  return card === GRANDE_REWARD ? 'grande' : 'end'
}
