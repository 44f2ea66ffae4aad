/** The table of The Council of Four as the board reads it. */
import type { Sight } from '../../wire'
import { type Bonus, type Mark, NEUTRAL, PERMITS } from './data'
import type { Screen, Table } from './types'

export const NOTHING = -1
export const REGIONS = [0, 1, 2]
export const KING = 3
export const COLOURS = [0, 1, 2, 3, 4, 5]
export const TONES = ['white', 'black', 'orange', 'purple', 'blue', 'pink', 'joker']
export const METALS = ['gold', 'silver', 'bronze', 'iron', 'purple']
export const MARKS: readonly Mark[] = ['assistants', 'coins', 'points', 'main_actions', 'cards', 'nobility']

export function tableOf(sight: Sight): Table {
  return sight.table as unknown as Table
}

/** The own politics cards, by kind; none for a spectator. */
export function handOf(sight: Sight): number[] {
  return (sight.own as Screen | undefined)?.hand ?? []
}

export function councilOf(table: Table, balcony: number): number[] {
  return table.councils.slice(balcony * 4, balcony * 4 + 4)
}

/** Who has an emporium in a city, nobody's included. */
export function ownersOf(table: Table, city: number): number[] {
  return [0, 1, 2, 3, 4].filter((seat) => (((table.owners[city] ?? 0) >> seat) & 1) === 1)
}

/** The players among them. */
export function builders(table: Table, city: number): number[] {
  return ownersOf(table, city).filter((seat) => seat !== NEUTRAL)
}

export function symbols(bonus: Bonus | undefined): [Mark, number][] {
  return MARKS.flatMap((mark) => (bonus?.[mark] ? [[mark, bonus[mark]] as [Mark, number]] : []))
}

export function bonusOf(permit: number): [Mark, number][] {
  return symbols(PERMITS[permit]?.bonus)
}
