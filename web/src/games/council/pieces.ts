/** The table of The Council of Four as the board reads it. */
import type { Sight } from '../../wire'
import { type Bonus, type Mark, NEUTRAL, PERMITS } from './data'

export interface CouncilTable {
  atlas: number
  active: number
  main_actions: number
  quick_actions: number
  king: number
  deck: number
  assistant_pool: number
  coins: number[]
  assistants: number[]
  points: number[]
  nobility: number[]
  hands: number[]
  built: number[]
  owners: number[]
  tokens: number[]
  pool: number[]
  councils: number[]
  market: number[]
  stacks: number[]
  tiles: number[]
  king_rewards: number[]
  permits: number[][]
  used: number[][]
}

export const NOTHING = -1
export const REGIONS = [0, 1, 2]
export const KING = 3
export const COLOURS = [0, 1, 2, 3, 4, 5]
export const TONES = ['white', 'black', 'orange', 'purple', 'blue', 'pink', 'joker']
export const METALS = ['gold', 'silver', 'bronze', 'iron', 'purple']
export const MARKS: readonly Mark[] = ['assistants', 'coins', 'points', 'main_actions', 'cards', 'nobility']

export function tableOf(sight: Sight): CouncilTable {
  return sight.table as unknown as CouncilTable
}

/** The own politics cards, by kind; none for a spectator. */
export function handOf(sight: Sight): number[] {
  return (sight.own?.['hand'] as number[] | undefined) ?? []
}

export function councilOf(table: CouncilTable, balcony: number): number[] {
  return table.councils.slice(balcony * 4, balcony * 4 + 4)
}

/** Who has an emporium in a city, nobody's included. */
export function ownersOf(table: CouncilTable, city: number): number[] {
  return [0, 1, 2, 3, 4].filter((seat) => (((table.owners[city] ?? 0) >> seat) & 1) === 1)
}

/** The players among them. */
export function builders(table: CouncilTable, city: number): number[] {
  return ownersOf(table, city).filter((seat) => seat !== NEUTRAL)
}

export function symbols(bonus: Bonus | undefined): [Mark, number][] {
  return MARKS.flatMap((mark) => (bonus?.[mark] ? [[mark, bonus[mark]] as [Mark, number]] : []))
}

export function bonusOf(permit: number): [Mark, number][] {
  return symbols(PERMITS[permit]?.bonus)
}
