/** The numbers beside each player: the running total and what ends the game, as the rules reckon them, and goods. */
import type { Book } from './generated'
import type { Outcome, ScoreLine, Sight, Tally } from './wire'
import type { Words } from './words'

/** `values`: one a seat, or one for everybody. */
export interface Stat {
  field: string
  label: string
  values: number[]
  icon: string
}

/** The goods: lists of the table by seat that its game has named for that. */
export function stats(sight: Sight, book: Book, words: Words): Stat[] {
  return book.game.stats.map((field) => ({
    field,
    label: words.say(`sheet-${field.replaceAll('_', '-')}`),
    values: sight.table[field] as number[],
    icon: '',
  }))
}

/** What the rules count beside the totals, what ends the game first. */
export function counts(tally: Tally | null, book: Book, words: Words): Stat[] {
  return (tally?.counts ?? []).map(({ item, points }) => ({
    field: item,
    label: words.say(`count-${item}`),
    values: points,
    icon: book.game.counts[item] ?? '',
  }))
}

/** Those that are the same for everybody, and those that each seat has. */
export function parted(found: readonly Stat[], seats: number): { common: Stat[]; each: Stat[] } {
  const isCommon = (stat: Stat): boolean => stat.values.length === 1 && seats > 1
  return { common: found.filter(isCommon), each: found.filter((stat) => !isCommon(stat)) }
}

/** All the numbers that each seat has: its total, what the rules count, its goods. */
export function figuresOf(sight: Sight, book: Book, words: Words): Stat[] {
  const sums = totals(sight, null)
  const total = sums ? [{ field: 'total', label: words.say('score-total'), values: sums, icon: '' }] : []
  const counted = parted(counts(sight.tally ?? null, book, words), sums?.length ?? 1).each
  return [...total, ...counted, ...stats(sight, book, words)]
}

/** Everybody's total: the score once there is one; null where the game reckons none. */
export function totals(sight: Sight | null, outcome: Outcome | null): number[] | null {
  return outcome?.scores ?? sight?.tally?.totals ?? null
}

/** How a seat's total is made up; a line that says nothing is left out. */
export function madeUp(lines: readonly ScoreLine[], seat: number): { item: string; points: number }[] {
  return lines.flatMap(({ item, points }) => (points[seat] ? [{ item, points: points[seat] }] : []))
}

/** What a seat would have if the game ended now; null where the total says it already. */
export function ifEnded(tally: Tally, seat: number): number | null {
  const more = tally.pending.reduce((sum, { points }) => sum + (points[seat] ?? 0), 0)
  return more === 0 ? null : (tally.totals[seat] ?? 0) + more
}
