/** Numbers of a table that every player has: a list by seat whose name has a word of its own. */
import type { Sight } from './wire'
import type { Words } from './words'

export interface Stat {
  field: string
  label: string
  values: number[]
}

/** What counts at the end comes first, by whatever name a game has for it. */
const COUNTS = ['points', 'influence']

export function stats(sight: Sight, seats: number, words: Words): Stat[] {
  const found: Stat[] = []
  for (const [field, values] of Object.entries(sight.table)) {
    const key = `sheet-${field.replaceAll('_', '-')}`
    const fits = Array.isArray(values) && values.length === seats && values.every((value) => Number.isInteger(value))
    if (fits && words.has(key)) found.push({ field, label: words.say(key), values: values as number[] })
  }
  return found.sort((a, b) => Number(COUNTS.includes(b.field)) - Number(COUNTS.includes(a.field)))
}
