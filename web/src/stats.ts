/** The numbers shown beside each player: the lists of a table by seat that its game has named for that. */
import type { Book } from './generated'
import type { Sight } from './wire'
import type { Words } from './words'

export interface Stat {
  field: string
  label: string
  values: number[]
}

export function stats(sight: Sight, book: Book, words: Words): Stat[] {
  return book.game.stats.map((field) => ({
    field,
    label: words.say(`sheet-${field.replaceAll('_', '-')}`),
    values: sight.table[field] as number[],
  }))
}
