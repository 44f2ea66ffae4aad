/** The full title of a house: what its claims have earned, its lord and its name. */
import type { Titled } from '../../parts/titles'
import type { Words } from '../../words'
import { tableOf } from './pieces'
import type { Table } from './types'

export function titleOf(table: Table, words: Words, seat: number): string {
  const name = words.say('name', {
    lord: words.piece('lord', table.lords[seat] ?? 0),
    house: words.say(`house-${seat}`),
  })
  const titles = [
    ...(table.fulfilled[seat] ?? []).map((claim) => words.piece('end_claim', claim)),
    ...(table.completed[seat] ?? []).map((claim) => words.piece('claim', claim)),
  ]
  return titles.length > 0 ? words.say('full-title', { titles: titles.join(', '), name }) : name
}

const titled: Titled = (sight, words, seat) => titleOf(tableOf(sight), words, seat)
export default titled
