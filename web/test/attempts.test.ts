/** From a thing that is touched to what somebody tries: the way back from its name. */
import { expect, test } from 'vitest'
import { attemptsFor, settledBy } from '../src/attempts'
import { Choice } from '../src/choice.svelte'
import { sentences } from '../src/desk.svelte'
import { attempts, both, by, only, pair, type Stages, way, withKind } from '../src/stages'
import type { Obstacle } from '../src/wire'
import type { Words } from '../src/words'
import { book, paint, rest, work } from './invented'

const STAGES: Stages<{ open: number }> = {
  PaintWall: [[by('pot', 'colour'), by('wall', 'wall')]],
  PaintAtNight: [[only('moon')], [by('wall', 'wall')]],
  FetchTile: [[withKind(by('shelf', 'row', 'place'))]],
  SwapColours: pair('pot', 'one', 'other'),
  Haggle: [
    [way('price')],
    [
      both(
        () => ({ key: 'purse', fields: ['price'], kind: false }),
        (key, table) => (key === 'purse' ? { price: table.open } : null),
      ),
    ],
  ],
}

function tried(key: string, choice = new Choice(book)): unknown {
  return attempts({ choice, table: { open: 7 }, book, stages: STAGES }, key)
}

test('a name tells the fields that it settles, of every kind of action that has it', () => {
  expect(tried('wall-2')).toEqual([
    { kind: 'PaintWall', fields: { wall: 2 } },
    { kind: 'PaintAtNight', fields: { wall: 2 } },
  ])
  expect(tried('shelf-1-0')).toEqual([{ kind: 'FetchTile', fields: { row: 1, place: 0 } }])
  expect(tried('moon')).toEqual([{ kind: 'PaintAtNight', fields: {} }])
  expect(tried('pot-3')).toEqual([
    { kind: 'PaintWall', fields: { colour: 3 } },
    { kind: 'SwapColours', fields: { one: 3 } },
  ])
  expect(tried('purse')).toEqual([{ kind: 'Haggle', fields: { price: 7 } }])
  expect(tried('Rest')).toEqual([{ kind: 'Rest', fields: {} }])
})

test('a name that is none of these tries nothing', () => {
  for (const key of ['wall', 'wall-x', 'wall-1-2', 'shelf-1', 'walls-2', 'score']) expect(tried(key)).toEqual([])
})

test('what has been picked is a part of it', () => {
  const choice = new Choice(book)
  choice.load([work([paint(0, 1), paint(0, 2), paint(3, 3), rest])])
  choice.pick({ colour: 0 })
  expect(tried('wall-3', choice)).toEqual([
    { kind: 'PaintWall', fields: { colour: 0, wall: 3 } },
    { kind: 'PaintAtNight', fields: { colour: 0, wall: 3 } },
  ])
  choice.pick({}, 'PaintWall')
  expect(tried('wall-3', choice)).toEqual([{ kind: 'PaintWall', fields: { colour: 0, wall: 3 } }])
})

test('of two fields of one domain the first is settled first, and what has no room settles nothing', () => {
  expect(
    settledBy(book, 'SwapColours', [
      ['colour', 3],
      ['colour', 1],
    ]),
  ).toEqual({ one: 3, other: 1 })
  expect(settledBy(book, 'Rest', [['colour', 3]])).toBeNull()
  expect(attemptsFor(book, ['Rest', 'PaintWall'], [['colour', 3]])).toEqual([
    { kind: 'PaintWall', fields: { colour: 3 } },
  ])
})

test('a small button tells its own kind', () => {
  expect(tried('way-Haggle-3')).toEqual([{ kind: 'Haggle', fields: { price: 3 } }])
})

test('a reason is said once, with the kinds unless it is the only one and they are on offer', () => {
  const words = { reason: ({ why }: { why: string }) => why, kind: (kind: string) => kind } as unknown as Words
  const dry = (kind: string): Obstacle => ({ kind, why: { why: 'Dry.' } })
  const dark: Obstacle = { kind: 'Rest', why: { why: 'Too dark.' } }
  expect(sentences([dry('A'), dry('B')], words, new Set(['B']))).toEqual(['Dry.'])
  expect(sentences([dry('A'), dry('B')], words, new Set(['Rest']))).toEqual(['A, B: Dry.'])
  expect(sentences([dry('A'), dark, dry('B')], words, new Set(['B']))).toEqual(['A, B: Dry.', 'Rest: Too dark.'])
  expect(sentences([], words, new Set())).toEqual([])
})
