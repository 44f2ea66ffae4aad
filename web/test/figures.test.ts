import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ICONS } from '../src/art/Icon.svelte'
import { certain } from '../src/chips'
import { counts, figuresOf, ifEnded, madeUp, parted, totals } from '../src/stats'
import { winnersOf, type Outcome, type Sight, type Tally } from '../src/wire'
import { bundleOf, Words } from '../src/words'
import { book, spoken, text } from './fixtures'

const shell = ['web', 'cli']
  .map((name) => readFileSync(new URL(`../../src/regency/words/en/${name}.ftl`, import.meta.url), 'utf8'))
  .join('\n')
const words = new Words('en', [bundleOf('en', `${shell}\n${text('en.ftl')}`)], book, ['Anna', 'Ben'])

const tally: Tally = {
  totals: [7, 12],
  lines: [{ item: 'favours', points: [7, 12] }],
  pending: [{ item: 'respect', points: [3, 0] }],
  counts: [
    { item: 'rounds-left', points: [2] },
    { item: 'hand', points: [4, 5] },
  ],
  last_round: false,
  last_turns: [],
}

test('the total is what the rules reckon, and the score once there is one', () => {
  expect(totals({ tally } as Sight, null)).toEqual([7, 12])
  expect(totals({ tally } as Sight, { scores: [10, 12] } as Outcome)).toEqual([10, 12])
  expect(totals({ tally: null } as Sight, null)).toBeNull()
  expect(totals(null, null)).toBeNull()
})

test('a total unfolds into the lines that are not empty, and into what it would be at once', () => {
  expect(madeUp(tally.lines, 0)).toEqual([{ item: 'favours', points: 7 }])
  expect(madeUp(tally.pending, 1)).toEqual([])
  expect([ifEnded(tally, 0), ifEnded(tally, 1)]).toEqual([10, null])
})

test('what ends the game stands once where it is the same for all', () => {
  const found = parted(counts(tally, book, words), 2)
  expect(found.common.map((stat) => [stat.label, stat.values])).toEqual([['Audiences to come', [2]]])
  expect(found.each.map((stat) => [stat.label, stat.values])).toEqual([['Cards', [4, 5]]])
  expect(parted(counts(tally, book, words), 1).common).toEqual([])
})

test('a moment of a replay shows the total before all else', () => {
  const sight = { table: { hands: [4, 5] }, tally } as unknown as Sight
  expect(figuresOf(sight, book, words).map((stat) => [stat.label, stat.values])).toEqual([
    ['Total', [7, 12]],
    ['Cards', [4, 5]],
  ])
})

test('everything that a game counts has a drawing', () => {
  const icons = spoken.flatMap((game) => Object.values(game.book.game.counts))
  expect(icons.length).toBeGreaterThan(spoken.length)
  expect(icons.filter((icon) => !ICONS.includes(icon))).toEqual([])
})

test('the change of the totals comes first, the own one before all', () => {
  const found = (gains: number[], open: boolean): string[][] =>
    certain([], 1, null, words, { gains, open }).chips.map((chip) => [chip.text, chip.tone])
  expect(found([-2, 9], false)).toEqual([
    ['Total +9', 'gain'],
    [`${words.name(0)}: −2`, 'cost'],
  ])
  expect(found([0, 9], true)).toEqual([['Total +9 for certain', 'gain']])
  expect(found([0, 0], true)).toEqual([])
})

test('who came first has won, unless the outcome says otherwise: perhaps nobody', () => {
  const outcome: Outcome = { reason: 'dusk', ranks: [2, 1, 1], scores: [3, 4, 4], lines: [] }
  expect(winnersOf(outcome)).toEqual([1, 2])
  expect(winnersOf({ ...outcome, won: [false, true, false] })).toEqual([1])
  expect(winnersOf({ ...outcome, won: [false, false, false] })).toEqual([])
})
