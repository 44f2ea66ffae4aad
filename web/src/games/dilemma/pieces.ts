/** The table of The King's Dilemma as the board reads it. */
import type { Sight } from '../../wire'
import { FINALE_HOME, PHASE } from './data'
import type { Screen, Table } from './types'

export const NOTHING = -1
export const AYE = 0
export const NAY = 1
export const GATHER = 2
export const MODERATE = 3
export const SIDES = [AYE, NAY]
export const RESOURCES = [0, 1, 2, 3, 4]
const PAGES = ['aye', 'nay'] as const

/** What the rules reckon for the board. */
export interface Figures {
  /** Points of each agenda, as the markers stand now. */
  worth: number[]
  /** Power on Aye and on Nay. */
  sides: [number, number]
  /** To which story the open card belongs, or NOTHING. */
  storyline: number
  /** Of the last sitting: the lean, the outcome it leads to now, and behind the end house, place and points of each. */
  finale: { lean: number; reckoning: number; standing: [number, number, number][] } | null
}

export const tableOf = (sight: Sight): Table => sight.table as unknown as Table
export const screenOf = (sight: Sight): Screen | null => (sight.own as unknown as Screen | undefined) ?? null
export const figuresOf = (sight: Sight): Figures => sight.figures as unknown as Figures

/** A name that has room on a small plaque. */
export function short(name: string, most: number): string {
  const letters = Array.from(name)
  return letters.length <= most ? name : `${letters.slice(0, most - 1).join('')}…`
}

/** The page of the result that was read of a dilemma in this reign; null where none was. */
export function resultOf(table: Table, card: number): string | null {
  const found = table.results.find((code) => Math.floor(code / 2) === card)
  return found === undefined ? null : `dilemma-${card}/${PAGES[found % 2]}`
}

/** Whether this sitting is the finale: three votes, and no realm. */
export const isFinale = (table: Table): boolean => table.opened.includes(FINALE_HOME)

/** The page of the outcome, once it is proclaimed. */
export function outcomeOf(table: Table): string | null {
  return isFinale(table) && table.ended !== NOTHING ? `envelope-${table.opened.at(-1) ?? NOTHING}` : null
}

/** All that may be read now, the open card first and then the latest: the keys of its pages. */
export function leavesOf(table: Table): string[] {
  const open = table.card === NOTHING ? [] : [table.card]
  const decided = isFinale(table) ? table.results.map((code) => Math.floor(code / 2)) : table.time
  const past = [...decided].reverse().filter((card) => card !== table.card)
  const cards = [...open, ...past].flatMap((card) => {
    const result = resultOf(table, card)
    return result === null ? [`dilemma-${card}`] : [`dilemma-${card}`, result]
  })
  const stickers = table.sticker.flatMap((sticker) => (sticker === NOTHING ? [] : [`sticker-${sticker}`]))
  const letters = table.mystery.flatMap((letter) => (letter === NOTHING ? [] : [`letter-${letter}`]))
  const stories = [...table.opened]
    .reverse()
    .flatMap((one) => (table.event_home.includes(one) ? [`envelope-${one}`, `event-${one}`] : [`envelope-${one}`]))
  return [...cards, ...stories, ...letters, ...stickers, ...table.house.map((house) => `house-${house}`)]
}

/** What a seat has on the pad of the reign. */
const totalOf = (table: Table, seat: number): number => table.pad.reduce((sum, row) => sum + (row[seat] ?? 0), 0)

/** Whose house is shown where no dilemma lies: at the end the winner's, before it the reader's. */
export function speakerOf(table: Table, seat: number): number {
  if (table.ended === NOTHING || isFinale(table)) return seat
  const totals = table.house.map((_, at) => totalOf(table, at))
  return totals.indexOf(Math.max(...totals))
}

/** The key of what a house has to say now. */
export function voiceOf(table: Table, seat: number): string {
  const says = (line: string): string => `house-${table.house[seat] ?? 0}/${line}`
  if (isFinale(table)) return says('finale')
  if (table.ended === NOTHING) return says(table.phase === PHASE['result'] && table.leader === seat ? 'leader' : 'seat')
  const totals = table.house.map((_, at) => totalOf(table, at))
  const mine = totals[seat] ?? 0
  if (mine === Math.max(...totals)) return says('won')
  return says(mine === Math.min(...totals) ? 'last' : 'seat')
}

/** The pages that were read aloud last: the result of the last dilemma, in the finale the outcome. */
export function lastRead(table: Table): string[] {
  const code = table.results.at(-1)
  const result = code === undefined ? null : resultOf(table, Math.floor(code / 2))
  return [result, outcomeOf(table)].filter((key) => key !== null)
}
