/** What a player has, for the row before them. */
import { EMPORIUMS, type Mark } from './data'
import type { Table } from './types'

export interface Good {
  /** The word that it is called by. */
  word: string
  value: number
  /** None for an emporium, which has the colour of its seat. */
  mark: Mark | null
}

export function goodsOf(table: Table, seat: number): Good[] {
  const good = (word: string, mark: Mark | null, value = 0): Good => ({ word: `sheet-${word}`, mark, value })
  return [
    good('coins', 'coins', table.coins[seat]),
    good('assistants', 'assistants', table.assistants[seat]),
    good('emporiums', null, EMPORIUMS - citiesIn(table.built[seat] ?? 0)),
    good('points', 'points', table.points[seat]),
    good('nobility', 'nobility', table.nobility[seat]),
  ]
}

/** How many cities a set of them has. */
function citiesIn(cities: number): number {
  let found = 0
  for (let rest = cities; rest > 0; rest >>= 1) found += rest & 1
  return found
}
