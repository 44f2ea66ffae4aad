import { describe, expect, test } from 'vitest'
import { certain } from '../src/chips'
import { chapters } from '../src/log'
import { blocks } from '../src/markdown'
import { stats } from '../src/stats'
import type { GameEvent, Sight, Told } from '../src/wire'
import { bundleOf, Words } from '../src/words'
import { book, text } from './fixtures'
import * as invented from './invented'

const words = new Words('en', [bundleOf('en', text('en.ftl'))], book, ['Anna', 'Ben'])

describe('what is certain to happen', () => {
  const { book } = invented
  const words = new Words('en', [bundleOf('en', invented.text)], book, ['Anna', 'Ben'])

  test('the same thing is added up, costs and gains apart', () => {
    const events: GameEvent[] = [
      { was: 'PaintPaid', seat: 0, paint: 4 },
      { was: 'PaintPaid', seat: 0, paint: 3 },
      { was: 'BrushesGained', seat: 0, brushes: 1 },
      { was: 'PaintGained', seat: 0, paint: 2 },
    ]
    const { chips, sentences } = certain(events, 0, book, words)
    expect(chips).toEqual([
      { text: '−\u20097 pots', tone: 'cost' },
      { text: '+\u20091 brush', tone: 'gain' },
      { text: '+\u20092 pots', tone: 'gain' },
    ])
    expect(sentences).toEqual([])
  })

  test('pieces that change hands are chips, everything else is a sentence', () => {
    const events: GameEvent[] = [
      { was: 'ViewGained', seat: 0, wall: 3 },
      { was: 'TileUsed', seat: 0, tile: 2 },
      { was: 'PaintGained', seat: 1, paint: 2 },
    ]
    const { chips, sentences } = certain(events, 0, book, words)
    expect(chips).toEqual([{ text: '−\u2009the blue tile', tone: 'cost' }])
    expect(sentences).toEqual(['Anna gains the view from the north wall.', 'Ben gains 2 pots.'])
  })
})

describe('the log', () => {
  const told: Told[] = [
    { entry: 1, at: 0, events: [{ was: 'TurnBegan', seat: 0, turn: 1 }] },
    { entry: 2, at: 0, events: [invented.paid] },
    { entry: 3, at: 0, events: [{ was: 'TakenBack', seat: 0, to: 1, agreed: false }] },
    {
      entry: 4,
      at: 0,
      events: [
        { was: 'WallFinished', seat: 0 },
        { was: 'TurnBegan', seat: 1, turn: 2 },
      ],
    },
  ]

  test('has a chapter a turn, and strikes out what was taken back', () => {
    const found = chapters(told)
    expect(found.map((chapter) => chapter.head?.['seat'])).toEqual([0, 1])
    expect(found[0]?.lines.map((line) => [line.event.was, line.undone])).toEqual([
      ['PaintPaid', true],
      ['TakenBack', false],
      ['WallFinished', false],
    ])
  })

  test('a pause was one, whatever is taken back', () => {
    const paused = { entry: 2, at: 0, events: [{ was: 'Paused', why: 'player', seat: 1 }] }
    const found = chapters([...told.slice(0, 2), paused, ...told.slice(2)])
    expect(found[0]?.lines.map((line) => line.undone)).toEqual([true, false, false, false])
  })
})

test('the numbers beside a player are those that the game names, in its order', () => {
  const clock = { entry: 0, at: 0, now: 0, running: false, halted: false }
  const sight: Sight = {
    clock,
    table: { hands: [1, 2], points: [3, 4], laid: [0, 1], favours: [5, 6], offered: [1, 2, 3] },
    stacks: [],
    figures: {},
  }
  const named = { ...book, game: { ...book.game, stats: ['hands', 'points'] } }
  expect(stats(sight, named, words).map((stat) => [stat.label, stat.values])).toEqual([
    ['Cards', [1, 2]],
    ['Points', [3, 4]],
  ])
})

test('a text becomes blocks, and nothing in it becomes HTML', () => {
  const found = blocks(
    '# Title\n\n## Part\n<!-- part -->\n\nOne *two* **three**\n<b>four</b>\n\n' +
      '- a\n  b\n- c\n\n| x | y |\n| --- | --- |\n| 1 | 2 |\n',
  )
  expect(found.map((block) => block.type)).toEqual(['heading', 'heading', 'paragraph', 'list', 'table'])
  expect(found[1]).toMatchObject({ id: 'part', level: 2 })
  expect(found[2]).toMatchObject({
    runs: [{ text: 'One ' }, { style: 'em' }, { text: ' ' }, { style: 'strong' }, { text: ' <b>four</b>' }],
  })
  expect(found[3]).toMatchObject({ items: [[{ text: 'a b' }], [{ text: 'c' }]] })
  expect(found[4]).toMatchObject({ rows: [[[{ text: '1' }], [{ text: '2' }]]] })
})
